//! Asks any A2A agent, in whatever language it is written, and hands back unread what it replies.
//!
//! Speaks A2A 1.0 and 0.3, each as JSON-RPC and as HTTP+JSON. A client of typed structures would lose what
//! a reader of refusals is about: unknown fields, the order of members, `1` or `1.0`, the bytes of a stream.
//!
//! ```no_run
//! # async fn example() -> Result<(), ask::AskError> {
//! use ask::{Agent, Http, Question};
//!
//! let agent = Agent::find("http://127.0.0.1:8096", &Http::new()?).await?;
//! let interface = agent.interface()?;
//!
//! let reply = agent.send(interface, &Question::text("vote by party and news")).await?;
//! println!("{}", reply.json); // for `refusals_runtime::Reply::read`
//!
//! let mut stream = agent.stream(interface, &Question::text("vote by educ")).await?;
//! while let Some(bytes) = stream.chunk().await? {
//!     println!("{} bytes", bytes.len()); // for `refusals_runtime::StreamReader`
//! }
//! # Ok(())
//! # }
//! ```
//!
//! To read how it works: [`Agent`] (finding and asking), `card.rs` (which interfaces a card offers),
//! `request.rs` (what is sent, by version and binding), [`Http`] (what is allowed on the network).

mod agent;
mod card;
mod error;
mod http;
mod interface;
mod question;
mod reach;
mod reply;
mod request;

pub use reqwest::Url;

pub use crate::agent::Agent;
pub use crate::card::{Skipped, Why};
pub use crate::error::AskError;
pub use crate::http::Http;
pub use crate::interface::{Binding, Interface, Version};
pub use crate::question::Question;
pub use crate::reach::Reach;
pub use crate::reply::{Reply, ReplyStream};
