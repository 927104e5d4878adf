//! Step one: re-emits the enum with the hidden derive that does the work.
//!
//! An attribute macro sees `#[cfg]` on variants unresolved, a derive does not. The item's own tokens
//! are passed on untouched.

use proc_macro2::{Span, TokenStream};
use quote::quote;
use syn::ext::IdentExt;
use syn::parse::{ParseStream, Parser};
use syn::{Attribute, Ident, Token, Visibility};

use crate::args::Args;
use crate::errors::Errors;

pub(crate) fn reemit(args: &TokenStream, item: &TokenStream) -> TokenStream {
    if let Err(error) = expect_enum.parse2(item.clone()) {
        let error = error.into_compile_error();
        return quote!(#error #item);
    }
    // The derive reports what is wrong with the arguments; here only the runtime's path is needed.
    let runtime = Args::parse(args.clone(), &mut Errors::default()).runtime;
    quote! {
        #[derive(#runtime::__private::RefusalRules)]
        #[refusal_args(#args)]
        #item
    }
}

/// Reads the item up to its keyword, since the rest is for the derive to parse.
fn expect_enum(item: ParseStream) -> syn::Result<()> {
    let attributes = item.call(Attribute::parse_outer)?;
    if attributes.iter().any(|attribute| attribute.path().is_ident("refusal_args")) {
        return Err(syn::Error::new(
            Span::call_site(),
            "`#[refusal_rules]` is already applied to this enum; remove one of the two",
        ));
    }
    item.parse::<Visibility>()?;
    if !item.peek(Token![enum]) {
        let message = "`#[refusal_rules]` applies to an enum, whose variants are the rules";
        return Err(match item.call(Ident::parse_any) {
            Ok(keyword) => syn::Error::new(keyword.span(), message),
            Err(_) => item.error(message),
        });
    }
    rest(item)
}

/// Leaves nothing unread, as `syn` demands of a parser.
fn rest(item: ParseStream) -> syn::Result<()> {
    item.parse::<TokenStream>().map(drop)
}
