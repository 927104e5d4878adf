//! The servers of the tests: one that plays prepared replies and keeps what it was sent, and a raw one.

use std::collections::HashMap;
use std::fs;
use std::future::pending;
use std::path::Path;
use std::sync::{Arc, Mutex};

use ask::Url;
use axum::body::{Bytes, to_bytes};
use axum::extract::Request;
use axum::http::{HeaderMap, Method};
use axum::response::{IntoResponse, Response};
use axum::{Router, serve};
use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;
use tokio::spawn;

pub(crate) const JSON: &str = "application/json";
pub(crate) const SSE: &str = "text/event-stream";
pub(crate) const CARD: &str = "/.well-known/agent-card.json";

/// A reply that is prepared for a path.
#[derive(Clone)]
pub(crate) struct Played {
    status: u16,
    headers: Vec<(&'static str, String)>,
    body: Bytes,
}

pub(crate) fn played(status: u16, content_type: &str, body: impl Into<Bytes>) -> Played {
    Played { status, headers: vec![("content-type", content_type.into())], body: body.into() }
}

/// A captured file.
pub(crate) fn captured(name: &str) -> Bytes {
    fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/reader/wire").join(name)).unwrap().into()
}

pub(crate) fn redirect(status: u16, location: impl Into<String>) -> Played {
    Played { status, headers: vec![("location", location.into())], body: Bytes::new() }
}

/// A request as it arrived.
#[derive(Debug, Clone)]
pub(crate) struct Received {
    pub(crate) method: Method,
    /// With the query.
    pub(crate) path: String,
    pub(crate) headers: HeaderMap,
    /// Null if there was none.
    pub(crate) body: Value,
}

impl Received {
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name).map(|value| value.to_str().unwrap())
    }
}

/// A server that replies to each path what is prepared for it, else with 404.
#[derive(Clone)]
pub(crate) struct Server {
    pub(crate) url: Url,
    plays: Arc<Mutex<HashMap<String, Played>>>,
    received: Arc<Mutex<Vec<Received>>>,
}

impl Server {
    pub(crate) async fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("http://{}", listener.local_addr().unwrap()).parse().unwrap();
        let server = Self { url, plays: Arc::default(), received: Arc::default() };
        let handler = server.clone();
        let router = Router::new().fallback(async move |request| handler.reply(request).await);
        spawn(async { serve(listener, router).await });
        server
    }

    pub(crate) fn play(&self, path: &str, played: Played) {
        self.plays.lock().unwrap().insert(path.into(), played);
    }

    /// Serves a card that has the address of where it was captured.
    pub(crate) fn play_card(&self, name: &str, captured_at: &str) {
        let here = self.url.authority();
        let card = String::from_utf8(captured(name).into()).unwrap().replace(captured_at, here);
        self.play(CARD, played(200, JSON, card));
    }

    /// The requests since the last time.
    pub(crate) fn received(&self) -> Vec<Received> {
        self.received.lock().unwrap().drain(..).collect()
    }

    async fn reply(&self, request: Request) -> Response {
        let (head, body) = request.into_parts();
        let body = to_bytes(body, usize::MAX).await.unwrap();
        let path = head.uri.to_string();
        self.received.lock().unwrap().push(Received {
            method: head.method,
            path: path.clone(),
            headers: head.headers,
            body: if body.is_empty() { Value::Null } else { serde_json::from_slice(&body).unwrap() },
        });
        let found = self.plays.lock().unwrap().get(&path).cloned();
        let Played { status, headers, body } =
            found.unwrap_or_else(|| played(404, "text/plain", "Not Found"));
        let mut response = body.into_response();
        *response.status_mut() = status.try_into().unwrap();
        response.headers_mut().clear();
        for (name, value) in headers {
            response.headers_mut().insert(name, value.parse().unwrap());
        }
        response
    }
}

/// What a raw server does when it has sent its bytes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Then {
    Close,
    Hang,
}

/// A server that sends the same bytes to whoever connects, whatever they want.
pub(crate) async fn raw(bytes: &str, then: Then) -> String {
    let bytes = bytes.to_owned();
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("http://{}", listener.local_addr().unwrap());
    spawn(async move {
        loop {
            let (mut connection, _) = listener.accept().await.unwrap();
            let bytes = bytes.clone();
            spawn(async move {
                // The request is short, and comes at once.
                let _ = connection.read(&mut [0; 8192]).await;
                let _ = connection.write_all(bytes.as_bytes()).await;
                if then == Then::Hang {
                    pending::<()>().await;
                }
            });
        }
    });
    url
}
