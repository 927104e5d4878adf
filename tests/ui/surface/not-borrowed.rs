use refusals_runtime::{Verdict, refusal_rules};

#[refusal_rules]
enum SurveyRule {
    /// That demographic cut is not defined for this study.
    InvalidCut,
}

struct Question;

struct CutRequest {
    by: &'static str,
}

struct CutTool;

impl SurveyRuleGuards for CutTool {
    type Request = CutRequest;

    fn check_invalid_cut(&self, cut: &CutRequest) -> Verdict {
        Verdict::refuse_if(cut.by == "shoe size")
    }
}

fn main() {
    let _ = SurveyRule::admit(&CutTool, Question);
    // What is borrowed as the request is fine.
    let _ = SurveyRule::admit(&CutTool, &CutRequest { by: "age" });
    let _ = SurveyRule::admit(&CutTool, Box::new(CutRequest { by: "age" }));
}
