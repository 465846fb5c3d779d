//! Division.

use super::{Binary, Combiner, p};
use p::Int;
use warpc_ir::ids::*;
use warpc_ir::opcode::flags;
use warpc_ir::{IntPred, Opcode, Value};

const NUW: u16 = flags::NUW;
const NSW: u16 = flags::NSW;
const EXACT: u16 = flags::EXACT;

/// Choices between powers of two are looked through this deep.
const MAX_DEPTH: u32 = 4;

/// `left / divisor` as its rules see it.
#[derive(Clone, Copy)]
struct ConstantDivision {
    site: Binary,
    op: Opcode,
    divisor: Int,
}

impl ConstantDivision {
    fn is_signed(self) -> bool {
        self.op == Opcode::SDiv
    }
}

impl Combiner<'_, '_> {
    /// Rules of `udiv` and `sdiv`.
    pub(super) fn div(&mut self, inst: Inst) -> Option<Value> {
        if let Some(v) = self.fold_into_select_or_phi(inst) {
            return Some(v);
        }
        let site = self.binary_site(inst, EXACT);
        let signed = self.f.op(inst) == Opcode::SDiv;
        self.div_by_constant_rules(site)
            .or_else(|| self.divisor_rules(site))
            .or_else(|| self.dividend_rules(site))
            .or_else(|| if signed { self.sdiv_rules(site) } else { self.udiv_rules(site) })
    }

    /// Rules of a division by a constant.
    fn div_by_constant_rules(&mut self, site: Binary) -> Option<Value> {
        let op = self.f.op(site.inst);
        let div = ConstantDivision { site, op, divisor: p::int(self.f, site.right)? };
        self.constant_div_rules(div)
            .or_else(|| if div.is_signed() { self.constant_sdiv_rules(div) } else { self.constant_udiv_rules(div) })
    }

    rules! {
        /// Rules of divisions and remainders by their divisors.
        pub(super) fn divisor_rules(&mut self, site: Binary) -> Option<Value> {
            divisor_of_select_with_zero,
        }
    }
    rules! {
        /// Rules of divisions of either kind by what need be no constant.
        fn dividend_rules(&mut self, site: Binary) -> Option<Value> {
            div_of_multiple_below,
        }
    }
    rules! {
        /// Rules of a division of either kind by a constant, in order.
        fn constant_div_rules(&mut self, div: ConstantDivision) -> Option<Value> {
            div_of_div,
            udiv_of_shifted,
            div_of_product,
        }
    }
    rules! {
        /// Rules of an unsigned division by a constant.
        fn constant_udiv_rules(&mut self, div: ConstantDivision) -> Option<Value> {
            udiv_by_power_of_two,
            udiv_by_large_constant,
        }
    }
    rules! {
        /// Rules of a signed division by a constant, in order.
        fn constant_sdiv_rules(&mut self, div: ConstantDivision) -> Option<Value> {
            sdiv_by_minus_one,
            sdiv_by_smallest,
            exact_sdiv_by_power_of_two,
            exact_sdiv_by_negative_power_of_two,
            sdiv_of_negation,
        }
    }
    rules! {
        /// Rules of `udiv`, in order.
        fn udiv_rules(&mut self, site: Binary) -> Option<Value> {
            udiv_by_shifted_bit,
            unsigned_division_of_extensions,
        }
    }
    rules! {
        /// Rules of `sdiv`, in order.
        fn sdiv_rules(&mut self, site: Binary) -> Option<Value> {
            sdiv_of_non_negative,
            sdiv_of_non_negative_by_negative_power_of_two,
        }
    }

    /// `x / (c ? 0 : y) -> x / y`, for divisions and remainders. Always: division by zero does not happen.
    fn divisor_of_select_with_zero(&mut self, site: Binary) -> Option<Value> {
        let (_, t, e) = p::select(self.f, site.right)?;
        let taken = match (p::is_zero(self.f, t), p::is_zero(self.f, e)) {
            (true, _) => e,
            (_, true) => t,
            _ => return None,
        };
        self.set(site.inst, 1, taken);
        Some(Value::inst(site.inst))
    }

