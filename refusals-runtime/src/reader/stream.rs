//! Reads an agent's reply as it streams.

use alloc::vec::Vec;
use core::fmt;
use core::mem;

use serde_json::Value;

use super::exchange::Exchange;
use super::json::{UnreadableJson, read_json};
use super::sse::Events;
use super::{Answer, Failure, FailureKind, Posture, Reply, judge};

/// Reads the events of a stream as they come, and gives the verdict that the whole response would have had.
///
/// With the feature `reader`.
///
/// Takes events as JSON values, or the bytes of a server-sent event stream, cut anywhere. If the body is plain
/// JSON, as it is when an agent answers a streaming request with an error, that is read too. Chunks of an artifact
/// are put together. A stream that ends before its reply does is [`FailureKind::Incomplete`]; a refusal in it
/// is a refusal all the same.
///
/// ```
/// use refusals_runtime::{FailureKind, Posture, Reply, StreamReader};
///
/// let mut reader = StreamReader::new();
/// reader.push_bytes(b"data: {\"result\":{\"message\":{\"messageId\":\"m\",\"ro")?;
/// reader.push_bytes(b"le\":\"ROLE_AGENT\",\"parts\":[{\"text\":\"42 percent.\"}]}}}\n\n")?;
/// assert!(reader.is_ended()); // the agent has said all of it
///
/// assert!(matches!(reader.finish(&Posture::unknown()), Reply::Answered(_)));
/// # Ok::<(), refusals_runtime::StreamFault>(())
/// ```
///
/// Source: A2A 1.0, `StreamResponse`; A2A 0.3, `SendStreamingMessageResponse`.
#[derive(Debug)]
pub struct StreamReader {
    events: Vec<Value>,
    body: Body,
    /// The most bytes that are taken, and how many were.
    limit: usize,
    taken: usize,
    is_ended: bool,
    fault: Option<StreamFault>,
}

/// What the bytes are, as their beginning shows.
#[derive(Debug)]
enum Body {
    Unknown(Vec<u8>),
    Sse(Events),
    Json(Vec<u8>),
}

/// Why a stream can't be read, or not all of it.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum StreamFault {
    /// There are more bytes than the reader takes. What came before is read.
    TooLarge {
        /// The most that the reader takes, in bytes.
        limit: usize,
    },
    /// An event is no JSON, or not in one way only. The others are read.
    NotJson(UnreadableJson),
}

impl fmt::Display for StreamFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLarge { limit } => write!(f, "the stream is larger than {limit} bytes"),
            Self::NotJson(error) => write!(f, "the stream can't be read: {error}"),
        }
    }
}

impl core::error::Error for StreamFault {}

impl Default for StreamReader {
    fn default() -> Self {
        Self::new()
    }
}

impl StreamReader {
    /// The most bytes that a reader takes, unless it is told another limit: 64 MiB.
    pub const DEFAULT_LIMIT: usize = 64 * 1024 * 1024;

    /// A reader that takes [`DEFAULT_LIMIT`](Self::DEFAULT_LIMIT) bytes.
    #[must_use]
    pub const fn new() -> Self {
        Self::with_limit(Self::DEFAULT_LIMIT)
    }

    /// A reader that takes so many bytes. Of values, it takes any number.
    #[must_use]
    pub const fn with_limit(limit: usize) -> Self {
        Self {
            events: Vec::new(),
            body: Body::Unknown(Vec::new()),
            limit,
            taken: 0,
            is_ended: false,
            fault: None,
        }
    }

    /// Takes an event.
    pub fn push(&mut self, event: Value) {
        // An event after the end may say that the task goes on.
        self.is_ended = Exchange::of(&event).ends.unwrap_or(self.is_ended);
        self.events.push(event);
    }

    /// Takes bytes of the body, in whichever pieces they come.
    ///
    /// # Errors
    ///
    /// The first thing that is wrong with the stream so far. It is also what [`finish`](Self::finish) says, so
    /// it may be ignored here; there is no use in reading on from a stream that is too large.
    pub fn push_bytes(&mut self, bytes: &[u8]) -> Result<(), StreamFault> {
        let room = self.limit.saturating_sub(self.taken);
        let (bytes, is_too_large) =
            bytes.get(..room).map_or((bytes, false), |taken| (taken, bytes.len() > room));
        self.taken = self.taken.saturating_add(bytes.len());
        for json in self.body.push(bytes) {
            self.take(read_json(&json));
        }
        if is_too_large {
            self.fault.get_or_insert(StreamFault::TooLarge { limit: self.limit });
        }
        self.fault.clone().map_or(Ok(()), Err)
    }

