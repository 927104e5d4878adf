//! Which characters of a text its reader sees, and which only act on others.

/// The characters of the text, each with whether it may be shown as it is.
///
/// What may not is a hidden character. What may is all that is visible, whitespace, and the few hidden
/// characters that are a part of ordinary text where they stand.
pub(super) fn seen(text: &str) -> impl Iterator<Item = (char, bool)> {
    let mut chars = text.chars();
    let mut before = None;
    core::iter::from_fn(move || {
        let c = chars.next()?;
        let shown = !is_hidden(c) || belongs(before, c, chars.clone().next());
        before = shown.then_some(c);
        Some((c, shown))
    })
}

/// Whether the character has no glyph of its own: it is a control, changes the direction or the form of
/// others, or is there to be ignored.
///
/// This is what Unicode gives the properties `Cc`, `Cf`, `Zl`, `Zp`, `Default_Ignorable_Code_Point` or
/// `Noncharacter_Code_Point`, those of a later version of Unicode included where the place is reserved for
/// them. The signs of Arabic, Syriac and Kaithi that are drawn around a number are `Cf` too, but visible.
pub(super) fn is_hidden(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{ad}' // soft hyphen
            | '\u{34f}' // combining grapheme joiner
            | '\u{61c}' // Arabic letter mark
            | '\u{115f}'..='\u{1160}' | '\u{3164}' | '\u{ffa0}' // Hangul fillers
            | '\u{17b4}'..='\u{17b5}' // Khmer inherent vowels
            | '\u{180b}'..='\u{180f}' // Mongolian selectors and vowel separator
            | '\u{200b}'..='\u{200f}' // zero-width space, joiners, directional marks
            | '\u{2028}'..='\u{202e}' // line and paragraph separator, directional embeddings and overrides
            | '\u{2060}'..='\u{206f}' // word joiner, invisible operators, directional isolates
            | '\u{fe00}'..='\u{fe0f}' // variation selectors
            | '\u{feff}' // byte order mark
            | '\u{fff0}'..='\u{fffb}' // interlinear annotation
            | '\u{13430}'..='\u{1343f}' // layout of Egyptian hieroglyphs
            | '\u{1bca0}'..='\u{1bca3}' // shorthand format controls
            | '\u{1d173}'..='\u{1d17a}' // musical beams, ties, slurs and phrases
            | '\u{e0000}'..='\u{e0fff}' // tags and more variation selectors
            | '\u{fdd0}'..='\u{fdef}' // no characters, like the last two of each plane
        )
        || u32::from(c) & 0xfffe == 0xfffe
}

/// Whether nothing is to be seen where the character stands.
pub(super) fn is_blank(c: char) -> bool {
    c.is_whitespace()
        || is_hidden(c)
        // An empty Braille cell, hieroglyphs that are room, the Khitan filler, and a note without a head.
        || matches!(c, '\u{2800}' | '\u{13441}'..='\u{13442}' | '\u{16fe4}' | '\u{1d159}')
}

/// Whether the hidden character only does to its neighbours what ordinary text needs.
///
/// `before` is the character before it, if that was shown. No hidden character can lean on one that was not,
/// nor on another of its own kind, so that a chain of them, which can carry a message that no one sees, never
/// passes.
///
/// The flags of England, Scotland and Wales, a flag with tag characters behind it, do not pass: the same
/// characters spell out whole sentences.
fn belongs(before: Option<char>, c: char, after: Option<char>) -> bool {
    let Some(before) = before.filter(|c| !is_blank(*c) || is_selector(*c)) else { return false };
    match c {
        // As in the keycap 1️⃣. Without the keycap, two ids could differ and look the same.
        '\u{fe0f}' if matches!(before, '0'..='9' | '#' | '*') => after == Some('\u{20e3}'),
        '\u{fe00}'..='\u{fe0f}' => !is_selector(before) && (!is_latin(before) || matches!(before, '©' | '®')),
        '\u{e0100}'..='\u{e01ef}' => is_ideograph(before),
        // As in emoji of several, in Persian, and in the scripts of India.
        '\u{200c}' | '\u{200d}' => !is_latin(before) && after.is_some_and(|c| !is_blank(c) && !is_latin(c)),
        _ => false,
    }
}

/// A joiner or a variation selector: what a text must not be cut behind.
pub(super) const fn leans(c: char) -> bool {
    matches!(c, '\u{200c}' | '\u{200d}') || is_selector(c)
}

const fn is_selector(c: char) -> bool {
    matches!(c, '\u{fe00}'..='\u{fe0f}' | '\u{e0100}'..='\u{e01ef}')
}

/// Latin letters, where nothing ever joins or has variants, and all that comes before Greek: ASCII, and the
/// combining marks that go with Latin.
const fn is_latin(c: char) -> bool {
    matches!(c,
        '\0'..='\u{36f}'
        | '\u{1d00}'..='\u{1dbf}'
        | '\u{1e00}'..='\u{1eff}'
        | '\u{2071}'..='\u{209c}'
        | '\u{212a}'..='\u{212b}'
        | '\u{2132}'
        | '\u{214e}'
        | '\u{2160}'..='\u{2188}'
        | '\u{2c60}'..='\u{2c7f}'
        | '\u{a722}'..='\u{a7ff}'
        | '\u{ab30}'..='\u{ab6f}'
        | '\u{fb00}'..='\u{fb06}'
        | '\u{ff21}'..='\u{ff5a}'
        | '\u{10780}'..='\u{107ba}'
        | '\u{1df00}'..='\u{1dfff}')
}

