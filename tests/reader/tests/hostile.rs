//! Hostile input: anything at all, and very much of it. Nothing panics, nothing is lost, and it ends.
//!
//! Where time is the point, so much comes that anything but linear time would not end.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

use std::mem::ManuallyDrop;

use proptest::prelude::*;
use proptest::sample::select;
use refusals_runtime::{
    EXTENSION_URI, FailureKind, MEDIA_TYPE, Oddity, Posture, PostureFault, RefusedRequests, Reply,
    StreamReader, render,
};
use serde_json::{Value, json};

const NAMES: [&str; 50] = [
    "jsonrpc",
    "id",
    "result",
    "error",
    "code",
    "message",
    "title",
    "data",
    "details",
    "kind",
    "task",
    "statusUpdate",
    "status_update",
    "artifactUpdate",
    "artifact_update",
    "status",
    "state",
    "artifacts",
    "artifact",
    "artifactId",
    "append",
    "lastChunk",
    "final",
    "history",
    "role",
    "parts",
    "content",
    "text",
    "url",
    "raw",
    "file",
    "bytes",
    "uri",
    "filename",
    "mediaType",
    "media_type",
    "metadata",
    "mimeType",
    "extensions",
    "rule",
    "reason",
    "detail",
    "params",
    "capabilities",
    "description",
    "required",
    "tenant",
    "messageId",
    "contextId",
    "seg-mix",
];

const TEXTS: [&str; 30] = [
    "",
    " ",
    "2.0",
    "message",
    "task",
    "status-update",
    "artifact-update",
    "completed",
    "TASK_STATE_REJECTED",
    "working",
    "user",
    "ROLE_USER",
    "ROLE_AGENT",
    "agent",
    MEDIA_TYPE,
    "application/VND.upperhand.refusal+json; a=b",
    "application/json",
    EXTENSION_URI,
    "seg-mix",
    "cell-size",
    "blank",
    "One family per cut.",
    "One family ",
    "per cut.",
    "Cells are too small.",
    "\u{1b}[2J\u{202e}\u{200b}",
    "</untrusted>\n- `x`",
    "\u{e0041}`|<b>",
    "a\r\nb\u{2028}c\u{85}",
    "__proto__",
];

fn text() -> impl Strategy<Value = String> {
    prop_oneof![9 => select(&TEXTS[..]).prop_map(String::from), 1 => any::<String>()]
}

fn leaf() -> impl Strategy<Value = Value> {
    prop_oneof![
        6 => text().prop_map(Value::String),
        1 => Just(Value::Null),
        1 => any::<bool>().prop_map(Value::Bool),
        1 => any::<i64>().prop_map(Value::from),
        1 => any::<f64>().prop_map(Value::from),
    ]
}

/// Any JSON, of A2A's names mostly.
fn json() -> impl Strategy<Value = Value> {
    leaf().prop_recursive(6, 60, 6, |inner| {
        let name = prop_oneof![9 => select(&NAMES[..]).prop_map(String::from), 1 => text()];
        prop_oneof![
            1 => prop::collection::vec(inner.clone(), 0..5).prop_map(Value::Array),
            3 => prop::collection::vec((name, inner), 0..6).prop_map(|members| members.into_iter().collect()),
        ]
    })
}

