//! The user's tokens, for use in generated code: with the macro's own span, so that no lint takes their
//! use there for the user's own.

use proc_macro2::{Group, Ident, Span, TokenStream, TokenTree};
use quote::ToTokens;

/// The same tokens at the macro's own place.
pub(crate) fn at_call_site(tokens: impl ToTokens) -> TokenStream {
    respan(tokens.into_token_stream(), &|_| Span::call_site())
}

/// The same tokens where the user wrote them, so that an error there is shown there.
pub(crate) fn in_place(tokens: impl ToTokens) -> TokenStream {
    respan(tokens.into_token_stream(), &here)
}

/// Generated tokens at a place of the user's, which an error in them is to point at.
pub(crate) fn placed(tokens: TokenStream, place: Span) -> TokenStream {
    respan(tokens, &|_| here(place))
}

/// The same tokens as if the user had written them at a place.
pub(crate) fn with_span(tokens: TokenStream, span: Span) -> TokenStream {
    respan(tokens, &|_| span)
}

/// A place of the user's in the macro's code.
fn here(place: Span) -> Span {
    place.resolved_at(Span::call_site())
}

/// The same name at the macro's own place.
pub(crate) fn name_at_call_site(ident: &Ident) -> Ident {
    respanned(ident, Span::call_site())
}

fn respan(tokens: TokenStream, span: &impl Fn(Span) -> Span) -> TokenStream {
    tokens
        .into_iter()
        .map(|token| match token {
            TokenTree::Ident(ident) => respanned(&ident, span(ident.span())).into(),
            TokenTree::Group(group) => {
                let mut inner = Group::new(group.delimiter(), respan(group.stream(), span));
                inner.set_span(span(group.span()));
                inner.into()
            }
            mut token => {
                token.set_span(span(token.span()));
                token
            }
        })
        .collect()
}

fn respanned(ident: &Ident, span: Span) -> Ident {
    let name = ident.to_string();
    match name.as_str() {
        // It has a meaning of its own, which the context of another span would take from it.
        "$crate" => {
            let mut ident = ident.clone();
            ident.set_span(span.resolved_at(ident.span()));
            ident
        }
        // An ordinary name before the macro's edition, and the only one that is a keyword since.
        "gen" => Ident::new_raw(&name, span),
        _ => {
            let mut ident = ident.clone();
            ident.set_span(span);
            ident
        }
    }
}
