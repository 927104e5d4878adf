//! The enum as the macro understands it: rules with an id and a reason.
//!
//! A model of an enum with mistakes is filled in as well as it can be, so that the code made from it
//! has every item that the rest of the program names.

use heck::ToSnakeCase;
use proc_macro2::{Span, TokenStream};
use quote::format_ident;
use syn::ext::IdentExt;
use syn::{Attribute, Data, DeriveInput, Fields, Generics, Ident, Meta, Variant, Visibility, parse_quote};

use crate::args::{self, Args};
use crate::doc;
use crate::errors::Errors;
use crate::id::Id;
use crate::keys::Keys;

const RULE_KEYS: Keys = Keys { attribute: "rule", known: &[("id", "id = \"…\"")] };

pub(crate) struct Model<'a> {
    pub(crate) vis: &'a Visibility,
    pub(crate) ident: &'a Ident,
    pub(crate) generics: Generics,
    /// The path of the runtime crate.
    pub(crate) runtime: TokenStream,
    pub(crate) description: String,
    pub(crate) rules: Vec<Rule<'a>>,
}

pub(crate) struct Rule<'a> {
    pub(crate) ident: &'a Ident,
    pub(crate) id: Id,
    pub(crate) reason: String,
    /// The variant's name in snake case, which the rule's functions are named after.
    pub(crate) name: String,
    /// Whether the variant is a unit, as it has to be; no value is made of one that is not.
    pub(crate) is_unit: bool,
}

impl<'a> Model<'a> {
    pub(crate) fn parse(input: &'a DeriveInput, errors: &mut Errors) -> Self {
        let args = Args::of(&input.attrs, errors);
        for attribute in rule_attributes(&input.attrs) {
            errors.on(attribute.path(), "`#[rule]` belongs on a variant; move it above one");
        }
        let mut generics = input.generics.clone();
        if !generics.params.is_empty() {
            errors.on(&generics, "a rules enum has no generic parameters; remove them");
            // What every rules enum is, and the code below relies on.
            generics.make_where_clause().predicates.push(parse_quote!(Self: 'static));
        }
        let rules: Vec<_> = match &input.data {
            Data::Enum(data) => data.variants.iter().map(|variant| Rule::parse(variant, errors)).collect(),
            // Step one has refused anything but an enum.
            Data::Struct(_) | Data::Union(_) => Vec::new(),
        };
        if rules.is_empty() {
            errors.at(input.ident.span(), "a rules enum has at least one variant; add one for each rule");
        }
        Self {
            vis: &input.vis,
            ident: &input.ident,
            generics,
            runtime: args::at_call_site(args.runtime),
            description: args.description,
            rules,
        }
    }

    /// The rules whose variant can be made without fields: all, if there was no mistake.
    pub(crate) fn units(&self) -> impl Iterator<Item = &Rule<'a>> {
        self.rules.iter().filter(|rule| rule.is_unit)
    }

    /// The enum's name, for generated code.
    pub(crate) fn this_enum(&self) -> Ident {
        at_call_site(self.ident)
    }

    /// The name of the trait that the guards of this enum implement.
    pub(crate) fn guards(&self) -> Ident {
        format_ident!("{}Guards", self.ident.unraw(), span = Span::call_site())
    }
}

impl<'a> Rule<'a> {
    fn parse(variant: &'a Variant, errors: &mut Errors) -> Self {
        let reason = doc::reason(variant, errors).unwrap_or_default();
        let id = given_id(variant, errors).unwrap_or_else(|| Id::of_variant(&variant.ident, errors));
        let is_unit = matches!(variant.fields, Fields::Unit);
        if !is_unit {
            let name = &variant.ident;
            let message = format_args!(
                "a rule has no fields; write `{name}`, and say what was special about a request in the refusal's detail"
            );
            errors.on(&variant.fields, message);
        }
        let name = variant.ident.unraw().to_string().to_snake_case();
        Self { ident: &variant.ident, id, reason, name, is_unit }
    }

    /// The variant's name, for generated code.
    pub(crate) fn variant(&self) -> Ident {
        at_call_site(self.ident)
    }

    /// The name of the guard's method in the guard trait.
    pub(crate) fn check(&self) -> Ident {
        self.function("check_")
    }

    /// The name of the guard function on the enum.
    pub(crate) fn guard(&self) -> Ident {
        self.function("guard_")
    }

    /// The prefix keeps a rule named like a keyword (`Match`) an ordinary name (`check_match`).
    fn function(&self, prefix: &str) -> Ident {
        Ident::new(&format!("{prefix}{}", self.name), Span::call_site())
    }
}

/// The id that `#[rule(id = "…")]` gives, if it gives one.
fn given_id(variant: &Variant, errors: &mut Errors) -> Option<Id> {
    let mut lists = Vec::new();
    for attribute in rule_attributes(&variant.attrs) {
        match &attribute.meta {
            Meta::List(list) => lists.push(list.tokens.clone()),
            _ => errors
                .on(attribute.path(), format_args!("`#[rule]` has no keys; write {}", RULE_KEYS.usage())),
        }
    }
    let mut id = None;
    RULE_KEYS.parse(lists, errors, |key, input, errors| {
        // Also if the value is wrong: an author who gives an id does not want one made.
        let literal = key.string(input);
        id = Some(match &literal {
            Ok(literal) => Id::given(literal, errors),
            Err(_) => Id::of_variant(&variant.ident, &mut Errors::default()),
        });
        literal.map(drop)
    });
    id
}

fn rule_attributes(attributes: &[Attribute]) -> impl Iterator<Item = &Attribute> {
    attributes.iter().filter(|attribute| attribute.path().is_ident("rule"))
}

/// A name of the user's with the macro's span, so that no lint takes its use for the user's own.
fn at_call_site(ident: &Ident) -> Ident {
    let name = ident.unraw().to_string();
    // A name that is none of the keywords in the user's edition may be one in the macro's.
    if name.starts_with(char::is_lowercase) {
        Ident::new_raw(&name, Span::call_site())
    } else {
        Ident::new(&name, Span::call_site())
    }
}
