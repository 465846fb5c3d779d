//! Wrong rewrites of control flow.

use super::{Place, int_constant};
use warpc_ir::ids::*;
use warpc_ir::opcode::Opcode;
use warpc_ir::{FuncMut, Value};

fn is_branch(f: &FuncMut<'_>, i: Inst) -> bool {
    f.op(i) == Opcode::Br && f.num_operands(i) == 3 && f.operand(i, 1) != f.operand(i, 2)
}

pub fn branch_targets_swapped(p: &mut Place<'_, '_>) -> Option<()> {
    let t = p.inst(is_branch)?;
    let (a, b) = (p.f.operand(t, 1), p.f.operand(t, 2));
    p.f.set_operand(t, 1, b);
    p.f.set_operand(t, 2, a);
    Some(())
}
/// A branch is folded to one side without proof.
pub fn branch_is_folded(p: &mut Place<'_, '_>) -> Option<()> {
    let t = p.inst(is_branch)?;
    let k = 1 + p.rng.below(2);
    let to = p.f.operand(t, k).as_block()?;
    let b = p.f.block_of(t);
    p.f.fold_terminator_to(b, to);
    p.f.erase_unreachable();
    Some(())
}
pub fn case_value_off_by_one(p: &mut Place<'_, '_>) -> Option<()> {
    let t = p.inst(|f, i| f.op(i) == Opcode::Switch && f.num_operands(i) > 2)?;
    let cases = (p.f.num_operands(t) - 2) / 2;
    let k = 2 + 2 * p.rng.below(cases);
    let old = p.f.operand(t, k);
    let (ty, v) = (p.f.type_of(old), int_constant(p.f, old)?);
    let bits = p.f.types().int_bits(ty)?;
    let low = warpc_ir::consts::low_mask(bits);
    // A number that no other case has.
    let free = (1..16)
        .map(|d| (v + d) & low)
        .find(|&n| (0..cases).all(|c| int_constant(p.f, p.f.operand(t, 2 + 2 * c)) != Some(n)))?;
    let new = p.f.consts_mut().add_int(ty, bits, free);
    p.f.set_operand(t, k, new);
    Some(())
}
pub fn case_targets_swapped(p: &mut Place<'_, '_>) -> Option<()> {
    let t = p.inst(|f, i| f.op(i) == Opcode::Switch && f.num_operands(i) > 2)?;
    let cases = (p.f.num_operands(t) - 2) / 2;
    let k = 3 + 2 * p.rng.below(cases);
    let (a, b) = (p.f.operand(t, 1), p.f.operand(t, k));
    if a == b {
        return None;
    }
    p.f.set_operand(t, 1, b);
    p.f.set_operand(t, k, a);
    Some(())
}

fn wide_phi(f: &FuncMut<'_>, i: Inst) -> bool {
    f.op(i) == Opcode::Phi
        && f.phi_len(i) > 1
        && (1..f.phi_len(i)).any(|k| f.phi_incoming(i, k).0 != f.phi_incoming(i, 0).0)
}
/// A value that is available at the end of a block: no instruction that does not dominate it.
fn reaches(p: &Place<'_, '_>, v: Value, b: Block) -> bool {
    v.as_inst().is_none_or(|d| p.dom.dominates(p.f.block_of(d), b))
}
/// Values of two edges of a phi are exchanged.
pub fn phi_edges_swapped(p: &mut Place<'_, '_>) -> Option<()> {
    let i = p.used(wide_phi)?;
    let n = p.f.phi_len(i);
    let (a, b) = (p.rng.below(n), p.rng.below(n));
    let ((x, from), (y, other)) = (p.f.phi_incoming(i, a), p.f.phi_incoming(i, b));
    if x == y || from == other || !reaches(p, y, from) || !reaches(p, x, other) {
        return None;
    }
    p.set(i, 2 * a, y);
    p.set(i, 2 * b, x);
    Some(())
}
/// An edge of a phi takes the value of another edge.
pub fn phi_takes_the_wrong_edge(p: &mut Place<'_, '_>) -> Option<()> {
    let i = p.used(wide_phi)?;
    let n = p.f.phi_len(i);
    let (a, b) = (p.rng.below(n), p.rng.below(n));
    let ((x, _), (y, other)) = (p.f.phi_incoming(i, a), p.f.phi_incoming(i, b));
    if x == y || !reaches(p, x, other) {
        return None;
    }
    p.set(i, 2 * b, x);
    Some(())
}
/// A phi is taken for one of its values.
pub fn phi_is_one_value(p: &mut Place<'_, '_>) -> Option<()> {
    let i = p.used(wide_phi)?;
    let n = p.f.phi_len(i);
    let k = p.rng.below(n);
    let (x, _) = p.f.phi_incoming(i, k);
    let b = p.f.block_of(i);
    let inside = x.as_inst().is_some_and(|d| p.f.block_of(d) == b);
    if x == Value::inst(i) || inside || !reaches(p, x, b) {
        return None;
    }
    p.f.replace_and_erase(i, x);
    Some(())
}

