//! The rules of the whole agent: those of its tool, and one that only the model can judge.

use refusals_runtime::refusal_rules;
use survey::SurveyRule;

/// What this agent will not do. The system prompt must say what this says, or the agent does not compile.
///
/// The rules of cuts are enforced by guards, whatever the model does. Whether someone asks for advice is a
/// matter of words, which no guard can judge: there the model refuses, with the tool `refuse`.
#[refusal_rules(prompt = "../prompts/system.md", refuse_with = "tool")]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AgentRule {
    /// The rules of the tool `tabulate`.
    #[rule(flatten)]
    Survey(SurveyRule),
    /// I can't tell anyone how to vote; ask how groups of respondents voted.
    #[rule(allow = "how a group of respondents voted, whoever asks")]
    #[rule(allow = "which candidate respondents saw further to the left")]
    VotingAdvice,
}

/// What the model is told before every question.
pub const SYSTEM_PROMPT: &str = include_str!("../prompts/system.md");
