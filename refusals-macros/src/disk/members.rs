//! The enums seen so far and the files that they have written, remembered while files are mended and only
//! then, until the compiler ends.
//!
//! The macro sees one enum at a time, and a union does not spell out its members' rules. The compiler
//! compares them, but it cannot write. So a union's files are written as soon as enums of its members'
//! names have been seen. Names are all that the macro has: a `use … as` may lead the compiler to another
//! enum. It says so in its comparison, and what was in the file is kept.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use crate::model::{Model, Variant};
use crate::rule_text::RuleText;

/// A rule that outlives its enum.
#[derive(Clone, PartialEq)]
struct OwnedRule {
    id: String,
    reason: String,
    allowed: Vec<String>,
}

#[derive(Clone, PartialEq)]
enum Part {
    Rule(OwnedRule),
    /// The name of another enum.
    Member(String),
}

/// What is done with the rules of a union when all are known.
type Task = Box<dyn Fn(&[RuleText]) + Send>;

#[derive(Default)]
struct Seen {
    /// `None` for a name that several enums have: either may be meant.
    enums: HashMap<String, Option<Vec<Part>>>,
    waiting: Vec<(String, Task)>,
    /// The enum that a file is held to.
    files: HashMap<PathBuf, (String, Vec<Part>)>,
}

static SEEN: Mutex<Option<Seen>> = Mutex::new(None);

/// Remembers an enum, and does what waits for it.
pub(super) fn remember(model: &Model) {
    with_seen(|seen| {
        let parts: Vec<_> = model.variants.iter().map(Part::of).collect();
        seen.enums
            .entry(model.ident.to_string())
            .and_modify(|known| {
                if known.as_ref() != Some(&parts) {
                    *known = None;
                }
            })
            .or_insert(Some(parts));
        seen.work();
    });
}

/// Claims a file for an enum. `Err` is the name of another that has it: each would undo the other's rules.
pub(super) fn claim(path: &Path, model: &Model) -> Result<(), String> {
    let path = path.canonicalize().unwrap_or_else(|_| path.to_owned());
    let parts: Vec<_> = model.variants.iter().map(Part::of).collect();
    let claimant = (model.ident.to_string(), parts);
    with_seen(|seen| {
        let owner = seen.files.entry(path).or_insert_with(|| claimant.clone());
        if *owner == claimant { Ok(()) } else { Err(owner.0.clone()) }
    })
}

/// Does something with all rules of a union, now or when its last member is seen. `true` if it was now.
pub(super) fn when_known(model: &Model, task: impl Fn(&[RuleText]) + Send + 'static) -> bool {
    let name = model.ident.to_string();
    with_seen(|seen| {
        seen.waiting.push((name.clone(), Box::new(task)));
        seen.work();
        seen.waiting.iter().all(|(waiting, _)| *waiting != name)
    })
}

fn with_seen<T>(act: impl FnOnce(&mut Seen) -> T) -> T {
    // What another thread left half done is a list that lacks an entry, at worst.
    let mut seen = SEEN.lock().unwrap_or_else(PoisonError::into_inner);
    act(seen.get_or_insert_default())
}

impl OwnedRule {
    fn of(RuleText { id, reason, allowed }: RuleText) -> Self {
        Self { id: id.to_owned(), reason: reason.to_owned(), allowed: allowed.to_owned() }
    }

    fn text(&self) -> RuleText<'_> {
        RuleText { id: &self.id, reason: &self.reason, allowed: &self.allowed }
    }
}

impl Part {
    fn of(variant: &Variant) -> Self {
        match variant {
            Variant::Rule(rule) => Self::Rule(OwnedRule::of(rule.text())),
            Variant::Member(member) => {
                let path = member.written();
                Self::Member(path.rsplit("::").next().unwrap_or_default().to_owned())
            }
        }
    }
}

impl Seen {
    fn work(&mut self) {
        for (name, task) in std::mem::take(&mut self.waiting) {
            match self.rules(&name, 0) {
                Some(rules) => task(&rules),
                None => self.waiting.push((name, task)),
            }
        }
    }

    /// All rules of an enum, if all are known.
    fn rules(&self, name: &str, depth: usize) -> Option<Vec<RuleText<'_>>> {
        // An enum that holds itself does not compile; it must not keep the macro from saying so.
        if depth > 64 {
            return None;
        }
        let mut rules = Vec::new();
        for part in self.enums.get(name)?.as_ref()? {
            match part {
                Part::Rule(rule) => rules.push(rule.text()),
                Part::Member(member) => rules.extend(self.rules(member, depth + 1)?),
            }
        }
        Some(rules)
    }
}
