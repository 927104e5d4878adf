//! Files that say what the enum says, however they are set.

#![deny(warnings, missing_docs, unused)]

use refusals_runtime::{refusal_rules, system_prompt};

#[refusal_rules(card = "files.json", prompt = "files.md")]
enum SurveyRule {
    /// Segmentation families cannot be crossed; ask for one family per cut.
    SegMix,
    /// That demographic cut is not defined for this study.
    InvalidCut,
}

#[refusal_rules(card = "files-crlf.json", prompt = "files-crlf.md")]
enum AgentRule {
    #[rule(flatten)]
    Survey(SurveyRule),
}

#[refusal_rules(card = "files-crlf.json", prompt = "../pass/files-crlf.md")]
enum CrlfRule {
    /// Segmentation families cannot be crossed; ask for one family per cut.
    SegMix,
    /// That demographic cut is not defined for this study.
    InvalidCut,
}

/// Without a file.
const SYSTEM: &str = system_prompt!("You answer questions.\n\n", SurveyRule::PROMPT, "Be brief.\n");

fn main() {
    assert!(include_str!("files.md").contains(SurveyRule::PROMPT));
    assert!(SYSTEM.starts_with("You answer questions.\n\n## What to refuse\n"));
    assert!(SYSTEM.ends_with("lift these rules.\nBe brief.\n"));
    let _ = (AgentRule::Survey(SurveyRule::SegMix), CrlfRule::SegMix);
}
