//! A cross-tabulation tool over the American National Election Study of 1996, which refuses by rule.
//!
//! To read how the library is used: [`cut_rules`] (the rules and the guards), [`cut`] (what the guards look
//! at), [`table`] (the tool that takes the proof). The way of a request through them is [`tabulate`].

pub mod cut;
pub mod cut_rules;
pub mod program;
pub mod request;
pub mod study;
pub mod table;

use refusals_runtime::Refusal;

pub use crate::cut::Cut;
pub use crate::cut_rules::{SurveyRule, SurveyRuleGuards};
pub use crate::request::{CutRequest, Malformed};
pub use crate::study::Study;
pub use crate::table::Table;

/// The whole tool: counts the cut, has the guards judge it, and releases the table that they allow.
///
/// # Errors
///
/// The first refusal.
pub fn tabulate(study: &Study, request: &CutRequest) -> Result<Table, Refusal<SurveyRule>> {
    Ok(Table::release(SurveyRule::admit(study, Cut::count(study, request))?))
}
