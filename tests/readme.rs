//! The code of the README and of the guide that needs files or heavy crates beside it: it is code of this
//! repository, which is compiled.

use std::fs;
use std::path::Path;

/// Where each of the blocks comes from, in the document's order.
const SOURCES: &[(&str, &[&str])] = &[
    (
        "README.md",
        &[
            "examples/llm-agent/src/tools.rs",
            "examples/llm-agent/src/tools.rs",
            "examples/mcp-server/src/refused.rs",
            "examples/quickstart/main.rs",
            "tests/drift/agent/tests/ui/unguarded.rs",
            "tests/reader/tests/readme.rs",
            "tests/conformance/tests/readme.rs",
        ],
    ),
    (
        "refusals-runtime/docs/guide/author.md",
        &[
            "examples/quickstart/main.rs",
            "examples/llm-agent/src/tools.rs",
            "tests/drift/agent/tests/ui/unguarded.rs",
        ],
    ),
];

#[test]
fn the_blocks_with_files_are_compiled_code() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    for (document, sources) in SOURCES {
        let text = fs::read_to_string(root.join(document)).unwrap();
        let blocks: Vec<_> = text
            .split("```rust,ignore\n")
            .skip(1)
            .map(|rest| rest.split("```").next().unwrap_or_default())
            .collect();
        assert_eq!(blocks.len(), sources.len(), "{document}");
        for (block, source) in blocks.iter().zip(*sources) {
            let code = fs::read_to_string(root.join(source)).unwrap();
            assert!(code.contains(block), "{source} does not hold this block of {document}:\n{block}");
        }
    }
}
