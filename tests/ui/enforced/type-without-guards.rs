use refusals_runtime::{Verdict, refusal_rules};

mod tools {
    pub struct TrendTool<T>(pub T);
}

struct CutTool;

#[refusal_rules(enforced_by(CutTool, tools::TrendTool<u8>))]
enum SurveyRule {
    /// Segmentation families cannot be crossed; ask for one family per cut.
    SegMix,
}

impl SurveyRuleGuards for CutTool {
    type Request = str;
    fn check_seg_mix(&self, _: &str) -> Verdict {
        Verdict::allow()
    }
}

fn main() {}
