//! What may be asked for around a pass: text of the IR, verification, numbering for bisection.

use crate::check::CheckError;
use crate::pass::Remark;
use std::fmt::Write as _;
use std::sync::atomic::{AtomicI64, Ordering};
use warpc_analysis::Loops;
use warpc_ir::cfg::Cfg;
use warpc_ir::ids::*;
use warpc_ir::session::PhaseOptions;
use warpc_ir::{Func, Module};
use warpc_text::{PrintOptions, print_function, print_inst, print_loop, print_module};

/// `; *** IR Dump After PASS on WHERE ***`, in LLVM's form.
pub fn banner(out: &mut Vec<u8>, when: &str, pass: &str, target: &str) {
    let mut s = String::new();
    let _ = writeln!(s, "; *** IR Dump {when} {pass} on {target} ***");
    out.extend(s.into_bytes());
}

/// `Running pass: PASS on WHERE`, in LLVM's form; with the number of instructions of what is no module.
pub fn running(out: &mut Vec<u8>, pass: &str, target: &str, f: Option<&Func<'_>>) {
    let count = f.map(|f| f.block_order().map(|b| f.block_insts(b).count()).sum::<usize>());
    let text = match count {
        Some(1) => format!("Running pass: {pass} on {target} (1 instruction)\n"),
        Some(n) => format!("Running pass: {pass} on {target} ({n} instructions)\n"),
        None => format!("Running pass: {pass} on {target}\n"),
    };
    out.extend(text.into_bytes());
}

/// Whether bisection lets a pass run. It is counted, and the log says whether it runs: `BISECT: [NOT ]running pass (n) PASS on
/// WHERE`.
pub fn may_run(count: &AtomicI64, options: &PhaseOptions, pass: &str, target: &str, out: &mut Vec<u8>) -> bool {
    let Some(limit) = options.bisect_limit else { return true };
    let n = count.fetch_add(1, Ordering::Relaxed) + 1;
    let ranges = &options.bisect_ranges;
    let in_range = ranges.is_empty() || ranges.iter().any(|&(first, last)| (first..=last).contains(&n));
    let run = in_range && (limit < 0 || n <= limit);
    let not = if run { "" } else { "NOT " };
    out.extend(format!("BISECT: {not}running pass ({n}) {pass} on {target}\n").into_bytes());
    run
}

/// The number of a pass that runs now, and where asked for ` Running pass n PASS on WHERE` on the log; 0 when passes are not
/// numbered. Under bisection passes have its numbers.
pub fn number(count: &AtomicI64, options: &PhaseOptions, pass: &str, target: &str, out: &mut Vec<u8>) -> u32 {
    if !options.numbers_passes() {
        return 0;
    }
    let n = match options.bisect_limit {
        Some(_) => count.load(Ordering::Relaxed),
        None => count.fetch_add(1, Ordering::Relaxed) + 1,
    };
    if options.print_numbers {
        out.extend(format!(" Running pass {n} {pass} on {target}\n").into_bytes());
    }
    n as u32
}

/// Text of a function at hand.
pub fn function_text(f: &Func<'_>) -> Vec<u8> {
    let mut out = vec![b'\n'];
    out.extend(print_function(f, None, &PrintOptions::default()));
    out
}

/// Text of loop `loop_id` in LLVM's form: preheader, blocks, exit blocks (one for each edge that leaves).
pub fn loop_text(f: &Func<'_>, cfg: &Cfg, loops: &Loops, loop_id: Loop) -> Vec<u8> {
    let mut blocks = loops.blocks(loop_id);
    blocks[1..].sort_by_key(|&b| cfg.rpo_index(b));
    let exits =
        blocks.iter().flat_map(|&b| f.successors(b)).filter(|&s| !loops.contains(loop_id, s)).collect::<Vec<_>>();
    print_loop(f, loops.preheader(f, loop_id), &blocks, &exits, &PrintOptions::default())
}

/// Text of a module.
pub fn module_text(module: &Module) -> Vec<u8> {
    print_module(module, &PrintOptions::default())
}

/// What an error of a pass says, and the instruction that it is about.
pub(crate) fn error_line(f: &Func<'_>, error: &Remark) -> String {
    match error.at {
        at if at.is_some() && at.index() < f.num_insts() => {
            format!("{}\n  {}", error.message.as_str(), print_inst(f, at, &PrintOptions::default()).trim())
        }
        _ => error.message.as_str().to_string(),
    }
}

/// Verifies a function at hand; the error is what LLVM would print.
pub fn verify_function(f: &Func<'_>) -> Result<(), CheckError> {
    match warpc_verify::verify_function(f) {
        Ok(()) => Ok(()),
        Err(list) => Err(CheckError::Invalid(list.iter().map(|e| e.message.as_str()).collect::<Vec<_>>().join("\n"))),
    }
}

/// Verifies a module; the error is what LLVM would print.
pub fn verify_module(module: &Module) -> Result<(), CheckError> {
    match warpc_verify::verify_code(module) {
        Ok(()) => Ok(()),
        Err(list) => Err(CheckError::Invalid(list.iter().map(|e| e.render(module)).collect())),
    }
}
