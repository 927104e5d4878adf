use refusals_runtime::refusal_rules;

#[refusal_rules]
enum SurveyRule {
    /// That demographic cut is not defined for this study.
    InvalidCut,
}

#[refusal_rules]
enum AgentRule {
    #[rule(flatten)]
    Unit,
    #[rule(flatten)]
    Two(SurveyRule, SurveyRule),
    #[rule(flatten)]
    Named { rule: SurveyRule },
    #[rule(flatten)]
    Survey(SurveyRule),
}

fn main() {
    let _ = AgentRule::Survey(SurveyRule::InvalidCut).id();
}
