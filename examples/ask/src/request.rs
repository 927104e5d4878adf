//! What is sent to an interface: the URL, the headers and the body, by version and binding.

use refusals_runtime::EXTENSION_URI;
use reqwest::Url;
use reqwest::header::{ACCEPT, CONTENT_TYPE, HeaderMap, HeaderName, HeaderValue};
use serde_json::{Map, Value, json};
use uuid::Uuid;

use crate::interface::{Binding, Interface, Version};
use crate::question::Question;

const VERSION: HeaderName = HeaderName::from_static("a2a-version");
const EXTENSIONS: HeaderName = HeaderName::from_static("a2a-extensions");
const EXTENSIONS_0_3: HeaderName = HeaderName::from_static("x-a2a-extensions");

/// What is asked of an agent: its reply at once, or as a stream.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Operation {
    /// `SendMessage`; in 0.3, `message/send`.
    SendMessage,
    /// `SendStreamingMessage`; in 0.3, `message/stream`.
    SendStreamingMessage,
}

impl Interface {
    /// What a question is to this interface, whichever the operation: the params of a JSON-RPC request, the
    /// whole body of an HTTP+JSON one. It is the same each time but for `message.messageId`.
    #[must_use]
    pub fn params(&self, question: &Question) -> Value {
        let mut params = Map::from_iter([("message".into(), question.message(self))]);
        if let Some(tenant) = &self.tenant {
            params.insert("tenant".into(), json!(tenant));
        }
        if (self.version, self.binding) == (Version::V0_3, Binding::HttpJson) {
            // The Python SDK of 0.3 takes what is absent as false, and replies before the agent has.
            params.insert("configuration".into(), json!({"blocking": true}));
        }
        params.into()
    }

    /// The body of a request that asks a question. It is the same each time but for the ids.
    pub(crate) fn body(&self, question: &Question, operation: Operation) -> Value {
        let params = self.params(question);
        match self.binding {
            Binding::HttpJson => params,
            Binding::JsonRpc => json!({
                "jsonrpc": "2.0",
                "id": Uuid::new_v4().to_string(),
                "method": self.method(operation),
                "params": params,
            }),
        }
    }

    fn method(&self, operation: Operation) -> &'static str {
        match (self.version, operation) {
            (Version::V1_0, Operation::SendMessage) => "SendMessage",
            (Version::V1_0, Operation::SendStreamingMessage) => "SendStreamingMessage",
            (Version::V0_3, Operation::SendMessage) => "message/send",
            (Version::V0_3, Operation::SendStreamingMessage) => "message/stream",
        }
    }

    /// Where the request goes.
    pub(crate) fn target(&self, operation: Operation) -> Url {
        let method = match operation {
            Operation::SendMessage => "message:send",
            Operation::SendStreamingMessage => "message:stream",
        };
        match (self.binding, self.version, &self.tenant) {
            (Binding::JsonRpc, _, _) => self.url.clone(),
            (Binding::HttpJson, Version::V1_0, None) => below(&self.url, &[method]),
            (Binding::HttpJson, Version::V1_0, Some(tenant)) => below(&self.url, &[tenant, method]),
            (Binding::HttpJson, Version::V0_3, _) => below(&self.url, &["v1", method]),
        }
    }

    /// The headers of the request.
    pub(crate) fn headers(&self, operation: Operation) -> HeaderMap {
        let extensions = HeaderValue::from_static(EXTENSION_URI);
        let mut headers = HeaderMap::new();
        // The specification prefers `application/a2a+json` for HTTP+JSON. The Java SDK rejects it; none
        // rejects this, which they send themselves.
        headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
        headers.insert(ACCEPT, HeaderValue::from_static(self.accepted(operation)));
        match self.version {
            Version::V1_0 => {
                headers.insert(VERSION, HeaderValue::from_static("1.0"));
                headers.insert(EXTENSIONS, extensions);
            }
            // An absent version means 0.3.
            Version::V0_3 => {
                headers.insert(EXTENSIONS_0_3, extensions);
            }
        }
        headers
    }

    /// Errors are JSON, also those of a stream.
    fn accepted(&self, operation: Operation) -> &'static str {
        match (self.version, self.binding, operation) {
            (_, _, Operation::SendStreamingMessage) => "text/event-stream, application/json",
            (Version::V1_0, Binding::HttpJson, _) => "application/a2a+json, application/json",
            _ => "application/json",
        }
    }
}

/// A URL below another, whether or not that ends with a slash.
pub(crate) fn below(base: &Url, segments: &[&str]) -> Url {
    let mut url = base.clone();
    // Every http URL has a path.
    if let Ok(mut path) = url.path_segments_mut() {
        path.pop_if_empty().extend(segments);
    }
    url
}
