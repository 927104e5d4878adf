//! An example, in which nothing is used by anyone else: what is generated and not called is no dead code.

use context_generated as _;
use context_proc_macro as _;

#[refusals_runtime::refusal_rules]
enum ExampleRule {
    /// A reason.
    First,
    /// A second.
    Second,
}

#[refusals_runtime::refusal_rules(refuse_with = "reply")]
enum ExampleUnion {
    /// Another's.
    #[rule(flatten)]
    Example(ExampleRule),
}

fn main() {
    let _ = [ExampleRule::First, ExampleRule::Second].map(ExampleUnion::Example);
}
