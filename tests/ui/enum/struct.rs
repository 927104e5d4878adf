use refusals_runtime::refusal_rules;

#[refusal_rules]
pub struct SurveyRule;

fn main() {}
