//! A fault in a file.

use super::source::{Place, Source};

/// What is wrong in a file.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Fault {
    /// The index of the rule whose variant it concerns; if there is none, it concerns the file.
    pub(crate) rule: Option<usize>,
    pub(crate) place: Place,
    /// One line or several, without the file's name.
    pub(crate) message: String,
}

impl Source<'_> {
    /// A fault of the file at a part.
    pub(super) fn fault(&self, part: &str, message: impl Into<String>) -> Fault {
        Fault { rule: None, place: self.place(part), message: message.into() }
    }
}
