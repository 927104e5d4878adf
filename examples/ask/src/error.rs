//! Why an agent could not be asked, or gave no reply that can be read. Never a refusal.

use std::error::Error;
use std::fmt;
use std::time::Duration;

use refusals_runtime::UnreadableJson;

/// Why there is no reply.
///
/// [`Display`](fmt::Display) has only words of this crate. What the other side said, or what can hold its
/// words (a TLS error names the hosts of a certificate), is in the fields, all of it untrusted:
/// [`describe`](AskError::describe) shows both.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum AskError {
    /// The address is not an http or https URL, or has credentials in it, which are for a header.
    Address,
    /// HTTP does not allow this name or value of a header. Neither is told, as the value is a credential.
    Header,
    /// The HTTP client could not be set up.
    Client {
        /// What the client says.
        cause: String,
    },
    /// There was no connection.
    Connect {
        /// What the network says.
        cause: String,
    },
    /// The time was over before the reply was.
    Timeout {
        /// The time that there was.
        after: Duration,
    },
    /// The connection broke, or what came over it is not HTTP.
    Transport {
        /// What the network says.
        cause: String,
    },
    /// A redirect that is not followed, as it leads to another origin or on and on, or loses the question.
    Redirect {
        /// The HTTP status.
        status: u16,
        /// Where it leads to.
        location: String,
    },
    /// An HTTP error that brings no JSON, or one in place of the card.
    Status {
        /// The HTTP status.
        status: u16,
        /// The beginning of the body.
        body: String,
    },
    /// An HTTP success that brings no JSON, or JSON that two parsers may read as two things.
    NotJson {
        /// The HTTP status.
        status: u16,
        /// What is wrong with it as JSON. It has no words of the other side.
        cause: UnreadableJson,
        /// The beginning of the body.
        body: String,
    },
    /// The body is larger than allowed. It is not read further.
    TooLarge {
        /// How many bytes it may have.
        limit: usize,
    },
    /// There is no card at the address.
    NoCard,
    /// What is at the card's address is JSON, but not an object.
    NotACard,
    /// The card offers no interface that can be used; [`Agent::skipped`](crate::Agent::skipped) says why.
    NoInterface,
}

impl AskError {
    /// What the other side said, or may have.
    #[must_use]
    pub fn foreign(&self) -> Vec<&str> {
        match self {
            Self::Client { cause } | Self::Connect { cause } | Self::Transport { cause } => vec![cause],
            Self::Redirect { location, .. } => vec![location],
            Self::Status { body, .. } | Self::NotJson { body, .. } if body.is_empty() => vec![],
            Self::Status { body, .. } | Self::NotJson { body, .. } => vec![body],
            Self::Address
            | Self::Header
            | Self::Timeout { .. }
            | Self::TooLarge { .. }
            | Self::NoCard
            | Self::NotACard
            | Self::NoInterface => vec![],
        }
    }

    /// The error with what the other side said, made safe by the given function for where it is shown.
    #[must_use]
    pub fn describe(&self, escape: impl Fn(&str) -> String) -> String {
        self.foreign().into_iter().fold(self.to_string(), |text, foreign| text + ": " + &escape(foreign))
    }

    pub(crate) fn of(error: &reqwest::Error, timeout: Duration) -> Self {
        let cause = root(error).to_string();
        if error.is_timeout() {
            Self::Timeout { after: timeout }
        } else if error.is_connect() {
            Self::Connect { cause }
        } else {
            Self::Transport { cause }
        }
    }
}

/// The innermost cause: those around it say that a request failed, and repeat its URL.
pub(crate) fn root<'a>(error: &'a (dyn Error + 'static)) -> &'a (dyn Error + 'static) {
    let mut error = error;
    while let Some(source) = error.source() {
        error = source;
    }
    error
}

impl fmt::Display for AskError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Address => f.write_str("not an http or https URL without credentials"),
            Self::Header => f.write_str("not a header that HTTP allows"),
            Self::Client { .. } => f.write_str("the HTTP client cannot be set up"),
            Self::Connect { .. } => f.write_str("there is no connection to the agent"),
            Self::Timeout { after } => write!(f, "the agent did not finish its reply within {after:?}"),
            Self::Transport { .. } => f.write_str("the connection to the agent failed"),
            Self::Redirect { status, .. } => write!(f, "a redirect that is not followed (HTTP {status})"),
            Self::Status { status, .. } => write!(f, "HTTP {status}"),
            Self::NotJson { status, cause, .. } => {
                write!(f, "the reply cannot be read (HTTP {status}): {cause}")
            }
            Self::TooLarge { limit } => write!(f, "the reply is larger than {limit} bytes"),
            Self::NoCard => f.write_str("there is no agent card at this address"),
            Self::NotACard => f.write_str("what is at the address of the agent card is not a JSON object"),
            Self::NoInterface => f.write_str("the agent card offers no interface that can be used"),
        }
    }
}

impl Error for AskError {}
