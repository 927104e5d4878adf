//! Whatever the tokens, the macro does not panic, and what it returns is code.

use std::str::FromStr;

use heck::ToSnakeCase;
use proc_macro2::TokenStream;
use proptest::prelude::*;
use quote::ToTokens;
use syn::{File, Ident, Item};

use crate::{attribute, expand_derive};

/// Pieces of attributes and enums, right ones and wrong ones.
const PIECES: &[&str] = &[
    "#[doc = \"A reason.\"]",
    "#[doc = \" \"]",
    "#[doc = \"zero \\u{200b} width\"]",
    "#[doc = concat!(\"a\", \"b\")]",
    "#[doc = 5]",
    "#[doc(hidden)]",
    "#[doc]",
    "/// A comment.\n",
    "/** A\n * block. */",
    "#[rule]",
    "#[rule()]",
    "#[rule(id = \"a\")]",
    "#[rule(id = \"seg-mix\")]",
    "#[rule(id = \"\")]",
    "#[rule(id)]",
    "#[rule(id = )]",
    "#[rule(id = 5, id = \"b\", name)]",
    "#[rule(flatten)]",
    "#[rule(flatten = 1)]",
    "#[rule(,)]",
    "#[rule = \"a\"]",
    "#[rule { id = \"c\" }]",
    "#[cfg(any())]",
    "#[deprecated]",
    "SegMix",
    "Seg_Mix",
    "seg_mix",
    "InvalidCut",
    "ALL",
    "guard_seg_mix",
    "r#type",
    "Crate",
    "__",
    "_1",
    "Größe",
    "İ",
    "ß",
    "用户",
    "(u8)",
    "(SurveyRule)",
    "(crate::a::B<C, D>)",
    "()",
    "{ a: u8 }",
    "{}",
    "= 3",
    "= { 3 }",
    ",",
];

const ARGS: &[&str] = &[
    "description = \"What.\"",
    "description = 5",
    "description",
    "crate = ::a",
    "crate = a::b",
    "crate = self::a",
    "crate = $crate::a",
    "crate",
    "card = \"card.json\"",
    "prompt = \"a.md\"",
    "enforced_by = Tool",
    "enforced_by = &'static Tool<A, B>",
    "enforced_by(A, B<C>)",
    "enforced_by(A, 5)",
    "enforced_by()",
    "enforced_by = ",
    "unknown",
    "unknown(a, b = c)",
    "5",
    "\"text\"",
    "::",
    "=",
    ",",
    ",",
    ",",
];

const HEADS: &[&str] = &[
    "enum R",
    "pub enum R",
    "pub(crate) enum r#enum",
    "enum R<T>",
    "enum R<'a, T: Clone, const N: usize>",
    "#[refusal_args] enum R",
    "#[refusal_rules] enum R",
    "#[non_exhaustive] #[repr(u8)] pub(in crate::a) enum R",
    "struct R",
    "union R",
    "fn r()",
    "trait R",
    "mod r",
];

fn some_of(pieces: &'static [&'static str], most: usize) -> impl Strategy<Value = String> {
    prop::collection::vec(prop::sample::select(pieces), 0..most).prop_map(|pieces| pieces.join(" "))
}

fn tokens(text: &str) -> Option<TokenStream> {
    TokenStream::from_str(text).ok()
}

/// The items of generated code, which must parse.
fn items(code: &TokenStream) -> Vec<Item> {
    match syn::parse2::<File>(code.clone()) {
        Ok(file) => file.items,
        Err(error) => panic!("{error} in: {code}"),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn the_attribute_keeps_the_item(args in some_of(ARGS, 6), head in prop::sample::select(HEADS), body in some_of(PIECES, 12)) {
        let Some(args) = tokens(&args) else { return Ok(()) };
        let Some(item) = tokens(&format!("{head} {{ {body} }}")) else { return Ok(()) };
        let code = attribute::reemit(&args, &item).to_string();
        prop_assert!(code.ends_with(&item.to_string()), "{code}");
    }

    #[test]
    fn the_derive_makes_code_of_any_enum(args in some_of(ARGS, 6), head in prop::sample::select(HEADS), body in some_of(PIECES, 12)) {
        let Some(enumeration) = tokens(&format!("#[refusal_args({args})] {head} {{ {body} }}")) else {
            return Ok(());
        };
        items(&expand_derive(enumeration.clone()));
        if let Ok(Item::Enum(parsed)) = syn::parse2::<Item>(enumeration.clone()) {
            // With every mistake that there may be, the enum has its items.
            let code = expand_derive(enumeration.clone());
            prop_assert!(items(&code).iter().any(|item| matches!(item, Item::Trait(_))), "{code}");
            let twice = expand_derive(parsed.into_token_stream());
            prop_assert_eq!(code.to_string(), twice.to_string());
        }
    }

    #[test]
    fn tokens_that_are_no_item_are_no_panic(args in some_of(ARGS, 6), item in some_of(PIECES, 12)) {
        let (Some(args), Some(item)) = (tokens(&args), tokens(&item)) else { return Ok(()) };
        let _ = attribute::reemit(&args, &item);
        let _ = expand_derive(item);
    }
}

/// `check_…` is an identifier, whatever letters a variant's name has.
#[test]
fn every_letter_makes_a_function_name() {
    let is_name = |name: &str| syn::parse_str::<Ident>(name).is_ok();
    let names = (char::MIN..=char::MAX).map(|c| format!("A{c}b{c}")).filter(|name| is_name(name));
    let count =
        names.inspect(|name| assert!(is_name(&format!("check_{}", name.to_snake_case())), "{name}")).count();
    assert!(count > 100_000, "{count}");
}
