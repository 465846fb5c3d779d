//! `print<delinearization>`: loads and stores in loops as subscripts of arrays.
//!
//! **Cost**: bounded per access; printing is linear in what is printed.
//! **Source**: the format is that of LLVM's printer of the same name, so that its tests can judge.

use crate::knobs;
use crate::row::on_scev;
use std::fmt::Write;
use warpc_ir::ids::Inst;
use warpc_ir::{FuncMut, Opcode};
use warpc_phase::{FunctionPass, Outcome, PassBody, PassCx, PassInfo};
use warpc_scev::CachedScev;
use warpc_scev::Se;
use warpc_scev::print::Writer;

/// Row of the printer.
pub const PRINT: PassInfo = on_scev(
    "print<delinearization>",
    "print accesses in loops as subscripts of arrays",
    &[knobs::DELINEARIZATION],
    |params| {
        params.finish("print<delinearization>")?;
        Ok(PassBody::Function(Box::new(Delinearization)))
    },
);

struct Delinearization;

impl FunctionPass for Delinearization {
    fn run(&mut self, f: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let knobs = &cx.session.knobs;
        let mut out =
            format!("Printing analysis 'Delinearization' for function '{}':", String::from_utf8_lossy(f.name()));
        cx.analyses.with_scev(f, knobs, |se| {
            let w = Writer::new(se);
            for b in f.block_order().filter(|&b| se.loops.of(b).is_some()) {
                for i in f.block_insts(b).filter(|&i| matches!(f.op(i), Opcode::Load | Opcode::Store)) {
                    access(se, &w, i, knobs.get(knobs::DELINEARIZE_FIXED), &mut out);
                }
            }
        });
        cx.print(out);
        Outcome::Unchanged
    }
}

fn access(se: &mut Se<'_, '_>, writer: &Writer<'_, '_>, inst: Inst, fixed: bool, out: &mut String) {
    let f = se.f;
    let ptr = f.operand(inst, (f.op(inst) == Opcode::Store) as usize);
    let l = se.loops.of(f.block_of(inst));
    let _ = write!(out, "\nInst:  {}\n", writer.inst(inst));
    let all = se.get(ptr);
    let all = se.at_scope(all, l);
    let base = se.pointer_base(all);
    if se.unknown(base).is_none() {
        return;
    }
    let offset = se.minus(all, base, Default::default());
    out.push_str("AccessFunction: ");
    writer.expr(se.nodes(), offset, out);
    out.push('\n');
    let found = se.element_size(inst).and_then(|element| {
        let a = se.delinearize(offset, element);
        if a.is_none() && fixed { se.delinearize_fixed(offset, element) } else { a }
    });
    let Some(a) = found else {
        out.push_str("failed to delinearize\n");
        return;
    };
    out.push_str("Base offset: ");
    writer.expr(se.nodes(), base, out);
    out.push_str("\nArrayDecl[UnknownSize]");
    let (element, dims) = match a.sizes.split_last() {
        Some((&e, d)) => (e, d),
        None => return,
    };
    for &e in dims {
        out.push('[');
        writer.expr(se.nodes(), e, out);
        out.push(']');
    }
    out.push_str(" with elements of ");
    writer.expr(se.nodes(), element, out);
    out.push_str(" bytes.\nArrayRef");
    for &e in &a.subscripts {
        out.push('[');
        writer.expr(se.nodes(), e, out);
        out.push(']');
    }
    let ok = se.subscripts_in_bounds(&a);
    let _ = write!(out, "\nDelinearization validation: {}\n", if ok { "Succeeded" } else { "Failed" });
}
