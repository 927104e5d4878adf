use refusals_runtime::refusal_rules;

#[refusal_rules]
enum SurveyRule<'a, T: Clone, const N: usize> {
    /// Segmentation families cannot be crossed; ask for one family per cut.
    SegMix,
    /// That demographic cut is not defined for this study.
    InvalidCut([&'a T; N]),
}

fn main() {}
