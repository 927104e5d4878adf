//! The verdict on what an agent has sent: one for a response and for a stream.
//!
//! Refusals first: wherever there is one, the reply is refused. Each is given the text that belongs to it;
//! what is left then is an answer, or stands beside the refusal.

use alloc::boxed::Box;
use alloc::collections::btree_map::Entry;
use alloc::collections::{BTreeMap, BTreeSet};
use alloc::string::String;
use alloc::vec::Vec;

use serde_json::Value;

use super::canonical::{Canonical, Digest};
use super::exchange::{Exchange, Parts, ReceivedError};
use super::part;
use super::{
    AdvertisedRule, Answer, Failure, FailureKind, Mark, Oddity, PartContent, Posture, ReceivedPart,
    ReceivedRefusal, Reply, TaskState, Untrusted, UntypedRefusal,
};
use crate::MEDIA_TYPE;

/// The verdict. A stream must have come to its end to be an answer.
pub(super) fn of<'v>(exchange: &Exchange<'v>, posture: &Posture, is_stream: bool) -> Reply<'v> {
    let Exchange { direct, status, artifacts, said, said_before, said_earlier, in_error, .. } = exchange;
    let in_error = Group::all(in_error, true, posture);
    let reply = Group::all(direct.iter().chain(status).chain(artifacts), false, posture);
    let said = Group::all(said, false, posture);
    let said_before = Group::all(said_before, false, posture);

    let mut texts = Texts::default();
    texts.extend(exchange.error.and_then(|error| error.message));
    let groups = [&in_error, &reply, &said, &said_before];
    // Without a refusal, there is no text to look for.
    if groups.into_iter().flatten().any(Group::has_refusal) {
        for group in groups.into_iter().flatten() {
            texts.add(group);
        }
    }
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
        return Reply::Refused(refusals.noted(&parts, &replaced, exchange, is_stream));
    }
    let is_empty = !parts.iter().any(ReceivedPart::has_content);
    // Some agents put what they have to say into the history alone.
    let parts = if is_empty { said } else { parts };
    let is_empty = is_empty && !parts.iter().any(ReceivedPart::has_content);
    let untyped = untyped(&parts, exchange.error, posture);
    let kind = match exchange.state {
        _ if exchange.error.is_some() => exchange.error.map_or(FailureKind::Empty, FailureKind::from),
        _ if !exchange.is_begun => {
            exchange.unrecognized.map_or(FailureKind::Incomplete, |found| FailureKind::NotAReply { found })
        }
        // A stream that broke off, or an artifact whose task is told elsewhere.
        state if !exchange.is_ended() && (is_stream || state.is_none()) => FailureKind::Incomplete,
        None | Some(TaskState::Completed) => {
            let earlier = earlier(said_earlier, posture);
            match (is_empty, earlier.is_empty()) {
                (false, _) => return Reply::Answered(Answer { parts, untyped, earlier }),
                (true, false) => return Reply::Refused(earlier),
                (true, true) => FailureKind::Empty,
            }
        }
        Some(state) => FailureKind::NotCompleted { state },
    };
    Reply::Failed(Failure { kind, parts, untyped })
}

/// The refusals of earlier turns.
fn earlier(said: &[Parts<'_>], posture: &Posture) -> Vec<ReceivedRefusal> {
    let groups = Group::all(said, false, posture);
    let (mut texts, mut refusals) = (Texts::default(), Refusals::default());
    for group in &groups {
        texts.add(group);
    }
    texts.settle(groups, &mut refusals);
    refusals.found.into_iter().map(|found| found.refusal).collect()
}

impl<'v> From<ReceivedError<'v>> for FailureKind<'v> {
    fn from(ReceivedError { code, message }: ReceivedError<'v>) -> Self {
        Self::Error { code, message: message.map(Untrusted::new) }
    }
}

/// What is in one message or artifact.
struct Group<'v> {
    parts: Vec<Sorted<'v>>,
    is_in_error: bool,
}

enum Sorted<'v> {
    Refusal(Box<Found<'v>>),
    Other(ReceivedPart<'v>),
}

impl<'v> Sorted<'v> {
    fn other(self) -> Option<ReceivedPart<'v>> {
        match self {
            Self::Refusal(_) => None,
            Self::Other(part) => Some(part),
        }
    }
}

/// A refusal, while its text is looked for.
struct Found<'v> {
    refusal: ReceivedRefusal,
    event: usize,
    /// What it says, to know it by when it stands in several places.
    said: &'v Value,
}

impl Found<'_> {
    /// What its text Part should say.
    fn line(&self) -> Option<&str> {
        let advertised = || self.refusal.advertised().map(AdvertisedRule::reason);
        let reason = self.refusal.reason().or_else(advertised).filter(|reason| !reason.is_blank())?;
        Some(reason.raw().trim())
    }
}

