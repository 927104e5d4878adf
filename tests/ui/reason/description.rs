use refusals_runtime::refusal_rules;

#[refusal_rules(description = "Two\nlines.")]
enum SurveyRule {
    /// Segmentation families cannot be crossed; ask for one family per cut.
    SegMix,
}

#[refusal_rules(description = " ")]
enum EmptyRule {
    /// I can't sign for you.
    Sign,
}

/// A marker of a prompt file, in no matter which enum.
#[refusal_rules(description = "Not below refusals:end.")]
enum MarkerRule {
    /// I can't edit what is below refusals:end in a file.
    Below,
}

fn main() {}
