//! The conversions of the feature `a2a-lf`: what they make is on the wire what the library itself makes.

#![allow(clippy::indexing_slicing, clippy::unwrap_used, reason = "a test that panics is a test that fails")]

use a2a::{AgentExtension, Artifact, Message, Part, Role, Task, TaskState, TaskStatus};
use proptest::prelude::*;
use refusals_runtime::{EXTENSION_URI, Refusal, RefusalRules, refusal_rules};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

#[refusal_rules]
enum SurveyRule {
    /// Segmentation families cannot be crossed; ask for one family per cut.
    SegMix,
    /// That demographic cut is not defined for this study.
    InvalidCut,
}

#[refusal_rules(description = "What the agent will not compute.")]
enum AgentRule {
    #[rule(flatten)]
    Survey(SurveyRule),
    /// I can't tell how you should vote.
    VotingAdvice,
}

fn any_refusal() -> impl Strategy<Value = Refusal<AgentRule>> {
    (0..AgentRule::RULES.len(), any::<Option<String>>()).prop_map(|(ordinal, detail)| {
        let refusal = AgentRule::from_id(AgentRule::RULES[ordinal].id()).unwrap().refuse();
        match detail {
            Some(detail) => refusal.because(detail),
            None => refusal,
        }
    })
}

/// Through the wire and back.
fn again<T: serde::Serialize + DeserializeOwned>(value: &T) -> T {
    serde_json::from_str(&serde_json::to_string(value).unwrap()).unwrap()
}

fn as_json(refusal: &Refusal<impl RefusalRules>) -> Value {
    serde_json::to_value(refusal.parts()).unwrap()
}

proptest! {
    #[test]
    fn parts(refusal in any_refusal()) {
        let parts: Vec<Part> = (&refusal).into();
        prop_assert_eq!(serde_json::to_value(&parts).unwrap(), as_json(&refusal));
        prop_assert_eq!(&again(&parts), &parts);
        prop_assert_eq!(&Vec::<Part>::from(refusal), &parts);
    }

    #[test]
    fn messages(refusal in any_refusal(), context in any::<String>()) {
        let message = refusal.to_message(&*context);
        let expected = json!({
            "messageId": message.message_id,
            "contextId": context,
            "role": "ROLE_AGENT",
            "parts": as_json(&refusal),
            "extensions": [EXTENSION_URI],
        });
        prop_assert_eq!(serde_json::to_value(&message).unwrap(), expected);
        prop_assert_eq!(&again(&message), &message);
        let plain = Message::from(&refusal);
        prop_assert_eq!((&plain.parts, plain.role, plain.context_id), (&message.parts, Role::Agent, None));
        prop_assert_ne!(plain.message_id, message.message_id);
        prop_assert_eq!(Message::from(refusal).parts, plain.parts);
    }

    #[test]
    fn tasks(refusal in any_refusal(), id in any::<String>(), context in any::<String>()) {
        let update = refusal.to_status_update(&*id, &*context);
        prop_assert_eq!((&update.task_id, &update.context_id), (&id, &context));
        prop_assert_eq!(&again(&update), &update);

        let question = Message::new(Role::User, vec![Part::text("vote by party and news")]);
        let answer = Artifact {
            artifact_id: "a1".into(),
            name: None,
            description: None,
            parts: vec![Part::text("52%")],
            metadata: None,
            extensions: None,
        };
        let mut task = Task {
            id: id.clone(),
            context_id: context.clone(),
            status: TaskStatus { state: TaskState::Working, message: None, timestamp: None },
            artifacts: Some(vec![answer]),
            history: Some(vec![question.clone()]),
            metadata: None,
        };
        refusal.reject(&mut task);
        prop_assert_eq!(&again(&task), &task);
        prop_assert_eq!(&task.artifacts, &None, "a refusal replaces the answer");
        prop_assert_eq!(&task.history, &Some(vec![question]));
        for status in [update.status, task.status] {
            let wire = serde_json::to_value(&status).unwrap();
            prop_assert_eq!(&wire["state"], "TASK_STATE_REJECTED");
            prop_assert_eq!(&wire["message"]["parts"], &as_json(&refusal));
            prop_assert_eq!(&wire["message"]["extensions"], &json!([EXTENSION_URI]));
            prop_assert_eq!(&wire["message"]["taskId"], &*id);
            prop_assert_eq!(&wire["message"]["contextId"], &*context);
        }
    }
}

#[test]
fn the_card_declaration() {
    let extension = AgentExtension::from(AgentRule::card_extension());
    assert_eq!(again(&extension), extension);
    let expected = serde_json::to_value(AgentRule::card_extension()).unwrap();
    assert_eq!(serde_json::to_value(&extension).unwrap(), expected);
}
