//! Phases that report and print: they do nothing but where they are asked for ([`Sequence::reports`]), and write to the log.
//!
//! [`Sequence::reports`]: crate::phases::Sequence::reports

use super::{CompileFault, FunctionHost, System};
use crate::ori::isa::Ori;
use crate::phases::{Host, Step};
use std::fmt::Write;
use warpc_machine::world::with_machine;

/// The systems of these phases, by name.
pub(super) const REPORTS: &[(&str, System)] = &[
    ("ReportInitialRepresentation", print_rows),
    ("ReportBeforeScheduling", print_rows),
    ("ReportAfterRegisterAllocation", report_registers),
    ("ReportFinalMemoryUsage", report_memory),
    ("DumpNVuCodeText", print_text),
    ("DumpNVuCodeHex", print_words),
    ("DebuggerBreak", stop),
];

/// Register files, as they are called in a report.
const FILES: [&str; 5] = ["R", "UR", "P", "UP", "B"];

fn head(host: &mut FunctionHost<'_>, step: Step) {
    let line = format!("# {}: {}\n", step.phase.name(), host.name);
    host.log().extend(line.bytes());
}

/// The rows.
fn print_rows(host: &mut FunctionHost<'_>, step: Step) -> Result<bool, CompileFault> {
    head(host, step);
    let mut text = Vec::new();
    host.print(&mut text);
    host.log().extend(text);
    Ok(false)
}

/// Registers by file, what is spilt, and the rows with the places of their registers.
fn report_registers(host: &mut FunctionHost<'_>, step: Step) -> Result<bool, CompileFault> {
    head(host, step);
    let mut text = String::from("registers");
    for (name, used) in FILES.iter().zip(&host.allocation.used) {
        let _ = write!(text, " {name} {used}");
    }
    let (stores, loads) = host.code.spill_traffic;
    let _ = writeln!(
        text,
        "; spilt {} bytes, {stores} bytes spill stores, {loads} bytes spill loads",
        host.allocation.spill_bytes
    );
    let mut rows = Vec::new();
    host.print(&mut rows);
    host.log().extend(text.bytes().chain(rows));
    Ok(false)
}

/// Bytes that are held for the function.
fn report_memory(host: &mut FunctionHost<'_>, step: Step) -> Result<bool, CompileFault> {
    head(host, step);
    let held = host.held();
    let rows = with_machine::<Ori, _>(host.world, |rows| rows.read().rows());
    let words = host.code.words.len();
    let bytes = words * size_of::<u128>();
    let text = format!("{rows} rows and their instructions: {held} bytes; {words} words: {bytes} bytes\n");
    host.log().extend(text.bytes());
    Ok(false)
}

/// The code as a disassembler prints it.
fn print_text(host: &mut FunctionHost<'_>, step: Step) -> Result<bool, CompileFault> {
    head(host, step);
    let mut text = String::new();
    for (number, &word) in host.code.words.iter().enumerate() {
        let at = number as u64 * 16;
        let line = warpc_sass::print::line(host.table, word, at).unwrap_or_else(|| "?".into());
        let _ = writeln!(text, "/*{at:04x}*/ {line} ;");
    }
    host.log().extend(text.bytes());
    Ok(false)
}

/// The code as numbers: the lower and the upper half of each word.
fn print_words(host: &mut FunctionHost<'_>, step: Step) -> Result<bool, CompileFault> {
    head(host, step);
    let mut text = String::new();
    for (number, &word) in host.code.words.iter().enumerate() {
        let (low, high) = (word as u64, (word >> 64) as u64);
        let _ = writeln!(text, "/*{:04x}*/ 0x{low:016x} 0x{high:016x}", number * 16);
    }
    host.log().extend(text.bytes());
    Ok(false)
}

/// A debugger stops here: `break warpc_debugger_break`.
fn stop(host: &mut FunctionHost<'_>, _: Step) -> Result<bool, CompileFault> {
    warpc_debugger_break(&host.name);
    Ok(false)
}

/// Where a debugger stops when the phase `DebuggerBreak` is asked for; `function` is compiled.
#[inline(never)]
#[unsafe(no_mangle)]
extern "Rust" fn warpc_debugger_break(function: &str) {
    std::hint::black_box(function);
}
