//! Conversions of constants.

use super::{Folder, Lanes, float, int};
use crate::consts::{ConstKind, low_mask, sign_extend};
use crate::ids::*;
use crate::opcode::{Opcode, flags};
use crate::types::TypeKind;
use crate::value::Value;

/// Lanes of the longest vector whose bits are taken as another type, and the bits of it where the lanes do not correspond: each
/// lane is then moved through all bits.
const MAX_CAST_LANES: u32 = 4096;
const MAX_CAST_BITS: u64 = 1 << 19;

impl Folder<'_> {
    /// `op value to ty`, with the flags of the instruction.
    pub fn cast(&mut self, op: Opcode, fl: u16, value: Value, ty: Type) -> Option<Value> {
        let from = self.type_of(value).get()?;
        if value.is_poison() {
            return Some(Value::poison(ty));
        }
        if op == Opcode::BitCast {
            return self.bitcast(value, from, ty);
        }
        self.lanewise(ty, [value], |f, [value]| {
            let to = f.types.scalar(ty);
            f.scalar_cast(op, fl, value, to)
        })
    }

    fn scalar_cast(&mut self, op: Opcode, fl: u16, value: Value, ty: Type) -> Option<Value> {
        if value.is_poison() {
            return Some(Value::poison(ty));
        }
        if self.is_undef(value) {
            return match op {
                // The new bits are not free: zero fits every choice of the old ones.
                Opcode::ZExt | Opcode::SExt | Opcode::UIToFP | Opcode::SIToFP => self.zero(ty),
                _ => Some(Value::undef(ty)),
            };
        }
        let from = self.type_of(value);
        match op {
            Opcode::Trunc | Opcode::ZExt | Opcode::SExt => self.resize(op, fl, value, from, ty),
            Opcode::FPTrunc | Opcode::FPExt => {
                let x = self.float_bits(value)?;
                if self.violates_fast_math(from, fl, &[x]) {
                    return Some(Value::poison(ty));
                }
                let x = self.flush(from, x, true)?;
                let r = float::convert(from, ty, x)?;
                let r = self.flush(ty, r, false)?;
                Some(self.float(ty, r))
            }
            Opcode::FPToUI | Opcode::FPToSI => {
                let x = self.float_bits(value)?;
                let bits = self.types.int_bits(ty).filter(|&b| b <= 128)?;
                Some(match float::to_int(from, op == Opcode::FPToSI, bits, x)? {
                    Some(r) => self.consts.add_wide_int(ty, bits, &[r as u64, (r >> 64) as u64]),
                    None => Value::poison(ty),
                })
            }
            Opcode::UIToFP | Opcode::SIToFP => {
                let bits = self.types.int_bits(from).filter(|&b| b <= 128)?;
                let x = self.limbs(value)?;
                if fl & flags::NNEG != 0 && op == Opcode::UIToFP && int::is_negative(&x, bits) {
                    return Some(Value::poison(ty));
                }
                let x = if op == Opcode::SIToFP { int::sext(&x, bits, 128) } else { int::zext(&x, 128) };
                let r = float::from_int(ty, op == Opcode::SIToFP, x[0] as u128 | (x[1] as u128) << 64)?;
                Some(self.float(ty, r))
            }
            Opcode::PtrToInt | Opcode::PtrToAddr => self.ptr_to_int(op, value, from, ty),
            Opcode::IntToPtr => self.int_to_ptr(value, from, ty),
            Opcode::AddrSpaceCast => {
                // A cast back to where the pointer came from.
                if let Some(c) = value.as_const()
                    && let Some(h) = self.consts.expr(c)
                    && h.op == Opcode::AddrSpaceCast
                {
                    let inner = self.consts.list(c)[0];
                    return Some(if self.type_of(inner) == ty { inner } else { self.expr(ty, op, 0, &[inner]) });
                }
                Some(self.expr(ty, op, 0, &[value]))
            }
            _ => None,
        }
    }

    fn resize(&mut self, op: Opcode, fl: u16, value: Value, from: Type, ty: Type) -> Option<Value> {
        let (bits, to) = (self.types.int_bits(from)?, self.types.int_bits(ty)?);
        if bits <= 64
            && to <= 64
            && let Some(x) = self.consts.as_int(value)
        {
            let poison = match op {
                Opcode::Trunc => {
                    fl & flags::NUW != 0 && x & low_mask(to) != x
                        || fl & flags::NSW != 0 && sign_extend(x, to) != sign_extend(x, bits)
                }
                Opcode::ZExt => fl & flags::NNEG != 0 && sign_extend(x, bits) < 0,
                _ => false,
            };
            if poison {
                return Some(Value::poison(ty));
            }
            let r = if op == Opcode::SExt { sign_extend(x, bits) as u64 } else { x };
            return Some(self.consts.add_int(ty, to, r));
        }
        if let Some(x) = self.limbs(value) {
            let r = if op == Opcode::SExt { int::sext(&x, bits, to) } else { int::zext(&x, to) };
            let poison = match op {
                Opcode::Trunc => {
                    fl & flags::NUW != 0 && int::zext(&r, bits) != x
                        || fl & flags::NSW != 0 && int::sext(&r, to, bits) != x
                }
                Opcode::ZExt => fl & flags::NNEG != 0 && int::is_negative(&x, bits),
                _ => false,
            };
            return Some(if poison { Value::poison(ty) } else { self.consts.add_wide_int(ty, to, &r) });
        }
        // The language has `trunc` expressions, but no extensions.
        (op == Opcode::Trunc && self.is_symbolic(value)).then(|| self.expr(ty, op, 0, &[value]))
    }

    fn ptr_to_int(&mut self, op: Opcode, value: Value, from: Type, ty: Type) -> Option<Value> {
        let to = self.types.int_bits(ty)?;
        if self.consts.is_zero(value) {
            return self.zero(ty);
        }
        let space = self.types.addrspace(from)?;
        if let Some(c) = value.as_const()
            && let Some(h) = self.consts.expr(c)
        {
            let inner = self.consts.list(c)[0];
            let width = self.layout.pointer_bits(space);
            // Integer to pointer and back: what fits in the pointer comes back.
            if h.op == Opcode::IntToPtr
                && let Some(x) = self.limbs(inner)
            {
                let x = int::zext(&int::zext(&x, width), to);
                return Some(self.consts.add_wide_int(ty, to, &x));
            }
            // The address of field n of null.
            if h.op == Opcode::GetElementPtr
                && self.consts.is_zero(inner)
                && h.elem == Type::I8
                && self.consts.list(c).len() == 2
                && let Some(x) = self.limbs(self.consts.list(c)[1])
            {
                let bits = self.types.int_bits(self.type_of(self.consts.list(c)[1]))?;
                let x = int::zext(&int::sext(&x, bits, width.max(to)), to);
                return Some(self.consts.add_wide_int(ty, to, &x));
            }
        }
        Some(self.expr(ty, op, 0, &[value]))
    }

    fn int_to_ptr(&mut self, value: Value, from: Type, ty: Type) -> Option<Value> {
        if self.consts.is_zero(value) {
            return Some(self.consts.add_null(ty));
        }
        if let Some(c) = value.as_const()
            && let Some(h) = self.consts.expr(c)
            && h.op == Opcode::PtrToInt
        {
            let inner = self.consts.list(c)[0];
            let space = self.types.addrspace(ty)?;
            if self.type_of(inner) == ty && self.types.int_bits(from)? >= self.layout.pointer_bits(space) {
                return Some(inner);
            }
        }
        Some(self.expr(ty, Opcode::IntToPtr, 0, &[value]))
    }

    fn bitcast(&mut self, value: Value, from: Type, ty: Type) -> Option<Value> {
        if from == ty {
            return Some(value);
        }
        if self.is_undef(value) {
            return Some(Value::undef(ty));
        }
        if self.consts.is_zero(value) && !self.types.is_ptr(from) {
            return self.zero(ty);
        }
        if let Some(c) = value.as_const()
            && self.consts.expr(c).is_some_and(|h| h.op == Opcode::BitCast)
        {
            let inner = self.consts.list(c)[0];
            let t = self.type_of(inner);
            return self.bitcast_plain(inner, t, ty).or_else(|| Some(self.expr(ty, Opcode::BitCast, 0, &[inner])));
        }
        self.bitcast_plain(value, from, ty)
            .or_else(|| self.is_symbolic(value).then(|| self.expr(ty, Opcode::BitCast, 0, &[value])))
    }

    /// Through the bits of all lanes, in memory order of a little-endian machine.
    fn bitcast_plain(&mut self, value: Value, from: Type, ty: Type) -> Option<Value> {
        if from == ty {
            return Some(value);
        }
        let lanes = |f: &Self, t: Type| f.types.vector(t).map_or(Some(1), |(n, scalable, _)| (!scalable).then_some(n));
        let (n, m) = (lanes(self, from)?, lanes(self, ty)?);
        let (es, ed) = (self.types.scalar(from), self.types.scalar(ty));
        let (ws, wd) = (self.types.scalar_bits(es)?, self.types.scalar_bits(ed)?);
        let total = n as u64 * ws as u64;
        if total != m as u64 * wd as u64 || n > MAX_CAST_LANES || m > MAX_CAST_LANES || n != m && total > MAX_CAST_BITS
        {
            return None;
        }
        // An undefined lane stays one only where the lanes correspond.
        let mut out = Lanes::new();
        if n == m {
            for i in 0..n {
                let e = if self.types.is_vector(from) { self.element(value, i as u64)? } else { value };
                out.push(if e.is_poison() {
                    Value::poison(ed)
                } else if e.is_undef_or_poison() {
                    Value::undef(ed)
                } else {
                    let bits = self.scalar_limbs(e)?;
                    self.of_limbs(ed, wd, &bits)?
                });
            }
        } else {
            let total = total as u32;
            let mut bits = int::zext(&[], total);
            for i in 0..n {
                let e = if self.types.is_vector(from) { self.element(value, i as u64)? } else { value };
                let part = int::shl(&int::zext(&self.scalar_limbs(e)?, total), i * ws);
                bits.iter_mut().zip(&part).for_each(|(d, s)| *d |= s);
            }
            for i in 0..m {
                let part = int::zext(&int::lshr(&bits, i * wd), wd);
                out.push(self.of_limbs(ed, wd, &part)?);
            }
        }
        Some(if self.types.is_vector(ty) { self.consts.add_aggregate(ty, &out, true) } else { out[0] })
    }

    /// Bits of a scalar integer or float.
    fn scalar_limbs(&self, value: Value) -> Option<int::Limbs> {
        if let Some(l) = self.limbs(value) {
            return Some(l);
        }
        let bits = self.float_bits(value)?;
        Some(int::Limbs::from_slice(&[bits as u64, (bits >> 64) as u64]))
    }
    fn of_limbs(&mut self, ty: Type, bits: u32, l: &[u64]) -> Option<Value> {
        match self.types.kind(ty) {
            TypeKind::Int(_) => Some(self.consts.add_wide_int(ty, bits, l)),
            _ if self.types.is_float(ty) => {
                let hi = l.get(1).copied().unwrap_or(0);
                Some(self.float(ty, l[0] as u128 | (hi as u128) << 64))
            }
            _ => None,
        }
    }
    /// Whether `value` is an expression of this opcode.
    pub fn is_expr(&self, value: Value, op: Opcode) -> bool {
        value.as_const().is_some_and(|c| {
            let r = self.consts.row(c);
            r.kind == ConstKind::Expr && r.op == op
        })
    }
}
