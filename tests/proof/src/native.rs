//! The interpreter against the processor: kernels without barriers run one thread after the other as native code, which a C
//! compiler makes from the same IR, and must leave the same bytes in their buffers.
//!
//! Special registers become functions of the driver. What native code may round otherwise is not compared and counted as left
//! out: fused multiply-add of 16-bit floats and conversions of wide integers to `bfloat`, which x86 does by way of `float`.
//! `minnum` and `maxnum` may return either zero: `minimum` and `maximum` stand in for both sides.

use crate::case::{execute, is_moot, read};
use std::fmt::Write as _;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use warpc_engine::generate::{self, Config};
use warpc_engine::interp::compare::refines;
use warpc_engine::interp::{Arg, Launch, RunResult, launch};
use warpc_engine::ir::types::TypeKind;
use warpc_engine::random::mix;

/// Special registers and the C expression of each.
const REGISTERS: &[(&str, &str)] = &[
    ("tid.x", "tid[0]"),
    ("tid.y", "tid[1]"),
    ("tid.z", "tid[2]"),
    ("ntid.x", "ntid[0]"),
    ("ntid.y", "ntid[1]"),
    ("ntid.z", "ntid[2]"),
    ("ctaid.x", "ctaid[0]"),
    ("ctaid.y", "ctaid[1]"),
    ("ctaid.z", "ctaid[2]"),
    ("nctaid.x", "nctaid[0]"),
    ("nctaid.y", "nctaid[1]"),
    ("nctaid.z", "nctaid[2]"),
    ("laneid", "tid[0] % 32"),
    ("warpsize", "32"),
];

/// A kernel with a launch and what the interpreter makes of it.
pub struct Job {
    /// Where it comes from.
    pub name: String,
    text: String,
    /// LLVM type of each parameter.
    params: Vec<String>,
    launch: Launch,
    expected: RunResult,
}

fn is_register(name: &str) -> bool {
    REGISTERS.iter().any(|r| r.0.replace('.', "_") == name)
}

/// Why a kernel is left out.
pub type LeftOut = &'static str;

impl Job {
    /// A generated kernel of one thread's work.
    pub fn generated(seed: u64) -> Result<Job, LeftOut> {
        let config = Config { threads: false, ..Config::of_seed(seed) };
        let launch = generate::launch(&config, 2, 16);
        Job::new(format!("generated {seed}"), &generate::text(&config), launch)
    }
    /// The kernels of a file on launches made from their signatures.
    pub fn of_file(path: &Path) -> Vec<Result<Job, LeftOut>> {
        let Ok(text) = std::fs::read_to_string(path) else { return vec![Err("not text")] };
        let m = read(&text);
        let Ok(program) = warpc_engine::interp::Program::new(&m) else { return vec![Err("no layout")] };
        let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let mut out = Vec::new();
        for kernel in program.kernels() {
            for contents in 0..3 {
                let Some(mut l) = launch::automatic(&m, &kernel, 32, 1 << 14) else { continue };
                l.block = [32, 1, 1];
                l.options.max_steps = 2_000_000;
                l.options.check_races = true;
                for (n, b) in l.buffers.iter_mut().enumerate() {
                    for (k, w) in b.chunks_exact_mut(4).enumerate() {
                        let r = mix((n * 65536 + k) as u64);
                        let v = [0, (r & 3) as u32, 0x3f80_0000 + (r as u32 >> 9 & 0x3f_ffff)][contents];
                        w.copy_from_slice(&v.to_le_bytes());
                    }
                }
                let job = Job::new(format!("{stem} {kernel} {contents}"), &text, l);
                let stop = matches!(job, Err(why) if why != UNDEFINED);
                out.push(job);
                if stop {
                    break;
                }
            }
        }
        out
    }
    fn new(name: String, text: &str, launch: Launch) -> Result<Job, LeftOut> {
        let mut text = text.replace("llvm.minnum.", "llvm.minimum.").replace("llvm.maxnum.", "llvm.maximum.");
        if text.contains("llvm.minimum.") || text.contains("llvm.maximum.") {
            // Declared twice where both were.
            let mut lines: Vec<&str> = Vec::new();
            for l in text.lines() {
                if !l.starts_with("declare ") || !lines.contains(&l) {
                    lines.push(l);
                }
            }
            text = lines.join("\n");
        }
        let rounds_twice = |l: &str| {
            l.contains("@llvm.fma.f16")
                || l.contains("@llvm.fma.bf16")
                || l.contains("@llvm.fma.v") && l.contains("half")
                || l.contains("itofp") && l.contains("bfloat") && !l.contains("itofp i16") && !l.contains("itofp i8")
        };
        if text.lines().any(rounds_twice) {
            return Err("x86 rounds twice");
        }
        let text = native(&text)?;
        // The interpreter reads the text before it was made native: only the names of minima differ.
        let m = read(&text.1);
        let ctx = m.ctx();
        let g = m.find_global(&launch.kernel).ok_or("no such kernel")?;
        let (_, types, _) = ctx.types().func(ctx.globals.shape[g.index()].ty).ok_or("no function")?;
        let mut params = Vec::new();
        for &t in types {
            params.push(match ctx.types().kind(t) {
                TypeKind::Int(n) => format!("i{n}"),
                TypeKind::Half => "half".into(),
                TypeKind::Float => "float".into(),
                TypeKind::Double => "double".into(),
                TypeKind::Ptr(0) => "ptr".into(),
                TypeKind::Ptr(n) => format!("ptr addrspace({n})"),
                _ => return Err("a parameter of this type"),
            });
        }
        if !launch.pointers.is_empty() || text.1.contains(" byval(") {
            return Err("a struct as parameter");
        }
        let expected = execute(&m, &launch).map_err(|_| "no layout")?;
        if is_moot(&expected) {
            return Err(UNDEFINED);
        }
        Ok(Job { name, text: text.0, params, launch, expected })
    }
}

