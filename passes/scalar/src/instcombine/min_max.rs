//! Minima, maxima and absolute values of integers.

use super::complement::dual_min_max;
use super::{Combiner, p};
use p::Int;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{IntrinsicId, id};
use warpc_ir::opcode::flags;
use warpc_ir::{IntPred, Opcode, Value};

/// A minimum or maximum of `a` and `b` as its rules see it.
#[derive(Clone, Copy)]
pub(super) struct MinMax {
    pub which: IntrinsicId,
    ty: Type,
    pub a: Value,
    b: Value,
}

impl MinMax {
    fn is_signed(self) -> bool {
        matches!(self.which, id::SMIN | id::SMAX)
    }
}

/// `abs(x)` as its rules see it.
#[derive(Clone, Copy)]
struct Absolute {
    inst: Inst,
    ty: Type,
    x: Value,
    /// Whether the smallest number gives poison.
    no_smallest: bool,
}

impl Combiner<'_, '_> {
    /// Rules of minima and maxima.
    pub(super) fn int_min_max(&mut self, inst: Inst, which: IntrinsicId) -> Option<Value> {
        if let Some(v) = self.commutative_call_rules(inst) {
            return Some(v);
        }
        let (a, b) = self.ops(inst);
        let site = MinMax { which, ty: self.f.ty(inst), a, b };
        self.min_max_rules(site)
    }

    rules! {
        /// Rules of minima and maxima, in order.
        fn min_max_rules(&mut self, site: MinMax) -> Option<Value> {
            min_max_of_bools,
            min_max_with_constant_rules,
            min_max_of_complements,
            min_max_of_extensions,
            min_max_of_extension_with_constant,
            smax_with_own_negation,
        }
    }

    /// Rules of a minimum or maximum with a constant.
    fn min_max_with_constant_rules(&mut self, site: MinMax) -> Option<Value> {
        let bound = p::int(self.f, site.b)?;
        self.min_max_constant_rules(site, bound)
    }

    rules! {
        /// Rules of a minimum or maximum with a constant, in order.
        fn min_max_constant_rules(&mut self, site: MinMax, bound: Int) -> Option<Value> {
            min_max_twice_with_constants,
            clamp_of_wide_sum,
            umin_with_one,
            umin_of_zero_count,
            min_max_of_select_of_constants,
            min_max_of_non_negative,
            min_max_of_complement_with_constant,
        }
    }

    /// `umax(a, b) -> a | b`, `umin(a, b) -> a & b` of booleans; signed, where true is -1, the other way round. Always.
    fn min_max_of_bools(&mut self, site: MinMax) -> Option<Value> {
        if !p::is_bool(self.f, site.ty) {
            return None;
        }
        let op = if matches!(site.which, id::UMAX | id::SMIN) { Opcode::Or } else { Opcode::And };
        Some(self.binary(op, 0, site.a, site.b))
    }

    /// `min(min(x, K), C) -> min(x, min(K, C))`, for all minima and maxima. Always.
    fn min_max_twice_with_constants(&mut self, site: MinMax, _bound: Int) -> Option<Value> {
        let (x, k) = p::binary_intrinsic(self.f, site.a, site.which).filter(|inner| inner.1.is_constant())?;
        let both = self.f.folder().intrinsic(site.which, 0, &[k, site.b], site.ty)?;
        self.intrinsic(site.which, &[x, both], 0)
    }

    /// `umin(x, 1) -> zext(x != 0)`. Always.
    fn umin_with_one(&mut self, site: MinMax, bound: Int) -> Option<Value> {
        if site.which != id::UMIN || !bound.is_one() {
            return None;
        }
        let zero = self.int(site.ty, 0);
        let some = self.icmp(IntPred::Ne, site.a, zero);
        Some(self.cast(Opcode::ZExt, 0, some, site.ty))
    }

