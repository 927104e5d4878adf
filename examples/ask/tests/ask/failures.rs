//! Agents that give no reply that can be read: each is a typed error, and none hangs or fills the memory.

use std::time::{Duration, Instant};

use ask::{Agent, AskError, Http, Question, Reach};
use serde_json::json;

use crate::server::{CARD, JSON, SSE, Server, Then, played, raw, redirect};

/// An agent whose interface is at a path of the server or at another URL.
async fn agent(server: &Server, http: Http, url: &str) -> Agent {
    let card = json!({"supportedInterfaces": [{"url": url, "protocolBinding": "JSONRPC"}]}).to_string();
    server.play(CARD, played(200, JSON, card));
    let agent = Agent::find(server.url.as_str(), &http.reach(Reach::Anywhere)).await.unwrap();
    server.received();
    agent
}

fn http() -> Http {
    Http::new().unwrap()
}

/// What a plain question and a streamed one fail with, the stream at its beginning or later.
async fn errors(agent: &Agent) -> [Option<AskError>; 2] {
    let (interface, question) = (agent.interface().unwrap(), Question::text("vote by educ"));
    let plain = agent.send(interface, &question).await.err();
    let streamed = async {
        let mut stream = agent.stream(interface, &question).await?;
        while stream.chunk().await?.is_some() {}
        Ok(())
    };
    [plain, streamed.await.err()]
}

/// The one error with which both fail.
async fn error(agent: &Agent) -> AskError {
    let [plain, streamed] = errors(agent).await;
    assert_eq!(plain, streamed);
    plain.unwrap()
}

#[tokio::test]
async fn errors_without_json() {
    let server = Server::start().await;
    let agent = agent(&server, http(), "/rpc").await;
    for (status, body) in [(500, "<h1>Oh no"), (401, ""), (304, "")] {
        server.play("/rpc", played(status, "text/html", body));
        assert_eq!(error(&agent).await, AskError::Status { status, body: body.into() });
    }
    server.play("/rpc", played(502, "text/html", "é".repeat(100_000)));
    assert_eq!(error(&agent).await, AskError::Status { status: 502, body: "é".repeat(500) });
}

#[tokio::test]
async fn successes_without_json() {
    let server = Server::start().await;
    let agent = agent(&server, http(), "/rpc").await;
    let twice = r#"{"rule":"a","rule":"b"}"#;
    for (content_type, body) in
        [(JSON, ""), (JSON, "{"), (JSON, twice), ("text/html", "<h1>Hello"), (SSE, "data: {}\n\n")]
    {
        server.play("/rpc", played(200, content_type, body));
        let [plain, streamed] = errors(&agent).await;
        let Some(AskError::NotJson { status: 200, body: beginning, .. }) = plain else {
            panic!("{plain:?}");
        };
        assert_eq!(beginning, body);
        // A stream is not read.
        assert_eq!(streamed, None);
    }
}

#[tokio::test]
async fn deep_nesting_is_an_error() {
    let server = Server::start().await;
    let agent = agent(&server, http(), "/rpc").await;
    server.play("/rpc", played(200, JSON, "[".repeat(1 << 20)));
    assert!(matches!(&errors(&agent).await[0], Some(AskError::NotJson { .. })));
}

#[tokio::test]
async fn bodies_have_a_limit() {
    let server = Server::start().await;
    let agent = agent(&server, http().max_body(1000), "/rpc").await;
    let json = |size: usize| format!("\"{}\"", "x".repeat(size - 2));
    for status in [200, 500] {
        server.play("/rpc", played(status, JSON, json(1000)));
        assert_eq!(errors(&agent).await, [None, None]);
        server.play("/rpc", played(status, JSON, json(1001)));
        assert_eq!(error(&agent).await, AskError::TooLarge { limit: 1000 });
    }
    server.play(CARD, played(200, JSON, json(1001)));
    let found = Agent::find(server.url.as_str(), &http().max_body(1000)).await;
    assert_eq!(found.unwrap_err(), AskError::TooLarge { limit: 1000 });
}

