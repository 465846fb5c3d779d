//! `or`.

use super::{Binary, Combiner, p};
use p::Int;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::opcode::flags;
use warpc_ir::{IntPred, Opcode, Value};

/// `(x op amount) & mask`, for `shl` and `lshr` by a constant.
#[derive(Clone, Copy)]
struct MaskedShift {
    x: Value,
    op: Opcode,
    amount: u128,
    /// Bits of the result that stay.
    mask: u128,
    /// `x op amount`, if it is there.
    shifted: Option<Value>,
}

impl Combiner<'_, '_> {
    /// Rules of `or`.
    pub(super) fn or(&mut self, inst: Inst) -> Option<Value> {
        if let Some(v) = self.common(inst) {
            return Some(v);
        }
        let site = self.binary_site(inst, flags::DISJOINT);
        if p::is_bool(self.f, site.ty)
            && let Some(v) = self.logic_with_implied_select_rules(site).or_else(|| self.tree_of_bools_rules(inst))
        {
            return Some(v);
        }
        self.reordered_bits_rules(inst)
            .or_else(|| self.or_rules(site))
            .or_else(|| self.complement_to_users_rules(inst))
            .or_else(|| self.demanded_result(inst))
    }

    rules! {
        /// Rules of `or`, in order.
        fn or_rules(&mut self, site: Binary) -> Option<Value> {
            tree_of_bits,
            logic_of_shifts_apart,
            or_of_overflow_and_product,
            or_of_overflow_and_compare,
            or_with_constant_rules,
            or_as_funnel_rules,
            logic_of_constant_around_zext,
            logic_of_cast_rules,
            logic_of_reversal_rules,
            or_of_compares_rules,
            tests_beside_another_operand,
            or_of_masks_of_one_shift,
            or_of_disjoint_bits,
            constant_out_of_or,
        }
    }

    /// Rules of `(x op constant) | set`, where only this uses the operation.
    fn or_with_constant_rules(&mut self, site: Binary) -> Option<Value> {
        let set = p::int(self.f, site.right)?;
        let def = site.left.as_inst().filter(|_| self.one_use(site.left))?;
        if !self.f.op(def).is_binary() {
            return None;
        }
        let k = p::int(self.f, self.f.operand(def, 1))?;
        self.or_constant_rules(site, def, set, k)
    }

    rules! {
        /// Rules of `(x op constant) | set`, where only this uses `def`, the operation.
        fn or_constant_rules(&mut self, site: Binary, def: Inst, set: Int, constant: Int) -> Option<Value> {
            or_of_xor_with_constant,
            or_of_and_with_constant,
        }
    }

    /// Rules of a disjunction of comparisons.
    fn or_of_compares_rules(&mut self, site: Binary) -> Option<Value> {
        if !p::is_bool(self.f, site.ty) {
            return None;
        }
        self.combine_compares(site.left, site.right, false, false)
    }

    /// `value` as a masked shift: the mask before or behind it.
    fn masked_shift(&self, value: Value) -> Option<MaskedShift> {
        let shift = |value: Value| {
            let def = value.as_inst().filter(|&def| matches!(self.f.op(def), Opcode::Shl | Opcode::LShr))?;
            let (x, amount) = self.ops(def);
            let amount = p::int(self.f, amount).filter(|amount| amount.v < u128::from(amount.bits))?;
            Some((self.f.op(def), x, amount.v))
        };
        if let Some((shifted, mask)) = p::binary(self.f, value, Opcode::And) {
            let (op, x, amount) = shift(shifted)?;
            return Some(MaskedShift { x, op, amount, mask: p::int(self.f, mask)?.v, shifted: Some(shifted) });
        }
        let (op, masked, amount) = shift(value)?;
        let (x, mask) = p::binary(self.f, masked, Opcode::And)?;
        let mask = p::int(self.f, mask)?;
        let mask = if op == Opcode::Shl { Int::new(mask.v << amount, mask.bits).v } else { mask.v >> amount };
        Some(MaskedShift { x, op, amount, mask, shifted: None })
    }

