//! Counts and orders of bits: `ctpop`, `ctlz`, `cttz`, `bswap`, funnel shifts.

use super::{Combiner, p};
use p::Int;
use warpc_ir::attrs::{Attr, AttrKind, AttrRange};
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{IntrinsicId, id};
use warpc_ir::opcode::flags;
use warpc_ir::{Opcode, Value};

/// A call that counts or reorders the bits of `x`.
#[derive(Clone, Copy)]
struct BitCount {
    inst: Inst,
    which: IntrinsicId,
    ty: Type,
    x: Value,
}

/// `fshl(high, low, amount)` or `fshr`.
#[derive(Clone, Copy)]
struct FunnelShift {
    inst: Inst,
    which: IntrinsicId,
    ty: Type,
    high: Value,
    low: Value,
    amount: Value,
    bits: u128,
}

impl Combiner<'_, '_> {
    /// Rules of calls that count or reorder bits.
    pub(super) fn bit_count(&mut self, inst: Inst, which: IntrinsicId) -> Option<Value> {
        let site = BitCount { inst, which, ty: self.f.ty(inst), x: self.f.operand(inst, 0) };
        match which {
            id::CTPOP => self.ctpop_rules(site),
            id::CTLZ | id::CTTZ => self.zero_count_rules(site),
            id::BSWAP => self.bswap_rules(site).or_else(|| self.reversal_of_logic(which, site.x)),
            id::BITREVERSE => self.reversal_of_logic(which, site.x),
            _ => None,
        }
    }

    rules! {
        /// Rules of `ctpop`, in order.
        fn ctpop_rules(&mut self, site: BitCount) -> Option<Value> {
            ctpop_of_reordered_bits,
            ctpop_of_zext,
            ctpop_with_range,
        }
    }
    rules! {
        /// Rules of `ctlz` and `cttz`, in order.
        fn zero_count_rules(&mut self, site: BitCount) -> Option<Value> {
            zero_count_of_bitreverse,
            cttz_of_other_sign,
            zero_count_of_non_zero,
            zero_count_with_range,
        }
    }
    rules! {
        /// Rules of `bswap`.
        fn bswap_rules(&mut self, site: BitCount) -> Option<Value> {
            bswap_of_shift_by_bytes,
        }
    }

    /// `ctpop(bswap(x)) -> ctpop(x)`, and so for `bitreverse`. Always.
    fn ctpop_of_reordered_bits(&mut self, site: BitCount) -> Option<Value> {
        let x = [id::BSWAP, id::BITREVERSE].into_iter().find_map(|id| p::unary_intrinsic(self.f, site.x, id))?;
        self.set(site.inst, 0, x);
        Some(Value::inst(site.inst))
    }

    /// `ctpop(zext(x)) -> zext(ctpop(x))`. If `x` is no boolean and the extension goes away.
    fn ctpop_of_zext(&mut self, site: BitCount) -> Option<Value> {
        let x = p::cast(self.f, site.x, Opcode::ZExt).filter(|_| self.one_use(site.x))?;
        if p::is_bool(self.f, self.f.type_of(x)) {
            return None;
        }
        let v = self.intrinsic(id::CTPOP, &[x], 0)?;
        Some(self.cast(Opcode::ZExt, 0, v, site.ty))
    }

    /// `ctpop(x) -> ctpop(x)` with a range. If the type has four bits or more and nothing is said of the result yet.
    fn ctpop_with_range(&mut self, site: BitCount) -> Option<Value> {
        let known = self.known(site.x)?;
        let most = known.bits - (known.zero & known.mask()).count_ones();
        let least = (known.one & known.mask()).count_ones();
        let least = if least == 0 && self.values().is_non_zero(site.x) { 1 } else { least };
        self.say_range(site.inst, least, most)
    }

    /// `ctlz(bitreverse(x)) -> cttz(x)`, `cttz(bitreverse(x)) -> ctlz(x)`. Always.
    fn zero_count_of_bitreverse(&mut self, site: BitCount) -> Option<Value> {
        let x = p::unary_intrinsic(self.f, site.x, id::BITREVERSE)?;
        let flag = self.f.operand(site.inst, 1);
        self.intrinsic(if site.which == id::CTLZ { id::CTTZ } else { id::CTLZ }, &[x, flag], 0)
    }

    /// `cttz(-x) -> cttz(x)`, `cttz(abs(x)) -> cttz(x)`. Always.
    fn cttz_of_other_sign(&mut self, site: BitCount) -> Option<Value> {
        if site.which != id::CTTZ {
            return None;
        }
        let x = p::neg(self.f, site.x).or_else(|| p::unary_intrinsic(self.f, site.x, id::ABS))?;
        self.set(site.inst, 0, x);
        Some(Value::inst(site.inst))
    }

