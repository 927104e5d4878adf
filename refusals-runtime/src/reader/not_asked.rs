//! A request that was not asked, since the agent's card says that it would be refused.

use alloc::vec::Vec;

use super::AdvertisedRule;

/// A request that the caller did not ask: the agent advertises rules against it.
///
/// With the feature `reader`.
///
/// The agent has refused nothing, so this is no [`ReceivedRefusal`](crate::ReceivedRefusal), and is shown
/// as what it is. Made by [`Posture::not_asked`](crate::Posture::not_asked).
#[must_use = "show it to whoever asked, as with `render`"]
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NotAsked {
    rules: Vec<AdvertisedRule>,
}

impl NotAsked {
    pub(super) fn new(rules: Vec<AdvertisedRule>) -> Option<Self> {
        if rules.is_empty() { None } else { Some(Self { rules }) }
    }

    /// The rules that stand against the request, in the order of the card: one at least.
    #[must_use]
    pub fn rules(&self) -> &[AdvertisedRule] {
        &self.rules
    }
}
