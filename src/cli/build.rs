//! `warpc build`: compile files, folders, globs or standard input.

use super::cache::CacheArgs;
use super::common;
use super::depfile::DependencyArgs;
use super::fatbin::Tools;
use super::inputs::{self, Found, shown};
use super::level::{ChosenLevel, LevelArgs, code_generation_level};
use super::messages::{MessageArgs, Style};
use super::observed::Observed;
use super::phase::PhaseArgs;
use super::pipeline::NvoptArgs;
use super::plan::{self, Plan};
use super::progress::Progress;
use super::sequence::{SequenceArgs, complete};
use super::summary::{FileReport, Summary};
use super::{FAILED, USAGE};
use std::collections::BTreeMap;
use std::ffi::OsString;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;
use warpc::compiler::Compiled;
use warpc::output::Pending;
use warpc::{Batch, Compiler, Diag, Emit, Input, Level, Libdevice, Link, Options, Severity};
use warpc_assembler::phases::Sequence;
use warpc_ir::session::{FpOptions, Session, Target};
use warpc_ptx::features::target_text;
use warpc_text::Dialect;

/// What to emit.
#[derive(clap::ValueEnum, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Kind {
    /// PTX
    Ptx,
    /// Textual IR after the passes
    Ll,
    /// LLVM bitcode after the passes; not beside `ll`
    Bc,
    /// A cubin for the driver, without ptxas
    Cubin,
}

impl Kind {
    /// Ending of the names of outputs.
    pub const fn extension(self) -> &'static str {
        match self {
            Kind::Ptx => "ptx",
            Kind::Ll => "opt.ll",
            Kind::Bc => "opt.bc",
            Kind::Cubin => "cubin",
        }
    }
}

/// Arguments.
#[derive(clap::Args)]
#[command(after_help = "\
Outputs: -o FILE for one input; --out-dir DIR for many, keeping the structure of folders; else beside the input.
With several architectures their names have it: k.sm_80.ptx.
An output file appears whole or not at all. A file that fails does not stop the others.
Exit status: 0 all compiled, 1 some failed, 2 wrong command line.

Examples:
  warpc build kernels/ --out-dir ptx -O2
  warpc build k.ll -Ofast-compile=mid -o k.ptx
  warpc build a.ll b.ll --emit ptx,ll --arch sm_100a --json
  warpc build k.ll --arch sm_80,sm_90a -o 'k.%a.ptx'
  warpc build kernels/ --out-dir ptx --cache-dir ~/.cache/warpc -MD
  warpc build a.bc b.bc --link-all --internalize -o k.ptx
  warpc build - < k.ll > k.ptx")]
pub struct Args {
    /// Files, folders (all .ll and .bc below), globs, or - for standard input
    #[arg(required = true, value_name = "PATH")]
    paths: Vec<OsString>,
    #[command(flatten)]
    level: LevelArgs,
    /// Run these passes instead of those of a level, which is 1 where nothing is said (LLVM's -passes syntax)
    #[arg(long, value_name = "PIPELINE")]
    passes: Option<String>,
    #[command(flatten)]
    nvopt: NvoptArgs,
    /// Architectures to compile for, an output each; when absent sm_90, or what the module was written for (its target-cpu) if
    /// that is more
    #[arg(long, value_name = "ARCH", value_parser = common::parse_arch, alias = "gpu-name", value_delimiter = ',')]
    pub(super) arch: Vec<Target>,
    /// PTX version to write; the lowest that knows the architecture and the features used when absent
    #[arg(long, value_name = "VERSION", value_parser = common::parse_ptx)]
    ptx_version: Option<u16>,
    /// What to emit
    #[arg(long, value_name = "KIND", value_enum, value_delimiter = ',', default_value = "ptx")]
    emit: Vec<Kind>,
    /// Write a fat binary of all architectures instead of PTX, with `ptxas` and `fatbinary` of a CUDA toolkit
    #[arg(long, conflicts_with = "emit")]
    pub(super) fatbin: bool,
    /// Output file, - for standard output (one input, one kind); %a in it stands for the architecture
    #[arg(short, long, value_name = "FILE", conflicts_with = "out_dir")]
    pub(super) output: Option<PathBuf>,
    /// Folder for outputs
    #[arg(long, value_name = "DIR")]
    pub(super) out_dir: Option<PathBuf>,
    /// Threads; all cores when 0
    #[arg(short, long, value_name = "N", default_value_t = 0)]
    jobs: usize,
    /// Module to link against: only what is reached is imported
    #[arg(long, value_name = "FILE")]
    pub(super) link: Vec<PathBuf>,
    /// CUDA's libdevice for functions __nv_*, the file or its CUDA folder; it is looked for when absent; none leaves them external
    #[arg(long, value_name = "PATH")]
    pub(super) libdevice: Option<PathBuf>,
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
    pub(super) dependencies: DependencyArgs,
    #[command(flatten)]
    cache: CacheArgs,
    #[command(flatten)]
    messages: MessageArgs,
    #[command(flatten)]
    sequence: SequenceArgs,
    /// Phases that report or print to standard error: names, or all
    #[arg(
        long,
        value_name = "LIST",
        default_value = "",
        hide_default_value = true,
        help_heading = "Phases of the assembler"
    )]
    phase_reports: String,
    #[command(flatten)]
    pub(super) phase: PhaseArgs,
}

