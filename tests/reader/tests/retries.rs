//! Refused requests: what makes a request the same one, and how long it is remembered.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

use std::num::NonZeroUsize;

use refusals_runtime::{EXTENSION_URI, MEDIA_TYPE, Posture, RefusedRequests, Reply, render};
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

fn is_same(one: &Value, other: &Value) -> bool {
    let memory = memory(1);
    refuse(&memory, "a", &Posture::unknown(), one);
    assert!(is_known(&memory, one));
    is_known(&memory, other)
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

/// The request with another value at that place, or without one.
fn changed(pointer: &str, value: Option<Value>) -> Value {
    let mut request = base();
    let (object, name) = pointer.rsplit_once('/').unwrap();
    let target = request.pointer_mut(object).unwrap();
    match (target, value) {
        (Value::Array(elements), Some(value)) => elements.push(value),
        (Value::Array(elements), None) => drop(elements.pop()),
        (Value::Object(members), Some(value)) => drop(members.insert(name.into(), value)),
        (Value::Object(members), None) => drop(members.shift_remove(name).unwrap()),
        (other, _) => panic!("{other}"),
    }
    request
}

#[test]
fn what_does_not_count() {
    let message = "/params/message";
    for (pointer, value) in [
        ("/jsonrpc".into(), None),
        ("/id".into(), Some(json!("another"))),
        ("/method".into(), Some(json!("SendStreamingMessage"))),
        ("/extra".into(), Some(json!(1))),
        ("/params/configuration".into(), Some(json!({ "blocking": true }))),
        ("/params/configuration".into(), None),
        ("/params/extra".into(), Some(json!(1))),
        (format!("{message}/messageId"), Some(json!("n"))),
        (format!("{message}/contextId"), Some(json!("d"))),
        (format!("{message}/taskId"), None),
        (format!("{message}/referenceTaskIds"), Some(json!([]))),
        (format!("{message}/role"), Some(json!("user"))),
        (format!("{message}/kind"), Some(json!("message"))),
        (format!("{message}/extensions"), None),
        (format!("{message}/extra"), Some(json!(1))),
        (format!("{message}/parts/0/kind"), Some(json!("text"))),
        (format!("{message}/parts/0/mediaType"), Some(json!("text/plain"))),
        (format!("{message}/parts/0/metadata"), Some(json!({}))),
        (format!("{message}/parts/0/metadata"), Some(json!(null))),
        (format!("{message}/parts/1/mediaType"), Some(json!("application/json"))),
        (format!("{message}/parts/1/data/a"), Some(json!(1.0))),
    ] {
        assert!(is_same(&base(), &changed(&pointer, value.clone())), "{pointer} {value:?}");
    }
    for name in [
        "id",
        "messageId",
        "contextId",
        "taskId",
        "requestId",
        "sessionId",
        "conversationId",
        "correlationId",
        "idempotencyKey",
        "nonce",
        "traceId",
        "spanId",
        "traceparent",
        "tracestate",
        "baggage",
        "timestamp",
        "createdAt",
        "sentAt",
        "TRACE_ID",
        "created-at",
        "https://example.com/ext/timestamp",
        "x/y/Request-Id",
    ] {
        for place in ["/params/metadata", "/params/message/metadata", "/params/message/parts/1/metadata"] {
            let pointer = format!("{place}/{}", name.replace('/', "~1"));
            let mut request = base();
            request.pointer_mut(place).unwrap().as_object_mut().unwrap().insert(name.into(), json!("x"));
            assert!(is_same(&base(), &request), "{pointer}");
        }
    }
}

#[test]
fn what_counts() {
    let message = "/params/message";
    for (pointer, value) in [
        ("/params/tenant".into(), Some(json!("u"))),
        ("/params/tenant".into(), None),
        ("/params/metadata".into(), None),
        ("/params/metadata/purpose".into(), Some(json!("other"))),
        ("/params/metadata/more".into(), Some(json!(1))),
        ("/params/metadata/mimeType".into(), Some(json!("a/b"))),
        (format!("{message}/metadata/mode"), Some(json!("slow"))),
        (format!("{message}/metadata/mimeType"), Some(json!("a/b"))),
        (format!("{message}/metadata/idea"), Some(json!(1))),
        (format!("{message}/metadata/ids"), Some(json!(1))),
        (format!("{message}/metadata"), Some(json!([]))),
        (format!("{message}/parts/0"), None),
        (format!("{message}/parts/0"), Some(json!({ "text": "" }))),
        (format!("{message}/parts/0"), Some(json!({}))),
        (format!("{message}/parts/0/text"), Some(json!("Vote by party"))),
        (format!("{message}/parts/0/text"), Some(json!("vote by party "))),
        (format!("{message}/parts/0/text"), Some(json!("vote by pa\u{200b}rty"))),
        (format!("{message}/parts/0/mediaType"), Some(json!("text/markdown"))),
        (format!("{message}/parts/0/metadata"), Some(json!({ "lang": "de" }))),
        (format!("{message}/parts/1/data/a"), Some(json!("1"))),
        (format!("{message}/parts/1/data/a"), Some(json!(2))),
        (format!("{message}/parts/1/data/id"), Some(json!(2))),
        (format!("{message}/parts/1/data/c"), Some(json!(null))),
        (format!("{message}/parts/1/data/b/-"), Some(json!(1))),
        (format!("{message}/parts/1/mediaType"), Some(json!("application/geo+json"))),
        (format!("{message}/parts/1/metadata/mimeType"), Some(json!("application/geo+json"))),
        (format!("{message}/parts/1/metadata/mime_type"), Some(json!("application/geo+json"))),
        (format!("{message}/parts/1/metadata/k"), Some(json!("w"))),
        (format!("{message}/parts/2/url"), Some(json!("https://x/g.csv"))),
        (format!("{message}/parts/2/filename"), Some(json!("g.csv"))),
        (format!("{message}/parts/2/filename"), None),
        (format!("{message}/parts/2/mediaType"), None),
    ] {
        assert!(!is_same(&base(), &changed(&pointer, value.clone())), "{pointer} {value:?}");
    }
    let mut swapped = base();
    swapped.pointer_mut("/params/message/parts").unwrap().as_array_mut().unwrap().swap(0, 1);
    assert!(!is_same(&base(), &swapped));
    // Another agent, or the same under another name.
    let memory = memory(5);
    refuse(&memory, "a", &Posture::unknown(), &base());
    assert!(memory.check("b", &Posture::unknown(), &base()).is_ok());
    assert!(memory.check("", &Posture::unknown(), &base()).is_ok());
}

/// One request in every envelope, version and transport.
#[test]
fn one_request_in_many_forms() {
    let v1 = json!({ "messageId": "1", "role": "ROLE_USER", "metadata": { "mode": "fast" }, "parts": [
        { "text": "vote by party", "mediaType": "text/plain" },
        { "data": { "a": 1 }, "mediaType": "application/json" },
        { "data": [1], "mediaType": "application/geo+json" },
        { "url": "https://x/f.csv", "filename": "f.csv", "mediaType": "text/csv" },
        { "raw": "QQ==", "filename": "a" }
    ] });
    let v03 = json!({ "kind": "message", "messageId": "2", "role": "user", "metadata": { "mode": "fast" }, "parts": [
        { "kind": "text", "text": "vote by party" },
        { "kind": "data", "data": { "a": 1.0 } },
        { "kind": "data", "data": [1], "metadata": { "mimeType": "application/geo+json" } },
        { "kind": "file", "file": { "uri": "https://x/f.csv", "name": "f.csv", "mimeType": "text/csv" } },
        { "kind": "file", "file": { "bytes": "QQ==", "name": "a" } }
    ] });
    let rest_v03 = json!({ "messageId": "3", "role": "ROLE_USER", "metadata": { "mode": "fast" }, "content": [
        { "text": "vote by party" },
        { "data": { "data": { "a": 1 } } },
        { "data": { "data": [1] }, "metadata": { "mimeType": "application/geo+json" } },
        { "file": { "fileWithUri": "https://x/f.csv", "name": "f.csv", "mime_type": "text/csv" } },
        { "file": { "fileWithBytes": "QQ==", "name": "a" } }
    ] });
    let mut forms = Vec::new();
    for message in [v1, v03, rest_v03] {
        let params = json!({ "message": message, "configuration": { "blocking": forms.len() } });
        forms.push(message);
        forms.push(params.clone());
        forms
            .push(json!({ "jsonrpc": "2.0", "id": forms.len(), "method": "message/send", "params": params }));
    }
    for one in &forms {
        for other in &forms {
            assert!(is_same(one, other), "{one}\n{other}");
        }
    }
}

/// JSON that is no request counts whole, and breaks nothing.
#[test]
fn no_request() {
    for one in [
        json!(null),
        json!("x"),
        json!([]),
        json!({}),
        json!({ "message": 1 }),
        json!({ "params": [] }),
        json!({ "params": { "message": null } }),
        json!({ "params": { "message": { "parts": {} } } }),
        json!({ "message": { "parts": "x" } }),
        json!({ "message": { "parts": [1, null, {}] } }),
        json!({ "message": { "parts": [], "metadata": 5 } }),
    ] {
        assert!(is_same(&one, &one.clone()), "{one}");
        assert!(!is_same(&one, &base()), "{one}");
    }
    assert!(!is_same(&json!({ "id": 1, "method": "tasks/get" }), &json!({ "id": 2, "method": "tasks/get" })));
}

/// Only a refusal is remembered.
#[test]
fn other_replies() {
    let memory = memory(5);
    for reply in [
        json!({ "message": { "parts": [{ "text": "42" }] } }),
        json!({ "error": { "code": -32603, "message": "x" } }),
        json!({ "status": { "state": "rejected" }, "id": "t" }),
        json!(null),
    ] {
        memory
            .check("a", &Posture::unknown(), &base())
            .unwrap()
            .settle(&Reply::read(&reply, &Posture::unknown()));
        assert!(memory.is_empty(), "{reply}");
    }
    // A call that never came back is none.
    drop(memory.check("a", &Posture::unknown(), &base()).unwrap());
    assert!(memory.is_empty());
}

#[test]
fn another_posture_asks_anew() {
    let memory = memory(10);
    let first = posture(&json!({ "seg-mix": "One.", "cell-size": "Two." }));
    refuse(&memory, "a", &first, &base());
    let known = |params: Value| memory.check("a", &posture(&params), &base()).is_err();
    assert!(known(json!({ "seg-mix": "One.", "cell-size": "Two." })));
    assert!(known(json!({ "cell-size": "Two.", "seg-mix": "One." })), "the order says nothing");
    assert!(!known(json!({ "seg-mix": "One." })));
    assert!(!known(json!({ "seg-mix": "One.", "cell-size": "Two", "x": "y" })));
    assert!(!known(json!({ "seg-mix": "One!", "cell-size": "Two." })));
    assert!(!known(json!({ "seg-mix": "Two.", "cell-size": "One." })));
    assert!(memory.check("a", &Posture::unknown(), &base()).is_ok());
}

/// The one that was needed the longest ago goes first.
#[test]
fn eviction() {
    let memory = memory(3);
    let known = |names: &str| names.chars().all(|name| is_known(&memory, &request(&name.to_string())));
    let refuse = |names: &str| {
        for name in names.chars() {
            refuse(&memory, "a", &Posture::unknown(), &request(&name.to_string()));
        }
    };
    refuse("abc");
    assert_eq!((memory.len(), memory.capacity().get()), (3, 3));
    assert!(known("a")); // needed
    refuse("d");
    assert_eq!(memory.len(), 3);
    assert!(!known("b"));
    assert!(known("cda"));
    refuse("e");
    assert!(!known("c") && known("dae"));
    assert!(memory.forget("a", &Posture::unknown(), &request("a")));
    assert!(!memory.forget("a", &Posture::unknown(), &request("a")));
    assert_eq!(memory.len(), 2);
    refuse("f");
    assert!(known("def"));
}

#[test]
fn capacity_one() {
    let memory = memory(1);
    for name in ["a", "b", "a"] {
        refuse(&memory, "a", &Posture::unknown(), &request(name));
        assert_eq!(memory.len(), 1);
        assert!(is_known(&memory, &request(name)));
    }
    assert!(!is_known(&memory, &request("b")));
}

/// Two that ask at once are both refused: one memory.
#[test]
fn settled_twice() {
    let memory = memory(2);
    let unknown = Posture::unknown();
    let (one, two) =
        (memory.check("a", &unknown, &base()).unwrap(), memory.check("a", &unknown, &base()).unwrap());
    let response = |rule: &str| refusal(&json!([part(&json!({ "rule": rule, "reason": "No." }))]));
    one.settle(&Reply::read(&response("x"), &unknown));
    two.settle(&Reply::read(&response("y"), &unknown));
    assert_eq!(memory.len(), 1);
    let again = memory.check("a", &unknown, &base()).unwrap_err();
    assert!(again.refusals()[0].is_by("y"));
    let shown = render::terminal(&again, &render::Palette::PLAIN);
    assert!(shown.starts_with("NOT ASKED AGAIN, refused before by rule y: No.\n"), "{shown}");
}

#[test]
fn threads() {
    let memory = memory(50);
    std::thread::scope(|scope| {
        for thread in 0..8 {
            let memory = &memory;
            scope.spawn(move || {
                for n in 0..200 {
                    let request = request(&format!("{}", (n * (thread + 1)) % 97));
                    if memory.check("a", &Posture::unknown(), &request).is_ok() {
                        let response = refusal(&json!([part(&json!({ "rule": "x", "reason": "No." }))]));
                        let reply = Reply::read(&response, &Posture::unknown());
                        if let Ok(asking) = memory.check("a", &Posture::unknown(), &request) {
                            asking.settle(&reply);
                        }
                    }
                    if n % 13 == 0 {
                        memory.forget("a", &Posture::unknown(), &request);
                        assert!(
                            serde_json::to_value(memory).unwrap()["requests"].as_array().unwrap().len() <= 50
                        );
                    }
                    assert!(memory.len() <= 50);
                }
            });
        }
    });
    assert!(!memory.is_empty());
    assert_eq!(serde_json::to_value(&memory).unwrap()["requests"].as_array().unwrap().len(), memory.len());
}

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

/// Megabytes of a stranger's are not kept.
#[test]
fn bounded_memory() {
    let memory = memory(4);
    let long = "é".repeat(100_000);
    let posture = posture(&json!({ "x": "y".repeat(Posture::MAX_REASON) }));
    let parts: Vec<_> = (0..9)
        .flat_map(|n| [json!({ "text": format!("{n}{long}") }), part(&json!({ "rule": if n == 0 { "x" } else { &long }, "reason": long, "detail": { "n": n, "long": long }, "more": long }))])
        .collect();
    let response = refusal(&Value::Array(parts));
    let reply = Reply::read(&response, &posture);
    assert_eq!(reply.refusals().len(), 9);
    for n in 0..6 {
        let asking = memory.check("a", &posture, &request(&n.to_string())).unwrap();
        asking.settle(&reply);
    }
    assert_eq!(memory.len(), 4);
    let again = memory.check("a", &posture, &request("5")).unwrap_err();
    assert_eq!(again.refusals().len(), RefusedRequests::MAX_REFUSALS);
    for refusal in again.refusals() {
        for text in [refusal.rule(), refusal.reason(), refusal.detail(), refusal.text()] {
            assert!(text.unwrap().raw().chars().count() <= 1_000);
        }
    }
    assert!(serde_json::to_string(&memory).unwrap().len() < 4 * 8 * 5 * 2_100);
}
