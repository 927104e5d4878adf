//! Foreign text on a terminal: what could move the cursor or reorder the line is shown, not obeyed.

use std::fmt::Write;

use serde_json::Value;

/// One line of the text, with everything that is not plainly visible written as `\u{…}`.
#[must_use]
pub fn line(text: &str) -> String {
    escaped(text, |line, c| line.extend(c.escape_unicode()))
}

/// JSON on several lines, with everything that is not plainly visible in the escapes of JSON, so that it
/// is still the same value.
#[must_use]
pub fn json(value: &Value) -> String {
    let text = format!("{value:#}");
    let lines = text.lines().map(|text| {
        escaped(text, |line, c| {
            for unit in c.encode_utf16(&mut [0; 2]) {
                // Writing to a String does not fail.
                let _ = write!(line, "\\u{unit:04x}");
            }
        })
    });
    lines.collect::<Vec<_>>().join("\n")
}

fn escaped(text: &str, escape: impl Fn(&mut String, char)) -> String {
    let mut line = String::with_capacity(text.len());
    for c in text.chars() {
        if is_unsafe(c) {
            escape(&mut line, c);
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
    #![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

    use super::*;

    #[test]
    fn lines() {
        let cases = [
            ("Größe 身長 👩\u{200d}🚀 'x' \\", "Größe 身長 👩\u{200d}🚀 'x' \\"),
            ("\u{1b}[2Jgone", "\\u{1b}[2Jgone"),
            ("two\nlines\r", "two\\u{a}lines\\u{d}"),
            ("a\u{202e}b\u{2066}c\u{200f}", "a\\u{202e}b\\u{2066}c\\u{200f}"),
            ("i\u{200b}n\u{feff}v\u{e0041}", "i\\u{200b}n\\u{feff}v\\u{e0041}"),
        ];
        for (text, expected) in cases {
            assert_eq!(line(text), expected);
        }
    }

    #[test]
    fn json_stays_the_same_value() {
        let value = Value::from("Größe\u{1b}[2J \u{9b}31m a\u{202e}b\n\u{e0041} \u{2028}\"\\");
        let text = json(&value);
        assert_eq!(text, r#""Größe\u001b[2J \u009b31m a\u202eb\n\udb40\udc41 \u2028\"\\""#);
        assert_eq!(serde_json::from_str::<Value>(&text).unwrap(), value);
    }
}
