use refusals_runtime::refusal_rules;

#[refusal_rules]
enum SurveyRule {
    /// Segmentation families cannot be crossed; ask for one family per cut.
    SegMix,
    /// That demographic cut is not defined for this study.
    InvalidCut,
}

#[refusal_rules(prompt = "line-differs.md")]
enum AgentRule {
    #[rule(flatten)]
    Survey(SurveyRule),
}

#[refusal_rules(prompt = "line-missing.md")]
enum OtherAgentRule {
    #[rule(flatten)]
    Survey(SurveyRule),
}

#[refusal_rules(prompt = "line-surplus.md")]
enum ThirdAgentRule {
    #[rule(flatten)]
    Survey(SurveyRule),
}

#[refusal_rules(prompt = "no-end.md")]
enum FourthAgentRule {
    #[rule(flatten)]
    Survey(SurveyRule),
}

fn main() {}
