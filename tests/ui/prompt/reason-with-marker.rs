use refusals_runtime::refusal_rules;

#[refusal_rules(prompt = "no-block.md")]
enum SurveyRule {
    /// Segmentation families cannot be crossed; ask for one family per cut.
    SegMix,
    /// The words refusals:begin are not for you.
    Marker,
}

fn main() {}
