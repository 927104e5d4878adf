use refusals_runtime::refusal_rules;

#[refusal_rules(card = "../no-such-card.json", prompt = "no-such-prompt.md")]
enum SurveyRule {
    /// Segmentation families cannot be crossed; ask for one family per cut.
    SegMix,
}

fn main() {}
