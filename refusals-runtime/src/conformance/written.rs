//! A report as text and JSON.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::Write;

use serde::ser::{Serialize, Serializer};
use serde_json::{Value, json};

use super::report::{Finding, Outcome, Report, Seen};
use crate::Untrusted;
use crate::render::Palette;

impl Report {
    /// A table for a terminal: a line for each clause, and what was seen below it. Ends in whether the agent is
    /// conformant.
    #[must_use]
    pub fn terminal(&self, palette: &Palette) -> String {
        let mut text = String::new();
        // Writing to a String does not fail.
        for finding in self.findings() {
            let clause = finding.clause();
            let style =
                if finding.outcome() == Outcome::Fail { palette.heading } else { anstyle::Style::new() };
            let _ = writeln!(
                text,
                "{}  {:6}  {style}{:12}{style:#}  {}",
                clause.number(),
                clause.level().to_string(),
                finding.outcome(),
                clause.quote()
            );
            for seen in finding.seen() {
                let _ = writeln!(text, "{:26}{seen}", "");
            }
        }
        let verdict = if self.is_conformant() { "conformant" } else { "not conformant" };
        let _ = writeln!(text, "\n{verdict}");
        text
    }
}

/// An object: `conformant`, and the `clauses` with `number`, `level`, `quote`, `outcome` and what was `seen`.
impl Serialize for Report {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let seen = |seen: &Seen| {
            json!({
                "what": seen.what(),
                "quote": seen.quote().map(Untrusted::raw),
                "pointer": seen.pointer().map(Untrusted::raw),
            })
        };
        let clause = |finding: &Finding| {
            json!({
                "number": finding.clause().number(),
                "level": finding.clause().level().to_string(),
                "quote": finding.clause().quote(),
                "outcome": finding.outcome().to_string(),
                "seen": finding.seen().iter().map(seen).collect::<Vec<Value>>(),
            })
        };
        let clauses: Vec<Value> = self.findings().iter().map(clause).collect();
        json!({ "conformant": self.is_conformant(), "clauses": clauses }).serialize(serializer)
    }
}
