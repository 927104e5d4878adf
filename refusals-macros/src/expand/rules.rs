//! The rules themselves: the tables, and the way from a variant to its id and back.

use proc_macro2::{Literal, TokenStream};
use quote::quote;

use super::Face;
use crate::model::{Model, Rule};

/// The trait's functions do not call the enum's, so that a user's own function of the same name is one
/// error, not two.
pub(super) fn expand(model: &Model) -> Face {
    let runtime = &model.runtime;
    let private = quote!(#runtime::__private);
    let this = quote!(<Self as #runtime::RefusalRules>);

    let ids = model.rules.iter().map(|rule| &rule.id.text);
    let reasons = model.rules.iter().map(|rule| &rule.reason);
    let variants = model.units().map(Rule::variant);
    let ordinal = ordinal(model);
    let from_id = from_id(model, &private);
    // Fields may have a destructor, which a `const fn` cannot run. They are reported already.
    let refuse_const = model.rules.iter().all(|rule| rule.is_unit).then(|| quote!(const));

    let inherent = quote! {
        /// The id and reason of every rule, in declaration order.
        pub const RULES: &'static [#runtime::Rule] = #this::RULES;

        /// The variants, in declaration order.
        pub const ALL: &'static [Self] = #this::ALL;

        /// The rule's id, as the card advertises it.
        #[must_use]
        pub const fn id(&self) -> &'static #private::str {
            #runtime::Rule::id(&#this::RULES[Self::__ordinal(self)])
        }

        /// The rule's reason, as the card advertises it.
        #[must_use]
        pub const fn reason(&self) -> &'static #private::str {
            #runtime::Rule::reason(&#this::RULES[Self::__ordinal(self)])
        }

        /// The rule of that id, or `None` if no rule has it.
        #[must_use]
        pub const fn from_id(__id: &#private::str) -> #private::Option<Self> {
            Self::__from_id(__id)
        }

        /// The refusal under this rule, for code that has already decided. Add to it with
        /// `.because("what was special about this request")`.
        pub #refuse_const fn refuse(self) -> #runtime::Refusal<Self> {
            #private::refusal(&#this::ALL[Self::__ordinal(&self)])
        }

        #[doc(hidden)]
        const fn __ordinal(&self) -> #private::usize {
            #ordinal
        }

        #[doc(hidden)]
        const fn __from_id(__id: &#private::str) -> #private::Option<Self> {
            #from_id
        }
    };
    let of_trait = quote! {
        const RULES: &'static [#runtime::Rule] = &[#(#private::rule(#ids, #reasons)),*];

        const ALL: &'static [Self] = &[#(Self::#variants),*];

        fn id(&self) -> &'static #private::str {
            #runtime::Rule::id(&#this::RULES[Self::__ordinal(self)])
        }

        fn reason(&self) -> &'static #private::str {
            #runtime::Rule::reason(&#this::RULES[Self::__ordinal(self)])
        }

        fn from_id(__id: &#private::str) -> #private::Option<Self> {
            Self::__from_id(__id)
        }

        fn refuse(self) -> #runtime::Refusal<Self> {
            #private::refusal(&#this::ALL[Self::__ordinal(&self)])
        }
    };
    Face { inherent, of_trait, beside: TokenStream::new() }
}

/// The variant's place in the tables. Its discriminant is the user's to choose.
fn ordinal(model: &Model) -> TokenStream {
    let arms = model.rules.iter().enumerate().map(|(ordinal, rule)| {
        let variant = rule.variant();
        let fields = (!rule.is_unit).then(|| quote!({ .. }));
        let ordinal = Literal::usize_unsuffixed(ordinal);
        quote!(Self::#variant #fields => #ordinal,)
    });
    quote!(match *self { #(#arms)* })
}

/// A search among the sorted ids: matching on strings is not `const`, and matching on their bytes
/// takes the compiler time that grows faster than the number of rules.
fn from_id(model: &Model, private: &TokenStream) -> TokenStream {
    let mut rules: Vec<_> = model.units().collect();
    rules.sort_by(|a, b| a.id.text.cmp(&b.id.text));
    let ids = rules.iter().map(|rule| &rule.id.text);
    let arms = rules.iter().enumerate().map(|(place, rule)| {
        let variant = rule.variant();
        let place = Literal::usize_unsuffixed(place);
        quote!(#private::Option::Some(#place) => #private::Option::Some(Self::#variant),)
    });
    quote! {
        match #private::position(&[#(#ids),*], __id) {
            #(#arms)*
            _ => #private::Option::None,
        }
    }
}
