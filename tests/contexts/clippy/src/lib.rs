//! Every lint of clippy, less those that only the author's own code can break, and the compiler's that a hostile
//! scope breaks.

#![forbid(warnings, nonstandard_style, unused)]

use refusals_runtime::{Admitted, Refusal, Verdict, refusal_rules, system_prompt};

pub mod generated_alone;

include!("../../common/rules.rs");
