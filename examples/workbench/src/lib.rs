//! A local web page that asks any A2A agent, and shows its rules, its answers and its refusals.
//!
//! To read how the library is used: `asking.rs` (the way of a question, from the card to the verdict),
//! `view/outcome.rs` (what is shown of it) and `foreign.rs` (the one way out for what an agent says).

mod asking;
mod captured;
mod foreign;
mod form;
mod guard;
mod received;
mod server;
mod tabular;
mod view;

pub use crate::captured::Captured;
pub use crate::server::Server;
