//! Without `std`, whose name is another's, and with nothing of `alloc` imported.

#![no_std]

extern crate core as std;

use refusals_runtime::{Admitted, Refusal, Verdict, refusal_rules, system_prompt};

#[path = "../../common/hostile.rs"]
pub mod hostile;
#[path = "../../common/places.rs"]
pub mod places;

include!("../../common/rules.rs");
