//! The refusal itself: a rule, and what was special about the request.

use alloc::borrow::Cow;
use core::fmt;
use core::hash::{Hash, Hasher};
use core::marker::PhantomData;

use serde::ser::{Serialize, Serializer};

use crate::detail::Detail;
use crate::kind::{Plain, Union};
use crate::parts::{Part, PartV03, RefusalData};
use crate::{Includes, RefusalRules};

/// A request refused under one rule of `R`.
///
/// It names a variant of the enum, never a free-text id, so its rule is always one that the card
/// advertises. It serializes to the standard's data Part payload, `{"rule","reason","detail"}`, with
/// `detail` left out if there is none.
///
/// A refusal is correct behaviour, not a fault: it does not implement
/// [`Error`](core::error::Error), and `?` will not turn it into a `Box<dyn Error>`. To return both
/// from one function, see [`Stop`](crate::Stop).
///
/// Write `Refusal<SurveyRule>`. The parameter `K` is never written, and follows from the enum: see
/// [`kind`](crate::kind).
///
/// ```
/// use refusals_runtime::{Refusal, refusal_rules};
///
/// #[refusal_rules]
/// #[derive(Debug, PartialEq)]
/// enum SurveyRule {
///     /// That demographic cut is not defined for this study.
///     InvalidCut,
/// }
///
/// let refusal: Refusal<SurveyRule> = SurveyRule::InvalidCut.refuse().because("Requested cut was shoe size.");
/// assert_eq!(refusal.rule(), &SurveyRule::InvalidCut);
/// assert_eq!(
///     serde_json::to_string(&refusal)?,
///     concat!(
///         r#"{"rule":"invalid-cut","#,
///         r#""reason":"That demographic cut is not defined for this study.","#,
///         r#""detail":"Requested cut was shoe size."}"#,
///     )
/// );
/// # Ok::<(), serde_json::Error>(())
/// ```
///
/// Source: Refusals v1, *Runtime Part*.
#[must_use = "a refusal must reach the caller: return it, or send its Parts"]
pub struct Refusal<R: RefusalRules, K = <R as RefusalRules>::Kind> {
    // A reference into `R::ALL`, so that no derive is asked of the user's enum.
    rule: &'static R,
    detail: Detail,
    // See the module `kind`.
    kind: PhantomData<K>,
}

impl<R: RefusalRules> Refusal<R> {
    pub(crate) const fn new(rule: &'static R) -> Self {
        Self { rule, detail: Detail::NONE, kind: PhantomData }
    }

    pub(crate) fn with_detail(self, detail: Detail) -> Self {
        Self { detail, ..self }
    }

    /// Adds what was special about this request, in place of an earlier detail.
    ///
    /// The detail is shown to the caller: leave out what they may not see.
    pub fn because(self, detail: impl Into<Cow<'static, str>>) -> Self {
        self.with_detail(Detail::new(detail))
    }

    /// The rule that applies, as a variant of the enum.
    #[must_use]
    pub const fn rule(&self) -> &'static R {
        self.rule
    }

    /// The rule's id.
    #[must_use]
    pub fn id(&self) -> &'static str {
        self.rule.id()
    }

    /// The rule's reason, as advertised.
    #[must_use]
    pub fn reason(&self) -> &'static str {
        self.rule.reason()
    }

    /// What was special about this request, if anything was said.
    #[must_use]
    pub fn detail(&self) -> Option<&str> {
        self.detail.as_str()
    }

    /// The same refusal, as one of an enum that includes the rule's.
    ///
    /// `?` does this by itself on the way to a [`Stop`](crate::Stop), and to the refusal of a union from
    /// that of an enum which is none.
    pub fn lift<U: Includes<R>>(self) -> Refusal<U> {
        Refusal { rule: U::lift(self.rule), detail: self.detail, kind: PhantomData }
    }

    /// The payload of the data Part, for a protocol other than A2A.
    #[must_use]
    pub fn data(&self) -> RefusalData<'_> {
        RefusalData::new(self.id(), self.reason(), self.detail())
    }

    /// The two Parts of an A2A 1.0 message: a `text/plain` Part with the reason, and the data Part.
    ///
    /// They replace the whole result: no other Part stands beside them.
    #[must_use]
    pub fn parts(&self) -> [Part<'_>; 2] {
        [Part::text(self.reason()), Part::refusal(self.data())]
    }

    /// The two Parts of an A2A 0.3 message.
    #[must_use]
    pub fn parts_v0_3(&self) -> [PartV03<'_>; 2] {
        self.parts().map(PartV03::new)
    }
}

/// The rule's id and reason. The detail may hold the caller's own words, which can carry terminal
/// control sequences, so it is left to [`detail`](Refusal::detail).
impl<R: RefusalRules> fmt::Display for Refusal<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "refused by rule `{}`: {}", self.id(), self.reason())
    }
}

impl<R: RefusalRules> fmt::Debug for Refusal<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut refusal = f.debug_struct("Refusal");
        refusal.field("rule", &self.id()).field("reason", &self.reason());
        if let Some(detail) = self.detail() {
            refusal.field("detail", &detail);
        }
        refusal.finish()
    }
}

impl<R: RefusalRules> Clone for Refusal<R> {
    fn clone(&self) -> Self {
        Self { rule: self.rule, detail: self.detail.clone(), kind: PhantomData }
    }
}

impl<R: RefusalRules> PartialEq for Refusal<R> {
    fn eq(&self, other: &Self) -> bool {
        self.id() == other.id() && self.detail == other.detail
    }
}

impl<R: RefusalRules> Eq for Refusal<R> {}

impl<R: RefusalRules> Hash for Refusal<R> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.id().hash(state);
        self.detail.hash(state);
    }
}

/// A tool's refusal becomes its agent's.
impl<R, U> From<Refusal<R, Plain>> for Refusal<U, Union>
where
    R: RefusalRules<Kind = Plain>,
    U: RefusalRules<Kind = Union> + Includes<R>,
{
    fn from(refusal: Refusal<R, Plain>) -> Self {
        refusal.lift()
    }
}

impl<R: RefusalRules> Serialize for Refusal<R> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.data().serialize(serializer)
    }
}
