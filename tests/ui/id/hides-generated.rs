#![allow(non_camel_case_types)]

use refusals_runtime::refusal_rules;

#[refusal_rules]
enum SurveyRule {
    /// Everything at once is too much.
    ALL,
    /// The prompt is private.
    PROMPT,
    /// Segmentation families cannot be crossed; ask for one family per cut.
    SegMix,
    /// This is no rule.
    guard_seg_mix,
}

fn main() {}
