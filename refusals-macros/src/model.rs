//! The enum as the macro understands it: rules with an id and a reason, and members that hold rules.
//!
//! A model of an enum with mistakes is filled in as well as it can be, so that the code made from it
//! has every item that the rest of the program names.

use heck::ToSnakeCase;
use proc_macro2::{Span, TokenStream, TokenTree};
use quote::{ToTokens, format_ident, quote};
use syn::ext::IdentExt;
use syn::{
    Data, DeriveInput, Fields, GenericParam, Generics, Ident, Type, TypeGroup, TypeParen, Visibility,
    parse_quote,
};

use crate::args::Args;
use crate::doc;
use crate::errors::{Errors, written};
use crate::id::Id;
use crate::respan::{at_call_site, in_place, name_at_call_site, placed};
use crate::rule_args::{RuleArgs, rule_attributes};
use crate::rule_text::RuleText;

pub(crate) struct Model<'a> {
    pub(crate) vis: &'a Visibility,
    pub(crate) ident: &'a Ident,
    pub(crate) generics: Generics,
    pub(crate) args: Args,
    /// The path of the runtime crate, for generated code.
    pub(crate) runtime: TokenStream,
    /// The variants, in declaration order.
    pub(crate) variants: Vec<Variant<'a>>,
}

pub(crate) enum Variant<'a> {
    Rule(Rule<'a>),
    Member(Member<'a>),
}

pub(crate) struct Rule<'a> {
    pub(crate) ident: &'a Ident,
    pub(crate) id: Id,
    pub(crate) reason: String,
    /// The near misses: what is still fine under the rule.
    pub(crate) allowed: Vec<String>,
    /// The variant's name in snake case, which the rule's functions are named after.
    pub(crate) name: String,
    /// Whether the variant is a unit, as it has to be; no value is made of one that is not.
    pub(crate) is_unit: bool,
}

/// A variant that holds another rules enum: `#[rule(flatten)] Survey(SurveyRule)`.
pub(crate) struct Member<'a> {
    pub(crate) ident: &'a Ident,
    pub(crate) ty: &'a Type,
}

/// Variants that follow each other and go into the tables together.
pub(crate) enum Segment<'m, 'a> {
    Rules(Vec<&'m Rule<'a>>),
    Member(&'m Member<'a>),
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
        let variants = match &input.data {
            Data::Enum(data) => {
                data.variants.iter().map(|variant| Variant::parse(variant, input, errors)).collect()
            }
            // Step one has refused anything but an enum.
            Data::Struct(_) | Data::Union(_) => Vec::new(),
        };
        if variants.is_empty() {
            errors.at(input.ident.span(), "a rules enum has at least one variant; add one for each rule");
        }
        let runtime = at_call_site(&args.runtime);
        Self { vis: &input.vis, ident: &input.ident, generics, args, runtime, variants }
    }

    /// The enum's own rules, in declaration order.
    pub(crate) fn rules(&self) -> impl Iterator<Item = &Rule<'a>> {
        self.variants.iter().filter_map(|variant| match variant {
            Variant::Rule(rule) => Some(rule),
            Variant::Member(_) => None,
        })
    }

    /// The members, in declaration order.
    pub(crate) fn members(&self) -> impl Iterator<Item = &Member<'a>> {
        self.variants.iter().filter_map(|variant| match variant {
            Variant::Rule(_) => None,
            Variant::Member(member) => Some(member),
        })
    }

    pub(crate) fn is_union(&self) -> bool {
        self.members().next().is_some()
    }

    /// Whether the compiler puts the tables together from those of the members. With generic parameters, which
    /// are reported already, it could not: the constants that it does so in cannot name them.
    pub(crate) fn has_joined_tables(&self) -> bool {
        self.is_union() && self.generics.params.is_empty()
    }

    /// All rules that can be made, in declaration order, in as few segments as there are.
    pub(crate) fn segments(&self) -> Vec<Segment<'_, 'a>> {
        let mut segments = Vec::new();
        for variant in &self.variants {
            match (variant, segments.last_mut()) {
                (Variant::Rule(rule), _) if !rule.is_unit => {}
                (Variant::Rule(rule), Some(Segment::Rules(rules))) => rules.push(rule),
                (Variant::Rule(rule), _) => segments.push(Segment::Rules(vec![rule])),
                (Variant::Member(member), _) => segments.push(Segment::Member(member)),
            }
        }
        segments
    }

    /// The enum's name, for generated code.
    pub(crate) fn this_enum(&self) -> Ident {
        name_at_call_site(self.ident)
    }

    /// The name of the trait that the guards of this enum implement.
    pub(crate) fn guards(&self) -> Ident {
        format_ident!("{}Guards", self.ident.unraw(), span = Span::call_site())
    }
}

