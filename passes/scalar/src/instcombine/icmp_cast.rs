//! `icmp` of conversions and of addresses.

use super::icmp::Compare;
use super::{Combiner, p};
use crate::simplify::unsigned_pred;
use p::Int;
use warpc_ir::ids::*;
use warpc_ir::opcode::flags;
use warpc_ir::{Builder, IntPred, Opcode, Value};

/// The comparison of an address of one index, `base + index * size`.
#[derive(Clone, Copy)]
struct Address {
    base: Value,
    index: Value,
    size: u64,
    flags: u16,
}

impl Address {
    /// The predicate of the index of which `pred` is that of the address, both compared with the base: where the offset is added as a
    /// number without sign and does not wrap it is the same, where it is added as a signed one it is signed. Equality holds with both.
    fn predicate_of_index(self, pred: IntPred) -> Option<IntPred> {
        match () {
            () if pred.is_signed() => None,
            () if self.flags & flags::NUW != 0 => Some(pred),
            () if self.flags & (flags::INBOUNDS | flags::NUSW) != 0 => Some(signed_pred(pred)),
            () => None,
        }
    }
}

/// Numbers of so many bits are compared by one instruction.
const REGISTER_BITS: u32 = 32;

impl Combiner<'_, '_> {
    rules! {
        /// Rules of comparisons of conversions, in order.
        fn icmp_conversion_rules(&mut self, cmp: Compare) -> Option<Value> {
            compare_of_extensions,
            compare_of_sext_with_nneg_zext,
            compare_of_extension_with_constant,
            order_of_sext_with_far_constant,
            eq_of_lossless_trunc_with_constant,
            eq_of_cut_spread_sign,
            compare_of_lossless_truncs,
            compare_of_lossless_trunc_with_extension,
            compare_of_bits_of_integer,
            compare_of_equal_lanes,
            all_lanes_equal_as_no_lane_differs,
            no_lane_differs_as_integers,
            compare_of_addresses_as_integers,
            compare_of_address_with_zero,
        }
    }

    /// Rules of comparisons of conversions.
    pub(super) fn icmp_cast_rules(&mut self, cmp: Compare) -> Option<Value> {
        let def = cmp.a.as_inst()?;
        if !self.f.op(def).is_cast() {
            return None;
        }
        self.icmp_conversion_rules(cmp)
    }

    /// The operand of `zext` or `sext` `value`, and whether it is signed.
    fn extension(&self, value: Value) -> Option<(Value, bool)> {
        let def = value.as_inst()?;
        match self.f.op(def) {
            Opcode::ZExt => Some((self.f.operand(def, 0), false)),
            Opcode::SExt => Some((self.f.operand(def, 0), true)),
            _ => None,
        }
    }

    /// `zext(x) < zext(y) -> x <u y`, `sext(x) < sext(y) -> x < y`, for all predicates. If `x` and `y` have one type.
    fn compare_of_extensions(&mut self, cmp: Compare) -> Option<Value> {
        let (x, signed) = self.extension(cmp.a)?;
        let (y, other) = self.extension(cmp.b)?;
        if signed != other || self.f.type_of(x) != self.f.type_of(y) {
            return None;
        }
        self.rewrite_icmp(cmp.inst, if signed { cmp.pred } else { unsigned_pred(cmp.pred) }, x, y)
    }

    /// `sext(x) < zext nneg(y) -> x < y`, for all predicates. If `x` and `y` have one type: the second is a sign extension, too.
    fn compare_of_sext_with_nneg_zext(&mut self, cmp: Compare) -> Option<Value> {
        let (x, signed) = self.extension(cmp.a)?;
        let (y, other) = self.extension(cmp.b)?;
        let zext = if signed { cmp.b } else { cmp.a }.as_inst()?;
        if signed == other || self.f.type_of(x) != self.f.type_of(y) || self.f.flags(zext) & flags::NNEG == 0 {
            return None;
        }
        self.rewrite_icmp(cmp.inst, cmp.pred, x, y)
    }

