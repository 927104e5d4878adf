//! With strum and glue: ids and reasons by derive, the card and the prompt made at run time, and a test.

use std::num::ParseIntError;

use serde_json::{Map, Value, json};
use strum::{EnumIter, EnumMessage, EnumString, IntoEnumIterator, IntoStaticStr};

#[derive(Debug, Clone, Copy, PartialEq, Eq, EnumIter, EnumMessage, EnumString, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Rule {
    /// Segmentation families cannot be crossed; ask for one family per cut.
    SegMix,
    /// That demographic cut is not defined for this study.
    InvalidCut,
}

impl Rule {
    pub fn id(self) -> &'static str {
        self.into()
    }

    pub fn reason(self) -> &'static str {
        self.get_documentation().unwrap_or_default()
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
    let params: Map<_, _> = Rule::iter().map(|rule| (rule.id().into(), rule.reason().into())).collect();
    json!({ "capabilities": { "extensions": [{
        "uri": "https://standards.upperhandai.com/ext/refusals/v1",
        "required": false,
        "description": "Rules this agent will not compute. Callers should not request these; \
                        the agent refuses with a typed Part if asked anyway.",
        "params": params,
    }] } })
}

pub fn prompt() -> String {
    let rules: String = Rule::iter().map(|rule| format!("- `{}`: {}\n", rule.id(), rule.reason())).collect();
    format!(
        "You answer questions about a survey.\n\n\
         ## What to refuse\n\n\
         Answer every request that these rules do not name.\n\n\
         {rules}\n\
         When a rule applies, refuse, and name the rule by its exact id.\n"
    )
}

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
    Rule::iter().try_for_each(|rule| rule.check(tool, &cut))?;
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
    fn every_rule_has_an_id_of_its_own_and_a_reason() {
        for rule in Rule::iter() {
            assert_eq!(rule.id().parse(), Ok(rule));
            assert!(!rule.reason().is_empty());
        }
    }
}
