//! Never again unchanged: the requests that were refused.

use alloc::collections::BTreeMap;
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::num::NonZeroUsize;
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use serde_json::Value;

use super::canonical::Digest;
use super::{Posture, ReceivedRefusal, Reply, Untrusted, request};

/// Remembers the requests that agents have refused, and stops a retry that asks the same.
///
/// With the feature `reader`.
///
/// A request is known by what it asks of whom: by the agent, by what the agent advertises, and by a digest
/// (SHA-256) of the request's content. So a new message id is no new request; a word that is changed is one;
/// and an agent that advertises other rules or other reasons is asked anew.
///
/// # What counts
///
/// A request may be the body of a JSON-RPC request or of a REST request, its params, or a Message, of A2A 1.0
/// or 0.3. What counts is the Parts of the message (content, file name, media type, metadata), the `metadata`
/// of the message and of the params, and the `tenant`. What does not count:
///
/// - the envelope: `jsonrpc`, `id`, `method`;
/// - of the params: `configuration` and whatever else there is;
/// - of the message: `messageId`, `contextId`, `taskId`, `referenceTaskIds`, `role`, `kind`, `extensions` and
///   whatever else there is;
/// - of metadata: members that say which request it is or when it was made. Their names, in any case, with or
///   without `-` and `_`, and behind the last `/` of a URI: `id`, `messageId`, `contextId`, `taskId`,
///   `requestId`, `sessionId`, `conversationId`, `correlationId`, `idempotencyKey`, `nonce`, `traceId`,
///   `spanId`, `traceparent`, `tracestate`, `baggage`, `timestamp`, `createdAt`, `sentAt`;
/// - of a Part: `kind`, and the media types `text/plain` of a text and `application/json` of data, which one
///   version of A2A writes and the other does not.
///
/// The order of members does not count, nor how a number is written: `1` and `1.0` are one. A text counts
/// to the byte: Unicode is not normalized, and white space is kept. Any other JSON counts whole.
///
/// ```
/// use std::num::NonZeroUsize;
///
/// use refusals_runtime::{NotAskedAgain, Posture, RefusedRequests, Reply};
/// use serde_json::{Value, json};
///
/// /// An HTTP client in your program.
/// fn send(_: &Value) -> Value {
///     json!({ "message": { "messageId": "r", "role": "ROLE_AGENT", "parts": [
///         { "text": "One family per cut." },
///         { "data": { "rule": "seg-mix", "reason": "One family per cut." },
///           "mediaType": "application/vnd.upperhand.refusal+json" }
///     ] } })
/// }
///
/// fn ask(refused: &RefusedRequests, posture: &Posture, request: &Value) -> Result<Value, NotAskedAgain> {
///     let asking = refused.check("https://survey.example", posture, request)?;
///     let response = send(request);
///     asking.settle(&Reply::read(&response, posture));
///     Ok(response)
/// }
///
/// let refused = RefusedRequests::new(NonZeroUsize::new(10_000).unwrap());
/// let posture = Posture::unknown();
/// let request = |id| json!({ "message": { "messageId": id, "role": "ROLE_USER", "parts": [{ "text": "vote by party and news" }] } });
/// assert!(ask(&refused, &posture, &request("m-1")).is_ok());
///
/// let not_asked_again = ask(&refused, &posture, &request("m-2")).unwrap_err();
/// assert!(not_asked_again.refusals()[0].is_by("seg-mix"));
/// ```
///
/// Memory is bounded: at the capacity, the request whose refusal was needed the longest ago is forgotten, and
/// of each refusal no more is kept than a person would read. It can be shared between threads. To keep it over
/// a restart, serialize it, in any format of serde that describes itself, as JSON does; what it holds then is the
/// refusals, and of requests the digests alone.
///
/// Source: Refusals v1, *Consumer requirements*, 2.
#[derive(Debug)]
pub struct RefusedRequests {
    capacity: NonZeroUsize,
    memory: Mutex<Memory>,
}

#[derive(Debug, Default)]
struct Memory {
    refused: HashMap<Digest, Remembered>,
    /// From the one that was needed the longest ago.
    by_need: BTreeMap<u64, Digest>,
    /// Counts needs.
    clock: u64,
}

#[derive(Debug)]
struct Remembered {
    refusals: Arc<[ReceivedRefusal]>,
    needed: u64,
}

/// A request that is asked: it has not been refused before.
#[must_use = "tell it what the agent replied, by `settle`"]
#[derive(Debug)]
pub struct Asking<'m> {
    refused: &'m RefusedRequests,
    request: Digest,
}

/// A request that was not asked again, since it was refused before and is unchanged.
///
/// With the feature `reader`.
///
/// It has the refusals of the time before: show them, as with [`render`](crate::render), and ask something
/// else. Like a refusal, it is no error.
#[must_use = "show it to whoever asked, as with `render`"]
#[derive(Debug, Clone)]
pub struct NotAskedAgain {
    refusals: Arc<[ReceivedRefusal]>,
}

