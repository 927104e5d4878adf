//! A file's text, and the places in it.

use std::fmt;

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

    /// Where a part begins.
    pub(super) fn place(&self, part: &str) -> Place {
        let start = self.start_of(part);
        let line = self.lines.partition_point(|&line| line <= start);
        let before = self.text.get(self.start_of_line(line)..start).unwrap_or_default();
        Place { line, column: before.chars().count() + 1 }
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

#[cfg(test)]
mod tests {
    use super::Source;

    #[test]
    fn a_place_counts_lines_and_characters() {
        let source = Source::new("\u{feff}ab\r\n用户 x\n\n");
        for (part, place) in
            [(0, "1:1"), (1, "1:2"), (4, "2:1"), (7, "2:2"), (11, "2:4"), (13, "3:1"), (14, "4:1")]
        {
            let found = source.place(source.text.get(part..).unwrap());
            assert_eq!(found.to_string(), place, "{part}");
        }
        let file = "\u{feff}ab\r\n- x\n\n";
        let part = Source::new(file).text.get(4..7).unwrap().to_owned();
        assert_eq!(part, "- x");
        let source = Source::new(file);
        assert_eq!(source.replace(source.text.get(4..7).unwrap(), "é"), "\u{feff}ab\r\né\n\n");
    }
}
