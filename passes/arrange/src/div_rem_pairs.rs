//! `div-rem-pairs`: a remainder whose quotient is computed too becomes `x - x / y * y`, as no target of ours divides both ways.
//!
//! **When**: `sdiv` and `srem`, or `udiv` and `urem`, of the same operands, where one dominates the other, or where a branch
//! leads to the block of the quotient, directly or through that of the remainder, and both always get there: then the quotient moves
//! above the branch.
//! **How**: quotients are sorted by their operands; each remainder looks its own up. **Invariants**: operands that may be undef are
//! frozen, as both uses must see one value (of poison the result is poison as before); the quotient gives up `exact`. Divisions move
//! up only to where the remainder, which is as undefined, was to be computed anyway. **Cost**: n log n.
//! **Relies on** nothing that is said of threads or memory: only divisions move, to where all threads that go on would divide.

use warpc_analysis::{AnalysisSet, Values, facts};
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::{Aux, Builder, Func, FuncMut, Opcode, Value};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "div-rem-pairs",
    summary: "compute remainders from quotients that are computed anyway",
    level: Level::Function,
    reads: AnalysisSet::CFG.and(AnalysisSet::DOM),
    preserves: AnalysisSet::CFG_ALL,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[],
    idempotent: true,
    required: false,
    make: |params| {
        params.finish("div-rem-pairs")?;
        Ok(PassBody::Function(Box::new(DivRemPairs)))
    },
};

/// Signedness, dividend and divisor.
type Key = (bool, Value, Value);

struct DivRemPairs;

impl FunctionPass for DivRemPairs {
    fn run(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let mut quotients: Vec<(Key, Inst)> = Vec::new();
        let mut remainders: Vec<Inst> = Vec::new();
        for b in func.block_order() {
            for i in func.block_insts(b) {
                match func.op(i) {
                    Opcode::SDiv | Opcode::UDiv => quotients.push((key(func, i), i)),
                    Opcode::SRem | Opcode::URem => remainders.push(i),
                    _ => {}
                }
            }
        }
        if quotients.is_empty() || remainders.is_empty() {
            return Outcome::Unchanged;
        }
        let dom = cx.analyses.dom(func);
        // Of equal quotients the last one counts. Operands may be frozen on the way: keys are those of the function as it was.
        quotients.sort_by_key(|row| row.0);
        let keys: Vec<Key> = remainders.iter().map(|&rem| key(func, rem)).collect();
        let mut changed = false;
        for (&rem, wanted) in remainders.iter().zip(keys) {
            let end = quotients.partition_point(|row| row.0 <= wanted);
            if let Some(&(found, div)) = quotients[..end].last()
                && found == wanted
            {
                changed |= expand(func, &dom, div, rem);
            }
        }
        Outcome::of(changed, AnalysisSet::CFG_ALL)
    }
}

fn key(func: &Func<'_>, inst: Inst) -> Key {
    (matches!(func.op(inst), Opcode::SDiv | Opcode::SRem), func.operand(inst, 0), func.operand(inst, 1))
}

/// Computes `rem` from `div`, if one of them can see the other.
fn expand(func: &mut FuncMut<'_>, dom: &DomTree, div: Inst, rem: Inst) -> bool {
    if !dom.is_reachable(func.block_of(div)) || !dom.is_reachable(func.block_of(rem)) {
        return false;
    }
    if !dom.dominates_inst(func, div, rem) {
        if dom.dominates_inst(func, rem, div) {
            func.move_before(div, rem);
        } else if let Some(above) = common_predecessor(func, div, rem) {
            let end = func.terminator(above);
            func.move_before(div, end);
        } else {
            return false;
        }
    }
    func.drop_poison_flags(div);
    let loc = func.loc(rem);
    for k in 0..2 {
        let v = func.operand(div, k);
        if !Values::new(func).at(div).not_undef(v) {
            let frozen = Builder::before(func, div).freeze(v);
            func.derive_name(frozen, v, ".frozen");
            func.set_operand(div, k, frozen);
        }
    }
    let (x, y, ty) = (func.operand(div, 0), func.operand(div, 1), func.ty(rem));
    let product = Builder::before(func, rem).emit(Opcode::Mul, 0, ty, &[div.into(), y], Aux::default());
    let rest = Builder::before(func, rem).emit(Opcode::Sub, 0, ty, &[x, product.into()], Aux::default());
    func.set_loc(product, loc);
    func.set_loc(rest, loc);
    func.derive_name(rest.into(), rem.into(), ".decomposed");
    func.replace_and_erase(rem, rest.into());
    true
}

/// The block above both, where both are computed in any case: it leads to the block of `div`, directly or through that of `rem`.
fn common_predecessor(func: &Func<'_>, div: Inst, rem: Inst) -> Option<Block> {
    let (div_block, rem_block) = (func.block_of(div), func.block_of(rem));
    let always = |i: Inst| {
        let mut at = func.first(func.block_of(i));
        while at != i {
            if !facts::transfers_execution(func, at) {
                return false;
            }
            at = func.next(at);
        }
        true
    };
    let above = func.single_predecessor(rem_block)?;
    let mut next = func.successors(rem_block);
    if next.next() != Some(div_block) || next.next().is_some() {
        return None;
    }
    let ends = |s: Block| s == div_block || s == rem_block;
    let whole = func.successors(above).all(ends) && func.predecessors(div_block).all(|b| b == rem_block || b == above);
    (whole && above != div_block && above != rem_block && always(rem) && always(div)).then_some(above)
}

#[cfg(test)]
mod tests {
    use super::*;
    use warpc_exact::{Shape2, cases, check_pass};

    #[test]
    fn random_functions_are_refined() {
        check_pass(&INFO, &[], cases(600), Shape2 { size: 12, bits: 3, branches: true });
    }
}
