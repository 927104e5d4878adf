//! Agents to probe: a right one, and what makes it a broken one.
//!
//! They are written without the library, whose idea of a refusal they are to be held against.

use std::future::pending;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::body::{Body, Bytes, to_bytes};
use axum::extract::Request;
use axum::http::{HeaderMap, Method};
use axum::response::Response;
use axum::{Router, serve};
use futures::{StreamExt, stream};
use serde_json::{Value, json};
use tokio::net::TcpListener;
use tokio::spawn;
use tokio::time::sleep;

pub(crate) const URI: &str = "https://standards.upperhandai.com/ext/refusals/v1";
pub(crate) const MEDIA_TYPE: &str = "application/vnd.upperhand.refusal+json";
pub(crate) const SEG_MIX: &str = "Segmentation families cannot be crossed; ask for one family per cut.";
pub(crate) const INVALID_CUT: &str = "That demographic cut is not defined for this study.";

const JSON: &str = "application/json";
const SSE: &str = "text/event-stream";

/// What an agent does with a request.
#[derive(Debug, Clone)]
pub(crate) enum Play {
    /// Replies a message of these Parts, in the form of A2A 1.0. Other forms are made of it.
    Parts(Value),
    /// Replies Parts with an HTTP status.
    Status(u16, Value),
    /// Replies an error of this code and message, and with this data.
    Error(i64, &'static str, Value),
    /// Replies this result, whatever it is.
    Result(Value),
    /// Sends bytes of a content type.
    Bytes(&'static str, String),
    /// Sends the first event of a stream, or the first bytes of a reply, and breaks the connection.
    BreakOff(String),
    /// Never replies.
    Hang,
    /// An HTTP error without JSON.
    HttpError(u16),
}

/// The Parts of a refusal.
pub(crate) fn refusal(rule: &str, reason: &str) -> Value {
    json!([
        { "text": reason, "mediaType": "text/plain" },
        { "data": { "rule": rule, "reason": reason, "detail": "As asked." }, "mediaType": MEDIA_TYPE }
    ])
}

pub(crate) fn answer() -> Value {
    json!([{ "text": "42 percent." }])
}

/// What the right agent does.
pub(crate) fn right(request: &str) -> Play {
    Play::Parts(match request {
        "vote by party and news" => refusal("seg-mix", SEG_MIX),
        "vote by shoe size" => refusal("invalid-cut", INVALID_CUT),
        _ => answer(),
    })
}

type Plays = Arc<dyn Fn(&str) -> Play + Send + Sync>;

/// An agent, still to be served.
#[derive(Clone)]
pub(crate) struct Agent {
    /// Without its interfaces.
    pub(crate) card: Value,
    /// Version, binding and path of each interface.
    interfaces: Vec<(&'static str, &'static str, &'static str)>,
    plays: Plays,
    /// What is sent in place of the card.
    card_bytes: Option<String>,
}

/// An agent that is served, and what it has received.
pub(crate) struct Served {
    pub(crate) url: String,
    received: Arc<Mutex<Vec<(String, HeaderMap)>>>,
}

impl Served {
    /// The paths of the requests.
    pub(crate) fn paths(&self) -> Vec<String> {
        self.received.lock().unwrap().iter().map(|(path, _)| path.clone()).collect()
    }

    /// The value of a header in each request.
    pub(crate) fn headers(&self, name: &str) -> Vec<Option<String>> {
        let value = |headers: &HeaderMap| Some(headers.get(name)?.to_str().unwrap().to_owned());
        self.received.lock().unwrap().iter().map(|(_, headers)| value(headers)).collect()
    }
}

impl Agent {
    /// An agent that speaks all of A2A, and does this with a request.
    pub(crate) fn that(plays: impl Fn(&str) -> Play + Send + Sync + 'static) -> Self {
        Self {
            card: json!({
                "name": "survey",
                "capabilities": { "streaming": true, "extensions": [{
                    "uri": URI,
                    "required": false,
                    "params": { "seg-mix": SEG_MIX, "invalid-cut": INVALID_CUT }
                }] }
            }),
            interfaces: vec![
                ("1.0", "JSONRPC", "/rpc"),
                ("1.0", "HTTP+JSON", "/rest"),
                ("0.3", "JSONRPC", "/v03/rpc"),
                ("0.3", "HTTP+JSON", "/v03/rest"),
            ],
            plays: Arc::new(plays),
            card_bytes: None,
        }
    }

    /// An agent that is right, but where a request is to be refused under `seg-mix`.
    pub(crate) fn refusing_with(play: Play) -> Self {
        Self::that(move |request| match request {
            "vote by party and news" => play.clone(),
            _ => right(request),
        })
    }

    pub(crate) fn right() -> Self {
        Self::that(right)
    }

    /// An agent with another value at a pointer into its extension.
    pub(crate) fn declaring(mut self, member: &str, value: Value) -> Self {
        self.card["capabilities"]["extensions"][0][member] = value;
        self
    }

    pub(crate) fn without_streams(mut self) -> Self {
        self.card["capabilities"]["streaming"] = json!(false);
        self
    }

    /// With JSON-RPC of A2A 1.0 alone.
    pub(crate) fn with_one_interface(mut self) -> Self {
        self.interfaces.truncate(1);
        self
    }

    pub(crate) fn with_interfaces(
        mut self,
        interfaces: &[(&'static str, &'static str, &'static str)],
    ) -> Self {
        self.interfaces = interfaces.into();
        self
    }

    pub(crate) fn with_card_bytes(mut self, bytes: &str) -> Self {
        self.card_bytes = Some(bytes.into());
        self
    }

    /// Serves it, for as long as the test runs.
    pub(crate) async fn serve(mut self) -> Served {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("http://{}", listener.local_addr().unwrap());
        let interface = |(version, binding, path): &(&str, &str, &str)| json!({ "url": format!("{url}{path}"), "protocolBinding": binding, "protocolVersion": version });
        self.card["supportedInterfaces"] = self.interfaces.iter().map(interface).collect();
        let received = Arc::<Mutex<Vec<_>>>::default();
        let served = Served { url, received: Arc::clone(&received) };
        let handler = move |request: Request| {
            let (agent, received) = (self.clone(), Arc::clone(&received));
            async move {
                received.lock().unwrap().push((request.uri().path().to_owned(), request.headers().clone()));
                agent.reply(request).await
            }
        };
        spawn(async { serve(listener, Router::new().fallback(handler)).await });
        served
    }

    async fn reply(&self, request: Request) -> Response {
        let (head, body) = request.into_parts();
        let path = head.uri.path();
        if head.method == Method::GET {
            return match &self.card_bytes {
                _ if path != "/.well-known/agent-card.json" => sent(404, "text/plain", "Not Found"),
                Some(bytes) => sent(200, JSON, bytes.clone()),
                None => sent(200, JSON, self.card.to_string()),
            };
        }
        let body: Value = serde_json::from_slice(&to_bytes(body, 1 << 20).await.unwrap()).unwrap();
        let form = Form::of(path, &body);
        match (self.plays)(&form.request) {
            Play::Parts(parts) => form.result(200, form.message(&parts)),
            Play::Status(status, parts) => form.result(status, form.message(&parts)),
            Play::Result(result) => form.result(200, result),
            Play::Error(code, message, data) => form.error(code, message, data),
            Play::Bytes(content_type, bytes) => sent(200, content_type, bytes),
            Play::HttpError(status) => sent(status, "text/html", "<h1>Oh no"),
            Play::Hang => pending().await,
            Play::BreakOff(bytes) => {
                let content_type = if form.is_streamed { SSE } else { JSON };
                let first = stream::once(async { Ok(Bytes::from(bytes)) });
                // What was written must be on its way before the connection breaks.
                let then = stream::once(async {
                    sleep(Duration::from_millis(50)).await;
                    Err("broken off")
                });
                let body = Body::from_stream(first.chain(then));
                Response::builder().header("content-type", content_type).body(body).unwrap()
            }
        }
    }
}

fn sent(status: u16, content_type: &str, body: impl Into<Body>) -> Response {
    Response::builder().status(status).header("content-type", content_type).body(body.into()).unwrap()
}

/// How a request came, and so how it must be replied to.
struct Form {
    request: String,
    is_v0_3: bool,
    /// The id of a JSON-RPC request.
    rpc: Option<Value>,
    is_streamed: bool,
}

impl Form {
    fn of(path: &str, body: &Value) -> Self {
        let rpc = body.get("jsonrpc").map(|_| body["id"].clone());
        let message = if rpc.is_some() { &body["params"]["message"] } else { &body["message"] };
        let parts = message.get("parts").unwrap_or(&message["content"]);
        let method = body["method"].as_str().unwrap_or(path);
        Self {
            request: parts[0]["text"].as_str().unwrap().into(),
            is_v0_3: path.starts_with("/v03"),
            rpc,
            is_streamed: ["SendStreamingMessage", "message/stream"].contains(&method)
                || path.ends_with(":stream"),
        }
    }

    /// A message in this form. In A2A 0.3 a media type stands in the metadata.
    fn message(&self, parts: &Value) -> Value {
        let is_rest = self.rpc.is_none();
        let part = |part: &Value| {
            let mut made = json!({});
            if let Some(text) = part.get("text") {
                made = json!({ "text": text });
            } else if let Some(data) = part.get("data") {
                made = if is_rest { json!({ "data": { "data": data } }) } else { json!({ "data": data }) };
            }
            if !is_rest {
                made["kind"] = json!(if part.get("text").is_some() { "text" } else { "data" });
            }
            if let Some(media_type) = part.get("mediaType") {
                made["metadata"] = json!({ "mimeType": media_type });
            }
            made
        };
        let made: Value = parts.as_array().unwrap().iter().map(part).collect();
        match (self.is_v0_3, is_rest) {
            (false, _) => json!({ "message": {
                "messageId": "m", "role": "ROLE_AGENT", "parts": parts, "extensions": [URI] } }),
            (true, true) => json!({ "message": {
                "messageId": "m", "role": "ROLE_AGENT", "content": made, "extensions": [URI] } }),
            (true, false) => json!({
                "kind": "message", "messageId": "m", "role": "agent", "parts": made, "extensions": [URI] }),
        }
    }

    fn result(&self, status: u16, result: Value) -> Response {
        let body = match &self.rpc {
            Some(id) => json!({ "jsonrpc": "2.0", "id": id, "result": result }),
            None => result,
        };
        self.send(status, &body)
    }

    fn error(&self, code: i64, message: &str, data: Value) -> Response {
        let mut error = json!({ "code": code, "message": message });
        if !data.is_null() {
            error["data"] = data;
        }
        match &self.rpc {
            Some(id) => self.send(200, &json!({ "jsonrpc": "2.0", "id": id, "error": error })),
            None => sent(400, JSON, json!({ "error": error }).to_string()),
        }
    }

    fn send(&self, status: u16, body: &Value) -> Response {
        if self.is_streamed {
            sent(status, SSE, format!("data: {body}\n\n"))
        } else {
            sent(status, JSON, body.to_string())
        }
    }
}
