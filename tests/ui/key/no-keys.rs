use refusals_runtime::refusal_rules;

#[refusal_rules]
enum SurveyRule {
    /// Segmentation families cannot be crossed; ask for one family per cut.
    #[rule]
    SegMix,
    /// That demographic cut is not defined for this study.
    #[rule = "invalid-cut"]
    InvalidCut,
    /// Turnout is not in the study.
    #[rule()]
    Turnout,
}

#[refusal_rules]
enum AgentRule {
    #[rule(flatten)]
    Survey(#[rule(id = "survey")] StudyRule),
}

#[refusal_rules]
enum StudyRule {
    /// I can't name a respondent.
    Identity,
}

fn main() {}
