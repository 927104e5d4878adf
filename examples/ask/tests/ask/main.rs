//! The crate against servers that play captured traffic, and against some that misbehave.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "a test fails by panicking")]

mod cards;
mod failures;
mod requests;
mod server;
