use refusals_runtime::refusal_rules;

#[refusal_rules]
enum SurveyRule {
    /// Segmentation families cannot be crossed; ask for one family per cut.
    SegMix,
}

#[refusal_rules(card = "not-flat.json")]
enum AgentRule {
    #[rule(flatten)]
    Survey(SurveyRule),
}

fn main() {}
