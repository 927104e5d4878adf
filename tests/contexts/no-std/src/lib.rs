//! Without `std`, and with nothing of `alloc` imported.

#![no_std]
#![deny(warnings, missing_docs, unused)]

use refusals_runtime::{Admitted, Refusal, Verdict, refusal_rules, system_prompt};

include!("../../common/rules.rs");
