//! Wrong rewrites of control flow.

use super::{Place, int_constant};
use warpc_ir::ids::*;
use warpc_ir::opcode::Opcode;
use warpc_ir::{FuncMut, Value};

fn is_branch(func: &FuncMut<'_>, inst: Inst) -> bool {
    func.op(inst) == Opcode::Br && func.num_operands(inst) == 3 && func.operand(inst, 1) != func.operand(inst, 2)
}

pub fn branch_targets_swapped(place: &mut Place<'_, '_>) -> Option<()> {
    let t = place.inst(is_branch)?;
    let (a, b) = (place.f.operand(t, 1), place.f.operand(t, 2));
    place.f.set_operand(t, 1, b);
    place.f.set_operand(t, 2, a);
    Some(())
}
/// A branch is folded to one side without proof.
pub fn branch_is_folded(place: &mut Place<'_, '_>) -> Option<()> {
    let t = place.inst(is_branch)?;
    let k = 1 + place.rng.below(2);
    let to = place.f.operand(t, k).as_block()?;
    let b = place.f.block_of(t);
    place.f.fold_terminator_to(b, to);
    place.f.erase_unreachable();
    Some(())
}
pub fn case_value_off_by_one(place: &mut Place<'_, '_>) -> Option<()> {
    let t = place.inst(|f, i| f.op(i) == Opcode::Switch && f.num_operands(i) > 2)?;
    let cases = (place.f.num_operands(t) - 2) / 2;
    let k = 2 + 2 * place.rng.below(cases);
    let old = place.f.operand(t, k);
    let (ty, v) = (place.f.type_of(old), int_constant(place.f, old)?);
    let bits = place.f.types().int_bits(ty)?;
    let low = warpc_ir::consts::low_mask(bits);
    // A number that no other case has.
    let free = (1..16)
        .map(|d| (v + d) & low)
        .find(|&n| (0..cases).all(|c| int_constant(place.f, place.f.operand(t, 2 + 2 * c)) != Some(n)))?;
    let new = place.f.consts_mut().add_int(ty, bits, free);
    place.f.set_operand(t, k, new);
    Some(())
}
pub fn case_targets_swapped(place: &mut Place<'_, '_>) -> Option<()> {
    let t = place.inst(|f, i| f.op(i) == Opcode::Switch && f.num_operands(i) > 2)?;
    let cases = (place.f.num_operands(t) - 2) / 2;
    let k = 3 + 2 * place.rng.below(cases);
    let (a, b) = (place.f.operand(t, 1), place.f.operand(t, k));
    if a == b {
        return None;
    }
    place.f.set_operand(t, 1, b);
    place.f.set_operand(t, k, a);
    Some(())
}

fn wide_phi(func: &FuncMut<'_>, inst: Inst) -> bool {
    func.op(inst) == Opcode::Phi
        && func.phi_len(inst) > 1
        && (1..func.phi_len(inst)).any(|k| func.phi_incoming(inst, k).0 != func.phi_incoming(inst, 0).0)
}
/// A value that is available at the end of a block: no instruction that does not dominate it.
fn reaches(place: &Place<'_, '_>, value: Value, block: Block) -> bool {
    value.as_inst().is_none_or(|d| place.dom.dominates(place.f.block_of(d), block))
}
/// Values of two edges of a phi are exchanged.
pub fn phi_edges_swapped(place: &mut Place<'_, '_>) -> Option<()> {
    let i = place.used(wide_phi)?;
    let n = place.f.phi_len(i);
    let (a, b) = (place.rng.below(n), place.rng.below(n));
    let ((x, from), (y, other)) = (place.f.phi_incoming(i, a), place.f.phi_incoming(i, b));
    if x == y || from == other || !reaches(place, y, from) || !reaches(place, x, other) {
        return None;
    }
    place.set(i, 2 * a, y);
    place.set(i, 2 * b, x);
    Some(())
}
/// An edge of a phi takes the value of another edge.
pub fn phi_takes_the_wrong_edge(place: &mut Place<'_, '_>) -> Option<()> {
    let i = place.used(wide_phi)?;
    let n = place.f.phi_len(i);
    let (a, b) = (place.rng.below(n), place.rng.below(n));
    let ((x, _), (y, other)) = (place.f.phi_incoming(i, a), place.f.phi_incoming(i, b));
    if x == y || !reaches(place, x, other) {
        return None;
    }
    place.set(i, 2 * b, x);
    Some(())
}
/// A phi is taken for one of its values.
pub fn phi_is_one_value(place: &mut Place<'_, '_>) -> Option<()> {
    let i = place.used(wide_phi)?;
    let n = place.f.phi_len(i);
    let k = place.rng.below(n);
    let (x, _) = place.f.phi_incoming(i, k);
    let b = place.f.block_of(i);
    let inside = x.as_inst().is_some_and(|d| place.f.block_of(d) == b);
    if x == Value::inst(i) || inside || !reaches(place, x, b) {
        return None;
    }
    place.f.replace_and_erase(i, x);
    Some(())
}

