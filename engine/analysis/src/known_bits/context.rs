//! What assumptions and dominating branches add to what is known of a value.

use super::bits::{KnownBits, mask, sext};
use super::{MAX_DEPTH, Values};
use crate::assumptions::Fact;
use crate::facts::{int_constant, transfers_execution};
use smallvec::SmallVec;
use warpc_ir::ids::*;
use warpc_ir::opcode::{IntPred, Opcode};
use warpc_ir::{Func, Value, ValueKind};

/// Facts looked at per value; a value tested more often than that is a table in disguise.
const MAX_FACTS: usize = 16;
/// Instructions between a place and an assumption behind it that holds there already.
const MAX_AHEAD: usize = 15;
/// Instructions below the condition of an assumption that are looked at to find out what it tests.
const MAX_TESTED: usize = 16;

/// Whether `assumption` may test `inst`, or what is computed from it. True where that is not found out.
fn may_test(func: &Func<'_>, assumption: Inst, inst: Inst) -> bool {
    let mut work: SmallVec<[Inst; MAX_TESTED]> = SmallVec::from_slice(&[assumption]);
    let mut next = 0;
    while next < work.len() {
        for below in func.operands(work[next]).filter_map(Value::as_inst) {
            if below == inst || work.len() == MAX_TESTED {
                return true;
            }
            if func.block_of(below) == func.block_of(inst) && !work.contains(&below) {
                work.push(below);
            }
        }
        next += 1;
    }
    false
}

