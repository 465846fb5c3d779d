//! `icmp` of a quotient with a constant.

use super::icmp_constant::ConstantCompare;
use super::{Combiner, p};
use crate::range::Range;
use p::Int;
use warpc_ir::opcode::flags;
use warpc_ir::{IntPred, Opcode, Value};

impl Combiner<'_, '_> {
    /// Rules of `(x / y) pred c`, `op` being the division.
    pub(super) fn icmp_quotient(&mut self, cmp: ConstantCompare, op: Opcode) -> Option<Value> {
        if cmp.is_equality() && cmp.flags & flags::EXACT != 0 {
            return self.icmp_exact_quotient_rules(cmp, op);
        }
        let divisor = p::int(self.f, cmp.y).filter(|divisor| divisor.v > 1)?;
        let dividends =
            if op == Opcode::UDiv { unsigned_dividends(cmp, divisor) } else { signed_dividends(cmp, divisor) };
        self.icmp_quotient_rules(cmp, dividends.filter(|dividends| !dividends.is_full())?)
    }

    rules! {
        /// Rules of `(x / y) == c` without a remainder, in order.
        fn icmp_exact_quotient_rules(&mut self, cmp: ConstantCompare, op: Opcode) -> Option<Value> {
            eq_zero_of_exact_quotient,
            eq_one_of_exact_quotient,
            eq_of_exact_quotient,
        }
    }

    rules! {
        /// Rules of `(x / divisor) pred c`, which holds for `dividends` (fails, for `!=`), in order.
        fn icmp_quotient_rules(&mut self, cmp: ConstantCompare, dividends: Range) -> Option<Value> {
            range_of_quotient,
            offset_range_of_quotient,
        }
    }

    /// `(x / exact y) == 0 -> x == 0`. Always.
    fn eq_zero_of_exact_quotient(&mut self, cmp: ConstantCompare, _op: Opcode) -> Option<Value> {
        if !cmp.c.is_zero() {
            return None;
        }
        self.compare_instead(cmp, cmp.x)
    }

    /// `(x / exact y) == 1 -> x == y`. Always.
    fn eq_one_of_exact_quotient(&mut self, cmp: ConstantCompare, _op: Opcode) -> Option<Value> {
        if !cmp.c.is_one() {
            return None;
        }
        self.rewrite_icmp(cmp.inst, cmp.pred, cmp.x, cmp.y)
    }

    /// `(x / exact y) == C -> x == y * C`. If the quotient goes away and the product does not wrap.
    fn eq_of_exact_quotient(&mut self, cmp: ConstantCompare, op: Opcode) -> Option<Value> {
        let (c, bits) = (cmp.c, cmp.c.bits);
        // The rules before have these.
        if c.is_zero() || c.is_one() {
            return None;
        }
        let known = self.known(cmp.y).filter(|known| cmp.once && known.bits <= 64)?;
        let wraps = if op == Opcode::UDiv {
            known.max() * c.v > p::mask(bits)
        } else {
            let (lo, hi) = (-(1i128 << (bits - 1)), (1i128 << (bits - 1)) - 1);
            let ends = [known.smin(), known.smax()].map(|end| end * c.signed());
            ends.iter().any(|end| !(lo..=hi).contains(end))
        };
        if wraps {
            return None;
        }
        let k = self.int(cmp.ty, c.v);
        let product = self.binary(Opcode::Mul, if op == Opcode::UDiv { flags::NUW } else { flags::NSW }, cmp.y, k);
        self.rewrite_icmp(cmp.inst, cmp.pred, product, cmp.x)
    }

    /// `(x / K) < C -> x pred C2`, for equality and the orders of the same sign. If the dividends are those of one comparison.
    fn range_of_quotient(&mut self, cmp: ConstantCompare, dividends: Range) -> Option<Value> {
        let range = if cmp.pred == IntPred::Ne { dividends.complement() } else { dividends };
        let (pred, c) = range.as_compare()?;
        self.compare_with(cmp, pred, cmp.x, c.v)
    }

    /// `(x / K) == C -> (x - C * K) <u K`, `!= C -> >u K - 1`. If the quotient goes away.
    fn offset_range_of_quotient(&mut self, cmp: ConstantCompare, dividends: Range) -> Option<Value> {
        if !cmp.once {
            return None;
        }
        let (start, span) = dividends.start_and_span()?;
        let offset = self.int(cmp.ty, start.wrapping_neg());
        let moved = self.binary(Opcode::Add, 0, cmp.x, offset);
        match cmp.pred {
            IntPred::Ne => self.compare_with(cmp, IntPred::Ugt, moved, span),
            _ => self.compare_with(cmp, IntPred::Ult, moved, span + 1),
        }
    }
}

/// The `x` for which `(x /u divisor) pred c` holds (fails, for `!=`).
fn unsigned_dividends(cmp: ConstantCompare, divisor: Int) -> Option<Range> {
    let (c, mask) = (cmp.c, p::mask(cmp.c.bits));
    let (lo, hi) = match cmp.pred {
        IntPred::Eq | IntPred::Ne => {
            let lo = c.v.checked_mul(divisor.v)?;
            (lo, lo.checked_add(divisor.v - 1)?)
        }
        IntPred::Ult if !c.is_zero() => (0, (c.v - 1).checked_mul(divisor.v)?.checked_add(divisor.v - 1)?),
        IntPred::Ugt => (c.v.checked_add(1)?.checked_mul(divisor.v)?, mask),
        _ => return None,
    };
    (lo <= mask).then(|| Range::new(c.bits, lo, hi.min(mask)))
}

/// The `x` for which `(x /s divisor) pred c` holds (fails, for `!=`); of a positive divisor.
fn signed_dividends(cmp: ConstantCompare, divisor: Int) -> Option<Range> {
    let (c, divisor, bits) = (cmp.c.signed(), divisor.signed(), cmp.c.bits);
    if divisor < 2 || bits > 64 {
        return None;
    }
    let (least, greatest) = (-(1i128 << (bits - 1)), (1i128 << (bits - 1)) - 1);
    // What is rounded towards zero to `quotient`, or to one further up or down.
    let first = |quotient: i128| if quotient > 0 { quotient * divisor } else { (quotient - 1) * divisor + 1 };
    let last = |quotient: i128| if quotient < 0 { quotient * divisor } else { (quotient + 1) * divisor - 1 };
    let (lo, hi) = match cmp.pred {
        IntPred::Eq | IntPred::Ne => (first(c), last(c)),
        IntPred::Slt => (least, last(c - 1)),
        IntPred::Sgt => (first(c + 1), greatest),
        _ => return None,
    };
    let (lo, hi) = (lo.max(least), hi.min(greatest));
    let mask = p::mask(bits);
    (lo <= hi).then(|| Range::new(bits, lo as u128 & mask, hi as u128 & mask))
}
