use refusals_runtime::refusal_rules;

#[refusal_rules]
enum SurveyRule {
    /// Segmentation families cannot be crossed; ask for one family per cut.
    SegMix(String, u8),
    /// That demographic cut is not defined for this study.
    InvalidCut {
        name: String,
    },
    /// Cells with fewer than 30 respondents are not shown.
    SmallCell(),
}

fn main() {
    println!("{}", SurveyRule::SmallCell().id());
}
