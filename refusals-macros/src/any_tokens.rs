//! Whatever the tokens, the macro does not panic, what it returns is code, and the item is kept.
//!
//! `PROPTEST_CASES=100000 cargo test -p refusals-macros any_tokens --release` looks longer than the test command
//! does.

use std::collections::BTreeSet;

use heck::ToSnakeCase;
use proc_macro2::{Delimiter, Group, Ident, Literal, Punct, Spacing, Span, TokenStream, TokenTree};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use quote::{ToTokens, quote};
use syn::{Attribute, File, ImplItem, Item, ItemEnum, Meta, TraitItem};

use crate::{attribute, expand_derive};

/// Right enums, with every key of the attributes in one or another. The mutations start from these.
const ENUMS: &[(&str, &str)] = &[
    ("", "enum R { /// A reason.\n A, /// Another.\n B }"),
    (
        r#"description = "What.", crate = ::a::b, refuse_with = "tool""#,
        r#"#[derive(Debug, Clone)] #[non_exhaustive] #[repr(u8)] pub(in crate::a) enum SurveyRule {
            /// Segmentation families cannot be crossed;
            /// ask for one family per cut.
            ///
            /// A note.
            #[rule(id = "seg-mix", allow = "One.", allow = "Two.")] #[deprecated = "old"] SegMix = 3,
            #[doc = "An \"attribute\" \\ \u{e9}."] #[doc(hidden)] #[doc(alias = "x")] r#type = -1,
            /** A block,
             * starred. */
            #[cfg(feature = "x")] #[rule(id = r"raw")] Größe = { 1 + 2 },
        }"#,
    ),
    (
        r#"card = "card.json", prompt = "a.md", enforced_by(Tool, &'static dyn Fn(u8) -> A<B, { 3 }>, [u8; 5]),
           prompt_style = "xml", refuse_with = "reply", crate = crate::x,"#,
        r#"#[allow(x)] pub enum r#enum {
            /// The tool's.
            #[rule(flatten)] Survey(crate::a::SurveyRule),
            /// Mine.
            #[rule(id = "mine")] Mine,
            #[rule(flatten)] Made($crate::Made<'static, { N }>),
            #[rule(flatten)] Boxed(Box<R>),
            /// Last.
            #[rule(allow = r"A \ near miss.")] Last,
        }"#,
    ),
    (
        "enforced_by = dyn Guards<Request = str>",
        r"enum G<'a, T: Clone + 'a, const N: usize> where T: Copy, [u8; N]: Sized {
            /// A.
            A(#[x] pub &'a T, [u8; N]), /// B.
            B { #[y] a: u8, b: fn(u8) -> T }, /// C.
            C(),
        }",
    ),
];

/// Attributes of a variant, right ones and wrong ones.
const ATTRIBUTES: &[&str] = &[
    "/// A reason.\n",
    "/// A reason.\n",
    "/// A reason.\n",
    "///\n",
    "/** A\n * block. */",
    "#[doc = \" \"]",
    "#[doc = \"zero \\u{200b} width refusals:end\"]",
    "#[doc = \"\\n\\n * \\n\"]",
    "#[doc = \"*\\r\\n *a\"]",
    "#[doc = concat!(\"a\", \"b\")]",
    "#[doc = b\"bytes\"]",
    "#[doc = (\"a\")]",
    "#[doc = 5]",
    "#[doc]",
    "#[doc(hidden)]",
    "#[doc::a = \"b\"]",
    "#[rule]",
    "#[rule()]",
    "#[rule(id = \"a\")]",
    "#[rule(id = \"seg-mix\", allow = \"Another.\")]",
    "#[rule(id = \"\")]",
    "#[rule(id = \"a\"suffix)]",
    "#[rule(id)]",
    "#[rule(id = )]",
    "#[rule(id = 5, id = \"b\", name)]",
    "#[rule(allow = \" \")]",
    "#[rule(flatten)]",
    "#[rule(flatten)]",
    "#[rule(flatten, id = \"a\", allow = \"b\")]",
    "#[rule(flatten = 1)]",
    "#[rule(,)]",
    "#[rule = \"a\"]",
    "#[rule { id = \"c\" }]",
    "#[rule::a]",
    "#[refusal_args(card = 5)]",
    "#[cfg(any())]",
    "#[deprecated]",
];

