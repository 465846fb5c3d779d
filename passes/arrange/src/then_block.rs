//! A block that is split for instructions of it to run under a condition.

use warpc_ir::ids::*;
use warpc_ir::{Builder, FuncMut, Value};

/// What [`split_before`] made.
#[derive(Clone, Copy)]
pub(crate) struct Split {
    /// Conditional branch at the end of the block that was split.
    pub branch: Inst,
    /// Block on the way that `arm_if` takes; it ends in a branch to `tail`.
    pub arm: Block,
    /// What stood at the place of the split, and behind.
    pub tail: Block,
}

/// Splits the block of `at` before `at`. The head branches by `condition` to a new block, if that is `arm_if`, which goes on to the
/// tail, and else to the tail itself.
pub(crate) fn split_before(func: &mut FuncMut<'_>, at: Inst, condition: Value, arm_if: bool) -> Split {
    let head = func.block_of(at);
    let loc = func.loc(at);
    let tail = func.split_block(at);
    let arm = func.new_block_after(head);
    Builder { loc, ..Builder::at_end(func, arm) }.br(tail);
    let old = func.terminator(head);
    func.erase(old);
    let (yes, no) = if arm_if { (arm, tail) } else { (tail, arm) };
    let branch = Builder { loc, ..Builder::at_end(func, head) }.cond_br(condition, yes, no);
    Split { branch, arm, tail }
}
