//! `warpc build`: compile files, folders, globs or standard input.

use super::common::{self, Observed, PhaseArgs};
use super::inputs::{self, FileId, Found, shown};
use super::pipeline::NvoptArgs;
use super::summary::{FileReport, Summary};
use super::{FAILED, USAGE};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::collections::BTreeMap;
use std::ffi::OsString;
use std::io::{IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;
use warpc::compiler::Compiled;
use warpc::output::Pending;
use warpc::{Batch, Emit, Input, Libdevice, Link, Options};
use warpc_ir::session::{FpOptions, Session, Target};
use warpc_text::Dialect;

/// What to emit.
#[derive(clap::ValueEnum, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Kind {
    /// PTX
    Ptx,
    /// Textual IR after the passes
    Ll,
}

impl Kind {
    const fn extension(self) -> &'static str {
        match self {
            Kind::Ptx => "ptx",
            Kind::Ll => "opt.ll",
        }
    }
}

/// Arguments.
#[derive(clap::Args)]
#[command(after_help = "\
Outputs: -o FILE for one input; --out-dir DIR for many, keeping the structure of folders; else beside the input.
An output file appears whole or not at all. A file that fails does not stop the others.
Exit status: 0 all compiled, 1 some failed, 2 wrong command line.

Examples:
  warpc build kernels/ --out-dir ptx -O1
  warpc build a.ll b.ll --emit ptx,ll --arch sm_100a --json
  warpc build a.bc b.bc --link-all --internalize -o k.ptx
  warpc build - < k.ll > k.ptx")]
pub struct Args {
    /// Files, folders (all .ll and .bc below), globs, or - for standard input
    #[arg(required = true, value_name = "PATH")]
    paths: Vec<OsString>,
    /// Optimisation level
    #[arg(short = 'O', value_name = "LEVEL", default_value = "1", value_parser = clap::value_parser!(u8).range(0..=1))]
    opt_level: u8,
    /// Run these passes instead of those of the level (LLVM's -passes syntax)
    #[arg(long, value_name = "PIPELINE")]
    passes: Option<String>,
    #[command(flatten)]
    nvopt: NvoptArgs,
    /// Architecture to compile for; when absent sm_90, or what the module was written for (its target-cpu) if that is more
    #[arg(long, value_name = "ARCH", value_parser = common::parse_arch, alias = "gpu-name")]
    arch: Option<Target>,
    /// PTX version to write; the lowest that knows the architecture and the features used when absent
    #[arg(long, value_name = "VERSION", value_parser = common::parse_ptx)]
    ptx_version: Option<u16>,
    /// What to emit
    #[arg(long, value_name = "KIND", value_enum, value_delimiter = ',', default_value = "ptx")]
    emit: Vec<Kind>,
    /// Output file, - for standard output (one input, one kind)
    #[arg(short, long, value_name = "FILE", conflicts_with = "out_dir")]
    output: Option<PathBuf>,
    /// Folder for outputs
    #[arg(long, value_name = "DIR")]
    out_dir: Option<PathBuf>,
    /// Threads; all cores when 0
    #[arg(short, long, value_name = "N", default_value_t = 0)]
    jobs: usize,
    /// Module to link against: only what is reached is imported
    #[arg(long, value_name = "FILE")]
    link: Vec<PathBuf>,
    /// CUDA's libdevice for functions __nv_*, the file or its CUDA folder; it is looked for when absent; none leaves them external
    #[arg(long, value_name = "PATH")]
    libdevice: Option<PathBuf>,
    /// Link the inputs into one module, whole and in order, and compile that; outputs are named by the first input
    #[arg(long)]
    link_all: bool,
    /// Make what no kernel and none of these symbols reaches invisible outside, and drop what is unused then
    #[arg(long, value_name = "SYMBOL", num_args = 0..=1, require_equals = true, value_delimiter = ',', default_missing_value = "")]
    internalize: Option<Vec<String>>,
    /// Leave out the debug information that the inputs have
    #[arg(long)]
    no_debug_info: bool,
    /// Write the debug information that the inputs have, which is the default
    #[arg(short = 'g', long, overrides_with = "no_debug_info")]
    line_info: bool,
    /// Flush subnormals of float to zero
    #[arg(long, value_name = "BOOL", num_args = 0..=1, require_equals = true, default_missing_value = "true", default_value = "false", action = clap::ArgAction::Set)]
    ftz: bool,
    /// IEEE division of float
    #[arg(long, value_name = "BOOL", num_args = 0..=1, require_equals = true, default_missing_value = "true", default_value = "true", action = clap::ArgAction::Set)]
    prec_div: bool,
    /// IEEE square root of float
    #[arg(long, value_name = "BOOL", num_args = 0..=1, require_equals = true, default_missing_value = "true", default_value = "true", action = clap::ArgAction::Set)]
    prec_sqrt: bool,
    /// Fuse multiply and add where contraction is allowed
    #[arg(long, value_name = "BOOL", num_args = 0..=1, require_equals = true, default_missing_value = "true", default_value = "true", action = clap::ArgAction::Set)]
    fma: bool,
    /// Version of printed IR: 19 to 22
    #[arg(long, value_name = "N", default_value_t = 22)]
    ir_version: u32,
    /// Print a report in JSON on standard output
    #[arg(long)]
    json: bool,
    /// Print errors only
    #[arg(short, long)]
    quiet: bool,
    /// Keep inputs on which the compiler fails by a bug of its own in this folder
    #[arg(long, value_name = "DIR")]
    reproducers: Option<PathBuf>,
    #[command(flatten)]
    pub(super) phase: PhaseArgs,
}

