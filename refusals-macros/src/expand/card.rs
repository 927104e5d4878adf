//! The card: the params map, and the extension that holds it.

use proc_macro2::TokenStream;
use quote::quote;
use serde_json::Value;

use super::Face;
use crate::model::{Model, Rule, Segment};

pub(super) fn expand(model: &Model) -> Face {
    let runtime = &model.runtime;
    let private = quote!(#runtime::__private);
    let this = quote!(<Self as #runtime::RefusalRules>);
    let params = params(model, &private);
    let description = &model.args.description;

    let inherent = quote! {
        /// The card's params map as JSON text, in declaration order: rule id to reason.
        pub const CARD_PARAMS: &'static #private::str = #this::CARD_PARAMS;

        /// The card declaration of these rules: an entry of the card's `capabilities.extensions`.
        #[must_use]
        pub const fn card_extension() -> #runtime::CardExtension {
            #private::card_extension(#description, #this::RULES)
        }
    };
    let of_trait = quote! {
        const CARD_PARAMS: &'static #private::str = #params;

        fn card_extension() -> #runtime::CardExtension {
            #private::card_extension(#description, #this::RULES)
        }
    };
    Face { inherent, of_trait, beside: TokenStream::new() }
}

/// The params map: written out, or put together by the compiler if members hold a part of it.
fn params(model: &Model, private: &TokenStream) -> TokenStream {
    if !model.has_joined_tables() {
        let rules: Vec<_> = model.rules().collect();
        let object = format!("{{{}}}", members(&rules));
        return quote!(#object);
    }
    let runtime = &model.runtime;
    let lists = model.segments().into_iter().map(|segment| match segment {
        Segment::Rules(rules) => {
            let members = members(&rules);
            quote!(#members)
        }
        Segment::Member(member) => {
            let ty = member.ty();
            quote!(#private::within_braces(<#ty as #runtime::RefusalRules>::CARD_PARAMS))
        }
    });
    let commas = std::iter::once("").chain(std::iter::repeat(","));
    let lists = lists.zip(commas).map(|(list, comma)| quote!(#comma, #list));
    super::joined(&quote!("{", #(#lists,)* "}"), private)
}

/// The members of the JSON object. `serde_json`'s map would sort them.
fn members(rules: &[&Rule]) -> String {
    let members = rules
        .iter()
        .map(|rule| format!("{}:{}", Value::from(rule.id.text.as_str()), Value::from(rule.reason.as_str())));
    members.collect::<Vec<_>>().join(",")
}
