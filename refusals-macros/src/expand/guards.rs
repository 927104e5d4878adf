//! The guards: a function a rule, the trait that a tool implements, and the ways through it.

use std::collections::HashSet;
use std::slice;

use proc_macro2::{Ident, Span, TokenStream, TokenTree};
use quote::{ToTokens, quote};
use syn::ext::IdentExt;
use syn::{Type, WherePredicate, parse_quote};

use super::Face;
use crate::model::{Member, Model, Rule, Variant};
use crate::respan::placed;

pub(super) fn expand(model: &Model) -> Face {
    let runtime = &model.runtime;
    let private = quote!(#runtime::__private);
    let this = quote!(<Self as #runtime::RefusalRules>);
    let (this_enum, guards) = (model.this_enum(), model.guards());

    let functions = defined_once(model).map(|rule| {
        let (guard, variant) = (rule.guard(), rule.variant());
        let result = if rule.is_unit {
            quote!(#this::guard(#this_enum::#variant, __verdict))
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
    let bounds = member_bounds(model, &guards);
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
            #(#bounds,)*
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
            #(#bounds,)*
        {
            #this::refusals(__guards, __request)
        }
    };
    let beside = [guard_trait(model, &guards), enforced_by(model, &guards), named_types(model, &guards)]
        .into_iter()
        .collect();
    Face { inherent, of_trait: TokenStream::new(), beside }
}

/// The trait has one required method a rule: a rule without a guard does not compile.
fn guard_trait(model: &Model, guards: &Ident) -> TokenStream {
    let (runtime, vis, ident) = (&model.runtime, model.vis, model.ident.unraw());
    let private = quote!(#runtime::__private);
    let checks = defined_once(model).map(|rule| {
        let check = rule.check();
        let signature = quote!(fn #check(&self, request: &Self::Request) -> #runtime::Verdict;);
        // At the variant, so that the error of a missing guard points there.
        let signature = placed(signature, rule.ident.span());
        let doc = format!(
            "Whether the rule `{}` applies to the request.\n\n{}",
            rule.id.text,
            quoted(&rule.reason)
        );
        quote! {
            #[doc = #doc]
            #signature
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

/// Ties the guard trait to the enum, so that generic code can name it. A union is guarded if its members
/// are, over the same request.
fn enforced_by(model: &Model, guards: &Ident) -> TokenStream {
    let (runtime, this_enum) = (&model.runtime, model.this_enum());
    let private = quote!(#runtime::__private);
    let mut generics = model.generics.clone();
    generics.params.push(parse_quote!(__G: #guards + ?#private::Sized));
    generics.make_where_clause().predicates.extend(member_bounds(model, guards));
    let (impl_generics, _, where_clause) = generics.split_for_impl();
    let (_, ty_generics, _) = model.generics.split_for_impl();
    let verdicts = model.variants.iter().map(|variant| match variant {
        Variant::Rule(rule) if rule.is_unit => {
            let (variant, check) = (rule.variant(), rule.check());
            quote! {
                if __is_enough(#this_enum::#variant, <__G as #guards>::#check(__guards, __request)) { return; }
            }
        }
        // Reported already.
        Variant::Rule(_) => TokenStream::new(),
        Variant::Member(member) => {
            let (variant, ty) = (member.variant(), member.ty());
            quote! {
                let mut __is_over = false;
                <#ty as #runtime::EnforcedBy<__G>>::each_verdict(__guards, __request, &mut |__rule, __verdict| {
                    __is_over = __is_enough(#this_enum::#variant(__rule), __verdict);
                    __is_over
                });
                if __is_over { return; }
            }
        }
    });
    quote! {
        impl #impl_generics #runtime::EnforcedBy<__G> for #this_enum #ty_generics #where_clause {
            type Request = <__G as #guards>::Request;

            fn each_verdict<__F: #private::FnMut(Self, #runtime::Verdict) -> #private::bool>(
                __guards: &__G,
                __request: &<__G as #guards>::Request,
                __is_enough: &mut __F,
            ) {
                #(#verdicts)*
            }
        }
    }
}

fn member_bounds(model: &Model, guards: &Ident) -> Vec<WherePredicate> {
    let runtime = &model.runtime;
    let bound = |member: &Member| {
        let ty = member.ty();
        parse_quote!(#ty: #runtime::EnforcedBy<__G, Request = <__G as #guards>::Request>)
    };
    model.members().map(bound).collect()
}

/// The types that `enforced_by` names: each must have a guard for every rule.
///
/// An item of the type's own comes before one of a trait, and the own one is there only if the guards are.
/// So it is the runtime's trait, with the runtime's words for it, that a type without guards lacks.
///
/// Of a union, each member is checked by itself, so that the words are about the guards that are missing.
fn named_types(model: &Model, guards: &Ident) -> TokenStream {
    let (runtime, this_enum) = (&model.runtime, model.this_enum());
    let private = quote!(#runtime::__private);
    if model.args.enforced_by.is_empty() || !model.generics.params.is_empty() {
        return TokenStream::new();
    }
    let guarded = conditional("__Own", &["__G"], &quote!(__G: #guards), &private);
    let of_members = model.is_union().then(|| {
        let parameters = ["__G", "__R"];
        let member = quote!(__R: #runtime::EnforcedBy<__G>);
        let request = quote!(Request = <__G as #guards>::Request);
        let same = quote!(__G: #guards, __R: #runtime::EnforcedBy<__G, #request>);
        let member = conditional("__Member", &parameters, &member, &private);
        let same = conditional("__Same", &parameters, &same, &private);
        quote!(#member #same)
    });
    let checks = model.args.enforced_by.iter().map(|ty| {
        let own = named_type(ty, &quote!(enforced::<#ty, #this_enum, _>), &[quote!(__Own<#ty>)], &private);
        let members = model.members().map(|member| {
            let member = member.ty();
            let (of_member, same) = (quote!(__Member<#ty, #member>), quote!(__Same<#ty, #member>));
            let enforced = quote!(enforced::<#ty, #member, _>);
            let enforced = named_type(ty, &enforced, slice::from_ref(&of_member), &private);
            let one_request = quote!(one_request::<#ty, #this_enum, #member, _, _, _>);
            let one_request = named_type(ty, &one_request, &[quote!(__Own<#ty>), of_member, same], &private);
            quote!(#enforced #one_request)
        });
        quote!(#own #(#members)*)
    });
    quote! {
        const _: () = {
            trait __Unguarded {
                const GUARDED: #private::Unguarded = #private::Unguarded;
            }

            #guarded
            #of_members
            #(#checks)*
        };
    }
}

/// A type with these parameters, whose own `GUARDED` is there only where the predicates hold.
fn conditional(
    name: &str,
    parameters: &[&str],
    predicates: &TokenStream,
    private: &TokenStream,
) -> TokenStream {
    let name = Ident::new(name, Span::call_site());
    let parameters: Vec<_> = parameters.iter().map(|name| Ident::new(name, Span::call_site())).collect();
    quote! {
        struct #name<#(#parameters: ?#private::Sized),*>(#(#private::PhantomData<#parameters>),*);

        impl<#(#parameters: ?#private::Sized),*> #name<#(#parameters),*>
        where
            #predicates,
        {
            const GUARDED: #private::Guarded = #private::Guarded;
        }

        impl<#(#parameters: ?#private::Sized),*> __Unguarded for #name<#(#parameters),*> {}
    }
}

/// A check of one type, from the type's first token to its last, which an error then underlines.
fn named_type(ty: &Type, check: &TokenStream, tools: &[TokenStream], private: &TokenStream) -> TokenStream {
    let tokens: Vec<_> = ty.to_token_stream().into_iter().collect();
    let place = |token: Option<&TokenTree>| token.map_or_else(Span::call_site, TokenTree::span);
    let (first, last) = (place(tokens.first()), place(tokens.last()));
    let check = placed(quote!(#private::#check), first);
    let guarded = tools.iter().map(|tool| {
        let (tool, guarded) = (placed(quote!(<#tool>::), first), placed(quote!(GUARDED), last));
        quote!(#tool #guarded)
    });
    quote!(#check(#(#guarded),*);)
}

/// The rules, less those that would define a guard again; that is reported already.
fn defined_once<'m, 'a>(model: &'m Model<'a>) -> impl Iterator<Item = &'m Rule<'a>> {
    let mut defined = HashSet::new();
    model.rules().filter(move |rule| defined.insert(&rule.name))
}

/// The reason as a block of literal text: its Markdown and its links mean nothing in these docs.
fn quoted(reason: &str) -> String {
    let mut fence = String::from("```");
    while reason.contains(&fence) {
        fence.push('`');
    }
    format!("{fence}text\n{reason}\n{fence}")
}
