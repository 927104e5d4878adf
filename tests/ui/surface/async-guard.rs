use refusals_runtime::{Verdict, refusal_rules};

#[refusal_rules]
enum SurveyRule {
    /// That demographic cut is not defined for this study.
    InvalidCut,
}

struct CutTool;

impl SurveyRuleGuards for CutTool {
    type Request = str;

    async fn check_invalid_cut(&self, by: &str) -> Verdict {
        Verdict::refuse_if(by == "shoe size")
    }
}

fn main() {}
