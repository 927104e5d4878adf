//! Texts that the compiler puts together and compares.

use core::cmp::Ordering;

/// How long the texts are together, in bytes.
#[must_use]
pub const fn joined_length(mut texts: &[&str]) -> usize {
    let mut length = 0;
    while let [text, after @ ..] = texts {
        length += text.len();
        texts = after;
    }
    length
}

/// The bytes of every text, in order, and zeros behind them. `N` is at least [`joined_length`].
#[must_use]
pub const fn joined<const N: usize>(mut texts: &[&str]) -> [u8; N] {
    let mut joined = [0; N];
    let mut rest: &mut [_] = &mut joined;
    while let [text, texts_after @ ..] = texts {
        let (here, after) = rest.split_at_mut(text.len());
        here.copy_from_slice(text.as_bytes());
        rest = after;
        texts = texts_after;
    }
    joined
}

/// The text of joined bytes.
///
/// # Panics
///
/// If they are no text: the compiler alone evaluates it.
#[must_use]
#[expect(clippy::panic, reason = "evaluated by the compiler alone, and never reached")]
pub const fn utf8(bytes: &[u8]) -> &str {
    match core::str::from_utf8(bytes) {
        Ok(text) => text,
        Err(_) => panic!("joined texts are a text"),
    }
}

/// A JSON object's members: the text without its first and last character.
#[must_use]
pub const fn within_braces(object: &str) -> &str {
    object.split_at(object.len() - 1).0.split_at(1).1
}

/// `Ord::cmp`, which is not `const`. Eight bytes at a time: a number compares as its bytes do, the first of
/// them the most significant. The compiler takes a pattern in one step, and the standard library's
/// `split_first_chunk` in dozens.
pub(super) const fn compare(mut a: &[u8], mut b: &[u8]) -> Ordering {
    while let (
        [a0, a1, a2, a3, a4, a5, a6, a7, after_a @ ..],
        [b0, b1, b2, b3, b4, b5, b6, b7, after_b @ ..],
    ) = (a, b)
    {
        let x = u64::from_be_bytes([*a0, *a1, *a2, *a3, *a4, *a5, *a6, *a7]);
        let y = u64::from_be_bytes([*b0, *b1, *b2, *b3, *b4, *b5, *b6, *b7]);
        if x != y {
            return if x < y { Ordering::Less } else { Ordering::Greater };
        }
        a = after_a;
        b = after_b;
    }
    loop {
        match (a, b) {
            ([], []) => return Ordering::Equal,
            ([], _) => return Ordering::Less,
            (_, []) => return Ordering::Greater,
            ([x, after_x @ ..], [y, after_y @ ..]) => {
                if *x != *y {
                    return if *x < *y { Ordering::Less } else { Ordering::Greater };
                }
                a = after_x;
                b = after_y;
            }
        }
    }
}

/// `==`, which is not `const`.
pub(super) const fn is_same(a: &str, b: &str) -> bool {
    a.len() == b.len() && matches!(compare(a.as_bytes(), b.as_bytes()), Ordering::Equal)
}

/// A text's first line without its end, and what is behind it.
pub(super) const fn next_line(text: &str) -> Option<(&str, &str)> {
    if text.is_empty() {
        return None;
    }
    let mut length = 0;
    let mut rest = text.as_bytes();
    while let [byte, after @ ..] = rest {
        if *byte == b'\n' {
            let (line, after) = text.split_at(length);
            return Some((line, after.split_at(1).1));
        }
        length += 1;
        rest = after;
    }
    Some((text, ""))
}

/// A text's last line without its end, and what is before it.
pub(super) const fn last_line(text: &str) -> Option<(&str, &str)> {
    let ended = match text.as_bytes() {
        [] => return None,
        [.., b'\n'] => text.split_at(text.len() - 1).0,
        _ => text,
    };
    let mut before = ended.as_bytes();
    while let [rest @ .., byte] = before {
        if *byte == b'\n' {
            break;
        }
        before = rest;
    }
    Some(ended.split_at(before.len()))
}

#[cfg(test)]
mod tests {
    use super::{compare, is_same, joined, joined_length, last_line, next_line, utf8, within_braces};

    #[test]
    fn texts_are_joined_in_order() {
        const TEXTS: &[&str] = &["ä", "", "bc", "用"];
        const JOINED: [u8; joined_length(TEXTS)] = joined(TEXTS);
        assert_eq!(utf8(&JOINED), "äbc用");
        assert_eq!(within_braces("{}"), "");
        assert_eq!(within_braces("{\"ä\":\"ö\"}"), "\"ä\":\"ö\"");
    }

    #[test]
    fn bytes_compare_as_slices_do() {
        let texts = [
            "",
            "a",
            "b",
            "seg-mix",
            "seg-mix1",
            "seg-mix2",
            "seg-mix12",
            "seg-miy",
            "segment-mix-of-families",
            "segment-mix-of-familiez",
            "\u{fc}ber",
        ];
        for a in texts {
            for b in texts {
                assert_eq!(
                    compare(a.as_bytes(), b.as_bytes()),
                    a.as_bytes().cmp(b.as_bytes()),
                    "{a:?} {b:?}"
                );
            }
        }
    }

    #[test]
    fn lines_are_split_from_a_text() {
        assert_eq!(next_line(""), None);
        assert_eq!(next_line("ä"), Some(("ä", "")));
        assert_eq!(next_line("ä\n"), Some(("ä", "")));
        assert_eq!(next_line("\n\nb"), Some(("", "\nb")));
        assert_eq!(last_line(""), None);
        assert_eq!(last_line("ä"), Some(("", "ä")));
        assert_eq!(last_line("ä\nö\n"), Some(("ä\n", "ö")));
        assert_eq!(last_line("ä\n\n"), Some(("ä\n", "")));
        assert!(is_same("", "") && is_same("ä", "ä"));
        assert!(!is_same("a", "b") && !is_same("a", "ab") && !is_same("", "a"));
    }
}
