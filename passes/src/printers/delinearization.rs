//! `print<delinearization>`: loads and stores in loops as subscripts of arrays.
//!
//! **Cost**: bounded per access; printing is linear in what is printed.
//! **Source**: the format is that of LLVM's printer of the same name, so that its tests can judge.

use std::fmt::Write;
use std::sync::Arc;
use warpc_engine::analysis::scev::print::Writer;
use warpc_engine::analysis::{AnalysisSet, Se};
use warpc_engine::ids::Inst;
use warpc_engine::ir::{FuncMut, Opcode};
use warpc_engine::knobs::Knob;
use warpc_engine::phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};

/// Row of the printer.
pub const PRINT: PassInfo = PassInfo {
    name: "print<delinearization>",
    summary: "print accesses in loops as subscripts of arrays",
    level: Level::Function,
    reads: AnalysisSet::CFG
        .and(AnalysisSet::DOM)
        .and(AnalysisSet::LOOPS)
        .and(AnalysisSet::ASSUMPTIONS)
        .and(AnalysisSet::SCEV),
    preserves: AnalysisSet::ALL,
    knobs: &["delinearize-use-fixed-size-array-heuristic"],
    idempotent: true,
    make: |params| {
        params.finish("print<delinearization>")?;
        Ok(PassBody::Function(Box::new(Delinearization)))
    },
};

struct Delinearization;

impl FunctionPass for Delinearization {
    fn run(&mut self, f: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let a = &mut *cx.analyses;
        let (cfg, dom, loops, facts) = (a.cfg(f), a.dom(f), a.loops(f), a.assumptions(f));
        let mut scev = a.take_scev(f);
        let knobs = &cx.session.knobs;
        let mut se = Se::new(&mut scev, f, &cfg, &dom, &loops, &facts, knobs);
        let w = Writer::new(&se);
        let mut out =
            format!("Printing analysis 'Delinearization' for function '{}':", String::from_utf8_lossy(f.name()));
        for b in f.block_order() {
            if loops.of(b).is_none() {
                continue;
            }
            for i in f.block_insts(b).filter(|&i| matches!(f.op(i), Opcode::Load | Opcode::Store)) {
                access(&mut se, &w, i, knobs.bool(Knob::DelinearizeFixed), &mut out);
            }
        }
        cx.text.extend(out.into_bytes());
        cx.analyses.put_scev(f, Arc::new(scev));
        Outcome::Unchanged
    }
}

fn access(se: &mut Se<'_, '_>, w: &Writer<'_, '_>, i: Inst, fixed: bool, out: &mut String) {
    let f = se.f;
    let ptr = f.operand(i, (f.op(i) == Opcode::Store) as usize);
    let l = se.loops.of(f.block_of(i));
    let _ = write!(out, "\nInst:  {}\n", w.inst(i));
    let all = se.get(ptr);
    let all = se.at_scope(all, l);
    let base = se.pointer_base(all);
    if se.unknown(base).is_none() {
        return;
    }
    let offset = se.minus(all, base, Default::default());
    out.push_str("AccessFunction: ");
    w.expr(se.nodes(), offset, out);
    out.push('\n');
    let found = se.element_size(i).and_then(|element| {
        let a = se.delinearize(offset, element);
        if a.is_none() && fixed { se.delinearize_fixed(offset, element) } else { a }
    });
    let Some(a) = found else {
        out.push_str("failed to delinearize\n");
        return;
    };
    out.push_str("Base offset: ");
    w.expr(se.nodes(), base, out);
    out.push_str("\nArrayDecl[UnknownSize]");
    let (element, dims) = match a.sizes.split_last() {
        Some((&e, d)) => (e, d),
        None => return,
    };
    for &e in dims {
        out.push('[');
        w.expr(se.nodes(), e, out);
        out.push(']');
    }
    out.push_str(" with elements of ");
    w.expr(se.nodes(), element, out);
    out.push_str(" bytes.\nArrayRef");
    for &e in &a.subscripts {
        out.push('[');
        w.expr(se.nodes(), e, out);
        out.push(']');
    }
    let ok = se.subscripts_in_bounds(&a);
    let _ = write!(out, "\nDelinearization validation: {}\n", if ok { "Succeeded" } else { "Failed" });
}
