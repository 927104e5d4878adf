//! Edition 2021: generated code has no warning under any of these lints.

#![forbid(warnings)]
#![forbid(future_incompatible)]
#![forbid(let_underscore)]
#![forbid(nonstandard_style)]
#![forbid(unused)]
#![forbid(rust_2018_compatibility)]
#![forbid(rust_2018_idioms)]
#![forbid(rust_2021_compatibility)]
#![forbid(refining_impl_trait)]
#![forbid(missing_docs)]
#![forbid(missing_debug_implementations)]
#![forbid(missing_copy_implementations)]
#![forbid(unreachable_pub)]
#![forbid(unused_qualifications)]
#![forbid(unused_results)]
#![forbid(unused_lifetimes)]
#![forbid(unused_import_braces)]
#![forbid(unused_extern_crates)]
#![forbid(unused_crate_dependencies)]
#![forbid(single_use_lifetimes)]
#![forbid(trivial_casts)]
#![forbid(trivial_numeric_casts)]
#![forbid(elided_lifetimes_in_paths)]
#![forbid(explicit_outlives_requirements)]
#![forbid(unit_bindings)]
#![forbid(variant_size_differences)]
#![forbid(redundant_lifetimes)]
#![forbid(non_ascii_idents)]
#![forbid(macro_use_extern_crate)]
#![forbid(meta_variable_misuse)]
#![forbid(absolute_paths_not_starting_with_crate)]
#![forbid(ambiguous_negative_literals)]
#![forbid(deprecated_in_future)]
#![forbid(unsafe_op_in_unsafe_fn)]
#![forbid(let_underscore_drop)]

use refusals_runtime::{refusal_rules, system_prompt, Admitted, Refusal, Verdict};

include!("../../common/rules.rs");

/// Names.
#[refusal_rules]
#[derive(Debug, Clone, Copy)]
pub enum Keywords {
    /// A name that is a keyword in lower case.
    Gen,
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
