//! The agent: the model with its tools, and the run that ends at the first refusal.

use std::error::Error;
use std::fmt;
use std::sync::{Arc, OnceLock};

use refusals_runtime::Refusal;
use rig_agent::agent::{AgentHook, HookContext, OutcomeAction, OutcomeEvent};
use rig_agent::completion::PromptError;
use rig_agent::{Agent, AgentBuilder};
use rig_core::DynModel;
use rig_core::message::EmptyToolName;
use rig_core::operation::Completion;
use rig_core::tool::ToolResult;
use survey::Study;

use crate::reply::Reply;
use crate::rules::{AgentRule, SYSTEM_PROMPT};
use crate::tools::{Tabulate, refusal, refuse};

/// How often the model may be called for one question. It has to end at some point, even if the model
/// never does.
pub const MAX_TURNS: usize = 6;

/// A model that answers questions about the survey with the tools.
pub struct SurveyAgent(Agent);

impl SurveyAgent {
    /// Puts the model in front of the tools.
    ///
    /// # Errors
    ///
    /// If a tool has no name, which does not happen.
    pub fn new(model: impl Into<DynModel<Completion>>, study: Study) -> Result<Self, EmptyToolName> {
        let agent = AgentBuilder::new(model)
            .preamble(SYSTEM_PROMPT)
            .default_max_turns(MAX_TURNS)
            .tool(Tabulate(study))
            .dynamic_tool(refuse()?)
            .build();
        Ok(Self(agent))
    }

    /// The whole path of a question. A refusal ends it, whether a guard or the model refused: the model is
    /// not asked again, and what else it said is not passed on.
    ///
    /// # Errors
    ///
    /// What failed on the way: the connection, the endpoint, or a model that came to no end.
    pub async fn answer(&self, question: &str) -> Result<Reply, Failure> {
        let refused = StopAtRefusal::default();
        let run = self.0.prompt(question).add_hook(refused.clone()).await;
        // Before the result: the hook stops a run by an error, which this is not.
        if let Some(refusal) = refused.0.get() {
            return Ok(Reply::Refused(refusal.clone()));
        }
        let answer = run.map_err(|error| Failure::Run(Box::new(error)))?.output();
        if answer.trim().is_empty() { Err(Failure::Silence) } else { Ok(Reply::Answer(answer)) }
    }
}

impl fmt::Debug for SurveyAgent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SurveyAgent").finish_non_exhaustive()
    }
}

/// Stops a run at a refusal and keeps it. One run has one of these, so that questions which are asked at
/// the same time do not get each other's refusals.
#[derive(Clone, Default)]
struct StopAtRefusal(Arc<OnceLock<Refusal<AgentRule>>>);

impl AgentHook for StopAtRefusal {
    async fn on_outcome(&self, _: &HookContext, event: OutcomeEvent<'_>) -> OutcomeAction {
        let Some(error) = event.tool_result().and_then(ToolResult::refusal) else {
            return OutcomeAction::proceed();
        };
        if let Some(refusal) = refusal(error) {
            self.0.get_or_init(|| refusal.clone());
        }
        OutcomeAction::stop(error.message())
    }
}

/// Why there is neither an answer nor a refusal.
#[derive(Debug)]
pub enum Failure {
    /// The endpoint can't be reached, answers with an error, or the model does not end.
    Run(Box<PromptError>),
    /// The model ended without a word.
    Silence,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Run(error) => error.fmt(f),
            Self::Silence => f.write_str("the model said nothing"),
        }
    }
}

impl Error for Failure {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Self::Run(error) => error.source(),
            Self::Silence => None,
        }
    }
}
