use refusals_runtime::refusal_rules;

#[refusal_rules(card = "not-json.json")]
enum SurveyRule {
    /// Segmentation families cannot be crossed; ask for one family per cut.
    SegMix,
    /// That demographic cut is not defined for this study.
    InvalidCut,
}

fn main() {
    println!("{}", SurveyRule::SegMix.id());
}
