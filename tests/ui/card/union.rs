use refusals_runtime::refusal_rules;

#[refusal_rules]
enum SurveyRule {
    /// Segmentation families cannot be crossed; ask for one family per cut.
    SegMix,
    /// That demographic cut is not defined for this study.
    InvalidCut,
}

#[refusal_rules(card = "union.json")]
enum AgentRule {
    #[rule(flatten)]
    Survey(SurveyRule),
    /// I can't tell how you should vote.
    VotingAdvice,
}

fn main() {}
