//! The server from the outside: its program, asked by a real client and line by line.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::panic, reason = "a test fails by panicking")]

use std::io::Write;
use std::process::{Command, Output, Stdio};

use rmcp::ServiceExt;
use rmcp::model::{CallToolRequestParams, CallToolResult, ErrorCode};
use rmcp::service::{RoleClient, RunningService, ServiceError};
use rmcp::transport::TokioChildProcess;
use serde_json::{Value, json};

const PROGRAM: &str = env!("CARGO_BIN_EXE_mcp-server");
const META_KEY: &str = "com.upperhandai.standards/refusals-v1";

/// Every rule, with a call that meets it and the detail.
const REFUSED: [(&str, &[&str], &str, &str); 3] = [
    (
        "seg-mix",
        &["party", "news"],
        "Segmentation families cannot be crossed; ask for one family per cut.",
        "The cut combines party with news.",
    ),
    (
        "invalid-cut",
        &["shoe size"],
        "That demographic cut is not defined for this study.",
        "Not defined: shoe size. Defined: age, educ, income, popul, party, ideology, news.",
    ),
    (
        "small-cell",
        &["educ", "age"],
        "Cells with fewer than 30 respondents are withheld; ask for a cut by fewer variables.",
        "7 of 20 cells have too few respondents.",
    ),
];

/// The result of a refused call, as a server of protocol version 2025-11-25 or earlier sends it.
fn refused(rule: &str, reason: &str, detail: &str) -> Value {
    let text =
        format!("Refused by rule `{rule}`: {reason} {detail} Asking again unchanged is refused again.");
    json!({
        "content": [{"type": "text", "text": text}],
        "isError": true,
        "_meta": {META_KEY: {"rule": rule, "reason": reason, "detail": detail}},
    })
}

/// The result of a call that cannot be read.
fn malformed(wrong: &str) -> Value {
    let text = format!("These arguments are no request: {wrong}.");
    json!({"content": [{"type": "text", "text": text}], "isError": true})
}

type Client = RunningService<RoleClient, ()>;

async fn connect() -> Client {
    let mut server = tokio::process::Command::new(PROGRAM);
    server.arg("serve");
    ().serve(TokioChildProcess::new(server).unwrap()).await.unwrap()
}

async fn call(client: &Client, tool: &'static str, arguments: Value) -> Result<CallToolResult, ServiceError> {
    let arguments = serde_json::from_value(arguments).unwrap();
    client.call_tool(CallToolRequestParams::new(tool).with_arguments(arguments)).await
}

/// One run of the program, which reads these lines and then the end of its input.
fn run(args: &[&str], lines: &[Value]) -> Output {
    let mut command = Command::new(PROGRAM);
    command.args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut process = command.spawn().unwrap();
    let mut stdin = process.stdin.take().unwrap();
    for line in lines {
        writeln!(stdin, "{line}").unwrap();
    }
    drop(stdin);
    process.wait_with_output().unwrap()
}

#[tokio::test]
async fn the_rules_and_the_tool() {
    let client = connect().await;
    let info = client.peer_info().unwrap();
    let instructions = info.instructions.as_deref().unwrap();
    for (rule, _, reason, _) in REFUSED {
        assert!(instructions.contains(&format!("\n- `{rule}`: {reason}\n")), "{instructions}");
    }

    let tools = client.list_all_tools().await.unwrap();
    let [tool] = tools.as_slice() else { panic!("{tools:?}") };
    assert_eq!(tool.name, "tabulate");
    assert_eq!(tool.annotations.as_ref().unwrap().read_only_hint, Some(true));
    let schema = tool.schema_as_json_value();
    assert_eq!(schema["required"], json!(["measure", "by"]));
    assert_eq!(schema["additionalProperties"], false);
    assert_eq!(schema["properties"]["measure"]["enum"], json!(["vote"]));
    assert_eq!(schema["properties"]["by"]["items"], json!({"type": "string"}));
    // Which variables are refused is not the tool's to say.
    let tool = json!(tool).to_string();
    for word in ["seg-mix", "invalid-cut", "small-cell", "party", "news", "30"] {
        assert!(!tool.contains(word), "{tool}");
    }
    client.cancel().await.unwrap();
}

/// The expected numbers come from a separate count over the file, with Python's `csv` module.
#[tokio::test]
async fn an_answer_is_a_table() {
    let text = "\
ideology                respondents           Clinton              Dole
liberal                         266      251    94.4%       15     5.6%
moderate                        256      183    71.5%       73    28.5%
conservative                    422      117    27.7%      305    72.3%";
    let rows = [
        ("liberal", 266, 251, 94.4, 15, 5.6),
        ("moderate", 256, 183, 71.5, 73, 28.5),
        ("conservative", 422, 117, 27.7, 305, 72.3),
    ]
    .map(|(ideology, base, clinton, clinton_percent, dole, dole_percent)| {
        json!({
            "cell": {"ideology": ideology},
            "respondents": base,
            "vote": {
                "Clinton": {"count": clinton, "percent": clinton_percent},
                "Dole": {"count": dole, "percent": dole_percent},
            },
        })
    });

    let client = connect().await;
    let result = call(&client, "tabulate", json!({"measure": "vote", "by": ["ideology"]})).await.unwrap();
    let data = json!({"measure": "vote", "by": ["ideology"], "rows": rows});
    let expected = json!({
        "content": [{"type": "text", "text": text}],
        "structuredContent": data,
        "isError": false,
    });
    assert_eq!(json!(result), expected);

    // The data is what the tool says it is.
    let tool = client.list_all_tools().await.unwrap().remove(0);
    let schema = json!(tool.output_schema.unwrap());
    let members: Vec<_> = data.as_object().unwrap().keys().collect();
    assert_eq!(schema["properties"].as_object().unwrap().keys().collect::<Vec<_>>(), members);
    client.cancel().await.unwrap();
}

