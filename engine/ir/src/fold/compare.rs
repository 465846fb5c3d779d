//! Comparisons, `select` and `freeze` of constants.

use super::{Folder, Lanes, float, int};
use crate::consts::ConstKind;
use crate::ids::*;
use crate::module::{GlobalKind, UnnamedAddr};
use crate::opcode::{FloatPred, IntPred, Opcode, flags};
use crate::value::Value;

impl Folder<'_> {
    /// `icmp pred lhs, rhs`; `ty` is `i1` or the vector of it.
    pub fn icmp(&mut self, pred: IntPred, lhs: Value, rhs: Value, ty: Type) -> Option<Value> {
        if lhs.is_poison() || rhs.is_poison() {
            return Some(Value::poison(ty));
        }
        self.lanewise(ty, [lhs, rhs], |f, [lhs, rhs]| {
            if lhs.is_poison() || rhs.is_poison() {
                return Some(Value::poison(Type::I1));
            }
            let (ua, ub) = (f.is_undef(lhs), f.is_undef(rhs));
            if ua || ub {
                // Undef can make an equality true or false; in an order, choose it equal.
                if pred.is_equality() || ua && ub {
                    return Some(Value::undef(Type::I1));
                }
                return Some(f.consts.add_bool(pred.is_true_when_equal()));
            }
            let r = f.compare_scalars(pred, lhs, rhs)?;
            Some(f.consts.add_bool(r))
        })
    }

    fn compare_scalars(&self, pred: IntPred, lhs: Value, rhs: Value) -> Option<bool> {
        if let (Some(x), Some(y)) = (self.consts.as_int(lhs), self.consts.as_int(rhs)) {
            return Some(int::compare64(pred, self.types.int_bits(self.type_of(lhs))?, x, y));
        }
        if let (Some(x), Some(y)) = (self.limbs(lhs), self.limbs(rhs)) {
            let bits = self.types.int_bits(self.type_of(lhs))?;
            return Some(int::holds(pred, int::ucmp(&x, &y), int::scmp(&x, &y, bits)));
        }
        if lhs == rhs {
            return Some(pred.is_true_when_equal());
        }
        // Addresses: what is known is that two things are not equal.
        let differ = self.addresses_differ(lhs, rhs).or_else(|| self.addresses_differ(rhs, lhs))?;
        match pred {
            IntPred::Eq => Some(!differ),
            IntPred::Ne => Some(differ),
            // Nothing is below null.
            IntPred::Ugt | IntPred::Uge if self.consts.is_zero(rhs) => Some(true),
            IntPred::Ule | IntPred::Ult if self.consts.is_zero(rhs) => Some(false),
            IntPred::Ult | IntPred::Ule if self.consts.is_zero(lhs) => Some(true),
            IntPred::Uge | IntPred::Ugt if self.consts.is_zero(lhs) => Some(false),
            _ => None,
        }
    }

    /// Base global and byte offset of an address.
    pub fn global_offset(&self, value: Value) -> Option<(Global, i128)> {
        if let Some(g) = value.as_global() {
            return Some((g, 0));
        }
        let c = value.as_const()?;
        let h = self.consts.expr(c)?;
        let list = self.consts.list(c);
        if h.op != Opcode::GetElementPtr || h.elem != Type::I8 || list.len() != 2 {
            return None;
        }
        let bits = self.types.int_bits(self.type_of(list[1]))?;
        let off = crate::consts::sign_extend(self.consts.as_int(list[1])?, bits);
        Some((list[0].as_global()?, off as i128))
    }

    fn addresses_differ(&self, lhs: Value, rhs: Value) -> Option<bool> {
        let ctx = self.ctx?;
        let is_block = |value: Value| {
            value.as_const().is_some_and(|c| self.consts.row(c).kind == crate::consts::ConstKind::BlockAddress)
        };
        if is_block(lhs) && self.consts.is_zero(rhs) {
            return Some(true);
        }
        let (g, off) = self.global_offset(lhs)?;
        let (sym, shape) = (&ctx.globals.sym[g.index()], &ctx.globals.shape[g.index()]);
        if self.consts.is_zero(rhs) {
            // In other address spaces than the generic one, address 0 is one like any other.
            let known = off == 0
                && shape.addrspace == 0
                && sym.linkage != crate::module::Linkage::ExternWeak
                && matches!(sym.kind, GlobalKind::Function | GlobalKind::Variable);
            return known.then_some(true);
        }
        let (h, other) = self.global_offset(rhs)?;
        if g == h {
            return Some(off != other);
        }
        let plain = |g: Global, off: i128| {
            let (s, t) = (&ctx.globals.sym[g.index()], &ctx.globals.shape[g.index()]);
            let sized = match s.kind {
                GlobalKind::Function => off == 0,
                GlobalKind::Variable => {
                    let size = self.layout.alloc_size(self.types, t.ty);
                    self.types.is_sized(t.ty) && off >= 0 && (off as u128) < size as u128
                }
                _ => false,
            };
            sized && !s.linkage.is_interposable() && s.unnamed_addr != UnnamedAddr::Global
        };
        (plain(g, off) && plain(h, other)).then_some(true)
    }

    /// `fcmp pred lhs, rhs` with fast-math flags `fl`.
    pub fn fcmp(&mut self, pred: FloatPred, fl: u16, lhs: Value, rhs: Value, ty: Type) -> Option<Value> {
        if lhs.is_poison() || rhs.is_poison() {
            return Some(Value::poison(ty));
        }
        match pred {
            FloatPred::False => return Some(self.bool_of(ty, false)),
            FloatPred::True => return Some(self.bool_of(ty, true)),
            _ => {}
        }
        self.lanewise(ty, [lhs, rhs], |f, [lhs, rhs]| {
            if lhs.is_poison() || rhs.is_poison() {
                return Some(Value::poison(Type::I1));
            }
            if f.is_undef(lhs) || f.is_undef(rhs) {
                if fl & flags::NNAN != 0 {
                    return Some(Value::poison(Type::I1));
                }
                // Undef as NaN decides every predicate.
                return Some(f.consts.add_bool(pred as u8 & 8 != 0));
            }
            let t = f.type_of(lhs);
            let (x, y) = (f.float_bits(lhs)?, f.float_bits(rhs)?);
            if f.violates_fast_math(t, fl, &[x, y]) {
                return Some(Value::poison(Type::I1));
            }
            let (x, y) = (f.flush(t, x, true)?, f.flush(t, y, true)?);
            let r = float::compare(pred, t, x, y)?;
            Some(f.consts.add_bool(r))
        })
    }

    /// `select condition, lhs, rhs` when `condition` is a constant, or when the other two decide.
    pub fn select(&mut self, condition: Value, lhs: Value, rhs: Value) -> Option<Value> {
        let ty = self.type_of(lhs).get()?;
        if condition.is_poison() {
            return Some(Value::poison(ty));
        }
        if !self.types.is_vector(self.type_of(condition)) {
            if self.is_undef(condition) {
                return Some(if self.is_undef(lhs) { lhs } else { rhs });
            }
            return match self.consts.as_int(condition) {
                Some(0) => Some(rhs),
                Some(_) => Some(lhs),
                None => self.equal_arms(lhs, rhs),
            };
        }
        if let Some(r) =
            self.lanewise(ty, [condition, lhs, rhs], |f, [condition, lhs, rhs]| f.select(condition, lhs, rhs))
        {
            return Some(r);
        }
        match self.uniform(condition).and_then(|condition| self.consts.as_int(condition)) {
            Some(0) => Some(rhs),
            Some(_) => Some(lhs),
            None => self.equal_arms(lhs, rhs),
        }
    }
    fn equal_arms(&self, lhs: Value, rhs: Value) -> Option<Value> {
        if lhs == rhs || rhs.is_poison() {
            Some(lhs)
        } else if lhs.is_poison() {
            Some(rhs)
        } else {
            None
        }
    }

    /// `freeze value`: undef and poison become zero, anything well defined stays.
    pub fn freeze(&mut self, value: Value) -> Option<Value> {
        let ty = self.type_of(value).get()?;
        if value.is_undef_or_poison() {
            return self.zero(ty);
        }
        if self.is_well_defined(value) {
            return Some(value);
        }
        let (len, scalable, _) = self.types.vector(ty)?;
        if scalable || self.consts.row(value.as_const()?).kind != ConstKind::Aggregate {
            return None;
        }
        let mut lanes = Lanes::new();
        for i in 0..len as u64 {
            let e = self.element(value, i)?;
            lanes.push(self.freeze(e)?);
        }
        Some(self.consts.add_aggregate(ty, &lanes, true))
    }

    /// Whether a constant is neither undef nor poison, in any part.
    pub fn is_well_defined(&self, value: Value) -> bool {
        self.consts.is_well_defined(value)
    }
}
