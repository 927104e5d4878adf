//! Whether an agent keeps the standard, as far as that can be seen from the outside.
//!
//! With the feature `conformance`.
//!
//! [`check_card`], [`check_exchange`] and [`check_stream`] look at what an agent has sent and give a [`Report`]:
//! every clause of the standard that can be probed, with what was seen. They send nothing; the program
//! `probe` of the workspace in which this crate is made does.
//!
//! ```
//! use refusals_runtime::conformance::{Clause, Outcome, check_exchange};
//! use serde_json::json;
//!
//! let card = json!({ "capabilities": { "extensions": [{
//!     "uri": "https://standards.upperhandai.com/ext/refusals/v1",
//!     "required": false,
//!     "params": { "seg-mix": "One family per cut." }
//! }] } });
//! // The response to a request that provokes a refusal.
//! let response = json!({ "message": { "messageId": "m", "role": "ROLE_AGENT", "parts": [
//!     { "text": "One family per cut.", "mediaType": "text/plain" },
//!     { "data": { "rule": "seg-mix", "reason": "Ask again tomorrow." },
//!       "mediaType": "application/vnd.upperhand.refusal+json" }
//! ] } });
//!
//! let report = check_exchange(&card, &response);
//! assert!(!report.is_conformant());
//! assert_eq!(report.outcome(Clause::RuleAdvertised), Outcome::Pass);
//! assert_eq!(report.outcome(Clause::ReasonAdvertised), Outcome::Fail);
//! ```
//!
//! Source: Refusals v1, *Conformance (probed)*.

mod card;
mod clause;
mod exchange;
mod junit;
mod report;
mod written;

use serde_json::Value;

use crate::reader::{Posture, PostureError, Reply, read_stream};

pub use clause::{Clause, Level};
pub use report::{Finding, Outcome, Report, Seen};

/// Checks what a card declares. Without an exchange, the report is not conformant.
pub fn check_card(card: &Value) -> Report {
    let mut report = of_card(card);
    report.not_examined(&Clause::EXCHANGE, "no exchange was examined");
    report
}

fn of_card(card: &Value) -> Report {
    let mut report = Report::new();
    card::check(card, &mut report);
    report
}

/// Checks a card, and the response to a request that provokes a refusal: of JSON-RPC or of REST, of A2A 1.0
/// or 0.3.
pub fn check_exchange(card: &Value, response: &Value) -> Report {
    let mut report = of_card(card);
    exchange::check(&Reply::read(response, &posture(card)), |pointer| response.pointer(pointer), &mut report);
    report
}

/// Checks a card, and the events of a stream that answers a request that provokes a refusal.
///
/// [`StreamReader::events`](crate::StreamReader::events) has them, if the stream came as bytes.
pub fn check_stream(card: &Value, events: &[Value]) -> Report {
    let mut report = of_card(card);
    let reply = read_stream(events, &posture(card));
    let at = |pointer: &str| {
        let (event, rest) = pointer.strip_prefix('/')?.split_once('/')?;
        events.get(event.parse::<usize>().ok()?)?.pointer(&alloc::format!("/{rest}"))
    };
    exchange::check(&reply, at, &mut report);
    report
}

/// The rules that can be read: what can't be is a finding about the card.
fn posture(card: &Value) -> Posture {
    Posture::from_card(card).unwrap_or_else(PostureError::into_readable)
}
