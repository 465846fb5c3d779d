//! `warpc as`, `warpc dis`, `warpc verify`: read, verify, print.

use super::common;
use super::messages::MessageArgs;
use super::{FAILED, USAGE, inputs};
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};
use warpc::compiler::BROKEN_INPUT;
use warpc::output::Pending;
use warpc::{Compiler, Diag, Emit, Options, Severity};
use warpc_phase::Worker;
use warpc_text::ReadOptions;

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
`warpc as` writes LLVM bitcode, and text to a terminal or with -S; `warpc dis` writes text. Both take bitcode and text.

Examples:
  warpc as k.ll -o k.bc
  warpc dis k.bc -o k.ll
  warpc as < k.ll | warpc dis")]
pub struct Args {
    /// Module, - for standard input
    #[arg(default_value = "-", value_name = "FILE")]
    input: PathBuf,
    /// Output file, - for standard output
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Write bitcode to terminals too
    #[arg(short = 'f')]
    force: bool,
    /// Print text
    #[arg(short = 'S')]
    text: bool,
    /// Print no module
    #[arg(long)]
    disable_output: bool,
    /// Do not verify
    #[arg(long)]
    disable_verify: bool,
    /// Refuse declarations of alias scopes that dominate each other
    #[arg(long)]
    verify_noalias_scope_decl_dom: bool,
    /// Replace the data layout
    #[arg(long, value_name = "LAYOUT")]
    data_layout: Option<String>,
    /// Print text, of this version: 19 to 22
    #[arg(long, value_name = "N")]
    ir_version: Option<u32>,
    #[command(flatten)]
    messages: MessageArgs,
}

/// Runs `warpc as` or `warpc dis`.
pub fn run(args: &Args, tool: Tool) -> u8 {
    common::finish(pass_along(args, tool))
}

fn pass_along(args: &Args, tool: Tool) -> Result<(), common::Failure> {
    let dialect = common::dialect(args.ir_version).map_err(|m| (USAGE, m))?;
    let fail = |m: String| (FAILED, m);
    let style = args.messages.style();
    let path = args.output.clone().unwrap_or_else(|| match tool {
        _ if args.input == Path::new("-") => PathBuf::from("-"),
        Tool::As => args.input.with_extension("bc"),
        Tool::Dis => args.input.with_extension("ll"),
    });
    if !args.disable_output {
        inputs::keep_inputs([&*args.input], [&*path]).map_err(|m| (USAGE, format!("warpc: error: {m}; give -o")))?;
        inputs::has_folder(&path).map_err(fail)?;
    }
    let (name, bytes) = inputs::read_one(&args.input).map_err(|e| fail(format!("warpc: {e}")))?;
    let options = Options {
        name: name.clone(),
        passes: Some(String::new()),
        emit: Emit { ptx: false, ir: !args.disable_output, cubin: false },
        bitcode: tool == Tool::As
            && !args.text
            && args.ir_version.is_none()
            && (args.force || !common::is_terminal(&path)),
        keep_names: true,
        // As llvm-dis, which reads what was verified when it was written.
        verify: tool == Tool::As && !args.disable_verify,
        verify_scopes: args.verify_noalias_scope_decl_dom,
        verify_output: false,
        read: ReadOptions { as_bitcode: tool == Tool::Dis, summary: true, ..Default::default() },
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
        style.show(style.diags(&name, &bytes, &d));
        fail(String::new())
    })?;
    style.show(style.diags(&name, &bytes, &c.warnings));
    let Some(ir) = out.ir else { return Ok(()) };
    common::write_out(&Pending::default(), &path, &ir).map_err(fail)
}

/// Arguments of `warpc verify`.
#[derive(clap::Args)]
pub struct VerifyArgs {
    /// Files, folders (all .ll and .bc below), globs, or - for standard input
    #[arg(required = true, value_name = "PATH")]
    paths: Vec<OsString>,
    /// Threads; all cores when 0
    #[arg(short, long, value_name = "N", default_value_t = 0)]
    jobs: usize,
    #[command(flatten)]
    messages: MessageArgs,
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
    let style = args.messages.style();
    let inputs: Vec<_> = found.into_iter().map(|f| f.input).collect();
    // Large ones first, so that the last to finish is small.
    let mut order: Vec<usize> = (0..inputs.len()).collect();
    order.sort_by_key(|&i| (std::cmp::Reverse(inputs[i].size), i));
    let texts: Vec<OnceLock<(bool, String)>> = inputs.iter().map(|_| Default::default()).collect();
    let cores = || std::thread::available_parallelism().map_or(1, |n| n.get());
    let threads = if args.jobs == 0 { cores() } else { args.jobs }.min(inputs.len());
    let next = AtomicUsize::new(0);
    let work = || {
        while let Some(&i) = order.get(next.fetch_add(1, Ordering::Relaxed)) {
            let input = &inputs[i];
            let say = |failed: bool, bytes: &[u8], d: &[Diag]| {
                let _ = texts[i].set((failed, style.diags(&input.name, bytes, d)));
            };
            match input.bytes() {
                Ok(bytes) => match warpc::check(&input.name, &bytes) {
                    Ok((module, warnings)) => {
                        if !warnings.is_empty() {
                            say(false, &bytes, &warnings);
                        }
                        // The process ends with the last modules: nothing needs their memory back.
                        if next.load(Ordering::Relaxed) >= order.len() {
                            std::mem::forget(module);
                        }
                    }
                    Err(d) => say(true, &bytes, &d),
                },
                Err(e) => {
                    let message = e.to_string();
                    say(true, &[], &[Diag { severity: Severity::Error, message, span: None, hint: None }]);
                }
            }
        }
    };
    std::thread::scope(|s| {
        for _ in 1..threads {
            // Without a thread the others do its share.
            drop(std::thread::Builder::new().stack_size(8 << 20).spawn_scoped(s, work));
        }
        work();
    });
    let said = || texts.iter().filter_map(|t| t.get());
    style.show(said().map(|(_, text)| text.as_str()).collect());
    if said().any(|(failed, _)| *failed) { FAILED } else { 0 }
}
