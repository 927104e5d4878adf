use refusals_runtime::refusal_rules;

#[refusal_rules(descripton = "What the survey agent will not compute.", cart("x", y), 7, "text")]
enum SurveyRule {
    /// Segmentation families cannot be crossed; ask for one family per cut.
    #[rule(name = "seg-mix")]
    SegMix,
}

fn main() {}
