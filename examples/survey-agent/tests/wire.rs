//! The agent from the outside: its program, and what it sends over HTTP.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "a test fails by panicking")]

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

use reqwest::Client;
use serde_json::{Value, json};

const URI: &str = "https://standards.upperhandai.com/ext/refusals/v1";

fn program(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_survey-agent"));
    command.args(args);
    command
}

/// Whether one run succeeds, with what it prints and what it complains of.
fn run(args: &[&str]) -> (bool, String, String) {
    let output = program(args).output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (output.status.success(), text(output.stdout), text(output.stderr))
}

/// A served agent, stopped when the test ends.
struct Agent {
    process: Child,
    url: String,
    http: Client,
}

impl Drop for Agent {
    fn drop(&mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
    }
}

impl Agent {
    fn serve() -> Self {
        let mut process = program(&["serve", "--port", "0"]).stdout(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(process.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let url = line.trim().strip_prefix("Serving ").unwrap().into();
        Self { process, url, http: Client::builder().no_proxy().build().unwrap() }
    }

    async fn get(&self, path: &str) -> String {
        self.http.get(format!("{}{path}", self.url)).send().await.unwrap().text().await.unwrap()
    }

    /// The status and the body; that of a stream of one event is the event.
    async fn post(&self, path: &str, body: &Value) -> (u16, Value) {
        let request = self.http.post(format!("{}{path}", self.url)).body(body.to_string());
        let request = request.header("content-type", "application/json").header("a2a-version", "1.0");
        let response = request.header("a2a-extensions", format!("urn:x, {URI}")).send().await.unwrap();
        assert_eq!(response.headers()["a2a-extensions"], URI);

        let status = response.status().as_u16();
        let body = response.text().await.unwrap();
        let mut events = body.lines().filter_map(|line| line.strip_prefix("data:"));
        let event = events.next().unwrap_or(&body);
        assert_eq!(events.next(), None);
        (status, serde_json::from_str(event).unwrap())
    }

    /// The replies to a request: plain and streamed, by JSON-RPC and by REST.
    async fn ask(&self, part: Value) -> [(u16, Value); 4] {
        let params = json!({"message": {"messageId": "m", "role": "ROLE_USER", "parts": [part]}});
        let call = |method| json!({"jsonrpc": "2.0", "id": 7, "method": method, "params": params});
        [
            self.post("/jsonrpc", &call("SendMessage")).await,
            self.post("/jsonrpc", &call("SendStreamingMessage")).await,
            self.post("/rest/message:send", &params).await,
            self.post("/rest/message:stream", &params).await,
        ]
    }

    /// The same replies, each of which must be a success, out of their envelopes.
    async fn results(&self, part: Value) -> [Value; 4] {
        self.ask(part).await.map(|(status, reply)| {
            assert_eq!(status, 200, "{reply}");
            assert_eq!(reply.get("error"), None);
            reply.get("result").unwrap_or(&reply).clone()
        })
    }
}

#[tokio::test]
async fn a_refusal_is_a_message_of_two_parts() {
    let cases = [
        (
            json!({"text": "vote by party and news"}),
            "seg-mix",
            "Segmentation families cannot be crossed; ask for one family per cut.",
            "The cut combines party with news.",
        ),
        (
            json!({"data": {"measure": "vote", "by": ["region"]}}),
            "invalid-cut",
            "That demographic cut is not defined for this study.",
            "Not defined: region. Defined: age, educ, income, popul, party, ideology, news.",
        ),
        (
            json!({"text": "vote by educ and age"}),
            "small-cell",
            "Cells with fewer than 30 respondents are withheld; ask for a cut by fewer variables.",
            "7 of 20 cells have too few respondents.",
        ),
        (
            json!({"text": "vote by shoe size"}),
            "invalid-cut",
            "That demographic cut is not defined for this study.",
            "Not defined: shoe size. Defined: age, educ, income, popul, party, ideology, news.",
        ),
        (
            json!({"text": "placement of Perot"}),
            "unplaced-candidate",
            "Respondents were not asked to place that candidate; ask for the placement of Clinton or Dole.",
            "Not placed: perot.",
        ),
        (
            json!({"data": {"placement": "dole", "respondent": "17"}}),
            "single-respondent",
            "Answers of single respondents are not shown; ask for the placement by all respondents.",
            "Asked for respondent 17.",
        ),
    ];
    let agent = Agent::serve();
    for (part, rule, reason, detail) in cases {
        let parts = json!([
            {"text": reason, "mediaType": "text/plain"},
            {
                "data": {"rule": rule, "reason": reason, "detail": detail},
                "mediaType": "application/vnd.upperhand.refusal+json",
                "metadata": {"mimeType": "application/vnd.upperhand.refusal+json"},
            },
        ]);
        for mut result in agent.results(part).await {
            let message = result["message"].as_object_mut().unwrap();
            for id in ["messageId", "contextId"] {
                assert!(message.remove(id).is_some_and(|id| id.is_string()), "{id}");
            }
            assert_eq!(
                result,
                json!({"message": {"role": "ROLE_AGENT", "parts": parts, "extensions": [URI]}})
            );
        }
    }
}

#[tokio::test]
async fn an_answer_is_a_completed_task() {
    let agent = Agent::serve();
    for part in [json!({"text": "vote by party"}), json!({"data": {"measure": "vote", "by": ["party"]}})] {
        for result in agent.results(part).await {
            let task = &result["task"];
            assert_eq!(task["status"]["state"], "TASK_STATE_COMPLETED");
            assert_eq!(task["artifacts"].as_array().unwrap().len(), 1);
            let text = "\
party                   respondents           Clinton              Dole
Democrat                        380      366    96.3%       14     3.7%
independent                     239      151    63.2%       88    36.8%
Republican                      325       34    10.5%      291    89.5%";
            // Numbers are doubles here: the SDK's data Parts know no others.
            let row = |party, base, clinton, clinton_percent, dole, dole_percent| {
                json!({
                    "cell": {"party": party},
                    "respondents": base,
                    "vote": {
                        "Clinton": {"count": clinton, "percent": clinton_percent},
                        "Dole": {"count": dole, "percent": dole_percent},
                    },
                })
            };
            let rows = json!([
                row("Democrat", 380.0, 366.0, 96.3, 14.0, 3.7),
                row("independent", 239.0, 151.0, 63.2, 88.0, 36.8),
                row("Republican", 325.0, 34.0, 10.5, 291.0, 89.5),
            ]);
            assert_eq!(
                task["artifacts"][0]["parts"],
                json!([
                    {"text": text, "mediaType": "text/plain"},
                    {
                        "data": {"measure": "vote", "by": ["party"], "rows": rows},
                        "mediaType": "application/json",
                    },
                ])
            );
        }
    }
}

#[tokio::test]
async fn the_second_tool_answers_too() {
    let agent = Agent::serve();
    for part in [json!({"text": "placement of dole"}), json!({"data": {"placement": "dole"}})] {
        for result in agent.results(part).await {
            let artifact = &result["task"]["artifacts"][0];
            assert_eq!(artifact["name"], "placement");
            let parts = artifact["parts"].as_array().unwrap();
            assert_eq!(parts.len(), 2);
            assert!(
                parts[0]["text"].as_str().unwrap().contains("conservative                    460    48.7%")
            );
            let data = &parts[1]["data"];
            assert_eq!((&data["placement"], &data["respondents"]), (&json!("dole"), &json!(944.0)));
            let leaning = json!({"leaning": "conservative", "count": 460.0, "percent": 48.7});
            assert_eq!(data["leanings"][5], leaning);
        }
    }
}

#[tokio::test]
async fn a_malformed_request_is_an_error() {
    const CODE: i32 = -32602;
    let agent = Agent::serve();
    for part in [
        json!({"text": "how will people vote?"}),
        json!({"text": "turnout by educ"}),
        json!({"data": {"measure": "vote"}}),
        json!({"data": {"placement": "dole", "by": ["educ"]}}),
        json!({"text": "placement of dole?"}),
        json!({"url": "http://example.com"}),
    ] {
        let [plain, stream, rest, rest_stream] = agent.ask(part).await;
        for (status, reply) in [plain, stream] {
            assert_eq!((status, &reply["error"]["code"]), (200, &json!(CODE)), "{reply}");
            assert_eq!(reply.get("result"), None);
        }
        assert_eq!((rest.0, &rest.1["error"]["status"]), (400, &json!("INVALID_ARGUMENT")), "{rest:?}");
        assert_eq!((rest_stream.0, &rest_stream.1["code"]), (200, &json!(CODE)), "{rest_stream:?}");
    }
}

#[tokio::test]
async fn only_answers_are_tasks() {
    let agent = Agent::serve();
    for (text, tasks) in [("vote by party and news", 0), ("how will people vote?", 0), ("vote by educ", 4)] {
        agent.ask(json!({"text": text})).await;
        let list: Value = serde_json::from_str(&agent.get("/rest/tasks").await).unwrap();
        assert_eq!(list["tasks"].as_array().map_or(0, Vec::len), tasks, "{text}");
    }
}

#[tokio::test]
async fn the_card_advertises_the_rules() {
    let agent = Agent::serve();
    let card: Value = serde_json::from_str(&agent.get("/.well-known/agent-card.json").await).unwrap();
    assert_eq!(
        card["capabilities"]["extensions"],
        json!([{
            "uri": URI,
            "required": false,
            "description": "Rules this agent will not compute. Callers should not request these; \
                            the agent refuses with a typed Part if asked anyway.",
            "params": {
                "seg-mix": "Segmentation families cannot be crossed; ask for one family per cut.",
                "invalid-cut": "That demographic cut is not defined for this study.",
                "small-cell":
                    "Cells with fewer than 30 respondents are withheld; ask for a cut by fewer variables.",
                "unplaced-candidate":
                    "Respondents were not asked to place that candidate; ask for the placement of Clinton or Dole.",
                "single-respondent":
                    "Answers of single respondents are not shown; ask for the placement by all respondents.",
            },
        }])
    );
    let (success, printed, _) = run(&["card"]);
    assert!(success);
    assert_eq!(printed, include_str!("../agent-card.json"));
    let printed = printed.replace("http://127.0.0.1:8096", &agent.url);
    assert_eq!(serde_json::from_str::<Value>(&printed).unwrap(), card);
}

#[tokio::test]
async fn asking_shows_the_answer_or_the_refusal() {
    let agent = Agent::serve();
    for mode in [&[][..], &["--stream"], &["--interface", "2"], &["--interface", "2", "--stream"]] {
        let ask = |question| run(&[&["ask", &agent.url, question], mode].concat());

        let (success, printed, _) = ask("vote by educ");
        assert!(success && printed.contains("\n  high school                     248      153"), "{printed}");
        assert!(printed.contains("\n  small-cell          Cells with fewer than 30"), "{printed}");

        let (success, printed, _) = ask("vote by party and news");
        assert!(success && printed.contains("\nREFUSED by rule seg-mix: Segmentation"), "{printed}");
        // Neither a terminal nor anything odd.
        assert!(!printed.contains('\u{1b}') && !printed.contains('('), "{printed}");

        let (success, _, complaint) = ask("vote");
        assert!(!success && complaint.starts_with("error: the agent sent an error, "), "{complaint}");
        assert!(complaint.contains(": this text is not a request; ask for example"), "{complaint}");
    }
}

#[test]
fn the_demo_succeeds() {
    let (success, printed, complaint) = run(&["demo"]);
    assert!(success, "{complaint}");
    assert_eq!(printed.matches("\nREFUSED by rule").count(), 10, "{printed}");
    assert_eq!(printed.matches("\nNOT ASKED AGAIN, refused before by rule seg-mix").count(), 2, "{printed}");
    assert!(printed.ends_with("Every outcome is the expected one.\n"), "{printed}");
}

#[test]
fn the_prompt_tells_the_rules() {
    let (success, printed, _) = run(&["prompt"]);
    assert!(success);
    for rule in ["`seg-mix`", "`invalid-cut`", "`small-cell`", "`unplaced-candidate`", "`single-respondent`"]
    {
        assert!(printed.contains(rule), "{printed}");
    }
}

#[test]
fn a_broken_data_file_is_an_error() {
    for (file, expected) in [
        ("Cargo.toml", "error: Cargo.toml: CSV deserialize error"),
        ("no-such-file", "error: no-such-file: "),
    ] {
        let (success, printed, complaint) = run(&["serve", "--port", "0", "--data", file]);
        assert!(!success);
        assert_eq!(printed, "");
        assert!(complaint.starts_with(expected), "{complaint}");
    }
}
