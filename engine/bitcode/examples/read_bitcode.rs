//! Reads bitcode: prints it, compares it with text, measures.
//!
//! ```text
//! cargo run --release -p warpc-bitcode --example read_bitcode -- print a.bc
//! cargo run --release -p warpc-bitcode --example read_bitcode -- compare < list      # lines: a.ll a.bc
//! cargo run --release -p warpc-bitcode --example read_bitcode -- time 20 a.bc b.ll
//! cargo run --release -p warpc-bitcode --example read_bitcode -- link 20 k.bc libdevice.10.bc
//! ```
//!
//! `compare` prints one line per pair: `same`, or what is different first. Both are read as `llvm-dis` would show them. `link`
//! links what the first module reaches of the second; with 0 rounds it only reads the first, for what callgrind is to deduct.

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
        let mut best = f64::MAX;
        for _ in 0..rounds {
            let start = Instant::now();
            let module = std::hint::black_box(read(&bytes));
            best = best.min(start.elapsed().as_secs_f64());
            drop(module);
        }
        println!("{path}: {:.3} ms, {:.1} MB/s", best * 1e3, bytes.len() as f64 / best / 1e6);
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
        ["time", rounds, ..] => time(rounds.parse().unwrap_or(10), &args[2..]),
        _ => eprintln!("print FILE | compare < LIST | time ROUNDS FILE... | link ROUNDS USER LIBRARY"),
    }
}
