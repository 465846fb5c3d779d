//! `warpc ptxas`: PTX to a cubin, with the command line and the words of `ptxas` 13.0. A link `ptxas` to this program is that tool.
//!
//! | file | what |
//! |---|---|
//! | `mod.rs` | the command: what is read, compiled and written, and what is said |
//! | `advice.rs` | warnings about options, and about double precision |
//! | `bounds.rs` | threads and blocks that options give to kernels |
//! | `options.rs` | the options, a row each |
//! | `report.rs` | what `-v` reports |
//!
//! Everything is said on standard error, one line each, `ptxas` first; a refused command line or file gives status 255.

mod advice;
mod bounds;
pub mod options;
pub mod report;

use super::common;
use super::sequence::complete;
use options::{CommandLine, Gpu, ROWS, Refusal, Use, Value};
use report::{FunctionReport, ModuleReport};
use std::ffi::OsString;
use std::io::Read;
use std::path::Path;
use warpc::output::Pending;
use warpc_assembler::assemble::{AssembleFault, Assembled, Request};
use warpc_assembler::compile::limit::{self as register_limit, Note};
use warpc_assembler::compile::{CompileFault, Module, Settings};
use warpc_assembler::cubin::{CubinFault, Debug, is_described, unresolved};
use warpc_assembler::launch::Launch;
use warpc_assembler::lower::layout::size_of;
use warpc_assembler::phases::{OptionError, Sequence, SequenceText, stats_text};
use warpc_ir::session::PhaseOptions;
use warpc_ptx_syntax::message::Severity;
use warpc_ptx_syntax::rows::{Function, FunctionRow, Lines, Rows, Space, Suffix, Target};
use warpc_ptx_syntax::{Reading, read};
use warpc_sass::write::module::Tool;

/// Arguments of `warpc ptxas`.
#[derive(clap::Args)]
#[command(disable_help_flag = true)]
pub struct Args {
    /// Options of ptxas and files of PTX: `warpc ptxas --help` lists them
    #[arg(trailing_var_arg = true, allow_hyphen_values = true, value_name = "OPTION|FILE")]
    pub arguments: Vec<OsString>,
}

/// The only level whose phases are written; others are compiled as this one.
const LEVEL: u8 = 0;
/// Exit status of what is refused.
const REFUSED: u8 = 255;
/// Versions of the language that are read.
const VERSIONS: &[&str] = &[
    "3.2", "4.0", "4.1", "4.2", "4.3", "5.0", "6.0", "6.1", "6.2", "6.3", "6.4", "6.5", "7.0", "7.1", "7.2", "7.3",
    "7.4", "7.5", "7.6", "7.7", "7.8", "8.0", "8.1", "8.2", "8.3", "8.4", "8.5", "8.6", "8.7", "8.8", "9.0",
];
/// The version of CUDA whose ptxas this one stands in for: callers look for `release X.Y` and `VX.Y.Z`.
const COMPATIBILITY: &str = "Cuda compilation tools, release 13.0, V13.0.88";
/// What a file of PTX on the command line is called in messages.
const STRING_NAME: &str = "application ptx input";

/// The arguments behind `ptxas` or `warpc ptxas`, if the program is called so.
pub fn arguments(args: &[OsString]) -> Option<Vec<OsString>> {
    let program = Path::new(args.first()?).file_stem()?;
    if program == "ptxas" {
        return Some(args[1..].to_vec());
    }
    (args.get(1)? == "ptxas").then(|| args[2..].to_vec())
}

