use refusals_runtime::refusal_rules;

#[refusal_rules]
#[rule(id = "survey")]
enum SurveyRule {
    /// Segmentation families cannot be crossed; ask for one family per cut.
    SegMix,
}

fn main() {}
