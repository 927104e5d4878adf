use refusals_runtime::refusal_rules;

#[refusal_rules(enforced_by = CutTool)]
enum SurveyRule {
    /// Segmentation families cannot be crossed; ask for one family per cut.
    SegMix,
}

fn main() {}
