//! `warpc as`, `warpc dis`, `warpc verify`: read, verify, print.

use super::common;
use super::{FAILED, USAGE, inputs};
use std::path::{Path, PathBuf};
use warpc::compiler::BROKEN_INPUT;
use warpc::output::Pending;
use warpc::{Batch, Compiler, Emit, Options};
use warpc_engine::phase::Worker;
use warpc_engine::text::Dialect;

/// Which of LLVM's tools is stood in for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Tool {
    /// `llvm-as`
    As,
    /// `llvm-dis`
    Dis,
}

/// Arguments of `warpc as` and `warpc dis`.
#[derive(clap::Args)]
#[command(after_help = "\
Text is passed along where LLVM writes bitcode, so that `warpc as | warpc dis` works as a pair.

Examples:
  warpc as k.ll -o /dev/null
  warpc as < k.ll | warpc dis")]
pub struct Args {
    /// Module, - for standard input
    #[arg(default_value = "-", value_name = "FILE")]
    input: String,
    /// Output file, - for standard output
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Write to terminals too (always so)
    #[arg(short = 'f', hide = true)]
    force: bool,
    /// Print text (always so)
    #[arg(short = 'S', hide = true)]
    text: bool,
    /// Print no module
    #[arg(long)]
    disable_output: bool,
    /// Do not verify
    #[arg(long)]
    disable_verify: bool,
    /// Replace the data layout
    #[arg(long, value_name = "LAYOUT")]
    data_layout: Option<String>,
    /// Version of printed IR: 19 to 22
    #[arg(long, value_name = "N", default_value_t = 22)]
    ir_version: u32,
}

/// Runs `warpc as` or `warpc dis`.
pub fn run(args: &Args, tool: Tool) -> u8 {
    match pass_along(args, tool) {
        Ok(()) => 0,
        Err((status, text)) => {
            eprintln!("{}", text.trim_end());
            status
        }
    }
}

fn pass_along(args: &Args, tool: Tool) -> Result<(), (u8, String)> {
    let dialect = Dialect::of_version(args.ir_version)
        .ok_or_else(|| (USAGE, format!("warpc: error: --ir-version takes 19 to 22, not {}", args.ir_version)))?;
    let fail = |m: String| (FAILED, m);
    let (name, bytes) = inputs::read_one(&args.input).map_err(|e| fail(format!("warpc: {e}")))?;
    let options = Options {
        name: name.clone(),
        passes: Some(String::new()),
        emit: Emit { ptx: false, ir: !args.disable_output },
        keep_names: true,
        verify: !args.disable_verify,
        verify_output: false,
        data_layout: args.data_layout.clone(),
        dialect,
        ..Options::default()
    };
    let c =
        Compiler::new(options).map_err(|d| fail(super::build::message(&d)))?.run(&name, &bytes, &mut Worker::alone());
    let out = c.result.map_err(|mut d| {
        // llvm-as says the verdict first.
        if tool == Tool::As && d.last().is_some_and(|d| d.message == BROKEN_INPUT) {
            d.rotate_right(1);
            d[0].message = "assembly parsed, but does not verify as correct!".into();
        }
        fail(common::render(&name, &bytes, &d))
    })?;
    common::report(&name, &bytes, &c.warnings);
    let Some(ir) = out.ir else { return Ok(()) };
    let path = args.output.clone().unwrap_or_else(|| match (args.input.as_str(), tool) {
        ("-", _) => PathBuf::from("-"),
        (file, Tool::As) => Path::new(file).with_extension("bc"),
        (file, Tool::Dis) => Path::new(file).with_extension("ll"),
    });
    if path == Path::new(&args.input) && path != Path::new("-") {
        return Err((USAGE, format!("warpc: error: {} would be overwritten; give -o", path.display())));
    }
    common::write_out(&Pending::default(), &path, &ir).map_err(fail)
}

/// Arguments of `warpc verify`.
#[derive(clap::Args)]
pub struct VerifyArgs {
    /// Files, folders (all .ll below), globs, or - for standard input
    #[arg(required = true, value_name = "PATH")]
    paths: Vec<String>,
    /// Threads; all cores when 0
    #[arg(short, long, value_name = "N", default_value_t = 0)]
    jobs: usize,
}

/// Runs `warpc verify`.
pub fn verify(args: &VerifyArgs) -> u8 {
    let found = match inputs::collect(&args.paths) {
        Ok(f) => f,
        Err(e) => {
            eprintln!("warpc: error: {e}");
            return USAGE;
        }
    };
    let options = Options {
        passes: Some(String::new()),
        emit: Emit { ptx: false, ir: false },
        keep_names: true,
        verify_output: false,
        ..Options::default()
    };
    let batch = match Batch::new(options) {
        Ok(b) => b.threads(args.jobs),
        Err(d) => {
            eprintln!("warpc: error: {}", super::build::message(&d));
            return FAILED;
        }
    };
    let inputs: Vec<_> = found.into_iter().map(|f| f.input).collect();
    let texts: Vec<std::sync::OnceLock<String>> = inputs.iter().map(|_| Default::default()).collect();
    batch.run(&inputs, &|i, bytes, c| {
        if let Err(d) = c.result {
            let _ = texts[i].set(common::render(&inputs[i].name, bytes, &d));
        }
    });
    let mut status = 0;
    for t in texts.iter().filter_map(|t| t.get()) {
        eprint!("{t}");
        status = FAILED;
    }
    status
}
