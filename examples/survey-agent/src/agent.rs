//! The agent: the tools behind the A2A protocol, with their card and their routes.

use std::future::ready;
use std::io;
use std::sync::Arc;

use a2a::{
    A2AError, AgentCard, AgentInterface, Artifact, Message, Part, SVC_PARAM_EXTENSIONS, StreamResponse,
    TRANSPORT_PROTOCOL_HTTP_JSON, TRANSPORT_PROTOCOL_JSONRPC, Task, TaskState, TaskStatus, new_artifact_id,
};
use a2a_server::agent_card::agent_card_router;
use a2a_server::jsonrpc::jsonrpc_router;
use a2a_server::rest::rest_router;
use a2a_server::{AgentExecutor, DefaultRequestHandler, ExecutorContext, StaticAgentCard};
use axum::Router;
use axum::extract::Request as HttpRequest;
use axum::http::HeaderValue;
use axum::middleware::{Next, from_fn};
use axum::response::Response;
use futures::StreamExt;
use futures::stream::{self, BoxStream};
use refusals_runtime::{EXTENSION_URI, Stop};
use serde_json::Value;
use survey::{Malformed, Study, Table, tabulate};
use tokio::net::TcpListener;

use crate::placement::{Distribution, Placement, PlacementRule};
use crate::request::Request;
use crate::rules::{AgentRule, CARD};
use crate::tasks::AnsweredTasks;

const TEXT: &str = "text/plain";
const JSON: &str = "application/json";

/// What a request looks like, for whoever sends what is none.
const EXAMPLES: &str = "`vote by party and age`, or `placement of clinton`";

/// The tools, and the executor that the SDK calls with each message.
struct SurveyAgent {
    study: Study,
}

impl SurveyAgent {
    /// The whole path of a request. `?` carries what fails and what is refused, and keeps them apart; on
    /// its way a tool's refusal becomes the agent's.
    fn answer(&self, message: &Message) -> Result<Answer, Stop<AgentRule, Malformed>> {
        Ok(match Request::read(message)? {
            Request::Cut(request) => Answer::Table(tabulate(&self.study, &request)?),
            Request::Placement(request) => {
                let placement = PlacementRule::admit(&self.study, Placement::count(&self.study, request))?;
                Answer::Distribution(Distribution::release(placement))
            }
        })
    }

    fn respond(&self, context: ExecutorContext) -> Result<StreamResponse, A2AError> {
        let message = context.message.ok_or_else(|| A2AError::invalid_params("there is no message"))?;
        match self.answer(&message) {
            Ok(answer) => Ok(StreamResponse::Task(Task {
                id: context.task_id,
                context_id: context.context_id,
                // The answer is there at once, so its task starts and ends in one event.
                status: TaskStatus { state: TaskState::Completed, message: None, timestamp: None },
                artifacts: Some(vec![answer.artifact()]),
                history: Some(vec![message]),
                metadata: None,
            })),
            // A refusal is a successful reply: a message with the refusal's Parts and nothing else. It starts
            // no task, so the conversation stays open for a request that can be answered.
            Err(Stop::Refused(refusal)) => {
                Ok(StreamResponse::Message(refusal.to_message(context.context_id)))
            }
            Err(Stop::Failed(malformed)) => {
                Err(A2AError::invalid_params(format!("{malformed}; ask for example {EXAMPLES}")))
            }
        }
    }
}

/// What a tool has released.
enum Answer {
    Table(Table),
    Distribution(Distribution),
}

impl Answer {
    fn artifact(&self) -> Artifact {
        let (name, text, data): (_, _, Value) = match self {
            Self::Table(table) => ("cross-tabulation", table.to_string(), table.data()),
            Self::Distribution(distribution) => ("placement", distribution.to_string(), distribution.data()),
        };
        Artifact {
            artifact_id: new_artifact_id(),
            name: Some(name.into()),
            description: None,
            parts: vec![Part::text(text).with_media_type(TEXT), Part::data(data).with_media_type(JSON)],
            metadata: None,
            extensions: None,
        }
    }
}

impl AgentExecutor for SurveyAgent {
    fn execute(&self, context: ExecutorContext) -> BoxStream<'static, Result<StreamResponse, A2AError>> {
        stream::once(ready(self.respond(context))).boxed()
    }

    fn cancel(&self, context: ExecutorContext) -> BoxStream<'static, Result<StreamResponse, A2AError>> {
        stream::once(ready(Err(A2AError::task_not_cancelable(&context.task_id)))).boxed()
    }
}

/// The card of an agent that is reached at `url`: the file, which the compiler holds to the rules, with
/// what is known only when the agent runs.
pub(crate) fn card(url: &str) -> Result<AgentCard, serde_json::Error> {
    let mut card: AgentCard = serde_json::from_str(CARD)?;
    card.supported_interfaces = vec![
        AgentInterface::new(format!("{url}/jsonrpc"), TRANSPORT_PROTOCOL_JSONRPC),
        AgentInterface::new(format!("{url}/rest"), TRANSPORT_PROTOCOL_HTTP_JSON),
    ];
    Ok(card)
}

/// The agent at an address of this machine, ready to run.
#[derive(Debug)]
pub struct Server {
    /// Where it is.
    pub url: String,
    listener: TcpListener,
    router: Router,
}

impl Server {
    /// Takes a port, a free one if it is 0. Only this machine can reach it.
    ///
    /// # Errors
    ///
    /// That the port is taken.
    pub async fn bind(study: Study, port: u16) -> io::Result<Self> {
        let listener = TcpListener::bind(("127.0.0.1", port)).await?;
        let url = format!("http://{}", listener.local_addr()?);
        let card = card(&url)?;
        let handler = DefaultRequestHandler::new(SurveyAgent { study }, AnsweredTasks::default())
            .with_capabilities(card.capabilities.clone());
        let handler = Arc::new(handler);
        let router = agent_card_router(Arc::new(StaticAgentCard::new(card)))
            .nest("/jsonrpc", jsonrpc_router(Arc::clone(&handler)))
            .nest("/rest", rest_router(handler))
            .layer(from_fn(confirm_extension));
        Ok(Self { url, listener, router })
    }

    /// Serves until the process ends.
    ///
    /// # Errors
    ///
    /// None that `axum` has at present.
    pub async fn run(self) -> io::Result<()> {
        axum::serve(self.listener, self.router).await
    }
}

/// Tells a client that asked for the extension that it is active, which the SDK leaves to the agent.
async fn confirm_extension(request: HttpRequest, next: Next) -> Response {
    let asked = request
        .headers()
        .get_all(SVC_PARAM_EXTENSIONS)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(','))
        .any(|uri| uri.trim() == EXTENSION_URI);
    let mut response = next.run(request).await;
    if asked {
        response.headers_mut().insert("a2a-extensions", HeaderValue::from_static(EXTENSION_URI));
    }
    response
}
