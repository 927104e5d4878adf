//! Each clause with a fixture that keeps it and fixtures that break it.
#![allow(clippy::indexing_slicing, clippy::panic, clippy::unwrap_used, reason = "a test fails by panicking")]

use refusals_runtime::conformance::{
    Clause, Finding, Level, Outcome, Report, check_card, check_exchange, check_stream,
};
use serde_json::{Value, json};

const REASON: &str = "One family per cut.";
const MEDIA_TYPE: &str = "application/vnd.upperhand.refusal+json";

fn card() -> Value {
    json!({ "name": "survey", "capabilities": { "extensions": [
        { "uri": "https://example.com/other" },
        {
            "uri": "https://standards.upperhandai.com/ext/refusals/v1",
            "required": false,
            "params": { "seg-mix": REASON, "invalid-cut": "Not defined for this study." }
        }
    ] } })
}

fn response() -> Value {
    json!({ "jsonrpc": "2.0", "id": 1, "result": { "message": {
        "messageId": "m", "role": "ROLE_AGENT",
        "extensions": ["https://standards.upperhandai.com/ext/refusals/v1"],
        "parts": [
            { "text": REASON, "mediaType": "text/plain" },
            { "data": { "rule": "seg-mix", "reason": REASON, "detail": "party, news" }, "mediaType": MEDIA_TYPE }
        ]
    } } })
}

/// The same, with what is at a pointer set to another value, or removed.
fn with(mut value: Value, changes: &[(&str, Option<Value>)]) -> Value {
    for (pointer, change) in changes {
        let (parent, name) = pointer.rsplit_once('/').unwrap();
        let parent = value.pointer_mut(parent).unwrap();
        match (parent, change) {
            (Value::Object(members), Some(change)) => drop(members.insert(name.into(), change.clone())),
            (Value::Object(members), None) => drop(members.remove(name).unwrap()),
            (Value::Array(elements), Some(change)) if name == "-" => elements.push(change.clone()),
            (Value::Array(elements), Some(change)) => {
                elements[name.parse::<usize>().unwrap()] = change.clone();
            }
            (Value::Array(elements), None) => drop(elements.remove(name.parse().unwrap())),
            (other, _) => panic!("{other}"),
        }
    }
    value
}

fn of(outcome: Outcome, report: &Report) -> Vec<Clause> {
    let findings = report.findings().iter().filter(|finding| finding.outcome() == outcome);
    findings.map(Finding::clause).collect()
}

#[test]
fn a_good_agent_keeps_every_clause() {
    let report = check_exchange(&card(), &response());
    assert!(report.is_conformant());
    assert_eq!(of(Outcome::Pass, &report).len(), Clause::CARD.len() + Clause::EXCHANGE.len());
    let events = [response()];
    assert_eq!(of(Outcome::Pass, &check_stream(&card(), &events)), of(Outcome::Pass, &report));
}

#[test]
fn broken_cards() {
    use Clause::{DeclaredOnce, KebabCaseIds, NotRequired, OneLineReasons, ParamsFlat, ParamsNotEmpty};
    let params = |params: Value| vec![("/capabilities/extensions/1/params", Some(params))];
    let again = json!({ "uri": "https://standards.upperhandai.com/ext/refusals/v1" });
    for (changes, broken, pointer) in [
        (
            vec![("/capabilities/extensions/1/uri", Some(json!("refusals/v2")))],
            Clause::Declared,
            "/capabilities/extensions",
        ),
        (vec![("/capabilities", None)], Clause::Declared, "/capabilities/extensions"),
        (vec![("/capabilities/extensions/-", Some(again))], DeclaredOnce, "/capabilities/extensions/2"),
        (
            vec![("/capabilities/extensions/1/required", Some(json!(true)))],
            NotRequired,
            "/capabilities/extensions/1/required",
        ),
        (
            vec![("/capabilities/extensions/1/required", Some(json!("no")))],
            NotRequired,
            "/capabilities/extensions/1/required",
        ),
        (
            vec![("/capabilities/extensions/1/params", None)],
            ParamsNotEmpty,
            "/capabilities/extensions/1/params",
        ),
        (params(json!({})), ParamsNotEmpty, "/capabilities/extensions/1/params"),
        (params(json!([1])), ParamsNotEmpty, "/capabilities/extensions/1/params"),
        (
            params(json!({ "seg-mix": { "reason": REASON } })),
            ParamsFlat,
            "/capabilities/extensions/1/params/seg-mix",
        ),
        (params(json!({ "seg-mix": 5 })), ParamsFlat, "/capabilities/extensions/1/params/seg-mix"),
        (params(json!({ "SegMix": REASON })), KebabCaseIds, "/capabilities/extensions/1/params/SegMix"),
        (
            params(json!({ "seg_mix/~": REASON })),
            KebabCaseIds,
            "/capabilities/extensions/1/params/seg_mix~1~0",
        ),
        (
            params(json!({ "seg-mix": "Two\nlines." })),
            OneLineReasons,
            "/capabilities/extensions/1/params/seg-mix",
        ),
        (
            params(json!({ "seg-mix": "\u{200b} " })),
            OneLineReasons,
            "/capabilities/extensions/1/params/seg-mix",
        ),
    ] {
        let report = check_card(&with(card(), &changes));
        assert_eq!(of(Outcome::Fail, &report), [broken], "{changes:?}");
        let finding = report.findings().iter().find(|finding| finding.clause() == broken).unwrap();
        assert_eq!(finding.seen()[0].pointer().unwrap().raw(), pointer, "{changes:?}");
    }
}

