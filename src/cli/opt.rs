//! `warpc opt`: run passes on one module and write it. Takes the options of LLVM's `opt` that have a meaning here.

use super::build::{message, on_interrupt};
use super::common::{self, Failure};
use super::export;
use super::level::{LevelArgs, code_generation_level};
use super::llvm::{extend::Extensions, generic::is_for_gpu, parameters};
use super::messages::MessageArgs;
use super::phase::PhaseArgs;
use super::pipeline::NvoptArgs;
use super::tool::{Told, ToolArgs, fail, ignored_features, target, usage};
use super::{USAGE, inputs};
use std::path::PathBuf;
use std::sync::Arc;
use warpc::output::Pending;
use warpc::{Compiler, Emit, Options};
use warpc_ir::knobs::Knobs;
use warpc_ir::override_attrs::FunctionAttr;
use warpc_ir::session::{DebugPreserved, Session};
use warpc_passes::generic;
use warpc_passes::printers::knobs::{DEBUGIFY_LOCATIONS, DEBUGIFY_QUIET};
use warpc_phase::Worker;
use warpc_text::ReadOptions;

/// Arguments.
#[derive(clap::Args)]
#[command(after_help = "\
Long options may have one dash, as in LLVM. The output is LLVM bitcode, and text to a terminal or with -S.

Examples:
  warpc opt -passes='sroa,early-cse<memssa>,simplifycfg' in.ll -S -o out.ll
  warpc opt -O2 -print-after-all -disable-output < in.ll
  warpc opt -passes=sroa -opt-bisect-limit=7 in.ll -S")]
pub struct Args {
    /// Module, - for standard input
    #[arg(default_value = "-", value_name = "FILE")]
    input: PathBuf,
    /// Passes to run
    #[arg(short = 'p', long, value_name = "PIPELINE", allow_hyphen_values = true)]
    passes: Option<String>,
    #[command(flatten)]
    nvopt: NvoptArgs,
    #[command(flatten)]
    level: LevelArgs,
    /// Leave these passes out of the pipelines of levels
    #[arg(long, value_name = "PASS", value_delimiter = ',')]
    level_without: Vec<String>,
    /// Run passes also at this place of the pipeline of a level: peephole, optimizer-last, ... as LLVM's -passes-ep-*
    #[arg(long, value_name = "POINT=PASSES", allow_hyphen_values = true)]
    extension_point: Vec<String>,
    /// Print text
    #[arg(short = 'S')]
    text: bool,
    /// Write bitcode to terminals too
    #[arg(short = 'f')]
    force: bool,
    /// Output file, - for standard output
    #[arg(short, long, value_name = "FILE", default_value = "-")]
    output: PathBuf,
    /// Drop all debug information before the passes
    #[arg(long)]
    strip_debug: bool,
    /// Drop all named metadata before the passes
    #[arg(long)]
    strip_named_metadata: bool,
    /// Symbols that the pass internalize keeps visible
    #[arg(long, value_name = "NAME", value_delimiter = ',')]
    internalize_public_api_list: Vec<String>,
    /// File with names of such symbols, set apart by blanks
    #[arg(long, value_name = "FILE")]
    internalize_public_api_file: Option<PathBuf>,
    /// Print no module
    #[arg(long)]
    disable_output: bool,
    /// Do not verify the result
    #[arg(long)]
    disable_verify: bool,
    /// Drop the names of values and blocks
    #[arg(long)]
    discard_value_names: bool,
    /// Replace the target triple
    #[arg(long, value_name = "TRIPLE")]
    mtriple: Option<String>,
    /// Replace the data layout
    #[arg(long, value_name = "LAYOUT")]
    data_layout: Option<String>,
    /// Architecture, sm_90 without one; functions that name none get it as an attribute
    #[arg(long, value_name = "ARCH")]
    mcpu: Option<String>,
    /// Target features: only +ptxNN has a meaning; functions get them as an attribute
    #[arg(long, value_name = "FEATURES", allow_hyphen_values = true)]
    mattr: Option<String>,
    /// Declare globals that are used and not there
    #[arg(long)]
    allow_incomplete_ir: bool,
    /// Refuse longer names of values and blocks
    #[arg(long, value_name = "BYTES", default_value = "-1", allow_negative_numbers = true, hide_default_value = true)]
    non_global_value_max_name_size: i64,
    /// Begin with debugify and end with check-debugify
    #[arg(long)]
    enable_debugify: bool,
    /// What debugify adds
    #[arg(long, value_name = "KIND", default_value = "location+variables", value_parser = ["locations", "location+variables"])]
    debugify_level: String,
    /// Check every pass with debugify and check-debugify around it
    #[arg(long)]
    debugify_each: bool,
    /// With -debugify-each, write what every pass loses to a table with commas
    #[arg(long, value_name = "FILE")]
    debugify_export: Option<PathBuf>,
    /// Functions whose own debug information is checked, less one, for each pass
    #[arg(long, value_name = "N", default_value_t = u64::MAX, hide_default_value = true)]
    debugify_func_limit: u64,
    /// Say what the pipeline loses of the debug information that the module has
    #[arg(long)]
    verify_debuginfo_preserve: bool,
    /// Say what every pass loses of it
    #[arg(long)]
    verify_each_debuginfo_preserve: bool,
    /// Append what is lost of it to a file, as JSON, rather than print it
    #[arg(long, value_name = "FILE")]
    verify_di_preserve_export: Option<PathBuf>,
    /// Print the pipeline with all its nests, and run nothing
    #[arg(long)]
    print_pipeline_passes: bool,
    /// Run twice and compare the results
    #[arg(long)]
    run_twice: bool,
    /// Print text, of this version: 19 to 22
    #[arg(long, value_name = "N")]
    ir_version: Option<u32>,
    #[command(flatten)]
    tool: ToolArgs,
    #[command(flatten)]
    messages: MessageArgs,
    #[command(flatten)]
    pub(super) phase: PhaseArgs,
}

