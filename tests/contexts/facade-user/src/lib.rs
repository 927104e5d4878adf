//! A crate that has the runtime through another, and rules of another crate in its union.

use context_facade::runtime::{self, Refusal, Verdict};
use context_facade::{FacadeRule, rules};

rules! {
    /// The tool's rules, of which the macro knows one.
    #[derive(Debug, Clone, Copy)]
    pub enum ToolRule, card = "card.json" {
        /// I can't quote binding prices.
        #[rule(id = "price")]
        QuotePrice,
    }
}

/// The agent's rules.
#[runtime::refusal_rules(crate = ::context_facade::runtime)]
#[derive(Debug, Clone, Copy)]
pub enum AgentRule {
    /// Another crate's.
    #[rule(flatten)]
    Facade(FacadeRule),
    /// This crate's.
    #[rule(flatten)]
    Tool(ToolRule),
}

/// The way from a tool's refusal to the agent's.
///
/// # Errors
///
/// Always.
pub fn sign() -> Result<(), Refusal<AgentRule>> {
    ToolRule::guard_sign(Verdict::refuse())?;
    FacadeRule::guard_plan(Verdict::refuse())?;
    Ok(())
}

#[test]
fn the_rules_of_three_crates_are_one_list() {
    let ids: Vec<_> = AgentRule::RULES.iter().map(|rule| rule.id()).collect();
    assert_eq!(ids, ["plan", "sign", "price"]);
    assert_eq!(sign().map_err(|refusal| refusal.id()), Err("sign"));
}
