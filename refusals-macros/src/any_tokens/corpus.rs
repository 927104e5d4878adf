//! What the tokens are made of: right enums to begin with, and pieces, right ones and wrong ones.

use proc_macro2::TokenStream;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

/// Right enums, with every key of the attributes in one or another. The mutations start from these.
pub(super) const ENUMS: &[(&str, &str)] = &[
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
            #[rule(flatten)] Made(crate::Made<'static, { N }>),
            #[rule(flatten)] Other(R),
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
pub(super) const LITERALS: &[&str] = &[
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

/// An enum of any variants, and arguments of any keys, which are mostly no more wrong than an author's may be.
pub(super) fn made() -> impl Strategy<Value = (TokenStream, TokenStream)> {
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
pub(super) fn soup() -> impl Strategy<Value = TokenStream> {
    vec(prop_oneof![a_piece(), select(LITERALS)], 0..12)
        .prop_map(|pieces| pieces.into_iter().map(parsed).collect())
}

pub(super) fn a_piece() -> impl Strategy<Value = &'static str> {
    prop_oneof![1 => select(ATTRIBUTES), 2 => select(PIECES)]
}

/// Texts that match. A regular expression by itself is a strategy too, but one that is parsed for each text.
pub(super) fn matches(regex: &str) -> impl Strategy<Value = String> + use<> {
    proptest::string::string_regex(regex).unwrap()
}

/// The tokens of a text.
pub(super) fn parsed(text: &str) -> TokenStream {
    text.parse().unwrap_or_else(|error| panic!("{error}: {text}"))
}
