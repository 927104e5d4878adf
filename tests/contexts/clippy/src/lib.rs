//! Every lint of clippy, less those that only the author's own code can break.

use refusals_runtime::{Admitted, Refusal, Verdict, refusal_rules, system_prompt};

include!("../../common/rules.rs");
