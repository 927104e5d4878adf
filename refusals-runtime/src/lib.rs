//! An agent's refusals as a typed, compile-checked fact.
//!
//! The [Refusals v1] standard has an A2A agent advertise on its card the rules that it will not
//! compute, and answer a forbidden request with a typed refusal. The card, the system prompt and the
//! tool's guards must agree. Here they are one enum, so they do:
//!
//! ```
//! use refusals_runtime::{Admitted, Stop, Verdict, refusal_rules};
//!
//! #[refusal_rules]
//! #[derive(Debug, Clone, Copy, PartialEq, Eq)]
//! pub enum SurveyRule {
//!     /// Segmentation families cannot be crossed; ask for one family per cut.
//!     SegMix,
//!     /// That demographic cut is not defined for this study.
//!     InvalidCut,
//! }
//!
//! struct CutRequest {
//!     families: Vec<&'static str>,
//!     by: &'static str,
//! }
//!
//! struct CutTool;
//!
//! impl SurveyRuleGuards for CutTool {
//!     type Request = CutRequest;
//!     fn check_seg_mix(&self, cut: &CutRequest) -> Verdict {
//!         Verdict::refuse_if(cut.families.len() > 1)
//!             .because(|| format!("Requested cut combined {}.", cut.families.join(" with ")))
//!     }
//!     fn check_invalid_cut(&self, cut: &CutRequest) -> Verdict {
//!         Verdict::refuse_unless(["age", "educ"].contains(&cut.by))
//!     }
//! }
//!
//! impl CutTool {
//!     /// Takes `Admitted`: it cannot run unguarded.
//!     fn tabulate(&self, cut: &Admitted<SurveyRule, CutRequest>) -> std::io::Result<String> {
//!         std::fs::read_to_string(format!("{}.csv", cut.by))
//!     }
//! }
//!
//! fn answer(tool: &CutTool, cut: CutRequest) -> Result<String, Stop<SurveyRule, std::io::Error>> {
//!     let cut = SurveyRule::admit(tool, cut)?; // the refusal, if a guard refuses
//!     Ok(tool.tabulate(&cut)?) // the error, if the table cannot be read
//! }
//!
//! fn main() {
//!     let cut = CutRequest { families: vec!["party", "news"], by: "age" };
//!     let Err(Stop::Refused(refusal)) = answer(&CutTool, cut) else { panic!("expected a refusal") };
//!     assert_eq!(refusal.id(), "seg-mix");
//!     println!("{}", serde_json::json!(refusal.parts())); // the message's two Parts, as A2A 1.0 has them
//! }
//! ```
//!
//! Start at [`refusal_rules`], which lists everything that it generates. Guards are for rules that code can judge; for
//! rules that a model judges, choose [`refuse_with`](macro@refusal_rules#keys), which has `PROMPT` tell it how to refuse.
//!
//! # In your crate
//!
//! ```toml
//! [dependencies]
//! refusals-runtime = "0.1"
//! serde_json = "1"          # for your messages
//! ```
//!
//! It needs Rust 1.88 or later, and follows Semantic Versioning. Its licence is Apache-2.0 or MIT, at your option.
//!
#![cfg_attr(
    all(doc, feature = "macros", feature = "conformance"),
    doc = include_str!("../docs/guide/by_role.md")
)]
#![cfg_attr(
    all(doc, not(all(feature = "macros", feature = "conformance"))),
    doc = include_str!("../docs/guide/left_out.md")
)]
//!
//! # Features
//!
//! - `macros` (default): [`refusal_rules`].
//! - `a2a-lf`: conversions into the types of the official A2A crate for Rust, `a2a-lf`: a refusal's Parts, its
//!   message, its task in the state REJECTED, and the card extension.
//! - `tracing`: one event a refusal, of the target `refusals` and at the level `INFO`, with the fields `rule`
//!   and `origin` (`guard` or `model`); `refusals()` makes one for each that it lists. The detail is a field too where
//!   the target `refusals::detail` is enabled at the level `TRACE`: `RUST_LOG=refusals=info` leaves it out,
//!   `refusals=trace` has it. A request that is admitted is no event. A [`Refusal`] that code makes with `refuse()` is a
//!   constant, and no event.
//! - `reader`: the other side, for whoever asks an agent in whichever language. `Posture` reads a card's rules,
//!   `Reply` and `StreamReader` tell a refusal from an answer and from a failure, `render` shows it,
//!   `RefusedRequests` stops an unchanged retry, and `Untrusted` lets no foreign text out unescaped. Turns on
//!   `std`, and `serde_json`'s `preserve_order`.
//! - `conformance`: `conformance` reports whether an agent keeps the standard, clause by clause, and `eval` has what
//!   tests and evals of an agent need. Turns on `reader`. The documentation has the guide if it is built with this
//!   feature and `macros`.
//! - `std` (default): the `std` features of serde and `serde_json`. The crate itself needs `alloc` only.
//!
//! [Refusals v1]: https://standards.upperhandai.com/ext/refusals/v1

