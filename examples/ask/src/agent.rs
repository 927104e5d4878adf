//! An agent: found by its card, then asked.

use std::path::Path;

use reqwest::Url;
use reqwest::header::{ACCEPT, HeaderMap, HeaderValue};
use serde_json::Value;

use crate::card::{Skipped, interfaces};
use crate::error::AskError;
use crate::http::{Http, Request};
use crate::interface::Interface;
use crate::question::Question;
use crate::reach::http_url;
use crate::reply::{Incoming, Reply, ReplyStream, beginning};
use crate::request::{Operation, below};

const NOT_FOUND: u16 = 404;

/// An agent, as its card describes it.
#[derive(Debug, Clone)]
pub struct Agent {
    http: Http,
    url: Url,
    card: Value,
    interfaces: Vec<Interface>,
    skipped: Vec<Skipped>,
}

impl Agent {
    /// Reads the card of an agent: at the URL if its path ends with `.json`, else at the well-known path
    /// below it, or where 0.2 had it if there is none.
    ///
    /// # Errors
    ///
    /// That there is no card, or why it cannot be read.
    pub async fn find(url: &str, http: &Http) -> Result<Self, AskError> {
        let url = Url::parse(url).ok().and_then(http_url).ok_or(AskError::Address)?;
        let is_card = Path::new(url.path()).extension().is_some_and(|it| it.eq_ignore_ascii_case("json"));
        let places = if is_card { vec![url] } else { well_known(&url) };
        for place in places {
            let mut headers = HeaderMap::new();
            headers.insert(ACCEPT, HeaderValue::from_static("application/json"));
            let incoming = http.exchange(Request { url: place, headers, body: None }).await?;
            if incoming.status() != NOT_FOUND {
                return Self::read(incoming, http).await;
            }
        }
        Err(AskError::NoCard)
    }

    async fn read(incoming: Incoming, http: &Http) -> Result<Self, AskError> {
        let url = incoming.url().clone();
        let reply = incoming.reply().await?;
        if !(200..300).contains(&reply.status) {
            return Err(AskError::Status { status: reply.status, body: beginning(&reply.body) });
        }
        if !reply.json.is_object() {
            return Err(AskError::NotACard);
        }
        let (interfaces, skipped) = interfaces(&reply.json, &url, http.reach);
        Ok(Self { http: http.clone(), url, card: reply.json, interfaces, skipped })
    }

    /// Where the card is.
    #[must_use]
    pub fn url(&self) -> &Url {
        &self.url
    }

    /// The card, untrusted and unchecked.
    #[must_use]
    pub fn card(&self) -> &Value {
        &self.card
    }

    /// The interfaces that can be used, in the order of the card, in which the agent prefers them.
    #[must_use]
    pub fn interfaces(&self) -> &[Interface] {
        &self.interfaces
    }

    /// The interfaces that the card has and that cannot be used.
    #[must_use]
    pub fn skipped(&self) -> &[Skipped] {
        &self.skipped
    }

    /// The interface that the agent prefers, of those that can be used.
    ///
    /// # Errors
    ///
    /// [`AskError::NoInterface`] if there is none.
    pub fn interface(&self) -> Result<&Interface, AskError> {
        self.interfaces.first().ok_or(AskError::NoInterface)
    }

    /// Asks, and waits for the whole reply.
    ///
    /// # Errors
    ///
    /// Why there is no reply that is JSON.
    pub async fn send(&self, interface: &Interface, question: &Question) -> Result<Reply, AskError> {
        self.ask(interface, question, Operation::SendMessage).await?.reply().await
    }

    /// Asks for a stream, and returns when it begins.
    ///
    /// # Errors
    ///
    /// Why it does not begin.
    pub async fn stream(&self, interface: &Interface, question: &Question) -> Result<ReplyStream, AskError> {
        self.ask(interface, question, Operation::SendStreamingMessage).await?.stream().await
    }

    async fn ask(
        &self,
        interface: &Interface,
        question: &Question,
        operation: Operation,
    ) -> Result<Incoming, AskError> {
        let request = Request {
            url: interface.target(operation),
            headers: interface.headers(operation),
            body: Some(interface.body(question, operation).to_string().into()),
        };
        self.http.exchange(request).await
    }
}

/// Where a card is, and where it was.
fn well_known(base: &Url) -> Vec<Url> {
    ["agent-card.json", "agent.json"].map(|card| below(base, &[".well-known", card])).into()
}
