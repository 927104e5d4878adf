//! The command line of the survey agent, which refuses by rule, and of a client for it.
//!
//! To read how the library is used: the crate `survey` (a tool with its rules and guards), `placement.rs` (a
//! second tool, in one file), `rules.rs` (the rules of both, with the card and the prompt), `agent.rs` (the
//! way from a message to its answer or refusal).

mod agent;
mod client;
mod demo;
mod placement;
mod request;
mod rules;
mod screen;
mod tasks;

use std::error::Error;
use std::fs;
use std::io::{Write, stdout};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Parser;
use survey::Study;
use survey::program::exit;
use survey::study::ANES_1996;

use crate::client::{Client, Outcome};
use crate::rules::{CARD, SYSTEM_PROMPT};
use crate::screen::Screen;

pub use crate::agent::Server;

const PORT: u16 = 8096;

/// An A2A agent over real survey data that refuses by rule.
#[derive(Parser)]
#[command(version)]
enum Command {
    /// Serve the agent on this machine.
    Serve {
        /// The port; 0 takes a free one.
        #[arg(long, default_value_t = PORT)]
        port: u16,
        /// Another data file of the same form.
        #[arg(long)]
        data: Option<PathBuf>,
    },
    /// Ask an agent, and show its answers and its refusals.
    Ask {
        /// Where the agent is, for example `http://127.0.0.1:8096`.
        url: String,
        /// For example `vote by party and age`. What the agent has refused is not asked again.
        #[arg(required = true)]
        questions: Vec<String>,
        /// Ask for a stream.
        #[arg(long)]
        stream: bool,
        /// Ask over this interface of the agent's card, counted from 1; by default, the one it prefers.
        #[arg(long)]
        interface: Option<NonZeroUsize>,
    },
    /// Serve the agent, ask it one question of each kind and check the outcomes.
    Demo,
    /// Print the agent's card.
    Card,
    /// Print the system prompt of a model that puts questions to the agent.
    Prompt,
}

/// Runs the program by its command line.
pub async fn main() -> ExitCode {
    exit(run(Command::parse()).await)
}

async fn run(command: Command) -> Result<(), Box<dyn Error>> {
    let mut out = stdout();
    match command {
        Command::Serve { port, data } => {
            let study = match data {
                Some(path) => read(&path).map_err(|error| format!("{}: {error}", path.display()))?,
                None => Study::read(ANES_1996)?,
            };
            let server = Server::bind(study, port).await?;
            writeln!(out, "Serving {}", server.url)?;
            server.run().await?;
        }
        Command::Ask { url, questions, stream, interface } => {
            let mut screen = Screen::new();
            let client = Client::connect(&url, interface, stream, &mut screen).await?;
            for question in questions {
                screen.line("")?;
                if let Outcome::Failed { why, .. } = client.ask(&question, &mut screen).await? {
                    return Err(why.into());
                }
            }
        }
        Command::Demo => demo::run(Study::read(ANES_1996)?, &mut Screen::new()).await?,
        // The file itself: the SDK's maps, which are served, keep no order.
        Command::Card => write!(out, "{CARD}")?,
        Command::Prompt => write!(out, "{SYSTEM_PROMPT}")?,
    }
    Ok(())
}

fn read(path: &Path) -> Result<Study, Box<dyn Error>> {
    Study::read(&fs::read(path)?)
}