const UNDEFINED: LeftOut = "undefined on this launch";

/// The module as IR for the machine at hand, and as it was.
fn native(text: &str) -> Result<(String, String), LeftOut> {
    let mut out = text.replace("ptx_kernel ", "").replace("@llvm.nvvm.read.ptx.sreg.", "@sreg_");
    for (name, _) in REGISTERS {
        out = out.replace(&format!("@sreg_{name}("), &format!("@sreg_{}(", name.replace('.', "_")));
    }
    out = out.replace("@llvm.nvvm.", "@nvvm_");
    if out.contains(" asm ") {
        return Err("assembly");
    }
    if out.contains("@\"") {
        return Err("names in quotes");
    }
    // Comdats, processors and attributes of the GPU say nothing about values.
    let mut body = String::with_capacity(out.len());
    let dropped = |l: &&str| l.starts_with("target ") || l.starts_with("source_filename") || l.starts_with('$');
    for l in out.lines().filter(|l| !dropped(l)) {
        if l.starts_with('@') {
            if l.contains(" = external ") {
                return Err("dynamic shared memory");
            }
            body.push_str(&l.replace(", comdat", ""));
        } else if l.starts_with("define ") {
            let head = l.split(" comdat").next().unwrap_or(l);
            body.push_str(head);
            body.push_str(if head.ends_with('{') { "" } else { " {" });
        } else if l.starts_with("attributes #") {
            body.push_str(l.split(" = ").next().unwrap_or(l));
            body.push_str(" = { nounwind }");
        } else {
            body.push_str(l);
        }
        body.push('\n');
    }
    Ok((body, text.into()))
}

