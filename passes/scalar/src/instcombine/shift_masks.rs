//! `shl` of a masked value: what the mask clears is mostly shifted out anyway. The shift is done without it, and what is left of the
//! mask, a constant, afterwards.
//!
//! The masks, by an amount `n`: the low `n` bits as `(1 << n) - 1` or `~(-1 << n)`; all but the top `n` bits as `-1 >>u n`,
//! `(-1 << n) >>u n`, or a shift there and back. If the sum of both amounts is a constant `S`, `S` low bits are left of the first kind; if
//! the difference of the amounts is a constant `D`, as many bits as are not shifted past the width are left of the second. Between
//! mask and shift there may be a truncation. Cost: one question to the simplifier.

use super::{Binary, Combiner, p};
use smallvec::SmallVec;
use warpc_ir::consts::ConstKind;
use warpc_ir::ids::*;
use warpc_ir::{Opcode, Value};

/// What is shifted, and how it was masked.
#[derive(Clone, Copy)]
struct MaskedValue {
    x: Value,
    amount: Value,
    /// Whether the mask keeps the low bits; else it clears the top ones.
    keeps_low: bool,
}

impl Combiner<'_, '_> {
    /// `(x & ~(-1 << n)) << m -> (x << m) & MASK`, and so for the other masks, and for a truncation of the masked value. If `n + m`, or
    /// `m - n` for a mask of the top bits, is a constant; if the new mask clears anything, the old one goes away.
    pub(super) fn shl_of_masked_value(&mut self, site: Binary, op: Opcode) -> Option<Value> {
        if op != Opcode::Shl {
            return None;
        }
        let shift = p::cast(self.f, site.right, Opcode::ZExt).unwrap_or(site.right);
        let whole = p::cast(self.f, site.left, Opcode::Trunc);
        if whole.is_some() && !self.one_use(site.left) {
            return None;
        }
        let value = whole.unwrap_or(site.left);
        let (wide, narrow) = (p::width(self.f, value), p::width(self.f, site.left));
        let masked = self.masked_value(value)?;
        let amount = p::cast(self.f, masked.amount, Opcode::ZExt).unwrap_or(masked.amount);
        // The amounts may be narrow: their sum must not wrap.
        let most = p::mask(p::width(self.f, amount));
        if self.f.type_of(amount) != self.f.type_of(shift) || wide > 64 || most < (narrow + wide - 2) as u128 {
            return None;
        }
        let known = match masked.keeps_low {
            true => self.ask(|s| s.binary(Opcode::Add, 0, amount, shift))?,
            false => self.ask(|s| s.binary(Opcode::Sub, 0, shift, amount))?,
        };
        let lanes = self.integer_lanes(known)?;
        let full = p::mask(narrow);
        let left: SmallVec<[Option<u128>; 8]> = lanes
            .iter()
            .map(|&lane| {
                let kept = match masked.keeps_low {
                    true => lane?,
                    // As many high bits of the doubled width are cleared as the amounts differ from the width.
                    false => (2 * wide) as u128 - ((wide as u128).wrapping_sub(lane?) & most).min(2 * wide as u128),
                };
                // A shift by the doubled width or more has no result.
                let cleared_all = if masked.keeps_low { kept >= 2 * wide as u128 } else { kept == 0 };
                (!cleared_all).then(|| p::mask(kept.min(128) as u32) & full)
            })
            .collect();
        let needs_mask = left.iter().any(|lane| lane.is_some_and(|mask| mask != full));
        // An arithmetic shift back leaves copies of the sign where a mask would clear.
        let copies = p::inst(self.f, value, Opcode::AShr).is_some();
        if needs_mask && (copies || !self.one_use(value)) {
            return None;
        }
        let x = self.cast(Opcode::Trunc, 0, masked.x, site.ty);
        let shifted = self.binary(Opcode::Shl, 0, x, site.right);
        if !needs_mask {
            return Some(shifted);
        }
        let mask = self.integer_of_lanes(site.ty, &left)?;
        Some(self.binary(Opcode::And, 0, shifted, mask))
    }

    /// How `value` is masked, if it is.
    fn masked_value(&self, value: Value) -> Option<MaskedValue> {
        let def = value.as_inst()?;
        match self.f.op(def) {
            Opcode::And => {
                let (left, right) = self.ops(def);
                [(left, right), (right, left)].into_iter().find_map(|(mask, x)| {
                    let (amount, keeps_low) = self.mask_by_amount(mask)?;
                    Some(MaskedValue { x, amount, keeps_low })
                })
            }
            Opcode::LShr | Opcode::AShr => {
                let (there, amount) = self.ops(def);
                let (x, up) = p::binary(self.f, there, Opcode::Shl)?;
                (up == amount && !amount.is_constant()).then_some(MaskedValue { x, amount, keeps_low: false })
            }
            _ => None,
        }
    }

    /// The amount that the mask `value` is made by, and whether it keeps the low bits.
    fn mask_by_amount(&self, value: Value) -> Option<(Value, bool)> {
        let ones = |s: &Self, value: Value| p::is_all_ones(s.f, value);
        if let Some((bit, minus_one)) = p::binary(self.f, value, Opcode::Add) {
            let (one, amount) = p::binary(self.f, bit, Opcode::Shl)?;
            return (p::is_one(self.f, one) && ones(self, minus_one)).then_some((amount, true));
        }
        if let Some(high) = p::not(self.f, value) {
            let (all, amount) = p::binary(self.f, high, Opcode::Shl)?;
            return ones(self, all).then_some((amount, true));
        }
        let (shifted, amount) = p::binary(self.f, value, Opcode::LShr)?;
        if ones(self, shifted) {
            return Some((amount, false));
        }
        let (all, up) = p::binary(self.f, shifted, Opcode::Shl)?;
        (ones(self, all) && up == amount).then_some((amount, false))
    }

    /// The lanes of the constant `value`, one for a number; nothing for those that are undef or poison.
    fn integer_lanes(&self, value: Value) -> Option<SmallVec<[Option<u128>; 8]>> {
        let count = self.f.types().vector(self.f.type_of(value)).map_or(1, |(len, ..)| len as usize);
        if let Some(number) = p::int(self.f, value) {
            return Some(SmallVec::from_elem(Some(number.v), count));
        }
        let constant = value.as_const().filter(|&c| self.f.consts().row(c).kind == ConstKind::Aggregate)?;
        let lanes = self.f.consts().list(constant).iter();
        lanes
            .map(|&lane| if lane.is_undef_or_poison() { Some(None) } else { Some(Some(p::int(self.f, lane)?.v)) })
            .collect()
    }

    /// The integer or vector of integers `ty` with these lanes.
    fn integer_of_lanes(&mut self, ty: Type, lanes: &[Option<u128>]) -> Option<Value> {
        let first = lanes.first().copied().flatten();
        if lanes.iter().all(|&lane| lane == first) {
            return Some(self.int(ty, first?));
        }
        let elem = self.f.types().vector(ty)?.2;
        let values: SmallVec<[Value; 8]> =
            lanes.iter().map(|lane| lane.map_or(Value::poison(elem), |number| self.int(elem, number))).collect();
        Some(self.f.consts_mut().add_aggregate(ty, &values, true))
    }
}
