//! An answer, and what in it may be meant as a refusal.

use alloc::vec::Vec;

use super::{AdvertisedRule, ReceivedPart, ReceivedRefusal};

/// An answer: one Part at least has something in it.
///
/// With the feature `reader`.
#[derive(Debug)]
pub struct Answer<'v> {
    pub(super) parts: Vec<ReceivedPart<'v>>,
    pub(super) untyped: Option<UntypedRefusal>,
    pub(super) earlier: Vec<ReceivedRefusal>,
}

impl<'v> Answer<'v> {
    /// The Parts, in the order in which they came: those of the message, or of the status and the artifacts.
    #[must_use]
    pub fn parts(&self) -> &[ReceivedPart<'v>] {
        &self.parts
    }

    /// What in this answer says that it is a refusal, and is no typed one.
    ///
    /// This is not guessed from the wording: any other prose that declines is an answer, and the standard asks
    /// agents not to leave it at that.
    #[must_use]
    pub const fn untyped_refusal(&self) -> Option<&UntypedRefusal> {
        self.untyped.as_ref()
    }

    /// The refusals that the task's history has of earlier turns, before the user's last message.
    pub fn earlier_refusals(&self) -> &[ReceivedRefusal] {
        &self.earlier
    }
}

/// A reply that says a rule's reason, or has a rule's data, and is not marked as a refusal.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum UntypedRefusal {
    /// The text is the rule's advertised reason, and nothing else.
    Text(AdvertisedRule),
    /// A data Part has the shape of a refusal under the rule, but neither its media type nor the extension on
    /// its message.
    Data(AdvertisedRule),
}

impl UntypedRefusal {
    /// The rule whose refusal it may be.
    #[must_use]
    pub const fn rule(&self) -> &AdvertisedRule {
        match self {
            Self::Text(rule) | Self::Data(rule) => rule,
        }
    }
}
