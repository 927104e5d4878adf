//! The tables of an enum's rules, as the compiler makes them and looks in them.

use core::cmp::Ordering;

use super::text::{compare, is_same};
use crate::{RefusalRules, Rule};

/// What is still fine under a rule that does not say.
pub const NONE: &[&str] = &[];

/// A rule's id, its reason and what is still fine under it.
type Texts = (&'static str, &'static str, &'static [&'static str]);

/// An id, and the ordinal of its rule.
pub type Id = (&'static str, usize);

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

/// The sorted ids of every list in one, each with its ordinal in the list and an offset to it. `N` is how many there
/// are. Of ids that are the same, one of an earlier list comes first.
#[must_use]
pub const fn merged_ids<const N: usize>(mut lists: &[(&[Id], usize)]) -> [Id; N] {
    let mut merged = [("", 0); N];
    let mut length = 0;
    while let [(list, offset), lists_after @ ..] = lists {
        merged = merged_with(merged.split_at(length).0, list, *offset);
        length += list.len();
        lists = lists_after;
    }
    merged
}

const fn merged_with<const N: usize>(mut earlier: &[Id], mut later: &[Id], offset: usize) -> [Id; N] {
    let mut merged = [("", 0); N];
    let mut rest: &mut [Id] = &mut merged;
    while let [place, rest_after @ ..] = rest {
        match (earlier, later) {
            ([first, after @ ..], [(id, _), ..])
                if !matches!(compare(id.as_bytes(), first.0.as_bytes()), Ordering::Less) =>
            {
                (*place, earlier) = (*first, after);
            }
            (_, [(id, ordinal), after @ ..]) => (*place, later) = ((*id, offset + *ordinal), after),
            ([first, after @ ..], []) => (*place, earlier) = (*first, after),
            ([], []) => break,
        }
        rest = rest_after;
    }
    merged
}

/// Whether no id is there twice.
#[must_use]
pub const fn are_distinct(mut ids: &[Id]) -> bool {
    while let [(id, _), after @ ..] = ids {
        if let [(next, _), ..] = after
            && is_same(id, next)
        {
            return false;
        }
        ids = after;
    }
    true
}

/// The first id whose rule is in this range of ordinals, and which a rule before the range has too: the ordinal of
/// that.
#[must_use]
pub const fn id_of_earlier(mut ids: &[Id], begin: usize, end: usize) -> Option<(&'static str, usize)> {
    let (mut id, mut first) = ("", 0);
    while let [(next, ordinal), after @ ..] = ids {
        if !is_same(id, next) {
            (id, first) = (next, *ordinal);
        } else if *ordinal >= begin && *ordinal < end && first < begin {
            return Some((id, first));
        }
        ids = after;
    }
    None
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
    use super::{Id, are_distinct, find, holder, id_of_earlier, merged_ids, offsets};

    #[test]
    fn ids_are_merged() {
        const A: &[Id] = &[("b", 1), ("d", 0), ("same", 2)];
        const B: &[Id] = &[("a", 0), ("d", 2), ("e", 1)];
        const C: &[Id] = &[("same", 0)];
        let merged: [Id; 7] = merged_ids(&[(A, 0), (B, 3), (C, 6)]);
        let expected = [("a", 3), ("b", 1), ("d", 0), ("d", 5), ("e", 4), ("same", 2), ("same", 6)];
        assert_eq!(merged, expected);
        assert!(!are_distinct(&merged) && are_distinct(A) && are_distinct(&[]));
        assert_eq!(id_of_earlier(&merged, 0, 3), None);
        assert_eq!(id_of_earlier(&merged, 3, 6), Some(("d", 0)));
        assert_eq!(id_of_earlier(&merged, 6, 7), Some(("same", 2)));
        let merged: [Id; 3] = merged_ids(&[(&[], 0), (A, 0), (&[], 3)]);
        assert_eq!(merged, A);
    }

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
