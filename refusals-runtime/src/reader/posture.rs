//! The rules that an agent advertises on its card.

use alloc::borrow::ToOwned;
use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::error::Error;
use core::fmt;

use serde_json::{Map, Value};

use super::canonical::{Canonical, Digest};
use super::member::present;
use super::{NotAsked, Untrusted};
use crate::value::kind;
use crate::{EXTENSION_URI, RefusalRules};

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
    by_id: BTreeMap<String, usize>,
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
        is_id(id).then(|| Self::new(id, reason))
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
    /// The declaration is the entry of `capabilities.extensions` whose `uri` is [`EXTENSION_URI`] to the
    /// byte: a later version of the standard has another URI, and is another extension. Other extensions are
    /// left alone. Whether the card keeps the standard in every point is not asked here.
    ///
    /// # Errors
    ///
    /// That nothing is declared, that no rule is, or what can't be read: all of it, each with its place. The
    /// rules beside it are in [`PostureError::into_readable`].
    pub fn from_card(card: &Value) -> Result<Self, PostureError> {
        let mut reading = Reading::default();
        reading.card(card);
        let Reading { readable, faults } = reading;
        if faults.is_empty() { Ok(readable) } else { Err(PostureError { faults, readable }) }
    }

    /// The posture that the agent of a rules enum advertises.
    #[must_use]
    pub fn of<R: RefusalRules>() -> Self {
        let rule = |rule: &crate::Rule| AdvertisedRule::new(rule.id(), rule.reason());
        Self {
            rules: R::RULES.iter().map(rule).collect(),
            by_id: R::RULES.iter().enumerate().map(|(place, rule)| (rule.id().to_owned(), place)).collect(),
        }
    }

    /// The posture of an agent of which nothing is known: no rule is advertised.
    ///
    /// With it, [`Reply::read`](crate::Reply::read) finds each refusal too, as one under a rule that is not
    /// advertised.
    #[must_use]
    pub const fn unknown() -> Self {
        Self { rules: Vec::new(), by_id: BTreeMap::new() }
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
    faults: Vec<PostureFault>,
    readable: Posture,
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

#[derive(Default)]
struct Reading {
    readable: Posture,
    faults: Vec<PostureFault>,
}

impl Reading {
    fn card(&mut self, card: &Value) {
        let Some(card) = self.object("", card) else { return };
        let Some(capabilities) = present(card, "capabilities") else { return self.not_declared() };
        let Some(capabilities) = self.object("/capabilities", capabilities) else { return };
        let Some(extensions) = present(capabilities, "extensions") else { return self.not_declared() };
        let Value::Array(extensions) = extensions else {
            return self.wrong_type("/capabilities/extensions", "an array", extensions);
        };
        let mut declarations = extensions.iter().enumerate().filter_map(|(place, extension)| {
            let extension = extension.as_object()?;
            let is_ours = extension.get("uri")?.as_str()? == EXTENSION_URI;
            is_ours.then(|| (format!("/capabilities/extensions/{place}"), extension))
        });
        let Some((pointer, declaration)) = declarations.next() else { return self.not_declared() };
        self.declaration(pointer, declaration);
        for (pointer, _) in declarations {
            self.faults.push(PostureFault::DeclaredTwice { pointer: Untrusted::new(pointer) });
        }
    }

    fn declaration(&mut self, pointer: String, declaration: &Map<String, Value>) {
        let Some(params) = present(declaration, "params") else {
            return self.faults.push(PostureFault::NoParams { pointer: Untrusted::new(pointer) });
        };
        let pointer = pointer + "/params";
        let Some(params) = self.object(&pointer, params) else { return };
        if params.is_empty() {
            self.faults.push(PostureFault::NoRules { pointer: Untrusted::new(pointer) });
        } else {
            if params.len() > Posture::MAX_RULES {
                self.faults.push(PostureFault::TooManyRules { count: params.len() });
            }
            for (id, reason) in params.iter().take(Posture::MAX_RULES) {
                self.rule(&pointer, id, reason);
            }
        }
    }

    fn rule(&mut self, params: &str, id: &str, reason: &Value) {
        let pointer = || rule_pointer(params, id);
        let too_long = |text: &str, limit| {
            let length = text.len();
            (length > limit).then(|| PostureFault::TooLong {
                pointer: Untrusted::new(pointer()),
                length,
                limit,
            })
        };
        let id_fault = too_long(id, Posture::MAX_ID)
            .or_else(|| (!is_id(id)).then(|| PostureFault::InvalidId { id: Untrusted::new(id.to_owned()) }));
        let is_id_read = id_fault.is_none();
        self.faults.extend(id_fault);
        let Value::String(reason) = reason else {
            return self.wrong_type(&pointer(), "a string", reason);
        };
        if let Some(fault) = too_long(reason, Posture::MAX_REASON) {
            return self.faults.push(fault);
        }
        if is_id_read {
            self.readable.by_id.insert(id.to_owned(), self.readable.rules.len());
            self.readable.rules.push(AdvertisedRule::new(id, reason));
        }
    }

    fn not_declared(&mut self) {
        self.faults.push(PostureFault::NotDeclared);
    }

    fn object<'v>(&mut self, pointer: &str, value: &'v Value) -> Option<&'v Map<String, Value>> {
        let object = value.as_object();
        if object.is_none() {
            self.wrong_type(pointer, "an object", value);
        }
        object
    }

    fn wrong_type(&mut self, pointer: &str, expected: &'static str, found: &Value) {
        let pointer = Untrusted::new(pointer.to_owned());
        self.faults.push(PostureFault::WrongType { pointer, expected, found: kind(found) });
    }
}

/// The JSON Pointer (RFC 6901) to a rule of the params.
pub(crate) fn rule_pointer(params: &str, id: &str) -> String {
    format!("{params}/{}", id.replace('~', "~0").replace('/', "~1"))
}

/// Whether an id keeps the grammar `[a-z][a-z0-9]*(-[a-z0-9]+)*`.
pub(crate) fn is_id(id: &str) -> bool {
    id.starts_with(|c: char| c.is_ascii_lowercase())
        && id.split('-').all(|word| {
            !word.is_empty() && word.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit())
        })
}
