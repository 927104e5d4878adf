//! What an agent has sent, taken apart: a whole response or the events of a stream, of either version of A2A.
//!
//! Nothing is copied, and nothing is judged: this says where things are. Of a response and of a stream that
//! says the same the outcome is the same.

use alloc::collections::BTreeMap;
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::{mem, slice};

use serde_json::Value;

use super::member::{Object, get, member, named, present, text};
use super::part;
use super::place::{Location, PartPlace, Place};
use super::task_state::TaskState;
use crate::EXTENSION_URI;
use crate::value::kind;

/// What an agent has sent.
#[derive(Debug, Default)]
pub(super) struct Exchange<'v> {
    /// The error in place of a result.
    pub(super) error: Option<ReceivedError<'v>>,
    /// What the error holds beside its message.
    pub(super) in_error: Vec<Parts<'v>>,
    /// Messages that are the reply themselves.
    pub(super) direct: Vec<Parts<'v>>,
    /// The state of the task, if there is a task.
    pub(super) state: Option<TaskState>,
    /// The message of the task's status.
    pub(super) status: Option<Parts<'v>>,
    pub(super) artifacts: Vec<Parts<'v>>,
    artifacts_by_id: BTreeMap<&'v str, usize>,
    /// Artifacts of a stream that later ones have replaced: no part of the reply, but they were seen.
    pub(super) replaced: Vec<Parts<'v>>,
    /// What the agent has said since the user's last message.
    pub(super) said: Vec<Parts<'v>>,
    /// What the agent has said in a stream before it told its history.
    pub(super) said_before: Vec<Parts<'v>>,
    /// What the agent had said before the user's last message.
    pub(super) said_earlier: Vec<Parts<'v>>,
    /// What the first thing is that is no reply, in words that go after "is".
    pub(super) unrecognized: Option<&'static str>,
    /// Whether there was anything: a message, a task, a part of one.
    pub(super) is_begun: bool,
    /// Whether nothing more is to come. None, if nothing says so or says otherwise.
    pub(super) ends: Option<bool>,
}

/// The error of a JSON-RPC response or of a REST response.
#[derive(Debug, Clone, Copy)]
pub(super) struct ReceivedError<'v> {
    pub(super) code: Option<i64>,
    pub(super) message: Option<&'v str>,
}

/// The Parts of a message or of an artifact.
#[derive(Debug, Default)]
pub(super) struct Parts<'v> {
    /// Several, if an artifact came in chunks.
    chunks: Vec<Chunk<'v>>,
    /// Whether the message or the artifact names the refusals extension.
    pub(super) names_extension: bool,
}

/// Parts that came in one go.
#[derive(Debug)]
struct Chunk<'v> {
    location: Arc<Location>,
    /// Whether the location is that of a list, in which the Parts are, or that of the one Part.
    is_list: bool,
    /// Whether the data of a Part is one level down in it: see `part::list`.
    data_is_nested: bool,
    parts: &'v [Value],
}

impl<'v> Chunk<'v> {
    fn list(place: Place<'_>, parts: &'v [Value], data_is_nested: bool) -> Self {
        Self { location: Arc::new(place.locate()), is_list: true, data_is_nested, parts }
    }

    fn single(place: Place<'_>, part: &'v Value) -> Self {
        let location = Arc::new(place.locate());
        Self { location, is_list: false, data_is_nested: false, parts: slice::from_ref(part) }
    }

    /// The Parts, each with where it is.
    fn parts(&self) -> impl Iterator<Item = (&'v Value, PartPlace)> {
        self.parts.iter().enumerate().map(|(index, part)| {
            let index = self.is_list.then_some(index);
            (part, PartPlace::new(Arc::clone(&self.location), index, self.data_is_nested))
        })
    }
}

impl<'v> Exchange<'v> {
    /// What one response or one event says.
    pub(super) fn of(value: &'v Value) -> Self {
        let mut exchange = Self::default();
        exchange.take(value, Place::of_response());
        exchange
    }

    /// What the events of a stream say. Pointers go into the list of them.
    pub(super) fn of_stream(events: &'v [Value]) -> Self {
        let mut exchange = Self::default();
        for (event, value) in events.iter().enumerate() {
            exchange.take(value, Place::of_event(event));
        }
        exchange
    }

    pub(super) fn is_ended(&self) -> bool {
        self.ends == Some(true)
    }

    /// Takes the envelope off, if there is one: JSON-RPC has one, REST has none.
    fn take(&mut self, value: &'v Value, place: Place<'_>) {
        let Value::Object(object) = value else { return self.not_recognized(kind(value)) };
        let result = present(object, "result");
        if let Some(error) = present(object, "error") {
            self.take_error(error, place.member("error"));
        } else if result.is_none() && is_bare_error(object) {
            return self.take_error(value, place);
        }
        match result {
            Some(Value::Object(result)) => self.take_payload(result, place.member("result")),
            Some(other) => self.not_recognized(kind(other)),
            None if object.contains_key("jsonrpc") => self.not_recognized("a response without a result"),
            None => self.take_payload(object, place),
        }
    }

