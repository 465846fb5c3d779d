//! `warpc run`: runs a kernel in the interpreter.

use super::{FAILED, USAGE, common, inputs};
use std::ffi::{OsStr, OsString};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Instant;
use warpc::output::Pending;
use warpc_interp::launch::{self, Element};
use warpc_interp::{Launch, Program, RunResult};
use warpc_ir::Module;
use warpc_ir::link::{LinkOptions, link_needed};
use warpc_ptx::interp::{load, program, read as ptx};
use warpc_text::ReadOptions;
use warpc_verify::verify_module;

/// Arguments of `warpc run`.
#[derive(clap::Args)]
#[command(after_help = "\
Arguments of the kernel, one --arg each, in order:
  i32:-5  f32:1.5  f16:0.5  u64:0xff     a number
  buf:TYPE:COUNT:INIT                    a buffer; INIT is zeros, range, range(START,STEP), fill(V),
                                         rand(SEED), rand(SEED,LO,HI) or file(PATH)
  same:N  same:N+BYTES                   the buffer of argument N again
  map:N:TYPE:SIZES:BOX[:swizzle=128,...] a tensor map of the buffer of argument N: map:0:f32:40x10:32x8
  null  bytes:HEX  struct:[ARG,ARG,...]

Examples:
  warpc run saxpy.ll --grid 4 --block 128 --arg buf:f32:512:range --arg buf:f32:512:rand(1) --arg f32:2 --arg i32:500
  warpc run k.ll --launch k.json --check-races --json out.json")]
pub struct Args {
    /// Module in LLVM IR or PTX, or a cubin; - for standard input
    #[arg(value_name = "FILE")]
    input: PathBuf,
    /// Kernel; may be left out when there is only one
    #[arg(long, value_name = "NAME")]
    kernel: Option<String>,
    /// Blocks: X, X,Y or X,Y,Z
    #[arg(long, value_name = "DIMS", value_parser = dims)]
    grid: Option<[u32; 3]>,
    /// Threads per block: X, X,Y or X,Y,Z
    #[arg(long, value_name = "DIMS", value_parser = dims)]
    block: Option<[u32; 3]>,
    /// Bytes of dynamic shared memory
    #[arg(long, value_name = "BYTES")]
    shared: Option<u32>,
    /// An argument of the kernel
    #[arg(long = "arg", value_name = "ARG")]
    pub(super) args: Vec<String>,
    /// Launch or list of launches in JSON; options given beside it win
    #[arg(long, value_name = "FILE")]
    launch: Option<PathBuf>,
    /// Module to import missing functions from
    #[arg(long, value_name = "FILE")]
    link: Vec<PathBuf>,
    /// What `freeze` makes of undef
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,
    /// Thread-instructions after which the run is stopped
    #[arg(long, value_name = "N", default_value_t = 1 << 36)]
    max_steps: u64,
    /// Report data races
    #[arg(long)]
    check_races: bool,
    /// Report every read of memory that nobody wrote
    #[arg(long)]
    report_uninit: bool,
    /// Of a cubin: let results be seen only when the control words say so
    #[arg(long)]
    adversarial: bool,
    /// Of a cubin: print how many instructions warps and threads executed
    #[arg(long)]
    count: bool,
    /// Elements of each buffer to print
    #[arg(long, value_name = "N", default_value_t = 8)]
    values: usize,
    /// Write the results as JSON, - for standard output
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    /// Write the buffer of argument N to a file
    #[arg(long, value_name = "N=FILE")]
    dump: Vec<OsString>,
}

/// Number of the argument and path of `--dump N=FILE`.
fn dump_parts(text: &OsStr) -> Result<(&str, PathBuf), String> {
    let bytes = text.as_encoded_bytes();
    let wrong = || format!("--dump takes N=FILE, not {}", inputs::shown(Path::new(text)));
    let at = bytes.iter().position(|&b| b == b'=').ok_or_else(wrong)?;
    let n = std::str::from_utf8(&bytes[..at]).map_err(|_| wrong())?;
    let path = text.to_str().map(|t| PathBuf::from(&t[at + 1..]));
    #[cfg(unix)]
    let path = path.or_else(|| {
        use std::os::unix::ffi::OsStrExt;
        Some(OsStr::from_bytes(&bytes[at + 1..]).into())
    });
    Ok((n, path.ok_or_else(wrong)?))
}

fn dims(s: &str) -> Result<[u32; 3], String> {
    launch::dims(s).ok_or_else(|| "one to three numbers greater than 0".into())
}

/// Runs `warpc run`. A kernel that does something wrong makes the status 1.
pub fn run(args: &Args) -> u8 {
    match go(args) {
        Ok(true) => 0,
        Ok(false) => FAILED,
        Err((status, text)) => {
            eprintln!("{}", text.trim_end());
            status
        }
    }
}

fn read(name: &str, bytes: &[u8]) -> Result<Module, (u8, String)> {
    let m = warpc::compiler::read(name, bytes, ReadOptions::default())
        .map_err(|d| (FAILED, common::render(name, bytes, &d)))?;
    verify_module(&m).map_err(|e| (FAILED, e.iter().map(|e| e.render(&m)).collect::<Vec<_>>().join("\n")))?;
    Ok(m)
}

