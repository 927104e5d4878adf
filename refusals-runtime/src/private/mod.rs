//! What the generated code names, and nobody else may.

mod check;
mod enforced;
mod tables;
mod text;

pub use alloc::vec::Vec;
pub use core::borrow::Borrow;
pub use core::compile_error;
pub use core::convert::From;
pub use core::include_bytes;
pub use core::marker::{PhantomData, Sized};
pub use core::ops::FnMut;
pub use core::option::Option;
pub use core::prelude::v1::derive;
pub use core::primitive::{bool, str, u8, usize};
pub use core::result::Result;

pub use serde_json::Value;

#[cfg(feature = "macros")]
pub use refusals_macros::RefusalRules;

pub use self::check::{id_in_two, same_card, same_prompt};
pub use self::enforced::{Enforced, Guarded, OneRequest, Unguarded, enforced, one_request};
pub use self::tables::{
    Id, NONE, are_distinct, count, find, holder, id_of_earlier, joined_rules, merged_ids, no_rule, offsets,
    rules,
};
pub use self::text::{joined, joined_length, utf8, within_braces};
pub use crate::kind::{Plain, Union};
pub use crate::mechanism::{OffersTool, ReadsReply, Reply, Tool, Unnamed};
pub use crate::model::{from_call as refusal_from_call, from_reply as refusal_from_reply};

use crate::{CardExtension, Refusal, RefusalRules as Rules, RefuseTool, Rule};

/// The refuse tool of an enum's rules.
pub const fn refuse_tool(rules: &'static [Rule]) -> RefuseTool {
    RefuseTool::new(rules)
}

/// The declaration of an enum's rules.
#[must_use]
pub const fn card_extension(description: &'static str, rules: &'static [Rule]) -> CardExtension {
    CardExtension::new(description, rules)
}

/// The refusal under one variant of an enum, a reference into its `ALL`.
pub const fn refusal<R: Rules>(rule: &'static R) -> Refusal<R> {
    Refusal::new(rule)
}
