//! `warpc llc`: compile one module to PTX. Takes the options of LLVM's `llc` that have a meaning here.

use super::build::{message, on_interrupt};
use super::cache::CacheArgs;
use super::common::{self, Failure};
use super::depfile::DependencyArgs;
use super::inputs;
use super::llvm::names;
use super::messages::MessageArgs;
use super::phase::PhaseArgs;
use super::tool::{Told, ToolArgs, fail, ignored_features, is_processor_of_llvm, target, usage};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use warpc::output::Pending;
use warpc::{Compiler, Cut, Options, PassPoint};
use warpc_ir::knobs::Knobs;
use warpc_ir::layout::NVPTX64;
use warpc_ir::session::{FpOptions, PhaseOptions, Session, Target};
use warpc_phase::{Pipeline, Worker};
use warpc_ptx::knobs::{ASM_VERBOSE, NVPTX_FMA_LEVEL};

/// The layout of `nvptx64` with 32-bit pointers to shared, constant and local memory.
const SHORT_POINTERS: &str = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64";

/// Arguments.
#[derive(clap::Args)]
#[command(after_help = "\
Long options may have one dash, as in LLVM.

Examples:
  warpc llc -march=nvptx64 -mcpu=sm_90 -mattr=+ptx80 in.ll -o out.ptx
  warpc llc -mcpu=sm_80 -O0 < in.ll")]
pub struct Args {
    /// Module, - for standard input
    #[arg(default_value = "-", value_name = "FILE")]
    input: PathBuf,
    /// Optimisation level: only 0 differs
    #[arg(short = 'O', value_name = "LEVEL", default_value = "2", value_parser = clap::value_parser!(u8).range(0..=3))]
    level: u8,
    /// Output file, - for standard output
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Target: nvptx64
    #[arg(long, value_name = "TARGET", value_parser = ["nvptx64", "nvptx"])]
    march: Option<String>,
    /// Target triple
    #[arg(long, value_name = "TRIPLE")]
    mtriple: Option<String>,
    /// Architecture
    #[arg(long, value_name = "ARCH", default_value = "sm_75")]
    mcpu: String,
    /// Target features: +ptxNN
    #[arg(long, value_name = "FEATURES", allow_hyphen_values = true)]
    mattr: Option<String>,
    /// Kind of output
    #[arg(long, value_name = "KIND", default_value = "asm", value_parser = ["asm", "obj", "null"])]
    filetype: String,
    /// Fusing of multiply and add
    #[arg(long, value_name = "MODE", default_value = "on", value_parser = ["fast", "on", "off"])]
    fp_contract: String,
    /// Multiply and add are fused whatever the flags say, square roots are approximate
    #[arg(long)]
    enable_unsafe_fp_math: bool,
    /// Pointers to shared, constant and local memory have 32 bits
    #[arg(long)]
    nvptx_short_ptr: bool,
    /// Flush subnormals of float to zero
    #[arg(long)]
    nvptx_f32ftz: bool,
    /// Leave out the passes before this one: PASS or PASS,NUMBER, from 0, of those of that name
    #[arg(long, value_name = "PASS", conflicts_with = "start_after")]
    start_before: Option<String>,
    /// Leave out this pass and those before it
    #[arg(long, value_name = "PASS")]
    start_after: Option<String>,
    /// Leave out this pass and those behind it, and write the IR, or a listing of the machine rows
    #[arg(long, value_name = "PASS", conflicts_with = "stop_after")]
    stop_before: Option<String>,
    /// Leave out the passes behind this one, and write the IR, or a listing of the machine rows
    #[arg(long, value_name = "PASS")]
    stop_after: Option<String>,
    /// Do not verify the input
    #[arg(long)]
    disable_verify: bool,
    /// Print the passes before they run
    #[arg(long, value_name = "HOW", value_parser = ["Disabled", "Arguments", "Structure", "Executions", "Details"])]
    debug_pass: Option<String>,
    #[command(flatten)]
    tool: ToolArgs,
    #[command(flatten)]
    dependencies: DependencyArgs,
    #[command(flatten)]
    cache: CacheArgs,
    #[command(flatten)]
    messages: MessageArgs,
    #[command(flatten)]
    pub(super) phase: PhaseArgs,
}

