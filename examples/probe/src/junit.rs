//! The findings as `JUnit` XML: a suite of the clauses, and one of the exchanges.

use std::fmt::Write;

use refusals_runtime::Untrusted;

use crate::breach::Breach;
use crate::findings::{Exchange, Findings};

/// A document of two suites. A broken exchange is a failure, and one that could not be probed an error. What the
/// whole fails by and no exchange or clause does is a case of its own.
pub(crate) fn of(findings: &Findings) -> String {
    let mut cases: Vec<_> = findings.exchanges.iter().map(Case::of).collect();
    if let Some(obstacle) = &findings.obstacle {
        cases.push(Case {
            class: "probe".into(),
            name: "probe".into(),
            problem: Some(Problem::error(obstacle)),
        });
    }
    for rule in &findings.not_provoked {
        let element = if findings.requires_all_rules { FAILURE } else { SKIPPED };
        let problem = Problem { element, message: "no case provokes the rule".into() };
        cases.push(Case { class: "probe".into(), name: rule.clone(), problem: Some(problem) });
    }
    let count = |element| {
        let problems = cases.iter().filter_map(|case| case.problem.as_ref());
        problems.filter(|problem| problem.element == element).count()
    };
    let mut xml = String::from("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n");
    if let Some(report) = &findings.report {
        xml.push_str(&report.junit_suite("Refusals v1"));
    }
    // Writing to a String does not fail.
    let _ = writeln!(
        xml,
        "<testsuite name=\"exchanges\" tests=\"{}\" failures=\"{}\" errors=\"{}\" skipped=\"{}\">",
        cases.len(),
        count(FAILURE),
        count(ERROR),
        count(SKIPPED)
    );
    for Case { class, name, problem } in &cases {
        let _ = write!(
            xml,
            "<testcase classname=\"{}\" name=\"{}\"",
            Untrusted::new(class).xml(),
            Untrusted::new(name).xml()
        );
        let _ = match problem {
            None => writeln!(xml, "/>"),
            Some(Problem { element, message }) => {
                writeln!(xml, "><{element} message=\"{}\"/></testcase>", Untrusted::new(message).xml())
            }
        };
    }
    xml.push_str("</testsuite>\n</testsuites>\n");
    xml
}

const FAILURE: &str = "failure";
const ERROR: &str = "error";
const SKIPPED: &str = "skipped";

struct Case {
    class: String,
    name: String,
    problem: Option<Problem>,
}

/// What is wrong, and the element that says so.
struct Problem {
    element: &'static str,
    message: String,
}

impl Problem {
    fn error(message: &str) -> Self {
        Self { element: ERROR, message: message.into() }
    }
}

impl Case {
    fn of(Exchange { channel, case, verdict }: &Exchange) -> Self {
        let name = match &case.expected {
            Some(rule) => format!("{rule}: {}", case.request),
            None => format!("answer: {}", case.request),
        };
        let problem = match verdict {
            Err(no_reply) => Some(Problem::error(&no_reply.why)),
            Ok(verdict) => {
                let line = |breach: &Breach| {
                    format!("{} {}: {}", breach.number, breach.level, breach.seen.join("; "))
                };
                let breaches = verdict.breaches();
                let lines: Vec<_> = breaches.iter().map(line).collect();
                (!lines.is_empty()).then(|| Problem { element: FAILURE, message: lines.join("; ") })
            }
        };
        Self { class: channel.to_string(), name, problem }
    }
}
