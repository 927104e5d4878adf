use refusals_runtime::{Refusal, Verdict, refusal_rules};

#[refusal_rules]
enum SurveyRule {
    /// That demographic cut is not defined for this study.
    InvalidCut,
}

#[refusal_rules]
enum TrendRule {
    /// The study has one wave.
    OneWave,
}

struct CutTool;

impl SurveyRuleGuards for CutTool {
    type Request = str;
    fn check_invalid_cut(&self, _: &str) -> Verdict {
        TrendRule::OneWave.refuse()
    }
}

fn guard() -> Result<(), Refusal<SurveyRule>> {
    TrendRule::guard_one_wave(Verdict::refuse())
}

fn main() {}
