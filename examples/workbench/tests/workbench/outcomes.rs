//! What can come of a question, and what the page says of it.

use refusals_runtime::EXTENSION_URI;
use serde_json::{Value, json};

use crate::agent::{card, message, refusal, serve, serve_broken};
use crate::client::{Page, Workbench};

const REASON: &str = "One family per cut.";

/// An event that is part of an answer.
const UPDATE: &str = concat!(
    r#"data: {"result":{"artifactUpdate":{"taskId":"t","artifact":{"artifactId":"a","parts":[{"text":"42"}]}}}}"#,
    "\n\n"
);

async fn ask(reply: impl Into<axum::body::Bytes>) -> Page {
    let agent = serve(card(&json!({"seg-mix": REASON})), reply).await;
    Workbench::start().await.ask(&agent, "vote by party", &[]).await
}

#[tokio::test]
async fn the_first_page() {
    let workbench = Workbench::start().await;
    let page = Page::read(workbench.client.get(&workbench.url).send().await.unwrap()).await;
    assert_eq!(page.text("title"), "Refusals workbench");
    assert_eq!(page.text("#result h2"), "Nothing asked yet");
    for input in ["input#agent", "textarea#question", "select#interface", "input#streamed"] {
        let id = input.split_once('#').unwrap().1;
        assert_eq!(page.texts(&format!("label[for={id}]")).len(), page.texts(input).len(), "{input}");
    }
    // Whoever opens the address that a form was sent to begins anew.
    let page = Page::read(workbench.client.get(format!("{}/ask", workbench.url)).send().await.unwrap()).await;
    assert_eq!(page.text("title"), "Refusals workbench");
}

#[tokio::test]
async fn postures() {
    let mut malformed = card(&json!({"seg-mix": REASON, "Seg Mix": "x", "other": 1}));
    malformed["name"] = json!(null);
    let cases = [
        (
            card(&json!(null)),
            "This agent does not declare which rules it refuses by. It may refuse all the same.",
            0,
        ),
        (card(&json!({})), "No rules. This agent declares the refusals extension, but no rule in it.", 0),
        (json!({"capabilities": {"extensions": [{"uri": EXTENSION_URI}]}}), "No rules.", 0),
        (
            card(&json!(["seg-mix"])),
            "no rule of it can be read. What is wrong: /capabilities/extensions/0/params is an array, and must be an object",
            0,
        ),
        (
            malformed,
            "What can be read of it is below. What is wrong: the id `Seg Mix` is not in kebab case",
            1,
        ),
        (card(&json!({"seg-mix": REASON, "b": "B."})), "seg-mix One family per cut. b B.", 2),
    ];
    for (card, expected, rules) in cases {
        let page = Workbench::start().await.look(&serve(card, "").await).await;
        let found = page.text("#rules");
        assert!(found.contains(expected), "{found}");
        assert_eq!(page.texts("#rules input[type=checkbox]").len(), rules);
        assert_eq!(page.headline(), "The agent's card");
    }
}

