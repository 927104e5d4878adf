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

#[refusal_rules(enforced_by = [Tool, Other<A, B>])]
enum E {
    /// A reason.
    A,
}

#[refusal_rules(enforced_by = Other<+, B>, description = 5)]
enum F {
    /// A reason.
    A,
}

#[refusal_rules(enforced_by(Tool, Tool))]
enum G {
    /// A reason.
    A,
}

impl GGuards for Tool {
    type Request = str;
    fn check_a(&self, _: &str) -> refusals_runtime::Verdict {
        refusals_runtime::Verdict::allow()
    }
}

struct Tool;

fn main() {}
