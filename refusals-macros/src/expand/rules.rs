//! The rules themselves: the tables, and the way from a variant to its id and back.

use proc_macro2::{Literal, TokenStream};
use quote::{ToTokens, quote};

use super::Face;
use super::union::offset;
use crate::model::{Model, Rule, Segment};

/// The trait's functions do not call the enum's, so that a user's own function of the same name is one
/// error, not two.
pub(super) fn expand(model: &Model) -> Face {
    let runtime = &model.runtime;
    let private = quote!(#runtime::__private);
    let this = quote!(<Self as #runtime::RefusalRules>);

    let tables = tables(model, &private);
    let ordinal = ordinal(model);
    let from_ordinal = from_ordinal(model, &private);
    let ids = ids(model, &private);
    let from_id = quote! {
        match #private::find(Self::__IDS, __id) {
            #private::Option::Some(__ordinal) => Self::__from_ordinal(__ordinal),
            #private::Option::None => #private::Option::None,
        }
    };
    // Fields may have a destructor, which a `const fn` cannot run. They are reported already.
    let refuse_const = model.rules().all(|rule| rule.is_unit).then(|| quote!(const));

    let inherent = quote! {
        /// The id and reason of every rule, in declaration order.
        pub const RULES: &'static [#runtime::Rule] = #this::RULES;

        /// Every rule, in declaration order.
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

        /// What is still fine under the rule, as its `#[rule(allow = "…")]` say.
        #[must_use]
        pub const fn allowed(&self) -> &'static [&'static #private::str] {
            #runtime::Rule::allowed(&#this::RULES[Self::__ordinal(self)])
        }

        /// The rule of that id, or `None` if no rule has it.
        #[must_use]
        pub const fn from_id(__id: &#private::str) -> #private::Option<Self> {
            #from_id
        }

        /// The refusal under this rule, for code that has already decided. Add to it with
        /// `.because("what was special about this request")`.
        pub #refuse_const fn refuse(self) -> #runtime::Refusal<Self> {
            #private::refusal(&#this::ALL[Self::__ordinal(&self)])
        }

        #[doc(hidden)]
        pub const fn __ordinal(&self) -> #private::usize {
            #ordinal
        }

        #[doc(hidden)]
        pub const fn __from_ordinal(__ordinal: #private::usize) -> #private::Option<Self> {
            #from_ordinal
        }

        /// The ids in their own order, each with its rule's ordinal.
        #[doc(hidden)]
        pub const __IDS: &'static [#private::Id] = #ids;
    };
    let of_trait = quote! {
        #tables

        fn id(&self) -> &'static #private::str {
            #runtime::Rule::id(&#this::RULES[Self::__ordinal(self)])
        }

        fn reason(&self) -> &'static #private::str {
            #runtime::Rule::reason(&#this::RULES[Self::__ordinal(self)])
        }

        fn from_id(__id: &#private::str) -> #private::Option<Self> {
            #from_id
        }

        fn refuse(self) -> #runtime::Refusal<Self> {
            #private::refusal(&#this::ALL[Self::__ordinal(&self)])
        }
    };
    Face { inherent, of_trait, beside: TokenStream::new() }
}

/// `RULES` and `ALL`: written out, or put together by the compiler if members hold a part of them.
fn tables(model: &Model, private: &TokenStream) -> TokenStream {
    let (runtime, this_enum) = (&model.runtime, model.this_enum());
    if !model.has_joined_tables() {
        let units: Vec<_> = model.rules().filter(|rule| rule.is_unit).collect();
        let rules = list(&units, private, runtime);
        let variants = units.iter().map(|rule| rule.variant());
        return quote! {
            const RULES: &'static [#runtime::Rule] = #rules;

            const ALL: &'static [Self] = &[#(#this_enum::#variants),*];
        };
    }
    let segments = model.segments();
    let lists = segments.iter().map(|segment| rules_of(segment, private, runtime));
    let length = offset(model, segments.len());
    let first = quote! {
        match Self::__from_ordinal(0) {
            #private::Option::Some(__rule) => __rule,
            #private::Option::None => #private::no_rule(),
        }
    };
    quote! {
        const RULES: &'static [#runtime::Rule] = &#private::joined_rules::<{ #length }>(&[#(#lists),*]);

        const ALL: &'static [Self] = &{
            const __LENGTH: #private::usize = #length;
            let mut __all = [const { #first }; __LENGTH];
            let mut __ordinal = 1;
            while __ordinal < __LENGTH {
                if let #private::Option::Some(__rule) = Self::__from_ordinal(__ordinal) {
                    __all[__ordinal] = __rule;
                }
                __ordinal += 1;
            }
            __all
        };
    }
}