    /// `zext(x) < C -> x <u C`, `sext(x) < C -> x < C`, for all predicates. If `C` is the extension of a constant.
    fn compare_of_extension_with_constant(&mut self, cmp: Compare) -> Option<Value> {
        let (x, signed) = self.extension(cmp.a)?;
        if !cmp.b.is_constant() {
            return None;
        }
        let (ty, wide) = (self.f.type_of(x), self.f.type_of(cmp.a));
        let mut fold = self.f.folder();
        let bound = fold.cast(Opcode::Trunc, 0, cmp.b, ty)?;
        let back = fold.cast(if signed { Opcode::SExt } else { Opcode::ZExt }, 0, bound, wide)?;
        if back != cmp.b {
            return None;
        }
        self.rewrite_icmp(cmp.inst, if signed { cmp.pred } else { unsigned_pred(cmp.pred) }, x, bound)
    }

    /// `sext(x) <u C -> x > -1`, `sext(x) >u C -> x < 0`. If `C` is between the two halves that an extension may have, and the
    /// extension goes away.
    fn order_of_sext_with_far_constant(&mut self, cmp: Compare) -> Option<Value> {
        let x = p::cast(self.f, cmp.a, Opcode::SExt)?;
        let c = p::int(self.f, cmp.b)?;
        let narrow = Int::new(c.v, p::width(self.f, x));
        let fits = narrow.signed() as u128 & p::mask(c.bits) == c.v;
        if fits || !cmp.pred.is_unsigned() || !self.one_use(cmp.a) {
            return None;
        }
        let negative = matches!(cmp.pred, IntPred::Ugt | IntPred::Uge);
        let bound = self.int(self.f.type_of(x), if negative { 0 } else { u128::MAX });
        self.rewrite_icmp(cmp.inst, if negative { IntPred::Slt } else { IntPred::Sgt }, x, bound)
    }

    /// `bitcast(sitofp(x)) pred 0 -> x pred 0` for `==`, `!=`, `<s` and `>s`, `bitcast(sitofp(x)) <s 1 -> x <s 1`,
    /// `bitcast(sitofp(x)) >s -1 -> x >s -1`, `bitcast(uitofp(x)) == 0 -> x == 0` and its opposite. Always: the bits of a
    /// floating-point number have the sign and the zero of the integer.
    fn compare_of_bits_of_integer(&mut self, cmp: Compare) -> Option<Value> {
        let bits = p::cast(self.f, cmp.a, Opcode::BitCast)?;
        let def = bits.as_inst()?;
        let lanes = |s: &Self, v: Value| s.f.types().vector(s.f.type_of(v)).map(|vector| vector.0);
        if lanes(self, bits) != lanes(self, cmp.a) {
            return None;
        }
        let (zero, one, ones) = (p::is_zero(self.f, cmp.b), p::is_one(self.f, cmp.b), p::is_all_ones(self.f, cmp.b));
        let (fits, bound) = match (self.f.op(def), cmp.pred) {
            (Opcode::SIToFP | Opcode::UIToFP, IntPred::Eq | IntPred::Ne) => (zero, 0),
            (Opcode::SIToFP, IntPred::Slt) => (zero || one, one as u128),
            (Opcode::SIToFP, IntPred::Sgt) => (zero || ones, if ones { u128::MAX } else { 0 }),
            _ => return None,
        };
        if !fits {
            return None;
        }
        let x = self.f.operand(def, 0);
        let bound = self.int(self.f.type_of(x), bound);
        self.rewrite_icmp(cmp.inst, cmp.pred, x, bound)
    }

    /// `bitcast(shufflevector(v, <N, N, ...>)) pred C -> extractelement(v, N) pred C1`. If the bits of `C` are those of `C1`
    /// again and again: all lanes are equal, so the first decides.
    fn compare_of_equal_lanes(&mut self, cmp: Compare) -> Option<Value> {
        let vector = p::cast(self.f, cmp.a, Opcode::BitCast)?;
        let shuffle = p::inst(self.f, vector, Opcode::ShuffleVector)?;
        let c = p::int(self.f, cmp.b)?;
        let (source, elem) = (self.f.operand(shuffle, 0), self.f.types().scalar(self.f.type_of(vector)));
        let lane = *self.f.indices(shuffle).first()?;
        let bits = self.f.types().int_bits(elem)?;
        let in_source = self.f.types().vector(self.f.type_of(source)).is_some_and(|v| !v.1 && lane < v.0);
        if !in_source || self.f.types().is_vector(self.f.type_of(cmp.a)) || c.bits % bits != 0 {
            return None;
        }
        let first = Int::new(c.v, bits);
        let repeated = (0..c.bits / bits).fold(0, |all, at| all | first.v << (at * bits));
        if self.f.indices(shuffle).iter().any(|&other| other != lane) || repeated != c.v {
            return None;
        }
        let index = self.f.consts_mut().add_i64(lane as u64);
        let element = Builder::before(self.f, self.at).extract_element(source, index, elem);
        let element = self.queue_new(element);
        let bound = self.int(elem, first.v);
        self.rewrite_icmp(cmp.inst, cmp.pred, element, bound)
    }