/// Runs the command.
pub fn run(args: &Args) -> u8 {
    common::finish(start(args))
}

/// The target. A processor that no code is made for is an error: code for another one would not run on it. LLVM has no processor at all of
/// other names than these, and says that it takes its default.
fn cpu(args: &Args) -> Result<Target, String> {
    if args.mcpu.starts_with("sm_") && !is_processor_of_llvm(&args.mcpu) {
        eprintln!("'{}' is not a recognized processor for this target (ignoring processor)", args.mcpu);
        return Ok(target("", args.mattr.as_deref()));
    }
    common::parse_arch(&args.mcpu).map_err(|known| format!("-mcpu={} is not supported: {known}", args.mcpu))?;
    Ok(target(&args.mcpu, args.mattr.as_deref()))
}

/// A point of the pipeline from the values of the options for before and after a pass.
fn point(before: Option<&String>, after: Option<&String>) -> Result<Option<PassPoint>, String> {
    let Some((text, after)) = before.map(|text| (text, false)).or(after.map(|text| (text, true))) else {
        return Ok(None);
    };
    let (name, instance) = text.split_once(',').unwrap_or((text, "0"));
    let instance = instance.parse().map_err(|_| format!("`{text}` is no pass, or pass and number: PASS,1"))?;
    Ok(Some(match names::place(name) {
        Some(next) => PassPoint { pass: next.into(), instance: 0, after: false },
        None => PassPoint { pass: names::pass(name).into(), instance, after },
    }))
}

/// Which part of the pipeline is run.
fn cut(args: &Args) -> Result<Cut, String> {
    Ok(Cut {
        start: point(args.start_before.as_ref(), args.start_after.as_ref())?,
        stop: point(args.stop_before.as_ref(), args.stop_after.as_ref())?,
    })
}

/// What `-debug-pass` prints of a pipeline: the names as arguments, or a line for each pass.
fn structure(how: &str, pipeline: &Pipeline) -> String {
    let names: Vec<_> = pipeline.rows().iter().map(|row| row.step.name()).collect();
    let mut out = String::new();
    if how != "Disabled" {
        out.push_str("Pass Arguments: ");
        names.iter().for_each(|name| out.push_str(&format!(" -{name}")));
        out.push('\n');
    }
    if !matches!(how, "Disabled" | "Arguments") {
        names.iter().for_each(|name| out.push_str(&format!("  {name}\n")));
    }
    out
}

/// The knobs of the command line, with what llc's own options mean for them.
fn knobs(args: &Args) -> Result<Knobs, String> {
    let mut knobs = args.phase.knobs()?;
    if args.fp_contract == "fast" || args.enable_unsafe_fp_math {
        knobs.set(NVPTX_FMA_LEVEL, 2);
    }
    if !args.phase.sets_knob("asm-verbose") {
        // As in LLVM.
        knobs.set(ASM_VERBOSE, true);
    }
    if knobs.get(NVPTX_FMA_LEVEL) == 1 {
        // Asked for by its number, LLVM fuses without looking at flags.
        knobs.set(NVPTX_FMA_LEVEL, 2);
    }
    Ok(knobs)
}

/// Whether IR is shown around passes, where values should have their names.
fn prints_ir(phase: &PhaseOptions) -> bool {
    let is_named = !phase.print_before.is_empty() || !phase.print_after.is_empty();
    let is_numbered = !phase.print_before_numbers.is_empty() || !phase.print_after_numbers.is_empty();
    phase.print_before_all || phase.print_after_all || is_named || is_numbered || phase.print_changed.is_some()
}

