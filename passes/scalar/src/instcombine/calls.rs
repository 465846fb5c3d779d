//! Intrinsic calls.

use super::{Combiner, p};
use p::Int;
use warpc_ir::attrs::{Attr, AttrKind, AttrRange};
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{self, IntrinsicId, id};
use warpc_ir::opcode::flags;
use warpc_ir::{Builder, Opcode, Value};

impl Combiner<'_, '_> {
    pub(super) fn call(&mut self, i: Inst) -> Option<Value> {
        let Some((which, _)) = p::intrinsic(self.f, Value::inst(i)) else { return self.call_site(i) };
        if which.is_nvvm() {
            return self.nvvm(i, which);
        }
        if intrinsics::is_mem_intrinsic(which) {
            return self.memory_intrinsic(i, which);
        }
        match which {
            id::UMIN | id::UMAX | id::SMIN | id::SMAX => self.int_min_max(i, which),
            id::ABS => self.abs(i),
            id::CTPOP | id::CTLZ | id::CTTZ | id::BSWAP | id::BITREVERSE => self.bit_count(i, which),
            id::FSHL | id::FSHR => self.funnel_shift(i, which),
            id::UADD_SAT | id::SADD_SAT | id::USUB_SAT | id::SSUB_SAT => self.saturating(i, which),
            _ if intrinsics::is_with_overflow(which) => self.with_overflow(i, which),
            id::ASSUME => self.assume(i),
            id::FABS | id::COPYSIGN | id::FMA | id::FMULADD | id::SQRT | id::POWI | id::POW => {
                self.float_call(i, which)
            }
            id::MINNUM | id::MAXNUM | id::MINIMUM | id::MAXIMUM => self.float_min_max_call(i),
            id::EXPECT | id::EXPECT_WITH_PROBABILITY => None,
            _ => None,
        }
    }

    /// Puts the constant operand of a commutative call on the right.
    pub(super) fn constant_right(&mut self, i: Inst) -> bool {
        let (a, b) = self.ops(i);
        if self.rank(a) < self.rank(b) {
            self.f.swap_operands(i, 0, 1);
            return true;
        }
        false
    }

    fn int_min_max(&mut self, i: Inst, which: IntrinsicId) -> Option<Value> {
        if self.constant_right(i) {
            return Some(Value::inst(i));
        }
        let (a, b) = self.ops(i);
        let ty = self.f.ty(i);
        if let Some((x, y)) = self.opposite_choices(a, b) {
            return self.intrinsic(which, &[x, y], 0);
        }
        if p::is_bool(self.f, ty) {
            // Of bits: unsigned as written, signed the other way round.
            let op = if matches!(which, id::UMAX | id::SMIN) { Opcode::Or } else { Opcode::And };
            return Some(self.binary(op, 0, a, b));
        }
        if let Some(c) = p::int(self.f, b) {
            // min(min(x, c1), c)
            if let Some((x, c1)) = p::binary_intrinsic(self.f, a, which)
                && c1.is_constant()
            {
                let k = self.f.folder().intrinsic(which, 0, &[c1, b], ty)?;
                return self.intrinsic(which, &[x, k], 0);
            }
            // umin(x, 1) is x != 0
            if which == id::UMIN && c.is_one() {
                let zero = self.int(ty, 0);
                let ne = self.icmp(warpc_ir::IntPred::Ne, a, zero);
                return Some(self.cast(Opcode::ZExt, 0, ne, ty));
            }
            // smax(x, 1) of x >= 0 and the like: unsigned where both sides are not negative
            if matches!(which, id::SMIN | id::SMAX) && !c.is_negative() && self.non_negative(a) {
                let u = if which == id::SMIN { id::UMIN } else { id::UMAX };
                return self.intrinsic(u, &[a, b], 0);
            }
            // max(~x, c) = ~min(x, ~c)
            if let Some(x) = p::not(self.f, a)
                && self.one_use(a)
            {
                let k = self.int(ty, !c.v);
                let v = self.intrinsic(dual(which), &[x, k], 0)?;
                return Some(self.not(v));
            }
        }
        // min(~x, ~y) = ~max(x, y)
        if let (Some(x), Some(y)) = (p::not(self.f, a), p::not(self.f, b))
            && (self.one_use(a) || self.one_use(b))
        {
            let v = self.intrinsic(dual(which), &[x, y], 0)?;
            return Some(self.not(v));
        }
        // In the narrow type, where both are extensions that keep the order.
        let signed = matches!(which, id::SMIN | id::SMAX);
        for ext in [Opcode::ZExt, Opcode::SExt] {
            let Some(x) = p::cast(self.f, a, ext) else { continue };
            let from = self.f.type_of(x);
            let bits = p::width(self.f, x);
            let narrow = match (ext, which) {
                (Opcode::ZExt, id::SMIN) => id::UMIN,
                (Opcode::ZExt, id::SMAX) => id::UMAX,
                (Opcode::SExt, _) if !signed => continue,
                _ => which,
            };
            let y = if let Some(y) = p::cast(self.f, b, ext) {
                if self.f.type_of(y) != from || !(self.one_use(a) || self.one_use(b)) {
                    continue;
                }
                y
            } else {
                let Some(c) = p::int(self.f, b) else { continue };
                let t = Int::new(c.v, bits);
                let back = if ext == Opcode::SExt { t.signed() as u128 & p::mask(c.bits) } else { t.v };
                if back != c.v || !self.one_use(a) {
                    continue;
                }
                self.int(from, t.v)
            };
            let v = self.intrinsic(narrow, &[x, y], 0)?;
            return Some(self.cast(ext, 0, v, ty));
        }
        // smax(x, -x) = |x|
        if which == id::SMAX {
            for (x, y) in [(a, b), (b, a)] {
                if p::neg(self.f, y) == Some(x) {
                    let nsw = p::has_flags(self.f, y, flags::NSW);
                    let flag = self.bool(Type::I1, nsw);
                    return self.intrinsic(id::ABS, &[x, flag], 0);
                }
            }
        }
        None
    }