/// Names that a module defines get a suffix, so that several modules fit in one file. Declarations are taken out.
fn renamed(text: &str, suffix: usize, declared: &mut Vec<String>) -> String {
    let mut names: Vec<&str> = Vec::new();
    for l in text.lines() {
        let at = match l.as_bytes().first() {
            Some(b'@') => 0,
            _ if l.starts_with("define ") => l.find('@').unwrap_or(0),
            _ => continue,
        };
        let end = l[at + 1..].find(|c: char| !(c.is_ascii_alphanumeric() || "._$-".contains(c))).unwrap_or(0);
        names.push(&l[at + 1..at + 1 + end]);
    }
    names.sort_unstable();
    let mut out = String::with_capacity(text.len() + 1024);
    for l in text.lines() {
        if l.starts_with("declare ") {
            if !declared.iter().any(|d| d == l) {
                declared.push(l.into());
            }
            continue;
        }
        let mut rest = l;
        while let Some(at) = rest.find('@') {
            let end = rest[at + 1..].find(|c: char| !(c.is_ascii_alphanumeric() || "._$-".contains(c)));
            let end = end.map_or(rest.len(), |e| at + 1 + e);
            out.push_str(&rest[..end]);
            if names.binary_search(&&rest[at + 1..end]).is_ok() {
                let _ = write!(out, ".m{suffix}");
            }
            rest = &rest[end..];
        }
        out.push_str(rest);
        out.push('\n');
    }
    out
}

/// The function through which the driver calls kernel `n`.
fn wrapper(job: &Job, n: usize) -> String {
    let mut out = format!("define void @run_{n}(ptr %args) {{\n");
    let mut list = Vec::new();
    for (k, t) in job.params.iter().enumerate() {
        let _ = writeln!(
            out,
            "  %p{k} = getelementptr i8, ptr %args, i64 {}\n  %a{k} = load {t}, ptr %p{k}, align 8",
            k * 16
        );
        list.push(format!("{t} %a{k}"));
    }
    let _ = writeln!(out, "  call void @{}.m{n}({})\n  ret void\n}}", job.launch.kernel, list.join(", "));
    out
}

/// Exit status of a stub of what only a GPU has.
const ONLY_ON_A_GPU: i32 = 77;

/// The C program that calls `n` kernels as its standard input says. What is declared and neither an intrinsic nor a special
/// register ends the program.
fn driver(n: usize, declared: &[String]) -> String {
    let mut c = String::from(
        "#include <stdio.h>\n#include <stdlib.h>\n#include <string.h>\n#include <unistd.h>\n\
         static unsigned tid[3], ntid[3], ctaid[3], nctaid[3];\n",
    );
    for (name, value) in REGISTERS {
        let _ = writeln!(c, "unsigned sreg_{}(void) {{ return {value}; }}", name.replace('.', "_"));
    }
    for (k, d) in declared.iter().enumerate() {
        let name = d.split('@').nth(1).and_then(|d| d.split('(').next()).unwrap_or("");
        let known = |p: &str| name.strip_prefix(p).is_some_and(|r| p != "sreg_" || is_register(r));
        if !name.is_empty() && !known("llvm.") && !known("sreg_") {
            let _ = writeln!(
                c,
                "void stub{k}(void) __asm__(\"{name}\");\nvoid stub{k}(void) {{ _exit({ONLY_ON_A_GPU}); }}"
            );
        }
    }
    for k in 0..n {
        let _ = writeln!(c, "void run_{k}(void *);");
    }
    c.push_str("static void (*const all[])(void *) = {");
    for k in 0..n {
        let _ = write!(c, "run_{k},");
    }
    c.push_str(
        "};\nstatic unsigned word(void) { unsigned v; if (fread(&v, 4, 1, stdin) != 1) exit(3); return v; }
int main(int argc, char **argv) {
  for (unsigned k = 0; k < sizeof all / sizeof *all; k++) {
    for (int d = 0; d < 3; d++) nctaid[d] = word();
    for (int d = 0; d < 3; d++) ntid[d] = word();
    unsigned nb = word(), size[64];
    char *buf[64], args[64 * 16] __attribute__((aligned(16))) = {0};
    for (unsigned b = 0; b < nb; b++) {
      size[b] = word();
      buf[b] = aligned_alloc(256, (size[b] + 511) / 256 * 256);
      if (size[b] && fread(buf[b], size[b], 1, stdin) != 1) exit(3);
    }
    unsigned na = word();
    for (unsigned a = 0; a < na; a++) {
      unsigned which = word();
      char v[16];
      if (fread(v, 16, 1, stdin) != 1) exit(3);
      if (which != ~0u) { unsigned long off; memcpy(&off, v, 8); char *p = buf[which] + off; memcpy(v, &p, 8); }
      memcpy(args + 16 * a, v, 16);
    }
    unsigned blocks = nctaid[0] * nctaid[1] * nctaid[2], threads = ntid[0] * ntid[1] * ntid[2];
    for (unsigned b = 0; b < blocks; b++)
      for (unsigned i = 0; i < threads; i++) {
        unsigned c = argc > 1 ? blocks - 1 - b : b, t = argc > 1 ? threads - 1 - i : i;
        ctaid[0] = c % nctaid[0]; ctaid[1] = c / nctaid[0] % nctaid[1]; ctaid[2] = c / nctaid[0] / nctaid[1];
        tid[0] = t % ntid[0]; tid[1] = t / ntid[0] % ntid[1]; tid[2] = t / ntid[0] / ntid[1];
        all[k](args);
      }
    for (unsigned b = 0; b < nb; b++) { fwrite(buf[b], size[b], 1, stdout); free(buf[b]); }
    fflush(stdout);
  }
  return 0;
}\n",
    );
    c
}

