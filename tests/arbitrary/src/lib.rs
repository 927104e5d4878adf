//! What must hold of arbitrary bytes, wherever foreign bytes are read: a check for each fuzz target in `fuzz/`.
//!
//! Each check panics if it does not hold. The committed corpus goes through them in `tests/corpus.rs`.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::missing_panics_doc,
    reason = "a check that panics is a test that fails"
)]

mod conformance;
mod disk;
mod lock;
#[allow(dead_code, reason = "what `refusals-macros` uses elsewhere")]
mod macros;
mod model;
mod outcomes;
mod rules;
mod saved;

use refusals_runtime::Untrusted;

// What the files of `refusals-macros` name by its path in that crate.
use crate::macros::rule_text;

pub use conformance::check as conformance;
pub use disk::{check_card as card, check_prompt as prompt};
pub use lock::check as lock;
pub use model::check as model;
pub use outcomes::check as outcomes;
pub use reader::{check_posture_bytes as posture, check_reply_bytes as reply, check_stream_bytes as stream};
pub use saved::check as saved;

/// What a fuzz target does with its input.
pub type Check = fn(&[u8]);

/// Each fuzz target's name, and what it does.
pub const TARGETS: [(&str, Check); 11] = [
    ("card", card),
    ("conformance", conformance),
    ("lock", lock),
    ("model", model),
    ("outcomes", outcomes),
    ("posture", posture),
    ("prompt", prompt),
    ("reply", reply),
    ("saved", saved),
    ("stream", stream),
    ("untrusted", untrusted),
];

/// Foreign text, through each exit of `Untrusted`.
///
/// # Panics
///
/// If something does not hold.
pub fn untrusted(bytes: &[u8]) {
    foreign_text::check(&String::from_utf8_lossy(bytes));
}

/// One line in which nothing drives a terminal or is hidden.
fn assert_plain(line: &str) {
    assert_eq!(Untrusted::new(line).terminal(), line, "not plain");
}