    fn abs(&mut self, i: Inst) -> Option<Value> {
        let a = self.f.operand(i, 0);
        let flag = self.f.operand(i, 1);
        let ty = self.f.ty(i);
        // |-x| = |x|
        if let Some(x) = p::neg(self.f, a) {
            self.set(i, 0, x);
            return Some(Value::inst(i));
        }
        let k = self.known(a)?;
        if k.is_negative() {
            let fl = if p::is_one(self.f, flag) { flags::NSW } else { 0 };
            return Some(self.neg(a, fl));
        }
        // |sext(x)| = zext(|x|)
        if let Some(x) = p::cast(self.f, a, Opcode::SExt) {
            let no = self.bool(Type::I1, false);
            let v = self.intrinsic(id::ABS, &[x, no], 0)?;
            return Some(self.cast(Opcode::ZExt, 0, v, ty));
        }
        // The smallest number is excluded: say so.
        if p::is_zero(self.f, flag) && self.values().sign_bits(a) > 1 {
            let yes = self.bool(Type::I1, true);
            self.set(i, 1, yes);
            return Some(Value::inst(i));
        }
        None
    }

    fn bit_count(&mut self, i: Inst, which: IntrinsicId) -> Option<Value> {
        let a = self.f.operand(i, 0);
        let ty = self.f.ty(i);
        let once = self.one_use(a);
        match which {
            id::CTPOP => {
                // Bits do not care for their order.
                for inner in [id::BSWAP, id::BITREVERSE] {
                    if let Some(x) = p::unary_intrinsic(self.f, a, inner) {
                        self.set(i, 0, x);
                        return Some(Value::inst(i));
                    }
                }
                if let Some(x) = p::cast(self.f, a, Opcode::ZExt)
                    && once
                    && !p::is_bool(self.f, self.f.type_of(x))
                {
                    let v = self.intrinsic(id::CTPOP, &[x], 0)?;
                    return Some(self.cast(Opcode::ZExt, 0, v, ty));
                }
                let k = self.known(a)?;
                let most = k.bits - (k.zero & k.mask()).count_ones();
                self.say_range(i, (k.one & k.mask()).count_ones(), most)
            }
            id::CTLZ | id::CTTZ => {
                let flag = self.f.operand(i, 1);
                if let Some(x) = p::unary_intrinsic(self.f, a, id::BITREVERSE) {
                    let other = if which == id::CTLZ { id::CTTZ } else { id::CTLZ };
                    return self.intrinsic(other, &[x, flag], 0);
                }
                if which == id::CTTZ {
                    // The sign does not change trailing zeros.
                    if let Some(x) = p::neg(self.f, a) {
                        self.set(i, 0, x);
                        return Some(Value::inst(i));
                    }
                    if let Some(x) = p::unary_intrinsic(self.f, a, id::ABS) {
                        self.set(i, 0, x);
                        return Some(Value::inst(i));
                    }
                }
                if p::is_zero(self.f, flag) && self.values().is_non_zero(a) {
                    let yes = self.bool(Type::I1, true);
                    self.set(i, 1, yes);
                    return Some(Value::inst(i));
                }
                let k = self.known(a)?;
                let (least, most) = if which == id::CTTZ {
                    (k.min_trailing_zeros(), k.max_trailing_zeros())
                } else {
                    (k.min_leading_zeros(), k.max_leading_zeros())
                };
                self.say_range(i, least, most)
            }
            id::BSWAP => {
                // bswap(x << n) = bswap(x) >> n for whole bytes
                let (op, back) = match a.as_inst().map(|j| self.f.op(j)) {
                    Some(Opcode::Shl) => (Opcode::Shl, Opcode::LShr),
                    Some(Opcode::LShr) => (Opcode::LShr, Opcode::Shl),
                    _ => return None,
                };
                let (x, n) = p::binary(self.f, a, op)?;
                let c = p::int(self.f, n)?;
                if !once || c.v % 8 != 0 {
                    return None;
                }
                let v = self.intrinsic(id::BSWAP, &[x], 0)?;
                Some(self.binary(back, 0, v, n))
            }
            _ => None,
        }
    }

