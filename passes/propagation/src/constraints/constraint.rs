//! Conditions as rows of a system, and whether they hold.

use super::decompose::{Condition, Sum, decompose, is_not_negative};
use super::system::{Row, Terms, Variable};
use super::{MAX_DEPTH, MAX_QUESTIONS, Side, Walk};
use smallvec::SmallVec;
use warpc_ir::{FuncMut, IntPred, Value};
use warpc_scalar::patterns as p;

/// A condition as a row, with what it needs.
pub(super) struct Constraint {
    pub(super) row: Row,
    pub(super) is_signed: bool,
    /// `==`: the row holds, and with `>=` in place of `<=`. `!=`: not both.
    pub(super) is_equal: bool,
    pub(super) is_unequal: bool,
    pub(super) needs: Vec<Condition>,
    /// Rows that hold of its variables.
    more: Vec<Row>,
    pub(super) new: SmallVec<[Value; 2]>,
}

impl Walk<'_> {
    /// `condition` as a row. `None` where it cannot be one. `as_signed`: of the signed system, for equality.
    pub(super) fn constraint(
        &self,
        func: &mut FuncMut<'_>,
        condition: Condition,
        as_signed: bool,
    ) -> Option<Constraint> {
        let Condition { mut pred, mut left, mut right } = condition;
        let (mut is_equal, mut is_unequal) = (false, false);
        match pred {
            IntPred::Ugt | IntPred::Uge | IntPred::Sgt | IntPred::Sge => {
                pred = pred.swapped();
                std::mem::swap(&mut left, &mut right);
            }
            IntPred::Eq => {
                is_equal = as_signed || !p::is_zero(func, right);
                pred = IntPred::Ule;
            }
            IntPred::Ne if !as_signed && p::is_zero(func, right) => {
                pred = IntPred::Ult;
                std::mem::swap(&mut left, &mut right);
            }
            IntPred::Ne => {
                is_unequal = true;
                pred = IntPred::Ule;
            }
            _ => {}
        }
        let is_signed = as_signed || pred.is_signed();
        let mut needs = Vec::new();
        let lower = decompose(func, left, is_signed, &mut needs, 0);
        let upper = decompose(func, right, is_signed, &mut needs, 0);
        let mut limit = upper.offset.checked_sub(lower.offset)?;
        if matches!(pred, IntPred::Ult | IntPred::Slt) {
            limit = limit.checked_sub(1)?;
        }
        let side = &self.sides[usize::from(is_signed)];
        let mut new: SmallVec<[Value; 2]> = SmallVec::new();
        let (terms, not_negative) = terms_of(side, &lower, &upper, &mut new)?;
        let more = if is_signed { not_negative.into_iter().map(Row::not_negative).collect() } else { Vec::new() };
        Some(Constraint { row: Row { terms, limit }, is_signed, is_equal, is_unequal, needs, more, new })
    }
    /// `condition` as a row to ask about: all of its variables are known.
    /// `is_original`: it stands so in the code, and may be trivial.
    fn question(&self, func: &mut FuncMut<'_>, condition: Condition, is_original: bool) -> Option<Constraint> {
        let Condition { pred, left, right } = condition;
        let trivial = pred == IntPred::Ule && p::is_zero(func, left) || pred == IntPred::Uge && p::is_zero(func, right);
        if trivial && is_original {
            return Some(Constraint {
                row: Row::default(),
                is_signed: false,
                is_equal: false,
                is_unequal: false,
                needs: Vec::new(),
                more: Vec::new(),
                new: SmallVec::new(),
            });
        }
        self.constraint(func, condition, false).filter(|constraint| constraint.new.is_empty())
    }
    /// `condition`, a signed one of numbers that are not negative, as an unsigned one.
    fn as_unsigned(&self, func: &FuncMut<'_>, condition: Condition) -> Option<Condition> {
        let Condition { pred, left, right } = condition;
        let is_same = pred.is_signed() && is_not_negative(func, left) && is_not_negative(func, right);
        is_same.then_some(Condition { pred: pred.flipped_sign(), left, right })
    }
    /// Whether `condition` holds.
    pub(super) fn holds(&self, func: &mut FuncMut<'_>, condition: Condition) -> bool {
        self.budget.set(MAX_QUESTIONS);
        self.holds_at(func, condition, 0)
    }
    /// Whether `needs` hold, of a question `depth` questions deep.
    pub(super) fn all_hold(&self, func: &mut FuncMut<'_>, needs: &[Condition], depth: u32) -> bool {
        needs.iter().all(|&need| self.holds_at(func, need, depth + 1))
    }
    fn holds_at(&self, func: &mut FuncMut<'_>, condition: Condition, depth: u32) -> bool {
        let left = self.budget.get();
        if depth > MAX_DEPTH || left == 0 {
            return false;
        }
        self.budget.set(left - 1);
        let unsigned = self.as_unsigned(func, condition);
        unsigned.is_some_and(|unsigned| self.holds_as_asked(func, unsigned, false, depth))
            || self.holds_as_asked(func, condition, true, depth)
    }
    fn holds_as_asked(&self, func: &mut FuncMut<'_>, condition: Condition, is_original: bool, depth: u32) -> bool {
        let Some(constraint) = self.question(func, condition, is_original) else { return false };
        self.all_hold(func, &constraint.needs, depth)
            && self.sides[usize::from(constraint.is_signed)].system.implies(&constraint.row, &[])
    }
    /// The truth of `condition`, if it is decided.
    pub(super) fn truth(&self, func: &mut FuncMut<'_>, condition: Condition) -> Option<bool> {
        let unsigned = self.as_unsigned(func, condition);
        unsigned
            .and_then(|unsigned| self.truth_as_asked(func, unsigned, false))
            .or_else(|| self.truth_as_asked(func, condition, true))
    }
    fn truth_as_asked(&self, func: &mut FuncMut<'_>, condition: Condition, is_original: bool) -> Option<bool> {
        let constraint = self.question(func, condition, is_original)?;
        self.budget.set(MAX_QUESTIONS);
        if !self.all_hold(func, &constraint.needs, 0) {
            return None;
        }
        let system = &self.sides[usize::from(constraint.is_signed)].system;
        let row = &constraint.row;
        let implies = |row: Option<Row>| row.is_some_and(|row| system.implies(&row, &constraint.more));
        let holds = system.implies(row, &constraint.more);
        if constraint.is_equal || constraint.is_unequal {
            if holds && implies(row.at_least()) {
                return Some(constraint.is_equal);
            }
            return (implies(row.negated()) || implies(row.strict())).then_some(constraint.is_unequal);
        }
        if holds {
            return Some(true);
        }
        implies(row.negated()).then_some(false)
    }
}

