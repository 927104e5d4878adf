use refusals_runtime::refusal_rules;

#[refusal_rules]
pub struct SurveyRule;

#[refusal_rules]
pub struct ToolRule {
    #[rule(id = "invalid-cut")]
    pub undefined: bool,
}

fn main() {}
