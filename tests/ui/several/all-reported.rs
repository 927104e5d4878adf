use refusals_runtime::{Verdict, refusal_rules};

#[refusal_rules(descripton = "What the survey agent will not compute.")]
#[derive(Debug, Clone, Copy)]
pub enum SurveyRule {
    SegMix,
    /// That demographic cut is not defined for this study.
    #[rule(id = "Invalid Cut", name = "x")]
    InvalidCut(u8),
    #[doc = "Zero width \u{200b}."]
    SmallCell,
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
    fn check_small_cell(&self, _: &str) -> Verdict {
        Verdict::allow()
    }
}

fn main() {}
