//! Why a tool did not answer: it refused, or it failed.

use core::error::Error;

use crate::{Refusal, RefusalRules};

/// Why a tool stopped: it refused (correct behaviour), or it failed (an error).
///
/// Both reach it through `?`: a [`Refusal`] and any `E` that is an [`Error`]. That a refusal is not
/// an `Error` is on purpose: it must not vanish into a `Box<dyn Error>`, be logged as a fault or be
/// retried. `Stop` is not an `Error` either, for the same reason; match on it where the answer is
/// made.
///
/// ```
/// use std::num::ParseIntError;
///
/// use refusals_runtime::{Stop, Verdict, refusal_rules};
///
/// #[refusal_rules]
/// enum AgeRule {
///     /// I can't work with the data of minors.
///     Minor,
/// }
///
/// fn age(text: &str) -> Result<u8, Stop<AgeRule, ParseIntError>> {
///     let age: u8 = text.parse()?;
///     AgeRule::guard_minor(Verdict::refuse_if(age < 18))?;
///     Ok(age)
/// }
///
/// assert_eq!(age("41"), Ok(41));
/// assert!(matches!(age("4 1"), Err(Stop::Failed(_))));
/// match age("17") {
///     Err(Stop::Refused(refusal)) => assert_eq!(refusal.id(), "minor"),
///     other => panic!("expected a refusal, got {other:?}"),
/// }
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
#[must_use = "a refusal must reach the caller"]
pub enum Stop<R: RefusalRules, E> {
    /// A rule applies; send the refusal's Parts as the result.
    Refused(Refusal<R>),
    /// Something broke; this is an error as everywhere else.
    Failed(E),
}

impl<R: RefusalRules, E> Stop<R, E> {
    /// Maps the error, and leaves a refusal as it is.
    pub fn map_failed<F>(self, map: impl FnOnce(E) -> F) -> Stop<R, F> {
        match self {
            Self::Refused(refusal) => Stop::Refused(refusal),
            Self::Failed(error) => Stop::Failed(map(error)),
        }
    }
}

impl<R: RefusalRules, E> From<Refusal<R>> for Stop<R, E> {
    fn from(refusal: Refusal<R>) -> Self {
        Self::Refused(refusal)
    }
}

impl<R: RefusalRules, E: Error> From<E> for Stop<R, E> {
    fn from(error: E) -> Self {
        Self::Failed(error)
    }
}
