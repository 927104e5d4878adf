//! What an agent replies: as a whole, or as the bytes of a stream.

use std::time::Duration;

use bytes::Bytes;
use refusals_runtime::read_json;
use reqwest::header::{CONTENT_TYPE, HeaderValue};
use reqwest::{Response, Url};
use serde_json::Value;

use crate::error::AskError;

/// How much of a body an error tells, in characters.
const BEGINNING: usize = 500;

/// A reply that is JSON, whatever it says.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct Reply {
    /// The HTTP status. A refusal may stand in an error, so both come as a reply.
    pub status: u16,
    /// The body as it was sent.
    pub body: Bytes,
    /// The body as JSON.
    pub json: Value,
}

/// A reply that comes in pieces: usually server-sent events, but an agent may send JSON instead, as some do
/// for errors. What comes is handed on, uninterpreted.
#[derive(Debug)]
pub struct ReplyStream {
    status: u16,
    rest: Rest,
}

/// What is still to come of a stream.
#[derive(Debug)]
enum Rest {
    Live(Incoming),
    /// It had to be read to see that it is JSON.
    Read(Option<Bytes>),
}

impl ReplyStream {
    /// The HTTP status.
    #[must_use]
    pub fn status(&self) -> u16 {
        self.status
    }

    /// The next bytes, cut anywhere; `None` at the end.
    ///
    /// # Errors
    ///
    /// That the time is over, the limit of bytes is passed or the connection failed.
    pub async fn chunk(&mut self) -> Result<Option<Bytes>, AskError> {
        match &mut self.rest {
            Rest::Live(incoming) => incoming.chunk().await,
            Rest::Read(body) => Ok(body.take()),
        }
    }
}

/// A response whose body is still to be read, as far as its limit.
#[derive(Debug)]
pub(crate) struct Incoming {
    response: Response,
    limit: usize,
    /// How much of the limit is left, if it is not passed.
    left: Option<usize>,
    timeout: Duration,
}

impl Incoming {
    pub(crate) fn new(response: Response, limit: usize, timeout: Duration) -> Self {
        Self { response, limit, left: Some(limit), timeout }
    }

    pub(crate) fn status(&self) -> u16 {
        self.response.status().as_u16()
    }

    /// Where it comes from, after redirects.
    pub(crate) fn url(&self) -> &Url {
        self.response.url()
    }

    async fn chunk(&mut self) -> Result<Option<Bytes>, AskError> {
        let too_large = AskError::TooLarge { limit: self.limit };
        let Some(left) = self.left else { return Err(too_large) };
        let chunk = self.response.chunk().await.map_err(|error| AskError::of(&error, self.timeout))?;
        self.left = left.checked_sub(chunk.as_ref().map_or(0, Bytes::len));
        if self.left.is_none() { Err(too_large) } else { Ok(chunk) }
    }

    /// Reads the whole body.
    pub(crate) async fn body(&mut self) -> Result<Bytes, AskError> {
        let mut body = Vec::new();
        while let Some(chunk) = self.chunk().await? {
            body.extend_from_slice(&chunk);
        }
        Ok(body.into())
    }

    /// Reads the whole body, which is to be JSON.
    pub(crate) async fn reply(mut self) -> Result<Reply, AskError> {
        let (status, success) = (self.status(), self.response.status().is_success());
        let body = self.body().await?;
        match read_json(&body) {
            Ok(json) => Ok(Reply { status, body, json }),
            Err(cause) if success => Err(AskError::NotJson { status, cause, body: beginning(&body) }),
            Err(_) => Err(AskError::Status { status, body: beginning(&body) }),
        }
    }

    /// Leaves the body to be read in pieces. An error that is no stream is read here, since it is a reply
    /// only if it is JSON.
    pub(crate) async fn stream(self) -> Result<ReplyStream, AskError> {
        let content_type = self.response.headers().get(CONTENT_TYPE);
        let is_event_stream = |it: &HeaderValue| is_event_stream(&String::from_utf8_lossy(it.as_bytes()));
        let is_live = self.response.status().is_success() || content_type.is_some_and(is_event_stream);
        let status = self.status();
        let rest = if is_live { Rest::Live(self) } else { Rest::Read(Some(self.reply().await?.body)) };
        Ok(ReplyStream { status, rest })
    }
}

fn is_event_stream(content_type: &str) -> bool {
    let media_type = content_type.split(';').next().unwrap_or_default();
    media_type.trim().eq_ignore_ascii_case("text/event-stream")
}

/// The first characters of a text that may be long, or none at all.
pub(crate) fn beginning(text: &[u8]) -> String {
    // None has more than four bytes, so that what is cut in two is not among them.
    let text = text.get(..4 * BEGINNING).unwrap_or(text);
    String::from_utf8_lossy(text).chars().take(BEGINNING).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn beginnings_end_between_characters() {
        for (character, count) in [("a", 9), ("a", 5000), ("ß", 5000), ("身", 5000), ("👩", 5000)] {
            let text = character.repeat(count);
            assert_eq!(beginning(text.as_bytes()), character.repeat(count.min(BEGINNING)));
        }
        assert_eq!(beginning(b"\xff\xfe"), "\u{fffd}\u{fffd}");
    }

    #[test]
    fn content_types() {
        for (content_type, expected) in [
            ("text/event-stream", true),
            ("Text/Event-Stream ; charset=utf-8", true),
            ("application/json", false),
            ("text/event-streams", false),
            ("", false),
        ] {
            assert_eq!(is_event_stream(content_type), expected, "{content_type}");
        }
    }
}
