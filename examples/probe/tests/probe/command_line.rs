//! What the program is told: cases, headers, and what must be examined.

use std::fs;
use std::path::PathBuf;

use crate::agent::Agent;
use crate::program::{CASES, probe, run};

fn file(name: &str, text: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, text).unwrap();
    path.to_str().unwrap().into()
}

#[tokio::test]
async fn cases_come_from_a_file() {
    let cases = file(
        "cases.jsonl",
        "{\"request\":\"vote by party and news\",\"expected\":\"seg-mix\"}\n{\"request\":\"vote by educ\",\"expected\":null}\n",
    );
    let agent = Agent::right().with_one_interface().without_streams().serve().await;
    let run = run(&[&agent.url, "--cases", &cases]).await;
    assert_eq!(run.status, 0, "{}", run.out);
    assert_eq!(agent.paths().len(), 3);
}

#[tokio::test]
async fn a_rule_that_nothing_provokes_is_told() {
    let agent = Agent::right().with_one_interface().serve().await;
    let told = "Rule not examined, as no case provokes it: invalid-cut\n";
    let some = run(&[&agent.url, CASES[0]]).await;
    assert_eq!(some.status, 0, "{}", some.out);
    assert!(some.out.contains(told), "{}", some.out);

    let all = run(&[&agent.url, CASES[0], "--all-rules"]).await;
    assert_eq!(all.status, 1, "{}", all.out);
    assert!(all.out.contains(told) && all.out.contains("\nnot shown to be conformant"), "{}", all.out);
}

#[tokio::test]
async fn a_card_alone_is_not_conformant() {
    let agent = Agent::right().serve().await;
    for args in [&[&*agent.url][..], &[&agent.url, "--must-answer=vote by educ"]] {
        let run = run(args).await;
        assert_eq!(run.status, 1, "{}", run.out);
        assert!(run.out.contains("E1  MUST    not examined"), "{}", run.out);
        assert!(run.out.contains("\nnot shown to be conformant"), "{}", run.out);
    }
}

#[tokio::test]
async fn headers_go_along_and_are_not_shown() {
    let headers = file("headers.txt", "X-Api-Key: k3y-in-a-file\n\n");
    let agent = Agent::right().with_one_interface().without_streams().serve().await;
    for format in ["text", "json", "junit"] {
        let args =
            ["--header=Authorization: Bearer s3cret", "--header", &format!("@{headers}"), "--format", format];
        let run = probe(&agent.url, &args).await;
        assert_eq!(run.status, 0, "{}", run.out);
        for secret in ["s3cret", "k3y-in-a-file"] {
            assert!(!run.out.contains(secret) && !run.err.contains(secret));
        }
    }
    let told = |value: &str| vec![Some(value.to_owned()); 3 * 5];
    assert_eq!(agent.headers("authorization"), told("Bearer s3cret"));
    assert_eq!(agent.headers("x-api-key"), told("k3y-in-a-file"));
}

#[tokio::test]
async fn what_is_wrong_with_the_command_line() {
    let url = "http://127.0.0.1:1";
    let wrong = file("wrong.jsonl", "\n{\"request\":\"a\"}\n");
    for (args, told) in [
        (vec![], "<URL>"),
        (vec![url, "--provoke=seg-mix"], "not a rule"),
        (vec![url, "--timeout=0"], "not a number of seconds"),
        (vec![url, "--timeout=-1"], "not a number of seconds"),
        (vec![url, "--cases=/does/not/exist"], "/does/not/exist"),
        (vec![url, "--cases", &wrong], "line 2: `expected` must be"),
        (vec![url, "--interface=2.0-jsonrpc"], "1.0-jsonrpc"),
        (vec![url, "--header=s3cret"], "not a header that HTTP allows"),
        (vec![url, "--header=Authorization: s3\ncret"], "not a header that HTTP allows"),
        (vec![url, "--header=Author ization: s3cret"], "not a header that HTTP allows"),
    ] {
        let run = run(&args).await;
        assert_eq!(run.status, 2, "{args:?}");
        assert!(run.err.contains(told) && !run.err.contains("cret"), "{args:?} {}", run.err);
    }
}
