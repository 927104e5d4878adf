use refusals_runtime::refusal_rules;

#[refusal_rules]
enum SurveyRule {
    /// Segmentation families cannot be crossed; ask for one family per cut.
    SegMix,
    InvalidCut,
    #[doc(hidden)]
    #[doc(alias = "cell")]
    SmallCell,
}

fn main() {
    println!("{}", SurveyRule::InvalidCut.reason());
}
