//! Every pass keeps the meaning of generated kernels: run, transform, verify, run again, compare memory.
//!
//! `WARPC_CASES=N` runs `N` kernels per pass, `WARPC_SEED=S` starts at seed `S`, `WARPC_PASS=NAME` takes one pass or pipeline
//! text, `WARPC_SIZE=N` fixes the size. A failure prints the pass, the seed, what differs and the kernel, made smaller.

use std::fmt::Write;
use std::sync::Arc;
use std::time::{Duration, Instant};
use warpc_engine::generate::{self, Config};
use warpc_engine::interp::compare::refines;
use warpc_engine::interp::{Program, RunResult};
use warpc_engine::ir::Module;
use warpc_engine::phase::{Pipeline, Report, Worker, manager};
use warpc_engine::reduce;
use warpc_engine::session::{PhaseOptions, Session};
use warpc_engine::text::{PrintOptions, ReadOptions, parse_module, print_module};
use warpc_engine::verify::verify_module;
use warpc_passes::pipelines::REGISTRY;

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

fn read(text: &str) -> Module {
    parse_module(text.as_bytes(), &ReadOptions::default())
        .unwrap_or_else(|d| panic!("{}", d[0].render("kernel", text.as_bytes())))
}

fn execute(m: &Module, config: &Config, threads: u32) -> RunResult {
    let program = Program::new(m).expect("a module that can be laid out");
    program.run(&generate::launch(config, 1, threads))
}

struct Subject {
    name: String,
    pipeline: Arc<Pipeline>,
    /// Whether a second run must change nothing.
    idempotent: bool,
}

/// Runs a pass on a module. The error says what is wrong with what it made.
fn transform(m: Module, s: &Subject) -> Result<Module, String> {
    let phase = PhaseOptions { verify_each: true, check_analyses: true, ..Default::default() };
    let session = Arc::new(Session { phase, ..Default::default() });
    let mut worker = Worker::alone();
    let mut go = |m| {
        let mut report = Report::default();
        let m = manager::run(m, &s.pipeline, &session, &mut worker, Instant::now(), &mut report)
            .map_err(|e| e.to_string())?;
        Ok::<_, String>((m, report.changed))
    };
    let (m, _) = go(m)?;
    verify_module(&m).map_err(|e| format!("invalid after {}: {}", s.name, e[0].render(&m)))?;
    if !s.idempotent {
        return Ok(m);
    }
    let (m, changed) = go(m)?;
    if changed { Err(format!("a second run of {} changes something", s.name)) } else { Ok(m) }
}

/// What is wrong with pass `s` on a kernel, if anything.
fn check(text: &str, config: &Config, before: &RunResult, s: &Subject, threads: u32) -> Result<(), String> {
    let m = transform(read(text), s)?;
    refines(before, &execute(&m, config, threads))
}

fn subjects() -> Vec<Subject> {
    let only = std::env::var("WARPC_PASS").ok();
    let make = |name: &str, idempotent| Subject {
        name: name.to_string(),
        pipeline: Arc::new(Pipeline::parse(name, &REGISTRY).unwrap_or_else(|e| panic!("{name}: {e}"))),
        idempotent,
    };
    if let Some(name) = only {
        return vec![make(&name, REGISTRY.find(&name).is_some_and(|p| p.idempotent))];
    }
    REGISTRY.passes().map(|p| make(p.name, p.idempotent)).collect()
}

fn fail(seed: u64, text: &str, config: &Config, s: &Subject, threads: u32, what: &str) -> String {
    // Smaller as long as something is wrong: any failure of the same pass will do.
    let bad = |text: &str| {
        let m = read(text);
        let before = execute(&m, config, threads);
        before.error.is_none() && !before.nondeterministic && check(text, config, &before, s, threads).is_err()
    };
    let small = reduce::reduce(text, &bad, Duration::from_secs(20));
    let before = execute(&read(&small), config, threads);
    let now = check(&small, config, &before, s, threads).err().unwrap_or_default();
    let after = transform(read(&small), s)
        .map(|m| String::from_utf8_lossy(&print_module(&m, &PrintOptions::default())).into_owned());
    let mut out = String::new();
    let _ = writeln!(out, "pass {} on seed {seed}: {what}", s.name);
    let _ = writeln!(out, "made smaller: {now}\n{small}\n--- after ---\n{}", after.unwrap_or_else(|e| e));
    let _ =
        writeln!(out, "again: WARPC_PASS='{}' WARPC_SEED={seed} WARPC_CASES=1 cargo test --test properties", s.name);
    out
}

/// The property of every pass of the table. The kernels are the same for all passes, so each is run before only once.
#[test]
fn passes_refine_generated_kernels() {
    let subjects = subjects();
    let cases = number("WARPC_CASES").unwrap_or(12);
    let first = number("WARPC_SEED").unwrap_or(0);
    let mut runs = 0u64;
    let mut failures: Vec<(String, String)> = Vec::new();
    for seed in first..first + cases {
        let mut config = Config::of_seed(seed);
        if let Some(n) = number("WARPC_SIZE") {
            config.size = n as usize;
        }
        let text = generate::text(&config);
        let threads = if seed % 4 == 0 { 64 } else { 32 };
        let before = execute(&read(&text), &config, threads);
        if let Some(e) = &before.error {
            panic!("the generator made a kernel that fails, seed {seed}: {e}\n{text}");
        }
        for s in &subjects {
            if failures.iter().any(|f| f.0 == s.name) {
                continue;
            }
            runs += 1;
            if let Err(what) = check(&text, &config, &before, s, threads) {
                failures.push((s.name.clone(), fail(seed, &text, &config, s, threads, &what)));
            }
        }
    }
    assert!(runs >= subjects.len() as u64, "every pass of the table is run");
    eprintln!("{runs} runs of {} passes", subjects.len());
    if !failures.is_empty() {
        let list: Vec<&str> = failures.iter().map(|f| &*f.1).collect();
        panic!("{} of {} passes fail\n\n{}", failures.len(), subjects.len(), list.join("\n"));
    }
}

/// What is printed is read back as the same kernel.
#[test]
fn printing_keeps_generated_kernels() {
    for seed in 0..number("WARPC_CASES").unwrap_or(12) {
        let config = Config::of_seed(seed);
        let m = generate::module(&config);
        let once = print_module(&m, &PrintOptions::default());
        let again = read(std::str::from_utf8(&once).expect("text"));
        assert_eq!(print_module(&again, &PrintOptions::default()), once, "seed {seed}");
        refines(&execute(&m, &config, 32), &execute(&again, &config, 32))
            .unwrap_or_else(|e| panic!("seed {seed}: {e}"));
    }
}
