//! What the compiler checks of a union, whose members' rules the macro cannot see. A fault is a panic at
//! compile time, whose text is the error.

use core::cmp::Ordering;

use super::tables::{Id, no_rule};
use super::text::{compare, is_same, last_line, next_line, utf8};
use crate::Rule;

/// The error of one id in two members of a union, at the caller's place.
///
/// # Panics
///
/// Always: the compiler alone evaluates it.
#[track_caller]
pub const fn id_in_two(id: &str, first: &str, second: &str) -> ! {
    let end = "`; give one of the two rules another with `#[rule(id = \"…\")]`";
    Message::new().with(&["the id `", id, "` is in `", first, "` and in `", second]).fail_with(&[end])
}

/// Compares what a card advertises with the rules of a union.
///
/// An entry of the card is its id and its reason, and its place, id and reason as they are shown. The entries
/// are sorted by id, as the union's ids are, so that one walk along both is enough.
///
/// # Panics
///
/// If the two differ: the compiler alone evaluates it.
#[track_caller]
pub const fn same_card(
    rules: &[Rule],
    mut ids: &[Id],
    params: &str,
    mut card: &[(&str, &str, [&str; 3])],
    file: &str,
    help: &[&str],
) {
    let (mut message, mut lacking) = (Message::new(), false);
    loop {
        let order = match (ids, card) {
            ([], []) => break,
            ([_, ..], []) => Ordering::Less,
            ([], [_, ..]) => Ordering::Greater,
            ([(id, _), ..], [(advertised, ..), ..]) => compare(id.as_bytes(), advertised.as_bytes()),
        };
        match (order, ids, card) {
            (Ordering::Less, [(id, _), after @ ..], _) => {
                lacking = true;
                message = message.with(&[file, ": the card has no rule `", id, "`\n"]);
                ids = after;
            }
            (
                Ordering::Equal,
                [(id, ordinal), after @ ..],
                [(_, reason, [place, _, shown]), card_after @ ..],
            ) => {
                let reason_of_rule = match rules.split_at(*ordinal) {
                    (_, [rule, ..]) => rule.reason(),
                    (_, []) => no_rule(),
                };
                if !is_same(reason, reason_of_rule) {
                    message = message.with(&[file, ":", place, ": the card gives another reason for `"]);
                    message =
                        message.with(&[id, "`\ncard: \"", shown, "\"\nenum: \"", reason_of_rule, "\"\n"]);
                }
                (ids, card) = (after, card_after);
            }
            (_, _, [(_, _, [place, shown, _]), after @ ..]) => {
                let end = "`; add a variant for it, or remove it from the card\n";
                message = message.with(&[file, ":", place, ": the enum has no rule `", shown, end]);
                card = after;
            }
            _ => break,
        }
    }
    if lacking {
        message = message.with(&["write in the card: \"params\": ", params, "\n"]);
    }
    if !message.is_empty() {
        message.fail_with(help);
    }
}

/// Compares the lines of a prompt file's block, of which the first has that number, with the `PROMPT` of a
/// union.
///
/// # Panics
///
/// If the two differ: the compiler alone evaluates it.
#[track_caller]
pub const fn same_prompt(prompt: &str, mut number: usize, block: &[&str], file: &str, help: &[&str]) {
    let (mut ours, mut theirs) = (prompt, block);
    // What both begin with and what both end with is not the difference.
    while let ([line, after @ ..], Some((expected, rest))) = (theirs, next_line(ours))
        && is_same(line, expected)
    {
        number += 1;
        (theirs, ours) = (after, rest);
    }
    while let ([before @ .., line], Some((rest, expected))) = (theirs, last_line(ours))
        && is_same(line, expected)
    {
        (theirs, ours) = (before, rest);
    }
    let place = Message::new().with(&[file, ":"]).with_number(number).with(&[":1: "]);
    let fault = match (theirs, next_line(ours)) {
        ([], None) => return,
        ([], Some(_)) => place.with(&[
            "the block lacks a part of the enum's `PROMPT`; add above this line:\n",
            ours.trim_ascii_end(),
        ]),
        ([_], None) => place.with(&["the block has more than the enum's `PROMPT`; remove this line"]),
        (lines, None) => place
            .with(&["the block has more than the enum's `PROMPT`; remove this line and those below it, "])
            .with_number(lines.len())
            .with(&[" in all"]),
        (_, Some((expected, _))) => {
            place.with(&["the line differs from the enum's `PROMPT`; write instead:\n", expected])
        }
    };
    fault.fail_with(help)
}

/// The text of a compile error, put together by the compiler.
struct Message {
    text: [u8; Self::ROOM],
    length: usize,
    /// Whether there was no more room for a text. Nothing is added then, so that no sentence has a hole.
    is_full: bool,
}

impl Message {
    /// More than most messages take.
    const ROOM: usize = 16 * 1024;
    /// So much of it is for the help alone.
    const ROOM_FOR_HELP: usize = 1024;

    const fn new() -> Self {
        Self { text: [0; Self::ROOM], length: 0, is_full: false }
    }

    const fn is_empty(&self) -> bool {
        self.length == 0
    }

    const fn with(self, texts: &[&str]) -> Self {
        self.with_up_to(Self::ROOM - Self::ROOM_FOR_HELP, texts)
    }

    const fn with_up_to(mut self, room: usize, mut texts: &[&str]) -> Self {
        while let [text, after @ ..] = texts {
            self.is_full = self.is_full || text.len() > room.saturating_sub(self.length);
            if !self.is_full {
                let (_, free) = self.text.split_at_mut(self.length);
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

    /// With the help, which begins a line if it has to, and in its place what shows that something is left out.
    const fn with_help(mut self, help: &[&str]) -> Self {
        let left_out: &[&str] = if self.is_full { &["…"] } else { &[] };
        // A fault that is one of several ends its line.
        if let [.., b'\n'] = self.text.split_at(self.length).0 {
            self.length -= 1;
        }
        self.is_full = false;
        self.with_up_to(Self::ROOM, left_out).with_up_to(Self::ROOM, help)
    }

    #[track_caller]
    #[expect(clippy::panic, reason = "evaluated by the compiler alone, as a compile error")]
    const fn fail_with(self, help: &[&str]) -> ! {
        let Self { text, length, .. } = self.with_help(help);
        panic!("{}", utf8(text.split_at(length).0))
    }
}

#[cfg(test)]
mod tests {
    use super::Message;

    fn shown(message: &Message) -> &str {
        str::from_utf8(message.text.get(..message.length).unwrap()).unwrap()
    }

    #[test]
    fn a_message_holds_what_there_is_room_for() {
        let message = Message::new().with(&["a", "", "ä"]).with_number(0).with(&[":"]).with_number(1024);
        assert_eq!(shown(&message.with_help(&["\nhelp"])), "aä0:1024\nhelp");
        let message = Message::new().with(&["a\n"]).with(&["b\n"]);
        assert_eq!(shown(&message.with_help(&["\nhelp"])), "a\nb\nhelp");
        let long = std::string::String::from("ä").repeat(Message::ROOM);
        let message = Message::new().with(&["a\n", "bä", &long, "c"]).with(&["d"]);
        assert_eq!(shown(&message.with_help(&["\nhelp"])), "a\nbä…\nhelp");
        let message = Message::new().with(&["a"]);
        assert_eq!(shown(&message.with_help(&["\nhelp", &long])), "a\nhelp");
    }
}