/// A module for `--link-all`.
fn joined_module(input: &Input) -> Result<Link, String> {
    let bytes = input.bytes().map_err(|e| format!("{}: {e}", input.name))?;
    Ok(Link { name: input.name.clone(), bytes: bytes.to_vec().into() })
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

/// What a run works on.
struct Job {
    compiler: Compiler,
    kinds: Vec<Kind>,
    targets: Vec<Target>,
    found: Vec<Found>,
    /// Inputs that are joined to the first.
    joined: Vec<Found>,
}

/// Reads the options and collects the inputs. A failure has its exit status.
fn prepare(args: &Args) -> Result<Job, (u8, String)> {
    let usage = |m: String| (USAGE, m);
    let mut kinds = if args.fatbin { Vec::new() } else { args.emit.clone() };
    kinds.sort();
    kinds.dedup();
    let mut options = options(args, &kinds).map_err(usage)?;
    let asked = if args.arch.is_empty() { vec![Target::default()] } else { args.arch.clone() };
    let mut targets = Vec::new();
    for arch in asked {
        let target = Target { ptx: args.ptx_version.unwrap_or(0), ..arch };
        if !targets.contains(&target) {
            targets.push(target);
        }
    }
    let mut found = inputs::collect(&args.paths).map_err(usage)?;
    let joined = if args.link_all { found.split_off(1) } else { Vec::new() };
    options.join = joined.iter().map(|f| joined_module(&f.input)).collect::<Result<_, _>>().map_err(|e| (FAILED, e))?;
    options.session.target = targets[0];
    let compiler = Compiler::deferred(options).map_err(|d| (FAILED, message(&d)))?;
    Ok(Job { compiler, kinds, targets, found, joined })
}

/// Runs `warpc key`: a line per input, and per architecture where there are several.
pub fn keys(args: &Args) -> u8 {
    let job = match prepare(args) {
        Ok(job) => job,
        Err((status, message)) => {
            eprintln!("warpc: error: {message}");
            return status;
        }
    };
    let style = args.messages.style();
    let (mut text, mut messages) = (String::new(), String::new());
    for Found { input, .. } in &job.found {
        let bytes = match input.bytes() {
            Ok(bytes) => bytes,
            Err(e) => {
                messages.push_str(&style.about(&input.name, Severity::Error, e.to_string()));
                continue;
            }
        };
        for &target in &job.targets {
            let Some(key) = job.compiler.content_key_for(&input.name, &bytes, target) else { continue };
            let arch = if job.targets.len() > 1 { format!("  {}", target_text(target)) } else { String::new() };
            text.push_str(&format!("{key}  {}{arch}\n", input.name));
        }
    }
    common::say(&text);
    let failed = !messages.is_empty();
    style.show(messages);
    failed as u8 * FAILED
}

/// What waits until all inputs before it are done: its report, its messages, what was observed for each target, its rule.
struct Waiting {
    file: FileReport,
    messages: String,
    compiled: Vec<Compiled>,
    rule: Vec<u8>,
}

/// What is given out in the order of the inputs.
#[derive(Default)]
struct Ordered {
    waiting: BTreeMap<usize, Waiting>,
    next: usize,
    summary: Summary,
    observed: Observed,
    /// Messages that are written at the end.
    messages: String,
    /// Rules for the one dependency file of all inputs.
    rules: Vec<u8>,
}

fn start(args: &Args) -> Result<bool, (u8, String)> {
    let usage = |m: String| (USAGE, m);
    let fail = |m: String| (FAILED, m);
    let begin = Instant::now();
    let tools = args.fatbin.then(Tools::find).transpose().map_err(|e| fail(e.to_string()))?;
    let Job { compiler, kinds, targets, found, joined } = prepare(args)?;
    let filter = args.phase.remark_filter(&compiler.options().session.knobs).map_err(usage)?;
    let plans = plan::plan(args, &kinds, &targets, &found, &joined).map_err(usage)?;
    let to_stdout = plans.iter().flat_map(Plan::products).any(|path| path == Path::new("-"));
    if to_stdout && args.json {
        return Err(usage("--json and an output both go to standard output; use -o or --out-dir".into()));
    }
    let cache = args.cache.open().map_err(fail)?;
    let compiler = Arc::new(match &cache {
        Some(cache) => compiler.with_store(cache.clone()),
        None => {
            compiler.read_linked().map_err(|d| fail(message(&d)))?;
            compiler
        }
    });
    let pending = Arc::new(Pending::default());
    on_interrupt(&pending);

    let style = args.messages.style();
    let inputs: Vec<Input> = found.iter().map(|f| f.input.clone()).collect();
    let bar = Progress::new(inputs.len(), args.quiet || !style.streams());
    let ordered = Mutex::new(Ordered::default());
    let writer = Writer {
        args,
        style,
        pending: &pending,
        compiler: &compiler,
        tools: tools.as_ref(),
        targets: &targets,
        joined: &joined,
    };
    let batch = Batch::sharing(compiler.clone()).threads(args.jobs).on_begin(|at| bar.begin(&inputs[at].name));
    batch.run_targets(&inputs, &targets, &|at, bytes, compiled| {
        let waiting = writer.write(&found[at], &plans[at], bytes, compiled);
        bar.done(waiting.file.is_ok());
        let mut ordered = ordered.lock().unwrap_or_else(PoisonError::into_inner);
        let ordered = &mut *ordered;
        ordered.waiting.insert(at, waiting);
        while let Some(Waiting { file, messages, compiled, rule }) = ordered.waiting.remove(&ordered.next) {
            ordered.next += 1;
            let (mut log, mut remarks) = (Vec::new(), String::new());
            for (target, mut compiled) in compiled.into_iter().enumerate() {
                // Files of prints are told apart by input and target.
                let module = format!("{} {target}", inputs[ordered.next - 1].name);
                let said = ordered.observed.take(&module, &mut compiled, &filter, &args.phase, style, &mut log);
                remarks.push_str(&said);
            }
            let messages = remarks + &messages;
            if style.streams() && !messages.is_empty() {
                log.extend(messages.into_bytes());
            } else {
                ordered.messages.push_str(&messages);
            }
            if !log.is_empty() {
                bar.suspend(|| drop(std::io::stderr().lock().write_all(&log)));
            }
            ordered.rules.extend(rule);
            ordered.summary.add(file);
        }
    });
    bar.finish();
    let mut o = ordered.into_inner().unwrap_or_else(PoisonError::into_inner);
    if !args.quiet {
        o.messages.insert_str(0, &of_the_whole(&compiler, style));
    }
    style.show(std::mem::take(&mut o.messages));
    o.observed.finish(&args.phase, batch.compiler().reported(), Path::new("-"), &pending).map_err(fail)?;
    common::all_filters_met(batch.compiler()).map_err(|e| usage(format!("warpc: error: {e}")))?;
    let failed = o.summary.failed() > 0;
    if let Some(file) = args.dependencies.file()
        && !failed
    {
        common::write_out(&pending, file, &o.rules).map_err(fail)?;
    }
    let counts = cache.as_ref().map(|cache| cache.counts());
    let stats = args.cache.report(cache.as_deref());
    if args.json {
        let text = o.summary.json(begin.elapsed(), counts);
        common::write_out(&pending, Path::new("-"), text.as_bytes()).map_err(fail)?;
    } else if !args.quiet && !to_stdout && style.is_text() {
        let counts = counts.filter(|_| stats.is_empty());
        eprint!("{}", o.summary.table(begin.elapsed(), counts));
    }
    eprint!("{stats}");
    Ok(failed)
}

/// What is said of no input alone: warnings about the options, and which libdevice was taken.
fn of_the_whole(compiler: &Compiler, style: Style) -> String {
    let mut messages = style.diags("warpc", &[], compiler.warnings());
    match compiler.linked_libdevice() {
        Some(found) if style.is_text() => messages.push_str(&format!("{found}\n")),
        Some(found) => messages.push_str(&style.about("warpc", Severity::Note, found.to_string())),
        None => {}
    }
    messages
}

/// What is needed to write the outputs of an input.
struct Writer<'a> {
    args: &'a Args,
    style: Style,
    pending: &'a Pending,
    compiler: &'a Compiler,
    tools: Option<&'a Tools>,
    targets: &'a [Target],
    joined: &'a [Found],
}

