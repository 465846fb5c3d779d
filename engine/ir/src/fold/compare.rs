//! Comparisons, `select` and `freeze` of constants.

use super::{Folder, Lanes, float, int};
use crate::consts::ConstKind;
use crate::ids::*;
use crate::module::{GlobalKind, UnnamedAddr};
use crate::opcode::{FloatPred, IntPred, Opcode, flags};
use crate::value::Value;

impl Folder<'_> {
    /// `icmp p a, b`; `ty` is `i1` or the vector of it.
    pub fn icmp(&mut self, p: IntPred, a: Value, b: Value, ty: Type) -> Option<Value> {
        if a.is_poison() || b.is_poison() {
            return Some(Value::poison(ty));
        }
        self.lanewise(ty, [a, b], |f, [a, b]| {
            if a.is_poison() || b.is_poison() {
                return Some(Value::poison(Type::I1));
            }
            let (ua, ub) = (f.is_undef(a), f.is_undef(b));
            if ua || ub {
                // Undef can make an equality true or false; in an order, choose it equal.
                if p.is_equality() || ua && ub {
                    return Some(Value::undef(Type::I1));
                }
                return Some(f.consts.add_bool(p.is_true_when_equal()));
            }
            let r = f.compare_scalars(p, a, b)?;
            Some(f.consts.add_bool(r))
        })
    }

    fn compare_scalars(&self, p: IntPred, a: Value, b: Value) -> Option<bool> {
        if let (Some(x), Some(y)) = (self.consts.as_int(a), self.consts.as_int(b)) {
            return Some(int::compare64(p, self.types.int_bits(self.type_of(a))?, x, y));
        }
        if let (Some(x), Some(y)) = (self.limbs(a), self.limbs(b)) {
            let bits = self.types.int_bits(self.type_of(a))?;
            return Some(int::holds(p, int::ucmp(&x, &y), int::scmp(&x, &y, bits)));
        }
        if a == b {
            return Some(p.is_true_when_equal());
        }
        // Addresses: what is known is that two things are not equal.
        let differ = self.addresses_differ(a, b).or_else(|| self.addresses_differ(b, a))?;
        match p {
            IntPred::Eq => Some(!differ),
            IntPred::Ne => Some(differ),
            // Nothing is below null.
            IntPred::Ugt | IntPred::Uge if self.consts.is_zero(b) => Some(true),
            IntPred::Ule | IntPred::Ult if self.consts.is_zero(b) => Some(false),
            IntPred::Ult | IntPred::Ule if self.consts.is_zero(a) => Some(true),
            IntPred::Uge | IntPred::Ugt if self.consts.is_zero(a) => Some(false),
            _ => None,
        }
    }

    /// Base global and byte offset of an address.
    pub fn global_offset(&self, v: Value) -> Option<(Global, i128)> {
        if let Some(g) = v.as_global() {
            return Some((g, 0));
        }
        let c = v.as_const()?;
        let h = self.consts.expr(c)?;
        let list = self.consts.list(c);
        if h.op != Opcode::GetElementPtr || h.elem != Type::I8 || list.len() != 2 {
            return None;
        }
        let bits = self.types.int_bits(self.type_of(list[1]))?;
        let off = crate::consts::sign_extend(self.consts.as_int(list[1])?, bits);
        Some((list[0].as_global()?, off as i128))
    }

    fn addresses_differ(&self, a: Value, b: Value) -> Option<bool> {
        let ctx = self.ctx?;
        let (g, off) = self.global_offset(a)?;
        let (sym, shape) = (&ctx.globals.sym[g.index()], &ctx.globals.shape[g.index()]);
        if self.consts.is_zero(b) {
            // In other address spaces than the generic one, address 0 is one like any other.
            let known = off == 0
                && shape.addrspace == 0
                && sym.linkage != crate::module::Linkage::ExternWeak
                && matches!(sym.kind, GlobalKind::Function | GlobalKind::Variable);
            return known.then_some(true);
        }
        let (h, other) = self.global_offset(b)?;
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

    /// `fcmp p a, b` with fast-math flags `fl`.
    pub fn fcmp(&mut self, p: FloatPred, fl: u16, a: Value, b: Value, ty: Type) -> Option<Value> {
        if a.is_poison() || b.is_poison() {
            return Some(Value::poison(ty));
        }
        match p {
            FloatPred::False => return Some(self.bool_of(ty, false)),
            FloatPred::True => return Some(self.bool_of(ty, true)),
            _ => {}
        }
        self.lanewise(ty, [a, b], |f, [a, b]| {
            if a.is_poison() || b.is_poison() {
                return Some(Value::poison(Type::I1));
            }
            if f.is_undef(a) || f.is_undef(b) {
                if fl & flags::NNAN != 0 {
                    return Some(Value::poison(Type::I1));
                }
                // Undef as NaN decides every predicate.
                return Some(f.consts.add_bool(p as u8 & 8 != 0));
            }
            let t = f.type_of(a);
            let (x, y) = (f.float_bits(a)?, f.float_bits(b)?);
            if f.violates_fast_math(t, fl, &[x, y]) {
                return Some(Value::poison(Type::I1));
            }
            let (x, y) = (f.flush(t, x, true)?, f.flush(t, y, true)?);
            let r = float::compare(p, t, x, y)?;
            Some(f.consts.add_bool(r))
        })
    }

    /// `select c, a, b` when `c` is a constant, or when the other two decide.
    pub fn select(&mut self, c: Value, a: Value, b: Value) -> Option<Value> {
        let ty = self.type_of(a).get()?;
        if c.is_poison() {
            return Some(Value::poison(ty));
        }
        if !self.types.is_vector(self.type_of(c)) {
            if self.is_undef(c) {
                return Some(if self.is_undef(a) { a } else { b });
            }
            return match self.consts.as_int(c) {
                Some(0) => Some(b),
                Some(_) => Some(a),
                None => self.equal_arms(a, b),
            };
        }
        if let Some(r) = self.lanewise(ty, [c, a, b], |f, [c, a, b]| f.select(c, a, b)) {
            return Some(r);
        }
        match self.uniform(c).and_then(|c| self.consts.as_int(c)) {
            Some(0) => Some(b),
            Some(_) => Some(a),
            None => self.equal_arms(a, b),
        }
    }
    fn equal_arms(&self, a: Value, b: Value) -> Option<Value> {
        if a == b || b.is_poison() {
            Some(a)
        } else if a.is_poison() {
            Some(b)
        } else {
            None
        }
    }

    /// `freeze a`: undef and poison become zero, anything well defined stays.
    pub fn freeze(&mut self, a: Value) -> Option<Value> {
        let ty = self.type_of(a).get()?;
        if a.is_undef_or_poison() {
            return self.zero(ty);
        }
        if self.is_well_defined(a) {
            return Some(a);
        }
        let (len, scalable, _) = self.types.vector(ty)?;
        if scalable || self.consts.row(a.as_const()?).kind != ConstKind::Aggregate {
            return None;
        }
        let mut lanes = Lanes::new();
        for i in 0..len as u64 {
            let e = self.element(a, i)?;
            lanes.push(self.freeze(e)?);
        }
        Some(self.consts.add_aggregate(ty, &lanes, true))
    }

    /// Whether a constant is neither undef nor poison, in any part.
    pub fn is_well_defined(&self, v: Value) -> bool {
        self.consts.is_well_defined(v)
    }
}
