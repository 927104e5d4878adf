//! A fault in a file, its place, and what of two texts differs.

use std::fmt;

/// What is wrong in a file.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Fault {
    /// The index of the rule whose variant it concerns; if there is none, it concerns the file.
    pub(crate) rule: Option<usize>,
    pub(crate) place: Place,
    /// One line or several, without the file's name.
    pub(crate) message: String,
}

/// A line, and a column in characters, both counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Place {
    pub(crate) line: usize,
    pub(crate) column: usize,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.line, self.column)
    }
}

/// A file's text. Its methods find a `part` by where it lies in memory, so a part is a slice of `text`.
pub(super) struct Source<'t> {
    /// The byte order mark, if there is one: no part of the text, and not counted in columns.
    mark: &'t str,
    pub(super) text: &'t str,
    /// Where the lines begin.
    lines: Vec<usize>,
}

impl<'t> Source<'t> {
    pub(super) fn new(file: &'t str) -> Self {
        let text = file.strip_prefix('\u{feff}').unwrap_or(file);
        let mark = file.strip_suffix(text).unwrap_or_default();
        let lines = [0].into_iter().chain(text.match_indices('\n').map(|(at, _)| at + 1)).collect();
        Self { mark, text, lines }
    }

    fn start_of(&self, part: &str) -> usize {
        part.as_ptr().addr().saturating_sub(self.text.as_ptr().addr())
    }

    fn start_of_line(&self, line: usize) -> usize {
        self.lines.get(line.saturating_sub(1)).copied().unwrap_or_default()
    }

    /// The text from a place on as `serde_json` gives it: the column in bytes, and 0 for the line break
    /// above.
    pub(super) fn part_at(&self, line: usize, column: usize) -> &'t str {
        let start = (self.start_of_line(line) + column).saturating_sub(1);
        // A byte may be in the middle of a character.
        (0..=start).rev().find_map(|start| self.text.get(start..)).unwrap_or_default()
    }

    pub(super) fn fault(&self, part: &str, message: impl Into<String>) -> Fault {
        let start = self.start_of(part);
        let line = self.lines.partition_point(|&line| line <= start);
        let before = self.text.get(self.start_of_line(line)..start).unwrap_or_default();
        let place = Place { line, column: before.chars().count() + 1 };
        Fault { rule: None, place, message: message.into() }
    }

    /// The text between two parts.
    pub(super) fn between(&self, before: &str, after: &str) -> &'t str {
        self.text.get(self.start_of(before) + before.len()..self.start_of(after)).unwrap_or_default()
    }

    /// The file with another text in the place of the part.
    pub(super) fn replace(&self, part: &str, by: &str) -> String {
        let start = self.start_of(part);
        let before = self.text.get(..start).unwrap_or_default();
        let after = self.text.get(start + part.len()..).unwrap_or_default();
        [self.mark, before, by, after].concat()
    }
}

/// Splits two sequences into what both begin with, what differs, and what both end with.
pub(super) fn split<'s, T: PartialEq>(a: &'s [T], b: &'s [T]) -> [[&'s [T]; 3]; 2] {
    let begin = a.iter().zip(b).take_while(|(a, b)| a == b).count();
    let rest = |s: &'s [T]| s.iter().skip(begin).rev();
    let end = rest(a).zip(rest(b)).take_while(|(a, b)| a == b).count();
    [a, b].map(|s| {
        let (head, rest) = s.split_at(begin);
        let (middle, tail) = rest.split_at(rest.len() - end);
        [head, middle, tail]
    })
}

/// Text as in a Rust literal, since a file may hold characters that a terminal obeys or does not show.
pub(super) fn escaped(text: &str) -> String {
    text.escape_debug().to_string().replace("\\'", "'")
}

/// The file's text above the enum's, with `>>` and `<<` around what differs.
pub(super) fn difference(file: &str, theirs: &str, ours: &str) -> String {
    let [a, b] = [theirs, ours].map(|text| text.chars().collect::<Vec<_>>());
    let parts = split(&a, &b);
    let [theirs, ours] = parts.map(|parts| {
        let [head, middle, tail] = parts.map(|part| escaped(&part.iter().collect::<String>()));
        format!("\"{head}>>{middle}<<{tail}\"")
    });
    // Characters that are not the same may look the same.
    let first = parts.map(|[_, middle, tail]| middle.iter().chain(tail).next());
    let hint = if first.iter().flatten().all(|c| c.is_ascii()) {
        String::new()
    } else {
        let [a, b] = first.map(|c| c.map_or("the end".into(), |&c| format!("U+{:04X}", u32::from(c))));
        format!("\nfirst difference: {a} in the {file}, {b} in the enum")
    };
    format!("{file}: {theirs}\nenum: {ours}{hint}")
}

