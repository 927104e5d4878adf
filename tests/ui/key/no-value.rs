use refusals_runtime::refusal_rules;

#[refusal_rules(description, crate)]
enum SurveyRule {
    /// A reason.
    #[rule(id)]
    A,
    /// A reason.
    #[rule(id =)]
    B,
    /// A reason.
    #[rule(id("c"))]
    C,
}

fn main() {}
