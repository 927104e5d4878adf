//! The runtime by names that others have, and its macros without a path.

#[macro_use]
extern crate refusals_runtime;
extern crate refusals_runtime as alloc;
extern crate refusals_runtime as core;
extern crate refusals_runtime as self_;

/// By a name of the standard library's.
#[refusal_rules(crate = ::core, enforced_by = Tool)]
#[derive(Debug, Clone, Copy)]
pub enum CoreRule {
    /// A reason.
    First,
}

/// By another, and with a member.
#[refusal_rules(crate = ::alloc, description = "What.", refuse_with = "reply", prompt_style = "xml")]
#[derive(Debug, Clone, Copy)]
pub enum AllocRule {
    /// The member.
    #[rule(flatten)]
    Core(CoreRule),
    /// A reason.
    #[rule(id = "other", allow = "A near miss.")]
    Second,
}

/// From the crate's root on.
#[refusal_rules(crate = crate::self_)]
#[derive(Debug, Clone, Copy)]
pub enum RootRule {
    /// The member.
    #[rule(flatten)]
    Alloc(AllocRule),
}

/// A tool.
#[derive(Debug, Clone, Copy)]
pub struct Tool;

impl CoreRuleGuards for Tool {
    type Request = str;
    fn check_first(&self, _: &str) -> core::Verdict {
        core::Verdict::refuse()
    }
}

/// A system prompt.
pub const SYSTEM: &str = system_prompt!("a", RootRule::PROMPT);

#[test]
fn the_rules_work() {
    assert_eq!(RootRule::RULES.len(), 2);
    assert!(CoreRule::admit(&Tool, "a").is_err());
    assert!(SYSTEM.contains("`other`"));
}
