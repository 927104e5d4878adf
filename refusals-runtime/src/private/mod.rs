//! What the generated code names, and nobody else may.

mod check;
mod text;

use core::cmp::Ordering;

pub use alloc::vec::Vec;
pub use core::borrow::Borrow;
pub use core::compile_error;
pub use core::convert::From;
pub use core::include_bytes;
pub use core::marker::{PhantomData, Sized};
pub use core::ops::FnMut;
pub use core::option::Option;
pub use core::prelude::v1::derive;
pub use core::primitive::{bool, str, u8, usize};
pub use core::result::Result;

pub use serde_json::Value;

#[cfg(feature = "macros")]
pub use refusals_macros::RefusalRules;

pub use self::check::{id_in_two, same_card, same_prompt};
pub use self::text::{joined, joined_length, utf8, within_braces};
pub use crate::kind::{Plain, Union};
pub use crate::mechanism::{OffersTool, ReadsReply, Reply, Tool, Unnamed};
pub use crate::model::{from_call as refusal_from_call, from_reply as refusal_from_reply};

use self::text::compare;
use crate::{CardExtension, Refusal, RefusalRules as Rules, RefuseTool, Rule};

/// What is still fine under a rule that does not say.
pub const NONE: &[&str] = &[];

/// A rule's id, its reason and what is still fine under it.
type Texts = (&'static str, &'static str, &'static [&'static str]);

/// `Rule` has no public constructor: its ids are those of an enum. One call for all of them, since a call
/// takes the compiler longer than a tuple.
#[must_use]
pub const fn rules<const N: usize>(texts: [Texts; N]) -> [Rule; N] {
    let mut rules = [Rule::new("", "", &[]); N];
    let (mut rest, mut texts): (&mut [_], &[_]) = (&mut rules, &texts);
    while let ([rule, rules_after @ ..], [(id, reason, allowed), texts_after @ ..]) = (rest, texts) {
        *rule = Rule::new(id, reason, allowed);
        rest = rules_after;
        texts = texts_after;
    }
    rules
}

/// The refuse tool of an enum's rules.
pub const fn refuse_tool(rules: &'static [Rule]) -> RefuseTool {
    RefuseTool::new(rules)
}

/// The declaration of an enum's rules.
#[must_use]
pub const fn card_extension(description: &'static str, rules: &'static [Rule]) -> CardExtension {
    CardExtension::new(description, rules)
}

/// The refusal under one variant of an enum, a reference into its `ALL`.
pub const fn refusal<R: Rules>(rule: &'static R) -> Refusal<R> {
    Refusal::new(rule)
}

/// What a type named by `enforced_by` has if it guards every rule.
#[derive(Debug, Clone, Copy)]
pub struct Guarded;

/// What it has if it does not.
#[derive(Debug, Clone, Copy)]
pub struct Unguarded;

/// Holds for [`Guarded`] alone; its message is the error of a type that does not guard the rules.
#[diagnostic::on_unimplemented(
    message = "`{G}` does not guard the rules of `{R}`",
    label = "does not implement `{R}Guards`",
    note = "write `impl {R}Guards for {G}`, with one `check_…` method a rule"
)]
pub trait Enforced<G: ?Sized, R> {}

impl<G: ?Sized, R> Enforced<G, R> for Guarded {}

/// Compiles if the type `G` guards the rules `R`.
pub const fn enforced<G: ?Sized, R, E: Enforced<G, R> + Copy>(_: E) {}

/// Holds unless both enums are guarded, and not over one type of request: of any other combination, something
/// else is the error.
#[diagnostic::on_unimplemented(
    message = "`{G}` guards the rules of `{R}` and those of `{M}` over two types of request",
    label = "has two types of request",
    note = "write the same `type Request` in `impl {R}Guards for {G}` and in `impl {M}Guards for {G}`"
)]
pub trait OneRequest<G: ?Sized, R, M, OfUnion, OfMember> {}

impl<G: ?Sized, R, M> OneRequest<G, R, M, Guarded, Guarded> for Guarded {}
impl<G: ?Sized, R, M> OneRequest<G, R, M, Guarded, Unguarded> for Unguarded {}
impl<G: ?Sized, R, M, OfMember> OneRequest<G, R, M, Unguarded, OfMember> for Unguarded {}

