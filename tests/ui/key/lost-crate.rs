#[refusals_runtime::refusal_rules(crate = refusals_runtime::, descripton = "What it will not do.")]
enum SurveyRule {
    /// That demographic cut is not defined for this study.
    #[rule(id = "invalid-cut")]
    Undefined,
}

#[refusals_runtime::refusal_rules(crate)]
enum AgentRule {
    /// I can't tell how you should vote.
    VotingAdvice,
}

#[refusals_runtime::refusal_rules(crate = "refusals_runtime")]
enum ToolRule {
    /// I can't sign for you.
    Sign,
}

fn main() {
    println!("{}", ToolRule::Sign.id());
}
