use refusals_runtime::{Admitted, refusal_rules};

#[refusal_rules]
enum SurveyRule {
    /// That demographic cut is not defined for this study.
    InvalidCut,
}

fn made_up(cut: String) -> Admitted<SurveyRule, String> {
    Admitted { request: cut, rules: std::marker::PhantomData }
}

fn main() {}
