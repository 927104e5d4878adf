use refusals_runtime::refusal_rules;

#[refusal_rules(
    description = "What the survey agent will not compute.",
    description = "What the survey agent refuses.",
)]
enum SurveyRule {
    /// Segmentation families cannot be crossed; ask for one family per cut.
    #[rule(id = "a", id = "b")]
    SegMix,
    /// That demographic cut is not defined for this study.
    #[rule(id = "c")]
    #[rule(id = "d")]
    InvalidCut,
}

fn main() {}
