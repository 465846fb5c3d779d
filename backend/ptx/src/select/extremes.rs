//! Selects of what they compare, as minima and maxima.
//!
//! `max` of PTX gives the operand that is no NaN where one is, and takes +0.0 for more than -0.0; `min` likewise. A select
//! `P(x, y) ? x : y` gives `y` where the comparison fails. With `P` ordered, both are the same where
//!
//! - `y` is no NaN: then `y` is what both give for an `x` that is NaN;
//! - two zeros of different signs give the right one:
//!
//! | comparison | gives | of two zeros the select gives | wrong for |
//! |---|---|---|---|
//! | `x > y` | `max` | `y` | `y` = -0.0, `x` = +0.0 |
//! | `x >= y` | `max` | `x` | `y` = +0.0, `x` = -0.0 |
//! | `x < y` | `min` | `y` | `y` = +0.0, `x` = -0.0 |
//! | `x <= y` | `min` | `x` | `y` = -0.0, `x` = +0.0 |
//!
//! An unordered comparison is the opposite of an ordered one with both sides of the select exchanged. `nnan` and `nsz` make their
//! condition void. The sign of a zero does not matter to a comparison, only the one that is selected counts.
//!
//! Where subnormal numbers of float are flushed, the comparison sees zeros, but the select gives what it was given. Against a normal
//! number that is the row that keeps subnormal numbers; against a zero, of which the comparison must be strict, the row that flushes.
//!
//! Doubles are left alone: the machine has no such instruction of them, and makes seven of the row where two or three do.

use super::Sel;
use super::vector::Half;
use crate::features::Feature;
use crate::machine::*;
use crate::types::PartKind;
use warpc_analysis::known_float::{Classes, classes_of};
use warpc_ir::ids::*;
use warpc_ir::{FloatPred, Func, Opcode, Value, flags};

/// A select that is a minimum or a maximum.
#[derive(Clone, Copy)]
struct Extreme {
    /// `min` or `max`.
    op: Op,
    operands: [Value; 2],
    /// Whether the row flushes subnormal numbers.
    flushes: bool,
}

/// Whether a comparison of `left` does as well for `right`: they are the same, or zeros.
fn compares_as(func: &Func<'_>, left: Value, right: Value) -> bool {
    let is_zero =
        |value: Value| value.is_constant() && !classes_of(func, value).may_be(Classes::ALL.without(Classes::ZERO));
    left == right || is_zero(left) && is_zero(right)
}

/// The ordered comparison by which select `i` gives the first of two values, else the second; and those.
fn ordered(func: &Func<'_>, i: Inst, test: Inst) -> Option<(FloatPred, [Value; 2])> {
    let [left, right] = [0, 1].map(|n| func.operand(test, n));
    let [yes, no] = [1, 2].map(|n| func.operand(i, n));
    let pred = func.float_pred(test);
    let pred = if compares_as(func, left, yes) && compares_as(func, right, no) {
        pred
    } else if compares_as(func, left, no) && compares_as(func, right, yes) {
        pred.swapped()
    } else {
        return None;
    };
    match pred {
        FloatPred::Ogt | FloatPred::Oge | FloatPred::Olt | FloatPred::Ole => Some((pred, [yes, no])),
        FloatPred::Ugt | FloatPred::Uge | FloatPred::Ult | FloatPred::Ule => {
            Some((pred.inverse().swapped(), [no, yes]))
        }
        _ => None,
    }
}