    /// `umin(cttz(x), C) -> cttz(x | 1 << C)`, `umin(ctlz(x), C) -> ctlz(x | SMALLEST >>u C)`. If `C` is less than the width and
    /// the count goes away; the bit makes zero impossible.
    fn umin_of_zero_count(&mut self, site: MinMax, bound: Int) -> Option<Value> {
        let (count, call) = p::intrinsic(self.f, site.a).filter(|_| site.which == id::UMIN && self.one_use(site.a))?;
        if bound.v >= bound.bits as u128 {
            return None;
        }
        let bit = match count {
            id::CTTZ => 1 << bound.v,
            id::CTLZ => 1 << (bound.bits as u128 - 1 - bound.v),
            _ => return None,
        };
        let bit = self.int(site.ty, bit);
        let stopped = self.binary(Opcode::Or, 0, self.f.operand(call, 0), bit);
        let no_zero = self.bool(Type::I1, true);
        self.intrinsic(count, &[stopped, no_zero], 0)
    }

    /// `min(c ? K : L, C) -> c ? min(K, C) : min(L, C)`, for all minima and maxima. If `K` and `L` are constants, and the inner
    /// select goes away.
    fn min_max_of_select_of_constants(&mut self, site: MinMax, _bound: Int) -> Option<Value> {
        let (c, yes, no) = p::select(self.f, site.a).filter(|_| self.one_use(site.a))?;
        if !yes.is_constant() || !no.is_constant() {
            return None;
        }
        let yes = self.f.folder().intrinsic(site.which, 0, &[yes, site.b], site.ty)?;
        let no = self.f.folder().intrinsic(site.which, 0, &[no, site.b], site.ty)?;
        Some(self.select(c, yes, no))
    }

    /// `smin(x, C) -> umin(x, C)`, `smax(x, C) -> umax(x, C)`. If neither is negative.
    fn min_max_of_non_negative(&mut self, site: MinMax, bound: Int) -> Option<Value> {
        if !site.is_signed() || bound.is_negative() || !self.non_negative(site.a) {
            return None;
        }
        self.intrinsic(if site.which == id::SMIN { id::UMIN } else { id::UMAX }, &[site.a, site.b], 0)
    }

    /// `max(~x, C) -> ~min(x, ~C)`, for all minima and maxima. If the inner complement goes away.
    fn min_max_of_complement_with_constant(&mut self, site: MinMax, bound: Int) -> Option<Value> {
        let x = p::not(self.f, site.a).filter(|_| self.one_use(site.a))?;
        let bound = self.int(site.ty, !bound.v);
        let v = self.intrinsic(dual_min_max(site.which)?, &[x, bound], 0)?;
        Some(self.not(v))
    }

    /// `max(~x, ~y) -> ~min(x, y)`, for all minima and maxima. If one complement goes away.
    fn min_max_of_complements(&mut self, site: MinMax) -> Option<Value> {
        let (x, y) = (p::not(self.f, site.a)?, p::not(self.f, site.b)?);
        if !self.one_use(site.a) && !self.one_use(site.b) {
            return None;
        }
        let v = self.intrinsic(dual_min_max(site.which)?, &[x, y], 0)?;
        Some(self.not(v))
    }

    /// The operand of the extension `value`, the extension, and the minimum or maximum in its type that keeps the order.
    fn extension_for_min_max(&self, site: MinMax, value: Value) -> Option<(Value, Opcode, IntrinsicId)> {
        let def = value.as_inst()?;
        let which = match (self.f.op(def), site.which) {
            (Opcode::ZExt, id::SMIN) => id::UMIN,
            (Opcode::ZExt, id::SMAX) => id::UMAX,
            (Opcode::ZExt, which) => which,
            (Opcode::SExt, which) if site.is_signed() => which,
            _ => return None,
        };
        Some((self.f.operand(def, 0), self.f.op(def), which))
    }

    /// `min(zext(x), zext(y)) -> zext(umin(x, y))`, `smin(sext(x), sext(y)) -> sext(smin(x, y))`, and so for maxima. If `x` and
    /// `y` have one type, and one extension goes away.
    fn min_max_of_extensions(&mut self, site: MinMax) -> Option<Value> {
        let (x, ext, which) = self.extension_for_min_max(site, site.a)?;
        let y = p::cast(self.f, site.b, ext).filter(|&y| self.f.type_of(y) == self.f.type_of(x))?;
        if !self.one_use(site.a) && !self.one_use(site.b) {
            return None;
        }
        let v = self.intrinsic(which, &[x, y], 0)?;
        Some(self.cast(ext, 0, v, site.ty))
    }

