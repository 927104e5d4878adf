//! The survey tool and its rules.

use refusals_runtime::{Admitted, Verdict, refusal_rules};

#[refusal_rules(enforced_by(CutTool, TopTool))]
pub enum SurveyRule {
    /// Segmentation families cannot be crossed; ask for one family per cut.
    SegMix,
    /// That demographic cut is not defined for this study.
    InvalidCut,
}

pub struct CutTool;
pub struct TopTool;

impl SurveyRuleGuards for CutTool {
    type Request = str;
    fn check_seg_mix(&self, cut: &str) -> Verdict {
        Verdict::refuse_if(cut.contains("party") && cut.contains("news"))
    }
    fn check_invalid_cut(&self, cut: &str) -> Verdict {
        Verdict::refuse_if(cut.contains("shoe size"))
    }
}

impl SurveyRuleGuards for TopTool {
    type Request = str;
    fn check_seg_mix(&self, cut: &str) -> Verdict {
        CutTool.check_seg_mix(cut)
    }
    fn check_invalid_cut(&self, cut: &str) -> Verdict {
        CutTool.check_invalid_cut(cut)
    }
}

pub fn tabulate(cut: Admitted<SurveyRule, &str>) -> usize {
    cut.len()
}
