//! Orders of integers of more than 64 bits, by limbs of 64 bits: those of which one side is known may decide, or be left out.
//!
//! `left < right` of two limbs is `high < high || high == high && low < low`. A number that was extended has zeros above, which nothing
//! is less than; a bound that is a round number has zeros below. What is left of two limbs is comparisons, of more one chain of
//! differences, whose last borrow is the answer.

use super::Sel;
use super::limbs::Limbs;
use super::wide::Pair;
use crate::machine::*;
use crate::opcodes::cmp;

/// A comparison: known, or a predicate.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Test {
    Known(bool),
    Is(Operand),
}

impl Sel<'_, '_, '_> {
    /// Predicate `left < right` of two limbs.
    pub fn wide_less(&mut self, left: Pair, right: Pair, signed: bool) -> Operand {
        let less = self.pair_less(left, right, signed);
        self.predicate_of(less)
    }
    fn pair_less(&mut self, left: Pair, right: Pair, signed: bool) -> Test {
        let low = self.limb_less(left[0], right[0], false);
        let high = self.limb_less(left[1], right[1], signed);
        // Limbs of which one is the least or the greatest of all differ in one way only.
        let (least, greatest) = if signed { (i64::MIN, i64::MAX) } else { (0, -1) };
        let differ_up = self.imm_of(left[1]) == Some(least) || self.imm_of(right[1]) == Some(greatest);
        match (high, low) {
            (Test::Known(true), _) | (_, Test::Known(false)) => high,
            _ if differ_up => self.either(high, low),
            _ => {
                let same = self.limb_equal(left[1], right[1]);
                let tie = self.both(same, low);
                self.either(high, tie)
            }
        }
    }
    /// Predicate `left < right`. As signed numbers with both signs turned.
    pub(super) fn limbs_less(&mut self, left: &[Operand], right: &[Operand], signed: bool) -> Operand {
        let (mut left, mut right): (Limbs, Limbs) = (left.into(), right.into());
        let top = left.len() - 1;
        if signed {
            if right.iter().all(|&o| self.imm_of(o) == Some(0)) {
                let top = self.in_reg(left[top], Class::B64);
                return self.new_setp(cmp::LT, PTy::S64, top, Operand::ZERO);
            }
            for o in [&mut left[top], &mut right[top]] {
                *o = self.sign_turned(*o);
            }
        }
        let less = self.known_limbs_less(&left, &right);
        self.predicate_of(less)
    }
    /// `operand` with the other sign bit.
    fn sign_turned(&mut self, operand: Operand) -> Operand {
        let turn = self.imm(i64::MIN);
        match self.imm_of(operand) {
            Some(v) => self.imm(v ^ i64::MIN),
            None => self.new_bin(Op::Xor, PTy::B64, operand, turn),
        }
    }
    /// `left < right` without signs: limbs at both ends that cannot decide are left out.
    fn known_limbs_less(&mut self, left: &[Operand], right: &[Operand]) -> Test {
        let is = |s: &Self, o: Operand, v: i64| s.imm_of(o) == Some(v);
        let start = (0..left.len()).take_while(|&k| is(self, right[k], 0) || is(self, left[k], -1)).count();
        let is_same = |s: &Self, k: usize| s.imm_of(left[k]).is_some() && s.imm_of(left[k]) == s.imm_of(right[k]);
        let end = left.len() - (start..left.len()).rev().take_while(|&k| is_same(self, k)).count();
        match end - start {
            0 => return Test::Known(false),
            1 => return self.limb_less(left[start], right[start], false),
            2 => return self.pair_less([left[start], left[start + 1]], [right[start], right[start + 1]], false),
            _ => {}
        }
        let (left, right) = (&left[start..end], &right[start..end]);
        Test::Is(self.chain_borrows(left, right))
    }
    /// Whether the difference of limbs borrows.
    fn chain_borrows(&mut self, left: &[Operand], right: &[Operand]) -> Operand {
        let (left, zero) = (self.limb_regs(left), self.in_reg(Operand::ZERO, Class::B32));
        for k in 0..left.len() {
            let unused = self.reg(Class::B64);
            self.bin(if k == 0 { Op::SubCc } else { Op::SubCCc }, PTy::S64, unused, left[k], right[k]);
        }
        let borrow = self.new_bin(Op::SubC, PTy::S32, zero, Operand::ZERO);
        self.new_setp(cmp::NE, PTy::B32, borrow, Operand::ZERO)
    }
    /// `left < right` of one limb.
    fn limb_less(&mut self, left: Operand, right: Operand, signed: bool) -> Test {
        let ty = if signed { PTy::S64 } else { PTy::U64 };
        let (least, greatest) = if signed { (i64::MIN, i64::MAX) } else { (0, -1) };
        match (self.imm_of(left), self.imm_of(right)) {
            (Some(x), Some(y)) => Test::Known(if signed { x < y } else { (x as u64) < y as u64 }),
            (_, Some(y)) if y == least => Test::Known(false),
            (Some(x), _) if x == greatest => Test::Known(false),
            (Some(x), _) if x == least => Test::Is(self.new_setp(cmp::NE, PTy::B64, right, left)),
            (_, Some(y)) if y == greatest => Test::Is(self.new_setp(cmp::NE, PTy::B64, left, right)),
            (Some(_), _) => Test::Is(self.new_setp(cmp::GT, ty, right, left)),
            _ => Test::Is(self.new_setp(cmp::LT, ty, left, right)),
        }
    }
    fn limb_equal(&mut self, left: Operand, right: Operand) -> Test {
        match (self.imm_of(left), self.imm_of(right)) {
            (Some(x), Some(y)) => Test::Known(x == y),
            (Some(_), _) => Test::Is(self.new_setp(cmp::EQ, PTy::B64, right, left)),
            _ => Test::Is(self.new_setp(cmp::EQ, PTy::B64, left, right)),
        }
    }
    fn both(&mut self, left: Test, right: Test) -> Test {
        match (left, right) {
            (Test::Known(true), other) | (other, Test::Known(true)) => other,
            (Test::Is(x), Test::Is(y)) => Test::Is(self.new_bin(Op::And, PTy::Pred, x, y)),
            _ => Test::Known(false),
        }
    }
    fn either(&mut self, left: Test, right: Test) -> Test {
        match (left, right) {
            (Test::Known(false), other) | (other, Test::Known(false)) => other,
            (Test::Is(x), Test::Is(y)) => Test::Is(self.new_bin(Op::Or, PTy::Pred, x, y)),
            _ => Test::Known(true),
        }
    }
    fn predicate_of(&mut self, test: Test) -> Operand {
        match test {
            Test::Is(pred) => pred,
            Test::Known(holds) => self.in_reg(Operand::imm(-(holds as i32)), Class::Pred),
        }
    }
}
