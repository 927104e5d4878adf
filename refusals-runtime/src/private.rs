//! What the generated code names, and nobody else may.

use core::cmp::Ordering;

pub use alloc::vec::Vec;
pub use core::borrow::Borrow;
pub use core::convert::From;
pub use core::include_bytes;
pub use core::marker::{PhantomData, Sized};
pub use core::option::Option;
pub use core::primitive::{str, u8, usize};
pub use core::result::Result;

#[cfg(feature = "macros")]
pub use refusals_macros::RefusalRules;

use crate::{CardExtension, Includes, Refusal, RefusalRules as Rules, Rule};

/// The kind of an enum that holds no other.
#[derive(Debug)]
pub enum Plain {}

/// The kind of an enum that holds others.
#[derive(Debug)]
pub enum Union {}

/// `Rule` has no public constructor: its ids are those of an enum.
#[must_use]
pub const fn rule(id: &'static str, reason: &'static str) -> Rule {
    Rule::new(id, reason)
}

/// The declaration of an enum's rules.
#[must_use]
pub const fn card_extension(description: &'static str, rules: &'static [Rule]) -> CardExtension {
    CardExtension::new(description, rules)
}

/// The refusal under one variant of an enum, a reference into its `ALL`.
pub const fn refusal<R: Rules>(rule: &'static R) -> Refusal<R> {
    Refusal::new(rule)
}

/// Adds the refusal of a guard that refuses.
pub fn keep<R: Rules>(refusals: &mut Vec<Refusal<R>>, guarded: Result<(), Refusal<R>>) {
    refusals.extend(guarded.err());
}

/// Adds the refusals of a member.
pub fn keep_all<R: Rules, U: Includes<R>>(refusals: &mut Vec<Refusal<U>>, members: Vec<Refusal<R>>) {
    refusals.extend(members.into_iter().map(Refusal::lift));
}

/// The answer of a member's guards, as that of its union.
///
/// # Errors
///
/// The member's refusal.
pub fn lifted<R: Rules, U: Includes<R>>(guarded: Result<(), Refusal<R>>) -> Result<(), Refusal<U>> {
    guarded.map_err(Refusal::lift)
}

/// What a type named by `enforced_by` has if it guards every rule.
#[derive(Debug, Clone, Copy)]
pub struct Guarded;

/// What it has if it does not.
#[derive(Debug, Clone, Copy)]
pub struct Unguarded;

/// Holds for [`Guarded`] alone; its message is the error of a type that does not guard the rules.
#[diagnostic::on_unimplemented(
    message = "`{G}` does not guard the rules of `{R}`",
    label = "does not implement `{R}Guards`",
    note = "write `impl {R}Guards for {G}`, with one `check_…` method a rule"
)]
pub trait Enforced<G: ?Sized, R> {}

impl<G: ?Sized, R> Enforced<G, R> for Guarded {}

/// Compiles if the type `G` guards the rules `R`.
pub const fn enforced<G: ?Sized, R, E: Enforced<G, R> + Copy>(_: E) {}

/// How many rules an enum has.
#[must_use]
pub const fn count<R: Rules>() -> usize {
    R::RULES.len()
}

/// How many rules there are.
#[must_use]
pub const fn length(rules: &[Rule]) -> usize {
    rules.len()
}

/// What is there instead of a rule that the tables promise.
///
/// # Panics
///
/// Always: the compiler alone evaluates it.
#[expect(clippy::panic, reason = "evaluated by the compiler alone, and never reached")]
pub const fn no_rule() -> ! {
    panic!("every ordinal below the number of rules has its rule")
}

/// The ordinal that `sorted` has for `id`, or `None` if it is not there.
#[must_use]
pub const fn find(sorted: &[(&str, usize)], id: &str) -> Option<usize> {
    let mut rest = sorted;
    loop {
        let (low, high) = rest.split_at(rest.len() / 2);
        let [(middle, ordinal), high @ ..] = high else { return None };
        match compare(id.as_bytes(), middle.as_bytes()) {
            Ordering::Equal => return Some(*ordinal),
            Ordering::Less => rest = low,
            Ordering::Greater => rest = high,
        }
    }
}

/// `Ord::cmp`, which is not `const`.
const fn compare(mut a: &[u8], mut b: &[u8]) -> Ordering {
    loop {
        match (a, b) {
            ([], []) => return Ordering::Equal,
            ([], _) => return Ordering::Less,
            (_, []) => return Ordering::Greater,
            ([x, after_x @ ..], [y, after_y @ ..]) => {
                if *x != *y {
                    return if *x < *y { Ordering::Less } else { Ordering::Greater };
                }
                a = after_x;
                b = after_y;
            }
        }
    }
}

