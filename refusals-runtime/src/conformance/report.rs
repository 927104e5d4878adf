//! What was found, clause by clause.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use super::clause::{Clause, Level};
use crate::Untrusted;

/// What was found about every clause: of the card first, then of the exchange.
#[derive(Debug, Clone, PartialEq, Eq)]
#[must_use = "a report says whether the agent is conformant"]
pub struct Report {
    findings: Vec<Finding>,
}

/// What was found about one clause.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    clause: Clause,
    outcome: Outcome,
    seen: Vec<Seen>,
}

/// Whether a clause is kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Outcome {
    /// Nothing could be seen that shows it.
    NotExamined,
    /// It is kept.
    Pass,
    /// It is broken.
    Fail,
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::NotExamined => "not examined",
            Self::Pass => "pass",
            Self::Fail => "fail",
        })
    }
}

/// One thing that was seen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seen {
    what: &'static str,
    quote: Option<Untrusted<'static>>,
    pointer: Option<Untrusted<'static>>,
}

impl Seen {
    pub(super) const fn new(what: &'static str) -> Self {
        Self { what, quote: None, pointer: None }
    }

    /// Quotes what the agent says there, cut to what a person would read.
    pub(super) fn quoting(self, text: &str) -> Self {
        Self { quote: Some(Untrusted::new(text).cut(200).into_owned()), ..self }
    }

    pub(super) fn at(self, pointer: impl Into<String>) -> Self {
        Self { pointer: Some(Untrusted::new(pointer.into())), ..self }
    }

    /// What it is, in our own words.
    #[must_use]
    pub const fn what(&self) -> &'static str {
        self.what
    }

    /// What the agent says there.
    #[must_use]
    pub const fn quote(&self) -> Option<&Untrusted<'static>> {
        self.quote.as_ref()
    }

    /// Where it is: a JSON Pointer (RFC 6901) into the card, the response, or the list of a stream's events.
    #[must_use]
    pub const fn pointer(&self) -> Option<&Untrusted<'static>> {
        self.pointer.as_ref()
    }
}

/// For a terminal: what the agent says is escaped.
impl fmt::Display for Seen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.what)?;
        if let Some(quote) = &self.quote {
            write!(f, ": {}", quote.terminal())?;
        }
        if let Some(pointer) = &self.pointer {
            write!(f, " (at {})", pointer.cut(200).terminal())?;
        }
        Ok(())
    }
}

impl Finding {
    /// The most that is listed of what was seen about one clause.
    const MAX_SEEN: usize = 10;

    /// The clause.
    #[must_use]
    pub const fn clause(&self) -> Clause {
        self.clause
    }

    /// Whether it is kept.
    #[must_use]
    pub const fn outcome(&self) -> Outcome {
        self.outcome
    }

    /// What was seen, or why nothing was.
    #[must_use]
    pub fn seen(&self) -> &[Seen] {
        &self.seen
    }

    /// What is worse counts, and what is seen of it.
    pub(super) fn add(&mut self, outcome: Outcome, seen: Seen) {
        if outcome > self.outcome {
            self.seen.clear();
            self.outcome = outcome;
        }
        if outcome == self.outcome && self.seen.len() < Self::MAX_SEEN && !self.seen.contains(&seen) {
            self.seen.push(seen);
        }
    }
}

impl Report {
    pub(super) fn new() -> Self {
        let finding = |clause| Finding { clause, outcome: Outcome::NotExamined, seen: Vec::new() };
        Self { findings: Clause::CARD.into_iter().chain(Clause::EXCHANGE).map(finding).collect() }
    }

    pub(super) fn add(&mut self, clause: Clause, outcome: Outcome, seen: Seen) {
        if let Some(finding) = self.findings.iter_mut().find(|finding| finding.clause == clause) {
            finding.add(outcome, seen);
        }
    }

    /// Says of those clauses why they are not examined, where nothing is said of them yet.
    pub(super) fn not_examined(&mut self, clauses: &[Clause], why: &'static str) {
        for &clause in clauses {
            if self.findings.iter().any(|finding| finding.clause == clause && finding.seen.is_empty()) {
                self.add(clause, Outcome::NotExamined, Seen::new(why));
            }
        }
    }

    /// What was found, in the order of the clauses. Every clause is there.
    #[must_use]
    pub fn findings(&self) -> &[Finding] {
        &self.findings
    }

    /// Whether a clause is kept.
    #[must_use]
    pub fn outcome(&self, clause: Clause) -> Outcome {
        let finding = self.findings.iter().find(|finding| finding.clause == clause);
        finding.map_or(Outcome::NotExamined, Finding::outcome)
    }

    /// Whether every MUST was examined, and is kept.
    #[must_use]
    pub fn is_conformant(&self) -> bool {
        let mut musts = self.findings.iter().filter(|finding| finding.clause.level() == Level::Must);
        musts.all(|finding| finding.outcome == Outcome::Pass)
    }

    /// Both reports in one: a clause is broken if either breaks it, and kept if neither breaks it and either
    /// keeps it.
    pub fn and(mut self, other: Self) -> Self {
        for Finding { clause, outcome, seen } in other.findings {
            for seen in seen {
                self.add(clause, outcome, seen);
            }
        }
        self
    }
}
