//! Changes of blocks, edges and branches.

use super::place::{copy, is_loose};
use super::site::Site;
use warpc_ir::Builder;
use warpc_ir::func::FuncMut;
use warpc_ir::ids::*;
use warpc_ir::opcode::{IntPred, Opcode};

/// A block is split.
pub(super) fn split_block(site: &mut Site<'_, '_>) -> Option<()> {
    let at = site.point()?;
    site.f.split_block(at);
    Some(())
}

fn is_branch(f: &FuncMut<'_>, inst: Inst) -> bool {
    f.op(inst) == Opcode::Br && f.num_operands(inst) == 3
}

/// A block is put on an edge.
pub(super) fn split_edge(site: &mut Site<'_, '_>) -> Option<()> {
    let t = site.inst(|f, i| matches!(f.op(i), Opcode::Br | Opcode::Switch))?;
    let slots: Vec<usize> =
        (0..site.f.num_operands(t)).filter(|&k| site.f.operand(t, k).as_block().is_some()).collect();
    let k = site.rng.pick(&slots);
    site.f.split_edge(t, k);
    Some(())
}

/// The targets of a branch are exchanged.
pub(super) fn swap_targets(site: &mut Site<'_, '_>) -> Option<()> {
    let t = site.inst(is_branch)?;
    exchange(site.f, t);
    Some(())
}

fn exchange(f: &mut FuncMut<'_>, term: Inst) {
    let (a, b) = (f.operand(term, 1), f.operand(term, 2));
    f.set_operand(term, 1, b);
    f.set_operand(term, 2, a);
}

/// A branch goes by the opposite condition to exchanged targets.
pub(super) fn invert(site: &mut Site<'_, '_>) -> Option<()> {
    let t = site.inst(is_branch)?;
    let c = site.f.operand(t, 0);
    let yes = site.f.consts_mut().add_bool(true);
    let v = Builder::before(site.f, t).binary(Opcode::Xor, c, yes, 0);
    site.f.set_operand(t, 0, v);
    exchange(site.f, t);
    Some(())
}

/// A branch always goes to one of its targets; blocks that nothing reaches then go.
pub(super) fn fold_branch(site: &mut Site<'_, '_>) -> Option<()> {
    let t = site.inst(is_branch)?;
    let (b, k) = (site.f.block_of(t), 1 + site.rng.below(2));
    let to = site.f.operand(t, k).as_block()?;
    site.f.fold_terminator_to(b, to);
    site.f.erase_unreachable();
    Some(())
}

/// A few instructions in a row of one block: the first, and the one after the last.
fn stretch(site: &mut Site<'_, '_>) -> Option<(Inst, Inst)> {
    let first = site.point()?;
    let mut end = first;
    for _ in 0..1 + site.rng.below(6) {
        // Stack objects and tokens are not put under conditions or into loops.
        if !is_loose(site.f, end) {
            break;
        }
        end = site.f.next(end);
    }
    (end != first).then_some((first, end))
}

