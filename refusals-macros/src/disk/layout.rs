//! The layout of an object in a JSON file, so that what is written into it looks as its author's own.

use std::fmt::Display;

use serde_json::Value;

use super::json::Object;
use super::source::Source;
use crate::rule_text::RuleText;

/// How an author sets an object: what stands after its bracket, after a key, and before the other bracket.
#[derive(Clone)]
pub(super) struct Layout {
    open: String,
    colon: &'static str,
    close: String,
}

impl Default for Layout {
    fn default() -> Self {
        Self { open: "\n  ".into(), colon: ": ", close: "\n".into() }
    }
}

impl Layout {
    /// The layout of an object, unless it is empty.
    pub(super) fn of(source: &Source, object: &Object) -> Option<Self> {
        let (first, last) = (object.members.first()?, object.members.last()?);
        let brackets = (object.text.get(..1)?, object.text.get(object.text.len() - 1..)?);
        let open = source.between(brackets.0, first.key.get());
        let spaced = !source.between(first.key.get(), first.value.get()).ends_with(':');
        let close = source.between(last.value.get(), brackets.1);
        Some(Self { open: open.into(), colon: if spaced { ": " } else { ":" }, close: close.into() })
    }

    /// The same for an object inside.
    pub(super) fn inner(&self) -> Self {
        if !self.open.contains('\n') {
            return self.clone();
        }
        let indent = self.open.strip_prefix(&self.close).filter(|indent| !indent.contains('\n'));
        let open = format!("{}{}", self.open, indent.unwrap_or("  "));
        Self { open, colon: self.colon, close: self.open.clone() }
    }

    pub(super) fn comma(&self) -> String {
        let space = if self.open.contains('\n') { &self.open } else { self.colon.trim_start_matches(':') };
        format!(",{space}")
    }

    /// The rules as an object, id to reason.
    pub(super) fn write(&self, rules: &[RuleText]) -> String {
        self.object(&rules.iter().map(|rule| self.member(rule)).collect::<Vec<_>>())
    }

    pub(super) fn member(&self, rule: &RuleText) -> String {
        self.pair(rule.id, Value::from(rule.reason))
    }

    /// A member, the value in JSON.
    pub(super) fn pair(&self, key: &str, value: impl Display) -> String {
        format!("{}{}{value}", Value::from(key), self.colon)
    }

    /// These members as an object.
    pub(super) fn object(&self, members: &[String]) -> String {
        let open = if members.is_empty() { "" } else { &self.open };
        format!("{{{open}{}{}}}", members.join(&self.comma()), self.close)
    }
}
