//! A question, and the message that it becomes in each version.

use serde_json::{Map, Value, json};
use uuid::Uuid;

use crate::interface::{Binding, Interface, Version};

/// What an agent is asked: text, data, or both.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Question {
    parts: Vec<Part>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum Part {
    Text(String),
    Data(Map<String, Value>),
}

impl Question {
    /// A question of one text Part.
    pub fn text(text: impl Into<String>) -> Self {
        Self { parts: vec![Part::Text(text.into())] }
    }

    /// A question of one data Part, which in 0.3 is an object.
    #[must_use]
    pub fn data(data: Map<String, Value>) -> Self {
        Self { parts: vec![Part::Data(data)] }
    }

    /// The question with a data Part more.
    #[must_use]
    pub fn and_data(mut self, data: Map<String, Value>) -> Self {
        self.parts.push(Part::Data(data));
        self
    }

    /// The message that puts the question to an interface, with an id of its own each time.
    pub(crate) fn message(&self, interface: &Interface) -> Value {
        let id = Uuid::new_v4().to_string();
        match (interface.version, interface.binding) {
            (Version::V1_0, _) => {
                json!({"messageId": id, "role": "ROLE_USER", "parts": self.parts(Part::of_1_0)})
            }
            (Version::V0_3, Binding::JsonRpc) => {
                json!({"kind": "message", "messageId": id, "role": "user", "parts": self.parts(Part::of_0_3)})
            }
            // What the specification of 0.3 shows is the message of JSON-RPC. What the SDKs of 0.3 take is
            // the JSON of its protocol buffer, in which `parts` is named `content`, and nothing unknown.
            (Version::V0_3, Binding::HttpJson) => {
                json!({"messageId": id, "role": "ROLE_USER", "content": self.parts(Part::of_0_3_protobuf)})
            }
        }
    }

    fn parts(&self, write: fn(&Part) -> Value) -> Vec<Value> {
        self.parts.iter().map(write).collect()
    }
}

impl Part {
    fn of_1_0(&self) -> Value {
        match self {
            Self::Text(text) => json!({"text": text, "mediaType": "text/plain"}),
            Self::Data(data) => json!({"data": data, "mediaType": "application/json"}),
        }
    }

    fn of_0_3(&self) -> Value {
        match self {
            Self::Text(text) => json!({"kind": "text", "text": text}),
            Self::Data(data) => json!({"kind": "data", "data": data}),
        }
    }

    fn of_0_3_protobuf(&self) -> Value {
        match self {
            Self::Text(text) => json!({"text": text}),
            Self::Data(data) => json!({"data": {"data": data}}),
        }
    }
}
