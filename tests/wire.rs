//! What goes on the wire, value by value, against the standard's own examples and the A2A shapes.

use refusals_runtime::{EXTENSION_URI, MEDIA_TYPE, Refusal, refusal_rules};
use serde_json::{Value, json};

#[refusal_rules]
enum SurveyRule {
    /// Segmentation families cannot be crossed; ask for one family per cut.
    SegMix,
    /// That demographic cut is not defined for this study.
    InvalidCut,
}

fn refusal() -> Refusal<SurveyRule> {
    SurveyRule::SegMix.refuse().because("Requested cut combined Polaris segment with news ideology.")
}

/// Refusals v1, *Card declaration*.
#[test]
fn the_card_declaration_is_the_standards_example() {
    let example = json!({
        "uri": "https://standards.upperhandai.com/ext/refusals/v1",
        "required": false,
        "description": "Rules this agent will not compute. Callers should not request these; the agent refuses with a typed Part if asked anyway.",
        "params": {
            "seg-mix": "Segmentation families cannot be crossed; ask for one family per cut.",
            "invalid-cut": "That demographic cut is not defined for this study."
        }
    });
    assert_eq!(serde_json::to_value(SurveyRule::card_extension()).unwrap(), example);
    assert_eq!(Value::Object(SurveyRule::card_extension().params()), example["params"]);
    assert_eq!(serde_json::from_str::<Value>(SurveyRule::CARD_PARAMS).unwrap(), example["params"]);
}

/// A JSON value may not keep the order of its members; the text does.
#[test]
fn the_params_are_in_declaration_order() {
    let text = serde_json::to_string(&SurveyRule::card_extension()).unwrap();
    assert!(text.ends_with(&format!(r#""params":{}}}"#, SurveyRule::CARD_PARAMS)), "{text}");
    assert!(text.find("seg-mix") < text.find("invalid-cut"));
}

/// Refusals v1, *Runtime Part*.
#[test]
fn the_data_is_the_standards_example() {
    let example = r#"{"rule":"seg-mix","reason":"Segmentation families cannot be crossed; ask for one family per cut.","detail":"Requested cut combined Polaris segment with news ideology."}"#;
    assert_eq!(serde_json::to_string(&refusal()).unwrap(), example);
    assert_eq!(Value::from(refusal().data()), serde_json::from_str::<Value>(example).unwrap());
}

#[test]
fn no_detail_is_no_member() {
    let without =
        json!({ "rule": "invalid-cut", "reason": "That demographic cut is not defined for this study." });
    assert_eq!(serde_json::to_value(SurveyRule::InvalidCut.refuse()).unwrap(), without);
    assert_eq!(Value::from(SurveyRule::InvalidCut.refuse().data()), without);
}

/// A2A 1.0, `Part`: no `kind`, and the media type twice on the data Part.
#[test]
fn the_parts_of_a2a_1_0() {
    let data = serde_json::to_value(refusal()).unwrap();
    assert_eq!(
        serde_json::to_value(refusal().parts()).unwrap(),
        json!([
            { "text": SurveyRule::SegMix.reason(), "mediaType": "text/plain" },
            {
                "data": data,
                "metadata": { "mimeType": "application/vnd.upperhand.refusal+json" },
                "mediaType": "application/vnd.upperhand.refusal+json"
            }
        ])
    );
    assert_eq!(refusal().parts().map(|part| part.media_type()), ["text/plain", MEDIA_TYPE]);
}

/// A2A 0.3, `TextPart` and `DataPart`: a `kind`, and no `mediaType`.
#[test]
fn the_parts_of_a2a_0_3() {
    let data = serde_json::to_value(refusal()).unwrap();
    assert_eq!(
        serde_json::to_value(refusal().parts_v0_3()).unwrap(),
        json!([
            { "kind": "text", "text": SurveyRule::SegMix.reason() },
            {
                "kind": "data",
                "data": data,
                "metadata": { "mimeType": "application/vnd.upperhand.refusal+json" }
            }
        ])
    );
}

#[test]
fn the_standards_names() {
    assert_eq!(EXTENSION_URI, "https://standards.upperhandai.com/ext/refusals/v1");
    assert_eq!(MEDIA_TYPE, "application/vnd.upperhand.refusal+json");
}

/// Whatever the text, the JSON is JSON and holds it.
#[test]
fn awkward_text_survives() {
    #[refusal_rules(description = "Quotes \" and \\ and ß.")]
    enum AwkwardRule {
        #[doc = r#"Say "please" \ and </script> and é, 用户, 👩‍💻."#]
        Awkward,
    }
    let reason = "Say \"please\" \\ and </script> and é, 用户, 👩‍💻.";
    let params: Value = serde_json::from_str(AwkwardRule::CARD_PARAMS).unwrap();
    assert_eq!(params, json!({ "awkward": reason }));

    let detail = "\u{0}\u{1b}[2J\u{202e}\"\\\u{2028}";
    let refusal = AwkwardRule::Awkward.refuse().because(detail);
    let back: Value = serde_json::from_str(&serde_json::to_string(&refusal.parts()).unwrap()).unwrap();
    assert_eq!(back[1]["data"], json!({ "rule": "awkward", "reason": reason, "detail": detail }));
}
