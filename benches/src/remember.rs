//! Refused requests that are remembered: whether a request is among few of them, and among a million.

use std::hint::black_box;
use std::num::NonZeroUsize;

use refusals_runtime::{Posture, RefusedRequests, Reply};
use serde_json::{Value, json};

use crate::{Case, Group};

const AGENT: &str = "https://agent.example/";

fn request(number: usize) -> Value {
    json!({ "jsonrpc": "2.0", "id": number, "method": "SendMessage", "params": { "message": {
        "messageId": format!("m{number}"), "role": "ROLE_USER",
        "parts": [{ "text": format!("How did the respondents of region {number} vote, by party and news?") }],
    } } })
}

/// A request that has been refused, and one that has not, among so many.
fn among(count: usize) -> impl Fn() -> bool {
    let response = json!({ "message": { "messageId": "r", "role": "ROLE_AGENT", "parts": [
        { "text": "That is not computed." },
        { "data": { "rule": "seg-mix", "reason": "That is not computed." }, "mediaType": refusals_runtime::MEDIA_TYPE },
    ] } });
    let posture = Posture::unknown();
    let reply = Reply::read(&response, &posture);
    let refused = RefusedRequests::new(NonZeroUsize::new(count).unwrap_or(NonZeroUsize::MIN));
    for number in 0..count {
        if let Ok(asking) = refused.check(AGENT, &posture, &request(number)) {
            asking.settle(&reply);
        }
    }
    assert_eq!(refused.len(), count);
    let (known, unknown) = (request(count / 2), request(count));
    move || {
        let is_refused = |request| refused.check(AGENT, &posture, black_box(request)).is_err();
        is_refused(&known) && !is_refused(&unknown)
    }
}

pub(crate) fn groups() -> Vec<Group> {
    Vec::from([Group::new(
        "look for two requests among those refused",
        [
            Case::with("1,000 refused", || among(1_000)),
            Case::with("100,000 refused", || among(100_000)),
            Case::with("1,000,000 refused", || among(1_000_000)),
        ],
    )])
}
