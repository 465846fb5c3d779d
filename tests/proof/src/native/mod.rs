//! The interpreter against the processor: kernels without barriers run one thread after the other as native code, which a C
//! compiler makes from the same IR, and must leave the same bytes in their buffers.
//!
//! Special registers and the functions of libdevice that the C library has become functions of the driver. What native code
//! may round otherwise is not compared and counted as left out: fused multiply-add of 16-bit floats and conversions of wide
//! integers to `bfloat`, which x86 does by way of `float`. Where the language leaves a result open, as `minnum` of two zeros
//! or the rounding of `fmuladd`, an operation that has one stands in on both sides.

mod driver;
mod text;

use crate::case::{execute, is_moot, read};
use driver::{ONLY_ON_A_GPU, driver, input, wrapper};
use std::fmt::Write as _;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use text::{ASSEMBLY, TWICE, decided, native, renamed, rounds_twice};
use warpc_columns::random::mix;
use warpc_interp::compare::refines;
use warpc_interp::{Launch, RunResult, launch};
use warpc_ir::attrs::AttrKind;
use warpc_lab::generate::{self, Config};
use warpc_text::type_text;

/// A kernel with a launch and what the interpreter makes of it.
pub struct Job {
    /// Where it comes from.
    pub name: String,
    text: String,
    /// LLVM type of each parameter, with its attribute when it is passed by value.
    params: Vec<String>,
    launch: Launch,
    expected: RunResult,
}

/// Why a kernel is left out.
pub type LeftOut = &'static str;

/// A kernel of a file, and the jobs made of it or why there are none.
pub struct Kernel {
    /// File and kernel.
    pub name: String,
    /// Launches with other contents of the buffers.
    pub jobs: Result<Vec<Job>, LeftOut>,
}

/// Launches that are tried: the number that all integers are, and threads of the block (0: as the kernel says).
const SHAPES: [(u64, u32); 5] = [(32, 32), (1, 128), (0, 32), (32, 0), (4, 4)];

impl Job {
    /// A generated kernel of one thread's work.
    pub fn generated(seed: u64) -> Result<Job, LeftOut> {
        let config = Config { threads: false, ..Config::of_seed(seed) };
        let launch = generate::launch(&config, 2, 16);
        let text = decided(&generate::text(&config));
        if text.lines().any(rounds_twice) {
            return Err("x86 rounds twice");
        }
        Job::new(format!("generated {seed}"), &text, &native(&text)?, launch)
    }
    /// The kernels of a file on launches made from their signatures: three contents of the buffers, and for each the first
    /// shape on which the kernel is defined.
    pub fn of_file(path: &Path) -> Vec<Kernel> {
        let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let none = |why| vec![Kernel { name: stem.clone(), jobs: Err(why) }];
        let Ok(text) = std::fs::read_to_string(path) else { return none("not text") };
        let text = decided(&text);
        let m = read(&text);
        let Ok(program) = warpc_interp::Program::new(&m) else { return none("no layout") };
        let made = native(&text);
        let mut out = Vec::new();
        for kernel in program.kernels() {
            let mut jobs = Ok(Vec::new());
            let mut why = UNDEFINED;
            'contents: for contents in 0..3 {
                for (n, threads) in SHAPES {
                    let Some(mut l) = launch::automatic(&m, &kernel, n, 1 << 14) else { continue };
                    if threads > 0 {
                        l.block = [threads, 1, 1];
                    }
                    l.shared_bytes = 1 << 14;
                    l.options.max_steps = 2_000_000;
                    l.options.check_races = true;
                    for (n, b) in l.buffers.iter_mut().enumerate() {
                        for (k, w) in b.chunks_exact_mut(4).enumerate() {
                            let r = mix((n * 65536 + k) as u64);
                            let v = [0, (r & 3) as u32, 0x3f80_0000 + (r as u32 >> 9 & 0x3f_ffff)][contents];
                            w.copy_from_slice(&v.to_le_bytes());
                        }
                    }
                    let job = match &made {
                        Ok(t) => Job::new(format!("{stem} {kernel} {contents}"), &text, t, l),
                        Err(why) => Err(*why),
                    };
                    match (job, &mut jobs) {
                        (Ok(j), Ok(list)) => list.push(j),
                        (Err(UNDEFINED), _) => continue,
                        (Err(e), _) => {
                            why = e;
                            break 'contents;
                        }
                        _ => {}
                    }
                    break;
                }
            }
            if jobs.as_ref().is_ok_and(Vec::is_empty) {
                jobs = Err(why);
            }
            out.push(Kernel { name: format!("{stem} {kernel}"), jobs });
        }
        out
    }
    /// `native` is `text` as IR for the machine at hand.
    fn new(name: String, text: &str, native: &str, launch: Launch) -> Result<Job, LeftOut> {
        let m = read(text);
        let ctx = m.ctx();
        let g = m.find_global(&launch.kernel).ok_or("no such kernel")?;
        let (_, types, _) = ctx.types().func(ctx.globals.shape[g.index()].ty).ok_or("no function")?;
        let list = ctx.globals.parts[g.index()].attrs;
        let mut params = Vec::new();
        for (k, &t) in types.iter().enumerate() {
            let set = ctx.attrs().param(list, k);
            let text = |t| type_text(ctx.types(), &ctx.tables.strings, t);
            params.push(match ctx.attrs().ty(set, AttrKind::ByVal) {
                Some(of) => {
                    let align = ctx.attrs().int(set, AttrKind::Align).unwrap_or(8);
                    let size = ctx.tables.layout.alloc_size(ctx.types(), of);
                    format!("{} byval([{size} x i8]) align {align}", text(t))
                }
                None => text(t),
            });
        }
        let expected = execute(&m, &launch).map_err(|_| "no layout")?;
        if is_moot(&expected) {
            return Err(UNDEFINED);
        }
        Ok(Job { name, text: native.into(), params, launch, expected })
    }
}

