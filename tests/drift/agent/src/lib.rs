//! A small agent whose card, prompt and guards are checked.

pub mod agent;
pub mod survey;
