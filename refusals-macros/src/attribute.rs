//! Step one: re-emits the enum with the hidden derive that does the work.
//!
//! An attribute macro sees `#[cfg]` on variants unresolved, a derive does not. The item's own tokens
//! are passed on untouched.

use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};
use quote::{TokenStreamExt, quote};
use syn::ext::IdentExt;
use syn::parse::{ParseStream, Parser};
use syn::{Attribute, Ident, Meta, Path, Token, Visibility};

use crate::args::Args;
use crate::errors::{Errors, compile_error};
use crate::model::Model;
use crate::{nesting, validate};

pub(crate) fn reemit(args: &TokenStream, item: &TokenStream) -> TokenStream {
    // The derive reports what is wrong with the arguments; here only the runtime's path is needed.
    let parsed = match nesting::check(args) {
        Ok(()) => Args::parse(args.clone(), &mut Errors::default()),
        Err(_) => Args::default(),
    };
    let found = Found::in_item(item);
    if parsed.has_lost_runtime {
        return without_derive(args, item, found);
    }
    let runtime = parsed.runtime;
    let may_be_applied_again = match found {
        Found::Enum { may_be_applied_again } => may_be_applied_again,
        Found::Twice(error) => {
            let error = compile_error(&error, &runtime);
            return quote!(#error #item);
        }
        Found::Other(error) => {
            let (error, item) = (compile_error(&error, &runtime), without_rules(item.clone()));
            return quote!(#error #item);
        }
    };
    // Only if there are any, or to be seen by a second application under another name: where the derive cannot be
    // found, the compiler complains of its helpers too.
    let args = (!args.is_empty() || may_be_applied_again).then(|| quote!(#[refusal_args(#args)]));
    // By its path, since a scope may have another `derive`.
    quote! {
        #[#runtime::__private::derive(#runtime::__private::RefusalRules)]
        #args
        #item
    }
}

/// The item and all that is wrong with it, where there is no path to a derive, nor to anything else.
fn without_derive(args: &TokenStream, item: &TokenStream, found: Found) -> TokenStream {
    let mut errors = Errors::default();
    let input = nesting::check(item).and_then(|()| syn::parse2(quote!(#[refusal_args(#args)] #item)));
    match (&found, input) {
        (Found::Enum { .. }, Ok(input)) => validate::check(&Model::parse(&input, &mut errors), &mut errors),
        _ => drop(Args::parse(args.clone(), &mut errors)),
    }
    let item = if matches!(found, Found::Twice(_)) { item.clone() } else { without_rules(item.clone()) };
    if let Found::Twice(error) | Found::Other(error) = found {
        errors.push(error);
    }
    let errors = errors.report_without_runtime();
    quote!(#errors #item)
}

/// What the attribute stands on.
enum Found {
    /// An enum up to its keyword, the rest being for the derive to parse; or what is nested too deeply, as the derive
    /// says.
    Enum {
        /// Whether it has attributes that may be this one under another name.
        may_be_applied_again: bool,
    },
    /// One on which the attribute stands twice. The derive of the other is there already.
    Twice(syn::Error),
    Other(syn::Error),
}

impl Found {
    fn in_item(item: &TokenStream) -> Self {
        if nesting::check(item).is_err() {
            return Self::Enum { may_be_applied_again: false };
        }
        Self::parse.parse2(item.clone()).unwrap_or_else(Self::Other)
    }

    fn parse(item: ParseStream) -> syn::Result<Self> {
        let attributes = item.call(Attribute::parse_outer)?;
        if let Some(twice) = attributes.iter().find(|attribute| is_ours(attribute.path())) {
            let message = "`#[refusal_rules]` is applied twice to this enum; remove one of the two";
            rest(item)?;
            return Ok(Self::Twice(syn::Error::new_spanned(twice.path(), message)));
        }
        item.parse::<Visibility>()?;
        if !item.peek(Token![enum]) {
            let message = "`#[refusal_rules]` applies to an enum, whose variants are the rules";
            return Err(match item.call(Ident::parse_any) {
                Ok(keyword) => syn::Error::new(keyword.span(), message),
                Err(_) => item.error(message),
            });
        }
        rest(item)?;
        let is_other = |attribute: &Attribute| {
            let path = attribute.path();
            !path.is_ident("doc") && !path.is_ident("derive")
        };
        Ok(Self::Enum { may_be_applied_again: attributes.iter().any(is_other) })
    }
}

/// The item less every `#[rule]`, where there is no derive to know them.
pub(crate) fn without_rules(item: TokenStream) -> TokenStream {
    let mut rest = item.into_iter().peekable();
    let mut kept = TokenStream::new();
    while let Some(token) = rest.next() {
        match token {
            TokenTree::Punct(sign) if sign.as_char() == '#' && rest.peek().is_some_and(is_rule) => {
                rest.next();
            }
            TokenTree::Group(group) => {
                let mut inner = Group::new(group.delimiter(), without_rules(group.stream()));
                inner.set_span(group.span());
                kept.append(inner);
            }
            token => kept.append(token),
        }
    }
    kept
}

/// Whether what is behind a `#` makes it `#[rule]`.
fn is_rule(token: &TokenTree) -> bool {
    let TokenTree::Group(group) = token else { return false };
    group.delimiter() == Delimiter::Bracket
        && syn::parse2::<Meta>(group.stream()).is_ok_and(|meta| meta.path().is_ident("rule"))
}

/// Whether an attribute is another application of this one: still to be expanded, or expanded already.
fn is_ours(path: &Path) -> bool {
    path.segments.last().is_some_and(|last| last.ident == "refusal_rules" || last.ident == "refusal_args")
}

/// Leaves nothing unread, as `syn` demands of a parser.
fn rest(item: ParseStream) -> syn::Result<()> {
    item.parse::<TokenStream>().map(drop)
}