/// The terms of `lower - upper`, and those of their variables that are not negative. Values that are no variables of `side` yet are
/// appended to `new`.
fn terms_of(
    side: &Side,
    lower: &Sum,
    upper: &Sum,
    new: &mut SmallVec<[Value; 2]>,
) -> Option<(Terms, SmallVec<[Variable; 2]>)> {
    let mut known: SmallVec<[(Value, i64, bool); 8]> = SmallVec::new();
    let signed = lower.terms.iter().map(|term| (term, 1)).chain(upper.terms.iter().map(|term| (term, -1)));
    for (term, sign) in signed {
        let factor = term.factor.checked_mul(sign)?;
        match known.iter_mut().find(|entry| entry.0 == term.variable) {
            Some(entry) => {
                entry.1 = entry.1.checked_add(factor)?;
                entry.2 &= term.not_negative;
            }
            None => known.push((term.variable, factor, term.not_negative)),
        }
    }
    let mut terms = Terms::new();
    let mut not_negative: SmallVec<[Variable; 2]> = SmallVec::new();
    for &(value, factor, sure) in &known {
        let variable = match side.variables.get(&value) {
            Some(&variable) => variable,
            // What cancels out is no variable.
            None if factor == 0 => continue,
            None => {
                new.push(value);
                Variable((side.variables.len() + new.len()) as u32)
            }
        };
        if sure {
            not_negative.push(variable);
        }
        if factor != 0 {
            terms.push((variable, factor));
        }
    }
    terms.sort_unstable_by_key(|term| term.0);
    Some((terms, not_negative))
}
