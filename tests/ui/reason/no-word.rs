use refusals_runtime::refusal_rules;

#[refusal_rules]
enum SurveyRule {
    /// …
    SegMix,
    #[doc = "\u{2800}\u{fe0f}"]
    InvalidCut,
    /// 5?
    Number,
    /// 🚫
    Sign,
    #[doc = "\u{200b}"]
    Hidden,
}

fn main() {}
