//! What is measured: groups of cases that do the same, of which the first is what one would write without the
//! library.

mod find;
mod guard;
mod read;
mod remember;

use std::fmt;

/// Cases that do the same.
#[derive(Debug)]
pub struct Group {
    /// What they do.
    pub name: String,
    /// In how many ways. The first is what the others are compared with.
    pub cases: Vec<Case>,
}

/// One way to do it.
pub struct Case {
    /// The way.
    pub name: &'static str,
    prepare: Box<dyn Fn() -> Box<dyn Fn()>>,
}

impl fmt::Debug for Case {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

impl Group {
    fn new(name: impl Into<String>, cases: impl Into<Vec<Case>>) -> Self {
        Self { name: name.into(), cases: cases.into() }
    }
}

impl Case {
    /// A case that needs nothing beforehand.
    fn new<T>(name: &'static str, run: impl Fn() -> T + Copy + 'static) -> Self {
        Self::with(name, move || run)
    }

    /// A case that needs what `prepare` makes, which is not measured.
    fn with<T, R: Fn() -> T + 'static>(name: &'static str, prepare: impl Fn() -> R + 'static) -> Self {
        let prepare = move || -> Box<dyn Fn()> {
            let run = prepare();
            Box::new(move || {
                std::hint::black_box(run());
            })
        };
        Self { name, prepare: Box::new(prepare) }
    }

    /// What does it once, each time that it is called.
    #[must_use]
    pub fn prepare(&self) -> Box<dyn Fn()> {
        (self.prepare)()
    }
}

/// Everything that is measured.
#[must_use]
pub fn groups() -> Vec<Group> {
    [guard::groups(), find::groups(), read::groups(), remember::groups()].into_iter().flatten().collect()
}

/// The cases that callgrind can prepare in reasonable time: the places of each group and of the case in it.
#[must_use]
pub fn counted(groups: &[Group]) -> Vec<(usize, usize)> {
    let is_large = |group: &Group| ["10 MB", "refused"].iter().any(|word| group.name.contains(word));
    let counted = groups.iter().enumerate().filter(|(_, group)| !is_large(group));
    counted.flat_map(|(place, group)| (0..group.cases.len()).map(move |case| (place, case))).collect()
}
