//! Agents that could not be probed: exit status 2, which is neither conformant nor refused.

use futures::future::join_all;
use serde_json::{Value, json};

use crate::agent::{Agent, Play, SEG_MIX, refusal};
use crate::program::{Run, broken, probe};

fn task(state: &str) -> Play {
    Play::Result(json!({ "task": { "id": "t", "contextId": "c", "status": { "state": state } } }))
}

/// A refusal as one event of a stream or one body, and more bytes behind it.
fn refused_and(more: &str) -> String {
    let message = json!({ "messageId": "m", "role": "ROLE_AGENT", "parts": refusal("seg-mix", SEG_MIX) });
    format!("data: {}\n\n{more}", json!({ "jsonrpc": "2.0", "id": 1, "result": { "message": message } }))
}

/// Each agent with its name, and what is said of it.
fn agents() -> Vec<(&'static str, Agent, &'static str)> {
    let refusing = |play| Agent::refusing_with(play).with_one_interface();
    let status_update = json!({ "jsonrpc": "2.0", "id": 1, "result": { "statusUpdate": {
        "taskId": "t", "contextId": "c", "status": { "state": "TASK_STATE_WORKING",
            "message": { "messageId": "m", "role": "ROLE_AGENT", "parts": refusal("seg-mix", SEG_MIX) } } } } });
    let html = || Play::Bytes("text/html", "<h1>Hello".into());
    vec![
        ("no JSON", refusing(html()), "the reply cannot be read (HTTP 200)"),
        (
            "garbage",
            refusing(Play::Bytes("application/json", "{".into())),
            "the reply cannot be read (HTTP 200)",
        ),
        ("other JSON", refusing(Play::Bytes("application/json", "{\"a\":1}".into())), "HTTP 200, "),
        ("another result", refusing(Play::Result(json!(1))), "HTTP 200, "),
        (
            "a key twice",
            refusing(Play::Bytes("application/json", "{\"result\":{},\"result\":{}}".into())),
            "an object has the same key twice",
        ),
        (
            "an enormous reply",
            refusing(Play::Bytes("application/json", " ".repeat(200_000))),
            "larger than 100000",
        ),
        ("no reply", refusing(Play::Hang), "did not finish its reply within 1s"),
        ("an HTTP error", refusing(Play::HttpError(500)), "HTTP 500"),
        ("no credentials", refusing(Play::HttpError(401)), "HTTP 401"),
        ("no credentials, in JSON", refusing(Play::Status(401, json!([]))), "HTTP 401, "),
        (
            "no such method",
            refusing(Play::Error(-32601, "Method not found", Value::Null)),
            "Method not found",
        ),
        ("a task that goes on", refusing(task("TASK_STATE_WORKING")), "HTTP 200, "),
        ("a task that asks for credentials", refusing(task("TASK_STATE_AUTH_REQUIRED")), "HTTP 200, "),
        (
            "a stream that breaks off",
            refusing(Play::BreakOff(refused_and(""))),
            "the connection to the agent failed",
        ),
        (
            "a stream that ends too early",
            refusing(Play::Bytes("text/event-stream", format!("data: {status_update}\n\n"))),
            "the stream broke off behind a refusal",
        ),
        (
            "a stream with garbage in it",
            refusing(Play::Bytes("text/event-stream", refused_and("data: {\n\n"))),
            "the stream can't be read",
        ),
        ("an empty stream", refusing(Play::Bytes("text/event-stream", String::new())), "HTTP 200, "),
        ("no interfaces", Agent::right().with_interfaces(&[]), "offers no interface"),
        ("gRPC alone", Agent::right().with_interfaces(&[("1.0", "GRPC", "/")]), "offers no interface"),
        (
            "a card that is no JSON",
            Agent::right().with_card_bytes("<h1>Hello"),
            "the card: the reply cannot be read",
        ),
        (
            "a card that is no object",
            Agent::right().with_card_bytes("[]"),
            "the card: what is at the address",
        ),
        ("an enormous card", Agent::right().with_card_bytes(&" ".repeat(200_000)), "larger than 100000"),
    ]
}

fn assert_unprobed(name: &str, run: &Run, why: &str) {
    assert_eq!(run.status, 2, "{name}: {}", run.out);
    let report = run.json();
    assert_eq!(report["conclusion"], "could not be probed", "{name}");
    assert!(broken(&report).is_empty(), "{name}: {}", run.out);
    assert!(run.out.contains(why), "{name}: {}", run.out);
}

#[tokio::test]
async fn each_is_told_why() {
    let probes = agents().into_iter().map(async |(name, agent, why)| {
        let agent = agent.serve().await;
        let run = probe(&agent.url, &["--max-bytes=100000", "--timeout=1", "--format=json"]).await;
        (name, run, why)
    });
    for (name, run, why) in join_all(probes).await {
        assert_unprobed(name, &run, why);
    }
}

#[tokio::test]
async fn nobody_is_there() {
    let run = probe("http://127.0.0.1:1", &["--format=json"]).await;
    assert_unprobed("nobody", &run, "the card: there is no connection");
    let run = probe("http://user:secret@127.0.0.1:1", &["--format=json"]).await;
    assert_unprobed("credentials", &run, "the card: not an http or https URL without credentials");
    assert!(!run.out.contains("secret"));
}

#[tokio::test]
async fn a_slow_agent_takes_the_time_of_one_request_a_channel() {
    let agent = Agent::that(|_| Play::Hang).with_one_interface().without_streams().serve().await;
    let run = probe(&agent.url, &["--timeout=0.3", "--format=json"]).await;
    assert_unprobed("slow", &run, "not sent, as there was no reply before");
    assert_eq!(agent.paths().len(), 2);
}
