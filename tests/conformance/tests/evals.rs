//! The assertions of evals, their cases, the table of outcomes, and the lock of published rules.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

use std::panic::catch_unwind;

use refusals_runtime::eval::{
    Additions, Cases, Confusion, Coverage, EvalCases, Expected, Unlocked, cases, lock,
};
use refusals_runtime::{Posture, Reply, assert_answered, assert_refused, refusal_rules};
use serde_json::{Value, json};

#[refusal_rules]
#[derive(Debug)]
enum SurveyRule {
    /// One family per cut.
    SegMix,
    /// Not defined for this study.
    InvalidCut,
}

impl EvalCases for SurveyRule {
    fn cases(&self) -> Cases {
        match self {
            Self::SegMix => {
                Cases::new().refuse("party and news").answer("party").answer(String::from("news"))
            }
            Self::InvalidCut => Cases::new().answer("age"),
        }
    }
}

fn message(parts: &Value) -> Value {
    json!({ "message": { "messageId": "m", "role": "ROLE_AGENT", "parts": parts } })
}

fn refusal() -> Value {
    let refusal = SurveyRule::SegMix.refuse().because("party, news");
    message(&serde_json::to_value(refusal.parts()).unwrap())
}

/// What an assertion says when it fails.
fn failure(assertion: impl FnOnce() + std::panic::UnwindSafe) -> String {
    let panic = catch_unwind(assertion).unwrap_err();
    panic.downcast_ref::<String>().unwrap().clone()
}

#[test]
fn what_holds() {
    let answer = message(&json!([{ "text": "42 percent." }]));
    assert_refused!(refusal(), SurveyRule::SegMix);
    assert_refused!(&refusal(), SurveyRule::SegMix,);
    assert_answered!(answer);
    assert_answered!(answer, SurveyRule);
    let response = refusal();
    let posture = Posture::of::<SurveyRule>();
    let reply = Reply::read(&response, &posture);
    assert_refused!(reply, SurveyRule::SegMix);
    assert_refused!(&reply, SurveyRule::SegMix);
}

#[test]
fn what_does_not_shows_what_came_instead() {
    assert_eq!(
        failure(|| assert_refused!(refusal(), SurveyRule::InvalidCut)),
        "expected a refusal by rule invalid-cut alone, got:\n  REFUSED by rule seg-mix: One family per cut.\n    party, news\n"
    );
    assert_eq!(
        failure(|| assert_refused!(
            message(&json!([{ "text": "42\u{1b}[2J percent." }])),
            SurveyRule::SegMix
        )),
        "expected a refusal by rule seg-mix, got:\n  an answer\n  42\\u{1b}[2J percent.\n"
    );
    assert_eq!(
        failure(|| assert_refused!(message(&json!([{ "text": "One family per cut." }])), SurveyRule::SegMix)),
        "expected a refusal by rule seg-mix, got:\n  an answer\n  \
         that looks like a refusal by rule seg-mix, and is not marked as one\n  One family per cut.\n"
    );
    let error =
        json!({ "jsonrpc": "2.0", "id": 1, "error": { "code": -32603, "message": "refused: seg-mix" } });
    assert_eq!(
        failure(|| assert_refused!(error, SurveyRule::SegMix)),
        "expected a refusal by rule seg-mix, got:\n  the agent sent an error, -32603\n  refused: seg-mix\n"
    );
    let data = json!([{ "data": { "rule": "seg-mix", "reason": "No." }, "mediaType": "application/vnd.upperhand.refusal+json" }]);
    assert_eq!(
        failure(|| assert_refused!(message(&data), SurveyRule::SegMix)),
        "expected a refusal by rule seg-mix alone, got:\n  REFUSED by rule seg-mix: No.\n    \
         (its reason is not the one on the agent's card)\n    (it came without its text Part)\n    \
         (the card says: One family per cut.)\n"
    );
    assert_eq!(
        failure(|| assert_answered!(refusal(), SurveyRule)),
        "expected an answer, got:\n  REFUSED by rule seg-mix: One family per cut.\n    party, news\n"
    );
    assert_eq!(
        failure(|| assert_answered!(message(&json!([])))),
        "expected an answer, got:\n  the agent sent an empty answer\n"
    );
    // Without the enum, a reason is a text as any other.
    let prose = message(&json!([{ "text": "One family per cut." }]));
    assert_answered!(prose);
    assert!(failure(|| assert_answered!(prose, SurveyRule)).contains("looks like a refusal by rule seg-mix"));
}

#[test]
fn the_cases_and_what_is_missing() {
    let cases = cases::<SurveyRule>();
    let listed: Vec<_> = cases.iter().map(|case| (&*case.request, case.expected, case.about)).collect();
    assert_eq!(
        listed,
        [
            ("party and news", Expected::Refused, "seg-mix"),
            ("party", Expected::Answered, "seg-mix"),
            ("news", Expected::Answered, "seg-mix"),
            ("age", Expected::Answered, "invalid-cut"),
        ]
    );
    let coverage = Coverage::of::<SurveyRule>();
    assert!(!coverage.is_complete());
    assert_eq!(coverage.never_refused().collect::<Vec<_>>(), ["invalid-cut"]);
    assert_eq!(coverage.never_answered().count(), 0);
    assert_eq!(coverage.to_string(), "`invalid-cut` has no case that must be refused\n");
}

