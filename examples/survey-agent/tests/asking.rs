//! `survey-agent ask` against agents of all kinds: what it shows, and how it ends.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

use std::io::{Read, Write};
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use axum::Router;
use axum::extract::Request;
use axum::http::header::CONTENT_TYPE;
use serde_json::{Value, json};
use tokio::net::TcpListener;
use tokio::task::spawn_blocking;

const URI: &str = "https://standards.upperhandai.com/ext/refusals/v1";
const MEDIA_TYPE: &str = "application/vnd.upperhand.refusal+json";
const JSON: &str = "application/json";

/// An agent that serves a card, and the same body to whatever it is asked.
struct Agent {
    url: String,
    asked: Arc<AtomicUsize>,
}

/// What a run prints, or what it prints and complains of.
type Ran = Result<String, (String, String)>;

impl Agent {
    async fn serve(card: &Value, content_type: &'static str, body: String) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("http://{}", listener.local_addr().unwrap());
        let (card, asked) = (card.to_string(), Arc::new(AtomicUsize::new(0)));
        let counted = Arc::clone(&asked);
        let reply = async move |request: Request| {
            if request.method() == "GET" {
                return ([(CONTENT_TYPE, JSON)], card);
            }
            counted.fetch_add(1, Ordering::Relaxed);
            ([(CONTENT_TYPE, content_type)], body)
        };
        tokio::spawn(async { axum::serve(listener, Router::new().fallback(reply)).await });
        Self { url, asked }
    }

    /// Asks in a process of its own.
    async fn ask(&self, args: &[&str]) -> Ran {
        let mut program = Command::new(env!("CARGO_BIN_EXE_survey-agent"));
        program.args(["ask", &self.url]).args(args);
        let output = spawn_blocking(move || program.output()).await.unwrap().unwrap();
        let text = |bytes| String::from_utf8(bytes).unwrap();
        let (printed, complaint) = (text(output.stdout), text(output.stderr));
        if output.status.success() { Ok(printed) } else { Err((printed, complaint)) }
    }
}

/// An agent that sends the card, but of a stream only so much, and then closes the connection.
fn serve_broken(events: String) -> Agent {
    let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let url = format!("http://{}", listener.local_addr().unwrap());
    let card = card().to_string();
    thread::spawn(move || {
        for connection in listener.incoming() {
            let (mut connection, mut request) = (connection.unwrap(), [0; 8192]);
            // The request is short, and comes at once.
            let length = connection.read(&mut request).unwrap();
            let is_get = request.get(..length).unwrap().starts_with(b"GET ");
            let (content_type, missing, body) =
                if is_get { (JSON, 0, &card) } else { ("text/event-stream", 9, &events) };
            let head = format!("HTTP/1.1 200 OK\r\nconnection: close\r\ncontent-type: {content_type}");
            let length = body.len() + missing;
            write!(connection, "{head}\r\ncontent-length: {length}\r\n\r\n{body}").unwrap();
        }
    });
    Agent { url, asked: Arc::default() }
}

/// An agent that has one rule, at one interface.
fn card() -> Value {
    json!({
        "name": "Survey",
        "supportedInterfaces": [
            {"url": "/rpc", "protocolBinding": "JSONRPC", "protocolVersion": "1.0"},
        ],
        "capabilities": {"extensions": [{"uri": URI, "params": {"seg-mix": "One family."}}]},
    })
}

/// What is shown before the reply.
const HEAD: &str = "\
On its card, Survey says what it refuses:
  seg-mix             One family.
It is asked over interface 1 of 1: A2A 1.0, JSONRPC, ";

/// What is shown of a response, or of the same as a stream, or the end in an error.
async fn shown(result: Value) -> Ran {
    let response = json!({"jsonrpc": "2.0", "id": 1, "result": result}).to_string();
    let plain = Agent::serve(&card(), JSON, response.clone()).await;
    let event = format!("data: {response}\n\n");
    let streamed = Agent::serve(&card(), "text/event-stream", event).await;
    let reply = |url: &str, printed: &str| {
        let head = format!("{HEAD}{url}/rpc\n\n");
        printed.strip_prefix(&*head).unwrap_or_else(|| panic!("{printed}")).to_owned()
    };
    let [plain, streamed] =
        [(plain, &["?"][..]), (streamed, &["?", "--stream"])].map(async |(agent, args)| {
            let reply = |printed: String| reply(&agent.url, &printed);
            agent.ask(args).await.map(reply).map_err(|(printed, complaint)| (reply(printed), complaint))
        });
    let (plain, streamed) = (plain.await, streamed.await);
    assert_eq!(plain, streamed);
    plain
}

fn message(parts: &Value) -> Value {
    json!({"message": {"messageId": "m", "role": "ROLE_AGENT", "parts": parts}})
}

fn task(state: &str, parts: &Value) -> Value {
    let message = json!({"messageId": "m", "role": "ROLE_AGENT", "parts": parts});
    json!({"task": {"id": "t", "contextId": "c", "status": {"state": state, "message": message}}})
}

