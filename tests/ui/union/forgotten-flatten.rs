use refusals_runtime::refusal_rules;

#[refusal_rules]
enum SurveyRule {
    /// That demographic cut is not defined for this study.
    InvalidCut,
}

#[refusal_rules]
enum AgentRule {
    /// What the survey tool refuses.
    Survey(SurveyRule),
}

fn main() {}
