use refusals_runtime::{Refusal, refusal_rules};

#[refusal_rules]
enum SurveyRule {
    /// That demographic cut is not defined for this study.
    InvalidCut,
}

fn refuse() -> Refusal<SurveyRule> {
    "made-up".refuse().because("Because.")
}

fn main() {}
