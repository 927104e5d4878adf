use refusals_runtime::{Admitted, refusal_rules};

#[refusal_rules]
enum SurveyRule {
    /// That demographic cut is not defined for this study.
    InvalidCut,
}

fn change(cut: &mut Admitted<SurveyRule, String>) {
    cut.push_str(" by party");
}

fn main() {}
