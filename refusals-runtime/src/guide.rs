//! The guide: a page for each role. Documentation alone, and nothing of it is compiled into a program.
//!
#![doc = include_str!("../docs/guide/index.md")]

#[doc = include_str!("../docs/guide/author.md")]
pub mod author {}

#[doc = include_str!("../docs/guide/tool_author.md")]
pub mod tool_author {}

#[doc = include_str!("../docs/guide/reader.md")]
pub mod reader {}

#[doc = include_str!("../docs/guide/workbench.md")]
pub mod workbench {}

#[doc = include_str!("../docs/guide/eval_author.md")]
pub mod eval_author {}

#[doc = include_str!("../docs/guide/platform_owner.md")]
pub mod platform_owner {}

#[doc = include_str!("../docs/guide/errors.md")]
pub mod errors {}

#[doc = include_str!("../docs/guide/faq.md")]
pub mod faq {}

#[doc = include_str!("../docs/guide/comparison.md")]
pub mod comparison {}
