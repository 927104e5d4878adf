//! Rules enums and nothing else of the author's: no lint of clippy has an exception here but one.

// Left out: `same_name_method`, since every item is on the enum, `const` where it can be, and on the trait for
// generic code.
#![forbid(
    clippy::all,
    clippy::pedantic,
    clippy::nursery,
    clippy::arbitrary_source_item_ordering,
    clippy::exhaustive_enums,
    clippy::exhaustive_structs,
    clippy::implicit_return,
    clippy::missing_inline_in_public_items,
    clippy::missing_trait_methods,
    clippy::pattern_type_mismatch,
    clippy::pub_use,
    clippy::question_mark_used,
    clippy::renamed_function_params,
    clippy::shadow_reuse,
    clippy::single_call_fn,
    clippy::tests_outside_test_module
)]

use refusals_runtime::refusal_rules;

/// The rules of a tool.
#[refusal_rules(
    card = "../../common/tool-card.json",
    prompt = "../../common/tool-prompt.md",
    refuse_with = "tool",
    enforced_by = dyn ToolRuleGuards<Request = str>,
    description = "What the tool will not compute."
)]
#[derive(Debug, Clone, Copy)]
#[non_exhaustive]
pub enum ToolRule {
    /// Segmentation families cannot be crossed; ask for one family per cut.
    SegMix,
    /// That demographic cut is not defined for this study.
    #[rule(id = "invalid-cut", allow = "Asking which cuts are defined.", allow = "Another cut.")]
    Undefined,
}

/// The rules of an agent.
#[refusal_rules(card = "../../common/union-card.json", prompt_style = "xml", refuse_with = "reply")]
#[derive(Debug, Clone, Copy)]
#[non_exhaustive]
pub enum UnionRule {
    /// The tool's.
    #[rule(flatten)]
    Tool(ToolRule),
    /// I can't tell how you should vote.
    VotingAdvice,
}
