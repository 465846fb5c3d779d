//! `zext` and `sext`.

use super::casts::CastSite;
use super::{Combiner, p};
use p::Int;
use warpc_ir::attrs::{Attr, AttrKind};
use warpc_ir::intrinsics::id;
use warpc_ir::opcode::flags;
use warpc_ir::{IntPred, Opcode, Value};

/// The conversion of `x pred c`, a comparison with a constant, to an integer type.
#[derive(Clone, Copy)]
struct ExtendedTest {
    site: CastSite,
    pred: IntPred,
    x: Value,
    c: Int,
}

impl Combiner<'_, '_> {
    rules! {
        /// Rules of `zext`, in order.
        pub(super) fn zext_rules(&mut self, site: CastSite) -> Option<Value> {
            extension_of_scale,
            zext_of_lossless_trunc,
            zext_of_trunc,
            zext_of_trunc_from_wider,
            zext_of_masked_trunc,
            extension_of_stepped_counter,
            zext_of_expression,
            zext_of_compare_rules,
            zext_of_non_negative,
        }
    }
    rules! {
        /// Rules of `sext`, in order.
        pub(super) fn sext_rules(&mut self, site: CastSite) -> Option<Value> {
            extension_of_scale,
            sext_of_non_negative,
            sext_of_lossless_trunc,
            extension_of_stepped_counter,
            sext_of_expression,
            sext_of_trunc,
            sext_of_compare_rules,
        }
    }

    /// The operand of `site` as a comparison with a constant.
    fn extended_test(&self, site: CastSite) -> Option<ExtendedTest> {
        let (pred, x, y) = p::icmp(self.f, site.x)?;
        Some(ExtendedTest { site, pred, x, c: p::int(self.f, y)? })
    }
    /// Rules of `zext(x pred c)`.
    fn zext_of_compare_rules(&mut self, site: CastSite) -> Option<Value> {
        let test = self.extended_test(site)?;
        self.zext_of_test_rules(test)
    }
    /// Rules of `sext(x pred c)`.
    fn sext_of_compare_rules(&mut self, site: CastSite) -> Option<Value> {
        let test = self.extended_test(site)?;
        self.sext_of_test_rules(test)
    }

    rules! {
        /// Rules of `zext(x pred c)`, in order.
        fn zext_of_test_rules(&mut self, test: ExtendedTest) -> Option<Value> {
            zext_of_sign_test,
            zext_of_bit_test,
            zext_of_chosen_bit_test,
        }
    }
    rules! {
        /// Rules of `sext(x pred c)`, in order.
        fn sext_of_test_rules(&mut self, test: ExtendedTest) -> Option<Value> {
            sext_of_sign_test,
            sext_of_non_negative_test,
        }
    }

    /// Width of the lanes of the result.
    fn result_bits(&self, site: CastSite) -> Option<u32> {
        self.f.types().int_bits(self.f.types().scalar(site.ty))
    }

    /// `zext(trunc nuw(x)) -> x` resized. Always.
    fn zext_of_lossless_trunc(&mut self, site: CastSite) -> Option<Value> {
        let x = p::cast(self.f, site.x, Opcode::Trunc).filter(|_| p::has_flags(self.f, site.x, flags::NUW))?;
        Some(self.resize(x, site.ty, false))
    }

    /// `zext(trunc(x)) -> zext(x & MASK)`. If the result is no narrower than `x`, and it has the type of `x` or the inner
    /// conversion goes away.
    fn zext_of_trunc(&mut self, site: CastSite) -> Option<Value> {
        let x = p::cast(self.f, site.x, Opcode::Trunc)?;
        let (from, wide) = (p::width(self.f, x), self.result_bits(site)?);
        if from > wide || from > 128 || !(from == wide || self.one_use(site.x)) {
            return None;
        }
        let mask = self.int(self.f.type_of(x), p::mask(p::width(self.f, site.x)));
        let masked = self.binary(Opcode::And, 0, x, mask);
        Some(self.cast(Opcode::ZExt, 0, masked, site.ty))
    }

