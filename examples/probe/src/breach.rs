//! What a report names as broken: a clause of the standard, or what the probe requires beside them.

use refusals_runtime::conformance::{Clause, Finding, Level, Outcome, Report};

/// What the probe requires and the clauses, which are about single exchanges, do not have.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Requirement {
    /// The rule that refuses is the one that the case names.
    RuleProvoked,
    /// What must be answered is answered.
    Answered,
    /// A refusal is a success of HTTP too.
    HttpSuccess,
}

impl Requirement {
    pub(crate) const ALL: [Self; 3] = [Self::RuleProvoked, Self::Answered, Self::HttpSuccess];

    /// The number: `P` for the probe.
    pub(crate) const fn number(self) -> &'static str {
        match self {
            Self::RuleProvoked => "P1",
            Self::Answered => "P2",
            Self::HttpSuccess => "P3",
        }
    }

    /// What is required; in quotes, what the standard says.
    pub(crate) const fn sentence(self) -> &'static str {
        match self {
            Self::RuleProvoked => "the rule that was provoked is the one that refuses",
            Self::Answered => "a request that must be answered is answered",
            Self::HttpSuccess => "A refused request is a successful protocol exchange",
        }
    }
}

/// Something that is broken, and what was seen of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Breach {
    pub(crate) number: &'static str,
    pub(crate) level: Level,
    /// With what the agent says there, escaped for a terminal.
    pub(crate) seen: Vec<String>,
}

impl Breach {
    /// Those of the exchange in a report; the card's are the same in each.
    pub(crate) fn of_exchange(report: &Report) -> impl Iterator<Item = Self> {
        let is_broken = |finding: &&Finding| {
            finding.outcome() == Outcome::Fail && Clause::EXCHANGE.contains(&finding.clause())
        };
        report.findings().iter().filter(is_broken).map(|finding| Self {
            number: finding.clause().number(),
            level: finding.clause().level(),
            seen: finding.seen().iter().map(ToString::to_string).collect(),
        })
    }
}
