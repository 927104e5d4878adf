//! The reply: an answer or a refusal, and each shown as what it is.

use std::io::{self, Write};

use a2a::{A2AError, Part, PartContent, StreamResponse, TaskState, error_code};
use refusals_runtime::MEDIA_TYPE;
use serde::Deserialize;
use survey::terminal;

use crate::client::Rules;

/// A successful reply. Everything else, an unreadable refusal too, is an error.
pub(crate) enum Reply {
    Answered(Vec<Part>),
    Refused(Vec<Refused>),
}

/// The payload of a refusal's data Part.
#[derive(Deserialize)]
pub(crate) struct Refused {
    pub(crate) rule: String,
    reason: String,
    detail: Option<String>,
}

impl Reply {
    /// Reads all events of a stream, or the one result of a plain request.
    pub(crate) fn read(events: Vec<StreamResponse>) -> Result<Self, A2AError> {
        let mut parts = Vec::new();
        let mut state = None;
        for event in events {
            let (status, artifacts) = match event {
                StreamResponse::Message(message) => {
                    parts.extend(message.parts);
                    continue;
                }
                StreamResponse::Task(task) => (Some(task.status), task.artifacts.unwrap_or_default()),
                StreamResponse::StatusUpdate(update) => (Some(update.status), Vec::new()),
                StreamResponse::ArtifactUpdate(update) => (None, vec![update.artifact]),
            };
            if let Some(status) = status {
                parts.extend(status.message.into_iter().flat_map(|message| message.parts));
                state = Some(status.state);
            }
            parts.extend(artifacts.into_iter().flat_map(|artifact| artifact.parts));
        }

        let refusals = parts.iter().filter_map(Refused::read).collect::<Result<Vec<_>, _>>()?;
        match state {
            // Whatever stands beside a refusal is no answer.
            _ if !refusals.is_empty() => Ok(Self::Refused(refusals)),
            None | Some(TaskState::Completed) if !parts.is_empty() => Ok(Self::Answered(parts)),
            None | Some(TaskState::Completed) => Err(invalid("an empty reply")),
            Some(state) => Err(invalid(&format!("a task that ended as {state:?}"))),
        }
    }

    /// Prints the reply. A refusal is always shown, with its rule.
    pub(crate) fn show(&self, rules: &Rules, out: &mut impl Write) -> io::Result<()> {
        match self {
            Self::Answered(parts) => parts.iter().try_for_each(|part| show_part(part, out)),
            Self::Refused(refusals) => refusals.iter().try_for_each(|refusal| refusal.show(rules, out)),
        }
    }
}

/// Indented, so that no line of an answer can pass for a refusal.
fn show_part(part: &Part, out: &mut impl Write) -> io::Result<()> {
    match &part.content {
        PartContent::Text(text) => {
            text.lines().try_for_each(|text| writeln!(out, "  {}", terminal::line(text)))
        }
        _ => writeln!(out, "  [{}]", terminal::line(media_type(part).unwrap_or("no media type"))),
    }
}

impl Refused {
    /// The refusal in a Part, if its media type says that there is one.
    fn read(part: &Part) -> Option<Result<Self, A2AError>> {
        if !media_type(part)?.eq_ignore_ascii_case(MEDIA_TYPE) {
            return None;
        }
        Some(match &part.content {
            PartContent::Data(data) => Self::deserialize(data)
                .map_err(|error| invalid(&format!("a refusal that can't be read: {error}"))),
            _ => Err(invalid("a refusal without data")),
        })
    }

    fn show(&self, rules: &Rules, out: &mut impl Write) -> io::Result<()> {
        let note = if rules.contains_key(&self.rule) { "" } else { " (not on its card)" };
        let (rule, reason) = (terminal::line(&self.rule), terminal::line(&self.reason));
        writeln!(out, "REFUSED by rule {rule}{note}: {reason}")?;
        self.detail.iter().try_for_each(|detail| writeln!(out, "  {}", terminal::line(detail)))
    }
}

