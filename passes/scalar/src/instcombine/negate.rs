//! Differences from values whose negation costs nothing: sums.

use super::{Binary, Combiner, p};
use warpc_ir::opcode::flags;
use warpc_ir::{Opcode, Value};

/// Operations between a difference and a value that is negated.
const MAX_DEPTH: u32 = 4;

impl Combiner<'_, '_> {
    /// `x - y -> x + (-y)`, `0 - y -> -y`. If `-y` takes no more instructions than go away: all operations of `y` down to constants,
    /// negations, complements, differences and extended booleans are only read by the next one.
    pub(super) fn difference_from_negatible(&mut self, site: Binary) -> Option<Value> {
        let from_zero = p::is_zero(self.f, site.left);
        if site.left.is_constant() && !from_zero || site.right.is_constant() || !self.one_use(site.right) {
            return None;
        }
        if !self.negates_for_free(site.right, from_zero, 0) {
            return None;
        }
        let negated = self.negated(site.right);
        Some(if from_zero { negated } else { self.binary(Opcode::Add, 0, site.left, negated) })
    }

    /// Whether the negation of `value` takes no more instructions than `value` does and lets it go. A complement, whose negation is a sum, is
    /// left to other rules where it is negated as such.
    pub(super) fn negates_for_free(&self, value: Value, from_zero: bool, depth: u32) -> bool {
        if value.is_constant() {
            return p::int(self.f, value).is_some();
        }
        if depth > 0 && p::neg(self.f, value).is_some() {
            return true;
        }
        let Some(def) = value.as_inst().filter(|_| depth < MAX_DEPTH) else { return false };
        let op = self.f.op(def);
        if matches!(op, Opcode::ZExt | Opcode::SExt) {
            return p::is_bool(self.f, self.f.type_of(self.f.operand(def, 0)));
        }
        if matches!(op, Opcode::LShr | Opcode::AShr) {
            let bits = u128::from(p::width(self.f, value));
            return p::int(self.f, self.f.operand(def, 1)).is_some_and(|amount| amount.v == bits - 1);
        }
        if !self.one_use(value) {
            return false;
        }
        let free = |operand: Value| self.negates_for_free(operand, false, depth + 1);
        let operand = |index: usize| self.f.operand(def, index);
        match op {
            // The negation of a difference with a constant is a sum, which other rules turn back.
            Opcode::Sub => !operand(0).is_constant(),
            Opcode::Xor => p::not(self.f, value).is_some() && !from_zero,
            Opcode::Trunc | Opcode::Freeze | Opcode::Shl => free(operand(0)),
            Opcode::Select => free(operand(1)) && free(operand(2)),
            Opcode::Mul => free(operand(0)) || free(operand(1)),
            Opcode::Add => free(operand(0)) || !operand(1).is_constant() && free(operand(1)),
            Opcode::SDiv => self.divisor_that_negates(operand(1)),
            _ => false,
        }
    }

    /// Whether a divisor is a constant whose negation divides to the negated quotient.
    fn divisor_that_negates(&self, divisor: Value) -> bool {
        p::int(self.f, divisor).is_some_and(|c| !c.is_zero() && !c.is_one() && !c.is_all_ones() && !c.is_sign_mask())
    }

    /// The negation of `value`, for which `negates_for_free` holds.
    fn negated(&mut self, value: Value) -> Value {
        let ty = self.f.type_of(value);
        if let Some(constant) = p::int(self.f, value).filter(|_| value.is_constant()) {
            return self.int(ty, constant.neg().v);
        }
        if let Some(x) = p::neg(self.f, value) {
            return x;
        }
        let Some(def) = value.as_inst() else { return self.neg(value, 0) };
        let op = self.f.op(def);
        let (x, kept) = (self.f.operand(def, 0), self.f.flags(def));
        match op {
            Opcode::ZExt => self.cast(Opcode::SExt, 0, x, ty),
            Opcode::SExt => self.cast(Opcode::ZExt, 0, x, ty),
            Opcode::LShr | Opcode::AShr => {
                let other = if op == Opcode::LShr { Opcode::AShr } else { Opcode::LShr };
                let amount = self.f.operand(def, 1);
                self.binary(other, kept & flags::EXACT, x, amount)
            }
            Opcode::Sub => {
                let y = self.f.operand(def, 1);
                self.binary(Opcode::Sub, 0, y, x)
            }
            Opcode::Xor => {
                let one = self.int(ty, 1);
                self.binary(Opcode::Add, 0, x, one)
            }
            Opcode::Trunc => {
                let x = self.negated(x);
                self.cast(Opcode::Trunc, 0, x, ty)
            }
            Opcode::Freeze => {
                let x = self.negated(x);
                let frozen = warpc_ir::Builder::before(self.f, self.at).freeze(x);
                self.queue_new(frozen)
            }
            Opcode::Shl => {
                let x = self.negated(x);
                let amount = self.f.operand(def, 1);
                self.binary(Opcode::Shl, 0, x, amount)
            }
            Opcode::Select => {
                let (yes, no) = (self.f.operand(def, 1), self.f.operand(def, 2));
                let (yes, no) = (self.negated(yes), self.negated(no));
                self.select(x, yes, no)
            }
            Opcode::SDiv => {
                let divisor = self.f.operand(def, 1);
                let divisor = self.negated(divisor);
                self.binary(Opcode::SDiv, kept & flags::EXACT, x, divisor)
            }
            // A product takes the negation of either factor, a sum that of one and the other one's difference.
            _ => {
                let y = self.f.operand(def, 1);
                let second = self.negates_for_free(y, false, 1) && (op == Opcode::Mul || !y.is_constant());
                let (negatible, other) = if second { (y, x) } else { (x, y) };
                let negatible = self.negated(negatible);
                let op = if op == Opcode::Mul { Opcode::Mul } else { Opcode::Sub };
                self.binary(op, 0, negatible, other)
            }
        }
    }
}