/// What follows a variant's name.
const BODIES: &[&str] = &[
    "",
    "",
    "",
    "(SurveyRule)",
    "(crate::a::B<C, D>)",
    "(Box<R>)",
    "(Self)",
    "(R)",
    "(&'static dyn Fn(u8) -> u8)",
    "(impl Fn(u8) -> ())",
    "(a!(b))",
    "((u8, _, !))",
    "([R; { 5 }])",
    "(#[x] pub u8)",
    "(u8, u8)",
    "()",
    "{ a: u8 }",
    "{}",
    "= 3",
    "= -1",
    "= { 3 }",
    "= 1 << 5",
    "= a::B as isize",
];

const HEADS: &[&str] = &[
    "enum R",
    "pub enum r#enum",
    "#[non_exhaustive] #[repr(u8)] pub(in crate::a) enum SurveyRule",
    "#[rule(id = \"a\")] #[rule] enum R",
    "#[refusal_args] enum R",
    "#[refusal_rules] enum R",
    "enum R<T>",
    "enum R<'a, T: Clone, const N: usize> where T: Copy, Self: 'static",
    "enum __G",
    "struct R",
    "union R",
];

/// Entries of the arguments.
const ENTRIES: &[&str] = &[
    "description = \"What.\"",
    "description = \"Two\\nlines.\"",
    "description = 5",
    "description",
    "crate = ::a",
    "crate = a::b",
    "crate = self::a",
    "crate = $crate::a",
    "crate = crate",
    "crate = \"a\"",
    "crate",
    "card = \"card.json\"",
    "card = b\"card.json\"",
    "prompt = \"a.md\"",
    "prompt_style = \"xml\"",
    "prompt_style = \"html\"",
    "refuse_with = \"tool\"",
    "refuse_with = \"reply\"suffix",
    "enforced_by = Tool",
    "enforced_by = &'static mut Tool<A, B>",
    "enforced_by = [u8; { 5 }]",
    "enforced_by(A, B<C>,)",
    "enforced_by(A, 5)",
    "enforced_by(A B)",
    "enforced_by()",
    "enforced_by[A]",
    "enforced_by = ",
    "unknown(a, b = c)",
    "5",
    "::",
    "",
];

/// Pieces of attributes, enums and other items, beside those of `ATTRIBUTES`, right ones and wrong ones.
const PIECES: &[&str] = &[
    "#[doc = \"\"]",
    "#![inner]",
    "/// A comment.\n",
    "//! Inner.\n",
    "#[refusal_args]",
    "#[refusal_rules]",
    "Seg_Mix",
    "seg_mix",
    "ALL",
    "guard_seg_mix",
    "Crate",
    "__",
    "_",
    "_1",
    "İ",
    "ß",
    "用户",
    "self",
    "Self",
    "crate",
    "$crate",
    "r#gen",
    "(u8)",
    "(Self)",
    "(R)",
    "(impl Fn(u8) -> ())",
    "(a!(b))",
    "()",
    "{ a: u8 }",
    "{}",
    "<T>",
    "<'a, const N: usize = 3>",
    "where T: Copy",
    "= { 3 }",
    "= -1",
    "= || 5",
    "= match x { _ => 1 }",
    "pub(in a::b)",
    "unsafe",
    "struct R",
    "union R",
    "fn r()",
    "trait R",
    "mod r",
    "macro_rules! r",
    "enum",
    "description",
    "crate = self::a",
    "crate = a::b",
    "enforced_by = &'a mut Tool<A, B>",
    "enforced_by(A, 5)",
    "enforced_by()",
    "refuse_with = \"none\"",
    "::",
    "=",
    ",",
    ",",
    "'a",
    "#",
];

/// Every kind of literal, among them some that no string is.
const LITERALS: &[&str] = &[
    "\"\"",
    "\"a\"",
    "\"seg-mix\"",
    "\"\\u{202e}\\0\\n\"",
    "r#\"raw \\ \"quoted\" \"#",
    "\"a\"suffix",
    "b\"bytes\\xff\"",
    "br#\"raw \\ bytes\"#",
    "c\"C\"",
    "cr\"raw C\"",
    "'c'",
    "b'b'",
    "0",
    "1_000u8",
    "0xffff_ffff_ffff_ffff_ffff_ffff_ffff_ffff_ffff",
    "340282366920938463463374607431768211456",
    "5suffix",
    "1.5",
    "1e1000",
    "1.0f32",
    "true",
];

