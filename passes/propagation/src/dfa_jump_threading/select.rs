//! Selects of states become branches, so that each state has a way of its own.
//!
//! ```text
//!   from:                                     from:
//!     %s = select i1 %c, i32 1, i32 2           br i1 %c, label %to, label %s.si.unfold.false
//!     br label %to                            s.si.unfold.false:
//!   to:                                         br label %to
//!     phi i32 [ %s, %from ]                   to:
//!                                               phi i32 [ 1, %from ], [ 2, %s.si.unfold.false ]
//! ```

use super::{Nest, Unfold, drop_pairs};
use warpc_analysis::known_bits::Values;
use warpc_ir::ids::*;
use warpc_ir::{Builder, FuncMut, Opcode, Value};

/// Unfolds `selects`, the last first, and the selects that they choose between.
pub(super) fn unfold_all(func: &mut FuncMut<'_>, nest: &mut Nest<'_>, selects: Vec<Unfold>) {
    let mut work = selects;
    while let Some((select, phi)) = work.pop() {
        // A select may have been one of two that another chose between.
        if func.is_dead(select) || func.is_dead(phi) {
            continue;
        }
        let place = (0..func.phi_len(phi)).find(|&n| func.phi_incoming(phi, n).0 == select.into());
        let Some(from) = place.map(|n| func.phi_incoming(phi, n).1) else { continue };
        let end = func.terminator(from);
        if func.op(end) != Opcode::Br {
            continue;
        }
        match func.num_operands(end) {
            1 => unfold_at_jump(func, nest, (select, phi), from, &mut work),
            _ => unfold_on_edge(func, nest, (select, phi), from, &mut work),
        }
    }
}

/// The condition of `select`, which a branch before `at` may use.
fn condition_at(func: &mut FuncMut<'_>, select: Inst, at: Inst) -> Value {
    let condition = func.operand(select, 0);
    if Values::new(func).at(at).not_undef_or_poison(condition) {
        return condition;
    }
    let mut builder = Builder::before(func, at);
    let frozen = builder.freeze(condition);
    func.derive_name(frozen, condition, ".fr");
    frozen
}

/// A block named after `select` before `to`, which ends in a jump there.
fn block_before(
    func: &mut FuncMut<'_>,
    nest: &mut Nest<'_>,
    select: Inst,
    to: Block,
    suffix: &str,
    like: Block,
) -> Block {
    let before = func.prev_block(to);
    let block = func.new_block_after(before);
    func.name_after(Value::block(block), select.into(), suffix);
    nest.add(block, like);
    block
}

/// A phi in `block` that is `value` from `from`.
fn phi_of(func: &mut FuncMut<'_>, block: Block, value: Value, from: Block, select: Inst) -> Inst {
    let ty = func.ty(select);
    let phi = func.new_phi(block, ty);
    func.name_after(phi.into(), value, ".si.unfold.phi");
    func.add_incoming(phi, value, from);
    phi
}

fn note_nested(func: &FuncMut<'_>, value: Value, phi: Inst, work: &mut Vec<Unfold>) {
    work.extend(value.as_inst().filter(|&inst| func.op(inst) == Opcode::Select).map(|inst| (inst, phi)));
}

/// Other phis of `block` bring from `new` what they bring from `from`.
fn repeat_pairs(func: &mut FuncMut<'_>, block: Block, except: Inst, from: Block, new: Block) {
    let phis: Vec<Inst> = func.block_insts(block).take_while(|&inst| func.op(inst) == Opcode::Phi).collect();
    for phi in phis.into_iter().filter(|&phi| phi != except) {
        if let Some(value) = func.phi_value_for(phi, from) {
            func.add_incoming(phi, value, new);
        }
    }
}

/// The jump at the end of `from` becomes the branch.
fn unfold_at_jump(
    func: &mut FuncMut<'_>,
    nest: &mut Nest<'_>,
    (select, phi): Unfold,
    from: Block,
    work: &mut Vec<Unfold>,
) {
    let to = func.block_of(phi);
    let jump = func.terminator(from);
    let loc = func.loc(jump);
    let block = block_before(func, nest, select, to, ".si.unfold.false", from);
    let new_jump = Builder::at_end(func, block).br(to);
    let [yes, no] = [1, 2].map(|n| func.operand(select, n));
    let new_phi = phi_of(func, block, no, from, select);
    repeat_pairs(func, to, phi, from, block);
    let at = (0..func.phi_len(phi)).find(|&n| func.phi_incoming(phi, n).1 == from).unwrap_or(0);
    func.set_incoming(phi, at, yes);
    func.add_incoming(phi, new_phi.into(), block);
    note_nested(func, yes, phi, work);
    note_nested(func, no, new_phi, work);
    let condition = condition_at(func, select, jump);
    let branch = Builder::before(func, jump).cond_br(condition, to, block);
    func.move_debug_records(jump, branch);
    func.erase(jump);
    finish(func, select, &[branch, new_jump], branch, loc);
}

/// The branch at the end of `from` stays, and its edge to the phi leads over the new branch.
fn unfold_on_edge(
    func: &mut FuncMut<'_>,
    nest: &mut Nest<'_>,
    (select, phi): Unfold,
    from: Block,
    work: &mut Vec<Unfold>,
) {
    let to = func.block_of(phi);
    let end = func.terminator(from);
    let loc = func.loc(end);
    let edges: Vec<usize> = (1..3).filter(|&n| func.operand(end, n) == Value::block(to)).collect();
    let [edge] = edges[..] else { return };
    let yes_block = block_before(func, nest, select, to, ".si.unfold.true", from);
    let no_block = block_before(func, nest, select, to, ".si.unfold.false", from);
    let jump = Builder::at_end(func, no_block).br(to);
    let [yes, no] = [1, 2].map(|n| func.operand(select, n));
    let condition = condition_at(func, select, end);
    let branch = Builder::at_end(func, yes_block).cond_br(condition, to, no_block);
    let yes_phi = phi_of(func, yes_block, yes, from, select);
    let no_phi = phi_of(func, no_block, no, yes_block, select);
    note_nested(func, yes, yes_phi, work);
    note_nested(func, no, no_phi, work);
    for block in [yes_block, no_block] {
        repeat_pairs(func, to, phi, from, block);
    }
    func.add_incoming(phi, yes_phi.into(), yes_block);
    func.add_incoming(phi, no_phi.into(), no_block);
    let phis: Vec<Inst> = func.block_insts(to).take_while(|&inst| func.op(inst) == Opcode::Phi).collect();
    for phi in phis {
        drop_pairs(func, phi, &[from]);
    }
    func.set_operand(end, edge, Value::block(yes_block));
    finish(func, select, &[branch, jump], branch, loc);
}

/// Branches stand where the code came from that they are of; the weights of the select are those of the branch.
fn finish(func: &mut FuncMut<'_>, select: Inst, branches: &[Inst], branch: Inst, loc: Md) {
    for &branch in branches {
        func.set_loc(branch, loc);
    }
    if let Some(kind) = func.ctx().tables.strings.find(b"prof")
        && let Some(node) = func.attachment(select, kind)
    {
        func.set_attachment(branch, kind, node);
    }
    if func.is_unused(select.into()) {
        func.erase(select);
    }
}