    /// `(x - x % y) / y -> x / y`. Always, for remainders of the same kind: the difference is the multiple of `y` that the quotient counts.
    fn div_of_multiple_below(&mut self, site: Binary) -> Option<Value> {
        let (x, rest) = p::binary(self.f, site.left, Opcode::Sub)?;
        let op = self.f.op(site.inst);
        let of_same_kind = if op == Opcode::SDiv { Opcode::SRem } else { Opcode::URem };
        let (dividend, divisor) = p::binary(self.f, rest, of_same_kind)?;
        (dividend == x && divisor == site.right).then(|| self.binary(op, 0, x, site.right))
    }

    // ---- by a constant ------------------------------------------------------------------------------------------

    /// `(x / K) / C -> x / (K * C)`. If the product does not wrap; `exact` stays if both are.
    fn div_of_div(&mut self, div: ConstantDivision) -> Option<Value> {
        let (x, k) = p::binary(self.f, div.site.left, div.op)?;
        let (k, c) = (p::int(self.f, k)?, div.divisor);
        if c.bits > 64 {
            return None;
        }
        let fits = if div.is_signed() {
            let (product, max) = (k.signed() * c.signed(), (p::mask(c.bits) >> 1) as i128);
            (-max - 1..=max).contains(&product)
        } else {
            k.v * c.v <= p::mask(c.bits)
        };
        if !fits {
            return None;
        }
        let product = self.int(div.site.ty, k.v.wrapping_mul(c.v));
        let keep = if p::has_flags(self.f, div.site.left, EXACT) { div.site.flags } else { 0 };
        Some(self.binary(div.op, keep, x, product))
    }

    /// `(x >>u N) / C -> x / (C << N)`, unsigned. If `C << N` does not wrap; `exact` stays if both are.
    fn udiv_of_shifted(&mut self, div: ConstantDivision) -> Option<Value> {
        let (x, amount) = p::binary(self.f, div.site.left, Opcode::LShr).filter(|_| !div.is_signed())?;
        let (n, c) = (p::int(self.f, amount)?, div.divisor);
        if !(1..64).contains(&n.v) || n.v >= c.bits as u128 || c.v >> (c.bits as u128 - n.v) != 0 {
            return None;
        }
        let product = self.int(div.site.ty, c.v << n.v);
        let keep = if p::has_flags(self.f, div.site.left, EXACT) { div.site.flags } else { 0 };
        Some(self.binary(div.op, keep, x, product))
    }

    /// `x` and `k` of `x * k`, or of a shift as product, which does not wrap in the sense of `flag`.
    fn product_with_constant(&self, value: Value, flag: u16) -> Option<(Value, Int)> {
        if let Some((x, k)) = p::binary_with(self.f, value, Opcode::Mul, flag) {
            return Some((x, p::int(self.f, k)?));
        }
        let (x, amount) = p::binary_with(self.f, value, Opcode::Shl, flag)?;
        let n = p::int(self.f, amount)?;
        // A shift into the sign bit is a multiplication by a negative number.
        let limit = n.bits as u128 - (flag == NSW) as u128;
        (n.v < limit).then(|| (x, Int::new(1 << n.v, n.bits)))
    }

