//! Wrong rewrites as passes make them that leave out a condition of a rule: what licm, dse, gvn, jump threading, constraint elimination,
//! argument promotion, vectorisers, memory-space-opt, barrier-opt and the like have to ask before they change anything.
//!
//! | condition left out | rewrite |
//! |---|---|
//! | a store that sinks runs on every path, and nothing reads in between | [`store_sinks_below_a_branch`] |
//! | nothing writes between a load and where it goes | [`load_sinks_below_a_branch`], [`load_moves_to_the_entry`] |
//! | nothing writes between two loads of one address | [`load_is_an_older_one_elsewhere`] |
//! | nobody else reads what is stored before a barrier | [`store_before_a_barrier_is_dropped`] |
//! | a block that an edge is threaded past has no effect | [`edge_skips_a_block`] |
//! | the facts above a comparison decide it | [`comparison_is_decided`] |
//! | a sum that is compared does not wrap | [`comparison_ignores_wrapping`] |
//! | the source of a copy has not changed since | [`copy_is_read_at_its_source`] |
//! | a term that moves into a bracket behind a minus changes its sign | [`term_keeps_its_sign`] |
//! | memory is aligned as an access of a vector asks | [`alignment_is_claimed`] |
//! | neighbours in memory keep their order | [`loads_of_neighbours_swapped`] |
//! | a loop that goes leaves the values of its last iteration | [`loop_leaves_its_first_value`] |
//! | an address comes from one state space on all paths | [`address_gets_another_space`] |
//! | no access that a barrier orders passes it | [`barrier_moves_past_an_access`] |
//! | the two loops of a split meet at the bound | [`bound_of_a_minimum_off_by_one`] |
//! | a value of a divergent branch is that of its own side | [`logic_takes_the_other_side`] |

use super::{Place, int_constant, intrinsic_of};
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{self, id};
use warpc_ir::opcode::Opcode;
use warpc_ir::{Aux, Builder, FuncMut, MemInfo, TypeKind, Value};