fn go(args: &Args) -> Result<bool, (u8, String)> {
    let usage = |m: String| (USAGE, format!("warpc: error: {m}"));
    let fail = |m: String| (FAILED, format!("warpc: error: {m}"));
    let dumps: Vec<PathBuf> =
        args.dump.iter().map(|d| Ok(dump_parts(d)?.1)).collect::<Result<_, String>>().map_err(usage)?;
    let sources = [&args.input].into_iter().chain(&args.launch).chain(&args.link).map(|p| &**p);
    inputs::keep_inputs(sources, dumps.iter().chain(&args.json).map(|p| &**p)).map_err(usage)?;
    let (name, bytes) = inputs::read_one(&args.input).map_err(|e| (FAILED, format!("warpc: {e}")))?;
    if bytes.starts_with(CUBIN) {
        if !args.link.is_empty() || args.check_races || args.report_uninit {
            return Err(usage("--link, --check-races and --report-uninit are not for cubins".into()));
        }
        let program = warpc_emulate::Program::read(&bytes).map_err(|e| fail(format!("{name}: {e}")))?;
        return launch_all(args, &name, &program);
    }
    if args.adversarial || args.count {
        return Err(usage("--adversarial and --count are for cubins".into()));
    }
    if is_ptx(&bytes) {
        if !args.link.is_empty() {
            return Err(usage("--link is for modules of the IR".into()));
        }
        let m = ptx(&bytes, &name).map_err(|messages| (FAILED, messages))?;
        return launch_all(args, &name, &load(&m).map_err(|e| fail(e.to_string()))?);
    }
    let mut module = read(&name, &bytes)?;
    for path in &args.link {
        let name = path.display().to_string();
        let bytes = std::fs::read(path).map_err(|e| fail(format!("{name}: {e}")))?;
        let library = read(&name, &bytes)?;
        link_needed(&mut module, &library, &LinkOptions::default()).map_err(|e| fail(format!("{name}: {e}")))?;
    }
    launch_all(args, &name, &program(&module).map_err(|e| fail(e.to_string()))?)
}

/// The first bytes of a cubin.
const CUBIN: &[u8] = b"\x7fELF";

/// What a run left, and the instructions that warps executed, where they are counted.
type Outcome = (RunResult, Option<u64>);

/// A program of any of the forms that run.
trait Runs {
    fn kernels(&self) -> Vec<String>;
    fn run(&self, launch: &Launch, args: &Args) -> Outcome;
}

impl Runs for Program<'_> {
    fn kernels(&self) -> Vec<String> {
        self.kernels()
    }
    fn run(&self, launch: &Launch, _: &Args) -> Outcome {
        (self.run(launch), None)
    }
}

impl Runs for warpc_emulate::Program {
    fn kernels(&self) -> Vec<String> {
        self.kernels()
    }
    fn run(&self, launch: &Launch, args: &Args) -> Outcome {
        let run = self.run(launch, warpc_emulate::Mode { adversarial: args.adversarial });
        (run.result, args.count.then_some(run.warp_instructions))
    }
}

/// Whether a text is PTX: its first directive is `.version`.
fn is_ptx(bytes: &[u8]) -> bool {
    let lines = bytes.split(|&b| b == b'\n').map(|l| l.trim_ascii());
    lines.filter(|l| !l.is_empty() && !l.starts_with(b"//")).take(1).any(|l| l.starts_with(b".version"))
}

