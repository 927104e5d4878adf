use refusals_runtime::{Admitted, refusal_rules};

#[refusal_rules]
enum SurveyRule {
    /// That demographic cut is not defined for this study.
    InvalidCut,
}

#[refusal_rules]
enum OtherRule {
    /// That is something else.
    Other,
}

struct CutRequest;

fn tabulate(_: Admitted<SurveyRule, CutRequest>) {}

fn unguarded(cut: CutRequest) {
    tabulate(cut);
}

fn guarded_by_others(cut: Admitted<OtherRule, CutRequest>) {
    tabulate(cut);
}

fn main() {}
