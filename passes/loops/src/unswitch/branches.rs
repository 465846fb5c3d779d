//! Selects and guards as branches, to be unswitched as such. Loops are kept, dominators are not.

use warpc_ir::ids::*;
use warpc_ir::loop_hints::{branch_weights, set_branch_weights};
use warpc_ir::{Builder, FuncMut, Value};
use warpc_phase::LoopCx;

/// Makes a branch and a phi of `select`. Returns the branch.
pub fn of_select(func: &mut FuncMut<'_>, cx: &mut LoopCx<'_>, select: Inst) -> Inst {
    let [condition, on_true, on_false] = [0, 1, 2].map(|index| func.operand(select, index));
    let head = func.block_of(select);
    let loc = func.loc(select);
    let tail = func.split_block(select);
    let then = func.new_block_after(head);
    let own = cx.loops.of(head);
    for block in [then, tail] {
        cx.loops.add_block(block, own);
    }
    let jump = Builder::at_end(func, then).br(tail);
    func.set_loc(jump, loc);
    let branch = branch_at_end(func, head, select, condition, [then, tail]);

    let phi = func.new_phi(tail, func.ty(select));
    func.set_name(phi.into(), b"unswitched.select");
    func.add_incoming(phi, on_true, then);
    func.add_incoming(phi, on_false, head);
    func.set_loc(phi, loc);
    func.replace_and_erase(select, phi.into());
    branch
}

/// How often a guard holds for each time that it fails.
const HOLDS: u32 = (1 << 20) - 1;

/// Makes a branch of `guard`: behind it, the guard itself, which fails. Returns the branch.
pub fn of_guard(func: &mut FuncMut<'_>, cx: &mut LoopCx<'_>, guard: Inst) -> Inst {
    let condition = func.operand(guard, 0);
    let head = func.block_of(guard);
    let guarded = func.split_block(guard);
    let deopt = func.new_block_after(head);
    func.set_name(Value::block(guarded), b"guarded");
    func.set_name(Value::block(deopt), b"deopt");
    let own = cx.loops.of(head);
    cx.loops.add_block(guarded, own);
    let branch = branch_at_end(func, head, guard, condition, [guarded, deopt]);
    func.move_to_end(guard, deopt);
    let never = func.consts_mut().add_int(Type::I1, 1, 0);
    func.set_operand(guard, 0, never);
    Builder::at_end(func, deopt).unreachable();
    if branch_weights(func, branch).is_none() {
        set_branch_weights(func, branch, &[HOLDS, 1]);
    }
    branch
}

/// Ends `head` in a branch, with the location and the weights of `of`.
fn branch_at_end(func: &mut FuncMut<'_>, head: Block, of: Inst, condition: Value, to: [Block; 2]) -> Inst {
    let jump = func.terminator(head);
    func.erase(jump);
    let branch = Builder::at_end(func, head).cond_br(condition, to[0], to[1]);
    func.set_loc(branch, func.loc(of));
    if let Some(kind) = func.ctx().tables.strings.find(b"prof")
        && let Some(node) = func.attachment(of, kind)
    {
        func.set_attachment(branch, kind, node);
    }
    branch
}
