//! The Parts of a reply: tables where the data is tabular, text and JSON otherwise.

use maud::{Markup, html};
use refusals_runtime::{PartContent, ReceivedPart, Untrusted};
use serde_json::Value;

use super::table::tabular;
use crate::foreign;
use crate::tabular::Tabular;

/// The most Parts that are shown.
const PARTS: usize = 50;

pub(crate) fn parts(parts: &[ReceivedPart<'_>]) -> Markup {
    html! {
        @for (place, part) in parts.iter().take(PARTS).enumerate() {
            div .part { (content(place, part)) }
        }
        @if let Some(more @ 1..) = parts.len().checked_sub(PARTS) {
            p .quiet { "And " (more) " more Parts, which are not shown." }
        }
    }
}

fn content(place: usize, part: &ReceivedPart<'_>) -> Markup {
    match part.content() {
        // Many agents lay a text out in columns.
        PartContent::Text(text) if text.raw().trim().contains('\n') => {
            html! { pre tabindex="0" { (foreign::text(&text, foreign::TEXT)) } }
        }
        PartContent::Text(text) => html! { p .text { (foreign::text(&text, foreign::TEXT)) } },
        PartContent::Data(data) => self::data(place, data),
        // Not a link: where it leads to is the agent's choice.
        PartContent::Url(url) => file(part, &html! { "at " (foreign::text(&url, foreign::LINE)) }),
        PartContent::Bytes(base64) => {
            file(part, &html! { "in the reply, of " (base64.raw().len()) " characters in base64" })
        }
        _ => {
            html! { p .quiet { "A Part of a kind that A2A does not have." } pre tabindex="0" { (foreign::json(part.raw())) } }
        }
    }
}

fn data(place: usize, data: &Value) -> Markup {
    match (Tabular::of(data), data.as_str()) {
        (Some(found), _) => tabular(place, &found),
        (None, Some(text)) => html! { p .text { (foreign::text(&Untrusted::new(text), foreign::TEXT)) } },
        (None, None) => html! { pre tabindex="0" { (foreign::json(data)) } },
    }
}

fn file(part: &ReceivedPart<'_>, place: &Markup) -> Markup {
    let (name, media_type) = (part.filename(), part.media_type());
    html! {
        p .text {
            "A file, " (foreign::line(name.as_ref().map(Untrusted::raw), "without a name"))
            " (" (foreign::line(media_type.as_ref().map(Untrusted::raw), "of no media type")) "), " (place) "."
        }
    }
}
