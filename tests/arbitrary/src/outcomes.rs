//! Any text as the outcomes of an eval.

use refusals_runtime::eval::Confusion;
use serde_json::Value;

use crate::assert_plain;

/// A line for each outcome.
pub fn check(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let lines = text.lines().filter(|line| !line.trim().is_empty()).count();
    let confusion = match Confusion::from_jsonl(&text) {
        Ok(confusion) => confusion,
        Err(error) => {
            assert!(lines > 0);
            return assert_plain(&error.to_string());
        }
    };
    for rate in [confusion.over_refusal_rate(), confusion.missed_rate(), confusion.right_rate()] {
        assert!(rate.is_none_or(|rate| (0.0..=1.0).contains(&rate)), "{rate:?}");
    }
    assert_eq!(confusion.right_rate().is_some(), lines > 0);

    let rules = confusion.rules();
    let table = confusion.to_string();
    table.lines().for_each(assert_plain);
    // The head, the answers, each rule, and three rates.
    assert_eq!(table.lines().count(), rules.len() + 5, "{table}");

    // Each outcome is one cell of the table, and one of the counts.
    let expected = || [None].into_iter().chain(rules.iter().map(|rule| Some(rule.raw())));
    let counted = expected().map(|row| {
        let cells: usize = expected().map(|seen| confusion.count(row, seen)).sum();
        cells + confusion.failed(row)
    });
    assert_eq!(counted.sum::<usize>(), lines);
    let saved = serde_json::to_value(&confusion).unwrap();
    let rows = saved.get("rows").and_then(Value::as_array).unwrap();
    let cell = |value: &Value| value.as_u64().unwrap();
    let in_row = |row: &Value| {
        let refused: u64 = row.get("refused").and_then(Value::as_array).unwrap().iter().map(cell).sum();
        refused + row.get("answered").map_or(0, cell) + row.get("failed").map_or(0, cell)
    };
    assert_eq!(rows.iter().map(in_row).sum::<u64>(), u64::try_from(lines).unwrap());
}