impl Writer<'_> {
    /// Writes the outputs of an input and gives what is said of it, which waits for its turn.
    fn write(&self, found: &Found, plan: &Plan, bytes: &[u8], mut compiled: Vec<Compiled>) -> Waiting {
        let name = &found.input.name;
        let mut file = FileReport::new(name, bytes, &compiled);
        let mut messages = String::new();
        // What the reader, the verifier and the linker say is the same for all targets.
        let mut said: Vec<Diag> = Vec::new();
        let lists = compiled.iter().map(|c| match &c.result {
            Ok(_) => &c.warnings[..],
            Err(diags) => diags.diagnostics(),
        });
        for diag in lists.flatten() {
            if !said.contains(diag) {
                said.push(diag.clone());
            }
        }
        let bug = compiled.iter().filter_map(|c| c.result.as_ref().err()).find(|error| error.is_internal());
        if let (Some(bug), Some(folder)) = (bug, &self.args.reproducers) {
            let shown = common::render(name, bytes, bug);
            messages.push_str(&match common::write_reproducer(self.pending, folder, name, bytes, &shown) {
                Ok(path) => self.style.about(name, Severity::Note, format!("kept as {}", inputs::shown(&path))),
                Err(e) => self.style.about(name, Severity::Error, e),
            });
        }
        messages.push_str(&self.style.diags(name, bytes, &said));
        for (path, data) in self.products(plan, &compiled) {
            match data.and_then(|data| common::write_output(self.pending, path, &data)) {
                Ok(()) => file.outputs.push(shown(path)),
                Err(e) => {
                    messages.push_str(&self.style.about(name, Severity::Error, &*e));
                    file.fail(e);
                }
            }
        }
        let mut rule = Vec::new();
        if file.is_ok() && self.args.dependencies.is_on() {
            rule = self.rule(found, plan);
            if let Some(path) = &plan.rules
                && let Err(e) = common::write_output(self.pending, path, &rule)
            {
                messages.push_str(&self.style.about(name, Severity::Error, &*e));
                file.fail(e);
            }
        }
        // The outputs are written: only reports wait for their turn.
        for compiled in &mut compiled {
            compiled.result = Ok(Default::default());
        }
        Waiting { file, messages, compiled, rule }
    }

    /// The bytes of each output that there is; of a target that failed there is none.
    fn products<'p>(
        &self,
        plan: &'p Plan,
        compiled: &[Compiled],
    ) -> Vec<(&'p Path, Result<std::borrow::Cow<'p, [u8]>, String>)> {
        let mut out = Vec::new();
        for output in &plan.outputs {
            let Ok(made) = &compiled[output.target].result else { continue };
            let data = match output.kind {
                Kind::Ptx => made.ptx.clone(),
                Kind::Ll | Kind::Bc => made.ir.clone(),
                Kind::Cubin => made.cubin.clone(),
            };
            out.push((&*output.path, Ok(data.unwrap_or_default().into())));
        }
        let images: Result<Vec<_>, _> = self
            .targets
            .iter()
            .zip(compiled)
            .map(|(&target, c)| c.result.as_ref().map(|made| (target, made.ptx.as_deref().unwrap_or_default())))
            .collect();
        if let (Some(path), Some(tools), Ok(images)) = (&plan.fatbin, self.tools, images) {
            out.push((&**path, tools.make(&images).map(Into::into).map_err(|e| e.to_string())));
        }
        out
    }

    /// The rule of an input's outputs.
    fn rule(&self, found: &Found, plan: &Plan) -> Vec<u8> {
        let outputs: Vec<&Path> = plan.products().collect();
        let own = found.path.as_deref().unwrap_or(Path::new("-"));
        let mut from = self.args.phase.inputs_with(own);
        let joined = self.joined.iter().filter_map(|found| found.path.as_deref());
        from.extend(joined.chain(self.args.link.iter().map(|path| &**path)));
        from.extend(self.compiler.libdevice().map(|found| &*found.path));
        self.args.dependencies.rule(&outputs, &from)
    }
}

