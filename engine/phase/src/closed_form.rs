//! What is left of a nest of loop passes that changed nothing.
//!
//! The implicit rows in front of a nest bring its loops into canonical form: preheaders and exit blocks, and a phi for every value
//! that leaves a loop (`lcssa`). Blocks stay. Phis hide values from the passes behind the nest, which remove them one by one, so that
//! the function is another one after each nest although nothing happened, and no pass that follows can be skipped. Where the rows
//! of a pipeline ask for [tracking](crate::dependences), the phis are taken back when no pass of the nest changed the function.
//!
//! **Invariants**: rows are appended only, so the phis are the rows behind those that there were; each stands for one value, which
//! is found through its incoming values. Where a block is not reached, closing loops has made poison of uses there: then nothing
//! is taken back. **Cost**: linear in the phis.

use crate::slot::Slot;
use crate::stage::{FunctionLog, StageCx};
use warpc_analysis::{Analyses, AnalysisSet};
use warpc_ir::ids::Inst;
use warpc_ir::{FuncMut, Opcode, Value};

/// The function before the last implicit row of a nest.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct ClosedForm {
    /// Number of the nest; 0 for none.
    nest: u32,
    /// Rows of instructions there were.
    insts: usize,
    generation: u32,
}

impl ClosedForm {
    /// Notes how the function stands before an implicit row of `nest`.
    pub(super) fn note(&mut self, nest: u32, insts: usize, generation: u32) {
        *self = ClosedForm { nest, insts, generation };
    }
    /// Whether it was noted for `nest`.
    pub(super) fn is_of(&self, nest: u32) -> bool {
        self.nest == nest
    }
}

impl Slot {
    /// Whether the nest that the implicit row `row` belongs to will be skipped, which is counted for the row. `end`: of the stage.
    pub(super) fn skips_nest(&mut self, cx: &StageCx, row: usize, end: usize, log: &mut FunctionLog) -> bool {
        let rows = &cx.pipeline.rows()[..end];
        let nest = rows[row].loop_nest;
        let Some(first) = (row..end).find(|&r| !rows[r].implicit || rows[r].loop_nest != nest) else { return false };
        let column = cx.pipeline.columns().of_function_row(first).filter(|_| cx.skips && rows[first].loop_nest == nest);
        let is_skipped = column.is_some_and(|column| log.stamps.is_current(column));
        if is_skipped && let Some(stat) = log.stats.get_mut(row - cx.rows.0) {
            stat.skipped += 1;
        }
        is_skipped
    }

    /// Takes back the phis of `form`, behind a nest that changed nothing.
    pub(super) fn take_back(&mut self, form: &ClosedForm, log: &mut FunctionLog) {
        if log.stamps.generation() == form.generation {
            return;
        }
        let taken = self.edit(|f, state| take_back(f, &mut state.analyses, form.insts));
        if taken {
            log.stamps.return_to(form.generation);
        }
    }
}

/// Takes back what `lcssa` did to a function that had `first` rows of instructions before it, if nothing else was done since and
/// it can be taken back. Returns whether it was. Graph, dominators, loops and memory SSA stay valid, nothing else does.
pub fn take_back(func: &mut FuncMut<'_>, analyses: &mut Analyses, first: usize) -> bool {
    let is_reached = analyses.cfg(func).rpo().len() == func.block_order().count();
    if is_reached {
        open(func, first);
        analyses.invalidate(AnalysisSet::CFG_ALL.and(AnalysisSet::MEMSSA));
    }
    is_reached
}

/// Erases the phis from row `first` on, each of which stands for one older value.
fn open(func: &mut FuncMut<'_>, first: usize) {
    for row in first..func.num_insts() {
        let phi = Inst::new(row);
        if func.is_dead(phi) {
            continue;
        }
        debug_assert!(func.op(phi) == Opcode::Phi, "a nest that changed nothing added more than phis");
        let value = stands_for(func, phi, first);
        func.replace_all_uses(phi.into(), value);
        func.erase(phi);
    }
}

/// The value from before row `first` that `phi` stands for. Phis may stand for it through each other, in circles where loops do.
fn stands_for(func: &FuncMut<'_>, phi: Inst, first: usize) -> Value {
    let is_new = |value: &Value| value.as_inst().is_some_and(|inst| inst.index() >= first);
    let (mut work, mut next) = (vec![phi], 0);
    while let Some(&at) = work.get(next) {
        next += 1;
        for (value, _) in func.phi_pairs(at) {
            match value.as_inst().filter(|_| is_new(&value)) {
                None => return value,
                Some(inst) if !work.contains(&inst) => work.push(inst),
                Some(_) => {}
            }
        }
    }
    unreachable!("a phi that closes a loop stands for a value of the loop")
}