impl Sel<'_, '_, '_> {
    /// Select `i` as an extreme, from the table above.
    fn extreme(&self, i: Inst) -> Option<Extreme> {
        let f = self.f;
        let ty = f.types().scalar(f.ty(i));
        if !matches!(ty, Type::FLOAT | Type::HALF | Type::BFLOAT) {
            return None;
        }
        let test = f.operand(i, 0).as_inst().filter(|&test| f.op(test) == Opcode::FCmp)?;
        let (pred, operands) = ordered(f, i, test)?;
        let (op, is_strict) = match pred {
            FloatPred::Ogt => (Op::Max, true),
            FloatPred::Oge => (Op::Max, false),
            FloatPred::Olt => (Op::Min, true),
            _ => (Op::Min, false),
        };
        let [x, y] = operands.map(|value| classes_of(f, value));
        if y.may_be(Classes::NAN) && !self.has_flag(i, flags::NNAN) && !self.has_flag(test, flags::NNAN) {
            return None;
        }
        let positive = Classes::ZERO.without(Classes::NEGATIVE_ZERO);
        let (wrong, other) = if (op == Op::Max) == is_strict {
            (Classes::NEGATIVE_ZERO, positive)
        } else {
            (positive, Classes::NEGATIVE_ZERO)
        };
        if y.may_be(wrong) && x.may_be(other) && !self.has_flag(i, flags::NSZ) {
            return None;
        }
        let flushes = match ty {
            Type::FLOAT if self.ftz => self.extreme_flushes(operands[1], y, is_strict)?,
            _ => false,
        };
        Some(Extreme { op, operands, flushes })
    }
    /// Whether an extreme with `bound`, of `classes`, has to flush subnormal numbers, where comparisons do; `None` where neither way is
    /// what the select gives.
    fn extreme_flushes(&self, bound: Value, classes: Classes, is_strict: bool) -> Option<bool> {
        let small = Classes::ZERO.or(Classes::SUBNORMAL);
        if !bound.is_constant() {
            return None;
        }
        match classes.may_be(small) {
            false => Some(false),
            true => (is_strict && !classes.may_be(Classes::ALL.without(Classes::ZERO))).then_some(true),
        }
    }
    /// Whether the target computes extremes of such parts.
    fn has_extremes(&mut self, kind: PartKind) -> bool {
        match kind {
            PartKind::F32 => true,
            PartKind::F16 | PartKind::F16X2 => self.half_arithmetic() && self.try_need(Feature::HalfMinMax),
            PartKind::BF16 | PartKind::BF16X2 => self.try_need(Feature::HalfMinMax),
            _ => false,
        }
    }
    /// Select `i` as one row for each part; false where it is no extreme, or the target has none of its type.
    pub(super) fn select_extreme(&mut self, i: Inst) -> bool {
        let Some(extreme) = self.extreme(i) else { return false };
        let info = self.info(self.f.ty(i));
        if info.n == 0 || !self.has_extremes(self.s.types.part(info, 0).kind) {
            return false;
        }
        for k in 0..info.n as usize {
            let ty = self.s.types.part(info, k).arith();
            let d = self.dst(i, k);
            let [x, y] = extreme.operands.map(|value| self.src_for(value, k, ty));
            self.extreme_row(extreme, ty, d, x, y);
        }
        true
    }
    fn extreme_row(&mut self, extreme: Extreme, ty: PTy, dst: VReg, left: Operand, right: Operand) {
        let (left, right) = if left.is_imm() { (right, left) } else { (left, right) };
        let left = self.in_reg(left, ty.class());
        let mods = Mods(0).with_ftz(extreme.flushes as u8);
        self.emit_mods(extreme.op, ty, mods, &[Operand::def(dst), left, right]);
    }
    /// A pair of halves that are the same extreme of both halves of words, as one row.
    pub(super) fn pair_of_extremes(&mut self, dst: VReg, pair: [Half; 2], kind: PartKind) -> bool {
        let f = self.f;
        let mut extremes = [None; 2];
        for (extreme, half) in extremes.iter_mut().zip(pair) {
            let Half::Value(value, part) = half else { return false };
            let (value, _) = self.resolve(value, part);
            let Some(i) = value.as_inst().filter(|&i| f.op(i) == Opcode::Select) else { return false };
            if f.types().is_vector(f.ty(i)) || !self.single_use(i) || self.is_asked(i) {
                return false;
            }
            *extreme = self.extreme(i);
        }
        let [Some(low), Some(high)] = extremes else { return false };
        if low.op != high.op || !self.has_extremes(kind) {
            return false;
        }
        let ty = if kind == PartKind::BF16X2 { PTy::BF16X2 } else { PTy::F16X2 };
        // A minimum is the same of its operands in any order.
        let [a, b] = low.operands;
        let [c, d] = if self.word_of([a, high.operands[0]]).is_some() {
            high.operands
        } else {
            [high.operands[1], high.operands[0]]
        };
        let (Some(x), Some(y)) = (self.word_of([a, c]), self.word_of([b, d])) else { return false };
        let [x, y] = [x, y].map(|operand| self.in_reg(operand, Class::B32));
        self.extreme_row(low, ty, dst, x, y);
        true
    }
    /// The word that `pair` are the halves of.
    fn word_of(&mut self, pair: [Value; 2]) -> Option<Operand> {
        let f = self.f;
        if pair.iter().all(|value| value.is_constant()) {
            let [low, high] = pair.map(|value| self.src(value, 0));
            let word = (low.payload & 0xffff) | high.payload << 16;
            return (low.is_imm() && high.is_imm()).then(|| Operand::new(Kind::Imm, word));
        }
        let mut lane = |value: Value| {
            let i = value.as_inst().filter(|&i| f.op(i) == Opcode::ExtractElement)?;
            let from = f.operand(i, 0);
            let n = self.const_int(f.operand(i, 1)).filter(|_| self.info(f.type_of(from)).packed)?;
            match self.half(from, n as usize) {
                Half::Lane(word, n) => Some((word, n)),
                _ => None,
            }
        };
        let (low, high) = (lane(pair[0])?, lane(pair[1])?);
        let is_word = low.0 == high.0 && low.1 % 2 == 0 && high.1 == low.1 + 1;
        is_word.then(|| self.src_reg(low.0, low.1 / 2))
    }
}
