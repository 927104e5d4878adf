use refusals_runtime::refusal_rules;

#[refusal_rules]
enum SurveyRule {
    #[doc = concat!("Segmentation families ", "cannot be crossed.")]
    SegMix,
    #[doc = include_str!("missing.rs")]
    InvalidCut,
    /// Cells with fewer than 30 respondents
    #[doc = env!("CARGO_PKG_NAME")]
    SmallCell,
}

fn main() {}
