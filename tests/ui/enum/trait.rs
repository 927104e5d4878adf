use refusals_runtime::refusal_rules;

#[refusal_rules]
pub(crate) unsafe trait SurveyRule {}

fn main() {}
