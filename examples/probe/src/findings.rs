//! All that was found, and what follows from it.

use std::process::ExitCode;

use ask::Skipped;
use refusals_runtime::Untrusted;
use refusals_runtime::conformance::{Finding, Level, Outcome, Report};

use crate::breach::Requirement;
use crate::cases::Case;
use crate::channel::Channel;
use crate::receive::NoReply;
use crate::verdict::Verdict;

/// All that was found about an agent.
#[derive(Debug, Default)]
pub(crate) struct Findings {
    /// Where the card is, if there is one.
    pub(crate) card: Option<Untrusted<'static>>,
    /// The card and all exchanges, clause by clause.
    pub(crate) report: Option<Report>,
    /// In the order in which they were.
    pub(crate) exchanges: Vec<Exchange>,
    /// Why nothing could be sent, in words that are safe for a terminal.
    pub(crate) obstacle: Option<String>,
    /// The interfaces of the card that can't be used.
    pub(crate) skipped: Vec<Skipped>,
    /// The rules of the card that no case names.
    pub(crate) not_provoked: Vec<String>,
    /// Whether those count.
    pub(crate) requires_all_rules: bool,
}

/// A request over a channel, and the verdict on the reply.
#[derive(Debug)]
pub(crate) struct Exchange {
    pub(crate) channel: Channel,
    pub(crate) case: Case,
    pub(crate) verdict: Result<Verdict, NoReply>,
}

/// What follows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Conclusion {
    Conformant,
    /// Something is broken.
    NotConformant,
    /// Nothing is broken, but not everything was examined that has to be.
    NotShown,
    /// Nothing that was seen is broken, and something could not be.
    NotProbed,
}

impl Conclusion {
    pub(crate) fn exit_code(self) -> ExitCode {
        ExitCode::from(match self {
            Self::Conformant => 0,
            Self::NotConformant | Self::NotShown => 1,
            Self::NotProbed => 2,
        })
    }

    pub(crate) const fn sentence(self) -> &'static str {
        match self {
            Self::Conformant => "conformant",
            Self::NotConformant => "not conformant",
            Self::NotShown => "not shown to be conformant: not everything was examined",
            Self::NotProbed => "could not be probed",
        }
    }
}

impl Findings {
    pub(crate) fn requiring_all_rules(mut self, requires: bool) -> Self {
        self.requires_all_rules = requires;
        self
    }

    pub(crate) fn push(&mut self, exchange: Exchange) {
        let report = exchange.verdict.as_ref().ok().and_then(|verdict| verdict.report.clone());
        if let Some(report) = report {
            self.report = Some(match self.report.take() {
                Some(before) => before.and(report),
                None => report,
            });
        }
        self.exchanges.push(exchange);
    }

    /// The findings on the clauses of the standard.
    pub(crate) fn clauses(&self) -> &[Finding] {
        self.report.as_ref().map_or(&[], |report| report.findings())
    }

    /// Whether a requirement of the probe's is kept, over all exchanges.
    pub(crate) fn requirement(&self, requirement: Requirement) -> Outcome {
        let verdicts = self.exchanges.iter().filter_map(|exchange| exchange.verdict.as_ref().ok());
        let mine =
            verdicts.flat_map(|verdict| &verdict.requirements).filter(|(other, _)| *other == requirement);
        let outcomes = mine.map(|(_, broken)| if broken.is_some() { Outcome::Fail } else { Outcome::Pass });
        outcomes.max().unwrap_or(Outcome::NotExamined)
    }

    /// What is broken is proven, whatever else could not be seen. The rest is proven by nothing less than all.
    pub(crate) fn conclusion(&self) -> Conclusion {
        let is_broken =
            |finding: &Finding| finding.outcome() == Outcome::Fail && finding.clause().level() == Level::Must;
        let is_required = |requirement: &Requirement| self.requirement(*requirement) == Outcome::Fail;
        if self.clauses().iter().any(is_broken) || Requirement::ALL.iter().any(is_required) {
            Conclusion::NotConformant
        } else if self.obstacle.is_some() || self.exchanges.iter().any(|exchange| exchange.verdict.is_err()) {
            Conclusion::NotProbed
        } else if self.report.as_ref().is_some_and(Report::is_conformant)
            && (self.not_provoked.is_empty() || !self.requires_all_rules)
        {
            Conclusion::Conformant
        } else {
            Conclusion::NotShown
        }
    }
}
