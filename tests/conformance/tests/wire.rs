//! The captured traffic of real SDKs, with the clauses that each mode breaks.
#![allow(
    clippy::unwrap_used,
    clippy::case_sensitive_file_extension_comparisons,
    reason = "a test of our own files"
)]

use std::fs;
use std::path::Path;

use refusals_runtime::conformance::{Outcome, Report, check_exchange, check_stream};
use refusals_runtime::{StreamReader, read_json};

fn file(name: &str) -> Option<Vec<u8>> {
    fs::read(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../reader/wire")).join(name)).ok()
}

fn check(mode: &str, kind: &str) -> Option<Report> {
    let card = read_json(&file(&format!("{mode}.card.json")).unwrap()).unwrap();
    let response = file(&format!("{mode}.{kind}"))?;
    if kind.ends_with(".json") {
        return Some(check_exchange(&card, &read_json(&response).unwrap()));
    }
    let mut reader = StreamReader::new();
    reader.push_bytes(&response).unwrap();
    assert!(reader.finish(&refusals_runtime::Posture::unknown()).refusals().len() < 2);
    Some(check_stream(&card, reader.events()))
}

/// The numbers of the clauses that are not kept; those that were not examined in brackets.
fn broken(report: &Report) -> String {
    let findings = report.findings().iter().filter_map(|finding| match finding.outcome() {
        Outcome::Pass => None,
        Outcome::Fail => Some(finding.clause().number().to_owned()),
        Outcome::NotExamined => Some(format!("({})", finding.clause().number())),
    });
    findings.collect::<Vec<_>>().join(" ")
}

#[test]
fn every_mode_breaks_its_clauses() {
    let not_refused = "E1 (E3) (E4) (E5) (E6) (E7) (E8) (E9)";
    let error = "E1 E2 (E3) (E4) (E5) (E6) (E7) (E8) (E9)";
    let mut checked = 0;
    for (mode, v1, v0_3) in [
        ("py-0.3.26.message", "", ""),
        ("py-0.3.26.message.rest", "", ""),
        ("py-1.3.0.answer", not_refused, not_refused),
        ("py-1.3.0.error", error, error),
        // The SDK has dropped the media type on the way to A2A 0.3.
        ("py-1.3.0.message", "", "(E3)"),
        ("py-1.3.0.message-meta", "", ""),
        ("py-1.3.0.otherreason", "E6", "(E3) E6"),
        ("py-1.3.0.prose", not_refused, not_refused),
        ("py-1.3.0.rejected", "", "(E3)"),
        ("py-1.3.0.unknown", "E5 (E6)", "(E3) E5 (E6)"),
    ] {
        for kind in ["v1.json", "v1.sse", "rest.json", "rest.sse", "json", "sse", "v03.json", "v03.sse"] {
            let Some(report) = check(mode, kind) else { continue };
            assert_eq!(broken(&report), if kind.starts_with("v03") { v0_3 } else { v1 }, "{mode}.{kind}");
            assert_eq!(report.is_conformant(), broken(&report).is_empty(), "{mode}.{kind}");
            checked += 1;
        }
    }
    // The two responses over REST of 0.3.26 are checked with both of its cards.
    assert_eq!(checked, 46);
}
