//! What must hold of foreign text behind the exits of `Untrusted`, judged by real parsers and by what Unicode says of
//! it: for the property tests, and for the fuzz target.
//!
//! Each check panics if it does not hold.

#![allow(clippy::unwrap_used, reason = "a check that panics is a test that fails")]

pub mod characters;
pub mod html;
pub mod markdown;
pub mod prompt;
pub mod xml;

use refusals_runtime::Untrusted;

/// All exits, by name.
#[must_use]
pub fn exits(text: &Untrusted<'_>) -> [(&'static str, String); 7] {
    [
        ("terminal", text.terminal()),
        ("html", text.html()),
        ("html_attribute", text.html_attribute()),
        ("xml", text.xml()),
        ("markdown", text.markdown()),
        ("prompt", text.prompt()),
        ("Debug", format!("{text:?}")),
    ]
}

/// Any text, through every exit.
///
/// # Panics
///
/// If something does not hold.
pub fn check(raw: &str) {
    let length = raw.chars().count();
    let text = Untrusted::new(raw);
    for (exit, shown) in exits(&text) {
        assert!(shown.len() <= 25 * length + 40, "{exit}: {} of {length}", shown.len());
    }
    characters::check(raw);
    characters::check_lines(raw);
    for most in [0, 1, length / 2, length] {
        characters::check_cut(raw, most);
    }
    html::check(raw);
    html::check_normalized(raw);
    prompt::check(raw);
    xml::check(raw);
    // There is no empty code span, and so no word in the document's places.
    if !raw.is_empty() {
        markdown::check(raw);
    }
}
