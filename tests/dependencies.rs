//! What the published crates depend on: DEPENDENCIES.md is the truth, the licences are among the allowed ones, and none
//! needs a newer compiler or, without the feature `std`, the standard library.

#![allow(clippy::unwrap_used, reason = "a test that panics is a test that fails")]

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::process::Command;

use serde_json::Value;

const LICENCES: [&str; 4] = ["Apache-2.0", "MIT", "Unicode-3.0", "Zlib"];

/// The features that bring dependencies, and what a user has without one.
const FEATURES: [&str; 4] = ["default", "a2a-lf", "reader", "tracing"];

fn cargo(arguments: &[&str]) -> String {
    let output = Command::new(env!("CARGO"))
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .args(arguments)
        .arg("--locked")
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

fn metadata() -> Value {
    serde_json::from_str(&cargo(&["metadata", "--format-version", "1"])).unwrap()
}

fn text<'v>(value: &'v Value, key: &str) -> &'v str {
    value[key].as_str().unwrap_or_default()
}

/// One platform, so that the page is the same on all.
const LINUX: &str = "x86_64-unknown-linux-gnu";

/// Names and versions of the packages in a tree of the runtime's, without the two crates themselves.
fn tree(target: &str, features: &[&str]) -> BTreeSet<(String, String)> {
    let mut arguments = vec!["tree", "-p", "refusals-runtime", "-e", "normal,build", "--target", target];
    arguments.extend(["--prefix", "none", "--format", "{p}"]);
    arguments.extend(features);
    let package = |line: &str| {
        let mut words = line.split(' ');
        Some((words.next()?.to_owned(), words.next()?.strip_prefix('v')?.to_owned()))
    };
    let packages: BTreeSet<_> = cargo(&arguments).lines().filter_map(package).collect();
    packages.into_iter().filter(|(name, _)| !name.starts_with("refusals-")).collect()
}

fn package<'m>(metadata: &'m Value, name: &str, version: &str) -> &'m Value {
    let mut packages = metadata["packages"].as_array().unwrap().iter();
    packages.find(|package| text(package, "name") == name && text(package, "version") == version).unwrap()
}

/// `A OR B`, `A AND B`, and `(A OR B) AND C`, which are all that occur.
fn is_allowed(licence: &str) -> bool {
    let is_one = |any: &str| any.trim_matches(['(', ')']).split(" OR ").any(|one| LICENCES.contains(&one));
    !licence.is_empty() && licence.split(" AND ").all(is_one)
}

#[test]
fn licences_and_compilers() {
    let metadata = metadata();
    let minor = |version: &str| version.split('.').nth(1).unwrap().parse::<u32>().unwrap();
    let ours =
        metadata["packages"].as_array().unwrap().iter().find(|it| text(it, "name") == "refusals-runtime");
    let ours = minor(text(ours.unwrap(), "rust_version"));
    for (name, version) in tree("all", &["--all-features"]) {
        let package = package(&metadata, &name, &version);
        assert!(is_allowed(text(package, "license")), "{name}: {}", package["license"]);
        let needs = package["rust_version"].as_str().map_or(0, minor);
        assert!(needs <= ours, "{name} {version} needs Rust 1.{needs}");
        assert!(text(package, "source").starts_with("registry+"), "{name} is not from the registry");
    }
}

#[test]
fn without_std_no_dependency_has_it() {
    for features in ["", "tracing"] {
        let arguments = ["tree", "-p", "refusals-runtime", "--no-default-features", "--features", features];
        let tree = cargo(&[&arguments[..], &["-e", "normal,features", "--prefix", "none"]].concat());
        assert!(tree.contains("serde_json feature \"alloc\""), "{tree}");
        assert!(!tree.contains("feature \"std\""), "{tree}");
    }
}

#[test]
fn the_page_is_the_truth() {
    let page = include_str!("../DEPENDENCIES.md");
    let metadata = metadata();
    let packages = metadata["packages"].as_array().unwrap();
    let all = tree(LINUX, &["--all-features"]);

    // What is said for each crate that is depended on directly, but for the reason why.
    let mut direct = BTreeMap::new();
    for of in ["refusals-macros", "refusals-runtime"] {
        let crate_ = packages.iter().find(|package| text(package, "name") == of).unwrap();
        for dependency in crate_["dependencies"].as_array().unwrap() {
            let name = text(dependency, "name");
            if !dependency["kind"].is_null() || name == "refusals-macros" {
                continue;
            }
            let version = &all.iter().rfind(|(other, _)| other == name).unwrap().1;
            let licence = text(package(&metadata, name, version), "license");
            let minimum = text(dependency, "req").trim_start_matches('^');
            let entry = direct.entry(name).or_insert((minimum, licence, Vec::new()));
            entry.2.push(format!("`{of}`"));
        }
    }
    for (name, (minimum, licence, of)) in &direct {
        let row = format!("| `{name}` | {minimum} | {licence} | {} | ", of.join(", "));
        assert!(
            page.lines().any(|line| line.starts_with(&row)),
            "DEPENDENCIES.md lacks a row that begins\n{row}"
        );
    }
    let rows = page.lines().filter(|line| line.starts_with("| `") && line.matches('|').count() == 6);
    assert_eq!(rows.count(), direct.len(), "DEPENDENCIES.md has a row too many");

    // What those depend on, and with which feature it comes.
    let trees = FEATURES.map(|feature| match feature {
        "default" => tree(LINUX, &[]),
        feature => tree(LINUX, &["--features", feature]),
    });
    let mut table = String::new();
    for (name, version) in all.iter().filter(|(name, _)| !direct.contains_key(name.as_str())) {
        let comes =
            |tree: &BTreeSet<(String, String)>| tree.iter().any(|it| it == &(name.clone(), version.clone()));
        let with: Vec<_> =
            FEATURES.iter().zip(&trees).filter(|(_, tree)| comes(tree)).map(|(it, _)| *it).collect();
        let with = if with.contains(&"default") { "default".to_owned() } else { with.join(", ") };
        let licence = text(package(&metadata, name, version), "license");
        writeln!(table, "| `{name}` | {licence} | {with} |").unwrap();
    }
    // A crate may be there in two versions.
    let mut lines: Vec<_> = table.lines().collect();
    lines.dedup();
    let written: Vec<_> =
        page.lines().filter(|line| line.starts_with("| `") && line.matches('|').count() == 4).collect();
    assert_eq!(written, lines, "the second table of DEPENDENCIES.md must be\n{}\n", lines.join("\n"));
}
