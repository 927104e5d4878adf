//! Edition 2024: generated code has no warning under any of these lints.

#![deny(warnings)]
#![deny(future_incompatible)]
#![deny(let_underscore)]
#![deny(nonstandard_style)]
#![deny(unused)]
#![deny(keyword_idents)]
#![deny(rust_2018_compatibility)]
#![deny(rust_2018_idioms)]
#![deny(rust_2021_compatibility)]
#![deny(rust_2024_compatibility)]
#![deny(refining_impl_trait)]
#![deny(missing_docs)]
#![deny(missing_debug_implementations)]
#![deny(missing_copy_implementations)]
#![deny(unreachable_pub)]
#![deny(unused_qualifications)]
#![deny(unused_results)]
#![deny(unused_lifetimes)]
#![deny(unused_import_braces)]
#![deny(unused_extern_crates)]
#![deny(unused_crate_dependencies)]
#![deny(single_use_lifetimes)]
#![deny(trivial_casts)]
#![deny(trivial_numeric_casts)]
#![deny(elided_lifetimes_in_paths)]
#![deny(explicit_outlives_requirements)]
#![deny(unit_bindings)]
#![deny(variant_size_differences)]
#![deny(redundant_lifetimes)]
#![deny(non_ascii_idents)]
#![deny(macro_use_extern_crate)]
#![deny(meta_variable_misuse)]
#![deny(absolute_paths_not_starting_with_crate)]
#![deny(ambiguous_negative_literals)]
#![deny(deprecated_in_future)]
#![deny(unsafe_op_in_unsafe_fn)]
#![deny(let_underscore_drop)]

use refusals_runtime::{Admitted, Refusal, Verdict, refusal_rules, system_prompt};

include!("../../common/rules.rs");

/// Names.
#[refusal_rules]
#[allow(non_camel_case_types)]
#[derive(Debug, Clone, Copy)]
pub enum Keywords {
    /// A name that is a keyword in another edition.
    r#gen,
    /// Another.
    Match,
    /// Another.
    Self_,
    /// Another.
    Error,
    /// Another.
    Output,
    /// Another.
    Request,
}

/// Reasons whose Markdown means something on the variant, and nothing where they are quoted.
#[refusal_rules]
#[derive(Debug, Clone, Copy)]
pub enum Markdown {
    /// See [`Self::Other`], [a page](https://example.com), `code` and ```` ``` ````.
    Links,
    /// First sentence. Second sentence
    Other,
}

#[test]
fn a_reason_is_taken_as_it_is() {
    assert_eq!(
        Markdown::Links.reason(),
        "See [`Self::Other`], [a page](https://example.com), `code` and ```` ``` ````."
    );
    assert_eq!(Markdown::Other.reason(), "First sentence. Second sentence");
}
