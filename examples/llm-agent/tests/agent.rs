//! The agent from the outside: what the model is sent, and what becomes of what it says.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::panic, reason = "a test fails by panicking")]

use std::process::Command;

use llm_agent::agent::{Failure, MAX_TURNS, SurveyAgent};
use llm_agent::endpoint::connect;
use llm_agent::reply::Reply;
use llm_agent::rules::{AgentRule, SYSTEM_PROMPT};
use llm_agent::scripted::{Endpoint, Exchange, Turn};
use refusals_runtime::{Refusal, Rule};
use serde_json::{Value, json};
use survey::Study;
use survey::study::ANES_1996;

/// What a question got from a scripted model, and every call of the model that it took.
async fn ask(script: impl IntoIterator<Item = Turn>) -> (Result<Reply, Failure>, Vec<Exchange>) {
    let endpoint = Endpoint::serve(script).await.unwrap();
    let model = connect(&endpoint.url, "", "scripted").unwrap();
    let agent = SurveyAgent::new(model, Study::read(ANES_1996).unwrap()).unwrap();
    (agent.answer("the question").await, endpoint.exchanges())
}

/// The same, of a question that is refused.
async fn refusal(script: impl IntoIterator<Item = Turn>) -> (Refusal<AgentRule>, Vec<Exchange>) {
    match ask(script).await {
        (Ok(Reply::Refused(refusal)), exchanges) => (refusal, exchanges),
        (other, _) => panic!("not refused: {other:?}"),
    }
}

fn call(tool: &'static str, arguments: Value) -> Turn {
    Turn::Call(vec![(tool, arguments)])
}

fn cut(by: &[&str]) -> Turn {
    call("tabulate", json!({"measure": "vote", "by": by}))
}

/// The text of a message, which may come in parts.
fn text(message: &Value) -> String {
    match &message["content"] {
        Value::Array(parts) => parts.iter().filter_map(|part| part["text"].as_str()).collect(),
        content => content.as_str().unwrap_or_default().into(),
    }
}

/// What the last request says of the tool call before it.
fn tool_result(exchanges: &[Exchange]) -> String {
    let message = exchanges.last().unwrap().messages().last().unwrap();
    assert_eq!(message["role"], "tool", "{message}");
    text(message)
}

#[tokio::test]
async fn the_model_is_told_every_rule() {
    let (reply, exchanges) = ask([Turn::Say("Hello.")]).await;
    assert_eq!(reply.unwrap(), Reply::Answer("Hello.".into()));
    let request = &exchanges[0].request;
    assert_eq!(request["model"], "scripted");

    let [system, user] = exchanges[0].messages() else { panic!("{request:#}") };
    assert_eq!((&system["role"], &user["role"]), (&json!("system"), &json!("user")));
    assert_eq!(text(system).trim(), SYSTEM_PROMPT.trim());
    assert_eq!(text(user), "the question");
    assert!(SYSTEM_PROMPT.contains(AgentRule::PROMPT));
    assert_eq!(AgentRule::RULES.len(), 4);
    for rule in AgentRule::RULES {
        assert!(text(system).contains(&format!("- `{}`: {}\n", rule.id(), rule.reason())));
    }

    let tools: Vec<_> = request["tools"].as_array().unwrap().iter().map(|tool| &tool["function"]).collect();
    let [tabulate, refuse] = &tools[..] else { panic!("{request:#}") };
    assert_eq!((&tabulate["name"], &refuse["name"]), (&json!("tabulate"), &json!("refuse")));
    let ids: Vec<_> = AgentRule::RULES.iter().map(Rule::id).collect();
    let schema = &refuse["parameters"];
    assert_eq!(schema["properties"]["rule"]["enum"], json!(ids));
    assert_eq!(schema["required"], json!(["rule"]));
    assert_eq!(schema["additionalProperties"], false);
    let reasons = schema["properties"]["rule"]["description"].as_str().unwrap();
    for rule in AgentRule::RULES {
        assert!(reasons.contains(rule.reason()), "{reasons}");
    }
}

#[tokio::test]
async fn a_call_of_refuse_is_both_parts() {
    let arguments = json!({"rule": "voting-advice", "detail": "You asked for a candidate."});
    // What the model says beside the call, or would say after it, reaches no one.
    let script = [
        Turn::CallAndSay("refuse", arguments, "I should refuse, but Dole is nicer."),
        Turn::Say("I am sorry about that."),
    ];
    let (refusal, exchanges) = refusal(script).await;
    let reason = "I can't tell anyone how to vote; ask how groups of respondents voted.";
    assert_eq!(
        serde_json::to_string(&refusal.parts()).unwrap(),
        format!(
            "[{{\"text\":\"{reason}\",\"mediaType\":\"text/plain\"}},\
             {{\"data\":{{\"rule\":\"voting-advice\",\"reason\":\"{reason}\",\
             \"detail\":\"You asked for a candidate.\"}},\
             \"metadata\":{{\"mimeType\":\"application/vnd.upperhand.refusal+json\"}},\
             \"mediaType\":\"application/vnd.upperhand.refusal+json\"}}]"
        )
    );
    assert_eq!(refusal.rule(), &AgentRule::VotingAdvice);
    assert_eq!(exchanges.len(), 1);
}

