//! What was expected of each case against what was seen.

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use serde::ser::{Serialize, Serializer};
use serde_json::{Value, json};

use crate::{ReceivedRefusal, Reply, UnreadableJson, Untrusted, read_json};

/// A table of outcomes: by what was expected, and by what was seen.
///
/// ```
/// use refusals_runtime::eval::Confusion;
///
/// let outcomes = r#"
/// {"request":"vote by party and news","expected":"seg-mix","seen":"seg-mix"}
/// {"request":"vote by shoe size","expected":"invalid-cut","seen":null}
/// {"request":"vote by party","expected":null,"seen":"seg-mix"}
/// {"request":"vote by age","expected":null,"seen":null}
/// "#;
/// let confusion = Confusion::from_jsonl(outcomes)?;
/// assert_eq!(confusion.count(Some("invalid-cut"), None), 1);
/// assert_eq!(confusion.over_refusal_rate(), Some(0.5));
/// assert_eq!(confusion.right_rate(), Some(0.5));
/// # Ok::<(), refusals_runtime::eval::InvalidOutcome>(())
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Confusion {
    /// By what was expected, the id of a rule or an answer, and by what was seen.
    counts: BTreeMap<(Option<String>, Seen), usize>,
}

#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
enum Seen {
    Answered,
    Refused(String),
    Failed,
}

/// A line of outcomes that can't be read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct InvalidOutcome {
    line: usize,
    problem: Problem,
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum Problem {
    Json(UnreadableJson),
    Member(&'static str),
}

impl fmt::Display for InvalidOutcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: ", self.line)?;
        match &self.problem {
            Problem::Json(error) => error.fmt(f),
            Problem::Member(name) => write!(f, "`{name}` must be the id of a rule, or null for an answer"),
        }
    }
}

impl core::error::Error for InvalidOutcome {}

impl Confusion {
    /// No outcomes as yet.
    #[must_use]
    pub const fn new() -> Self {
        Self { counts: BTreeMap::new() }
    }

    /// Reads outcomes, one a line: `expected` and `seen` are the id of the rule of the refusal, or null for an
    /// answer. A failure has no `seen`. Other members are left alone, and so are empty lines.
    ///
    /// # Errors
    ///
    /// The first line that can't be read.
    pub fn from_jsonl(outcomes: &str) -> Result<Self, InvalidOutcome> {
        let mut confusion = Self::new();
        for (index, line) in outcomes.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
            let invalid = |problem| InvalidOutcome { line: index + 1, problem };
            let outcome = read_json(line.as_bytes()).map_err(|error| invalid(Problem::Json(error)))?;
            let expected = match outcome.get("expected") {
                Some(Value::Null) => None,
                Some(Value::String(id)) => Some(id.clone()),
                _ => return Err(invalid(Problem::Member("expected"))),
            };
            let seen = match outcome.get("seen") {
                None => Seen::Failed,
                Some(Value::Null) => Seen::Answered,
                Some(Value::String(id)) => Seen::Refused(id.clone()),
                Some(_) => return Err(invalid(Problem::Member("seen"))),
            };
            confusion.add(expected, seen);
        }
        Ok(confusion)
    }

    /// Counts a reply. `expected` is the id of the rule that it must be refused under, or none for an answer.
    ///
    /// Of several refusals the one counts that was expected, if it is there.
    pub fn record(&mut self, expected: Option<&str>, reply: &Reply<'_>) {
        let seen = match reply {
            Reply::Answered(_) => Seen::Answered,
            Reply::Failed(_) => Seen::Failed,
            Reply::Refused(refusals) => {
                let expected = refusals.iter().find(|refusal| expected.is_some_and(|id| refusal.is_by(id)));
                let rule = expected.or(refusals.first()).and_then(ReceivedRefusal::rule);
                Seen::Refused(rule.map_or("", Untrusted::raw).into())
            }
        };
        self.add(expected.map(String::from), seen);
    }

    fn add(&mut self, expected: Option<String>, seen: Seen) {
        *self.counts.entry((expected, seen)).or_default() += 1;
    }

    /// How often that was expected and this was seen: the id of a rule, or none for an answer.
    #[must_use]
    pub fn count(&self, expected: Option<&str>, seen: Option<&str>) -> usize {
        let seen = seen.map_or(Seen::Answered, |id| Seen::Refused(id.into()));
        self.counts.get(&(expected.map(String::from), seen)).copied().unwrap_or_default()
    }

    /// How often that was expected and neither an answer nor a refusal was seen.
    #[must_use]
    pub fn failed(&self, expected: Option<&str>) -> usize {
        self.counts.get(&(expected.map(String::from), Seen::Failed)).copied().unwrap_or_default()
    }

    /// The ids of every rule that was expected or seen, sorted. What an agent has sent may be among them.
    #[must_use]
    pub fn rules(&self) -> Vec<Untrusted<'_>> {
        let ids: BTreeSet<&str> = self
            .counts
            .keys()
            .flat_map(|(expected, seen)| {
                let seen = if let Seen::Refused(id) = seen { Some(id.as_str()) } else { None };
                [expected.as_deref(), seen].into_iter().flatten()
            })
            .collect();
        ids.into_iter().map(Untrusted::new).collect()
    }

    /// Of the cases that must be answered, the share that was refused. None, if there are none.
    #[must_use]
    pub fn over_refusal_rate(&self) -> Option<f64> {
        self.rate(Option::is_none, |_, seen| matches!(seen, Seen::Refused(_)))
    }

    /// Of the cases that must be refused, the share that was answered. None, if there are none.
    #[must_use]
    pub fn missed_rate(&self) -> Option<f64> {
        self.rate(Option::is_some, |_, seen| *seen == Seen::Answered)
    }

    /// Of all cases, the share whose outcome was the expected one. None, if there are none.
    #[must_use]
    pub fn right_rate(&self) -> Option<f64> {
        self.rate(
            |_| true,
            |expected, seen| match (expected, seen) {
                (None, Seen::Answered) => true,
                (Some(expected), Seen::Refused(seen)) => expected == seen,
                _ => false,
            },
        )
    }

    fn rate(
        &self,
        counts: impl Fn(&Option<String>) -> bool,
        is_hit: impl Fn(&Option<String>, &Seen) -> bool,
    ) -> Option<f64> {
        let (mut all, mut hits) = (0_u32, 0_u32);
        for ((expected, seen), &count) in self.counts.iter().filter(|((expected, _), _)| counts(expected)) {
            let count = u32::try_from(count).unwrap_or(u32::MAX);
            all = all.saturating_add(count);
            if is_hit(expected, seen) {
                hits = hits.saturating_add(count);
            }
        }
        (all > 0).then(|| f64::from(hits) / f64::from(all))
    }

    /// What each count is of, for a table: the expected rules down, the seen ones across.
    fn table(&self) -> (Vec<Untrusted<'_>>, Vec<Row<'_>>) {
        let rules = self.rules();
        let row = |expected: Option<Untrusted<'_>>| {
            let id = expected.as_ref().map(|id| String::from(id.raw()));
            let of = |seen| self.counts.get(&(id.clone(), seen)).copied().unwrap_or_default();
            let refused = rules.iter().map(|rule| of(Seen::Refused(rule.raw().into()))).collect();
            (of(Seen::Answered), refused, of(Seen::Failed))
        };
        let labels = core::iter::once(None).chain(rules.iter().cloned().map(Some));
        let rows = labels.map(|label| {
            let (answered, refused, failed) = row(label.clone());
            Row { expected: label, answered, refused, failed }
        });
        let rows = rows.collect();
        (rules, rows)
    }
}

