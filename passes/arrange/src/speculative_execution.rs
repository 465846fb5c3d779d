//! `speculative-execution`: cheap instructions of one arm of a branch are computed before it, whichever path is taken.
//!
//! **When**: a branch has one arm that comes back, or two of which one is empty; the arm has at most
//! `spec-exec-max-not-hoisted` instructions that must stay and the others cost at most `spec-exec-max-speculation-cost`. What is
//! gained: on a target where both arms run one after the other, the rest of the arm gets short enough to be predicated, and
//! equal values before the branch are found. `only-if-divergent-target` and the knob `spec-exec-only-if-divergent-target` ask for such
//! a target, which ours is.
//! **Invariants**: only what has no effect and is defined for all operands moves, after what it needs; calls are of intrinsics that
//! are no convergent ones. Debug locations of what moves are dropped: it belongs to no line of the other arm.
//! **Cost**: linear.

use crate::knobs;
use warpc_analysis::cost::{CostKind, cost};
use warpc_analysis::foreign_cost::is_for_gpu;
use warpc_analysis::{AnalysisSet, Values, facts};
use warpc_columns::RowSet;
use warpc_ir::attrs::AttrKind;
use warpc_ir::ids::*;
use warpc_ir::opcode::class;
use warpc_ir::{Func, FuncMut, Opcode, Value};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};
use warpc_scalar::simplifycfg::size_and_latency;

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "speculative-execution",
    summary: "compute cheap instructions of an arm before the branch",
    level: Level::Function,
    reads: AnalysisSet::NONE,
    preserves: AnalysisSet::CFG_ALL,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[knobs::SPECULATIVE_EXECUTION],
    idempotent: false,
    required: false,
    make: |mut params| {
        // All targets here diverge: there is nothing to ask.
        params.take_flag("only-if-divergent-target", false);
        params.finish("speculative-execution")?;
        Ok(PassBody::Function(Box::<Speculate>::default()))
    },
};

#[derive(Default)]
struct Speculate {
    stays: RowSet<Inst>,
    max_cost: u32,
    max_stays: u32,
}

impl FunctionPass for Speculate {
    fn run(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let read = |knob| u32::try_from(cx.session.knobs.get(knob)).unwrap_or(0);
        self.max_cost = read(knobs::SPEC_EXEC_MAX_SPECULATION_COST);
        self.max_stays = read(knobs::SPEC_EXEC_MAX_NOT_HOISTED);
        self.stays.reset(func.num_insts());
        let mut changed = false;
        for b in func.block_order().collect::<Vec<Block>>() {
            if let Some(arm) = arm_of(func, b) {
                changed |= self.hoist(func, arm, b);
            }
        }
        Outcome::of(changed, AnalysisSet::CFG_ALL)
    }
}

/// The arm of the branch at the end of `block` whose instructions may run before it.
fn arm_of(func: &Func<'_>, block: Block) -> Option<Block> {
    let term = func.terminator(block);
    if term.is_none() || func.op(term) != Opcode::Br || func.num_operands(term) != 3 {
        return None;
    }
    let (yes, no) = (func.operand(term, 1).as_block()?, func.operand(term, 2).as_block()?);
    if yes == block || no == block || yes == no {
        return None;
    }
    let only_from_here = |b: Block| func.predecessors(b).take(2).count() == 1;
    let next = |b: Block| {
        let t = func.terminator(b);
        let mut successors = func.successors_of(t);
        match (successors.next(), successors.next()) {
            (Some(next), None) => Some(next),
            _ => None,
        }
    };
    if only_from_here(yes) && next(yes) == Some(no) {
        return Some(yes);
    }
    if only_from_here(no) && next(no) == Some(yes) {
        return Some(no);
    }
    let meet = next(no).filter(|&m| m != block && next(yes) == Some(m))?;
    if !only_from_here(yes) || !only_from_here(no) || meet == yes || meet == no {
        return None;
    }
    let is_empty = |b: Block| func.first(b) == func.terminator(b);
    if is_empty(no) {
        Some(yes)
    } else if is_empty(yes) {
        Some(no)
    } else {
        None
    }
}

/// Whether `inst` is of a kind that is worth computing in vain, and may be.
fn may_speculate(func: &Func<'_>, inst: Inst) -> bool {
    let op = func.op(inst);
    let listed = op.is_binary() && op.class() & class::TRAP == 0
        || op.is_cast()
        || matches!(
            op,
            Opcode::FNeg
                | Opcode::GetElementPtr
                | Opcode::Select
                | Opcode::ICmp
                | Opcode::FCmp
                | Opcode::Freeze
                | Opcode::ExtractElement
                | Opcode::InsertElement
                | Opcode::ShuffleVector
                | Opcode::ExtractValue
                | Opcode::InsertValue
        )
        || op == Opcode::Call
            && facts::intrinsic(func, inst).is_some()
            && !facts::call_has(func, inst, AttrKind::Convergent)
            && !facts::may_read(func, inst);
    listed && Values::new(func).is_safe_to_speculate(inst)
}

/// What computing `inst` in vain costs. On the GPU roots and quotients are routines.
fn speculation_cost(func: &FuncMut<'_>, inst: Inst) -> u32 {
    let plain = cost(func, inst, CostKind::SizeAndLatency);
    if is_for_gpu(func) { plain.max(size_and_latency(func, inst, true)) } else { plain }
}

impl Speculate {
    fn hoist(&mut self, func: &mut FuncMut<'_>, arm: Block, to: Block) -> bool {
        let (mut total, mut stay) = (0, 0);
        for i in func.block_insts(arm) {
            let needs_what_stays = func.operands(i).filter_map(Value::as_inst).any(|o| self.stays.contains(o));
            if !needs_what_stays && may_speculate(func, i) {
                total += speculation_cost(func, i);
                if total > self.max_cost {
                    return false;
                }
            } else {
                stay += 1;
                if stay > self.max_stays {
                    return false;
                }
                self.stays.insert(i);
            }
        }
        let end = func.terminator(to);
        let mut moved = false;
        let mut i = func.first(arm);
        while i.is_some() {
            let next = func.next(i);
            if !self.stays.contains(i) {
                func.move_before(i, end);
                func.set_loc(i, Md::NONE);
                drop_promises(func, i);
                moved = true;
            }
            i = next;
        }
        moved
    }
}

/// What a call promises of its arguments and result held on its own path only.
fn drop_promises(func: &mut FuncMut<'_>, inst: Inst) {
    func.clear_attachments(inst);
    if func.op(inst).is_call() {
        let own = func.attrs().list(func.call(inst).attrs).func;
        let mut row = func.call(inst).clone();
        row.attrs = func.intern_attrs(own, AttrSet::EMPTY, Vec::new());
        func.set_call(inst, row);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use warpc_exact::{Shape2, cases, check_pass};

    #[test]
    fn random_functions_are_refined() {
        check_pass(&INFO, &[], cases(400), Shape2 { size: 12, bits: 3, branches: true });
    }
}
