//! What a model may reply, and the arguments with which it may call the tool.

use refusals_runtime::{InvalidRefusal, MEDIA_TYPE, Posture, Refusal, RefuseTool, Reply, read_json};
use serde_json::{Value, json};

use crate::rules::SurveyRule;

/// What a model replies, or calls its tool with.
pub fn check(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    check_reply(&text);
    if let Ok(arguments) = read_json(bytes) {
        check_call(&arguments);
    }
    // As the detail of a refusal that is stated in each of the two ways: both judge it the same.
    let detail = Value::from(&*text);
    let called = SurveyRule::refusal_from_call(&json!({ "rule": "seg-mix", "detail": detail }));
    let written =
        SurveyRule::refusal_from_reply(&json!({ "refuse": "seg-mix", "detail": detail }).to_string());
    assert_eq!(called.clone().map(Some), written);
    if let Ok(refusal) = called {
        assert_eq!(refusal.detail().unwrap_or_default(), text.trim());
    }
}

fn check_reply(reply: &str) {
    const REFUSAL: &str = r#"{"refuse":"cell-size"}"#;

    match SurveyRule::refusal_from_reply(reply) {
        Ok(None) => {}
        Ok(Some(refusal)) => {
            assert!(reply.contains('{'), "a refusal out of prose");
            check_refusal(&refusal);
        }
        Err(error) => check_error(&error),
    }
    // A refusal that ends a reply on its own line is never lost, whatever stands above it.
    let refused = SurveyRule::refusal_from_reply(&format!("{reply}\n{REFUSAL}"));
    assert!(!matches!(refused, Ok(None)), "a lost refusal");
    // Prose above it changes nothing, and prose behind it makes it unclear.
    let prose = reply.replace('{', "(");
    assert_eq!(SurveyRule::refusal_from_reply(&prose), Ok(None));
    let refused = SurveyRule::refusal_from_reply(&format!("{prose}\n{REFUSAL}\n")).unwrap().unwrap();
    assert_eq!(refused.rule(), &SurveyRule::CellSize);
    let behind = SurveyRule::refusal_from_reply(&format!("{REFUSAL}\n{prose}"));
    if prose.chars().any(char::is_alphanumeric) {
        assert!(behind.is_err(), "{behind:?}");
    }
}

fn check_call(arguments: &Value) {
    match SurveyRule::refusal_from_call(arguments) {
        Ok(refusal) => {
            assert_eq!(arguments.get("rule").and_then(Value::as_str), Some(refusal.id()));
            assert!(arguments.as_object().unwrap().keys().all(|key| key == "rule" || key == "detail"));
            check_refusal(&refusal);
        }
        Err(error) => check_error(&error),
    }
}

/// It is the enum's, and it comes over the wire as what it is.
fn check_refusal(refusal: &Refusal<SurveyRule>) {
    assert!(SurveyRule::ALL.contains(refusal.rule()));
    assert_eq!((refusal.id(), refusal.reason()), (refusal.rule().id(), refusal.rule().reason()));
    if let Some(detail) = refusal.detail() {
        assert!(!detail.trim().is_empty());
        assert!(detail.chars().count() <= RefuseTool::MAX_DETAIL);
        assert!(!detail.contains(
            |c: char| c.is_control() || matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
        ));
    }
    let posture = Posture::of::<SurveyRule>();
    for (parts, role) in [(json!(refusal.parts()), "ROLE_AGENT"), (json!(refusal.parts_v0_3()), "agent")] {
        let mut message = json!({ "messageId": "m", "role": role, "parts": parts });
        let mut response = json!({ "message": message });
        if role == "agent" {
            message.as_object_mut().unwrap().insert("kind".to_owned(), "message".into());
            response = json!({ "jsonrpc": "2.0", "id": 1, "result": message });
        }
        assert!(response.to_string().contains(MEDIA_TYPE));
        let Reply::Refused(received) = Reply::read(&response, &posture) else {
            panic!("{response} is no refusal")
        };
        let [received] = &*received else { panic!("{received:?}") };
        assert_eq!(received.known(), Some(*refusal.rule()));
        assert_eq!(received.oddities(), []);
        assert_eq!(reader::raw(received.detail()), refusal.detail().unwrap_or("-"));
    }
}

/// It tells the model the ids that there are, in plain text of bounded length.
fn check_error(error: &InvalidRefusal) {
    let text = error.to_string();
    assert!(text.ends_with("; the ids are `seg-mix`, `cell-size`, `invalid-cut`"), "{text}");
    assert!(!text.contains(char::is_control), "{text:?}");
    assert!(text.chars().count() < 1_200, "{text}");
}
