//! Conversions.

use super::{Combiner, p};
use warpc_ir::fold::float;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::opcode::flags;
use warpc_ir::{IntPred, Opcode, Value};

/// Depth of expressions that are computed in another width.
const MAX_DEPTH: u32 = 6;

impl Combiner<'_, '_> {
    pub(super) fn cast_inst(&mut self, i: Inst) -> Option<Value> {
        if let Some(v) = self.fold_into_select_or_phi(i) {
            return Some(v);
        }
        if let Some(v) = self.cast_of_cast(i) {
            return Some(v);
        }
        match self.f.op(i) {
            Opcode::Trunc => self.trunc(i),
            Opcode::ZExt => self.zext(i),
            Opcode::SExt => self.sext(i),
            Opcode::FPTrunc => self.fptrunc(i),
            Opcode::SIToFP | Opcode::UIToFP => self.int_to_float(i),
            Opcode::FPToSI | Opcode::FPToUI => self.float_to_int(i),
            Opcode::PtrToInt => self.ptr_to_int(i),
            Opcode::IntToPtr => self.int_to_ptr(i),
            _ => None,
        }
    }

    fn cast_of_cast(&mut self, i: Inst) -> Option<Value> {
        use Opcode::*;
        let (op, ty) = (self.f.op(i), self.f.ty(i));
        let j = self.f.operand(i, 0).as_inst()?;
        let inner = self.f.op(j);
        if !inner.is_cast() {
            return None;
        }
        let x = self.f.operand(j, 0);
        let (from, mid) = (self.f.type_of(x), self.f.ty(j));
        let w = |s: &Self, t: Type| s.f.types().scalar_bits(s.f.types().scalar(t)).unwrap_or(0);
        let (wf, wm, wt) = (w(self, from), w(self, mid), w(self, ty));
        match (inner, op) {
            (ZExt, ZExt) => {
                let fl = self.f.flags(j) & flags::NNEG;
                Some(self.cast(ZExt, fl, x, ty))
            }
            (ZExt, SExt) => {
                let fl = self.f.flags(j) & flags::NNEG;
                Some(self.cast(ZExt, fl, x, ty))
            }
            (SExt, SExt) => Some(self.cast(SExt, 0, x, ty)),
            // The sign is known when the extension is: both are zero extensions.
            (SExt, ZExt) if self.f.flags(i) & flags::NNEG != 0 => Some(self.cast(ZExt, flags::NNEG, x, ty)),
            (Trunc, Trunc) => {
                let fl = self.f.flags(i) & self.f.flags(j) & (flags::NUW | flags::NSW);
                Some(self.cast(Trunc, fl, x, ty))
            }
            (ZExt | SExt, Trunc) => Some(if wf < wt {
                let fl = if inner == ZExt { self.f.flags(j) & flags::NNEG } else { 0 };
                self.cast(inner, fl, x, ty)
            } else {
                self.cast(Trunc, 0, x, ty)
            }),
            (FPExt, FPExt) => Some(self.cast(FPExt, 0, x, ty)),
            // An extension is exact, so the order of formats does not matter; formats of one width are no extension.
            (FPExt, FPTrunc) if wf != wt => Some(self.cast(if wf < wt { FPExt } else { FPTrunc }, 0, x, ty)),
            (UIToFP | SIToFP, FPExt) if self.is_exact_in(wf, inner == SIToFP, mid) => {
                let fl = if inner == UIToFP { self.f.flags(j) & flags::NNEG } else { 0 };
                Some(self.cast(inner, fl, x, ty))
            }
            (FPExt, FPToSI | FPToUI) => Some(self.cast(op, 0, x, ty)),
            (BitCast, BitCast) => Some(self.cast(BitCast, 0, x, ty)),
            (AddrSpaceCast, AddrSpaceCast) if from != ty => Some(self.cast(AddrSpaceCast, 0, x, ty)),
            // Through a pointer of the same width and back: a resize.
            (IntToPtr, PtrToInt) => {
                let space = self.f.types().addrspace(self.f.types().scalar(mid))?;
                (wf == self.f.layout().pointer_bits(space) && wt <= wf).then(|| self.resize(x, ty, false))
            }
            (Trunc, IntToPtr) => {
                let space = self.f.types().addrspace(self.f.types().scalar(ty))?;
                let bits = self.f.layout().pointer_bits(space);
                // Bits above the pointer do not count.
                (wm >= bits && wf > wm && self.one_use(Value::inst(j))).then(|| self.cast(IntToPtr, 0, x, ty))
            }
            _ => None,
        }
    }