/// One change of some tokens, at the place that the index chooses among all of them.
#[derive(Debug, Clone)]
enum Mutation {
    Delete(Index),
    Duplicate(Index),
    Swap(Index, Index),
    /// Puts something there.
    Splice(Index, String),
    /// Puts a part of another enum there.
    Transplant(Index, usize, Index),
    Literal(Index, &'static str),
    Rename(Index, String),
    /// Puts it into another pair of brackets, or into a group without any, as `macro_rules!` does.
    Wrap(Index, Delimiter),
    /// Takes the brackets away.
    Unwrap(Index),
    Delimiter(Index, Delimiter),
    Nest(Index, usize),
}

/// Texts that match. A regular expression by itself is a strategy too, but one that is parsed for each text.
fn matches(regex: &str) -> impl Strategy<Value = String> + use<> {
    proptest::string::string_regex(regex).unwrap()
}

fn a_delimiter() -> impl Strategy<Value = Delimiter> {
    select(&[Delimiter::Parenthesis, Delimiter::Brace, Delimiter::Bracket, Delimiter::None][..])
}

fn a_piece() -> impl Strategy<Value = &'static str> {
    prop_oneof![1 => select(ATTRIBUTES), 2 => select(PIECES)]
}

fn a_mutation() -> impl Strategy<Value = Mutation> {
    let at = any::<Index>;
    let piece = a_piece().prop_map(str::to_owned);
    let name = prop_oneof![
        4 => matches("[A-Z][A-Za-z0-9_]{0,5}"),
        1 => matches("[\\p{XID_Start}_]\\p{XID_Continue}{0,4}"),
        1 => matches("[A-Z][a-z]{300}"),
    ];
    prop_oneof![
        3 => at().prop_map(Mutation::Delete),
        2 => at().prop_map(Mutation::Duplicate),
        2 => (at(), at()).prop_map(|(a, b)| Mutation::Swap(a, b)),
        4 => (at(), piece).prop_map(|(at, piece)| Mutation::Splice(at, piece)),
        2 => (at(), 0..ENUMS.len(), at()).prop_map(|(to, of, from)| Mutation::Transplant(to, of, from)),
        3 => (at(), select(LITERALS)).prop_map(|(at, literal)| Mutation::Literal(at, literal)),
        2 => (at(), name).prop_map(|(at, name)| Mutation::Rename(at, name)),
        2 => (at(), a_delimiter()).prop_map(|(at, delimiter)| Mutation::Wrap(at, delimiter)),
        1 => at().prop_map(Mutation::Unwrap),
        1 => (at(), a_delimiter()).prop_map(|(at, delimiter)| Mutation::Delimiter(at, delimiter)),
        1 => (at(), 1_usize..100).prop_map(|(at, depth)| Mutation::Nest(at, depth)),
    ]
}

