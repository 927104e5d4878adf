//! What a browser's parser sees: the one element, and the text.

use std::collections::BTreeMap;

use proptest::prelude::*;
use refusals_runtime::Untrusted;
use scraper::{Html, Node};
use unicode_normalization::UnicodeNormalization;

use crate::nasty;

/// An element's name and attributes.
type Element = (String, BTreeMap<String, String>);

fn element(name: &str, attributes: &[(&str, &str)]) -> Element {
    let attributes = attributes.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned()));
    (name.to_owned(), attributes.collect())
}

/// The elements within the body, and the whole text.
fn parsed(html: &str) -> (Vec<Element>, String) {
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
        let text = Untrusted::new(&*raw);
        let (html, value, cleaned) = (text.html(), text.html_attribute(), cleaned(&raw));
        let isolated = cleaned.split('\n').map(|line| format!("\u{2068}{line}\u{2069}")).collect::<Vec<_>>().join("\n");
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
            prop_assert_eq!(parsed(&format!("{start}{html}</p>")), (expected, cleaned.clone()));
        }
        prop_assert_eq!(
            parsed(&format!("<pre>{html}</pre>")),
            (vec![element("pre", &[]), element("bdi", &[])], cleaned.clone())
        );
        prop_assert_eq!(
            parsed(&format!("<textarea>{html}</textarea>")),
            (vec![element("textarea", &[])], in_element.clone())
        );
    }

    /// A page that is normalized on its way still has the same elements.
    #[test]
    fn normalized(raw in nasty::text()) {
        let text = Untrusted::new(&*raw);
        let page = format!("<p title=\"{}\">{}</p>", text.html_attribute(), text.html());
        for page in [page.nfc().collect::<String>(), page.nfd().collect(), page.nfkc().collect(), page.nfkd().collect()] {
            let (elements, _) = parsed(&page);
            let shape: Vec<_> = elements.iter().map(|(name, attributes)| (&**name, attributes.len())).collect();
            prop_assert_eq!(shape, [("p", 1), ("bdi", 0)]);
        }
    }
}
