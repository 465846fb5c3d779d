//! The back end from the outside: its text is read back, printed again, and run beside the IR it was made from.
//!
//! `WARPC_KERNEL=TEXT` takes the files of `tests/kernels` whose path contains it, `WARPC_ALL=1` all of them instead of a sample;
//! `WARPC_CASES=N` runs `N` generated kernels from seed `WARPC_SEED`; `WARPC_VERBOSE=1` says what was not compared.

use std::path::{Path, PathBuf};
use std::time::Duration;
use warpc::{Emit, Options};
use warpc_interp::compare::refines;
use warpc_interp::{ErrorKind, Launch, Program, launch};
use warpc_ir::session::Session;
use warpc_lab::generate::{self, Config};
use warpc_lab::reduce;
use warpc_ptx::interp;
use warpc_ptx::read::lexer::{TokenKind, tokens};
use warpc_ptx::read::{print_module, read_module};
use warpc_text::{ReadOptions, parse_module};

/// Modules of `tests/kernels`, every `step`-th unless all are asked for.
fn kernels(step: usize) -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/kernels");
    let mut stack = vec![root];
    let mut files = Vec::new();
    while let Some(dir) = stack.pop() {
        for e in std::fs::read_dir(dir).expect("folder") {
            let p = e.expect("entry").path();
            match p.extension() {
                _ if p.is_dir() => stack.push(p),
                Some(e) if e == "ll" => files.push(p),
                _ => {}
            }
        }
    }
    files.sort();
    match std::env::var("WARPC_KERNEL") {
        Ok(only) => files.retain(|p| p.to_string_lossy().contains(&only)),
        Err(_) if std::env::var_os("WARPC_ALL").is_some() => {}
        Err(_) => files = files.into_iter().step_by(step).collect(),
    }
    files
}

/// Layout in which pointers to memory of a block and of a thread have 32 bits.
const SHORT: &str = "e-p3:32:32-p5:32:32-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64";

/// What PTX is asked for.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Variant {
    Plain,
    /// In the layout [`SHORT`].
    ShortPointers,
    /// With `nvptx-typed-registers`.
    TypedRegisters,
}

/// PTX of a module, and the IR it was made from.
fn compile(bytes: &[u8], level: u8, variant: Variant) -> Result<(Vec<u8>, Vec<u8>), String> {
    // Every operation is rounded by itself, as in the interpreter.
    let mut session = Session { opt_level: level, ..Session::default() };
    session.knobs.set(warpc_ptx::knobs::NVPTX_FMA_LEVEL, 0);
    session.knobs.set(warpc_ptx::knobs::NVPTX_TYPED_REGISTERS, variant == Variant::TypedRegisters);
    let options = Options {
        session,
        raise_target: true,
        verify_output: false,
        emit: Emit { ptx: true, ir: true, cubin: false },
        data_layout: (variant == Variant::ShortPointers).then(|| SHORT.into()),
        ..Default::default()
    };
    let out = warpc::compile(bytes, &options).map_err(|d| d[0].render("kernel", bytes))?;
    Ok((out.ptx.expect("PTX"), out.ir.expect("IR")))
}

/// Tokens as text.
fn words(text: &[u8]) -> Vec<&[u8]> {
    let t = tokens(text).expect("tokens");
    t.iter().filter(|t| t.kind != TokenKind::End).map(|t| &text[t.start as usize..t.end as usize]).collect()
}

