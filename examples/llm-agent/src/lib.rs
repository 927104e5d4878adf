//! A language-model agent over the survey tool, which refuses by rule.
//!
//! To read how the library is used: [`rules`] (the agent's rules, with its system prompt), [`tools`] (the
//! guarded tool and the tool `refuse`), [`agent`] (the run that ends at a refusal).

pub mod agent;
pub mod demo;
pub mod endpoint;
pub mod reply;
pub mod rules;
pub mod scripted;
pub mod tools;
