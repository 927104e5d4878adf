use refusals_runtime::refusal_rules as rules;

#[rules(description = "What the survey agent will not compute.")]
#[derive(Debug)]
#[cfg_attr(all(), rules)]
enum SurveyRule {
    /// Segmentation families cannot be crossed; ask for one family per cut.
    SegMix,
}

#[rules]
#[rules]
enum ToolRule {
    /// I can't sign for you.
    Sign,
}

fn main() {
    println!("{}", SurveyRule::SegMix.id());
}
