use refusals_runtime::refusal_rules;

#[refusal_rules]
enum SurveyRule {
    /// Segmentation families cannot be crossed; ask for one family per cut.
    #[rule]
    SegMix,
    /// That demographic cut is not defined for this study.
    #[rule = "invalid-cut"]
    InvalidCut,
}

fn main() {}
