//! Reads bitcode: prints it, compares it with text, measures.
//!
//! ```text
//! cargo run --release -p warpc-bitcode --example read_bitcode -- print a.bc
//! cargo run --release -p warpc-bitcode --example read_bitcode -- compare < list      # lines: a.ll a.bc
//! cargo run --release -p warpc-bitcode --example read_bitcode -- time 20 a.bc b.ll
//! cargo run --release -p warpc-bitcode --example read_bitcode -- link 20 k.bc libdevice.10.bc
//! cargo run -p warpc-bitcode --example read_bitcode -- edit 1 50000 *.bc             # state of the random numbers, inputs
//! ```
//!
//! `compare` prints one line per pair: `same`, or what is different first. Both are read as `llvm-dis` would show them. `link`
//! links what the first module reaches of the second; with 0 rounds it only reads the first, for what callgrind is to deduct.
//! `edit` reads the files with bits flipped, bytes set, words copied and ends cut off, whole and body by body, which must come to
//! the same. It prints a digest of what came of every thousand inputs: two readers that print the same take and refuse the same,
//! with the same messages.

use std::io::BufRead;
use std::time::Instant;
use warpc_bitcode::{is_bitcode, read_lazy, read_module};
use warpc_ir::diag::Diag;
use warpc_ir::link::{LinkOptions, link_needed};
use warpc_ir::module::Module;
use warpc_text::{PrintOptions, ReadOptions, parse_module, print_module};

fn read(bytes: &[u8]) -> Result<Module, Vec<Diag>> {
    let options = ReadOptions { as_bitcode: true, ..Default::default() };
    if is_bitcode(bytes) { read_module(bytes, &options) } else { parse_module(bytes, &options) }
}

/// Why there is no text of a file.
#[derive(Debug, thiserror::Error)]
enum Unread {
    #[error("{path}: {error}")]
    File { path: String, error: std::io::Error },
    /// A bug of the reader; the other files are still compared.
    #[error("{path}: panic")]
    Panic { path: String },
    /// What the reader finds wrong first.
    #[error("{path}: {message}")]
    Module { path: String, message: String },
}

fn text(file: &str) -> Result<String, Unread> {
    let path = || file.to_string();
    let bytes = std::fs::read(file).map_err(|error| Unread::File { path: path(), error })?;
    let module = std::panic::catch_unwind(|| read(&bytes)).map_err(|_| Unread::Panic { path: path() })?;
    let module = module.map_err(|diags| {
        let message = diags.first().map_or(String::new(), |first| first.message.to_string());
        Unread::Module { path: path(), message }
    })?;
    let out = print_module(&module, &PrintOptions::default());
    // What names the file differs: llvm-as adds it.
    let lines = String::from_utf8_lossy(&out)
        .lines()
        .filter(|l| !l.starts_with(';') && !l.starts_with("source_filename"))
        .collect::<Vec<_>>()
        .join("\n");
    Ok(lines)
}

fn compare(ll: &str, bc: &str) -> String {
    match (text(ll), text(bc)) {
        (Ok(a), Ok(b)) if a == b => "same".into(),
        (Ok(a), Ok(b)) => {
            let (mut la, mut lb) = (a.lines(), b.lines());
            loop {
                match (la.next(), lb.next()) {
                    (None, None) => break "different ends of lines".into(),
                    (x, y) if x == y => {}
                    (x, y) => break format!("differs\n  - {}\n  + {}", x.unwrap_or("<end>"), y.unwrap_or("<end>")),
                }
            }
        }
        (Err(e), Err(_)) => format!("unread {e}"),
        (Err(e), Ok(_)) => format!("text-unread {e}"),
        (Ok(_), Err(e)) => format!("bitcode-unread {e}"),
    }
}

fn time(rounds: usize, paths: &[String]) {
    for path in paths {
        let Ok(bytes) = std::fs::read(path) else { continue };
        let mut times = Vec::with_capacity(rounds);
        for _ in 0..rounds {
            let start = Instant::now();
            let module = std::hint::black_box(read(&bytes));
            times.push(start.elapsed().as_secs_f64());
            drop(module);
        }
        times.sort_by(f64::total_cmp);
        let [least, median] = [0, rounds / 2].map(|n| times.get(n).copied().unwrap_or(f64::NAN));
        let speed = bytes.len() as f64 / least / 1e6;
        println!("{path}: least {:.3} ms, median {:.3} ms, {speed:.1} MB/s", least * 1e3, median * 1e3);
    }
}

fn link(rounds: usize, user: &str, library: &str) -> std::io::Result<()> {
    let (user, library) = (std::fs::read(user)?, std::fs::read(library)?);
    let Ok(user) = read(&user) else { return Ok(()) };
    let mut best = f64::MAX;
    let options = ReadOptions { device: true, upgrade: true, keep_names: false, ..Default::default() };
    // Copies are made before: the first round, all that callgrind is given, is linking alone.
    let mut users: Vec<Module> = (1..rounds).map(|_| user.clone()).collect();
    users.extend((rounds > 0).then_some(user));
    while let Some(mut user) = users.pop() {
        let start = Instant::now();
        if let Ok(mut lazy) = read_lazy(&library[..], &options)
            && let Ok(bodies) = lazy.read_reached(&user)
            && let Ok(report) = link_needed(&mut user, lazy.module(), &LinkOptions { internalise: true })
        {
            let time = start.elapsed().as_secs_f64();
            if time < best {
                best = time;
                println!("{:.3} ms, {bodies} bodies, {} instructions", time * 1e3, report.instructions);
            }
        }
    }
    Ok(())
}

