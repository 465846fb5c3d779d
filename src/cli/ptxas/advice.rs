//! What `ptxas` says about options whose values are wrong, that do not go together or say nothing of a GPU, and about double
//! precision, in its words and in its order.

use super::options::{CommandLine, Gpu, ROWS, Refusal, Value};
use super::{Log, has_lines};
use warpc_assembler::cubin::has_section;
use warpc_ptx_syntax::Reading;
use warpc_ptx_syntax::message::{Message, Problem, Severity};
use warpc_ptx_syntax::rows::{Rows, Space, StatementRow};
use warpc_ptx_syntax::types::Type;

/// The levels of fast compilation, the levels of optimisation that do not go with each, and the one that does.
const FAST_LEVELS: [(&str, &str, i64); 3] = [("min", "0,2,3", 1), ("mid", "0,2,3", 1), ("max", "1,2,3", 0)];

/// Levels, and whether other options go with debugging and with relocatable files.
///
/// # Errors
/// Combinations for which there is no code.
pub fn of_levels(line: &CommandLine, log: &mut Log) -> Result<(), Refusal> {
    if let Some(level) = line.value("register-usage-level").and_then(|level| level.parse::<i64>().ok())
        && !(0..=10).contains(&level)
    {
        log.warn(format_args!(
            "Value of RegUsageLevel ({level}) is out of valid range {{0..10}}, option will be ignored"
        ));
    }
    let of_files = ["compile-only", "extensible-whole-program"];
    if let Some(option) = of_files.into_iter().find(|option| line.has(option) && line.has("compile-as-tools-patch")) {
        return Err(Refusal::ToolsPatch(option));
    }
    if line.has("compile-only") && line.has("extensible-whole-program") {
        conflict("--compile-only", "--extensible-whole-program", log);
    }
    if let Some(value) = line.value("abi-compile").filter(|&value| value != "yes") {
        log.error(format_args!("Invalid value '{value}' for option -abi."));
    }
    let level = line.value("opt-level").and_then(|level| level.parse::<i64>().ok());
    let fast = line.value("Ofast-compile").and_then(|value| FAST_LEVELS.iter().find(|row| row.0 == value));
    if let (Some(level), Some((name, excluded, allowed))) = (level, fast)
        && level != *allowed
    {
        return Err(Refusal::FastCompileLevel(excluded, name));
    }
    if !line.has("device-debug") {
        return Ok(());
    }
    if level.is_some_and(|level| level != 0) {
        return Err(Refusal::OptimisedDebugging);
    }
    if line.has("generate-line-info") {
        log.warn("Conflicting options --device-debug and --generate-line-info specified, ignoring --generate-line-info option");
    }
    if line.has("register-usage-level") {
        conflict("--device-debug", "--register-usage-level", log);
    }
    if fast.is_some() {
        conflict("--device-debug", "--Ofast-compile=<min,mid,max>", log);
    }
    Ok(())
}

fn conflict(stays: &str, goes: &str, log: &mut Log) {
    log.warn(format_args!("Conflicting options '{stays}' and '{goes}' specified, ignoring '{goes}' option"));
}

/// The most registers that a thread may have, as options say it.
pub struct Limits {
    /// In kernels, and in functions where nothing else is said.
    pub kernels: Option<u16>,
    /// In functions of relocatable files.
    pub functions: Option<u16>,
}

/// Values of options beyond their form.
pub fn of_values(line: &CommandLine, gpu: &Gpu, log: &mut Log) -> Limits {
    for (long, what) in [
        ("def-load-cache", "load"),
        ("def-store-cache", "store"),
        ("force-load-cache", "load"),
        ("force-store-cache", "store"),
    ] {
        let Some(Value::OneOf(allowed)) = ROWS.iter().find(|row| row.long == long).map(|row| row.value) else {
            continue;
        };
        if let Some(value) = line.value(long).filter(|value| !allowed.contains(value)) {
            log.error(format_args!("Invalid default cache modifier on {what} specified: {value}"));
        }
    }
    let kernels = line.value("maxrregcount").and_then(|value| asked_limit(value, gpu, log));
    let functions = match line.value("device-function-maxrregcount") {
        Some(value) if line.has("compile-only") => asked_limit(value, gpu, log),
        Some(_) => {
            log.warn(
                "Command line option 'device-function-maxrregcount' not supported for 'whole program compilation', will be ignored",
            );
            None
        }
        None => None,
    };
    if line.has("extensible-whole-program")
        && line.value("position-independent-code") == Some("true")
        && !line.has("compile-only")
    {
        log.warn(
            "Conflicting options '--position-independent-code' and '--extensible-whole-program' specified, ignoring '--position-independent-code' option",
        );
    }
    if line.has("suppress-debug-info") && !has_lines(line) {
        log.warn("Option suppress-debug-info requires option device-debug or lineinfo; ignoring since latter is not specified");
    }
    Limits { kernels, functions }
}

