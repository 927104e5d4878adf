//! The verdict on what an agent has sent: one for a response and for a stream.
//!
//! Refusals first: wherever there is one, the reply is refused. Each is given the text that belongs to it, see
//! `pairing`; what is left then is an answer, or stands beside the refusal.

use alloc::vec::Vec;

use super::exchange::{Exchange, Parts, ReceivedError};
use super::pairing::{Found, Group, Refusals, Texts};
use super::part::has_shape;
use super::{
    Answer, Failure, FailureKind, Oddity, PartContent, Posture, ReceivedPart, ReceivedRefusal, Reply,
    TaskState, Untrusted, UntypedRefusal,
};

/// The verdict. A stream must have come to its end to be an answer.
pub(super) fn judge<'v>(exchange: &Exchange<'v>, posture: &Posture, is_stream: bool) -> Reply<'v> {
    let Exchange { direct, status, artifacts, said, said_before, said_earlier, in_error, .. } = exchange;
    let in_error = Group::all(in_error, true, posture);
    let reply = Group::all(direct.iter().chain(status).chain(artifacts), false, posture);
    let said = Group::all(said, false, posture);
    let said_before = Group::all(said_before, false, posture);

    let error_message = exchange.error.and_then(|error| error.message);
    let texts = Texts::of(&[&in_error, &reply, &said, &said_before], error_message);
    let may_be_untyped = reply.iter().chain(&said).any(|group| group.may_be_untyped);
    // In the order in which they are most to the point. What an error says beside a refusal is no answer, and
    // what the agent has said on the way to its reply is none either.
    let mut refusals = Refusals::default();
    texts.settle(in_error, &mut refusals);
    let parts = texts.settle(reply, &mut refusals);
    let said = texts.settle(said, &mut refusals);
    texts.settle(said_before, &mut refusals);

    if !refusals.found.is_empty() {
        let replaced = Group::all(&exchange.replaced, false, posture);
        let replaced = texts.settle(replaced, &mut Refusals::default());
        return Reply::Refused(noted(refusals, &parts, &replaced, exchange, is_stream));
    }
    let is_empty = !parts.iter().any(ReceivedPart::has_content);
    // Some agents put what they have to say into the history alone.
    let parts = if is_empty { said } else { parts };
    let is_empty = is_empty && !parts.iter().any(ReceivedPart::has_content);
    let untyped_data = if may_be_untyped { untyped_data(&parts, posture) } else { None };
    let untyped = untyped_data.or_else(|| untyped_text(&parts, exchange.error, posture));
    let kind = match (exchange.error, exchange.state) {
        (Some(error), _) => error.into(),
        (None, _) if !exchange.is_begun => {
            exchange.unrecognized.map_or(FailureKind::Incomplete, |found| FailureKind::NotAReply { found })
        }
        // A stream that broke off, or an artifact whose task is told elsewhere.
        (None, state) if !exchange.is_ended() && (is_stream || state.is_none()) => FailureKind::Incomplete,
        (None, None | Some(TaskState::Completed)) => {
            let earlier = earlier(said_earlier, posture);
            match (is_empty, earlier.is_empty()) {
                (false, _) => return Reply::Answered(Answer { parts, untyped, earlier }),
                (true, false) => return Reply::Refused(earlier),
                (true, true) => FailureKind::Empty,
            }
        }
        (None, Some(state)) => FailureKind::NotCompleted { state },
    };
    Reply::Failed(Failure { kind, parts, untyped })
}

/// The refusals of earlier turns.
fn earlier(said: &[Parts<'_>], posture: &Posture) -> Vec<ReceivedRefusal> {
    let groups = Group::all(said, false, posture);
    let mut refusals = Refusals::default();
    Texts::of(&[&groups], None).settle(groups, &mut refusals);
    refusals.found.into_iter().map(|found| found.refusal).collect()
}

impl<'v> From<ReceivedError<'v>> for FailureKind<'v> {
    fn from(ReceivedError { code, message }: ReceivedError<'v>) -> Self {
        Self::Error { code, message: message.map(Untrusted::new) }
    }
}

/// The refusals of a reply, with what is odd about it as a whole.
fn noted(
    refusals: Refusals<'_>,
    beside: &[ReceivedPart<'_>],
    replaced: &[ReceivedPart<'_>],
    exchange: &Exchange<'_>,
    is_stream: bool,
) -> Vec<ReceivedRefusal> {
    let first = |parts: &[ReceivedPart<'_>]| {
        parts.iter().filter(|part| part.has_content()).map(|part| part.place.event()).min()
    };
    let beside = first(beside);
    let streamed = beside.into_iter().chain(first(replaced)).min();
    let note = |Found { mut refusal, event, .. }| {
        for (oddity, is_so) in [
            (Oddity::EnvelopeIsError, exchange.error.is_some()),
            (Oddity::AnswerBeside, beside.is_some()),
            (Oddity::AnswerStreamed, streamed.is_some_and(|streamed| streamed < event)),
            (Oddity::StreamBrokeOff, is_stream && !exchange.is_ended()),
        ] {
            if is_so {
                refusal.note(oddity);
            }
        }
        refusal
    };
    refusals.found.into_iter().map(note).collect()
}

/// Data that names a rule and gives a reason, and is not marked as a refusal.
fn untyped_data(parts: &[ReceivedPart<'_>], posture: &Posture) -> Option<UntypedRefusal> {
    let rule = parts.iter().find_map(|part| match part.content() {
        PartContent::Data(data) if has_shape(data) => posture.get(data.get("rule")?.as_str()?),
        _ => None,
    })?;
    Some(UntypedRefusal::Data(rule.clone()))
}

/// A text, and nothing else, that is a rule's reason.
fn untyped_text(
    parts: &[ReceivedPart<'_>],
    error: Option<ReceivedError<'_>>,
    posture: &Posture,
) -> Option<UntypedRefusal> {
    let mut parts = parts.iter().filter(|part| part.has_content());
    let only = match (error, parts.next(), parts.next()) {
        (Some(error), _, _) => error.message?,
        (None, Some(part), None) => part.text()?,
        _ => return None,
    };
    let only = only.trim();
    let rule = posture.rules().iter().find(|rule| rule.reason().raw().trim() == only)?;
    Some(UntypedRefusal::Text(rule.clone()))
}
