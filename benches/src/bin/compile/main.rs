//! How long the compiler takes for rules, against what one would write without the library, and how long a build
//! from nothing takes.
//!
//! Crates of more and more rules are written and checked in turns, and the fastest turn of each counts. Without
//! `incremental`, so that each turn is the whole work.

mod builds;
mod ways;

use std::error::Error;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};
use std::{env, fs};

use self::builds::builds;
use self::ways::WAYS;

const TURNS: usize = 5;
const COUNTS: [usize; 4] = [10, 100, 1000, 4000];

fn main() -> Result<(), Box<dyn Error>> {
    let scratch = env::temp_dir().join(format!("refusals-benches-{}", std::process::id()));
    let measured = rules(&scratch).and_then(|()| builds(&scratch));
    fs::remove_dir_all(&scratch)?;
    measured
}

fn rules(scratch: &Path) -> Result<(), Box<dyn Error>> {
    println!("| rules | how | `cargo check` | | a rule |\n|--:|---|--:|--:|--:|");
    for count in COUNTS {
        let mut crates = Vec::new();
        for (index, (_, dependencies, code)) in WAYS.into_iter().enumerate() {
            let directory = scratch.join(format!("rules-{index}-{count}"));
            write(&directory, &format!("way{index}-{count}"), dependencies, &code(count))?;
            crates.push(directory);
        }
        let target = scratch.join("target");
        for directory in &crates {
            check(directory, &target)?; // its dependencies, which are not measured here
        }
        let mut fastest = [Duration::MAX; WAYS.len()];
        for _ in 0..TURNS {
            for (directory, fastest) in crates.iter().zip(&mut fastest) {
                touch(directory)?;
                *fastest = (*fastest).min(check(directory, &target)?);
            }
        }
        for ((name, ..), time) in WAYS.iter().zip(fastest) {
            let ratio = time.as_secs_f64() / fastest[0].as_secs_f64();
            let each = time / u32::try_from(count)?;
            println!("| {count} | {name} | {:.2} s | {ratio:.2} | {each:.0?} |", time.as_secs_f64());
        }
    }
    Ok(())
}

fn write(directory: &Path, name: &str, dependencies: &str, code: &str) -> Result<(), Box<dyn Error>> {
    fs::create_dir_all(directory.join("src"))?;
    let manifest = format!(
        "[package]\nname = \"{name}\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n[dependencies]\n{dependencies}\n\n[workspace]\n"
    );
    fs::write(directory.join("Cargo.toml"), manifest)?;
    fs::write(source(directory), code)?;
    Ok(())
}

fn source(directory: &Path) -> PathBuf {
    directory.join("src/lib.rs")
}

fn touch(directory: &Path) -> Result<(), Box<dyn Error>> {
    Ok(fs::File::options().append(true).open(source(directory))?.set_modified(std::time::SystemTime::now())?)
}

fn check(directory: &Path, target: &Path) -> Result<Duration, Box<dyn Error>> {
    cargo(directory, target, "check")
}

fn cargo(directory: &Path, target: &Path, command: &str) -> Result<Duration, Box<dyn Error>> {
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.args([command, "--quiet"]).current_dir(directory);
    cargo.env("CARGO_TARGET_DIR", target).env("CARGO_INCREMENTAL", "0").env_remove("RUSTFLAGS");
    let begin = Instant::now();
    let status = cargo.status()?;
    if status.success() {
        Ok(begin.elapsed())
    } else {
        Err(format!("cargo {command} failed in {}", directory.display()).into())
    }
}
