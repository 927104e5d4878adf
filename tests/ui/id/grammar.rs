use refusals_runtime::refusal_rules;

#[refusal_rules]
enum SurveyRule {
    /// A reason.
    #[rule(id = "Has Space")]
    A,
    /// A reason.
    #[rule(id = "")]
    B,
    /// A reason.
    #[rule(id = r#"ok-1"#)]
    C,
    /// A reason.
    #[rule(id = "2d")]
    D,
    /// A reason.
    #[rule(id = "a--b")]
    E,
    /// A reason.
    #[rule(id = "snake_case")]
    F,
    /// A reason.
    #[rule(id = "über")]
    G,
    /// A reason.
    #[rule(id = "line\n")]
    H,
}

fn main() {}
