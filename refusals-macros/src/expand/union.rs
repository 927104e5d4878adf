//! The union: conversions from the members, and the check that no id is in two of them.

use std::collections::HashSet;

use proc_macro2::{Span, TokenStream};
use quote::quote;
use syn::ext::IdentExt;

use super::Face;
use super::rules::{Count, rules_of};
use crate::model::{Model, Segment};
use crate::respan::placed;

pub(super) fn expand(model: &Model) -> Face {
    let runtime = &model.runtime;
    let private = quote!(#runtime::__private);
    let this_enum = model.this_enum();
    let (impl_generics, ty_generics, where_clause) = model.generics.split_for_impl();
    let kind = if model.is_union() { quote!(Union) } else { quote!(Plain) };

    let mut before = Count::default();
    let mut seen = HashSet::new();
    let members = model.segments().into_iter().map(|segment| {
        let offset = before.expression(&private);
        before.add(&segment);
        let Segment::Member(member) = segment else { return TokenStream::new() };
        let (name, ty, ordinal) = (member.variant(), member.ty(), member.function("__ordinal"));
        // A type that is there twice is reported already.
        if !seen.insert(member.written()) {
            return TokenStream::new();
        }
        quote! {
            impl #private::From<#ty> for #this_enum {
                fn from(__member: #ty) -> Self {
                    Self::#name(__member)
                }
            }

            impl #runtime::Includes<#ty> for #this_enum {
                fn lift(__member: &'static #ty) -> &'static Self {
                    &<Self as #runtime::RefusalRules>::ALL[#offset + #ordinal(__member)]
                }
            }
        }
    });
    let beside = quote! {
        impl #impl_generics #runtime::Includes<Self> for #this_enum #ty_generics #where_clause {
            fn lift(__rule: &'static Self) -> &'static Self {
                __rule
            }
        }
        #(#members)*
    };
    let beside = [beside, one_member_an_id(model, &private)].into_iter().collect();
    Face { inherent: TokenStream::new(), of_trait: quote!(type Kind = #private::#kind;), beside }
}

/// Looks for each id of one segment in each other that is a member: the macro sees the ids of its own enum
/// alone, so the compiler has to.
fn one_member_an_id(model: &Model, private: &TokenStream) -> TokenStream {
    let runtime = &model.runtime;
    let segments = model.segments();
    let mut checks = TokenStream::new();
    for (place, later) in segments.iter().enumerate() {
        for earlier in segments.iter().take(place) {
            let (rules, member) = match (earlier, later) {
                (Segment::Member(earlier), Segment::Member(later))
                    if earlier.written() == later.written() =>
                {
                    continue;
                }
                (_, Segment::Member(member)) => (earlier, member),
                (Segment::Member(member), _) => (later, member),
                (Segment::Rules(_), Segment::Rules(_)) => continue,
            };
            let (rules, from_id) = (rules_of(rules, private, runtime), member.function("__from_id"));
            let (id, first, second) = (quote!(__id), holder(model, earlier), holder(model, later));
            // At the later of the two, as in the check of an enum's own ids.
            let fail = placed(quote!(#private::id_in_two(#id, #first, #second)), at(later));
            checks.extend(quote! {
                const _: () = {
                    let __rules: &[#runtime::Rule] = #rules;
                    let mut __place = 0;
                    while __place < #private::length(__rules) {
                        let #id = #runtime::Rule::id(&__rules[__place]);
                        if let #private::Option::Some(_) = #from_id(#id) {
                            #fail
                        }
                        __place += 1;
                    }
                };
            });
        }
    }
    checks
}

/// The enum that a segment's rules are declared in, as its author names it.
fn holder(model: &Model, segment: &Segment) -> String {
    match segment {
        Segment::Rules(_) => model.ident.unraw().to_string(),
        Segment::Member(member) => member.written(),
    }
}

fn at(segment: &Segment) -> Span {
    match segment {
        Segment::Rules(rules) => rules.first().map_or_else(Span::call_site, |rule| rule.ident.span()),
        Segment::Member(member) => member.ident.span(),
    }
}