impl<'a> Variant<'a> {
    pub(crate) fn ident(&self) -> &'a Ident {
        match self {
            Self::Rule(rule) => rule.ident,
            Self::Member(member) => member.ident,
        }
    }

    fn parse(variant: &'a syn::Variant, input: &DeriveInput, errors: &mut Errors) -> Self {
        let args = RuleArgs::of(variant, errors);
        if let Some(flatten) = args.flatten {
            for (key, is_there) in [("id", args.id.is_some()), ("allow", !args.allowed.is_empty())] {
                if is_there {
                    let message = format_args!(
                        "a flattened variant has no `{key}` of its own; remove `{key}` or `flatten`"
                    );
                    errors.at(flatten, message);
                }
            }
            let name = &variant.ident;
            match Member::parse(variant) {
                // No rules enum is known of it, and the parameter is reported already.
                Some(member) if member.is_generic(&input.generics) => {}
                Some(member) if member.is(&input.ident) => {
                    errors.on(member.ty, "a union cannot hold itself; remove the variant");
                }
                Some(member) => match member.wrapper() {
                    None => return Self::Member(member),
                    Some(wrapper) => errors.on(
                        member.ty,
                        format_args!("a flattened variant holds a rules enum itself; write its type without `{wrapper}`"),
                    ),
                },
                None => errors.at(
                    name.span(),
                    format_args!("a flattened variant holds one rules enum; write `{name}(…)` with its type"),
                ),
            }
        }
        Self::Rule(Rule::parse(variant, args, errors))
    }
}

impl<'a> Rule<'a> {
    fn parse(variant: &'a syn::Variant, args: RuleArgs, errors: &mut Errors) -> Self {
        // What is wrong with a variant that was to be flattened is reported already.
        let mut unreported = Errors::default();
        let errors = if args.flatten.is_some() { &mut unreported } else { errors };

        let ident = &variant.ident;
        let reason = doc::reason(variant, errors).unwrap_or_default();
        let id = args.id.unwrap_or_else(|| Id::of_variant(ident, errors));
        let is_unit = matches!(variant.fields, Fields::Unit);
        if !is_unit {
            let fix = match &variant.fields {
                Fields::Unnamed(fields) if fields.unnamed.len() == 1 => {
                    format!(
                        "write `#[rule(flatten)]` above it if it holds another rules enum, and else `{ident}`"
                    )
                }
                _ => format!(
                    "write `{ident}`, and say what was special about a request in the refusal's detail"
                ),
            };
            errors.on(&variant.fields, format_args!("a rule has no fields; {fix}"));
        }
        let name = ident.unraw().to_string().to_snake_case();
        Self { ident, id, reason, allowed: args.allowed, name, is_unit }
    }

