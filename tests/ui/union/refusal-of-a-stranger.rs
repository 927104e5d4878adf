use refusals_runtime::{Refusal, Stop, Verdict, refusal_rules};

#[refusal_rules]
enum SurveyRule {
    /// Segmentation families cannot be crossed; ask for one family per cut.
    SegMix,
}

#[refusal_rules]
enum TrendRule {
    /// The study has one wave; a trend needs two.
    OneWave,
}

#[refusal_rules]
enum AgentRule {
    #[rule(flatten)]
    Survey(SurveyRule),
}

fn agent() -> Result<(), Refusal<AgentRule>> {
    TrendRule::guard_one_wave(Verdict::refuse())?;
    Ok(())
}

fn failing() -> Result<(), Stop<AgentRule, std::fmt::Error>> {
    TrendRule::guard_one_wave(Verdict::refuse())?;
    Ok(())
}

fn main() {
    let _ = (agent(), failing());
}