    /// `ctlz(x) -> ctlz(x)` that gives poison for zero, and so for `cttz`. If `x` is known not to be zero.
    fn zero_count_of_non_zero(&mut self, site: BitCount) -> Option<Value> {
        if !p::is_zero(self.f, self.f.operand(site.inst, 1)) || !self.values().is_non_zero(site.x) {
            return None;
        }
        let yes = self.bool(Type::I1, true);
        self.set(site.inst, 1, yes);
        Some(Value::inst(site.inst))
    }

    /// `ctlz(x) -> ctlz(x)` with a range, and so for `cttz`. If the type has four bits or more and nothing is said of the
    /// result yet.
    fn zero_count_with_range(&mut self, site: BitCount) -> Option<Value> {
        let known = self.known(site.x)?;
        let (least, most) = if site.which == id::CTTZ {
            (known.min_trailing_zeros(), known.max_trailing_zeros())
        } else {
            (known.min_leading_zeros(), known.max_leading_zeros())
        };
        self.say_range(site.inst, least, most)
    }

    /// `bswap(x << N) -> bswap(x) >>u N`, `bswap(x >>u N) -> bswap(x) << N`. If `N` is whole bytes, and the shift goes away.
    fn bswap_of_shift_by_bytes(&mut self, site: BitCount) -> Option<Value> {
        let def = site.x.as_inst().filter(|_| self.one_use(site.x))?;
        let back = match self.f.op(def) {
            Opcode::Shl => Opcode::LShr,
            Opcode::LShr => Opcode::Shl,
            _ => return None,
        };
        let (x, amount) = self.ops(def);
        p::int(self.f, amount).filter(|amount| amount.v.is_multiple_of(8))?;
        let v = self.intrinsic(id::BSWAP, &[x], 0)?;
        Some(self.binary(back, 0, v, amount))
    }

    // ---- ranges of results --------------------------------------------------------------------------------------

    /// Drops the range of the result of call `inst`.
    pub(super) fn forget_range(&mut self, inst: Inst) {
        let row = self.f.attrs().list(self.f.call(inst).attrs).clone();
        let mut ret = self.f.attrs().set(row.ret).to_vec();
        ret.retain(|a| a.kind() != Some(AttrKind::Range));
        let ret = self.f.intern_attr_set(ret);
        let attrs = self.f.intern_attrs(row.func, ret, row.params.into_vec());
        let mut call = self.f.call(inst).clone();
        call.attrs = attrs;
        self.f.set_call(inst, call);
    }

    /// Drops from call `inst` that its result is never undef or poison.
    pub(super) fn forget_noundef(&mut self, inst: Inst) {
        let row = self.f.attrs().list(self.f.call(inst).attrs).clone();
        let mut ret = self.f.attrs().set(row.ret).to_vec();
        ret.retain(|a| a.kind() != Some(AttrKind::NoUndef));
        let ret = self.f.intern_attr_set(ret);
        let attrs = self.f.intern_attrs(row.func, ret, row.params.into_vec());
        let mut call = self.f.call(inst).clone();
        call.attrs = attrs;
        self.f.set_call(inst, call);
    }

    /// Drops what is said of the result of call `inst` that would make poison where it does not hold.
    pub(super) fn forget_promises(&mut self, inst: Inst) {
        let row = self.f.attrs().list(self.f.call(inst).attrs).clone();
        let mut ret = self.f.attrs().set(row.ret).to_vec();
        let promise = |kind: AttrKind| {
            matches!(kind, AttrKind::Range | AttrKind::NonNull | AttrKind::Align | AttrKind::NoFPClass)
        };
        ret.retain(|a| !a.kind().is_some_and(promise));
        let ret = self.f.intern_attr_set(ret);
        let attrs = self.f.intern_attrs(row.func, ret, row.params.into_vec());
        let mut call = self.f.call(inst).clone();
        call.attrs = attrs;
        self.f.set_call(inst, call);
    }

    /// Notes that call `inst` gives a count of `least` to `most`.
    fn say_range(&mut self, inst: Inst, least: u32, most: u32) -> Option<Value> {
        let ty = self.f.types().scalar(self.f.ty(inst));
        let bits = self.f.types().int_bits(ty)?;
        let row = self.f.attrs().list(self.f.call(inst).attrs).clone();
        let has = self.f.attrs().has(row.ret, AttrKind::Range);
        // A range is half-open, in numbers of the type.
        if has || bits < 4 || self.f.flags(inst) & flags::HAS_MD != 0 {
            return None;
        }
        let mut ret = self.f.attrs().set(row.ret).to_vec();
        ret.push(Attr::Range(AttrRange { ty, lo: least as i128, hi: most as i128 + 1 }));
        let ret = self.f.intern_attr_set(ret);
        let attrs = self.f.intern_attrs(row.func, ret, row.params.into_vec());
        let mut call = self.f.call(inst).clone();
        call.attrs = attrs;
        self.f.set_call(inst, call);
        Some(Value::inst(inst))
    }

    // ---- funnel shifts ------------------------------------------------------------------------------------------

