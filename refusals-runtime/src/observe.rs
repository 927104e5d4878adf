//! What is told to whoever watches the agent: one `tracing` event a refusal, if the feature is on.

use crate::{Refusal, RefusalRules};

/// Who has refused.
#[derive(Clone, Copy)]
pub(crate) enum Origin {
    /// A guard, in code.
    Guard,
    /// A language model, by its tool or in its reply.
    Model,
}

/// Tells that a refusal was made.
#[cfg(not(feature = "tracing"))]
pub(crate) const fn refused<R: RefusalRules>(_: Origin, _: &Refusal<R>) {}

/// Tells that a refusal was made: an event at the level `INFO`, since a refusal is correct behaviour. The
/// detail may hold the words of whoever asked, so it is told only to those who ask for its own target.
#[cfg(feature = "tracing")]
pub(crate) fn refused<R: RefusalRules>(origin: Origin, refusal: &Refusal<R>) {
    use tracing::{Level, enabled, info};

    let origin = match origin {
        Origin::Guard => "guard",
        Origin::Model => "model",
    };
    match refusal.detail() {
        Some(detail) if enabled!(target: "refusals::detail", Level::TRACE) => {
            info!(target: "refusals", rule = refusal.id(), origin, detail, "refused");
        }
        _ => info!(target: "refusals", rule = refusal.id(), origin, "refused"),
    }
}
