//! The page against agents that are well-behaved, captured, hostile, and real; in part in a real browser.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::panic, reason = "a test fails by panicking")]

mod agent;
mod browser;
mod captured;
mod client;
mod driver;
mod guard;
mod hostile;
mod outcomes;