    /// Whether every integer of `bits` is a number of format `ty`.
    fn is_exact_in(&self, bits: u32, signed: bool, ty: Type) -> bool {
        let digits = match self.f.types().scalar(ty) {
            Type::HALF => 11,
            Type::BFLOAT => 8,
            Type::FLOAT => 24,
            Type::DOUBLE => 53,
            Type::FP128 => 113,
            _ => return false,
        };
        bits - signed as u32 <= digits
    }

    fn trunc(&mut self, i: Inst) -> Option<Value> {
        let ty = self.f.ty(i);
        let a = self.f.operand(i, 0);
        let bits = self.f.types().int_bits(self.f.types().scalar(ty))?;
        let wide = p::width(self.f, a);
        // The whole expression in the narrow type.
        if self.can_truncate(a, ty, bits, 0)
            && let Some(j) = a.as_inst()
            && !self.f.op(j).is_cast()
            && self.worth_truncating(a, 0)
        {
            return Some(self.truncated(a, ty));
        }
        if let Some(j) = a.as_inst()
            && self.one_use(a)
        {
            // trunc(x << n) of more than what is left is 0; trunc(sext(x) >> n) = x >> min(n, w - 1)
            if matches!(self.f.op(j), Opcode::LShr | Opcode::AShr) {
                let (x, n) = self.ops(j);
                if let (Some(s), Some(n)) = (p::cast(self.f, x, Opcode::SExt), p::int(self.f, n))
                    && self.f.type_of(s) == ty
                    && n.v <= (wide - bits) as u128
                {
                    let k = self.int(ty, n.v.min(bits as u128 - 1));
                    return Some(self.binary(Opcode::AShr, 0, s, k));
                }
            }
        }
        // An operation with a constant, in registers of half the size.
        if let Some(j) = a.as_inst()
            && self.one_use(a)
            && wide > 32
            && matches!(bits, 8 | 16 | 32)
            && !self.f.types().is_vector(ty)
            && let Some(v) = self.narrow_operation(j, ty, bits)
        {
            return Some(v);
        }
        if self.demanded_operand(i, 0, p::mask(bits)) {
            return Some(Value::inst(i));
        }
        // What the cut loses.
        let fl = self.f.flags(i);
        let mut add = 0;
        if fl & flags::NUW == 0 && self.known(a).is_some_and(|k| k.max() <= p::mask(bits)) {
            add |= flags::NUW;
        }
        if fl & flags::NSW == 0 && self.values().sign_bits(a) > wide - bits {
            add |= flags::NSW;
        }
        if add != 0 {
            self.f.set_flags(i, fl | add);
            return Some(Value::inst(i));
        }
        None
    }

    /// `j`, an operation with a constant, done on values cut to `ty` of `bits`.
    fn narrow_operation(&mut self, j: Inst, ty: Type, bits: u32) -> Option<Value> {
        let op = self.f.op(j);
        if !matches!(op, Opcode::Add | Opcode::Sub | Opcode::Mul | Opcode::And | Opcode::Or | Opcode::Xor | Opcode::Shl)
        {
            return None;
        }
        let (x, y) = self.ops(j);
        let fl = if op == Opcode::Or { self.f.flags(j) & flags::DISJOINT } else { 0 };
        if let Some(c) = p::int(self.f, y) {
            if op == Opcode::Shl && c.v >= bits as u128 {
                return None;
            }
            let (x, c) = (self.cast(Opcode::Trunc, 0, x, ty), self.int(ty, c.v));
            return Some(self.binary(op, fl, x, c));
        }
        let c = p::int(self.f, x).filter(|_| op == Opcode::Sub)?;
        let (y, c) = (self.cast(Opcode::Trunc, 0, y, ty), self.int(ty, c.v));
        Some(self.binary(op, fl, c, y))
    }

