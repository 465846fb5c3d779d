//! Compile time grows in proportion to the input: kernels that are large in one respect, at `n` and `4 n` instructions.
//!
//! A quadratic step takes 16 times as long for four times the input, a linear one 4 times. What is measured is processor time of
//! this thread, best of several runs, so that other work on the machine hardly shows; shapes whose ratio is over [`LIMIT`] are
//! measured again after all others, with pauses, as other work may use up the caches for seconds. The best times of all runs count,
//! so that further runs only bring the ratio nearer to what it is: a quadratic step stays at 16. Small steps that are quadratic hide behind what is linear at small sizes:
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
/// The same of loops in one another at `nvopt<O3>`: passes list the blocks of each loop, which is the square of the depth.
const LIMIT_OF_NESTS: f64 = 12.0;
/// Least time of a measurement: the clock of a thread may only advance every few milliseconds.
const LEAST: Duration = Duration::from_millis(25);
/// Measurements of a shape in one round.
const TRIES: usize = 4;
/// Rounds before a shape is said to grow too fast.
const ROUNDS: usize = 4;
/// Pause before a further round.
const PAUSE: Duration = Duration::from_secs(2);

/// Time that this thread has spent on a processor; where the system does not say, the time that passed since `start`.
fn thread_time(start: Instant) -> Duration {
    let stat = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    match stat.split(' ').next().and_then(|t| t.parse().ok()) {
        Some(nanoseconds) => Duration::from_nanos(nanoseconds),
        None => start.elapsed(),
    }
}

/// Ways of compiling: pass pipelines, each followed by the back end, and by how much their inputs are smaller, as the long ones take their time.
const PIPELINES: [(&str, usize); 3] = [("default<O1>", 1), ("codegen", 1), ("nvopt<O3>", 2)];

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

/// The best times of a shape so far, at `n` and `4 n` instructions.
struct Case {
    shape: &'static Shape,
    passes: &'static str,
    /// Instructions of the small input.
    n: usize,
    small: f64,
    large: f64,
}

impl Case {
    fn ratio(&self) -> f64 {
        self.large / self.small
    }
    fn limit(&self) -> f64 {
        if (self.shape.name, self.passes) == ("nested_loops", "nvopt<O3>") { LIMIT_OF_NESTS } else { LIMIT }
    }
    /// Measures until the ratio is below the limit, [`TRIES`] times at most; whether it is still not.
    fn measure(&mut self) -> bool {
        for _ in 0..TRIES {
            self.small = self.small.min(time(self.shape, self.passes, self.n));
            self.large = self.large.min(time(self.shape, self.passes, 4 * self.n));
            if self.ratio() < self.limit() {
                return false;
            }
        }
        true
    }
    fn line(&self) -> String {
        let Case { shape, passes, small, large, .. } = self;
        let (small, large, ratio) = (small * 1e3, large * 1e3, self.ratio());
        format!("{:28} {passes:12} {small:8.1} ms {large:8.1} ms  {ratio:5.2}", shape.name)
    }
}

#[test]
fn compile_time_is_linear() {
    let asked = std::env::var("WARPC_GROWTH").ok().and_then(|n| n.parse().ok());
    let n = asked.unwrap_or(SMALL);
    if let Some(dir) = std::env::var_os("WARPC_GROWTH_DUMP") {
        for shape in SHAPES {
            let to = std::path::Path::new(&dir).join(format!("{}_{n}.ll", shape.name));
            std::fs::write(to, (shape.make)(n)).expect("a writable folder");
        }
        return;
    }
    let only = std::env::var("WARPC_GROWTH_SHAPE").ok();
    let mut failing = Vec::new();
    for shape in SHAPES.iter().filter(|shape| only.as_ref().is_none_or(|name| name == shape.name)) {
        for (passes, smaller) in PIPELINES {
            let mut case = Case { shape, passes, n: n / smaller, small: f64::MAX, large: f64::MAX };
            let grows = case.measure();
            if asked.is_some() {
                println!("{}", case.line());
            }
            if grows {
                failing.push(case);
            }
        }
    }
    for _ in 1..ROUNDS {
        if failing.is_empty() {
            break;
        }
        std::thread::sleep(PAUSE);
        failing.retain_mut(Case::measure);
    }
    let failures: Vec<String> = failing.iter().map(Case::line).collect();
    assert!(failures.is_empty(), "times at n and 4 n, and their ratio:\n{}", failures.join("\n"));
}