fn launch_all(args: &Args, name: &str, program: &dyn Runs) -> Result<bool, (u8, String)> {
    let usage = |m: String| (USAGE, format!("warpc: error: {m}"));
    let fail = |m: String| (FAILED, format!("warpc: error: {m}"));
    let mut launches: Vec<(Launch, Vec<Element>)> = Vec::new();
    if let Some(path) = &args.launch {
        let text = std::fs::read_to_string(path).map_err(|e| fail(format!("{}: {e}", path.display())))?;
        let v: serde_json::Value =
            serde_json::from_str(&text).map_err(|e| usage(format!("{}: {e}", path.display())))?;
        let list = v.as_array().cloned().unwrap_or_else(|| vec![v]);
        for v in &list {
            launches.push(launch::from_value(v).map_err(|e| usage(format!("{}: {e}", path.display())))?);
        }
    } else {
        launches.push((Launch { grid: [1; 3], block: [1; 3], ..Default::default() }, Vec::new()));
    }
    let kernels = program.kernels();
    let mut well = true;
    let mut reports = Vec::new();
    for (l, elements) in &mut launches {
        if let Some(k) = &args.kernel {
            if args.launch.is_some() && !l.kernel.is_empty() && l.kernel != *k {
                continue;
            }
            l.kernel.clone_from(k);
        }
        if l.kernel.is_empty() {
            match &kernels[..] {
                [one] => l.kernel.clone_from(one),
                [] => return Err(fail(format!("{name} has no kernel"))),
                many => return Err(usage(format!("--kernel is one of {}", many.join(", ")))),
            }
        }
        l.grid = args.grid.unwrap_or(l.grid);
        l.block = args.block.unwrap_or(l.block);
        l.shared_bytes = args.shared.unwrap_or(l.shared_bytes);
        for a in &args.args {
            elements.push(launch::add_arg(l, a).map_err(|error| usage(error.to_string()))?);
        }
        l.options.seed = args.seed;
        l.options.max_steps = args.max_steps;
        l.options.check_races = args.check_races;
        l.options.report_uninit = args.report_uninit;
        let start = Instant::now();
        let (result, warps) = program.run(l, args);
        let seconds = start.elapsed().as_secs_f64();
        well &= result.error.is_none();
        if args.json.is_none() {
            print(args, l, elements, &result, warps, seconds).map_err(|e| fail(e.to_string()))?;
        }
        for d in &args.dump {
            let (n, path) = dump_parts(d).map_err(usage)?;
            let at = n.parse().ok().and_then(|n| buffer_of(elements, n));
            let data =
                at.and_then(|b| result.buffers.get(b)).ok_or_else(|| usage(format!("argument {n} is no buffer")))?;
            common::write_out(&Pending::default(), &path, data).map_err(|m| (FAILED, m))?;
        }
        reports.push(report(args, l, elements, &result, warps, seconds));
    }
    if let Some(path) = &args.json {
        let v = if let [one] = &reports[..] { one.clone() } else { serde_json::Value::Array(reports) };
        let mut text = serde_json::to_vec_pretty(&v).unwrap_or_default();
        text.push(b'\n');
        common::write_out(&Pending::default(), path, &text).map_err(|m| (FAILED, m))?;
    }
    Ok(well)
}

/// Buffer that argument `n` makes.
fn buffer_of(elements: &[Element], n: usize) -> Option<usize> {
    elements.get(n)?.as_ref()?;
    Some(elements[..n].iter().flatten().count())
}

fn values(args: &Args, r: &RunResult, elements: &[Element], n: usize) -> Option<(usize, Vec<String>)> {
    let ty = elements[n]?;
    let data = r.buffers.get(buffer_of(elements, n)?)?;
    let count = data.len() / ty.size();
    Some((count, (0..count.min(args.values)).map(|i| ty.text(data, i)).collect()))
}

fn bad_bytes(r: &RunResult, b: usize) -> usize {
    r.shadows.get(b).map_or(0, |s| s.iter().filter(|&&x| x != 0).count())
}

fn print(
    args: &Args,
    l: &Launch,
    elements: &[Element],
    r: &RunResult,
    warps: Option<u64>,
    seconds: f64,
) -> std::io::Result<()> {
    let mut out = std::io::stdout().lock();
    out.write_all(&r.printf)?;
    for n in 0..elements.len() {
        let (Some((count, first)), Some(b)) = (values(args, r, elements, n), buffer_of(elements, n)) else { continue };
        let more = if first.len() < count { " ..." } else { "" };
        let digest = launch::digest(&r.buffers[b]);
        writeln!(out, "argument {n}: {count} elements, digest {digest:016x}: {}{more}", first.join(" "))?;
        if bad_bytes(r, b) > 0 {
            writeln!(out, "  {} bytes are undef or poison", bad_bytes(r, b))?;
        }
    }
    let rate = r.steps as f64 / seconds.max(1e-9) / 1e6;
    writeln!(out, "@{}: {} thread-instructions in {seconds:.3} s ({rate:.0} million a second)", l.kernel, r.steps)?;
    if let Some(warps) = warps {
        writeln!(out, "warp-instr={warps} thread-instr={}", r.steps)?;
    }
    out.flush()?;
    if let Some(e) = &r.error {
        eprintln!("error: {e}");
    }
    Ok(())
}

fn report(
    args: &Args,
    l: &Launch,
    elements: &[Element],
    r: &RunResult,
    warps: Option<u64>,
    seconds: f64,
) -> serde_json::Value {
    let buffers: Vec<serde_json::Value> = (0..elements.len())
        .filter_map(|n| {
            let (count, first) = values(args, r, elements, n)?;
            let b = buffer_of(elements, n)?;
            Some(serde_json::json!({
                "argument": n,
                "elements": count,
                "digest": format!("{:016x}", launch::digest(&r.buffers[b])),
                "values": first,
                "undefined_bytes": bad_bytes(r, b),
            }))
        })
        .collect();
    let error = r.error.as_ref().map(|e| {
        serde_json::json!({
            "kind": e.kind.text(), "message": e.message, "function": e.function, "block": e.block,
            "instruction": e.instruction, "block_idx": e.block_idx, "thread_idx": e.thread_idx, "line": e.line,
        })
    });
    serde_json::json!({
        "kernel": l.kernel, "grid": l.grid, "block": l.block, "steps": r.steps, "warp_instructions": warps, "seconds": seconds,
        "printf": String::from_utf8_lossy(&r.printf), "buffers": buffers, "error": error,
    })
}
