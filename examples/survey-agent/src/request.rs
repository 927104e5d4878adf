//! The request: what a message asks for, read and not yet judged.

use std::collections::BTreeSet;
use std::error::Error;
use std::fmt;

use a2a::{Message, Part, PartContent};
use serde::Deserialize;

use crate::study::VOTE;

/// A request for the vote, cut by one or more variables, which the study may or may not define.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Request {
    pub(crate) by: Vec<String>,
}

/// A message that is no request. This is an error and not a refusal: no rule applies to what can't
/// be read.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Malformed(String);

impl fmt::Display for Malformed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}; ask for example `vote by party and age`", self.0)
    }
}

impl Error for Malformed {}

fn malformed<T>(what: impl Into<String>) -> Result<T, Malformed> {
    Err(Malformed(what.into()))
}

impl Request {
    /// Reads the one text or data Part of a message.
    pub(crate) fn read(message: &Message) -> Result<Self, Malformed> {
        match message.parts.as_slice() {
            [Part { content: PartContent::Text(text), .. }] => Self::from_text(text),
            [Part { content: PartContent::Data(data), .. }] => match Form::deserialize(data) {
                Ok(form) => Self::new(&form.measure, &form.by),
                Err(error) => malformed(format!("this data is not a request: {error}")),
            },
            _ => malformed("expected one Part, with text or data"),
        }
    }

    /// Reads a text like `vote by party and age`.
    fn from_text(text: &str) -> Result<Self, Malformed> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let [measure, "by", cut @ ..] = words.as_slice() else {
            return malformed("this text is not a request");
        };
        let names: Vec<String> = cut.split(|word| *word == "and").map(|words| words.join(" ")).collect();
        Self::new(measure, &names)
    }

    fn new(measure: &str, by: &[String]) -> Result<Self, Malformed> {
        let measure = name(measure)?;
        if measure != VOTE.id {
            return malformed(format!("`{measure}` is not measured, only `{}` is", VOTE.id));
        }
        let by = by.iter().map(|it| name(it)).collect::<Result<Vec<_>, _>>()?;
        if by.is_empty() {
            return malformed("there is nothing to cut by");
        }
        let mut seen = BTreeSet::new();
        match by.iter().find(|name| !seen.insert(*name)) {
            Some(twice) => malformed(format!("`{twice}` is named twice")),
            None => Ok(Self { by }),
        }
    }
}

/// A data Part like `{"measure":"vote","by":["educ"]}`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Form {
    measure: String,
    by: Vec<String>,
}

/// A name in lower case. It may be one that the study does not define, but it is short and plain, so
/// that a refusal can repeat it.
fn name(word: &str) -> Result<String, Malformed> {
    let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '-');
    if (1..=32).contains(&word.len()) && word.chars().all(plain) {
        Ok(word.to_ascii_lowercase())
    } else {
        malformed("a name has 1 to 32 letters, digits, `_` or `-`")
    }
}

#[cfg(test)]
mod tests {
    use a2a::Role;
    use serde_json::json;

    use super::*;

    /// The names to cut by, or what is malformed.
    fn read(parts: Vec<Part>) -> String {
        match Request::read(&Message::new(Role::User, parts)) {
            Ok(request) => request.by.join(" "),
            Err(Malformed(what)) => what,
        }
    }

    const NO_TEXT: &str = "this text is not a request";
    const NO_NAME: &str = "a name has 1 to 32 letters, digits, `_` or `-`";

    #[test]
    fn texts() {
        for (text, expected) in [
            ("vote by educ", "educ"),
            ("  Vote by\tPARTY and Age\n", "party age"),
            // Not a variable of the study, and a request all the same: a rule refuses it.
            ("vote by region", "region"),
            ("", NO_TEXT),
            ("vote", NO_TEXT),
            ("how will people vote?", NO_TEXT),
            ("vote by", NO_NAME),
            ("vote by educ and", NO_NAME),
            ("vote by shoe size", NO_NAME),
            ("vote by educ, age", NO_NAME),
            ("vote by \u{1b}[2J", NO_NAME),
            ("vote by an-id-that-is-longer-than-a-name-is", NO_NAME),
            ("turnout by educ", "`turnout` is not measured, only `vote` is"),
            ("vote by educ and age and EDUC", "`educ` is named twice"),
        ] {
            assert_eq!(read(vec![Part::text(text)]), expected, "{text:?}");
        }
    }

    #[test]
    fn data() {
        for (data, expected) in [
            (json!({"measure": "vote", "by": ["educ", "Age"]}), "educ age"),
            (json!({"measure": "vote", "by": []}), "there is nothing to cut by"),
            (json!({"measure": "vote", "by": [""]}), NO_NAME),
            (json!({"measure": "vote"}), "this data is not a request: missing field `by`"),
            (
                json!({"measure": "vote", "by": ["educ"], "where": "age"}),
                "this data is not a request: unknown field `where`, expected `measure` or `by`",
            ),
        ] {
            assert_eq!(read(vec![Part::data(data)]), expected);
        }
    }

    #[test]
    fn parts() {
        let text = || Part::text("vote by educ");
        for parts in [vec![], vec![text(), text()], vec![Part::url("http://example.com")]] {
            assert_eq!(read(parts), "expected one Part, with text or data");
        }
    }
}
