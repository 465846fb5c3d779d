//! Wrong rewrites as passes of loops make them that leave out a condition of a rule: indvars, loop-reduce, unswitch, unroll, licm.
//!
//! | condition left out | rewrite |
//! |---|---|
//! | the value that a loop counts with meets the bound | [`exit_test_becomes_equality`] |
//! | what a condition is made of does not change in the loop | [`condition_is_that_of_the_first_iteration`] |
//! | the iterations that a longer step leaves over are run | [`rest_of_a_longer_step_is_dropped`] |
//! | every user of a recurrence is scaled as its step is | [`step_is_another`] |
//! | a use of a recurrence is before its step or behind it | [`use_takes_the_next_value`], [`use_takes_the_value_before`] |
//! | a value is the same in every iteration | [`value_is_that_of_the_first_iteration`] |
//! | memory that is kept in a register is written back in every iteration that others read it in | [`store_waits_for_the_last_iteration`] |

use super::{Place, int_constant};
use warpc_ir::ids::*;
use warpc_ir::opcode::{IntPred, Opcode, flags};
use warpc_ir::{Builder, FuncMut, Value};

/// A value that a loop carries: its phi in the header, from where the loop is entered and where it is closed.
struct Carried {
    phi: Inst,
    entry: Block,
    start: Value,
    latch: Block,
    next: Value,
}