impl Values<'_, '_> {
    /// Instruction for whose place the question about `value` is answered.
    fn place(&self, value: Value) -> Inst {
        if self.at.is_some() { self.at } else { value.as_inst().unwrap_or(Inst::NONE) }
    }
    /// Value of the condition of `fact` where it holds, as the code is now: a pass may have turned the branch around since the
    /// facts were collected. `None` when the fact is gone.
    pub(super) fn truth(&self, fact: &Fact) -> Option<bool> {
        let func = self.f;
        if func.is_dead(fact.inst) {
            return None;
        }
        if fact.block.is_none() {
            return Some(fact.truth);
        }
        if func.op(fact.inst) != Opcode::Br || func.num_operands(fact.inst) != 3 {
            return None;
        }
        let [yes, no] = [1, 2].map(|k| func.operand(fact.inst, k).as_block() == Some(fact.block));
        (yes != no).then_some(yes)
    }
    /// Whether fact `fact` holds just before `at`.
    pub(super) fn holds(&self, fact: &Fact, at: Inst) -> bool {
        let func = self.f;
        let Some(dom) = self.dom else { return false };
        if self.truth(fact).is_none() || at.is_none() || func.block_of(at).is_none() {
            return false;
        }
        if fact.block.is_some() {
            return dom.dominates(fact.block, func.block_of(at));
        }
        fact.inst != at && (dom.dominates_inst(func, fact.inst, at) || self.is_assumed_soon(fact.inst, at))
    }
    /// Whether control surely goes from `at` on to the assumption `assumption` of its block, which does not test `at`: to decide that by
    /// the assumption would take from the assumption what it says.
    fn is_assumed_soon(&self, assumption: Inst, at: Inst) -> bool {
        let func = self.f;
        if func.block_of(at) != func.block_of(assumption) {
            return false;
        }
        let mut next = func.next(at);
        for _ in 0..MAX_AHEAD {
            if next.is_none() || next == assumption {
                return next == assumption && !may_test(func, assumption, at);
            }
            if !transfers_execution(func, next) {
                return false;
            }
            next = func.next(next);
        }
        false
    }
    /// Whether an assumption or a dominating branch about `value` is one that `says` accepts: its condition and the value of that.
    pub fn known_by_context(&self, value: Value, says: impl Fn(Value, bool) -> bool) -> bool {
        let at = self.place(value);
        self.facts_of(value).iter().rev().take(MAX_FACTS).any(|x| {
            x.bundle.is_none()
                && self.truth(x).is_some_and(|truth| says(self.f.operand(x.inst, 0), truth))
                && self.holds(x, at)
        })
    }
    /// Adds what assumptions and dominating branches say of `value`.
    pub(super) fn with_context(&self, value: Value, known: KnownBits, depth: u32) -> KnownBits {
        let list = self.facts_of(value);
        let at = self.place(value);
        if list.is_empty() || at.is_none() {
            return known;
        }
        let mut k = known;
        for x in list.iter().rev().take(MAX_FACTS) {
            if self.holds(x, at) {
                k = match x.bundle {
                    Some((warpc_ir::attrs::AttrKind::Align, n)) => k.union(super::values::low_zeros(k.bits, n)),
                    Some(_) => k,
                    None => {
                        let c = self.f.operand(x.inst, 0);
                        self.with_condition(value, k, c, self.truth(x) == Some(true), depth)
                    }
                };
            }
        }
        k
    }
    /// Adds what taking the edge `from -> to` says of `value`, when a branch decides it.
    pub(super) fn with_edge(&self, value: Value, known: KnownBits, from: Block, to: Block, depth: u32) -> KnownBits {
        let func = self.f;
        let t = func.terminator(from);
        if t.is_none() || func.op(t) != Opcode::Br || func.num_operands(t) != 3 {
            return known;
        }
        let (yes, no) = (func.operand(t, 1).as_block(), func.operand(t, 2).as_block());
        if yes == no {
            return known;
        }
        self.with_condition(value, known, func.operand(t, 0), yes == Some(to), depth)
    }
    /// Adds what `condition` being `truth` says of `value`.
    pub(super) fn with_condition(
        &self,
        value: Value,
        known: KnownBits,
        condition: Value,
        truth: bool,
        depth: u32,
    ) -> KnownBits {
        if depth > MAX_DEPTH || value.is_constant() {
            return known;
        }
        if condition == value {
            return if known.bits == 1 { KnownBits::constant(1, truth as u128) } else { known };
        }
        let func = self.f;
        let Some(i) = condition.as_inst() else { return known };
        match func.op(i) {
            // Both hold, or both fail.
            Opcode::And if truth => {
                let k = self.with_condition(value, known, func.operand(i, 0), true, depth + 1);
                self.with_condition(value, k, func.operand(i, 1), true, depth + 1)
            }
            Opcode::Or if !truth => {
                let k = self.with_condition(value, known, func.operand(i, 0), false, depth + 1);
                self.with_condition(value, k, func.operand(i, 1), false, depth + 1)
            }
            Opcode::Select if func.ty(i) == Type::I1 => {
                let (s, a, b) = (func.operand(i, 0), func.operand(i, 1), func.operand(i, 2));
                let is = |x: Value, n: u64| func.consts().as_int(x) == Some(n);
                if truth && is(b, 0) {
                    let k = self.with_condition(value, known, s, true, depth + 1);
                    self.with_condition(value, k, a, true, depth + 1)
                } else if !truth && is(a, 1) {
                    let k = self.with_condition(value, known, s, false, depth + 1);
                    self.with_condition(value, k, b, false, depth + 1)
                } else {
                    known
                }
            }
            Opcode::Xor if func.consts().as_int(func.operand(i, 1)) == Some(1) && func.ty(i) == Type::I1 => {
                self.with_condition(value, known, func.operand(i, 0), !truth, depth + 1)
            }
            Opcode::Trunc if func.operand(i, 0) == value && func.ty(i) == Type::I1 => {
                known.union(KnownBits { zero: !truth as u128, one: truth as u128, bits: known.bits })
            }
            Opcode::ICmp => {
                let p = func.int_pred(i);
                let p = if truth { p } else { p.inverse() };
                let (a, b) = (func.operand(i, 0), func.operand(i, 1));
                let k = self.with_compare(value, known, a, p, b, depth);
                // Also when the value is on the right.
                if b == value { self.with_compare(value, k, b, p.swapped(), a, depth) } else { k }
            }
            _ => known,
        }
    }
    /// Whether `number` is `value`, or the whole address that the pointer `value` is.
    fn is_number_of(&self, number: Value, value: Value, bits: u32) -> bool {
        let f = self.f;
        number == value
            || number.as_inst().is_some_and(|i| {
                f.op(i) == Opcode::PtrToInt && f.operand(i, 0) == value && self.width(f.ty(i)) == Some(bits)
            })
    }
    /// Adds what `lhs pred rhs` says of `value`.
    fn with_compare(
        &self,
        value: Value,
        known: KnownBits,
        lhs: Value,
        pred: IntPred,
        rhs: Value,
        depth: u32,
    ) -> KnownBits {
        let func = self.f;
        if self.width(func.type_of(lhs)).is_none() || func.types().is_vector(func.type_of(lhs)) {
            return known;
        }
        if lhs == value {
            let other = match int_constant(func, rhs) {
                Some(c) => KnownBits::constant(known.bits, c),
                None if func.consts().is_zero(rhs) => KnownBits::constant(known.bits, 0),
                // Only what is known without looking for more conditions: those could lead back here.
                None => Values { assumptions: None, memo: None, ..*self }.bits_of(rhs, depth.max(MAX_DEPTH - 2)),
            };
            return compared(known, pred, other);
        }
        let Some(c) = int_constant(func, rhs) else { return known };
        let ValueKind::Inst(i) = lhs.kind() else { return known };
        let op = func.op(i);
        if op == Opcode::Trunc && func.operand(i, 0) == value {
            let w = self.width(func.ty(i)).unwrap_or(1);
            let k = compared(known.trunc(w), pred, KnownBits::constant(w, c));
            return known.union(k.anyext(known.bits));
        }
        if func.num_operands(i) != 2 || !op.is_int_binary() || !self.is_number_of(func.operand(i, 0), value, known.bits)
        {
            return known;
        }
        let Some(d) = int_constant(func, func.operand(i, 1)) else { return known };
        let m = known.mask();
        let bits = known.bits;
        let equal = pred == IntPred::Eq;
        match op {
            Opcode::And if equal => known.union(KnownBits { zero: d & !c, one: d & c, bits }),
            // One bit is not what it is compared with: it is the other.
            Opcode::And if pred == IntPred::Ne && d.is_power_of_two() && c == 0 => {
                known.union(KnownBits { zero: 0, one: d, bits })
            }
            Opcode::And if pred == IntPred::Ne && d.is_power_of_two() && c == d => {
                known.union(KnownBits { zero: d, one: 0, bits })
            }
            Opcode::Or if equal => known.union(KnownBits { zero: !c & m, one: c & !d, bits }),
            Opcode::Xor if equal => known.union(KnownBits::constant(bits, c ^ d)),
            Opcode::Sub if equal => known.union(KnownBits::constant(bits, c.wrapping_add(d))),
            Opcode::Shl if equal && d < bits as u128 => {
                let keep = m >> d;
                known.union(KnownBits { zero: !(c >> d) & keep, one: c >> d & keep, bits })
            }
            Opcode::LShr if equal && d < bits as u128 => {
                let keep = m & !mask(d as u32);
                known.union(KnownBits { zero: !(c << d) & keep, one: c << d & keep, bits })
            }
            Opcode::Add => {
                // v + d in [lo, hi]: v in [lo - d, hi - d] when that does not wrap.
                let k = compared(KnownBits::unknown(bits), pred, KnownBits::constant(bits, c));
                let (lo, hi) = match pred {
                    IntPred::Ult if c > 0 => (0, c - 1),
                    IntPred::Ule => (0, c),
                    IntPred::Ugt if c < m => (c + 1, m),
                    IntPred::Uge => (c, m),
                    IntPred::Eq => (c, c),
                    _ => {
                        let _ = k;
                        return known;
                    }
                };
                let (lo, hi) = (lo.wrapping_sub(d) & m, hi.wrapping_sub(d) & m);
                if lo <= hi { known.union(KnownBits::range(bits, lo, hi)) } else { known }
            }
            _ => known,
        }
    }
}

