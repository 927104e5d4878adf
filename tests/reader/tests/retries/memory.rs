//! What is remembered: refusals alone, for one posture, and no more than there is room for.

use refusals_runtime::{Posture, RefusedRequests, Reply, render};
use serde_json::{Value, json};

use crate::{base, is_known, memory, part, posture, refusal, refuse, request};

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
