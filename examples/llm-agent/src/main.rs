//! The command line: asks a model about the survey, or runs the demo, which needs none.

use std::error::Error;
use std::io::stdout;
use std::process::ExitCode;

use clap::Parser;
use llm_agent::agent::SurveyAgent;
use llm_agent::demo;
use llm_agent::endpoint::connect;
use survey::Study;
use survey::program::exit;
use survey::study::ANES_1996;

/// A language-model agent over real survey data that refuses by rule.
#[derive(Parser)]
#[command(version)]
enum Command {
    /// Ask a model, and show its answer or its refusal.
    Ask {
        /// Where the model's endpoint is, for example `http://127.0.0.1:8080/v1`.
        #[arg(long, env = "OPENAI_BASE_URL")]
        url: String,
        /// What the endpoint calls the model.
        #[arg(long, env = "OPENAI_MODEL")]
        model: String,
        /// The endpoint's key, if it wants one. Other users of this machine can see it on a command line.
        #[arg(long, env = "OPENAI_API_KEY", default_value = "", hide_env_values = true)]
        key: String,
        /// For example `How did people vote, by education?`.
        question: String,
    },
    /// Hold conversations with a scripted model, on this machine alone, and check the outcomes.
    Demo,
}

#[tokio::main]
async fn main() -> ExitCode {
    exit(run(Command::parse()).await)
}

async fn run(command: Command) -> Result<(), Box<dyn Error>> {
    let mut out = stdout();
    match command {
        Command::Ask { url, model, key, question } => {
            let agent = SurveyAgent::new(connect(&url, &key, &model)?, Study::read(ANES_1996)?)?;
            agent.answer(&question).await?.show(&mut out)?;
        }
        Command::Demo => demo::run(&mut out).await?,
    }
    Ok(())
}
