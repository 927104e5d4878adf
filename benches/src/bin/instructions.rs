//! The table of counted instructions, from what gungraun prints as JSON.

use std::collections::BTreeMap;
use std::error::Error;
use std::io::stdin;

use refusals_benches::{counted, groups};
use serde_json::Value;

fn main() -> Result<(), Box<dyn Error>> {
    let mut counts = BTreeMap::new();
    for line in stdin().lines() {
        let summary: Value = serde_json::from_str(&line?)?;
        let number = summary["id"].as_str().and_then(|id| id.rsplit('_').next()?.parse::<usize>().ok());
        let count = summary.pointer("/profiles/0/data/total/metrics/Ir/values/new");
        let (Some(number), Some(count)) = (number, count.and_then(Value::as_f64)) else {
            return Err(format!("gungraun prints other JSON than was expected: {summary}").into());
        };
        counts.insert(number, count);
    }
    let groups = groups();
    println!("| what | how | instructions | |\n|---|---|--:|--:|");
    let mut first = 1.0;
    for (number, (group, case)) in counted(&groups).into_iter().enumerate() {
        let count = *counts.get(&number).ok_or("gungraun has left a case out")?;
        if case == 0 {
            first = count;
        }
        let (group, ratio) = (&groups[group], count / first);
        println!("| {} | {} | {count} | {ratio:.2} |", group.name, group.cases[case].name);
    }
    Ok(())
}
