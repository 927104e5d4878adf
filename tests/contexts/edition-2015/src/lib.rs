//! Edition 2015, under the lints of every context and those of the edition.

#![deny(macro_use_extern_crate)]

extern crate refusals_runtime;

use refusals_runtime::{refusal_rules, system_prompt, Admitted, Refusal, Verdict};

#[path = "../../common/hostile.rs"]
pub mod hostile;
#[path = "../../common/names.rs"]
pub mod names;
#[path = "../../common/places.rs"]
pub mod places;

include!("../../common/rules.rs");