impl<'v> Group<'v> {
    fn has_refusal(&self) -> bool {
        self.parts.iter().any(|part| matches!(part, Sorted::Refusal(_)))
    }

    fn all<'e>(
        containers: impl IntoIterator<Item = &'e Parts<'v>>,
        is_in_error: bool,
        posture: &Posture,
    ) -> Vec<Self>
    where
        'v: 'e,
    {
        let sorted = |parts: &Parts<'v>| {
            let mut sorted = Vec::with_capacity(parts.len());
            let parts = parts.iter().map(|(value, place)| {
                // In an error, the data may stand there without a Part around it.
                let bare = || (is_in_error && value.get("rule").is_some()).then_some(value);
                let data = part::data(value, place.data_is_nested()).or_else(bare);
                let Some(marked_by) = mark(value, data, parts.names_extension || is_in_error) else {
                    return Sorted::Other(ReceivedPart { value, place });
                };
                Sorted::Refusal(Box::new(Found {
                    refusal: ReceivedRefusal::read(value, data, marked_by, place.pointer(), posture),
                    event: place.event(),
                    said: data.unwrap_or(value),
                }))
            });
            sorted.extend(parts);
            Self { parts: sorted, is_in_error }
        };
        containers.into_iter().map(sorted).collect()
    }
}

/// How a Part is known to be a refusal, if it is one.
fn mark(part: &Value, data: Option<&Value>, is_told_by_shape: bool) -> Option<Mark> {
    let is_ours = |media_type: &str| is_essence(media_type, MEDIA_TYPE);
    match part::media_types(part) {
        [Some(own), _] if is_ours(own) => Some(Mark::MediaType),
        [_, Some(in_metadata)] if is_ours(in_metadata) => Some(Mark::Metadata),
        [None, None] if is_told_by_shape && data.is_some_and(has_shape) => Some(Mark::Shape),
        _ => None,
    }
}

/// Whether a media type is the expected one, whatever its parameters.
pub(crate) fn is_essence(media_type: &str, expected: &str) -> bool {
    media_type.split(';').next().unwrap_or_default().trim().eq_ignore_ascii_case(expected)
}

fn has_shape(data: &Value) -> bool {
    ["rule", "reason"].iter().all(|member| data.get(member).is_some_and(Value::is_string))
}

/// The texts of a reply, and those that belong to its refusals.
#[derive(Default)]
struct Texts<'v> {
    said: BTreeSet<&'v str>,
    lines: BTreeSet<String>,
}

impl<'v> Texts<'v> {
    fn extend(&mut self, text: Option<&'v str>) {
        self.said.extend(text.map(str::trim));
    }

    fn add(&mut self, group: &Group<'v>) {
        for part in &group.parts {
            match part {
                Sorted::Other(part) => self.extend(part.text()),
                Sorted::Refusal(found) => {
                    if let Some(line) = found.line().filter(|line| !self.lines.contains(*line)) {
                        self.lines.insert(String::from(line));
                    }
                }
            }
        }
    }

    /// Whether a Part is the text of some refusal, wherever it stands.
    fn is_line(&self, part: &ReceivedPart<'_>) -> bool {
        part.text().is_some_and(|text| self.lines.contains(text.trim()))
    }