#[cfg(test)]
mod tests {
    use super::{Source, difference, split};

    #[test]
    fn a_place_counts_lines_and_characters() {
        let source = Source::new("\u{feff}ab\r\n用户 x\n\n");
        for (part, place) in
            [(0, "1:1"), (1, "1:2"), (4, "2:1"), (7, "2:2"), (11, "2:4"), (13, "3:1"), (14, "4:1")]
        {
            let fault = source.fault(source.text.get(part..).unwrap(), "");
            assert_eq!(fault.place.to_string(), place, "{part}");
        }
        let file = "\u{feff}ab\r\n- x\n\n";
        let part = Source::new(file).text.get(4..7).unwrap().to_owned();
        assert_eq!(part, "- x");
        let source = Source::new(file);
        assert_eq!(source.replace(source.text.get(4..7).unwrap(), "é"), "\u{feff}ab\r\né\n\n");
    }

    #[test]
    fn two_sequences_are_split_where_they_differ() {
        let parts = |a, b| split::<u8>(a, b).map(|parts| parts.map(|part| str::from_utf8(part).unwrap()));
        assert_eq!(parts(b"abcde", b"axyze"), [["a", "bcd", "e"], ["a", "xyz", "e"]]);
        assert_eq!(parts(b"aa", b"aaa"), [["aa", "", ""], ["aa", "a", ""]]);
        assert_eq!(parts(b"ab", b"aab"), [["a", "", "b"], ["a", "a", "b"]]);
        assert_eq!(parts(b"", b"a"), [["", "", ""], ["", "a", ""]]);
        assert_eq!(parts(b"a", b"a"), [["a", "", ""], ["a", "", ""]]);
    }

    #[test]
    fn a_difference_is_marked() {
        for (theirs, ours, shown) in [
            (
                "Families cannot be mixed.",
                "Families cannot be crossed.",
                "card: \"Families cannot be >>mix<<ed.\"\n\
                 enum: \"Families cannot be >>cross<<ed.\"",
            ),
            ("No PII", "No PII.", "card: \"No PII>><<\"\nenum: \"No PII>>.<<\""),
            ("", "No PII.", "card: \">><<\"\nenum: \">>No PII.<<\""),
            (
                "Say \"no\", don't \\'",
                "Say no",
                "card: \"Say >>\\\"no\\\", don't \\\\'<<\"\nenum: \"Say >>no<<\"",
            ),
            ("क्षेत्र नहीं", "क्षेत्र", "card: \"क्षेत्र>> नहीं<<\"\nenum: \"क्षेत्र>><<\""),
            // Characters that look the same.
            (
                "No p\u{430}rty.",
                "No party.",
                "card: \"No p>>а<<rty.\"\nenum: \"No p>>a<<rty.\"\n\
                 first difference: U+0430 in the card, U+0061 in the enum",
            ),
            (
                "Ingen «personopplysninge\u{301}r» – ß, 用户.",
                "Ingen «personopplysninger» – ß, 用户.",
                "card: \"Ingen «personopplysninge>>\\u{301}<<r» – ß, 用户.\"\n\
                 enum: \"Ingen «personopplysninge>><<r» – ß, 用户.\"\n\
                 first difference: U+0301 in the card, U+0072 in the enum",
            ),
            (
                "Nei\u{a0}",
                "Nei",
                "card: \"Nei>>\\u{a0}<<\"\nenum: \"Nei>><<\"\n\
                 first difference: U+00A0 in the card, the end in the enum",
            ),
            // Characters that a terminal obeys or does not show.
            (
                "a\u{1b}[2J\u{202e}\u{200b}\u{7f}\u{9b}\u{2028}\r\nb\u{e0041}",
                "ab",
                "card: \"a>>\\u{1b}[2J\\u{202e}\\u{200b}\\u{7f}\\u{9b}\\u{2028}\\r\\nb\\u{e0041}<<\"\n\
                 enum: \"a>>b<<\"",
            ),
        ] {
            assert_eq!(difference("card", theirs, ours), shown);
        }
    }
}
