//! This agent will not compute that: a typed, compile-checked fact.
#![no_std]

extern crate alloc;
// The macro names this crate by its path, in this crate's own tests too.
extern crate self as refusals_runtime;
#[cfg(test)]
extern crate std;

mod admitted;
mod card;
mod detail;
mod parts;
mod private;
mod refusal;
mod rules;
mod stop;
mod verdict;

pub use admitted::Admitted;
pub use card::{CardExtension, EXTENSION_URI};
pub use parts::{MEDIA_TYPE, Part, PartV03, RefusalData};
pub use refusal::Refusal;
pub use rules::{EnforcedBy, RefusalRules, Rule};
pub use stop::Stop;
pub use verdict::Verdict;

#[cfg(feature = "macros")]
pub use refusals_macros::refusal_rules;

#[doc(hidden)]
pub mod __private {
    pub use crate::private::*;
}
