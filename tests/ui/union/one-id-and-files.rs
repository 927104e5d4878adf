use refusals_runtime::refusal_rules;

#[refusal_rules]
enum SurveyRule {
    /// Segmentation families cannot be crossed; ask for one family per cut.
    SegMix,
}

#[refusal_rules(card = "../card/union.json", prompt = "../prompt/line-missing.md")]
enum AgentRule {
    #[rule(flatten)]
    Survey(SurveyRule),
    /// Mixing is not done.
    SegMix,
}

fn main() {}
