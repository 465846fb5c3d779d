//! `dead-barrier-elim`: erases barriers of the block that order no accesses of memory.
//!
//! **When**: a barrier of all threads in a kernel, to which all threads of the block come together, before which on every path
//! there is no access since a barrier of the same number or the beginning of the kernel; or after which on every path there is none
//! up to such a barrier or the end of the kernel.
//! **How**: for each number of a barrier, a forward and then a backward walk of one bit over the blocks (`events.rs`). What is found
//! clean because of another barrier stays right when that one goes too: then it was clean as well, from further away.
//! **Invariants**: memory of other threads, calls, fences, volatile and atomic accesses, asynchronous copies, inline assembly, other
//! barriers and barriers that threads may come to apart are accesses. Control flow is untouched.
//! **Relies on**: uniformity, post-dominators. Kernels with votes or other values that are the same only for a warp are left alone.
//! **Cost**: linear in the instructions, for each number of a barrier that occurs, of which a block has 16.

use super::events::{Direction, Event, clean_ends, enters_clean, event};
use super::{Control, barriers, whole_barrier};
use warpc_analysis::AnalysisSet;
use warpc_ir::FuncMut;
use warpc_ir::cfg::Cfg;
use warpc_ir::ids::*;
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo, RemarkKind};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "dead-barrier-elim",
    summary: "erase barriers of the block that order nothing",
    level: Level::Function,
    reads: AnalysisSet::CFG.and(AnalysisSet::POSTDOM).and(AnalysisSet::UNIFORMITY),
    preserves: AnalysisSet::CFG_ALL,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[],
    idempotent: true,
    required: false,
    make: |params| {
        params.finish("dead-barrier-elim")?;
        Ok(PassBody::Function(Box::new(DeadBarriers)))
    },
};

/// Barriers that hardware has for a block.
const NUMBERS: usize = 16;

struct DeadBarriers;

impl FunctionPass for DeadBarriers {
    fn run(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let mut numbers: Vec<u64> =
            barriers(func).into_iter().filter_map(|inst| Some(whole_barrier(func, inst)?.number)).collect();
        numbers.sort_unstable();
        numbers.dedup();
        if numbers.is_empty() || numbers.len() > NUMBERS {
            return Outcome::Unchanged;
        }
        let Some(control) = Control::of_kernel(func, cx.analyses).filter(|control| !control.is_of_warps) else {
            return Outcome::Unchanged;
        };
        let cfg = cx.analyses.cfg(func);
        let mut changed = false;
        for number in numbers {
            for direction in [Direction::Forward, Direction::Backward] {
                for inst in dead(func, &cfg, number, &control, direction) {
                    cx.remark(RemarkKind::Passed, "dead-barrier-elim", "DeadBarrier", inst, || match direction {
                        Direction::Forward => "barrier erased: nothing to order since the one before",
                        Direction::Backward => "barrier erased: nothing to order up to the next one",
                    });
                    func.erase(inst);
                    changed = true;
                }
            }
        }
        Outcome::of(changed, AnalysisSet::CFG_ALL)
    }
}

/// Barriers of `number` that the state is clean at, in one direction.
fn dead(func: &FuncMut<'_>, cfg: &Cfg, number: u64, control: &Control, direction: Direction) -> Vec<Inst> {
    let ends = clean_ends(func, cfg, number, control, direction);
    let mut dead = Vec::new();
    let mut insts: Vec<Inst> = Vec::new();
    for &block in cfg.rpo() {
        let mut clean = enters_clean(cfg, block, &ends, direction, func);
        insts.clear();
        insts.extend(func.block_insts(block));
        if direction == Direction::Backward {
            insts.reverse();
        }
        for &inst in &insts {
            match event(func, inst, number, control) {
                Some(Event::Barrier) if clean => dead.push(inst),
                Some(Event::Barrier) => clean = true,
                Some(Event::Access) => clean = false,
                None => {}
            }
        }
    }
    dead
}