/// JSON in the form of a response, with anything in its places.
fn response() -> impl Strategy<Value = Value> {
    let refusal = prop_oneof![
        3 => Just(json!({ "data": { "rule": "seg-mix", "reason": "One family per cut." }, "mediaType": MEDIA_TYPE })),
        1 => json().prop_map(|data| json!({ "data": data, "mediaType": MEDIA_TYPE })),
        1 => json().prop_map(|data| json!({ "data": data, "metadata": { "mimeType": MEDIA_TYPE } })),
        1 => (text(), text(), json()).prop_map(|(rule, reason, detail)| json!({ "data": { "rule": rule, "reason": reason, "detail": detail }, "mediaType": MEDIA_TYPE })),
    ];
    let part = prop_oneof![
        3 => text().prop_map(|text| json!({ "text": text })),
        2 => refusal,
        1 => json().prop_map(|data| json!({ "data": data })),
        1 => json(),
    ];
    let parts =
        prop_oneof![9 => prop::collection::vec(part, 0..5).prop_map(Value::Array), 1 => json()].boxed();
    let message = (parts.clone(), text(), json())
        .prop_map(|(parts, role, extensions)| json!({ "role": role, "parts": parts, "extensions": [extensions, EXTENSION_URI] }))
        .boxed();
    let status = (text(), prop_oneof![3 => message.clone(), 1 => json()])
        .prop_map(|(state, message)| json!({ "state": state, "message": message }))
        .boxed();
    let artifact =
        (text(), parts).prop_map(|(id, parts)| json!({ "artifactId": id, "parts": parts })).boxed();
    let task = (status.clone(), prop::collection::vec(artifact.clone(), 0..3), prop::collection::vec(message.clone(), 0..3))
        .prop_map(|(status, artifacts, history)| json!({ "id": "t", "status": status, "artifacts": artifacts, "history": history })).boxed();
    let payload = prop_oneof![
        message.clone().prop_map(|message| json!({ "message": message })),
        message,
        task.clone().prop_map(|task| json!({ "task": task })),
        task,
        status.prop_map(|status| json!({ "statusUpdate": { "status": status } })),
        (artifact, json()).prop_map(
            |(artifact, append)| json!({ "artifactUpdate": { "artifact": artifact, "append": append } })
        ),
        json(),
    ]
    .boxed();
    prop_oneof![
        3 => payload.clone(),
        3 => payload.clone().prop_map(|payload| json!({ "jsonrpc": "2.0", "id": 1, "result": payload })),
        1 => (payload.clone(), json()).prop_map(|(payload, error)| json!({ "result": payload, "error": error })),
        1 => payload.prop_map(|payload| json!({ "error": { "code": 1, "message": "x", "data": payload } })),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_json(value in json()) {
        reader::check_response(&value);
        reader::check_card(&value);
    }

    #[test]
    fn any_response(response in response()) {
        reader::check_response(&response);
    }

    #[test]
    fn any_stream(events in prop::collection::vec(response(), 0..5), size in any::<u8>(), noise in prop::option::of(any::<Vec<u8>>())) {
        reader::check_events(&events);
        let mut bytes = vec![size];
        for event in &events {
            bytes.extend(format!("data: {event}\r\n\r\n").bytes());
        }
        bytes.extend(noise.unwrap_or_default());
        reader::check_stream_bytes(&bytes);
    }

    #[test]
    fn any_params(params in prop::collection::vec((prop_oneof!["[a-z]{1,3}(-[a-z0-9]{1,2}){0,2}", text()], prop_oneof![9 => text().prop_map(Value::String), 1 => json()]), 0..6)) {
        let params: Value = params.into_iter().collect();
        reader::check_card(&json!({ "capabilities": { "extensions": [{ "uri": EXTENSION_URI, "params": params }] } }));
    }

    #[test]
    fn any_request(request in json(), other in json()) {
        let memory = RefusedRequests::new(std::num::NonZeroUsize::MIN);
        let refused = json!({ "message": { "parts": [{ "mediaType": MEDIA_TYPE }] } });
        let unknown = Posture::unknown();
        memory.check("a", &unknown, &request).unwrap().settle(&Reply::read(&refused, &unknown));
        prop_assert!(memory.check("a", &unknown, &request).is_err());
        prop_assert_eq!(memory.check("a", &unknown, &other).is_err(), memory.forget("a", &unknown, &other));
    }

    #[test]
    fn any_bytes(bytes in any::<Vec<u8>>()) {
        reader::check_reply_bytes(&bytes);
        reader::check_stream_bytes(&bytes);
        reader::check_posture_bytes(&bytes);
    }
}

/// A debug build digests slowly.
const MANY: usize = if cfg!(debug_assertions) { 20_000 } else { 100_000 };
const DEEP: usize = 100_000;

fn message(parts: Vec<Value>) -> Value {
    json!({ "message": { "messageId": "m", "parts": Value::Array(parts) } })
}

fn refusal(rule: &str, reason: &str) -> Value {
    json!({ "data": { "rule": rule, "reason": reason }, "mediaType": MEDIA_TYPE })
}

/// How many refusals there are, alone and in a stream.
fn refused(response: Value) -> usize {
    let count = Reply::read(&response, &reader::posture()).refusals().len();
    let mut reader = StreamReader::new();
    reader.push(response);
    assert_eq!(reader.finish(&reader::posture()).refusals().len(), count);
    count
}

#[test]
fn many_parts() {
    let texts =
        |text: &dyn Fn(usize) -> String| (0..MANY).map(|n| json!({ "text": text(n) })).collect::<Vec<_>>();
    for mut parts in [
        texts(&|_| String::new()),
        texts(&|_| " ".into()),
        texts(&|_| "a".into()),
        texts(&|n| n.to_string()),
        vec![json!({}); MANY],
        vec![json!(null); MANY],
    ] {
        let response = message(parts.clone());
        assert!(!matches!(Reply::read(&response, &reader::posture()), Reply::Refused(_)));
        parts.push(refusal("seg-mix", &"a".repeat(MANY)));
        assert_eq!(refused(message(parts)), 1);
    }
    // Each refusal looks for its text in those before it.
    let alternating: Vec<_> =
        (0..MANY / 2).flat_map(|n| [json!({ "text": "a" }), refusal("seg-mix", &format!("{n}aa"))]).collect();
    assert_eq!(refused(message(alternating)), MANY / 2);
}

#[test]
fn many_refusals() {
    assert_eq!(refused(message(vec![refusal("seg-mix", "x"); MANY])), 1);
    assert_eq!(refused(message((0..MANY).map(|n| refusal("seg-mix", &n.to_string())).collect())), MANY);
    assert_eq!(refused(message((0..MANY).map(|n| refusal(&n.to_string(), "x")).collect())), MANY);
    let artifacts: Value =
        (0..MANY).map(|n| json!({ "artifactId": "a", "parts": [refusal("x", &n.to_string())] })).collect();
    assert_eq!(
        refused(json!({ "task": { "id": "t", "status": { "state": "completed" }, "artifacts": artifacts } })),
        MANY
    );
    let details: Value = (0..MANY).map(|n| refusal("x", &n.to_string())).collect();
    assert_eq!(refused(json!({ "error": { "code": 1, "details": details } })), MANY);
}

/// The card's reason is not copied for each refusal under its rule. It would be gigabytes here.
#[test]
fn a_long_reason_for_many_refusals() {
    let reason = "r".repeat(Posture::MAX_REASON);
    let card =
        json!({ "capabilities": { "extensions": [{ "uri": EXTENSION_URI, "params": { "x": reason } }] } });
    let posture = Posture::from_card(&card).unwrap();
    let mut parts: Vec<_> =
        (0..MANY).map(|n| json!({ "data": { "rule": "x", "n": n }, "mediaType": MEDIA_TYPE })).collect();
    parts.push(json!({ "text": reason }));
    let response = message(parts);
    let reply = Reply::read(&response, &posture);
    let [first, .., last] = reply.refusals() else { panic!() };
    assert_eq!(reply.refusals().len(), MANY);
    for refusal in [first, last] {
        assert_eq!(refusal.oddities(), [Oddity::ReasonMissing]);
        assert!(std::ptr::eq(refusal.text().unwrap(), posture.get("x").unwrap().reason()));
        assert!(std::ptr::eq(refusal.advertised().unwrap().reason(), posture.get("x").unwrap().reason()));
    }
}

#[test]
fn much_history() {
    let history: Value = (0..=MANY / 3 * 3)
        .map(|n| json!({ "role": if n % 3 == 0 { "user" } else { "agent" }, "parts": [{ "text": n.to_string() }, refusal("x", &n.to_string())] }))
        .collect();
    let task = json!({ "id": "t", "status": { "state": "completed" }, "history": history, "artifacts": [{ "parts": [{ "text": "42" }] }] });
    let reply = Reply::read(&task, &reader::posture());
    // The last message is the user's.
    let Reply::Answered(answer) = &reply else { panic!("not an answer") };
    assert_eq!(answer.earlier_refusals().len(), MANY / 3 * 2);
}

#[test]
fn a_long_stream() {
    let mut reader = StreamReader::new();
    for n in 0..MANY {
        let event = match n % 3 {
            0 => {
                json!({ "statusUpdate": { "status": { "state": "working", "message": { "parts": [{ "text": n.to_string() }] } } } })
            }
            1 => {
                json!({ "artifactUpdate": { "artifact": { "artifactId": (n % 1000).to_string(), "parts": [{ "text": "a" }] }, "append": n % 2 == 0 } })
            }
            _ => {
                json!({ "artifactUpdate": { "artifact": { "artifactId": n.to_string(), "parts": [{ "text": "b" }] } } })
            }
        };
        reader.push(event);
    }
    assert!(matches!(reader.finish(&reader::posture()), Reply::Failed(_)));
    reader.push(json!({ "statusUpdate": { "status": { "state": "rejected", "message": { "parts": [refusal("seg-mix", "x")] } } } }));
    let reply = reader.finish(&reader::posture());
    assert!(reply.refusals()[0].oddities().contains(&Oddity::AnswerStreamed));
    drop(reply);
    // Bytes, one at a time, in lines that do not end.
    let mut reader = StreamReader::new();
    for _ in 0..500_000 {
        reader.push_bytes(b"d").unwrap();
    }
    assert!(matches!(reader.finish(&reader::posture()), Reply::Failed(_)));
}

#[test]
fn long_texts() {
    let long = "é\u{1b}".repeat(300_000);
    let parts = vec![
        json!({ "text": long }),
        json!({ "data": { "rule": long, "reason": long, "detail": [long] }, "mediaType": format!("{MEDIA_TYPE};{long}") }),
    ];
    let response = message(parts);
    let reply = Reply::read(&response, &reader::posture());
    let [refusal] = reply.refusals() else { panic!() };
    assert_eq!(refusal.oddities(), [Oddity::RuleNotAdvertised, Oddity::DetailNotAString]);
    for shown in [
        render::terminal(refusal, &render::Palette::PLAIN),
        render::html(refusal),
        render::markdown(refusal),
        render::prompt(refusal),
    ] {
        assert!(shown.len() < 5 * 25 * 1_000, "{}", shown.len());
    }
}

#[test]
fn many_rules() {
    let params: Value = (0..MANY).map(|n| (format!("r{n}"), json!("x"))).collect();
    let error = Posture::from_card(
        &json!({ "capabilities": { "extensions": [{ "uri": EXTENSION_URI, "params": params }] } }),
    )
    .unwrap_err();
    assert_eq!(error.faults(), [PostureFault::TooManyRules { count: MANY }]);
    let posture = error.into_readable();
    let response = message((0..MANY).map(|n| refusal(&format!("r{n}"), "x")).collect());
    let reply = Reply::read(&response, &posture);
    assert_eq!(
        reply.refusals().iter().filter(|refusal| refusal.oddities() == [Oddity::TextMissing]).count(),
        Posture::MAX_RULES
    );
    let extensions = vec![json!({ "uri": EXTENSION_URI, "params": { "a": "A." } }); MANY];
    let error = Posture::from_card(&json!({ "capabilities": { "extensions": extensions } })).unwrap_err();
    assert_eq!(error.faults().len(), MANY - 1);
    assert!(error.to_string().len() < 2_000);
}

/// Nested more deeply than any stack is. It is never dropped, since that recurses.
fn deep() -> ManuallyDrop<Value> {
    let mut value = json!("x");
    for n in 0..DEEP {
        value = if n % 2 == 0 {
            Value::Array(vec![value])
        } else {
            Value::Object([("a".into(), value)].into_iter().collect())
        };
    }
    ManuallyDrop::new(value)
}

fn deep_in(mut value: Value, pointer: &str) -> ManuallyDrop<Value> {
    *value.pointer_mut(pointer).unwrap() = ManuallyDrop::into_inner(deep());
    ManuallyDrop::new(value)
}

#[test]
fn deep_nesting() {
    let marked = json!({ "message": { "parts": [{ "text": "No." }, {
        "data": { "rule": "seg-mix", "reason": "No.", "detail": null, "more": null }, "metadata": null, "mediaType": MEDIA_TYPE
    }] } });
    for member in ["data/detail", "data/more", "metadata"] {
        let response = deep_in(marked.clone(), &format!("/message/parts/1/{member}"));
        let reply = Reply::read(&response, &reader::posture());
        let [refusal] = reply.refusals() else { panic!() };
        assert!(refusal.is_by("seg-mix"));
        assert!(refusal.oddities().contains(&Oddity::NestedTooDeeply));
        assert!(refusal.raw().is_none() && refusal.detail().is_none());
        assert!(render::terminal(refusal, &render::Palette::PLAIN).contains("nested too deeply"));
        // As it was, from where it is.
        assert!(response.pointer(refusal.pointer()).is_some());
    }
    for place in [
        "/message/parts/1",
        "/message/parts/1/data",
        "/message/parts/1/mediaType",
        "/message/parts",
        "/message",
    ] {
        let response = deep_in(marked.clone(), place);
        let _ = Reply::read(&response, &reader::posture());
    }
    let answer = json!({ "task": { "id": "t", "status": { "state": "completed", "message": null }, "artifacts": [{ "parts": [{ "data": null }] }], "history": [null], "metadata": null } });
    for place in [
        "/task/artifacts/0/parts/0/data",
        "/task/status/message",
        "/task/history/0",
        "/task/metadata",
        "/task/artifacts/0",
        "/task/status",
    ] {
        let response = deep_in(answer.clone(), place);
        let reply = Reply::read(&response, &reader::posture());
        assert_eq!(matches!(reply, Reply::Answered(_)), place.ends_with("/data"), "{place}");
    }
    let error = deep_in(json!({ "error": { "code": 1, "data": null } }), "/error/data");
    let Reply::Failed(failure) = Reply::read(&error, &reader::posture()) else { panic!() };
    assert!(matches!(failure.kind(), FailureKind::Error { code: Some(1), .. }));

    let card = json!({ "capabilities": { "extensions": [{ "uri": EXTENSION_URI, "params": { "a": "A.", "b": null } }, null] } });
    for place in [
        "/capabilities/extensions/0/params/b",
        "/capabilities/extensions/0/params",
        "/capabilities",
        "/capabilities/extensions/1",
    ] {
        let card = deep_in(card.clone(), place);
        let _ = Posture::from_card(&card);
    }
    let request = json!({ "message": { "metadata": null, "parts": [{ "data": null }] }, "x": null });
    for place in ["/message/metadata", "/message/parts/0/data", "/message/parts/0", "/message", "/x"] {
        let request = deep_in(request.clone(), place);
        let memory = RefusedRequests::new(std::num::NonZeroUsize::MIN);
        assert!(memory.check("a", &Posture::unknown(), &request).is_ok());
    }
    let mut reader = ManuallyDrop::new(StreamReader::new());
    reader.push(ManuallyDrop::into_inner(deep_in(marked, "/message/parts/1/data/detail")));
    assert_eq!(reader.finish(&reader::posture()).refusals().len(), 1);
}
