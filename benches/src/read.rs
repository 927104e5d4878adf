//! Reading a response, against parsing it; and a stream of more and more events.

use refusals_runtime::{Posture, Reply, StreamReader, read_json, refusal_rules};
use serde_json::{Value, json};

use crate::{Case, Group};

/// What the agents of these responses refuse.
#[refusal_rules]
enum SurveyRule {
    /// Segmentation families cannot be crossed; ask for one family per cut.
    SegMix,
    /// That demographic cut is not defined for this study.
    InvalidCut,
}

fn answer(parts: &Value) -> Value {
    json!({ "jsonrpc": "2.0", "id": "7a1c", "result": { "task": {
        "id": "4f0e", "contextId": "91d2",
        "status": { "state": "TASK_STATE_COMPLETED", "timestamp": "2026-12-02T10:00:00Z" },
        "artifacts": [{ "artifactId": "t", "name": "table", "parts": parts }],
    } } })
}

/// An answer with a table in one Part, of about so many bytes.
fn table(bytes: usize) -> Value {
    let row = |number| json!({ "group": format!("18-{number}"), "share": 0.25, "respondents": number });
    let rows: Vec<_> = (0..bytes / 55).map(row).collect();
    answer(&json!([{ "text": "The table." }, { "data": { "rows": rows }, "mediaType": "application/json" }]))
}

/// An answer in many short texts, as a streaming model writes them.
fn texts(bytes: usize) -> Value {
    let parts: Vec<_> = (0..bytes / 62)
        .map(|number| json!({ "text": format!("Sentence {number} of a long answer that was streamed.") }))
        .collect();
    answer(&Value::Array(parts))
}

fn refusal() -> Value {
    json!({ "jsonrpc": "2.0", "id": "7a1c", "result": { "message": {
        "messageId": "4f0e", "contextId": "91d2", "role": "ROLE_AGENT",
        "extensions": [refusals_runtime::EXTENSION_URI],
        "parts": SurveyRule::SegMix.refuse().because("Requested cut combined party with news.").parts(),
    } } })
}

pub(crate) fn groups() -> Vec<Group> {
    let mut groups = Vec::new();
    for (size, bytes) in [("1 KB", 1_000), ("100 KB", 100_000), ("10 MB", 10_000_000)] {
        groups.push(reading(format!("read an answer of {size}, a table in one Part"), move || table(bytes)));
        groups.push(reading(format!("read an answer of {size}, many Parts of text"), move || texts(bytes)));
    }
    groups.push(reading("read a refusal".to_owned(), refusal));
    groups.push(Group::new(
        "read a stream",
        [
            Case::with("100 events", || streamed(100)),
            Case::with("1,000 events", || streamed(1_000)),
            Case::with("10,000 events", || streamed(10_000)),
        ],
    ));
    groups
}

fn reading(name: String, response: impl Fn() -> Value + Copy + 'static) -> Group {
    let bytes = move || response().to_string().into_bytes();
    let is_refused = |reply: &Reply<'_>| matches!(reply, Reply::Refused(_));
    Group::new(
        name,
        [
            Case::with("parse", move || {
                let bytes = bytes();
                move || serde_json::from_slice::<Value>(&bytes)
            }),
            Case::with("parse, `Reply::read`", move || {
                let (bytes, posture) = (bytes(), Posture::of::<SurveyRule>());
                move || {
                    let response = serde_json::from_slice::<Value>(&bytes);
                    response.map(|response| is_refused(&Reply::read(&response, &posture)))
                }
            }),
            Case::with("`read_json`, `Reply::read`", move || {
                let (bytes, posture) = (bytes(), Posture::of::<SurveyRule>());
                move || read_json(&bytes).map(|response| is_refused(&Reply::read(&response, &posture)))
            }),
        ],
    )
}

/// Reads a stream of so many events, cut every kilobyte. Ten times the events take ten times as long, if it is
/// linear.
fn streamed(count: usize) -> impl Fn() -> bool {
    let event = |number: usize| {
        let event = json!({ "jsonrpc": "2.0", "id": 1, "result": { "artifactUpdate": {
            "taskId": "4f0e", "contextId": "91d2", "append": number > 0,
            "artifact": { "artifactId": "a", "parts": [{ "text": format!("Sentence {number}.") }] },
        } } });
        format!("data: {event}\n\n")
    };
    let end = json!({ "jsonrpc": "2.0", "id": 1, "result": { "statusUpdate": {
        "taskId": "4f0e", "contextId": "91d2", "status": { "state": "TASK_STATE_COMPLETED" },
    } } });
    let body: String = (0..count).map(event).chain([format!("data: {end}\n\n")]).collect();
    let posture = Posture::of::<SurveyRule>();
    move || {
        let mut reader = StreamReader::new();
        for piece in body.as_bytes().chunks(1024) {
            // What is wrong with a piece, the reply would say.
            let _ = reader.push_bytes(piece);
        }
        matches!(reader.finish(&posture), Reply::Answered(_))
    }
}

#[cfg(test)]
mod tests {
    use super::{SurveyRule, refusal, streamed, table, texts};
    use refusals_runtime::{Posture, Reply};

    #[test]
    fn the_responses_are_what_they_are_said_to_be() {
        for answer in [table(1_000), texts(1_000)] {
            assert!(matches!(Reply::read(&answer, &Posture::of::<SurveyRule>()), Reply::Answered(_)));
            let bytes = answer.to_string().len();
            assert!((900..1_500).contains(&bytes), "{bytes}");
        }
        assert!(
            matches!(Reply::read(&refusal(), &Posture::of::<SurveyRule>()), Reply::Refused(refusals) if refusals.len() == 1)
        );
        assert!(streamed(100)());
    }
}