#[tokio::test]
async fn an_answer_with_a_table() {
    let data = json!({"measure": "vote", "by": ["educ", "age"], "rows": [
        {"cell": {"educ": "college"}, "respondents": 90, "share": 58.0},
        {"cell": {"educ": "other"}, "respondents": 1e3, "share": 41.5},
    ]});
    let page = ask(message(&json!([{"text": "one\n  two"}, {"data": data}]))).await;
    assert_eq!(page.headline(), "Answered");
    assert_eq!(page.text("dl"), "measure vote by educ, age");
    assert_eq!(page.text("caption"), "Table of 2 rows");
    assert_eq!(page.texts("thead th[scope=col]"), ["cell › educ", "respondents", "share"]);
    assert_eq!(page.texts("tbody th[scope=row]"), ["college", "other"]);
    assert_eq!(page.texts("tbody td.number"), ["90", "58.0", "1000", "41.5"]);
    assert_eq!(page.texts("#result .part pre"), ["one two"]);
    assert!(page.text("details:last-of-type pre").contains(r#""rows": ["#));
}

#[tokio::test]
async fn answers_that_are_no_table() {
    let parts = json!([
        {"text": "42 percent."}, {"data": {"a": {"b": [1.0, {}]}}}, {"data": "text"}, {"data": 7},
        {"url": "http://a.example/x", "filename": "x.csv", "mediaType": "text/csv"}, {"raw": "AAAA"}, {"video": 1},
    ]);
    let page = ask(message(&parts)).await;
    let expected = [
        "42 percent.",
        r#"{ "a": { "b": [ 1.0, {} ] } }"#,
        "text",
        "7",
        "A file, x.csv (text/csv), at http://a.example/x.",
        "A file, without a name (of no media type), in the reply, of 4 characters in base64.",
        r#"A Part of a kind that A2A does not have. { "video": 1 }"#,
    ];
    assert_eq!(page.texts("#result .part"), expected);
    assert!(page.texts("table, a").is_empty());
}

#[tokio::test]
async fn a_refusal_is_shown_and_not_asked_for_again() {
    let workbench = Workbench::start().await;
    let reply = message(&refusal("seg-mix", REASON, "party and news"));
    let agent = serve(card(&json!({"seg-mix": REASON})), reply).await;

    let page = workbench.ask(&agent, "vote by party and news", &[]).await;
    assert_eq!(page.headline(), "Refused");
    let expected = "Refused by rule seg-mix: One family per cut. party and news";
    assert_eq!(page.texts("section.refusal[aria-label^='Refused by rule']"), [expected]);
    assert!(page.texts(".part").is_empty());

    // Neither white space around it, nor a stream, makes another question of it.
    for streamed in [&[][..], &[("streamed", "yes"), ("anyway", "yes")]] {
        let page = workbench.ask(&agent, "vote by party and news ", streamed).await;
        assert_eq!(page.headline(), "Not asked again");
        let expected = "Not asked again, refused before by rule seg-mix: One family per cut. party and news";
        assert_eq!(page.text("section.refusal"), expected);
    }
    assert_eq!(workbench.ask(&agent, "vote by party", &[]).await.headline(), "Refused");
}

#[tokio::test]
async fn a_refusal_that_is_odd() {
    let page = ask(message(&refusal("other", REASON, ""))).await;
    assert_eq!(page.headline(), "Refused");
    assert_eq!(page.texts(".refusal-oddities li"), ["its rule is not on the agent's card"]);
}

#[tokio::test]
async fn a_question_under_a_ticked_rule_is_not_asked() {
    let workbench = Workbench::start().await;
    let rules = json!({"seg-mix": REASON, "b": "B."});
    let agent = serve(card(&rules), message(&json!([{"text": "42 percent."}]))).await;

    let page = workbench.ask(&agent, "q", &[("rule", "seg-mix"), ("rule", "unknown")]).await;
    assert_eq!(page.headline(), "Not asked");
    assert_eq!(page.texts("section.refusal"), ["Not asked, for rule seg-mix: One family per cut."]);
    assert_eq!(page.texts("#rules input[checked]").len(), 1);
    assert_eq!(page.texts("#result button[form=question-form][name=anyway]"), ["Ask anyway"]);
    // The same form, sent by that button.
    let page = workbench.ask(&agent, "q", &[("rule", "seg-mix"), ("anyway", "yes")]).await;
    assert_eq!(page.headline(), "Answered");
}

#[tokio::test]
async fn prose_of_a_rule_is_an_answer_with_a_note() {
    let page = ask(message(&json!([{"text": REASON}]))).await;
    assert_eq!(page.headline(), "Answered");
    let expected =
        "Perhaps meant as a refusal. It says the reason of the rule seg-mix, but is not marked as a refusal.";
    assert_eq!(page.text("[role=note]"), expected);
}

#[tokio::test]
async fn failures() {
    let error =
        json!({"jsonrpc": "2.0", "id": 1, "error": {"code": -32602, "message": "no such cut"}}).to_string();
    let task = json!({"result": {"task": {"id": "t", "status": {"state": "TASK_STATE_INPUT_REQUIRED",
        "message": {"messageId": "m", "role": "ROLE_AGENT", "parts": [{"text": "Which year?"}]}}}}})
    .to_string();
    for (reply, expected) in [
        (error, "There is no answer: the agent sent an error, -32602. The agent says: no such cut"),
        (task, "There is no answer: the task is input-required. What came with it Which year?"),
        (message(&json!([])), "There is no answer: the agent sent an empty answer."),
        ("[]".into(), "There is no answer: the agent sent an array."),
        (
            "<p>".into(),
            "What went wrong: the reply cannot be read (HTTP 200): this is no JSON, at line 1 column 1.",
        ),
        (
            r#"{"result":1,"result":2}"#.into(),
            "What went wrong: the reply cannot be read (HTTP 200): an object has the same key twice",
        ),
    ] {
        let page = ask(reply).await;
        assert_eq!(page.headline(), "No answer");
        let found = page.text("#result");
        assert!(found.contains(expected), "{found}");
    }
}

#[tokio::test]
async fn streams() {
    let event = |parts: Value| format!("data: {}\n\n", message(&parts));
    let refused = event(refusal("seg-mix", REASON, ""));
    for (stream, headline, expected) in [
        (event(json!([{"text": "42"}])), "Answered", "42"),
        (
            format!("{UPDATE}{refused}"),
            "Refused",
            "part of an answer had come before it, which does not count",
        ),
        (UPDATE.into(), "No answer", "There is no answer: the reply is incomplete. What came with it 42"),
    ] {
        let agent = serve(card(&json!({"seg-mix": REASON})), stream).await;
        let page = Workbench::start().await.ask(&agent, "q", &[("streamed", "yes")]).await;
        assert_eq!(page.headline(), headline);
        let found = page.text("#result");
        assert!(found.contains(expected), "{found}");
        assert!(found.contains("as a stream") && found.contains(" event"), "{found}");
    }
}

#[tokio::test]
async fn streams_that_break_off() {
    let whole = format!("data: {}\n\n", message(&refusal("seg-mix", REASON, "")));
    let working = |parts: Value| {
        let message = json!({"messageId": "m", "role": "ROLE_AGENT", "parts": parts});
        let status = json!({"state": "TASK_STATE_WORKING", "message": message});
        format!(
            "data: {}\n\n",
            json!({"result": {"statusUpdate": {"taskId": "t", "contextId": "c", "status": status}}})
        )
    };
    for (events, headline, expected, broke_off) in [
        (working(refusal("seg-mix", REASON, "")), "Refused", "the stream broke off behind it", true),
        (UPDATE.to_owned(), "No answer", "There is no answer: the reply is incomplete.", true),
        (String::new(), "No answer", "There is no answer: the reply is incomplete.", true),
        // There was nothing more to come.
        (whole, "Refused", "Refused by rule seg-mix", false),
    ] {
        let agent = serve_broken(card(&json!({"seg-mix": REASON})), &events).await;
        let page = Workbench::start().await.ask(&agent, "q", &[("streamed", "yes")]).await;
        assert_eq!(page.headline(), headline);
        let found = page.text("#result");
        assert!(found.contains(expected), "{found}");
        assert_eq!(found.contains("The stream broke off."), broke_off, "{found}");
    }
}

#[tokio::test]
async fn what_cannot_be_asked() {
    let workbench = Workbench::start().await;
    let agent = serve(card(&json!({"a": "A."})), "").await;
    let page = workbench.ask(&agent, " \r\n", &[]).await;
    assert_eq!(page.text("#result > p"), "There is no question. Write one first.");
    let page = workbench.ask(&agent, "q", &[("interface", "0.3 HTTP+JSON")]).await;
    assert_eq!(page.text("#result > p"), "The agent's card offers no interface for A2A 0.3 over HTTP+JSON.");
    assert_eq!(page.texts("option[selected]"), ["A2A 0.3 over HTTP+JSON (not offered)"]);
    let far = json!({"supportedInterfaces": [{"url": "http://b.example/rpc", "protocolBinding": "JSONRPC"}]});
    let far = serve(far, "").await;
    assert_eq!(workbench.ask(&far, "q", &[]).await.headline(), "Not asked");
    assert!(
        workbench
            .look(&far)
            .await
            .text("#result")
            .contains("not used: http://b.example/rpc, not where the card is")
    );

    for (agent, expected) in [
        ("ftp://a.example", "What went wrong: not an http or https URL without credentials."),
        (&workbench.url, "What went wrong: there is no agent card at this address."),
        ("http://127.0.0.1:1", "What went wrong: there is no connection to the agent."),
    ] {
        for page in [workbench.look(agent).await, workbench.ask(agent, "q", &[]).await] {
            assert_eq!(page.headline(), "No agent found");
            let found = page.texts("#result > p");
            assert_eq!(found[0], expected);
        }
    }
}