/// `--maxrregcount`: not above what an instruction can name, not below what the ABI needs.
fn asked_limit(value: &str, gpu: &Gpu, log: &mut Log) -> Option<u16> {
    const MOST: i64 = 255;
    const LEAST: i64 = 24;
    let count = match value {
        "archmax" => MOST,
        "archmin" => LEAST,
        number => number.parse().unwrap_or(MOST),
    };
    if !(0..=MOST).contains(&count) {
        log.warn(format_args!("Too big maxrregcount value specified {count}, will be ignored"));
        return None;
    }
    if count < LEAST {
        let name = gpu.name();
        log.warn(format_args!(
            "For profile {name} adjusting per thread register count of {count} to lower bound of {LEAST}"
        ));
    }
    u16::try_from(count.max(LEAST)).ok()
}

/// Options that do not go with a GPU that can run the file.
pub fn of_gpu(line: &CommandLine, gpu: &Gpu, log: &mut Log) {
    let name = gpu.name();
    if line.has("preserve-relocs") && gpu.number >= 90 {
        log.warn(format_args!(
            "'--preserve-relocs' option is not fully implemented for '{name}' and may not work as expected"
        ));
    }
    if line.has("legacy-bar-warp-wide-behavior") {
        let option = "'--legacy-bar-warp-wide-behavior'";
        log.warn(format_args!(
            "{option} is a deprecated option, It will be removed in future release and is not recommended"
        ));
        log.warn(format_args!("Command line option {option} not supported for '.target sm_70', will be ignored"));
        if line.has("compile-only") {
            log.warn(format_args!(
                "Option {option} may not work as expected in separate compilation unless all modules participating in linking have this option specified."
            ));
        }
    }
    if gpu.number < 100 && (line.has("g-tensor-memory-access-check") || line.has("gno-tensor-memory-access-check")) {
        log.tell(format_args!(
            "Command line option '--g-tensor-memory-access-check / --gno-tensor-memory-access-check' not supported for '.target {name}', will be ignored"
        ));
    }
}

/// A file without descriptions for debuggers, of which `-g` makes lines only.
pub fn of_descriptions(rows: &Rows, log: &mut Log) {
    for section in [".debug_abbrev", ".debug_info"].into_iter().filter(|section| !has_section(rows, section)) {
        log.warn(format_args!(" {section} section not found"));
    }
}

/// Whether a function that is no kernel has variables of its own in its frame: these are what a stack protector watches.
pub fn has_variables_on_stack(rows: &Rows) -> bool {
    let is_local = |statement: &StatementRow| match statement {
        StatementRow::Variable(variable) => rows.variables[variable.index()].space == Space::Local,
        _ => false,
    };
    let functions = rows.functions.iter().filter(|function| !function.is_entry);
    functions.flat_map(|function| &rows.statements[function.body.range()]).any(is_local)
}

/// Adds a warning for each instruction that has double precision among its types, in the order of lines.
pub fn of_double_precision(reading: &mut Reading) {
    let rows = &reading.rows;
    let is_double = |at: usize| {
        let spelling = &rows.spellings[rows.instructions.spelling[at].index()];
        spelling.types[..spelling.type_count as usize].contains(&Type::F64)
    };
    let lines = reading.lines.instructions.iter().enumerate().filter(|(at, _)| is_double(*at));
    let warning =
        |(_, &line): (usize, &u32)| Message { line, severity: Severity::Warning, problem: Problem::DoublePrecision };
    let mut messages: Vec<Message> = lines.map(warning).collect();
    messages.append(&mut reading.messages);
    messages.sort_by_key(|message| message.line);
    reading.messages = messages;
}

/// Whether a file says that it has addresses of 32 bits, or has them whatever it says, and what is to be said of it.
pub fn has_narrow_addresses(reading: &Reading, log: &mut Log) -> bool {
    let size = reading.rows.address_size;
    let lines = match size {
        Some(32) => Vec::new(),
        _ => warpc_ptx_syntax::narrow_addresses(&reading.rows, &reading.lines),
    };
    match size {
        Some(64) => {
            for line in &lines {
                log.warn(format_args!(
                    "Program uses 32-bit address on line '{line}' which is conflicting with .address_size 64"
                ));
            }
            !lines.is_empty()
        }
        None if lines.is_empty() => false,
        _ => {
            log.warn(" 64 Bit host architecture (--machine) being used mismatches with .address_size of 32 bits");
            true
        }
    }
}

/// Whether a function has several results, which the calling convention has no place for; the first is told.
pub fn has_several_results(rows: &Rows, log: &mut Log) -> bool {
    let Some(row) = rows.functions.iter().find(|row| row.results.len() > 1) else { return false };
    let name = rows.names.text(row.name.index());
    log.warn(format_args!("Function '{name}' with multiple return values found, disabling ABI"));
    true
}
