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
pub fn fuse(f: &mut FuncMut<'_>, plan: &Plan) {
    let (first, second) = (&plan.first, &plan.second);
    for &inst in &plan.hoisted {
        let end = f.terminator(first.preheader);
        f.move_before(inst, end);
    }
    let mut at = f.first_non_phi(second.exit);
    for &inst in plan.sunk.iter().rev() {
        match f.op(inst) {
            Opcode::Phi => {
                let first = f.first(second.exit);
                f.move_before(inst, first);
                f.set_operand(inst, 1, Value::block(second.latch));
            }
            _ => {
                f.move_before(inst, at);
                at = inst;
            }
        }
    }
    let mut dead = vec![second.preheader];
    if let (Some(one), Some(other)) = (first.guard, second.guard) {
        let at = f.first_non_phi(second.exit);
        move_all(f, first.exit, at);
        let branch = f.terminator(one.block);
        move_all(f, other.block, branch);
        f.replace_phi_block(other.around, other.block, one.block);
        redirect(f, branch, one.around, other.around);
        dead.extend([first.exit, other.block]);
    }
    f.replace_phi_block(second.header, second.preheader, first.preheader);
    f.replace_phi_block(first.header, first.latch, second.latch);
    let phis: Vec<Inst> = f.block_insts(second.header).take_while(|&inst| f.op(inst) == Opcode::Phi).collect();
    for phi in phis {
        if f.is_unused(phi.into()) {
            f.erase(phi);
        } else {
            let at = f.first_non_phi(first.header);
            f.move_before(phi, at);
        }
    }
    let at = f.first_non_phi(second.latch);
    for &inst in &plan.lowered {
        f.move_before(inst, at);
    }
    let end = f.terminator(first.latch);
    let loc = f.loc(end);
    f.erase(end);
    let jump = Builder::at_end(f, first.latch).br(second.header);
    f.set_loc(jump, loc);
    let back = f.terminator(second.latch);
    redirect(f, back, second.header, first.header);
    // Pairs of the phis moved with these, so the blocks have no edge to lose.
    for &block in &dead {
        f.erase_block_contents(block);
    }
    for &block in &dead {
        f.erase_block(block);
    }
    f.merge_into_predecessor(second.header, first.latch);
}

/// Moves all instructions of `from` but its terminator before `at`.
fn move_all(f: &mut FuncMut<'_>, from: Block, at: Inst) {
    let end = f.terminator(from);
    let insts: Vec<Inst> = f.block_insts(from).filter(|&inst| inst != end).collect();
    insts.into_iter().for_each(|inst| f.move_before(inst, at));
}

/// Iterations peeled from `peeled` are not its last, so none of them leads to its exit.
pub fn seal(f: &mut FuncMut<'_>, peeled: &Candidate) {
    let copies: Vec<Block> = f.predecessors(peeled.exit).filter(|&block| block != peeled.latch).collect();
    for block in copies {
        let Some(stay) = f.successors(block).find(|&next| next != peeled.exit) else { continue };
        f.fold_terminator_to(block, stay);
    }
}
