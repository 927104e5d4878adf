//! The documents name files of this repository: they exist, and the map of the two crates has all of theirs.

use std::fs;
use std::path::Path;

/// Whether a code span names a path of the repository.
type NamesPath = fn(&str) -> bool;

/// The documents. In those for users, most paths are the user's.
const DOCUMENTS: &[(&str, NamesPath)] = &[
    ("ARCHITECTURE.md", is_path),
    ("CONTRIBUTING.md", is_path),
    ("DEPENDENCIES.md", is_path),
    ("README.md", is_of_examples),
    ("benches/README.md", is_path),
    ("refusals-runtime/docs/guide/author.md", is_of_examples),
    ("refusals-runtime/docs/guide/comparison.md", is_of_examples),
    ("refusals-runtime/docs/guide/eval_author.md", is_of_examples),
    ("refusals-runtime/docs/guide/faq.md", is_of_examples),
    ("refusals-runtime/docs/guide/index.md", is_of_examples),
    ("refusals-runtime/docs/guide/platform_owner.md", is_of_examples),
    ("refusals-runtime/docs/guide/reader.md", is_of_examples),
    ("refusals-runtime/docs/guide/tool_author.md", is_of_examples),
    ("refusals-runtime/docs/guide/workbench.md", is_of_examples),
];

fn is_path(span: &str) -> bool {
    let is_plain = span.chars().all(|c| c.is_ascii_alphanumeric() || "/._-".contains(c));
    let has_extension = [".md", ".rs", ".toml"].iter().any(|extension| span.ends_with(extension));
    is_plain && (span.contains('/') || has_extension)
}

fn is_of_examples(span: &str) -> bool {
    is_path(span) && (span.starts_with("examples/") || span.starts_with("tests/comparison"))
}

#[test]
fn the_paths_that_documents_name_exist() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    for (document, names_path) in DOCUMENTS {
        let text = fs::read_to_string(root.join(document)).unwrap();
        // Without the blocks of code, what is between two backticks is a span of it.
        let prose: String = text.split("```").step_by(2).collect();
        let spans: Vec<_> = prose.split('`').skip(1).step_by(2).filter(|span| names_path(span)).collect();
        for span in &spans {
            assert!(root.join(span).exists(), "{document} names {span}, which does not exist");
        }
        if *document == "ARCHITECTURE.md" {
            assert!(spans.len() > 100, "only {} paths are seen", spans.len());
        }
    }
}

/// Each file beside a crate's `lib.rs`, and in the reader; a directory by its `mod.rs`.
#[test]
fn the_map_of_the_crates_is_whole() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let map = fs::read_to_string(root.join("ARCHITECTURE.md")).unwrap();
    for directory in ["refusals-macros/src", "refusals-runtime/src", "refusals-runtime/src/reader"] {
        for entry in fs::read_dir(root.join(directory)).unwrap() {
            let entry = entry.unwrap();
            let mut path = format!("{directory}/{}", entry.file_name().to_str().unwrap());
            if entry.file_type().unwrap().is_dir() {
                path.push_str("/mod.rs");
            }
            let is_named = map.contains(&format!("`{path}`"));
            assert!(
                is_named || path == "refusals-runtime/src/lib.rs",
                "ARCHITECTURE.md does not name {path}"
            );
        }
    }
}
