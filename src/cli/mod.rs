//! The command line: one file per subcommand.
//!
//! | file | what |
//! |---|---|
//! | `llvm/` | options of LLVM's tools: which are taken, what they mean here, what is answered to them |
//! | `args.rs` | single-dash long options and knobs, as LLVM's tools take them |
//! | `common.rs`, `tool.rs` | what several commands do alike; what the tools `opt` and `llc` do alike |
//! | `phase.rs`, `observed.rs` | options about the phases that several commands share; what is done with what was observed |
//! | `level.rs` | the level of optimisation, however it is asked for |
//! | `inputs.rs` | files, folders, globs, standard input |
//! | `response.rs` | response files: `@FILE` |
//! | `messages.rs` | errors, warnings and remarks as text, JSON or SARIF |
//! | `cache.rs`, `depfile.rs`, `fatbin.rs` | results on disk, dependency files, fat binaries |
//! | `build.rs`, `plan.rs`, `progress.rs`, `summary.rs` | `warpc build`: inputs to outputs, where these go, the bar, the report; `warpc key` |
//! | `opt.rs`, `llc.rs`, `text.rs` | `warpc opt`, `warpc llc`, `warpc as`, `warpc dis`, `warpc verify` |
//! | `pipeline.rs` | `warpc pipeline`; options of the pipelines of `nvopt` |
//! | `run.rs` | `warpc run` |
//! | `reduce.rs` | `warpc reduce` |
//! | `sass.rs` | `warpc sass` |
//! | `ptxas/` | `warpc ptxas` |
//! | `fuzzing.rs` | any arguments: taken or refused |
//! | `phases.rs`, `sequence.rs` | `warpc phases`; options about the phases of the assembler |
//! | `list.rs` | `warpc passes`, `warpc knobs`, `warpc completions`, `warpc man` |

pub mod args;
pub mod build;
pub mod cache;
pub mod common;
pub mod depfile;
pub mod drawing;
pub mod export;
pub mod fatbin;
pub mod fuzzing;
pub mod inputs;
pub mod level;
pub mod list;
pub mod llc;
pub mod llvm;
pub mod messages;
pub mod observed;
pub mod opt;
pub mod phase;
pub mod phases;
pub mod pipeline;
pub mod plan;
pub mod progress;
pub mod ptxas;
pub mod reduce;
pub mod response;
pub mod run;
pub mod sass;
pub mod sequence;
pub mod summary;
pub mod text;
pub mod tool;

use clap::{Parser, Subcommand};
use std::ffi::OsString;

/// Exit status of a run that failed.
pub const FAILED: u8 = 1;
/// Exit status of a wrong command line.
pub const USAGE: u8 = 2;

/// The command line.
#[derive(Parser)]
#[command(
    name = "warpc",
    version,
    about = "An open GPU kernel compiler: LLVM IR in, PTX out, a whole batch at a time",
    after_help = EXAMPLES,
    subcommand_required = true,
    arg_required_else_help = true,
    args_override_self = true
)]
pub struct Cli {
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
}

const EXAMPLES: &str = "\
Examples:
  warpc build kernels/ --out-dir ptx               compile every module of a folder
  warpc build 'src/**/*.ll' -j4 --json             a glob, four threads, a report for machines
  clang ... -emit-llvm -S -o - | warpc build -     from standard input to standard output
  warpc build k.ll -o k.ptx --arch sm_90a --libdevice /usr/local/cuda
  warpc opt -passes='sroa,simplifycfg' -S k.ll     run passes, print IR
  warpc passes                                     list the passes and pipelines
  warpc knobs inline                               list the knobs with `inline` in their names
  warpc -vV                                        version, commit, host and targets, for machines
  warpc build @arguments                           arguments from a file, quoted as for GNU's tools";