#[test]
fn the_table_of_outcomes() {
    let mut confusion = Confusion::new();
    assert_eq!(
        (confusion.right_rate(), confusion.over_refusal_rate(), confusion.missed_rate()),
        (None, None, None)
    );
    let posture = Posture::of::<SurveyRule>();
    let answer = message(&json!([{ "text": "42" }]));
    for (expected, response) in [
        (Some("seg-mix"), refusal()),
        (Some("seg-mix"), answer.clone()),
        (Some("invalid-cut"), refusal()),
        (Some("invalid-cut"), json!({ "error": "down" })),
        (None, answer),
        (None, refusal()),
    ] {
        confusion.record(expected, &Reply::read(&response, &posture));
    }
    assert_eq!(
        confusion.to_string(),
        "\
expected     answered  invalid-cut   seg-mix    failed
answer              1            0         1         0
invalid-cut         0            0         1         1
seg-mix             1            0         1         0
as expected: 33.3 %
over-refusal: 50.0 %
missed: 25.0 %
"
    );
    assert_eq!(
        serde_json::to_value(&confusion).unwrap(),
        json!({
            "rules": ["invalid-cut", "seg-mix"],
            "rows": [
                { "expected": null, "answered": 1, "refused": [0, 1], "failed": 0 },
                { "expected": "invalid-cut", "answered": 0, "refused": [0, 1], "failed": 1 },
                { "expected": "seg-mix", "answered": 1, "refused": [0, 1], "failed": 0 },
            ],
            "rightRate": 1.0 / 3.0,
            "overRefusalRate": 0.5,
            "missedRate": 0.25,
        })
    );
    assert_eq!(confusion.failed(Some("invalid-cut")), 1);
}

#[test]
fn outcomes_that_cannot_be_read() {
    for (line, expected) in [
        ("{\"expected\":null,\"seen\":null}\n{", "line 2: the JSON is cut short, at line 1 column 1"),
        ("{\"seen\":null}", "line 1: `expected` must be the id of a rule, or null for an answer"),
        ("[]", "line 1: `expected` must be the id of a rule, or null for an answer"),
        ("{\"expected\":\"x\",\"seen\":7}", "line 1: `seen` must be the id of a rule, or null for an answer"),
    ] {
        assert_eq!(Confusion::from_jsonl(line).unwrap_err().to_string(), expected);
    }
    let failed = Confusion::from_jsonl("\n{\"expected\":\"x\"}\n\n").unwrap();
    assert_eq!(failed.failed(Some("x")), 1);
}

/// A lock is shown in a terminal when a test fails.
#[test]
fn a_lock_drives_no_terminal() {
    for lock in ["\u{1b}[2J: x", "\u{202e}x", "invalid-cut: Not\u{200b} defined", "a\u{7}: 1\na\u{7}: 2"] {
        for additions in [Additions::Allowed, Additions::Refused] {
            let error = Unlocked::check::<SurveyRule>(lock, additions).unwrap_err();
            for difference in error.differences() {
                assert_eq!(refusals_runtime::Untrusted::new(&**difference).terminal(), *difference);
            }
        }
    }
}

#[test]
fn the_lock_of_the_published_rules() {
    let current = lock::<SurveyRule>();
    assert_eq!(current, "invalid-cut: Not defined for this study.\nseg-mix: One family per cut.\n");
    for additions in [Additions::Allowed, Additions::Refused] {
        assert_eq!(Unlocked::check::<SurveyRule>(&current, additions), Ok(()));
        let commented = format!("# Published.\r\n\r\n{}", current.replace('\n', "\r\n"));
        assert_eq!(Unlocked::check::<SurveyRule>(&commented, additions), Ok(()));
    }
    let differences =
        |lock: &str, additions| Unlocked::check::<SurveyRule>(lock, additions).unwrap_err().to_string();
    assert_eq!(Unlocked::check::<SurveyRule>("seg-mix: One family per cut.", Additions::Allowed), Ok(()));
    assert_eq!(
        differences("seg-mix: One family per cut.", Additions::Refused),
        "`invalid-cut` is not in the lock: add the line `invalid-cut: Not defined for this study.`\n"
    );
    assert_eq!(
        differences(
            "segmix: One family per cut.\ngone: Never.\ninvalid-cut: Not defined.\nnonsense\ngone: Twice.",
            Additions::Allowed
        ),
        "\
the line \"nonsense\" of the lock is not `id: reason`
`gone` is in the lock twice
`gone` is published, and no rule has that id
`invalid-cut` has another reason: the lock says \"Not defined.\", the enum \"Not defined for this study.\"
`segmix` is published, and no rule has that id; `seg-mix` has its reason
"
    );
}