/// What is read and printed is read as the same module; where the text has no assembly of its own, it is the same text.
#[test]
fn printing_what_was_read_is_a_fixpoint() {
    let (mut modules, mut same) = (0, 0);
    for path in kernels(12) {
        let name = path.display();
        for level in [0, 1] {
            let text = compile(&std::fs::read(&path).expect("file"), level, Variant::Plain)
                .unwrap_or_else(|e| panic!("{e}"))
                .0;
            let read = |t: &[u8]| read_module(t).unwrap_or_else(|e| panic!("{}", e[0].render(&name.to_string(), t)));
            let once = print_module(&read(&text));
            assert_eq!(once, print_module(&read(&once)), "{name}");
            modules += 1;
            if !text.windows(12).any(|w| w == b"begin inline") {
                let (a, b) = (words(&text), words(&once));
                if let Some(n) = (0..a.len().max(b.len())).find(|&n| a.get(n) != b.get(n)) {
                    let show = |w: &[&[u8]]| {
                        let part = w.iter().skip(n.saturating_sub(8)).take(16);
                        part.map(|t| String::from_utf8_lossy(t)).collect::<Vec<_>>().join(" ")
                    };
                    panic!("{name}\n{}\n{}", show(&a), show(&b));
                }
                same += 1;
            }
        }
    }
    assert!(same > 0 || modules < 4);
    eprintln!("{modules} texts, {same} of them the same when printed again");
}

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