    /// `(x * K) / C -> x * (K / C)`, or `x / (C / K)`, also of a shift. If the product does not wrap, one constant divides the
    /// other, and in a signed division none is -1 or the smallest number.
    fn div_of_product(&mut self, div: ConstantDivision) -> Option<Value> {
        let flag = if div.is_signed() { NSW } else { NUW };
        let (x, k) = self.product_with_constant(div.site.left, flag)?;
        let c = div.divisor;
        if k.is_zero() || c.is_zero() {
            return None;
        }
        let (factor, divisor) = if div.is_signed() {
            if [k, c].into_iter().any(|v| v.is_sign_mask() || v.is_all_ones()) {
                return None;
            }
            let (k, c) = (k.signed(), c.signed());
            ((k % c == 0).then(|| (k / c) as u128), (c % k == 0).then(|| (c / k) as u128))
        } else {
            (k.v.is_multiple_of(c.v).then(|| k.v / c.v), c.v.is_multiple_of(k.v).then(|| c.v / k.v))
        };
        if let Some(factor) = factor {
            let keep = self.f.flags(div.site.left.as_inst()?) & flag;
            let factor = self.int(div.site.ty, factor);
            return Some(self.binary(Opcode::Mul, keep, x, factor));
        }
        let divisor = self.int(div.site.ty, divisor?);
        Some(self.binary(div.op, div.site.flags, x, divisor))
    }

    /// `x shifted right by N` with `op`.
    fn shifted_right(&mut self, div: ConstantDivision, op: Opcode, amount: u32) -> Value {
        let amount = self.int(div.site.ty, amount as u128);
        self.binary(op, div.site.flags, div.site.left, amount)
    }

    /// `x /u 2^N -> x >>u N`. Always.
    fn udiv_by_power_of_two(&mut self, div: ConstantDivision) -> Option<Value> {
        div.divisor.is_power_of_two().then(|| self.shifted_right(div, Opcode::LShr, div.divisor.log2()))
    }

    /// `x /u C -> zext(x >=u C)`. If `C` is above half of the range, and so goes in at most once.
    fn udiv_by_large_constant(&mut self, div: ConstantDivision) -> Option<Value> {
        if !div.divisor.is_negative() {
            return None;
        }
        let once = self.icmp(IntPred::Uge, div.site.left, div.site.right);
        Some(self.cast(Opcode::ZExt, 0, once, div.site.ty))
    }

    /// `x /s -1 -> -x`. Always, with `nsw`.
    fn sdiv_by_minus_one(&mut self, div: ConstantDivision) -> Option<Value> {
        div.divisor.is_all_ones().then(|| self.neg(div.site.left, NSW))
    }

    /// `x /s SMALLEST -> zext(x == SMALLEST)`. Always.
    fn sdiv_by_smallest(&mut self, div: ConstantDivision) -> Option<Value> {
        if !div.divisor.is_sign_mask() {
            return None;
        }
        let equal = self.icmp(IntPred::Eq, div.site.left, div.site.right);
        Some(self.cast(Opcode::ZExt, 0, equal, div.site.ty))
    }

    /// `x /s 2^N -> x >>s N`. If it is `exact`.
    fn exact_sdiv_by_power_of_two(&mut self, div: ConstantDivision) -> Option<Value> {
        let fits = div.site.flags & EXACT != 0 && div.divisor.is_power_of_two();
        fits.then(|| self.shifted_right(div, Opcode::AShr, div.divisor.log2()))
    }

    /// `x /s -2^N -> -(x >>s N)`. If it is `exact`.
    fn exact_sdiv_by_negative_power_of_two(&mut self, div: ConstantDivision) -> Option<Value> {
        if div.site.flags & EXACT == 0 || !div.divisor.neg().is_power_of_two() {
            return None;
        }
        let quotient = self.shifted_right(div, Opcode::AShr, div.divisor.neg().log2());
        Some(self.neg(quotient, NSW))
    }

    /// `-x /s C -> x /s -C`. If the negation does not wrap.
    fn sdiv_of_negation(&mut self, div: ConstantDivision) -> Option<Value> {
        let x = p::neg(self.f, div.site.left).filter(|_| p::has_flags(self.f, div.site.left, NSW))?;
        let divisor = self.int(div.site.ty, div.divisor.neg().v);
        Some(self.binary(div.op, div.site.flags, x, divisor))
    }

    // ---- by a value ---------------------------------------------------------------------------------------------

