//! Evals: the assertions, the cases, the table of outcomes, and the lock of published rules.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod assert;
mod cases;
mod confusion;
mod lock;

use refusals_runtime::eval::{Cases, EvalCases};
use refusals_runtime::refusal_rules;
use serde_json::{Value, json};

#[refusal_rules]
#[derive(Debug)]
enum SurveyRule {
    /// One family per cut.
    SegMix,
    /// Not defined for this study.
    InvalidCut,
}

impl EvalCases for SurveyRule {
    fn cases(&self) -> Cases {
        match self {
            Self::SegMix => {
                Cases::new().refuse("party and news").answer("party").answer(String::from("news"))
            }
            Self::InvalidCut => Cases::new().answer("age"),
        }
    }
}

fn message(parts: &Value) -> Value {
    json!({ "message": { "messageId": "m", "role": "ROLE_AGENT", "parts": parts } })
}

fn refusal() -> Value {
    let refusal = SurveyRule::SegMix.refuse().because("party, news");
    message(&serde_json::to_value(refusal.parts()).unwrap())
}
