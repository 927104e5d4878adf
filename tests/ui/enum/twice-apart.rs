use refusals_runtime::refusal_rules as rules;

#[rules]
#[derive(Debug)]
#[cfg_attr(all(), rules(description = "What the survey agent will not compute."))]
enum SurveyRule {
    /// Segmentation families cannot be crossed; ask for one family per cut.
    SegMix,
}

fn main() {
    println!("{}", SurveyRule::SegMix.id());
}
