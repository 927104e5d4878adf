//! Refused requests: what makes a request the same one, how long it is remembered, and what is saved of it.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod identity;
mod memory;
mod saves;

use std::num::NonZeroUsize;

use refusals_runtime::{EXTENSION_URI, MEDIA_TYPE, Posture, RefusedRequests, Reply};
use serde_json::{Value, json};

fn memory(capacity: usize) -> RefusedRequests {
    RefusedRequests::new(NonZeroUsize::new(capacity).unwrap())
}

fn posture(params: &Value) -> Posture {
    Posture::from_card(
        &json!({ "capabilities": { "extensions": [{ "uri": EXTENSION_URI, "params": params }] } }),
    )
    .unwrap()
}

fn refusal(parts: &Value) -> Value {
    json!({ "message": { "messageId": "r", "role": "ROLE_AGENT", "parts": parts } })
}

fn part(data: &Value) -> Value {
    json!({ "data": data, "mediaType": MEDIA_TYPE })
}

fn refuse(memory: &RefusedRequests, agent: &str, posture: &Posture, request: &Value) {
    let response = refusal(&json!([part(&json!({ "rule": "seg-mix", "reason": "One family per cut." }))]));
    memory.check(agent, posture, request).unwrap().settle(&Reply::read(&response, posture));
}

fn request(text: &str) -> Value {
    json!({ "message": { "messageId": "m", "role": "ROLE_USER", "parts": [{ "text": text }] } })
}

fn is_known(memory: &RefusedRequests, request: &Value) -> bool {
    memory.check("a", &Posture::unknown(), request).is_err()
}

fn base() -> Value {
    json!({
        "jsonrpc": "2.0", "id": 1, "method": "SendMessage",
        "params": {
            "tenant": "t",
            "message": {
                "messageId": "m", "contextId": "c", "taskId": "k", "role": "ROLE_USER", "referenceTaskIds": ["x"],
                "extensions": ["https://x"], "metadata": { "mode": "fast" },
                "parts": [
                    { "text": "vote by party" },
                    { "data": { "a": 1, "b": [0.5, null] }, "metadata": { "k": "v" } },
                    { "url": "https://x/f.csv", "filename": "f.csv", "mediaType": "text/csv" }
                ]
            },
            "configuration": { "acceptedOutputModes": ["text/plain"] },
            "metadata": { "purpose": "study" }
        }
    })
}
