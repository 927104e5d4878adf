//! The verdict on one exchange: what was seen, and what is broken by it.
//!
//! What is no reply of A2A, or not all of one, is no verdict: it says nothing about refusals, neither good nor
//! bad.

use refusals_runtime::conformance::{Clause, Level, Outcome, Report, check_exchange, check_stream};
use refusals_runtime::{FailureKind, Oddity, Posture, ReceivedRefusal, Reply, TaskState, Untrusted};
use serde_json::Value;

use crate::breach::{Breach, Requirement};
use crate::cases::Case;
use crate::receive::{Body, NoReply, Received};

/// The verdict on one exchange.
#[derive(Debug)]
pub(crate) struct Verdict {
    pub(crate) seen: Seen,
    /// What the library finds, if the request had to be refused.
    pub(crate) report: Option<Report>,
    /// What else was required, and what was seen instead if it is broken.
    pub(crate) requirements: Vec<(Requirement, Option<String>)>,
}

/// What came of a request.
#[derive(Debug)]
pub(crate) enum Seen {
    Answer,
    /// Under this rule; of several, under the expected one.
    Refusal(Option<Untrusted<'static>>),
    /// Neither, in words that are safe for a terminal.
    Failure(String),
}

impl Verdict {
    /// Judges what was received.
    pub(crate) fn of(
        case: &Case,
        card: &Value,
        posture: &Posture,
        received: Received,
    ) -> Result<Self, NoReply> {
        let Received { status, body } = received;
        let (seen, report) = match body {
            Body::Whole(json) => {
                let reply = Reply::read(&json, posture);
                let seen = Seen::of(&reply, case, status)?;
                (seen, case.expected.is_some().then(|| check_exchange(card, &json)))
            }
            Body::Stream(mut reader) => {
                let seen = Seen::of(&reader.finish(posture), case, status)?;
                (seen, case.expected.is_some().then(|| check_stream(card, reader.events())))
            }
        };
        let mut requirements = Vec::new();
        match (&case.expected, &seen) {
            (Some(expected), Seen::Refusal(rule)) => {
                let other = rule.as_ref().filter(|rule| rule.raw() != expected);
                let other = other.map(|rule| format!("refused by rule {}", rule.cut(60).terminal()));
                // A refusal without a rule breaks a clause of its own.
                requirements.extend(rule.is_some().then_some((Requirement::RuleProvoked, other)));
                let is_success = (200..300).contains(&status);
                let other = (!is_success).then(|| format!("a refusal with HTTP {status}"));
                requirements.push((Requirement::HttpSuccess, other));
            }
            // The clauses say what is wrong.
            (Some(_), _) => {}
            (None, Seen::Answer) => requirements.push((Requirement::Answered, None)),
            (None, seen) => requirements.push((Requirement::Answered, Some(seen.to_string()))),
        }
        Ok(Self { seen, report, requirements })
    }

    /// The numbers of the clauses that a refusal leaves open. Where there is none, all are.
    pub(crate) fn not_examined(&self) -> Vec<&'static str> {
        let report = self.report.as_ref().filter(|_| matches!(self.seen, Seen::Refusal(_)));
        let findings = report.into_iter().flat_map(Report::findings);
        let open = findings.filter(|finding| {
            finding.outcome() == Outcome::NotExamined && Clause::EXCHANGE.contains(&finding.clause())
        });
        open.map(|finding| finding.clause().number()).collect()
    }

    /// All that is broken.
    pub(crate) fn breaches(&self) -> Vec<Breach> {
        let required = self.requirements.iter().filter_map(|(requirement, seen)| {
            let seen = vec![seen.clone()?];
            Some(Breach { number: requirement.number(), level: Level::Must, seen })
        });
        self.report.iter().flat_map(Breach::of_exchange).chain(required).collect()
    }
}

impl Seen {
    fn of(reply: &Reply<'_>, case: &Case, status: u16) -> Result<Self, NoReply> {
        let failure = match reply {
            Reply::Refused(refusals) => return Self::refusal(refusals, case),
            Reply::Answered(answer) => {
                // To be told apart where an answer is what must come. Else the clauses do it.
                return Ok(match answer.untyped_refusal() {
                    Some(untyped) if case.expected.is_none() => {
                        Self::Failure(format!("an unmarked refusal by rule {}", untyped.rule().id()))
                    }
                    _ => Self::Answer,
                });
            }
            Reply::Failed(failure) => failure,
        };
        let said = match failure.kind() {
            FailureKind::Error { message: Some(message), .. } => format!(": {}", message.cut(200).terminal()),
            _ => String::new(),
        };
        if is_no_reply(failure.kind()) || is_not_from_the_agent(status) {
            return Err(NoReply::new(format!("HTTP {status}, {failure}{said}")));
        }
        Ok(Self::Failure(format!("{failure}{said}")))
    }

    fn refusal(refusals: &[ReceivedRefusal], case: &Case) -> Result<Self, NoReply> {
        if refusals.iter().any(|refusal| refusal.oddities().contains(&Oddity::StreamBrokeOff)) {
            return Err(NoReply::new("the stream broke off behind a refusal"));
        }
        let is_expected =
            |refusal: &&ReceivedRefusal| case.expected.as_ref().is_some_and(|id| refusal.is_by(id));
        let refusal = refusals.iter().find(is_expected).or(refusals.first());
        Ok(Self::Refusal(refusal.and_then(ReceivedRefusal::rule).cloned()))
    }
}

impl std::fmt::Display for Seen {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Answer => f.write_str("answered"),
            Self::Refusal(Some(rule)) => write!(f, "refused by rule {}", rule.cut(60).terminal()),
            Self::Refusal(None) => f.write_str("refused by no rule"),
            Self::Failure(failure) => f.write_str(failure),
        }
    }
}

/// What is not the agent's word on the request: no A2A, not all of it, or not yet.
fn is_no_reply(kind: &FailureKind<'_>) -> bool {
    /// JSON-RPC's codes of a request that can't be parsed and of an unknown method, and A2A's of a version.
    const NOT_SPOKEN: [i64; 3] = [-32700, -32601, -32009];

    match kind {
        FailureKind::NotAReply { .. } | FailureKind::Incomplete | FailureKind::Unreadable(_) => true,
        FailureKind::NotCompleted { state } => matches!(
            state,
            TaskState::Submitted | TaskState::Working | TaskState::AuthRequired | TaskState::Unspecified
        ),
        FailureKind::Error { code: Some(code), .. } => NOT_SPOKEN.contains(code),
        _ => false,
    }
}

/// HTTP's errors of credentials, addresses, methods, media types, load and gateways: an agent that refuses
/// has got the request. (One that refuses by them all the same is never taken for conformant either.)
fn is_not_from_the_agent(status: u16) -> bool {
    matches!(status, 401 | 403..=408 | 415 | 429 | 501..=504)
}
