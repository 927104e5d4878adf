//! What a request asks, whichever message, version and transport it is asked in. The rustdoc of
//! `RefusedRequests` says what counts.

use alloc::vec::Vec;

use serde_json::Value;

use super::canonical::{Canonical, Digest};
use super::member::{Object, present, text};
use super::part;
use super::{PartContent, Posture};

/// Members of metadata that say which request it is, or when it was made.
const IDENTIFIERS: [&str; 18] = [
    "id",
    "messageid",
    "contextid",
    "taskid",
    "requestid",
    "sessionid",
    "conversationid",
    "correlationid",
    "idempotencykey",
    "nonce",
    "traceid",
    "spanid",
    "traceparent",
    "tracestate",
    "baggage",
    "timestamp",
    "createdat",
    "sentat",
];

/// A request to an agent of that posture.
pub(super) fn digest(agent: &str, posture: &Posture, request: &Value) -> Digest {
    let mut digest = Canonical::default();
    digest.text(agent);
    digest.digest(&posture.digest());
    if let Some(request) = Request::find(request) {
        digest.text("message");
        digest.optional(request.tenant);
        metadata(&mut digest, request.metadata, None);
        metadata(&mut digest, present(request.message, "metadata"), None);
        digest.list(request.parts.len());
        request.parts.iter().for_each(|part| self::part(&mut digest, part, request.data_is_nested));
    } else {
        digest.text("other");
        digest.value(request);
    }
    digest.finish()
}

struct Request<'v> {
    message: &'v Object,
    parts: &'v [Value],
    data_is_nested: bool,
    metadata: Option<&'v Value>,
    tenant: Option<&'v str>,
}

impl<'v> Request<'v> {
    /// Finds the message: in the params of an envelope, in params, or on its own.
    fn find(request: &'v Value) -> Option<Self> {
        let params =
            request.get("params").filter(|params| params.get("message").is_some()).unwrap_or(request);
        let params = params.as_object()?;
        let (message, params) = match params.get("message") {
            Some(message) => (message.as_object()?, Some(params)),
            None => (params, None),
        };
        let (_, parts, data_is_nested) = part::list(message)?;
        Some(Self {
            message,
            parts,
            data_is_nested,
            metadata: params.and_then(|params| present(params, "metadata")),
            tenant: params.and_then(|params| text(params, "tenant", "tenant")),
        })
    }
}

fn part(digest: &mut Canonical, value: &Value, data_is_nested: bool) {
    let media_type = match part::content(value, data_is_nested) {
        PartContent::Text(text) => {
            digest.text("text");
            digest.text(text.raw());
            part::media_type(value).filter(|media_type| *media_type != "text/plain")
        }
        PartContent::Data(data) => {
            digest.text("data");
            digest.value(data);
            part::media_type(value).filter(|media_type| *media_type != "application/json")
        }
        PartContent::Url(url) => {
            digest.text("url");
            digest.text(url.raw());
            part::media_type(value)
        }
        PartContent::Bytes(bytes) => {
            digest.text("raw");
            digest.text(bytes.raw());
            part::media_type(value)
        }
        PartContent::Unknown => {
            digest.text("unknown");
            digest.value(value);
            None
        }
    };
    digest.optional(media_type);
    digest.optional(part::filename(value));
    // It is the Part's media type, and counts as that.
    metadata(digest, value.get("metadata"), Some("mimeType"));
}

/// Metadata less its identifiers, and less what is read already. None, and one with nothing left in it, are the
/// same.
fn metadata(digest: &mut Canonical, metadata: Option<&Value>, read: Option<&str>) {
    match metadata {
        None | Some(Value::Null) => digest.list(0),
        Some(Value::Object(members)) => {
            let counts = |key: &str| !is_identifier(key) && read != Some(key);
            let mut members: Vec<_> = members.iter().filter(|(key, _)| counts(key)).collect();
            members.sort_unstable_by_key(|(key, _)| *key);
            digest.list(members.len());
            for (key, value) in members {
                digest.text(key);
                digest.value(value);
            }
        }
        Some(other) => {
            digest.list(1);
            digest.value(other);
        }
    }
}

fn is_identifier(key: &str) -> bool {
    let name = key.rsplit('/').next().unwrap_or(key);
    let letters = || name.chars().filter(|c| !matches!(c, '-' | '_')).map(|c| c.to_ascii_lowercase());
    IDENTIFIERS.iter().any(|identifier| letters().eq(identifier.chars()))
}
