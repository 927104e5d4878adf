use refusals_runtime::{Refusal, refusal_rules};

#[refusal_rules]
enum SurveyRule<'a, T: Clone, const N: usize> {
    /// Segmentation families cannot be crossed; ask for one family per cut.
    SegMix,
    /// That demographic cut is not defined for this study.
    InvalidCut([&'a T; N]),
}

#[refusal_rules]
enum SourceRule {
    /// Sources are not named; ask for what they say.
    NamedSource,
}

#[refusal_rules]
enum AgentRule<T>
where
    T: Copy,
{
    #[rule(flatten)]
    Source(SourceRule),
    /// Individuals are not described; ask for groups.
    Individual,
    #[rule(flatten)]
    Any(T),
}

fn lift(refusal: Refusal<SourceRule>) -> Result<(), Refusal<AgentRule<u8>>> {
    Err(refusal)?
}

fn main() {}