#[tokio::test]
async fn a_refusal_is_a_result() {
    let client = connect().await;
    for (rule, by, reason, detail) in REFUSED {
        let result = call(&client, "tabulate", json!({"measure": "vote", "by": by})).await.unwrap();
        assert_eq!(json!(result), refused(rule, reason, detail));
    }
    client.cancel().await.unwrap();
}

#[tokio::test]
async fn what_is_no_request_is_no_refusal() {
    let client = connect().await;
    for (arguments, wrong) in [
        (json!({}), "missing field `measure`"),
        (json!({"measure": "vote"}), "missing field `by`"),
        (json!({"measure": "vote", "by": []}), "there is nothing to cut by"),
        (json!({"measure": "vote", "by": "educ"}), "invalid type: string \"educ\", expected a sequence"),
        (
            json!({"measure": "vote", "by": ["educ"], "where": 1}),
            "unknown field `where`, expected `measure` or `by`",
        ),
        // No rule is named, though one would apply to what can be read of it.
        (json!({"measure": "turnout", "by": ["shoe size"]}), "`turnout` is not measured, only `vote` is"),
    ] {
        let result = call(&client, "tabulate", arguments).await.unwrap();
        assert_eq!(json!(result), malformed(wrong));
    }
    // A call of another tool is not one of this server's, and that is the protocol's error.
    match call(&client, "predict", json!({"measure": "vote", "by": ["educ"]})).await {
        Err(ServiceError::McpError(error)) => {
            assert_eq!((error.code, &*error.message), (ErrorCode::INVALID_PARAMS, "there is no such tool"));
        }
        other => panic!("{other:?}"),
    }
    client.cancel().await.unwrap();
}

/// What another client sees, without the help of the SDK's types: one line of JSON for each request, and
/// nothing else on standard output.
#[test]
fn the_lines_themselves() {
    let request =
        |id, method, params: Value| json!({"jsonrpc": "2.0", "id": id, "method": method, "params": params});
    let tabulate = |by: &[&str]| json!({"name": "tabulate", "arguments": {"measure": "vote", "by": by}});
    for version in ["2025-06-18", "2025-11-25"] {
        let hello = json!({
            "protocolVersion": version,
            "capabilities": {},
            "clientInfo": {"name": "test", "version": "1"},
        });
        let mut lines = vec![
            request(0, "initialize", hello),
            json!({"jsonrpc": "2.0", "method": "notifications/initialized"}),
        ];
        for (id, (_, by, ..)) in (1..).zip(REFUSED) {
            lines.push(request(id, "tools/call", tabulate(by)));
        }
        lines.push(request(4, "tools/call", json!({"name": "tabulate"})));
        let output = run(&["serve"], &lines);
        assert!(output.status.success(), "{output:?}");
        assert_eq!(String::from_utf8(output.stderr).unwrap(), "");

        let replies = String::from_utf8(output.stdout).unwrap();
        let mut replies: Vec<Value> =
            replies.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        // The server may answer in any order.
        replies.sort_by_key(|reply| reply["id"].as_i64());
        assert_eq!(replies.len(), 5);
        assert_eq!(replies[0]["result"]["protocolVersion"], version);
        for (id, (rule, _, reason, detail)) in (1..).zip(REFUSED) {
            let expected = json!({"jsonrpc": "2.0", "id": id, "result": refused(rule, reason, detail)});
            assert_eq!(replies[id], expected);
        }
        let expected = json!({"jsonrpc": "2.0", "id": 4, "result": malformed("missing field `measure`")});
        assert_eq!(replies[4], expected);
    }
}

#[test]
fn the_demo() {
    let output = run(&["demo"], &[]);
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success(), "{text}");
    assert_eq!(text.matches("RESULT, isError\n  Refused by rule `").count(), 3, "{text}");
    assert!(text.ends_with("\nEvery outcome is the expected one.\n"), "{text}");
    assert_eq!(String::from_utf8(output.stderr).unwrap(), "");
}

#[test]
fn what_does_not_run() {
    for (args, complaint) in [(&["serve"] as &[_], "error: "), (&[], "Usage: "), (&["ask"], "error: ")] {
        let output = run(args, &[]);
        assert!(!output.status.success(), "{args:?}");
        assert_eq!(String::from_utf8(output.stdout).unwrap(), "", "{args:?}");
        assert!(String::from_utf8(output.stderr).unwrap().contains(complaint), "{args:?}");
    }
}
