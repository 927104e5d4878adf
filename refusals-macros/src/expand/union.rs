//! The union: conversions from the members, and the check that no id is in two of them.

use std::collections::HashSet;

use proc_macro2::{Literal, Span, TokenStream};
use quote::{ToTokens, quote};
use syn::ext::IdentExt;

use super::Face;
use crate::model::{Model, Segment};
use crate::respan::placed;

pub(super) fn expand(model: &Model) -> Face {
    let runtime = &model.runtime;
    let private = quote!(#runtime::__private);
    let this_enum = model.this_enum();
    let (impl_generics, ty_generics, where_clause) = model.generics.split_for_impl();
    let kind = if model.is_union() { quote!(Union) } else { quote!(Plain) };

    let mut seen = HashSet::new();
    let members = model.segments().into_iter().enumerate().map(|(number, segment)| {
        let Segment::Member(member) = segment else { return TokenStream::new() };
        let (name, ty, ordinal) = (member.variant(), member.ty(), member.function("__ordinal"));
        // A type that is there twice is reported already.
        if !seen.insert(member.written()) {
            return TokenStream::new();
        }
        let offset = offset(model, number);
        let conversions = quote! {
            impl #impl_generics #private::From<#ty> for #this_enum #ty_generics #where_clause {
                fn from(__member: #ty) -> Self {
                    #this_enum::#name(__member)
                }
            }

            impl #impl_generics #runtime::Includes<#ty> for #this_enum #ty_generics #where_clause {
                fn lift(__member: &'static #ty) -> &'static Self {
                    &<Self as #runtime::RefusalRules>::ALL[#offset + #ordinal(__member)]
                }
            }
        };
        // At the type, which may be there under another name too, or be no rules enum.
        placed(conversions, member.place())
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
    let of_trait = quote!(type Kind = #private::#kind;);
    Face { inherent: distinct(model, &private), of_trait, beside }
}

/// Where the segments begin in the tables, and whether each id leads back to its own rule.
fn distinct(model: &Model, private: &TokenStream) -> TokenStream {
    if !model.has_joined_tables() {
        return TokenStream::new();
    }
    let segments = model.segments();
    let lengths = segments.iter().map(|segment| length(segment, private));
    // One more than there are segments: where the next would begin.
    let count = Literal::usize_unsuffixed(segments.len() + 1);
    quote! {
        #[doc(hidden)]
        pub const __OFFSETS: [#private::usize; #count] = #private::offsets(&[#(#lengths),*]);

        #[doc(hidden)]
        pub const fn __is_distinct() -> #private::bool {
            #private::are_distinct(Self::__IDS)
        }
    }
}

/// Looks in each segment for an id that is in an earlier one too: the macro sees the ids of its own enum alone, so
/// the compiler has to.
fn one_member_an_id(model: &Model, private: &TokenStream) -> TokenStream {
    if !model.has_joined_tables() {
        return TokenStream::new();
    }
    let this_enum = model.this_enum();
    let segments = model.segments();
    let holders: Vec<_> = segments.iter().map(|segment| holder(model, segment)).collect();
    let mut seen = HashSet::new();
    let checks = segments.iter().enumerate().map(|(number, segment)| {
        // A type that is there twice is reported already.
        if let Segment::Member(member) = segment
            && !seen.insert(member.written())
        {
            return TokenStream::new();
        }
        let (begin, end) = (offset(model, number), offset(model, number + 1));
        let second = holder(model, segment);
        let (id, first) = (quote!(__id), quote!(__first));
        // At the later of the two, as in the check of an enum's own ids.
        let fail = placed(quote!(#private::id_in_two(#id, #first, #second)), at(segment));
        quote! {
            const _: () = {
                if let #private::Option::Some((#id, __first)) =
                    #private::id_of_earlier(#this_enum::__IDS, #begin, #end)
                {
                    let #first = #private::holder(__first, &#this_enum::__OFFSETS, &[#(#holders),*]);
                    #fail
                }
            };
        }
    });
    checks.collect()
}

/// How many rules a segment has, as a constant expression.
fn length(segment: &Segment, private: &TokenStream) -> TokenStream {
    match segment {
        Segment::Rules(rules) => Literal::usize_unsuffixed(rules.len()).into_token_stream(),
        Segment::Member(member) => {
            let ty = member.ty();
            quote!(#private::count::<#ty>())
        }
    }
}

/// Where a segment begins in the tables, as a constant expression.
pub(super) fn offset(model: &Model, number: usize) -> TokenStream {
    if !model.has_joined_tables() {
        return quote!(0);
    }
    let (this_enum, number) = (model.this_enum(), Literal::usize_unsuffixed(number));
    quote!(#this_enum::__OFFSETS[#number])
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
