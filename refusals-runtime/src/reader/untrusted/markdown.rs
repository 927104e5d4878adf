//! One line of literal text, in Markdown.

use alloc::string::String;

/// The text in code spans. It holds no line end.
pub(super) fn in_code_spans(length: usize, text: impl Iterator<Item = char>) -> String {
    let mut spans = Spans { markdown: String::with_capacity(length + 2), open: String::new() };
    let mut backticks = 0;
    for c in text {
        if c == '`' {
            backticks += 1;
            continue;
        }
        spans.push_backticks(backticks);
        backticks = 0;
        match c {
            '|' => spans.push_escaped('|', 1),
            c => spans.open.push(c),
        }
    }
    spans.push_backticks(backticks);
    spans.close();
    spans.markdown
}

struct Spans {
    markdown: String,
    /// The text of a code span that is not in `markdown` yet.
    open: String,
}

impl Spans {
    /// A backtick alone is part of the code. More in a row are not: the span would need a fence of three.
    fn push_backticks(&mut self, count: usize) {
        match count {
            0 => {}
            1 => self.open.push('`'),
            _ => self.push_escaped('`', count),
        }
    }

    fn push_escaped(&mut self, c: char, count: usize) {
        self.close();
        self.markdown.extend(core::iter::repeat_n(['\\', c], count).flatten());
    }

    fn close(&mut self) {
        if self.open.is_empty() {
            return;
        }
        let text = self.open.as_str();
        let fence = if text.contains('`') { "``" } else { "`" };
        // One space is taken away at both ends of a code span that has them, unless it is all spaces.
        let stripped = text.starts_with(' ') && text.ends_with(' ') && text.contains(|c| c != ' ');
        let padding = if stripped || text.starts_with('`') || text.ends_with('`') { " " } else { "" };
        for part in [fence, padding, text, padding, fence] {
            self.markdown.push_str(part);
        }
        self.open.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn code_spans() {
        for (text, expected) in [
            ("", ""),
            ("age by party", "`age by party`"),
            ("*a* @all :x: <b> a@b.c [l](u) &amp;", "`*a* @all :x: <b> a@b.c [l](u) &amp;`"),
            // Spaces.
            (" ", "` `"),
            ("   ", "`   `"),
            (" a", "` a`"),
            ("a ", "`a `"),
            (" a ", "`  a  `"),
            // Backticks.
            ("`", "`` ` ``"),
            ("`a", "`` `a ``"),
            ("a`", "`` a` ``"),
            ("a`b", "``a`b``"),
            (" a`b ", "``  a`b  ``"),
            ("use `age` or `educ` here", "``use `age` or `educ` here``"),
            ("``", r"\`\`"),
            ("a```b", r"`a`\`\`\``b`"),
            ("``a`", r"\`\``` a` ``"),
            // Pipes.
            ("|", r"\|"),
            ("||", r"\|\|"),
            ("a|b", r"`a`\|`b`"),
            ("|a|", r"\|`a`\|"),
            (" | ", r"` `\|` `"),
            ("``|`", r"\`\`\|`` ` ``"),
            // A backslash is no escape in code.
            (r"\", r"`\`"),
            (r"\|", r"`\`\|"),
            (r"\``", r"`\`\`\`"),
            (r"a\`", r"`` a\` ``"),
        ] {
            assert_eq!(in_code_spans(text.len(), text.chars()), expected, "{text:?}");
        }
    }
}
