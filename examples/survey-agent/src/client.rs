//! The client: finds an A2A agent by its card, asks it, and never asks again what it has refused.

use std::error::Error;
use std::fmt::Write as _;
use std::io;
use std::num::NonZeroUsize;

use ask::{Agent, AskError, Http, Interface, Question, ReplyStream};
use refusals_runtime::{
    Asking, FailureKind, NotAskedAgain, Posture, PostureError, ReceivedRefusal, RefusedRequests, Reply,
    StreamReader, Untrusted,
};

use crate::screen::Screen;

/// How many refused requests are remembered.
const REMEMBERED: NonZeroUsize = NonZeroUsize::new(1_000).unwrap();

/// One agent, and how it is asked.
pub(crate) struct Client {
    agent: Agent,
    interface: Interface,
    is_streamed: bool,
    posture: Posture,
    refused: RefusedRequests,
}

/// What a question has come to.
pub(crate) enum Outcome {
    Answered,
    Refused(Vec<ReceivedRefusal>),
    NotAskedAgain(NotAskedAgain),
    Failed {
        /// The code, if it is an error that has one.
        code: Option<i64>,
        /// Words that a terminal can show.
        why: String,
    },
}

impl Client {
    /// Finds the agent and shows what it refuses. Of its interfaces, counted from 1, it is asked over the one that it
    /// prefers unless another is given.
    pub(crate) async fn connect(
        url: &str,
        interface: Option<NonZeroUsize>,
        is_streamed: bool,
        screen: &mut Screen,
    ) -> Result<Self, Box<dyn Error>> {
        let agent = Agent::find(url, &Http::new().map_err(|error| words(&error))?)
            .await
            .map_err(|error| words(&error))?;
        let (posture, fault) = match Posture::from_card(agent.card()) {
            Ok(posture) => (posture, None),
            // An agent can be asked whatever is wrong with its card: it refuses what it refuses.
            Err(error) => (error.readable().clone(), Some(error)),
        };
        let number = interface.map_or(1, NonZeroUsize::get);
        let chosen =
            agent.interfaces().get(number - 1).cloned().ok_or_else(|| no_interface(&agent, number))?;
        let client = Self {
            agent,
            interface: chosen,
            is_streamed,
            posture,
            refused: RefusedRequests::new(REMEMBERED),
        };
        client.show(number, fault.as_ref(), screen)?;
        Ok(client)
    }

    fn show(&self, number: usize, fault: Option<&PostureError>, screen: &mut Screen) -> io::Result<()> {
        let name = self.agent.card().get("name").and_then(|name| name.as_str());
        screen.rules(&Untrusted::new(name.unwrap_or("an agent without a name")), &self.posture, fault)?;
        let count = self.agent.interfaces().len();
        screen
            .line(&format!("It is asked over interface {number} of {count}: {}", described(&self.interface)))
    }

    /// Asks a question, unless the agent has refused it before, and shows what it has come to.
    pub(crate) async fn ask(&self, question: &str, screen: &mut Screen) -> Result<Outcome, Box<dyn Error>> {
        let question = Question::text(question);
        let params = self.interface.params(&question);
        let asking = match self.refused.check(self.agent.url().as_str(), &self.posture, &params) {
            Ok(asking) => asking,
            Err(not_again) => {
                screen.refusals(&not_again)?;
                return Ok(Outcome::NotAskedAgain(not_again));
            }
        };
        if self.is_streamed {
            let mut stream =
                self.agent.stream(&self.interface, &question).await.map_err(|error| words(&error))?;
            let mut reader = StreamReader::new();
            let broken = take(&mut stream, &mut reader).await.err();
            settle(asking, reader.finish(&self.posture), stream.status(), broken, screen)
        } else {
            let response =
                self.agent.send(&self.interface, &question).await.map_err(|error| words(&error))?;
            settle(asking, Reply::read(&response.json, &self.posture), response.status, None, screen)
        }
    }
}

/// Reads a stream to its end.
async fn take(stream: &mut ReplyStream, reader: &mut StreamReader) -> Result<(), AskError> {
    while let Some(bytes) = stream.chunk().await? {
        // What can't be read of it, the verdict says too.
        let _ = reader.push_bytes(&bytes);
    }
    Ok(())
}

/// Remembers a refusal, and shows the reply.
fn settle(
    asking: Asking<'_>,
    reply: Reply<'_>,
    status: u16,
    broken: Option<AskError>,
    screen: &mut Screen,
) -> Result<Outcome, Box<dyn Error>> {
    asking.settle(&reply);
    match reply {
        Reply::Answered(answer) => {
            screen.parts(answer.parts(), answer.untyped_refusal())?;
            Ok(Outcome::Answered)
        }
        // Also that of a stream that has broken off behind it.
        Reply::Refused(refusals) => {
            screen.refusals(&refusals)?;
            Ok(Outcome::Refused(refusals))
        }
        Reply::Failed(failure) => {
            screen.parts(failure.parts(), failure.untyped_refusal())?;
            if let (FailureKind::Incomplete, Some(error)) = (failure.kind(), broken) {
                return Err(words(&error).into());
            }
            let mut why = failure.to_string();
            let mut code = None;
            if let FailureKind::Error { code: its, message } = failure.kind() {
                code = *its;
                if let Some(message) = message {
                    // Writing to a String does not fail.
                    let _ = write!(why, ": {}", message.cut(1_000).terminal());
                }
            }
            if code.is_none() && !(200..300).contains(&status) {
                let _ = write!(why, " (HTTP {status})");
            }
            Ok(Outcome::Failed { code, why })
        }
    }
}

/// An error with what the other side said of it.
fn words(error: &AskError) -> String {
    error.describe(|text| Untrusted::new(text).terminal())
}

fn described(interface: &Interface) -> String {
    let Interface { version, binding, url, tenant, .. } = interface;
    let mut text = format!("A2A {version}, {binding}, {url}");
    if let Some(tenant) = tenant {
        // Writing to a String does not fail.
        let _ = write!(text, ", tenant {}", Untrusted::new(tenant).terminal());
    }
    text
}

/// Which interfaces there are instead, and why the others can't be used.
fn no_interface(agent: &Agent, number: usize) -> String {
    let mut text = if agent.interfaces().is_empty() {
        words(&AskError::NoInterface)
    } else {
        format!("the agent card has no interface {number} that can be used")
    };
    // Writing to a String does not fail.
    for (number, interface) in (1..).zip(agent.interfaces()) {
        let _ = write!(text, "; {number}: {}", described(interface));
    }
    for skipped in agent.skipped() {
        let _ = write!(text, "; {}: {}", Untrusted::new(&*skipped.url).cut(200).terminal(), skipped.why);
    }
    text
}
