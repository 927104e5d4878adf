//! Characters that a published text may not hold: a reader cannot see them, or they move others.
//!
//! This file is the same in both crates, byte for byte: a macro cannot share code with the crate that
//! re-exports it. A test holds the two together.

/// The name of a character's kind, if it may not be published.
///
/// The joiners U+200C and U+200D and the variation selectors are part of ordinary text and of emoji, and stay.
pub(crate) const fn unpublishable(c: char) -> Option<&'static str> {
    Some(match c {
        '\0'..='\u{1f}' | '\u{7f}'..='\u{9f}' => "control character",
        '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' => {
            "bidirectional control"
        }
        '\u{200b}' | '\u{2060}'..='\u{2064}' | '\u{feff}' => "zero-width character",
        '\u{206a}'..='\u{206f}'
        | '\u{fff9}'..='\u{fffb}'
        | '\u{13430}'..='\u{1343f}'
        | '\u{1bca0}'..='\u{1bca3}'
        | '\u{1d173}'..='\u{1d17a}' => "format character",
        '\u{2028}' | '\u{2029}' => "line separator",
        '\u{e0000}'..='\u{e007f}' => "tag character",
        // The soft hyphen, the grapheme joiner, the fillers of Hangul, inherent vowels of Khmer; and places that
        // Unicode keeps for more of the kind.
        '\u{ad}'
        | '\u{34f}'
        | '\u{115f}'..='\u{1160}'
        | '\u{17b4}'..='\u{17b5}'
        | '\u{2065}'
        | '\u{3164}'
        | '\u{ffa0}'
        | '\u{fff0}'..='\u{fff8}'
        | '\u{e0080}'..='\u{e00ff}'
        | '\u{e01f0}'..='\u{e0fff}' => "invisible character",
        '\u{fdd0}'..='\u{fdef}' => "noncharacter",
        _ if c as u32 & 0xfffe == 0xfffe => "noncharacter",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::unpublishable;

    #[test]
    fn kinds() {
        for (c, kind) in [
            ('\n', Some("control character")),
            ('\u{9b}', Some("control character")),
            ('\u{202e}', Some("bidirectional control")),
            ('\u{200b}', Some("zero-width character")),
            ('\u{206a}', Some("format character")),
            ('\u{2028}', Some("line separator")),
            ('\u{e0041}', Some("tag character")),
            ('\u{3164}', Some("invisible character")),
            ('\u{1ffff}', Some("noncharacter")),
            ('\u{200d}', None),
            ('\u{fe0f}', None),
            (' ', None),
            ('ß', None),
        ] {
            assert_eq!(unpublishable(c), kind, "{c:?}");
        }
        for c in '\0'..=char::MAX {
            assert!(!c.is_control() || unpublishable(c).is_some(), "{c:?}");
        }
    }
}
