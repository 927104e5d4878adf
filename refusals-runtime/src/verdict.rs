//! What a guard answers: allow, or refuse with an optional detail.

use crate::detail::Detail;

/// A guard's answer on one rule: allow, or refuse, with a detail if there is something to say.
///
/// A verdict does not name the rule: the generated code does, so a guard cannot refuse under the
/// wrong one.
///
/// ```
/// use refusals_runtime::Verdict;
///
/// fn check(families: &[&str]) -> Verdict {
///     Verdict::refuse_if(families.len() > 1)
///         .because(|| format!("Requested cut combined {}.", families.join(" with ")))
/// }
///
/// assert_eq!(check(&["party"]), Verdict::allow());
/// assert_eq!(check(&["party", "news"]).detail(), Some("Requested cut combined party with news."));
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
#[must_use = "a verdict that is dropped refuses nothing; return it from the guard"]
pub struct Verdict(Option<Detail>);

impl Verdict {
    /// The request may pass, as far as this rule goes.
    #[inline]
    pub const fn allow() -> Self {
        Self(None)
    }

    /// The rule applies: the request is refused.
    #[inline]
    pub const fn refuse() -> Self {
        Self(Some(Detail::NONE))
    }

    /// Refuses if the rule applies, and allows otherwise.
    #[inline]
    pub const fn refuse_if(applies: bool) -> Self {
        if applies { Self::refuse() } else { Self::allow() }
    }

    /// Allows if the request is fine, and refuses otherwise.
    #[inline]
    pub const fn refuse_unless(fine: bool) -> Self {
        Self::refuse_if(!fine)
    }

    /// Adds what was special about this request; the closure runs only if the verdict refuses.
    ///
    /// The detail is shown to the caller: leave out what they may not see.
    #[inline]
    pub fn because<D: Into<alloc::borrow::Cow<'static, str>>>(self, detail: impl FnOnce() -> D) -> Self {
        Self(self.0.map(|_| Detail::new(detail())))
    }

    /// Whether the verdict is to refuse.
    #[must_use]
    pub const fn is_refused(&self) -> bool {
        self.0.is_some()
    }

    /// The detail of a verdict that refuses, if it has one.
    #[must_use]
    pub fn detail(&self) -> Option<&str> {
        self.0.as_ref().and_then(Detail::as_str)
    }

    #[inline]
    pub(crate) fn into_refused(self) -> Option<Detail> {
        self.0
    }
}