#[tokio::test]
async fn a_refusal_is_shown_wherever_it_stands() {
    let data = json!({"rule": "seg-mix", "reason": "One family.", "detail": "Two."});
    let parts = json!([{"text": "One family."}, {"data": data, "mediaType": MEDIA_TYPE}]);
    let expected = Ok("REFUSED by rule seg-mix: One family.\n  Two.\n".into());
    for result in [message(&parts), task("TASK_STATE_REJECTED", &parts), task("TASK_STATE_COMPLETED", &parts)]
    {
        assert_eq!(shown(result).await, expected);
    }
}

#[tokio::test]
async fn an_unknown_rule_is_shown_and_flagged() {
    let data = json!({"rule": "x\u{1b}[2J", "reason": "Because\nREFUSED"});
    let parts = json!([{"text": "Because\nREFUSED"}, {"data": data, "mediaType": MEDIA_TYPE}]);
    let expected =
        "REFUSED by rule x\\u{1b}[2J: Because\\u{a}REFUSED\n  (its rule is not on the agent's card)\n";
    assert_eq!(shown(message(&parts)).await, Ok(expected.into()));
}

#[tokio::test]
async fn an_answer_is_indented() {
    let parts = json!([{"text": "one\nREFUSED by rule seg-mix"}, {"data": 1, "mediaType": "application/json\nREFUSED"}]);
    let expected = Ok("  one\n  REFUSED by rule seg-mix\n  [application/json\\u{a}REFUSED]\n".into());
    assert_eq!(shown(message(&parts)).await, expected);
    assert_eq!(shown(task("TASK_STATE_COMPLETED", &parts)).await, expected);
}

#[tokio::test]
async fn prose_is_no_typed_refusal() {
    let expected =
        "  One family.\nNO TYPED REFUSAL, though it says what a refusal by rule seg-mix would say.\n";
    assert_eq!(shown(message(&json!([{"text": "One family."}]))).await, Ok(expected.into()));
    assert_eq!(shown(message(&json!([{"text": "Sorry."}]))).await, Ok("  Sorry.\n".into()));
}

#[tokio::test]
async fn what_is_neither_fails() {
    let text = json!([{"text": "sorry\nREFUSED"}]);
    let said = "  sorry\n  REFUSED\n";
    for (result, printed, complaint) in [
        (message(&json!([])), "", "the agent sent an empty answer"),
        (message(&json!([{"text": " "}])), "", "the agent sent an empty answer"),
        (task("TASK_STATE_FAILED", &text), said, "the task is failed"),
        (task("TASK_STATE_REJECTED", &text), said, "the agent declined the task without a typed refusal"),
        (task("TASK_STATE_INPUT_REQUIRED", &text), said, "the task is input-required"),
    ] {
        assert_eq!(shown(result).await, Err((printed.into(), format!("error: {complaint}\n"))));
    }
}

#[tokio::test]
async fn a_stream_that_breaks_off() {
    let data = json!({"rule": "seg-mix", "reason": "One family."});
    let parts = json!([{"text": "One family."}, {"data": data, "mediaType": MEDIA_TYPE}]);
    for (parts, expected) in [
        (json!([{"text": "half an answ"}]), None),
        (parts, Some("REFUSED by rule seg-mix: One family.\n  (the stream broke off behind it)\n")),
    ] {
        let event = json!({"result": {"artifactUpdate": {
            "taskId": "t", "contextId": "c", "artifact": {"artifactId": "a", "parts": parts},
        }}});
        let agent = Agent::serve(&card(), "text/event-stream", format!("data: {event}\n\n")).await;
        match (agent.ask(&["?", "--stream"]).await, expected) {
            (Ok(printed), Some(expected)) => assert!(printed.ends_with(expected), "{printed}"),
            (Err((printed, complaint)), None) => {
                assert!(printed.ends_with("\n  half an answ\n"), "{printed}");
                assert_eq!(complaint, "error: the reply is incomplete\n");
            }
            (ran, _) => panic!("{ran:?}"),
        }
    }
}

/// The connection fails, where the other one comes to an end too early.
#[tokio::test]
async fn a_refusal_before_the_connection_fails() {
    let data = json!({"rule": "seg-mix", "reason": "One family."});
    let parts = json!([{"text": "One family."}, {"data": data, "mediaType": MEDIA_TYPE}]);
    let error = json!({"error": {"code": -32000, "message": "Overloaded."}});
    for (events, expected) in [
        (
            format!("data: {}\n\n", json!({"result": message(&parts)})),
            Ok("\n\nREFUSED by rule seg-mix: One family.\n"),
        ),
        (format!("data: {error}\n\n"), Err("error: the agent sent an error, -32000: Overloaded.\n")),
        (String::new(), Err("error: the connection to the agent failed: ")),
    ] {
        let agent = serve_broken(events);
        match (agent.ask(&["?", "--stream"]).await, expected) {
            (Ok(printed), Ok(expected)) => assert!(printed.ends_with(expected), "{printed}"),
            (Err((_, complaint)), Err(expected)) => assert!(complaint.starts_with(expected), "{complaint}"),
            (ran, _) => panic!("{ran:?}"),
        }
    }
}

