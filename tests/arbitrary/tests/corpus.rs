//! The committed corpus of each fuzz target, through the target's check: what was found stays fixed.

#![allow(clippy::unwrap_used, reason = "a test that panics is a test that fails")]

use std::fs;
use std::path::Path;

#[test]
fn every_check_has_a_target() {
    let targets = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/targets");
    for (name, _) in arbitrary::TARGETS {
        let target = fs::read_to_string(targets.join(name).with_extension("rs")).unwrap();
        assert!(target.contains(&format!("arbitrary::{name}(bytes)")), "{name}");
    }
    assert_eq!(fs::read_dir(&targets).unwrap().count(), arbitrary::TARGETS.len());
}

#[test]
fn every_file_of_every_target() {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus");
    let entries = fs::read_dir(&corpus).unwrap();
    let mut names: Vec<_> = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort_unstable();
    assert_eq!(names, arbitrary::TARGETS.map(|(name, _)| name), "each target has a corpus");

    for (name, check) in arbitrary::TARGETS {
        let mut count = 0;
        for entry in fs::read_dir(corpus.join(name)).unwrap() {
            let path = entry.unwrap().path();
            // It is shown if the test fails.
            eprintln!("{}", path.display());
            check(&fs::read(&path).unwrap());
            count += 1;
        }
        assert!(count > 0, "{name} has an empty corpus");
    }
}
