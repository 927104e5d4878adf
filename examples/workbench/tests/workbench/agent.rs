//! Agents that reply what a test gives them.

use axum::Router;
use axum::body::Bytes;
use axum::routing::{get, post};
use refusals_runtime::{EXTENSION_URI, MEDIA_TYPE};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;

/// Serves an agent with the card, whose interface is at `/rpc`, and gives its URL.
pub(crate) async fn serve(card: Value, reply: impl Into<Bytes>) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("http://{}", listener.local_addr().unwrap());
    let (card, reply) = (card.to_string(), reply.into());
    let router = Router::new()
        .route("/.well-known/agent-card.json", get(async move || card.clone()))
        .route("/rpc", post(async move || reply.clone()));
    tokio::spawn(async { axum::serve(listener, router).await });
    url
}

/// Serves an agent whose streams break off behind these events, and gives its URL.
pub(crate) async fn serve_broken(card: Value, events: &str) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("http://{}", listener.local_addr().unwrap());
    let head = "HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Type:";
    let card = format!("{head} application/json\r\n\r\n{card}");
    let events = format!("{head} text/event-stream\r\nContent-Length: 1000000\r\n\r\n{events}");
    tokio::spawn(async move {
        loop {
            let (mut connection, _) = listener.accept().await.unwrap();
            let mut request = [0; 8192];
            let length = connection.read(&mut request).await.unwrap();
            let reply = if request[..length].starts_with(b"GET") { &card } else { &events };
            connection.write_all(reply.as_bytes()).await.unwrap();
        }
    });
    url
}

/// A card that declares these params; null for none at all.
pub(crate) fn card(params: &Value) -> Value {
    let mut card =
        json!({"name": "An agent", "description": "Does things.", "supportedInterfaces": [interface()]});
    if !params.is_null() {
        card["capabilities"] = json!({"extensions": [{"uri": EXTENSION_URI, "params": params}]});
    }
    card
}

pub(crate) fn interface() -> Value {
    json!({"url": "/rpc", "protocolBinding": "JSONRPC", "protocolVersion": "1.0"})
}

/// A response that is a message with these Parts.
pub(crate) fn message(parts: &Value) -> String {
    json!({"jsonrpc": "2.0", "id": 1, "result": {"message": {"messageId": "m", "role": "ROLE_AGENT", "parts": parts}}})
        .to_string()
}

/// The Parts of a refusal.
pub(crate) fn refusal(rule: &str, reason: &str, detail: &str) -> Value {
    let data = json!({"rule": rule, "reason": reason, "detail": detail});
    json!([{"text": reason}, {"data": data, "mediaType": MEDIA_TYPE}])
}
