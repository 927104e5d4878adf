//! What a published text may not hold: characters that a reader cannot see, or that move others.

use std::fmt;

use proc_macro2::Span;

use crate::characters::unpublishable;
use crate::disk::MARKERS;
use crate::errors::Errors;

/// The text that is checked.
#[derive(Clone, Copy)]
pub(crate) enum Published {
    Reason,
    Description,
    NearMiss,
}

impl fmt::Display for Published {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Reason => "reason",
            Self::Description => "description",
            Self::NearMiss => "text of `allow`",
        })
    }
}

/// Reports what in `text` may not be published: characters, and the marks of the place where it is.
pub(crate) fn check(what: Published, text: &str, span: Span, errors: &mut Errors) {
    let mut found: Vec<String> = Vec::new();
    for c in text.chars() {
        if let Some(kind) = unpublishable(c) {
            let character = format!("U+{:04X} ({kind})", u32::from(c));
            if !found.contains(&character) {
                found.push(character);
            }
        }
    }
    for marker in MARKERS.iter().filter(|marker| text.contains(**marker)) {
        let message = format_args!(
            "the {what} holds `{marker}`, which marks the block in a prompt file; write it without"
        );
        errors.at(span, message);
    }
    if !found.is_empty() {
        let found = found.join(", ");
        errors
            .at(span, format_args!("the {what} holds {found}, which cannot be published; write it without"));
    }
}
