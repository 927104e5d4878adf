//! Which characters are shown as they are, judged by the properties that Unicode gives them.

use std::collections::HashSet;

use foreign_text::characters::{HIDDEN, check, check_cut, check_lines, escaped};
use proptest::prelude::*;
use refusals_runtime::Untrusted;
use regex::Regex;

use crate::{exits, nasty};

fn all() -> impl Iterator<Item = char> {
    '\0'..=char::MAX
}

/// Those of all characters that the class of a regular expression has.
fn those(class: &str) -> HashSet<char> {
    let all: String = all().collect();
    Regex::new(class).unwrap().find_iter(&all).map(|found| found.as_str().chars().next().unwrap()).collect()
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

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1500))]

    #[test]
    fn on_a_terminal(raw in nasty::text()) {
        check(&raw);
    }

    #[test]
    fn each_line(raw in nasty::text()) {
        check_lines(&raw);
    }

    #[test]
    fn cut(raw in nasty::text(), most in 0..30_usize) {
        check_cut(&raw, most);
    }
}
