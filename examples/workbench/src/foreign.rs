//! The one way of foreign text into the page.
//!
//! What is marked as HTML here is what the library made harmless. A page cannot get at the text of an
//! [`Untrusted`] by accident, as it has no `Display`, and all else is escaped by `maud`.

use maud::{Markup, PreEscaped, html};
use refusals_runtime::Untrusted;
use refusals_runtime::render::{self, Show};
use serde_json::Value;

/// The longest head of a column that is shown, in characters.
const HEAD: usize = 80;

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
    short(line, LINE, blank)
}

/// The name of a column.
pub(crate) fn head(name: Option<&str>) -> Markup {
    short(name, HEAD, "(no name)")
}

fn short(line: Option<&str>, most: usize, blank: &str) -> Markup {
    let line = line.map(Untrusted::new).filter(|line| !line.is_blank());
    line.map_or_else(|| html! { (blank) }, |line| text(&line, most))
}

/// JSON of an agent's, on as many lines as it takes.
pub(crate) fn json(value: &Value) -> Markup {
    text(&Untrusted::new(format!("{value:#}")), TEXT)
}

/// A value in a cell or a list: a string as it is, and all else as JSON on one line.
pub(crate) fn value(value: &Value) -> Markup {
    let shown = value.as_str().map_or_else(|| Untrusted::new(value.to_string()), Untrusted::new);
    text(&shown, LINE)
}

/// The same, with a whole number as one: some SDKs have every number as a double, so that 65 comes as 65.0.
pub(crate) fn whole(value: &Value) -> Markup {
    let number = value.as_number().map(ToString::to_string);
    match number.as_deref().and_then(|number| number.strip_suffix(".0")) {
        Some(number) => text(&Untrusted::new(number), LINE),
        None => self::value(value),
    }
}

/// Refusals, as the library shows them.
pub(crate) fn refusals<T: Show + ?Sized>(shown: &T) -> Markup {
    PreEscaped(render::html(shown))
}
