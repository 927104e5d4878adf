use refusals_runtime::refusal_rules;

#[refusal_rules]
enum SurveyRule {
    /// Segmentation families cannot be crossed; ask for one family per cut.
    SegMix([u8; {
        let length = 3;
        length
    }]),
}

fn main() {}