/// Branches that close a loop: one target dominates the block.
fn latch(place: &Place<'_, '_>, t: Inst) -> bool {
    let b = place.f.block_of(t);
    place.f.successors_of(t).any(|s| place.dom.dominates(s, b))
}
fn latch_compare(place: &mut Place<'_, '_>) -> Option<Inst> {
    for _ in 0..6 {
        let t = place.inst(is_branch)?;
        if latch(place, t)
            && let Some(c) = place.f.operand(t, 0).as_inst()
            && place.f.op(c) == Opcode::ICmp
        {
            return Some(c);
        }
    }
    None
}
/// The bound of a loop is off by one.
pub fn loop_bound_off_by_one(place: &mut Place<'_, '_>) -> Option<()> {
    let c = latch_compare(place)?;
    let old = place.f.operand(c, 1);
    let (ty, v) = (place.f.type_of(old), int_constant(place.f, old)?);
    let bits = place.f.types().int_bits(ty)?;
    let new = place.f.consts_mut().add_int(ty, bits, v.wrapping_add(1) & warpc_ir::consts::low_mask(bits));
    place.f.set_operand(c, 1, new);
    Some(())
}
/// A loop is left after its first iteration.
pub fn loop_runs_once(place: &mut Place<'_, '_>) -> Option<()> {
    for _ in 0..6 {
        let t = place.inst(is_branch)?;
        if latch(place, t) {
            let b = place.f.block_of(t);
            let out = place.f.successors_of(t).find(|&s| !place.dom.dominates(s, b))?;
            place.f.fold_terminator_to(b, out);
            place.f.erase_unreachable();
            return Some(());
        }
    }
    None
}
/// The start of a loop-carried value is its next one: a phi of a header with another first value.
pub fn loop_starts_elsewhere(place: &mut Place<'_, '_>) -> Option<()> {
    let i = place.used(|f, i| {
        f.op(i) == Opcode::Phi && (0..f.phi_len(i)).any(|k| int_constant(f, f.phi_incoming(i, k).0).is_some())
    })?;
    let k = (0..place.f.phi_len(i)).find(|&k| int_constant(place.f, place.f.phi_incoming(i, k).0).is_some())?;
    let old = place.f.phi_incoming(i, k).0;
    let (ty, v) = (place.f.type_of(old), int_constant(place.f, old)?);
    let bits = place.f.types().int_bits(ty)?;
    let new = place.f.consts_mut().add_int(ty, bits, v.wrapping_add(1) & warpc_ir::consts::low_mask(bits));
    place.set(i, 2 * k, new);
    Some(())
}

/// Moves an instruction to the end of a block that dominates its own, out from under a condition.
fn hoist(place: &mut Place<'_, '_>, want: impl Fn(&FuncMut<'_>, Inst) -> bool) -> Option<()> {
    let i = place.inst(want)?;
    let to = place.dom.idom(place.f.block_of(i)).get()?;
    if !place.f.operands(i).all(|v| reaches(place, v, to)) {
        return None;
    }
    let at = place.f.terminator(to).get()?;
    if place.f.num_operands(at) < 3 {
        return None;
    }
    place.f.move_before(i, at);
    Some(())
}
pub fn division_is_hoisted(place: &mut Place<'_, '_>) -> Option<()> {
    hoist(place, |f, i| f.op(i).is_int_div() && f.operand(i, 1).as_inst().is_some())
}
pub fn store_is_hoisted(place: &mut Place<'_, '_>) -> Option<()> {
    hoist(place, |f, i| f.op(i) == Opcode::Store)
}
pub fn load_is_hoisted(place: &mut Place<'_, '_>) -> Option<()> {
    hoist(place, |f, i| f.op(i) == Opcode::Load)
}
pub fn atomic_is_hoisted(place: &mut Place<'_, '_>) -> Option<()> {
    hoist(place, |f, i| matches!(f.op(i), Opcode::AtomicRmw | Opcode::CmpXchg))
}
