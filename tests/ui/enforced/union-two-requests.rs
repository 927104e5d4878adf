use refusals_runtime::{Verdict, refusal_rules};

struct Agent;

#[refusal_rules]
enum SurveyRule {
    /// Segmentation families cannot be crossed; ask for one family per cut.
    SegMix,
}

#[refusal_rules(enforced_by = Agent)]
enum AgentRule {
    #[rule(flatten)]
    Survey(SurveyRule),
    /// I can't tell how you should vote.
    VotingAdvice,
}

impl AgentRuleGuards for Agent {
    type Request = str;
    fn check_voting_advice(&self, _: &str) -> Verdict {
        Verdict::allow()
    }
}

impl SurveyRuleGuards for Agent {
    type Request = [u8];
    fn check_seg_mix(&self, _: &[u8]) -> Verdict {
        Verdict::allow()
    }
}

fn main() {}
