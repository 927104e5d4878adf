//! What stands in XML: a parser reads the line that a terminal would be shown, in content and in either kind of quotes.

use refusals_runtime::Untrusted;
use roxmltree::Document;

/// The text, in each place of a document.
///
/// # Panics
///
/// If something does not hold.
pub fn check(raw: &str) {
    let text = Untrusted::new(raw);
    let (shown, xml) = (text.terminal(), text.xml());
    let document = format!("<root double=\"{xml}\" single='{xml}'>{xml}</root>");
    let document = Document::parse(&document).unwrap();
    let root = document.root_element();
    assert_eq!(root.text().unwrap_or_default(), shown);
    assert_eq!(root.children().count(), usize::from(!shown.is_empty()));
    assert_eq!(root.attributes().map(|attribute| attribute.value()).collect::<Vec<_>>(), [&shown; 2]);
}
