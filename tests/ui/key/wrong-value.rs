use refusals_runtime::refusal_rules;

#[refusal_rules(description = 5, crate = "refusals_runtime")]
enum SurveyRule {
    /// A reason.
    #[rule(id = 5)]
    A,
    /// A reason.
    #[rule(id = b"bytes")]
    B,
    /// A reason.
    #[rule(id = concat!("a", "b"))]
    C,
    /// A reason.
    #[rule(id = name)]
    D,
    /// A reason.
    #[rule(id = "suffix"s)]
    E,
    /// A reason.
    #[rule(id = "one" "two")]
    F,
}

fn main() {}
