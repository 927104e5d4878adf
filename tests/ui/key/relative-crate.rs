use refusals_runtime::refusal_rules;

#[refusal_rules(crate = refusals_runtime)]
enum SurveyRule {
    /// Segmentation families cannot be crossed; ask for one family per cut.
    SegMix,
}

mod inner {
    use refusals_runtime as runtime;

    #[super::refusal_rules(crate = self::runtime)]
    enum SurveyRule {
        /// Segmentation families cannot be crossed; ask for one family per cut.
        SegMix,
    }
}

fn main() {}