    /// `bitcast(x == y) == -1 -> bitcast(x != y) == 0`, for vectors of bits, and so for `!=` in place of the second `==`. If nothing else
    /// reads the lanes.
    fn all_lanes_equal_as_no_lane_differs(&mut self, cmp: Compare) -> Option<Value> {
        let lanes = p::cast(self.f, cmp.a, Opcode::BitCast).filter(|_| cmp.pred.is_equality())?;
        let (pred, x, y) = p::icmp(self.f, lanes).filter(|row| row.0 == IntPred::Eq)?;
        let goes = self.one_use(lanes) && self.one_use(cmp.a);
        if !goes || !p::is_all_ones(self.f, cmp.b) || self.f.types().is_vector(self.f.type_of(cmp.a)) {
            return None;
        }
        let differ = self.icmp(pred.inverse(), x, y);
        let ty = self.f.type_of(cmp.a);
        let bits = self.cast(Opcode::BitCast, 0, differ, ty);
        let zero = self.int(ty, 0);
        self.rewrite_icmp(cmp.inst, cmp.pred, bits, zero)
    }

    /// `bitcast(x != y) == 0 -> bitcast(x) == bitcast(y)`, for vectors of integers that are together a native integer, and so for `!=` in
    /// place of `==`. If nothing else reads the lanes.
    fn no_lane_differs_as_integers(&mut self, cmp: Compare) -> Option<Value> {
        let lanes = p::cast(self.f, cmp.a, Opcode::BitCast).filter(|_| cmp.pred.is_equality())?;
        let (_, x, y) = p::icmp(self.f, lanes).filter(|row| row.0 == IntPred::Ne)?;
        let goes = self.one_use(lanes) && self.one_use(cmp.a) && p::is_zero(self.f, cmp.b);
        let (count, scalable, elem) = self.f.types().vector(self.f.type_of(x))?;
        let bits = self.f.types().int_bits(elem)?.checked_mul(count)?;
        if !goes || scalable || !self.f.layout().is_native(bits) || self.f.types().is_vector(self.f.type_of(cmp.a)) {
            return None;
        }
        let ty = self.f.int_type(bits);
        let (x, y) = (self.cast(Opcode::BitCast, 0, x, ty), self.cast(Opcode::BitCast, 0, y, ty));
        self.rewrite_icmp(cmp.inst, cmp.pred, x, y)
    }

    /// `trunc(x) == C -> x == C`, and so for `!=`. If the bits that are cut are known to be clear.
    fn eq_of_lossless_trunc_with_constant(&mut self, cmp: Compare) -> Option<Value> {
        let x = p::cast(self.f, cmp.a, Opcode::Trunc).filter(|_| cmp.pred.is_equality())?;
        let c = p::int(self.f, cmp.b)?;
        let known = self.known(x)?;
        if p::width(self.f, x) > 128 || known.max() > p::mask(p::width(self.f, cmp.a)) {
            return None;
        }
        let bound = self.int(self.f.type_of(x), c.v);
        self.rewrite_icmp(cmp.inst, cmp.pred, x, bound)
    }

    /// `trunc(x >>s (WIDTH - 1)) != 0 -> x <s 0`, `== 0 -> x >s -1`. Always: all bits are the sign.
    fn eq_of_cut_spread_sign(&mut self, cmp: Compare) -> Option<Value> {
        let cut = p::cast(self.f, cmp.a, Opcode::Trunc).filter(|_| cmp.pred.is_equality())?;
        let x = p::spread_sign(self.f, cut).filter(|_| p::is_zero(self.f, cmp.b))?;
        Some(self.sign_test(x, cmp.pred == IntPred::Ne))
    }

    /// What a comparison of the conversion `value` with another one may be of the number itself: with `nuw` as an unsigned number, with `nsw` as
    /// a signed one; equality as both.
    fn lossless_trunc(&self, cmp: Compare, value: Value, signed: bool) -> Option<Value> {
        let mark = if signed { flags::NSW } else { flags::NUW };
        let asks = cmp.pred.is_equality() || cmp.pred.is_signed() == signed;
        p::cast(self.f, value, Opcode::Trunc).filter(|_| asks && p::has_flags(self.f, value, mark))
    }

