//! Instructions of every case, counted by callgrind through gungraun: what time is too noisy for.

#![allow(missing_docs, reason = "gungraun's macros write none")]

use gungraun::prelude::*;
use refusals_benches::{counted, groups};

fn cases() -> Vec<(usize, usize)> {
    counted(&groups())
}

fn prepare((group, case): (usize, usize)) -> Box<dyn Fn()> {
    let run = groups()[group].cases[case].prepare();
    run(); // Once beforehand: what is done once in a process is not counted.
    run
}

#[library_benchmark]
#[benches::case(iter = cases(), setup = prepare)]
fn instructions(run: Box<dyn Fn()>) -> Box<dyn Fn()> {
    run();
    run
}

library_benchmark_group!(name = all, benchmarks = instructions);
main!(library_benchmark_groups = all);
