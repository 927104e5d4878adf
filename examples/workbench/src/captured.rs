//! Agents that play captured traffic: each replies what a real one has, whatever it is asked.
//!
//! The directory has, for each mode, `MODE.card.json` and responses that are named after what they are to:
//! `MODE.v1.json` (JSON-RPC of A2A 1.0), `MODE.v03.json`, `MODE.rest.json`, and with `.sse` their streams.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use ask::Url;
use axum::Router;
use axum::body::to_bytes;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use serde_json::Value;
use tokio::net::TcpListener;

/// Longer than any question.
const MAX_BODY: usize = 1 << 20;

/// The agents of a directory, on one port of this machine.
#[derive(Debug)]
pub struct Captured {
    played: Arc<Played>,
    listener: TcpListener,
}

#[derive(Debug)]
struct Played {
    directory: PathBuf,
    /// The names of the agents, which are the first segments of their paths.
    modes: Vec<String>,
    url: Url,
}

impl Captured {
    /// Reads which agents there are, and takes a free port.
    ///
    /// # Errors
    ///
    /// That the directory cannot be read or has no card in it, or that there is no port.
    pub async fn bind(directory: &Path) -> io::Result<Self> {
        let mut modes = Vec::new();
        for entry in fs::read_dir(directory)? {
            modes.extend(
                entry?.file_name().to_str().and_then(|name| name.strip_suffix(".card.json")).map(Into::into),
            );
        }
        if modes.is_empty() {
            return Err(io::Error::new(io::ErrorKind::NotFound, "no card is in this directory"));
        }
        modes.sort_unstable();
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let url = format!("http://{}", listener.local_addr()?).parse().map_err(io::Error::other)?;
        Ok(Self { played: Arc::new(Played { directory: directory.into(), modes, url }), listener })
    }

    /// The URLs of the agents.
    #[must_use]
    pub fn agents(&self) -> Vec<String> {
        let url = |mode: &String| self.played.at(mode, "").map(String::from);
        self.played.modes.iter().filter_map(url).collect()
    }

    /// Plays.
    ///
    /// # Errors
    ///
    /// That the port can no longer be listened on.
    pub async fn run(self) -> io::Result<()> {
        let router = Router::new().fallback(reply).with_state(self.played);
        axum::serve(self.listener, router).await
    }
}

async fn reply(State(played): State<Arc<Played>>, request: Request) -> Response {
    played.reply(request).await.unwrap_or_else(|| StatusCode::NOT_FOUND.into_response())
}

impl Played {
    async fn reply(&self, request: Request) -> Option<Response> {
        let (head, body) = request.into_parts();
        let (mode, path) = head.uri.path().strip_prefix('/')?.split_once('/')?;
        // No other name gets to the file system.
        let mode = self.modes.iter().find(|known| *known == mode)?;
        if path == ".well-known/agent-card.json" {
            let card = self.card(mode)?.to_string();
            return Some(([(CONTENT_TYPE, "application/json")], card).into_response());
        }
        let (kind, is_streamed) = if path.ends_with("message:send") {
            ("rest", false)
        } else if path.ends_with("message:stream") {
            ("rest", true)
        } else {
            let body = to_bytes(body, MAX_BODY).await.ok()?;
            let call: Value = serde_json::from_slice(&body).ok()?;
            let is_1_0 = head.headers.get("a2a-version").is_some_and(|version| version == "1.0");
            let method = call.get("method")?.as_str()?;
            (if is_1_0 { "v1" } else { "v03" }, matches!(method, "SendStreamingMessage" | "message/stream"))
        };
        // Of one agent, the card was captured over REST, as its name says.
        let mode = mode.strip_suffix(".rest").unwrap_or(mode);
        let body = self.file(&format!("{mode}.{kind}.{}", if is_streamed { "sse" } else { "json" }))?;
        // An agent answers a streaming request with plain JSON, if with an error.
        let is_json = body.trim_ascii_start().starts_with(b"{");
        let content_type = if is_json { "application/json" } else { "text/event-stream" };
        Some(([(CONTENT_TYPE, content_type)], body).into_response())
    }

    fn file(&self, name: &str) -> Option<Vec<u8>> {
        fs::read(self.directory.join(name)).ok()
    }

    /// The card, with the addresses that are played in place of those that it was captured at.
    fn card(&self, mode: &str) -> Option<Value> {
        let mut card: Value = serde_json::from_slice(&self.file(&format!("{mode}.card.json"))?).ok()?;
        let replace = |interface: &mut Value| {
            if let Some(url) = interface.get_mut("url") {
                let captured_at = url.as_str().and_then(|url| Url::parse(url).ok());
                *url = captured_at.and_then(|it| self.at(mode, it.path())).map(String::from).into();
            }
        };
        for list in ["supportedInterfaces", "additionalInterfaces"] {
            card.get_mut(list).and_then(Value::as_array_mut).into_iter().flatten().for_each(replace);
        }
        replace(&mut card);
        Some(card)
    }

    fn at(&self, mode: &str, path: &str) -> Option<Url> {
        self.url.join(&format!("/{mode}{path}")).ok()
    }
}