    /// Drops the range of the result of call `i`.
    pub(super) fn forget_range(&mut self, i: Inst) {
        let row = self.f.attrs().list(self.f.call(i).attrs).clone();
        let mut ret = self.f.attrs().set(row.ret).to_vec();
        ret.retain(|a| a.kind() != Some(AttrKind::Range));
        let ret = self.f.intern_attr_set(ret);
        let attrs = self.f.intern_attrs(row.func, ret, row.params.into_vec());
        let mut call = self.f.call(i).clone();
        call.attrs = attrs;
        self.f.set_call(i, call);
    }

    /// Notes that call `i` gives a count of `least` to `most`.
    fn say_range(&mut self, i: Inst, least: u32, most: u32) -> Option<Value> {
        let ty = self.f.types().scalar(self.f.ty(i));
        let bits = self.f.types().int_bits(ty)?;
        let row = self.f.attrs().list(self.f.call(i).attrs).clone();
        let has = self.f.attrs().has(row.ret, AttrKind::Range);
        // A range is half-open, in numbers of the type.
        if has || bits < 4 || self.f.flags(i) & flags::HAS_MD != 0 {
            return None;
        }
        let mut ret = self.f.attrs().set(row.ret).to_vec();
        ret.push(Attr::Range(AttrRange { ty, lo: least as i128, hi: most as i128 + 1 }));
        let ret = self.f.intern_attr_set(ret);
        let attrs = self.f.intern_attrs(row.func, ret, row.params.into_vec());
        let mut call = self.f.call(i).clone();
        call.attrs = attrs;
        self.f.set_call(i, call);
        Some(Value::inst(i))
    }

