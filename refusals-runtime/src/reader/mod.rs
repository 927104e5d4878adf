//! The other side: what any agent advertises and replies, in whichever language it is written.
//!
//! From the outside in: `json` and `sse` read bytes, `exchange` takes apart what came, `pairing` finds the refusals
//! and their texts, `judge` gives the verdict, and `reply`, `received`, `answer` and `failure` are what a caller gets.
//! `posture` reads the card, `retry` remembers, `untrusted` is the way out for foreign text, and `render` the way
//! out for all of it.

mod answer;
mod canonical;
mod exchange;
mod failure;
mod json;
mod judge;
mod member;
mod not_asked;
mod notice;
mod pairing;
mod part;
mod place;
mod planner;
mod posture;
mod received;
pub mod render;
mod reply;
mod request;
mod retry;
mod saved;
mod sse;
mod stream;
mod task_state;
mod untrusted;

pub use answer::{Answer, UntypedRefusal};
pub use failure::{Failure, FailureKind};
pub use json::{UnreadableJson, read_json};
pub use not_asked::NotAsked;
pub use part::{PartContent, ReceivedPart};
pub use posture::{AdvertisedRule, Posture, PostureError, PostureFault};
pub use received::{Mark, Oddity, ReceivedRefusal};
pub use reply::Reply;
pub use retry::{Asking, NotAskedAgain, RefusedRequests};
pub use stream::{StreamFault, StreamReader};
pub use task_state::TaskState;
pub use untrusted::Untrusted;

#[cfg(feature = "conformance")]
pub(crate) use self::{
    part::{is_essence, media_types},
    posture::reading::{EXTENSIONS, declarations, is_id, rule_pointer},
    stream::read_stream,
};
