//! Runs the program, and reads what it reports.

use std::collections::BTreeSet;
use std::process::Output;

use serde_json::Value;
use tokio::process::Command;

/// The cases that a right agent of these tests keeps.
pub(crate) const CASES: [&str; 5] = [
    "--provoke=seg-mix=vote by party and news",
    "--provoke=invalid-cut=vote by shoe size",
    "--must-answer=vote by educ",
    "--must-answer=vote by age",
    "--all-rules",
];

/// What one run said.
#[derive(Debug)]
pub(crate) struct Run {
    pub(crate) status: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// Runs the program with exactly these arguments.
pub(crate) async fn run(args: &[&str]) -> Run {
    let program = Command::new(env!("CARGO_BIN_EXE_probe")).args(args).env("NO_COLOR", "").output();
    let Output { status, stdout, stderr } = program.await.unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    Run { status: status.code().unwrap(), out: text(stdout), err: text(stderr) }
}

/// Probes with all cases and further arguments.
pub(crate) async fn probe(url: &str, args: &[&str]) -> Run {
    run(&[&[url], &CASES[..], args].concat()).await
}

impl Run {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.out).unwrap()
    }
}

/// The numbers of what a report in JSON calls broken, be it in the whole or in one exchange.
pub(crate) fn broken(report: &Value) -> BTreeSet<String> {
    let number = |of: &Value| of["number"].as_str().unwrap().to_owned();
    let failed = |list: &Value| {
        let list = list.as_array().cloned().unwrap_or_default();
        list.into_iter().filter(|of| of["outcome"] == "fail").map(|of| number(&of)).collect::<BTreeSet<_>>()
    };
    let whole = &failed(&report["report"]["clauses"]) | &failed(&report["requirements"]);
    let exchanges = report["exchanges"].as_array().unwrap().iter();
    let single: BTreeSet<_> =
        exchanges.flat_map(|exchange| exchange["broken"].as_array().unwrap()).map(number).collect();
    // Of the card, the exchanges say nothing.
    assert!(whole.is_superset(&single), "{whole:?} {single:?}");
    assert!((&whole - &single).iter().all(|number| number.starts_with('C')), "{whole:?} {single:?}");
    whole
}
