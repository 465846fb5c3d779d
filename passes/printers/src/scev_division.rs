//! `print<scev-division>`: quotient and remainder of the expressions that signed divisions divide.
//!
//! **Cost**: bounded per division; printing is linear in what is printed.
//! **Source**: the format is that of LLVM's printer of the same name, so that its tests can judge.

use crate::row::{body, on_scev};
use warpc_ir::{Func, Opcode};
use warpc_phase::{PassCx, PassInfo};
use warpc_scev::print::Writer;
use warpc_scev::{CachedScev, Se};

/// Row of the printer.
pub const PRINT: PassInfo = on_scev("print<scev-division>", "print divisions of expressions", &[], |params| {
    body(PRINT.name, params, |func, cx| text(func, cx).into_bytes())
});

fn text(func: &Func<'_>, cx: &mut PassCx<'_>) -> String {
    let mut out = format!(
        "Printing analysis 'Scalar Evolution Division' for function '{}':\n",
        String::from_utf8_lossy(func.name())
    );
    let knobs = &cx.session.knobs;
    cx.analyses.with_scev(func, knobs, |se| divisions(se, &mut out));
    out
}

fn divisions(se: &mut Se<'_, '_>, out: &mut String) {
    let func = se.f;
    let writer = Writer::new(se);
    for inst in func.block_order().flat_map(|block| func.block_insts(block)) {
        if func.op(inst) != Opcode::SDiv {
            continue;
        }
        *out += &format!("Instruction:   {}\n", writer.inst(inst).trim_start());
        if se.type_of(inst.into()).is_none() {
            // Vectors have no expressions.
            let [numerator, denominator] = [0, 1].map(|at| writer.value(func.operand(inst, at)));
            *out += &format!("  Numerator: {numerator}\n  Denominator: {denominator}\n  Quotient: 0\n  Remainder: 0\n");
            continue;
        }
        let [numerator, denominator] = [0, 1].map(|at| se.get(func.operand(inst, at)));
        let (quotient, remainder) = se.divide(numerator, denominator);
        let parts =
            [("Numerator", numerator), ("Denominator", denominator), ("Quotient", quotient), ("Remainder", remainder)];
        for (what, expr) in parts {
            *out += &format!("  {what}: ");
            writer.expr(se.nodes(), expr, out);
            out.push('\n');
        }
    }
}
