//! `barrier-opt`: barriers, warp barriers and fences that others make needless.
//!
//! | goes | when |
//! |---|---|
//! | a barrier of the block | all threads come to it together, and no access above it conflicts with one below: both only read, or they touch different memory. Above and below reach to the next such barriers, over the back edges of loops too (`hazards.rs`) |
//! | `bar.warp.sync(m)` | with no access between, behind another of the same mask or a barrier of the block, or before a barrier that threads need not come to aligned |
//! | `membar.cta` | with no access between, beside a barrier of the whole block |
//! | a `membar` | with no access between, beside one of a scope as wide |
//!
//! **How**: one barrier of the block at a time goes, and what is touched is found again, for what it ordered is ordered by its
//! neighbours now; at most `barrier-opt-limit` go. The others are found in one walk over each block.
//! **Invariants**: volatile and atomic accesses, calls, fences, copies and inline assembly conflict with all memory, so what a flag or
//! another block of the grid may see stays ordered. Barriers that threads may come to apart stay. Control flow is untouched.
//! **Relies on**: uniformity, post-dominators; variables of shared memory do not overlap, nor does shared memory with global memory.
//! **Cost**: linear for each barrier of the block that goes, and once more.

use super::events::is_access;
use super::hazards::Hazards;
use super::{Control, barriers, whole_barrier};
use crate::knobs;
use warpc_analysis::AnalysisSet;
use warpc_analysis::facts::intrinsic;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::{Func, FuncMut};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo, RemarkKind};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "barrier-opt",
    summary: "erase barriers and fences that others make needless",
    level: Level::Function,
    reads: AnalysisSet::CFG.and(AnalysisSet::POSTDOM).and(AnalysisSet::UNIFORMITY),
    preserves: AnalysisSet::CFG_ALL,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[knobs::BARRIER_OPT],
    idempotent: false,
    required: false,
    make: |params| {
        params.finish("barrier-opt")?;
        Ok(PassBody::Function(Box::new(BarrierOpt)))
    },
};

struct BarrierOpt;

impl FunctionPass for BarrierOpt {
    fn run(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let mut changed = neighbours(func, cx);
        let mut left = usize::try_from(cx.session.knobs.get(knobs::BARRIER_OPT_LIMIT)).unwrap_or(usize::MAX);
        let has_whole = || barriers(func).into_iter().any(|inst| whole_barrier(func, inst).is_some());
        if left > 0
            && has_whole()
            && let Some(control) = Control::of_kernel(func, cx.analyses).filter(|control| !control.is_of_warps)
        {
            let cfg = cx.analyses.cfg(func);
            let mut hazards = Hazards::new(func, &cfg, &control);
            while left > 0 {
                hazards.solve(func);
                let Some(barrier) = hazards.needless(func) else { break };
                cx.remark(
                    RemarkKind::Passed,
                    "barrier-opt",
                    "NeedlessBarrier",
                    barrier,
                    || "barrier erased: no access above it conflicts with one below",
                );
                func.erase(barrier);
                changed = true;
                left -= 1;
            }
        }
        Outcome::of(changed, AnalysisSet::CFG_ALL)
    }
}

/// What orders accesses of memory of other threads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Order {
    /// A barrier of all threads of a block.
    Block,
    /// A barrier of these threads of a warp.
    Warp(warpc_ir::Value),
    /// A fence: 0 for a block, 1 for the device, 2 for the system.
    Fence(u8),
}

fn order_of(func: &Func<'_>, inst: Inst) -> Option<Order> {
    if whole_barrier(func, inst).is_some() {
        return Some(Order::Block);
    }
    if func.op(inst) != warpc_ir::Opcode::Call {
        return None;
    }
    match intrinsic(func, inst)? {
        id::NVVM_BAR_WARP_SYNC => Some(Order::Warp(func.operand(inst, 0))),
        id::NVVM_MEMBAR_CTA => Some(Order::Fence(0)),
        id::NVVM_MEMBAR_GL => Some(Order::Fence(1)),
        id::NVVM_MEMBAR_SYS => Some(Order::Fence(2)),
        _ => None,
    }
}

/// Erases what the one before or behind it in its block makes needless. Returns whether anything went.
fn neighbours(func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> bool {
    let blocks: Vec<Block> = func.block_order().collect();
    let mut changed = false;
    for block in blocks {
        // The last barrier or fence, with no access since.
        let mut last: Option<(Inst, Order)> = None;
        let mut inst = func.first(block);
        while inst.is_some() {
            let next = func.next(inst);
            match order_of(func, inst) {
                Some(order) => match last.and_then(|(before, of)| Some((before, needless(func, of, inst, order)?))) {
                    Some((before, Needless::Former)) => {
                        erase(func, cx, before);
                        changed = true;
                        last = Some((inst, order));
                    }
                    Some((_, Needless::Latter)) => {
                        erase(func, cx, inst);
                        changed = true;
                    }
                    None => last = Some((inst, order)),
                },
                None if is_access(func, inst) => last = None,
                None => {}
            }
            inst = next;
        }
    }
    changed
}

fn erase(func: &mut FuncMut<'_>, cx: &mut PassCx<'_>, inst: Inst) {
    cx.remark(RemarkKind::Passed, "barrier-opt", "NeedlessNeighbour", inst, || "erased: its neighbour orders as much");
    func.erase(inst);
}

/// One of two neighbours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Needless {
    Former,
    Latter,
}

/// Which of two neighbours the other makes needless, if one.
fn needless(func: &Func<'_>, first: Order, latter: Inst, second: Order) -> Option<Needless> {
    let is_aligned = |inst: Inst| whole_barrier(func, inst).is_some_and(|barrier| barrier.is_aligned);
    match (first, second) {
        (Order::Warp(mask), Order::Warp(other)) => (mask == other).then_some(Needless::Latter),
        (Order::Block, Order::Warp(_)) => Some(Needless::Latter),
        // An aligned barrier asks that the threads of a warp come together, which the one before may have seen to.
        (Order::Warp(_), Order::Block) => (!is_aligned(latter)).then_some(Needless::Former),
        (Order::Fence(0), Order::Block) => Some(Needless::Former),
        (Order::Block, Order::Fence(0)) => Some(Needless::Latter),
        (Order::Fence(scope), Order::Fence(other)) if scope >= other => Some(Needless::Latter),
        (Order::Fence(_), Order::Fence(_)) => Some(Needless::Former),
        _ => None,
    }
}