/// The rules of every list, in order. `N` is how many there are.
#[must_use]
pub const fn joined_rules<const N: usize>(mut lists: &[&[Rule]]) -> [Rule; N] {
    let mut joined = [Rule::new("", ""); N];
    let mut rest: &mut [_] = &mut joined;
    while let [list, lists_after @ ..] = lists {
        let (here, after) = rest.split_at_mut(list.len());
        here.copy_from_slice(list);
        rest = after;
        lists = lists_after;
    }
    joined
}

/// How long the texts are together, in bytes.
#[must_use]
pub const fn joined_length(mut texts: &[&str]) -> usize {
    let mut length = 0;
    while let [text, after @ ..] = texts {
        length += text.len();
        texts = after;
    }
    length
}

/// The bytes of every text, in order, and zeros behind them. `N` is at least [`joined_length`].
#[must_use]
pub const fn joined<const N: usize>(mut texts: &[&str]) -> [u8; N] {
    let mut joined = [0; N];
    let mut rest: &mut [_] = &mut joined;
    while let [text, texts_after @ ..] = texts {
        let (here, after) = rest.split_at_mut(text.len());
        here.copy_from_slice(text.as_bytes());
        rest = after;
        texts = texts_after;
    }
    joined
}

/// The text of joined bytes.
///
/// # Panics
///
/// If they are no text: the compiler alone evaluates it.
#[must_use]
#[expect(clippy::panic, reason = "evaluated by the compiler alone, and never reached")]
pub const fn utf8(bytes: &[u8]) -> &str {
    match core::str::from_utf8(bytes) {
        Ok(text) => text,
        Err(_) => panic!("joined texts are a text"),
    }
}

/// A JSON object's members: the text without its first and last character.
#[must_use]
pub const fn within_braces(object: &str) -> &str {
    object.split_at(object.len() - 1).0.split_at(1).1
}

/// The error of one id in two members of a union, at the caller's place.
///
/// # Panics
///
/// Always: the compiler alone evaluates it.
#[track_caller]
pub const fn id_in_two(id: &str, first: &str, second: &str) -> ! {
    let end = "`; give one of the two rules another with `#[rule(id = \"…\")]`";
    Message::new().with(&["the id `", id, "` is in `", first, "` and in `", second, end]).fail()
}

/// Compares what a card advertises with the rules of a union.
///
/// An entry of the card is its id and its reason, and its place, id and reason as they are shown. The entries
/// are sorted by id.
///
/// # Panics
///
/// If the two differ: the compiler alone evaluates it.
#[track_caller]
pub const fn same_card(
    rules: &[Rule],
    params: &str,
    card: &[(&str, &str, [&str; 3])],
    file: &str,
    help: &str,
) {
    let mut message = Message::new();
    let mut found = 0;
    let mut rest = rules;
    while let [rule, after @ ..] = rest {
        match advertised(card, rule.id()) {
            None => {
                message = message.with(&[file, ": the card has no rule `", rule.id(), "`\n"]);
            }
            Some((_, reason, [place, _, shown])) => {
                found += 1;
                if !is_same(reason, rule.reason()) {
                    message = message.with(&[file, ":", place, ": the card gives another reason for `"]);
                    message = message.with(&[
                        rule.id(),
                        "`\ncard: \"",
                        shown,
                        "\"\nenum: \"",
                        rule.reason(),
                        "\"\n",
                    ]);
                }
            }
        }
        rest = after;
    }
    if found < card.len() {
        let mut rest = card;
        while let [(id, _, [place, shown, _]), after @ ..] = rest {
            if !has(rules, id) {
                message = message.with(&[file, ":", place, ": the enum has no rule `", shown, "`\n"]);
            }
            rest = after;
        }
    }
    if !message.is_empty() {
        message.with(&["write in the card: \"params\": ", params, help]).fail();
    }
}

/// Compares the lines of a prompt file's block, of which the first has that number, with the `PROMPT` of a
/// union.
///
/// # Panics
///
/// If the two differ: the compiler alone evaluates it.
#[track_caller]
pub const fn same_prompt(prompt: &str, mut number: usize, block: &[&str], file: &str, help: &str) {
    let mut expected = prompt;
    let mut lines = block;
    loop {
        let (fault, line) = match (lines, next_line(expected)) {
            ([], None) => return,
            ([line, after @ ..], Some((expected_line, expected_after))) if is_same(line, expected_line) => {
                number += 1;
                lines = after;
                expected = expected_after;
                continue;
            }
            ([], Some((line, _))) => {
                ("the block lacks a part of the enum's `PROMPT`; add above this line:\n", line)
            }
            (_, None) => {
                ("the block has more than the enum's `PROMPT`; remove this line and what is below it", "")
            }
            (_, Some((line, _))) => ("the line differs from the enum's `PROMPT`; write instead:\n", line),
        };
        Message::new().with(&[file, ":"]).with_number(number).with(&[":1: ", fault, line, help]).fail()
    }
}

