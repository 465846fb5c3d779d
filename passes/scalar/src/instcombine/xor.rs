//! `xor`.

use super::{Binary, Combiner, p};
use p::Int;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::opcode::flags;
use warpc_ir::{Opcode, Value};

impl Combiner<'_, '_> {
    /// Rules of `xor`.
    pub(super) fn xor(&mut self, inst: Inst) -> Option<Value> {
        if let Some(v) = self.common(inst) {
            return Some(v);
        }
        let site = self.binary_site(inst, 0);
        if let Some(v) = self.tree_of_bools_rules(inst) {
            return Some(v);
        }
        self.xor_rules(site).or_else(|| self.demanded_result(inst))
    }

    rules! {
        /// Rules of `xor`, in order.
        fn xor_rules(&mut self, site: Binary) -> Option<Value> {
            tree_of_bits,
            logic_of_shifts_apart,
            xor_with_constant_rules,
            xor_commuted_rules,
            xor_to_absolute,
            logic_of_constant_around_zext,
            logic_of_cast_rules,
            logic_of_reversal_rules,
            xor_of_compares_rules,
            xor_of_disjoint_bits,
        }
    }

    /// Rules of an exclusive disjunction of comparisons.
    fn xor_of_compares_rules(&mut self, site: Binary) -> Option<Value> {
        if !p::is_bool(self.f, site.ty) {
            return None;
        }
        self.xor_compares(site.left, site.right)
    }

    /// Rules of `xor` with a constant.
    fn xor_with_constant_rules(&mut self, site: Binary) -> Option<Value> {
        let mask = p::int(self.f, site.right)?;
        if mask.is_all_ones()
            && let Some(v) = self.complement(site)
        {
            return Some(v);
        }
        let def = site.left.as_inst().filter(|_| self.one_use(site.left))?;
        if self.f.num_operands(def) != 2 {
            return None;
        }
        match (self.f.op(def), p::int(self.f, self.f.operand(def, 1))) {
            (Opcode::Sub, _) => self.xor_of_difference_rules(site, def, mask),
            (_, Some(k)) => self.xor_constant_rules(site, def, mask, k),
            _ => None,
        }
    }

    rules! {
        /// Rules of `(x op constant) ^ mask`, where only this uses `def`, the operation.
        fn xor_constant_rules(&mut self, site: Binary, def: Inst, mask: Int, constant: Int) -> Option<Value> {
            xor_of_or_with_constant,
            xor_of_and_with_same_mask,
            xor_sign_of_sum,
        }
    }
    rules! {
        /// Rules of `(x - y) ^ mask`, where only this uses `def`, the difference.
        fn xor_of_difference_rules(&mut self, site: Binary, def: Inst, mask: Int) -> Option<Value> {
            xor_sign_of_difference,
        }
    }

    /// Rules of `xor` for either order of its operands.
    fn xor_commuted_rules(&mut self, site: Binary) -> Option<Value> {
        self.xor_ordered_rules(site.left, site.right).or_else(|| self.xor_ordered_rules(site.right, site.left))
    }

    rules! {
        /// Rules of `x ^ y` that look at `x` first, in order.
        fn xor_ordered_rules(&mut self, x: Value, y: Value) -> Option<Value> {
            xor_of_own_and,
            xor_of_own_or,
            xor_of_complement,
            xor_that_merges_under_constant,
            constant_out_of_xor,
        }
    }

    /// `((x ^ y) & C) ^ y -> (x & C) | (y & ~C)`. If both inner operations go away.
    fn xor_that_merges_under_constant(&mut self, merge: Value, y: Value) -> Option<Value> {
        let (difference, mask) = p::binary(self.f, merge, Opcode::And).filter(|_| self.one_use(merge))?;
        let (a, b) = p::binary(self.f, difference, Opcode::Xor).filter(|_| self.one_use(difference))?;
        let x = if b == y { a } else { Some(b).filter(|_| a == y)? };
        let mask = p::int(self.f, mask)?;
        let ty = self.f.type_of(y);
        let (inside, outside) = (self.int(ty, mask.v), self.int(ty, !mask.v));
        let taken = self.binary(Opcode::And, 0, x, inside);
        let kept = self.binary(Opcode::And, 0, y, outside);
        Some(self.binary(Opcode::Or, flags::DISJOINT, taken, kept))
    }

    /// `(x ^ C) ^ y -> (x ^ y) ^ C`. If `y` is no constant and the inner `xor` goes away.
    fn constant_out_of_xor(&mut self, x: Value, y: Value) -> Option<Value> {
        let (value, c) = p::binary(self.f, x, Opcode::Xor).filter(|_| self.one_use(x) && !y.is_constant())?;
        p::int(self.f, c)?;
        let rest = self.binary(Opcode::Xor, 0, value, y);
        Some(self.binary(Opcode::Xor, 0, rest, c))
    }

