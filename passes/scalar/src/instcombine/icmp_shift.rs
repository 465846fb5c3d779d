//! `icmp` of a shift by a constant with a constant.

use super::icmp_constant::{ConstantCompare, is_sign_test};
use super::{Combiner, p};
use crate::range::Range;
use p::Int;
use warpc_ir::opcode::flags;
use warpc_ir::{IntPred, Opcode, Value};

const NUW: u16 = flags::NUW;
const NSW: u16 = flags::NSW;
const EXACT: u16 = flags::EXACT;

impl Combiner<'_, '_> {
    // ---- shl ----------------------------------------------------------------------------------------------------

    /// Rules of `(x << K) pred C`.
    pub(super) fn icmp_shl(&mut self, cmp: ConstantCompare, constant: Int) -> Option<Value> {
        if constant.v >= cmp.c.bits as u128 {
            return None;
        }
        let amount = constant.v as u32;
        let unsigned = cmp.flags & NUW != 0 && (cmp.is_equality() || cmp.pred.is_unsigned());
        let signed = cmp.flags & NSW != 0 && (cmp.is_equality() || cmp.pred.is_signed());
        if unsigned || signed {
            let signed = cmp.flags & NUW == 0 || cmp.pred.is_signed();
            return self.icmp_shl_exact_rules(cmp, amount, signed);
        }
        self.icmp_shl_lossy_rules(cmp, amount)
    }

    rules! {
        /// Rules of `(x << amount) pred c` where no bit is lost, in order.
        fn icmp_shl_exact_rules(&mut self, cmp: ConstantCompare, amount: u32, signed: bool) -> Option<Value> {
            eq_of_shl_without_loss,
            above_of_shl,
            below_of_shl,
        }
    }

    rules! {
        /// Rules of `(x << amount) pred c` where bits may be lost, in order.
        fn icmp_shl_lossy_rules(&mut self, cmp: ConstantCompare, amount: u32) -> Option<Value> {
            eq_of_shl,
            sign_of_shl,
        }
    }

    /// `constant` shifted back.
    fn shifted_back(constant: Int, amount: u32, signed: bool) -> Int {
        Int::new(if signed { (constant.signed() >> amount) as u128 } else { constant.v >> amount }, constant.bits)
    }

    /// `(x << N) == C -> x == C >> N`. If the shift does not wrap and `C` has no low bits.
    fn eq_of_shl_without_loss(&mut self, cmp: ConstantCompare, amount: u32, signed: bool) -> Option<Value> {
        let back = Self::shifted_back(cmp.c, amount, signed);
        if !cmp.is_equality() || Int::new(back.v << amount, cmp.c.bits) != cmp.c {
            return None;
        }
        self.compare_with(cmp, cmp.pred, cmp.x, back.v)
    }

    /// `(x << N) > C -> x > C >> N`. If the shift does not wrap in this order.
    fn above_of_shl(&mut self, cmp: ConstantCompare, amount: u32, signed: bool) -> Option<Value> {
        if !matches!(cmp.pred, IntPred::Ugt | IntPred::Sgt) {
            return None;
        }
        let back = Self::shifted_back(cmp.c, amount, signed);
        self.compare_with(cmp, cmp.pred, cmp.x, back.v)
    }

    /// `(x << N) < C -> x < ((C - 1) >> N) + 1`. If the shift does not wrap in this order and `C` is not the smallest number.
    fn below_of_shl(&mut self, cmp: ConstantCompare, amount: u32, signed: bool) -> Option<Value> {
        let c = cmp.c;
        let smallest = if signed { c.is_sign_mask() } else { c.is_zero() };
        if !matches!(cmp.pred, IntPred::Ult | IntPred::Slt) || smallest {
            return None;
        }
        let less =
            if signed { (((c.signed() - 1) >> amount) + 1) as u128 } else { ((c.v - 1) >> amount).wrapping_add(1) };
        self.compare_with(cmp, cmp.pred, cmp.x, less)
    }

    /// `(x << N) == C -> (x & (-1 >>u N)) == C >>u N`. If `C` has no low bits and the shift goes away.
    fn eq_of_shl(&mut self, cmp: ConstantCompare, amount: u32) -> Option<Value> {
        let c = cmp.c;
        if !cmp.is_equality() || !cmp.once || Int::new(c.v >> amount << amount, c.bits) != c {
            return None;
        }
        let mask = self.int(cmp.ty, p::mask(c.bits) >> amount);
        let low = self.binary(Opcode::And, 0, cmp.x, mask);
        self.compare_with(cmp, cmp.pred, low, c.v >> amount)
    }

