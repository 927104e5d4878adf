//! Why a tool did not answer: it refused, or it failed.

use core::error::Error;
use core::fmt;

use crate::{Includes, Refusal, RefusalRules};

/// Why a tool stopped: it refused (correct behaviour), or it failed (an error).
///
/// Both reach it through `?`: a [`Refusal`] of these rules or of an enum that they include, and any `E`
/// that is an [`Error`]. That a refusal is not an `Error` is on purpose: it must not vanish into a
/// `Box<dyn Error>`, be logged as a fault or be retried. `Stop` is not an `Error` either, for the same
/// reason; match on it where the answer is made.
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
///
/// `E` may be a type that is no `Error` itself; then a failure is converted by hand:
///
/// ```
/// use refusals_runtime::{Stop, refusal_rules};
///
/// #[refusal_rules]
/// enum AgeRule {
///     /// I can't work with the data of minors.
///     Minor,
/// }
///
/// fn age(text: &str) -> Result<u8, Stop<AgeRule, Box<dyn std::error::Error>>> {
///     text.parse().map_err(|error: std::num::ParseIntError| Stop::failed(error))
/// }
///
/// assert!(matches!(age("x"), Err(Stop::Failed(_))));
/// ```
#[must_use = "a refusal must reach the caller"]
pub enum Stop<R: RefusalRules, E> {
    /// A rule applies; send the refusal's Parts as the result.
    Refused(Refusal<R>),
    /// Something broke; this is an error as everywhere else.
    Failed(E),
}

impl<R: RefusalRules, E> Stop<R, E> {
    /// A failure, converted. For what is no [`Error`] and so does not pass `?` by itself, such as
    /// `anyhow::Error` and `Box<dyn Error>`: `.map_err(Stop::failed)?`.
    pub fn failed(error: impl Into<E>) -> Self {
        Self::Failed(error.into())
    }

    /// The same stop, with the refusal as one of an enum that includes the rule's. `?` lifts a refusal by itself,
    /// and not a stop: `.map_err(Stop::lift)?`.
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
    /// #[refusal_rules]
    /// enum AgentRule {
    ///     #[rule(flatten)]
    ///     Age(AgeRule),
    /// }
    ///
    /// fn tool(text: &str) -> Result<u8, Stop<AgeRule, ParseIntError>> {
    ///     let age = text.parse()?;
    ///     AgeRule::guard_minor(Verdict::refuse_if(age < 18))?;
    ///     Ok(age)
    /// }
    ///
    /// fn agent(text: &str) -> Result<u8, Stop<AgentRule, ParseIntError>> {
    ///     let age = tool(text).map_err(Stop::lift)?;
    ///     Ok(age)
    /// }
    ///
    /// assert!(matches!(agent("17"), Err(Stop::Refused(refusal)) if refusal.id() == "minor"));
    /// assert!(matches!(agent("1 7"), Err(Stop::Failed(_))));
    /// ```
    pub fn lift<U: Includes<R>>(self) -> Stop<U, E> {
        match self {
            Self::Refused(refusal) => Stop::Refused(refusal.lift()),
            Self::Failed(error) => Stop::Failed(error),
        }
    }

    /// Maps the error, and leaves a refusal as it is.
    pub fn map_failed<F>(self, map: impl FnOnce(E) -> F) -> Stop<R, F> {
        match self {
            Self::Refused(refusal) => Stop::Refused(refusal),
            Self::Failed(error) => Stop::Failed(map(error)),
        }
    }
}

impl<R: RefusalRules, U: Includes<R>, E> From<Refusal<R>> for Stop<U, E> {
    fn from(refusal: Refusal<R>) -> Self {
        Self::Refused(refusal.lift())
    }
}

impl<R: RefusalRules, E: Error> From<E> for Stop<R, E> {
    fn from(error: E) -> Self {
        Self::Failed(error)
    }
}

// Not derived: a derive would ask for the same of the user's enum.

impl<R: RefusalRules, E: fmt::Debug> fmt::Debug for Stop<R, E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Refused(refusal) => f.debug_tuple("Refused").field(refusal).finish(),
            Self::Failed(error) => f.debug_tuple("Failed").field(error).finish(),
        }
    }
}

impl<R: RefusalRules, E: Clone> Clone for Stop<R, E> {
    fn clone(&self) -> Self {
        match self {
            Self::Refused(refusal) => Self::Refused(refusal.clone()),
            Self::Failed(error) => Self::Failed(error.clone()),
        }
    }
}

impl<R: RefusalRules, E: PartialEq> PartialEq for Stop<R, E> {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Refused(a), Self::Refused(b)) => a == b,
            (Self::Failed(a), Self::Failed(b)) => a == b,
            (Self::Refused(_), Self::Failed(_)) | (Self::Failed(_), Self::Refused(_)) => false,
        }
    }
}

impl<R: RefusalRules, E: Eq> Eq for Stop<R, E> {}