    /// Where the last text is among so many at the end, unless it is the text of some refusal.
    fn right_before(&self, parts: &[ReceivedPart<'_>], run: usize) -> Option<usize> {
        let behind = parts.iter().rev().take(run).position(ReceivedPart::has_content)?;
        let place = parts.len().checked_sub(behind + 1)?;
        parts.get(place).is_some_and(|part| !self.is_line(part)).then_some(place)
    }

    /// Gives each refusal its text, and the rest back.
    ///
    /// A text that says the reason is best, wherever it stands. Then the texts right before the refusal, which
    /// may say it together, if it was streamed; then one that stands beside it and says something else.
    fn settle(&self, groups: Vec<Group<'v>>, refusals: &mut Refusals<'v>) -> Vec<ReceivedPart<'v>> {
        let mut rest: Vec<ReceivedPart<'v>> = Vec::new();
        for group in groups {
            // Without a refusal, nothing looks for a text.
            if !group.has_refusal() {
                let parts = group.parts.into_iter().filter_map(Sorted::other);
                // The first list is taken over as it is: an answer has no other.
                if rest.is_empty() {
                    rest = parts.collect();
                } else {
                    rest.extend(parts);
                }
                continue;
            }
            // How many texts `rest` ends in that are right before the present Part.
            let mut run = 0;
            // A refusal that looks for its text behind it.
            let mut waiting: Option<Found<'v>> = None;
            for part in group.parts {
                match part {
                    // A blank text is passed over.
                    Sorted::Other(part) if part.text().is_some() && !part.has_content() => {
                        run += 1;
                        rest.push(part);
                    }
                    Sorted::Other(part) => {
                        match (waiting.take(), part.text()) {
                            (Some(mut found), Some(text)) if !self.is_line(&part) => {
                                found.differs(text);
                                refusals.add(found);
                                continue;
                            }
                            (Some(found), _) => refusals.add(found.without_text(group.is_in_error)),
                            (None, _) => {}
                        }
                        run = if part.text().is_some() { run + 1 } else { 0 };
                        rest.push(part);
                    }
                    Sorted::Refusal(found) => {
                        let mut found = *found;
                        if let Some(found) = waiting.take() {
                            refusals.add(found.without_text(group.is_in_error));
                        }
                        let line = found.line();
                        if line.is_some_and(|line| self.said.contains(line)) {
                            found.agrees();
                            refusals.add(found);
                        } else if let Some(length) =
                            line.and_then(|line| ends_in(rest.iter().rev().take(run), line))
                        {
                            rest.truncate(rest.len().saturating_sub(length));
                            found.agrees();
                            refusals.add(found);
                        } else if let Some(place) = self.right_before(&rest, run) {
                            found.differs(rest.remove(place).text().unwrap_or_default());
                            refusals.add(found);
                        } else {
                            waiting = Some(found);
                        }
                        run = 0;
                    }
                }
            }
            if let Some(found) = waiting {
                refusals.add(found.without_text(group.is_in_error));
            }
        }
        if !self.lines.is_empty() {
            rest.retain(|part| !self.is_line(part));
        }
        rest
    }
}

/// How many texts, from the last one backwards, say the line together.
fn ends_in<'p>(texts: impl Iterator<Item = &'p ReceivedPart<'p>>, line: &str) -> Option<usize> {
    let mut left = line;
    for (index, part) in texts.enumerate() {
        let text = part.text()?;
        // The white space around the whole does not count.
        let text = if left.len() == line.len() { text.trim_end() } else { text };
        match left.strip_suffix(text) {
            Some(before) => left = before,
            None => return (text.trim_start() == left).then_some(index + 1),
        }
        if left.is_empty() {
            return Some(index + 1);
        }
    }
    None
}

impl Found<'_> {
    fn agrees(&mut self) {
        let own = |reason: &Untrusted<'_>| Untrusted::new(String::from(reason.raw().trim())).into();
        // The card's reason is shared: many refusals may be without one of their own.
        let advertised = || self.refusal.advertised().map(AdvertisedRule::shared_reason);
        self.refusal.text = self.refusal.reason().map(own).or_else(advertised);
    }

    fn differs(&mut self, text: &str) {
        self.refusal.text = Some(Untrusted::new(String::from(text)).into());
        // There may be nothing to differ from.
        if self.line().is_some() {
            self.refusal.note(Oddity::TextDiffers);
        }
    }

    /// An error is odd enough in itself.
    fn without_text(mut self, is_in_error: bool) -> Self {
        if !is_in_error {
            self.refusal.note(Oddity::TextMissing);
        }
        self
    }
}

/// The refusals of a reply, each once: the history repeats what the status says.
#[derive(Default)]
struct Refusals<'v> {
    found: Vec<Found<'v>>,
    known: BTreeMap<Digest, usize>,
}

impl<'v> Refusals<'v> {
    fn add(&mut self, found: Found<'v>) {
        // One alone is compared with nothing.
        match self.found.first() {
            None => return self.found.push(found),
            Some(first) if self.known.is_empty() => {
                self.known.insert(Canonical::of(first.said), 0);
            }
            Some(_) => {}
        }
        match self.known.entry(Canonical::of(found.said)) {
            Entry::Vacant(entry) => {
                entry.insert(self.found.len());
                self.found.push(found);
            }
            Entry::Occupied(entry) => {
                // One without its text is the poorer copy of one with it.
                if let Some(known) = self.found.get_mut(*entry.get())
                    && found.refusal.oddities().len() < known.refusal.oddities().len()
                {
                    *known = found;
                }
            }
        }
    }

    /// The refusals, with what is odd about the reply as a whole.
    fn noted(
        self,
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
        self.found.into_iter().map(note).collect()
    }
}

/// What says that it is a refusal, and is no typed one.
fn untyped(
    parts: &[ReceivedPart<'_>],
    error: Option<ReceivedError<'_>>,
    posture: &Posture,
) -> Option<UntypedRefusal> {
    let data = parts.iter().find_map(|part| match part.content() {
        PartContent::Data(data) if has_shape(data) => posture.get(data.get("rule")?.as_str()?),
        _ => None,
    });
    if let Some(rule) = data {
        return Some(UntypedRefusal::Data(rule.clone()));
    }
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
