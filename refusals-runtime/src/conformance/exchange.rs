//! The clauses about an exchange that provokes a refusal.

use alloc::format;

use serde_json::Value;

use super::clause::Clause;
use super::report::{Outcome, Report, Seen};
use crate::reader::{is_essence, media_types};
use crate::{
    Answer, FailureKind, Mark, Oddity, PartContent, ReceivedPart, ReceivedRefusal, Reply, Untrusted,
    UntypedRefusal,
};

/// `at` finds what is at a pointer of the reply's.
pub(super) fn check<'v>(reply: &Reply<'_>, at: impl Fn(&str) -> Option<&'v Value>, report: &mut Report) {
    let refusals = match reply {
        Reply::Refused(refusals) => refusals,
        Reply::Answered(answer) => {
            let what = match answer.untyped_refusal() {
                Some(_) => "prose or data that is not marked as a refusal",
                None => "an answer",
            };
            if let Some(part) = answer.parts().first() {
                report.add(Clause::BothParts, Outcome::Fail, Seen::new(what).at(part.pointer()));
            }
            report.add(Clause::EnvelopeIsSuccess, Outcome::Pass, Seen::new("a normal result"));
            if let Some(UntypedRefusal::Data(_)) = answer.untyped_refusal() {
                unmarked(answer, report);
            }
            return report.not_examined(&Clause::EXCHANGE, "the request was not refused");
        }
        Reply::Failed(failure) => {
            let (what, quote) = match failure.kind() {
                FailureKind::Error { message, .. } => ("an error", message.as_ref()),
                FailureKind::Empty => ("an empty answer", None),
                FailureKind::Incomplete => ("a reply that is not complete", None),
                FailureKind::NotCompleted { state } => (state.name(), None),
                FailureKind::NotAReply { found } => (*found, None),
                FailureKind::Unreadable(_) => ("a stream that can't be read", None),
            };
            let quoted = |seen: Seen| match quote {
                Some(quote) => seen.quoting(quote.raw()),
                None => seen,
            };
            report.add(Clause::BothParts, Outcome::Fail, quoted(Seen::new(what)));
            let is_error = matches!(failure.kind(), FailureKind::Error { .. });
            let outcome = if is_error { Outcome::Fail } else { Outcome::NotExamined };
            report.add(Clause::EnvelopeIsSuccess, outcome, Seen::new(what));
            return report.not_examined(&Clause::EXCHANGE, "the request was not refused");
        }
    };
    for refusal in refusals {
        self::refusal(refusal, &at, report);
    }
}

