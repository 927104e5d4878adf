//! A question, and the message that it becomes in each version.

use serde_json::{Value, json};
use uuid::Uuid;

use crate::interface::{Binding, Interface, Version};

/// What an agent is asked: a text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Question {
    text: String,
}

impl Question {
    /// A question of one text Part.
    pub fn text(text: impl Into<String>) -> Self {
        Self { text: text.into() }
    }

    /// The message that puts the question to an interface, with an id of its own each time.
    pub(crate) fn message(&self, interface: &Interface) -> Value {
        let (id, text) = (Uuid::new_v4().to_string(), &self.text);
        match (interface.version, interface.binding) {
            (Version::V1_0, _) => {
                let part = json!({"text": text, "mediaType": "text/plain"});
                json!({"messageId": id, "role": "ROLE_USER", "parts": [part]})
            }
            (Version::V0_3, Binding::JsonRpc) => {
                let part = json!({"kind": "text", "text": text});
                json!({"kind": "message", "messageId": id, "role": "user", "parts": [part]})
            }
            // What the specification of 0.3 shows is the message of JSON-RPC. What the SDKs of 0.3 take is
            // the JSON of its protocol buffer, in which `parts` is named `content`, and nothing unknown.
            (Version::V0_3, Binding::HttpJson) => {
                json!({"messageId": id, "role": "ROLE_USER", "content": [{"text": text}]})
            }
        }
    }
}
