//! What is between barriers: accesses of memory that other threads may see, and other barriers, as facts of blocks that flow
//! along edges.
//!
//! Forward, a place is *clean* if on every path to it the last event is a barrier of the number at hand that all threads come to
//! together, or there is none since the beginning of the kernel. Backward, if on every path from it the next event is such a
//! barrier, or the kernel ends without one. Both are greatest fixed points; every block changes at most once.

use super::{Barrier, Control, whole_barrier};
use warpc_analysis::facts::{self, intrinsic};
use warpc_columns::RowSet;
use warpc_ir::Func;
use warpc_ir::attrs::MemoryEffects;
use warpc_ir::cfg::Cfg;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::opcode::{Opcode, class, flags};

/// What an instruction is to barriers of one number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Event {
    /// A barrier of this number that all threads come to together.
    Barrier,
    /// Something that a barrier may order, or that nothing is known of.
    Access,
}

/// The event that `inst` is, if it is one.
pub(super) fn event(func: &Func<'_>, inst: Inst, number: u64, control: &Control) -> Option<Event> {
    match whole_barrier(func, inst) {
        Some(Barrier { number: own, .. }) if own == number && control.is_together(func.block_of(inst)) => {
            Some(Event::Barrier)
        }
        Some(_) => Some(Event::Access),
        None => is_access(func, inst).then_some(Event::Access),
    }
}

/// Spaces that no other thread writes: constant memory, the stack, parameters of the kernel.
const PRIVATE_SPACES: [u32; 3] = [4, 5, 101];
/// Steps to the object that an address is in.
const STEPS: u32 = 8;

/// Whether `inst` may read or write memory that other threads may access, or does what nothing is known of.
pub(super) fn is_access(func: &Func<'_>, inst: Inst) -> bool {
    let address = match func.op(inst) {
        Opcode::Load => func.operand(inst, 0),
        Opcode::Store => func.operand(inst, 1),
        op if op.is_call() => return is_accessing_call(func, inst),
        op => return op.class() & (class::READ | class::WRITE) != 0,
    };
    if func.flags(inst) & flags::VOLATILE != 0 || !facts::is_unordered(func, inst) {
        return true;
    }
    if func.types().addrspace(func.type_of(address)).is_some_and(|space| PRIVATE_SPACES.contains(&space)) {
        return false;
    }
    let object = facts::underlying_object(func, address, STEPS).as_inst();
    object.is_none_or(|object| func.op(object) != Opcode::Alloca)
}

fn is_accessing_call(func: &Func<'_>, inst: Inst) -> bool {
    match intrinsic(func, inst) {
        Some(id::ASSUME | id::LIFETIME_START | id::LIFETIME_END | id::EXPERIMENTAL_NOALIAS_SCOPE_DECL) => false,
        Some(_) => facts::call_memory(func, inst) != MemoryEffects::NONE,
        None => true,
    }
}

/// What a direction starts at and goes along.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Direction {
    /// With the execution.
    Forward,
    /// Against it.
    Backward,
}

/// The blocks at whose end, in this direction, the state is clean.
pub(super) fn clean_ends(
    func: &Func<'_>,
    cfg: &Cfg,
    number: u64,
    control: &Control,
    direction: Direction,
) -> RowSet<Block> {
    let mut clean = RowSet::new(cfg.rows());
    // The last event of each block in this direction; all blocks without one pass on what comes in.
    let mut passes_on = RowSet::new(cfg.rows());
    for &block in cfg.rpo() {
        let mut last = None;
        for inst in func.block_insts(block) {
            let own = event(func, inst, number, control);
            last = if direction == Direction::Forward || last.is_none() { own.or(last) } else { last };
        }
        if last != Some(Event::Access) {
            clean.insert(block);
        }
        if last.is_none() {
            passes_on.insert(block);
        }
    }
    let mut dirty: Vec<Block> = cfg.rpo().iter().copied().filter(|&block| !clean.contains(block)).collect();
    if direction == Direction::Backward {
        // Where a path ends otherwise than by a return, nothing is known of what comes.
        let ends = |block: Block| cfg.succs(block).is_empty() && func.op(func.terminator(block)) != Opcode::Ret;
        for &block in cfg.rpo().iter().filter(|&&block| ends(block) && passes_on.contains(block)) {
            clean.remove(block);
            dirty.push(block);
        }
    }
    while let Some(block) = dirty.pop() {
        let next = if direction == Direction::Forward { cfg.succs(block) } else { cfg.preds(block) };
        for &next in next {
            if passes_on.contains(next) && clean.contains(next) {
                clean.remove(next);
                dirty.push(next);
            }
        }
    }
    clean
}

/// Whether the state is clean where `block` is entered in this direction.
pub(super) fn enters_clean(
    cfg: &Cfg,
    block: Block,
    clean: &RowSet<Block>,
    direction: Direction,
    func: &Func<'_>,
) -> bool {
    let from = match direction {
        Direction::Forward => cfg.preds(block),
        Direction::Backward => cfg.succs(block),
    };
    let starts = match direction {
        Direction::Forward => true,
        Direction::Backward => !from.is_empty() || func.op(func.terminator(block)) == Opcode::Ret,
    };
    starts && from.iter().filter(|&&block| cfg.is_reachable(block)).all(|&block| clean.contains(block))
}
