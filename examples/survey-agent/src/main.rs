//! The program: see the library's first lines.

use std::process::ExitCode;

#[tokio::main]
async fn main() -> ExitCode {
    survey_agent::main().await
}
