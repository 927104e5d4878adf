//! Builds from nothing: of crates that have these dependencies and no code.

use std::error::Error;
use std::fs;
use std::path::Path;
use std::time::Duration;

use crate::ways::OURS;
use crate::{cargo, write};

const TURNS: usize = 3;

/// What is built from nothing: with the first is compared.
const BUILDS: [(&str, &str); 4] = [
    ("strum and serde_json", "strum = { version = \"0.28\", features = [\"derive\"] }\nserde_json = \"1\""),
    ("this library", OURS),
    (
        "this library and serde_json",
        concat!(
            "refusals-runtime = { path = \"",
            env!("CARGO_MANIFEST_DIR"),
            "/../refusals-runtime\" }\nserde_json = \"1\""
        ),
    ),
    (
        "strum, serde and serde_json",
        "strum = { version = \"0.28\", features = [\"derive\"] }\nserde = { version = \"1\", features = [\"derive\"] }\nserde_json = \"1\"",
    ),
];

pub(crate) fn builds(scratch: &Path) -> Result<(), Box<dyn Error>> {
    println!("\n| from nothing | `cargo build` | | crates |\n|---|--:|--:|--:|");
    let mut crates = Vec::new();
    for (index, (_, dependencies)) in BUILDS.into_iter().enumerate() {
        let directory = scratch.join(format!("build-{index}"));
        write(&directory, &format!("build{index}"), dependencies, "")?;
        crates.push(directory);
    }
    let mut fastest = [Duration::MAX; BUILDS.len()];
    for _ in 0..TURNS {
        for (directory, fastest) in crates.iter().zip(&mut fastest) {
            let target = directory.join("target");
            if target.exists() {
                fs::remove_dir_all(&target)?;
            }
            *fastest = (*fastest).min(cargo(directory, &target, "build")?);
        }
    }
    for (((name, _), directory), time) in BUILDS.iter().zip(&crates).zip(fastest) {
        let ratio = time.as_secs_f64() / fastest[0].as_secs_f64();
        let lock = fs::read_to_string(directory.join("Cargo.lock"))?;
        // Less the crate itself.
        let packages = lock.matches("[[package]]").count() - 1;
        println!("| {name} | {:.2} s | {ratio:.2} | {packages} |", time.as_secs_f64());
    }
    Ok(())
}
