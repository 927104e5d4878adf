//! The mistakes found so far. Each becomes one `compile_error!`; all are reported in one run.

use proc_macro2::{Span, TokenStream, TokenTree};
use quote::{ToTokens, quote};

use crate::respan::with_span;

#[derive(Default)]
pub(crate) struct Errors(Vec<syn::Error>);

impl Errors {
    /// A mistake at a place: a single token's span.
    pub(crate) fn at(&mut self, span: Span, message: impl std::fmt::Display) {
        self.push(syn::Error::new(span, message));
    }

    /// A mistake in several tokens, all of them underlined.
    pub(crate) fn on(&mut self, tokens: impl ToTokens, message: impl std::fmt::Display) {
        self.push(syn::Error::new_spanned(tokens, message));
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(crate) fn report(&self, runtime: &TokenStream) -> TokenStream {
        self.0.iter().map(|error| compile_error(error, runtime)).collect()
    }

    /// The same where no path to the runtime is known.
    pub(crate) fn report_without_runtime(&self) -> TokenStream {
        self.0.iter().map(syn::Error::to_compile_error).collect()
    }

    pub(crate) fn push(&mut self, error: syn::Error) {
        self.0.push(error);
    }
}

/// The code that makes the compiler report a mistake.
///
/// `syn` names `::core`, which the user's place does not have in edition 2015. The runtime it has.
pub(crate) fn compile_error(error: &syn::Error, runtime: &TokenStream) -> TokenStream {
    let tokens: Vec<_> = error.to_compile_error().into_iter().collect();
    let path = quote!(#runtime::__private::compile_error);
    // `$crate` has to stay where its macro is. Tokens of two macros would be shown from one to the other.
    let context = runtime.clone().into_iter().find(|token| token.to_string() == "$crate");
    let at = |span: Span| context.as_ref().map_or(span, |context| span.resolved_at(context.span()));
    tokens
        .split_inclusive(|token| matches!(token, TokenTree::Group(_)))
        .filter_map(|call| {
            let ([first, ..], [.., bang, message]) = (call, call) else { return None };
            let path = with_span(path.clone(), at(first.span()));
            let [bang, message] = [bang, message].map(|token| {
                let mut token = token.clone();
                token.set_span(at(token.span()));
                token
            });
            Some(quote!(#path #bang #message))
        })
        .collect()
}

/// Tokens as an author writes them, for messages.
pub(crate) fn written(tokens: impl ToTokens) -> String {
    tokens.to_token_stream().to_string().replace(' ', "")
}

/// An error of `syn`'s that speaks of how this crate is built.
pub(crate) fn in_our_words(error: syn::Error) -> syn::Error {
    if error.to_string().starts_with("unsupported expression") {
        syn::Error::new(
            error.span(),
            "the macro cannot read this expression; write it as a `const`, and the name of that here",
        )
    } else {
        error
    }
}
