//! `print<debug-ata>`: where variables have their values by the tracking of assignments, between the instructions that assign them.
//!
//! Without the module flag `debug-info-assignment-tracking` nothing is tracked, as in LLVM, and what is printed are blocks and instructions. Where
//! the flag is set and a function does have debug records, its variables are not told: that is an error, as here each of them has its
//! value where records say so.
//!
//! **Cost**: linear.
//! **Source**: the format is that of LLVM's printer of the same name, so that its tests can judge.

use crate::row::{body, printer};
use std::fmt::Write;
use warpc_analysis::AnalysisSet;
use warpc_ir::ids::*;
use warpc_ir::{FuncMut, Value};
use warpc_phase::{PassCx, PassInfo};
use warpc_text::FunctionText;

const NAME: &str = "print<debug-ata>";

/// Row of the printer.
pub const PRINT: PassInfo =
    printer(NAME, "print which assignments give variables their values", AnalysisSet::NONE, &[], |params| {
        body(NAME, params, print)
    });

fn print(func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Vec<u8> {
    let is_tracked = func.ctx().tables.module_flag_int(b"debug-info-assignment-tracking").is_some_and(|flag| flag != 0);
    if is_tracked && !func.side().dbg.is_empty() {
        let name = String::from_utf8_lossy(func.name()).into_owned();
        cx.error(NAME, "Unimplemented", Inst::NONE, format!("unimplemented: {NAME} of tracked assignments in @{name}"));
        return Vec::new();
    }
    let mut out = "=== Variables ===\n=== Single location vars ===\n=== In-line variable defs ===".to_string();
    let mut texts = FunctionText::new(func);
    for block in func.block_order() {
        let label = match &func.side().names {
            Some(names) => String::from_utf8_lossy(names.get(Value::block(block))),
            None => "".into(),
        };
        // Writing to a string does not fail.
        let _ = writeln!(out, "\n{label}:");
        for inst in func.block_insts(block) {
            out.push_str("  ");
            texts.inst(func, inst, &mut out);
            out.push('\n');
        }
    }
    out.into_bytes()
}
