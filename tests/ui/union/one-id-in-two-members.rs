use refusals_runtime::refusal_rules;

mod survey {
    #[refusals_runtime::refusal_rules]
    pub enum SurveyRule {
        /// Segmentation families cannot be crossed; ask for one family per cut.
        SegMix,
        /// Cells with fewer than 30 respondents are not shown.
        SmallCell,
    }
}

#[refusal_rules]
enum TrendRule {
    /// The study has one wave; a trend needs two.
    OneWave,
    /// Cells with fewer than 50 respondents make no trend.
    SmallCell,
}

#[refusal_rules]
enum AgentRule {
    #[rule(flatten)]
    Survey(survey::SurveyRule),
    #[rule(flatten)]
    Trend(TrendRule),
}

fn main() {}