/// An entry of a card, which are sorted by id.
const fn advertised<'c>(
    mut card: &[(&'c str, &'c str, [&'c str; 3])],
    id: &str,
) -> Option<(&'c str, &'c str, [&'c str; 3])> {
    loop {
        let (low, high) = card.split_at(card.len() / 2);
        let [entry, high @ ..] = high else { return None };
        match compare(id.as_bytes(), entry.0.as_bytes()) {
            Ordering::Equal => return Some(*entry),
            Ordering::Less => card = low,
            Ordering::Greater => card = high,
        }
    }
}

const fn has(mut rules: &[Rule], id: &str) -> bool {
    while let [rule, after @ ..] = rules {
        if is_same(rule.id(), id) {
            return true;
        }
        rules = after;
    }
    false
}

const fn is_same(a: &str, b: &str) -> bool {
    a.len() == b.len() && matches!(compare(a.as_bytes(), b.as_bytes()), Ordering::Equal)
}

/// A text's first line without its end, and what is behind it.
const fn next_line(text: &str) -> Option<(&str, &str)> {
    if text.is_empty() {
        return None;
    }
    let mut length = 0;
    let mut rest = text.as_bytes();
    while let [byte, after @ ..] = rest {
        if *byte == b'\n' {
            let (line, after) = text.split_at(length);
            return Some((line, after.split_at(1).1));
        }
        length += 1;
        rest = after;
    }
    Some((text, ""))
}

/// The text of a compile error, put together by the compiler.
struct Message {
    text: [u8; Self::ROOM],
    length: usize,
}

impl Message {
    /// More than most messages take. What is beyond is left out.
    const ROOM: usize = 16 * 1024;

    const fn new() -> Self {
        Self { text: [0; Self::ROOM], length: 0 }
    }

    const fn is_empty(&self) -> bool {
        self.length == 0
    }

    const fn with(mut self, mut texts: &[&str]) -> Self {
        while let [text, after @ ..] = texts {
            let (_, free) = self.text.split_at_mut(self.length);
            if text.len() <= free.len() {
                free.split_at_mut(text.len()).0.copy_from_slice(text.as_bytes());
                self.length += text.len();
            }
            texts = after;
        }
        self
    }

    const fn with_number(self, number: usize) -> Self {
        const DIGITS: &[&str] = &["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"];
        let (higher, digit) = (number / 10, number % 10);
        let message = if higher == 0 { self } else { self.with_number(higher) };
        message.with(DIGITS.split_at(digit).1.split_at(1).0)
    }

    #[track_caller]
    #[expect(clippy::panic, reason = "evaluated by the compiler alone, as a compile error")]
    const fn fail(&self) -> ! {
        panic!("{}", utf8(self.text.split_at(self.length).0))
    }
}

#[cfg(test)]
mod tests {
    use super::{find, joined, joined_length, utf8, within_braces};

    #[test]
    fn find_finds_every_id_and_no_other() {
        let sorted = ["a", "a-b", "ab", "b", "ba", "seg-mix"];
        for length in 0..=sorted.len() {
            let (sorted, absent) = sorted.split_at(length);
            let entries: std::vec::Vec<_> =
                sorted.iter().enumerate().map(|(place, id)| (*id, 100 - place)).collect();
            for (id, ordinal) in &entries {
                assert_eq!(find(&entries, id), Some(*ordinal), "{id} of {sorted:?}");
            }
            for id in absent.iter().chain(&["", "A", "a-", "c", "seg-mi", "seg-mixx", "ß"]) {
                assert_eq!(find(&entries, id), None, "{id} of {sorted:?}");
            }
        }
    }

    #[test]
    fn texts_are_joined_in_order() {
        const TEXTS: &[&str] = &["ä", "", "bc", "用"];
        const JOINED: [u8; joined_length(TEXTS)] = joined(TEXTS);
        assert_eq!(utf8(&JOINED), "äbc用");
        assert_eq!(within_braces("{}"), "");
        assert_eq!(within_braces("{\"ä\":\"ö\"}"), "\"ä\":\"ö\"");
    }
}
