//! Finding an agent: where its card is looked for, what is read of it, and what is none.

use ask::{Agent, AskError, Http, Reach, Why};
use serde_json::json;

use crate::server::{CARD, JSON, Server, captured, played, redirect};

const CARD_0_2: &str = "/.well-known/agent.json";

async fn find(url: &str) -> Result<Agent, AskError> {
    Agent::find(url, &Http::new().unwrap()).await
}

/// The interfaces of an agent, with the paths of their URLs.
fn interfaces(agent: &Agent) -> Vec<String> {
    let interfaces = agent.interfaces().iter();
    interfaces.map(|it| format!("{} {} {}", it.version, it.binding, it.url.path())).collect()
}

#[tokio::test]
async fn captured_cards() {
    let server = Server::start().await;

    server.play_card("py-1.3.0.message.card.json", "127.0.0.1:18701");
    let agent = find(server.url.as_str()).await.unwrap();
    assert_eq!(interfaces(&agent), ["1.0 JSONRPC /rpc", "0.3 JSONRPC /rpc", "1.0 HTTP+JSON /rest"]);
    assert_eq!(agent.interface().unwrap(), &agent.interfaces()[0]);
    assert!(agent.skipped().is_empty());
    assert_eq!(agent.url().path(), CARD);
    assert_eq!(agent.card()["name"], "refuser");
    // In the order of the card.
    let keys: Vec<_> = agent.card().as_object().unwrap().keys().take(3).collect();
    assert_eq!(keys, ["name", "description", "supportedInterfaces"]);

    server.play_card("py-0.3.26.message.card.json", "127.0.0.1:18715");
    let agent = find(server.url.as_str()).await.unwrap();
    assert_eq!(interfaces(&agent), ["0.3 JSONRPC /"]);
}

#[tokio::test]
async fn a_card_is_below_the_url_or_the_url_itself() {
    let server = Server::start().await;
    let card = played(200, JSON, r#"{"url": "rpc"}"#);
    for (asked, requested, expected) in [
        ("", vec![CARD], "/.well-known/rpc"),
        ("/", vec![CARD], "/.well-known/rpc"),
        ("/a/b", vec!["/a/b/.well-known/agent-card.json"], "/a/b/.well-known/rpc"),
        ("/a/b/?key=1", vec!["/a/b/.well-known/agent-card.json?key=1"], "/a/b/.well-known/rpc"),
        ("/cards/7.json", vec!["/cards/7.json"], "/cards/rpc"),
        ("/7.JSON?key=1", vec!["/7.JSON?key=1"], "/rpc"),
        (
            "/old",
            vec!["/old/.well-known/agent-card.json", "/old/.well-known/agent.json"],
            "/old/.well-known/rpc",
        ),
    ] {
        server.play(requested.last().unwrap(), card.clone());
        let agent = find(&(server.url.origin().ascii_serialization() + asked)).await.unwrap();
        assert_eq!(interfaces(&agent), [format!("0.3 JSONRPC {expected}")]);
        let received = server.received();
        assert_eq!(received.iter().map(|it| it.path.as_str()).collect::<Vec<_>>(), requested);
        for request in received {
            assert_eq!(request.method, "GET");
            assert_eq!(request.header("accept"), Some(JSON));
        }
    }
}

#[tokio::test]
async fn only_a_card_that_is_not_there_is_looked_for_elsewhere() {
    let server = Server::start().await;
    server.play(CARD_0_2, played(200, JSON, "{}"));
    for (status, content_type, body, expected) in [
        (500, "text/html", "<h1>Oh no", AskError::Status { status: 500, body: "<h1>Oh no".into() }),
        (403, JSON, r#"{"a": 1}"#, AskError::Status { status: 403, body: r#"{"a": 1}"#.into() }),
        (200, JSON, "[]", AskError::NotACard),
    ] {
        server.play(CARD, played(status, content_type, body));
        assert_eq!(find(server.url.as_str()).await.unwrap_err(), expected);
    }
    server.play(CARD, played(200, "text/html", "<h1>Hello"));
    let error = find(server.url.as_str()).await.unwrap_err();
    assert!(matches!(error, AskError::NotJson { status: 200, body, .. } if body == "<h1>Hello"));
    assert_eq!(server.received().len(), 4);

    for path in ["nowhere", "nowhere.json"] {
        assert_eq!(find(server.url.join(path).unwrap().as_str()).await.unwrap_err(), AskError::NoCard);
    }
}

#[tokio::test]
async fn a_card_without_usable_interfaces_is_still_a_card() {
    let server = Server::start().await;
    server.play(CARD, played(200, JSON, captured("py-1.3.0.message.card.json")));
    let agent = find(server.url.as_str()).await.unwrap();
    assert_eq!(agent.card()["name"], "refuser");
    assert_eq!(agent.interface().unwrap_err(), AskError::NoInterface);
    // The listed ones and the one at the top level, on the port where they were captured.
    let skipped: Vec<_> = agent.skipped().iter().map(|it| (it.url.as_str(), it.why)).collect();
    let rpc = ("http://127.0.0.1:18701/rpc", Why::Reach);
    assert_eq!(skipped, [rpc, rpc, ("http://127.0.0.1:18701/rest", Why::Reach), rpc]);

    let http = Http::new().unwrap().reach(Reach::Anywhere);
    let agent = Agent::find(server.url.as_str(), &http).await.unwrap();
    assert_eq!(agent.interfaces().len(), 3);
}

#[tokio::test]
async fn the_loopback_interface_has_several_names() {
    let server = Server::start().await;
    server.play_card("py-1.3.0.message.card.json", "127.0.0.1:18701");
    let url = format!("http://localhost:{}", server.url.port().unwrap());
    assert_eq!(interfaces(&find(&url).await.unwrap()).len(), 3);
}

#[tokio::test]
async fn redirects_stay_within_the_origin() {
    let (server, other) = (Server::start().await, Server::start().await);
    server.play("/moved/card.json", played(200, JSON, r#"{"url": "rpc"}"#));
    for status in [301, 302, 303, 307, 308] {
        server.play(CARD, redirect(status, "/moved/card.json"));
        let agent = find(server.url.as_str()).await.unwrap();
        assert_eq!(agent.url().path(), "/moved/card.json");
        // Relative to where the card is.
        assert_eq!(agent.interface().unwrap().url.path(), "/moved/rpc");
    }

    let elsewhere = other.url.join("card.json").unwrap().to_string();
    for location in [elsewhere, "file:///etc/passwd".into(), CARD.into(), "http://[".into()] {
        server.play(CARD, redirect(302, &location));
        let error = find(server.url.as_str()).await.unwrap_err();
        assert_eq!(error, AskError::Redirect { status: 302, location });
    }
    assert!(other.received().is_empty());

    server.play(CARD, redirect(304, "/moved/card.json"));
    let error = find(server.url.as_str()).await.unwrap_err();
    assert_eq!(error, AskError::Status { status: 304, body: String::new() });
}

#[tokio::test]
async fn addresses_that_are_none() {
    for url in ["", "127.0.0.1:8096", "ftp://a.example", "file:///card.json", "http://u:p@a.example"] {
        assert_eq!(find(url).await.unwrap_err(), AskError::Address, "{url}");
    }
    let card = json!({"url": "http://a.example"}).to_string();
    assert_eq!(find(&card).await.unwrap_err(), AskError::Address);
}
