//! Time and allocations of every case, as ratios to the first of its group.
//!
//! The cases of a group take turns, and the fastest turn of each counts, so that what else the machine does
//! falls on all of them.

use std::time::{Duration, Instant};

use refusals_benches::{Group, groups};

const TURNS: usize = 25;
const TURN: Duration = Duration::from_millis(20);

fn main() {
    // `cargo bench -- WORD` measures the groups whose names have the word in them.
    let words: Vec<String> = std::env::args().skip(1).filter(|word| !word.starts_with('-')).collect();
    println!("| what | how | time | | allocations | bytes |\n|---|---|--:|--:|--:|--:|");
    for group in groups() {
        if words.is_empty() || words.iter().any(|word| group.name.contains(word.as_str())) {
            measure(&group);
        }
    }
}

fn measure(group: &Group) {
    let cases: Vec<_> = group.cases.iter().map(|case| (case.name, case.prepare())).collect();
    let repeats: Vec<u32> = cases.iter().map(|(_, run)| repeats(run)).collect();
    let mut fastest = vec![f64::MAX; cases.len()];
    for _ in 0..TURNS {
        for (((_, run), repeats), fastest) in cases.iter().zip(&repeats).zip(&mut fastest) {
            *fastest = fastest.min(time(run, *repeats).as_secs_f64() / f64::from(*repeats));
        }
    }
    for ((name, run), time) in cases.iter().zip(&fastest) {
        let ratio = time / fastest[0];
        let allocated = allocation_counter::measure(run);
        println!(
            "| {} | {name} | {} | {ratio:.2} | {} | {} |",
            group.name,
            readable(*time),
            allocated.count_total,
            allocated.bytes_total
        );
    }
}

/// Seconds, in the unit that they are read best in.
fn readable(seconds: f64) -> String {
    let unit = [(1.0, "s"), (1e-3, "ms"), (1e-6, "µs")].into_iter().find(|(unit, _)| seconds >= *unit);
    let (unit, name) = unit.unwrap_or((1e-9, "ns"));
    format!("{:.1} {name}", seconds / unit)
}

fn time(run: &dyn Fn(), repeats: u32) -> Duration {
    let begin = Instant::now();
    for _ in 0..repeats {
        run();
    }
    begin.elapsed()
}

/// How often a case runs in one turn.
fn repeats(run: &dyn Fn()) -> u32 {
    let mut repeats = 1;
    while time(run, repeats) < TURN && repeats < 1 << 28 {
        repeats *= 2;
    }
    repeats
}