    /// `(x << N) <s 0 -> (x & BIT) != 0`, `>s -1 -> == 0`. If the shift goes away.
    fn sign_of_shl(&mut self, cmp: ConstantCompare, amount: u32) -> Option<Value> {
        let negative = is_sign_test(cmp.pred, cmp.c).filter(|_| cmp.once)?;
        let mask = self.int(cmp.ty, 1 << (cmp.c.bits - 1 - amount));
        let bit = self.binary(Opcode::And, 0, cmp.x, mask);
        self.compare_with(cmp, if negative { IntPred::Ne } else { IntPred::Eq }, bit, 0)
    }

    // ---- lshr ---------------------------------------------------------------------------------------------------

    /// Rules of `(x >>u K) pred C`.
    pub(super) fn icmp_lshr(&mut self, cmp: ConstantCompare, constant: Int) -> Option<Value> {
        if constant.v >= cmp.c.bits as u128 || constant.is_zero() {
            return None;
        }
        self.icmp_lshr_rules(cmp, constant.v as u32)
    }

    rules! {
        /// Rules of `(x >>u amount) pred c`, in order.
        fn icmp_lshr_rules(&mut self, cmp: ConstantCompare, amount: u32) -> Option<Value> {
            eq_zero_of_lshr,
            eq_of_exact_lshr,
            eq_of_lshr,
            below_of_lshr,
            above_of_lshr,
        }
    }

    /// `constant` shifted left, if a logical shift takes that back to `constant`.
    fn lshr_source(constant: Int, amount: u32) -> Option<u128> {
        let source = constant.v << amount & p::mask(constant.bits);
        (source >> amount == constant.v).then_some(source)
    }

    /// `(x >>u N) == 0 -> x <u 2^N`, `!= 0 -> x >u 2^N - 1`. If the shift is not `exact`, and no
    /// phi reads it: a loop that halves keeps one number.
    fn eq_zero_of_lshr(&mut self, cmp: ConstantCompare, amount: u32) -> Option<Value> {
        if !cmp.is_equality() || !cmp.c.is_zero() || cmp.flags & EXACT != 0 {
            return None;
        }
        if self.f.uses(cmp.value).take(8).any(|use_row| self.f.op(self.f.user(use_row)) == Opcode::Phi) {
            return None;
        }
        match cmp.pred {
            IntPred::Eq => self.compare_with(cmp, IntPred::Ult, cmp.x, 1 << amount),
            _ => self.compare_with(cmp, IntPred::Ugt, cmp.x, (1 << amount) - 1),
        }
    }

    /// `(x >>u exact N) == C -> x == C << N`. If `C << N` loses no bit.
    fn eq_of_exact_lshr(&mut self, cmp: ConstantCompare, amount: u32) -> Option<Value> {
        let source = Self::lshr_source(cmp.c, amount)?;
        if !cmp.is_equality() || cmp.flags & EXACT == 0 {
            return None;
        }
        self.compare_with(cmp, cmp.pred, cmp.x, source)
    }

    /// `(x >>u N) == C -> (x & (-1 << N)) == C << N`. If `C << N` loses no bit and the shift goes away.
    fn eq_of_lshr(&mut self, cmp: ConstantCompare, amount: u32) -> Option<Value> {
        let source = Self::lshr_source(cmp.c, amount)?;
        if !cmp.is_equality() || !cmp.once {
            return None;
        }
        let mask = self.int(cmp.ty, p::mask(cmp.c.bits) << amount);
        let high = self.binary(Opcode::And, 0, cmp.x, mask);
        self.compare_with(cmp, cmp.pred, high, source)
    }

    /// `(x >>u N) <u C -> x <u C << N`. If `C << N` loses no bit.
    fn below_of_lshr(&mut self, cmp: ConstantCompare, amount: u32) -> Option<Value> {
        let source = Self::lshr_source(cmp.c, amount)?;
        if cmp.pred != IntPred::Ult {
            return None;
        }
        self.compare_with(cmp, cmp.pred, cmp.x, source)
    }

    /// `(x >>u N) >u C -> x >u ((C + 1) << N) - 1`. If `(C + 1) << N` loses no bit.
    fn above_of_lshr(&mut self, cmp: ConstantCompare, amount: u32) -> Option<Value> {
        let c = cmp.c;
        Self::lshr_source(c, amount)?;
        if cmp.pred != IntPred::Ugt || c.is_all_ones() {
            return None;
        }
        let next = Self::lshr_source(Int::new(c.v + 1, c.bits), amount)?;
        self.compare_with(cmp, cmp.pred, cmp.x, next - 1)
    }

    // ---- ashr ---------------------------------------------------------------------------------------------------

