//! `late-opt`: divisions by one value become one reciprocal and products.
//!
//! **When**: of the divisions of `float` or `double` by the same value that allow reciprocals (`arcp`), one dominates the others, and there
//! are at least `late-opt-divisions`. Approximate quotients (`afn`) are left: they are a reciprocal and a product for ptxas already.
//! **Why on a GPU**: a quotient of full precision is eight instructions of `float`, and some forty of `double`, with a branch for
//! subnormal numbers; the reciprocal costs as much once.
//! **How**: divisions are grouped by divisor; a walk over the dominator tree makes the first of each group on a path its reciprocal's place.
//! **Invariants**: `arcp` lets the result be that of the product; other fast-math flags of a division go to its product, and the
//! reciprocal has those that all have, but none of NaN and infinity: the reciprocal of a tiny number is infinite where a quotient is
//! not. A division that no other follows stays. Control flow is untouched.
//! **Relies on** dominance. **Cost**: sorting the divisions, and one walk.

use crate::knobs;
use smallvec::SmallVec;
use warpc_analysis::AnalysisSet;
use warpc_ir::dom::DomTree;
use warpc_ir::fold::float;
use warpc_ir::ids::*;
use warpc_ir::opcode::flags;
use warpc_ir::{Builder, FuncMut, Opcode, Value};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "late-opt",
    summary: "one reciprocal for several quotients",
    level: Level::Function,
    reads: AnalysisSet::CFG.and(AnalysisSet::DOM),
    preserves: AnalysisSet::CFG_ALL,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[knobs::LATE_OPT],
    idempotent: true,
    required: false,
    make: |params| {
        params.finish("late-opt")?;
        Ok(PassBody::Function(Box::new(LateOpt)))
    },
};

struct LateOpt;

impl FunctionPass for LateOpt {
    fn run(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let mut divisions: Vec<(Value, u32, Inst)> = Vec::new();
        let cfg = cx.analyses.cfg(func);
        for (place, &block) in cfg.rpo().iter().enumerate() {
            for inst in func.block_insts(block) {
                let is_exact = func.flags(inst) & (flags::ARCP | flags::AFN) == flags::ARCP;
                let is_number = matches!(func.ty(inst), Type::FLOAT | Type::DOUBLE);
                if func.op(inst) == Opcode::FDiv && is_exact && is_number && !func.operand(inst, 1).is_constant() {
                    divisions.push((func.operand(inst, 1), place as u32, inst));
                }
            }
        }
        let least = usize::try_from(cx.session.knobs.get(knobs::LATE_OPT_DIVISIONS)).unwrap_or(usize::MAX).max(2);
        if divisions.len() < least {
            return Outcome::Unchanged;
        }
        // In one block the order is that of the list, which a stable sort keeps.
        divisions.sort_by_key(|&(divisor, place, _)| (divisor, place));
        let dom = cx.analyses.dom(func);
        let mut changed = false;
        for group in divisions.chunk_by(|left, right| left.0 == right.0) {
            let mut left: SmallVec<[Inst; 8]> = group.iter().map(|row| row.2).collect();
            while left.len() >= least {
                changed |= share(func, &dom, &mut left, least);
            }
        }
        Outcome::of(changed, AnalysisSet::CFG_ALL)
    }
}

/// Takes the first of `left` and those that it dominates out, and gives them one reciprocal if they are enough.
fn share(func: &mut FuncMut<'_>, dom: &DomTree, left: &mut SmallVec<[Inst; 8]>, least: usize) -> bool {
    let first = left[0];
    let (mut own, mut others): (SmallVec<[Inst; 8]>, SmallVec<[Inst; 8]>) = Default::default();
    for &inst in left.iter() {
        let follows = inst == first
            || func.block_of(inst) == func.block_of(first)
            || dom.dominates(func.block_of(first), func.block_of(inst));
        if follows { own.push(inst) } else { others.push(inst) }
    }
    *left = others;
    if own.len() < least {
        return false;
    }
    let kept = flags::FAST & !(flags::NNAN | flags::NINF);
    let common = own.iter().fold(kept, |common, &inst| common & func.flags(inst));
    let (ty, divisor) = (func.ty(first), func.operand(first, 1));
    let Some(one) = float::of_i64(ty, 1) else { return false };
    let one = func.folder().float(ty, one);
    let reciprocal = Builder::before(func, first).binary(Opcode::FDiv, one, divisor, common);
    for inst in own {
        let (dividend, fast) = (func.operand(inst, 0), func.flags(inst) & kept);
        let product =
            if func.consts().as_float_bits(dividend) == func.consts().as_float_bits(one) && dividend.is_constant() {
                reciprocal
            } else {
                let product = Builder::before(func, inst).binary(Opcode::FMul, dividend, reciprocal, fast);
                func.take_name(product, inst.into());
                product
            };
        func.replace_and_erase(inst, product);
    }
    true
}