    /// `((x << N) & C) | ((x & K) << N) -> (x << N) & (C | K << N)`, and so for `>>u`, wherever the masks stand. If both sides go away, or one
    /// of them and the shift is there.
    fn or_of_masks_of_one_shift(&mut self, site: Binary) -> Option<Value> {
        let (left, right) = (self.masked_shift(site.left)?, self.masked_shift(site.right)?);
        if (left.x, left.op, left.amount) != (right.x, right.op, right.amount) {
            return None;
        }
        let there = left.shifted.or(right.shifted);
        let going = [site.left, site.right].into_iter().filter(|&side| self.one_use(side)).count();
        if going < if there.is_some() { 1 } else { 2 } {
            return None;
        }
        let shifted = there.unwrap_or_else(|| {
            let amount = self.int(site.ty, left.amount);
            self.binary(left.op, 0, left.x, amount)
        });
        let mask = self.int(site.ty, left.mask | right.mask);
        Some(self.binary(Opcode::And, 0, shifted, mask))
    }

    /// `(x ^ K) | C -> (x | C) ^ (K & ~C)`. If `K` is not -1 and the `xor` goes away.
    fn or_of_xor_with_constant(&mut self, site: Binary, def: Inst, set: Int, constant: Int) -> Option<Value> {
        if self.f.op(def) != Opcode::Xor || constant.is_all_ones() {
            return None;
        }
        let filled = self.binary(Opcode::Or, 0, self.f.operand(def, 0), site.right);
        let flipped = self.int(site.ty, constant.v & !set.v);
        Some(self.binary(Opcode::Xor, 0, filled, flipped))
    }

    /// `(x & K) | C -> (x & (K & ~C)) | C`. If `K` has bits of `C` and the `and` goes away.
    fn or_of_and_with_constant(&mut self, site: Binary, def: Inst, set: Int, constant: Int) -> Option<Value> {
        if self.f.op(def) != Opcode::And || constant.v & set.v == 0 {
            return None;
        }
        let rest = self.int(site.ty, constant.v & !set.v);
        let kept = self.binary(Opcode::And, 0, self.f.operand(def, 0), rest);
        Some(self.binary(Opcode::Or, 0, kept, site.right))
    }

    /// `x | y -> or disjoint x, y`. If no bit may be set in both, as known bits or opposite masks tell, and they are no booleans.
    fn or_of_disjoint_bits(&mut self, site: Binary) -> Option<Value> {
        if site.flags != 0 || p::is_bool(self.f, site.ty) {
            return None;
        }
        let apart = self.values().no_common_bits(site.left, site.right)
            || self.is_masked_apart(site.left, site.right)
            || self.is_masked_apart(site.right, site.left);
        if !apart {
            return None;
        }
        let all = self.f.flags(site.inst) | flags::DISJOINT;
        self.f.set_flags(site.inst, all);
        Some(Value::inst(site.inst))
    }

    /// `(x | C) | y -> (x | y) | C`. If `y` is no constant and the inner `or` goes away: who reads other bits than those of `C` can skip it. The inner
    /// one is disjoint if the outer one was, and the outer one if both were.
    fn constant_out_of_or(&mut self, site: Binary) -> Option<Value> {
        let (x, c) = p::binary(self.f, site.left, Opcode::Or).filter(|_| self.one_use(site.left))?;
        if p::int(self.f, c).is_none() || site.right.is_constant() || self.f.types().is_vector(site.ty) {
            return None;
        }
        let inner_flags = site.left.as_inst().map_or(0, |inner| self.f.flags(inner));
        let keep = site.flags & flags::DISJOINT;
        let rest = self.binary(Opcode::Or, keep, x, site.right);
        Some(self.binary(Opcode::Or, keep & inner_flags, rest, c))
    }

