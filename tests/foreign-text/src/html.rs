//! What a browser's parser sees: the one element, and the text.

use std::collections::BTreeMap;

use refusals_runtime::Untrusted;
use scraper::{Html, Node};
use unicode_normalization::UnicodeNormalization;

/// An element's name and attributes.
pub type Element = (String, BTreeMap<String, String>);

/// An element of that name.
#[must_use]
pub fn element(name: &str, attributes: &[(&str, &str)]) -> Element {
    let attributes = attributes.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned()));
    (name.to_owned(), attributes.collect())
}

/// The elements within the body, and the whole text.
///
/// # Panics
///
/// If the text leaves the body.
#[must_use]
pub fn parsed(html: &str) -> (Vec<Element>, String) {
    let document =
        Html::parse_document(&format!("<!DOCTYPE html><html><head></head><body>{html}</body></html>"));
    let mut elements = Vec::new();
    let mut text = String::new();
    for node in document.tree.values() {
        match node {
            Node::Document | Node::Doctype(_) => {}
            Node::Element(e) => elements.push(element(e.name(), &e.attrs().collect::<Vec<_>>())),
            Node::Text(part) => text.push_str(part),
            other => elements.push(element(&format!("{other:?}"), &[])),
        }
    }
    let within = elements.split_off(3);
    assert_eq!(elements, ["html", "head", "body"].map(|name| element(name, &[])), "{html}");
    (within, text)
}

/// The text with its hidden characters made visible, but for line ends and tabs.
fn cleaned(raw: &str) -> String {
    let mut cleaned = String::new();
    for part in raw.split_inclusive(['\n', '\t']) {
        let line = part.trim_end_matches(['\n', '\t']);
        cleaned.push_str(&Untrusted::new(line).terminal());
        cleaned.push_str(part.strip_prefix(line).unwrap());
    }
    cleaned
}

/// In elements and attributes of all kinds.
///
/// # Panics
///
/// If something does not hold.
pub fn check(raw: &str) {
    let text = Untrusted::new(raw);
    let (html, value, cleaned) = (text.html(), text.html_attribute(), cleaned(raw));
    let isolated =
        cleaned.split('\n').map(|line| format!("\u{2068}{line}\u{2069}")).collect::<Vec<_>>().join("\n");
    let in_element = format!("<bdi>{cleaned}</bdi>");

    for (start, attributes) in [
        ("<p>".to_owned(), vec![]),
        (format!("<p title={value}>"), vec![("title", &*isolated)]),
        (format!("<p title={value} id=p>"), vec![("title", &*isolated), ("id", "p")]),
        (format!("<p title=\"{value}\">"), vec![("title", &*isolated)]),
        (format!("<p title='{value}'>"), vec![("title", &*isolated)]),
        (format!("<p title=\"{html}\">"), vec![("title", &*in_element)]),
        (format!("<p title='{html}'>"), vec![("title", &*in_element)]),
    ] {
        let expected = vec![element("p", &attributes), element("bdi", &[])];
        assert_eq!(parsed(&format!("{start}{html}</p>")), (expected, cleaned.clone()));
    }
    assert_eq!(
        parsed(&format!("<pre>{html}</pre>")),
        (vec![element("pre", &[]), element("bdi", &[])], cleaned.clone())
    );
    assert_eq!(
        parsed(&format!("<textarea>{html}</textarea>")),
        (vec![element("textarea", &[])], in_element.clone())
    );
}

/// A page that is normalized on its way still has the same elements.
///
/// # Panics
///
/// If something does not hold.
pub fn check_normalized(raw: &str) {
    let text = Untrusted::new(raw);
    let page = format!("<p title=\"{}\">{}</p>", text.html_attribute(), text.html());
    for page in
        [page.nfc().collect::<String>(), page.nfd().collect(), page.nfkc().collect(), page.nfkd().collect()]
    {
        let (elements, _) = parsed(&page);
        let shape: Vec<_> = elements.iter().map(|(name, attributes)| (&**name, attributes.len())).collect();
        assert_eq!(shape, [("p", 1), ("bdi", 0)]);
    }
}
