//! Derives of other crates beside ours, above it and below.

#![deny(warnings, missing_docs, unused)]

use refusals_runtime::refusal_rules;

/// Serde, strum and clap.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize)]
#[refusal_rules]
#[derive(serde::Deserialize, strum::EnumIter, strum::IntoStaticStr, strum::EnumString, clap::ValueEnum)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[repr(u8)]
pub enum SurveyRule {
    /// Segmentation families cannot be crossed; ask for one family per cut.
    #[serde(alias = "mix")]
    #[strum(serialize = "mixing")]
    #[value(alias = "mix")]
    SegMix = 7,
    /// That demographic cut is not defined for this study.
    #[rule(id = "undefined")]
    InvalidCut = 3,
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
}
