//! Rule ids: made from a variant's name, or given, and in the standard's kebab-case.

use heck::ToKebabCase;
use proc_macro2::Span;
use syn::ext::IdentExt;
use syn::{Ident, LitStr};

use crate::errors::Errors;

pub(crate) struct Id {
    pub(crate) text: String,
    /// The literal that gives the id, or the variant's name.
    pub(crate) span: Span,
    /// Whether the id is made from the variant's name.
    pub(crate) derived: bool,
}

impl Id {
    pub(crate) fn given(literal: &LitStr, errors: &mut Errors) -> Self {
        let text = literal.value();
        if !is_kebab_case(&text) {
            errors.at(
                literal.span(),
                format_args!(
                    "the id `{text:?}` is not kebab-case; write lowercase letters and digits, \
                     a letter first, in words joined by `-`, as in `\"seg-mix\"`"
                ),
            );
        }
        Self { text, span: literal.span(), derived: false }
    }

    pub(crate) fn of_variant(ident: &Ident, errors: &mut Errors) -> Self {
        let name = ident.unraw().to_string();
        let text = name.to_kebab_case();
        if !is_kebab_case(&text) {
            errors.at(
                ident.span(),
                format_args!(
                    "no kebab-case id can be made from `{name}`; give one with `#[rule(id = \"…\")]`"
                ),
            );
        }
        Self { text, span: ident.span(), derived: true }
    }
}

/// `[a-z][a-z0-9]*(-[a-z0-9]+)*`
fn is_kebab_case(id: &str) -> bool {
    let lowercase =
        |word: &str| !word.is_empty() && word.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit());
    id.starts_with(|c: char| c.is_ascii_lowercase()) && id.split('-').all(lowercase)
}

#[cfg(test)]
mod tests {
    use super::is_kebab_case;
    use heck::ToKebabCase;

    #[test]
    fn the_grammar_is_the_standards_kebab_case() {
        for id in ["a", "a1", "seg-mix", "cut-2d", "a-1-b", "x86-64"] {
            assert!(is_kebab_case(id), "{id}");
        }
        for id in [
            "", "-", "1", "1a", "-a", "a-", "a--b", "A", "aB", "a_b", "a b", "ä", "a-ä", "a\n", "\u{430}",
            "a.b",
        ] {
            assert!(!is_kebab_case(id), "{id:?}");
        }
    }

    /// Ids reach other people's cards, so what `heck` makes of a name is pinned here.
    #[test]
    fn names_become_ids() {
        for (name, id) in [
            ("SegMix", "seg-mix"),
            ("Match", "match"),
            ("HTTPServer", "http-server"),
            ("V2", "v2"),
            ("Aes128", "aes128"),
            ("IPv6Only", "i-pv6-only"),
            ("Cut2D", "cut2-d"),
            ("A", "a"),
            ("AB", "ab"),
            ("ABc", "a-bc"),
            ("Self_", "self"),
            ("snake_case", "snake-case"),
            ("SCREAMING_CASE", "screaming-case"),
            ("_1", "1"),
            ("__", ""),
            ("Über", "über"),
        ] {
            assert_eq!(name.to_kebab_case(), id, "{name}");
        }
    }
}
