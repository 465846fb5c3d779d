//! `loop-instsimplify`: instructions of a loop that equal values at hand become these, and what is dead goes.
//!
//! **When**: all instructions of the loop and of those inside it, in reverse post-order; then those again that use what changed, from the
//! phis on that were met before their operands changed, until nothing does.
//! **Invariants**: a value is used only where LCSSA form stays; blocks and edges stay; memory SSA is edited along. Nothing moves, so
//! that barriers and convergent calls are as they were. **Cost**: linear in the loop, and in what changes.
//! **Source**: LLVM's pass of this name.

use crate::region::{Columns, Region};
use crate::rotate::stays_closed;
use warpc_analysis::memssa::MemorySsa;
use warpc_analysis::{AnalysisSet, facts};
use warpc_columns::RowSet;
use warpc_ir::ids::*;
use warpc_ir::{FuncMut, Opcode, Value};
use warpc_phase::{Level, LoopCx, LoopOutcome, LoopPass, Outcome, PassBody, PassInfo};
use warpc_scalar::simplify::{Context, Simplifier};

const NAME: &str = "loop-instsimplify";

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: NAME,
    summary: "replace instructions of loops by values at hand",
    level: Level::Loop,
    reads: AnalysisSet::DOM.and(AnalysisSet::LOOPS).and(AnalysisSet::ASSUMPTIONS),
    preserves: AnalysisSet::CFG_ALL.and(AnalysisSet::MEMSSA).and(AnalysisSet::ASSUMPTIONS),
    columns: warpc_ir::column_sets::ERASE,
    knobs: &[],
    idempotent: false,
    required: false,
    make: |params| {
        params.finish(NAME)?;
        Ok(PassBody::Loop(Box::<LoopInstSimplify>::default()))
    },
};

#[derive(Default)]
struct LoopInstSimplify {
    columns: Columns,
    /// Instructions to look at in this round and the next.
    now: RowSet<Inst>,
    next: RowSet<Inst>,
    /// Phis that this round met.
    met: RowSet<Inst>,
}

impl LoopPass for LoopInstSimplify {
    fn run(&mut self, func: &mut FuncMut<'_>, loop_id: Loop, cx: &mut LoopCx<'_>) -> LoopOutcome {
        let known = cx.assumptions(func);
        let mut memory_ssa = cx.take_memssa(func);
        let region = Region::new(func, cx.loops, loop_id, std::mem::take(&mut self.columns));
        for set in [&mut self.now, &mut self.next, &mut self.met] {
            set.reset(func.num_insts());
        }
        let mut dead = Vec::new();
        let mut changed = false;
        let mut first = true;
        loop {
            let mut again = false;
            for &b in &region.order {
                let mut at = func.first(b);
                while let Some(i) = at.get() {
                    at = func.next(i);
                    if func.op(i) == Opcode::Phi {
                        self.met.insert(i);
                    }
                    if func.is_unused(i.into()) {
                        dead.extend(facts::is_trivially_dead(func, i).then_some(i));
                        continue;
                    }
                    if !first && !self.now.contains(i) {
                        continue;
                    }
                    let context = Context { dom: Some(cx.dom), assumptions: Some(&known), at: i, memo: None };
                    let found = Simplifier::with(func, context).inst(i);
                    let Some(value) = found.filter(|&v| stays_closed(func, cx.loops, v, b)) else { continue };
                    for user in users(func, i) {
                        if func.op(user) == Opcode::Phi && self.met.contains(user) {
                            again |= cx.dom.is_reachable(func.block_of(user)) && region.contains(func.block_of(user));
                            self.next.insert(user);
                        } else if !first {
                            self.now.insert(user);
                        }
                    }
                    func.replace_all_uses(i.into(), value);
                    dead.extend(facts::is_trivially_dead(func, i).then_some(i));
                    changed = true;
                }
            }
            changed |= erase_dead(func, memory_ssa.as_mut(), &mut dead);
            if !again {
                break;
            }
            first = false;
            std::mem::swap(&mut self.now, &mut self.next);
            self.next.reset(func.num_insts());
            self.met.reset(func.num_insts());
        }
        self.columns = region.into_columns();
        // Outside of a nest with memory SSA, one that somebody computed before is not edited along.
        let mut preserved = AnalysisSet::CFG_ALL.and(AnalysisSet::ASSUMPTIONS);
        if changed {
            // Conditions speak of other values now.
            cx.leaves_incomplete(AnalysisSet::ASSUMPTIONS);
        }
        if let Some(memory_ssa) = memory_ssa {
            cx.put_memssa(func, memory_ssa.into());
            preserved = preserved.and(AnalysisSet::MEMSSA);
        }
        Outcome::of(changed, preserved)
    }
}

fn users(func: &FuncMut<'_>, inst: Inst) -> Vec<Inst> {
    func.uses(Value::inst(inst)).map(|u| func.user(u)).collect()
}

/// Erases what is in `dead`, and what is dead then. Whether there was any.
pub fn erase_dead(func: &mut FuncMut<'_>, mut memory_ssa: Option<&mut MemorySsa>, dead: &mut Vec<Inst>) -> bool {
    let mut any = false;
    while let Some(i) = dead.pop() {
        if func.is_dead(i) || !facts::is_trivially_dead(func, i) {
            continue;
        }
        any = true;
        let operands: Vec<Inst> = func.operands(i).filter_map(|v| v.as_inst()).collect();
        if let Some(memory_ssa) = memory_ssa.as_deref_mut() {
            memory_ssa.remove(i);
        }
        func.erase(i);
        dead.extend(operands);
    }
    any
}