    /// Whether the low bits of `v` can be computed in the narrower type `ty`.
    fn can_truncate(&self, v: Value, ty: Type, bits: u32, depth: u32) -> bool {
        if p::int(self.f, v).is_some() {
            return true;
        }
        let Some(i) = v.as_inst() else { return false };
        let op = self.f.op(i);
        if matches!(op, Opcode::ZExt | Opcode::SExt) && self.f.type_of(self.f.operand(i, 0)) == ty {
            return true;
        }
        if depth >= MAX_DEPTH || !self.one_use(v) {
            return false;
        }
        let sub = |k: usize| self.can_truncate(self.f.operand(i, k), ty, bits, depth + 1);
        match op {
            Opcode::ZExt | Opcode::SExt | Opcode::Trunc => true,
            Opcode::Add | Opcode::Sub | Opcode::Mul | Opcode::And | Opcode::Or | Opcode::Xor => sub(0) && sub(1),
            Opcode::Shl => p::int(self.f, self.f.operand(i, 1)).is_some_and(|n| n.v < bits as u128) && sub(0),
            Opcode::LShr => {
                // Bits that come down must be known zeros.
                p::int(self.f, self.f.operand(i, 1)).is_some_and(|n| {
                    n.v < bits as u128 && self.known(self.f.operand(i, 0)).is_some_and(|k| k.max() <= p::mask(bits))
                }) && sub(0)
            }
            Opcode::Select => sub(1) && sub(2),
            _ => false,
        }
    }
    /// Whether computing in the narrow type removes a conversion.
    fn worth_truncating(&self, v: Value, depth: u32) -> bool {
        let Some(i) = v.as_inst() else { return false };
        if self.f.op(i).is_cast() {
            return true;
        }
        if depth >= MAX_DEPTH {
            return false;
        }
        let from = if self.f.op(i) == Opcode::Select { 1 } else { 0 };
        (from..self.f.num_operands(i)).any(|k| self.worth_truncating(self.f.operand(i, k), depth + 1))
    }
    /// `v` in the type `ty`; [`Self::can_truncate`] holds. Depth is bounded by it.
    fn truncated(&mut self, v: Value, ty: Type) -> Value {
        if let Some(c) = p::int(self.f, v) {
            return self.int(ty, c.v);
        }
        let i = v.as_inst().expect("checked by can_truncate");
        let op = self.f.op(i);
        match op {
            Opcode::ZExt | Opcode::SExt | Opcode::Trunc => {
                let x = self.f.operand(i, 0);
                self.resize(x, ty, op == Opcode::SExt)
            }
            Opcode::Select => {
                let (c, a, b) = (self.f.operand(i, 0), self.f.operand(i, 1), self.f.operand(i, 2));
                let (a, b) = (self.truncated(a, ty), self.truncated(b, ty));
                self.select(c, a, b)
            }
            _ => {
                let (a, b) = self.ops(i);
                let (a, b) = (self.truncated(a, ty), self.truncated(b, ty));
                let fl = if op == Opcode::Or { self.f.flags(i) & flags::DISJOINT } else { 0 };
                self.binary(op, fl, a, b)
            }
        }
    }

    fn zext(&mut self, i: Inst) -> Option<Value> {
        let ty = self.f.ty(i);
        let a = self.f.operand(i, 0);
        let bits = p::width(self.f, a);
        let wide = self.f.types().int_bits(self.f.types().scalar(ty))?;
        // zext(trunc x): a mask, or nothing when the bits above are clear
        if let Some(x) = p::cast(self.f, a, Opcode::Trunc) {
            let from = p::width(self.f, x);
            if p::has_flags(self.f, a, flags::NUW) {
                return Some(self.resize(x, ty, false));
            }
            if from <= wide && from <= 128 {
                // Mask where the value is, then extend.
                if from == wide || self.one_use(a) {
                    let k = self.int(self.f.type_of(x), p::mask(bits));
                    let m = self.binary(Opcode::And, 0, x, k);
                    return Some(self.cast(Opcode::ZExt, 0, m, ty));
                }
            } else if self.one_use(a) {
                let t = self.cast(Opcode::Trunc, 0, x, ty);
                let k = self.int(ty, p::mask(bits));
                return Some(self.binary(Opcode::And, 0, t, k));
            }
        }
        // zext(trunc(x) & c) = x & c
        if let Some((t, c)) = p::binary(self.f, a, Opcode::And)
            && let (Some(x), Some(c)) = (p::cast(self.f, t, Opcode::Trunc), p::int(self.f, c))
            && self.f.type_of(x) == ty
        {
            let k = self.int(ty, c.v);
            return Some(self.binary(Opcode::And, 0, x, k));
        }
        if bits == 1
            && let Some(v) = self.zext_of_compare(a, ty)
        {
            return Some(v);
        }
        if self.f.flags(i) & flags::NNEG == 0 && self.non_negative(a) && bits > 1 {
            let fl = self.f.flags(i) | flags::NNEG;
            self.f.set_flags(i, fl);
            return Some(Value::inst(i));
        }
        None
    }

