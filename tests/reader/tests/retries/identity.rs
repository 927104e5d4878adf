//! What makes a request the same one: what counts, what does not, and in which forms it comes.

use refusals_runtime::Posture;
use serde_json::{Value, json};

use crate::{base, is_known, memory, refuse};

fn is_same(one: &Value, other: &Value) -> bool {
    let memory = memory(1);
    refuse(&memory, "a", &Posture::unknown(), one);
    assert!(is_known(&memory, one));
    is_known(&memory, other)
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