/// Outputs of one input.
type Plan = Vec<(Kind, PathBuf)>;

/// `stem.extension`, whatever the stem is made of.
fn with_suffix(stem: &Path, extension: &str) -> PathBuf {
    let mut path = stem.as_os_str().to_os_string();
    path.push(".");
    path.push(extension);
    path.into()
}

/// A module for `--link-all`.
fn joined_module(input: &Input) -> Result<Link, String> {
    let bytes = input.bytes().map_err(|e| format!("{}: {e}", input.name))?;
    Ok(Link { name: input.name.clone(), bytes: bytes.to_vec().into() })
}

/// Where the outputs go. `joined` are inputs without outputs of their own.
fn plan(args: &Args, kinds: &[Kind], found: &[Found], joined: &[Found]) -> Result<Vec<Plan>, String> {
    let plans = match &args.output {
        Some(_) if found.len() != 1 || kinds.len() != 1 => {
            return Err("-o takes one input and one kind of output; use --out-dir for more".into());
        }
        Some(o) => vec![vec![(kinds[0], o.clone())]],
        None => derived(args, kinds, found)?,
    };
    let inputs = found
        .iter()
        .chain(joined)
        .filter_map(|f| f.path.as_deref())
        .chain(args.link.iter().chain(&args.libdevice).map(|p| &**p));
    let reports = args.phase.outputs(Path::new("-"));
    let outputs = plans.iter().flatten().map(|(_, path)| &**path).chain(reports.iter().map(|path| &**path));
    inputs::keep_inputs(inputs, outputs)?;
    Ok(plans)
}

/// Outputs beside the inputs, or below the output folder.
fn derived(args: &Args, kinds: &[Kind], found: &[Found]) -> Result<Vec<Plan>, String> {
    let mut taken: BTreeMap<FileId, &str> = BTreeMap::new();
    let mut plans = Vec::with_capacity(found.len());
    for f in found {
        let mut p = Vec::new();
        for &k in kinds {
            let path = match (&args.out_dir, &f.path) {
                (Some(dir), _) => with_suffix(&dir.join(&f.stem), k.extension()),
                (None, Some(path)) => path.with_extension(k.extension()),
                (None, None) => PathBuf::from("-"),
            };
            if path == Path::new("-") && kinds.len() > 1 {
                return Err("standard output takes one kind of output; use --out-dir".into());
            }
            if let Some(id) = FileId::of(&path)
                && let Some(other) = taken.insert(id, &f.input.name)
            {
                return Err(format!("{} and {} would both be written to {}", other, f.input.name, shown(&path)));
            }
            p.push((k, path));
        }
        plans.push(p);
    }
    Ok(plans)
}

