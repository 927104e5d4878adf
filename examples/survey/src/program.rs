//! How the example programs end, whichever tool and protocol they show.

use std::error::Error;
use std::io::Write;
use std::process::ExitCode;

use crate::terminal;

/// The exit code of what a program did. An error is told on standard error, and is foreign text.
#[must_use]
pub fn exit(result: Result<(), Box<dyn Error>>) -> ExitCode {
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {}", terminal::line(&error.to_string()));
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