    /// Whether `value` is a power of two whose exponent costs no more than `value`: shifts of a bit, choices between such.
    pub(super) fn has_log2(&self, value: Value, depth: u32) -> bool {
        if let Some(c) = p::int(self.f, value) {
            return c.is_power_of_two();
        }
        let Some(i) = value.as_inst().filter(|_| depth < MAX_DEPTH) else { return false };
        match self.f.op(i) {
            Opcode::Shl => p::is_one(self.f, self.f.operand(i, 0)),
            Opcode::ZExt => self.one_use(value) && self.has_log2(self.f.operand(i, 0), depth + 1),
            Opcode::Select => {
                self.one_use(value)
                    && self.has_log2(self.f.operand(i, 1), depth + 1)
                    && self.has_log2(self.f.operand(i, 2), depth + 1)
            }
            _ => false,
        }
    }

    /// The exponent of `value`, for which [`Self::has_log2`] holds.
    fn log2(&mut self, value: Value) -> Value {
        let ty = self.f.type_of(value);
        if let Some(c) = p::int(self.f, value) {
            return self.int(ty, c.log2() as u128);
        }
        let i = value.as_inst().expect("has_log2");
        match self.f.op(i) {
            Opcode::Shl => self.f.operand(i, 1),
            Opcode::ZExt => {
                let n = self.log2(self.f.operand(i, 0));
                self.cast(Opcode::ZExt, 0, n, ty)
            }
            _ => {
                let (c, t, e) = (self.f.operand(i, 0), self.f.operand(i, 1), self.f.operand(i, 2));
                let (t, e) = (self.log2(t), self.log2(e));
                self.select(c, t, e)
            }
        }
    }

    /// `x /u (1 << n) -> x >>u n`, also by a choice between powers of two. If nothing else uses the parts of the choice.
    fn udiv_by_shifted_bit(&mut self, site: Binary) -> Option<Value> {
        if !self.has_log2(site.right, 0) {
            return None;
        }
        let amount = self.log2(site.right);
        Some(self.binary(Opcode::LShr, site.flags, site.left, amount))
    }

    /// `zext(x) /u zext(y) -> zext(x /u y)`, also of or by a constant that fits, and for remainders. If one extension goes away.
    pub(super) fn unsigned_division_of_extensions(&mut self, site: Binary) -> Option<Value> {
        let op = self.f.op(site.inst);
        let of = |s: &Self, value: Value| p::cast(s.f, value, Opcode::ZExt);
        let (x, y) = match (of(self, site.left), of(self, site.right)) {
            (Some(x), Some(y)) => {
                let goes = self.one_use(site.left) || self.one_use(site.right);
                (x, Some(y).filter(|&y| goes && self.f.type_of(y) == self.f.type_of(x))?)
            }
            (Some(x), None) if self.one_use(site.left) => (x, self.before_zext(site.right, self.f.type_of(x))?),
            (None, Some(y)) if self.one_use(site.right) => (self.before_zext(site.left, self.f.type_of(y))?, y),
            _ => return None,
        };
        let quotient = self.binary(op, site.flags, x, y);
        Some(self.cast(Opcode::ZExt, 0, quotient, site.ty))
    }

    /// `x /s y -> x /u y`. If neither is negative.
    fn sdiv_of_non_negative(&mut self, site: Binary) -> Option<Value> {
        if !self.non_negative(site.left) || !self.non_negative(site.right) {
            return None;
        }
        Some(self.binary(Opcode::UDiv, site.flags, site.left, site.right))
    }

    /// `x /s -2^N -> -(x >>u N)`. If `x` is not negative, and the divisor not the smallest number.
    fn sdiv_of_non_negative_by_negative_power_of_two(&mut self, site: Binary) -> Option<Value> {
        let c = p::int(self.f, site.right).filter(|c| c.neg().is_power_of_two() && !c.is_sign_mask())?;
        if !self.non_negative(site.left) {
            return None;
        }
        let amount = self.int(site.ty, c.neg().log2() as u128);
        let quotient = self.binary(Opcode::LShr, site.flags, site.left, amount);
        Some(self.neg(quotient, NSW))
    }
}
