//! The table of errors in the documentation, against the errors that the compile-fail tests pin.

#![allow(clippy::string_slice, clippy::unwrap_used, reason = "a test that panics is a test that fails")]

use std::fs;
use std::path::{Path, PathBuf};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn pinned() -> Vec<(PathBuf, String)> {
    let mut pinned = Vec::new();
    for theme in fs::read_dir(root().join("tests/ui")).unwrap() {
        for file in fs::read_dir(theme.unwrap().path()).unwrap() {
            let path = file.unwrap().path();
            if path.extension().is_some_and(|extension| extension == "stderr") {
                let text = fs::read_to_string(&path).unwrap();
                pinned.push((path, text));
            }
        }
    }
    pinned
}

/// The messages in the first column: each is a code span, with `…` where it differs.
fn listed() -> Vec<String> {
    let table = fs::read_to_string(root().join("refusals-macros/docs/errors.md")).unwrap();
    let rows = table.lines().filter(|line| line.starts_with("| `"));
    rows.flat_map(|row| {
        let cell = row.trim_start_matches("| ").split(" | ").next().unwrap_or_default();
        spans(cell)
    })
    .collect()
}

/// The code spans of a line of Markdown.
fn spans(mut text: &str) -> Vec<String> {
    let mut spans = Vec::new();
    while let Some(start) = text.find('`') {
        let opened = &text[start..];
        let fence = &opened[..opened.len() - opened.trim_start_matches('`').len()];
        let rest = &opened[fence.len()..];
        let Some(end) = rest.find(fence) else { break };
        spans.push(rest[..end].trim().to_owned());
        text = &rest[end + fence.len()..];
    }
    spans
}

/// Whether a line says a message, behind `error: ` and the place in a file, or at what is underlined.
fn says(line: &str, message: &str) -> bool {
    let line = line.trim_start();
    let starts = line.match_indices(": ").chain(line.match_indices("^ ")).map(|(at, mark)| at + mark.len());
    starts.chain([0]).any(|start| is_message(&line[start..], message))
}

/// Whether a text begins with a message's first part, and has the others in order.
fn is_message(text: &str, message: &str) -> bool {
    let mut parts = message.split('…').map(str::trim_end);
    let first = parts.next().unwrap_or_default();
    let Some(mut rest) = text.strip_prefix(first) else { return false };
    parts.all(|part| match rest.find(part) {
        Some(at) => {
            rest = &rest[at + part.len()..];
            true
        }
        None => false,
    })
}

/// Errors of the compiler that have no code.
const THEIRS: &[&str] = &["error: cannot find attribute", "error: unused"];

#[test]
fn every_error_of_ours_is_in_the_table() {
    let listed = listed();
    assert!(listed.len() > 50, "the table has {} errors", listed.len());
    for (path, text) in pinned() {
        let ours = text.lines().filter(|line| {
            line.starts_with("error: ") && !THEIRS.iter().any(|start| line.starts_with(start))
        });
        for line in ours {
            assert!(
                listed.iter().any(|message| says(line, message)),
                "{} has an error that is not in the table: {line}",
                path.display()
            );
        }
    }
}

/// What another test than a compile-fail test pins, and which: the faults of a file by themselves, and what takes
/// more than one crate, or a changed environment.
const ELSEWHERE: &[(&str, &str)] = &[
    ("`params` is empty", "refusals-macros/src/disk/card.rs"),
    ("`…` is …, not …", "refusals-macros/src/disk/card.rs"),
    ("an agent card is a JSON object, not", "refusals-macros/src/disk/card.rs"),
    ("the block that ends here does not begin", "refusals-macros/src/disk/prompt.rs"),
    ("`refusals:begin` stands inside a block", "refusals-macros/src/disk/prompt.rs"),
    ("this `refusals:end` ends no block", "refusals-macros/src/disk/prompt.rs"),
    ("`refusals:begin` and `refusals:end` stand on one line", "refusals-macros/src/disk/prompt.rs"),
    ("the macro cannot tell which file this path starts from", "tests/drift/main.rs"),
    ("… is not in the directory of the package", "tests/drift/main.rs"),
    ("… is held to `…` too", "tests/drift/main.rs"),
    ("cannot write …", "tests/drift/main.rs"),
    ("the environment variable `REFUSALS` has an unknown value", "tests/drift/main.rs"),
    ("only traits defined in the current crate", "tests/drift/main.rs"),
];

/// The tests in a file, of which those of a library's stand at the end.
fn tests_in(file: &str) -> String {
    let text = fs::read_to_string(root().join(file)).unwrap();
    if file.starts_with("tests/") {
        return text;
    }
    text.split_once("#[cfg(test)]").map_or(text.clone(), |(_, tests)| tests.to_owned())
}

#[test]
fn every_error_in_the_table_is_pinned() {
    let pinned = pinned();
    for message in listed() {
        let is_pinned = pinned.iter().any(|(_, text)| text.lines().any(|line| says(line, &message)));
        let elsewhere = ELSEWHERE.iter().find(|(start, _)| message.starts_with(start));
        assert!(is_pinned != elsewhere.is_some(), "{message:?}: pinned {is_pinned}, elsewhere {elsewhere:?}");
        if let Some((start, file)) = elsewhere {
            let parts: Vec<_> = start.split('…').map(str::trim).collect();
            let tests = tests_in(file);
            let is_there = tests.lines().any(|line| parts.iter().all(|part| line.contains(part)));
            assert!(is_there, "{file} does not pin {start:?}");
        }
    }
}
