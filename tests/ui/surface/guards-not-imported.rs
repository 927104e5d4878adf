mod rules {
    use refusals_runtime::refusal_rules;

    #[refusal_rules]
    pub enum SurveyRule {
        /// That demographic cut is not defined for this study.
        InvalidCut,
    }
}

use refusals_runtime::Verdict;
use rules::SurveyRule;

struct CutTool;

impl SurveyRuleGuards for CutTool {
    type Request = str;

    fn check_invalid_cut(&self, by: &str) -> Verdict {
        Verdict::refuse_if(by == "shoe size")
    }
}

fn main() {
    let _ = SurveyRule::admit(&CutTool, "age");
}