/// The value that `phi` carries, where it is one of a loop with one entry and one latch.
fn carried(p: &Place<'_, '_>, phi: Inst) -> Option<Carried> {
    if p.f.op(phi) != Opcode::Phi || p.f.phi_len(phi) != 2 {
        return None;
    }
    let header = p.f.block_of(phi);
    let edges = [p.f.phi_incoming(phi, 0), p.f.phi_incoming(phi, 1)];
    let back = edges.iter().position(|edge| p.dom.dominates(header, edge.1))?;
    let ((next, latch), (start, entry)) = (edges[back], edges[1 - back]);
    (!p.dom.dominates(header, entry)).then_some(Carried { phi, entry, start, latch, next })
}
/// A random value that a loop carries.
fn any_carried(p: &mut Place<'_, '_>) -> Option<Carried> {
    for _ in 0..6 {
        let phi = p.used(|f, i| f.op(i) == Opcode::Phi && f.phi_len(i) == 2)?;
        if let Some(found) = carried(p, phi) {
            return Some(found);
        }
    }
    None
}
/// A value that grows by a constant in every iteration, with the sum.
fn any_counter(p: &mut Place<'_, '_>) -> Option<(Carried, Inst, u64)> {
    let counter = any_carried(p)?;
    let sum = counter.next.as_inst().filter(|&sum| p.f.op(sum) == Opcode::Add)?;
    let step = (0..2).find(|&n| p.f.operand(sum, n) == Value::inst(counter.phi))?;
    let step = int_constant(p.f, p.f.operand(sum, 1 - step))?;
    Some((counter, sum, step))
}
/// The comparison that decides whether a loop goes on, at its latch or in its header, with the phis of the header.
fn any_exit_test(p: &mut Place<'_, '_>, want: impl Fn(&FuncMut<'_>, Inst) -> bool) -> Option<Inst> {
    let found = any_carried(p)?;
    for block in [found.latch, p.f.block_of(found.phi)] {
        let term = p.f.terminator(block).get()?;
        if p.f.op(term) == Opcode::Br
            && p.f.num_operands(term) == 3
            && let Some(test) = p.f.operand(term, 0).as_inst()
            && p.f.op(test) == Opcode::ICmp
            && want(p.f, test)
        {
            return Some(test);
        }
    }
    None
}
/// `i < n` as `i != n`, which a step may jump over.
pub fn exit_test_becomes_equality(p: &mut Place<'_, '_>) -> Option<()> {
    let test = any_exit_test(p, |f, i| !f.int_pred(i).is_equality())?;
    let goes_on = matches!(p.f.int_pred(test), IntPred::Slt | IntPred::Ult | IntPred::Sgt | IntPred::Ugt);
    let equality = if goes_on { IntPred::Ne } else { IntPred::Eq };
    p.f.set_flags(test, (equality as u16) << flags::PRED_SHIFT);
    Some(())
}
/// What `inst` is in the first iteration of the loop of `found`, made at its entry: phis of the header are their first values.
fn in_first_iteration(p: &mut Place<'_, '_>, inst: Inst, found: &Carried) -> Option<Value> {
    let header = p.f.block_of(found.phi);
    let at = p.f.terminator(found.entry).get()?;
    let mut operands = Vec::new();
    for value in p.f.operands(inst).collect::<Vec<_>>() {
        operands.push(match value.as_inst() {
            Some(phi) if p.f.op(phi) == Opcode::Phi && p.f.block_of(phi) == header => {
                p.f.phi_value_for(phi, found.entry)?
            }
            Some(other) if !p.dom.dominates(p.f.block_of(other), found.entry) => return None,
            _ => value,
        });
    }
    let copy = p.f.clone_inst(inst, &operands);
    p.f.insert_before(copy, at);
    Some(copy.into())
}
fn uses_a_phi_of(f: &FuncMut<'_>, inst: Inst, header: Block) -> bool {
    f.operands(inst).any(|value| value.as_inst().is_some_and(|i| f.op(i) == Opcode::Phi && f.block_of(i) == header))
}
/// A branch in a loop is asked before the loop, with what its condition is made of then.
pub fn condition_is_that_of_the_first_iteration(p: &mut Place<'_, '_>) -> Option<()> {
    let found = any_carried(p)?;
    let header = p.f.block_of(found.phi);
    let test = p.used(|f, i| f.op(i) == Opcode::ICmp && uses_a_phi_of(f, i, header))?;
    // Of the test of the exit every run shows it: the loop runs once, or for ever.
    if p.f.uses(test.into()).any(|use_row| p.f.terminator(found.latch) == p.f.user(use_row)) {
        return None;
    }
    let value = in_first_iteration(p, test, &found)?;
    p.f.replace_and_erase(test, value);
    Some(())
}
/// What a loop computes of a value that it carries is taken out of the loop.
pub fn value_is_that_of_the_first_iteration(p: &mut Place<'_, '_>) -> Option<()> {
    let found = any_carried(p)?;
    let header = p.f.block_of(found.phi);
    let inst = p.used(|f, i| {
        (f.op(i).is_binary() || f.op(i).is_cast())
            && !f.op(i).is_int_div()
            && Value::inst(i) != found.next
            && uses_a_phi_of(f, i, header)
    })?;
    let value = in_first_iteration(p, inst, &found)?;
    p.f.replace_and_erase(inst, value);
    Some(())
}
/// A loop is run for a multiple of two of what it is counted up to.
pub fn rest_of_a_longer_step_is_dropped(p: &mut Place<'_, '_>) -> Option<()> {
    let test = any_exit_test(p, |f, i| f.types().int_bits(f.type_of(f.operand(i, 1))).is_some_and(|bits| bits <= 64))?;
    let bound = p.f.operand(test, 1);
    let ty = p.f.type_of(bound);
    let bits = p.f.types().int_bits(ty)?;
    let even = warpc_ir::consts::low_mask(bits) & !1;
    let new = match int_constant(p.f, bound) {
        Some(count) if count & 1 == 1 && count != 1 => p.f.consts_mut().add_int(ty, bits, count & even),
        Some(_) => return None,
        None => {
            let mask = p.f.consts_mut().add_int(ty, bits, even);
            Builder::before(p.f, test).binary(Opcode::And, bound, mask, 0)
        }
    };
    p.f.set_operand(test, 1, new);
    Some(())
}
/// A recurrence takes another step than its users are scaled by; the test of the exit keeps its own.
pub fn step_is_another(p: &mut Place<'_, '_>) -> Option<()> {
    let (counter, sum, step) = any_counter(p)?;
    let ty = p.f.ty(sum);
    let bits = p.f.types().int_bits(ty)?;
    let step = p.f.consts_mut().add_int(ty, bits, (step.wrapping_mul(2)) & warpc_ir::consts::low_mask(bits));
    let start = counter.start;
    // A recurrence of its own, for one user that does not decide how often the loop runs.
    let users: Vec<Use> =
        p.f.uses(counter.phi.into())
            .filter(|&use_row| {
                let user = p.f.user(use_row);
                user != sum && !matches!(p.f.op(user), Opcode::ICmp | Opcode::Phi)
            })
            .collect();
    if users.is_empty() {
        return None;
    }
    let user = p.rng.pick(&users);
    let (user, index) = (p.f.user(user), p.f.use_index(user));
    let header = p.f.block_of(counter.phi);
    let phi = p.f.new_phi(header, ty);
    let next = Builder::before(p.f, sum).binary(Opcode::Add, phi.into(), step, 0);
    p.f.add_incoming(phi, start, counter.entry);
    p.f.add_incoming(phi, next, counter.latch);
    p.f.set_operand(user, index, phi.into());
    Some(())
}
/// One use of a recurrence gets what it is after its step.
pub fn use_takes_the_next_value(p: &mut Place<'_, '_>) -> Option<()> {
    let (counter, sum, step) = any_counter(p)?;
    let users: Vec<Use> =
        p.f.uses(counter.phi.into())
            .filter(|&use_row| p.f.user(use_row) != sum && p.f.op(p.f.user(use_row)) != Opcode::Phi)
            .collect();
    if users.is_empty() {
        return None;
    }
    let use_row = p.rng.pick(&users);
    let (user, index) = (p.f.user(use_row), p.f.use_index(use_row));
    let bits = p.f.types().int_bits(p.f.ty(sum))?;
    let ty = p.f.ty(sum);
    let step = p.f.consts_mut().add_int(ty, bits, step);
    let next = Builder::before(p.f, user).binary(Opcode::Add, counter.phi.into(), step, 0);
    p.f.set_operand(user, index, next);
    Some(())
}
/// One use of a recurrence behind its step gets what it is before.
pub fn use_takes_the_value_before(p: &mut Place<'_, '_>) -> Option<()> {
    let (counter, sum, _) = any_counter(p)?;
    let closes = |p: &Place<'_, '_>, user: Inst| user == counter.phi || p.f.op(user) == Opcode::Phi;
    let users: Vec<Use> = p.f.uses(sum.into()).filter(|&use_row| !closes(p, p.f.user(use_row))).collect();
    if users.is_empty() {
        return None;
    }
    let use_row = p.rng.pick(&users);
    let (user, index) = (p.f.user(use_row), p.f.use_index(use_row));
    p.f.set_operand(user, index, counter.phi.into());
    Some(())
}
/// A store of what a loop carries goes behind the loop, though it is read in the loop or the loop stores elsewhere too.
pub fn store_waits_for_the_last_iteration(p: &mut Place<'_, '_>) -> Option<()> {
    let found = any_carried(p)?;
    let header = p.f.block_of(found.phi);
    let (latch, entry) = (found.latch, found.entry);
    let reach = |p: &Place<'_, '_>, value: Value| {
        value.as_inst().is_none_or(|i| p.dom.dominates(p.f.block_of(i), header) || p.f.block_of(i) == header)
    };
    let store = p.inst(|f, i| f.op(i) == Opcode::Store)?;
    let block = p.f.block_of(store);
    if !p.dom.dominates(header, block) || !p.dom.dominates(block, latch) || block == entry {
        return None;
    }
    let (value, address) = (p.f.operand(store, 0), p.f.operand(store, 1));
    // Out of the header, where all is known that the store needs.
    let exit =
        p.f.successors(header).find(|&to| !p.dom.dominates(to, latch) && p.dom.strictly_dominates(header, to))?;
    if !reach(p, value) || !reach(p, address) {
        return None;
    }
    let at = p.f.first_non_phi(exit).get()?;
    p.f.move_before(store, at);
    Some(())
}
