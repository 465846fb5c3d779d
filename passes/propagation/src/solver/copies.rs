//! Copies of values below a branch, switch case or assumption, of which its condition holds.
//!
//! A copy is a `bitcast` to the same type at the beginning of what the edge dominates (or behind the assumption); the uses below
//! use it. The solver gives it what its operand has and the comparison allows. All copies go when the facts have been used.

use super::Solver;
use crate::lattice::{Fact, range_bits};
use crate::range::Range;
use warpc_ir::ids::*;
use warpc_ir::{FuncMut, IntPred, Value};

/// What holds of a copy.
#[derive(Clone, Copy, Debug)]
pub struct Constraint {
    /// `copy pred other` holds.
    pub pred: IntPred,
    /// The other operand.
    pub other: Value,
}

/// The copies of a function.
#[derive(Default)]
pub struct Copies {
    /// What holds of each instruction that is a copy, in the order of instructions.
    rows: Vec<(Inst, Constraint)>,
    /// Copies by the value that they are compared with, sorted.
    waiting: Vec<(Value, Inst)>,
    /// The copies of `waiting` alone, in its order.
    waiting_insts: Vec<Inst>,
}

impl Copies {
    /// Forgets all.
    pub fn clear(&mut self) {
        self.rows.clear();
        self.waiting.clear();
        self.waiting_insts.clear();
    }
    /// Remembers the copies of `rows`.
    pub fn set(&mut self, mut rows: Vec<(Inst, Constraint)>) {
        rows.sort_by_key(|row| row.0);
        self.waiting = rows.iter().filter(|row| row.1.other.has_uses()).map(|row| (row.1.other, row.0)).collect();
        self.waiting.sort_by_key(|row| (row.0.0, row.1));
        self.waiting_insts = self.waiting.iter().map(|row| row.1).collect();
        self.rows = rows;
    }
    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }
    /// All copies, in the order of instructions.
    pub fn iter(&self) -> impl Iterator<Item = Inst> + '_ {
        self.rows.iter().map(|row| row.0)
    }
    /// What holds of `inst`, if it is a copy.
    pub fn constraint(&self, inst: Inst) -> Option<Constraint> {
        let at = self.rows.binary_search_by_key(&inst, |row| row.0).ok()?;
        Some(self.rows[at].1)
    }
    /// Whether `inst` is a copy.
    pub fn is_copy(&self, inst: Inst) -> bool {
        self.constraint(inst).is_some()
    }
    /// The copies that are compared with `value`.
    pub fn waiting_for(&self, value: Value) -> &[Inst] {
        let start = self.waiting.partition_point(|row| row.0.0 < value.0);
        let end = start + self.waiting[start..].partition_point(|row| row.0 == value);
        &self.waiting_insts[start..end]
    }
}

impl Solver {
    pub(super) fn visit_copy(&mut self, func: &mut FuncMut<'_>, inst: Inst) {
        let Some(Constraint { pred, other }) = self.copies.constraint(inst) else { return };
        let (original, compared) = (self.fact(func, func.operand(inst, 0)), self.fact(func, other));
        if compared == Fact::Unknown {
            return;
        }
        let ranged = |fact: Fact| matches!(fact, Fact::Range { .. });
        let fact = match range_bits(func, func.ty(inst)) {
            Some(bits) if ranged(original) || ranged(compared) => {
                let imposed = match compared {
                    Fact::Range { range, .. } => Range::allowed(pred, range),
                    _ => Range::full(bits),
                };
                let mut had = original.to_range(func, bits, true);
                if had.is_empty() {
                    // Nothing is known of it yet.
                    had = Range::full(bits);
                }
                let both = imposed.intersect(had);
                // That it is unequal to a number says more than a chain of limits.
                Fact::of_range(if !had.contains(both) && had.missing().is_some() { had } else { both })
            }
            _ if pred == IntPred::Eq && matches!(compared, Fact::Constant(_) | Fact::Not(_) | Fact::NotNull) => {
                compared
            }
            _ if pred == IntPred::Ne && matches!(compared, Fact::Constant(_)) => {
                let Fact::Constant(constant) = compared else { return };
                Fact::of_unequal(func, constant)
            }
            _ => original,
        };
        self.lower_inst(func, inst, fact);
    }
}
