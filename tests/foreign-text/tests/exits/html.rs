//! What a browser's parser sees: the one element, and the text.

use foreign_text::html::{check, check_normalized, element, parsed};
use proptest::prelude::*;
use refusals_runtime::Untrusted;

use crate::nasty;

#[test]
fn in_markup() {
    let (text, value) =
        (Untrusted::new("</bdi><b title=\"x\">'&amp;").html(), Untrusted::new("x y=1>").html_attribute());
    assert_eq!(
        parsed(&format!("<p title={value} id=p>{text}</p>")),
        (
            vec![element("p", &[("title", "\u{2068}x y=1>\u{2069}"), ("id", "p")]), element("bdi", &[])],
            "</bdi><b title=\"x\">'&amp;".to_owned()
        )
    );
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    #[test]
    fn any_text(raw in nasty::text()) {
        check(&raw);
    }

    #[test]
    fn normalized(raw in nasty::text()) {
        check_normalized(&raw);
    }
}