    /// Rules of funnel shifts.
    pub(super) fn funnel_shift(&mut self, inst: Inst, which: IntrinsicId) -> Option<Value> {
        let (high, low, amount) = (self.f.operand(inst, 0), self.f.operand(inst, 1), self.f.operand(inst, 2));
        let bits = p::width(self.f, high) as u128;
        let site = FunnelShift { inst, which, ty: self.f.ty(inst), high, low, amount, bits };
        if let Some(n) = p::int(self.f, amount) {
            return self.funnel_shift_by_constant_rules(site, n);
        }
        // Only the low bits of the amount are read, for widths that are powers of two.
        if !bits.is_power_of_two() || bits == 1 {
            return None;
        }
        self.funnel_shift_by_value_rules(site)
    }

    rules! {
        /// Rules of funnel shifts by a constant, in order.
        fn funnel_shift_by_constant_rules(&mut self, site: FunnelShift, amount: Int) -> Option<Value> {
            funnel_shift_by_more_than_width,
            fshr_to_fshl,
            fshl_into_zero,
            fshl_from_zero,
        }
    }
    rules! {
        /// Rules of funnel shifts by no constant, of a width that is a power of two.
        fn funnel_shift_by_value_rules(&mut self, site: FunnelShift) -> Option<Value> {
            funnel_shift_by_masked_amount,
            funnel_shift_by_sign_extended_amount,
            rotation_by_negation,
        }
    }

    /// `fshl(x, y, sext(n)) -> fshl(x, y, zext(n))`, and so for `fshr`. If nothing else reads the extension, and `n` has all bits that are
    /// read.
    fn funnel_shift_by_sign_extended_amount(&mut self, site: FunnelShift) -> Option<Value> {
        let n = p::cast(self.f, site.amount, Opcode::SExt).filter(|_| self.one_use(site.amount))?;
        if 1u128 << p::width(self.f, n).min(64) < site.bits {
            return None;
        }
        let amount = self.cast(Opcode::ZExt, 0, n, site.ty);
        self.set(site.inst, 2, amount);
        Some(Value::inst(site.inst))
    }

    /// `fshl(x, y, N) -> fshl(x, y, N % WIDTH)`, and so for `fshr`. If `N` is not below the width.
    fn funnel_shift_by_more_than_width(&mut self, site: FunnelShift, number: Int) -> Option<Value> {
        if number.v < site.bits {
            return None;
        }
        let amount = self.int(site.ty, number.v % site.bits);
        self.set(site.inst, 2, amount);
        Some(Value::inst(site.inst))
    }

    /// `fshr(x, y, N) -> fshl(x, y, WIDTH - N)`. If `N` is not 0.
    fn fshr_to_fshl(&mut self, site: FunnelShift, number: Int) -> Option<Value> {
        if site.which != id::FSHR || number.is_zero() {
            return None;
        }
        let amount = self.int(site.ty, site.bits - number.v);
        self.intrinsic(id::FSHL, &[site.high, site.low, amount], 0)
    }

    /// Whether `value` is 0, or undef, which may be.
    fn may_be_zero_half(&self, value: Value) -> bool {
        p::is_zero(self.f, value) || value.is_undef_or_poison() && !value.is_poison()
    }

    /// `fshl(x, 0, N) -> x << N`. If `N` is not 0.
    fn fshl_into_zero(&mut self, site: FunnelShift, amount: Int) -> Option<Value> {
        if amount.is_zero() || !self.may_be_zero_half(site.low) {
            return None;
        }
        Some(self.binary(Opcode::Shl, 0, site.high, site.amount))
    }

    /// `fshl(0, y, N) -> y >>u (WIDTH - N)`. If `N` is not 0.
    fn fshl_from_zero(&mut self, site: FunnelShift, number: Int) -> Option<Value> {
        if number.is_zero() || !self.may_be_zero_half(site.high) {
            return None;
        }
        let amount = self.int(site.ty, site.bits - number.v);
        Some(self.binary(Opcode::LShr, 0, site.low, amount))
    }

    /// `fshl(x, y, n & MASK) -> fshl(x, y, n)`, and so for `fshr`. If the mask keeps all bits that count.
    fn funnel_shift_by_masked_amount(&mut self, site: FunnelShift) -> Option<Value> {
        let (n, mask) = p::binary(self.f, site.amount, Opcode::And)?;
        p::int(self.f, mask).filter(|mask| mask.v & (site.bits - 1) == site.bits - 1)?;
        self.set(site.inst, 2, n);
        Some(Value::inst(site.inst))
    }

    /// `fshl(x, x, -n) -> fshr(x, x, n)`, `fshr(x, x, -n) -> fshl(x, x, n)`. Always.
    fn rotation_by_negation(&mut self, site: FunnelShift) -> Option<Value> {
        let n = p::neg(self.f, site.amount).filter(|_| site.high == site.low)?;
        let other = if site.which == id::FSHL { id::FSHR } else { id::FSHL };
        self.intrinsic(other, &[site.high, site.low, n], 0)
    }
}
