//! What the parsers of Markdown see: text, and not a thing more than in a document with a word in its place.

use comrak::nodes::NodeValue;
use comrak::{Arena, Options};
use pulldown_cmark::{Event, Parser};
use refusals_runtime::Untrusted;

const PLACE: &str = "WORD";

const DOCUMENTS: &[&str] = &[
    "WORD",
    "See WORD now.\n\nWORD WORD\n",
    "WORD\n\n---\n\nmore",
    "# WORD\n\ntext",
    "## On WORD ##\n",
    "- WORD\n- WORD\n\n1. WORD\n",
    "> WORD\n",
    "| a | b |\n|---|---|\n| WORD | see WORD, WORD |\n| WORD |\n",
    "[WORD](https://example.org) and [see WORD](https://example.org \"title\")",
    "**WORD**, *WORD* and ~~WORD~~",
    "- [ ] WORD\n",
];

/// A document's outline: each structure that begins, and the text in it.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Outline(Vec<(String, String)>);

impl Outline {
    fn begin(&mut self, what: String) {
        self.0.push((what, String::new()));
    }

    fn text(&mut self, text: &str) {
        self.0.last_mut().unwrap().1.push_str(text);
    }

    /// The outline of a document with `text` in all places.
    #[must_use]
    pub fn with(self, text: &str) -> Self {
        Self(self.0.into_iter().map(|(what, inside)| (what, inside.replace(PLACE, text))).collect())
    }
}

/// What `pulldown-cmark` sees.
#[must_use]
pub fn pulldown(document: &str) -> Outline {
    let mut outline = Outline::default();
    outline.begin("document".to_owned());
    for event in Parser::new_ext(document, pulldown_cmark::Options::all()) {
        match event {
            Event::Text(text) | Event::Code(text) => outline.text(&text),
            other => outline.begin(format!("{other:?}")),
        }
    }
    outline
}

/// All extensions that change how inlines and blocks are read. With spoilers, an escaped `|` within a table is a
/// sign of theirs: it is there no longer escaped when the cell's text is read.
fn options(tables: bool) -> Options<'static> {
    let mut options = Options::default();
    let extension = &mut options.extension;
    for on in [
        &mut extension.strikethrough,
        &mut extension.autolink,
        &mut extension.tasklist,
        &mut extension.superscript,
        &mut extension.footnotes,
        &mut extension.inline_footnotes,
        &mut extension.description_lists,
        &mut extension.multiline_block_quotes,
        &mut extension.alerts,
        &mut extension.math_dollars,
        &mut extension.math_code,
        &mut extension.shortcodes,
        &mut extension.wikilinks_title_after_pipe,
        &mut extension.underline,
        &mut extension.subscript,
        &mut extension.highlight,
        &mut extension.insert,
        &mut options.parse.smart,
        &mut options.parse.relaxed_autolinks,
        &mut options.parse.relaxed_tasklist_matching,
    ] {
        *on = true;
    }
    extension.table = tables;
    extension.spoiler = !tables;
    options
}

/// What `comrak` sees, with tables or with spoilers.
#[must_use]
pub fn comrak(document: &str, tables: bool) -> Outline {
    let arena = Arena::new();
    let mut outline = Outline::default();
    for node in comrak::parse_document(&arena, document, &options(tables)).descendants() {
        match &node.data().value {
            NodeValue::Text(text) => outline.text(text),
            NodeValue::Code(code) => outline.text(&code.literal),
            other => outline.begin(format!("{other:?}")),
        }
    }
    outline
}

/// The text that Discord shows of an inline text, if it is only text. Its three rules, in their order: an escape, a
/// block of code, which begins with three backticks and ends at the next three, and code in a line.
fn discord(markdown: &str) -> Option<String> {
    let mut text = String::new();
    let mut rest = markdown;
    while !rest.is_empty() {
        let inside;
        (inside, rest) = if let Some(escape) = rest.strip_prefix('\\') {
            escape.split_at_checked(1).filter(|(c, _)| matches!(*c, "`" | "|"))?
        } else {
            code_span(rest)?
        };
        text.push_str(inside);
    }
    Some(text)
}

/// What is in the code span that the Markdown begins with, and what is behind it.
fn code_span(markdown: &str) -> Option<(&str, &str)> {
    let (fence, code) = markdown.split_at(markdown.len() - markdown.trim_start_matches('`').len());
    if !matches!(fence, "`" | "``") {
        return None;
    }
    code.match_indices(fence).find_map(|(end, _)| {
        let (inside, rest) = code.split_at(end);
        let rest = rest.strip_prefix(fence)?;
        (!inside.ends_with('`') && !rest.starts_with('`')).then_some((inside, rest))
    })
}

/// Discord leaves a space at each end of the code where others take it away.
fn without_spaces(text: &str) -> String {
    text.replace(' ', "")
}

/// In documents of all kinds, of a text that is not empty.
///
/// # Panics
///
/// If something does not hold.
pub fn check(raw: &str) {
    let markdown = Untrusted::new(raw).markdown();
    // The one character that is escaped in Markdown only.
    let cleaned = Untrusted::new(raw).terminal().replace('\u{1fef}', "\\u{1fef}");

    let seen = discord(&markdown);
    assert_eq!(seen.as_deref().map(without_spaces), Some(without_spaces(&cleaned)), "{markdown}");
    for template in DOCUMENTS {
        let document = template.replace(PLACE, &markdown);
        assert_eq!(pulldown(&document), pulldown(template).with(&cleaned), "pulldown-cmark: {}", &document);
        for tables in [true, false] {
            let expected = comrak(template, tables).with(&cleaned);
            assert_eq!(comrak(&document, tables), expected, "comrak: {}", &document);
        }
    }
}