impl Mutation {
    fn apply(&self, tokens: TokenStream) -> TokenStream {
        let count = count(&tokens);
        if count == 0 {
            return tokens;
        }
        match self {
            Self::Delete(at) => at_each(tokens, &[at.index(count)], |_, _| TokenStream::new()),
            Self::Duplicate(at) => at_each(tokens, &[at.index(count)], |_, token| quote!(#token #token)),
            Self::Swap(a, b) => {
                let (a, b) = (a.index(count), b.index(count));
                let (first, second) = (nth(&tokens, a), nth(&tokens, b));
                at_each(tokens, &[a, b], |at, _| if at == a { second.clone() } else { first.clone() })
            }
            Self::Splice(at, piece) => {
                let piece = parsed(piece);
                at_each(tokens, &[at.index(count)], |_, token| quote!(#piece #token))
            }
            Self::Transplant(to, of, from) => {
                let other = parsed(ENUMS[*of].1);
                let part = nth(&other, from.index(self::count(&other)));
                at_each(tokens, &[to.index(count)], |_, token| quote!(#token #part))
            }
            Self::Literal(at, literal) => {
                let literals = matching(&tokens, |token| matches!(token, TokenTree::Literal(_)));
                let literal = parsed(literal);
                match literals.len() {
                    0 => tokens,
                    of => at_each(tokens, &[literals[at.index(of)]], |_, _| literal.clone()),
                }
            }
            Self::Rename(at, name) => {
                let names = matching(&tokens, |token| matches!(token, TokenTree::Ident(_)));
                match (names.len(), syn::parse_str::<Ident>(name)) {
                    (0, _) | (_, Err(_)) => tokens,
                    (of, Ok(name)) => at_each(tokens, &[names[at.index(of)]], |_, _| name.to_token_stream()),
                }
            }
            Self::Wrap(at, delimiter) => at_each(tokens, &[at.index(count)], |_, token| {
                Group::new(*delimiter, token.into()).to_token_stream()
            }),
            Self::Unwrap(at) => at_each(tokens, &[at.index(count)], |_, token| match token {
                TokenTree::Group(group) => group.stream(),
                token => token.into(),
            }),
            Self::Delimiter(at, delimiter) => at_each(tokens, &[at.index(count)], |_, token| match token {
                TokenTree::Group(group) => Group::new(*delimiter, group.stream()).to_token_stream(),
                token => token.into(),
            }),
            Self::Nest(at, depth) => at_each(tokens, &[at.index(count)], |_, token| {
                nested(token.into(), *depth, Delimiter::Parenthesis)
            }),
        }
    }
}

fn nested(tokens: TokenStream, depth: usize, delimiter: Delimiter) -> TokenStream {
    (0..depth).fold(tokens, |tokens, _| Group::new(delimiter, tokens).to_token_stream())
}

/// How many tokens there are, at every depth.
fn count(tokens: &TokenStream) -> usize {
    matching(tokens, |_| true).len()
}

/// The places of the tokens that are so, a group before what is in it.
fn matching(tokens: &TokenStream, is_so: fn(&TokenTree) -> bool) -> Vec<usize> {
    let mut places = Vec::new();
    each(tokens, &mut 0, &mut |place, token| {
        if is_so(token) {
            places.push(place);
        }
    });
    places
}

fn nth(tokens: &TokenStream, place: usize) -> TokenStream {
    let mut found = TokenStream::new();
    each(tokens, &mut 0, &mut |at, token| {
        if at == place {
            found = token.to_token_stream();
        }
    });
    found
}

fn each(tokens: &TokenStream, place: &mut usize, act: &mut impl FnMut(usize, &TokenTree)) {
    for token in tokens.clone() {
        act(*place, &token);
        *place += 1;
        if let TokenTree::Group(group) = token {
            each(&group.stream(), place, act);
        }
    }
}

/// The tokens with others at some places.
fn at_each(
    tokens: TokenStream,
    places: &[usize],
    mut change: impl FnMut(usize, TokenTree) -> TokenStream,
) -> TokenStream {
    fn inner(
        tokens: TokenStream,
        place: &mut usize,
        places: &[usize],
        change: &mut impl FnMut(usize, TokenTree) -> TokenStream,
    ) -> TokenStream {
        let tokens = tokens.into_iter().map(|token| {
            let here = *place;
            *place += 1;
            if places.contains(&here) {
                // What is in it keeps its places.
                *place += count(&token.to_token_stream()) - 1;
                return change(here, token);
            }
            match token {
                TokenTree::Group(group) => {
                    let stream = inner(group.stream(), place, places, change);
                    Group::new(group.delimiter(), stream).to_token_stream()
                }
                token => token.into(),
            }
        });
        tokens.collect()
    }
    inner(tokens, &mut 0, places, &mut change)
}

/// The tokens of a text.
fn parsed(text: &str) -> TokenStream {
    text.parse().unwrap_or_else(|error| panic!("{error}: {text}"))
}

/// An enum and the arguments of its attribute, after some mutations of either.
fn mutated() -> impl Strategy<Value = (TokenStream, TokenStream)> {
    let enums = (0..ENUMS.len(), vec(a_mutation(), 0..3), vec(a_mutation(), 0..4));
    let apply = |text, mutations: Vec<Mutation>| {
        mutations.iter().fold(parsed(text), |tokens, mutation| mutation.apply(tokens))
    };
    enums.prop_map(move |(of, args, item)| {
        let (of_args, of_item) = ENUMS[of];
        (apply(of_args, args), apply(of_item, item))
    })
}

/// An enum of any variants, and arguments of any keys, which are mostly no more wrong than an author's may be.
fn made() -> impl Strategy<Value = (TokenStream, TokenStream)> {
    let names = prop_oneof![
        3 => matches("[A-E]"),
        2 => matches("[A-Z][A-Za-z0-9]{0,5}"),
        1 => matches("[\\p{XID_Start}_]\\p{XID_Continue}{0,4}"),
        1 => select(&["r#type", "ALL", "guard_a", "RULES", "Seg_Mix", "SegMix", "__", "_1", "Self_"][..])
            .prop_map(str::to_owned),
    ];
    let attributes = prop_oneof![
        2 => Just("/// A reason.\n".to_owned()),
        1 => vec(select(ATTRIBUTES), 0..4).prop_map(|attributes| attributes.join(" ")),
    ];
    let variant = (attributes, names, select(BODIES))
        .prop_map(|(attributes, name, body)| format!("{attributes} {name} {body}"));
    let variants = vec(variant, 0..6).prop_map(|variants| variants.join(","));
    (vec(select(ENTRIES), 0..4), select(HEADS), variants).prop_filter_map(
        "a name that is no identifier",
        |(entries, head, variants)| {
            Some((parsed(&entries.join(",")), format!("{head} {{ {variants} }}").parse().ok()?))
        },
    )
}

/// Pieces one after the other, without an enum to begin with.
fn soup() -> impl Strategy<Value = TokenStream> {
    vec(prop_oneof![a_piece(), select(LITERALS)], 0..12)
        .prop_map(|pieces| pieces.into_iter().map(parsed).collect())
}

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
    let own = items.iter().find_map(|item| match item {
        Item::Impl(own) if own.trait_.is_none() => Some(own),
        _ => None,
    });
    let Some(own) = own else { return Err(TestCaseError::fail(format!("no impl in: {code}"))) };
    let (mut names, mut guards) = (BTreeSet::new(), 0);
    for item in &own.items {
        let name = match item {
            ImplItem::Const(item) => item.ident.to_string(),
            ImplItem::Fn(item) => item.sig.ident.to_string(),
            _ => return Err(TestCaseError::fail(format!("another item in: {code}"))),
        };
        guards += usize::from(name.starts_with("guard_"));
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
fn with_stack(act: impl FnOnce() + Send + 'static) {
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

/// Nothing is deep enough to overflow the stack, at any place that the compiler lets it be in.
#[test]
fn deep_nesting_is_an_error() {
    let reads = |args: &TokenStream, item: &TokenStream| {
        let code = attribute::reemit(args, item);
        assert!(!code.is_empty());
        let code = expand_derive(quote!(#[refusal_args(#args)] #item));
        let errors: Vec<_> = code.into_iter().map(|token| token.to_string()).collect();
        errors.last().is_some_and(|last| last.contains("is nested more than 64 levels deep"))
    };
    let delimiters = [Delimiter::Parenthesis, Delimiter::Brace, Delimiter::Bracket, Delimiter::None];
    for delimiter in delimiters {
        let deep = nested(Literal::u8_unsuffixed(5).into_token_stream(), 20_000, delimiter);
        let signs = |sign| -> TokenStream {
            let sign = TokenTree::from(Punct::new(sign, Spacing::Alone));
            std::iter::repeat_n(sign, 20_000).chain(deep.clone()).collect()
        };
        for deep in [deep.clone(), signs('&'), signs('-'), signs('!'), signs('*'), signs('<')] {
            let name = Ident::new("A", Span::call_site());
            let plain = quote!(enum R { #[doc = "A."] #name });
            assert!(reads(&quote!(enforced_by = #deep), &plain));
            assert!(reads(&quote!(crate = #deep), &plain));
            assert!(reads(&deep, &plain));
            for item in [
                quote!(enum R { #[doc = "A."] #name = #deep }),
                quote!(enum R { #[doc = #deep] #name }),
                quote!(enum R { #[rule(flatten)] #name(#deep) }),
                quote!(enum R { #[rule(#deep)] #name }),
                quote!(enum R<T: #deep> { #[doc = "A."] #name }),
                quote!(#[x = #deep] enum R { #[doc = "A."] #name }),
                quote!(pub(in #deep) enum R { #[doc = "A."] #name }),
                deep.clone(),
            ] {
                assert!(reads(&TokenStream::new(), &item));
            }
        }
    }
}

/// As deep as is allowed, the parser has stack enough.
#[test]
fn the_deepest_is_read() {
    with_stack(|| {
        let deep = |base: TokenStream, of: Delimiter| nested(base, 55, of);
        let tuple = deep(quote!(u8), Delimiter::Parenthesis);
        let array = deep(quote!(x), Delimiter::None);
        let refs: TokenStream = std::iter::repeat_n(quote!(&'a mut), 55).chain([quote!(u8)]).collect();
        let paths: TokenStream = std::iter::repeat_n(quote!(a::B<), 55)
            .chain([quote!(u8)])
            .chain(std::iter::repeat_n(quote!(>), 55))
            .collect();
        for ty in [tuple, refs, paths, array] {
            let item = quote!(enum R { #[rule(flatten)] A(#ty), #[doc = "B."] B = (#ty) });
            let args = quote!(enforced_by(#ty, #ty));
            let _ = attribute::reemit(&args, &item);
            let _ = expand_derive(quote!(#[refusal_args(#args)] #item));
        }
        let value = deep(quote!(5), Delimiter::Parenthesis);
        let code = expand_derive(quote!(enum R { #[doc = "A."] A = #value }));
        assert!(syn::parse2::<File>(code).is_ok_and(|file| file.items.len() > 3));
    });
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