    /// `zext(trunc(x)) -> trunc(x) & MASK`. If `x` is wider than the result, and the inner conversion goes away.
    fn zext_of_trunc_from_wider(&mut self, site: CastSite) -> Option<Value> {
        let x = p::cast(self.f, site.x, Opcode::Trunc)?;
        let (from, wide) = (p::width(self.f, x), self.result_bits(site)?);
        if from <= wide && from <= 128 || !self.one_use(site.x) {
            return None;
        }
        let cut = self.cast(Opcode::Trunc, 0, x, site.ty);
        let mask = self.int(site.ty, p::mask(p::width(self.f, site.x)));
        Some(self.binary(Opcode::And, 0, cut, mask))
    }

    /// `zext(trunc(x) & C) -> x & C`. If the result has the type of `x`.
    fn zext_of_masked_trunc(&mut self, site: CastSite) -> Option<Value> {
        let (cut, mask) = p::binary(self.f, site.x, Opcode::And)?;
        let (x, mask) = (p::cast(self.f, cut, Opcode::Trunc)?, p::int(self.f, mask)?);
        if self.f.type_of(x) != site.ty {
            return None;
        }
        let mask = self.int(site.ty, mask.v);
        Some(self.binary(Opcode::And, 0, x, mask))
    }

    /// `zext(x) -> zext nneg(x)`. If `x` is not negative.
    fn zext_of_non_negative(&mut self, site: CastSite) -> Option<Value> {
        if p::width(self.f, site.x) <= 1 {
            return None;
        }
        self.add_nneg(site)
    }

    /// `x` shifted by its sign bit with `op`.
    fn shifted_sign(&mut self, op: Opcode, x: Value, bits: u32) -> Value {
        let amount = self.int(self.f.type_of(x), bits as u128 - 1);
        self.binary(op, 0, x, amount)
    }

    /// `zext(x < 0) -> x >>u (WIDTH - 1)` resized. Always.
    fn zext_of_sign_test(&mut self, test: ExtendedTest) -> Option<Value> {
        if test.pred != IntPred::Slt || !test.c.is_zero() {
            return None;
        }
        let sign = self.shifted_sign(Opcode::LShr, test.x, test.c.bits);
        Some(self.resize(sign, test.site.ty, false))
    }

    /// `zext(x != 0) -> x >>u n` resized, and so for `==` and for the bit as constant. If only bit `n` of `x` can be set, and
    /// the comparison goes away.
    fn zext_of_bit_test(&mut self, test: ExtendedTest) -> Option<Value> {
        if !test.pred.is_equality() || !self.one_use(test.site.x) {
            return None;
        }
        let known = self.known(test.x)?;
        let bit = known.mask() & !known.zero;
        if !bit.is_power_of_two() || !(test.c.is_zero() || test.c.v == bit) {
            return None;
        }
        let from = self.f.type_of(test.x);
        let amount = self.int(from, bit.trailing_zeros() as u128);
        let mut result = if bit == 1 { test.x } else { self.binary(Opcode::LShr, 0, test.x, amount) };
        if test.c.is_zero() == (test.pred == IntPred::Eq) {
            let one = self.int(from, 1);
            result = self.binary(Opcode::Xor, 0, result, one);
        }
        Some(self.resize(result, test.site.ty, false))
    }

    /// `zext((x & (1 << n)) != 0) -> (x >>u n) & 1` resized, and `~x` for `==`. If the comparison and the mask go away, and with `==`
    /// the bit does so, too, or the result has the type of `x`.
    fn zext_of_chosen_bit_test(&mut self, test: ExtendedTest) -> Option<Value> {
        if !test.pred.is_equality() || !test.c.is_zero() || !self.one_use(test.site.x) || !self.one_use(test.x) {
            return None;
        }
        let (a, b) = p::binary(self.f, test.x, Opcode::And)?;
        let chosen = |bit: Value| {
            let (one, n) = p::binary(self.f, bit, Opcode::Shl)?;
            p::int(self.f, one).filter(|one| one.v == 1).map(|_| n)
        };
        let (x, bit, n) = match (chosen(a), chosen(b)) {
            (_, Some(n)) => (a, b, n),
            (Some(n), _) => (b, a, n),
            _ => return None,
        };
        let equal = test.pred == IntPred::Eq;
        let ty = self.f.type_of(x);
        if equal && test.site.ty != ty && !self.one_use(bit) {
            return None;
        }
        let x = if equal { self.not(x) } else { x };
        let shifted = self.binary(Opcode::LShr, 0, x, n);
        let one = self.int(ty, 1);
        let result = self.binary(Opcode::And, 0, shifted, one);
        Some(self.resize(result, test.site.ty, false))
    }

