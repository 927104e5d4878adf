//! Pairs: which Part is a refusal, and which text beside it is its own.

use alloc::boxed::Box;
use alloc::collections::btree_map::Entry;
use alloc::collections::{BTreeMap, BTreeSet};
use alloc::string::String;
use alloc::vec::Vec;
use core::mem;

use serde_json::Value;

use super::canonical::{Canonical, Digest};
use super::exchange::Parts;
use super::part;
use super::{AdvertisedRule, Oddity, Posture, ReceivedPart, ReceivedRefusal, Untrusted};

/// What is in one message or artifact.
pub(super) struct Group<'v> {
    parts: Vec<Sorted<'v>>,
    has_refusal: bool,
    /// Whether there may be data of a refusal's shape in what is none. Seen here, where each Part is looked at anyway.
    pub(super) may_be_untyped: bool,
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

impl<'v> Group<'v> {
    /// A group of each message or artifact.
    pub(super) fn all<'e>(
        containers: impl IntoIterator<Item = &'e Parts<'v>>,
        is_in_error: bool,
        posture: &Posture,
    ) -> Vec<Self>
    where
        'v: 'e,
    {
        let sorted = |parts: &Parts<'v>| {
            let mut sorted = Vec::with_capacity(parts.len());
            let (mut has_refusal, mut may_be_untyped) = (false, false);
            sorted.extend(parts.iter().map(|(value, place)| {
                // In an error, the data may stand there without a Part around it.
                let bare = || (is_in_error && value.get("rule").is_some()).then_some(value);
                let data = part::data(value, place.data_is_nested()).or_else(bare);
                let Some(marked_by) = part::mark(value, data, parts.names_extension || is_in_error) else {
                    may_be_untyped |= data.is_some_and(part::has_shape);
                    return Sorted::Other(ReceivedPart { value, place });
                };
                has_refusal = true;
                Sorted::Refusal(Box::new(Found {
                    refusal: ReceivedRefusal::read(value, data, marked_by, place.pointer(), posture),
                    event: place.event(),
                    data: data.unwrap_or(value),
                }))
            }));
            Self { parts: sorted, has_refusal, may_be_untyped, is_in_error }
        };
        containers.into_iter().map(sorted).collect()
    }
}

/// A refusal, while its text is looked for.
pub(super) struct Found<'v> {
    pub(super) refusal: ReceivedRefusal,
    pub(super) event: usize,
    /// What it says, to know it by when it stands in several places.
    data: &'v Value,
}

