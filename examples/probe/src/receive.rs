//! Sends a request over a channel, and receives the whole reply.

use ask::{Agent, AskError, Question};
use refusals_runtime::{StreamReader, Untrusted};
use serde_json::Value;

use crate::channel::Channel;

/// What an agent has replied, still to be judged.
#[derive(Debug)]
pub(crate) struct Received {
    /// The HTTP status.
    pub(crate) status: u16,
    pub(crate) body: Body,
}

#[derive(Debug)]
pub(crate) enum Body {
    Whole(Value),
    Stream(StreamReader),
}

/// Why there is no reply.
#[derive(Debug)]
pub(crate) struct NoReply {
    /// With what the other side said, escaped for a terminal.
    pub(crate) why: String,
    /// Whether the next request would only wait for the same.
    pub(crate) is_lasting: bool,
}

impl NoReply {
    pub(crate) fn new(why: impl Into<String>) -> Self {
        Self { why: why.into(), is_lasting: false }
    }
}

impl From<AskError> for NoReply {
    fn from(error: AskError) -> Self {
        let is_lasting = matches!(error, AskError::Timeout { .. } | AskError::Connect { .. });
        Self { why: error.describe(|foreign| Untrusted::new(foreign).cut(200).terminal()), is_lasting }
    }
}

/// Sends a request. A stream is read to its end: what comes behind a refusal counts too.
pub(crate) async fn receive(
    agent: &Agent,
    channel: &Channel,
    request: &str,
    limit: usize,
) -> Result<Received, NoReply> {
    let question = Question::text(request);
    if !channel.is_streamed {
        let reply = agent.send(&channel.interface, &question).await?;
        return Ok(Received { status: reply.status, body: Body::Whole(reply.json) });
    }
    let mut stream = agent.stream(&channel.interface, &question).await?;
    let mut reader = StreamReader::with_limit(limit);
    while let Some(bytes) = stream.chunk().await? {
        reader.push_bytes(&bytes).map_err(|fault| NoReply::new(fault.to_string()))?;
    }
    Ok(Received { status: stream.status(), body: Body::Stream(reader) })
}
