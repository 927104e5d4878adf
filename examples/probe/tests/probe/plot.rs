//! The plot of the confusion table.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

fn path(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name)
}

/// The texts of the plot of some outcomes, and the program's table.
fn plot(name: &str, outcomes: &str) -> (Vec<String>, String) {
    let (jsonl, svg) = (path(&format!("{name}.jsonl")), path(&format!("{name}.svg")));
    fs::write(&jsonl, outcomes).unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_confusion")).args([&jsonl, &svg]).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let svg = fs::read_to_string(svg).unwrap();
    let xml = roxmltree::Document::parse(&svg).unwrap();
    let elements: Vec<_> = xml.descendants().filter(roxmltree::Node::is_element).collect();
    assert!(elements.iter().all(|node| ["svg", "rect", "text"].contains(&node.tag_name().name())), "{svg}");
    let texts = elements.iter().filter_map(roxmltree::Node::text).map(|text| text.trim().to_owned());
    (texts.filter(|text| !text.is_empty()).collect(), String::from_utf8(output.stdout).unwrap())
}

#[test]
fn counts_and_rates() {
    let (texts, table) = plot(
        "counts",
        "{\"expected\":\"seg-mix\",\"seen\":\"seg-mix\"}\n{\"expected\":\"seg-mix\",\"seen\":null}\n{\"expected\":null}\n",
    );
    let expected = [
        "What was expected, and what was seen",
        "seen",
        "expected",
        "answer",
        "seg-mix",
        "neither",
        // Answers: one failed. Refusals: one was answered and one refused.
        "answer",
        "0",
        "0",
        "1",
        "seg-mix",
        "1",
        "1",
        "0",
        "as expected: 33.3 %",
        "over-refusal, of what must be answered: 0.0 %",
        "missed, of what must be refused: 50.0 %",
    ];
    assert_eq!(texts, expected);
    assert!(table.contains("over-refusal: 0.0 %"), "{table}");
}

#[test]
fn foreign_ids_are_escaped() {
    let id = r#"<script>alert(1)</script>\u001b\u202e&\"'"#;
    let (texts, _) = plot("evil", &format!("{{\"expected\":null,\"seen\":\"{id}\"}}\n"));
    let shown = texts.iter().find(|text| text.contains("script")).unwrap();
    assert!(shown.starts_with("<script>alert(1)</script>"), "{shown}");
    assert!(!shown.contains(['\u{1b}', '\u{202e}']));
}

#[test]
fn nothing_to_plot() {
    let (texts, _) = plot("nothing", "");
    assert!(texts.contains(&"as expected: no cases".into()));
}

#[test]
fn what_cannot_be_read() {
    let wrong = path("unreadable.jsonl");
    fs::write(&wrong, "\n{}\n").unwrap();
    for file in [wrong, path("not-there.jsonl")] {
        let output = Command::new(env!("CARGO_BIN_EXE_confusion"))
            .args([&file, &path("unwritten.svg")])
            .output()
            .unwrap();
        assert_eq!(output.status.code(), Some(1));
        assert!(!output.stderr.is_empty());
    }
}