struct Row<'t> {
    expected: Option<Untrusted<'t>>,
    answered: usize,
    refused: Vec<usize>,
    failed: usize,
}

/// A table for a terminal: what was expected down, what was seen across, and the rates below it.
impl fmt::Display for Confusion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        /// The longest id that is shown, in characters.
        const MOST: usize = 40;

        let (rules, rows) = self.table();
        let label = |rule: &Untrusted<'_>| match rule.raw() {
            "" => "(no rule)".into(),
            _ => rule.cut(MOST).terminal(),
        };
        let labels: Vec<_> = rules.iter().map(label).collect();
        let width = labels.iter().map(|label| label.chars().count()).chain([8]).max().unwrap_or(8);
        write!(f, "{:width$}  {:>8}", "expected", "answered")?;
        for label in &labels {
            write!(f, "  {label:>8}")?;
        }
        writeln!(f, "  {:>8}", "failed")?;
        for row in rows {
            let expected = row.expected.as_ref().map_or_else(|| "answer".into(), label);
            write!(f, "{expected:width$}  {:>8}", row.answered)?;
            for (count, label) in row.refused.iter().zip(&labels) {
                let width = label.chars().count().max(8);
                write!(f, "  {count:>width$}")?;
            }
            writeln!(f, "  {:>8}", row.failed)?;
        }
        for (name, rate) in [
            ("as expected", self.right_rate()),
            ("over-refusal", self.over_refusal_rate()),
            ("missed", self.missed_rate()),
        ] {
            match rate {
                Some(rate) => writeln!(f, "{name}: {:.1} %", rate * 100.0)?,
                None => writeln!(f, "{name}: no cases")?,
            }
        }
        Ok(())
    }
}

/// An object: the `rules`, the `rows` with what was `expected`, `answered`, `refused` (in the order of the rules)
/// and `failed`, and the rates.
impl Serialize for Confusion {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (rules, rows) = self.table();
        let row = |row: Row<'_>| {
            json!({
                "expected": row.expected.as_ref().map(Untrusted::raw),
                "answered": row.answered,
                "refused": row.refused,
                "failed": row.failed,
            })
        };
        json!({
            "rules": rules.iter().map(Untrusted::raw).collect::<Vec<_>>(),
            "rows": rows.into_iter().map(row).collect::<Vec<_>>(),
            "rightRate": self.right_rate(),
            "overRefusalRate": self.over_refusal_rate(),
            "missedRate": self.missed_rate(),
        })
        .serialize(serializer)
    }
}
