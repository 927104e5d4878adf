//! What is kept of a Part and of a refusal that came, and what is shown of one in which little or nothing is.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

use reader::posture;
use refusals_runtime::{EXTENSION_URI, MEDIA_TYPE, Posture, ReceivedPart, Reply, render};
use serde_json::{Value, json};

const REASON: &str = "One family per cut.";

/// How a refusal begins that names no rule, and how it ends if there is nothing in it.
const NAMELESS: &str = "REFUSED by a rule that it does not name: no reason is given\n";
const NOTHING_IN_IT: &str = "  (the Part that is marked as a refusal has no data)\n  (it names no rule)\n  \
    (it gives no reason)\n  (it came without its text Part)\n";

fn message(parts: &Value) -> Value {
    json!({ "jsonrpc": "2.0", "id": 1, "result": { "message": { "messageId": "m", "role": "ROLE_AGENT", "parts": parts } } })
}

/// Nothing is lost on the way: order, unknown members and numbers.
#[test]
fn the_raw_part_is_as_it_came() {
    let source = format!(
        r#"{{"message":{{"messageId":"m","role":"ROLE_AGENT","parts":[{{"z":0,"data":{{"zeta":1,"rule":"seg-mix","reason":"{REASON}","detail":{{"z":18446744073709551615,"a":[1.5,-0.0,1e300]}}}},"mediaType":"{MEDIA_TYPE}","a":null}}]}}}}"#
    );
    let response: Value = serde_json::from_str(&source).unwrap();
    let reply = Reply::read(&response, &posture());
    let [refusal] = reply.refusals() else { panic!("{reply:?}") };
    assert_eq!(refusal.raw(), response.pointer("/message/parts/0"));
    assert!(source.replace("1e300", "1e+300").contains(&refusal.raw().unwrap().to_string()));
    assert_eq!(refusal.detail().unwrap().raw(), r#"{"z":18446744073709551615,"a":[1.5,-0.0,1e+300]}"#);
    let answer = message(&json!([{ "z": 1, "text": "42", "a": [2] }]));
    let Reply::Answered(answered) = Reply::read(&answer, &posture()) else { panic!() };
    let raw: Vec<_> = answered.parts().iter().map(ReceivedPart::raw).collect();
    assert_eq!(raw, [&answer["result"]["message"]["parts"][0]]);
}

/// A refusal with nothing in it is shown all the same.
#[test]
fn the_emptiest_refusal_is_seen() {
    let response = message(&json!([{ "mediaType": MEDIA_TYPE }]));
    let reply = Reply::read(&response, &Posture::unknown());
    assert_eq!(
        render::terminal(reply.refusals(), &render::Palette::PLAIN),
        format!("{NAMELESS}{NOTHING_IN_IT}")
    );
    let blank = message(&json!([{ "data": { "rule": "blank" }, "mediaType": MEDIA_TYPE }]));
    let shown = render::terminal(Reply::read(&blank, &posture()).refusals(), &render::Palette::PLAIN);
    assert!(shown.starts_with("REFUSED by rule blank: no reason is given\n"), "{shown}");
}

/// What says so and is no typed refusal is told, and what is marked as a refusal is shown.
#[test]
fn a_reason_as_an_error_and_a_text_marked_as_a_refusal() {
    let posture = Posture::from_card(
        &json!({ "capabilities": { "extensions": [{ "uri": EXTENSION_URI, "params": { "seg-mix": REASON } }] } }),
    )
    .unwrap();
    let error = json!({ "jsonrpc": "2.0", "id": 1, "error": { "code": -32603, "message": REASON } });
    let Reply::Failed(failure) = Reply::read(&error, &posture) else { panic!("an error") };
    assert_eq!(failure.untyped_refusal().map(|untyped| untyped.rule().id()), Some("seg-mix"));

    let text = json!({ "message": { "parts": [{ "text": REASON, "mediaType": MEDIA_TYPE }] } });
    let reply = Reply::read(&text, &posture);
    assert_eq!(
        render::terminal(reply.refusals(), &render::Palette::PLAIN),
        format!("{NAMELESS}  {REASON}\n{NOTHING_IN_IT}")
    );
}