/// What the driver reads of a job.
fn input(job: &Job, out: &mut Vec<u8>) {
    let mut word = |v: u32| out.extend_from_slice(&v.to_le_bytes());
    job.launch.grid.iter().chain(&job.launch.block).for_each(|&v| word(v));
    word(job.launch.buffers.len() as u32);
    for b in &job.launch.buffers {
        out.extend_from_slice(&(b.len() as u32).to_le_bytes());
        out.extend_from_slice(b);
    }
    out.extend_from_slice(&(job.launch.args.len() as u32).to_le_bytes());
    for a in &job.launch.args {
        let (which, v) = match a {
            Arg::Scalar(v) => (u32::MAX, *v),
            Arg::Buffer { index, offset } => (*index as u32, *offset as u128),
            Arg::Bytes(b) => {
                let mut v = [0; 16];
                let n = b.len().min(16);
                v[..n].copy_from_slice(&b[..n]);
                (u32::MAX, u128::from_le_bytes(v))
            }
        };
        out.extend_from_slice(&which.to_le_bytes());
        out.extend_from_slice(&v.to_le_bytes());
    }
}

/// Compiles and runs jobs together in `folder`; the differences found. The error says why nothing ran.
pub fn compare(clang: &Path, folder: &Path, jobs: &[Job]) -> Result<Vec<String>, NotRun> {
    compile(clang, folder, jobs).map_err(NotRun::Broken)?;
    let made = run(folder, jobs, &[]).map_err(NotRun::Broken)?;
    if made.status.code() == Some(ONLY_ON_A_GPU) {
        return Err(NotRun::LeftOut("a function of the GPU or its runtime"));
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
        ir.push_str(&renamed(&job.text, n, &mut declared));
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
    let mut child =
        Command::new(folder.join("run")).args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().map_err(io)?;
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
    fn names_of_a_module_get_a_suffix() {
        let text = "@t = global i8 0\ndeclare i32 @sreg_tid_x()\ndefine void @k() {\n  %x = load i8, ptr @t\n  call i32 @sreg_tid_x()\n  ret void\n}";
        let mut declared = Vec::new();
        let out = renamed(text, 3, &mut declared);
        assert_eq!(declared, ["declare i32 @sreg_tid_x()"]);
        assert!(
            out.contains("@t.m3 = ") && out.contains("ptr @t.m3\n") && out.contains("define void @k.m3()"),
            "{out}"
        );
        assert!(out.contains("@sreg_tid_x()\n"));
    }

    #[test]
    fn kernels_of_one_thread_qualify() {
        let jobs: Vec<_> = (0..12).map(Job::generated).collect();
        assert!(jobs.iter().filter(|j| j.is_ok()).count() >= 6);
        for j in jobs.iter().flatten() {
            assert!(!j.text.contains("llvm.nvvm") && wrapper(j, 0).contains("i32 %a3"), "{}", j.text);
        }
    }
}
