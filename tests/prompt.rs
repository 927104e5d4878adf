//! The prompt snippet, against a file that a person has read.

use refusals_runtime::refusal_rules;

#[refusal_rules]
enum SurveyRule {
    /// Segmentation families cannot be crossed; ask for one family per cut.
    SegMix,
    /// That demographic cut is not defined for this study.
    ///
    /// A note for maintainers.
    InvalidCut,
}

#[test]
fn the_prompt_is_the_one_that_was_read() {
    assert_eq!(SurveyRule::PROMPT, include_str!("golden/prompt.md"));
}
