use refusals_runtime::refusal_rules;

#[refusal_rules(card = "not-utf8.json")]
enum SurveyRule {
    /// Segmentation families cannot be crossed; ask for one family per cut.
    SegMix,
}

fn main() {}
