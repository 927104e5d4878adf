//! Whatever the tokens, the macro does not panic, what it returns is code, and the item is kept.
//!
//! `PROPTEST_CASES=100000 cargo test -p refusals-macros any_tokens --release` looks longer than the test command
//! does.

pub(crate) mod mutation;

mod corpus;

use std::collections::BTreeSet;

use proc_macro2::TokenStream;
use proptest::collection::vec;
use proptest::prelude::*;
use quote::{ToTokens, quote};
use syn::{Attribute, File, ImplItem, Item, ItemEnum, ItemImpl, Meta, TraitItem};

use self::corpus::{ENUMS, made, parsed, soup};
use self::mutation::{a_mutation, mutated};
use crate::{attribute, expand, expand_derive};

/// What each stage must do with any tokens.
fn check(args: &TokenStream, item: &TokenStream) -> Result<(), TestCaseError> {
    let code: Vec<_> = attribute::reemit(args, item).into_iter().collect();
    let before = |item: &TokenStream| -> Option<TokenStream> {
        let (before, kept) =
            code.split_at_checked(code.len().checked_sub(item.clone().into_iter().count())?)?;
        let [before, kept] = [before, kept].map(|tokens| tokens.iter().cloned().collect::<TokenStream>());
        (kept.to_string() == item.to_string()).then_some(before)
    };
    // In front of an item that is right stands what makes it one with its derive, or an error. Without a derive,
    // nothing knows `#[rule]`.
    if let Some(before) = before(item) {
        let is_attributes = syn::parse::Parser::parse2(Attribute::parse_outer, before.clone()).is_ok();
        prop_assert!(is_attributes || is_errors(&before), "{before}");
    } else {
        let before = before(&attribute::without_rules(item.clone()));
        prop_assert!(before.is_some_and(|before| is_errors(&before)), "the item is not kept");
    }

    check_derive(item)?;
    let with_args = quote!(#[refusal_args(#args)] #item);
    check_derive(&with_args)
}

fn check_derive(input: &TokenStream) -> Result<(), TestCaseError> {
    let code = expand_derive(input.clone());
    prop_assert_eq!(code.to_string(), expand_derive(input.clone()).to_string(), "not the same twice");
    let file = match syn::parse2::<File>(code.clone()) {
        Ok(file) => file,
        Err(error) => return Err(TestCaseError::fail(format!("{error} in: {code}"))),
    };
    prop_assert!(file.attrs.is_empty(), "{code}");
    check_attributes(&file)?;
    let (errors, items): (Vec<_>, Vec<_>) =
        file.items.iter().partition(|item| matches!(item, Item::Macro(_)));
    prop_assert!(errors.iter().all(|error| is_errors(&error.to_token_stream())), "{code}");
    if items.is_empty() {
        // The compiler has nothing but the error to show.
        prop_assert!(!errors.is_empty(), "neither items nor an error");
    } else if let Ok(parsed) = syn::parse2::<ItemEnum>(input.clone()) {
        check_items(&parsed, &items, &code)?;
    }
    Ok(())
}

/// With every mistake that there may be, the enum has its items, so that one mistake is one error.
fn check_items(parsed: &ItemEnum, items: &[&Item], code: &TokenStream) -> Result<(), TestCaseError> {
    let traits = items.iter().filter(|item| matches!(item, Item::Trait(_))).count();
    prop_assert_eq!(traits, 1, "{}", code);
    let Some(own) = items.iter().find_map(|item| own_impl(item)) else {
        return Err(TestCaseError::fail(format!("no impl in: {code}")));
    };
    let (mut names, mut guards) = (BTreeSet::new(), 0);
    for item in &own.items {
        let Some(name) = name_of(item) else {
            return Err(TestCaseError::fail(format!("another item in: {code}")));
        };
        let is_guard = name.starts_with("guard_");
        guards += usize::from(is_guard);
        // A variant that hides it is an error only if the list has it.
        prop_assert!(is_guard || expand::ITEMS.contains(&&*name), "{} is not in `ITEMS`", name);
        prop_assert!(names.insert(name.clone()), "{} is there twice in: {}", name, code);
    }
    for name in
        ["ALL", "RULES", "PROMPT", "CARD_PARAMS", "id", "reason", "from_id", "refuse", "admit", "refusals"]
    {
        prop_assert!(names.contains(name), "{} is not in: {}", name, code);
    }
    prop_assert!(guards <= parsed.variants.len(), "{}", code);
    Ok(())
}

/// The enum's own `impl`.
fn own_impl(item: &Item) -> Option<&ItemImpl> {
    match item {
        Item::Impl(own) if own.trait_.is_none() => Some(own),
        _ => None,
    }
}

fn name_of(item: &ImplItem) -> Option<String> {
    match item {
        ImplItem::Const(item) => Some(item.ident.to_string()),
        ImplItem::Fn(item) => Some(item.sig.ident.to_string()),
        _ => None,
    }
}

/// Only docs and `#[must_use]`: with a lint's level, `forbid` would be an error, and with anything else, another
/// edition's or another scope's meaning of it.
fn check_attributes(file: &File) -> Result<(), TestCaseError> {
    fn are_fine(attributes: &[Attribute]) -> bool {
        attributes.iter().all(|attribute| match &attribute.meta {
            Meta::NameValue(meta) => meta.path.is_ident("doc"),
            Meta::List(meta) => meta.path.is_ident("doc") && meta.tokens.to_string() == "hidden",
            Meta::Path(path) => path.is_ident("must_use"),
        })
    }
    for item in &file.items {
        let (own, inner): (_, Vec<_>) = match item {
            Item::Impl(item) => (&item.attrs, item.items.iter().map(attributes_of).collect()),
            Item::Trait(item) => (&item.attrs, item.items.iter().map(attributes_in_trait).collect()),
            Item::Const(item) => (&item.attrs, Vec::new()),
            Item::Macro(item) => (&item.attrs, Vec::new()),
            other => return Err(TestCaseError::fail(format!("unexpected: {}", other.to_token_stream()))),
        };
        prop_assert!(are_fine(own) && inner.into_iter().all(are_fine), "{}", item.to_token_stream());
    }
    Ok(())
}

fn attributes_of(item: &ImplItem) -> &[Attribute] {
    match item {
        ImplItem::Const(item) => &item.attrs,
        ImplItem::Fn(item) => &item.attrs,
        ImplItem::Type(item) => &item.attrs,
        _ => &[],
    }
}

fn attributes_in_trait(item: &TraitItem) -> &[Attribute] {
    match item {
        TraitItem::Fn(item) => &item.attrs,
        TraitItem::Type(item) => &item.attrs,
        _ => &[],
    }
}

/// Calls of `compile_error!`, each with one literal.
fn is_errors(code: &TokenStream) -> bool {
    let Ok(file) = syn::parse2::<File>(code.clone()) else { return false };
    !file.items.is_empty()
        && file.items.iter().all(|item| match item {
            Item::Macro(call) => {
                let name = call.mac.path.segments.last().map(|last| last.ident.to_string());
                name.as_deref() == Some("compile_error") && call.mac.parse_body::<syn::LitStr>().is_ok()
            }
            _ => false,
        })
}

/// A thread with the stack of the compiler's, which is more than that of a test.
pub(crate) fn with_stack(act: impl FnOnce() + Send + 'static) {
    std::thread::Builder::new().stack_size(8 << 20).spawn(act).unwrap().join().unwrap();
}

#[test]
fn a_mutated_enum() {
    with_stack(|| proptest!(config(), |((args, item) in mutated())| check(&args, &item)?));
}

#[test]
fn an_enum_of_any_variants() {
    with_stack(|| proptest!(config(), |((args, item) in made())| check(&args, &item)?));
}

#[test]
fn a_mutated_enum_of_any_variants() {
    let mutations = || vec(a_mutation(), 1..3);
    with_stack(move || {
        proptest!(config(), |((args, item) in made(), of_args in mutations(), of_item in mutations())| {
            let args = of_args.iter().fold(args, |tokens, mutation| mutation.apply(tokens));
            let item = of_item.iter().fold(item, |tokens, mutation| mutation.apply(tokens));
            check(&args, &item)?;
        });
    });
}

#[test]
fn tokens_that_are_no_item() {
    with_stack(|| proptest!(config(), |(args in soup(), item in soup())| check(&args, &item)?));
}

#[test]
fn the_tokens_of_one_for_the_other() {
    with_stack(|| {
        proptest!(config(), |((args, item) in mutated(), (others, _) in mutated())| {
            check(&item, &args)?;
            check(&others, &item)?;
        });
    });
}

fn config() -> ProptestConfig {
    // Less than by default, and more if it is asked for.
    let cases = std::env::var("PROPTEST_CASES").ok().and_then(|cases| cases.parse().ok()).unwrap_or(200);
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}

/// What is no longer generated is not in `ITEMS`: a variant may have its name.
#[test]
fn each_listed_item_is_generated() {
    let mut names = BTreeSet::new();
    for (args, item) in ENUMS {
        let (args, item) = (parsed(args), parsed(item));
        let file: File = syn::parse2(expand_derive(quote!(#[refusal_args(#args)] #item))).unwrap();
        let own = file.items.iter().filter_map(own_impl).flat_map(|own| &own.items);
        names.extend(own.filter_map(name_of));
    }
    for name in expand::ITEMS {
        assert!(names.contains(name), "{name}");
    }
}
