//! What can't be read of a card's posture.

use alloc::vec::Vec;
use core::error::Error;
use core::fmt;

use super::Posture;
use crate::Untrusted;

/// A card whose posture can't be read, or not all of it.
///
/// An agent without the extension, one that declares no rules, and one whose rules can't be read are three
/// things: look at [`faults`](Self::faults). To go on with what there is, at your own risk:
///
/// ```
/// use refusals_runtime::{Posture, PostureError, PostureFault};
///
/// let error = Posture::from_card(&serde_json::json!({ "capabilities": {} })).unwrap_err();
/// assert!(matches!(error.faults(), [PostureFault::NotDeclared]));
/// assert_eq!(error.to_string(), "the card does not declare the refusals extension");
///
/// let posture = error.into_readable();
/// assert_eq!(posture, Posture::unknown());
/// ```
///
/// Its text is for a terminal or a log: what the card says is escaped and cut in it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PostureError {
    pub(super) faults: Vec<PostureFault>,
    pub(super) readable: Posture,
}

impl PostureError {
    /// What is wrong: one fault at least.
    #[must_use]
    pub fn faults(&self) -> &[PostureFault] {
        &self.faults
    }

    /// Whether the agent just does not have the extension, which is no fault of its.
    #[must_use]
    pub fn is_not_declared(&self) -> bool {
        self.faults == [PostureFault::NotDeclared]
    }

    /// The rules that could be read; there may be none.
    #[must_use]
    pub const fn readable(&self) -> &Posture {
        &self.readable
    }

    /// The rules that could be read, to go on with.
    #[must_use]
    pub fn into_readable(self) -> Posture {
        self.readable
    }
}

/// One thing that is wrong with a posture. `pointer` is a JSON Pointer (RFC 6901) into the card.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum PostureFault {
    /// The card does not declare the extension.
    NotDeclared,
    /// The card declares it once more: the first declaration is the one that is read.
    DeclaredTwice {
        /// The later declaration.
        pointer: Untrusted<'static>,
    },
    /// There are no `params`, or they are null.
    NoParams {
        /// The declaration.
        pointer: Untrusted<'static>,
    },
    /// The `params` have no rule in them.
    NoRules {
        /// The params.
        pointer: Untrusted<'static>,
    },
    /// There are more than [`Posture::MAX_RULES`]; those beyond are not read.
    TooManyRules {
        /// How many there are.
        count: usize,
    },
    /// Something is of another JSON type than it must be.
    WrongType {
        /// Where it is.
        pointer: Untrusted<'static>,
        /// What it must be, such as `a string`.
        expected: &'static str,
        /// What it is.
        found: &'static str,
    },
    /// An id does not keep the grammar `[a-z][a-z0-9]*(-[a-z0-9]+)*`.
    InvalidId {
        /// The id.
        id: Untrusted<'static>,
    },
    /// An id or a reason is longer than [`Posture::MAX_ID`] or [`Posture::MAX_REASON`].
    TooLong {
        /// Where it is.
        pointer: Untrusted<'static>,
        /// Its length in bytes.
        length: usize,
        /// The most that is read.
        limit: usize,
    },
}

impl fmt::Display for PostureFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // As much of a stranger's text as tells them where to look.
        let shown = |text: &Untrusted<'_>| text.cut(120).terminal();
        match self {
            Self::NotDeclared => f.write_str("the card does not declare the refusals extension"),
            Self::DeclaredTwice { pointer } => {
                write!(f, "the card declares the refusals extension again at {}", shown(pointer))
            }
            Self::NoParams { pointer } => write!(f, "{} has no params", shown(pointer)),
            Self::NoRules { pointer } => write!(f, "{} has no rules in it", shown(pointer)),
            Self::TooManyRules { count } => {
                write!(f, "there are {count} rules, of {} at most", Posture::MAX_RULES)
            }
            Self::WrongType { pointer, expected, found } => {
                let pointer = shown(pointer);
                let place = if pointer.is_empty() { "the card" } else { &pointer };
                write!(f, "{place} is {found}, and must be {expected}")
            }
            Self::InvalidId { id } => write!(
                f,
                "the id `{}` is not in kebab case: lower-case letters and digits with hyphens between",
                shown(id)
            ),
            Self::TooLong { pointer, length, limit } => {
                write!(f, "{} has {length} bytes, of {limit} at most", shown(pointer))
            }
        }
    }
}

impl fmt::Display for PostureError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        /// More of the same would not be read.
        const MOST: usize = 8;

        for (place, fault) in self.faults.iter().take(MOST).enumerate() {
            write!(f, "{}{fault}", if place == 0 { "" } else { "; " })?;
        }
        match self.faults.len().saturating_sub(MOST) {
            0 => Ok(()),
            more => write!(f, "; and {more} more"),
        }
    }
}

impl Error for PostureError {}