const fn is_ideograph(c: char) -> bool {
    matches!(c,
        '\u{3400}'..='\u{4dbf}' | '\u{4e00}'..='\u{9fff}' | '\u{f900}'..='\u{faff}' | '\u{20000}'..='\u{3ffff}')
}

/// Whether Unicode normalization may make of the character one that ends a quotation, a tag or an entity.
///
/// Some of what takes text in normalizes it first, the tokenizers of several language models among them.
pub(super) const fn normalizes_to_markup(c: char) -> bool {
    matches!(
        c,
        '\u{ff02}' // "
        | '\u{fe60}' | '\u{ff06}' // &
        | '\u{ff07}' // '
        | '\u{fe64}' | '\u{ff1c}' | '\u{226e}' // <
        | '\u{fe65}' | '\u{ff1e}' | '\u{226f}' // >
        | '\u{fe68}' | '\u{ff3c}' // \
        | '\u{1fef}' | '\u{ff40}' // `
    )
}

#[cfg(test)]
mod tests {
    use alloc::string::String;

    use super::*;
    use crate::characters::unpublishable;

    /// What an author cannot publish is what a reader hides, less what belongs to some text and is hidden elsewhere:
    /// joiners, and selectors, Mongolian's among them.
    #[test]
    fn what_is_hidden_is_not_published() {
        for c in '\0'..=char::MAX {
            let is_in_text = leans(c) || matches!(c, '\u{180b}'..='\u{180f}');
            assert_eq!(unpublishable(c).is_some(), is_hidden(c) && !is_in_text, "{c:?}");
        }
    }

    #[test]
    fn what_is_shown_as_it_is() {
        for text in [
            "Größe, 身長, مرحبا, שלום, ĝi\u{301}",
            "narrow\u{202f}no-break\u{a0}spaces, \u{3000}wide",
            "\u{600}١٢٣", // a sign that is drawn under the number
            "👩\u{200d}🚀 🏳\u{fe0f}\u{200d}🌈 ❤\u{fe0f}\u{200d}🔥 👍🏽 🇩🇪 ©\u{fe0f}",
            "1\u{fe0f}\u{20e3} #\u{fe0f}\u{20e3}",
            "می\u{200c}خواهم क्\u{200d}ष ශ්\u{200d}රී",
            "葛\u{e0100}城 \u{2205}\u{fe00}",
        ] {
            assert!(seen(text).all(|(_, shown)| shown), "{text:?}");
        }
    }

    /// In each of them, what is not shown, in order.
    #[test]
    fn what_is_not() {
        for (text, hidden) in [
            ("\u{1b}[2J\u{9b}2J\0\r\n", "\u{1b}\u{9b}\0\r\n"),
            ("a\u{202e}b\u{2066}c\u{200f}d\u{61c}", "\u{202e}\u{2066}\u{200f}\u{61c}"),
            ("i\u{200b}n\u{feff}v\u{e0041}i\u{ad}s\u{3164}", "\u{200b}\u{feff}\u{e0041}\u{ad}\u{3164}"),
            ("🏴\u{e0067}\u{e0062}\u{e007f}", "\u{e0067}\u{e0062}\u{e007f}"),
            // Joiners that join nothing.
            ("seg\u{200d}mix", "\u{200d}"),
            ("\u{200d}मा", "\u{200d}"),
            ("मा\u{200d}", "\u{200d}"),
            ("मा\u{200d} मा", "\u{200d}"),
            ("मा\u{3000}\u{200d}मा", "\u{200d}"),
            ("e\u{301}\u{200d}e\u{301}", "\u{200d}"),
            ("ạ\u{200c}ạ", "\u{200c}"),
            // Chains.
            ("👩\u{200d}\u{200d}🚀", "\u{200d}\u{200d}"),
            ("👩\u{200d}\u{200c}\u{200d}🚀", "\u{200d}\u{200c}\u{200d}"),
            ("😀\u{fe0f}\u{fe0e}", "\u{fe0e}"),
            ("😀\u{fe0f}\u{fe0e}\u{fe0f}\u{e0100}", "\u{fe0e}\u{fe0f}\u{e0100}"),
            ("葛\u{e0100}\u{e0101}\u{fe00}", "\u{e0101}\u{fe00}"),
            ("👩\u{200d}\u{fe0f}🚀", "\u{200d}\u{fe0f}"),
            // Selectors that select nothing.
            ("\u{fe0f}", "\u{fe0f}"),
            ("seg\u{fe0f}mix", "\u{fe0f}"),
            ("rule-1\u{fe0f}", "\u{fe0f}"),
            ("1\u{fe0e}\u{20e3}", "\u{fe0e}"),
            ("\u{3000}\u{fe0f}\u{2800}\u{fe0f}", "\u{fe0f}\u{fe0f}"),
            ("ế\u{fe01}é\u{fe01}", "\u{fe01}\u{fe01}"),
            ("😀\u{e0100}", "\u{e0100}"),
            ("a\nb\u{ffff}\u{1fffe}\u{fdd0}", "\n\u{ffff}\u{1fffe}\u{fdd0}"),
        ] {
            let found: String = seen(text).filter(|(_, shown)| !shown).map(|(c, _)| c).collect();
            assert_eq!(found, hidden, "{text:?}");
        }
    }
}
