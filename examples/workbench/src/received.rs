//! What came back from an agent, as a whole or as a stream, and the verdict on it.

use std::slice;

use ask::{Agent, AskError, Interface, Question};
use refusals_runtime::{Posture, Reply, StreamReader};
use serde_json::Value;

/// What came back.
#[derive(Debug)]
pub(crate) struct Received {
    /// The HTTP status.
    pub(crate) status: u16,
    body: Body,
    /// What ended a stream before its end.
    pub(crate) broke_off: Option<AskError>,
}

#[derive(Debug)]
enum Body {
    Whole(Value),
    Streamed(StreamReader),
}

impl Received {
    /// Asks, and waits for the whole response.
    pub(crate) async fn whole(
        agent: &Agent,
        interface: &Interface,
        question: &Question,
    ) -> Result<Self, AskError> {
        let reply = agent.send(interface, question).await?;
        Ok(Self { status: reply.status, body: Body::Whole(reply.json), broke_off: None })
    }

    /// Asks for a stream, and reads it as far as the reply goes.
    pub(crate) async fn streamed(
        agent: &Agent,
        interface: &Interface,
        question: &Question,
    ) -> Result<Self, AskError> {
        let mut stream = agent.stream(interface, question).await?;
        let mut reader = StreamReader::new();
        let mut broke_off = None;
        while !reader.is_ended() {
            match stream.chunk().await {
                // What is wrong with an event is in the verdict; a refusal may come behind it.
                Ok(Some(bytes)) => _ = reader.push_bytes(&bytes),
                Ok(None) => break,
                // What has come may be a refusal.
                Err(error) => {
                    broke_off = Some(error);
                    break;
                }
            }
        }
        reader.close();
        Ok(Self { status: stream.status(), body: Body::Streamed(reader), broke_off })
    }

    /// The verdict.
    pub(crate) fn reply(&self, posture: &Posture) -> Reply<'_> {
        match &self.body {
            Body::Whole(response) => Reply::read(response, posture),
            Body::Streamed(reader) => reader.reply(posture),
        }
    }

    /// What came, as JSON: one value, or the events of a stream.
    pub(crate) fn raw(&self) -> &[Value] {
        match &self.body {
            Body::Whole(response) => slice::from_ref(response),
            Body::Streamed(reader) => reader.events(),
        }
    }
}
