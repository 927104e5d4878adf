//! Plots what was expected of an agent against what was seen: outcomes as JSON lines in, an SVG out.
//!
//! The outcomes are those that `probe --outcomes` writes, or any that `Confusion::from_jsonl` reads.

mod plot;

use std::error::Error;
use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser;
use refusals_runtime::Untrusted;
use refusals_runtime::eval::Confusion;

/// Plots what was expected of an agent against what was seen, and prints the table.
#[derive(Debug, Parser)]
#[command(version)]
struct Args {
    /// The outcomes, one a line, as `probe --outcomes` writes them.
    outcomes: PathBuf,
    /// The SVG to write.
    svg: PathBuf,
}

fn main() -> ExitCode {
    match run(&Args::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {}", Untrusted::new(error.to_string()).terminal());
            ExitCode::FAILURE
        }
    }
}

fn run(Args { outcomes, svg }: &Args) -> Result<(), Box<dyn Error>> {
    let file = fs::read_to_string(outcomes).map_err(|error| format!("{}: {error}", outcomes.display()))?;
    let confusion =
        Confusion::from_jsonl(&file).map_err(|error| format!("{}: {error}", outcomes.display()))?;
    fs::write(svg, plot::svg(&confusion)?).map_err(|error| format!("{}: {error}", svg.display()))?;
    print!("{confusion}");
    Ok(())
}
