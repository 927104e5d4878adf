//! The outcomes, one exchange a line, as `Confusion::from_jsonl` reads them.

use refusals_runtime::Untrusted;
use serde_json::json;

use crate::findings::{Exchange, Findings};
use crate::machine;
use crate::verdict::Seen;

/// A line for each exchange. One that failed has no `seen`.
pub(crate) fn jsonl(findings: &Findings) -> String {
    findings.exchanges.iter().map(line).collect()
}

fn line(Exchange { channel, case, verdict }: &Exchange) -> String {
    let mut line = json!({
        "request": case.request,
        "expected": case.expected,
        "channel": channel.to_string(),
    });
    let seen = match verdict.as_ref().map(|verdict| &verdict.seen) {
        Ok(Seen::Answer) => Some(None),
        Ok(Seen::Refusal(rule)) => Some(Some(rule.as_ref().map_or("", Untrusted::raw))),
        Ok(Seen::Failure(_)) | Err(_) => None,
    };
    if let (Some(seen), Some(line)) = (seen, line.as_object_mut()) {
        line.insert("seen".into(), json!(seen));
    }
    machine::line(&line)
}