    /// `trunc nuw(x) <u trunc nuw(y) -> x <u y`, `trunc nsw(x) <s trunc nsw(y) -> x <s y`, equality with either. If the first conversion
    /// goes away; orders up to 32 bits, beyond which the target has no comparison of its own.
    fn compare_of_lossless_truncs(&mut self, cmp: Compare) -> Option<Value> {
        let (x, y) = [false, true].into_iter().find_map(|signed| {
            let pair = (self.lossless_trunc(cmp, cmp.a, signed)?, self.lossless_trunc(cmp, cmp.b, signed)?);
            (self.f.type_of(pair.0) == self.f.type_of(pair.1)).then_some(pair)
        })?;
        let cheap = cmp.pred.is_equality() || p::width(self.f, x) <= REGISTER_BITS;
        if !cheap || !self.one_use(cmp.a) {
            return None;
        }
        self.rewrite_icmp(cmp.inst, cmp.pred, x, y)
    }

    /// `trunc nuw(x) <u zext(y) -> x <u zext(y)`, `trunc nsw(x) <s sext(y) -> x <s sext(y)`, equality with either. If both conversions go away,
    /// and `x` has up to 32 bits.
    fn compare_of_lossless_trunc_with_extension(&mut self, cmp: Compare) -> Option<Value> {
        for (trunc, extended, pred) in [(cmp.a, cmp.b, cmp.pred), (cmp.b, cmp.a, cmp.pred.swapped())] {
            let Some((y, signed)) = self.extension(extended) else { continue };
            let Some(x) = self.lossless_trunc(cmp, trunc, signed) else { continue };
            if p::width(self.f, x) > REGISTER_BITS || !self.one_use(trunc) || !self.one_use(extended) {
                continue;
            }
            let wide = self.f.type_of(x);
            let y = self.cast(if signed { Opcode::SExt } else { Opcode::ZExt }, 0, y, wide);
            return self.rewrite_icmp(cmp.inst, pred, x, y);
        }
        None
    }

    /// The address of which `value` is the number, all bits of it.
    fn address_of_number(&self, value: Value) -> Option<Value> {
        let x = p::cast(self.f, value, Opcode::PtrToInt)?;
        let space = self.f.types().addrspace(self.f.type_of(x))?;
        (self.f.layout().pointer_bits(space) == p::width(self.f, value)).then_some(x)
    }

    /// `ptrtoint(p) < ptrtoint(q) -> p < q`, for all predicates. If the integers have the width of the pointers.
    fn compare_of_addresses_as_integers(&mut self, cmp: Compare) -> Option<Value> {
        let x = self.address_of_number(cmp.a)?;
        let y = p::cast(self.f, cmp.b, Opcode::PtrToInt).filter(|&y| self.f.type_of(y) == self.f.type_of(x))?;
        self.rewrite_icmp(cmp.inst, cmp.pred, x, y)
    }

    /// `ptrtoint(p) == 0 -> p == null`, for all predicates. If the integer has the width of the pointer.
    fn compare_of_address_with_zero(&mut self, cmp: Compare) -> Option<Value> {
        let x = self.address_of_number(cmp.a).filter(|_| p::is_zero(self.f, cmp.b))?;
        let null = self.f.type_of(x);
        let null = self.f.consts_mut().add_null(null);
        self.rewrite_icmp(cmp.inst, cmp.pred, x, null)
    }

    // ---- addresses ----------------------------------------------------------------------------------------------

    /// Rules of comparisons of an address of one index in the width of its space.
    pub(super) fn icmp_address_rules(&mut self, cmp: Compare) -> Option<Value> {
        let ty = self.f.type_of(cmp.a);
        if let Some(v) = self.null_test_rules(cmp) {
            return Some(v);
        }
        if !self.f.types().is_ptr(ty) {
            return None;
        }
        let index_bits = self.f.layout().index_bits(self.f.types().addrspace(ty)?);
        for (pred, a, b) in [(cmp.pred, cmp.a, cmp.b), (cmp.pred.swapped(), cmp.b, cmp.a)] {
            let fits = |address: &Address| address.size != 0 && p::width(self.f, address.index) == index_bits;
            let Some(address) = self.one_index_address(a).filter(fits) else { continue };
            if let Some(v) = self.icmp_one_index_rules(Compare { pred, a, b, ..cmp }, address) {
                return Some(v);
            }
        }
        None
    }

