//! One agent with two rules, written in three ways. `tests/drift.rs` has each of them drift.

pub mod hand_written;
pub mod ours;
pub mod strum_glue;
