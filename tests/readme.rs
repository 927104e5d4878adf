//! The README's code that needs files beside it: it is code of this repository, which is compiled.

use std::fs;
use std::path::Path;

/// Where each of the blocks comes from, in the README's order.
const SOURCES: &[&str] = &[
    "examples/llm-agent/src/tools.rs",
    "examples/llm-agent/src/tools.rs",
    "examples/mcp-server/src/refused.rs",
    "examples/quickstart/main.rs",
    "tests/drift/agent/tests/ui/unguarded.rs",
    "tests/reader/tests/readme.rs",
    "tests/conformance/tests/readme.rs",
];

#[test]
fn the_blocks_with_files_are_compiled_code() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let readme = fs::read_to_string(root.join("README.md")).unwrap();
    let blocks: Vec<_> = readme
        .split("```rust,ignore\n")
        .skip(1)
        .map(|rest| rest.split("```").next().unwrap_or_default())
        .collect();
    assert_eq!(blocks.len(), SOURCES.len());
    for (block, source) in blocks.iter().zip(SOURCES) {
        let code = fs::read_to_string(root.join(source)).unwrap();
        assert!(code.contains(block), "{source} does not hold:\n{block}");
    }
}
