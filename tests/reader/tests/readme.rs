//! The reader's code of the README, compiled and run: `tests/readme.rs` of the root package holds the two together.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::num::NonZeroUsize;

use refusals_runtime::render::{self, Palette};
use refusals_runtime::{
    PartContent, Posture, ReceivedPart, RefusedRequests, Reply, StreamReader, UnreadableJson, Untrusted,
    read_json,
};
use serde_json::{Value, json};

/// Asks an agent, unless it has refused the request before. `send` is an HTTP client.
fn ask(
    url: &str,
    card: &Value,
    request: &Value,
    refused: &RefusedRequests,
    send: impl FnOnce(&Value) -> Vec<u8>,
) -> Result<String, UnreadableJson> {
    // Whatever is wrong with its card, an agent can be asked: what it refuses, it refuses.
    let posture = Posture::from_card(card).unwrap_or_else(|error| {
        eprintln!("{error}"); // it advertises no rules, or some that can't be read
        error.into_readable()
    });
    let asking = match refused.check(url, &posture, request) {
        Ok(asking) => asking,
        Err(not_asked_again) => return Ok(render::terminal(&not_asked_again, &Palette::PLAIN)),
    };
    let response = read_json(&send(request))?;
    let reply = Reply::read(&response, &posture);
    asking.settle(&reply); // remembers a refusal
    Ok(show(&reply))
}

/// The same of a streamed reply, whose bytes come in any pieces.
fn read_streamed(body: impl Iterator<Item = Vec<u8>>, posture: &Posture) -> String {
    let mut reader = StreamReader::new();
    for bytes in body {
        let _ = reader.push_bytes(&bytes); // what is wrong with them, the reply says
    }
    show(&reader.finish(posture))
}

fn show(reply: &Reply<'_>) -> String {
    let text = |part: &ReceivedPart<'_>| match part.content() {
        PartContent::Text(text) => text.terminal(),
        _ => Untrusted::new(part.raw().to_string()).terminal(),
    };
    match reply {
        Reply::Answered(answer) => answer.parts().iter().map(text).collect(),
        Reply::Refused(refusals) => render::terminal(refusals, &Palette::PLAIN),
        Reply::Failed(failure) => failure.to_string(), // an error, or a task that was not completed, say
    }
}

const CARD: &str = include_str!("../wire/py-1.3.0.message.card.json");

const EXPECTED: &str = "\
REFUSED by rule seg-mix: Segmentation families cannot be crossed; ask for one family per cut.
  Requested cut combined Polaris segment with news ideology.
";

#[test]
fn a_refusal_is_shown_and_not_asked_for_again() {
    let card = read_json(CARD.as_bytes()).unwrap();
    let refused = RefusedRequests::new(NonZeroUsize::new(100).unwrap());
    let request = json!({"message": {"messageId": "m", "role": "ROLE_USER", "parts": [{"text": "?"}]}});
    let response = include_bytes!("../wire/py-1.3.0.message.v1.json").to_vec();
    let first = ask("http://a.example", &card, &request, &refused, |_| response).unwrap();
    assert_eq!(first, EXPECTED);
    let second = ask("http://a.example", &card, &request, &refused, |_| unreachable!()).unwrap();
    assert_eq!(second, EXPECTED.replace("REFUSED", "NOT ASKED AGAIN, refused before"));
}

#[test]
fn a_stream_says_the_same() {
    let posture = Posture::from_card(&read_json(CARD.as_bytes()).unwrap()).unwrap();
    let stream = include_bytes!("../wire/py-1.3.0.message.v1.sse");
    assert_eq!(read_streamed(stream.chunks(7).map(<[u8]>::to_vec), &posture), EXPECTED);
}

#[test]
fn what_is_no_refusal() {
    for (parts, expected) in [
        (json!([{"text": "42\u{1b}[2J"}]), "42\\u{1b}[2J"),
        (json!([{"data": 42}]), r#"{"data":42}"#),
        (json!([]), "the agent sent an empty answer"),
    ] {
        let response = json!({"message": {"messageId": "m", "role": "ROLE_AGENT", "parts": parts}});
        assert_eq!(show(&Reply::read(&response, &Posture::unknown())), expected);
    }
}
