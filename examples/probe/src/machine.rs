//! The findings as JSON.

use std::fmt::Write;

use refusals_runtime::Untrusted;
use serde_json::{Value, json};

use crate::breach::{Breach, Requirement};
use crate::findings::{Exchange, Findings};
use crate::verdict::{Seen, Verdict};

/// The findings, with the library's report in them.
pub(crate) fn of(findings: &Findings) -> Value {
    let requirement = |requirement: Requirement| {
        json!({
            "number": requirement.number(),
            "sentence": requirement.sentence(),
            "outcome": findings.requirement(requirement).to_string(),
        })
    };
    let skipped = |skipped: &ask::Skipped| json!({ "url": skipped.url, "why": skipped.why.to_string() });
    json!({
        "conclusion": findings.conclusion().sentence(),
        "card": findings.card.as_ref().map(Untrusted::raw),
        "obstacle": findings.obstacle,
        "report": findings.report,
        "requirements": Requirement::ALL.map(requirement),
        "exchanges": findings.exchanges.iter().map(exchange).collect::<Vec<_>>(),
        "notProvoked": findings.not_provoked,
        "interfacesNotUsed": findings.skipped.iter().map(skipped).collect::<Vec<_>>(),
    })
}

fn exchange(Exchange { channel, case, verdict }: &Exchange) -> Value {
    let breach = |breach: Breach| json!({ "number": breach.number, "level": breach.level.to_string(), "seen": breach.seen });
    let (outcome, rule, why) = match verdict.as_ref().map(|verdict| &verdict.seen) {
        Ok(Seen::Answer) => ("answered", None, None),
        Ok(Seen::Refusal(rule)) => ("refused", rule.as_ref().map(Untrusted::raw), None),
        Ok(Seen::Failure(why)) => ("failed", None, Some(why)),
        Err(no_reply) => ("not probed", None, Some(&no_reply.why)),
    };
    let broken: Vec<_> = verdict.iter().flat_map(Verdict::breaches).map(breach).collect();
    json!({
        "channel": channel.to_string(),
        "url": channel.url().raw(),
        "request": case.request,
        "expected": case.expected,
        "outcome": outcome,
        "rule": rule,
        "why": why,
        "broken": broken,
        "notExamined": verdict.as_ref().map(Verdict::not_examined).unwrap_or_default(),
    })
}

/// JSON on several lines, in ASCII alone: the same value, and safe for a terminal.
pub(crate) fn pretty(value: &Value) -> String {
    ascii(&format!("{value:#}\n"))
}

/// JSON on one line, in ASCII alone.
pub(crate) fn line(value: &Value) -> String {
    ascii(&format!("{value}\n"))
}

/// Whatever is not ASCII stands in a string of the JSON, where it has an escape. The controls have theirs.
fn ascii(json: &str) -> String {
    let mut text = String::with_capacity(json.len());
    for c in json.chars() {
        if c.is_ascii() && c != '\u{7f}' {
            text.push(c);
        } else {
            for unit in c.encode_utf16(&mut [0; 2]) {
                // Writing to a String does not fail.
                let _ = write!(text, "\\u{unit:04x}");
            }
        }
    }
    text
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

    use super::*;

    #[test]
    fn ascii_stays_the_same_value() {
        let value = json!({ "a\u{9b}": "é\u{202e}\u{7f}\u{1b}\n👩 \\\"" });
        let line = line(&value);
        assert_eq!(line, "{\"a\\u009b\":\"\\u00e9\\u202e\\u007f\\u001b\\n\\ud83d\\udc69 \\\\\\\"\"}\n");
        assert_eq!(serde_json::from_str::<Value>(&line).unwrap(), value);
    }
}