/// Moves `inst` to the beginning of a block that only runs behind its own.
fn sink(place: &mut Place<'_, '_>, inst: Inst) -> Option<()> {
    let from = place.f.block_of(inst);
    let below: Vec<Block> =
        place.f.block_order().filter(|&to| to != from && place.dom.strictly_dominates(from, to)).collect();
    if below.is_empty() {
        return None;
    }
    let to = place.rng.pick(&below);
    // The result may be needed before.
    let is_late =
        |f: &FuncMut<'_>, user: Inst| f.op(user) != Opcode::Phi && place.dom.strictly_dominates(to, f.block_of(user));
    if !place.f.uses(inst.into()).all(|use_row| is_late(place.f, place.f.user(use_row))) {
        return None;
    }
    let at = place.f.first_non_phi(to).get()?;
    place.f.move_before(inst, at);
    Some(())
}
pub fn store_sinks_below_a_branch(place: &mut Place<'_, '_>) -> Option<()> {
    let inst = place.inst(|f, i| f.op(i) == Opcode::Store)?;
    sink(place, inst)
}
pub fn load_sinks_below_a_branch(place: &mut Place<'_, '_>) -> Option<()> {
    let inst = place.used(|f, i| f.op(i) == Opcode::Load)?;
    sink(place, inst)
}
/// A load whose address the function is entered with is done before all else.
pub fn load_moves_to_the_entry(place: &mut Place<'_, '_>) -> Option<()> {
    let inst = place.used(|f, i| {
        f.op(i) == Opcode::Load
            && f.block_of(i) != f.entry()
            && f.operand(i, 0).as_inst().is_none_or(|address| f.block_of(address) == f.entry())
    })?;
    let at = match place.f.operand(inst, 0).as_inst() {
        Some(address) => place.f.next(address),
        None => place.f.first_non_phi(place.f.entry()),
    };
    place.f.move_before(inst, at.get()?);
    Some(())
}
/// A load is taken for one of the same address in a block above, whatever was written since.
pub fn load_is_an_older_one_elsewhere(place: &mut Place<'_, '_>) -> Option<()> {
    let inst = place.used(|f, i| f.op(i) == Opcode::Load)?;
    let (block, ty, address) = (place.f.block_of(inst), place.f.ty(inst), place.f.operand(inst, 0));
    let older: Vec<Inst> = place
        .f
        .uses(address)
        .map(|use_row| place.f.user(use_row))
        .filter(|&other| {
            place.f.op(other) == Opcode::Load
                && place.f.ty(other) == ty
                && place.dom.strictly_dominates(place.f.block_of(other), block)
        })
        .collect();
    if older.is_empty() {
        return None;
    }
    let value = place.rng.pick(&older);
    place.f.replace_and_erase(inst, value.into());
    Some(())
}
fn is_barrier(func: &FuncMut<'_>, inst: Inst) -> bool {
    intrinsic_of(func, inst).is_some_and(intrinsics::is_block_barrier)
}
/// What a thread stores for the others goes, since it does not read it itself.
pub fn store_before_a_barrier_is_dropped(place: &mut Place<'_, '_>) -> Option<()> {
    let barrier = place.inst(is_barrier)?;
    let mut at = place.f.prev(barrier);
    while let Some(inst) = at.get() {
        if place.f.op(inst) == Opcode::Store {
            place.f.erase(inst);
            return Some(());
        }
        at = place.f.prev(inst);
    }
    None
}
/// An edge to a block that branches goes straight to one of its successors.
pub fn edge_skips_a_block(place: &mut Place<'_, '_>) -> Option<()> {
    let term = place.inst(|f, i| f.op(i) == Opcode::Br)?;
    let from = place.f.block_of(term);
    let edges: Vec<usize> =
        (0..place.f.num_operands(term)).filter(|&n| place.f.operand(term, n).as_block().is_some()).collect();
    let edge = place.rng.pick(&edges);
    let skipped = place.f.operand(term, edge).as_block()?;
    let next: Vec<Block> = place.f.successors(skipped).collect();
    if next.is_empty() || skipped == from {
        return None;
    }
    let to = place.rng.pick(&next);
    if place.f.successors(from).any(|other| other == to) || to == skipped {
        return None;
    }
    // Phis behind get what comes along the new edge: their value from the skipped block, as that is on this edge.
    let phis: Vec<Inst> = place.f.block_insts(to).take_while(|&i| place.f.op(i) == Opcode::Phi).collect();
    for phi in phis {
        let value = place.f.phi_value_for(phi, skipped)?;
        let value = match value.as_inst().filter(|&i| place.f.block_of(i) == skipped && place.f.op(i) == Opcode::Phi) {
            Some(inner) => place.f.phi_value_for(inner, from)?,
            None => value,
        };
        place.f.add_incoming(phi, value, from);
    }
    place.f.remove_phi_edge(skipped, from);
    place.f.set_operand(term, edge, Value::block(to));
    place.f.erase_unreachable();
    Some(())
}
pub fn comparison_is_decided(place: &mut Place<'_, '_>) -> Option<()> {
    let inst = place.used(|f, i| f.op(i) == Opcode::ICmp && f.ty(i) == Type::I1)?;
    let truth = place.rng.below(2) == 1;
    let value = place.f.consts_mut().add_bool(truth);
    place.f.replace_and_erase(inst, value);
    Some(())
}
/// `x + a < b` as `x < b - a`.
pub fn comparison_ignores_wrapping(place: &mut Place<'_, '_>) -> Option<()> {
    let sum = |f: &FuncMut<'_>, i: Inst| {
        let sum = f.operand(i, 0).as_inst().filter(|&sum| f.op(sum) == Opcode::Add)?;
        Some((f.operand(sum, 0), int_constant(f, f.operand(sum, 1))?, int_constant(f, f.operand(i, 1))?))
    };
    let inst = place.used(|f, i| f.op(i) == Opcode::ICmp && !f.int_pred(i).is_equality() && sum(f, i).is_some())?;
    let (value, added, bound) = sum(place.f, inst)?;
    let ty = place.f.type_of(value);
    let bits = place.f.types().int_bits(ty)?;
    let moved = bound.wrapping_sub(added) & warpc_ir::consts::low_mask(bits);
    let moved = place.f.consts_mut().add_int(ty, bits, moved);
    place.f.set_operand(inst, 0, value);
    place.f.set_operand(inst, 1, moved);
    Some(())
}
/// A load of what a copy wrote reads where the copy read.
pub fn copy_is_read_at_its_source(place: &mut Place<'_, '_>) -> Option<()> {
    let copy = place.inst(|f, i| intrinsic_of(f, i).is_some_and(|it| matches!(it, id::MEMCPY | id::MEMMOVE)))?;
    let (target, source) = (place.f.operand(copy, 0), place.f.operand(copy, 1));
    let block = place.f.block_of(copy);
    let load = place.f.uses(target).map(|use_row| place.f.user(use_row)).find(|&user| {
        place.f.op(user) == Opcode::Load
            && match place.f.block_of(user) == block {
                true => place.f.comes_before(copy, user),
                false => place.dom.strictly_dominates(block, place.f.block_of(user)),
            }
    })?;
    place.f.set_operand(load, 0, source);
    Some(())
}
/// `(a - b) + c` as `a - (b + c)`.
pub fn term_keeps_its_sign(place: &mut Place<'_, '_>) -> Option<()> {
    let inner =
        |f: &FuncMut<'_>, i: Inst| f.operand(i, 0).as_inst().filter(|&j| f.op(j) == Opcode::Sub && f.ty(j) == f.ty(i));
    let inst = place.used(|f, i| f.op(i) == Opcode::Add && inner(f, i).is_some())?;
    let difference = inner(place.f, inst)?;
    let (a, b, c) = (place.f.operand(difference, 0), place.f.operand(difference, 1), place.f.operand(inst, 1));
    let mut build = Builder::before(place.f, inst);
    let sum = build.binary(Opcode::Add, b, c, 0);
    let value = build.binary(Opcode::Sub, a, sum, 0);
    place.f.replace_and_erase(inst, value);
    Some(())
}
pub fn alignment_is_claimed(place: &mut Place<'_, '_>) -> Option<()> {
    let inst = place.inst(|f, i| matches!(f.op(i), Opcode::Load | Opcode::Store) && f.mem(i).align <= 16)?;
    let mem = place.f.mem(inst);
    let b = place.f.aux(inst).b;
    place.f.set_aux(inst, Aux { a: MemInfo { align: mem.align.max(4) * 4, ..mem }.pack(), b });
    Some(())
}
pub fn loads_of_neighbours_swapped(place: &mut Place<'_, '_>) -> Option<()> {
    let inst = place.used(|f, i| f.op(i) == Opcode::Load)?;
    let (block, ty) = (place.f.block_of(inst), place.f.ty(inst));
    let others: Vec<Inst> = place
        .f
        .block_insts(block)
        .filter(|&i| i != inst && place.f.op(i) == Opcode::Load && place.f.ty(i) == ty)
        .collect();
    if others.is_empty() {
        return None;
    }
    let other = place.rng.pick(&others);
    let (first, second) = (place.f.operand(inst, 0), place.f.operand(other, 0));
    if first == second || place.f.type_of(first) != place.f.type_of(second) {
        return None;
    }
    place.f.set_operand(inst, 0, second);
    place.f.set_operand(other, 0, first);
    Some(())
}
/// What a loop carries is taken, behind it, for what it began with.
pub fn loop_leaves_its_first_value(place: &mut Place<'_, '_>) -> Option<()> {
    let phi = place.used(|f, i| f.op(i) == Opcode::Phi && f.phi_len(i) == 2)?;
    let header = place.f.block_of(phi);
    let edges = [place.f.phi_incoming(phi, 0), place.f.phi_incoming(phi, 1)];
    let start = edges.iter().position(|edge| !place.dom.dominates(header, edge.1))?;
    let (value, latch) = (edges[start].0, edges[1 - start].1);
    if !place.dom.dominates(header, latch) {
        return None;
    }
    let carried = [Value::inst(phi), edges[1 - start].0];
    // Blocks that the header dominates and that do not lead to the latch again are behind the loop.
    let mut inside = vec![false; place.f.num_blocks()];
    let mut work = vec![latch];
    while let Some(block) = work.pop() {
        if !std::mem::replace(&mut inside[block.index()], true) && block != header {
            work.extend(place.f.predecessors(block));
        }
    }
    let outside = |f: &FuncMut<'_>, use_row: Use| {
        let user = f.user(use_row);
        let block = match f.op(user) {
            Opcode::Phi => f.operand(user, f.use_index(use_row) | 1).as_block(),
            _ => Some(f.block_of(user)),
        };
        block.is_some_and(|block| !inside[block.index()])
            || f.op(user) == Opcode::Phi && !inside[f.block_of(user).index()]
    };
    for old in carried.into_iter().filter(|&old| old.as_inst().is_some() && old != value) {
        if place.f.uses(old).any(|use_row| outside(place.f, use_row)) {
            place.f.replace_uses_where(old, value, |f, use_row| outside(f, use_row));
            return Some(());
        }
    }
    None
}
/// A generic address is said to be one of global, shared or local memory.
pub fn address_gets_another_space(place: &mut Place<'_, '_>) -> Option<()> {
    let at = |f: &FuncMut<'_>, i: Inst| match f.op(i) {
        Opcode::Load => Some(0),
        Opcode::Store => Some(1),
        _ => None,
    };
    let inst = place.inst(|f, i| {
        at(f, i).is_some_and(|n| matches!(f.types().addrspace(f.type_of(f.operand(i, n))), Some(0..=1)))
    })?;
    let n = at(place.f, inst)?;
    let old = place.f.operand(inst, n);
    let space = place.rng.pick(&[3, 5]);
    let ty = place.f.intern_type(TypeKind::Ptr(space));
    let generic = place.f.type_of(old) == Type::PTR;
    let mut build = Builder::before(place.f, inst);
    let old = if generic { old } else { build.cast(Opcode::AddrSpaceCast, old, Type::PTR, 0) };
    let new = build.cast(Opcode::AddrSpaceCast, old, ty, 0);
    place.f.set_operand(inst, n, new);
    Some(())
}
pub fn barrier_moves_past_an_access(place: &mut Place<'_, '_>) -> Option<()> {
    let barrier = place.inst(|f, i| is_barrier(f, i) && f.ty(i) == Type::VOID)?;
    let mut at = place.f.next(barrier);
    while let Some(inst) = at.get() {
        if matches!(place.f.op(inst), Opcode::Load | Opcode::Store | Opcode::AtomicRmw) {
            let next = place.f.next(inst).get()?;
            place.f.move_before(barrier, next);
            return Some(());
        }
        at = place.f.next(inst);
    }
    None
}
/// An operand of a minimum or maximum is off by one, as the bound between two loops that one was split into.
pub fn bound_of_a_minimum_off_by_one(place: &mut Place<'_, '_>) -> Option<()> {
    let is_extreme = |f: &FuncMut<'_>, i: Inst| {
        intrinsic_of(f, i).is_some_and(|it| matches!(it, id::SMIN | id::SMAX | id::UMIN | id::UMAX))
    };
    let inst = place.used(|f, i| is_extreme(f, i) && f.types().is_int(f.ty(i)))?;
    let (old, ty) = (place.f.operand(inst, 1), place.f.ty(inst));
    let bits = place.f.types().int_bits(ty).filter(|&bits| bits <= 64)?;
    let one = place.f.consts_mut().add_int(ty, bits, 1);
    let new = Builder::before(place.f, inst).binary(Opcode::Add, old, one, 0);
    place.f.set_operand(inst, 1, new);
    Some(())
}
/// A select between truth values asks for the opposite of its condition.
pub fn logic_takes_the_other_side(place: &mut Place<'_, '_>) -> Option<()> {
    let inst = place.used(|f, i| f.op(i) == Opcode::Select && f.ty(i) == Type::I1)?;
    let old = place.f.operand(inst, 0);
    let truth = place.f.consts_mut().add_bool(true);
    let new = Builder::before(place.f, inst).binary(Opcode::Xor, old, truth, 0);
    place.f.set_operand(inst, 0, new);
    Some(())
}
