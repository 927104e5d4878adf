//! The files of `refusals-macros` that read a card and a prompt: a fuzz target cannot link a macro, so they are
//! compiled here again.

#[path = "../../../../refusals-macros/src/disk/card.rs"]
pub(crate) mod card;
#[path = "../../../../refusals-macros/src/characters.rs"]
pub(crate) mod characters;
#[path = "../../../../refusals-macros/src/disk/difference.rs"]
mod difference;
#[path = "../../../../refusals-macros/src/disk/fault.rs"]
pub(crate) mod fault;
#[path = "../../../../refusals-macros/src/disk/json.rs"]
mod json;
#[path = "../../../../refusals-macros/src/disk/layout.rs"]
mod layout;
#[path = "../../../../refusals-macros/src/disk/prompt.rs"]
pub(crate) mod prompt;
#[path = "../../../../refusals-macros/src/rule_text.rs"]
pub(crate) mod rule_text;
#[path = "../../../../refusals-macros/src/disk/source.rs"]
mod source;
