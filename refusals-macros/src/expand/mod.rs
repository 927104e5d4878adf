//! The generated code, by face: the rules themselves, their union, the card, the prompt, what comes
//! back from a model, and the guards.
//!
//! All of it has the macro's own span, so that no lint of the user's looks at it. It names nothing but
//! the runtime crate, the enum and its guard trait, and calls nothing as a method, so that nothing in the
//! user's scope can get in its way. A variant is named by the enum's own name: for each `Self::Variant` the
//! compiler looks through all of them. It holds no `#[diagnostic::…]`, which `#![no_implicit_prelude]` hides.

mod card;
mod guards;
mod model_side;
mod prompt;
mod rules;
mod union;

use proc_macro2::TokenStream;
use quote::quote;

use crate::model::Model;

pub(crate) use self::prompt::Wording;

/// The items on the enum, less one `guard_…` a rule.
pub(crate) const ITEMS: [&str; 20] = [
    "ALL",
    "CARD_PARAMS",
    "PROMPT",
    "RULES",
    "__IDS",
    "__OFFSETS",
    "__from_ordinal",
    "__is_distinct",
    "__ordinal",
    "admit",
    "allowed",
    "card_extension",
    "from_id",
    "id",
    "reason",
    "refusal_from_call",
    "refusal_from_reply",
    "refusals",
    "refuse",
    "refuse_tool",
];

/// What one face adds.
struct Face {
    /// Items of the enum's own `impl`: there is only one, since a user may lint against several.
    inherent: TokenStream,
    /// Items of `impl RefusalRules`.
    of_trait: TokenStream,
    /// Items beside the enum.
    beside: TokenStream,
}

pub(crate) fn expand(model: &Model) -> TokenStream {
    let runtime = &model.runtime;
    let this_enum = model.this_enum();
    let (impl_generics, ty_generics, where_clause) = model.generics.split_for_impl();
    let faces = [
        rules::expand(model),
        union::expand(model),
        card::expand(model),
        prompt::expand(model),
        model_side::expand(model),
        guards::expand(model),
    ];
    let inherent = faces.iter().map(|face| &face.inherent);
    let of_trait = faces.iter().map(|face| &face.of_trait);
    let beside = faces.iter().map(|face| &face.beside);
    quote! {
        impl #impl_generics #this_enum #ty_generics #where_clause {
            #(#inherent)*
        }
        impl #impl_generics #runtime::RefusalRules for #this_enum #ty_generics #where_clause {
            #(#of_trait)*
        }
        #(#beside)*
    }
}

/// Texts joined by the compiler, as an expression of type `&'static str`.
fn joined(texts: &TokenStream, private: &TokenStream) -> TokenStream {
    quote! {
        {
            const __TEXTS: &[&#private::str] = &[#texts];
            const __BYTES: [#private::u8; #private::joined_length(__TEXTS)] = #private::joined(__TEXTS);
            #private::utf8(&__BYTES)
        }
    }
}
