//! The client: finds an A2A agent by its card and asks it.

use std::collections::BTreeMap;
use std::error::Error;
use std::io::{self, Write};
use std::sync::Arc;
use std::time::Duration;

use a2a::{
    A2AError, AgentCard, Message, Part, Role, SVC_PARAM_EXTENSIONS, SendMessageRequest, SendMessageResponse,
    StreamResponse,
};
use a2a_client::agent_card::AgentCardResolver;
use a2a_client::jsonrpc::JsonRpcTransportFactory;
use a2a_client::middleware::CallInterceptor;
use a2a_client::rest::RestTransportFactory;
use a2a_client::{A2AClient, A2AClientFactory, ServiceParams, Transport};
use async_trait::async_trait;
use futures::TryStreamExt;
use refusals_runtime::EXTENSION_URI;
use survey::terminal;

use crate::reply::Reply;

/// A connection to one agent.
pub(crate) struct Client {
    agent: A2AClient<Box<dyn Transport>>,
    name: String,
    pub(crate) rules: Rules,
}

/// The rules that a card advertises: ids and reasons.
pub(crate) type Rules = BTreeMap<String, String>;

impl Client {
    /// Reads the card and connects to the agent that it describes.
    pub(crate) async fn connect(url: &str) -> Result<Self, Box<dyn Error>> {
        // No proxy: the demo's agent is on this machine, where a proxy would not find it.
        let http = reqwest::Client::builder().no_proxy().timeout(Duration::from_secs(30)).build()?;
        let card = AgentCardResolver::new(Some(http.clone())).resolve(url).await?;
        let agent = A2AClientFactory::builder()
            .register(Arc::new(JsonRpcTransportFactory::new(Some(http.clone()))))
            .register(Arc::new(RestTransportFactory::new(Some(http))))
            .with_interceptor(Arc::new(AskForExtension))
            .build()
            .create_from_card(&card)
            .await?;
        Ok(Self { agent, rules: advertised(&card), name: card.name })
    }

    /// Sends a question, and reads the reply or the stream of it.
    pub(crate) async fn ask(&self, question: &str, streamed: bool) -> Result<Reply, A2AError> {
        let request = SendMessageRequest {
            message: Message::new(Role::User, vec![Part::text(question)]),
            configuration: None,
            metadata: None,
            tenant: None,
        };
        if streamed {
            return Reply::read(self.agent.send_streaming_message(&request).await?.try_collect().await?);
        }
        Reply::read(vec![match self.agent.send_message(&request).await? {
            SendMessageResponse::Task(task) => StreamResponse::Task(task),
            SendMessageResponse::Message(message) => StreamResponse::Message(message),
        }])
    }

    /// Prints what the agent says it refuses.
    pub(crate) fn show_rules(&self, out: &mut impl Write) -> io::Result<()> {
        writeln!(out, "{} refuses by these rules:", terminal::line(&self.name))?;
        for (id, reason) in &self.rules {
            writeln!(out, "  {:<20}{}", terminal::line(id), terminal::line(reason))?;
        }
        Ok(())
    }
}

/// The params of the card's refusals extension.
fn advertised(card: &AgentCard) -> Rules {
    let extensions = card.capabilities.extensions.iter().flatten();
    let params =
        extensions.filter(|extension| extension.uri == EXTENSION_URI).flat_map(|extension| &extension.params);
    params
        .flatten()
        .map(|(id, reason)| (id.clone(), reason.as_str().map_or_else(|| reason.to_string(), String::from)))
        .collect()
}

/// Asks for the extension on every request: clients activate what they understand.
struct AskForExtension;

#[async_trait]
impl CallInterceptor for AskForExtension {
    async fn before(&self, _: &str, params: &mut ServiceParams) -> Result<(), A2AError> {
        params.entry(SVC_PARAM_EXTENSIONS.into()).or_default().push(EXTENSION_URI.into());
        Ok(())
    }
}
