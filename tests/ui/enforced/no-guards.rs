use refusals_runtime::{EnforcedBy, refusal_rules};

#[refusal_rules]
enum SurveyRule {
    /// Segmentation families cannot be crossed; ask for one family per cut.
    SegMix,
}

struct CutTool;

fn generic<R: EnforcedBy<CutTool>>() {}

fn main() {
    let _ = SurveyRule::admit(&CutTool, "age");
    generic::<SurveyRule>();
}
