//! `print<da>`: dependences of all pairs of instructions that touch memory; `print<da><normalized-results>`: with source and
//! destination exchanged where directions are negative. `require<da>`, `invalidate<...>`: nothing, dependences are not kept.
//!
//! **Cost**: that of the tests for each pair, of which there are at most `da-max-pairs`; texts of instructions are made once.
//! **Source**: the format is that of LLVM's printer of the same name, so that its tests can judge.

use crate::knobs;
use crate::row::on_scev;
use std::fmt::Write;
use warpc_analysis::facts;
use warpc_ir::ids::Inst;
use warpc_ir::knobs::Knobs;
use warpc_ir::{FuncMut, Opcode};
use warpc_phase::{FunctionPass, Outcome, PassBody, PassCx, PassInfo, RemarkKind};
use warpc_scev::CachedScev;
use warpc_scev::Se;
use warpc_scev::depend::monotonic::{self, Monotonic};
use warpc_scev::depend::{Depend, Workspace};
use warpc_scev::print::Writer;

/// Row of the printer.
pub const PRINT: PassInfo = on_scev(
    "print<da>",
    "print dependences of memory accesses",
    &[warpc_scev::knobs::DEPENDENCES, knobs::DEPENDENCE],
    |mut params| {
        let normalize = params.take_flag("normalized-results", false);
        params.finish("print<da>")?;
        Ok(PassBody::Function(Box::new(Dependences { normalize, work: Workspace::default() })))
    },
);

struct Dependences {
    normalize: bool,
    work: Workspace,
}

impl FunctionPass for Dependences {
    fn run(&mut self, f: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let knobs = &cx.session.knobs;
        let (text, tested_all) = cx.analyses.with_scev(f, knobs, |se| self.print(se, knobs));
        cx.print(text);
        if !tested_all {
            cx.remark(RemarkKind::Analysis, "da", "LimitMet", Inst::NONE, || {
                format!(
                    "dependences of more than {} pairs of accesses are not tested",
                    knobs.get(warpc_scev::knobs::DA_MAX_PAIRS)
                )
            });
        }
        Outcome::Unchanged
    }
}

impl Dependences {
    /// The text, and whether all pairs are in it.
    fn print(&mut self, se: &mut Se<'_, '_>, knobs: &Knobs) -> (String, bool) {
        let f = se.f;
        let writer = Writer::new(se);
        let mut out =
            format!("Printing analysis 'Dependence Analysis' for function '{}':\n", String::from_utf8_lossy(f.name()));
        if knobs.get(knobs::DA_MONOTONICITY_REPORT) {
            report(se, &writer, &mut out);
        }
        let touching: Vec<(Inst, String)> = f
            .block_order()
            .flat_map(|b| f.block_insts(b))
            .filter(|&i| facts::may_read(f, i) || facts::may_write(f, i))
            .map(|i| (i, writer.inst(i)))
            .collect();
        let mut d = Depend::new(se, &mut self.work, knobs);
        for (k, (src, from)) in touching.iter().enumerate() {
            for (dst, to) in &touching[k..] {
                if !d.has_budget() {
                    return (out, false);
                }
                let _ = write!(out, "Src:  {from} --> Dst:  {to}\n  da analyze - ");
                match d.depends(*src, *dst, true) {
                    None => out.push_str("none!\n"),
                    Some(mut x) => {
                        if self.normalize && x.normalize(d.se) {
                            out.push_str("normalized - ");
                        }
                        x.write(d.se, &writer, &mut out);
                    }
                }
            }
        }
        (out, true)
    }
}

/// Which loads and stores have monotonic addresses.
fn report(se: &mut Se<'_, '_>, writer: &Writer<'_, '_>, out: &mut String) {
    let f = se.f;
    out.push_str("Monotonicity check:\n");
    for i in f.block_order().flat_map(|b| f.block_insts(b)) {
        if !matches!(f.op(i), Opcode::Load | Opcode::Store) {
            continue;
        }
        let mut outer = se.loops.of(f.block_of(i));
        let ptr = se.get(f.operand(i, (f.op(i) == Opcode::Store) as usize));
        let ptr = se.at_scope(ptr, outer);
        while outer.is_some() && se.loops.parent(outer).is_some() {
            outer = se.loops.parent(outer);
        }
        let offset = se.remove_base(ptr);
        let _ = write!(out, "  Inst:   {}\n    Expr: ", writer.inst(i));
        writer.expr(se.nodes(), offset, out);
        out.push_str("\n    Monotonicity: ");
        match monotonic::of(se, offset, outer) {
            Ok(Monotonic::Invariant) => out.push_str("Invariant\n"),
            Ok(Monotonic::Signed) => out.push_str("MultivariateSignedMonotonic\n"),
            Err(e) => {
                out.push_str("Unknown\n    Reason: ");
                writer.expr(se.nodes(), e, out);
                out.push('\n');
            }
        }
    }
    out.push('\n');
}