fn refusal<'v>(refusal: &ReceivedRefusal, at: &impl Fn(&str) -> Option<&'v Value>, report: &mut Report) {
    let pointer = refusal.pointer();
    let is = |oddity| refusal.oddities().contains(&oddity);
    let seen = |what: &'static str, quote: Option<&Untrusted<'_>>| {
        let seen = Seen::new(what).at(pointer);
        match quote {
            Some(quote) => seen.quoting(quote.raw()),
            None => seen,
        }
    };
    let kept = |what, quote| (Outcome::Pass, seen(what, quote));
    let broken = |what, quote| (Outcome::Fail, seen(what, quote));
    let mut judge = |clause, (outcome, seen)| report.add(clause, outcome, seen);

    // In an error, the data may stand there without a Part around it.
    let has_data = refusal.raw().is_none_or(|part| part.get("data").is_some());
    let has_text = !is(Oddity::TextMissing) && refusal.text().is_some();
    judge(
        Clause::BothParts,
        match (has_data, has_text) {
            (true, true) => kept("both Parts", None),
            (true, false) => broken("a data Part without its text Part", None),
            (false, _) => broken("no data Part", None),
        },
    );
    judge(
        Clause::EnvelopeIsSuccess,
        if is(Oddity::EnvelopeIsError) {
            broken("a refusal in an error", None)
        } else {
            kept("a normal result", None)
        },
    );
    let (rule, reason) = (refusal.rule(), refusal.reason());
    if rule.is_some() {
        judge(Clause::RuleNamed, kept("the rule", rule));
        judge(
            Clause::RuleAdvertised,
            if refusal.advertised().is_some() {
                kept("a rule of the card", rule)
            } else {
                broken("a rule that is not on the card", rule)
            },
        );
    } else {
        judge(Clause::RuleNamed, broken("a refusal that names no rule", None));
    }
    match (reason, refusal.advertised()) {
        (None, None) => judge(Clause::ReasonAdvertised, broken("a refusal without a reason", None)),
        // There is none to compare it with.
        (Some(_), None) => {}
        (Some(_), Some(_)) if !is(Oddity::ReasonNotAdvertised) => {
            judge(Clause::ReasonAdvertised, kept("the card's reason", reason));
        }
        (_, Some(_)) => judge(Clause::ReasonAdvertised, broken("another reason", reason)),
    }
    if has_text {
        judge(
            Clause::TextIsReason,
            if is(Oddity::TextDiffers) {
                broken("another text", refusal.text())
            } else {
                kept("the reason", refusal.text())
            },
        );
    }
    judge(
        Clause::DetailIsText,
        match refusal.detail() {
            detail if is(Oddity::DetailNotAString) => broken("no text", detail),
            None => kept("no detail", None),
            detail => kept("a text", detail),
        },
    );
    judge(
        Clause::RefusalAlone,
        if is(Oddity::AnswerBeside) || is(Oddity::AnswerStreamed) {
            broken("an answer beside the refusal", None)
        } else {
            kept("the refusal alone", None)
        },
    );
    media_type(refusal, at, report);
    report.not_examined(&Clause::EXCHANGE, "the refusal does not come to that");
}

/// Data that would be a refusal, if it were marked as one.
fn unmarked(answer: &Answer<'_>, report: &mut Report) {
    let has_rule = |part: &&ReceivedPart<'_>| match part.content() {
        PartContent::Data(data) => data.get("rule").is_some(),
        _ => false,
    };
    for part in answer.parts().iter().filter(has_rule) {
        let seen = Seen::new("the data of a refusal, without its media type").at(part.pointer());
        report.add(Clause::MediaTypes, Outcome::Fail, seen);
    }
}

fn media_type<'v>(refusal: &ReceivedRefusal, at: &impl Fn(&str) -> Option<&'v Value>, report: &mut Report) {
    let pointer = refusal.pointer();
    // A2A 1.0 has a media type on each Part. A2A 0.3 has none on a data Part; its metadata is the place.
    let is_v0_3 =
        refusal.raw().is_some_and(|part| part.get("kind").is_some()) || pointer.contains("/content/");
    let (outcome, what) = match refusal.marked_by() {
        Mark::MediaType => (Outcome::Pass, "the media type"),
        Mark::Metadata if is_v0_3 => (Outcome::Pass, "the media type in the metadata"),
        Mark::Metadata => (Outcome::Fail, "the media type in the metadata alone"),
        Mark::Shape if is_v0_3 => (Outcome::NotExamined, "no media type, as A2A 0.3 has none on a data Part"),
        Mark::Shape => (Outcome::Fail, "a data Part without a media type"),
    };
    report.add(Clause::MediaTypes, outcome, Seen::new(what).at(pointer));

    // The text Part stands in the same list.
    let text = refusal.text().map(Untrusted::raw);
    let list = pointer.rsplit_once('/').map_or("", |(list, _)| list);
    let parts = at(list).and_then(Value::as_array).map_or(&[][..], |parts| parts.as_slice());
    let mut texts = parts.iter().enumerate().filter(|(_, part)| {
        text.is_some() && part.get("text").and_then(Value::as_str).map(str::trim) == text.map(str::trim)
    });
    if let Some((index, part)) = texts.next()
        && let [Some(media_type), _] | [None, Some(media_type)] = media_types(part)
        && !is_essence(media_type, "text/plain")
    {
        let seen = Seen::new("another media type of the text Part").quoting(media_type);
        report.add(Clause::MediaTypes, Outcome::Fail, seen.at(format!("{list}/{index}")));
    }
}