impl Args {
    /// What is checked of the debug information that the module comes with.
    fn debug_preserved(&self, knobs: &Knobs) -> Option<DebugPreserved> {
        let (each, whole) = (self.verify_each_debuginfo_preserve, self.verify_debuginfo_preserve);
        (each || whole).then(|| DebugPreserved {
            each,
            whole,
            variables: self.debugify_level != "locations",
            most_functions: self.debugify_func_limit,
            export: self.verify_di_preserve_export.is_some(),
            quiet: knobs.get(DEBUGIFY_QUIET),
        })
    }
}

/// Features with a sign each: as in LLVM, one without a sign is wanted.
fn signed_features(text: &str) -> String {
    let signed = |feature: &str| match feature {
        "" => String::new(),
        _ if feature.starts_with(['+', '-']) => feature.into(),
        _ => format!("+{feature}"),
    };
    text.split(',').map(signed).collect::<Vec<_>>().join(",")
}

/// Attributes that the command line gives to all functions.
fn function_attrs(args: &Args) -> Vec<FunctionAttr> {
    let given = [
        ("target-cpu", args.mcpu.clone(), false),
        ("target-features", args.mattr.as_deref().map(signed_features), true),
    ];
    let given = given.into_iter().filter_map(|(key, value, append)| Some((key, value?, append)));
    given
        .filter(|g| !g.1.is_empty())
        .map(|(key, value, append)| FunctionAttr { key: key.into(), value, append })
        .chain(args.tool.function_attrs())
        .collect()
}

/// Runs the command.
pub fn run(args: &Args) -> u8 {
    common::finish(start(args))
}

/// Pipeline text with `names` as parameters of every pass `internalize` that has none.
fn with_public_names(passes: String, names: &[String]) -> String {
    const PASS: &str = "internalize";
    if names.is_empty() {
        return passes;
    }
    let params: Vec<String> = names.iter().map(|name| format!("preserve-gv={name}")).collect();
    let mut out = String::new();
    let is_end = |c: char| matches!(c, ',' | '(' | ')' | '<' | '>');
    for piece in passes.split_inclusive(is_end) {
        let name = piece.trim_end_matches(is_end);
        out.push_str(name);
        if name.trim() == PASS && !piece.ends_with('<') {
            out.push_str(&format!("<{}>", params.join(";")));
        }
        out.push_str(&piece[name.len()..]);
    }
    out
}

/// Says which processor and features the target of `-mtriple` has not, if that is the one that is known here.
fn tell_unknown(args: &Args) {
    if !args.mtriple.as_deref().is_some_and(|triple| triple.starts_with("nvptx")) {
        return;
    }
    if let Some(cpu) = args.mcpu.as_deref().filter(|cpu| !cpu.is_empty() && common::parse_arch(cpu).is_err()) {
        eprintln!("'{cpu}' is not a recognized processor for this target (ignoring processor)");
    }
    ignored_features(args.mattr.as_deref()).iter().for_each(|line| eprintln!("{line}"));
}

/// Whether levels are the pipelines for a GPU: the module is for one, or options are of these pipelines alone.
fn is_own_level(args: &Args, bytes: &[u8]) -> bool {
    is_for_gpu(bytes, args.mtriple.as_deref()) || !args.extension_point.is_empty() || args.nvopt.has_any()
}