#![no_std]
// On docs.rs alone, which builds with the nightly release: what takes a feature says so.
#![cfg_attr(docsrs, feature(doc_cfg))]
// What is said of `refusal_rules` links to it where it is.
#![cfg_attr(not(feature = "macros"), allow(rustdoc::broken_intra_doc_links))]

extern crate alloc;
// The macro names this crate by its path, in this crate's own tests too.
extern crate self as refusals_runtime;
#[cfg(any(test, feature = "a2a-lf", feature = "reader"))]
extern crate std;

#[cfg(feature = "a2a-lf")]
mod a2a_lf;
mod admitted;
mod card;
mod characters;
#[cfg(feature = "conformance")]
pub mod conformance;
mod detail;
#[cfg(feature = "conformance")]
pub mod eval;
// It links to items of these features.
#[cfg(all(doc, feature = "macros", feature = "conformance"))]
pub mod guide;
pub mod kind;
pub mod mechanism;
mod model;
mod observe;
mod parts;
mod private;
#[cfg(feature = "reader")]
mod reader;
mod refusal;
mod rules;
mod stop;
mod value;
mod verdict;

pub use admitted::Admitted;
pub use card::{CardExtension, EXTENSION_URI};
pub use model::{InvalidRefusal, InvalidRefusalKind, RefuseTool};
pub use parts::{MEDIA_TYPE, Part, PartV03, RefusalData};
#[cfg(feature = "reader")]
pub use reader::{
    AdvertisedRule, Answer, Asking, Failure, FailureKind, Mark, NotAsked, NotAskedAgain, Oddity, PartContent,
    Posture, PostureError, PostureFault, ReceivedPart, ReceivedRefusal, RefusedRequests, Reply, StreamFault,
    StreamReader, TaskState, UnreadableJson, Untrusted, UntypedRefusal, read_json, render,
};
pub use refusal::Refusal;
pub use rules::{EnforcedBy, Includes, RefusalRules, Rule};
pub use stop::Stop;
pub use verdict::Verdict;

#[cfg(feature = "macros")]
pub use refusals_macros::refusal_rules;

/// Joins texts into one at compile time, so that a system prompt with the rules in it is a constant.
///
/// Takes any constant expressions of type `&str`, and makes a `&'static str`. Nothing is put between them:
/// a `PROMPT` consists of whole lines.
///
/// ```
/// use refusals_runtime::{refusal_rules, system_prompt};
///
/// #[refusal_rules]
/// enum TaxRule {
///     /// I can't file returns for you.
///     FileReturn,
/// }
///
/// const SYSTEM: &str = system_prompt!("You answer questions about taxes.\n\n", TaxRule::PROMPT);
/// assert!(SYSTEM.starts_with("You answer questions about taxes.\n\n## What to refuse\n"));
/// ```
///
/// The first text is often a file: `include_str!("../prompts/base.md")`.
#[macro_export]
macro_rules! system_prompt {
    ($($text:expr),+ $(,)?) => {
        const {
            $crate::__private::utf8(
                &const {
                    $crate::__private::joined::<{ $crate::__private::joined_length(&[$($text),+]) }>(&[$($text),+])
                },
            )
        }
    };
}

#[doc(hidden)]
pub mod __private {
    pub use crate::private::*;
}