    rules! {
        /// Rules of comparisons of an address with null.
        fn null_test_rules(&mut self, cmp: Compare) -> Option<Value> {
            null_test_of_address,
        }
    }

    /// `p + n == null -> p == null`, and so for `!=`. If the step is `inbounds`, and no object is at null.
    fn null_test_of_address(&mut self, cmp: Compare) -> Option<Value> {
        let def = p::inst(self.f, cmp.a, Opcode::GetElementPtr).filter(|_| p::is_zero(self.f, cmp.b))?;
        let (base, ty) = (self.f.operand(def, 0), self.f.type_of(cmp.a));
        let space = self.f.types().addrspace(self.f.types().scalar(ty))?;
        let is_inbounds = self.f.flags(def) & flags::INBOUNDS != 0;
        if !cmp.pred.is_equality() || !is_inbounds || warpc_analysis::facts::null_is_valid(self.f, space) {
            return None;
        }
        // One address that is stepped from in several lanes is tested in each of them.
        if self.f.type_of(base) != ty {
            return None;
        }
        Some(self.icmp(cmp.pred, base, cmp.b))
    }

    rules! {
        /// Rules of comparisons of an address of one index, in order.
        fn icmp_one_index_rules(&mut self, cmp: Compare, address: Address) -> Option<Value> {
            compare_of_address_with_base,
            eq_of_any_address_with_base,
            compare_of_addresses_with_one_base,
        }
    }

    /// `value` as the address of one index.
    fn one_index_address(&self, value: Value) -> Option<Address> {
        let def = p::inst(self.f, value, Opcode::GetElementPtr).filter(|&def| self.f.num_operands(def) == 2)?;
        let size = self.f.layout().fixed_alloc_size(self.f.types(), Type(self.f.aux(def).a))?;
        let (base, index) = self.ops(def);
        Some(Address { base, index, size, flags: self.f.flags(def) })
    }

    /// `p + n == p -> n == 0`, `p + n <u p -> n <s 0`, for all unsigned orders and with the base on either side; without the sign where the
    /// sum is `nuw`. If the sum does not wrap.
    fn compare_of_address_with_base(&mut self, cmp: Compare, address: Address) -> Option<Value> {
        let pred = address.predicate_of_index(cmp.pred).filter(|_| address.base == cmp.b)?;
        let zero = self.int(self.f.type_of(address.index), 0);
        Some(self.icmp(pred, address.index, zero))
    }

    /// `p + n == p -> (n << N) == 0`, and so for `!=`. If the elements have `2^N` bytes or an odd multiple of that, and the sum goes away or
    /// `N` is 0: an odd factor changes no number to 0.
    fn eq_of_any_address_with_base(&mut self, cmp: Compare, address: Address) -> Option<Value> {
        let zeros = address.size.trailing_zeros();
        let goes = zeros == 0 || self.one_use(cmp.a);
        let ty = self.f.type_of(address.index);
        if address.base != cmp.b || !cmp.pred.is_equality() || !goes || zeros >= p::width(self.f, address.index) {
            return None;
        }
        let offset = if zeros == 0 {
            address.index
        } else {
            let amount = self.int(ty, zeros.into());
            self.binary(Opcode::Shl, 0, address.index, amount)
        };
        let zero = self.int(ty, 0);
        Some(self.icmp(cmp.pred, offset, zero))
    }

    /// `p + n == p + m -> n == m`, `p + n <u p + m -> n <s m`, for all unsigned orders; without the sign where both sums are `nuw`. If
    /// the elements have one size and the sums do not wrap.
    fn compare_of_addresses_with_one_base(&mut self, cmp: Compare, address: Address) -> Option<Value> {
        let other = self.one_index_address(cmp.b)?;
        if address.base != other.base || address.size != other.size {
            return None;
        }
        let pred = address.predicate_of_index(cmp.pred)?;
        if other.predicate_of_index(cmp.pred)? != pred || self.f.type_of(address.index) != self.f.type_of(other.index) {
            return None;
        }
        Some(self.icmp(pred, address.index, other.index))
    }
}

/// The signed order for an unsigned one; other predicates as they are.
fn signed_pred(pred: IntPred) -> IntPred {
    match pred {
        IntPred::Ult => IntPred::Slt,
        IntPred::Ule => IntPred::Sle,
        IntPred::Ugt => IntPred::Sgt,
        IntPred::Uge => IntPred::Sge,
        other => other,
    }
}