const UNDEFINED: LeftOut = "undefined on the launches made for it";

/// What a function that no processor has is.
fn category(name: &str) -> LeftOut {
    let is = |p: &[&str]| p.iter().any(|p| name.starts_with(p));
    match name {
        ASSEMBLY => "assembly",
        TWICE => "x86 rounds twice",
        _ if is(&["nvvm_bar", "nvvm_shfl", "nvvm_vote", "nvvm_match", "nvvm_redux", "nvvm_active", "nvvm_elect"]) => {
            "work of several threads"
        }
        _ if is(&["nvvm_wmma", "nvvm_mma", "nvvm_ldmatrix", "nvvm_mbarrier", "nvvm_cp"]) => {
            "matrices of a warp, asynchronous copies"
        }
        _ if is(&["__nv_"]) => "a function of libdevice that the C library does not have",
        _ => "another function of the GPU or its runtime",
    }
}

/// Compiles and runs jobs together in `folder`; the differences found. The error says why nothing ran.
pub fn compare(clang: &Path, folder: &Path, jobs: &[Job]) -> Result<Vec<String>, NotRun> {
    compile(clang, folder, jobs).map_err(NotRun::Broken)?;
    let made = run(folder, jobs, &[]).map_err(NotRun::Broken)?;
    if made.status.code() == Some(ONLY_ON_A_GPU) {
        return Err(NotRun::LeftOut(category(&String::from_utf8_lossy(&made.stderr))));
    }
    let mut wrong = Vec::new();
    let mut rest = &made.stdout[..];
    for job in jobs {
        let sizes = job.launch.buffers.iter().map(Vec::len);
        if rest.len() < sizes.clone().sum() {
            wrong.push(format!("{}: the native code fails ({})", job.name, made.status));
            break;
        }
        let mut after = RunResult::default();
        for n in sizes {
            after.buffers.push(rest[..n].to_vec());
            after.shadows.push(Vec::new());
            rest = &rest[n..];
        }
        if let Err(e) = refines(&job.expected, &after) {
            wrong.push(format!("{}: {e}", job.name));
        }
    }
    // Atomics and locks may show the order of threads, which is open.
    if !wrong.is_empty() && run(folder, jobs, &["backwards"]).is_ok_and(|r| r.stdout != made.stdout) {
        return Err(NotRun::LeftOut("the order of threads shows"));
    }
    Ok(wrong)
}

/// Why jobs did not run.
pub enum NotRun {
    /// They are none for a processor.
    LeftOut(LeftOut),
    /// They could not be compiled or started.
    Broken(String),
}

fn compile(clang: &Path, folder: &Path, jobs: &[Job]) -> Result<(), String> {
    let mut declared = Vec::new();
    let mut ir = String::from("target triple = \"x86_64-unknown-linux-gnu\"\n");
    for (n, job) in jobs.iter().enumerate() {
        // Types, attributes and metadata of a module that is there already are too.
        let again = n > 0 && job.text == jobs[0].text;
        let made = renamed(&job.text, n, &mut declared);
        for l in made.lines().filter(|l| !(again && ["%", "!", "attributes "].iter().any(|p| l.starts_with(p)))) {
            ir.push_str(l);
            ir.push('\n');
        }
        ir.push_str(&wrapper(job, n));
    }
    for d in &declared {
        let _ = writeln!(ir, "{d}");
    }
    let path = |name: &str| -> PathBuf { folder.join(name) };
    let io = |e: std::io::Error| e.to_string();
    std::fs::write(path("kernels.ll"), ir).map_err(io)?;
    std::fs::write(path("driver.c"), driver(jobs.len(), &declared)).map_err(io)?;
    let made = Command::new(clang)
        .current_dir(folder)
        .args(["-w", "-O0", "-ffp-contract=off", "--rtlib=compiler-rt", "kernels.ll", "driver.c", "-o", "run", "-lm"])
        .output()
        .map_err(|e| format!("{}: {e}", clang.display()))?;
    if !made.status.success() {
        return Err(format!("does not compile: {}", String::from_utf8_lossy(&made.stderr)));
    }
    Ok(())
}

/// Runs what was compiled; the order of threads is turned by an argument.
fn run(folder: &Path, jobs: &[Job], args: &[&str]) -> Result<Output, String> {
    let io = |e: std::io::Error| e.to_string();
    let mut data = Vec::new();
    jobs.iter().for_each(|job| input(job, &mut data));
    let mut child = Command::new(folder.join("run"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .map_err(io)?;
    let mut stdin = child.stdin.take().ok_or("no standard input")?;
    let feeder = std::thread::spawn(move || stdin.write_all(&data));
    let out = child.wait_with_output().map_err(io)?;
    let _ = feeder.join();
    Ok(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kernels_of_one_thread_qualify() {
        let jobs: Vec<_> = (0..12).map(Job::generated).collect();
        assert!(jobs.iter().filter(|j| j.is_ok()).count() >= 6);
        for j in jobs.iter().flatten() {
            assert!(!j.text.contains("llvm.nvvm") && wrapper(j, 0).contains("i32 %a3"), "{}", j.text);
        }
    }
}
