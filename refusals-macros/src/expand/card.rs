//! The card: the params map, and the extension that holds it.

use proc_macro2::TokenStream;
use quote::quote;
use serde_json::Value;

use super::Face;
use crate::model::{Model, Rule};

pub(super) fn expand(model: &Model) -> Face {
    let runtime = &model.runtime;
    let private = quote!(#runtime::__private);
    let this = quote!(<Self as #runtime::RefusalRules>);
    let params = params(&model.rules);
    let description = &model.description;

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

/// `serde_json`'s map would sort the ids, so the object is put together here.
fn params(rules: &[Rule]) -> String {
    let entries = rules
        .iter()
        .map(|rule| format!("{}:{}", Value::from(rule.id.text.as_str()), Value::from(rule.reason.as_str())));
    format!("{{{}}}", entries.collect::<Vec<_>>().join(","))
}
