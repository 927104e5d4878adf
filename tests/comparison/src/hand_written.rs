//! By hand, with care: an enum, its texts in `match`es, the card and the prompt as files, and a test.

use std::num::ParseIntError;

use serde_json::{Value, json};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Rule {
    SegMix,
    InvalidCut,
}

impl Rule {
    pub const ALL: &[Self] = &[Self::SegMix, Self::InvalidCut];

    pub fn id(self) -> &'static str {
        match self {
            Self::SegMix => "seg-mix",
            Self::InvalidCut => "invalid-cut",
        }
    }

    pub fn reason(self) -> &'static str {
        match self {
            Self::SegMix => "Segmentation families cannot be crossed; ask for one family per cut.",
            Self::InvalidCut => "That demographic cut is not defined for this study.",
        }
    }

    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|rule| rule.id() == id)
    }

    fn check(self, tool: &CutTool, cut: &Cut) -> Result<(), Refusal> {
        let refused = match self {
            Self::SegMix => (cut.families.len() > 1)
                .then(|| Some(format!("Requested cut combined {}.", cut.families.join(" with ")))),
            Self::InvalidCut => (!tool.defined.contains(&cut.by)).then_some(None),
        };
        refused.map_or(Ok(()), |detail| Err(Refusal { rule: self, detail }))
    }
}

#[derive(Debug)]
pub struct Refusal {
    pub rule: Rule,
    pub detail: Option<String>,
}

impl Refusal {
    pub fn parts(&self) -> Value {
        let mut data = json!({ "rule": self.rule.id(), "reason": self.rule.reason() });
        if let Some(detail) = &self.detail {
            data["detail"] = json!(detail);
        }
        let media_type = "application/vnd.upperhand.refusal+json";
        json!([
            { "text": self.rule.reason(), "mediaType": "text/plain" },
            { "data": data, "metadata": { "mimeType": media_type }, "mediaType": media_type },
        ])
    }
}

#[derive(Debug)]
pub enum Stop {
    Refused(Refusal),
    Failed(ParseIntError),
}

impl From<Refusal> for Stop {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

impl From<ParseIntError> for Stop {
    fn from(error: ParseIntError) -> Self {
        Self::Failed(error)
    }
}

pub fn card() -> Value {
    serde_json::from_str(include_str!("hand_written/card.json")).unwrap_or_default()
}

pub const PROMPT: &str = include_str!("hand_written/prompt.md");

pub struct Cut {
    pub families: Vec<&'static str>,
    pub by: &'static str,
    pub year: &'static str,
}

pub struct CutTool {
    pub defined: &'static [&'static str],
}

impl CutTool {
    fn tabulate(&self, cut: &Cut) -> Result<String, ParseIntError> {
        let year: u16 = cut.year.parse()?;
        Ok(format!("the vote of {year} by {}", cut.by))
    }
}

pub fn answer(tool: &CutTool, cut: Cut) -> Result<String, Stop> {
    Rule::ALL.iter().try_for_each(|rule| rule.check(tool, &cut))?;
    Ok(tool.tabulate(&cut)?)
}

pub fn reply(tool: &CutTool, cut: Cut) -> Result<Value, ParseIntError> {
    match answer(tool, cut) {
        Ok(table) => Ok(json!([{ "text": table }])),
        Err(Stop::Refused(refusal)) => Ok(refusal.parts()),
        Err(Stop::Failed(error)) => Err(error),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn card_and_prompt_agree_with_the_enum() {
        let card = card();
        let params = card["capabilities"]["extensions"][0]["params"].as_object().unwrap();
        assert_eq!(params.len(), Rule::ALL.len());
        for rule in Rule::ALL {
            assert_eq!(params[rule.id()], rule.reason());
            assert_eq!(Rule::from_id(rule.id()), Some(*rule));
            assert!(PROMPT.contains(&format!("- `{}`: {}\n", rule.id(), rule.reason())));
        }
        assert_eq!(PROMPT.matches("\n- `").count(), Rule::ALL.len());
    }
}
