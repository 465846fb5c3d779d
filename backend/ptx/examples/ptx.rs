//! Compiles textual IR to PTX without passes: `ptx FILE.ll [-o OUT] [--arch sm_90] [--ptx 78] [-g] [--time] [--repeat N]`.
//! `--repeat` times the functions alone, N times over with memory that is there already, and prints the best.

use warpc_ir::session::{Session, Target};
use warpc_ptx::debug::ModuleDebug;
use warpc_ptx::{Emitter, emit_module};
use warpc_text::{ReadOptions, parse_module};

fn main() {
    let mut session = Session::default();
    let (mut input, mut output, mut time, mut repeat) = (None, None, false, 0);
    session.opt_level = 1;
    let mut args = std::env::args().skip(1);
    while let Some(a) = args.next() {
        match a.as_str() {
            "-o" => output = args.next(),
            "--arch" => session.target = target(&args.next().unwrap_or_default()),
            "--ptx" => session.target.ptx = args.next().and_then(|v| v.parse().ok()).unwrap_or(0),
            "-g" => session.line_info = true,
            "--time" => time = true,
            "--repeat" => repeat = args.next().and_then(|v| v.parse().ok()).unwrap_or(1),
            _ => input = Some(a),
        }
    }
    let Some(input) = input else { return eprintln!("usage: ptx FILE.ll [-o OUT] [--arch sm_90]") };
    let bytes = match std::fs::read(&input) {
        Ok(b) => b,
        Err(e) => fail(&format!("{input}: {e}")),
    };
    let start = cpu();
    let m = match parse_module(&bytes, &ReadOptions::default()) {
        Ok(m) => m,
        Err(e) => fail(&e.iter().map(|d| d.render(&input, &bytes)).collect::<String>()),
    };
    let read = cpu() - start;
    if repeat > 0 {
        let debug = ModuleDebug::new(&m, &session);
        let functions: Vec<_> = m.defined_functions().iter().filter_map(|&g| m.func(g)).collect();
        let insts: usize = functions.iter().map(|f| f.num_insts()).sum();
        let (mut emitter, mut out, mut best) = (Emitter::default(), Vec::new(), u64::MAX);
        for _ in 0..repeat {
            out.clear();
            let start = std::time::Instant::now();
            for f in &functions {
                if let Err(e) = emitter.function(f, &session, debug.as_ref(), &mut out) {
                    fail(&e.iter().map(|d| d.render(&input, &bytes)).collect::<String>());
                }
            }
            best = best.min(start.elapsed().as_nanos() as u64);
        }
        return println!(
            "{input}: {insts} instructions, {:.1} ns each at best of {repeat}",
            best as f64 / insts.max(1) as f64
        );
    }
    let start = cpu();
    match emit_module(&m, &session) {
        Ok(text) => {
            if time {
                let insts: usize = m.defined_functions().iter().filter_map(|&g| m.func(g)).map(|f| f.num_insts()).sum();
                let t = cpu() - start;
                eprintln!(
                    "{input}: {insts} instructions, read {:.3} ms, back end {:.3} ms, {:.0} ns each",
                    read as f64 / 1e6,
                    t as f64 / 1e6,
                    t as f64 / insts.max(1) as f64
                );
            }
            match output {
                Some(o) => {
                    if let Err(e) = std::fs::write(&o, text) {
                        fail(&format!("{o}: {e}"));
                    }
                }
                None => print!("{}", String::from_utf8_lossy(&text)),
            }
        }
        Err(e) => fail(&e.iter().map(|d| d.render(&input, &bytes)).collect::<String>()),
    }
}

/// Nanoseconds this thread has run on a processor; wall-clock time of a busy machine says little.
fn cpu() -> u64 {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    text.split(' ').next().and_then(|t| t.parse().ok()).unwrap_or(0)
}

fn fail(text: &str) -> ! {
    eprintln!("{text}");
    std::process::exit(1)
}

fn target(text: &str) -> Target {
    let t = text.strip_prefix("sm_").unwrap_or(text);
    let digits = t.trim_end_matches(['a', 'f']);
    let suffix = t.as_bytes().get(digits.len()).copied().unwrap_or(0);
    Target { sm: digits.parse().unwrap_or(0), suffix, ptx: 0 }
}
