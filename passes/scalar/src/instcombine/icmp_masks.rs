//! `icmp` of a value under a mask with itself, and tests for powers of two: orders and counts of bits.

use super::icmp::Compare;
use super::{Combiner, p};
use p::Int;
use warpc_ir::intrinsics::id;
use warpc_ir::{IntPred, Opcode, Value};

/// Operations between a mask and what shows that it is one.
const MAX_DEPTH: u32 = 4;

impl Combiner<'_, '_> {
    rules! {
        /// Rules of comparisons of a value under a mask, in order.
        pub(super) fn icmp_under_mask_rules(&mut self, cmp: Compare) -> Option<Value> {
            test_for_power_of_two,
            compare_under_low_mask,
            compare_with_high_mask,
        }
    }

    /// `(x & (x - 1)) == 0 -> ctpop(x) <u 2`, `(x & -x) == x -> ctpop(x) <u 2`, `(x ^ (x - 1)) <u x -> ctpop(x) >u 1`, and the opposites. If the
    /// bitwise operation goes away.
    fn test_for_power_of_two(&mut self, cmp: Compare) -> Option<Value> {
        let (x, few) = match cmp.pred {
            IntPred::Eq | IntPred::Ne => (self.value_of_power_test(cmp)?, cmp.pred == IntPred::Eq),
            IntPred::Ult | IntPred::Uge => (self.value_above_blocked_bits(cmp.a, cmp.b)?, cmp.pred == IntPred::Uge),
            IntPred::Ugt | IntPred::Ule => (self.value_above_blocked_bits(cmp.b, cmp.a)?, cmp.pred == IntPred::Ule),
            _ => return None,
        };
        let ty = self.f.type_of(x);
        if p::width(self.f, x) < 3 {
            return None;
        }
        let count = self.intrinsic(id::CTPOP, &[x], 0)?;
        let bound = self.int(ty, if few { 2 } else { 1 });
        Some(self.icmp(if few { IntPred::Ult } else { IntPred::Ugt }, count, bound))
    }

    /// `x` of `(x & (x - 1)) == 0` and `(x & -x) == x`.
    fn value_of_power_test(&self, cmp: Compare) -> Option<Value> {
        let one_less = |x: Value, y: Value| {
            p::binary(self.f, y, Opcode::Add).is_some_and(|(z, k)| z == x && p::is_all_ones(self.f, k))
        };
        let masked = |value: Value| p::binary(self.f, value, Opcode::And).filter(|_| self.one_use(value));
        if p::is_zero(self.f, cmp.b) {
            let (x, y) = masked(cmp.a)?;
            return [(x, y), (y, x)].into_iter().find(|&(x, y)| one_less(x, y)).map(|(x, _)| x);
        }
        [(cmp.a, cmp.b), (cmp.b, cmp.a)].into_iter().find_map(|(value, x)| {
            let negation = p::partner(masked(value)?, x)?;
            (p::neg(self.f, negation) == Some(x)).then_some(x)
        })
    }

    /// `x` of `x ^ (x - 1)`, if that is `value`.
    fn value_above_blocked_bits(&self, value: Value, x: Value) -> Option<Value> {
        let less = p::other(self.f, value, Opcode::Xor, x).filter(|_| self.one_use(value))?;
        let (y, k) = p::binary(self.f, less, Opcode::Add)?;
        (y == x && p::is_all_ones(self.f, k)).then_some(x)
    }

    /// `(x & m) == x -> x <=u m`, `(x & m) != x -> x >u m`, and so for the unsigned orders that ask the same. If `m` is a run of ones from bit 0,
    /// or 0.
    fn compare_under_low_mask(&mut self, cmp: Compare) -> Option<Value> {
        for (pred, masked, x) in [(cmp.pred, cmp.a, cmp.b), (cmp.pred.swapped(), cmp.b, cmp.a)] {
            let pred = match pred {
                IntPred::Eq | IntPred::Uge => IntPred::Ule,
                IntPred::Ne | IntPred::Ult => IntPred::Ugt,
                _ => continue,
            };
            let Some(mask) = p::other(self.f, masked, Opcode::And, x) else { continue };
            if !x.is_constant() && self.is_low_mask(mask, 0) {
                return self.rewrite_icmp(cmp.inst, pred, x, mask);
            }
        }
        None
    }

    /// `(x & m) == m -> x >=u m`, `(x & m) != m -> x <u m`. If `m` is a run of ones up to the highest bit, or 0.
    fn compare_with_high_mask(&mut self, cmp: Compare) -> Option<Value> {
        let pred = match cmp.pred {
            IntPred::Eq => IntPred::Uge,
            IntPred::Ne => IntPred::Ult,
            _ => return None,
        };
        for (masked, mask) in [(cmp.a, cmp.b), (cmp.b, cmp.a)] {
            let Some(x) = p::other(self.f, masked, Opcode::And, mask) else { continue };
            if !mask.is_constant() && self.is_high_mask(mask, 0) {
                return self.rewrite_icmp(cmp.inst, pred, x, mask);
            }
        }
        None
    }

