//! Changes of blocks, edges and branches.

use super::place::{copy, is_loose};
use super::site::Site;
use warpc_ir::Builder;
use warpc_ir::func::FuncMut;
use warpc_ir::ids::*;
use warpc_ir::opcode::{IntPred, Opcode};

/// A block is split.
pub(super) fn split_block(s: &mut Site<'_, '_>) -> Option<()> {
    let at = s.point()?;
    s.f.split_block(at);
    Some(())
}

fn is_branch(f: &FuncMut<'_>, i: Inst) -> bool {
    f.op(i) == Opcode::Br && f.num_operands(i) == 3
}

/// A block is put on an edge.
pub(super) fn split_edge(s: &mut Site<'_, '_>) -> Option<()> {
    let t = s.inst(|f, i| matches!(f.op(i), Opcode::Br | Opcode::Switch))?;
    let slots: Vec<usize> = (0..s.f.num_operands(t)).filter(|&k| s.f.operand(t, k).as_block().is_some()).collect();
    let k = s.rng.pick(&slots);
    s.f.split_edge(t, k);
    Some(())
}

/// The targets of a branch are exchanged.
pub(super) fn swap_targets(s: &mut Site<'_, '_>) -> Option<()> {
    let t = s.inst(is_branch)?;
    exchange(s.f, t);
    Some(())
}

fn exchange(f: &mut FuncMut<'_>, t: Inst) {
    let (a, b) = (f.operand(t, 1), f.operand(t, 2));
    f.set_operand(t, 1, b);
    f.set_operand(t, 2, a);
}

/// A branch goes by the opposite condition to exchanged targets.
pub(super) fn invert(s: &mut Site<'_, '_>) -> Option<()> {
    let t = s.inst(is_branch)?;
    let c = s.f.operand(t, 0);
    let yes = s.f.consts_mut().add_bool(true);
    let v = Builder::before(s.f, t).binary(Opcode::Xor, c, yes, 0);
    s.f.set_operand(t, 0, v);
    exchange(s.f, t);
    Some(())
}

/// A branch always goes one way; what nothing reaches then goes.
pub(super) fn fold_branch(s: &mut Site<'_, '_>) -> Option<()> {
    let t = s.inst(is_branch)?;
    let (b, k) = (s.f.block_of(t), 1 + s.rng.below(2));
    let to = s.f.operand(t, k).as_block()?;
    s.f.fold_terminator_to(b, to);
    s.f.erase_unreachable();
    Some(())
}

/// A few instructions in a row of one block: the first, and the one after the last.
fn stretch(s: &mut Site<'_, '_>) -> Option<(Inst, Inst)> {
    let first = s.point()?;
    let mut end = first;
    for _ in 0..1 + s.rng.below(6) {
        // Stack objects and tokens are not put under conditions or into loops.
        if !is_loose(s.f, end) {
            break;
        }
        end = s.f.next(end);
    }
    (end != first).then_some((first, end))
}

/// Instructions run under a condition; a value they make is another where they do not run.
pub(super) fn guard(s: &mut Site<'_, '_>) -> Option<()> {
    let (first, end) = stretch(s)?;
    let place = (s.f.block_of(first), first);
    // What is needed behind the stretch must be replaced where it did not run: all of that is found before anything changes.
    let mut others = Vec::new();
    let mut i = first;
    while i != end {
        let used = s.f.uses(i.into()).any(|u| {
            let user = s.f.user(u);
            s.f.op(user) == Opcode::Phi || s.f.block_of(user) != place.0 || !in_stretch(s.f, first, end, user)
        });
        if used {
            others.push((i, s.value(s.f.ty(i), place)?));
        }
        i = s.f.next(i);
    }
    let c = s.condition(place)?;
    let head = place.0;
    let mid = s.f.split_block(first);
    let tail = s.f.split_block(end);
    let t = s.f.terminator(head).get()?;
    s.f.erase(t);
    let (yes, no) = if s.rng.one_in(2) { (mid, tail) } else { (tail, mid) };
    Builder::at_end(s.f, head).cond_br(c, yes, no);
    for (i, other) in others {
        let users: Vec<Use> = s.f.uses(i.into()).collect();
        let phi = s.f.new_phi(tail, s.f.ty(i));
        for u in users {
            let user = s.f.user(u);
            if s.f.block_of(user) != mid {
                s.f.set_operand(user, s.f.use_index(u), phi.into());
            }
        }
        s.f.add_incoming(phi, i.into(), mid);
        s.f.add_incoming(phi, other, head);
    }
    Some(())
}

