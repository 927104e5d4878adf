//! The request: what a message asks for, read and not yet judged.

use a2a::{Message, Part, PartContent};
use serde::Deserialize;
use serde_json::Value;
use survey::request::name;
use survey::{CutRequest, Malformed};

/// A request to one of the tools.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Request {
    Cut(CutRequest),
    Placement(PlacementRequest),
}

/// A request for where respondents place a candidate, whom they may or may not have been asked about.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct PlacementRequest {
    pub(crate) candidate: String,
    /// The one respondent whose answer is asked for, if it is not all of them.
    pub(crate) respondent: Option<String>,
}

fn malformed<T>(what: impl Into<String>) -> Result<T, Malformed> {
    Err(Malformed::new(what))
}

impl Request {
    /// Reads the one text or data Part of a message.
    pub(crate) fn read(message: &Message) -> Result<Self, Malformed> {
        match message.parts.as_slice() {
            [Part { content: PartContent::Text(text), .. }] => Self::from_text(text),
            [Part { content: PartContent::Data(data), .. }] => Self::from_data(data)
                .unwrap_or_else(|error| malformed(format!("this data is not a request: {error}"))),
            _ => malformed("expected one Part, with text or data"),
        }
    }

    /// Reads a text like `vote by party and age` or `placement of dole`.
    fn from_text(text: &str) -> Result<Self, Malformed> {
        let words: Vec<String> = text.split_whitespace().map(str::to_lowercase).collect();
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        match words.as_slice() {
            ["placement", "of", candidate @ .., "by", "respondent", number] => {
                Self::placement(&candidate.join(" "), Some(number))
            }
            ["placement", "of", candidate @ ..] => Self::placement(&candidate.join(" "), None),
            [measure, "by", cut @ ..] => {
                let names: Vec<_> = cut.split(|word| *word == "and").map(|words| words.join(" ")).collect();
                CutRequest::new(measure, &names).map(Self::Cut)
            }
            _ => malformed("this text is not a request"),
        }
    }

    /// Reads a data Part. It is of the tool whose key it has.
    fn from_data(data: &Value) -> Result<Result<Self, Malformed>, serde_json::Error> {
        if data.get("placement").is_some() {
            let form = PlacementForm::deserialize(data)?;
            let respondent = form.respondent.map(|it| match it {
                Respondent::Number(number) => number.to_string(),
                Respondent::Name(name) => name,
            });
            return Ok(Self::placement(&form.placement, respondent.as_deref()));
        }
        CutRequest::deserialize(data).map(|cut| Ok(Self::Cut(cut)))
    }

    fn placement(candidate: &str, respondent: Option<&str>) -> Result<Self, Malformed> {
        let (candidate, respondent) = (name(candidate)?, respondent.map(name).transpose()?);
        Ok(Self::Placement(PlacementRequest { candidate, respondent }))
    }
}

/// A data Part like `{"placement":"dole"}`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PlacementForm {
    placement: String,
    respondent: Option<Respondent>,
}

/// A number comes as a double: the SDK's data Parts know no others.
#[derive(Deserialize)]
#[serde(untagged)]
enum Respondent {
    Number(f64),
    Name(String),
}

#[cfg(test)]
mod tests {
    use a2a::Role;
    use serde_json::json;

    use super::*;

    /// The names in the request, or what is malformed.
    fn read(parts: Vec<Part>) -> String {
        match Request::read(&Message::new(Role::User, parts)) {
            Ok(Request::Cut(cut)) => cut.by().join(" + "),
            Ok(Request::Placement(PlacementRequest { candidate, respondent: None })) => {
                format!("of {candidate}")
            }
            Ok(Request::Placement(PlacementRequest { candidate, respondent: Some(number) })) => {
                format!("of {candidate} by {number}")
            }
            Err(malformed) => malformed.to_string(),
        }
    }

    const NO_TEXT: &str = "this text is not a request";
    const NO_NAME: &str = "a name has 1 to 32 letters, digits, spaces, `_` or `-`";

    #[test]
    fn texts() {
        for (text, expected) in [
            ("vote by educ", "educ"),
            ("  Vote by\tPARTY and Age\n", "party + age"),
            // Not a variable of the study, and a request all the same: a rule refuses it.
            ("vote by region", "region"),
            ("vote by shoe size and educ", "shoe size + educ"),
            ("placement of clinton", "of clinton"),
            ("Placement of Ross  Perot", "of ross perot"),
            ("placement of dole by respondent 17", "of dole by 17"),
            ("placement of", NO_NAME),
            ("placement of by respondent 17", NO_NAME),
            ("placement of dole?", NO_NAME),
            ("placement of clinton by educ", "`and` and `by` are no part of a name"),
            ("placement of clinton and dole", "`and` and `by` are no part of a name"),
            ("vote by educ by age", "`and` and `by` are no part of a name"),
            ("placement", NO_TEXT),
            ("", NO_TEXT),
            ("vote", NO_TEXT),
            ("how will people vote?", NO_TEXT),
            ("vote by", NO_NAME),
            ("vote by educ and", NO_NAME),
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
            (json!({"measure": "vote", "by": ["educ", "Age"]}), "educ + age"),
            (json!({"placement": "Dole"}), "of dole"),
            (json!({"placement": "Dole AND Clinton"}), "`and` and `by` are no part of a name"),
            (json!({"placement": "dole", "respondent": "17"}), "of dole by 17"),
            (json!({"placement": "dole", "respondent": 17.0}), "of dole by 17"),
            (json!({"placement": "dole", "respondent": 17.5}), NO_NAME),
            (
                json!({"placement": "dole", "by": ["educ"]}),
                "this data is not a request: unknown field `by`, expected `placement` or `respondent`",
            ),
            (json!([1]), "this data is not a request: invalid type: integer `1`, expected a string"),
            (json!({"measure": "vote", "by": []}), "this data is not a request: there is nothing to cut by"),
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
