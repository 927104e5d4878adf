//! Reports on any card and any exchange.

use refusals_runtime::conformance::{
    Clause, Finding, Level, Outcome, Report, check_card, check_exchange, check_stream,
};
use refusals_runtime::render::Palette;
use refusals_runtime::{Posture, Reply, read_json};
use serde_json::{Value, json};

use crate::assert_plain;
use crate::rules::SurveyRule;

/// An object with `card`, `response` and `events`; else a response to an agent with a card that is right.
pub fn check(bytes: &[u8]) {
    let Ok(value) = read_json(bytes) else { return };
    let right = json!({ "capabilities": { "extensions": [SurveyRule::card_extension()] } });
    let card = value.get("card").unwrap_or(&right);
    let response = value.get("response").unwrap_or(&value);
    let events = value.get("events").and_then(Value::as_array).map(Vec::as_slice);
    let events = events.unwrap_or(std::slice::from_ref(response));

    let of_card = check_card(card);
    check_report(&of_card, card, &Value::Null);
    assert!(!of_card.is_conformant(), "no exchange was seen");
    if Clause::CARD.iter().all(|clause| of_card.outcome(*clause) == Outcome::Pass) {
        let posture = Posture::from_card(card);
        assert!(posture.is_ok(), "a right card that can't be read: {posture:?}");
    }

    let posture = Posture::from_card(card).unwrap_or_else(refusals_runtime::PostureError::into_readable);
    let of_exchange = check_exchange(card, response);
    check_report(&of_exchange, card, response);
    check_conformant(&of_exchange, &Reply::read(response, &posture));
    let of_stream = check_stream(card, events);
    check_report(&of_stream, card, &Value::from(events));

    // What is found of the card is the same with an exchange and without, and what is worse counts.
    let both = of_exchange.clone().and(of_stream.clone());
    for clause in Clause::CARD.into_iter().chain(Clause::EXCHANGE) {
        let [exchange, stream] = [&of_exchange, &of_stream].map(|report| report.outcome(clause));
        assert_eq!(both.outcome(clause), exchange.max(stream));
        if Clause::CARD.contains(&clause) {
            assert_eq!([exchange, stream], [of_card.outcome(clause); 2]);
        }
    }
    assert_eq!(of_exchange.clone().and(of_exchange.clone()), of_exchange);
}

/// What keeps the standard is a refusal that the reader finds nothing odd about.
fn check_conformant(report: &Report, reply: &Reply<'_>) {
    if let Reply::Refused(refusals) = reply {
        let is_odd = refusals.iter().any(|refusal| !refusal.oddities().is_empty());
        assert!(!is_odd || report.findings().iter().any(|finding| finding.outcome() == Outcome::Fail));
    } else {
        assert!(!report.is_conformant(), "not refused, and conformant: {reply:?}");
        assert_eq!(report.outcome(Clause::BothParts), Outcome::Fail);
    }
}

/// A report has every clause once, says something of each, and is what it is in every form.
fn check_report(report: &Report, card: &Value, exchange: &Value) {
    let clauses: Vec<_> = report.findings().iter().map(Finding::clause).collect();
    assert_eq!(clauses, [&Clause::CARD[..], &Clause::EXCHANGE].concat());
    for finding in report.findings() {
        assert!(!finding.seen().is_empty(), "nothing of {:?}", finding.clause());
        for seen in finding.seen() {
            assert_plain(&seen.to_string());
            let value = if Clause::CARD.contains(&finding.clause()) { card } else { exchange };
            // What is not there is pointed to where it should be.
            if let (Some(pointer), Outcome::Pass) = (seen.pointer(), finding.outcome()) {
                assert!(value.pointer(pointer.raw()).is_some(), "nothing at {pointer:?}: {seen}");
            }
        }
    }

    let saved = serde_json::to_value(report).unwrap();
    assert_eq!(saved.get("conformant"), Some(&report.is_conformant().into()));
    assert_eq!(saved.get("clauses").and_then(Value::as_array).map(Vec::len), Some(clauses.len()));

    let terminal = report.terminal(&Palette::PLAIN);
    terminal.lines().for_each(assert_plain);
    assert_eq!(terminal.lines().last() == Some("conformant"), report.is_conformant());

    let junit = report.junit("suite");
    let document = roxmltree::Document::parse(&junit).unwrap();
    let count = |name| document.descendants().filter(|node| node.has_tag_name(name)).count();
    assert_eq!(count("testcase"), clauses.len());
    let is = |clause: &Clause, outcome| report.outcome(*clause) == outcome;
    let is_skipped = |clause: &&Clause| is(clause, Outcome::NotExamined) && clause.level() == Level::Should;
    assert_eq!(count("skipped"), clauses.iter().filter(is_skipped).count());
    let passed = clauses.iter().filter(|clause| is(clause, Outcome::Pass)).count();
    assert_eq!(count("failure") + count("skipped") + passed, clauses.len());
}
