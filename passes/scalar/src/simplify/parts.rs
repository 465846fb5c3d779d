//! Trees of bitwise operations, and of selects of booleans, that equal one of their parts or a constant.
//!
//! A tree over up to three leaves is evaluated in all cases at once (`outcomes.rs`); what it always equals among its leaves and inner
//! operations takes its place. A part counts only if it reads each leaf once: an undef leaf may be another number at each use, and of
//! the values that a part with two uses then has, not all need be values of the tree.

use super::{Operation, Simplifier, p};
use crate::outcomes::Outcomes;
use smallvec::SmallVec;
use warpc_ir::Value;
use warpc_ir::ids::Type;
use warpc_ir::opcode::Opcode;

const LEAVES: usize = 3;
/// Parts of a tree that are looked at.
const MAX_PARTS: usize = 12;
/// Operations behind one another that are looked through.
const MAX_LEVELS: u32 = 3;

/// A leaf, an operation or a constant of a tree.
#[derive(Clone, Copy)]
struct Part {
    value: Value,
    outcomes: Outcomes,
    /// How often it reads each leaf.
    reads: [u8; LEAVES],
}

/// The parts of a tree of operations of one type, each behind its operands.
struct Parts {
    ty: Type,
    /// Whether selects are looked through.
    selects: bool,
    list: SmallVec<[Part; MAX_PARTS]>,
    leaves: usize,
}

/// Number of a bitwise operation, as [`Outcomes::bitwise`] has it.
fn bitwise(op: Opcode) -> Option<u8> {
    match op {
        Opcode::And => Some(0),
        Opcode::Or => Some(1),
        Opcode::Xor => Some(2),
        _ => None,
    }
}

fn sum(left: [u8; LEAVES], right: [u8; LEAVES]) -> [u8; LEAVES] {
    std::array::from_fn(|leaf| left[leaf].saturating_add(right[leaf]))
}

impl Simplifier<'_, '_> {
    /// `(x | y) & (x | ~y) -> x`, `(x & y) | ~(x ^ y) -> ~(x ^ y)`, and whatever else of up to three values is always one of its parts. Always.
    pub(super) fn tree_that_is_a_part(&mut self, site: Operation) -> Option<Value> {
        let op = bitwise(site.op)?;
        if !self.has_operations([site.left, site.right]) {
            return None;
        }
        // Under a constant that is not there a second time little is left that known bits do not tell.
        if site.right.is_constant() && !p::is_all_ones(self.f, site.right) {
            let inner = site.left.as_inst()?;
            if !self.f.operands(inner).any(|operand| operand == site.right) {
                return None;
            }
        }
        let mut parts = Parts::new(site.ty, p::is_bool(self.f, site.ty));
        let (left, right) = (self.part(&mut parts, site.left, 0)?, self.part(&mut parts, site.right, 0)?);
        let root = Outcomes::bitwise(op, left.outcomes, right.outcomes);
        self.part_that_is(&parts, root, sum(left.reads, right.reads))
    }

    /// `select (x | y), x, y -> x | y`, `select ~x, false, x -> x`, and whatever else of up to three booleans is always one of its parts.
    /// Always.
    pub(super) fn select_that_is_a_part(&mut self, condition: Value, yes: Value, no: Value) -> Option<Value> {
        if !self.has_operations([condition, yes, no]) {
            return None;
        }
        let mut parts = Parts::new(self.f.type_of(condition), true);
        let condition = self.part(&mut parts, condition, 0)?;
        let (yes, no) = (self.part(&mut parts, yes, 0)?, self.part(&mut parts, no, 0)?);
        let root = Outcomes::select(condition.outcomes, yes.outcomes, no.outcomes);
        self.part_that_is(&parts, root, sum(condition.reads, sum(yes.reads, no.reads)))
    }

