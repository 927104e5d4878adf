//! Derives of other crates beside ours, above it and below.

// Not the lints of every context: these derives allow some, which `forbid` forbids.
#![deny(warnings, missing_docs, missing_debug_implementations, unused, unreachable_pub)]

use refusals_runtime::{Verdict, refusal_rules};

/// Serde, strum and clap.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize)]
#[refusal_rules(description = "What.", refuse_with = "tool", enforced_by = Tool)]
#[derive(serde::Deserialize, strum::EnumIter, strum::IntoStaticStr, strum::EnumString, clap::ValueEnum)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[repr(u8)]
pub enum SurveyRule {
    /// Segmentation families cannot be crossed; ask for one family per cut.
    #[serde(alias = "mix")]
    #[strum(serialize = "mixing")]
    #[value(alias = "mix")]
    #[rule(allow = "One family.")]
    SegMix = 7,
    /// That demographic cut is not defined for this study.
    #[rule(id = "undefined")]
    InvalidCut = 3,
}

/// A union among derives, which strum's discriminants have too.
#[derive(Debug, Clone, Copy, serde::Serialize, serde::Deserialize)]
#[refusal_rules(prompt_style = "xml")]
#[derive(strum::EnumDiscriminants, strum::Display)]
#[strum_discriminants(derive(Hash), doc = "The discriminants.", allow(missing_docs))]
#[serde(tag = "tool", content = "rule")]
pub enum AgentRule {
    /// The tool's.
    #[rule(flatten)]
    Survey(SurveyRule),
    /// I can't tell how you should vote.
    #[serde(rename = "vote")]
    VotingAdvice,
}

/// A tool.
#[derive(Debug, Clone, Copy)]
pub struct Tool;

impl SurveyRuleGuards for Tool {
    type Request = str;
    fn check_seg_mix(&self, _: &str) -> Verdict {
        Verdict::allow()
    }
    fn check_invalid_cut(&self, _: &str) -> Verdict {
        Verdict::allow()
    }
}

#[test]
fn each_derive_does_its_own() {
    use std::str::FromStr;
    use strum::IntoEnumIterator;

    assert_eq!(SurveyRule::iter().collect::<Vec<_>>(), SurveyRule::ALL);
    assert_eq!(<&str>::from(SurveyRule::InvalidCut), "invalid-cut");
    assert_eq!(SurveyRule::from_str("mixing"), Ok(SurveyRule::SegMix));
    assert_eq!(serde_json::to_string(&SurveyRule::SegMix).unwrap(), "\"seg-mix\"");
    assert_eq!(serde_json::from_str::<SurveyRule>("\"mix\"").unwrap(), SurveyRule::SegMix);
    assert_eq!(<SurveyRule as clap::ValueEnum>::from_str("mix", false), Ok(SurveyRule::SegMix));
    assert_eq!((SurveyRule::InvalidCut.id(), SurveyRule::InvalidCut as u8), ("undefined", 3));
    assert_eq!(AgentRule::from_id("seg-mix").map(|rule| rule.to_string()), Some("Survey".to_owned()));
    assert_eq!(
        serde_json::to_string(&AgentRule::ALL[1]).unwrap(),
        r#"{"tool":"Survey","rule":"invalid-cut"}"#
    );
}
