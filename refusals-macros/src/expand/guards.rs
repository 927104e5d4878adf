//! The guards: a function a rule, the trait that a tool implements, and the ways through it.

use std::collections::HashSet;

use proc_macro2::{Ident, TokenStream};
use quote::quote;
use syn::ext::IdentExt;
use syn::parse_quote;

use super::Face;
use crate::model::{Model, Rule};

pub(super) fn expand(model: &Model) -> Face {
    let runtime = &model.runtime;
    let private = quote!(#runtime::__private);
    let this = quote!(<Self as #runtime::RefusalRules>);
    let guards = model.guards();

    let functions = defined_once(&model.rules).map(|rule| {
        let (guard, variant) = (rule.guard(), rule.variant());
        let result = if rule.is_unit {
            quote!(#this::guard(Self::#variant, __verdict))
        } else {
            quote!(#private::Result::Ok(()))
        };
        let doc = format!(
            "Guards one place in a tool with the rule `{}`.\n\n{}\n\n# Errors\n\n\
             The refusal under this rule, with the verdict's detail, if the verdict refuses.",
            rule.id.text,
            quoted(&rule.reason)
        );
        quote! {
            #[doc = #doc]
            pub fn #guard(__verdict: #runtime::Verdict) -> #private::Result<(), #runtime::Refusal<Self>> {
                #result
            }
        }
    });
    let inherent = quote! {
        #(#functions)*

        /// Runs every guard on the request, in declaration order, and admits it if none refuses.
        ///
        /// # Errors
        ///
        /// The first refusal.
        pub fn admit<__G, __T>(
            __guards: &__G,
            __request: __T,
        ) -> #private::Result<#runtime::Admitted<Self, __T>, #runtime::Refusal<Self>>
        where
            __G: #guards + ?#private::Sized,
            __T: #private::Borrow<<__G as #guards>::Request>,
        {
            #this::admit(__guards, __request)
        }

        /// Runs every guard on the request and lists the refusals, in declaration order.
        #[must_use]
        pub fn refusals<__G>(
            __guards: &__G,
            __request: &<__G as #guards>::Request,
        ) -> #private::Vec<#runtime::Refusal<Self>>
        where
            __G: #guards + ?#private::Sized,
        {
            #this::refusals(__guards, __request)
        }
    };
    let beside = [guard_trait(model, &guards), enforced_by(model, &guards)].into_iter().collect();
    Face { inherent, of_trait: TokenStream::new(), beside }
}

/// The trait has one required method a rule: a rule without a guard does not compile.
fn guard_trait(model: &Model, guards: &Ident) -> TokenStream {
    let (runtime, vis, ident) = (&model.runtime, model.vis, model.ident.unraw());
    let private = quote!(#runtime::__private);
    let checks = defined_once(&model.rules).map(|rule| {
        let check = rule.check();
        let doc = format!(
            "Whether the rule `{}` applies to the request.\n\n{}",
            rule.id.text,
            quoted(&rule.reason)
        );
        quote! {
            #[doc = #doc]
            fn #check(&self, request: &Self::Request) -> #runtime::Verdict;
        }
    });
    let doc = format!(
        "The guards of the rules of `{ident}`, implemented by the tool that they guard: one method a rule.\n\n\
         A guard is a pure predicate over a request that was loaded beforehand: it reads nothing else and \
         cannot fail."
    );
    quote! {
        #[doc = #doc]
        #vis trait #guards {
            /// What the guards look at, with everything they need in it.
            type Request: ?#private::Sized;

            #(#checks)*
        }
    }
}

/// Ties the guard trait to the enum, so that generic code can name it.
fn enforced_by(model: &Model, guards: &Ident) -> TokenStream {
    let (runtime, this_enum) = (&model.runtime, model.this_enum());
    let private = quote!(#runtime::__private);
    let this = quote!(<Self as #runtime::RefusalRules>);
    let mut generics = model.generics.clone();
    generics.params.push(parse_quote!(__G: #guards + ?#private::Sized));
    let (impl_generics, _, where_clause) = generics.split_for_impl();
    let (_, ty_generics, _) = model.generics.split_for_impl();
    let verdicts: Vec<_> = model
        .units()
        .map(|rule| {
            let (variant, check) = (rule.variant(), rule.check());
            quote!(#this::guard(Self::#variant, <__G as #guards>::#check(__guards, __request)))
        })
        .collect();
    quote! {
        impl #impl_generics #runtime::EnforcedBy<__G> for #this_enum #ty_generics #where_clause {
            type Request = <__G as #guards>::Request;

            fn first_refusal(
                __guards: &__G,
                __request: &<__G as #guards>::Request,
            ) -> #private::Result<(), #runtime::Refusal<Self>> {
                #(#verdicts?;)*
                #private::Result::Ok(())
            }

            fn every_refusal(
                __guards: &__G,
                __request: &<__G as #guards>::Request,
            ) -> #private::Vec<#runtime::Refusal<Self>> {
                let mut __refusals = #private::Vec::new();
                #(#private::keep(&mut __refusals, #verdicts);)*
                __refusals
            }
        }
    }
}

/// The rules, less those that would define a guard again; that is reported already.
fn defined_once<'m>(rules: &'m [Rule<'m>]) -> impl Iterator<Item = &'m Rule<'m>> {
    let mut defined = HashSet::new();
    rules.iter().filter(move |rule| defined.insert(&rule.name))
}

/// The reason as a block of literal text: its Markdown and its links mean nothing in these docs.
fn quoted(reason: &str) -> String {
    let mut fence = String::from("```");
    while reason.contains(&fence) {
        fence.push('`');
    }
    format!("{fence}text\n{reason}\n{fence}")
}
