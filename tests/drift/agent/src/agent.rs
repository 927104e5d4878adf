//! The agent: its own rules beside those of its tools, on its card and in its prompt.

use refusals_runtime::{Refusal, Stop, refusal_rules};

use crate::survey::{CutTool, SurveyRule, tabulate};

#[refusal_rules(card = "../agent-card.json", prompt = "../prompts/system.md")]
pub enum AgentRule {
    #[rule(flatten)]
    Survey(SurveyRule),
    /// I can't tell how you should vote.
    VotingAdvice,
}

/// A tool with a card and a prompt of its own.
#[refusal_rules(card = "../tool-card.json", prompt = "../prompts/tool.md")]
pub enum ToolRule {
    /// I can't file returns for you.
    FileReturn,
    /// I can't quote binding prices.
    QuotePrice,
}

pub const SYSTEM: &str = include_str!("../prompts/system.md");

pub fn answer(cut: &str) -> Result<usize, Refusal<AgentRule>> {
    let cut = SurveyRule::admit(&CutTool, cut)?;
    Ok(tabulate(cut))
}

pub fn answer_or_fail(cut: &str) -> Result<usize, Stop<AgentRule, std::io::Error>> {
    Ok(answer(cut)?)
}
