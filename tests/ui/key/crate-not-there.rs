use refusals_runtime::refusal_rules;

#[refusal_rules(crate = ::refusals_core)]
enum SurveyRule {
    /// Segmentation families cannot be crossed; ask for one family per cut.
    #[rule(id = "mix")]
    SegMix,
}

fn main() {}