    /// `min(zext(x), C) -> zext(umin(x, C))`, `smin(sext(x), C) -> sext(smin(x, C))`, and so for maxima. If `C` is the extension
    /// of a constant, and the extension goes away.
    fn min_max_of_extension_with_constant(&mut self, site: MinMax) -> Option<Value> {
        let (x, ext, which) = self.extension_for_min_max(site, site.a)?;
        let c = p::int(self.f, site.b)?;
        let narrow = Int::new(c.v, p::width(self.f, x));
        let back = if ext == Opcode::SExt { narrow.signed() as u128 & p::mask(c.bits) } else { narrow.v };
        if back != c.v || !self.one_use(site.a) {
            return None;
        }
        let bound = self.int(self.f.type_of(x), narrow.v);
        let v = self.intrinsic(which, &[x, bound], 0)?;
        Some(self.cast(ext, 0, v, site.ty))
    }

    /// `smax(x, -x) -> abs(x)`. Always; `nsw` of the negation excludes the smallest number.
    fn smax_with_own_negation(&mut self, site: MinMax) -> Option<Value> {
        if site.which != id::SMAX {
            return None;
        }
        let (a, b) = (site.a, site.b);
        let (x, negation) = [(a, b), (b, a)].into_iter().find(|&(x, n)| p::neg(self.f, n) == Some(x))?;
        let no_smallest = p::has_flags(self.f, negation, flags::NSW);
        let no_smallest = self.bool(Type::I1, no_smallest);
        self.intrinsic(id::ABS, &[x, no_smallest], 0)
    }

    // ---- absolute values ----------------------------------------------------------------------------------------

    /// Rules of `abs`.
    pub(super) fn abs(&mut self, inst: Inst) -> Option<Value> {
        let (x, flag) = self.ops(inst);
        self.abs_rules(Absolute { inst, ty: self.f.ty(inst), x, no_smallest: p::is_one(self.f, flag) })
    }

    rules! {
        /// Rules of `abs`, in order.
        fn abs_rules(&mut self, abs: Absolute) -> Option<Value> {
            abs_of_negation,
            abs_of_negative,
            abs_of_sext,
            abs_without_smallest,
        }
    }

    /// `abs(-x) -> abs(x)`. Always.
    fn abs_of_negation(&mut self, abs: Absolute) -> Option<Value> {
        let x = p::neg(self.f, abs.x)?;
        self.set(abs.inst, 0, x);
        Some(Value::inst(abs.inst))
    }

    /// `abs(x) -> -x`. If `x` is negative.
    fn abs_of_negative(&mut self, abs: Absolute) -> Option<Value> {
        self.known(abs.x).filter(|known| known.is_negative())?;
        Some(self.neg(abs.x, if abs.no_smallest { flags::NSW } else { 0 }))
    }

    /// `abs(sext(x)) -> zext(abs(x))`. Always.
    fn abs_of_sext(&mut self, abs: Absolute) -> Option<Value> {
        let x = p::cast(self.f, abs.x, Opcode::SExt)?;
        let no = self.bool(Type::I1, false);
        let v = self.intrinsic(id::ABS, &[x, no], 0)?;
        Some(self.cast(Opcode::ZExt, 0, v, abs.ty))
    }

    /// `abs(x) -> abs(x)` that gives poison for the smallest number. If `x` is known not to be it.
    fn abs_without_smallest(&mut self, abs: Absolute) -> Option<Value> {
        if abs.no_smallest || self.values().sign_bits(abs.x) <= 1 {
            return None;
        }
        let yes = self.bool(Type::I1, true);
        self.set(abs.inst, 1, yes);
        Some(Value::inst(abs.inst))
    }
}