    /// Whether the ones of `value` are a run from bit 0, or there is none.
    fn is_low_mask(&self, value: Value, depth: u32) -> bool {
        if let Some(constant) = p::int(self.f, value) {
            return constant.is_zero() || constant.is_low_mask();
        }
        let Some(def) = value.as_inst().filter(|_| depth < MAX_DEPTH) else { return false };
        if let Some((which, call)) = p::intrinsic(self.f, value) {
            let extreme = matches!(which, id::SMIN | id::SMAX | id::UMIN | id::UMAX);
            return match which {
                id::BITREVERSE => self.is_high_mask(self.f.operand(call, 0), depth + 1),
                _ => extreme && (0..2).all(|index| self.is_low_mask(self.f.operand(call, index), depth + 1)),
            };
        }
        let operand = |index: usize| self.f.operand(def, index);
        match self.f.op(def) {
            Opcode::ZExt | Opcode::Trunc => self.is_low_mask(operand(0), depth + 1),
            // Ones shifted up and down again are where they were, less those that were lost.
            Opcode::LShr => {
                let back = p::binary(self.f, operand(0), Opcode::Shl)
                    .is_some_and(|(ones, amount)| amount == operand(1) && p::is_all_ones(self.f, ones));
                back || p::is_all_ones(self.f, operand(0)) || self.is_low_mask(operand(0), depth + 1)
            }
            Opcode::Select => self.is_low_mask(operand(1), depth + 1) && self.is_low_mask(operand(2), depth + 1),
            Opcode::And => self.is_low_mask(operand(0), depth + 1) && self.is_low_mask(operand(1), depth + 1),
            Opcode::Xor => match p::not(self.f, value) {
                Some(inner) => self.is_high_mask(inner, depth + 1),
                None => [(operand(0), operand(1)), (operand(1), operand(0))].into_iter().any(|(x, less)| {
                    p::binary(self.f, less, Opcode::Add).is_some_and(|(y, k)| y == x && p::is_all_ones(self.f, k))
                }),
            },
            // A power of two less one.
            Opcode::Add => {
                let unit = p::binary(self.f, operand(0), Opcode::Shl).map(|(unit, _)| unit);
                p::is_all_ones(self.f, operand(1)) && unit.is_some_and(|unit| p::is_one(self.f, unit))
            }
            _ => false,
        }
    }

    /// Whether the ones of `value` are a run up to the highest bit, or there is none.
    fn is_high_mask(&self, value: Value, depth: u32) -> bool {
        if let Some(constant) = p::int(self.f, value) {
            return constant.is_zero() || constant.not().is_low_mask() || constant.is_all_ones();
        }
        let Some(def) = value.as_inst().filter(|_| depth < MAX_DEPTH) else { return false };
        let operand = |index: usize| self.f.operand(def, index);
        match self.f.op(def) {
            Opcode::Shl | Opcode::AShr => self.is_high_mask(operand(0), depth + 1),
            Opcode::SExt => self.is_high_mask(operand(0), depth + 1),
            Opcode::Select => self.is_high_mask(operand(1), depth + 1) && self.is_high_mask(operand(2), depth + 1),
            Opcode::Xor => p::not(self.f, value).is_some_and(|inner| self.is_low_mask(inner, depth + 1)),
            _ => false,
        }
    }

    rules! {
        /// Rules of comparisons that read some bits of what they compare with a constant.
        pub(super) fn icmp_demanded_rules(&mut self, cmp: Compare, constant: Int) -> Option<Value> {
            order_reads_high_bits,
        }
    }

    /// `(x | 5) <u 8 -> x <u 8`, `(x ^ 5) >s 7 -> x >s 7`, and so for other operations on bits that the order does not read. If the constant
    /// ends in zeros for `<`, in ones for `>`: what is below decides nothing.
    fn order_reads_high_bits(&mut self, cmp: Compare, constant: Int) -> Option<Value> {
        let unread = match cmp.pred {
            IntPred::Ult | IntPred::Slt => constant.v.trailing_zeros(),
            IntPred::Ugt | IntPred::Sgt => constant.v.trailing_ones(),
            _ => return None,
        };
        // The sign decides by itself.
        let unread = if cmp.pred.is_signed() { unread.min(constant.bits - 1) } else { unread };
        if unread == 0 || unread >= constant.bits {
            return None;
        }
        let high = p::mask(constant.bits) & !p::mask(unread);
        if !self.demanded_operand(cmp.inst, 0, high) {
            return None;
        }
        Some(Value::inst(cmp.inst))
    }
}
