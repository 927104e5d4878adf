use refusals_runtime::{Verdict, refusal_rules};

#[refusal_rules]
enum SurveyRule {
    /// Segmentation families cannot be crossed; ask for one family per cut.
    SegMix,
    /// That demographic cut is not defined for this study.
    InvalidCut,
}

struct CutTool;

impl SurveyRuleGuards for CutTool {
    type Request = str;
    fn check_seg_mix(&self, _: &str) -> Verdict {
        Verdict::allow()
    }
}

fn main() {}
