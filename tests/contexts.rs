//! Crates of every context that generated code must compile in: their tests, their lints and their docs.

use std::path::Path;
use std::process::Command;

fn cargo(arguments: &[&str]) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(arguments).arg("--workspace").current_dir(root.join("tests/contexts"));
    cargo.env("CARGO_TARGET_DIR", Path::new(env!("CARGO_TARGET_TMPDIR")).join("contexts-target"));
    // The crates set their own lints.
    cargo.env_remove("RUSTFLAGS").env("RUSTDOCFLAGS", "-Dwarnings");
    assert!(cargo.status().is_ok_and(|status| status.success()), "cargo {arguments:?} failed");
}

#[test]
fn every_context_compiles_without_a_warning() {
    cargo(&["test", "--quiet", "--locked"]);
    cargo(&["clippy", "--quiet", "--locked", "--all-targets"]);
    cargo(&["doc", "--quiet", "--locked", "--no-deps", "--document-private-items"]);
}