    /// Rules of `(x >>s K) pred C`.
    pub(super) fn icmp_ashr(&mut self, cmp: ConstantCompare, constant: Int) -> Option<Value> {
        if constant.v >= cmp.c.bits as u128 || constant.is_zero() {
            return None;
        }
        self.icmp_ashr_rules(cmp, constant.v as u32)
    }

    rules! {
        /// Rules of `(x >>s amount) pred c`, in order.
        fn icmp_ashr_rules(&mut self, cmp: ConstantCompare, amount: u32) -> Option<Value> {
            sign_of_ashr,
            below_of_ashr,
            above_of_ashr,
            eq_of_exact_ashr,
            eq_of_ashr,
            order_of_ashr,
        }
    }

    /// `constant` shifted left, if an arithmetic shift takes that back to `constant`.
    fn ashr_source(constant: Int, amount: u32) -> Option<Int> {
        let source = Int::new(constant.v << amount, constant.bits);
        (source.signed() >> amount == constant.signed()).then_some(source)
    }

    /// `(x >>s N) <s 0 -> x <s 0`, for both sign tests. Always.
    fn sign_of_ashr(&mut self, cmp: ConstantCompare, _amount: u32) -> Option<Value> {
        is_sign_test(cmp.pred, cmp.c)?;
        self.compare_instead(cmp, cmp.x)
    }

    /// `(x >>s N) <s C -> x <s C << N`. If `C << N` keeps its sign and bits.
    fn below_of_ashr(&mut self, cmp: ConstantCompare, amount: u32) -> Option<Value> {
        let source = Self::ashr_source(cmp.c, amount).filter(|_| cmp.pred == IntPred::Slt)?;
        self.compare_with(cmp, cmp.pred, cmp.x, source.v)
    }

    /// `(x >>s N) >s C -> x >s ((C + 1) << N) - 1`. If `(C + 1) << N` keeps its sign and bits.
    fn above_of_ashr(&mut self, cmp: ConstantCompare, amount: u32) -> Option<Value> {
        if cmp.pred != IntPred::Sgt || cmp.c.is_max_signed() {
            return None;
        }
        let next = Self::ashr_source(Int::new(cmp.c.v.wrapping_add(1), cmp.c.bits), amount)?;
        self.compare_with(cmp, cmp.pred, cmp.x, next.v.wrapping_sub(1))
    }

    /// `(x >>s exact N) == C -> x == C << N`. If `C << N` keeps its sign and bits.
    fn eq_of_exact_ashr(&mut self, cmp: ConstantCompare, amount: u32) -> Option<Value> {
        let source = Self::ashr_source(cmp.c, amount)?;
        if !cmp.is_equality() || cmp.flags & EXACT == 0 {
            return None;
        }
        self.compare_with(cmp, cmp.pred, cmp.x, source.v)
    }

    /// `(x >>s N) == C -> (x & (-1 << N)) == C << N`. If `C << N` keeps its sign and bits and the shift goes away.
    fn eq_of_ashr(&mut self, cmp: ConstantCompare, amount: u32) -> Option<Value> {
        let source = Self::ashr_source(cmp.c, amount)?;
        if !cmp.is_equality() || !cmp.once {
            return None;
        }
        let mask = self.int(cmp.ty, p::mask(cmp.c.bits) << amount);
        let high = self.binary(Opcode::And, 0, cmp.x, mask);
        self.compare_with(cmp, cmp.pred, high, source.v)
    }

    /// `(x >>s N) <u C -> x <u D`, `(x >>s N) >u C -> x <s 0`, and so for all orders. If the numbers that are asked for come of one range.
    fn order_of_ashr(&mut self, cmp: ConstantCompare, amount: u32) -> Option<Value> {
        if cmp.is_equality() {
            return None;
        }
        let (mask, sign) = (p::mask(cmp.c.bits), 1u128 << (cmp.c.bits - 1));
        let wanted = Range::of_compare(cmp.pred, cmp.c);
        // Of numbers with one sign the results are in order, and so are the numbers that give them.
        let sources = |first: u128, last: u128| {
            let results = wanted.intersect(Range::new(cmp.c.bits, first, last))?;
            let Some((start, span)) = results.start_and_span() else { return Some(Range::empty(cmp.c.bits)) };
            let end = start.wrapping_add(span) & mask;
            Some(Range::new(cmp.c.bits, start << amount & mask, end << amount & mask | p::mask(amount)))
        };
        let not_negative = sources(0, (sign - 1) >> amount)?;
        let negative = sources(mask & !((sign - 1) >> amount), mask)?;
        let (pred, limit) = not_negative.union(negative)?.as_compare()?;
        self.compare_with(cmp, pred, cmp.x, limit.v)
    }
}