/// Adds what `x pred other` says of `x`, of which `known` is known.
fn compared(known: KnownBits, pred: IntPred, other: KnownBits) -> KnownBits {
    let m = known.mask();
    let least = 1 << (known.bits - 1);
    let flip = |k: KnownBits| {
        let s = k.sign();
        let swap = |a: u128, b: u128| a & !s | b & s;
        KnownBits { zero: swap(k.zero, k.one), one: swap(k.one, k.zero), bits: k.bits }
    };
    let signed = |v: i128| (v as u128 & m) ^ least;
    match pred {
        IntPred::Eq => known.union(other),
        IntPred::Ne => match other.as_constant() {
            // Not zero with one candidate bit left: that bit.
            Some(0) if known.max().is_power_of_two() => {
                known.union(KnownBits { zero: 0, one: known.max(), bits: known.bits })
            }
            _ => known,
        },
        IntPred::Ult if other.max() > 0 => known.at_most(other.max() - 1),
        IntPred::Ule => known.at_most(other.max()),
        IntPred::Ugt if other.min() < m => known.at_least(other.min() + 1),
        IntPred::Uge => known.at_least(other.min()),
        IntPred::Slt if other.smax() > sext(least, known.bits) => flip(flip(known).at_most(signed(other.smax() - 1))),
        IntPred::Sle => flip(flip(known).at_most(signed(other.smax()))),
        IntPred::Sgt if other.smin() < (m >> 1) as i128 => flip(flip(known).at_least(signed(other.smin() + 1))),
        IntPred::Sge => flip(flip(known).at_least(signed(other.smin()))),
        _ => known,
    }
}