    /// Whether `x` is masked with the complement of `y`, or of what `y` is masked with. That mask, which is read twice, is not undef.
    fn is_masked_apart(&self, x: Value, y: Value) -> bool {
        let Some((a, b)) = p::binary(self.f, x, Opcode::And) else { return false };
        [a, b].into_iter().filter_map(|side| p::not(self.f, side)).any(|mask| {
            let opposite = mask == y || p::other(self.f, y, Opcode::And, mask).is_some();
            opposite && self.well_defined(mask)
        })
    }

    /// `overflows(a * b) | (a * b != 0) -> (a != 0) & (b != 0)`, unsigned. If the bit goes away, or the test and the product do.
    fn or_of_overflow_and_product(&mut self, site: Binary) -> Option<Value> {
        let (bit, test) = [(site.left, site.right), (site.right, site.left)].into_iter().find(|pair| {
            p::inst(self.f, pair.0, Opcode::ExtractValue).is_some() && p::icmp(self.f, pair.1).is_some()
        })?;
        let (pred, product, zero) = p::icmp(self.f, test)?;
        let (bit_at, product_at) = (bit.as_inst()?, p::inst(self.f, product, Opcode::ExtractValue)?);
        let call = self.f.operand(bit_at, 0);
        let both = self.f.indices(bit_at) == [1] && self.f.indices(product_at) == [0];
        if !both || pred != IntPred::Ne || !p::is_zero(self.f, zero) || self.f.operand(product_at, 0) != call {
            return None;
        }
        let (a, b) = p::binary_intrinsic(self.f, call, id::UMUL_WITH_OVERFLOW)?;
        let goes = self.one_use(bit) || self.one_use(test) && self.one_use(product);
        if !goes {
            return None;
        }
        let zero = self.int(self.f.type_of(a), 0);
        let left = self.icmp(IntPred::Ne, a, zero);
        let right = self.icmp(IntPred::Ne, b, zero);
        Some(self.binary(Opcode::And, 0, left, right))
    }

    /// `overflow | (x + K) < C -> overflow | x < C - K`, of the parts of one `with.overflow` of a sum or difference, for equality and orders of its
    /// signedness. If the comparison goes away, and the new constant does not wrap or it asks for equality.
    fn or_of_overflow_and_compare(&mut self, site: Binary) -> Option<Value> {
        let part = |s: &Self, value: Value, number: u32| {
            p::inst(s.f, value, Opcode::ExtractValue)
                .filter(|&part| s.f.indices(part) == [number])
                .map(|part| s.f.operand(part, 0))
        };
        for (bit, test) in [(site.left, site.right), (site.right, site.left)] {
            let Some((pred, result, c)) = p::icmp(self.f, test).filter(|_| self.one_use(test)) else { continue };
            let Some(pair) = part(self, bit, 1).filter(|&pair| part(self, result, 0) == Some(pair)) else { continue };
            let Some((which, call)) = p::intrinsic(self.f, pair) else { continue };
            let (signed, adds) = match which {
                id::SADD_WITH_OVERFLOW => (true, true),
                id::UADD_WITH_OVERFLOW => (false, true),
                id::SSUB_WITH_OVERFLOW => (true, false),
                id::USUB_WITH_OVERFLOW => (false, false),
                _ => continue,
            };
            let (x, k) = self.ops(call);
            let (c, k) = (p::int(self.f, c)?, p::int(self.f, k)?);
            if c.bits > 64 || !pred.is_equality() && pred.is_signed() != signed {
                return None;
            }
            let value = |number: p::Int| if pred.is_signed() { number.signed() } else { number.v as i128 };
            let moved = if adds { value(c) - value(k) } else { value(c) + value(k) };
            let new = p::Int::new(moved as u128, c.bits);
            if !pred.is_equality() && value(new) != moved {
                return None;
            }
            let new = self.int(self.f.type_of(x), new.v);
            let test = self.icmp(pred, x, new);
            return Some(self.binary(Opcode::Or, 0, bit, test));
        }
        None
    }
}
