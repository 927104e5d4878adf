//! The one way of foreign text into the page.
//!
//! What is marked as HTML here is what the library made harmless. A page cannot get at the text of an
//! [`Untrusted`] by accident, as it has no `Display`, and all else is escaped by `maud`.

use maud::{Markup, PreEscaped, html};
use refusals_runtime::Untrusted;
use refusals_runtime::render::{self, Show};
use serde_json::Value;

/// The longest line that is shown, in characters: a name, a cell.
pub(crate) const LINE: usize = 300;

/// The longest text that is shown.
pub(crate) const TEXT: usize = 20_000;

/// Text of an agent's, at most so many characters of it.
pub(crate) fn text(text: &Untrusted<'_>, most: usize) -> Markup {
    PreEscaped(text.cut(most).html())
}

/// One line of an agent's, such as a name; or the words for there being nothing to see.
pub(crate) fn line(line: Option<&str>, blank: &str) -> Markup {
    let line = line.map(Untrusted::new).filter(|line| !line.is_blank());
    line.map_or_else(|| html! { (blank) }, |line| text(&line, LINE))
}

/// JSON of an agent's, on as many lines as it takes.
pub(crate) fn json(value: &Value) -> Markup {
    text(&Untrusted::new(format!("{value:#}")), TEXT)
}

/// A value in a cell or a list: a string as it is, and all else as JSON on one line.
pub(crate) fn value(value: &Value) -> Markup {
    match value.as_str() {
        Some(string) => text(&Untrusted::new(string), LINE),
        None => text(&Untrusted::new(value.to_string()), LINE),
    }
}

/// Refusals, as the library shows them.
pub(crate) fn refusals<T: Show + ?Sized>(shown: &T) -> Markup {
    PreEscaped(render::html(shown))
}
