//! A command-line program that proves from the outside whether an A2A agent keeps Refusals v1.
//!
//! To read how the library is used: `verdict.rs` (one exchange against the clauses of the standard),
//! `findings.rs` (all exchanges as one report), `channel.rs` (what the crate `ask` is told to send where).

mod args;
mod breach;
mod cases;
mod channel;
mod findings;
mod junit;
mod machine;
mod outcomes;
mod probe;
mod progress;
mod receive;
mod text;
mod verdict;

use std::error::Error;
use std::fs;
use std::io::{IsTerminal, Write, stdout};
use std::process::ExitCode;

use clap::Parser;
use refusals_runtime::Untrusted;
use refusals_runtime::render::Palette;

use crate::args::{Args, Format};
use crate::findings::{Conclusion, Findings};
use crate::probe::Probe;
use crate::progress::Progress;

// One thread does: the requests go out one after the other.
#[tokio::main(flavor = "current_thread")]
async fn main() -> ExitCode {
    match run(&Args::parse()).await {
        Ok(conclusion) => conclusion.exit_code(),
        Err(error) => {
            eprintln!("error: {}", Untrusted::new(error.to_string()).terminal());
            Conclusion::NotProbed.exit_code()
        }
    }
}

async fn run(args: &Args) -> Result<Conclusion, Box<dyn Error>> {
    let cases = args.cases()?;
    let http = args.http()?;
    let progress = Progress::on_stderr();
    let probe = Probe { http, cases, interfaces: args.interface.clone(), limit: args.max_bytes };
    let findings = probe.run(&args.url, &progress).await.requiring_all_rules(args.all_rules);

    if let Some(path) = &args.outcomes {
        fs::write(path, outcomes::jsonl(&findings))
            .map_err(|error| format!("{}: {error}", path.display()))?;
    }
    let mut out = stdout();
    let palette = if out.is_terminal() { Palette::from_env() } else { Palette::PLAIN };
    out.write_all(shown(&findings, args.format, &palette).as_bytes())?;
    Ok(findings.conclusion())
}

fn shown(findings: &Findings, format: Format, palette: &Palette) -> String {
    match format {
        Format::Text => text::of(findings, palette),
        Format::Json => machine::pretty(&machine::of(findings)),
        Format::Junit => junit::of(findings),
    }
}
