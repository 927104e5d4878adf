//! What stands in XML: a parser reads the line that a terminal would be shown, in content and in either kind of quotes.

use foreign_text::xml::check;
use proptest::prelude::*;

use crate::nasty;

#[test]
fn all_characters() {
    let raw: String = ('\0'..=char::MAX).collect();
    check(&raw);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    #[test]
    fn any_text(raw in nasty::text()) {
        check(&raw);
    }
}