fn in_stretch(f: &FuncMut<'_>, first: Inst, end: Inst, user: Inst) -> bool {
    let mut i = first;
    while i != end {
        if i == user {
            return true;
        }
        i = f.next(i);
    }
    false
}

/// Instructions run in a loop, a few times.
pub(super) fn repeat(s: &mut Site<'_, '_>) -> Option<()> {
    let (first, end) = stretch(s)?;
    let head = s.f.block_of(first);
    let n = if s.rng.one_in(3) { s.existing(Type::I32, (head, first)) } else { None };
    let body = s.f.split_block(first);
    let tail = s.f.split_block(end);
    let t = s.f.terminator(body).get()?;
    s.f.erase(t);
    let [zero, one, times] = [0, 1, 1 + s.rng.below(4) as u32].map(|n| s.f.consts_mut().add_i32(n));
    let limit = match n {
        Some(n) => {
            let t = s.f.terminator(head).get()?;
            let three = s.f.consts_mut().add_i32(3);
            Builder::before(s.f, t).binary(Opcode::And, n, three, 0)
        }
        None => times,
    };
    let i = s.f.new_phi(body, Type::I32);
    let mut b = Builder::at_end(s.f, body);
    let next = b.binary(Opcode::Add, i.into(), one, 0);
    let c = b.icmp(IntPred::Ult, next, limit, Type::I1);
    b.cond_br(c, body, tail);
    s.f.add_incoming(i, zero, head);
    s.f.add_incoming(i, next, body);
    Some(())
}

/// Two blocks meet in a phi: an operand comes from a copy in one of them, or is another value.
pub(super) fn diamond(s: &mut Site<'_, '_>) -> Option<()> {
    let (user, k) = s.slot(|_, v| v.as_inst().is_some())?;
    if s.f.op(user) == Opcode::Phi {
        return None;
    }
    let at = user;
    let place = (s.f.block_of(user), at);
    if place.0 == s.f.entry() && s.f.block_insts(place.0).any(|i| s.f.op(i) == Opcode::Alloca && i != at) {
        let last = s.f.block_insts(place.0).filter(|&i| s.f.op(i) == Opcode::Alloca).last()?;
        if !s.f.comes_before(last, at) {
            return None;
        }
    }
    let v = s.f.operand(user, k);
    let ty = s.f.type_of(v);
    let other = s.value(ty, place)?;
    let c = s.condition(place)?;
    let head = place.0;
    let tail = s.f.split_block(at);
    let (yes, no) = (s.f.new_block_after(head), s.f.new_block_after(head));
    let t = s.f.terminator(head).get()?;
    s.f.erase(t);
    Builder::at_end(s.f, head).cond_br(c, yes, no);
    let br = Builder::at_end(s.f, yes).br(tail);
    Builder::at_end(s.f, no).br(tail);
    let mut made = v;
    if let Some(i) = v.as_inst().filter(|&i| is_loose(s.f, i))
        && s.f.op(i).is_pure()
    {
        made = copy(s.f, i, br).into();
    }
    let phi = s.f.new_phi(tail, ty);
    s.f.add_incoming(phi, made, yes);
    s.f.add_incoming(phi, other, no);
    s.f.set_operand(user, k, phi.into());
    Some(())
}

/// A branch becomes a switch over a number that is there, with the same targets.
pub(super) fn switch(s: &mut Site<'_, '_>) -> Option<()> {
    let t = s.inst(is_branch)?;
    let b = s.f.block_of(t);
    let ty = s.rng.pick(&[Type::I32, Type::I32, Type::I64, Type::I8]);
    let n = s.f.types().int_bits(ty)?;
    let v = s.existing(ty, (b, t))?;
    let (yes, no) = (s.f.operand(t, 1).as_block()?, s.f.operand(t, 2).as_block()?);
    let k = s.constant(ty)?;
    let low = warpc_ir::consts::low_mask(n);
    let seven = s.f.consts_mut().add_int(ty, n, 7 & low);
    let mut w = Builder::before(s.f, t);
    let v = w.binary(Opcode::And, v, seven, 0);
    s.f.erase(t);
    Builder::at_end(s.f, b).switch(v, no, &[(k, yes)]);
    Some(())
}
