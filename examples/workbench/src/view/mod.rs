//! What the user sees.

pub(crate) mod agent;
mod form;
pub(crate) mod outcome;
pub(crate) mod page;
mod parts;
mod table;
