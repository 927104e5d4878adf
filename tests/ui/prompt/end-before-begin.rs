use refusals_runtime::refusal_rules;

#[refusal_rules(prompt = "end-before-begin.md")]
enum SurveyRule {
    /// Segmentation families cannot be crossed; ask for one family per cut.
    SegMix,
    /// That demographic cut is not defined for this study.
    InvalidCut,
}

fn main() {}