/// The rules of a segment, as an expression of type `&[Rule]`.
fn rules_of(segment: &Segment, private: &TokenStream, runtime: &TokenStream) -> TokenStream {
    match segment {
        Segment::Rules(rules) => list(rules, private, runtime),
        Segment::Member(member) => {
            let ty = member.ty();
            quote!(<#ty as #runtime::RefusalRules>::RULES)
        }
    }
}

fn list(rules: &[&Rule], private: &TokenStream, runtime: &TokenStream) -> TokenStream {
    let ids = rules.iter().map(|rule| &rule.id.text);
    let reasons = rules.iter().map(|rule| &rule.reason);
    let allowed = rules.iter().map(|rule| {
        let allowed = &rule.allowed;
        // A constant costs the compiler less than an empty list a rule.
        if allowed.is_empty() { quote!(#private::NONE) } else { quote!(&[#(#allowed),*]) }
    });
    let length = Literal::usize_unsuffixed(rules.len());
    // In a constant of its own, since clippy takes any other array for one on the stack.
    quote! {
        {
            const __RULES: &[#runtime::Rule] = &#private::rules::<#length>([#((#ids, #reasons, #allowed)),*]);
            __RULES
        }
    }
}

/// The rule's place in the tables. Its variant's discriminant is the user's to choose.
fn ordinal(model: &Model) -> TokenStream {
    let this_enum = model.this_enum();
    let arms = model.segments().into_iter().enumerate().flat_map(|(number, segment)| match segment {
        Segment::Rules(rules) => rules
            .iter()
            .enumerate()
            .map(|(place, rule)| {
                let (name, ordinal) =
                    (rule.variant(), after(model, number, &Literal::usize_unsuffixed(place)));
                quote!(#this_enum::#name => #ordinal,)
            })
            .collect::<Vec<_>>(),
        Segment::Member(member) => {
            let (name, ordinal) = (member.variant(), member.function("__ordinal"));
            let ordinal = after(model, number, &quote!(#ordinal(__member)));
            vec![quote!(#this_enum::#name(ref __member) => #ordinal,)]
        }
    });
    // The others are reported already.
    let others = model.rules().filter(|rule| !rule.is_unit).map(Rule::variant);
    quote!(match *self { #(#arms)* #(#this_enum::#others { .. } => 0,)* })
}

/// A place in a segment as a place in the tables.
fn after(model: &Model, number: usize, place: &impl ToTokens) -> TokenStream {
    let offset = model.has_joined_tables().then(|| offset(model, number));
    let plus = offset.is_some().then(|| quote!(+));
    quote!(#offset #plus #place)
}

/// Looks in one segment after the other. What is passed has fewer rules than the ordinal.
fn from_ordinal(model: &Model, private: &TokenStream) -> TokenStream {
    let this_enum = model.this_enum();
    let steps = model.segments().into_iter().enumerate().map(|(number, segment)| {
        let minus = model.has_joined_tables().then(|| {
            let offset = offset(model, number);
            quote!(- #offset)
        });
        match segment {
            Segment::Rules(rules) => {
                let arms = rules.iter().enumerate().map(|(place, rule)| {
                    let (place, name) = (Literal::usize_unsuffixed(place), rule.variant());
                    quote!(#place => return #private::Option::Some(#this_enum::#name),)
                });
                quote!(match __ordinal #minus { #(#arms)* _ => {} })
            }
            Segment::Member(member) => {
                let (name, from_ordinal) = (member.variant(), member.function("__from_ordinal"));
                quote! {
                    if let #private::Option::Some(__member) = #from_ordinal(__ordinal #minus) {
                        return #private::Option::Some(#this_enum::#name(__member));
                    }
                }
            }
        }
    });
    quote!(#(#steps)* #private::Option::None)
}

/// The sorted ids, in which one is searched for: matching on strings is not `const`, and matching on their bytes
/// takes the compiler time that grows faster than the number of rules. Those of a union are merged, for which the
/// compiler takes time that grows with their number alone.
fn ids(model: &Model, private: &TokenStream) -> TokenStream {
    if !model.has_joined_tables() {
        let units: Vec<_> = model.rules().filter(|rule| rule.is_unit).collect();
        return sorted(&units, private);
    }
    let segments = model.segments();
    let lists = segments.iter().enumerate().map(|(number, segment)| {
        let ids = match segment {
            Segment::Rules(rules) => sorted(rules, private),
            Segment::Member(member) => member.function("__IDS"),
        };
        let offset = offset(model, number);
        quote!((#ids, #offset))
    });
    let length = offset(model, segments.len());
    quote!(&#private::merged_ids::<{ #length }>(&[#(#lists),*]))
}

fn sorted(rules: &[&Rule], private: &TokenStream) -> TokenStream {
    let mut sorted: Vec<_> = rules.iter().map(|rule| rule.id.text.as_str()).enumerate().collect();
    sorted.sort_by_key(|(_, id)| *id);
    let entries = sorted.into_iter().map(|(ordinal, id)| {
        let ordinal = Literal::usize_unsuffixed(ordinal);
        quote!((#id, #ordinal))
    });
    // In a constant of its own, since clippy takes any other array for one on the stack.
    quote! {
        {
            const __SORTED: &[#private::Id] = &[#(#entries),*];
            __SORTED
        }
    }
}