    /// A bit of a value, extended, is the value shifted.
    fn zext_of_compare(&mut self, a: Value, ty: Type) -> Option<Value> {
        let (pred, x, y) = p::icmp(self.f, a)?;
        let c = p::int(self.f, y)?;
        let bits = c.bits;
        let from = self.f.type_of(x);
        if pred == IntPred::Slt && c.is_zero() {
            let n = self.int(from, bits as u128 - 1);
            let s = self.binary(Opcode::LShr, 0, x, n);
            return Some(self.resize(s, ty, false));
        }
        if !pred.is_equality() || !self.one_use(a) {
            return None;
        }
        // Exactly one bit of x can be set.
        let k = self.known(x)?;
        let free = k.mask() & !k.zero;
        if !free.is_power_of_two() || !(c.is_zero() || c.v == free) {
            return None;
        }
        let n = self.int(from, free.trailing_zeros() as u128);
        let s = if free == 1 { x } else { self.binary(Opcode::LShr, 0, x, n) };
        let inverted = c.is_zero() == (pred == IntPred::Eq);
        let s = if inverted {
            let one = self.int(from, 1);
            self.binary(Opcode::Xor, 0, s, one)
        } else {
            s
        };
        Some(self.resize(s, ty, false))
    }

    fn sext(&mut self, i: Inst) -> Option<Value> {
        let ty = self.f.ty(i);
        let a = self.f.operand(i, 0);
        let bits = p::width(self.f, a);
        let wide = self.f.types().int_bits(self.f.types().scalar(ty))?;
        if bits > 1 && self.non_negative(a) {
            return Some(self.cast(Opcode::ZExt, flags::NNEG, a, ty));
        }
        if let Some(x) = p::cast(self.f, a, Opcode::Trunc) {
            let from = p::width(self.f, x);
            // Nothing was lost.
            if p::has_flags(self.f, a, flags::NSW) || self.values().sign_bits(x) > from - bits {
                return Some(self.resize(x, ty, true));
            }
            if from == wide {
                let n = self.int(ty, (wide - bits) as u128);
                let s = self.binary(Opcode::Shl, 0, x, n);
                return Some(self.binary(Opcode::AShr, 0, s, n));
            }
        }
        if bits == 1
            && let Some((pred, x, y)) = p::icmp(self.f, a)
            && let Some(c) = p::int(self.f, y)
        {
            let from = self.f.type_of(x);
            if pred == IntPred::Slt && c.is_zero() {
                let n = self.int(from, c.bits as u128 - 1);
                let s = self.binary(Opcode::AShr, 0, x, n);
                return Some(self.resize(s, ty, true));
            }
            if pred == IntPred::Sgt && c.is_all_ones() && self.one_use(a) {
                let n = self.int(from, c.bits as u128 - 1);
                let s = self.binary(Opcode::AShr, 0, x, n);
                let s = self.not(s);
                return Some(self.resize(s, ty, true));
            }
        }
        None
    }

    fn fptrunc(&mut self, i: Inst) -> Option<Value> {
        let ty = self.f.ty(i);
        let a = self.f.operand(i, 0);
        let j = a.as_inst().filter(|_| self.one_use(a))?;
        let narrow = self.f.types().scalar(ty);
        let wide = self.f.types().scalar(self.f.type_of(a));
        // The operand in the narrow format, when it came from there or is a constant of it.
        let from_narrow = |s: &mut Self, v: Value| -> Option<Value> {
            if let Some(x) = p::cast(s.f, v, Opcode::FPExt) {
                let t = s.f.types().scalar(s.f.type_of(x));
                return (t == narrow).then_some(x);
            }
            let (t, bits) = p::float(s.f, v)?;
            if !float::converts_exactly(t, narrow, bits) {
                return None;
            }
            s.f.folder().cast(Opcode::FPTrunc, 0, v, ty)
        };
        let (dw, ww) = match (narrow, wide) {
            (Type::FLOAT, Type::DOUBLE) => (24, 53),
            (Type::HALF, Type::FLOAT) => (11, 24),
            (Type::HALF, Type::DOUBLE) => (11, 53),
            (Type::BFLOAT, Type::FLOAT) => (8, 24),
            (Type::BFLOAT, Type::DOUBLE) => (8, 53),
            _ => return None,
        };
        match self.f.op(j) {
            // Rounding twice is rounding once when the wide format has more than twice the digits (Figueroa 1995).
            op @ (Opcode::FAdd | Opcode::FSub | Opcode::FMul | Opcode::FDiv) if ww > 2 * dw => {
                let (x, y) = self.ops(j);
                if p::float(self.f, x).is_some() && p::float(self.f, y).is_some() {
                    return None;
                }
                let (x, y) = (from_narrow(self, x)?, from_narrow(self, y)?);
                let fl = self.f.flags(j) & flags::FAST;
                Some(self.binary(op, fl, x, y))
            }
            Opcode::FNeg => {
                let x = self.f.operand(j, 0);
                let t = self.cast(Opcode::FPTrunc, 0, x, ty);
                let fl = self.f.flags(j) & flags::FAST;
                let v = warpc_ir::Builder::before(self.f, self.at).fneg(t, fl);
                Some(self.queue_new(v))
            }
            Opcode::Call => {
                let (which, call) = p::intrinsic(self.f, a)?;
                if !matches!(
                    which,
                    id::FABS | id::CEIL | id::FLOOR | id::TRUNC | id::RINT | id::NEARBYINT | id::ROUND | id::ROUNDEVEN
                ) {
                    return None;
                }
                let x = self.f.operand(call, 0);
                let x = from_narrow(self, x)?;
                self.intrinsic(which, &[x], self.f.flags(j) & flags::FAST)
            }
            _ => None,
        }
    }

