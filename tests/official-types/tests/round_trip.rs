//! What this library puts on the wire means the same to the official Rust types of A2A 1.0.

use a2a::{AgentExtension, Message, Part, PartContent, Role};
use refusals_runtime::{EXTENSION_URI, MEDIA_TYPE, Refusal, refusal_rules};
use serde_json::{Value, json};

#[refusal_rules]
enum SurveyRule {
    /// Segmentation families cannot be crossed; ask for one family per cut.
    SegMix,
    /// That demographic cut is not defined for this study.
    InvalidCut,
}

fn refusals() -> [Refusal<SurveyRule>; 3] {
    [
        SurveyRule::SegMix.refuse().because("Requested cut combined Polaris segment with news ideology."),
        SurveyRule::SegMix.refuse().because("«ß», 用户 and \"quotes\"\n\u{1b}[2J"),
        SurveyRule::InvalidCut.refuse(),
    ]
}

#[test]
fn the_parts_survive() {
    for refusal in refusals() {
        let wire = serde_json::to_value(refusal.parts()).unwrap();
        let parts: Vec<Part> = serde_json::from_value(wire.clone()).unwrap();
        let [text, data] = parts.as_slice() else { panic!("expected two Parts, got {parts:?}") };

        assert_eq!(text.content, PartContent::Text(refusal.reason().to_owned()));
        assert_eq!(text.media_type.as_deref(), Some("text/plain"));
        assert_eq!(data.content, PartContent::Data(Value::from(refusal.data())));
        assert_eq!(data.media_type.as_deref(), Some(MEDIA_TYPE));
        let mime_type = data.metadata.as_ref().and_then(|metadata| metadata.get("mimeType"));
        assert_eq!(mime_type, Some(&Value::from(MEDIA_TYPE)));

        assert_eq!(serde_json::to_value(&parts).unwrap(), wire);
    }
}

#[test]
fn the_parts_survive_in_a_message() {
    for refusal in refusals() {
        let wire = json!({
            "messageId": "r1",
            "contextId": "c1",
            "role": "ROLE_AGENT",
            "parts": refusal.parts(),
            "extensions": [EXTENSION_URI],
        });
        let message: Message = serde_json::from_value(wire.clone()).unwrap();
        assert_eq!(message.role, Role::Agent);
        assert_eq!(serde_json::to_value(&message).unwrap(), wire);
    }
}

#[test]
fn the_card_declaration_survives() {
    let wire = serde_json::to_value(SurveyRule::card_extension()).unwrap();
    let extension: AgentExtension = serde_json::from_value(wire.clone()).unwrap();
    assert_eq!(extension.uri, EXTENSION_URI);
    assert_eq!(extension.required, Some(false));
    assert_eq!(extension.params, Some(SurveyRule::card_extension().params().into_iter().collect()),);
    assert_eq!(serde_json::to_value(&extension).unwrap(), wire);
}