#[tokio::test]
async fn a_guard_refuses_and_the_model_is_not_asked_again() {
    for (by, id, detail) in [
        (&["party", "news"][..], "seg-mix", "The cut combines party with news."),
        (&["educ", "age"], "small-cell", "7 of 20 cells have too few respondents."),
        (
            &["shoe size"],
            "invalid-cut",
            "Not defined: shoe size. Defined: age, educ, income, popul, party, ideology, news.",
        ),
    ] {
        let (refusal, exchanges) = refusal([cut(by), Turn::Say("About half of them.")]).await;
        assert_eq!((refusal.id(), refusal.detail()), (id, Some(detail)));
        assert_eq!(exchanges.len(), 1, "{id}");
    }
}

#[tokio::test]
async fn the_first_refusal_is_the_reply() {
    let by_educ = json!({"measure": "vote", "by": ["educ"]});
    let by_both = json!({"measure": "vote", "by": ["party", "news"]});
    let refuse = json!({"rule": "voting-advice"});
    // What was tabulated before it does not stand beside it.
    let calls = vec![("tabulate", by_educ), ("refuse", refuse.clone()), ("tabulate", by_both)];
    let (refusal, exchanges) = refusal([Turn::Call(calls)]).await;
    assert_eq!((refusal.id(), exchanges.len()), ("voting-advice", 1));

    let (refusal, exchanges) = self::refusal([cut(&["educ"]), call("refuse", refuse)]).await;
    assert_eq!((refusal.id(), exchanges.len()), ("voting-advice", 2));
}

#[tokio::test]
async fn a_wrong_call_of_refuse_is_corrected() {
    for (arguments, wrong) in [
        (json!({"rule": "politics"}), "`politics`"),
        (json!({"rule": "Voting-Advice"}), "`Voting-Advice`"),
        (json!({"rule": 7}), "rule"),
        (json!({}), "rule"),
        (json!({"rule": "voting-advice", "detail": ["x"]}), "detail"),
        (json!({"rule": "voting-advice", "detail": "\u{1b}[2J"}), "U+001B (control character)"),
        (json!({"rule": "voting-advice", "reason": "x"}), "`reason`"),
    ] {
        let script = [call("refuse", arguments.clone()), call("refuse", json!({"rule": "voting-advice"}))];
        let (refusal, exchanges) = refusal(script).await;
        assert_eq!((refusal.id(), refusal.detail()), ("voting-advice", None));
        assert_eq!(exchanges.len(), 2);
        let told = tool_result(&exchanges);
        assert!(told.contains(wrong), "{arguments}: {told}");
        for rule in AgentRule::RULES {
            assert!(told.contains(rule.id()), "{arguments}: {told}");
        }
    }
    // Arguments that are no object do not reach the tool: rig tells the model.
    let script = [call("refuse", json!("voting-advice")), call("refuse", json!({"rule": "voting-advice"}))];
    let (refusal, exchanges) = refusal(script).await;
    assert_eq!((refusal.id(), exchanges.len()), ("voting-advice", 2));
    assert!(tool_result(&exchanges).contains("JSON object"), "{exchanges:#?}");
}

/// A wrong call is no refusal: the model may think better of it.
#[tokio::test]
async fn a_wrong_call_of_refuse_refuses_nothing() {
    let (reply, exchanges) = ask([call("refuse", json!({"rule": "politics"})), Turn::Say("Hello.")]).await;
    assert_eq!(reply.unwrap(), Reply::Answer("Hello.".into()));
    assert_eq!(exchanges.len(), 2);
}

#[tokio::test]
async fn an_answer_rests_on_the_table() {
    let (reply, exchanges) = ask([cut(&["educ"]), Turn::Say("Most of them for Clinton.")]).await;
    assert_eq!(reply.unwrap(), Reply::Answer("Most of them for Clinton.".into()));
    let table: Value = serde_json::from_str(&tool_result(&exchanges)).unwrap();
    assert_eq!(table.pointer("/rows/0/vote/Clinton/percent"), Some(&json!(73.8)));
}

#[tokio::test]
async fn a_cut_that_cannot_be_read_is_told_to_the_model() {
    let wrong = call("tabulate", json!({"measure": "turnout", "by": ["educ"]}));
    let (reply, exchanges) = ask([wrong, Turn::Say("That was not asked.")]).await;
    assert_eq!(reply.unwrap(), Reply::Answer("That was not asked.".into()));
    assert!(tool_result(&exchanges).contains("`turnout` is not measured, only `vote` is"));
}

