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
//! | another counter says when the loop ends, counted from its own start and in the same steps | [`exit_test_reads_another_counter`] |
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
fn carried(place: &Place<'_, '_>, phi: Inst) -> Option<Carried> {
    if place.f.op(phi) != Opcode::Phi || place.f.phi_len(phi) != 2 {
        return None;
    }
    let header = place.f.block_of(phi);
    let edges = [place.f.phi_incoming(phi, 0), place.f.phi_incoming(phi, 1)];
    let back = edges.iter().position(|edge| place.dom.dominates(header, edge.1))?;
    let ((next, latch), (start, entry)) = (edges[back], edges[1 - back]);
    (!place.dom.dominates(header, entry)).then_some(Carried { phi, entry, start, latch, next })
}
/// A random value that a loop carries.
fn any_carried(place: &mut Place<'_, '_>) -> Option<Carried> {
    for _ in 0..6 {
        let phi = place.used(|f, i| f.op(i) == Opcode::Phi && f.phi_len(i) == 2)?;
        if let Some(found) = carried(place, phi) {
            return Some(found);
        }
    }
    None
}
/// A value that grows by a constant in every iteration, with the sum.
fn any_counter(place: &mut Place<'_, '_>) -> Option<(Carried, Inst, u64)> {
    let counter = any_carried(place)?;
    let sum = counter.next.as_inst().filter(|&sum| place.f.op(sum) == Opcode::Add)?;
    let step = (0..2).find(|&n| place.f.operand(sum, n) == Value::inst(counter.phi))?;
    let step = int_constant(place.f, place.f.operand(sum, 1 - step))?;
    Some((counter, sum, step))
}
/// The comparison that decides whether a loop goes on, at its latch or in its header, with the phis of the header.
fn any_exit_test(place: &mut Place<'_, '_>, want: impl Fn(&FuncMut<'_>, Inst) -> bool) -> Option<Inst> {
    let found = any_carried(place)?;
    for block in [found.latch, place.f.block_of(found.phi)] {
        let term = place.f.terminator(block).get()?;
        if place.f.op(term) == Opcode::Br
            && place.f.num_operands(term) == 3
            && let Some(test) = place.f.operand(term, 0).as_inst()
            && place.f.op(test) == Opcode::ICmp
            && want(place.f, test)
        {
            return Some(test);
        }
    }
    None
}
/// `i < n` as `i != n`, which a step may jump over.
pub fn exit_test_becomes_equality(place: &mut Place<'_, '_>) -> Option<()> {
    let test = any_exit_test(place, |f, i| !f.int_pred(i).is_equality())?;
    let goes_on = matches!(place.f.int_pred(test), IntPred::Slt | IntPred::Ult | IntPred::Sgt | IntPred::Ugt);
    let equality = if goes_on { IntPred::Ne } else { IntPred::Eq };
    place.f.set_flags(test, (equality as u16) << flags::PRED_SHIFT);
    Some(())
}
/// The next value of another counter of the loop is compared with the bound of this one.
pub fn exit_test_reads_another_counter(place: &mut Place<'_, '_>) -> Option<()> {
    let test = any_exit_test(place, |f, i| f.operand(i, 0).as_inst().is_some_and(|sum| f.op(sum) == Opcode::Add))?;
    let sum = place.f.operand(test, 0).as_inst()?;
    let phi = place.f.operand(sum, 0).as_inst().filter(|&phi| place.f.op(phi) == Opcode::Phi)?;
    let all = place.f.block_insts(place.f.block_of(phi));
    let others: Vec<Value> = all
        .take_while(|&other| place.f.op(other) == Opcode::Phi)
        .filter(|&other| other != phi && place.f.ty(other) == place.f.ty(phi))
        .filter_map(|other| carried(place, other).map(|found| found.next))
        .filter(|next| {
            next.as_inst().is_some_and(|next| place.dom.dominates(place.f.block_of(next), place.f.block_of(test)))
        })
        .filter(|next| {
            next.as_inst().is_some_and(|next| {
                place.f.block_of(next) != place.f.block_of(test) || place.f.comes_before(next, test)
            })
        })
        .collect();
    if others.is_empty() {
        return None;
    }
    let other = place.rng.pick(&others);
    place.f.set_operand(test, 0, other);
    Some(())
}
/// What `inst` is in the first iteration of the loop of `found`, made at its entry: phis of the header are their first values.
fn in_first_iteration(place: &mut Place<'_, '_>, inst: Inst, found: &Carried) -> Option<Value> {
    let header = place.f.block_of(found.phi);
    let at = place.f.terminator(found.entry).get()?;
    let mut operands = Vec::new();
    for value in place.f.operands(inst).collect::<Vec<_>>() {
        operands.push(match value.as_inst() {
            Some(phi) if place.f.op(phi) == Opcode::Phi && place.f.block_of(phi) == header => {
                place.f.phi_value_for(phi, found.entry)?
            }
            Some(other) if !place.dom.dominates(place.f.block_of(other), found.entry) => return None,
            _ => value,
        });
    }
    let copy = place.f.clone_inst(inst, &operands);
    place.f.insert_before(copy, at);
    Some(copy.into())
}
fn uses_a_phi_of(func: &FuncMut<'_>, inst: Inst, header: Block) -> bool {
    func.operands(inst)
        .any(|value| value.as_inst().is_some_and(|i| func.op(i) == Opcode::Phi && func.block_of(i) == header))
}
/// A branch in a loop is asked before the loop, with what its condition is made of then.
pub fn condition_is_that_of_the_first_iteration(place: &mut Place<'_, '_>) -> Option<()> {
    let found = any_carried(place)?;
    let header = place.f.block_of(found.phi);
    let test = place.used(|f, i| f.op(i) == Opcode::ICmp && uses_a_phi_of(f, i, header))?;
    // Of the test of the exit every run shows it: the loop runs once, or for ever.
    if place.f.uses(test.into()).any(|use_row| place.f.terminator(found.latch) == place.f.user(use_row)) {
        return None;
    }
    let value = in_first_iteration(place, test, &found)?;
    place.f.replace_and_erase(test, value);
    Some(())
}
/// What a loop computes of a value that it carries is taken out of the loop.
pub fn value_is_that_of_the_first_iteration(place: &mut Place<'_, '_>) -> Option<()> {
    let found = any_carried(place)?;
    let header = place.f.block_of(found.phi);
    let inst = place.used(|f, i| {
        (f.op(i).is_binary() || f.op(i).is_cast())
            && !f.op(i).is_int_div()
            && Value::inst(i) != found.next
            && uses_a_phi_of(f, i, header)
    })?;
    let value = in_first_iteration(place, inst, &found)?;
    place.f.replace_and_erase(inst, value);
    Some(())
}
/// A loop is run for a multiple of two of what it is counted up to.
pub fn rest_of_a_longer_step_is_dropped(place: &mut Place<'_, '_>) -> Option<()> {
    let test =
        any_exit_test(place, |f, i| f.types().int_bits(f.type_of(f.operand(i, 1))).is_some_and(|bits| bits <= 64))?;
    let bound = place.f.operand(test, 1);
    let ty = place.f.type_of(bound);
    let bits = place.f.types().int_bits(ty)?;
    let even = warpc_ir::consts::low_mask(bits) & !1;
    let new = match int_constant(place.f, bound) {
        Some(count) if count & 1 == 1 && count != 1 => place.f.consts_mut().add_int(ty, bits, count & even),
        Some(_) => return None,
        None => {
            let mask = place.f.consts_mut().add_int(ty, bits, even);
            Builder::before(place.f, test).binary(Opcode::And, bound, mask, 0)
        }
    };
    place.f.set_operand(test, 1, new);
    Some(())
}
/// A recurrence takes another step than its users are scaled by; the test of the exit keeps its own.
pub fn step_is_another(place: &mut Place<'_, '_>) -> Option<()> {
    let (counter, sum, step) = any_counter(place)?;
    let ty = place.f.ty(sum);
    let bits = place.f.types().int_bits(ty)?;
    let step = place.f.consts_mut().add_int(ty, bits, (step.wrapping_mul(2)) & warpc_ir::consts::low_mask(bits));
    let start = counter.start;
    // A recurrence of its own, for one user that does not decide how often the loop runs.
    let users: Vec<Use> = place
        .f
        .uses(counter.phi.into())
        .filter(|&use_row| {
            let user = place.f.user(use_row);
            user != sum && !matches!(place.f.op(user), Opcode::ICmp | Opcode::Phi)
        })
        .collect();
    if users.is_empty() {
        return None;
    }
    let user = place.rng.pick(&users);
    let (user, index) = (place.f.user(user), place.f.use_index(user));
    let header = place.f.block_of(counter.phi);
    let phi = place.f.new_phi(header, ty);
    let next = Builder::before(place.f, sum).binary(Opcode::Add, phi.into(), step, 0);
    place.f.add_incoming(phi, start, counter.entry);
    place.f.add_incoming(phi, next, counter.latch);
    place.f.set_operand(user, index, phi.into());
    Some(())
}
/// One use of a recurrence gets what it is after its step.
pub fn use_takes_the_next_value(place: &mut Place<'_, '_>) -> Option<()> {
    let (counter, sum, step) = any_counter(place)?;
    let users: Vec<Use> = place
        .f
        .uses(counter.phi.into())
        .filter(|&use_row| place.f.user(use_row) != sum && place.f.op(place.f.user(use_row)) != Opcode::Phi)
        .collect();
    if users.is_empty() {
        return None;
    }
    let use_row = place.rng.pick(&users);
    let (user, index) = (place.f.user(use_row), place.f.use_index(use_row));
    let bits = place.f.types().int_bits(place.f.ty(sum))?;
    let ty = place.f.ty(sum);
    let step = place.f.consts_mut().add_int(ty, bits, step);
    let next = Builder::before(place.f, user).binary(Opcode::Add, counter.phi.into(), step, 0);
    place.f.set_operand(user, index, next);
    Some(())
}
/// One use of a recurrence behind its step gets what it is before.
pub fn use_takes_the_value_before(place: &mut Place<'_, '_>) -> Option<()> {
    let (counter, sum, _) = any_counter(place)?;
    let closes = |place: &Place<'_, '_>, user: Inst| user == counter.phi || place.f.op(user) == Opcode::Phi;
    let users: Vec<Use> = place.f.uses(sum.into()).filter(|&use_row| !closes(place, place.f.user(use_row))).collect();
    if users.is_empty() {
        return None;
    }
    let use_row = place.rng.pick(&users);
    let (user, index) = (place.f.user(use_row), place.f.use_index(use_row));
    place.f.set_operand(user, index, counter.phi.into());
    Some(())
}
/// A store of what a loop carries goes behind the loop, though it is read in the loop or the loop stores elsewhere too.
pub fn store_waits_for_the_last_iteration(place: &mut Place<'_, '_>) -> Option<()> {
    let found = any_carried(place)?;
    let header = place.f.block_of(found.phi);
    let (latch, entry) = (found.latch, found.entry);
    let reach = |place: &Place<'_, '_>, value: Value| {
        value
            .as_inst()
            .is_none_or(|i| place.dom.dominates(place.f.block_of(i), header) || place.f.block_of(i) == header)
    };
    let store = place.inst(|f, i| f.op(i) == Opcode::Store)?;
    let block = place.f.block_of(store);
    if !place.dom.dominates(header, block) || !place.dom.dominates(block, latch) || block == entry {
        return None;
    }
    let (value, address) = (place.f.operand(store, 0), place.f.operand(store, 1));
    // Out of the header, where all is known that the store needs.
    let exit = place
        .f
        .successors(header)
        .find(|&to| !place.dom.dominates(to, latch) && place.dom.strictly_dominates(header, to))?;
    if !reach(place, value) || !reach(place, address) {
        return None;
    }
    let at = place.f.first_non_phi(exit).get()?;
    place.f.move_before(store, at);
    Some(())
}