    fn funnel_shift(&mut self, i: Inst, which: IntrinsicId) -> Option<Value> {
        let (a, b, n) = (self.f.operand(i, 0), self.f.operand(i, 1), self.f.operand(i, 2));
        let ty = self.f.ty(i);
        let bits = p::width(self.f, a) as u128;
        if let Some(c) = p::int(self.f, n) {
            // The amount modulo the width; to the left.
            if c.v >= bits {
                let k = self.int(ty, c.v % bits);
                self.set(i, 2, k);
                return Some(Value::inst(i));
            }
            if which == id::FSHR && c.v != 0 {
                let k = self.int(ty, bits - c.v);
                return self.intrinsic(id::FSHL, &[a, b, k], 0);
            }
            if c.v != 0 {
                // A zero (or undef) half: a plain shift.
                let empty = |s: &Self, v: Value| p::is_zero(s.f, v) || v.is_undef_or_poison() && !v.is_poison();
                if empty(self, b) {
                    return Some(self.binary(Opcode::Shl, 0, a, n));
                }
                if empty(self, a) {
                    let k = self.int(ty, bits - c.v);
                    return Some(self.binary(Opcode::LShr, 0, b, k));
                }
            }
            return None;
        }
        // Only the low bits of the amount are read, for widths that are powers of two.
        if bits.is_power_of_two() && bits > 1 {
            if let Some((x, m)) = p::binary(self.f, n, Opcode::And)
                && p::int(self.f, m).is_some_and(|m| m.v & (bits - 1) == bits - 1)
            {
                self.set(i, 2, x);
                return Some(Value::inst(i));
            }
            // Rotation by -n is rotation the other way.
            if a == b
                && let Some(x) = p::neg(self.f, n)
            {
                let other = if which == id::FSHL { id::FSHR } else { id::FSHL };
                return self.intrinsic(other, &[a, b, x], 0);
            }
        }
        None
    }

    fn assume(&mut self, i: Inst) -> Option<Value> {
        let c = self.f.operand(i, 0);
        if !self.f.call(i).bundles.is_empty() {
            return None;
        }
        // assume(a && b) is two assumptions
        if let Some((a, b, _)) = p::logical_and(self.f, c) {
            for v in [a, b] {
                Builder::before(self.f, self.at).intrinsic(id::ASSUME, &[], &[v], 0)?;
            }
            self.erase(i);
            return None;
        }
        if p::is_one(self.f, c) {
            self.erase(i);
        }
        None
    }

    /// `memcpy`, `memmove` and `memset` of nothing, or of 1, 2, 4 or 8 bytes.
    fn memory_intrinsic(&mut self, i: Inst, which: IntrinsicId) -> Option<Value> {
        let (dst, src, len, volatile) =
            (self.f.operand(i, 0), self.f.operand(i, 1), self.f.operand(i, 2), self.f.operand(i, 3));
        let n = p::int(self.f, len)?.v;
        if !p::is_zero(self.f, volatile) {
            return None;
        }
        let copy = !matches!(which, id::MEMSET | id::MEMSET_INLINE);
        if n == 0 || copy && dst == src {
            self.erase(i);
            return None;
        }
        let ty = match n {
            1 => Type::I8,
            2 => Type::I16,
            4 => Type::I32,
            8 => Type::I64,
            _ => return None,
        };
        // Metadata on the call would have to be translated.
        if self.f.attachments(i).next().is_some() {
            return None;
        }
        let align = |s: &Self, v: Value, arg: usize| {
            let said = facts_align(s.f, i, arg).unwrap_or(1);
            said.max(s.values().pointer_alignment(v))
        };
        let value = if copy {
            let a = align(self, src, 1);
            let v = Builder::before(self.f, self.at).load(ty, src, a, 0);
            self.queue_new(v)
        } else {
            let byte = p::int(self.f, src)?;
            let mut v = 0u128;
            for k in 0..n {
                v |= byte.v << (8 * k);
            }
            self.int(ty, v)
        };
        let a = align(self, dst, 0);
        let st = Builder::before(self.f, self.at).store(value, dst, a, 0);
        self.list.push(st);
        self.erase(i);
        None
    }

    /// An intrinsic with all overload types given; for callers whose result type differs from the first argument's.
    pub(super) fn intrinsic_with(&mut self, id: IntrinsicId, types: &[Type], args: &[Value], fl: u16) -> Option<Value> {
        let v = Builder::before(self.f, self.at).intrinsic(id, types, args, fl)?;
        Some(self.queue_new(v))
    }
}

fn facts_align(f: &warpc_ir::Func<'_>, i: Inst, arg: usize) -> Option<u64> {
    warpc_analysis::facts::call_arg_int(f, i, arg, warpc_ir::attrs::AttrKind::Align)
}

fn dual(which: IntrinsicId) -> IntrinsicId {
    match which {
        id::UMIN => id::UMAX,
        id::UMAX => id::UMIN,
        id::SMIN => id::SMAX,
        _ => id::SMIN,
    }
}
