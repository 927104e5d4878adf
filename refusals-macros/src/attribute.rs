//! Step one: re-emits the enum with the hidden derive that does the work.
//!
//! An attribute macro sees `#[cfg]` on variants unresolved, a derive does not. The item's own tokens
//! are passed on untouched.

use proc_macro2::TokenStream;
use quote::quote;
use syn::ext::IdentExt;
use syn::parse::{ParseStream, Parser};
use syn::{Attribute, Ident, Path, Token, Visibility};

use crate::args::{Args, default_runtime};
use crate::errors::{Errors, compile_error};
use crate::nesting;

pub(crate) fn reemit(args: &TokenStream, item: &TokenStream) -> TokenStream {
    // The derive reports what is wrong with the arguments; here only the runtime's path is needed.
    let runtime = match nesting::check(args) {
        Ok(()) => Args::parse(args.clone(), &mut Errors::default()).runtime,
        Err(_) => default_runtime(),
    };
    // As it does what is nested too deep, and only knows its helpers where it stands.
    if nesting::check(item).is_ok()
        && let Err(error) = expect_enum.parse2(item.clone())
    {
        let error = compile_error(&error, &runtime);
        return quote!(#error #item);
    }
    // Only if there are any: where the derive cannot be found, the compiler complains of its helpers too.
    let args = (!args.is_empty()).then(|| quote!(#[refusal_args(#args)]));
    // By its path, since a scope may have another `derive`.
    quote! {
        #[#runtime::__private::derive(#runtime::__private::RefusalRules)]
        #args
        #item
    }
}

/// Reads the item up to its keyword, since the rest is for the derive to parse.
fn expect_enum(item: ParseStream) -> syn::Result<()> {
    let attributes = item.call(Attribute::parse_outer)?;
    if let Some(twice) = attributes.iter().find(|attribute| is_ours(attribute.path())) {
        return Err(syn::Error::new_spanned(
            twice.path(),
            "`#[refusal_rules]` is applied twice to this enum; remove one of the two",
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

/// Whether an attribute is another application of this one: still to be expanded, or expanded already.
fn is_ours(path: &Path) -> bool {
    path.segments.last().is_some_and(|last| last.ident == "refusal_rules" || last.ident == "refusal_args")
}

/// Leaves nothing unread, as `syn` demands of a parser.
fn rest(item: ParseStream) -> syn::Result<()> {
    item.parse::<TokenStream>().map(drop)
}
