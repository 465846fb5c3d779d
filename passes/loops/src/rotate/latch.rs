//! The latch before rotation: a latch that only steps the induction variable moves into the exiting block before it.
//!
//! ```text
//!   last_exit:  br %c, label %latch, label %exit        last_exit:  %i.next = add %i, 1
//!   latch:      %i.next = add %i, 1               ->                br %c, label %header, label %exit
//!               br label %header
//! ```
//! The loop is then in rotated form without a copy of its header.

use warpc_analysis::Loops;
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::{FuncMut, Opcode, Value};

use warpc_scalar::simplify::Simplifier;

/// Moves the latch of `loop_id` into its only predecessor, an exiting block, where its code may run without need. The node of the
/// loop's metadata is the caller's to put back. Returns whether it did.
pub fn simplify_latch(f: &mut FuncMut<'_>, loops: &mut Loops, dom: &mut DomTree, loop_id: Loop) -> bool {
    let Some(latch) = loops.latch(f, loop_id) else { return false };
    let jump = f.terminator(latch);
    if f.op(jump) != Opcode::Br || f.num_operands(jump) != 1 || latch == loops.header(loop_id) {
        return false;
    }
    let Some(last_exit) = f.single_predecessor(latch) else { return false };
    let branch = f.terminator(last_exit);
    let leaves = f.successors(last_exit).any(|s| !loops.contains(loop_id, s));
    if !leaves
        || f.op(branch) != Opcode::Br
        || loops.of(last_exit) != loop_id
        || !may_run_always(f, loops, loop_id, latch)
    {
        return false;
    }
    // Phis have one incoming edge: they are their values.
    while let Some(phi) = f.first(latch).get().filter(|&i| f.op(i) == Opcode::Phi) {
        let value = f.phi_incoming(phi, 0).0;
        f.replace_and_erase(phi, value);
    }
    f.erase(jump);
    f.splice_before(latch, branch);
    f.renumber_block(last_exit);
    let slot = (1..3).find(|&k| f.operand(branch, k) == Value::block(latch)).expect("the edge to the latch");
    let header = loops.header(loop_id);
    f.set_operand(branch, slot, Value::block(header));
    f.replace_phi_block(header, latch, last_exit);
    loops.remove_block(latch);
    dom.remove_block(latch);
    f.erase_block(latch);
    true
}

/// Whether the code of `latch` is at most one step of a variable by a constant, and conversions, all without risk.
fn may_run_always(f: &mut FuncMut<'_>, loops: &Loops, loop_id: Loop, latch: Block) -> bool {
    let exits = loops.blocks(loop_id).iter().filter(|&&b| f.successors(b).any(|s| !loops.contains(loop_id, s))).count();
    let list: Vec<Inst> = f.block_insts(latch).filter(|&i| !f.op(i).is_terminator()).collect();
    let mut stepped = false;
    for i in list {
        if f.op(i) == Opcode::Phi {
            continue;
        }
        if !Simplifier::new(f).values().is_safe_to_speculate(i) {
            return false;
        }
        match f.op(i) {
            Opcode::Trunc | Opcode::ZExt | Opcode::SExt => continue,
            Opcode::GetElementPtr if !(1..f.num_operands(i)).all(|k| f.operand(i, k).is_constant()) => return false,
            Opcode::GetElementPtr
            | Opcode::Add
            | Opcode::Sub
            | Opcode::And
            | Opcode::Or
            | Opcode::Xor
            | Opcode::Shl
            | Opcode::LShr
            | Opcode::AShr => {}
            _ => return false,
        }
        let variable = [0, 1].into_iter().map(|k| f.operand(i, k)).find(|v| !v.is_constant());
        let Some(variable) = variable else { return false };
        // A variable that is needed behind the loop would stay live beside its step.
        if exits > 1 && f.uses(variable).any(|u| !loops.contains(loop_id, f.block_of(f.user(u)))) {
            return false;
        }
        if std::mem::replace(&mut stepped, true) {
            return false;
        }
    }
    true
}