/// Runs the command.
pub fn run(args: &Args) -> u8 {
    match start(args) {
        Ok(failed) => failed as u8 * FAILED,
        Err((status, message)) => {
            eprintln!("warpc: error: {message}");
            status
        }
    }
}

/// Text to print per input, given out in the order of the inputs.
struct Ordered {
    waiting: BTreeMap<usize, (FileReport, String, Compiled)>,
    next: usize,
    summary: Summary,
    observed: Observed,
}

fn start(args: &Args) -> Result<bool, (u8, String)> {
    let usage = |m: String| (USAGE, m);
    let begin = Instant::now();
    let mut kinds = args.emit.clone();
    kinds.sort();
    kinds.dedup();
    let mut options = options(args, &kinds).map_err(usage)?;
    let filter = args.phase.remark_filter(&options.session.knobs).map_err(usage)?;
    let mut found = inputs::collect(&args.paths).map_err(usage)?;
    let joined = if args.link_all { found.split_off(1) } else { Vec::new() };
    let plans = plan(args, &kinds, &found, &joined).map_err(usage)?;
    options.join = joined.iter().map(|f| joined_module(&f.input)).collect::<Result<_, _>>().map_err(|e| (FAILED, e))?;
    let to_stdout = plans.iter().flatten().any(|(_, p)| p == Path::new("-"));
    if to_stdout && args.json {
        return Err(usage("--json and an output both go to standard output; use -o or --out-dir".into()));
    }
    let batch = Batch::new(options).map_err(|d| (FAILED, message(&d)))?.threads(args.jobs);
    if !args.quiet {
        common::report("warpc", &[], batch.compiler().warnings());
    }
    let pending = Arc::new(Pending::default());
    on_interrupt(&pending);

    let inputs: Vec<_> = found.iter().map(|f| f.input.clone()).collect();
    let bar = progress(args, inputs.len());
    let ordered = Mutex::new(Ordered {
        waiting: BTreeMap::new(),
        next: 0,
        summary: Summary::default(),
        observed: Observed::default(),
    });
    batch.run(&inputs, &|i, bytes, mut c| {
        let name = &inputs[i].name;
        let mut file = FileReport::new(name, bytes, &c);
        let mut text = String::new();
        match &c.result {
            Ok(out) => {
                text.push_str(&common::render(name, bytes, &c.warnings));
                for (kind, path) in &plans[i] {
                    let data = match kind {
                        Kind::Ptx => out.ptx.as_deref(),
                        Kind::Ll => out.ir.as_deref(),
                    };
                    match common::write_out(&pending, path, data.unwrap_or_default()) {
                        Ok(()) => file.outputs.push(shown(path)),
                        Err(e) => {
                            text.push_str(&format!("{e}\n"));
                            file.fail(e);
                        }
                    }
                }
            }
            Err(diags) => {
                let shown = common::render(name, bytes, diags);
                if diags.is_internal()
                    && let Some(dir) = &args.reproducers
                {
                    match common::write_reproducer(&pending, dir, name, bytes, &shown) {
                        Ok(p) => text.push_str(&format!("{}: kept as {}\n", name, inputs::shown(&p))),
                        Err(e) => text.push_str(&format!("{e}\n")),
                    }
                }
                text.push_str(&shown);
            }
        }
        // The outputs are written: only reports wait for their turn.
        c.result = Ok(Default::default());
        let mut o = ordered.lock().unwrap_or_else(PoisonError::into_inner);
        let o = &mut *o;
        o.waiting.insert(i, (file, text, c));
        while let Some((file, text, mut c)) = o.waiting.remove(&o.next) {
            o.next += 1;
            let mut log = Vec::new();
            o.observed.take(&mut c, &filter, &args.phase, &mut log);
            if !log.is_empty() || !text.is_empty() {
                bar.suspend(|| {
                    let mut err = std::io::stderr().lock();
                    let _ = err.write_all(&log).and_then(|()| err.write_all(text.as_bytes()));
                });
            }
            o.summary.add(file);
        }
        bar.inc(1);
    });
    bar.finish_and_clear();
    if let Some(found) = batch.compiler().libdevice().filter(|_| !args.quiet) {
        eprintln!("{found}");
    }
    let o = ordered.into_inner().unwrap_or_else(PoisonError::into_inner);
    o.observed.finish(&args.phase, batch.compiler().reported(), Path::new("-"), &pending).map_err(|e| (FAILED, e))?;
    common::all_filters_met(batch.compiler()).map_err(|e| (USAGE, format!("warpc: error: {e}")))?;
    let failed = o.summary.failed() > 0;
    if args.json {
        let text = o.summary.json(begin.elapsed());
        common::write_out(&pending, Path::new("-"), text.as_bytes()).map_err(|e| (FAILED, e))?;
    } else if !args.quiet && !to_stdout {
        eprint!("{}", o.summary.table(begin.elapsed()));
    }
    Ok(failed)
}