    fn int_to_float(&mut self, i: Inst) -> Option<Value> {
        let (op, ty) = (self.f.op(i), self.f.ty(i));
        let a = self.f.operand(i, 0);
        if p::width(self.f, a) <= 1 {
            return None;
        }
        // The extension of the operand does not matter.
        if let Some(x) = p::cast(self.f, a, Opcode::SExt)
            && op == Opcode::SIToFP
        {
            return Some(self.cast(Opcode::SIToFP, 0, x, ty)).filter(|_| p::width(self.f, x) > 1);
        }
        if let Some(x) = p::cast(self.f, a, Opcode::ZExt) {
            let fl = self.f.flags(a.as_inst()?) & flags::NNEG;
            return Some(self.cast(Opcode::UIToFP, fl, x, ty));
        }
        if op == Opcode::SIToFP && self.non_negative(a) {
            return Some(self.cast(Opcode::UIToFP, flags::NNEG, a, ty));
        }
        if op == Opcode::UIToFP && self.f.flags(i) & flags::NNEG == 0 && self.non_negative(a) {
            let fl = self.f.flags(i) | flags::NNEG;
            self.f.set_flags(i, fl);
            return Some(Value::inst(i));
        }
        None
    }

    /// An integer converted to a float and back.
    fn float_to_int(&mut self, i: Inst) -> Option<Value> {
        let (op, ty) = (self.f.op(i), self.f.ty(i));
        let a = self.f.operand(i, 0);
        let j = a.as_inst()?;
        let inner = self.f.op(j);
        if !matches!(inner, Opcode::SIToFP | Opcode::UIToFP) {
            return None;
        }
        let x = self.f.operand(j, 0);
        let signed_in = inner == Opcode::SIToFP;
        let bits = p::width(self.f, x);
        let fmt = self.f.type_of(a);
        // Exact on the way in; what does not fit on the way out is poison.
        if !self.is_exact_in(bits, signed_in, fmt) {
            return None;
        }
        Some(self.resize(x, ty, signed_in && op == Opcode::FPToSI))
    }

    /// The integer in the width of the pointer first.
    fn int_to_ptr(&mut self, i: Inst) -> Option<Value> {
        let ty = self.f.ty(i);
        let a = self.f.operand(i, 0);
        let bits = self.f.layout().pointer_bits(self.f.types().addrspace(ty)?);
        if p::width(self.f, a) == bits || !(bits == 32 || bits == 64) {
            return None;
        }
        let int = if bits == 32 { Type::I32 } else { Type::I64 };
        let v = self.resize(a, int, false);
        Some(self.cast(Opcode::IntToPtr, 0, v, ty))
    }

    fn ptr_to_int(&mut self, i: Inst) -> Option<Value> {
        let ty = self.f.ty(i);
        let a = self.f.operand(i, 0);
        let space = self.f.types().addrspace(self.f.type_of(a))?;
        let bits = self.f.layout().pointer_bits(space);
        let to = self.f.types().int_bits(ty)?;
        // In the width of the pointer first; then a cut or an extension.
        if to != bits && (bits == 32 || bits == 64) {
            let int = if bits == 32 { Type::I32 } else { Type::I64 };
            let v = self.cast(Opcode::PtrToInt, 0, a, int);
            return Some(self.resize(v, ty, false));
        }
        // An address computed from an integer: null plus an offset
        let g = p::inst(self.f, a, Opcode::GetElementPtr)?;
        if p::is_zero(self.f, self.f.operand(g, 0))
            && self.f.num_operands(g) == 2
            && self.f.type_of(self.f.operand(g, 1)) == ty
            && let Some(size) = self.f.layout().fixed_alloc_size(self.f.types(), Type(self.f.aux(g).a))
        {
            let n = self.f.operand(g, 1);
            let k = self.int(ty, size as u128);
            return Some(if size == 1 { n } else { self.binary(Opcode::Mul, 0, n, k) });
        }
        None
    }
}
