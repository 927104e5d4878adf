//! The tables of an enum's rules, as the compiler makes them and looks in them.

use core::cmp::Ordering;

use super::text::compare;
use crate::{RefusalRules, Rule};

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

/// How many rules an enum has.
#[must_use]
pub const fn count<R: RefusalRules>() -> usize {
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