/// A model that refuses in its own words has named no rule, and no rule is made up for it.
#[tokio::test]
async fn prose_is_an_answer() {
    let (reply, _) = ask([Turn::Say("REFUSED by rule voting-advice: I can't.")]).await;
    let reply = reply.unwrap();
    assert!(matches!(reply, Reply::Answer(_)));
    let mut out = Vec::new();
    reply.show(&mut out).unwrap();
    assert_eq!(String::from_utf8(out).unwrap(), "  REFUSED by rule voting-advice: I can't.\n");
}

#[tokio::test]
async fn failures_are_no_refusals_and_are_not_retried() {
    for status in [401, 429, 500, 503] {
        let (reply, exchanges) = ask([Turn::Fail(status), Turn::Say("Hello.")]).await;
        let error = reply.unwrap_err().to_string();
        assert!(error.contains(&status.to_string()), "{error}");
        assert_eq!(exchanges.len(), 1);
    }

    let (reply, exchanges) = ask(std::iter::repeat_n(cut(&["educ"]), MAX_TURNS + 1)).await;
    assert!(matches!(reply, Err(Failure::Run(_))), "{reply:?}");
    assert_eq!(exchanges.len(), MAX_TURNS);

    let (reply, _) = ask([Turn::Say("")]).await;
    assert!(reply.is_err(), "{reply:?}");
    let (reply, _) = ask([call("shell", json!({}))]).await;
    assert!(matches!(reply, Err(Failure::Run(_))), "{reply:?}");

    let nowhere = connect("http://127.0.0.1:9/v1", "", "scripted").unwrap();
    let agent = SurveyAgent::new(nowhere, Study::read(ANES_1996).unwrap()).unwrap();
    assert!(matches!(agent.answer("the question").await, Err(Failure::Run(_))));
}

/// Questions that are asked at the same time do not get each other's refusals.
#[tokio::test]
async fn each_question_has_its_own_reply() {
    let script = [call("refuse", json!({"rule": "voting-advice"})), Turn::Say("Hello.")];
    let endpoint = Endpoint::serve(script).await.unwrap();
    let model = connect(&endpoint.url, "", "scripted").unwrap();
    let agent = SurveyAgent::new(model, Study::read(ANES_1996).unwrap()).unwrap();
    let (one, other) = tokio::join!(agent.answer("one"), agent.answer("other"));
    let is_refused = |reply: Result<Reply, Failure>| matches!(reply.unwrap(), Reply::Refused(_));
    assert_ne!(is_refused(one), is_refused(other));
}

/// Whether a run of the program succeeds, with what it prints and what it complains of.
async fn run(arguments: Vec<String>) -> (bool, String, String) {
    let run = move || {
        let mut command = Command::new(env!("CARGO_BIN_EXE_llm-agent"));
        // A proxy that is not there: the endpoint is on this machine.
        let proxy = "http://127.0.0.1:9";
        command.args(arguments).envs([("http_proxy", proxy), ("HTTP_PROXY", proxy), ("ALL_PROXY", proxy)]);
        command.env_remove("NO_PROXY").env_remove("no_proxy").env_remove("OPENAI_API_KEY").output().unwrap()
    };
    let output = tokio::task::spawn_blocking(run).await.unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (output.status.success(), text(output.stdout), text(output.stderr))
}

#[tokio::test]
async fn demo() {
    let (success, out, complaint) = run(vec!["demo".into()]).await;
    assert!(success, "{out}{complaint}");
    assert!(out.ends_with("\nEvery outcome is the expected one.\n"), "{out}");
}

#[tokio::test]
async fn the_program_shows_each_outcome() {
    let script = [
        call("refuse", json!({"rule": "voting-advice", "detail": "Größe 👩\u{200d}🚀"})),
        Turn::Say("one\u{1b}[2J\ntwo"),
        Turn::Fail(500),
    ];
    let endpoint = Endpoint::serve(script).await.unwrap();
    let question =
        || ["ask", "--url", &endpoint.url, "--model", "scripted", "Well?"].map(str::to_owned).into();

    let (success, out, _) = run(question()).await;
    let (first, parts) = out.split_once('\n').unwrap();
    let reason = AgentRule::VotingAdvice.reason();
    assert_eq!((success, first), (true, &*format!("REFUSED by rule voting-advice: {reason}")));
    let refusal = AgentRule::VotingAdvice.refuse().because("Größe 👩\u{200d}🚀");
    assert_eq!(serde_json::from_str::<Value>(parts).unwrap(), json!(refusal.parts()));

    assert_eq!(run(question()).await, (true, "  one\\u{1b}[2J\n  two\n".into(), String::new()));

    let (success, out, complaint) = run(question()).await;
    assert_eq!((success, &*out), (false, ""));
    assert!(complaint.starts_with("error: ") && complaint.contains("500"), "{complaint}");
    assert_eq!(endpoint.exchanges().len(), 3);
}
