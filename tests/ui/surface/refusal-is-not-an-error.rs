use std::error::Error;

use refusals_runtime::{Refusal, Verdict, refusal_rules};

#[refusal_rules]
enum SurveyRule {
    /// That demographic cut is not defined for this study.
    InvalidCut,
}

fn guard() -> Result<(), Refusal<SurveyRule>> {
    SurveyRule::guard_invalid_cut(Verdict::refuse())
}

fn swallows() -> Result<(), Box<dyn Error>> {
    guard()?;
    Ok(())
}

fn main() {
    let _ = swallows();
}