    /// Whether an operand is an operation that a tree may look through, or the same as another.
    fn has_operations<const N: usize>(&self, operands: [Value; N]) -> bool {
        operands.iter().any(|operand| {
            operand
                .as_inst()
                .is_some_and(|inst| bitwise(self.f.op(inst)).is_some() || self.f.op(inst) == Opcode::Select)
        }) || (1..N).any(|at| operands[..at].contains(&operands[at]))
    }

    /// The part or constant that a tree with these outcomes always is, if it reads a leaf twice.
    fn part_that_is(&mut self, parts: &Parts, root: Outcomes, reads: [u8; LEAVES]) -> Option<Value> {
        if reads.iter().all(|&times| times < 2) {
            return None;
        }
        for truth in [false, true] {
            if root.allows(Outcomes::constant(truth)) {
                return self.int(parts.ty, if truth { -1 } else { 0 });
            }
        }
        let is_it = |part: &&Part| part.reads.iter().all(|&times| times < 2) && root.allows(part.outcomes);
        // Those with the fewest operations stand first.
        parts.list.iter().find(is_it).map(|part| part.value)
    }

    /// The part that `value` is, added with what it is made of; `None` where the tree grows too large.
    fn part(&self, parts: &mut Parts, value: Value, level: u32) -> Option<Part> {
        if let Some(&known) = parts.list.iter().find(|part| part.value == value) {
            return Some(known);
        }
        if value.is_constant()
            && let Some(truth) = match () {
                _ if p::is_zero(self.f, value) => Some(false),
                _ if p::is_all_ones(self.f, value) => Some(true),
                _ => None,
            }
        {
            return Some(Part { value, outcomes: Outcomes::constant(truth), reads: [0; LEAVES] });
        }
        let (outcomes, reads) = match self.operation_part(parts, value, level) {
            Some(found) => found,
            None => {
                let leaf = parts.leaves;
                if leaf == LEAVES {
                    return None;
                }
                parts.leaves += 1;
                (Outcomes::leaf(leaf), std::array::from_fn(|at| (at == leaf) as u8))
            }
        };
        if parts.list.len() == MAX_PARTS {
            return None;
        }
        let part = Part { value, outcomes, reads };
        parts.list.push(part);
        Some(part)
    }

    /// What the operation behind `value` is, if the tree goes on there.
    fn operation_part(&self, parts: &mut Parts, value: Value, level: u32) -> Option<(Outcomes, [u8; LEAVES])> {
        let inst = value.as_inst().filter(|_| level < MAX_LEVELS)?;
        let op = self.f.op(inst);
        // A leaf more than there may be makes the operation itself a leaf, so what it added goes again.
        let (length, leaves) = (parts.list.len(), parts.leaves);
        let found = self.operation_outcomes(parts, inst, op, level);
        if found.is_none() {
            parts.list.truncate(length);
            parts.leaves = leaves;
        }
        found
    }

    fn operation_outcomes(
        &self,
        parts: &mut Parts,
        inst: warpc_ir::ids::Inst,
        op: Opcode,
        level: u32,
    ) -> Option<(Outcomes, [u8; LEAVES])> {
        let operand = |at: usize| self.f.operand(inst, at);
        if let Some(op) = bitwise(op) {
            let (left, right) = (self.part(parts, operand(0), level + 1)?, self.part(parts, operand(1), level + 1)?);
            return Some((Outcomes::bitwise(op, left.outcomes, right.outcomes), sum(left.reads, right.reads)));
        }
        if op != Opcode::Select || !parts.selects || self.f.type_of(operand(0)) != parts.ty {
            return None;
        }
        let condition = self.part(parts, operand(0), level + 1)?;
        let (yes, no) = (self.part(parts, operand(1), level + 1)?, self.part(parts, operand(2), level + 1)?);
        let outcomes = Outcomes::select(condition.outcomes, yes.outcomes, no.outcomes);
        Some((outcomes, sum(condition.reads, sum(yes.reads, no.reads))))
    }
}

impl Parts {
    fn new(ty: Type, selects: bool) -> Parts {
        Parts { ty, selects, list: SmallVec::new(), leaves: 0 }
    }
}