impl NotAskedAgain {
    /// The refusals of the time before, with what is worth keeping of them: one at least.
    pub fn refusals(&self) -> &[ReceivedRefusal] {
        &self.refusals
    }
}

impl Asking<'_> {
    /// Takes what the agent has replied. If it has refused, the request is remembered.
    pub fn settle(self, reply: &Reply<'_>) {
        if let Reply::Refused(refusals) = reply {
            let kept = refusals.iter().take(RefusedRequests::MAX_REFUSALS).map(ReceivedRefusal::abridged);
            self.refused.memory().remember(self.request, kept.collect(), self.refused.capacity);
        }
    }
}

impl ReceivedRefusal {
    /// The longest text that is kept, in characters.
    const MAX_KEPT: usize = 1_000;

    /// As much of the refusal as a person would read.
    fn abridged(&self) -> Self {
        let cut = |text: &Option<Untrusted<'static>>| {
            text.as_ref().map(|text| text.cut(Self::MAX_KEPT).into_owned())
        };
        Self {
            rule: cut(&self.rule),
            reason: cut(&self.reason),
            detail: cut(&self.detail),
            text: self.text.as_ref().map(|text| text.cut(Self::MAX_KEPT).into_owned().into()),
            advertised: self.advertised.as_ref().map(|rule| rule.abridged(Self::MAX_KEPT)),
            oddities: self.oddities.clone(),
            marked_by: self.marked_by,
            pointer: self.pointer.clone(),
            raw: None,
        }
    }
}

impl RefusedRequests {
    /// The most refusals that are kept of one request.
    pub const MAX_REFUSALS: usize = 8;

    /// Remembers so many requests, and as yet none.
    #[must_use]
    pub fn new(capacity: NonZeroUsize) -> Self {
        Self { capacity, memory: Mutex::default() }
    }

    /// Checks a request that is about to be sent. `agent` is how you know the agent: the URL of its card, say.
    ///
    /// Two threads that ask the same at the same time both ask: it is refused when the reply says so.
    ///
    /// # Errors
    ///
    /// The refusals, if the agent has refused the request before.
    pub fn check(
        &self,
        agent: &str,
        posture: &Posture,
        request: &Value,
    ) -> Result<Asking<'_>, NotAskedAgain> {
        let request = request::digest(agent, posture, request);
        match self.memory().need(&request) {
            Some(refusals) => Err(NotAskedAgain { refusals }),
            None => Ok(Asking { refused: self, request }),
        }
    }

    /// Forgets a request, so that it can be asked again. Whether it was known.
    pub fn forget(&self, agent: &str, posture: &Posture, request: &Value) -> bool {
        self.memory().forget(&request::digest(agent, posture, request))
    }

    /// How many requests are remembered.
    #[must_use]
    pub fn len(&self) -> usize {
        self.memory().refused.len()
    }

    /// Whether no request is remembered.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// How many requests are remembered at most.
    #[must_use]
    pub const fn capacity(&self) -> NonZeroUsize {
        self.capacity
    }

    /// A thread that has panicked has left nothing half done here.
    fn memory(&self) -> MutexGuard<'_, Memory> {
        self.memory.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The requests and their refusals, from the one that was needed the longest ago.
    pub(super) fn entries(&self) -> Vec<(Digest, Arc<[ReceivedRefusal]>)> {
        let memory = self.memory();
        let entry = |request: &Digest| Some((*request, Arc::clone(&memory.refused.get(request)?.refusals)));
        memory.by_need.values().filter_map(entry).collect()
    }

    pub(super) fn from_entries(
        capacity: NonZeroUsize,
        entries: impl IntoIterator<Item = (Digest, Arc<[ReceivedRefusal]>)>,
    ) -> Self {
        let refused = Self::new(capacity);
        let mut memory = refused.memory();
        for (request, refusals) in entries {
            memory.remember(request, refusals, capacity);
        }
        drop(memory);
        refused
    }
}

impl Memory {
    fn need(&mut self, request: &Digest) -> Option<Arc<[ReceivedRefusal]>> {
        let remembered = self.refused.get_mut(request)?;
        self.clock += 1;
        self.by_need.remove(&remembered.needed);
        self.by_need.insert(self.clock, *request);
        remembered.needed = self.clock;
        Some(Arc::clone(&remembered.refusals))
    }

    fn remember(&mut self, request: Digest, refusals: Arc<[ReceivedRefusal]>, capacity: NonZeroUsize) {
        self.forget(&request);
        if self.refused.len() >= capacity.get()
            && let Some((_, request)) = self.by_need.pop_first()
        {
            self.refused.remove(&request);
        }
        self.clock += 1;
        self.by_need.insert(self.clock, request);
        self.refused.insert(request, Remembered { refusals, needed: self.clock });
    }

    fn forget(&mut self, request: &Digest) -> bool {
        let known = self.refused.remove(request);
        known.is_some_and(|remembered| self.by_need.remove(&remembered.needed).is_some())
    }
}
