//! What stands in a prompt: the block ends where it says, and holds exactly the text.

use refusals_runtime::Untrusted;
use unicode_normalization::UnicodeNormalization;

fn inside(block: &str) -> Option<&str> {
    block.strip_prefix("<untrusted>")?.strip_suffix("</untrusted>")
}

fn every_form(text: &str) -> [String; 5] {
    [
        text.to_owned(),
        text.nfc().collect(),
        text.nfd().collect(),
        text.nfkc().collect(),
        text.nfkd().collect(),
    ]
}

/// Whether the JSON is one string to its end, for a reader who only knows that `\"` does not end it.
fn is_one_string(json: &str) -> bool {
    let mut inside = json.chars();
    let mut quotes = Vec::new();
    while let Some(c) = inside.next() {
        match c {
            '\\' => drop(inside.next()),
            '"' => quotes.push(inside.as_str()),
            _ => {}
        }
    }
    json.starts_with('"') && quotes.len() == 2 && quotes.ends_with(&[""])
}

/// The block holds the text and nothing else, whichever way it is normalized.
///
/// # Panics
///
/// If something does not hold.
pub fn check(raw: &str) {
    let block = Untrusted::new(raw).prompt();
    let json = inside(&block);
    assert_eq!(json.and_then(|json| serde_json::from_str(json).ok()), Some(raw.to_owned()), "{block}");
    for block in every_form(&block) {
        let json = inside(&block).unwrap_or_default();
        assert!(!json.contains(['<', '>', '&', '`', '\n', '\r']) && is_one_string(json), "{}", block);
    }
}
