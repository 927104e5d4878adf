//! The page of dependencies says what cargo resolves, and every licence on it is a permissive one.

#![allow(clippy::unwrap_used, reason = "a test that panics is a test that fails")]

use std::collections::BTreeSet;
use std::process::Command;

const PERMISSIVE: [&str; 3] = ["MIT", "Apache-2.0", "Zlib"];

/// The dependencies of the published crates, each with its licence.
fn resolved(features: &[&str]) -> BTreeSet<(String, String)> {
    let mut cargo = Command::new(env!("CARGO"));
    cargo.current_dir(env!("CARGO_MANIFEST_DIR"));
    cargo.args(["tree", "--locked", "--offline", "--package", "refusals-runtime", "--edges", "normal,build"]);
    cargo.args(["--prefix", "none", "--format", "{p}|{l}|", "--target", "x86_64-unknown-linux-gnu"]);
    let output = cargo.args(features).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let lines = String::from_utf8(output.stdout).unwrap();
    let dependency = |line: &str| {
        let mut fields = line.split('|');
        let name = fields.next()?.split(' ').next()?.to_owned();
        (!name.starts_with("refusals-")).then_some((name, fields.next()?.to_owned()))
    };
    lines.lines().filter_map(dependency).collect()
}

/// The rows of the table below a heading.
fn written(page: &str, heading: &str) -> BTreeSet<(String, String)> {
    let section = page.split(heading).nth(1).unwrap();
    let table = section.split("\n## ").next().unwrap();
    let rows = table.lines().filter(|line| line.starts_with("| ")).skip(1);
    let row = |row: &str| {
        let mut cells = row.split('|').map(str::trim).skip(1);
        Some((cells.next()?.to_owned(), cells.next()?.to_owned()))
    };
    rows.filter_map(row).collect()
}

#[test]
fn the_page_says_what_cargo_resolves() {
    let page = include_str!("../DEPENDENCIES.md");
    let (default, all) = (resolved(&[]), resolved(&["--all-features"]));
    assert_eq!(written(page, "## By default"), default);
    let added: BTreeSet<_> = all.difference(&default).cloned().collect();
    assert_eq!(written(page, "## With every feature"), added);
    for (name, licence) in &all {
        let alternatives = licence.split(['(', ')', ' ', '/']);
        assert!(alternatives.into_iter().any(|licence| PERMISSIVE.contains(&licence)), "{name}: {licence}");
    }
}