fn load(name: &str, text: &[u8], ir: &Program<'_>) -> Program<'static> {
    let m = interp::read(text, name).unwrap_or_else(|e| panic!("{e}"));
    interp::load_like(&m, ir).unwrap_or_else(|e| panic!("{name}: {e}"))
}

/// Contents of the buffers that kernels are run on: zeros, small integers, floats near one.
fn fill(l: &mut Launch, kind: u32) {
    for b in &mut l.buffers {
        for (i, w) in b.chunks_exact_mut(4).enumerate() {
            let i = i as u32;
            let v = match kind {
                0 => 0,
                1 => i.wrapping_mul(7) % 5,
                _ => 0x3f80_0000 + (i.wrapping_mul(0x9e37_79b9) >> 9 & 0x3f_ffff),
            };
            w.copy_from_slice(&v.to_le_bytes());
        }
    }
}

#[derive(Default)]
struct Tally {
    same: u32,
    /// The IR does not end well on any launch, or makes a choice.
    skipped: u32,
    unsupported: u32,
    steps: u64,
    wrong: Vec<String>,
}

/// Runs all kernels of a module as IR and as PTX.
fn compare_kernels(name: &str, bytes: &[u8], level: u8, variant: Variant, tally: &mut Tally) {
    let (ptx, ir) = compile(bytes, level, variant).unwrap_or_else(|e| panic!("{name}: {e}"));
    let m = parse_module(&ir, &ReadOptions::default()).expect("printed IR");
    let p = interp::program(&m).expect("a program");
    let q = load(name, &ptx, &p);
    let flushes = bytes.windows(13).any(|w| w == b"preserve-sign");
    let verbose = std::env::var_os("WARPC_VERBOSE").is_some();
    for kernel in p.kernels() {
        let mut compared = false;
        let mut why = String::new();
        for kind in 0..3 {
            // Small integers are subnormal numbers, which may become zero where the module says so.
            if kind == 1 && flushes {
                continue;
            }
            for (n, block) in
                [(32, None), (32, Some([32, 1, 1])), (1, Some([128, 1, 1])), (0, None), (32, Some([512, 1, 1]))]
            {
                let mut l = launch::automatic(&m, &kernel, n, 1 << 14).expect("a kernel");
                l.block = block.unwrap_or(l.block);
                l.shared_bytes = 16384;
                l.options.max_steps = 200_000;
                fill(&mut l, kind);
                let mut before = p.run(&l);
                // These are not in the text.
                before.globals.retain(|g| !g.0.starts_with("@llvm."));
                if let Some(e) = &before.error {
                    why = e.to_string();
                    continue;
                }
                if before.nondeterministic {
                    why = "a choice".into();
                    continue;
                }
                // The same work may take more instructions.
                l.options.max_steps = 20_000_000;
                let after = q.run(&l);
                tally.steps += after.steps;
                if let Some(e) = &after.error
                    && e.kind == ErrorKind::Unsupported
                {
                    tally.unsupported += 1;
                    if verbose {
                        eprintln!("{name} -O{level} @{kernel}: {e}");
                    }
                } else if let Err(e) = refines(&before, &after) {
                    tally.wrong.push(format!(
                        "{name} -O{level} {variant:?} @{kernel} (n {n}, block {:?}, contents {kind}): {e}",
                        l.block
                    ));
                } else {
                    tally.same += 1;
                }
                compared = true;
                break;
            }
        }
        if !compared {
            tally.skipped += 1;
            if verbose {
                eprintln!("{name} -O{level} @{kernel} not compared: {why}");
            }
        }
    }
}

/// Every kernel computes the same as IR and as PTX.
#[test]
fn kernels_compute_the_same_as_ir_and_as_ptx() {
    let mut tally = Tally::default();
    for path in kernels(12) {
        let mut bytes = std::fs::read(&path).expect("file");
        // Whether `fmuladd` rounds once is open: here it does.
        let text = String::from_utf8_lossy(&bytes);
        if text.contains("llvm.fmuladd.") && !text.contains("llvm.fma.") {
            bytes = text.replace("llvm.fmuladd.", "llvm.fma.").into_bytes();
        }
        let name = path.to_string_lossy().rsplit_once("kernels/").map_or("", |p| p.1).to_string();
        use Variant::*;
        let runs = [(0, Plain), (0, TypedRegisters), (1, Plain), (1, ShortPointers), (1, TypedRegisters)];
        for (level, variant) in runs {
            compare_kernels(&name, &bytes, level, variant, &mut tally);
        }
    }
    let Tally { same, skipped, unsupported, steps, wrong } = tally;
    eprintln!("{same} runs the same, {skipped} kernels not compared, {unsupported} runs not supported, {steps} steps");
    assert!(wrong.is_empty(), "{} runs differ\n{}", wrong.len(), wrong.join("\n"));
}

/// What is wrong with the PTX of a generated kernel, if anything.
fn check_generated(text: &str, config: &Config, level: u8, variant: Variant, threads: u32) -> Result<(), String> {
    let (ptx, ir) = compile(text.as_bytes(), level, variant)?;
    let m = parse_module(&ir, &ReadOptions::default()).map_err(|d| d[0].message.clone())?;
    let p = interp::program(&m)?;
    let l = generate::launch(config, 1, threads);
    let mut before = p.run(&l);
    before.globals.retain(|g| !g.0.starts_with("@llvm."));
    let module = interp::read(&ptx, "kernel.ptx")?;
    refines(&before, &interp::load_like(&module, &p)?.run(&l)).map_err(|difference| difference.to_string())
}

/// Generated kernels compute the same as IR and as PTX.
#[test]
fn generated_kernels_compute_the_same_as_ir_and_as_ptx() {
    let cases = number("WARPC_CASES").unwrap_or(60);
    let first = number("WARPC_SEED").unwrap_or(0);
    let mut wrong = Vec::new();
    let mut refused = 0;
    for seed in first..first + cases {
        let mut config = Config::of_seed(seed);
        if let Some(n) = number("WARPC_SIZE") {
            config.size = n as usize;
        }
        let text = generate::text(&config);
        let threads = if seed % 4 == 0 { 64 } else { 32 };
        for (level, variant) in [(0, Variant::Plain), (1, Variant::Plain), (1, Variant::TypedRegisters)] {
            let Err(what) = check_generated(&text, &config, level, variant, threads) else { continue };
            if what.contains("is not supported") {
                refused += 1;
                continue;
            }
            // Smaller as long as it compiles and differs, or neither.
            let differs = |e: &str| !e.contains("error:");
            let bad = |t: &str| {
                let now = check_generated(t, &config, level, variant, threads).err();
                now.is_some_and(|e| differs(&e) == differs(&what))
            };
            let small = reduce::reduce(&text, &bad, Duration::from_secs(20));
            let now = check_generated(&small, &config, level, variant, threads).err().unwrap_or_default();
            let again = format!("WARPC_SEED={seed} WARPC_CASES=1 cargo test --test computes generated");
            wrong.push(format!(
                "seed {seed} at -O{level}, {variant:?}: {what}\nmade smaller: {now}\n{small}\nagain: {again}"
            ));
            break;
        }
        if wrong.len() >= 3 {
            break;
        }
    }
    eprintln!("{cases} generated kernels in three ways, {refused} of these not compiled");
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}
