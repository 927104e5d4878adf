//! The cases: what is asked of the agent, and what must come of it.

use std::error::Error;
use std::fmt;

use refusals_runtime::read_json;
use serde_json::Value;

/// A request, and what must come of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Case {
    pub(crate) request: String,
    /// The id of the rule that must refuse it; none for an answer.
    pub(crate) expected: Option<String>,
}

/// A line of a file of cases that can't be read.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct InvalidCase {
    line: usize,
    problem: String,
}

impl fmt::Display for InvalidCase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.problem)
    }
}

impl Error for InvalidCase {}

impl Case {
    pub(crate) fn must_answer(request: impl Into<String>) -> Self {
        Self { request: request.into(), expected: None }
    }

    /// Reads `seg-mix=vote by party and news`.
    pub(crate) fn provocation(argument: &str) -> Result<Self, &'static str> {
        match argument.split_once('=') {
            Some((rule, request)) if !rule.is_empty() && !request.is_empty() => {
                Ok(Self { request: request.into(), expected: Some(rule.into()) })
            }
            _ => Err("not a rule, `=`, and a request that it refuses"),
        }
    }

    /// Reads cases, one a line. Other members are left alone, so a file of outcomes is one of cases too.
    pub(crate) fn from_jsonl(file: &str) -> Result<Vec<Self>, InvalidCase> {
        let lines = file.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
        let case = |(index, line): (usize, &str)| {
            Self::from_json(line).map_err(|problem| InvalidCase { line: index + 1, problem })
        };
        lines.map(case).collect()
    }

    fn from_json(line: &str) -> Result<Self, String> {
        let case = read_json(line.as_bytes()).map_err(|error| error.to_string())?;
        let request = case.get("request").and_then(Value::as_str).ok_or("`request` must be a text")?;
        let expected = match case.get("expected") {
            Some(Value::Null) => None,
            Some(Value::String(rule)) => Some(rule.clone()),
            // Left out by mistake, it would turn a provocation around.
            _ => return Err("`expected` must be the id of a rule, or null for an answer".into()),
        };
        Ok(Self { request: request.into(), expected })
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

    use super::*;

    #[test]
    fn provocations() {
        let case = Case::provocation("seg-mix=a = b").unwrap();
        assert_eq!(case, Case { request: "a = b".into(), expected: Some("seg-mix".into()) });
        for wrong in ["", "=", "seg-mix", "seg-mix=", "=vote"] {
            assert!(Case::provocation(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn files() {
        let file = "{\"request\":\"a\",\"expected\":\"seg-mix\",\"seen\":null}\n\n{\"request\":\"b\",\"expected\":null}\n";
        let expected =
            [Case { request: "a".into(), expected: Some("seg-mix".into()) }, Case::must_answer("b")];
        assert_eq!(Case::from_jsonl(file).unwrap(), expected);
        for (wrong, problem) in [
            ("\n{}", "line 2: `request` must be a text"),
            ("{\"request\":1}", "line 1: `request` must be a text"),
            ("{\"request\":\"a\"}", "line 1: `expected` must be the id of a rule, or null for an answer"),
            ("{", "line 1: the JSON is cut short, at line 1 column 1"),
        ] {
            assert_eq!(Case::from_jsonl(wrong).unwrap_err().to_string(), problem);
        }
    }
}
