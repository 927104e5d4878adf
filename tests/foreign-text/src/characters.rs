//! Which characters are shown as they are, judged by the properties that Unicode gives them.

use std::sync::LazyLock;

use refusals_runtime::Untrusted;
use regex::Regex;

/// What nobody sees, or what moves others.
pub static HIDDEN: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(r"[[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{DI}\p{Bidi_C}\p{Noncharacter_Code_Point}]--\p{PCM}]").unwrap()
});

/// A character as its number.
#[must_use]
pub fn escaped(c: char) -> String {
    c.escape_unicode().to_string()
}

/// What was shown as it is and what was escaped, if `shown` is nothing but that.
fn aligned(raw: &str, shown: &str) -> Option<Vec<(char, bool)>> {
    let mut rest = shown;
    let mut characters = Vec::new();
    for c in raw.chars() {
        let after = rest.strip_prefix(c);
        characters.push((c, after.is_some()));
        rest = after.or_else(|| rest.strip_prefix(&*escaped(c)))?;
    }
    rest.is_empty().then_some(characters)
}

/// Undoes `Debug`.
fn literal(debug: &str) -> String {
    let mut rest = debug.strip_prefix("Untrusted(\"").unwrap().strip_suffix("\")").unwrap().chars();
    let mut text = String::new();
    while let Some(c) = rest.next() {
        assert_ne!(c, '"');
        if c != '\\' {
            text.push(c);
            continue;
        }
        match rest.next().unwrap() {
            'u' => {
                assert_eq!(rest.next(), Some('{'));
                let number: String = rest.by_ref().take_while(|c| *c != '}').collect();
                text.push(char::from_u32(u32::from_str_radix(&number, 16).unwrap()).unwrap());
            }
            c => text.push(c),
        }
    }
    text
}

/// Whether each character is rightly shown as it is, or rightly escaped.
fn judge(characters: &[(char, bool)]) -> Result<(), String> {
    let hidden = |c: char| HIDDEN.is_match(c.encode_utf8(&mut [0; 4]));
    for (place, (c, shown)) in characters.iter().enumerate() {
        let before = place.checked_sub(1).and_then(|place| characters.get(place)).filter(|(_, shown)| *shown);
        let after = characters.get(place + 1).filter(|(_, shown)| *shown);
        let right = match c {
            c if !hidden(*c) => *shown,
            _ if !shown => true,
            // A joiner may follow a selector, in an emoji of several.
            '\u{200c}' | '\u{200d}' => {
                before.is_some_and(|(c, _)| {
                    *c > '\u{36f}' && !c.is_whitespace() && !matches!(c, '\u{200c}' | '\u{200d}')
                }) && after.is_some_and(|(c, _)| *c > '\u{36f}' && !c.is_whitespace() && !hidden(*c))
            }
            '\u{fe00}'..='\u{fe0f}' | '\u{e0100}'..='\u{e01ef}' => {
                before.is_some_and(|(c, _)| !c.is_ascii_alphabetic() && !c.is_whitespace() && !hidden(*c))
            }
            _ => false,
        };
        if !right {
            return Err(format!("{c:?} at {place}"));
        }
    }
    Ok(())
}

/// Nothing is deleted, nothing that is visible is escaped, and what is hidden passes only alone.
///
/// # Panics
///
/// If something does not hold.
pub fn check(raw: &str) {
    let shown = Untrusted::new(raw).terminal();
    let characters = aligned(raw, &shown);
    assert_eq!(characters.as_deref().map(judge), Some(Ok(())), "{shown}");
    assert_eq!(literal(&format!("{:?}", Untrusted::new(raw))), raw);
}

/// Each line is the exit of that line.
///
/// # Panics
///
/// If something does not hold.
pub fn check_lines(raw: &str) {
    let text = Untrusted::new(raw);
    let lines: Vec<_> = text.lines().map(|line| line.terminal()).collect();
    let expected: Vec<_> = raw.lines().map(|line| Untrusted::new(line).terminal()).collect();
    assert_eq!(lines, expected);
    for line in text.lines() {
        assert!(!line.html().contains('\n'));
    }
}

/// What is left of a text shows nothing that the whole does not.
///
/// # Panics
///
/// If something does not hold.
pub fn check_cut(raw: &str, most: usize) {
    let text = Untrusted::new(raw);
    let cut = text.cut(most);
    if raw.chars().count() <= most {
        assert_eq!(cut, text);
    } else {
        assert!(cut.raw().chars().count() <= most.max(1));
        assert!(!cut.is_blank());
        let shown = cut.terminal();
        let kept = shown.strip_suffix('…');
        assert!(kept.is_some_and(|kept| text.terminal().starts_with(kept)), "{shown:?}");
    }
}
