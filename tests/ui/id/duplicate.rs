use refusals_runtime::refusal_rules;

#[refusal_rules]
enum SurveyRule {
    /// Segmentation families cannot be crossed; ask for one family per cut.
    SegMix,
    /// That demographic cut is not defined for this study.
    #[rule(id = "seg-mix")]
    InvalidCut,
    /// Cells with fewer than 30 respondents are not shown.
    #[rule(id = "turnout")]
    SmallCell,
    /// Turnout is not in the study.
    Turnout,
    /// Nor is this.
    #[rule(id = "seg-mix")]
    Other,
}

fn main() {
    println!("{:?}", SurveyRule::from_id("seg-mix").map(|rule| rule.id()));
}