    /// `sext(x) -> zext nneg(x)`. If `x` is not negative and no boolean.
    fn sext_of_non_negative(&mut self, site: CastSite) -> Option<Value> {
        if p::width(self.f, site.x) <= 1 || !self.non_negative(site.x) {
            return None;
        }
        Some(self.cast(Opcode::ZExt, flags::NNEG, site.x, site.ty))
    }

    /// `sext(trunc(x)) -> x` resized. If the inner conversion cut only copies of the sign.
    fn sext_of_lossless_trunc(&mut self, site: CastSite) -> Option<Value> {
        let x = p::cast(self.f, site.x, Opcode::Trunc)?;
        let cut = p::width(self.f, x) - p::width(self.f, site.x);
        if !p::has_flags(self.f, site.x, flags::NSW) && self.values().sign_bits(x) <= cut {
            return None;
        }
        Some(self.resize(x, site.ty, true))
    }

    /// `sext(trunc(x)) -> (x << N) >>s N`, where `N` is the number of bits cut. If the result has the width of `x`, and the
    /// truncation goes away: where it stays, what it is computed from may yet be narrowed.
    fn sext_of_trunc(&mut self, site: CastSite) -> Option<Value> {
        let x = p::cast(self.f, site.x, Opcode::Trunc).filter(|_| self.one_use(site.x))?;
        let wide = self.result_bits(site)?;
        if p::width(self.f, x) != wide {
            return None;
        }
        let amount = self.int(site.ty, (wide - p::width(self.f, site.x)) as u128);
        let high = self.binary(Opcode::Shl, 0, x, amount);
        Some(self.binary(Opcode::AShr, 0, high, amount))
    }

    /// `sext(x < 0) -> x >>s (WIDTH - 1)` resized. Always.
    fn sext_of_sign_test(&mut self, test: ExtendedTest) -> Option<Value> {
        if test.pred != IntPred::Slt || !test.c.is_zero() {
            return None;
        }
        let sign = self.shifted_sign(Opcode::AShr, test.x, test.c.bits);
        Some(self.resize(sign, test.site.ty, true))
    }

    /// `sext(x > -1) -> ~(x >>s (WIDTH - 1))` resized. If the comparison goes away.
    fn sext_of_non_negative_test(&mut self, test: ExtendedTest) -> Option<Value> {
        if test.pred != IntPred::Sgt || !test.c.is_all_ones() || !self.one_use(test.site.x) {
            return None;
        }
        let sign = self.shifted_sign(Opcode::AShr, test.x, test.c.bits);
        let complement = self.not(sign);
        Some(self.resize(complement, test.site.ty, true))
    }

    /// The largest factor of the lengths of vectors that the function names.
    pub(super) fn largest_scale(&self, value: Value) -> Option<u64> {
        p::intrinsic(self.f, value).filter(|call| call.0 == id::VSCALE)?;
        let attrs = self.f.attrs();
        let set = attrs.list(self.f.ctx().globals.parts[self.f.global().index()].attrs).func;
        let Some(Attr::Int(_, both)) = attrs.get(set, AttrKind::VScaleRange) else { return None };
        Some(both >> 32).filter(|&most| most != 0 && most != u32::MAX as u64)
    }

    /// `zext(vscale) -> vscale` of the wider type, and so for `sext`. If the largest scale that the function names fits in the narrow type.
    fn extension_of_scale(&mut self, site: CastSite) -> Option<Value> {
        let most = self.largest_scale(site.x)?;
        let signed = (self.f.op(site.inst) == Opcode::SExt) as u32;
        if most.ilog2() + signed >= p::width(self.f, site.x) {
            return None;
        }
        self.intrinsic_with(id::VSCALE, &[site.ty], &[], 0)
    }
}
