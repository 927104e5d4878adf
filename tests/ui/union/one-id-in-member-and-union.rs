use refusals_runtime::refusal_rules;

#[refusal_rules]
enum SurveyRule {
    /// Segmentation families cannot be crossed; ask for one family per cut.
    SegMix,
}

#[refusal_rules]
enum AgentRule {
    /// Mixing is not done.
    SegMix,
    #[rule(flatten)]
    Survey(SurveyRule),
}

#[refusal_rules]
enum OtherAgentRule {
    #[rule(flatten)]
    Survey(SurveyRule),
    /// Mixing is not done.
    #[rule(id = "seg-mix")]
    Mixing,
}

fn main() {}
