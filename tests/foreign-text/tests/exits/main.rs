//! What real parsers make of foreign text behind the exits of `Untrusted`, and what Unicode says of it.

#![allow(clippy::unwrap_used, reason = "a test that panics is a test that fails")]

mod characters;
mod html;
mod markdown;
mod nasty;
mod prompt;
mod xml;

use foreign_text::exits;
use refusals_runtime::Untrusted;

/// No text is longer behind an exit than it may be. If the time grew with more than the length, this would not end.
#[test]
fn long_texts() {
    for part in
        ["`", "|", "`|", "```a", "\u{202e}", "👩\u{200d}", "\n", "<", " ", "\\", "😀\u{fe0f}", "\u{10ffff}"]
    {
        let text = part.repeat(20_000);
        let length = text.chars().count();
        let text = Untrusted::new(text);
        for (exit, shown) in exits(&text) {
            assert!(shown.len() <= 25 * length + 40, "{exit} {part:?}: {}", shown.len());
        }
        assert!(text.cut(300).raw().chars().count() <= 300);
    }
}
