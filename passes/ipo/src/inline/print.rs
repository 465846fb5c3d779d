//! `print<inline-cost>`: what inlining each call would cost, instruction by instruction of the callee.
//!
//! **Cost**: linear in the callee for each call.
//! **Source**: the format is that of LLVM's printer of the same name, so that its tests can judge.
//! **Relies on** nothing that is said of threads or memory: it only counts.

use super::analyser::{self, Analysis, Known, Settings};
use super::judge;
use super::profile::Heat;
use crate::knobs;
use std::io::Write;
use warpc_analysis::AnalysisSet;
use warpc_ir::consts::sign_extend;
use warpc_ir::ids::*;
use warpc_ir::{Func, Module, Opcode, Value};
use warpc_phase::{Level, ModuleCx, ModulePass, PassBody, PassInfo};
use warpc_text::print::{Comments, PrintOptions, print_function_with};
use warpc_text::type_text;

const NAME: &str = "print<inline-cost>";

/// Row of the printer.
pub const PRINT: PassInfo = PassInfo {
    name: NAME,
    summary: "print what inlining each call costs",
    level: Level::Module,
    reads: AnalysisSet::NONE,
    preserves: AnalysisSet::ALL,
    columns: warpc_ir::column_sets::MODULE,
    knobs: &[knobs::INLINE],
    idempotent: true,
    required: false,
    make: |params| {
        params.finish(NAME)?;
        Ok(PassBody::Module(Box::new(Printer)))
    },
};

struct Printer;

impl ModulePass for Printer {
    fn run(&mut self, module: &mut Module, cx: &mut ModuleCx<'_>) -> bool {
        let knobs = &cx.session.knobs;
        let mut uses = vec![0u32; module.globals().len()];
        for func in module.defined_functions().into_iter().filter_map(|global| module.func(global)) {
            for inst in func.block_order().flat_map(|block| func.block_insts(block)) {
                for global in func.operands(inst).filter_map(|value| value.as_global()) {
                    uses[global.index()] += 1;
                }
            }
        }
        for func in module.defined_functions().into_iter().filter_map(|global| module.func(global)) {
            for call in func.block_order().flat_map(|block| func.block_insts(block)) {
                if !matches!(func.op(call), Opcode::Call | Opcode::Invoke) {
                    continue;
                }
                let Some(callee) = func.callee(call).as_global() else { continue };
                let Some(body) = func.module_func(callee) else { continue };
                let local = func.ctx().globals.sym[callee.index()].linkage.is_local();
                let only = local && uses[callee.index()] == 1;
                let limit = judge::limit(&func, call, callee, knobs, None, Heat::Unknown, only);
                let settings = Settings {
                    call_penalty: knobs.get(knobs::INLINE_CALL_PENALTY),
                    full: true,
                    traced: true,
                    only,
                    may_look_at: &|_| true,
                    ..Settings::default()
                };
                let analysis = analyser::analyse(&func, call, &body, limit, settings);
                tell(cx.text, module, &func, &body, &analysis);
            }
        }
        false
    }
}

/// Writes what `analysis` found of a call in `caller`.
fn tell(out: &mut Vec<u8>, module: &Module, caller: &Func<'_>, callee: &Func<'_>, analysis: &Analysis) {
    let name = |func: &Func<'_>| String::from_utf8_lossy(func.name()).into_owned();
    let _ = writeln!(out, "      Analyzing call of {}... (caller:{})", name(callee), name(caller));
    let mut lines = Lines { callee, analysis };
    out.extend(print_function_with(callee, Some(module), &PrintOptions::default(), &mut lines));
    let counts = &analysis.counts;
    let rows: [(&str, i64); 14] = [
        ("NumConstantArgs", counts.constant_args as i64),
        ("NumConstantOffsetPtrArgs", counts.offset_args as i64),
        ("NumAllocaArgs", counts.slot_args as i64),
        ("NumConstantPtrCmps", counts.address_compares as i64),
        ("NumConstantPtrDiffs", counts.address_differences as i64),
        ("NumInstructionsSimplified", counts.simplified as i64),
        ("NumInstructions", counts.instructions as i64),
        ("NumInlineAsmInstructions", 0),
        ("SROACostSavings", counts.saved),
        ("SROACostSavingsLost", counts.lost),
        ("LoadEliminationCost", analysis.reloads),
        ("ContainsNoDuplicateCall", counts.moves_only as i64),
        ("Cost", analysis.end.0),
        ("Threshold", analysis.end.1),
    ];
    for (name, number) in rows {
        let _ = writeln!(out, "      {name}: {number}");
    }
    out.push(b'\n');
}

/// A line above each instruction.
struct Lines<'a> {
    callee: &'a Func<'a>,
    analysis: &'a Analysis,
}

impl Comments for Lines<'_> {
    fn before(&mut self, inst: Inst, out: &mut Vec<u8>) {
        let Some(step) = self.analysis.steps[inst.index()] else {
            out.extend(b"; No analysis for the instruction\n");
            return;
        };
        let [[before, after], [start, end]] = [step.cost, step.threshold];
        let _ = write!(
            out,
            "; cost before = {before}, cost after = {after}, threshold before = {start}, threshold after = {end}, cost delta = {}",
            after - before
        );
        if start != end {
            let _ = write!(out, ", threshold delta = {}", end - start);
        }
        if let Some(text) = constant_text(self.callee, inst, self.analysis.known[inst.index()]) {
            let _ = write!(out, ", simplified to {text}");
        }
        out.push(b'\n');
    }
}

/// The constant that `inst` is, with its type.
fn constant_text(func: &Func<'_>, inst: Inst, known: Known) -> Option<String> {
    let ty = func.ty(inst);
    let name = type_text(func.types(), &func.ctx().tables.strings, ty);
    let value = match known {
        Known::Nothing | Known::Offset(..) | Known::Constant => return None,
        Known::Int(number) => match func.types().int_bits(ty) {
            Some(1) => (number & 1 == 1).to_string(),
            Some(bits) => sign_extend(number, bits).to_string(),
            None => "null".to_string(),
        },
        Known::Address(number) => format!("inttoptr (i64 {} to {name})", number as i64),
        Known::Global(global) => {
            let mut text = String::new();
            warpc_text::FunctionText::new(func).value(func, Value::global(global), &mut text);
            text
        }
        Known::Float(bits) => float_text(ty, bits)?,
    };
    Some(format!("{name} {value}"))
}

/// A number of type `float` or `double` as the language has it.
fn float_text(ty: Type, bits: u128) -> Option<String> {
    let value = match ty {
        Type::DOUBLE => f64::from_bits(bits as u64),
        Type::FLOAT => f64::from(f32::from_bits(bits as u32)),
        _ => return None,
    };
    let mut out = Vec::new();
    warpc_text::print::out::double(&mut out, value);
    String::from_utf8(out).ok()
}