/// The bytes of a file, read to where they stay: of a library that is hundreds of kilobytes a kernel needs a few.
fn shared_bytes(path: &Path) -> std::io::Result<Arc<[u8]>> {
    let mut file = std::fs::File::open(path)?;
    let len = usize::try_from(file.metadata()?.len()).unwrap_or(0);
    let mut bytes: Arc<[u8]> = std::iter::repeat_n(0, len).collect();
    let mut rest = Vec::new();
    if let Some(slots) = Arc::get_mut(&mut bytes) {
        // A pipe has no length, and a file may grow or shrink meanwhile.
        let mut read = 0;
        while read < slots.len() {
            match file.read(&mut slots[read..]) {
                Ok(0) => return Ok(slots[..read].into()),
                Ok(n) => read += n,
                Err(e) if e.kind() == std::io::ErrorKind::Interrupted => {}
                Err(e) => return Err(e),
            }
        }
        file.read_to_end(&mut rest)?;
    }
    Ok(if rest.is_empty() { bytes } else { [&bytes[..], &rest].concat().into() })
}

fn options(args: &Args, kinds: &[Kind]) -> Result<Options, String> {
    let knobs = args.phase.knobs()?;
    let mut link = Vec::new();
    for path in &args.link {
        let bytes = shared_bytes(path).map_err(|e| format!("{}: {e}", shown(path)))?;
        link.push(Link { name: shown(path), bytes });
    }
    let (text, bitcode) = (kinds.contains(&Kind::Ll), kinds.contains(&Kind::Bc));
    if text && bitcode {
        return Err("--emit takes ll or bc: the IR is written in one form".into());
    }
    let phase = args.phase.phase(&knobs);
    let assembler = args.sequence.sequence(&args.phase_reports).and_then(complete).map_err(|e| e.to_string())?;
    if !kinds.contains(&Kind::Cubin) && assembler != Sequence::default() {
        return Err("options about phases of the assembler need --emit cubin".into());
    }
    let chosen = args.level.choose(args.passes.as_deref(), Some(Level::O1))?;
    Ok(Options {
        passes: passes(args, chosen),
        level: chosen.level,
        nvopt: args.nvopt.options(chosen),
        emit: Emit {
            ptx: args.fatbin || kinds.contains(&Kind::Ptx),
            ir: text || bitcode,
            cubin: kinds.contains(&Kind::Cubin),
        },
        bitcode,
        link,
        libdevice: libdevice(args),
        raise_target: args.arch.is_empty(),
        dialect: Dialect::of_version(args.ir_version)
            .ok_or_else(|| format!("--ir-version takes 19 to 22, not {}", args.ir_version))?,
        session: Session {
            target: Target::default(),
            fp: FpOptions { ftz: args.ftz, prec_div: args.prec_div, prec_sqrt: args.prec_sqrt, fma: args.fma },
            knobs,
            line_info: args.line_info || !args.no_debug_info,
            opt_level: code_generation_level(chosen, 1),
            phase,
        },
        assembler,
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
fn passes(args: &Args, chosen: ChosenLevel) -> Option<String> {
    let of_size = chosen.for_size.map(str::to_string);
    let Some(symbols) = &args.internalize else { return args.passes.clone().or(of_size) };
    let named = symbols.iter().filter(|s| !s.is_empty()).map(|s| format!(";preserve-gv={s}"));
    let kept = format!("<kernels{}>", named.collect::<String>());
    let of_level = || chosen.pipeline().unwrap_or_default().to_string();
    let rest = args.passes.clone().unwrap_or_else(of_level);
    let comma = if rest.is_empty() { "" } else { "," };
    Some(format!("internalize{kept},globaldce{comma}{rest}"))
}

/// Diagnostics without a source, joined.
pub fn message(diags: &[warpc::Diag]) -> String {
    diags.iter().map(|d| d.message.as_str()).collect::<Vec<_>>().join("\n")
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