/// Compiles if the type `G`, which guards a union `R` and its member `M`, does so over one type of request.
pub const fn one_request<G: ?Sized, R, M, OfUnion, OfMember, OfBoth>(_: OfUnion, _: OfMember, _: OfBoth)
where
    OfUnion: Copy,
    OfMember: Copy,
    OfBoth: OneRequest<G, R, M, OfUnion, OfMember> + Copy,
{
}

/// How many rules an enum has.
#[must_use]
pub const fn count<R: Rules>() -> usize {
    R::RULES.len()
}

/// Where each of the parts begins that have these lengths, and where they end. `N` is one more than there
/// are parts.
#[must_use]
pub const fn offsets<const N: usize>(mut lengths: &[usize]) -> [usize; N] {
    let mut offsets = [0; N];
    let mut rest: &mut [usize] = &mut offsets;
    let mut offset = 0;
    while let ([_, after @ ..], [length, lengths_after @ ..]) = (rest, lengths) {
        offset += *length;
        if let [next, ..] = after {
            *next = offset;
        }
        rest = after;
        lengths = lengths_after;
    }
    offsets
}

/// The holder of the part that an ordinal is in.
#[must_use]
pub const fn holder<'h>(ordinal: usize, mut offsets: &[usize], mut holders: &[&'h str]) -> &'h str {
    while let ([_, offsets_after @ ..], [holder, holders_after @ ..]) = (offsets, holders) {
        match offsets_after {
            [end, ..] if ordinal >= *end => {}
            _ => return holder,
        }
        offsets = offsets_after;
        holders = holders_after;
    }
    ""
}

/// How many rules there are.
#[must_use]
pub const fn length(rules: &[Rule]) -> usize {
    rules.len()
}

/// What is there instead of a rule that the tables promise.
///
/// # Panics
///
/// Always: the compiler alone evaluates it.
#[expect(clippy::panic, reason = "evaluated by the compiler alone, and never reached")]
pub const fn no_rule() -> ! {
    panic!("every ordinal below the number of rules has its rule")
}

/// The ordinal that `sorted` has for `id`, or `None` if it is not there.
#[must_use]
pub const fn find(sorted: &[(&str, usize)], id: &str) -> Option<usize> {
    let mut rest = sorted;
    loop {
        let (low, high) = rest.split_at(rest.len() / 2);
        let [(middle, ordinal), high @ ..] = high else { return None };
        match compare(id.as_bytes(), middle.as_bytes()) {
            Ordering::Equal => return Some(*ordinal),
            Ordering::Less => rest = low,
            Ordering::Greater => rest = high,
        }
    }
}

/// The rules of every list, in order. `N` is how many there are.
#[must_use]
pub const fn joined_rules<const N: usize>(mut lists: &[&[Rule]]) -> [Rule; N] {
    let mut joined = [Rule::new("", "", &[]); N];
    let mut rest: &mut [_] = &mut joined;
    while let [list, lists_after @ ..] = lists {
        let (here, after) = rest.split_at_mut(list.len());
        here.copy_from_slice(list);
        rest = after;
        lists = lists_after;
    }
    joined
}

#[cfg(test)]
mod tests {
    use super::{find, holder, offsets};

    #[test]
    fn find_finds_every_id_and_no_other() {
        let sorted = ["a", "a-b", "ab", "b", "ba", "seg-mix"];
        for length in 0..=sorted.len() {
            let (sorted, absent) = sorted.split_at(length);
            let entries: std::vec::Vec<_> =
                sorted.iter().enumerate().map(|(place, id)| (*id, 100 - place)).collect();
            for (id, ordinal) in &entries {
                assert_eq!(find(&entries, id), Some(*ordinal), "{id} of {sorted:?}");
            }
            for id in absent.iter().chain(&["", "A", "a-", "c", "seg-mi", "seg-mixx", "ß"]) {
                assert_eq!(find(&entries, id), None, "{id} of {sorted:?}");
            }
        }
    }

    #[test]
    fn an_ordinal_is_held_by_its_part() {
        let offsets: [usize; 4] = offsets(&[2, 0, 3]);
        assert_eq!(offsets, [0, 2, 2, 5]);
        let holders = [0, 1, 2, 4].map(|ordinal| holder(ordinal, &offsets, &["a", "b", "c"]));
        assert_eq!(holders, ["a", "a", "c", "c"]);
    }
}
