//! Cross-cutting checks: mistakes that take more than one rule to see.

use std::collections::{HashMap, HashSet};

use syn::ext::IdentExt;

use crate::errors::Errors;
use crate::expand;
use crate::model::{Model, Rule, Variant};

pub(crate) fn check(model: &Model, errors: &mut Errors) {
    let rules: Vec<_> = model.rules().collect();
    one_guard_a_rule(&rules, errors);
    one_rule_an_id(&rules, errors);
    one_variant_a_member(model, errors);
    nothing_hidden(model, errors);
}

fn one_guard_a_rule(rules: &[&Rule], errors: &mut Errors) {
    for group in same(rules, |rule| rule.name.as_str()) {
        let [first, later @ ..] = group.as_slice() else { continue };
        let guard = first.check();
        for rule in later {
            let message = format_args!(
                "the guard of `{}` is `{guard}`, as is that of `{}`; rename one of the two",
                rule.ident, first.ident
            );
            errors.at(rule.ident.span(), message);
        }
        errors.at(first.ident.span(), format_args!("the guard `{guard}` is first named here"));
    }
}

fn one_rule_an_id(rules: &[&Rule], errors: &mut Errors) {
    for group in same(rules, |rule| rule.id.text.as_str()) {
        let [first, later @ ..] = group.as_slice() else { continue };
        // Names that make one guard make one id too, and that is reported already.
        let one_mistake = |rule: &Rule| rule.name == first.name && rule.id.derived && first.id.derived;
        if later.iter().all(|rule| one_mistake(rule)) {
            continue;
        }
        let id = &first.id.text;
        for rule in later {
            let message = format_args!(
                "the id `{id}` is taken by `{}`; give another with `#[rule(id = \"…\")]`",
                first.ident
            );
            errors.at(rule.id.span, message);
        }
        errors.at(first.id.span, format_args!("the id `{id}` is first used here"));
    }
}

fn one_variant_a_member(model: &Model, errors: &mut Errors) {
    let mut seen = HashMap::new();
    for member in model.members() {
        if let Some(first) = seen.insert(member.written(), member.ident) {
            let message = format_args!("the same rules are in `{first}`; remove one of the two");
            errors.on(member.ty, message);
        }
    }
}

/// A variant comes before an associated item of its name: `Rule::ALL` would be the variant.
fn nothing_hidden(model: &Model, errors: &mut Errors) {
    let guards: HashSet<_> = model.rules().map(|rule| rule.guard().to_string()).collect();
    for ident in model.variants.iter().map(Variant::ident) {
        let name = ident.unraw().to_string();
        if expand::ITEMS.contains(&name.as_str()) || guards.contains(&name) {
            let message = format_args!("the variant `{name}` hides the generated `{name}`; rename it");
            errors.at(ident.span(), message);
        }
    }
}

/// The groups of rules that have the same key, in declaration order. A variant that is there twice is
/// the compiler's to report.
fn same<'m, 'a>(rules: &[&'m Rule<'a>], key: impl Fn(&'m Rule<'a>) -> &'m str) -> Vec<Vec<&'m Rule<'a>>> {
    let mut places: HashMap<&str, usize> = HashMap::new();
    let mut groups: Vec<Vec<&Rule>> = Vec::new();
    for &rule in rules {
        let place = *places.entry(key(rule)).or_insert(groups.len());
        match groups.get_mut(place) {
            Some(group) if group.iter().any(|other| other.ident == rule.ident) => {}
            Some(group) => group.push(rule),
            None => groups.push(vec![rule]),
        }
    }
    groups.retain(|group| group.len() > 1);
    groups
}
