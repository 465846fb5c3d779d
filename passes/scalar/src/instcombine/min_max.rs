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
            min_max_of_negations,
            min_max_of_sums,
            min_max_sinks_constant,
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
            min_max_of_neighbours,
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

    /// `umax(umin(x, C + 1), C) -> x <=u C ? C : C + 1`, and so for the others. If the inner one goes away: two numbers are left.
    fn min_max_of_neighbours(&mut self, site: MinMax, bound: Int) -> Option<Value> {
        let (x, limit) = p::binary_intrinsic(self.f, site.a, dual_min_max(site.which)?)?;
        let limit = p::int(self.f, limit).filter(|_| self.one_use(site.a))?;
        let (low, high, pred) = match site.which {
            id::UMAX => (bound, limit, IntPred::Ult),
            id::SMAX => (bound, limit, IntPred::Slt),
            id::UMIN => (limit, bound, IntPred::Ult),
            _ => (limit, bound, IntPred::Slt),
        };
        let wraps = if site.is_signed() { low.is_max_signed() } else { low.is_all_ones() };
        if wraps || low.v.wrapping_add(1) & p::mask(low.bits) != high.v {
            return None;
        }
        let (low, high) = (self.int(site.ty, low.v), self.int(site.ty, high.v));
        let test = self.icmp(pred, x, high);
        Some(self.select(test, low, high))
    }

    /// `max(max(x, C), y) -> max(max(x, y), C)`, for all minima and maxima. If the inner one goes away, and `y` is no constant.
    fn min_max_sinks_constant(&mut self, site: MinMax) -> Option<Value> {
        if site.a.is_constant() || site.b.is_constant() {
            return None;
        }
        [(site.a, site.b), (site.b, site.a)].into_iter().find_map(|(inner, y)| {
            let (x, c) = p::binary_intrinsic(self.f, inner, site.which).filter(|_| self.one_use(inner))?;
            if !c.is_constant() || x.is_constant() {
                return None;
            }
            let both = self.intrinsic(site.which, &[x, y], 0)?;
            self.intrinsic(site.which, &[both, c], 0)
        })
    }

    /// `smax(-x, -y) -> -smin(x, y)`, and so for `smin`. If neither negation wraps, and one goes away.
    fn min_max_of_negations(&mut self, site: MinMax) -> Option<Value> {
        let exact = |s: &Self, value: Value| {
            p::neg(s.f, value).filter(|_| p::has_flags(s.f, value, warpc_ir::opcode::flags::NSW))
        };
        let (x, y) = (exact(self, site.a)?, exact(self, site.b)?);
        if !site.is_signed() || !self.one_use(site.a) && !self.one_use(site.b) {
            return None;
        }
        let extreme = self.intrinsic(dual_min_max(site.which)?, &[x, y], 0)?;
        let zero = self.int(site.ty, 0);
        Some(self.binary(Opcode::Sub, warpc_ir::opcode::flags::NSW, zero, extreme))
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

    /// `min(x + z, y + z) -> min(x, y) + z`, for all minima and maxima; unsigned, also of left shifts by the same bits or of the same value.
    /// If neither sum wraps and both go away.
    fn min_max_of_sums(&mut self, site: MinMax) -> Option<Value> {
        let (one, other) = (site.a.as_inst()?, site.b.as_inst()?);
        let op = self.f.op(one);
        let kept = self.f.flags(one) & self.f.flags(other) & (flags::NUW | flags::NSW);
        let needed = if site.is_signed() { flags::NSW } else { flags::NUW };
        let is_known = op == Opcode::Add || op == Opcode::Shl && !site.is_signed();
        if !is_known || op != self.f.op(other) || kept & needed == 0 || !self.one_use(site.a) || !self.one_use(site.b) {
            return None;
        }
        let ((a, b), (c, d)) = (self.ops(one), self.ops(other));
        // The value that both have, on which side it is, and the two that are compared.
        let (shared, is_first, left, right) = if b == d {
            (b, false, a, c)
        } else if a == c {
            (a, op == Opcode::Shl, b, d)
        } else if op == Opcode::Add && b == c {
            (b, false, a, d)
        } else if op == Opcode::Add && a == d {
            (a, false, b, c)
        } else {
            return None;
        };
        let chosen = self.intrinsic(site.which, &[left, right], 0)?;
        let (first, second) = if is_first { (shared, chosen) } else { (chosen, shared) };
        Some(self.binary(op, kept, first, second))
    }

    /// The operand of the extension `value`, the extension, and the minimum or maximum in its type that keeps the order.
    fn extension_for_min_max(&self, site: MinMax, value: Value) -> Option<(Value, Opcode, IntrinsicId)> {
        let def = value.as_inst()?;
        let which = match (self.f.op(def), site.which) {
            (Opcode::ZExt, id::SMIN) => id::UMIN,
            (Opcode::ZExt, id::SMAX) => id::UMAX,
            (Opcode::ZExt, which) => which,
            // Negative numbers are the largest ones unsigned, extended or not.
            (Opcode::SExt, which) => which,
            _ => return None,
        };
        Some((self.f.operand(def, 0), self.f.op(def), which))
    }

    /// `min(zext(x), zext(y)) -> zext(umin(x, y))`, `smin(sext(x), sext(y)) -> sext(smin(x, y))`, `umin` of `sext` too,
    /// and so for maxima. If `x` and `y` have one type, and one extension goes away.
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
