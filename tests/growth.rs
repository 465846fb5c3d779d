//! Compile time grows in proportion to the input: kernels that are large in one respect, at `n` and `4 n` instructions.
//!
//! A quadratic step takes 16 times as long for four times the input, a linear one 4 times. What is measured is processor time of
//! this thread, best of several runs, so that other work on the machine hardly shows; a shape fails when the ratio stays over
//! [`LIMIT`]. Small steps that are quadratic hide behind what is linear at small sizes:
//! `WARPC_GROWTH=32000 cargo test --release --test growth -- --nocapture` prints times and ratios of all shapes at any size
//! (`WARPC_GROWTH_SHAPE=NAME` of one), and `WARPC_GROWTH_DUMP=DIR` writes the inputs instead, for a profiler.

#[path = "growth/shapes.rs"]
mod shapes;

use shapes::{SHAPES, Shape};
use std::time::{Duration, Instant};
use warpc::Options;

/// Instructions of the small input.
const SMALL: usize = 1000;
/// How many times as long four times the input may take.
const LIMIT: f64 = 7.5;
/// Least time of a measurement: the clock of a thread may only advance every few milliseconds.
const LEAST: Duration = Duration::from_millis(25);
/// Measurements of a shape before it is said to grow too fast.
const TRIES: usize = 4;

/// Time that this thread has spent on a processor; where the system does not say, the time that passed since `start`.
fn thread_time(start: Instant) -> Duration {
    let stat = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    match stat.split(' ').next().and_then(|t| t.parse().ok()) {
        Some(nanoseconds) => Duration::from_nanos(nanoseconds),
        None => start.elapsed(),
    }
}

/// How the two ways of compiling are called: pass pipelines, each followed by the back end.
const PIPELINES: [&str; 2] = ["default<O1>", "codegen"];

fn time(shape: &Shape, passes: &str, n: usize) -> f64 {
    let text = (shape.make)(n);
    let options = Options { passes: Some(passes.into()), verify_output: false, ..Options::default() };
    let start = Instant::now();
    let before = thread_time(start);
    let mut runs = 0;
    loop {
        let result = warpc::compile(text.as_bytes(), &options);
        let out = result.unwrap_or_else(|d| panic!("{} of {n} with {passes}: {}", shape.name, d[0].message));
        assert!(out.ptx.is_some_and(|p| !p.is_empty()), "{} of {n}: no PTX", shape.name);
        runs += 1;
        let spent = thread_time(start) - before;
        if spent >= LEAST {
            return spent.as_secs_f64() / runs as f64;
        }
    }
}

/// The smallest ratio seen within `tries`, with its times; stops at the first below the limit.
fn ratio(shape: &Shape, passes: &str, n: usize, tries: usize) -> (f64, f64, f64) {
    let (mut small, mut large) = (f64::MAX, f64::MAX);
    for _ in 0..tries {
        small = small.min(time(shape, passes, n));
        large = large.min(time(shape, passes, 4 * n));
        if large / small < LIMIT {
            break;
        }
    }
    (large / small, small, large)
}

#[test]
fn compile_time_is_linear() {
    if let Some(dir) = std::env::var_os("WARPC_GROWTH_DUMP") {
        let n = std::env::var("WARPC_GROWTH").ok().and_then(|n| n.parse().ok()).unwrap_or(SMALL);
        for s in SHAPES {
            let to = std::path::Path::new(&dir).join(format!("{}_{n}.ll", s.name));
            std::fs::write(to, (s.make)(n)).expect("a writable folder");
        }
        return;
    }
    let asked = std::env::var("WARPC_GROWTH").ok().and_then(|n| n.parse().ok());
    let mut failures = Vec::new();
    let only = std::env::var("WARPC_GROWTH_SHAPE").ok();
    for s in SHAPES.iter().filter(|s| only.as_ref().is_none_or(|o| o == s.name)) {
        for passes in PIPELINES {
            let (r, small, large) = ratio(s, passes, asked.unwrap_or(SMALL), TRIES);
            let line = format!("{:28} {passes:12} {:8.1} ms {:8.1} ms  {r:5.2}", s.name, small * 1e3, large * 1e3);
            if asked.is_some() {
                println!("{line}");
            }
            if r >= LIMIT {
                failures.push(line);
            }
        }
    }
    assert!(failures.is_empty(), "times at n and 4 n, and their ratio:\n{}", failures.join("\n"));
}
