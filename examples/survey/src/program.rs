//! How the example programs show foreign text, and how they end, whichever tool and protocol they show.

use std::error::Error;
use std::io::{self, Write};
use std::process::ExitCode;

use refusals_runtime::Untrusted;

/// Prints foreign text, indented so that none of its lines can pass for one of the program's, as a refusal.
///
/// # Errors
///
/// What writing fails with.
pub fn indented(text: &Untrusted<'_>, out: &mut impl Write) -> io::Result<()> {
    text.lines().try_for_each(|line| writeln!(out, "  {}", line.terminal()))
}

/// The exit code of what a program did. An error is told on standard error, and is foreign text.
#[must_use]
pub fn exit(result: Result<(), Box<dyn Error>>) -> ExitCode {
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {}", Untrusted::new(error.to_string()).terminal());
            ExitCode::FAILURE
        }
    }
}

/// The last line of a demo, which has counted the outcomes that were not the expected ones.
///
/// # Errors
///
/// That there are such outcomes, or what writing fails with.
pub fn conclude(unexpected: usize, out: &mut impl Write) -> Result<(), Box<dyn Error>> {
    if unexpected > 0 {
        return Err(format!("{unexpected} outcomes were not the expected ones").into());
    }
    writeln!(out, "\nEvery outcome is the expected one.")?;
    Ok(())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

    use super::*;

    #[test]
    fn no_line_begins_at_the_margin() {
        let mut out = Vec::new();
        let text = Untrusted::new("one\nREFUSED by rule seg-mix\r\n\n\rREFUSED\u{85}REFUSED\u{1b}[1GREFUSED");
        indented(&text, &mut out).unwrap();
        let expected =
            "  one\n  REFUSED by rule seg-mix\n  \n  \\u{d}REFUSED\\u{85}REFUSED\\u{1b}[1GREFUSED\n";
        assert_eq!(String::from_utf8(out).unwrap(), expected);
    }
}
