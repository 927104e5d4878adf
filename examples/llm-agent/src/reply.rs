//! The reply: an answer or a refusal, and each shown as what it is.

use std::io::{self, Write};

use refusals_runtime::{Refusal, Untrusted};
use serde_json::json;
use survey::program::indented;

use crate::rules::AgentRule;

/// What a question got. Both are successes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Reply {
    /// The model's answer.
    Answer(String),
    /// The rule that applies.
    Refused(Refusal<AgentRule>),
}

impl Reply {
    /// Prints the answer, indented so that none of its lines can pass for a refusal; or the refusal, with
    /// its rule and with its Parts as an A2A message would hold them.
    ///
    /// # Errors
    ///
    /// What writing fails with.
    pub fn show(&self, out: &mut impl Write) -> io::Result<()> {
        match self {
            Self::Answer(text) => indented(&Untrusted::new(text), out),
            Self::Refused(refusal) => {
                writeln!(out, "REFUSED by rule {}: {}", refusal.id(), refusal.reason())?;
                indented(&Untrusted::new(format!("{:#}", json!(refusal.parts()))), out)
            }
        }
    }
}
