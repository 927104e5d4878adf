//! The probe against agents that are right, and against agents that are broken in every way that it has a word for.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::panic, reason = "a test fails by panicking")]

mod agent;
mod broken;
mod command_line;
mod output;
mod plot;
mod program;
mod right;
mod unprobed;
