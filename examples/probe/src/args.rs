//! The command line.

use std::error::Error;
use std::fs;
use std::path::PathBuf;
use std::time::Duration;

use ask::{AskError, Http, Reach};
use clap::{Parser, ValueEnum};

use crate::cases::Case;
use crate::channel::Dialect;

/// Proves from the outside whether an A2A agent keeps Refusals v1.
///
/// Sends each request over every interface of the agent's card, whole and streamed. The exit status is 0 if the
/// agent is conformant, 1 if it is not or not shown to be, and 2 if it could not be probed.
// No `Debug`: the headers are credentials.
#[derive(Parser)]
#[command(version)]
pub(crate) struct Args {
    /// Where the agent or its card is, for example `http://127.0.0.1:8096`.
    pub(crate) url: String,
    /// A request that must be refused, and the rule that must refuse it.
    #[arg(long, value_name = "RULE=REQUEST", value_parser = Case::provocation)]
    provoke: Vec<Case>,
    /// A request that must be answered.
    #[arg(long, value_name = "REQUEST")]
    must_answer: Vec<String>,
    /// A file of cases, one a line: `{"request":"…","expected":"rule"}`, with null for an answer.
    #[arg(long, value_name = "FILE")]
    cases: Vec<PathBuf>,
    /// Take the agent for unproven as long as a rule of its card is not provoked.
    #[arg(long)]
    pub(crate) all_rules: bool,
    /// Use these interfaces of the card only.
    #[arg(long, value_enum)]
    pub(crate) interface: Vec<Dialect>,
    /// Follow the card to other hosts and ports, with the headers too.
    #[arg(long)]
    anywhere: bool,
    /// A header for every request, for example a credential. Other users of this machine can see it here: a file
    /// is read from `@FILE`, one header a line.
    #[arg(long, value_name = "NAME: VALUE")]
    header: Vec<String>,
    /// How long one reply may take, in seconds.
    #[arg(long, value_name = "SECONDS", default_value = "30", value_parser = seconds)]
    timeout: Duration,
    /// How large one reply may be.
    #[arg(long, value_name = "BYTES", default_value_t = 16 << 20)]
    pub(crate) max_bytes: usize,
    /// The form of the report.
    #[arg(long, value_enum, default_value_t)]
    pub(crate) format: Format,
    /// Write what was expected and what was seen to this file, one exchange a line.
    #[arg(long, value_name = "FILE")]
    pub(crate) outcomes: Option<PathBuf>,
}

/// The form of a report.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, ValueEnum)]
pub(crate) enum Format {
    /// For a reader.
    #[default]
    Text,
    /// For a program.
    Json,
    /// For a CI server.
    Junit,
}

impl Args {
    /// The cases of the command line and of the files.
    pub(crate) fn cases(&self) -> Result<Vec<Case>, Box<dyn Error>> {
        let mut cases = self.provoke.clone();
        cases.extend(self.must_answer.iter().map(Case::must_answer));
        for path in &self.cases {
            let here = |error: &dyn Error| format!("{}: {error}", path.display());
            let file = fs::read_to_string(path).map_err(|error| here(&error))?;
            cases.extend(Case::from_jsonl(&file).map_err(|error| here(&error))?);
        }
        Ok(cases)
    }

    /// The HTTP client, with its limits and headers.
    pub(crate) fn http(&self) -> Result<Http, Box<dyn Error>> {
        let reach = if self.anywhere { Reach::Anywhere } else { Reach::SameOrigin };
        let mut http = Http::new()?.timeout(self.timeout).max_body(self.max_bytes).reach(reach);
        for header in &self.header {
            match header.strip_prefix('@') {
                None => http = with_header(http, header)?,
                Some(path) => {
                    let file = fs::read_to_string(path).map_err(|error| format!("{path}: {error}"))?;
                    for line in file.lines().filter(|line| !line.trim().is_empty()) {
                        http = with_header(http, line)?;
                    }
                }
            }
        }
        Ok(http)
    }
}

/// Not a parser of `clap`, whose errors quote what they can't parse: it may be a credential.
fn with_header(http: Http, header: &str) -> Result<Http, AskError> {
    let (name, value) = header.split_once(':').ok_or(AskError::Header)?;
    http.header(name.trim(), value.trim())
}

fn seconds(text: &str) -> Result<Duration, String> {
    let seconds = text.parse::<f64>().ok().and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    seconds.filter(|seconds| !seconds.is_zero()).ok_or_else(|| "not a number of seconds".into())
}
