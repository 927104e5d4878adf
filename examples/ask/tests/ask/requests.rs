//! What is sent by each version and binding, and what is handed back.

use ask::{Agent, Http, Interface, Question, ReplyStream};
use serde_json::{Value, json};

use crate::server::{CARD, JSON, Received, SSE, Server, captured, played, redirect};

const URI: &str = "https://standards.upperhandai.com/ext/refusals/v1";
const OPERATIONS: [Operation; 2] = [Operation::SendMessage, Operation::SendStreamingMessage];

/// How an agent is asked.
#[derive(Clone, Copy, PartialEq)]
enum Operation {
    SendMessage,
    SendStreamingMessage,
}

/// A version and binding: how it is on a card, and what is expected to be sent for it.
struct Case {
    version: &'static str,
    binding: &'static str,
    /// Where a request goes and the method in it, if there is one there.
    plain: (&'static str, Option<&'static str>),
    streamed: (&'static str, Option<&'static str>),
    accept: &'static str,
    /// `a2a-version`, `a2a-extensions`, `x-a2a-extensions`
    headers: [Option<&'static str>; 3],
    /// Without the message's id, which is `ID`.
    params: fn() -> Value,
}

fn cases() -> [Case; 4] {
    let v1 = [Some("1.0"), Some(URI), None];
    let v0_3 = [None, None, Some(URI)];
    let params_1_0 = || {
        json!({"message": {"messageId": "ID", "role": "ROLE_USER", "parts": [
            {"text": "vote by educ", "mediaType": "text/plain"},
        ]}})
    };
    [
        Case {
            version: "1.0",
            binding: "JSONRPC",
            plain: ("/base", Some("SendMessage")),
            streamed: ("/base", Some("SendStreamingMessage")),
            accept: JSON,
            headers: v1,
            params: params_1_0,
        },
        Case {
            version: "1.0",
            binding: "HTTP+JSON",
            plain: ("/base/message:send", None),
            streamed: ("/base/message:stream", None),
            accept: "application/a2a+json, application/json",
            headers: v1,
            params: params_1_0,
        },
        Case {
            version: "0.3",
            binding: "JSONRPC",
            plain: ("/base", Some("message/send")),
            streamed: ("/base", Some("message/stream")),
            accept: JSON,
            headers: v0_3,
            params: || {
                json!({"message": {"kind": "message", "messageId": "ID", "role": "user", "parts": [
                    {"kind": "text", "text": "vote by educ"},
                ]}})
            },
        },
        Case {
            version: "0.3",
            binding: "HTTP+JSON",
            plain: ("/base/v1/message:send", None),
            streamed: ("/base/v1/message:stream", None),
            accept: JSON,
            headers: v0_3,
            params: || {
                json!({
                    "message": {"messageId": "ID", "role": "ROLE_USER", "content": [
                        {"text": "vote by educ"},
                    ]},
                    "configuration": {"blocking": true},
                })
            },
        },
    ]
}

fn question() -> Question {
    Question::text("vote by educ")
}

/// The agent of a card with this one interface.
async fn agent(server: &Server, interface: Value) -> Agent {
    let card = json!({"supportedInterfaces": [interface]}).to_string();
    server.play(CARD, played(200, JSON, card));
    let agent = Agent::find(server.url.as_str(), &Http::new().unwrap()).await.unwrap();
    server.received();
    agent
}

async fn whole(stream: &mut ReplyStream) -> Vec<u8> {
    let mut body = Vec::new();
    while let Some(chunk) = stream.chunk().await.unwrap() {
        body.extend_from_slice(&chunk);
    }
    body
}

/// Asks, and returns the status and bytes of the reply with the request.
async fn ask(server: &Server, agent: &Agent, operation: Operation) -> (u16, Vec<u8>, Received) {
    let interface = agent.interface().unwrap();
    let (status, body) = if operation == Operation::SendMessage {
        let reply = agent.send(interface, &question()).await.unwrap();
        (reply.status, reply.body.to_vec())
    } else {
        let mut stream = agent.stream(interface, &question()).await.unwrap();
        (stream.status(), whole(&mut stream).await)
    };
    let [request] = server.received().try_into().unwrap();
    (status, body, request)
}

/// Takes the id that is fresh each time out of the params of a request.
fn take_id(params: &mut Value) -> String {
    let id = params["message"]["messageId"].as_str().unwrap().to_owned();
    params["message"]["messageId"] = json!("ID");
    id
}

#[tokio::test]
async fn each_version_and_binding_has_its_requests() {
    let server = Server::start().await;
    for case in cases() {
        let interface =
            json!({"url": "/base", "protocolBinding": case.binding, "protocolVersion": case.version});
        let agent = agent(&server, interface).await;
        for operation in OPERATIONS {
            let ((path, method), accept) = if operation == Operation::SendMessage {
                (case.plain, case.accept)
            } else {
                (case.streamed, "text/event-stream, application/json")
            };
            server.play(path, played(200, JSON, "{}"));
            let (status, body, mut request) = ask(&server, &agent, operation).await;
            assert_eq!((status, body), (200, b"{}".to_vec()));

            assert_eq!(request.method, "POST");
            assert_eq!(request.path, path);
            assert_eq!(request.header("content-type"), Some(JSON));
            assert_eq!(request.header("accept"), Some(accept));
            let headers =
                ["a2a-version", "a2a-extensions", "x-a2a-extensions"].map(|name| request.header(name));
            assert_eq!(headers, case.headers);

            let mut sent = request.body.clone();
            if let Some(method) = method {
                sent = request.body["params"].take();
                let id = request.body["id"].as_str().unwrap();
                let envelope = json!({"jsonrpc": "2.0", "id": id, "method": method, "params": null});
                assert_eq!(request.body, envelope);
            }
            take_id(&mut sent);
            // As text, so that the order counts.
            assert_eq!(sent.to_string(), (case.params)().to_string());
        }
    }
}

#[tokio::test]
async fn params_can_be_had_without_sending_and_differ_in_ids_only() {
    let server = Server::start().await;
    for case in cases() {
        let interface =
            json!({"url": "/base", "protocolBinding": case.binding, "protocolVersion": case.version});
        let agent = agent(&server, interface).await;
        let interface = agent.interface().unwrap();

        let (mut one, mut other) = (interface.params(&question()), interface.params(&question()));
        assert_ne!(take_id(&mut one), take_id(&mut other));
        assert_eq!(one, other);
        // And they are what is sent.
        assert_eq!(one.to_string(), (case.params)().to_string());
    }
}

#[tokio::test]
async fn a_tenant_is_repeated() {
    let server = Server::start().await;
    for (binding, url, tenant, path) in [
        ("JSONRPC", "/base", "acme", "/base"),
        ("HTTP+JSON", "/base/", "acme", "/base/acme/message:send"),
        ("HTTP+JSON", "/", "acme", "/acme/message:send"),
        ("HTTP+JSON", "/base?key=1", "a/../b?", "/base/a%2F..%2Fb%3F/message:send?key=1"),
        ("HTTP+JSON", "/base", "..", "/base/message:send"),
    ] {
        let agent = agent(&server, json!({"url": url, "protocolBinding": binding, "tenant": tenant})).await;
        server.play(path, played(200, JSON, "{}"));
        let (_, _, request) = ask(&server, &agent, Operation::SendMessage).await;
        assert_eq!(request.path, path);
        let params = if binding == "JSONRPC" { &request.body["params"] } else { &request.body };
        assert_eq!(params["tenant"], tenant);
    }
}

/// The interface of a captured card at an index, with its agent.
async fn captured_agent(server: &Server, card: &str, at: &str, index: usize) -> (Agent, Interface) {
    server.play_card(card, at);
    let agent = Agent::find(server.url.as_str(), &Http::new().unwrap()).await.unwrap();
    let interface = agent.interfaces()[index].clone();
    (agent, interface)
}

#[tokio::test]
async fn captured_replies_come_back_as_they_are() {
    let server = Server::start().await;
    let (new, at_new) = ("py-1.3.0.message.card.json", "127.0.0.1:18701");
    let (old, at_old) = ("py-0.3.26.message.card.json", "127.0.0.1:18715");
    let (old_rest, at_old_rest) = ("py-0.3.26.message.rest.card.json", "127.0.0.1:18806");
    for (card, at, index, path, file, status) in [
        (new, at_new, 0, "/rpc", "py-1.3.0.message.v1.json", 200),
        (new, at_new, 0, "/rpc", "py-1.3.0.error.v1.json", 200),
        (new, at_new, 1, "/rpc", "py-1.3.0.message.v03.json", 200),
        (new, at_new, 2, "/rest/message:send", "py-1.3.0.message.rest.json", 200),
        // A refusal may stand in an error.
        (new, at_new, 2, "/rest/message:send", "py-1.3.0.error.rest.json", 500),
        (old, at_old, 0, "/", "py-0.3.26.message.v03.json", 200),
        (old_rest, at_old_rest, 0, "/v1/message:send", "py-0.3.26.message.rest.json", 200),
    ] {
        let (agent, interface) = captured_agent(&server, card, at, index).await;
        server.play(path, played(status, "application/a2a+json", captured(file)));
        let reply = agent.send(&interface, &question()).await.unwrap();
        assert_eq!((reply.status, &reply.body), (status, &captured(file)), "{file}");
        assert_eq!(reply.json, serde_json::from_slice::<Value>(&captured(file)).unwrap());
    }
}

#[tokio::test]
async fn captured_streams_come_back_as_they_are() {
    let server = Server::start().await;
    let (new, at_new) = ("py-1.3.0.message.card.json", "127.0.0.1:18701");
    let (old, at_old) = ("py-0.3.26.message.card.json", "127.0.0.1:18715");
    let (old_rest, at_old_rest) = ("py-0.3.26.message.rest.card.json", "127.0.0.1:18806");
    for (card, at, index, path, file, status, content_type) in [
        (new, at_new, 0, "/rpc", "py-1.3.0.message.v1.sse", 200, SSE),
        (new, at_new, 1, "/rpc", "py-1.3.0.message.v03.sse", 200, "text/event-stream; charset=utf-8"),
        (old, at_old, 0, "/", "py-0.3.26.message.v03.sse", 200, SSE),
        (old_rest, at_old_rest, 0, "/v1/message:stream", "py-0.3.26.message.rest.sse", 200, SSE),
        // An error instead of a stream is JSON.
        (new, at_new, 0, "/rpc", "py-1.3.0.error.v1.sse", 200, JSON),
        (new, at_new, 2, "/rest/message:stream", "py-1.3.0.error.rest.json", 500, JSON),
        // Even an error may be streamed.
        (new, at_new, 0, "/rpc", "py-1.3.0.message.v1.sse", 400, SSE),
    ] {
        let (agent, interface) = captured_agent(&server, card, at, index).await;
        server.play(path, played(status, content_type, captured(file)));
        let mut stream = agent.stream(&interface, &question()).await.unwrap();
        assert_eq!(stream.status(), status, "{file}");
        assert_eq!(whole(&mut stream).await, captured(file));
        assert_eq!(stream.chunk().await.unwrap(), None);
    }
}

#[tokio::test]
async fn numbers_order_and_unknown_members_survive() {
    let server = Server::start().await;
    let agent = agent(&server, json!({"url": "/base", "protocolBinding": "JSONRPC"})).await;
    let body = r#"{"z":1.0,"unknown":[1,1.0,12345678901234567890123],"a":{"b":null}}"#;
    server.play("/base", played(200, JSON, body));
    let reply = agent.send(agent.interface().unwrap(), &question()).await.unwrap();
    assert_eq!(reply.body, body);
    // But for numbers that are larger than a double is exact.
    let expected = r#"{"z":1.0,"unknown":[1,1.0,1.2345678901234568e22],"a":{"b":null}}"#;
    assert_eq!(reply.json.to_string().replace("e+22", "e22"), expected);
}

#[tokio::test]
async fn extra_headers_go_along_and_stay_secret() {
    let server = Server::start().await;
    let http = Http::new().unwrap();
    let http = http.header("Authorization", "Bearer hunter2").unwrap();
    // A name can be given twice, and A2A's own headers cannot be replaced.
    let http = http.header("x-key", "hunter3").unwrap().header("X-Key", "hunter4").unwrap();
    let http = http.header("A2A-Version", "0.3").unwrap().header("content-type", "text/plain").unwrap();
    server.play(
        CARD,
        played(200, JSON, r#"{"supportedInterfaces":[{"url":"/","protocolBinding":"JSONRPC"}]}"#),
    );
    server.play("/", redirect(307, "/new"));
    server.play("/new", played(500, "text/html", "no"));
    let agent = Agent::find(server.url.as_str(), &http).await.unwrap();
    let error = agent.send(agent.interface().unwrap(), &question()).await.unwrap_err();

    let received = server.received();
    assert_eq!(received.len(), 3);
    for request in &received {
        assert_eq!(request.header("authorization"), Some("Bearer hunter2"));
        assert_eq!(request.headers.get_all("x-key").iter().collect::<Vec<_>>(), ["hunter3", "hunter4"]);
    }
    for request in &received[1..] {
        let own = |name| request.headers.get_all(name).iter().collect::<Vec<_>>();
        assert_eq!(own("a2a-version"), ["1.0"]);
        assert_eq!(own("content-type"), [JSON]);
    }
    // A redirect keeps the question.
    assert_eq!(received[1].body, received[2].body);

    let shown = format!("{http:?} {agent:?} {error:?} {error}");
    assert!(!shown.contains("hunter"), "{shown}");
    for (name, value) in [("a b", "hunter2"), ("a", "hunter2\n"), ("", "hunter2")] {
        let error = Http::new().unwrap().header(name, value).unwrap_err();
        assert!(!format!("{error:?} {error}").contains("hunter"));
    }
}