    fn take_payload(&mut self, object: &'v Object, place: Place<'_>) {
        // A2A 0.3 says what it is; A2A 1.0 wraps it in a member that says it.
        match text(object, "kind", "kind") {
            Some("message") => return self.take_message(object, place),
            Some("task") => return self.take_task(object, place),
            Some("status-update") => return self.take_status_update(object, place),
            Some("artifact-update") => return self.take_artifact_update(object, place),
            _ => {}
        }
        let wrapped = |name, proto_name| {
            let (name, value) = named(object, name, proto_name)?;
            value.as_object().map(|inner| (inner, place.member(name)))
        };
        // One of these only, says the specification. A refusal must be found all the same.
        let task = wrapped("task", "task");
        let message = wrapped("message", "message");
        let status = wrapped("statusUpdate", "status_update");
        let artifact = wrapped("artifactUpdate", "artifact_update");
        if task.is_some() || message.is_some() || status.is_some() || artifact.is_some() {
            if let Some((task, place)) = task {
                self.take_task(task, place);
            }
            if let Some((status, place)) = status {
                self.take_status_update(status, place);
            }
            if let Some((artifact, place)) = artifact {
                self.take_artifact_update(artifact, place);
            }
            if let Some((message, place)) = message {
                self.take_message(message, place);
            }
        } else if part::list(object).is_some() {
            self.take_message(object, place);
        } else if object.get("artifact").is_some_and(Value::is_object) {
            self.take_artifact_update(object, place);
        } else if ["id", "artifacts", "history"].iter().all(|member| present(object, member).is_none())
            && object.get("status").is_some_and(Value::is_object)
        {
            self.take_status_update(object, place);
        } else if ["status", "artifacts", "history"].iter().any(|member| present(object, member).is_some()) {
            self.take_task(object, place);
        } else {
            self.not_recognized("an object that is no message, no task and no event");
        }
    }

    fn take_message(&mut self, message: &'v Object, place: Place<'_>) {
        self.is_begun = true;
        self.ends = Some(true);
        self.direct.extend(Parts::of(message, place));
    }

    fn take_task(&mut self, task: &'v Object, place: Place<'_>) {
        self.is_begun = true;
        if let Some(Value::Array(history)) = present(task, "history") {
            let messages = history
                .iter()
                .enumerate()
                .filter_map(|(index, message)| message.as_object().map(|message| (index, message)));
            // The history is told whole, so what was said before is in it, unless the agent keeps no history.
            self.said_before.append(&mut self.said);
            self.said_earlier.clear();
            let place = place.member("history");
            for (index, message) in messages {
                if is_users(message) {
                    self.said_earlier.append(&mut self.said);
                } else {
                    self.said.extend(Parts::of(message, place.index(index)));
                }
            }
        }
        if let Some(Value::Object(status)) = present(task, "status") {
            self.take_status(status, place.member("status"));
        }
        if let Some(Value::Array(artifacts)) = present(task, "artifacts") {
            let place = place.member("artifacts");
            for (index, artifact) in artifacts.iter().enumerate() {
                if let Value::Object(artifact) = artifact {
                    self.take_artifact(artifact, place.index(index), false);
                }
            }
        }
        self.state.get_or_insert(TaskState::Unspecified);
    }

    fn take_status_update(&mut self, update: &'v Object, place: Place<'_>) {
        self.is_begun = true;
        if let Some(Value::Object(status)) = present(update, "status") {
            self.take_status(status, place.member("status"));
        }
        self.state.get_or_insert(TaskState::Unspecified);
        if present(update, "final") == Some(&Value::Bool(true)) {
            self.ends = Some(true);
        }
    }

    fn take_status(&mut self, status: &'v Object, place: Place<'_>) {
        let state = text(status, "state", "state").map_or(TaskState::Unspecified, TaskState::read);
        // What the status said before is history now.
        self.said.extend(mem::take(&mut self.status));
        if let Some(Value::Object(message)) = present(status, "message") {
            self.status = Parts::of(message, place.member("message"));
        }
        self.state = Some(state);
        self.ends = Some(state.ends_a_stream());
    }

    fn take_artifact_update(&mut self, update: &'v Object, place: Place<'_>) {
        self.is_begun = true;
        if let Some(Value::Object(artifact)) = present(update, "artifact") {
            let is_appended = present(update, "append") == Some(&Value::Bool(true));
            self.take_artifact(artifact, place.member("artifact"), is_appended);
        }
    }

