//! What the generated code names, and nobody else may.

pub use alloc::vec::Vec;
use core::cmp::Ordering;

pub use core::borrow::Borrow;
pub use core::marker::Sized;
pub use core::option::Option;
pub use core::primitive::{str, usize};
pub use core::result::Result;

#[cfg(feature = "macros")]
pub use refusals_macros::RefusalRules;

use crate::{CardExtension, Refusal, RefusalRules as Rules, Rule};

/// `Rule` has no public constructor: its ids are those of an enum.
#[must_use]
pub const fn rule(id: &'static str, reason: &'static str) -> Rule {
    Rule::new(id, reason)
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

/// Adds the refusal of a guard that refuses.
pub fn keep<R: Rules>(refusals: &mut Vec<Refusal<R>>, guarded: Result<(), Refusal<R>>) {
    refusals.extend(guarded.err());
}

/// The place of `id` in `sorted`, or `None` if it is not there.
#[must_use]
pub const fn position(sorted: &[&str], id: &str) -> Option<usize> {
    let mut first = 0;
    let mut rest = sorted;
    loop {
        let (low, high) = rest.split_at(rest.len() / 2);
        let [middle, high @ ..] = high else { return None };
        match compare(id.as_bytes(), middle.as_bytes()) {
            Ordering::Equal => return Some(first + low.len()),
            Ordering::Less => rest = low,
            Ordering::Greater => {
                first += low.len() + 1;
                rest = high;
            }
        }
    }
}

/// `Ord::cmp`, which is not `const`.
const fn compare(mut a: &[u8], mut b: &[u8]) -> Ordering {
    loop {
        match (a, b) {
            ([], []) => return Ordering::Equal,
            ([], _) => return Ordering::Less,
            (_, []) => return Ordering::Greater,
            ([x, after_x @ ..], [y, after_y @ ..]) => {
                if *x != *y {
                    return if *x < *y { Ordering::Less } else { Ordering::Greater };
                }
                a = after_x;
                b = after_y;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::position;

    #[test]
    fn position_finds_every_id_and_no_other() {
        let sorted = ["a", "a-b", "ab", "b", "ba", "seg-mix"];
        for length in 0..=sorted.len() {
            let (sorted, absent) = sorted.split_at(length);
            for (place, id) in sorted.iter().enumerate() {
                assert_eq!(position(sorted, id), Some(place), "{id} of {sorted:?}");
            }
            for id in absent.iter().chain(&["", "A", "a-", "c", "seg-mi", "seg-mixx", "ß"]) {
                assert_eq!(position(sorted, id), None, "{id} of {sorted:?}");
            }
        }
    }
}
