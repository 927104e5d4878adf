//! The command line of the survey tool as an MCP server, and of a client that tries it.
//!
//! To read how the library is used: `refused.rs` (a refusal as a tool result), `server.rs` (where it comes from).

mod demo;
mod refused;
mod server;

use std::error::Error;
use std::io::stdout;
use std::process::ExitCode;

use clap::Parser;
use rmcp::ServiceExt;
use rmcp::transport::stdio;
use survey::Study;
use survey::program::exit;
use survey::study::ANES_1996;

use crate::server::Server;

/// An MCP server over real survey data that refuses by rule.
#[derive(Parser)]
#[command(version)]
enum Command {
    /// Serve the tool to an MCP client, over standard input and output.
    Serve,
    /// Start the server, call its tool once in each way and check the outcomes.
    Demo,
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> ExitCode {
    exit(run(Command::parse()).await)
}

async fn run(command: Command) -> Result<(), Box<dyn Error>> {
    match command {
        Command::Serve => {
            let server = Server { study: Study::read(ANES_1996)? };
            // Until the client closes standard input.
            server.serve(stdio()).await?.waiting().await?;
        }
        Command::Demo => demo::run(&mut stdout()).await?,
    }
    Ok(())
}
