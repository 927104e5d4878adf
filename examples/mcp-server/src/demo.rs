//! The demo: the server as a process of its own, a call of each kind, every outcome checked.

use std::env;
use std::error::Error;
use std::io::{self, Write};

use refusals_runtime::Untrusted;
use rmcp::ServiceExt;
use rmcp::model::{CallToolRequestParams, CallToolResult, ContentBlock, ErrorCode, Tool};
use rmcp::service::{RoleClient, RunningService, ServiceError};
use rmcp::transport::TokioChildProcess;
use serde_json::Value;
use survey::SurveyRule;
use survey::program::{conclude, indented};
use tokio::process::Command;

use crate::refused::META_KEY;

/// What a call must lead to.
#[derive(Debug)]
enum Outcome {
    Answer,
    Refusal(SurveyRule),
    /// A result that tells the model what to correct.
    Malformed,
    /// A protocol error with this code.
    Error(ErrorCode),
}

/// The tool, its arguments, and the outcome.
const CALLS: &[(&str, &str, Outcome)] = &[
    ("tabulate", r#"{"measure":"vote","by":["educ"]}"#, Outcome::Answer),
    ("tabulate", r#"{"measure":"vote","by":["party","news"]}"#, Outcome::Refusal(SurveyRule::SegMix)),
    ("tabulate", r#"{"measure":"vote","by":["shoe size"]}"#, Outcome::Refusal(SurveyRule::InvalidCut)),
    ("tabulate", r#"{"measure":"vote","by":["educ","age"]}"#, Outcome::Refusal(SurveyRule::SmallCell)),
    ("tabulate", r#"{"measure":"vote"}"#, Outcome::Malformed),
    ("predict", r#"{"measure":"vote","by":["educ"]}"#, Outcome::Error(ErrorCode::INVALID_PARAMS)),
];

/// Runs the demo; an error if any outcome is not the expected one.
pub(crate) async fn run(out: &mut impl Write) -> Result<(), Box<dyn Error>> {
    let mut server = Command::new(env::current_exe()?);
    server.arg("serve");
    let client = ().serve(TokioChildProcess::new(server)?).await?;

    let mut unexpected = 0;
    let info = client.peer_info();
    let instructions = info.as_ref().and_then(|info| info.instructions.as_deref()).unwrap_or_default();
    writeln!(out, "INSTRUCTIONS")?;
    show(instructions, out)?;
    if !instructions.contains(SurveyRule::PROMPT) {
        writeln!(out, "UNEXPECTED: the rules should have been among them")?;
        unexpected += 1;
    }
    let tools = client.list_all_tools().await?;
    show_tools(&tools, out)?;
    if tools.iter().map(|tool| &*tool.name).ne(["tabulate"]) {
        writeln!(out, "UNEXPECTED: there should have been one tool")?;
        unexpected += 1;
    }
    for (tool, arguments, outcome) in CALLS {
        writeln!(out, "\n> {tool} {arguments}")?;
        let result = call(&client, tool, arguments).await?;
        match &result {
            Ok(result) => show_result(result, out)?,
            Err(error) => writeln!(out, "PROTOCOL ERROR: {}", Untrusted::new(error.to_string()).terminal())?,
        }
        if !outcome.is(&result) {
            writeln!(out, "UNEXPECTED: this should have been {outcome:?}")?;
            unexpected += 1;
        }
    }
    // Ends the process too.
    client.cancel().await?;
    conclude(unexpected, out)
}

/// Calls the tool once: a refusal is an answer, and not to be retried.
async fn call(
    client: &RunningService<RoleClient, ()>,
    tool: &'static str,
    arguments: &str,
) -> serde_json::Result<Result<CallToolResult, ServiceError>> {
    let call = CallToolRequestParams::new(tool).with_arguments(serde_json::from_str(arguments)?);
    Ok(client.call_tool(call).await)
}

impl Outcome {
    fn is(&self, result: &Result<CallToolResult, ServiceError>) -> bool {
        match (self, result) {
            (Self::Answer, Ok(result)) => {
                result.is_error != Some(true)
                    && result.structured_content.is_some()
                    && refusal(result).is_none()
            }
            (Self::Refusal(rule), Ok(result)) => {
                result.is_error == Some(true)
                    && result.structured_content.is_none()
                    && refusal(result).is_some_and(|data| data["rule"] == rule.id())
                    && texts(result).any(|text| text.contains(rule.id()) && text.contains(rule.reason()))
            }
            (Self::Malformed, Ok(result)) => result.is_error == Some(true) && refusal(result).is_none(),
            (Self::Error(code), Err(ServiceError::McpError(error))) => error.code == *code,
            _ => false,
        }
    }
}

/// The machine-readable refusal in a result, if there is one.
fn refusal(result: &CallToolResult) -> Option<&Value> {
    result.meta.as_ref()?.0.get(META_KEY)
}

fn texts(result: &CallToolResult) -> impl Iterator<Item = &str> {
    result.content.iter().filter_map(ContentBlock::as_text).map(|text| &*text.text)
}

fn show_tools(tools: &[Tool], out: &mut impl Write) -> io::Result<()> {
    for tool in tools {
        writeln!(out, "\nTOOL {}", Untrusted::new(&*tool.name).terminal())?;
        show(tool.description.as_deref().unwrap_or_default(), out)?;
        show(&format!("arguments: {}", tool.schema_as_json_value()), out)?;
    }
    Ok(())
}

fn show_result(result: &CallToolResult, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "{}", if result.is_error == Some(true) { "RESULT, isError" } else { "RESULT" })?;
    texts(result).try_for_each(|text| show(text, out))?;
    if let Some(data) = &result.structured_content {
        // As much of it as a line of the terminal holds.
        let data = Untrusted::new(format!("structuredContent: {data}"));
        indented(&data.cut(92), out)?;
    }
    match refusal(result) {
        Some(data) => show(&format!("_meta: {{\"{META_KEY}\":{data}}}"), out),
        None => Ok(()),
    }
}

/// Indented, so that no line of the server's can pass for one of the demo's.
fn show(text: &str, out: &mut impl Write) -> io::Result<()> {
    indented(&Untrusted::new(text), out)
}
