use refusals_runtime::refusal_rules;

#[refusal_rules]
enum SurveyRule {}

fn main() {
    let _ = SurveyRule::RULES;
}