/// What is compiled how.
fn options(args: &Args, name: String, target: Target, knobs: Knobs, phase: PhaseOptions) -> Result<Options, String> {
    Ok(Options {
        name,
        // Code generation alone.
        passes: Some(if args.level == 0 { "default<O0>" } else { "codegen" }.into()),
        cut: cut(args)?,
        verify: !args.disable_verify,
        verify_output: false,
        function_attrs: args.tool.function_attrs(),
        keep_names: prints_ir(&phase),
        triple: args.mtriple.clone(),
        // As in LLVM, the layout is that of the target, whatever the module says.
        data_layout: Some(if args.nvptx_short_ptr { SHORT_POINTERS } else { NVPTX64 }.into()),
        session: Session {
            target,
            fp: FpOptions {
                ftz: args.nvptx_f32ftz,
                fma: args.fp_contract != "off",
                prec_sqrt: !args.enable_unsafe_fp_math,
                ..FpOptions::default()
            },
            knobs,
            // As in LLVM, lines are told where the module knows them.
            line_info: true,
            opt_level: args.level,
            phase,
        },
        ..Options::default()
    })
}

fn start(args: &Args) -> Result<(), Failure> {
    if args.filetype == "obj" {
        return Err(fail("unimplemented: -filetype=obj".into()));
    }
    let narrow = |triple: &Option<String>| triple.as_ref().is_some_and(|t| t == "nvptx" || t.starts_with("nvptx-"));
    if narrow(&args.march) || args.march.is_none() && narrow(&args.mtriple) {
        return Err(fail("unimplemented: 32-bit target nvptx".into()));
    }
    let target = cpu(args).map_err(usage)?;
    ignored_features(args.mattr.as_deref()).iter().for_each(|line| eprintln!("{line}"));
    let knobs = knobs(args).map_err(usage)?;
    let filter = args.phase.remark_filter(&knobs).map_err(usage)?;
    let phase = args.phase.phase(&knobs);
    common::say(&args.phase.settings());
    let path = match &args.output {
        Some(path) => path.clone(),
        None if args.input == Path::new("-") => PathBuf::from("-"),
        None => args.input.with_extension("s"),
    };
    // Where nothing is made, a file that is asked for is empty.
    let written = (args.filetype != "null" || args.output.is_some()).then_some(&*path);
    if let Some(wrong) = args.dependencies.wrong(1) {
        return Err(usage(wrong.into()));
    }
    let rules = args.dependencies.path(&path);
    let reports = args.phase.outputs(&path);
    let outputs = written.into_iter().chain(reports.iter().chain(&rules).map(|path| &**path));
    inputs::keep_inputs([&*args.input], outputs).map_err(usage)?;
    written.map_or(Ok(()), inputs::has_folder).map_err(fail)?;
    let (name, bytes) = inputs::read_one(&args.input).map_err(|e| fail(format!("warpc: {e}")))?;
    let options = options(args, name.clone(), target, knobs, phase).map_err(usage)?;
    let cache = args.cache.open().map_err(fail)?;
    let mut compiler = Compiler::new(options).map_err(|d| fail(message(&d)))?;
    if let Some(cache) = &cache {
        compiler = compiler.with_store(cache.clone());
    }
    if let Some(how) = &args.debug_pass {
        eprint!("{}", structure(how, compiler.reported()));
    }
    let pending = Arc::new(Pending::default());
    on_interrupt(&pending);
    let mut c = compiler.run(&name, &bytes, &mut Worker::alone());
    let told = Told {
        name: &name,
        bytes: &bytes,
        filter: &filter,
        phase: &args.phase,
        tool: &args.tool,
        style: args.messages.style(),
    };
    told.tell(&compiler, &mut c, &path, &pending)?;
    eprint!("{}", args.cache.report(cache.as_deref()));
    common::all_filters_met(&compiler).map_err(usage)?;
    match c.result {
        Ok(_) if args.filetype == "null" => match written {
            Some(path) => common::write_out(&pending, path, b"").map_err(fail),
            None => Ok(()),
        },
        Ok(out) => {
            common::write_out(&pending, &path, out.ptx.or(out.ir).as_deref().unwrap_or_default()).map_err(fail)?;
            let Some(file) = &rules else { return Ok(()) };
            let rule = args.dependencies.rule(&[&path], &args.phase.inputs_with(&args.input));
            common::write_out(&pending, file, &rule).map_err(fail)
        }
        // The messages say why.
        Err(_) => Err(fail(String::new())),
    }
}
