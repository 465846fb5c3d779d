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
pub fn simplify_latch(func: &mut FuncMut<'_>, loops: &mut Loops, dom: &mut DomTree, loop_id: Loop) -> bool {
    let Some(latch) = loops.latch(func, loop_id) else { return false };
    let jump = func.terminator(latch);
    if func.op(jump) != Opcode::Br || func.num_operands(jump) != 1 || latch == loops.header(loop_id) {
        return false;
    }
    let Some(last_exit) = func.single_predecessor(latch) else { return false };
    let branch = func.terminator(last_exit);
    let leaves = func.successors(last_exit).any(|s| !loops.contains(loop_id, s));
    if !leaves
        || func.op(branch) != Opcode::Br
        || loops.of(last_exit) != loop_id
        || !may_run_always(func, loops, loop_id, latch)
    {
        return false;
    }
    // Phis have one incoming edge: they are their values.
    while let Some(phi) = func.first(latch).get().filter(|&i| func.op(i) == Opcode::Phi) {
        let value = func.phi_incoming(phi, 0).0;
        func.replace_and_erase(phi, value);
    }
    func.erase(jump);
    func.splice_before(latch, branch);
    func.renumber_block(last_exit);
    let slot = (1..3).find(|&k| func.operand(branch, k) == Value::block(latch)).expect("the edge to the latch");
    let header = loops.header(loop_id);
    func.set_operand(branch, slot, Value::block(header));
    func.replace_phi_block(header, latch, last_exit);
    loops.remove_block(latch);
    dom.remove_block(latch);
    func.erase_block(latch);
    true
}

/// Whether the code of `latch` is at most one step of a variable by a constant, and conversions, all without risk.
fn may_run_always(func: &mut FuncMut<'_>, loops: &Loops, loop_id: Loop, latch: Block) -> bool {
    let exits =
        loops.blocks(loop_id).iter().filter(|&&b| func.successors(b).any(|s| !loops.contains(loop_id, s))).count();
    let list: Vec<Inst> = func.block_insts(latch).filter(|&i| !func.op(i).is_terminator()).collect();
    let mut stepped = false;
    for i in list {
        if func.op(i) == Opcode::Phi {
            continue;
        }
        if !Simplifier::new(func).values().is_safe_to_speculate(i) {
            return false;
        }
        match func.op(i) {
            Opcode::Trunc | Opcode::ZExt | Opcode::SExt => continue,
            Opcode::GetElementPtr if !(1..func.num_operands(i)).all(|k| func.operand(i, k).is_constant()) => {
                return false;
            }
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
        let variable = [0, 1].into_iter().map(|k| func.operand(i, k)).find(|v| !v.is_constant());
        let Some(variable) = variable else { return false };
        // A variable that is needed behind the loop would stay live beside its step.
        if exits > 1 && func.uses(variable).any(|u| !loops.contains(loop_id, func.block_of(func.user(u)))) {
            return false;
        }
        if std::mem::replace(&mut stepped, true) {
            return false;
        }
    }
    true
}
