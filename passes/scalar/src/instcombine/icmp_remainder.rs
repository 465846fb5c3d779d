//! `icmp` of a signed remainder by a power of two with a constant: the remainder is bits of the dividend and its sign.

use super::icmp_constant::ConstantCompare;
use super::{Combiner, p};
use p::Int;
use warpc_ir::{IntPred, Opcode, Value};

impl Combiner<'_, '_> {
    rules! {
        /// Rules of `(x % y) pred C`, in order.
        pub(super) fn icmp_remainder_rules(&mut self, cmp: ConstantCompare) -> Option<Value> {
            eq_zero_of_remainder_by_power,
            eq_of_remainder_by_power,
            sign_of_remainder_by_power,
        }
    }

    /// `(x % 2^N) == 0 -> (x & 2^N - 1) == 0`, and so for `!=` and all `y` that have one bit set. If the remainder goes away.
    fn eq_zero_of_remainder_by_power(&mut self, cmp: ConstantCompare) -> Option<Value> {
        if !cmp.is_equality() || !cmp.c.is_zero() || !cmp.once || !self.ask(|s| s.power_of_two_or_zero(cmp.y)) {
            return None;
        }
        let all = self.all_ones(cmp.ty);
        let mask = self.binary(Opcode::Add, 0, cmp.y, all);
        let low = self.binary(Opcode::And, 0, cmp.x, mask);
        self.compare_instead(cmp, low)
    }

    /// `(x % 2^N) == C -> (x & (SIGN | 2^N - 1)) == C`, and so for `!=`. If `C` is positive and the remainder goes away.
    fn eq_of_remainder_by_power(&mut self, cmp: ConstantCompare) -> Option<Value> {
        let divisor = p::int(self.f, cmp.y).filter(|divisor| divisor.is_power_of_two() && !divisor.is_sign_mask())?;
        // What no remainder is, range rules know.
        if !cmp.is_equality() || !cmp.once || cmp.c.is_zero() || cmp.c.v >= divisor.v {
            return None;
        }
        let bits = self.deciding_bits(cmp, divisor);
        self.compare_instead(cmp, bits)
    }

    /// `(x % 2^N) >s 0 -> (x & (SIGN | 2^N - 1)) >s 0`, `<s 0 -> (x & (SIGN | 2^N - 1)) >u SIGN`. If the remainder goes away.
    fn sign_of_remainder_by_power(&mut self, cmp: ConstantCompare) -> Option<Value> {
        let divisor = p::int(self.f, cmp.y).filter(|divisor| divisor.is_power_of_two() && !divisor.is_sign_mask())?;
        if !cmp.once || !cmp.c.is_zero() || !matches!(cmp.pred, IntPred::Sgt | IntPred::Slt) {
            return None;
        }
        let bits = self.deciding_bits(cmp, divisor);
        match cmp.pred {
            IntPred::Sgt => self.compare_with(cmp, IntPred::Sgt, bits, 0),
            _ => self.compare_with(cmp, IntPred::Ugt, bits, 1 << (cmp.c.bits - 1)),
        }
    }

    /// The bits of the dividend that the remainder by a power of two is made of: the sign, and those below the power.
    fn deciding_bits(&mut self, cmp: ConstantCompare, divisor: Int) -> Value {
        let mask = self.int(cmp.ty, 1 << (cmp.c.bits - 1) | (divisor.v - 1));
        self.binary(Opcode::And, 0, cmp.x, mask)
    }
}
