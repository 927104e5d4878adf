//! Writes a rules enum, and its card beside it.

use std::path::Path;
use std::{env, fs, io};

const RULES: &str = r#"
/// Rules that a build script wrote.
#[refusals_runtime::refusal_rules(card = "card.json")]
#[derive(Debug, Clone, Copy)]
pub enum BuiltRule {
    /// A reason.
    First,
}
"#;

const CARD: &str = r#"{
  "capabilities": {
    "extensions": [
      {
        "uri": "https://standards.upperhandai.com/ext/refusals/v1",
        "params": { "first": "A reason." }
      }
    ]
  }
}
"#;

fn main() -> io::Result<()> {
    let directory = env::var("OUT_DIR").map_err(io::Error::other)?;
    fs::write(Path::new(&directory).join("rules.rs"), RULES)?;
    fs::write(Path::new(&directory).join("card.json"), CARD)
}
