//! A rule's reason: the first paragraph of its doc comment, on one line.

use syn::{Attribute, Expr, ExprGroup, ExprLit, Lit, LitStr, Meta, Variant};

use crate::characters::unpublishable;
use crate::errors::Errors;
use crate::text::{self, Published};

/// The variant's reason, or `None`, reported, if there is none that can be read.
pub(crate) fn reason(variant: &Variant, errors: &mut Errors) -> Option<String> {
    let mut lines: Vec<String> = Vec::new();
    'paragraph: for doc in variant.attrs.iter().filter_map(doc_value) {
        let Some(literal) = string_literal(doc) else {
            errors.on(doc, "the macro cannot read this reason; write it as a `///` comment");
            return None;
        };
        for line in lines_of(&literal.value()) {
            let blank = line.trim().is_empty();
            if !blank {
                let line = line.trim_matches([' ', '\t']);
                text::check(Published::Reason, line, literal.span(), errors);
                lines.push(line.to_owned());
            } else if !lines.is_empty() {
                // Later paragraphs are notes for maintainers.
                break 'paragraph;
            }
        }
    }
    if lines.is_empty() {
        let name = &variant.ident;
        errors.at(
            name.span(),
            format_args!("the rule `{name}` has no reason; write it above as a `///` comment"),
        );
        return None;
    }
    worded(lines.join(" "), variant, errors)
}

/// The reason, unless there is no word in it that a reader could see.
fn worded(reason: String, variant: &Variant, errors: &mut Errors) -> Option<String> {
    // What else may be there is reported already.
    if reason.chars().any(|c| c.is_alphanumeric() || unpublishable(c).is_some()) {
        return Some(reason);
    }
    let name = &variant.ident;
    errors.at(
        name.span(),
        format_args!("the reason of the rule `{name}` has no word in it; write one that has"),
    );
    None
}

/// The value of `#[doc = …]`, which is also what `///` is. `#[doc(hidden)]` and the like are not text.
fn doc_value(attribute: &Attribute) -> Option<&Expr> {
    match &attribute.meta {
        Meta::NameValue(meta) if meta.path.is_ident("doc") => Some(&meta.value),
        _ => None,
    }
}

/// Looks through the invisible groups that `macro_rules!` puts around what it forwards.
fn string_literal(value: &Expr) -> Option<&LitStr> {
    match value {
        Expr::Lit(ExprLit { lit: Lit::Str(literal), .. }) => Some(literal),
        Expr::Group(ExprGroup { expr, .. }) => string_literal(expr),
        _ => None,
    }
}

/// The lines of one doc attribute. A `/** … */` comment comes with the column of `*` that decorates
/// its lines, which is not part of the text. A `*` that a word follows is emphasis, and stays.
fn lines_of(doc: &str) -> impl Iterator<Item = &str> {
    // An empty `///` is a line, and `lines` finds none in an empty text.
    let lines = if doc.is_empty() { "\n" } else { doc }.lines();
    let mut below = lines.clone().skip(1).filter(|line| !line.trim().is_empty()).map(star);
    let column = below.next().flatten();
    // In the first column it may be a list of a `#[doc = "…"]`, unless the text begins below.
    let is_column = |column: usize| column > 0 || doc.starts_with(['\n', '\r']);
    let decorated = column.is_some_and(is_column) && below.all(|place| place == column);
    lines.enumerate().map(move |(number, line)| match line.trim_start().strip_prefix('*') {
        Some(text) if decorated && number > 0 => text,
        _ => line,
    })
}

/// The column of the `*` that decorates a line, if one does.
fn star(line: &str) -> Option<usize> {
    let text = line.trim_start();
    let behind = text.strip_prefix('*')?;
    (behind.is_empty() || behind.starts_with([' ', '\t'])).then(|| line.len() - text.len())
}
