use refusals_runtime::refusal_rules;

enum SurveyRule {
    InvalidCut,
}

#[refusal_rules]
enum AgentRule {
    #[rule(flatten)]
    Survey(SurveyRule),
}

fn main() {
    let _ = SurveyRule::InvalidCut;
}
