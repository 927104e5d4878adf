use refusals_runtime::refusal_rules;

#[refusal_rules]
enum AgentRule {
    #[rule(flatten)]
    Agent(AgentRule),
    /// I can't tell how you should vote.
    VotingAdvice,
}

fn main() {}