/// Random numbers.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }
    fn below(&mut self, limit: usize) -> usize {
        self.next() as usize % limit.max(1)
    }
}

/// One to four edits of the bytes.
fn edit(bytes: &[u8], random: &mut Random) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    for _ in 0..1 + random.below(4) {
        let at = random.below(bytes.len());
        match random.below(16) {
            0..8 => bytes[at] ^= 1 << random.below(8),
            8..12 => bytes[at] = random.next() as u8,
            12..15 => {
                let (from, to) = (random.below(bytes.len()) & !3, at & !3);
                if from.max(to) + 4 <= bytes.len() {
                    bytes.copy_within(from..from + 4, to);
                }
            }
            // The word at the cut stays whole, as a reader wants it.
            _ => bytes.truncate((at & !3).max(8)),
        }
    }
    bytes
}

/// What comes of reading: the text of the module, or the first message.
fn outcome(module: Result<Module, String>) -> String {
    let printed = |m: Module| String::from_utf8_lossy(&print_module(&m, &PrintOptions::default())).into_owned();
    module.map_or_else(|message| message, printed)
}

/// What comes of the bytes, read whole; where it is another than body by body, or a panic, that is said.
fn read_twice(bytes: &[u8]) -> Result<String, String> {
    let options = ReadOptions { as_bitcode: true, ..Default::default() };
    let first = |diags: Vec<Diag>| diags.first().map_or(String::new(), |d| d.message.to_string());
    let whole = std::panic::catch_unwind(|| outcome(read_module(bytes, &options).map_err(first)));
    let by_body = std::panic::catch_unwind(|| {
        let module = read_lazy(bytes, &options).and_then(|mut module| {
            module.read_all()?;
            Ok(module.finish())
        });
        outcome(module.map_err(|e| first(e.into())))
    });
    match (whole, by_body) {
        (Ok(a), Ok(b)) if a == b => Ok(a),
        // Which of several faults is met first is another matter than whether there is one.
        (Ok(a), Ok(b)) if is_message(&a) && is_message(&b) => Ok(a),
        (Ok(a), Ok(b)) => {
            let differ = a.lines().zip(b.lines()).find(|(a, b)| a != b);
            Err(format!("another module body by body, first difference {differ:?}"))
        }
        _ => Err("panic".into()),
    }
}

/// Whether an outcome is a message: the text of a module has lines.
fn is_message(outcome: &str) -> bool {
    !outcome.contains('\n')
}

/// Reads edited files; whether nothing is wrong.
fn edit_all(state: u64, inputs: usize, paths: &[String]) -> bool {
    let files: Vec<Vec<u8>> = paths.iter().filter_map(|p| std::fs::read(p).ok()).filter(|b| is_bitcode(b)).collect();
    let (mut random, mut failures, mut taken, mut digest) = (Random(state), 0, 0, 0u64);
    for n in 0..if files.is_empty() { 0 } else { inputs } {
        let bytes = edit(&files[random.below(files.len())], &mut random);
        match read_twice(&bytes) {
            Ok(outcome) => {
                taken += !is_message(&outcome) as usize;
                let mix = |hash: u64, &byte: &u8| (hash ^ byte as u64).wrapping_mul(0x100_0000_01b3);
                digest = outcome.as_bytes().iter().fold(digest, mix);
            }
            Err(fault) => {
                failures += 1;
                let path = std::env::temp_dir().join(format!("edited-{state}-{n}.bc"));
                let kept =
                    std::fs::write(&path, &bytes).map_or_else(|e| e.to_string(), |()| path.display().to_string());
                eprintln!("input {n}: {fault}: {kept}");
            }
        }
        if (n + 1) % 1000 == 0 || n + 1 == inputs {
            println!("{} inputs, {taken} read, {failures} failures, {digest:016x}", n + 1);
        }
    }
    failures == 0
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match args.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["print", path] => match text(path) {
            Ok(t) => println!("{t}"),
            Err(e) => {
                eprintln!("{e}");
                std::process::exit(1);
            }
        },
        ["compare"] => {
            for line in std::io::stdin().lock().lines().map_while(Result::ok) {
                if let [ll, bc] = line.split_whitespace().collect::<Vec<_>>()[..] {
                    println!("{ll}: {}", compare(ll, bc));
                }
            }
        }
        ["link", rounds, user, library] => {
            if let Err(error) = link(rounds.parse().unwrap_or(10), user, library) {
                eprintln!("{error}");
                std::process::exit(1);
            }
        }
        ["edit", state, inputs, ..] => {
            if !edit_all(state.parse().unwrap_or(1), inputs.parse().unwrap_or(1000), &args[3..]) {
                std::process::exit(1);
            }
        }
        ["time", rounds, ..] => time(rounds.parse().unwrap_or(10), &args[2..]),
        _ => eprintln!(
            "print FILE | compare < LIST | time ROUNDS FILE... | link ROUNDS USER LIBRARY | edit STATE INPUTS FILE..."
        ),
    }
}
