//! The request: what is to be tabulated, read and not yet judged.

use std::collections::BTreeSet;
use std::error::Error;
use std::fmt;

use serde::Deserialize;
use serde_json::{Map, Value, json};

use crate::study::VOTE;

/// A request for the vote, cut by one or more variables, which the study may or may not define.
///
/// Its JSON is `{"measure":"vote","by":["educ"]}`.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(try_from = "CutForm")]
pub struct CutRequest {
    pub(crate) by: Vec<String>,
}

/// What is no request. This is an error and not a refusal: no rule applies to what can't be read.
#[derive(Debug, PartialEq, Eq)]
pub struct Malformed(String);

impl Malformed {
    /// Says what is wrong.
    pub fn new(what: impl Into<String>) -> Self {
        Self(what.into())
    }
}

impl fmt::Display for Malformed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Error for Malformed {}

impl CutRequest {
    /// A request for a measure, of which there is one, by these variables.
    ///
    /// # Errors
    ///
    /// What is wrong with a name, or that there is none, or the same one twice.
    pub fn new<S: AsRef<str>>(measure: &str, by: &[S]) -> Result<Self, Malformed> {
        let measure = name(measure)?;
        if measure != VOTE.id {
            return Err(Malformed::new(format!("`{measure}` is not measured, only `{}` is", VOTE.id)));
        }
        let by = by.iter().map(|it| name(it.as_ref())).collect::<Result<Vec<_>, _>>()?;
        if by.is_empty() {
            return Err(Malformed::new("there is nothing to cut by"));
        }
        let mut seen = BTreeSet::new();
        match by.iter().find(|name| !seen.insert(*name)) {
            Some(twice) => Err(Malformed::new(format!("`{twice}` is named twice"))),
            None => Ok(Self { by }),
        }
    }

    /// The names of the variables, as they were asked for.
    #[must_use]
    pub fn by(&self) -> &[String] {
        &self.by
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CutForm {
    measure: String,
    by: Vec<String>,
}

impl CutRequest {
    /// The JSON schema of a request, for a tool whose arguments are one. `by` describes the variables.
    #[must_use]
    pub fn schema(by: &str) -> Map<String, Value> {
        let properties = json!({
            "measure": {"type": "string", "enum": [VOTE.id], "description": "What is counted."},
            "by": {
                "type": "array",
                // No enum: a cut that the study does not define must reach the guard, which refuses it.
                "items": {"type": "string"},
                "minItems": 1,
                "uniqueItems": true,
                "description": by,
            },
        });
        Map::from_iter([
            ("type".into(), json!("object")),
            ("properties".into(), properties),
            ("required".into(), json!(["measure", "by"])),
            ("additionalProperties".into(), json!(false)),
        ])
    }
}

impl TryFrom<CutForm> for CutRequest {
    type Error = Malformed;

    fn try_from(form: CutForm) -> Result<Self, Malformed> {
        Self::new(&form.measure, &form.by)
    }
}

/// A name in lower case, its words a space apart. It may be one that the study does not define, but it
/// is short and plain, so that a refusal can repeat it, and holds no word of the request's own.
///
/// # Errors
///
/// What a name has to be.
pub fn name(words: &str) -> Result<String, Malformed> {
    let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '-' | ' ');
    let name = words.split_whitespace().collect::<Vec<_>>().join(" ").to_ascii_lowercase();
    if name.split(' ').any(|word| ["and", "by"].contains(&word)) {
        return Err(Malformed::new("`and` and `by` are no part of a name"));
    }
    if (1..=32).contains(&name.len()) && name.chars().all(plain) {
        Ok(name)
    } else {
        Err(Malformed::new("a name has 1 to 32 letters, digits, spaces, `_` or `-`"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn requests() {
        const NO_NAME: &str = "a name has 1 to 32 letters, digits, spaces, `_` or `-`";
        for (request, expected) in [
            (json!({"measure": "vote", "by": ["educ", " Age "]}), "educ + age"),
            // Not a variable of the study, and a request all the same: a rule refuses it.
            (json!({"measure": "Vote", "by": ["shoe size"]}), "shoe size"),
            (json!({"measure": "vote", "by": []}), "there is nothing to cut by"),
            (json!({"measure": "vote", "by": [""]}), NO_NAME),
            (json!({"measure": "vote", "by": ["\u{1b}[2J"]}), NO_NAME),
            (json!({"measure": "vote", "by": ["an-id-that-is-longer-than-a-name-is"]}), NO_NAME),
            (json!({"measure": "vote", "by": ["educ by age"]}), "`and` and `by` are no part of a name"),
            (json!({"measure": "vote", "by": ["educ", "age", "EDUC"]}), "`educ` is named twice"),
            (json!({"measure": "turnout", "by": ["educ"]}), "`turnout` is not measured, only `vote` is"),
            (json!({"measure": "vote"}), "missing field `by`"),
            (
                json!({"measure": "vote", "by": ["educ"], "where": "age"}),
                "unknown field `where`, expected `measure` or `by`",
            ),
        ] {
            let read = match CutRequest::deserialize(&request) {
                Ok(request) => request.by.join(" + "),
                Err(error) => error.to_string(),
            };
            assert_eq!(read, expected, "{request}");
        }
    }
}
