//! The rules that an agent advertises on its card.

mod error;
pub(super) mod reading;

use alloc::borrow::ToOwned;
use alloc::collections::BTreeMap;
use alloc::sync::Arc;
use alloc::vec::Vec;

use serde_json::Value;

use super::canonical::{Canonical, Digest};
use super::{NotAsked, Untrusted};
use crate::RefusalRules;

pub use error::{PostureError, PostureFault};

/// The rules that an agent advertises on its card, in the order of the card.
///
/// With the feature `reader`.
///
/// ```
/// use refusals_runtime::Posture;
///
/// let card = serde_json::json!({
///     "name": "Survey agent",
///     "capabilities": { "extensions": [{
///         "uri": "https://standards.upperhandai.com/ext/refusals/v1",
///         "params": { "seg-mix": "Segmentation families cannot be crossed; ask for one family per cut." }
///     }] }
/// });
/// let posture = Posture::from_card(&card)?;
/// assert_eq!(posture.rules()[0].id(), "seg-mix");
/// assert!(posture.get("invalid-cut").is_none());
/// # Ok::<(), refusals_runtime::PostureError>(())
/// ```
///
/// Source: Refusals v1, *Card declaration* and *Consumer requirements*, 3.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Posture {
    rules: Vec<AdvertisedRule>,
    /// The place of each in `rules`.
    by_id: BTreeMap<Arc<str>, usize>,
}

/// One rule that an agent advertises.
///
/// A clone shares the text: a reply may name a rule very often.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct AdvertisedRule {
    id: Arc<str>,
    reason: Arc<Untrusted<'static>>,
}

impl AdvertisedRule {
    /// The rule's id. It keeps the standard's grammar, lower-case ASCII words with hyphens between, so it can
    /// be shown anywhere as it is. To a model, its words are still a stranger's: see [`Posture::prompt`].
    #[must_use]
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The rule's reason, as the card has it.
    #[must_use]
    pub fn reason(&self) -> &Untrusted<'static> {
        &self.reason
    }

    pub(super) fn shared_reason(&self) -> Arc<Untrusted<'static>> {
        Arc::clone(&self.reason)
    }

    pub(super) fn abridged(&self, most: usize) -> Self {
        Self { id: Arc::clone(&self.id), reason: self.reason.cut(most).into_owned().into() }
    }

    fn new(id: &str, reason: &str) -> Self {
        Self { id: id.into(), reason: Untrusted::new(reason.to_owned()).into() }
    }

    pub(super) fn restored(id: &str, reason: &str) -> Option<Self> {
        reading::is_id(id).then(|| Self::new(id, reason))
    }

    /// The rule as one of your own enum's, where the agent's rules are known when you compile.
    #[must_use]
    pub fn known<R: RefusalRules>(&self) -> Option<R> {
        R::from_id(&self.id)
    }
}

impl Posture {
    /// The most rules that are read of one card.
    pub const MAX_RULES: usize = 10_000;
    /// The longest id that is read, in bytes.
    pub const MAX_ID: usize = 256;
    /// The longest reason that is read, in bytes.
    pub const MAX_REASON: usize = 16 * 1024;

    /// Reads the posture of a card of A2A 1.0 or 0.3, or of one that serves clients of both.
    ///
    /// The declaration is the entry of `capabilities.extensions` whose `uri` is [`EXTENSION_URI`](crate::EXTENSION_URI) to the
    /// byte: a later version of the standard has another URI, and is another extension. Other extensions are
    /// left alone. Whether the card keeps the standard in every point is not asked here.
    ///
    /// # Errors
    ///
    /// That nothing is declared, that no rule is, or what can't be read: all of it, each with its place. The
    /// rules beside it are in [`PostureError::into_readable`].
    pub fn from_card(card: &Value) -> Result<Self, PostureError> {
        reading::read(card)
    }

    /// The posture that the agent of a rules enum advertises.
    #[must_use]
    pub fn of<R: RefusalRules>() -> Self {
        let mut posture = Self::unknown();
        for rule in R::RULES {
            posture.push(AdvertisedRule::new(rule.id(), rule.reason()));
        }
        posture
    }

    /// The posture of an agent of which nothing is known: no rule is advertised.
    ///
    /// With it, [`Reply::read`](crate::Reply::read) finds each refusal too, as one under a rule that is not
    /// advertised.
    #[must_use]
    pub const fn unknown() -> Self {
        Self { rules: Vec::new(), by_id: BTreeMap::new() }
    }

    fn push(&mut self, rule: AdvertisedRule) {
        self.by_id.insert(Arc::clone(&rule.id), self.rules.len());
        self.rules.push(rule);
    }

    /// The rules, in the order of the card. Some SDKs change it: it says nothing.
    #[must_use]
    pub fn rules(&self) -> &[AdvertisedRule] {
        &self.rules
    }

    /// The rule of that id.
    #[must_use]
    pub fn get(&self, id: &str) -> Option<&AdvertisedRule> {
        self.by_id.get(id).and_then(|&place| self.rules.get(place))
    }

    /// Decides that a request is not asked, by a matcher of your own: which of the rules would it fall under?
    ///
    /// A rule is prose to a program, so only the caller can tell: by ids that they know, with a model, or by
    /// asking their user. `None`: none of the rules stands against asking.
    ///
    /// ```
    /// # let card = serde_json::json!({ "capabilities": { "extensions": [{
    /// #     "uri": "https://standards.upperhandai.com/ext/refusals/v1",
    /// #     "params": { "seg-mix": "Segmentation families cannot be crossed; ask for one family per cut." } }] } });
    /// use refusals_runtime::{Posture, render};
    ///
    /// let posture = Posture::from_card(&card)?;
    /// let families = ["party", "news"];
    /// let not_asked = posture.not_asked(|rule| rule.id() == "seg-mix" && families.len() > 1);
    /// if let Some(not_asked) = not_asked {
    ///     assert_eq!(
    ///         render::terminal(&not_asked, &render::Palette::PLAIN),
    ///         "NOT ASKED, for rule seg-mix: Segmentation families cannot be crossed; ask for one family per cut.\n"
    ///     );
    /// }
    /// # Ok::<(), refusals_runtime::PostureError>(())
    /// ```
    ///
    /// Source: Refusals v1, *Consumer requirements*, 3.
    #[must_use]
    pub fn not_asked(&self, mut applies: impl FnMut(&AdvertisedRule) -> bool) -> Option<NotAsked> {
        NotAsked::new(self.rules.iter().filter(|&rule| applies(rule)).cloned().collect())
    }

    /// What the posture says, in whichever order: the maps of some SDKs have a new one in every response.
    pub(super) fn digest(&self) -> Digest {
        let mut digest = Canonical::default();
        digest.list(self.rules.len());
        for rule in self.by_id.values().filter_map(|&place| self.rules.get(place)) {
            digest.text(&rule.id);
            digest.text(rule.reason.raw());
        }
        digest.finish()
    }
}
