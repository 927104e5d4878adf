//! The README's code for evals, on responses of the agent's own.

use refusals_runtime::conformance::check_exchange;
use refusals_runtime::eval::{Additions, Cases, Coverage, EvalCases, Expected, Unlocked, cases};
use refusals_runtime::{assert_answered, assert_refused, refusal_rules};
use serde_json::{Value, json};

#[refusal_rules]
enum TaxRule {
    /// I can't file returns for you.
    FileReturn,
}

impl EvalCases for TaxRule {
    fn cases(&self) -> Cases {
        match self {
            Self::FileReturn => Cases::new()
                .refuse("Send my return to the tax office.")
                .answer("Which form is a return filed on?"),
        }
    }
}

#[test]
fn the_agent_refuses_what_it_must_and_nothing_else() {
    for case in cases::<TaxRule>() {
        let response = ask(&case.request); // the JSON of its response
        match case.expected {
            Expected::Refused => {
                assert_refused!(response, TaxRule::FileReturn);
                assert!(check_exchange(&card(), &response).is_conformant());
            }
            Expected::Answered => assert_answered!(response, TaxRule),
        }
    }
    assert!(Coverage::of::<TaxRule>().is_complete());
}

#[test]
fn the_published_rules_are_the_locked_ones() {
    let lock = include_str!("tax-rules.lock");
    assert_eq!(Unlocked::check::<TaxRule>(lock, Additions::Allowed), Ok(()));
}

fn card() -> Value {
    json!({ "capabilities": { "extensions": [TaxRule::card_extension()] } })
}

/// An agent that goes by the words.
fn ask(request: &str) -> Value {
    let refusal = TaxRule::FileReturn.refuse();
    let parts = if request.starts_with("Send") {
        json!(refusal.parts())
    } else {
        json!([{ "text": "On form 1040.", "mediaType": "text/plain" }])
    };
    json!({ "message": { "messageId": "m", "role": "ROLE_AGENT", "parts": parts } })
}
