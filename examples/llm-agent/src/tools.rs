//! The two tools of the model, and a refusal as rig's own kind of refusal.

use std::error::Error;
use std::fmt;

use refusals_runtime::Refusal;
use rig_core::message::{EmptyToolName, ToolName};
use rig_core::tool::{DynamicTool, PortableTool, ToolExecutionError, ToolOutput};
use serde_json::Value;
use survey::study::VARIABLES;
use survey::{CutRequest, Study, tabulate};

use crate::rules::AgentRule;

/// The tool `tabulate`, which the guards of its rules stand in front of.
#[derive(Debug)]
pub struct Tabulate(pub Study);

impl PortableTool for Tabulate {
    const NAME: &'static str = "tabulate";
    type Args = CutRequest;
    type Output = Value;
    type Error = ToolExecutionError;

    fn description(&self) -> String {
        "Counts the vote of the respondents, cut by one or more variables.".into()
    }

    fn parameters(&self) -> Value {
        let variables: Vec<_> = VARIABLES.iter().map(|variable| variable.id).collect();
        CutRequest::schema(&format!("The variables to cut by. Defined: {}.", variables.join(", "))).into()
    }

    /// `survey::tabulate` runs the guards first. What they refuse is not tabulated.
    async fn call(&self, request: CutRequest) -> Result<Value, ToolExecutionError> {
        match tabulate(&self.0, &request) {
            Ok(table) => Ok(table.data()),
            Err(refusal) => Err(refused(refusal.into())),
        }
    }
}

/// The tool `refuse`: how the model says that a rule applies.
///
/// It ends in a refusal, as a guard does. A call that names no rule is not one: the model is told what is
/// wrong with it, and may correct it.
///
/// # Errors
///
/// If the tool has no name, which does not happen.
pub fn refuse() -> Result<DynamicTool, EmptyToolName> {
    let tool = AgentRule::refuse_tool();
    let call = |arguments: Value| {
        Err(match AgentRule::refusal_from_call(&arguments) {
            Ok(refusal) => refused(refusal),
            Err(error) => ToolExecutionError::invalid_args(error.to_string()),
        })
    };
    let name = ToolName::new(tool.name())?;
    Ok(DynamicTool::new(name, tool.description(), tool.input_schema(), move |arguments| {
        Box::pin(std::future::ready(call(arguments)))
    }))
}

/// A refusal as rig knows it: intended, and not to be retried.
#[must_use]
pub fn refused(refusal: Refusal<AgentRule>) -> ToolExecutionError {
    ToolExecutionError::refused(refusal.reason())
        .with_code(refusal.id())
        .with_model_output(ToolOutput::json(refusal.data().into()))
        .with_source(Carried(refusal))
}

/// The agent's refusal inside of rig's, if it came from one of the tools above.
#[must_use]
pub fn refusal(error: &ToolExecutionError) -> Option<&Refusal<AgentRule>> {
    error.downcast_ref().map(|Carried(refusal)| refusal)
}

/// Takes the typed refusal through rig, where only an error can travel. It does not leave this module.
#[derive(Debug)]
struct Carried(Refusal<AgentRule>);

impl fmt::Display for Carried {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Error for Carried {}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

    use rig_core::tool::ToolErrorKind;

    use super::*;

    #[test]
    fn a_refusal_is_one_to_rig() {
        let expected = AgentRule::VotingAdvice.refuse().because("Asked for a candidate.");
        let error = refused(expected.clone());
        assert!(error.is_refusal());
        assert_eq!((error.kind(), error.retryable()), (ToolErrorKind::PermissionDenied, Some(false)));
        assert_eq!(error.code(), Some("voting-advice"));
        assert_eq!(error.model_output().as_json(), Some(&expected.data().into()));
        assert_eq!(refusal(&error), Some(&expected));
        // A refusal of another tool is none of this agent's rules.
        assert_eq!(refusal(&ToolExecutionError::refused("no")), None);
    }
}
