//! A program, in which nothing is used by anyone else: what is generated and not called is no dead code.

use context_generated as _;
use context_proc_macro as _;

#[refusals_runtime::refusal_rules]
enum MainRule {
    /// A reason.
    First,
    /// A second.
    Second,
}

#[refusals_runtime::refusal_rules(refuse_with = "reply")]
enum MainUnion {
    /// Another's.
    #[rule(flatten)]
    Main(MainRule),
}

fn main() {
    let _ = [MainRule::First, MainRule::Second].map(MainUnion::Main);
}
