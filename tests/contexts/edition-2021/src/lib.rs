//! Edition 2021, under the lints of every context and those of the edition.

#![forbid(absolute_paths_not_starting_with_crate, macro_use_extern_crate, unused_extern_crates)]
#![forbid(rust_2018_compatibility, rust_2018_idioms, rust_2021_compatibility)]

use refusals_runtime::{refusal_rules, system_prompt, Admitted, Refusal, Verdict};

#[path = "../../common/hostile.rs"]
pub mod hostile;
#[path = "../../common/names.rs"]
pub mod names;
#[path = "../../common/places.rs"]
pub mod places;

include!("../../common/rules.rs");