/// Branches that close a loop: one target dominates the block.
fn latch(p: &Place<'_, '_>, t: Inst) -> bool {
    let b = p.f.block_of(t);
    p.f.successors_of(t).any(|s| p.dom.dominates(s, b))
}
fn latch_compare(p: &mut Place<'_, '_>) -> Option<Inst> {
    for _ in 0..6 {
        let t = p.inst(is_branch)?;
        if latch(p, t)
            && let Some(c) = p.f.operand(t, 0).as_inst()
            && p.f.op(c) == Opcode::ICmp
        {
            return Some(c);
        }
    }
    None
}
/// The bound of a loop is off by one.
pub fn loop_bound_off_by_one(p: &mut Place<'_, '_>) -> Option<()> {
    let c = latch_compare(p)?;
    let old = p.f.operand(c, 1);
    let (ty, v) = (p.f.type_of(old), int_constant(p.f, old)?);
    let bits = p.f.types().int_bits(ty)?;
    let new = p.f.consts_mut().add_int(ty, bits, v.wrapping_add(1) & warpc_ir::consts::low_mask(bits));
    p.f.set_operand(c, 1, new);
    Some(())
}
/// A loop is left after its first iteration.
pub fn loop_runs_once(p: &mut Place<'_, '_>) -> Option<()> {
    for _ in 0..6 {
        let t = p.inst(is_branch)?;
        if latch(p, t) {
            let b = p.f.block_of(t);
            let out = p.f.successors_of(t).find(|&s| !p.dom.dominates(s, b))?;
            p.f.fold_terminator_to(b, out);
            p.f.erase_unreachable();
            return Some(());
        }
    }
    None
}
/// The start of a loop-carried value is its next one: a phi of a header with another first value.
pub fn loop_starts_elsewhere(p: &mut Place<'_, '_>) -> Option<()> {
    let i = p.used(|f, i| {
        f.op(i) == Opcode::Phi && (0..f.phi_len(i)).any(|k| int_constant(f, f.phi_incoming(i, k).0).is_some())
    })?;
    let k = (0..p.f.phi_len(i)).find(|&k| int_constant(p.f, p.f.phi_incoming(i, k).0).is_some())?;
    let old = p.f.phi_incoming(i, k).0;
    let (ty, v) = (p.f.type_of(old), int_constant(p.f, old)?);
    let bits = p.f.types().int_bits(ty)?;
    let new = p.f.consts_mut().add_int(ty, bits, v.wrapping_add(1) & warpc_ir::consts::low_mask(bits));
    p.set(i, 2 * k, new);
    Some(())
}

/// Moves an instruction to the end of a block that dominates its own, out from under a condition.
fn hoist(p: &mut Place<'_, '_>, want: impl Fn(&FuncMut<'_>, Inst) -> bool) -> Option<()> {
    let i = p.inst(want)?;
    let to = p.dom.idom(p.f.block_of(i)).get()?;
    if !p.f.operands(i).all(|v| reaches(p, v, to)) {
        return None;
    }
    let at = p.f.terminator(to).get()?;
    if p.f.num_operands(at) < 3 {
        return None;
    }
    p.f.move_before(i, at);
    Some(())
}
pub fn division_is_hoisted(p: &mut Place<'_, '_>) -> Option<()> {
    hoist(p, |f, i| f.op(i).is_int_div() && f.operand(i, 1).as_inst().is_some())
}
pub fn store_is_hoisted(p: &mut Place<'_, '_>) -> Option<()> {
    hoist(p, |f, i| f.op(i) == Opcode::Store)
}
pub fn load_is_hoisted(p: &mut Place<'_, '_>) -> Option<()> {
    hoist(p, |f, i| f.op(i) == Opcode::Load)
}
pub fn atomic_is_hoisted(p: &mut Place<'_, '_>) -> Option<()> {
    hoist(p, |f, i| matches!(f.op(i), Opcode::AtomicRmw | Opcode::CmpXchg))
}