fn start(args: &Args) -> Result<(), Failure> {
    tell_unknown(args);
    let mut knobs = args.phase.knobs().map_err(usage)?;
    if args.debugify_level == "locations" {
        knobs.set(DEBUGIFY_LOCATIONS, true);
    }
    let filter = args.phase.remark_filter(&knobs).map_err(usage)?;
    let mut phase = args.phase.phase(&knobs);
    phase.titles = warpc_passes::classes::CLASSES;
    phase.debug_preserved = args.debug_preserved(&knobs);
    common::say(&args.phase.settings());
    let dialect = common::dialect(args.ir_version).map_err(|m| (USAGE, m))?;
    let chosen = args.level.choose(args.passes.as_deref(), None).map_err(usage)?;
    let passes = args.passes.clone().unwrap_or_else(|| chosen.pipeline().unwrap_or_default().to_string());
    if ["default<", "lto<", "link<", "nvopt<"].iter().any(|level| passes.contains(level)) {
        phase.disabled.extend(args.level_without.iter().cloned());
    }
    let mut public = args.internalize_public_api_list.clone();
    if let Some(path) = &args.internalize_public_api_file {
        let text = std::fs::read_to_string(path).map_err(|e| fail(format!("{}: {e}", inputs::shown(path))))?;
        public.extend(text.split_whitespace().map(str::to_string));
    }
    // The module may go where it came from, as in LLVM: it is read whole before and written whole behind. Reports may not.
    let reports = args.phase.outputs(&args.output);
    inputs::keep_inputs([&*args.input], reports.iter().map(|path| &**path)).map_err(usage)?;
    if !args.disable_output {
        inputs::has_folder(&args.output).map_err(fail)?;
    }
    let (name, bytes) = inputs::read_one(&args.input).map_err(|e| fail(format!("warpc: {e}")))?;
    let passes = match is_own_level(args, &bytes) {
        true => passes,
        // A level of the command line is that of LLVM too.
        false if args.passes.is_none() => generic::instead_of_levels(&passes.replace("nvopt<O", "default<O")),
        false => generic::instead_of_levels(&passes),
    };
    let passes = Extensions::new(&args.extension_point).and_then(|points| points.extend(&passes)).map_err(usage)?;
    let passes = match (args.enable_debugify, passes.is_empty()) {
        (false, _) => passes,
        (true, true) => "debugify,check-debugify".into(),
        (true, false) => format!("debugify,{passes},check-debugify"),
    };
    let options = Options {
        name: name.clone(),
        passes: Some(with_public_names(passes, &public)),
        nvopt: args.nvopt.options(chosen),
        debugify_each: args.debugify_each,
        debugify_counted: args.debugify_export.is_some(),
        emit: Emit { ptx: false, ir: !args.disable_output, cubin: false },
        bitcode: !args.text && args.ir_version.is_none() && (args.force || !common::is_terminal(&args.output)),
        keep_names: !args.discard_value_names,
        verify: true,
        verify_output: !args.disable_verify,
        read: ReadOptions {
            declare_missing: args.allow_incomplete_ir,
            // As in LLVM, -1 is no limit.
            max_name: usize::try_from(args.non_global_value_max_name_size).unwrap_or(usize::MAX),
            ..Default::default()
        },
        function_attrs: function_attrs(args),
        strip_debug: args.strip_debug,
        strip_named_metadata: args.strip_named_metadata,
        triple: args.mtriple.clone(),
        data_layout: args.data_layout.clone(),
        dialect,
        session: Session {
            target: target(args.mcpu.as_deref().unwrap_or(""), args.mattr.as_deref()),
            knobs,
            opt_level: code_generation_level(chosen, 2),
            phase,
            ..Session::default()
        },
        ..Options::default()
    };
    let compiler = Compiler::new(options).map_err(|d| fail(message(&d)))?;
    let pending = Arc::new(Pending::default());
    if args.print_pipeline_passes {
        let text = parameters::with_parameters(&compiler.pipeline().text(), !args.disable_verify) + "\n";
        return common::write_out(&pending, std::path::Path::new("-"), text.as_bytes()).map_err(fail);
    }
    on_interrupt(&pending);
    let mut c = compiler.run(&name, &bytes, &mut Worker::alone());
    if args.run_twice {
        let again = compiler.run(&name, &bytes, &mut Worker::alone());
        if let (Ok(a), Ok(b)) = (&c.result, &again.result)
            && a.ir != b.ir
        {
            return Err(fail("warpc: error: running twice gave two results".into()));
        }
    }
    export::write(&mut c, args.verify_di_preserve_export.as_deref(), args.debugify_export.as_deref()).map_err(fail)?;
    let told = Told {
        name: &name,
        bytes: &bytes,
        filter: &filter,
        phase: &args.phase,
        tool: &args.tool,
        style: args.messages.style(),
    };
    told.tell(&compiler, &mut c, &args.output, &pending)?;
    common::all_filters_met(&compiler).map_err(usage)?;
    match c.result {
        Ok(out) => match out.ir {
            Some(ir) => common::write_out(&pending, &args.output, &ir).map_err(fail),
            None => Ok(()),
        },
        // The messages say why.
        Err(_) => Err(fail(String::new())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn features_get_signs() {
        assert_eq!(signed_features("avx,+ptx80,-sse,"), "+avx,+ptx80,-sse,");
        assert_eq!(signed_features(""), "");
    }

    #[test]
    fn public_names_go_to_internalize_alone() {
        let go = |text: &str| with_public_names(text.into(), &["f".into(), "g".into()]);
        assert_eq!(go("internalize"), "internalize<preserve-gv=f;preserve-gv=g>");
        assert_eq!(go("module(internalize),globaldce"), "module(internalize<preserve-gv=f;preserve-gv=g>),globaldce");
        assert_eq!(go("internalize<preserve-gv=h>,x<internalizer>"), "internalize<preserve-gv=h>,x<internalizer>");
        assert_eq!(with_public_names("internalize".into(), &[]), "internalize");
    }
}
