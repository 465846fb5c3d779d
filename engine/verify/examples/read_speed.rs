//! Reads and verifies `.ll` files and folders: megabytes per second, instructions, bytes held per instruction, time of the
//! verifier and of dropping the modules, and failures.
//!
//! `cargo run --release -p warpc-verify --example read_speed -- [--rounds N] [--names] [--quiet] [--list] [--read-only] PATHS...`
//!
//! `--list` prints `ok PATH` or `bad PATH: first error` per file and measures nothing.

use std::path::{Path, PathBuf};
use std::time::Instant;
use warpc_text::{ReadOptions, parse_module};
use warpc_verify::verify_module;

fn collect(path: &Path, out: &mut Vec<PathBuf>) {
    if path.is_dir() {
        let mut entries: Vec<_> = std::fs::read_dir(path).into_iter().flatten().flatten().map(|e| e.path()).collect();
        entries.sort();
        entries.iter().for_each(|p| collect(p, out));
    } else if path.extension().is_some_and(|e| e == "ll") {
        out.push(path.to_path_buf());
    }
}

/// Passes over the files in one sample: the clock ticks every few milliseconds.
const PASSES: usize = 4;

/// Nanoseconds this thread has run (Linux), else wall time: other work on the machine does not count.
fn cpu_ns(start: Instant) -> f64 {
    std::fs::read_to_string("/proc/thread-self/schedstat")
        .ok()
        .and_then(|s| s.split_whitespace().next()?.parse::<f64>().ok())
        .unwrap_or_else(|| start.elapsed().as_secs_f64() * 1e9)
}

fn main() {
    let (mut rounds, mut names, mut quiet, mut list, mut read_only) = (5usize, false, false, false, false);
    let mut files = Vec::new();
    let mut args = std::env::args().skip(1);
    while let Some(a) = args.next() {
        match a.as_str() {
            "--rounds" => rounds = args.next().and_then(|n| n.parse().ok()).unwrap_or(rounds),
            "--names" => names = true,
            "--quiet" => quiet = true,
            "--list" => list = true,
            "--read-only" => read_only = true,
            path => collect(Path::new(path), &mut files),
        }
    }
    let opts = ReadOptions { keep_names: names, ..Default::default() };
    let inputs: Vec<(PathBuf, Vec<u8>)> =
        files.into_iter().filter_map(|f| std::fs::read(&f).ok().map(|b| (f, b))).collect();
    if list {
        for (f, bytes) in &inputs {
            match parse_module(bytes, &opts) {
                Ok(_) => println!("ok {}", f.display()),
                Err(d) => {
                    let text = d[0].render("", bytes);
                    println!("bad {}: {}", f.display(), text.lines().next().unwrap_or(""));
                }
            }
        }
        return;
    }
    let (mut insts, mut held, mut bad) = (0usize, 0usize, 0usize);
    for (f, bytes) in &inputs {
        match parse_module(bytes, &opts) {
            Ok(m) => {
                for g in m.defined_functions() {
                    let body = m.body(g).expect("defined");
                    insts += body.insts.len();
                    held += body.size_bytes();
                }
            }
            Err(d) => {
                bad += 1;
                if !quiet {
                    print!("{}", d[0].render(&f.display().to_string(), bytes));
                }
            }
        }
    }
    let total: usize = inputs.iter().map(|i| i.1.len()).sum();
    let start = Instant::now();
    let mut best = f64::INFINITY;
    for _ in 0..rounds {
        let begin = cpu_ns(start);
        for (_, bytes) in (0..PASSES).flat_map(|_| &inputs) {
            let _ = std::hint::black_box(parse_module(bytes, &opts));
        }
        best = best.min((cpu_ns(start) - begin) / 1e9 / PASSES as f64);
    }
    let (mut verify, mut teardown) = (f64::INFINITY, f64::INFINITY);
    for _ in 0..if read_only { 0 } else { rounds } {
        let modules: Vec<_> = inputs.iter().filter_map(|(_, bytes)| parse_module(bytes, &opts).ok()).collect();
        let begin = cpu_ns(start);
        for m in (0..PASSES).flat_map(|_| &modules) {
            let _ = std::hint::black_box(verify_module(m));
        }
        let middle = cpu_ns(start);
        drop(modules);
        verify = verify.min((middle - begin) / 1e9 / PASSES as f64);
        teardown = teardown.min((cpu_ns(start) - middle) / 1e9);
    }
    println!(
        "{} files, {:.2} MB, {bad} failed, {insts} instructions, {:.1} bytes each, {:.2} ms, {:.1} MB/s, {:.1} ns per instruction",
        inputs.len(),
        total as f64 / 1e6,
        held as f64 / insts.max(1) as f64,
        best * 1e3,
        total as f64 / 1e6 / best,
        best * 1e9 / insts.max(1) as f64,
    );
    if read_only {
        return;
    }
    println!(
        "verify {:.2} ms, {:.1} ns per instruction; drop {:.2} ms (part of the reading time above)",
        verify * 1e3,
        verify * 1e9 / insts.max(1) as f64,
        teardown * 1e3,
    );
}
