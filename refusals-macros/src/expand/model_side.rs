//! The model's side: the tool by which a model refuses, and the reading of what it answers.

use proc_macro2::TokenStream;
use quote::quote;

use super::Face;
use crate::args::Mechanism;
use crate::model::Model;

/// Which functions may be used is the mechanism's to say: the bounds on `__M`, which is never written, make
/// one that `PROMPT` does not speak of an error where it is called, in the runtime's words.
pub(super) fn expand(model: &Model) -> Face {
    let runtime = &model.runtime;
    let private = quote!(#runtime::__private);
    let mechanism = match model.args.mechanism {
        Mechanism::Unnamed => quote!(Unnamed),
        Mechanism::Tool => quote!(Tool),
        Mechanism::Reply => quote!(Reply),
    };
    let told = quote!(Self: #runtime::RefusalRules<Mechanism = __M>);
    let refusal = quote!(#runtime::Refusal<Self>);
    let inherent = quote! {
        /// The tool by which a model refuses under one of these rules. Register it wherever `PROMPT` is sent.
        pub const fn refuse_tool<__M: #private::OffersTool>() -> #runtime::RefuseTool
        where
            #told,
        {
            #private::refuse_tool(<Self as #runtime::RefusalRules>::RULES)
        }

        /// The refusal that a call of the refuse tool states, given the call's arguments.
        ///
        /// # Errors
        ///
        /// What is wrong with the arguments, with the ids that there are: tell the model.
        pub fn refusal_from_call<__M: #private::OffersTool>(
            __arguments: &#private::Value,
        ) -> #private::Result<#refusal, #runtime::InvalidRefusal>
        where
            #told,
        {
            #private::refusal_from_call::<Self>(__arguments)
        }

        /// The refusal that a model's reply consists of, or `None` if the reply is an answer.
        ///
        /// # Errors
        ///
        /// What is wrong with a reply that is neither.
        pub fn refusal_from_reply<__M: #private::ReadsReply>(
            __reply: &#private::str,
        ) -> #private::Result<#private::Option<#refusal>, #runtime::InvalidRefusal>
        where
            #told,
        {
            #private::refusal_from_reply::<Self>(__reply)
        }
    };
    let of_trait = quote!(type Mechanism = #private::#mechanism;);
    Face { inherent, of_trait, beside: TokenStream::new() }
}