#[test]
fn broken_exchanges() {
    use Clause::{
        BothParts, DetailIsText, EnvelopeIsSuccess, MediaTypes, ReasonAdvertised, RefusalAlone,
        RuleAdvertised, RuleNamed, TextIsReason,
    };

    let part = |member: &str| format!("/result/message/parts/1/{member}");
    let change = |pointer: &str, value: Value| with(response(), &[(pointer, Some(value))]);
    let remove = |pointer: &str| with(response(), &[(pointer, None)]);
    let in_error = json!({ "jsonrpc": "2.0", "id": 1, "error": {
        "code": -32000, "message": REASON, "data": { "rule": "seg-mix", "reason": REASON } } });
    for (response, broken) in [
        // Without its text, there is no telling what the text says.
        (remove("/result/message/parts/0"), vec![BothParts]),
        (remove(&part("data")), vec![BothParts, RuleNamed, ReasonAdvertised]),
        (remove("/result/message/parts/1"), vec![BothParts]),
        (in_error, vec![BothParts, EnvelopeIsSuccess, MediaTypes]),
        (
            json!({ "jsonrpc": "2.0", "id": 1, "error": { "code": -32603, "message": "refused: seg-mix" } }),
            vec![BothParts, EnvelopeIsSuccess],
        ),
        (remove(&part("mediaType")), vec![MediaTypes]),
        (change(&part("mediaType"), json!("application/json")), vec![BothParts, MediaTypes]),
        (change("/result/message/parts/0/mediaType", json!("text/markdown")), vec![MediaTypes]),
        (remove(&part("data/rule")), vec![RuleNamed]),
        (change(&part("data/rule"), json!("cell-size")), vec![RuleAdvertised]),
        (change(&part("data/reason"), json!("Ask again tomorrow.")), vec![ReasonAdvertised, TextIsReason]),
        (remove(&part("data/reason")), vec![ReasonAdvertised]),
        (change("/result/message/parts/0/text", json!("No.")), vec![TextIsReason]),
        (change(&part("data/detail"), json!({ "families": 2 })), vec![DetailIsText]),
        (change("/result/message/parts/-", json!({ "text": "42 percent." })), vec![RefusalAlone]),
        (json!({ "message": { "parts": [{ "text": "42 percent." }] } }), vec![BothParts]),
        (json!({ "message": { "parts": [{ "text": "" }] } }), vec![BothParts]),
        (json!([]), vec![BothParts]),
    ] {
        let report = check_exchange(&card(), &response);
        assert_eq!(
            of(Outcome::Fail, &report),
            broken,
            "{response}\n{}",
            report.terminal(&refusals_runtime::render::Palette::PLAIN)
        );
        assert_eq!(report.is_conformant(), broken == [DetailIsText], "{response}");
    }
}

#[test]
fn what_is_not_examined_is_not_conformant() {
    let report = check_card(&card());
    assert_eq!(of(Outcome::Fail, &report), []);
    assert_eq!(of(Outcome::NotExamined, &report), Clause::EXCHANGE);
    let why = report.findings().last().unwrap().seen()[0].what();
    assert_eq!(why, "no exchange was examined");
    assert!(!report.is_conformant());
}

#[test]
fn of_two_reports_the_worse_counts() {
    let good = check_exchange(&card(), &response());
    let answered = check_exchange(&card(), &json!({ "message": { "parts": [{ "text": "42 percent." }] } }));
    for both in [good.clone().and(answered.clone()), answered.and(good.clone())] {
        assert_eq!(of(Outcome::Fail, &both), [Clause::BothParts]);
        assert_eq!(both.outcome(Clause::RuleAdvertised), Outcome::Pass);
    }
    assert!(check_card(&card()).and(good).is_conformant());
}

#[test]
fn the_levels() {
    let all = Clause::CARD.into_iter().chain(Clause::EXCHANGE);
    let shoulds: Vec<_> = all.filter(|clause| clause.level() == Level::Should).collect();
    assert_eq!(shoulds, [Clause::DeclaredOnce, Clause::NotRequired, Clause::DetailIsText]);
}

#[test]
fn the_written_forms() {
    use refusals_runtime::render::Palette;

    let hostile = with(response(), &[("/result/message/parts/1/data/rule", Some(json!("<x>\u{1b}[2J&\"")))]);
    let report = check_exchange(&card(), &hostile);
    let text = report.terminal(&Palette::PLAIN);
    assert!(
        text.contains(
            "E5  MUST    fail          rule … MUST match a key advertised in the card declaration\n"
        )
    );
    assert!(
        text.contains("a rule that is not on the card: <x>\\u{1b}[2J&\" (at /result/message/parts/1)\n"),
        "{text}"
    );
    assert!(text.ends_with("\nnot conformant\n"));

    let json = serde_json::to_value(&report).unwrap();
    assert_eq!(json["conformant"], false);
    assert_eq!(json["clauses"].as_array().unwrap().len(), 16);
    assert_eq!(json["clauses"][11]["seen"][0]["quote"], "<x>\u{1b}[2J&\"");

    let xml = report.junit("survey <agent>");
    let document = roxmltree::Document::parse(&xml).unwrap();
    let suite = document.descendants().find(|node| node.has_tag_name("testsuite")).unwrap();
    assert_eq!(suite.attribute("name"), Some("survey <agent>"));
    assert_eq!(suite.attribute("tests"), Some("16"));
    let cases = suite.children().filter(|node| node.has_tag_name("testcase"));
    let failed: Vec<_> = cases
        .filter(|case| case.first_element_child().is_some_and(|child| child.has_tag_name("failure")))
        .collect();
    assert_eq!(suite.attribute("failures"), Some(&*failed.len().to_string()));
    assert!(failed[0].attribute("name").unwrap().starts_with("E5 MUST rule"));
}
