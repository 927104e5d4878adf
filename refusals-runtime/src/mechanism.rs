//! How a prompt has a model refuse: by a tool, in its reply, or in a way that the prompt does not name.
//!
//! The key `refuse_with` of [`#[refusal_rules]`](crate::refusal_rules) chooses, and `PROMPT` speaks of that
//! mechanism alone. So that code cannot use another one, each function is there for its mechanism only: where
//! the prompt asks for a line in the reply, `refuse_tool()` does not compile.
//!
//! | key | `PROMPT` | `refuse_tool`, `refusal_from_call` | `refusal_from_reply` |
//! |---|---|---|---|
//! | none: [`Unnamed`] | asks to refuse and to name the rule, and does not say how | yes | yes |
//! | `refuse_with = "tool"`: [`Tool`] | asks to call `refuse` | yes | |
//! | `refuse_with = "reply"`: [`Reply`] | asks for a line of JSON | | yes |
//!
//! Without the key nothing in the prompt names a tool that a model may not see, and nothing there tells it how to
//! refuse. Register `refuse_tool()`, which says itself when to call it. A model without tools needs
//! `refuse_with = "reply"`: without the key it refuses in prose, of which `refusal_from_reply` makes `Ok(None)`, and
//! the refusal goes out as an answer.

/// The prompt names no mechanism.
#[derive(Debug)]
pub enum Unnamed {}

/// The prompt asks for a call of the [refuse tool](crate::RefuseTool).
#[derive(Debug)]
pub enum Tool {}

/// The prompt asks for a line of JSON in the reply.
#[derive(Debug)]
pub enum Reply {}

/// The mechanisms beside which a refuse tool may be registered.
#[diagnostic::on_unimplemented(
    message = "the `PROMPT` of these rules asks for a refusal in the reply, not for a call of a tool",
    label = "the model is told of another mechanism",
    note = "write `#[refusal_rules(refuse_with = \"tool\")]`, or read the reply with `refusal_from_reply`"
)]
pub trait OffersTool {}

impl OffersTool for Unnamed {}
impl OffersTool for Tool {}

/// The mechanisms in which a reply may be a refusal.
#[diagnostic::on_unimplemented(
    message = "the `PROMPT` of these rules asks for a call of a tool, not for a refusal in the reply",
    label = "the model is told of another mechanism",
    note = "write `#[refusal_rules(refuse_with = \"reply\")]`, or read the tool's call with `refusal_from_call`"
)]
pub trait ReadsReply {}

impl ReadsReply for Unnamed {}
impl ReadsReply for Reply {}
