//! The proof that a request has passed every guard.

use core::fmt;
use core::marker::PhantomData;
use core::ops::Deref;

/// A request of type `T` that every guard of the rules `R` has allowed.
///
/// It is made by `admit` alone (`SurveyRule::admit`, [`RefusalRules::admit`]), so a tool body that
/// takes `Admitted<SurveyRule, CutRequest>` cannot be reached by an unguarded request. The request
/// can be read and taken out, not changed: what runs is what was checked.
///
/// It says that some implementation of the guards has allowed the request, not which one. Tools that
/// share a request type and guard it differently have a request type each.
///
/// [`RefusalRules::admit`]: crate::RefusalRules::admit
///
/// ```
/// use refusals_runtime::{Admitted, Verdict, refusal_rules};
///
/// #[refusal_rules]
/// enum TextRule {
///     /// I can't read more than 20 characters.
///     TooLong,
/// }
///
/// struct Reader;
///
/// impl TextRuleGuards for Reader {
///     type Request = str;
///     fn check_too_long(&self, text: &str) -> Verdict {
///         Verdict::refuse_if(text.chars().count() > 20)
///     }
/// }
///
/// fn read(text: Admitted<TextRule, String>) -> usize {
///     text.len()
/// }
///
/// let text = TextRule::admit(&Reader, String::from("short")).unwrap();
/// assert_eq!(read(text), 5);
/// ```
#[must_use = "the request was checked in order to be used"]
pub struct Admitted<R, T> {
    request: T,
    rules: PhantomData<fn() -> R>,
}

impl<R, T> Admitted<R, T> {
    pub(crate) fn new(request: T) -> Self {
        Self { request, rules: PhantomData }
    }

    /// Takes the request out, and gives up the proof.
    pub fn into_inner(self) -> T {
        self.request
    }
}

impl<R, T> Deref for Admitted<R, T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.request
    }
}

impl<R, T: fmt::Debug> fmt::Debug for Admitted<R, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Admitted").field(&self.request).finish()
    }
}

impl<R, T: PartialEq> PartialEq for Admitted<R, T> {
    fn eq(&self, other: &Self) -> bool {
        self.request == other.request
    }
}

impl<R, T: Eq> Eq for Admitted<R, T> {}
