//! For evals: assertions on replies, cases for every rule, and how often the outcome was the expected one.
//!
//! With the feature `conformance`.
//!
//! A refusal that is asked for is a correct outcome of its own, neither an error nor a score of zero; and an
//! agent that refuses what it should answer is as wrong as one that answers what it should refuse. So every
//! rule has cases of both kinds:
//!
//! ```
//! use refusals_runtime::eval::{Cases, Coverage, EvalCases};
//! use refusals_runtime::refusal_rules;
//!
//! #[refusal_rules]
//! enum SurveyRule {
//!     /// Segmentation families cannot be crossed; ask for one family per cut.
//!     SegMix,
//!     /// That demographic cut is not defined for this study.
//!     InvalidCut,
//! }
//!
//! impl EvalCases for SurveyRule {
//!     // A rule without an arm here does not compile.
//!     fn cases(&self) -> Cases {
//!         match self {
//!             Self::SegMix => Cases::new()
//!                 .refuse("vote by party and news")
//!                 .answer("vote by party"),
//!             Self::InvalidCut => Cases::new().refuse("vote by shoe size"),
//!         }
//!     }
//! }
//!
//! let coverage = Coverage::of::<SurveyRule>();
//! assert_eq!(coverage.to_string(), "`invalid-cut` has no case that must be answered\n");
//! ```
//!
//! Then ask the agent each [`Case`], and count the outcomes in a [`Confusion`], or assert them one by one
//! with [`assert_refused!`](crate::assert_refused) and [`assert_answered!`](crate::assert_answered).

mod assert;
mod cases;
mod confusion;
mod lock;

pub use assert::Replied;
pub use cases::{Case, Cases, Coverage, EvalCases, Expected, cases};
pub use confusion::{Confusion, InvalidOutcome};
pub use lock::{Additions, Unlocked, lock};

#[doc(hidden)]
pub use assert::{answered, refused};
