//! Rules that `and`, `or` and `xor` share: of conversions, and of booleans whose users turn around.

use super::{Binary, Combiner, p};
use p::Int;
use warpc_ir::{Opcode, Value};

/// `left op right` where `left` is the conversion `cast` of `x`.
#[derive(Clone, Copy)]
struct CastLogic {
    site: Binary,
    op: Opcode,
    cast: Opcode,
    x: Value,
}

impl Combiner<'_, '_> {
    /// `zext(v op K) op C -> zext(v) op (zext(K) op C)`, for `and`, `or` and `xor`. If the extension and the inner operation go
    /// away.
    pub(super) fn logic_of_constant_around_zext(&mut self, site: Binary) -> Option<Value> {
        let op = self.f.op(site.inst);
        let x = p::cast(self.f, site.left, Opcode::ZExt)?;
        let (v, k) = p::binary(self.f, x, op)?;
        if !site.right.is_constant() || !k.is_constant() || !self.one_use(site.left) || !self.one_use(x) {
            return None;
        }
        let wide = self.f.folder().cast(Opcode::ZExt, 0, k, site.ty)?;
        let k = self.f.folder().binary(op, 0, wide, site.right)?;
        let v = self.cast(Opcode::ZExt, 0, v, site.ty);
        Some(self.binary(op, 0, v, k))
    }

    /// Rules of bitwise logic whose left operand is a conversion.
    pub(super) fn logic_of_cast_rules(&mut self, site: Binary) -> Option<Value> {
        let def = site.left.as_inst()?;
        let cast = self.f.op(def);
        if !matches!(cast, Opcode::ZExt | Opcode::SExt | Opcode::Trunc) {
            return None;
        }
        self.cast_logic_rules(CastLogic { site, op: self.f.op(site.inst), cast, x: self.f.operand(def, 0) })
    }

    rules! {
        /// Rules of `cast(x) op right`, in order.
        fn cast_logic_rules(&mut self, logic: CastLogic) -> Option<Value> {
            logic_of_two_casts,
            logic_of_extension_with_constant,
        }
    }

    /// `cast(x) op cast(y) -> cast(x op y)`, for `zext`, `sext` and `trunc`. If one conversion goes away.
    fn logic_of_two_casts(&mut self, logic: CastLogic) -> Option<Value> {
        let y = p::cast(self.f, logic.site.right, logic.cast)?;
        if self.f.type_of(logic.x) != self.f.type_of(y) {
            return None;
        }
        if !self.one_use(logic.site.left) && !self.one_use(logic.site.right) {
            return None;
        }
        let v = self.binary(logic.op, 0, logic.x, y);
        Some(self.cast(logic.cast, 0, v, logic.site.ty))
    }

    /// `ext(x) op ext(C) -> ext(x op C)`, for `zext` and `sext`. If the extension goes away; a mask of a boolean stays.
    fn logic_of_extension_with_constant(&mut self, logic: CastLogic) -> Option<Value> {
        let c = p::int(self.f, logic.site.right)?;
        if !self.one_use(logic.site.left) || logic.cast == Opcode::Trunc {
            return None;
        }
        let bits = p::width(self.f, logic.x);
        let narrow = Int::new(c.v, bits);
        let back = if logic.cast == Opcode::SExt { narrow.signed() as u128 & p::mask(c.bits) } else { narrow.v };
        if back != c.v || bits == 1 && logic.cast == Opcode::ZExt && logic.op == Opcode::And {
            return None;
        }
        let k = self.int(self.f.type_of(logic.x), narrow.v);
        let v = self.binary(logic.op, 0, logic.x, k);
        Some(self.cast(logic.cast, 0, v, logic.site.ty))
    }
}

impl Combiner<'_, '_> {
    /// `((x << n) op y) op (z << n) -> ((x op z) << n) op y`, for all shifts and `&`, `|`, `^`. If both shifts go away.
    pub(super) fn logic_of_shifts_apart(&mut self, site: Binary) -> Option<Value> {
        let op = self.f.op(site.inst);
        let shift = |value: Value| {
            let def = value.as_inst().filter(|&def| self.f.op(def).is_shift() && self.one_use(value))?;
            let (x, amount) = self.ops(def);
            Some((self.f.op(def), x, amount))
        };
        for (inner, outer) in [(site.left, site.right), (site.right, site.left)] {
            let (Some((kind, z, amount)), Some(pair)) = (shift(outer), p::binary(self.f, inner, op)) else { continue };
            for (shifted, y) in [(pair.0, pair.1), (pair.1, pair.0)] {
                let Some((_, x, _)) = shift(shifted).filter(|other| (other.0, other.2) == (kind, amount)) else {
                    continue;
                };
                let joined = self.binary(op, 0, x, z);
                let shifted = self.binary(kind, 0, joined, amount);
                return Some(self.binary(op, 0, shifted, y));
            }
        }
        None
    }
}
