//! The `#[refusal_rules]` attribute of [`refusals-runtime`], which re-exports it: depend on that crate.
//!
//! The macro is one pipeline: the attribute re-emits its enum with a hidden derive ([`attribute`]);
//! the derive parses the arguments ([`args`]) and the enum ([`model`]), checks what takes more than
//! one rule to see ([`validate`]), and writes the code ([`expand`]). Mistakes are collected on the
//! way ([`errors`]) and never stop it, so that all are reported and the enum keeps its methods.
//!
//! [`refusals-runtime`]: https://crates.io/crates/refusals-runtime

mod args;
mod attribute;
mod doc;
mod errors;
mod expand;
mod id;
mod keys;
mod model;
mod text;
mod validate;

use proc_macro::TokenStream;
use quote::quote;

use crate::errors::Errors;
use crate::model::Model;

/// Turns the variants of an enum into the rules that an agent refuses by.
#[proc_macro_attribute]
pub fn refusal_rules(args: TokenStream, item: TokenStream) -> TokenStream {
    attribute::reemit(&args.into(), &item.into()).into()
}

/// The second step of `#[refusal_rules]`, which alone writes this derive.
///
/// A derive receives the enum with `#[cfg]` resolved, leaves it standing whatever it finds, and makes
/// `#[rule(…)]` an ordinary helper attribute.
#[doc(hidden)]
#[proc_macro_derive(RefusalRules, attributes(refusal_args, rule))]
pub fn derive(input: TokenStream) -> TokenStream {
    expand_derive(input.into()).into()
}

fn expand_derive(input: proc_macro2::TokenStream) -> proc_macro2::TokenStream {
    let input = match syn::parse2(input) {
        Ok(input) => input,
        Err(error) => return error.into_compile_error(),
    };
    let mut errors = Errors::default();
    let model = Model::parse(&input, &mut errors);
    validate::check(&model, &mut errors);
    let code = expand::expand(&model);
    quote!(#errors #code)
}