    pub(crate) fn text(&self) -> RuleText<'_> {
        RuleText { id: &self.id.text, reason: &self.reason, allowed: &self.allowed }
    }

    /// The variant's name, for generated code.
    pub(crate) fn variant(&self) -> Ident {
        name_at_call_site(self.ident)
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

impl<'a> Member<'a> {
    fn parse(variant: &'a syn::Variant) -> Option<Self> {
        let Fields::Unnamed(fields) = &variant.fields else { return None };
        let mut fields = fields.unnamed.iter();
        match (fields.next(), fields.next()) {
            (Some(field), None) => Some(Self { ident: &variant.ident, ty: bare(&field.ty) }),
            _ => None,
        }
    }

    /// The variant's name, for generated code.
    pub(crate) fn variant(&self) -> Ident {
        name_at_call_site(self.ident)
    }

    /// Whether it is of the enum that it stands in, as far as names tell.
    fn is(&self, this_enum: &Ident) -> bool {
        let written = self.written();
        written == "Self" || *this_enum == written
    }

    /// Whether its type names one of the parameters.
    fn is_generic(&self, generics: &Generics) -> bool {
        let parameters: Vec<_> = generics
            .params
            .iter()
            .map(|parameter| match parameter {
                GenericParam::Lifetime(parameter) => &parameter.lifetime.ident,
                GenericParam::Type(parameter) => &parameter.ident,
                GenericParam::Const(parameter) => &parameter.ident,
            })
            .collect();
        names_any(self.ty.to_token_stream(), &parameters)
    }

    /// The type that the rules enum is wrapped in, if it is one of those that people use: the tables are
    /// constants, so there is nothing to box or share.
    fn wrapper(&self) -> Option<String> {
        let Type::Path(path) = self.ty else { return None };
        let last = path.path.segments.last()?;
        let name = last.ident.to_string();
        let is_wrapper = ["Arc", "Box", "Cow", "Option", "Rc", "Vec"].contains(&name.as_str());
        (is_wrapper && !last.arguments.is_none()).then_some(name)
    }

    /// The type of the rules enum that it holds, for messages.
    pub(crate) fn written(&self) -> String {
        written(self.ty)
    }

    /// The type of the rules enum that it holds, for generated code.
    pub(crate) fn ty(&self) -> TokenStream {
        in_place(self.ty)
    }

    /// Where the type begins.
    pub(crate) fn place(&self) -> Span {
        self.ty.to_token_stream().into_iter().next().map_or_else(Span::call_site, |token| token.span())
    }

    /// One of the type's hidden functions. If the type is no rules enum, that is said at the type.
    pub(crate) fn function(&self, name: &str) -> TokenStream {
        let ty = self.ty();
        let place = self.place();
        let name = Ident::new(name, place);
        placed(quote!(<#ty>::#name), place)
    }
}

/// The type without the brackets around it, or the invisible ones that `macro_rules!` puts there.
fn bare(mut ty: &Type) -> &Type {
    while let Type::Group(TypeGroup { elem, .. }) | Type::Paren(TypeParen { elem, .. }) = ty {
        ty = elem;
    }
    ty
}

/// Whether one of the names is among the tokens.
fn names_any(tokens: TokenStream, names: &[&Ident]) -> bool {
    tokens.into_iter().any(|token| match token {
        TokenTree::Ident(ident) => names.contains(&&ident),
        TokenTree::Group(group) => names_any(group.stream(), names),
        TokenTree::Punct(_) | TokenTree::Literal(_) => false,
    })
}

#[cfg(test)]
mod tests {
    use heck::ToSnakeCase;
    use syn::Ident;

    /// `check_…` is an identifier, whatever letters a variant's name has.
    #[test]
    fn every_letter_makes_a_function_name() {
        let is_name = |name: &str| syn::parse_str::<Ident>(name).is_ok();
        let names = (char::MIN..=char::MAX).map(|c| format!("A{c}b{c}")).filter(|name| is_name(name));
        let count = names
            .inspect(|name| assert!(is_name(&format!("check_{}", name.to_snake_case())), "{name}"))
            .count();
        assert!(count > 100_000, "{count}");
    }
}
