//! A reply that is neither an answer nor a refusal.

use alloc::vec::Vec;
use core::fmt;

use super::{ReceivedPart, StreamFault, TaskState, Untrusted, UntypedRefusal};

/// What came in place of an answer, and is no refusal.
///
/// With the feature `reader`.
///
/// Its text says what it is in our own words; what the agent says of it is in [`kind`](Self::kind) and in
/// [`parts`](Self::parts).
#[derive(Debug)]
pub struct Failure<'v> {
    pub(super) kind: FailureKind<'v>,
    pub(super) parts: Vec<ReceivedPart<'v>>,
    pub(super) untyped: Option<UntypedRefusal>,
}

impl<'v> Failure<'v> {
    /// What came.
    #[must_use]
    pub const fn kind(&self) -> &FailureKind<'v> {
        &self.kind
    }

    /// The Parts that came with it, such as what the agent asks for, or what there is of an answer.
    #[must_use]
    pub fn parts(&self) -> &[ReceivedPart<'v>] {
        &self.parts
    }

    /// What in this reply says that it is a refusal, and is no typed one.
    #[must_use]
    pub const fn untyped_refusal(&self) -> Option<&UntypedRefusal> {
        self.untyped.as_ref()
    }
}

/// What came in place of an answer.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum FailureKind<'v> {
    /// An error, of JSON-RPC or of REST. What it says may be meant as a refusal: it is no typed one.
    Error {
        /// The error's code.
        code: Option<i64>,
        /// The error's message.
        message: Option<Untrusted<'v>>,
    },
    /// A task that is not completed: it has failed, or the agent has declined it without a typed refusal, or
    /// asks for something first, or goes on and is to be asked for later.
    NotCompleted {
        /// What state it is in.
        state: TaskState,
    },
    /// An answer with nothing in it.
    Empty,
    /// A part of a reply alone: a stream that ended too early, or one event of a stream.
    Incomplete,
    /// Something that is no reply of A2A.
    NotAReply {
        /// What it is, such as `an array`.
        found: &'static str,
    },
    /// A stream that can't be read.
    Unreadable(StreamFault),
}

impl fmt::Display for Failure<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.kind {
            FailureKind::Error { code: Some(code), .. } => write!(f, "the agent sent an error, {code}"),
            FailureKind::Error { code: None, .. } => f.write_str("the agent sent an error"),
            FailureKind::NotCompleted { state: TaskState::Rejected } => {
                f.write_str("the agent declined the task without a typed refusal")
            }
            FailureKind::NotCompleted { state } => write!(f, "the task is {}", state.name()),
            FailureKind::Empty => f.write_str("the agent sent an empty answer"),
            FailureKind::Incomplete => f.write_str("the reply is incomplete"),
            FailureKind::NotAReply { found } => write!(f, "the agent sent {found}"),
            FailureKind::Unreadable(fault) => fault.fmt(f),
        }
    }
}
