//! What stands in a prompt: the block ends where it says, and holds exactly the text.

use foreign_text::prompt::check;
use proptest::prelude::*;

use crate::nasty;

/// Without the planes that are empty or private, where normalization changes nothing.
#[test]
fn all_characters() {
    let raw: String = ('\0'..='\u{3ffff}').chain('\u{e0000}'..='\u{e1000}').flat_map(|c| ['a', c]).collect();
    check(&raw);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    #[test]
    fn any_text(raw in nasty::text()) {
        check(&raw);
    }
}
