//! A member has no near misses of its own.

use refusals_runtime::refusal_rules;

#[refusal_rules]
enum TaxRule {
    /// I can't file returns for you.
    FileReturn,
}

#[refusal_rules]
enum AgentRule {
    #[rule(flatten, allow = "explaining what a form is for")]
    Tax(TaxRule),
}

fn main() {
    AgentRule::Tax(TaxRule::FileReturn).allowed();
}