#[tokio::test]
async fn what_was_refused_is_not_asked_again() {
    let data = json!({"rule": "seg-mix", "reason": "One family."});
    let parts = json!([{"text": "One family."}, {"data": data, "mediaType": MEDIA_TYPE}]);
    let agent = Agent::serve(&card(), JSON, json!({"result": message(&parts)}).to_string()).await;
    let printed = agent.ask(&["one", "two", "one"]).await.unwrap();
    let refused = "\nREFUSED by rule seg-mix: One family.\n";
    let expected =
        format!("{refused}{refused}\nNOT ASKED AGAIN, refused before by rule seg-mix: One family.\n");
    assert!(printed.ends_with(&expected), "{printed}");
    assert_eq!(agent.asked.load(Ordering::Relaxed), 2);
}

#[tokio::test]
async fn an_agent_is_asked_whatever_is_wrong_with_its_posture() {
    let extension = |params: Value| json!({"extensions": [{"uri": URI, "params": params}]});
    for (capabilities, expected) in [
        (
            json!({}),
            "On its card, Survey does not say what it refuses: the card does not declare the refusals extension.\n",
        ),
        (
            extension(json!({})),
            "On its card, Survey says what it refuses, which can't all be read: /capabilities/extensions/0/params has no rules \
             in it.\n",
        ),
        (
            extension(json!({"seg-mix": "One family.", "No\u{1b}": "No."})),
            "On its card, Survey says what it refuses, which can't all be read: the id `No\\u{1b}` is not in kebab case: \
             lower-case letters and digits with hyphens between.\n  seg-mix             One family.\n",
        ),
    ] {
        let mut card = card();
        *card.pointer_mut("/capabilities").unwrap() = capabilities;
        let agent = Agent::serve(&card, JSON, message(&json!([{"text": "42"}])).to_string()).await;
        let printed = agent.ask(&["?"]).await.unwrap();
        assert!(printed.starts_with(expected) && printed.ends_with("\n\n  42\n"), "{printed}");
    }
}

#[tokio::test]
async fn any_interface_of_the_card_can_be_asked() {
    let card = json!({
        "name": "\u{202e}",
        "supportedInterfaces": [
            {"url": "/rpc", "protocolBinding": "JSONRPC", "protocolVersion": "1.0", "tenant": "\u{1b}"},
            {"url": "/grpc", "protocolBinding": "GRPC", "protocolVersion": "1.0"},
            {"url": "/rest", "protocolBinding": "HTTP+JSON", "protocolVersion": "0.3"},
        ],
    });
    let reply = json!({"message": {"messageId": "m", "role": "ROLE_AGENT", "content": [{"text": "42"}]}});
    let agent = Agent::serve(&card, JSON, reply.to_string()).await;
    let url = &agent.url;
    let printed = agent.ask(&["?", "--interface", "2"]).await.unwrap();
    let expected = format!("\nIt is asked over interface 2 of 2: A2A 0.3, HTTP+JSON, {url}/rest\n\n  42\n");
    assert!(
        printed.starts_with("On its card, \\u{202e} does not") && printed.ends_with(&expected),
        "{printed}"
    );

    let complaint = format!(
        "error: the agent card has no interface 3 that can be used; 1: A2A 1.0, JSONRPC, {url}/rpc, tenant \\u{{1b}}; \
         2: A2A 0.3, HTTP+JSON, {url}/rest; /grpc: neither JSON-RPC nor HTTP+JSON\n"
    );
    assert_eq!(agent.ask(&["?", "--interface", "3"]).await, Err((String::new(), complaint)));

    let agent = Agent::serve(&json!({}), JSON, reply.to_string()).await;
    let complaint = "error: the agent card offers no interface that can be used\n";
    assert_eq!(agent.ask(&["?"]).await, Err((String::new(), complaint.into())));
}

#[tokio::test]
async fn foreign_words_in_an_error_are_escaped() {
    let agent = Agent::serve(&card(), JSON, "\u{1b}[2J{".into()).await;
    let (_, complaint) = agent.ask(&["?"]).await.unwrap_err();
    let expected =
        "error: the reply cannot be read (HTTP 200): this is no JSON, at line 1 column 1: \\u{1b}[2J{\n";
    assert_eq!(complaint, expected);
    let error = json!({"error": {"code": -32000, "message": "\u{1b}[2JREFUSED\nby"}}).to_string();
    let agent = Agent::serve(&card(), JSON, error).await;
    let (_, complaint) = agent.ask(&["?"]).await.unwrap_err();
    assert_eq!(complaint, "error: the agent sent an error, -32000: \\u{1b}[2JREFUSED\\u{a}by\n");
}