    /// `(x | K) ^ C -> (x & ~K) ^ (C ^ K)`. If `C` is not -1 and the `or` goes away.
    fn xor_of_or_with_constant(&mut self, site: Binary, def: Inst, mask: Int, constant: Int) -> Option<Value> {
        if self.f.op(def) != Opcode::Or || mask.is_all_ones() {
            return None;
        }
        let outside = self.int(site.ty, !constant.v);
        let kept = self.binary(Opcode::And, 0, self.f.operand(def, 0), outside);
        let flipped = self.int(site.ty, mask.v ^ constant.v);
        Some(self.binary(Opcode::Xor, 0, kept, flipped))
    }

    /// `(x & C) ^ C -> ~x & C`. If `C` is not -1 and the `and` goes away.
    fn xor_of_and_with_same_mask(&mut self, site: Binary, def: Inst, mask: Int, constant: Int) -> Option<Value> {
        if self.f.op(def) != Opcode::And || constant != mask || mask.is_all_ones() {
            return None;
        }
        let complement = self.not(self.f.operand(def, 0));
        Some(self.binary(Opcode::And, 0, complement, site.right))
    }

    /// `(x + K) ^ SIGN -> x + (K ^ SIGN)`. If the sum goes away.
    fn xor_sign_of_sum(&mut self, site: Binary, def: Inst, mask: Int, constant: Int) -> Option<Value> {
        if self.f.op(def) != Opcode::Add || !mask.is_sign_mask() {
            return None;
        }
        let addend = self.int(site.ty, mask.v ^ constant.v);
        Some(self.binary(Opcode::Add, 0, self.f.operand(def, 0), addend))
    }

    /// `(K - y) ^ SIGN -> (K ^ SIGN) - y`. If the difference goes away.
    fn xor_sign_of_difference(&mut self, site: Binary, def: Inst, mask: Int) -> Option<Value> {
        let k = p::int(self.f, self.f.operand(def, 0)).filter(|_| mask.is_sign_mask())?;
        let minuend = self.int(site.ty, mask.v ^ k.v);
        Some(self.binary(Opcode::Sub, 0, minuend, self.f.operand(def, 1)))
    }

    /// `v` of `value`, which is `v & ~y`.
    pub(super) fn bits_outside(&self, value: Value, y: Value) -> Option<Value> {
        let (u, w) = p::binary(self.f, value, Opcode::And)?;
        if p::not(self.f, w) == Some(y) {
            return Some(u);
        }
        (p::not(self.f, u) == Some(y)).then_some(w)
    }

    /// `(u & y) ^ y -> ~u & y`. If `y` is no constant and the `and` goes away.
    fn xor_of_own_and(&mut self, x: Value, y: Value) -> Option<Value> {
        let u = p::other(self.f, x, Opcode::And, y).filter(|_| self.one_use(x) && !y.is_constant())?;
        let complement = self.not(u);
        Some(self.binary(Opcode::And, 0, complement, y))
    }

    /// `(u | y) ^ y -> u & ~y`. If `y` is no constant and the `or` goes away.
    fn xor_of_own_or(&mut self, x: Value, y: Value) -> Option<Value> {
        let u = p::other(self.f, x, Opcode::Or, y).filter(|_| self.one_use(x) && !y.is_constant())?;
        let complement = self.not(y);
        Some(self.binary(Opcode::And, 0, u, complement))
    }

    /// `~u ^ y -> ~(u ^ y)`. If `y` is no constant and the complement goes away.
    fn xor_of_complement(&mut self, x: Value, y: Value) -> Option<Value> {
        let u = p::not(self.f, x).filter(|_| self.one_use(x) && !y.is_constant())?;
        let v = self.binary(Opcode::Xor, 0, u, y);
        Some(self.not(v))
    }

    /// `(x + s) ^ s -> abs(x)` for `s = x >>s (WIDTH - 1)`. Always; `nsw` of the sum says that the smallest number does not occur.
    fn xor_to_absolute(&mut self, site: Binary) -> Option<Value> {
        for (sum, sign) in [(site.left, site.right), (site.right, site.left)] {
            if let Some(x) = p::spread_sign(self.f, sign)
                && p::other(self.f, sum, Opcode::Add, sign) == Some(x)
            {
                let no_wrap = p::has_flags(self.f, sum, flags::NSW);
                return self.absolute_integer(x, no_wrap);
            }
        }
        None
    }

    /// `abs(x)`; `no_wrap`: whether the smallest number gives poison.
    pub(super) fn absolute_integer(&mut self, x: Value, no_wrap: bool) -> Option<Value> {
        let no_wrap = self.bool(Type::I1, no_wrap);
        self.intrinsic(id::ABS, &[x, no_wrap], 0)
    }

    /// `x ^ y -> or disjoint x, y`. If no bit may be set in both, and they are no booleans.
    fn xor_of_disjoint_bits(&mut self, site: Binary) -> Option<Value> {
        if p::is_bool(self.f, site.ty) || !self.values().no_common_bits(site.left, site.right) {
            return None;
        }
        Some(self.binary(Opcode::Or, flags::DISJOINT, site.left, site.right))
    }
}
