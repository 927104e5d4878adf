//! What of two texts differs, as an error shows it.

/// Splits two sequences into what both begin with, what differs, and what both end with.
pub(super) fn split<'s, T: PartialEq>(a: &'s [T], b: &'s [T]) -> [[&'s [T]; 3]; 2] {
    let begin = a.iter().zip(b).take_while(|(a, b)| a == b).count();
    let rest = |s: &'s [T]| s.iter().skip(begin).rev();
    let end = rest(a).zip(rest(b)).take_while(|(a, b)| a == b).count();
    [a, b].map(|s| {
        let (head, rest) = s.split_at(begin);
        let (middle, tail) = rest.split_at(rest.len() - end);
        [head, middle, tail]
    })
}

/// Text as in a Rust literal, since a file may hold characters that a terminal obeys or does not show.
pub(super) fn escaped(text: &str) -> String {
    text.escape_debug().to_string().replace("\\'", "'")
}

/// The file's text above the enum's, with `>>` and `<<` around what differs.
pub(super) fn difference(file: &str, theirs: &str, ours: &str) -> String {
    let [a, b] = [theirs, ours].map(|text| text.chars().collect::<Vec<_>>());
    let parts = split(&a, &b);
    let [theirs, ours] = parts.map(|parts| {
        let [head, middle, tail] = parts.map(|part| escaped(&part.iter().collect::<String>()));
        format!("\"{head}>>{middle}<<{tail}\"")
    });
    // Characters that are not the same may look the same.
    let first = parts.map(|[_, middle, tail]| middle.iter().chain(tail).next());
    let hint = if first.iter().flatten().all(|c| c.is_ascii()) {
        String::new()
    } else {
        let [a, b] = first.map(|c| c.map_or("the end".into(), |&c| format!("U+{:04X}", u32::from(c))));
        format!("\nfirst difference: {a} in the {file}, {b} in the enum")
    };
    format!("{file}: {theirs}\nenum: {ours}{hint}")
}

#[cfg(test)]
mod tests {
    use super::{difference, split};

    #[test]
    fn two_sequences_are_split_where_they_differ() {
        let parts = |a, b| split::<u8>(a, b).map(|parts| parts.map(|part| str::from_utf8(part).unwrap()));
        assert_eq!(parts(b"abcde", b"axyze"), [["a", "bcd", "e"], ["a", "xyz", "e"]]);
        assert_eq!(parts(b"aa", b"aaa"), [["aa", "", ""], ["aa", "a", ""]]);
        assert_eq!(parts(b"ab", b"aab"), [["a", "", "b"], ["a", "a", "b"]]);
        assert_eq!(parts(b"", b"a"), [["", "", ""], ["", "a", ""]]);
        assert_eq!(parts(b"a", b"a"), [["a", "", ""], ["a", "", ""]]);
    }

    #[test]
    fn a_difference_is_marked() {
        for (theirs, ours, shown) in [
            (
                "Families cannot be mixed.",
                "Families cannot be crossed.",
                "card: \"Families cannot be >>mix<<ed.\"\n\
                 enum: \"Families cannot be >>cross<<ed.\"",
            ),
            ("No PII", "No PII.", "card: \"No PII>><<\"\nenum: \"No PII>>.<<\""),
            ("", "No PII.", "card: \">><<\"\nenum: \">>No PII.<<\""),
            (
                "Say \"no\", don't \\'",
                "Say no",
                "card: \"Say >>\\\"no\\\", don't \\\\'<<\"\nenum: \"Say >>no<<\"",
            ),
            ("क्षेत्र नहीं", "क्षेत्र", "card: \"क्षेत्र>> नहीं<<\"\nenum: \"क्षेत्र>><<\""),
            // Characters that look the same.
            (
                "No p\u{430}rty.",
                "No party.",
                "card: \"No p>>а<<rty.\"\nenum: \"No p>>a<<rty.\"\n\
                 first difference: U+0430 in the card, U+0061 in the enum",
            ),
            (
                "Ingen «personopplysninge\u{301}r» – ß, 用户.",
                "Ingen «personopplysninger» – ß, 用户.",
                "card: \"Ingen «personopplysninge>>\\u{301}<<r» – ß, 用户.\"\n\
                 enum: \"Ingen «personopplysninge>><<r» – ß, 用户.\"\n\
                 first difference: U+0301 in the card, U+0072 in the enum",
            ),
            (
                "Nei\u{a0}",
                "Nei",
                "card: \"Nei>>\\u{a0}<<\"\nenum: \"Nei>><<\"\n\
                 first difference: U+00A0 in the card, the end in the enum",
            ),
            // Characters that a terminal obeys or does not show.
            (
                "a\u{1b}[2J\u{202e}\u{200b}\u{7f}\u{9b}\u{2028}\r\nb\u{e0041}",
                "ab",
                "card: \"a>>\\u{1b}[2J\\u{202e}\\u{200b}\\u{7f}\\u{9b}\\u{2028}\\r\\nb\\u{e0041}<<\"\n\
                 enum: \"a>>b<<\"",
            ),
        ] {
            assert_eq!(difference("card", theirs, ours), shown);
        }
    }
}
