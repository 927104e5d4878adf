//! Whether a rules enum holds others: the hidden second parameter of a [`Refusal`](crate::Refusal).
//!
//! It is never named in code, and shows in some error messages. That a tool's refusal becomes its agent's
//! through `?` takes a `From` between two refusals, and Rust allows one only between two types that can be
//! told apart: `Refusal<SurveyRule, Plain>` and `Refusal<AgentRule, Union>`.
//!
//! Each has what the standard library can derive. The compiler does not ask for it, but rust-analyzer does: to
//! it, a type that holds a refusal and derives `Clone` has it only if the kind has.

/// A rules enum that holds no other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Plain {}

/// A rules enum that holds others, with `#[rule(flatten)]`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Union {}
