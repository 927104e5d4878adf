use refusals_runtime::refusal_rules;

#[refusal_rules]
enum SurveyRule {
    ///
    SegMix,
    /// 	 
    InvalidCut,
    #[doc = ""]
    #[doc = "\n\n"]
    SmallCell,
    /** */
    Turnout,
}

fn main() {}