impl Found<'_> {
    /// What its text Part should say.
    fn expected_text(&self) -> Option<&str> {
        let advertised = || self.refusal.advertised().map(AdvertisedRule::reason);
        let reason = self.refusal.reason().or_else(advertised).filter(|reason| !reason.is_blank())?;
        Some(reason.raw().trim())
    }

    fn agrees(&mut self) {
        let own = |reason: &Untrusted<'_>| Untrusted::new(String::from(reason.raw().trim())).into();
        // The card's reason is shared: many refusals may be without one of their own.
        let advertised = || self.refusal.advertised().map(AdvertisedRule::shared_reason);
        self.refusal.text = self.refusal.reason().map(own).or_else(advertised);
    }

    fn differs(&mut self, text: &str) {
        self.refusal.text = Some(Untrusted::new(String::from(text)).into());
        // There may be nothing to differ from.
        if self.expected_text().is_some() {
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

/// The texts of a reply, and those that belong to its refusals.
#[derive(Default)]
pub(super) struct Texts<'v> {
    /// What is there.
    present: BTreeSet<&'v str>,
    /// What the refusals' text Parts should say.
    expected: BTreeSet<String>,
}

impl<'v> Texts<'v> {
    /// The texts of all these groups, and of the error's message.
    pub(super) fn of(lists: &[&[Group<'v>]], error_message: Option<&'v str>) -> Self {
        let groups = || lists.iter().copied().flatten();
        let mut texts = Self::default();
        // Without a refusal, there is no text to look for.
        if groups().any(|group| group.has_refusal) {
            texts.add(error_message);
            groups().for_each(|group| texts.add_group(group));
        }
        texts
    }

    fn add(&mut self, text: Option<&'v str>) {
        self.present.extend(text.map(str::trim));
    }

    fn add_group(&mut self, group: &Group<'v>) {
        for part in &group.parts {
            match part {
                Sorted::Other(part) => self.add(part.text()),
                Sorted::Refusal(found) => {
                    if let Some(text) = found.expected_text().filter(|text| !self.expected.contains(*text)) {
                        self.expected.insert(String::from(text));
                    }
                }
            }
        }
    }

    /// Whether a Part is the text of some refusal, wherever it stands.
    fn is_expected(&self, part: &ReceivedPart<'_>) -> bool {
        part.text().is_some_and(|text| self.expected.contains(text.trim()))
    }

    /// Gives each refusal its text, and the rest back.
    ///
    /// A text that says the reason is best, wherever it stands. Then the texts right before the refusal, which
    /// may say it together, if it was streamed; then one that stands beside it and says something else.
    pub(super) fn settle(
        &self,
        groups: Vec<Group<'v>>,
        refusals: &mut Refusals<'v>,
    ) -> Vec<ReceivedPart<'v>> {
        let mut rest: Vec<ReceivedPart<'v>> = Vec::new();
        for Group { parts, has_refusal, is_in_error, .. } in groups {
            if has_refusal {
                let rest = &mut rest;
                Pairing { texts: self, refusals, rest, is_in_error, run: 0, waiting: None }.pair(parts);
                continue;
            }
            // Nothing looks for a text.
            let parts = parts.into_iter().filter_map(Sorted::other);
            // The first list is taken over as it is: an answer has no other.
            if rest.is_empty() {
                rest = parts.collect();
            } else {
                rest.extend(parts);
            }
        }
        if !self.expected.is_empty() {
            rest.retain(|part| !self.is_expected(part));
        }
        rest
    }
}

/// On the way through a group that has a refusal.
struct Pairing<'p, 'v> {
    texts: &'p Texts<'v>,
    refusals: &'p mut Refusals<'v>,
    /// What is no refusal, and no refusal's text so far.
    rest: &'p mut Vec<ReceivedPart<'v>>,
    is_in_error: bool,
    /// How many texts `rest` ends in that are right before the present Part.
    run: usize,
    /// A refusal that looks for its text behind it.
    waiting: Option<Found<'v>>,
}

impl<'v> Pairing<'_, 'v> {
    fn pair(mut self, parts: Vec<Sorted<'v>>) {
        for part in parts {
            match part {
                Sorted::Refusal(found) => self.refusal(*found),
                Sorted::Other(part) => match part.text() {
                    Some(text) => self.text(text, part),
                    None => self.no_text(part),
                },
            }
        }
        self.stop_waiting();
    }

    fn refusal(&mut self, mut found: Found<'v>) {
        self.stop_waiting();
        let run = mem::take(&mut self.run);
        let expected = found.expected_text();
        if expected.is_some_and(|expected| self.texts.present.contains(expected)) {
            found.agrees();
        } else if let Some(count) =
            expected.and_then(|expected| ends_in(self.rest.iter().rev().take(run), expected))
        {
            self.rest.truncate(self.rest.len().saturating_sub(count));
            found.agrees();
        } else if let Some(place) = self.right_before(run) {
            found.differs(self.rest.remove(place).text().unwrap_or_default());
        } else {
            self.waiting = Some(found);
            return;
        }
        self.refusals.add(found);
    }

    fn text(&mut self, text: &str, part: ReceivedPart<'v>) {
        // A blank text is passed over.
        if !Untrusted::new(text).is_blank() {
            if let Some(mut found) = self.waiting.take_if(|_| !self.texts.is_expected(&part)) {
                found.differs(text);
                return self.refusals.add(found);
            }
            self.stop_waiting();
        }
        self.run += 1;
        self.rest.push(part);
    }

    fn no_text(&mut self, part: ReceivedPart<'v>) {
        self.stop_waiting();
        self.run = 0;
        self.rest.push(part);
    }

    /// The text was not there.
    fn stop_waiting(&mut self) {
        if let Some(found) = self.waiting.take() {
            self.refusals.add(found.without_text(self.is_in_error));
        }
    }

    /// Where the last text is among so many at the end, unless it is the text of some refusal.
    fn right_before(&self, run: usize) -> Option<usize> {
        let behind = self.rest.iter().rev().take(run).position(ReceivedPart::has_content)?;
        let place = self.rest.len().checked_sub(behind + 1)?;
        self.rest.get(place).is_some_and(|part| !self.texts.is_expected(part)).then_some(place)
    }
}

/// How many texts, from the last one backwards, say the expected one together.
fn ends_in<'p>(texts: impl Iterator<Item = &'p ReceivedPart<'p>>, expected: &str) -> Option<usize> {
    let mut left = expected;
    for (index, part) in texts.enumerate() {
        let text = part.text()?;
        // The white space around the whole does not count.
        let text = if left.len() == expected.len() { text.trim_end() } else { text };
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

/// The refusals of a reply, each once: the history repeats what the status says.
#[derive(Default)]
pub(super) struct Refusals<'v> {
    pub(super) found: Vec<Found<'v>>,
    known: BTreeMap<Digest, usize>,
}

impl<'v> Refusals<'v> {
    fn add(&mut self, found: Found<'v>) {
        // One alone is compared with nothing.
        match self.found.first() {
            None => return self.found.push(found),
            Some(first) if self.known.is_empty() => {
                self.known.insert(Canonical::of(first.data), 0);
            }
            Some(_) => {}
        }
        match self.known.entry(Canonical::of(found.data)) {
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
}
