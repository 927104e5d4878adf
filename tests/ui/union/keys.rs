use refusals_runtime::refusal_rules;

#[refusal_rules]
enum SurveyRule {
    /// That demographic cut is not defined for this study.
    InvalidCut,
}

#[refusal_rules]
enum TrendRule {
    /// The study has one wave; a trend needs two.
    OneWave,
}

#[refusal_rules]
enum AgentRule {
    #[rule(flatten, id = "survey")]
    Survey(SurveyRule),
    #[rule(flatten = true)]
    Trend(TrendRule),
}

fn main() {}