/// What keeps a run from going on.
#[derive(Debug, thiserror::Error)]
enum Fatal {
    #[error(transparent)]
    Refusal(#[from] Refusal),
    #[error("Output file '{0}' could not be opened")]
    Output(String),
    #[error("SM version specified by .target is higher than default SM version assumed")]
    TargetHigher,
    #[error("PTX with .target '{0}' cannot be compiled for architecture '{1}'")]
    TargetOther(Target, String),
    #[error("Program with .target '{0}' cannot be compiled to future architecture")]
    TargetFuture(Target),
    #[error(" 32-Bit compilation is no longer supported")]
    Narrow,
    #[error(" 32-Bit ABI (--machine 32 or 32-Bit addressing) is not supported on sm_90 or higher architectures.")]
    NarrowAbi,
    #[error("'Compile only(-c)' requires ABI")]
    WithoutAbi,
    #[error("Code for '{0}' is not supported by this assembler")]
    Gpu(String),
    #[error("More than one input file is not supported by this assembler")]
    Inputs,
    #[error("Unknown function {0}")]
    Entry(String),
    #[error(transparent)]
    Cubin(#[from] CubinFault),
    #[error(transparent)]
    Phases(#[from] OptionError),
    /// Errors that have been told.
    #[error("Ptx assembly aborted due to errors")]
    Aborted,
}

/// What has been said.
struct Log {
    quiet: bool,
    warnings_are_errors: bool,
    has_errors: bool,
}

impl Log {
    fn warn(&mut self, text: impl std::fmt::Display) {
        if self.warnings_are_errors {
            return self.error(text);
        }
        if !self.quiet {
            eprintln!("ptxas warning : {text}");
        }
    }

    /// What is neither a warning nor an error, and is never silenced.
    fn tell(&self, text: impl std::fmt::Display) {
        eprintln!("ptxas info    : {text}");
    }

    fn error(&mut self, text: impl std::fmt::Display) {
        self.has_errors = true;
        eprintln!("ptxas error   : {text}");
    }

    /// All messages about a file.
    fn reading(&mut self, reading: &Reading, name: &str) {
        for message in &reading.messages {
            let mut message = message.clone();
            if message.severity == Severity::Warning {
                if self.warnings_are_errors {
                    message.severity = Severity::Error;
                } else if self.quiet {
                    continue;
                }
            }
            self.has_errors |= message.severity.refuses();
            eprintln!("{}", message.render(name));
        }
    }

    fn end(&self) -> Result<(), Fatal> {
        if self.has_errors { Err(Fatal::Aborted) } else { Ok(()) }
    }
}

/// Runs the command.
pub fn run(args: &Args) -> u8 {
    let arguments: Vec<String> = args.arguments.iter().map(|text| text.to_string_lossy().into_owned()).collect();
    let result = CommandLine::read(&arguments, &mut |path| std::fs::read_to_string(path).ok());
    match result.map_err(Fatal::from).and_then(|line| command(&line)) {
        Ok(()) => 0,
        Err(fatal) => {
            eprintln!("ptxas fatal   : {fatal}");
            REFUSED
        }
    }
}

fn command(line: &CommandLine) -> Result<(), Fatal> {
    let mut log = Log {
        quiet: line.has("disable-warnings"),
        warnings_are_errors: line.has("warning-as-error"),
        has_errors: false,
    };
    for long in &line.redefined {
        log.warn(format_args!("incompatible redefinition for option '{long}', the last value of this option was used"));
    }
    let strings = line.all("input-as-string");
    let answer = if line.has("version") {
        version()
    } else if line.has("list-version") {
        format!("{}\n", VERSIONS.join("\n"))
    } else if line.has("help") || (line.inputs.is_empty() && strings.is_empty()) {
        help()
    } else {
        return assemble(line, &mut log);
    };
    common::say(&answer);
    Ok(())
}

/// Patches of tools are functions only: where one is asked for, a kernel is said before that there are no patches here.
fn check_tools_patch(line: &CommandLine, gpu: &Gpu, log: &mut Log) -> Result<(), Fatal> {
    if !line.has("compile-as-tools-patch") {
        return Ok(());
    }
    let readings = inputs(line, gpu, log);
    log.end()?;
    if readings.iter().any(|(reading, ..)| reading.rows.functions.iter().any(|function| function.is_entry)) {
        let option = "'--compile-as-tools-patch'";
        log.error(format_args!("Entry function is not allowed when command line option {option} is specified "));
    }
    log.end()
}

fn assemble(line: &CommandLine, log: &mut Log) -> Result<(), Fatal> {
    let gpu = line.value("gpu-name").and_then(Gpu::parse);
    let gpu = gpu.unwrap_or(Gpu { is_real: true, number: 75, suffix: None });
    advice::of_levels(line, log)?;
    let limits = advice::of_values(line, &gpu, log);
    let bounds = bounds::Bounds::of(line, log)?;
    if let Some(row) = line.refused() {
        check_tools_patch(line, &gpu, log)?;
        return Err(Refusal::Unsupported(row.long).into());
    }
    let mut readings = inputs(line, &gpu, log);
    log.end()?;
    for (reading, ..) in &readings {
        check_target(reading.rows.target, &gpu)?;
        if advice::has_narrow_addresses(reading, log) {
            log.end()?;
            return Err(if gpu.number < 90 { Fatal::Narrow } else { Fatal::NarrowAbi });
        }
    }
    for (reading, ..) in &readings {
        if advice::has_several_results(&reading.rows, log) && line.has("compile-only") {
            return Err(Fatal::WithoutAbi);
        }
    }
    log.end()?;
    for (reading, ..) in &mut readings {
        bounds.give(&mut reading.rows);
    }
    let [(reading, name, text)] = &readings[..] else { return Err(Fatal::Inputs) };
    let rows = &reading.rows;
    let wants_debugging = rows.target_options.iter().any(|name| rows.names.text(name.index()) == "debug");
    if wants_debugging && !is_described(rows) {
        log.error("Debug information not found in presence of .target debug");
        log.end()?;
    }
    if !gpu.is_real {
        // The file is only read.
        return Ok(());
    }
    let arch = warpc::cubin::architecture(gpu.number).ok_or_else(|| Fatal::Gpu(gpu.name()))?;
    let launch = Launch::of(arch);
    let entries = &line.entries()[..];
    if let Some(name) = entries.iter().find(|name| !rows.functions.iter().any(|row| is_kernel(rows, row, name))) {
        return Err(Fatal::Entry(name.clone()));
    }
    if line.has("device-debug") {
        advice::of_descriptions(rows, log);
    }
    if line.value("device-stack-protector") == Some("true") && advice::has_variables_on_stack(rows) {
        return Err(Refusal::Unsupported("device-stack-protector").into());
    }
    let is_relocatable = line.has("compile-only");
    let settings = Settings {
        level: LEVEL,
        registers: limits.kernels,
        function_registers: limits.functions,
        registers_override: line.has("override-directive-values"),
        workers: workers(line),
        is_relocatable,
        sequence: sequence(line)?,
        observe: observed(line),
        ..Settings::default()
    };
    let tool = Tool {
        name: "ptxas".into(),
        version: COMPATIBILITY.into(),
        build: format!("Build warpc {}", env!("CARGO_PKG_VERSION")),
        options: line.summary(),
    };
    let debug = match (line.has("suppress-debug-info"), has_lines(line)) {
        (true, _) => Debug::Nothing,
        (false, true) if line.has("device-debug") => Debug::Code,
        (false, true) => Debug::Lines,
        (false, false) => Debug::Given,
    };
    advise(line, rows, &settings, log);
    log.end()?;
    let request = Request { arch, settings, tool, debug, entries };
    let Assembled { module, bytes } = match warpc_assembler::assemble::assemble(reading, text, &request) {
        Ok(made) => made,
        Err(AssembleFault::Functions(failures)) => {
            for failure in failures {
                let place = line_of(&reading.lines, failure.function, &failure.fault);
                eprintln!("ptxas {name}, line {place}; error   : {}", failure.fault);
            }
            return Err(Fatal::Aborted);
        }
        Err(AssembleFault::Cubin(fault)) => return Err(fault.into()),
    };
    eprint!("{}", String::from_utf8_lossy(&module.log));
    if line.has("stat") {
        eprint!("{}", stats_text(&module.stats, module.stats.iter().map(|stat| stat.total).sum()));
    }
    report(line, &gpu, rows, &module, launch, log);
    log.end()?;
    let path = line.value("output-file").unwrap_or("elf.o");
    // No folder is made.
    if Path::new(path).parent().is_some_and(|folder| folder != Path::new("") && !folder.is_dir()) {
        return Err(Fatal::Output(path.into()));
    }
    let written = common::write_out(&Pending::default(), Path::new(path), &bytes);
    written.map_err(|_| Fatal::Output(path.into()))
}

/// What is to be said of variables of other files, and of the registers that kernels may have.
fn advise(line: &CommandLine, rows: &Rows, settings: &Settings, log: &mut Log) {
    for variable in unresolved(rows).filter(|_| !settings.is_relocatable) {
        let name = rows.names.text(rows.variables[variable.index()].name.index());
        log.warn(format_args!(
            "Unresolved extern variable '{name}' in whole program compilation, ignoring extern qualifier"
        ));
    }
    let entries = line.entries();
    for row in rows.functions.iter().filter(|row| row.is_entry && row.has_body) {
        let name = rows.names.text(row.name.index());
        if entries.is_empty() || entries.iter().any(|entry| *entry == *name) {
            let notes = register_limit::limit(rows, row, settings).notes;
            limit_notes(notes.into_iter().filter(|note| note.is_warning() || line.has("verbose")), &name, log);
        }
    }
}

/// What is to be said of the registers that a kernel may have.
fn limit_notes(notes: impl Iterator<Item = Note>, kernel: &str, log: &mut Log) {
    for note in notes {
        match note.is_warning() {
            true => log.warn(note.text(kernel)),
            false => eprintln!("ptxas info    : {}", note.text(kernel)),
        }
    }
}

/// Which phases run.
fn sequence(line: &CommandLine) -> Result<Sequence, OptionError> {
    let text = |long: &str| line.value(long).unwrap_or_default();
    let text = SequenceText {
        named: text("named-phases"),
        disabled: text("disable-phases"),
        recipes: text("phase-recipes"),
        reports: text("phase-reports"),
    };
    complete(Sequence::parse(text)?)
}

/// What is measured.
fn observed(line: &CommandLine) -> PhaseOptions {
    PhaseOptions { stats: line.has("stat"), ..PhaseOptions::default() }
}

fn name_of(rows: &Rows, function: Function) -> String {
    rows.names.text(rows.functions[function.index()].name.index()).into_owned()
}

fn is_kernel(rows: &Rows, row: &FunctionRow, name: &str) -> bool {
    row.is_entry && row.has_body && rows.names.text(row.name.index()) == name
}

/// The line of what cannot be compiled: of an instruction, or of its function.
fn line_of(lines: &Lines, function: Function, fault: &CompileFault) -> u32 {
    let instruction = match fault {
        CompileFault::Lower(fault) => fault.at.and_then(|at| lines.instructions.get(at.index())),
        _ => None,
    };
    instruction.or(lines.functions.get(function.index())).copied().unwrap_or(0)
}

/// Most threads: as many as are asked for, or as there are processors.
fn workers(line: &CommandLine) -> usize {
    let asked = line.value("split-compile").and_then(|count| count.parse().ok()).filter(|count| *count != 0);
    asked.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, |count| count.get()))
}

/// Whether lines of instructions are asked for.
fn has_lines(line: &CommandLine) -> bool {
    line.has("device-debug") || line.has("generate-line-info")
}

/// Reads all inputs and says what is wrong with each.
fn inputs(line: &CommandLine, gpu: &Gpu, log: &mut Log) -> Vec<(Reading, String, Vec<u8>)> {
    let mut readings = Vec::new();
    for text in line.all("input-as-string") {
        readings.push((read(text.as_bytes(), STRING_NAME), STRING_NAME.to_string(), text.clone().into_bytes()));
    }
    let mut cannot_open = Vec::new();
    for name in &line.inputs {
        let mut bytes = Vec::new();
        let result = match name.as_str() {
            "-" => std::io::stdin().read_to_end(&mut bytes).map(|_| ()),
            path => std::fs::read(path).map(|all| bytes = all),
        };
        if result.is_err() {
            cannot_open.push(name);
            continue;
        }
        let name = if name == "-" { "<stdin>" } else { name };
        readings.push((read(&bytes, name), name.to_string(), bytes));
    }
    if readings.iter().all(|(reading, ..)| check_target(reading.rows.target, gpu).is_ok()) {
        advice::of_gpu(line, gpu, log);
    }
    let is_refused = log.has_errors;
    for name in cannot_open {
        log.has_errors = true;
        eprintln!("ptxas fatal   : Input file '{name}' could not be opened");
    }
    // Where options are wrong nobody is told of the text.
    for (reading, name, _) in readings.iter_mut().filter(|_| !is_refused) {
        if line.has("warn-on-double-precision-use") {
            advice::of_double_precision(reading);
        }
        log.reading(reading, name);
    }
    readings
}

/// Whether PTX of a target may become code of a GPU.
fn check_target(target: Target, gpu: &Gpu) -> Result<(), Fatal> {
    if target.number > gpu.number {
        return Err(Fatal::TargetHigher);
    }
    let other = || Fatal::TargetOther(target, gpu.name());
    match target.suffix {
        Suffix::Base => Ok(()),
        Suffix::Architecture if target.number < gpu.number => Err(Fatal::TargetFuture(target)),
        Suffix::Architecture if gpu.suffix != Some('a') => Err(other()),
        Suffix::Family if Gpu::family(target.number) != Gpu::family(gpu.number) => Err(Fatal::TargetFuture(target)),
        Suffix::Architecture | Suffix::Family => Ok(()),
    }
}

/// The report and the warnings about kernels.
fn report(line: &CommandLine, gpu: &Gpu, rows: &Rows, module: &Module, launch: &Launch, log: &mut Log) {
    let mut functions = Vec::new();
    for kernel in &module.kernels {
        let code = &kernel.code;
        let parameters = launch.parameters + code.parameters;
        functions.push(FunctionReport {
            name: name_of(rows, kernel.function),
            is_entry: true,
            stack: code.frame,
            spills: code.spill_traffic,
            registers: code.registers as u32,
            barriers: code.barriers as u32,
            cumulative_stack: kernel.stack.unwrap_or(code.frame),
            shared: code.shared.saturating_sub(launch.shared),
            constants: if gpu.number < 90 { vec![(0, parameters)] } else { Vec::new() },
            time: Some(kernel.time),
        });
        // Functions behind it, of which only the frame is told.
        for (function, _) in &code.functions {
            let Some((_, code)) = module.functions.iter().find(|row| row.0.0 == *function) else { continue };
            functions.push(FunctionReport {
                name: name_of(rows, Function(*function)),
                stack: code.frame,
                spills: code.spill_traffic,
                ..FunctionReport::default()
            });
        }
    }
    for function in &functions {
        for warning in function.warnings(line.has("warn-on-spills"), line.has("warn-on-local-memory-usage")) {
            log.warn(warning);
        }
    }
    if line.has("verbose") {
        let level = line.value("opt-level").unwrap_or("3");
        if level != "0" && !log.quiet {
            eprintln!("ptxas info    : Optimisation level {level} is compiled as level {LEVEL}");
        }
        for row in line.idle().filter(|_| !log.quiet) {
            eprintln!("ptxas info    : Option '--{}' changes nothing in this assembler", row.long);
        }
        let constants = if module.constants != 0 { vec![(3, module.constants)] } else { Vec::new() };
        let variables = rows.variables.iter().filter(|row| row.space == Space::Global);
        let global = variables.map(|row| size_of(rows, row)).sum();
        eprint!("{}", ModuleReport { gpu: gpu.name(), global, constants, functions });
    }
}

fn version() -> String {
    format!("ptxas: warpc PTX assembler {}\n{COMPATIBILITY} (compatible)\n", env!("CARGO_PKG_VERSION"))
}

/// The options with what they do.
fn help() -> String {
    let mut text = String::from("\nUsage  : ptxas [options] <ptx file>,...\n\nOptions\n=======\n");
    for row in ROWS {
        let value = match row.value {
            Value::None => "",
            Value::Bool => " <true|false>",
            Value::Number | Value::Joined => " <N>",
            Value::Text | Value::Texts => " <value>",
            Value::OneOf(_) => " <name>",
            Value::Gpu => " <gpu name>",
        };
        let note = match row.used {
            Use::Full => "",
            Use::Advice => " (taken; changes nothing here)",
            Use::Refused => " (not supported)",
        };
        text.push_str(&format!("\n--{}{value} (-{})\n        {}{note}\n", row.long, row.short, row.help));
        if let Value::OneOf(allowed) = row.value {
            text.push_str(&format!("        one of: {}\n", allowed.join(", ")));
        }
    }
    text
}
