use refusals_runtime::refusal_rules;

#[refusal_rules(enforced_by = "CutTool")]
enum A {
    /// A reason.
    A,
}

#[refusal_rules(enforced_by())]
enum B {
    /// A reason.
    A,
}

#[refusal_rules(enforced_by)]
enum C {
    /// A reason.
    A,
}

#[refusal_rules(enforced_by(Tool, 5))]
enum D {
    /// A reason.
    A,
}

struct Tool;

fn main() {}
