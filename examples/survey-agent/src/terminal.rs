//! Foreign text on a terminal: what could move the cursor or reorder the line is shown, not obeyed.

/// One line of the text, with everything that is not plainly visible written as `\u{…}`.
pub(crate) fn line(text: &str) -> String {
    let mut line = String::with_capacity(text.len());
    for c in text.chars() {
        if is_unsafe(c) {
            line.extend(c.escape_unicode());
        } else {
            line.push(c);
        }
    }
    line
}

/// Control characters, and those that Unicode says to ignore or that change the direction. The
/// joiners U+200C and U+200D are part of ordinary text.
fn is_unsafe(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{ad}' | '\u{61c}' | '\u{200b}' | '\u{200e}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines() {
        let cases = [
            ("Größe 身長 👩\u{200d}🚀 'x' \\", "Größe 身長 👩\u{200d}🚀 'x' \\"),
            ("\u{1b}[2Jgone", "\\u{1b}[2Jgone"),
            ("two\nlines\r", "two\\u{a}lines\\u{d}"),
            ("a\u{202e}b\u{2066}c\u{200f}", "a\\u{202e}b\\u{2066}c\\u{200f}"),
            ("\u{9b}31m\u{7f}", "\\u{9b}31m\\u{7f}"),
            ("i\u{200b}n\u{feff}v\u{e0041}", "i\\u{200b}n\\u{feff}v\\u{e0041}"),
        ];
        for (text, expected) in cases {
            assert_eq!(line(text), expected);
        }
    }
}
