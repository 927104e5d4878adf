// Rules enums with every key of the attributes, in words that no name in scope can change. It is included where
// names are hostile. Neither a method nor a macro is called, since those in scope need not be what they seem.

/// The rules of a tool.
#[::refusals_runtime::refusal_rules(
    card = "tool-card.json",
    prompt = "tool-prompt.md",
    prompt_style = "markdown",
    refuse_with = "tool",
    enforced_by(Tool, Other<(Tool, &'static Tool)>),
    description = "What the tool will not compute.",
    crate = ::refusals_runtime
)]
#[derive(Debug, Clone, Copy)]
pub enum ToolRule {
    /// Segmentation families cannot be crossed; ask for one family per cut.
    SegMix,
    /// That demographic cut is not defined for this study.
    ///
    /// A note.
    #[rule(id = "invalid-cut", allow = "Asking which cuts are defined.", allow = "Another cut.")]
    Undefined,
}

/// The rules of an agent.
#[::refusals_runtime::refusal_rules(
    card = "agent-card.json",
    prompt = "agent-prompt.xml",
    prompt_style = "xml",
    refuse_with = "reply",
    enforced_by = Tool
)]
#[derive(Debug, Clone, Copy)]
pub enum AgentRule {
    /// I can't tell how you should vote.
    #[rule(allow = "How the parties differ.")]
    VotingAdvice,
    /// The tool's.
    #[rule(flatten)]
    Tool(ToolRule),
    /// I can't sign for you.
    Sign,
}

/// What a tool is asked.
#[derive(Debug, Clone, Copy)]
pub struct Request;

/// A tool that refuses everything it can, if late.
#[derive(Debug, Clone, Copy)]
pub struct Tool;

/// One that refuses nothing.
#[derive(Debug, Clone, Copy)]
pub struct Other<Inner>(pub Inner);

impl ToolRuleGuards for Tool {
    type Request = Request;
    fn check_seg_mix(&self, _: &Request) -> ::refusals_runtime::Verdict {
        ::refusals_runtime::Verdict::allow()
    }
    fn check_undefined(&self, _: &Request) -> ::refusals_runtime::Verdict {
        ::refusals_runtime::Verdict::refuse()
    }
}

impl AgentRuleGuards for Tool {
    type Request = Request;
    fn check_voting_advice(&self, _: &Request) -> ::refusals_runtime::Verdict {
        ::refusals_runtime::Verdict::allow()
    }
    fn check_sign(&self, _: &Request) -> ::refusals_runtime::Verdict {
        ::refusals_runtime::Verdict::refuse()
    }
}

impl<Inner> ToolRuleGuards for Other<Inner> {
    type Request = Request;
    fn check_seg_mix(&self, _: &Request) -> ::refusals_runtime::Verdict {
        ::refusals_runtime::Verdict::allow()
    }
    fn check_undefined(&self, _: &Request) -> ::refusals_runtime::Verdict {
        ::refusals_runtime::Verdict::allow()
    }
}

/// A system prompt.
pub const SYSTEM: &'static ::std::primitive::str =
    ::refusals_runtime::system_prompt!(ToolRule::PROMPT, AgentRule::PROMPT);

/// The way through a tool.
///
/// # Errors
///
/// The tool's refusal, as the agent's.
pub fn answer() -> ::std::result::Result<(), ::refusals_runtime::Refusal<AgentRule>> {
    ToolRule::guard_seg_mix(::refusals_runtime::Verdict::allow())?;
    AgentRule::guard_sign(::refusals_runtime::Verdict::allow())?;
    let _ = ToolRule::admit(&Other((Tool, &Tool)), &Request)?;
    let _ = ToolRule::admit(&Tool, Request)?;
    ::std::result::Result::Ok(())
}
