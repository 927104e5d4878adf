//! The published rules, held against a file that is committed.

use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::fmt::Write;

use crate::{RefusalRules, Untrusted};

/// The lock of an enum's rules: a line `id: reason` for each, sorted by id.
///
/// An id that is published is a promise: callers match on it. Commit the lock, and hold the enum against it
/// with [`Unlocked::check`] in a test.
///
/// ```
/// use refusals_runtime::eval::lock;
/// use refusals_runtime::refusal_rules;
///
/// #[refusal_rules]
/// enum SurveyRule {
///     /// That demographic cut is not defined for this study.
///     InvalidCut,
/// }
///
/// assert_eq!(lock::<SurveyRule>(), "invalid-cut: That demographic cut is not defined for this study.\n");
/// ```
#[must_use]
pub fn lock<R: RefusalRules>() -> String {
    let mut text = String::new();
    for (id, reason) in rules::<R>() {
        // Writing to a String does not fail.
        let _ = writeln!(text, "{id}: {reason}");
    }
    text
}

/// What a rule that the lock does not have is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Additions {
    /// Fine: callers learn of it from the card.
    Allowed,
    /// A difference too, so that the lock has every rule.
    Refused,
}

/// How an enum differs from its lock. Its text has a line for each difference.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Unlocked {
    differences: Vec<String>,
}

impl Unlocked {
    /// Holds an enum against its lock, line by line. Empty lines and those that begin with `#` do not count.
    ///
    /// # Errors
    ///
    /// Every difference.
    ///
    /// ```
    /// use refusals_runtime::eval::{Additions, Unlocked};
    /// use refusals_runtime::refusal_rules;
    ///
    /// #[refusal_rules]
    /// enum SurveyRule {
    ///     /// That demographic cut is not defined for this study.
    ///     UndefinedCut,
    /// }
    ///
    /// let lock = "invalid-cut: That demographic cut is not defined for this study.\n"; // or `include_str!`
    /// let error = Unlocked::check::<SurveyRule>(lock, Additions::Allowed).unwrap_err();
    /// assert_eq!(
    ///     error.to_string(),
    ///     "`invalid-cut` is published, and no rule has that id; `undefined-cut` has its reason\n"
    /// );
    /// ```
    pub fn check<R: RefusalRules>(lock: &str, additions: Additions) -> Result<(), Self> {
        let rules: BTreeMap<&str, &str> = rules::<R>().collect();
        let mut locked: BTreeMap<&str, &str> = BTreeMap::new();
        let mut differences = Vec::new();
        let mut differs = |difference: fmt::Arguments<'_>| differences.push(alloc::format!("{difference}"));
        // The lock is a file that anyone may have edited: nothing in it drives the terminal of the test.
        let shown = |text: &str| Untrusted::new(text).terminal();
        // A reason may end in white space of another kind.
        let lines = lock.lines().map(|line| line.trim_end_matches([' ', '\t', '\r']));
        for line in lines.filter(|line| !line.is_empty() && !line.starts_with('#')) {
            match line.split_once(": ") {
                Some((id, reason)) if !locked.contains_key(id) => drop(locked.insert(id, reason)),
                Some((id, _)) => differs(format_args!("`{}` is in the lock twice", shown(id))),
                None => differs(format_args!("the line \"{}\" of the lock is not `id: reason`", shown(line))),
            }
        }
        for (id, reason) in &locked {
            match rules.get(id) {
                Some(now) if now == reason => {}
                Some(now) => differs(format_args!(
                    "`{id}` has another reason: the lock says \"{}\", the enum \"{now}\"",
                    shown(reason)
                )),
                None => {
                    let id = shown(id);
                    let renamed =
                        rules.iter().find(|(other, now)| *now == reason && !locked.contains_key(*other));
                    match renamed {
                        Some((other, _)) => differs(format_args!(
                            "`{id}` is published, and no rule has that id; `{other}` has its reason"
                        )),
                        None => differs(format_args!("`{id}` is published, and no rule has that id")),
                    }
                }
            }
        }
        if additions == Additions::Refused {
            for (id, reason) in rules.iter().filter(|(id, _)| !locked.contains_key(*id)) {
                differs(format_args!("`{id}` is not in the lock: add the line `{id}: {reason}`"));
            }
        }
        if differences.is_empty() { Ok(()) } else { Err(Self { differences }) }
    }

    /// The differences, each in a sentence.
    #[must_use]
    pub fn differences(&self) -> &[String] {
        &self.differences
    }
}

impl fmt::Display for Unlocked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.differences.iter().try_for_each(|difference| writeln!(f, "{difference}"))
    }
}

impl core::error::Error for Unlocked {}

fn rules<R: RefusalRules>() -> impl Iterator<Item = (&'static str, &'static str)> {
    let rules: BTreeMap<_, _> = R::RULES.iter().map(|rule| (rule.id(), rule.reason())).collect();
    rules.into_iter()
}
