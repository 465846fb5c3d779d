//! A counter that only says when its loop ends leaves that to another one that takes the same steps.
//!
//! ```text
//!   c = phi [c0], [c + s]; a = phi [a0], [a + s]; c + s == limit   ->   a + s == a0 + (limit - c0)
//! ```
//!
//! Numbers wrap alike, so that equality is kept whatever they are; what is promised of `a + s` is not kept, for the loop may go on where that
//! wraps. Loops that are unrolled have such counters beside the index of their body.

use crate::patterns as p;
use warpc_analysis::known_bits::Values;
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::{Builder, Func, FuncMut, IntPred, Opcode, Value};

/// Phis of a block that are looked at.
const MOST_PHIS: usize = 32;

/// A phi of two edges that takes a constant step.
#[derive(Clone, Copy)]
struct Counter {
    phi: Inst,
    /// The sum that makes its next value.
    next: Inst,
    start: Value,
    /// Where the loop is entered from.
    entry: Block,
    step: u64,
}

/// Merges counters of `block`.
pub(super) fn merge(func: &mut FuncMut<'_>, block: Block, dom: &DomTree) -> bool {
    let mut counters: smallvec::SmallVec<[Counter; 8]> = smallvec::SmallVec::new();
    let phis = func.block_insts(block).take_while(|&inst| func.op(inst) == Opcode::Phi).take(MOST_PHIS);
    counters.extend(phis.filter_map(|phi| counter(func, phi)));
    let mut changed = false;
    for n in 0..counters.len() {
        let Some(compare) = only_compare(func, &counters[n]) else { continue };
        let other = counters.iter().enumerate().position(|(k, other)| {
            k != n && !func.is_dead(other.phi) && takes_over(func, dom, &counters[n], other, compare)
        });
        if let Some(other) = other {
            hand_over(func, &counters[n], &counters[other], compare);
            changed = true;
        }
    }
    changed
}

/// Phi `phi` as a counter.
fn counter(func: &Func<'_>, phi: Inst) -> Option<Counter> {
    if func.phi_len(phi) != 2 || func.types().int_bits(func.ty(phi)).is_none_or(|bits| bits > 64) {
        return None;
    }
    (0..2).find_map(|at| {
        let (value, _) = func.phi_incoming(phi, at);
        let (start, entry) = func.phi_incoming(phi, 1 - at);
        let (from, step) = p::binary(func, value, Opcode::Add)?;
        let step = p::int(func, step)?.v as u64;
        let next = value.as_inst()?;
        (from == phi.into()).then_some(Counter { phi, next, start, entry, step })
    })
}

/// The test for equality that is all that reads a counter, its next value.
fn only_compare(func: &Func<'_>, counter: &Counter) -> Option<Inst> {
    if func.is_dead(counter.phi) || !func.has_one_use(counter.phi.into()) {
        return None;
    }
    let mut compare = None;
    for user in func.uses(counter.next.into()).map(|u| func.user(u)) {
        if user == counter.phi {
            continue;
        }
        let is_equality = func.op(user) == Opcode::ICmp && matches!(func.int_pred(user), IntPred::Eq | IntPred::Ne);
        if !is_equality || compare.replace(user).is_some() {
            return None;
        }
    }
    compare
}

/// What `compare` compares the next value of a counter with, and its place.
fn limit_of(func: &Func<'_>, counter: &Counter, compare: Inst) -> (Value, usize) {
    let at = (func.operand(compare, 0) == counter.next.into()) as usize;
    (func.operand(compare, at), at)
}

/// Whether `other` can say when the loop ends: it is there anyway, and all that the test needs can be made before the loop.
fn takes_over(func: &Func<'_>, dom: &DomTree, counter: &Counter, other: &Counter, compare: Inst) -> bool {
    let (limit, _) = limit_of(func, counter, compare);
    let before_loop = |value: Value| match value.as_inst() {
        Some(inst) => dom.dominates(func.block_of(inst), counter.entry),
        None => true,
    };
    let (made, asked) = (func.block_of(other.next), func.block_of(compare));
    func.ty(other.phi) == func.ty(counter.phi)
        && other.step == counter.step
        && other.entry == counter.entry
        && func.op(func.terminator(counter.entry)) == Opcode::Br
        && before_loop(limit)
        && !func.has_one_use(other.phi.into())
        && (made == asked || dom.dominates(made, asked))
}

/// Lets `other` say when the loop ends, and removes `counter`.
fn hand_over(func: &mut FuncMut<'_>, counter: &Counter, other: &Counter, compare: Inst) {
    let (limit, at) = limit_of(func, counter, compare);
    let end = func.terminator(counter.entry);
    let distance = combined(func, end, Opcode::Sub, limit, counter.start);
    let mut start = other.start;
    if !Values::new(func).at(end).not_undef_or_poison(start) {
        start = Builder::before(func, end).freeze(start);
        let edge = (0..2).find(|&edge| func.phi_incoming(other.phi, edge).1 == other.entry);
        func.set_operand(other.phi, 2 * edge.expect("the loop is entered from there"), start);
    }
    let target = combined(func, end, Opcode::Add, start, distance);
    func.drop_poison_flags(other.next);
    if func.block_of(other.next) == func.block_of(compare) && func.comes_before(compare, other.next) {
        func.move_before(other.next, compare);
    }
    func.set_operand(compare, 1 - at, other.next.into());
    func.set_operand(compare, at, target);
    func.replace_and_erase(counter.phi, counter.start);
    func.erase(counter.next);
}

/// `left op right` before `at`; a constant if both are.
fn combined(func: &mut FuncMut<'_>, at: Inst, op: Opcode, left: Value, right: Value) -> Value {
    let zero = |value| p::int(func, value).is_some_and(|number| number.v == 0);
    if zero(right) {
        return left;
    }
    if op == Opcode::Add && zero(left) {
        return right;
    }
    match func.folder().binary(op, 0, left, right).filter(|_| left.is_constant() && right.is_constant()) {
        Some(folded) => folded,
        None => Builder::before(func, at).binary(op, left, right, 0),
    }
}
