//! An agent's reply: an answer, refusals, or a failure.

use alloc::vec::Vec;

use serde_json::Value;

use super::exchange::Exchange;
use super::{Answer, Failure, Posture, ReceivedRefusal, judge};

/// What an agent's response says.
///
/// With the feature `reader`.
///
/// ```
/// use refusals_runtime::{Posture, Reply, render};
///
/// fn show(response: &serde_json::Value, posture: &Posture) -> String {
///     match Reply::read(response, posture) {
///         Reply::Answered(answer) => format!("{} Parts", answer.parts().len()),
///         Reply::Refused(refusals) => render::terminal(&refusals, &render::Palette::PLAIN),
///         Reply::Failed(failure) => format!("{failure}"),
///     }
/// }
///
/// let response = serde_json::json!({ "jsonrpc": "2.0", "id": 1, "result": { "message": {
///     "messageId": "m", "role": "ROLE_AGENT", "parts": [
///         { "text": "That demographic cut is not defined for this study." },
///         { "data": { "rule": "invalid-cut", "reason": "That demographic cut is not defined for this study." },
///           "mediaType": "application/vnd.upperhand.refusal+json" }
///     ]
/// } } });
/// assert_eq!(
///     show(&response, &Posture::unknown()),
///     "REFUSED by rule invalid-cut: That demographic cut is not defined for this study.\n\
///      \x20 (its rule is not on the agent's card)\n"
/// );
/// ```
#[must_use = "a refusal must be shown to whoever asked, as with `render`"]
#[derive(Debug)]
pub enum Reply<'v> {
    /// An answer.
    Answered(Answer<'v>),
    /// Refusals: one at least, and each once, in the order in which they came.
    Refused(Vec<ReceivedRefusal>),
    /// Neither.
    Failed(Failure<'v>),
}

impl<'v> Reply<'v> {
    /// Reads a response of A2A 1.0 or 0.3: of JSON-RPC, or the body of a REST response, or a Message, or a Task,
    /// or one event of a stream. For a whole stream, there is [`StreamReader`](crate::StreamReader).
    ///
    /// A refusal is found in the message, in the message of the task's status, in artifacts, in what the
    /// history has of the agent since the user's last message, and in an error. A Part is a refusal by its
    /// media type, or by `mimeType` in its metadata, or, if it has neither, by its shape where the message
    /// names the extension. Wherever there is one, the reply is refused, whatever else it has: what is odd
    /// about that is on the refusal. Nothing is guessed from prose.
    ///
    /// The status of HTTP is not asked: if it says 4xx or 5xx and this is not [`Failed`](Self::Failed) or
    /// [`Refused`](Self::Refused), the agent contradicts itself, and what came is no answer to rely on.
    ///
    /// Takes time in proportion to the response, copies nothing of an answer, and does not recurse.
    ///
    /// Source: Refusals v1, *Runtime Part*; A2A 1.0, `SendMessageResponse` and `StreamResponse`.
    pub fn read(response: &'v Value, posture: &Posture) -> Self {
        judge::judge(&Exchange::of(response), posture, false)
    }

    /// The refusals, if it is refused.
    pub fn refusals(&self) -> &[ReceivedRefusal] {
        match self {
            Self::Refused(refusals) => refusals,
            Self::Answered(_) | Self::Failed(_) => &[],
        }
    }
}