fn options(args: &Args, kinds: &[Kind]) -> Result<Options, String> {
    let knobs = args.phase.knobs()?;
    let mut link = Vec::new();
    for path in &args.link {
        let bytes = std::fs::read(path).map_err(|e| format!("{}: {e}", shown(path)))?;
        link.push(Link { name: shown(path), bytes: bytes.into() });
    }
    let phase = args.phase.phase(&knobs);
    Ok(Options {
        passes: passes(args),
        nvopt: args.nvopt.options(),
        emit: Emit { ptx: kinds.contains(&Kind::Ptx), ir: kinds.contains(&Kind::Ll) },
        link,
        libdevice: libdevice(args),
        raise_target: args.arch.is_none(),
        dialect: Dialect::of_version(args.ir_version)
            .ok_or_else(|| format!("--ir-version takes 19 to 22, not {}", args.ir_version))?,
        session: Session {
            target: Target { ptx: args.ptx_version.unwrap_or(0), ..args.arch.unwrap_or_default() },
            fp: FpOptions { ftz: args.ftz, prec_div: args.prec_div, prec_sqrt: args.prec_sqrt, fma: args.fma },
            knobs,
            line_info: args.line_info || !args.no_debug_info,
            opt_level: args.opt_level,
            phase,
        },
        ..Options::default()
    })
}

/// Where functions of libdevice come from. A file called `none` is `./none`.
fn libdevice(args: &Args) -> Libdevice {
    match &args.libdevice {
        None => Libdevice::Discover,
        Some(path) if path.as_os_str() == "none" => Libdevice::Leave,
        Some(path) => Libdevice::Path(path.clone()),
    }
}

/// The passes to run: those asked for, or those of the level, after `internalize` where that is asked for.
fn passes(args: &Args) -> Option<String> {
    let Some(symbols) = &args.internalize else { return args.passes.clone() };
    let kept: Vec<_> = symbols.iter().filter(|s| !s.is_empty()).map(|s| format!("preserve-gv={s}")).collect();
    let kept = if kept.is_empty() { String::new() } else { format!("<{}>", kept.join(";")) };
    let rest = args.passes.clone().unwrap_or_else(|| format!("default<O{}>", args.opt_level));
    let comma = if rest.is_empty() { "" } else { "," };
    Some(format!("internalize{kept},globaldce{comma}{rest}"))
}

/// Diagnostics without a source, joined.
pub fn message(diags: &[warpc::Diag]) -> String {
    diags.iter().map(|d| d.message.as_str()).collect::<Vec<_>>().join("\n")
}

/// A bar on a terminal, nothing elsewhere.
fn progress(args: &Args, n: usize) -> ProgressBar {
    let shown = n > 1 && !args.quiet && std::io::stderr().is_terminal();
    let bar = ProgressBar::with_draw_target(
        Some(n as u64),
        if shown { ProgressDrawTarget::stderr_with_hz(10) } else { ProgressDrawTarget::hidden() },
    );
    if let Ok(style) = ProgressStyle::with_template("{wide_bar} {pos}/{len} {elapsed}") {
        bar.set_style(style);
    }
    bar
}

/// Removes files under way when the user interrupts.
pub fn on_interrupt(pending: &Arc<Pending>) {
    let pending = pending.clone();
    // Without a handler an interrupt may leave a file under its temporary name, never under the final one.
    let _ = ctrlc::set_handler(move || {
        let _guard = pending.abort();
        std::process::exit(130);
    });
}
