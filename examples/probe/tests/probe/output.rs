//! The forms of a report, and what of a stranger's text is in them.

use std::fs;
use std::path::PathBuf;

use refusals_runtime::eval::Confusion;
use serde_json::json;

use crate::agent::{Agent, Play, SEG_MIX, answer, refusal, right};
use crate::program::probe;

/// What drives a terminal, turns text around, and ends an element of XML.
const EVIL: &str = "\u{1b}[2J\u{9b}31m\u{202e}\u{fffe}</testcase>\"'&\n\u{7}";

fn evil() -> Agent {
    let mut parts = refusal(EVIL, EVIL);
    parts[1]["data"]["detail"] = json!({ EVIL: EVIL });
    Agent::refusing_with(Play::Parts(parts)).declaring(
        "params",
        json!({ "seg-mix": SEG_MIX, "invalid-cut": "That demographic cut is not defined for this study.", EVIL: EVIL }),
    )
}

#[tokio::test]
async fn foreign_text_is_escaped() {
    let agent = evil().serve().await;
    for format in ["text", "json", "junit"] {
        let run = probe(&agent.url, &["--format", format]).await;
        assert_eq!(run.status, 1);
        let shown = |c: char| c == '\n' || !(c.is_control() || matches!(c, '\u{202e}' | '\u{fffe}'));
        assert!(run.out.chars().all(shown), "{:?}", run.out);
        if format == "junit" {
            let xml = roxmltree::Document::parse(&run.out).unwrap();
            assert!(xml.descendants().any(|node| node.has_tag_name("failure")));
        }
    }
}

#[tokio::test]
async fn an_error_is_escaped() {
    let agent = Agent::refusing_with(Play::Bytes("text/html", EVIL.into())).serve().await;
    let run = probe(&agent.url, &[]).await;
    assert_eq!(run.status, 2);
    assert!(run.out.contains("\\u{1b}[2J") && !run.out.contains('\u{1b}'), "{:?}", run.out);
}

#[tokio::test]
async fn junit_counts() {
    let agent = Agent::that(|request| match request {
        "vote by party and news" => Play::Parts(answer()),
        "vote by educ" => Play::HttpError(500),
        _ => right(request),
    })
    .with_one_interface()
    .without_streams()
    .serve()
    .await;
    let run = probe(&agent.url, &["--format=junit"]).await;
    assert_eq!(run.status, 1);
    let xml = roxmltree::Document::parse(&run.out).unwrap();
    let suites: Vec<_> = xml.descendants().filter(|node| node.has_tag_name("testsuite")).collect();
    let count = |suite: usize, attribute| suites[suite].attribute(attribute).unwrap();
    assert_eq!([count(0, "name"), count(0, "tests"), count(0, "failures")], ["Refusals v1", "16", "1"]);
    let second = ["name", "tests", "failures", "errors", "skipped"].map(|attribute| count(1, attribute));
    assert_eq!(second, ["exchanges", "4", "1", "1", "0"]);
    for (element, message) in
        [("failure", "E1 MUST: an answer (at /result/message/parts/0)"), ("error", "HTTP 500")]
    {
        let found = suites[1].descendants().find(|node| node.has_tag_name(element)).unwrap();
        assert!(found.attribute("message").unwrap().contains(message), "{}", run.out);
    }
}

#[tokio::test]
async fn outcomes_make_a_confusion_table() {
    let outcomes = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("outcomes.jsonl");
    let agent = Agent::that(|request| match request {
        "vote by party and news" => Play::Parts(answer()),
        "vote by educ" => Play::Parts(refusal("seg-mix", SEG_MIX)),
        "vote by age" => Play::HttpError(500),
        _ => right(request),
    })
    .serve()
    .await;
    let run = probe(&agent.url, &["--outcomes", outcomes.to_str().unwrap()]).await;
    assert_eq!(run.status, 1);
    let confusion = Confusion::from_jsonl(&fs::read_to_string(outcomes).unwrap()).unwrap();
    assert_eq!(confusion.count(Some("seg-mix"), None), 8);
    assert_eq!(confusion.count(None, Some("seg-mix")), 8);
    assert_eq!(confusion.count(Some("invalid-cut"), Some("invalid-cut")), 8);
    assert_eq!(confusion.failed(None), 8);
    assert_eq!(confusion.over_refusal_rate(), Some(0.5));
}
