//! The edit that makes one loop of two.
//!
//! ```text
//!   preheader -> first header .. first latch -> exit = preheader of the second -> second header .. second latch -> exit
//!   preheader -> first header .. first latch -> second header .. second latch -> exit
//!                     ^------------------------------------------------'
//! ```
//! The first latch becomes one block with the second header. Where both loops are guarded, the guard of the first leads around both, and what
//! stands at its exit moves behind the second loop. **Cost**: what moves, and the phis of the headers and of where the guards lead.

use super::candidate::Candidate;
use super::legality::Plan;
use crate::split::redirect;
use warpc_ir::ids::*;
use warpc_ir::{Builder, FuncMut, Opcode, Value};

/// Fuses the loops of `plan`.
pub fn fuse(func: &mut FuncMut<'_>, plan: &Plan) {
    let (first, second) = (&plan.first, &plan.second);
    for &inst in &plan.hoisted {
        let end = func.terminator(first.preheader);
        func.move_before(inst, end);
    }
    let mut at = func.first_non_phi(second.exit);
    for &inst in plan.sunk.iter().rev() {
        match func.op(inst) {
            Opcode::Phi => {
                let first = func.first(second.exit);
                func.move_before(inst, first);
                func.set_operand(inst, 1, Value::block(second.latch));
            }
            _ => {
                func.move_before(inst, at);
                at = inst;
            }
        }
    }
    let mut dead = vec![second.preheader];
    if let (Some(one), Some(other)) = (first.guard, second.guard) {
        let at = func.first_non_phi(second.exit);
        move_all(func, first.exit, at);
        let branch = func.terminator(one.block);
        move_all(func, other.block, branch);
        func.replace_phi_block(other.around, other.block, one.block);
        redirect(func, branch, one.around, other.around);
        dead.extend([first.exit, other.block]);
    }
    func.replace_phi_block(second.header, second.preheader, first.preheader);
    func.replace_phi_block(first.header, first.latch, second.latch);
    let phis: Vec<Inst> = func.block_insts(second.header).take_while(|&inst| func.op(inst) == Opcode::Phi).collect();
    for phi in phis {
        if func.is_unused(phi.into()) {
            func.erase(phi);
        } else {
            let at = func.first_non_phi(first.header);
            func.move_before(phi, at);
        }
    }
    let at = func.first_non_phi(second.latch);
    for &inst in &plan.lowered {
        func.move_before(inst, at);
    }
    let end = func.terminator(first.latch);
    let loc = func.loc(end);
    func.erase(end);
    let jump = Builder::at_end(func, first.latch).br(second.header);
    func.set_loc(jump, loc);
    let back = func.terminator(second.latch);
    redirect(func, back, second.header, first.header);
    // Pairs of the phis moved with these, so the blocks have no edge to lose.
    for &block in &dead {
        func.erase_block_contents(block);
    }
    for &block in &dead {
        func.erase_block(block);
    }
    func.merge_into_predecessor(second.header, first.latch);
}

/// Moves all instructions of `from` but its terminator before `at`.
fn move_all(func: &mut FuncMut<'_>, from: Block, at: Inst) {
    let end = func.terminator(from);
    let insts: Vec<Inst> = func.block_insts(from).filter(|&inst| inst != end).collect();
    insts.into_iter().for_each(|inst| func.move_before(inst, at));
}

/// Iterations peeled from `peeled` are not its last, so none of them leads to its exit.
pub fn seal(func: &mut FuncMut<'_>, peeled: &Candidate) {
    let copies: Vec<Block> = func.predecessors(peeled.exit).filter(|&block| block != peeled.latch).collect();
    for block in copies {
        let Some(stay) = func.successors(block).find(|&next| next != peeled.exit) else { continue };
        func.fold_terminator_to(block, stay);
    }
}