    fn take_artifact(&mut self, artifact: &'v Object, place: Place<'_>, is_appended: bool) {
        let Some(parts) = Parts::of(artifact, place) else { return };
        // An empty id is how some SDKs write one that is not there.
        let id = text(artifact, "artifactId", "artifact_id").filter(|id| !id.is_empty());
        let earlier =
            id.and_then(|id| self.artifacts_by_id.get(id)).and_then(|&place| self.artifacts.get_mut(place));
        match earlier {
            Some(earlier) if is_appended => earlier.append(parts),
            // A later event replaces it. Two of one event are two, whatever they are called.
            Some(earlier) if !earlier.is_of(place.event) => self.replaced.push(mem::replace(earlier, parts)),
            _ => {
                if let Some(id) = id {
                    self.artifacts_by_id.insert(id, self.artifacts.len());
                }
                self.artifacts.push(parts);
            }
        }
    }

    fn take_error(&mut self, error: &'v Value, place: Place<'_>) {
        self.is_begun = true;
        self.ends = Some(true);
        let object = error.as_object();
        let code = object.and_then(|object| member(object, "code", "status"));
        let message = object
            .and_then(|object| text(object, "message", "title").or_else(|| text(object, "detail", "detail")))
            .or(error.as_str());
        self.error.get_or_insert(ReceivedError { code: code.and_then(Value::as_i64), message });
        let Some(object) = object else { return };
        for name in ["data", "details"] {
            let Some(data) = present(object, name) else { continue };
            let place = place.member(name);
            match data {
                Value::Array(elements) => self.in_error.push(Chunk::list(place, elements, false).into()),
                Value::Object(payload) => self.take_error_payload(data, payload, place),
                _ => {}
            }
        }
    }

    /// A message or a task in an error, or the Part itself, or what should be in the Part.
    fn take_error_payload(&mut self, value: &'v Value, payload: &'v Object, place: Place<'_>) {
        let mut inner = Exchange::default();
        if present(payload, "rule").is_none() && present(payload, "data").is_none() {
            inner.take_payload(payload, place);
        }
        if inner.is_begun {
            self.in_error.extend(inner.direct);
            self.in_error.extend(inner.status);
            self.in_error.extend(inner.artifacts);
            self.in_error.extend(inner.said);
        } else {
            self.in_error.push(Chunk::single(place, value).into());
        }
    }

    fn not_recognized(&mut self, found: &'static str) {
        self.unrecognized.get_or_insert(found);
    }
}

impl<'v> Parts<'v> {
    /// The Parts of a message or of an artifact, if it has an array of them.
    fn of(container: &'v Object, place: Place<'_>) -> Option<Self> {
        let (name, parts, data_is_nested) = part::list(container)?;
        let extensions = get(container, "extensions").and_then(Value::as_array);
        let names_extension =
            extensions.is_some_and(|uris| uris.iter().any(|uri| uri.as_str() == Some(EXTENSION_URI)));
        let chunk = Chunk::list(place.member(name), parts, data_is_nested);
        Some(Self { chunks: Vec::from([chunk]), names_extension })
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = (&'v Value, PartPlace)> {
        self.chunks.iter().flat_map(Chunk::parts)
    }

    pub(super) fn len(&self) -> usize {
        self.chunks.iter().map(|chunk| chunk.parts.len()).sum()
    }

    /// Whether some of it came in that event.
    fn is_of(&self, event: usize) -> bool {
        self.chunks.last().is_some_and(|chunk| chunk.location.event == event)
    }

    fn append(&mut self, later: Self) {
        self.chunks.extend(later.chunks);
        self.names_extension |= later.names_extension;
    }
}

impl<'v> From<Chunk<'v>> for Parts<'v> {
    fn from(chunk: Chunk<'v>) -> Self {
        Self { chunks: Vec::from([chunk]), names_extension: false }
    }
}

/// Whether a message is the user's. One without a role is the agent's: it is in the agent's reply.
fn is_users(message: &Object) -> bool {
    text(message, "role", "role")
        .is_some_and(|role| role.eq_ignore_ascii_case("user") || role.eq_ignore_ascii_case("role_user"))
}

/// An error that is the whole body: a status of gRPC, problem details (RFC 9457), or a text and nothing else, as
/// the Python SDK has sent it over REST.
fn is_bare_error(object: &Object) -> bool {
    let is_status =
        object.get("code").is_some_and(Value::is_number) && text(object, "message", "message").is_some();
    let is_problem =
        object.get("status").is_some_and(Value::is_number) && text(object, "title", "title").is_some();
    let is_text = object.values().all(Value::is_string)
        && ["message", "detail"].iter().any(|name| object.contains_key(*name));
    is_status || is_problem || is_text
}
