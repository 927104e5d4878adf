//! How often the outcome was the expected one, as a table and as JSON; and outcomes of a file.

use refusals_runtime::eval::Confusion;
use refusals_runtime::{Posture, Reply};
use serde_json::json;

use crate::{SurveyRule, message, refusal};

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
