//! Writes the rules whose ids are looked for: as many as are asked for, in each way to find one.

use std::fmt::Write as _;
use std::path::Path;

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    let directory = std::env::var_os("OUT_DIR").expect("cargo sets it");
    for count in [10, 100, 1000] {
        let module = module(count).expect("a `String` takes any text");
        std::fs::write(Path::new(&directory).join(format!("rules_{count}.rs")), module)
            .expect("cargo's directory can be written");
    }
}

fn module(count: usize) -> Result<String, std::fmt::Error> {
    let names: Vec<_> = (0..count).map(name).collect();
    let mut module = String::new();

    writeln!(module, "/// This library's.\n#[refusals_runtime::refusal_rules]\n{DERIVES}\npub enum Rule {{")?;
    for (name, id) in &names {
        writeln!(
            module,
            "    /// What `{id}` asks for is not computed.\n    #[rule(id = \"{id}\")]\n    {name},"
        )?;
    }
    writeln!(module, "}}\n\n/// strum's.\n#[derive(strum::EnumString)]\n{DERIVES}\npub enum Strum {{")?;
    for (name, id) in &names {
        writeln!(module, "    /// The rule.\n    #[strum(serialize = \"{id}\")]\n    {name},")?;
    }
    writeln!(
        module,
        "}}\n\n/// A `match`.\n#[allow(clippy::too_many_lines)]\n#[must_use]\npub fn by_match(id: &str) -> Option<Rule> {{\n    match id {{"
    )?;
    for (name, id) in &names {
        writeln!(module, "        \"{id}\" => Some(Rule::{name}),")?;
    }
    writeln!(
        module,
        "        _ => None,\n    }}\n}}\n\n/// A perfect hash.\npub static PHF: phf::Map<&str, Rule> = phf::phf_map! {{"
    )?;
    for (name, id) in &names {
        writeln!(module, "    \"{id}\" => Rule::{name},")?;
    }
    writeln!(module, "}};")?;
    Ok(module)
}

const DERIVES: &str = "#[derive(Debug, Clone, Copy, PartialEq, Eq)]";

/// Ids as agents have them: of several words, and many with their beginning in common.
fn name(number: usize) -> (String, String) {
    const WORDS: [&str; 8] = ["Cut", "Segment", "Wave", "Income", "Party", "Region", "Panel", "Weight"];
    let [first, second] = [WORDS[number % 8], WORDS[number / 8 % 8]];
    (
        format!("{first}{second}{number}"),
        format!("{}-{}-{number}", first.to_lowercase(), second.to_lowercase()),
    )
}
