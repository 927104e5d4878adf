//! A rule's reason: the first paragraph of its doc comment, on one line.

use syn::{Attribute, Expr, ExprGroup, ExprLit, Lit, LitStr, Meta, Variant};

use crate::errors::Errors;
use crate::text::{self, What};

/// The variant's reason, or `None`, reported, if there is none that can be read.
pub(crate) fn reason(variant: &Variant, errors: &mut Errors) -> Option<String> {
    let mut lines: Vec<String> = Vec::new();
    for doc in variant.attrs.iter().filter_map(doc_value) {
        let Some(literal) = string_literal(doc) else {
            errors.on(doc, "the macro cannot read this reason; write it as a `///` comment");
            return None;
        };
        for line in lines_of(&literal.value()) {
            let blank = line.trim().is_empty();
            if !blank {
                text::check(What::Reason, line, literal.span(), errors);
                lines.push(line.trim_matches([' ', '\t']).to_owned());
            } else if !lines.is_empty() {
                // Later paragraphs are notes for maintainers.
                return Some(lines.join(" "));
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
    Some(lines.join(" "))
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
/// its lines, which is not part of the text.
fn lines_of(doc: &str) -> impl Iterator<Item = &str> {
    // An empty `///` is a line, and `lines` finds none in an empty text.
    let lines = if doc.is_empty() { "\n" } else { doc }.lines();
    let is_blank_or_starred = |line: &str| line.trim().is_empty() || line.trim_start().starts_with('*');
    let decorated = lines.clone().skip(1).all(is_blank_or_starred);
    lines.enumerate().map(move |(number, line)| match line.trim_start().strip_prefix('*') {
        Some(text) if decorated && number > 0 => text,
        _ => line,
    })
}
