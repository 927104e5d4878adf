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