    fn take(&mut self, read: Result<Value, UnreadableJson>) {
        match read {
            Ok(event) => self.push(event),
            Err(error) => {
                self.fault.get_or_insert(StreamFault::NotJson(error));
            }
        }
    }

    /// Whether the agent has said what ends a reply: a message, an error, or a state in which it closes the stream.
    ///
    /// There is nothing to wait for then. An event that comes all the same is read.
    #[must_use]
    pub const fn is_ended(&self) -> bool {
        self.is_ended
    }

    /// The first thing that is wrong with the stream so far. A refusal counts all the same.
    #[must_use]
    pub const fn fault(&self) -> Option<&StreamFault> {
        self.fault.as_ref()
    }

    /// The events so far, as they came.
    #[must_use]
    pub fn events(&self) -> &[Value] {
        &self.events
    }

    /// The verdict, once the stream has ended, or has broken off: [`close`](Self::close), then
    /// [`reply`](Self::reply).
    pub fn finish(&mut self, posture: &Posture) -> Reply<'_> {
        self.close();
        self.reply(posture)
    }

    /// Takes note that no more bytes come, and reads what there is of a last event.
    pub fn close(&mut self) {
        if let Some(json) = self.body.finish() {
            match read_json(&json) {
                // The stream broke off within an event: the reply is incomplete.
                Err(error) if error.is_cut_short() && !self.is_ended => {}
                read => self.take(read),
            }
        }
    }

    /// The verdict on what has come so far. Until the reply has [ended](Self::is_ended), it is
    /// [`FailureKind::Incomplete`], or refused.
    pub fn reply(&self, posture: &Posture) -> Reply<'_> {
        let reply = read_stream(&self.events, posture);
        match (&self.fault, reply) {
            (_, reply @ Reply::Refused(_)) | (None, reply) => reply,
            // What can't be read may be a refusal: there is no telling that this is the answer.
            (Some(fault), Reply::Answered(Answer { parts, untyped, .. })) => {
                Reply::Failed(Failure { kind: FailureKind::Unreadable(fault.clone()), parts, untyped })
            }
            (Some(fault), Reply::Failed(failure)) => {
                Reply::Failed(Failure { kind: FailureKind::Unreadable(fault.clone()), ..failure })
            }
        }
    }
}

/// The verdict on the events of a stream.
pub(crate) fn read_stream<'v>(events: &'v [Value], posture: &Posture) -> Reply<'v> {
    judge::judge(&Exchange::of_stream(events), posture, true)
}

impl Body {
    /// Takes bytes, and gives the JSON of the events that they end.
    fn push(&mut self, bytes: &[u8]) -> Vec<Vec<u8>> {
        let mut ended = Vec::new();
        match self {
            Self::Json(json) => json.extend_from_slice(bytes),
            Self::Sse(events) => events.push(bytes, |data| ended.push(data)),
            Self::Unknown(begin) => {
                begin.extend_from_slice(bytes);
                // White space and the bytes of a byte order mark say nothing, so those before are not looked at again.
                let first = bytes.iter().find(|byte| !b" \t\r\n\xef\xbb\xbf".contains(byte)).copied();
                let Some(first) = first else { return ended };
                let begin = mem::take(begin);
                *self = if matches!(first, b'{' | b'[') {
                    Self::Json(begin)
                } else {
                    let mut events = Events::default();
                    events.push(&begin, |data| ended.push(data));
                    Self::Sse(events)
                };
            }
        }
        ended
    }

    /// What there is of JSON when no more bytes come.
    fn finish(&mut self) -> Option<Vec<u8>> {
        match self {
            Self::Unknown(_) => None,
            Self::Sse(events) => events.finish(),
            Self::Json(json) => Some(mem::take(json)).filter(|json| !json.is_empty()),
        }
    }
}