#[tokio::test]
async fn a_limit_is_kept_while_reading() {
    // Without a length, and without an end: only a reader that counts stops.
    let server = Server::start().await;
    let endless =
        "HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\n\r\n".to_owned() + &"data: 1\n\n".repeat(200);
    let agent = agent(&server, http().max_body(1000), &raw(&endless, Then::Hang).await).await;
    let too_large = AskError::TooLarge { limit: 1000 };
    assert_eq!(error(&agent).await, too_large);

    let mut stream = agent.stream(agent.interface().unwrap(), &Question::text("")).await.unwrap();
    let mut failure = None;
    for _ in 0..3 {
        failure = stream.chunk().await.err();
    }
    // It stays so: what is over the limit is not handed out later.
    assert_eq!(failure, Some(too_large));
}

#[tokio::test]
async fn replies_have_a_time() {
    let server = Server::start().await;
    let after = Duration::from_millis(200);
    for bytes in ["", "HTTP/1.1 200 OK\r\n", "HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\ndata: 1"] {
        let agent = agent(&server, http().timeout(after), &raw(bytes, Then::Hang).await).await;
        let start = Instant::now();
        assert_eq!(error(&agent).await, AskError::Timeout { after });
        assert!(start.elapsed() < Duration::from_secs(5));
    }
    let found = Agent::find(&raw("", Then::Hang).await, &http().timeout(after)).await;
    assert_eq!(found.unwrap_err(), AskError::Timeout { after });
}

#[tokio::test]
async fn connections_fail() {
    // Nobody listens on this port of TCP.
    let found = Agent::find("http://127.0.0.1:1", &http()).await;
    assert!(matches!(found.unwrap_err(), AskError::Connect { cause } if !cause.is_empty()));

    let server = Server::start().await;
    for bytes in [
        "",
        "SSH-2.0-OpenSSH_9.9\r\n",
        "HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\n{}",
        "HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n2\r\n{}",
    ] {
        let agent = agent(&server, http(), &raw(bytes, Then::Close).await).await;
        for error in errors(&agent).await {
            assert!(matches!(error, Some(AskError::Transport { .. })), "{bytes:?} {error:?}");
        }
    }
}

#[tokio::test]
async fn a_question_is_not_lost_in_a_redirect() {
    let (server, other) = (Server::start().await, Server::start().await);
    let agent = agent(&server, http(), "/rpc").await;
    server.play("/new", played(200, JSON, "{}"));
    for status in [307, 308] {
        server.play("/rpc", redirect(status, "/new"));
        assert_eq!(errors(&agent).await, [None, None]);
        assert!(server.received().iter().all(|request| request.method == "POST"));
    }

    let elsewhere = other.url.join("/new").unwrap().to_string();
    for (status, location) in [(301, "/new"), (302, "/new"), (303, "/new"), (307, &elsewhere), (307, "/rpc")]
    {
        server.play("/rpc", redirect(status, location));
        assert_eq!(error(&agent).await, AskError::Redirect { status, location: location.into() });
    }
    assert!(other.received().is_empty());
}

#[tokio::test]
async fn foreign_words_can_be_escaped() {
    let server = Server::start().await;
    let agent = agent(&server, http(), "/rpc").await;
    server.play("/rpc", played(500, "text/plain", "\u{1b}[2Jgone"));
    let error = error(&agent).await;
    assert_eq!(error.to_string(), "HTTP 500");
    assert_eq!(error.foreign(), ["\u{1b}[2Jgone"]);
    assert_eq!(error.describe(|text| text.escape_debug().to_string()), "HTTP 500: \\u{1b}[2Jgone");
    assert_eq!(AskError::NoCard.describe(|_| unreachable!()), AskError::NoCard.to_string());
}
