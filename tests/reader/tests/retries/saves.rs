//! What is saved over a restart, and what is no save.

use refusals_runtime::{Posture, RefusedRequests, Reply};
use serde_json::{Value, json};

use crate::{base, memory, part, posture, refusal, refuse, request};

fn saved() -> Value {
    let memory = memory(3);
    let posture = posture(&json!({ "seg-mix": "Advertised.", "x": "X." }));
    for name in ["a", "b", "c"] {
        let response = refusal(&json!([
            { "text": "Something \u{202e}else." },
            part(&json!({ "rule": "seg-mix", "reason": "One family per cut.", "detail": { "a": 1 } })),
            part(&json!(null))
        ]));
        memory.check("a", &posture, &request(name)).unwrap().settle(&Reply::read(&response, &posture));
    }
    assert!(memory.check("a", &posture, &request("a")).is_err());
    serde_json::to_value(&memory).unwrap()
}

#[test]
fn saved_and_restored() {
    let saved = saved();
    let restored: RefusedRequests = serde_json::from_value(saved.clone()).unwrap();
    assert_eq!(serde_json::to_value(&restored).unwrap(), saved, "the order of need too");
    let posture = posture(&json!({ "x": "X.", "seg-mix": "Advertised." }));
    let again = restored.check("a", &posture, &request("a")).unwrap_err();
    let [first, second] = again.refusals() else { panic!("{again:?}") };
    assert!(first.is_by("seg-mix"));
    assert_eq!(first.advertised(), posture.get("seg-mix"));
    assert_eq!(first.text().unwrap().raw(), "Something \u{202e}else.");
    assert_eq!(first.detail().unwrap().raw(), r#"{"a":1}"#);
    assert_eq!((first.raw(), first.pointer()), (None, "/message/parts/1"));
    assert!(second.rule().is_none());
    // `b` was needed the longest ago.
    refuse(&restored, "a", &Posture::unknown(), &base());
    assert!(restored.check("a", &posture, &request("b")).is_ok());
    assert!(restored.check("a", &posture, &request("c")).is_err());
    // Requests are not in it, only their digests; and through text it is the same.
    assert!(!saved.to_string().contains("\"text\":\"a\""));
    let from_text: RefusedRequests = serde_json::from_str(&saved.to_string()).unwrap();
    assert_eq!(from_text.len(), 3);
    // A smaller capacity keeps those that were needed last.
    let mut smaller = saved.clone();
    smaller["capacity"] = json!(1);
    let smaller: RefusedRequests = serde_json::from_value(smaller).unwrap();
    assert_eq!(smaller.len(), 1);
    assert!(smaller.check("a", &posture, &request("a")).is_err());
}

/// What is corrupt is an error, and nothing is forgotten in silence.
#[test]
fn corrupt_saves() {
    let request = "/requests/0/request";
    let refusal = "/requests/1/refusals/0";
    for (pointer, value) in [
        (String::new(), json!(null)),
        (String::new(), json!([])),
        ("/version".into(), json!(2)),
        ("/version".into(), json!("1")),
        ("/version".into(), json!(null)),
        ("/capacity".into(), json!(0)),
        ("/capacity".into(), json!(-1)),
        ("/capacity".into(), json!(1.5)),
        ("/capacity".into(), json!(null)),
        ("/requests".into(), json!({})),
        ("/requests".into(), json!(null)),
        ("/requests/0".into(), json!(null)),
        (request.into(), json!("")),
        (request.into(), json!("00")),
        (request.into(), json!("0".repeat(63))),
        (request.into(), json!("0".repeat(65))),
        (request.into(), json!("0".repeat(66))),
        (request.into(), json!("g".repeat(64))),
        (request.into(), json!("é".repeat(64))),
        (request.into(), json!(5)),
        ("/requests/1/refusals".into(), json!([])),
        ("/requests/1/refusals".into(), json!({})),
        (refusal.into(), json!(null)),
        (refusal.into(), json!({})),
        (format!("{refusal}/rule"), json!(5)),
        (format!("{refusal}/reason"), json!(null)),
        (format!("{refusal}/text"), json!([])),
        (format!("{refusal}/oddities"), json!("x")),
        (format!("{refusal}/oddities"), json!(["unheard-of"])),
        (format!("{refusal}/oddities"), json!([1])),
        (format!("{refusal}/oddities"), json!(["text-missing", "rule-missing"])),
        (format!("{refusal}/oddities"), json!(["text-missing", "text-missing"])),
        (format!("{refusal}/markedBy"), json!("guess")),
        (format!("{refusal}/pointer"), json!(null)),
        (format!("{refusal}/advertised"), json!({ "id": "Not An Id", "reason": "x" })),
        (format!("{refusal}/advertised"), json!({ "id": "x" })),
        (format!("{refusal}/advertised"), json!(null)),
    ] {
        let mut corrupt = saved();
        *corrupt.pointer_mut(&pointer).unwrap_or_else(|| panic!("{pointer}")) = value.clone();
        assert!(serde_json::from_value::<RefusedRequests>(corrupt).is_err(), "{pointer} {value}");
    }
    // More members, from a later release, are none of ours.
    let mut later = saved();
    later["more"] = json!(1);
    assert!(serde_json::from_value::<RefusedRequests>(later).is_ok());
}