/// The media type without its parameters. It may stand in the metadata, where gateways between
/// protocol versions leave it alone.
fn media_type(part: &Part) -> Option<&str> {
    let in_metadata = || part.metadata.as_ref()?.get("mimeType")?.as_str();
    part.media_type.as_deref().or_else(in_metadata)?.split(';').next().map(str::trim)
}

fn invalid(reply: &str) -> A2AError {
    A2AError::new(error_code::INVALID_AGENT_RESPONSE, format!("the agent sent {reply}"))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

    use serde_json::{Value, json};

    use super::*;

    /// What the reply shows, or the error.
    fn shown(event: Value) -> Result<String, String> {
        let reply =
            Reply::read(vec![serde_json::from_value(event).unwrap()]).map_err(|error| error.message)?;
        let mut out = Vec::new();
        reply.show(&Rules::from([("seg-mix".into(), "One family.".into())]), &mut out).unwrap();
        Ok(String::from_utf8(out).unwrap())
    }

    fn message(parts: &Value) -> Value {
        json!({"message": {"messageId": "m", "role": "ROLE_AGENT", "parts": parts}})
    }

    fn task(state: &str, parts: &Value) -> Value {
        let message = json!({"messageId": "m", "role": "ROLE_AGENT", "parts": parts});
        json!({"task": {"id": "t", "contextId": "c", "status": {"state": state, "message": message}}})
    }

    #[test]
    fn a_refusal_is_shown_wherever_it_stands() {
        let data = json!({"rule": "seg-mix", "reason": "One family.", "detail": "Two."});
        let parts = json!([{"text": "One family."}, {"data": data, "mediaType": MEDIA_TYPE}]);
        let expected = Ok("REFUSED by rule seg-mix: One family.\n  Two.\n".into());
        assert_eq!(shown(message(&parts)), expected);
        assert_eq!(shown(task("TASK_STATE_REJECTED", &parts)), expected);
        assert_eq!(shown(task("TASK_STATE_COMPLETED", &parts)), expected);
    }

    #[test]
    fn an_unknown_rule_is_shown_and_flagged() {
        let data = json!({"rule": "x\u{1b}[2J", "reason": "Because\nREFUSED"});
        let media_type = format!("{}; charset=utf-8", MEDIA_TYPE.to_uppercase());
        let parts = json!([{"data": data, "metadata": {"mimeType": media_type}}]);
        let expected = "REFUSED by rule x\\u{1b}[2J (not on its card): Because\\u{a}REFUSED\n";
        assert_eq!(shown(message(&parts)), Ok(expected.into()));
    }

    #[test]
    fn an_answer_is_indented() {
        let parts =
            json!([{"text": "one\nREFUSED by rule seg-mix"}, {"data": 1, "mediaType": "application/json"}]);
        let expected = "  one\n  REFUSED by rule seg-mix\n  [application/json]\n";
        assert_eq!(shown(message(&parts)), Ok(expected.into()));
        assert_eq!(shown(task("TASK_STATE_COMPLETED", &parts)), Ok(expected.into()));
    }

    #[test]
    fn nothing_else_is_a_reply() {
        let text = json!([{"text": "sorry"}]);
        let unreadable = json!([{"text": "42"}, {"data": {"rule": "seg-mix"}, "mediaType": MEDIA_TYPE}]);
        for (event, expected) in [
            (message(&json!([])), "an empty reply"),
            (message(&unreadable), "a refusal that can't be read: missing field `reason`"),
            (message(&json!([{"text": "42", "mediaType": MEDIA_TYPE}])), "a refusal without data"),
            (task("TASK_STATE_FAILED", &text), "a task that ended as Failed"),
            (task("TASK_STATE_WORKING", &text), "a task that ended as Working"),
        ] {
            assert_eq!(shown(event), Err(format!("the agent sent {expected}")));
        }
    }
}