/// Subcommands.
#[derive(Subcommand)]
pub enum Command {
    /// Compile LLVM IR to PTX: files, folders, globs, or `-` for standard input
    Build(Box<build::Args>),
    /// Print the content key of each input: equal keys mean equal outputs (takes the options of build)
    Key(Box<build::Args>),
    /// Run passes on a module and print it (takes LLVM's `opt` options)
    Opt(Box<opt::Args>),
    /// Compile one module to PTX (takes LLVM's `llc` options)
    Llc(Box<llc::Args>),
    /// Read and verify a module and write it as bitcode (stands in for llvm-as)
    As(text::Args),
    /// Read a module, bitcode or text, and print it (stands in for llvm-dis)
    Dis(text::Args),
    /// Check that modules obey the rules of the language
    Verify(text::VerifyArgs),
    /// Run a kernel in the interpreter
    Run(Box<run::Args>),
    /// Assemble PTX to a cubin (takes the options of `ptxas`; a link of that name is this command)
    Ptxas(ptxas::Args),
    /// Print the code of cubins (stands in for `nvdisasm -c`)
    Sass(sass::Args),
    /// Make a module smaller as long as a command says it is still interesting
    Reduce(reduce::Args),
    /// List passes and pipelines
    Passes(list::PassesArgs),
    /// Show the rows of a pipeline of nvopt, their guards and what is not written
    Pipeline(pipeline::PipelineArgs),
    /// List the phases of the assembler (PTX to SASS) and the order in which they run
    Phases(phases::PhasesArgs),
    /// List knobs
    Knobs(list::KnobsArgs),
    /// Print a completion script for a shell
    Completions(list::CompletionsArgs),
    /// Print the manual page
    Man(list::ManArgs),
}

/// A command line that nothing is run for.
pub enum Refusal {
    /// An option of LLVM's tools that does not exist here.
    Unimplemented {
        /// The option, and why.
        option: String,
        /// Nothing is known of it, and LLVM may not have it either.
        unknown: bool,
        /// The option that was probably meant.
        near: Option<String>,
    },
    /// An option that is not taken, and why.
    Refused(String),
    /// What the options ask for: a text.
    Answer(String),
    /// The same on standard error.
    Log(String),
    /// What clap says; help and version are among it.
    Message(clap::Error),
}

impl Refusal {
    /// Prints the refusal or the answer; returns the exit status, which is 0 for answers, help and version.
    pub fn report(&self) -> u8 {
        match self {
            Refusal::Unimplemented { option, unknown, near } => {
                // A misspelt option is not one that is to be written yet.
                if near.is_none() {
                    eprintln!("unimplemented: {option}");
                }
                if *unknown {
                    eprintln!("warpc: Unknown command line argument '{option}'. Try 'warpc help'");
                }
                if let Some(near) = near {
                    eprintln!("warpc: Did you mean '{near}'?");
                }
                USAGE
            }
            Refusal::Refused(text) => {
                eprintln!("warpc: error: {text}");
                USAGE
            }
            Refusal::Answer(text) => {
                common::say(text);
                0
            }
            Refusal::Log(text) => {
                eprint!("{text}");
                0
            }
            Refusal::Message(e) => {
                let _ = e.print();
                e.exit_code() as u8
            }
        }
    }
}

/// Reads a command line, the program's name first.
pub fn parse(args: impl IntoIterator<Item = OsString>) -> Result<Cli, Refusal> {
    let args: Vec<OsString> = args.into_iter().collect();
    // The forms of ptxas's options are not those of the other commands.
    if let Some(arguments) = ptxas::arguments(&args) {
        return Ok(Cli { command: Command::Ptxas(ptxas::Args { arguments }) });
    }
    let args = response::expand(args).map_err(|e| Refusal::Refused(e.to_string()))?;
    let args = args::normalise(args::with_command(args));
    if args.len() == 2 && args[1] == "-vV" {
        return Err(Refusal::Answer(warpc::version::machine_text()));
    }
    match llvm::answers::answer(&args) {
        Some(llvm::answers::Answer::Output(text)) => return Err(Refusal::Answer(text)),
        Some(llvm::answers::Answer::Log(text)) => return Err(Refusal::Log(text)),
        None => {}
    }
    Cli::try_parse_from(&args).map_err(|e| args::unknown_option(&args, &e).unwrap_or(Refusal::Message(e)))
}

/// Runs a command; returns the exit status.
pub fn run(cli: Cli) -> u8 {
    match cli.command {
        Command::Build(a) => build::run(&a),
        Command::Key(a) => build::keys(&a),
        Command::Opt(a) => opt::run(&a),
        Command::Llc(a) => llc::run(&a),
        Command::As(a) => text::run(&a, text::Tool::As),
        Command::Dis(a) => text::run(&a, text::Tool::Dis),
        Command::Verify(a) => text::verify(&a),
        Command::Run(a) => run::run(&a),
        Command::Ptxas(a) => ptxas::run(&a),
        Command::Sass(a) => sass::run(&a),
        Command::Reduce(a) => reduce::run(&a),
        Command::Passes(a) => list::passes(&a),
        Command::Pipeline(a) => pipeline::run(&a),
        Command::Phases(a) => phases::run(&a),
        Command::Knobs(a) => list::knobs(&a),
        Command::Completions(a) => list::completions(&a),
        Command::Man(a) => list::man(&a),
    }
}
