//! Refused requests: as they are saved, and as they are remembered of any reply.

use std::num::NonZeroUsize;

use refusals_runtime::{RefusedRequests, Reply, read_json, render};
use serde_json::{Value, json};

/// The oddities as they are saved, in the order of the variants.
const ODDITIES: [&str; 13] = [
    "no-data",
    "rule-missing",
    "rule-not-advertised",
    "reason-missing",
    "reason-not-advertised",
    "detail-not-a-string",
    "text-missing",
    "text-differs",
    "envelope-is-error",
    "answer-beside",
    "answer-streamed",
    "stream-broke-off",
    "nested-too-deeply",
];

/// Saved requests; and any value as a request, and as what is replied to it.
pub fn check(bytes: &[u8]) {
    let Ok(value) = read_json(bytes) else { return };
    if let Ok(restored) = serde_json::from_value::<RefusedRequests>(value.clone()) {
        let saved = save(&restored);
        assert!(restored.len() <= restored.capacity().get());
        assert_eq!(value.get("capacity"), saved.get("capacity"));
        let requests = saved.get("requests").and_then(Value::as_array).unwrap();
        assert_eq!(requests.len(), restored.len());
        requests.iter().for_each(check_request);
        assert_eq!(save(&restore(saved.clone())), saved);
    }
    check_memory(&value);
}

fn save(requests: &RefusedRequests) -> Value {
    serde_json::to_value(requests).unwrap()
}

fn restore(saved: Value) -> RefusedRequests {
    serde_json::from_value(saved).unwrap()
}

/// A request has refusals, and each refusal's oddities are in order.
fn check_request(request: &Value) {
    let refusals = request.get("refusals").and_then(Value::as_array).unwrap();
    assert!(!refusals.is_empty());
    for refusal in refusals {
        let oddities = refusal.get("oddities").and_then(Value::as_array).unwrap().iter();
        let places: Vec<_> =
            oddities.map(|name| ODDITIES.iter().position(|oddity| oddity == name).unwrap()).collect();
        assert!(places.is_sorted_by(|a, b| a < b), "{places:?}");
    }
}

/// The value as a request, and as what is replied to it.
fn check_memory(value: &Value) {
    let posture = reader::posture();
    let memory = RefusedRequests::new(NonZeroUsize::new(2).unwrap());
    let reply = Reply::read(value, &posture);
    memory.check("a", &posture, value).unwrap().settle(&reply);
    let Reply::Refused(refusals) = reply else {
        assert!(memory.is_empty());
        return;
    };
    let restored = restore(save(&memory));
    let shown = [&memory, &restored].map(|memory| {
        let stopped = memory.check("a", &posture, value).unwrap_err();
        assert_eq!(stopped.refusals().len(), refusals.len().min(RefusedRequests::MAX_REFUSALS));
        (render::terminal(&stopped, &render::Palette::PLAIN), format!("{:?}", stopped.refusals()))
    });
    assert_eq!(shown[0], shown[1]);
    // Another agent, and a request that says something else, are asked.
    assert!(memory.check("b", &posture, value).is_ok());
    assert!(memory.check("a", &posture, &json!([value])).is_ok());
    assert!(memory.forget("a", &posture, value));
    assert!(memory.is_empty());
}
