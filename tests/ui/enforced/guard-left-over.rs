use refusals_runtime::{Verdict, refusal_rules};

#[refusal_rules]
enum SurveyRule {
    /// Segmentation families cannot be crossed; ask for one family per cut.
    SegMix,
}

struct CutTool;

impl SurveyRuleGuards for CutTool {
    type Request = str;
    fn check_seg_mix(&self, _: &str) -> Verdict {
        Verdict::allow()
    }
    fn check_invalid_cut(&self, _: &str) -> Verdict {
        Verdict::allow()
    }
}

fn main() {}
