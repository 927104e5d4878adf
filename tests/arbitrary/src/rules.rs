//! The rules that arbitrary input may hit upon.

use refusals_runtime::refusal_rules;

#[refusal_rules]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum SurveyRule {
    /// One family per cut.
    SegMix,
    /// Cells are too small.
    CellSize,
    /// That cut is not «défini»; see "cuts" \ codebook.
    InvalidCut,
}
