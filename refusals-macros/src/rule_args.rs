//! The arguments of `#[rule(…)]`.

use proc_macro2::Span;
use syn::{Attribute, LitStr, Meta};

use crate::errors::Errors;
use crate::id::Id;
use crate::keys::Keys;
use crate::text::{self, Published};

#[derive(Clone, Copy, PartialEq)]
enum RuleKey {
    Allow,
    Flatten,
    Id,
}

const KEYS: Keys<RuleKey> = Keys {
    known: &[
        ("allow", RuleKey::Allow, "allow = \"…\""),
        ("flatten", RuleKey::Flatten, "flatten"),
        ("id", RuleKey::Id, "id = \"…\""),
    ],
    repeatable: &[RuleKey::Allow],
};

#[derive(Default)]
pub(crate) struct RuleArgs {
    pub(crate) allowed: Vec<String>,
    pub(crate) id: Option<Id>,
    /// Where `flatten` is, if it is there.
    pub(crate) flatten: Option<Span>,
}

impl RuleArgs {
    pub(crate) fn of(variant: &syn::Variant, errors: &mut Errors) -> Self {
        for field in &variant.fields {
            for attribute in rule_attributes(&field.attrs) {
                errors.on(attribute.path(), "`#[rule]` belongs on a variant; move it above one");
            }
        }
        let mut lists = Vec::new();
        for attribute in rule_attributes(&variant.attrs) {
            match &attribute.meta {
                Meta::List(list) if !list.tokens.is_empty() => lists.push(list.tokens.clone()),
                _ => errors.on(attribute.path(), "`#[rule]` has no keys; write `#[rule(id = \"…\")]`"),
            }
        }
        let mut args = Self::default();
        KEYS.parse(lists, errors, |key, input, errors| {
            match key.kind {
                RuleKey::Allow => args.allowed.push(near_miss(&key.string(input)?, errors)),
                RuleKey::Flatten => {
                    args.flatten = Some(key.span);
                    key.flag(input)?;
                }
                RuleKey::Id => {
                    let literal = key.string(input);
                    args.id = Some(match &literal {
                        Ok(literal) => Id::given(literal, errors),
                        // An author who gives an id, if a wrong one, does not want to hear of the one made.
                        Err(_) => Id::of_variant(&variant.ident, &mut Errors::default()),
                    });
                    literal?;
                }
            }
            Ok(())
        });
        args
    }
}

/// The attributes that are `#[rule…]`.
pub(crate) fn rule_attributes(attributes: &[Attribute]) -> impl Iterator<Item = &Attribute> {
    attributes.iter().filter(|attribute| attribute.path().is_ident("rule"))
}

/// What a model is told that it may still do. It stands in the prompt, as a line.
fn near_miss(literal: &LitStr, errors: &mut Errors) -> String {
    let text = literal.value();
    if text.trim().is_empty() {
        errors.at(literal.span(), "`allow` is empty; write what is still fine under the rule");
    } else {
        text::check(Published::NearMiss, &text, literal.span(), errors);
    }
    text
}
