//! Progress: one line of a terminal that is written again and again, and nothing elsewhere.

use std::io::{IsTerminal, stderr};

use refusals_runtime::Untrusted;

/// Where progress is shown, if anywhere.
#[derive(Debug)]
pub(crate) struct Progress {
    is_shown: bool,
}

impl Progress {
    /// On standard error, if that is a terminal.
    pub(crate) fn on_stderr() -> Self {
        Self { is_shown: stderr().is_terminal() }
    }

    /// Shows what is going on, in place of what was.
    pub(crate) fn show(&self, what: &str) {
        if self.is_shown {
            // Short enough for any terminal: a line that wraps could not be taken back.
            eprint!("\r\x1b[K{}", Untrusted::new(what).cut(70).terminal());
        }
    }

    /// Takes the line back.
    pub(crate) fn clear(&self) {
        if self.is_shown {
            eprint!("\r\x1b[K");
        }
    }
}