/// Instructions run under a condition; a value they make is another where they do not run.
pub(super) fn guard(site: &mut Site<'_, '_>) -> Option<()> {
    let (first, end) = stretch(site)?;
    let place = (site.f.block_of(first), first);
    // Values needed after the instructions must be replaced where these did not run: they are found before anything changes.
    let mut others = Vec::new();
    let mut i = first;
    while i != end {
        let used = site.f.uses(i.into()).any(|u| {
            let user = site.f.user(u);
            site.f.op(user) == Opcode::Phi || site.f.block_of(user) != place.0 || !in_stretch(site.f, first, end, user)
        });
        if used {
            others.push((i, site.value(site.f.ty(i), place)?));
        }
        i = site.f.next(i);
    }
    let c = site.condition(place)?;
    let head = place.0;
    let mid = site.f.split_block(first);
    let tail = site.f.split_block(end);
    let t = site.f.terminator(head).get()?;
    site.f.erase(t);
    let (yes, no) = if site.rng.one_in(2) { (mid, tail) } else { (tail, mid) };
    Builder::at_end(site.f, head).cond_br(c, yes, no);
    for (i, other) in others {
        let users: Vec<Use> = site.f.uses(i.into()).collect();
        let phi = site.f.new_phi(tail, site.f.ty(i));
        for u in users {
            let user = site.f.user(u);
            if site.f.block_of(user) != mid {
                site.f.set_operand(user, site.f.use_index(u), phi.into());
            }
        }
        site.f.add_incoming(phi, i.into(), mid);
        site.f.add_incoming(phi, other, head);
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
pub(super) fn repeat(site: &mut Site<'_, '_>) -> Option<()> {
    let (first, end) = stretch(site)?;
    let head = site.f.block_of(first);
    let n = if site.rng.one_in(3) { site.existing(Type::I32, (head, first)) } else { None };
    let body = site.f.split_block(first);
    let tail = site.f.split_block(end);
    let t = site.f.terminator(body).get()?;
    site.f.erase(t);
    let [zero, one, times] = [0, 1, 1 + site.rng.below(4) as u32].map(|n| site.f.consts_mut().add_i32(n));
    let limit = match n {
        Some(n) => {
            let t = site.f.terminator(head).get()?;
            let three = site.f.consts_mut().add_i32(3);
            Builder::before(site.f, t).binary(Opcode::And, n, three, 0)
        }
        None => times,
    };
    let i = site.f.new_phi(body, Type::I32);
    let mut b = Builder::at_end(site.f, body);
    let next = b.binary(Opcode::Add, i.into(), one, 0);
    let c = b.icmp(IntPred::Ult, next, limit, Type::I1);
    b.cond_br(c, body, tail);
    site.f.add_incoming(i, zero, head);
    site.f.add_incoming(i, next, body);
    Some(())
}

/// Two blocks meet in a phi: an operand comes from a copy in one of them, or is another value.
pub(super) fn diamond(site: &mut Site<'_, '_>) -> Option<()> {
    let (user, k) = site.slot(|_, v| v.as_inst().is_some())?;
    if site.f.op(user) == Opcode::Phi {
        return None;
    }
    let at = user;
    let place = (site.f.block_of(user), at);
    if place.0 == site.f.entry() && site.f.block_insts(place.0).any(|i| site.f.op(i) == Opcode::Alloca && i != at) {
        let last = site.f.block_insts(place.0).filter(|&i| site.f.op(i) == Opcode::Alloca).last()?;
        if !site.f.comes_before(last, at) {
            return None;
        }
    }
    let v = site.f.operand(user, k);
    let ty = site.f.type_of(v);
    let other = site.value(ty, place)?;
    let c = site.condition(place)?;
    let head = place.0;
    let tail = site.f.split_block(at);
    let (yes, no) = (site.f.new_block_after(head), site.f.new_block_after(head));
    let t = site.f.terminator(head).get()?;
    site.f.erase(t);
    Builder::at_end(site.f, head).cond_br(c, yes, no);
    let br = Builder::at_end(site.f, yes).br(tail);
    Builder::at_end(site.f, no).br(tail);
    let mut made = v;
    if let Some(i) = v.as_inst().filter(|&i| is_loose(site.f, i))
        && site.f.op(i).is_pure()
    {
        made = copy(site.f, i, br).into();
    }
    let phi = site.f.new_phi(tail, ty);
    site.f.add_incoming(phi, made, yes);
    site.f.add_incoming(phi, other, no);
    site.f.set_operand(user, k, phi.into());
    Some(())
}

/// A branch becomes a switch over a number that is there, with the same targets.
pub(super) fn switch(site: &mut Site<'_, '_>) -> Option<()> {
    let t = site.inst(is_branch)?;
    let b = site.f.block_of(t);
    let ty = site.rng.pick(&[Type::I32, Type::I32, Type::I64, Type::I8]);
    let n = site.f.types().int_bits(ty)?;
    let v = site.existing(ty, (b, t))?;
    let (yes, no) = (site.f.operand(t, 1).as_block()?, site.f.operand(t, 2).as_block()?);
    let k = site.constant(ty)?;
    let low = warpc_ir::consts::low_mask(n);
    let seven = site.f.consts_mut().add_int(ty, n, 7 & low);
    let mut w = Builder::before(site.f, t);
    let v = w.binary(Opcode::And, v, seven, 0);
    site.f.erase(t);
    Builder::at_end(site.f, b).switch(v, no, &[(k, yes)]);
    Some(())
}
