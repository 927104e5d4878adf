//! The clauses about a card.

use alloc::format;

use serde_json::Value;

use super::clause::Clause;
use super::report::{Outcome, Report, Seen};
use crate::reader::{EXTENSIONS, declarations, is_id, rule_pointer};
use crate::value::kind;

pub(super) fn check(card: &Value, report: &mut Report) {
    let extensions =
        card.pointer(EXTENSIONS).and_then(Value::as_array).map_or(&[][..], |list| list.as_slice());
    let mut declarations = declarations(extensions);
    let Some((pointer, declaration)) = declarations.next() else {
        report.add(Clause::Declared, Outcome::Fail, Seen::new("no extension has the URI").at(EXTENSIONS));
        return report.not_examined(&Clause::CARD, "the card does not declare the extension");
    };
    report.add(Clause::Declared, Outcome::Pass, Seen::new("the declaration").at(&*pointer));
    match declarations.next() {
        None => report.add(Clause::DeclaredOnce, Outcome::Pass, Seen::new("one declaration").at(&*pointer)),
        Some((second, _)) => {
            report.add(Clause::DeclaredOnce, Outcome::Fail, Seen::new("a second declaration").at(second));
        }
    }
    match declaration.get("required") {
        // As a bool of the Protocol Buffers, it is false where it is absent.
        None | Some(Value::Null | Value::Bool(false)) => {
            report.add(Clause::NotRequired, Outcome::Pass, Seen::new("not required").at(&*pointer));
        }
        Some(other) => {
            let what = if other.is_boolean() { "it is required" } else { kind(other) };
            report.add(Clause::NotRequired, Outcome::Fail, Seen::new(what).at(format!("{pointer}/required")));
        }
    }
    params(&format!("{pointer}/params"), declaration.get("params"), report);
}

fn params(pointer: &str, params: Option<&Value>, report: &mut Report) {
    let params = match params {
        Some(Value::Object(params)) if !params.is_empty() => params,
        other => {
            let what = match other {
                None => "there are no params",
                Some(Value::Object(_)) => "no rule is in them",
                Some(other) => kind(other),
            };
            report.add(Clause::ParamsNotEmpty, Outcome::Fail, Seen::new(what).at(pointer));
            return report.not_examined(&Clause::CARD, "there are no rules");
        }
    };
    report.add(Clause::ParamsNotEmpty, Outcome::Pass, Seen::new("the rules").at(pointer));
    for (id, reason) in params {
        let pointer = rule_pointer(pointer, id);
        if !is_id(id) {
            report.add(Clause::KebabCaseIds, Outcome::Fail, Seen::new("an id").quoting(id).at(&*pointer));
        }
        let Value::String(reason) = reason else {
            report.add(Clause::ParamsFlat, Outcome::Fail, Seen::new(kind(reason)).at(pointer));
            continue;
        };
        if let Some(what) = not_one_line(reason) {
            report.add(Clause::OneLineReasons, Outcome::Fail, Seen::new(what).quoting(reason).at(pointer));
        }
    }
    for clause in [Clause::ParamsFlat, Clause::KebabCaseIds, Clause::OneLineReasons] {
        report.add(clause, Outcome::Pass, Seen::new("every rule").at(pointer));
    }
}

fn not_one_line(reason: &str) -> Option<&'static str> {
    let breaks = ['\n', '\r', '\u{b}', '\u{c}', '\u{85}', '\u{2028}', '\u{2029}'];
    if crate::Untrusted::new(reason).is_blank() {
        Some("a reason with nothing in it")
    } else if reason.contains(breaks) {
        Some("a reason of several lines")
    } else {
        None
    }
}
