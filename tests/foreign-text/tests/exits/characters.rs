//! Which characters are shown as they are, judged by the properties that Unicode gives them.

use std::collections::HashSet;
use std::sync::LazyLock;

use proptest::prelude::*;
use refusals_runtime::Untrusted;
use regex::Regex;

use crate::{exits, nasty};

static HIDDEN: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(r"[[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{DI}\p{Bidi_C}\p{Noncharacter_Code_Point}]--\p{PCM}]").unwrap()
});

fn all() -> impl Iterator<Item = char> {
    '\0'..=char::MAX
}

/// Those of all characters that the class of a regular expression has.
fn those(class: &str) -> HashSet<char> {
    let all: String = all().collect();
    Regex::new(class).unwrap().find_iter(&all).map(|found| found.as_str().chars().next().unwrap()).collect()
}

fn escaped(c: char) -> String {
    c.escape_unicode().to_string()
}

#[test]
fn each_character_between_letters() {
    let hidden = those(HIDDEN.as_str());
    assert!(hidden.len() > 4000, "{}", hidden.len());
    for c in all() {
        let shown = Untrusted::new(format!("a{c}a")).terminal();
        let expected = if hidden.contains(&c) { escaped(c) } else { c.to_string() };
        assert_eq!(shown, format!("a{expected}a"), "{c:?}");
    }
}

#[test]
fn all_characters_through_all_exits() {
    let text: String = all().flat_map(|c| ['a', c]).chain(['a']).collect();
    for (exit, shown) in exits(&Untrusted::new(text)) {
        let found: HashSet<&str> = HIDDEN.find_iter(&shown).map(|found| found.as_str()).collect();
        let expected: &[&str] = match exit {
            "html" => &["\n", "\t"],
            "html_attribute" => &["\u{2068}", "\u{2069}"],
            _ => &[],
        };
        assert_eq!(found, expected.iter().copied().collect(), "{exit}");
    }
}

#[test]
fn a_joiner_next_to_latin_never_passes() {
    for c in those(r"[[\p{Latin}\p{ASCII}\p{White_Space}]--[\p{Cc}\p{Zl}\p{Zp}]]") {
        for text in [format!("{c}\u{200d}{c}"), format!("م{c}\u{200c}م"), format!("م\u{200c}{c}م")] {
            assert_eq!(
                Untrusted::new(&*text).terminal(),
                text.replace('\u{200d}', r"\u{200d}").replace('\u{200c}', r"\u{200c}")
            );
        }
    }
}

/// Arabic, Syriac, Mongolian and the scripts of India and its neighbours join; so do emoji.
#[test]
fn a_joiner_within_what_joins_passes() {
    let joining = those(
        r"[\p{Arabic}\p{Syriac}\p{Nko}\p{Devanagari}\p{Bengali}\p{Gurmukhi}\p{Gujarati}\p{Oriya}\p{Tamil}\p{Telugu}\p{Kannada}\p{Malayalam}\p{Sinhala}\p{Khmer}\p{Myanmar}\p{Tibetan}\p{Mongolian}\p{Extended_Pictographic}--[\p{Cf}\p{DI}©®]]",
    );
    for c in joining {
        for joiner in ['\u{200c}', '\u{200d}'] {
            let text = format!("{c}{joiner}{c}");
            assert_eq!(Untrusted::new(&*text).terminal(), text);
        }
    }
}

#[test]
fn a_selector_behind_what_has_variants_passes() {
    for c in those(r"[\p{Unified_Ideograph}]") {
        let text = format!("{c}\u{e0100}{c}\u{fe00}");
        assert_eq!(Untrusted::new(&*text).terminal(), text);
    }
    for c in those(r"[\p{Emoji}--\p{ASCII}]") {
        let text = format!("{c}\u{fe0f}{c}\u{fe0e}");
        assert_eq!(Untrusted::new(&*text).terminal(), text);
    }
    for c in those(r"[\p{Emoji}&&\p{ASCII}]") {
        let text = format!("{c}\u{fe0f}\u{20e3}");
        assert_eq!(Untrusted::new(&*text).terminal(), text);
    }
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
fn check(characters: &[(char, bool)]) -> Result<(), String> {
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

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1500))]

    /// Nothing is deleted, nothing that is visible is escaped, and what is hidden passes only alone.
    #[test]
    fn on_a_terminal(raw in nasty::text()) {
        let shown = Untrusted::new(&*raw).terminal();
        let characters = aligned(&raw, &shown);
        prop_assert_eq!(characters.as_deref().map(check), Some(Ok(())), "{}", shown);
        prop_assert_eq!(literal(&format!("{:?}", Untrusted::new(&*raw))), raw);
    }

    #[test]
    fn each_line(raw in nasty::text()) {
        let text = Untrusted::new(&*raw);
        let lines: Vec<_> = text.lines().map(|line| line.terminal()).collect();
        let expected: Vec<_> = raw.lines().map(|line| Untrusted::new(line).terminal()).collect();
        prop_assert_eq!(lines, expected);
        for line in text.lines() {
            prop_assert!(!line.html().contains('\n'));
        }
    }

    /// What is left of a text shows nothing that the whole does not.
    #[test]
    fn cut(raw in nasty::text(), most in 0..30_usize) {
        let text = Untrusted::new(&*raw);
        let cut = text.cut(most);
        if raw.chars().count() <= most {
            prop_assert_eq!(&cut, &text);
        } else {
            prop_assert!(cut.raw().chars().count() <= most.max(1));
            prop_assert!(!cut.is_blank());
            let shown = cut.terminal();
            let kept = shown.strip_suffix('…');
            prop_assert!(kept.is_some_and(|kept| text.terminal().starts_with(kept)), "{shown:?}");
        }
    }
}
