//! Deeper than the macro can parse without running out of stack.

use refusals_runtime::refusal_rules;

#[refusal_rules]
enum SurveyRule {
    /// Segmentation families cannot be crossed; ask for one family per cut.
    #[rule(id = "mix")]
    SegMix = !!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!1,
}

fn main() {
    let _ = SurveyRule::SegMix;
}
