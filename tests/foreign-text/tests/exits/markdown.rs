//! What the parsers of Markdown see: text, and not a thing more than in a document with a word in its place.

use foreign_text::markdown::{check, comrak, pulldown};
use proptest::prelude::*;
use refusals_runtime::Untrusted;

use crate::nasty;

#[test]
fn backticks_pipes_and_spaces() {
    // All texts of up to five of these.
    let mut texts = vec![String::new()];
    for _ in 0..5 {
        let longer = texts.iter().flat_map(|text| ["`", "|", " ", "\\", "a"].map(|c| format!("{text}{c}")));
        texts = longer.collect();
        for text in &texts {
            let markdown = Untrusted::new(&**text).markdown();
            for template in ["See WORD now.", "| a |\n|---|\n| WORD |\n"] {
                let document = template.replace("WORD", &markdown);
                assert_eq!(pulldown(&document), pulldown(template).with(text), "pulldown-cmark: {document}");
                assert_eq!(comrak(&document, true), comrak(template, true).with(text), "comrak: {document}");
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(500))]

    #[test]
    fn any_text(raw in nasty::text().prop_filter("empty", |raw| !raw.is_empty())) {
        check(&raw);
    }
}
