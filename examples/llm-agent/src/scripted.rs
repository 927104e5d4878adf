//! A model without a mind: an endpoint on this machine that says what its script says, and keeps what it
//! was asked.

use std::collections::VecDeque;
use std::io;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::extract::State;
use axum::http::StatusCode;
use axum::routing::post;
use axum::{Json, Router};
use serde_json::{Value, json};
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

/// What the model does when it is called.
#[derive(Debug, Clone)]
pub enum Turn {
    /// It says something, and ends.
    Say(&'static str),
    /// It calls tools, by name and arguments.
    Call(Vec<(&'static str, Value)>),
    /// It calls a tool, and says something as well.
    CallAndSay(&'static str, Value, &'static str),
    /// The endpoint fails with this status.
    Fail(u16),
}

/// A call of the endpoint: what was sent and what came back.
#[derive(Debug, Clone)]
pub struct Exchange {
    /// The body of the request.
    pub request: Value,
    /// The body of the response.
    pub response: Value,
}

impl Exchange {
    /// The messages that were sent.
    #[must_use]
    pub fn messages(&self) -> &[Value] {
        self.request.pointer("/messages").and_then(Value::as_array).map_or(&[], Vec::as_slice)
    }
}

#[derive(Debug, Default)]
struct Play {
    script: VecDeque<Turn>,
    exchanges: Vec<Exchange>,
}

/// The endpoint, which is served until this is dropped.
#[derive(Debug)]
pub struct Endpoint {
    /// Where it is, as a client's base URL.
    pub url: String,
    play: Arc<Mutex<Play>>,
    server: JoinHandle<()>,
}

impl Endpoint {
    /// Serves a script on a free port.
    ///
    /// # Errors
    ///
    /// That there is no port.
    pub async fn serve(script: impl IntoIterator<Item = Turn>) -> io::Result<Self> {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await?;
        let url = format!("http://{}/v1", listener.local_addr()?);
        let play = Arc::new(Mutex::new(Play { script: script.into_iter().collect(), ..Play::default() }));
        let routes =
            Router::new().route("/v1/chat/completions", post(complete)).with_state(Arc::clone(&play));
        let server = tokio::spawn(async move {
            if let Err(error) = axum::serve(listener, routes).await {
                eprintln!("the scripted endpoint stopped: {error}");
            }
        });
        Ok(Self { url, play, server })
    }

    /// Every call so far.
    #[must_use]
    pub fn exchanges(&self) -> Vec<Exchange> {
        lock(&self.play).exchanges.clone()
    }
}

impl Drop for Endpoint {
    fn drop(&mut self) {
        self.server.abort();
    }
}

fn lock(play: &Mutex<Play>) -> MutexGuard<'_, Play> {
    play.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A call after the end of the script is a failure, and kept as the others are.
async fn complete(
    State(play): State<Arc<Mutex<Play>>>,
    Json(request): Json<Value>,
) -> (StatusCode, Json<Value>) {
    let mut play = lock(&play);
    let number = play.exchanges.len();
    let (status, response) = match play.script.pop_front() {
        Some(Turn::Say(text)) => (StatusCode::OK, completion(number, Some(text), &[])),
        Some(Turn::Call(calls)) => (StatusCode::OK, completion(number, None, &calls)),
        Some(Turn::CallAndSay(tool, arguments, text)) => {
            (StatusCode::OK, completion(number, Some(text), &[(tool, arguments)]))
        }
        Some(Turn::Fail(status)) => {
            let status = StatusCode::from_u16(status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
            (status, json!({"error": {"message": "the endpoint is out of order"}}))
        }
        None => {
            (StatusCode::INTERNAL_SERVER_ERROR, json!({"error": {"message": "the script is at its end"}}))
        }
    };
    play.exchanges.push(Exchange { request, response: response.clone() });
    (status, Json(response))
}

/// A response as the API of `OpenAI` gives it.
fn completion(number: usize, content: Option<&str>, calls: &[(&str, Value)]) -> Value {
    let call = |(at, (tool, arguments)): (usize, &(&str, Value))| {
        json!({
            "id": format!("call-{number}-{at}"),
            "type": "function",
            "function": {"name": tool, "arguments": arguments.to_string()},
        })
    };
    let mut message = json!({"role": "assistant", "content": content});
    if let (Some(message), false) = (message.as_object_mut(), calls.is_empty()) {
        message.insert("tool_calls".into(), calls.iter().enumerate().map(call).collect());
    }
    json!({
        "id": format!("completion-{number}"),
        "object": "chat.completion",
        "created": 0,
        "model": "scripted",
        "choices": [{
            "index": 0,
            "message": message,
            "finish_reason": if calls.is_empty() { "stop" } else { "tool_calls" },
        }],
        "usage": {"prompt_tokens": 1, "completion_tokens": 1, "total_tokens": 2},
    })
}
