//! The arguments of `#[refusal_rules(…)]`.

use proc_macro2::{Span, TokenStream};
use quote::quote;
use syn::{Attribute, Path, PathSegment};

use crate::errors::Errors;
use crate::keys::Keys;
use crate::text::{self, What};

/// The standard's own words for an extension that declares rules.
const DESCRIPTION: &str = "Rules this agent will not compute. Callers should not request these; \
                           the agent refuses with a typed Part if asked anyway.";

const KEYS: Keys = Keys {
    attribute: "refusal_rules",
    known: &[("crate", "crate = ::path::to::refusals_runtime"), ("description", "description = \"…\"")],
};

pub(crate) struct Args {
    /// The path of the runtime crate, with the user's spans.
    pub(crate) runtime: TokenStream,
    /// What the card extension says of itself.
    pub(crate) description: String,
}

impl Args {
    /// The arguments that step one has put into `#[refusal_args(…)]`.
    pub(crate) fn of(attributes: &[Attribute], errors: &mut Errors) -> Self {
        let args = attributes.iter().find(|attribute| attribute.path().is_ident("refusal_args"));
        let list = args.and_then(|attribute| attribute.meta.require_list().ok());
        Self::parse(list.map(|list| list.tokens.clone()).unwrap_or_default(), errors)
    }

    pub(crate) fn parse(tokens: TokenStream, errors: &mut Errors) -> Self {
        let mut args = Self { runtime: quote!(::refusals_runtime), description: DESCRIPTION.to_owned() };
        KEYS.parse([tokens], errors, |key, input, errors| {
            if key.name == "crate" {
                args.runtime = runtime(&key.value(input, Path::parse_mod_style)?, errors);
            } else {
                let description = key.string(input)?;
                args.description = description.value();
                text::check(What::Description, &args.description, description.span(), errors);
            }
            Ok(())
        });
        args
    }
}

/// The runtime's path. The generated code stands wherever the enum does, so the path is absolute.
fn runtime(path: &Path, errors: &mut Errors) -> TokenStream {
    let first = path.segments.first().map(|PathSegment { ident, .. }| ident.to_string());
    match (path.leading_colon, first.as_deref()) {
        (Some(_), _) | (None, Some("crate" | "$crate")) => quote!(#path),
        (None, Some("self" | "super")) => {
            errors.on(path, "the path must be absolute; start it with `crate::` or `::`");
            quote!(#path)
        }
        _ => {
            let written = quote!(#path).to_string().replace(' ', "");
            errors.on(path, format_args!("the path must be absolute; write `crate = ::{written}`"));
            quote!(::#path)
        }
    }
}

/// The same path at the macro's own place, so that no lint looks at it.
pub(crate) fn at_call_site(path: TokenStream) -> TokenStream {
    path.into_iter()
        .map(|mut token| {
            // `$crate` alone has a meaning of its own, which a new span would take from it.
            if token.to_string() != "$crate" {
                token.set_span(Span::call_site());
            }
            token
        })
        .collect()
}
