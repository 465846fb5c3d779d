//! Binary operations and `fneg` over constants.

use super::{Folder, float, int};
use crate::ids::*;
use crate::opcode::{Opcode, class, flags};
use crate::value::Value;

/// Bits of the widest integers that are multiplied or divided, which takes time in their square.
const MAX_PRODUCT_BITS: u32 = 1 << 16;

/// Treatment of subnormal operands and results: attribute `denormal-fp-math`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Denormal {
    Ieee,
    PreserveSign,
    PositiveZero,
    /// Not known when compiling: nothing with subnormals is folded.
    Dynamic,
}

impl Folder<'_> {
    /// `lhs op rhs`, with the flags of the instruction. `None` when it is not a constant or is not worth an expression.
    pub fn binary(&mut self, op: Opcode, fl: u16, lhs: Value, rhs: Value) -> Option<Value> {
        let ty = self.type_of(lhs).get()?;
        if lhs.is_poison() || rhs.is_poison() {
            return Some(Value::poison(ty));
        }
        self.lanewise(ty, [lhs, rhs], |f, [lhs, rhs]| f.scalar_binary(op, fl, lhs, rhs))
    }

    fn scalar_binary(&mut self, op: Opcode, fl: u16, lhs: Value, rhs: Value) -> Option<Value> {
        let ty = self.type_of(lhs);
        if lhs.is_poison() || rhs.is_poison() {
            return Some(Value::poison(ty));
        }
        if op.class() & class::FP != 0 {
            return self.float_binary(op, fl, lhs, rhs);
        }
        if self.is_undef(lhs) || self.is_undef(rhs) {
            return self.undef_binary(op, lhs, rhs);
        }
        if let (Some(x), Some(y)) = (self.consts.as_int(lhs), self.consts.as_int(rhs)) {
            let bits = self.types.int_bits(ty)?;
            return Some(match int::binary64(op, fl, bits, x, y) {
                Some(r) => self.consts.add_int(ty, bits, r),
                None => Value::poison(ty),
            });
        }
        if let (Some(x), Some(y)) = (self.limbs(lhs), self.limbs(rhs)) {
            let bits = self.types.int_bits(ty)?;
            if bits > MAX_PRODUCT_BITS && (op == Opcode::Mul || op.is_int_div()) {
                return None;
            }
            return Some(match int::binary_wide(op, fl, bits, &x, &y) {
                Some(r) => self.consts.add_wide_int(ty, bits, &r),
                None => Value::poison(ty),
            });
        }
        self.symbolic_binary(op, fl, ty, lhs, rhs)
    }

    /// One operand is undef, none is poison. Undef may be any value, so the fold picks the value that helps most.
    fn undef_binary(&mut self, op: Opcode, lhs: Value, rhs: Value) -> Option<Value> {
        let ty = self.type_of(lhs);
        let (ua, ub) = (self.is_undef(lhs), self.is_undef(rhs));
        let undef = Value::undef(ty);
        let poison = Value::poison(ty);
        match op {
            // Two undefs are equal or not: 0 is a canonical choice.
            Opcode::Xor if ua && ub => self.zero(ty),
            Opcode::Xor | Opcode::Add | Opcode::Sub => Some(undef),
            Opcode::And if ua && ub => Some(undef),
            Opcode::And if Some(if ua { rhs } else { lhs }) == self.int_of(ty, -1) => Some(undef),
            Opcode::And => self.zero(ty),
            Opcode::Or if ua && ub => Some(undef),
            Opcode::Or if self.consts.is_zero(if ua { rhs } else { lhs }) => Some(undef),
            Opcode::Or => self.int_of(ty, -1),
            Opcode::Mul if ua && ub => Some(undef),
            Opcode::Mul => {
                let known = self.limbs(if ua { rhs } else { lhs })?;
                if known[0] & 1 != 0 { Some(undef) } else { self.zero(ty) }
            }
            // The divisor or amount may be what makes the operation undefined.
            Opcode::UDiv | Opcode::SDiv | Opcode::URem | Opcode::SRem if ub => Some(poison),
            Opcode::Shl | Opcode::LShr | Opcode::AShr if ub => Some(poison),
            Opcode::UDiv | Opcode::SDiv | Opcode::URem | Opcode::SRem => {
                let d = self.limbs(rhs)?;
                if d.iter().all(|&l| l == 0) {
                    return Some(poison);
                }
                let one = d[0] == 1 && d[1..].iter().all(|&l| l == 0);
                if one && matches!(op, Opcode::UDiv | Opcode::SDiv) { Some(undef) } else { self.zero(ty) }
            }
            Opcode::Shl | Opcode::LShr | Opcode::AShr => {
                let n = self.limbs(rhs)?;
                let bits = self.types.int_bits(ty)?;
                if int::active_bits(&n) > 32 || n[0] >= bits as u64 {
                    return Some(poison);
                }
                if n[0] == 0 { Some(undef) } else { self.zero(ty) }
            }
            _ => None,
        }
    }

    /// Addresses and constant expressions: identities, then the expressions the language has (`add`, `sub`, `xor`).
    fn symbolic_binary(&mut self, op: Opcode, fl: u16, ty: Type, lhs: Value, rhs: Value) -> Option<Value> {
        let zero = |f: &Self, v| f.consts.is_zero(v);
        match op {
            Opcode::Add | Opcode::Or | Opcode::Xor if zero(self, lhs) => return Some(rhs),
            Opcode::Add | Opcode::Sub | Opcode::Or | Opcode::Xor | Opcode::Shl | Opcode::LShr | Opcode::AShr
                if zero(self, rhs) =>
            {
                return Some(lhs);
            }
            Opcode::And | Opcode::Mul if zero(self, lhs) => return Some(lhs),
            Opcode::And | Opcode::Mul if zero(self, rhs) => return Some(rhs),
            Opcode::Sub | Opcode::Xor if lhs == rhs => return self.zero(ty),
            Opcode::And | Opcode::Or if lhs == rhs => return Some(lhs),
            _ => {}
        }
        if op == Opcode::Sub
            && let Some(distance) = self.distance(lhs, rhs)
        {
            let bits = self.types.int_bits(ty)?;
            let limbs = [distance as u64, (distance >> 64) as u64];
            return Some(self.consts.add_wide_int(ty, bits, &limbs));
        }
        // Literals stand on the right.
        let (lhs, rhs) = if op.is_commutative() && !self.is_symbolic(lhs) { (rhs, lhs) } else { (lhs, rhs) };
        match op {
            Opcode::Add | Opcode::Sub => Some(self.expr(ty, op, fl & (flags::NUW | flags::NSW), &[lhs, rhs])),
            Opcode::Xor => Some(self.expr(ty, op, 0, &[lhs, rhs])),
            _ => None,
        }
    }

    /// The difference of two addresses of one global as integers that hold no more than an address.
    fn distance(&self, lhs: Value, rhs: Value) -> Option<i128> {
        let address = |value: Value| {
            let c = value.as_const()?;
            self.consts.expr(c).filter(|head| head.op == Opcode::PtrToInt)?;
            let ptr = self.consts.list(c)[0];
            let space = self.types.addrspace(self.type_of(ptr))?;
            let fits = self.types.int_bits(self.type_of(value))? <= self.layout.index_bits(space).min(128);
            if fits { self.address(ptr) } else { None }
        };
        let ((global, from), (other, to)) = (address(rhs)?, address(lhs)?);
        (global == other).then(|| to - from)
    }

    fn float_binary(&mut self, op: Opcode, fl: u16, lhs: Value, rhs: Value) -> Option<Value> {
        let ty = self.type_of(lhs);
        let (ua, ub) = (self.is_undef(lhs), self.is_undef(rhs));
        if ua || ub {
            if ua && ub {
                return Some(if fl & flags::NNAN != 0 { Value::poison(ty) } else { Value::undef(ty) });
            }
            // A zero that changes no number leaves undef as it is.
            let zero = |f: &Self, v: Value| {
                f.float_bits(v).and_then(|bits| float::classify(ty, bits)).filter(|class| class.zero)
            };
            let keeps = match op {
                Opcode::FAdd => zero(self, if ua { rhs } else { lhs }).is_some_and(|class| class.negative),
                Opcode::FSub if ua => zero(self, rhs).is_some_and(|class| !class.negative),
                Opcode::FSub => zero(self, lhs).is_some_and(|class| class.negative),
                _ => false,
            };
            if keeps && fl & flags::NNAN == 0 {
                return Some(Value::undef(ty));
            }
            // Undef may be a NaN, which propagates.
            return float::nan(ty).map(|n| self.float(ty, n));
        }
        let (x, y) = (self.float_bits(lhs)?, self.float_bits(rhs)?);
        if self.violates_fast_math(ty, fl, &[x, y]) {
            return Some(Value::poison(ty));
        }
        let (x, y) = (self.flush(ty, x, true)?, self.flush(ty, y, true)?);
        let r = float::binary(op, ty, x, y)?;
        let r = self.flush(ty, r, false)?;
        Some(self.float(ty, r))
    }

    /// `fneg value`.
    pub fn fneg(&mut self, value: Value) -> Option<Value> {
        let ty = self.type_of(value).get()?;
        self.lanewise(ty, [value], |f, [value]| {
            if value.is_undef_or_poison() {
                return Some(value);
            }
            let t = f.type_of(value);
            let r = float::neg(t, f.float_bits(value)?)?;
            Some(f.float(t, r))
        })
    }

    /// Whether an operand contradicts `nnan` or `ninf`.
    pub(super) fn violates_fast_math(&self, ty: Type, fl: u16, operands: &[u128]) -> bool {
        fl & (flags::NNAN | flags::NINF) != 0
            && operands.iter().any(|&x| {
                float::classify(ty, x)
                    .is_some_and(|c| c.nan && fl & flags::NNAN != 0 || c.infinite && fl & flags::NINF != 0)
            })
    }

    /// `x`, or the zero that the function's mode for subnormals turns it into. `None` when the mode is not known.
    pub(super) fn flush(&mut self, ty: Type, x: u128, input: bool) -> Option<u128> {
        if !float::classify(ty, x)?.denormal {
            return Some(x);
        }
        match self.denormal_mode(ty, input) {
            Denormal::Ieee => Some(x),
            Denormal::PositiveZero => Some(0),
            Denormal::PreserveSign => float::copysign(ty, 0, x),
            Denormal::Dynamic => None,
        }
    }
    fn denormal_mode(&self, ty: Type, input: bool) -> Denormal {
        let Some(ctx) = self.ctx else { return Denormal::Ieee };
        if self.func.is_none() {
            return Denormal::Ieee;
        }
        let set = ctx.attrs().list(ctx.globals.parts[self.func.index()].attrs).func;
        let names: &[&[u8]] = match ty {
            Type::FLOAT => &[b"denormal-fp-math-f32", b"denormal-fp-math"],
            _ => &[b"denormal-fp-math"],
        };
        for name in names {
            let value = ctx.tables.strings.find(name).and_then(|k| ctx.attrs().string(set, k)).flatten();
            let Some(value) = value else { continue };
            // "output,input", or one word for both.
            let text = ctx.str(value);
            let mut parts = text.split(|&c| c == b',');
            let output_mode = parts.next().unwrap_or_default();
            let mode = if input { parts.next().unwrap_or(output_mode) } else { output_mode };
            return match mode {
                b"preserve-sign" => Denormal::PreserveSign,
                b"positive-zero" => Denormal::PositiveZero,
                b"dynamic" => Denormal::Dynamic,
                _ => Denormal::Ieee,
            };
        }
        Denormal::Ieee
    }
}
