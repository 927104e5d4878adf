//! With this library: the card and the prompt as files that the compiler holds to the enum, and no test.

use std::num::ParseIntError;

use refusals_runtime::{Admitted, Stop, Verdict, refusal_rules};
use serde_json::{Value, json};

#[refusal_rules(card = "ours/card.json", prompt = "ours/prompt.md", enforced_by(CutTool))]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Rule {
    /// Segmentation families cannot be crossed; ask for one family per cut.
    SegMix,
    /// That demographic cut is not defined for this study.
    InvalidCut,
}

pub fn card() -> Value {
    serde_json::from_str(include_str!("ours/card.json")).unwrap_or_default()
}

pub const PROMPT: &str = include_str!("ours/prompt.md");

pub struct Cut {
    pub families: Vec<&'static str>,
    pub by: &'static str,
    pub year: &'static str,
}

pub struct CutTool {
    pub defined: &'static [&'static str],
}

impl RuleGuards for CutTool {
    type Request = Cut;

    fn check_seg_mix(&self, cut: &Cut) -> Verdict {
        Verdict::refuse_if(cut.families.len() > 1)
            .because(|| format!("Requested cut combined {}.", cut.families.join(" with ")))
    }

    fn check_invalid_cut(&self, cut: &Cut) -> Verdict {
        Verdict::refuse_unless(self.defined.contains(&cut.by))
    }
}

impl CutTool {
    fn tabulate(&self, cut: &Admitted<Rule, Cut>) -> Result<String, ParseIntError> {
        let year: u16 = cut.year.parse()?;
        Ok(format!("the vote of {year} by {}", cut.by))
    }
}

pub fn answer(tool: &CutTool, cut: Cut) -> Result<String, Stop<Rule, ParseIntError>> {
    let cut = Rule::admit(tool, cut)?;
    Ok(tool.tabulate(&cut)?)
}

pub fn reply(tool: &CutTool, cut: Cut) -> Result<Value, ParseIntError> {
    match answer(tool, cut) {
        Ok(table) => Ok(json!([{ "text": table }])),
        Err(Stop::Refused(refusal)) => Ok(json!(refusal.parts())),
        Err(Stop::Failed(error)) => Err(error),
    }
}
