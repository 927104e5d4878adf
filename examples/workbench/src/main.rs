//! The command line of the workbench.

use std::error::Error;
use std::io::{Write, stdout};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser;
use survey::program::exit;
use workbench::{Captured, Server};

/// Where the survey agent is, unless it is told otherwise.
const SURVEY_AGENT: &str = "http://127.0.0.1:8096";

/// A local web page that asks any A2A agent, and shows its rules, its answers and its refusals.
#[derive(Parser)]
#[command(version)]
struct Arguments {
    /// The port of the page; 0 takes a free one.
    #[arg(long, default_value_t = 8097)]
    port: u16,
    /// A directory of captured traffic. It is played by agents of their own, which the page offers.
    #[arg(long, value_name = "DIR")]
    captured: Option<PathBuf>,
}

#[tokio::main]
async fn main() -> ExitCode {
    exit(run(Arguments::parse()).await)
}

async fn run(Arguments { port, captured }: Arguments) -> Result<(), Box<dyn Error>> {
    let mut out = stdout();
    let mut agents = vec![SURVEY_AGENT.to_owned()];
    if let Some(directory) = captured {
        let captured =
            Captured::bind(&directory).await.map_err(|error| format!("{}: {error}", directory.display()))?;
        for agent in captured.agents() {
            writeln!(out, "Playing {agent}")?;
        }
        agents.extend(captured.agents());
        tokio::spawn(captured.run());
    }
    let server = Server::bind(port, agents).await?;
    writeln!(out, "Serving {}", server.url())?;
    server.run().await?;
    Ok(())
}
