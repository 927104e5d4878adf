use refusals_runtime::refusal_rules;

#[refusal_rules(card = "..", prompt = ".")]
enum SurveyRule {
    /// Segmentation families cannot be crossed; ask for one family per cut.
    SegMix,
}

fn main() {}
