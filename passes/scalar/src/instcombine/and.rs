//! `and`.

use super::{Binary, Combiner, p};
use p::Int;
use warpc_ir::ids::*;
use warpc_ir::opcode::flags;
use warpc_ir::{IntPred, Opcode, Value};

impl Combiner<'_, '_> {
    /// Rules of `and`.
    pub(super) fn and(&mut self, inst: Inst) -> Option<Value> {
        if let Some(v) = self.common(inst) {
            return Some(v);
        }
        let site = self.binary_site(inst, 0);
        if p::is_bool(self.f, site.ty)
            && let Some(v) = self.logic_with_implied_select_rules(site).or_else(|| self.tree_of_bools_rules(inst))
        {
            return Some(v);
        }
        self.and_rules(site).or_else(|| self.complement_to_users_rules(inst)).or_else(|| self.demanded_result(inst))
    }

    rules! {
        /// Rules of `and`, in order.
        fn and_rules(&mut self, site: Binary) -> Option<Value> {
            tree_of_bits,
            logic_of_shifts_apart,
            and_with_constant_rules,
            and_commuted_rules,
            logic_of_constant_around_zext,
            logic_of_cast_rules,
            logic_of_reversal_rules,
            and_of_sum_of_bools,
            and_of_shifted_odd_constant,
            and_of_compares_rules,
            tests_beside_another_operand,
            and_of_spread_sign,
        }
    }

    /// Rules of `(x op y) & mask`.
    fn and_with_constant_rules(&mut self, site: Binary) -> Option<Value> {
        let mask = p::int(self.f, site.right)?;
        let def = site.left.as_inst()?;
        self.and_constant_rules(site, def, mask)
    }

    rules! {
        /// Rules of `(x op y) & mask`, where `def` is the operation, in order.
        fn and_constant_rules(&mut self, site: Binary, def: Inst, mask: Int) -> Option<Value> {
            and_of_shifted_bit,
            and_of_xor_with_constant,
            and_of_or_with_constant,
            and_of_zero_extension,
            and_of_sign_extension,
            and_of_arithmetic_shift,
            and_of_negation_with_one,
            and_of_sum_with_low_mask,
            and_of_stepping_phi,
        }
    }

    /// Rules of `and` for either order of its operands.
    fn and_commuted_rules(&mut self, site: Binary) -> Option<Value> {
        self.and_ordered_rules(site, site.left, site.right)
            .or_else(|| self.and_ordered_rules(site, site.right, site.left))
    }

    rules! {
        /// Rules of `x & y` that look at `x` first, in order.
        fn and_ordered_rules(&mut self, site: Binary, x: Value, y: Value) -> Option<Value> {
            and_of_own_xor,
            and_of_extended_sign,
            and_of_negated_bit,
            and_of_own_extension,
        }
    }

    /// Rules of a conjunction of comparisons.
    fn and_of_compares_rules(&mut self, site: Binary) -> Option<Value> {
        if !p::is_bool(self.f, site.ty) {
            return None;
        }
        self.combine_compares(site.left, site.right, true, false)
    }

    /// `-(x & 1) & y -> (x & 1) == 0 ? 0 : y`. If the negation goes away.
    fn and_of_negated_bit(&mut self, site: Binary, x: Value, y: Value) -> Option<Value> {
        let bit = p::neg(self.f, x).filter(|_| self.one_use(x))?;
        let (_, one) = p::binary(self.f, bit, Opcode::And)?;
        if !p::is_one(self.f, one) {
            return None;
        }
        let zero = self.int(site.ty, 0);
        let is_clear = self.icmp(IntPred::Eq, bit, zero);
        Some(self.select(is_clear, zero, y))
    }

    // ---- with a constant ----------------------------------------------------------------------------------------

    /// `(1 << x) & 1 -> zext(x == 0)`, `(K << x) & C -> x == N ? C : 0`, and so for `>>u`. If `K` and `C` are single bits that are `N` apart in
    /// the direction of the shift, and the shift goes away.
    fn and_of_shifted_bit(&mut self, site: Binary, def: Inst, mask: Int) -> Option<Value> {
        let op = self.f.op(def);
        if !matches!(op, Opcode::Shl | Opcode::LShr) || !self.one_use(site.left) || !mask.is_power_of_two() {
            return None;
        }
        let (bit, amount) = self.ops(def);
        let bit = p::int(self.f, bit).filter(|bit| bit.is_power_of_two())?;
        let (from, to) = (bit.v.trailing_zeros() as u128, mask.v.trailing_zeros() as u128);
        let apart = if op == Opcode::Shl { to.checked_sub(from)? } else { from.checked_sub(to)? };
        let apart = self.int(site.ty, apart);
        let hit = self.icmp(IntPred::Eq, amount, apart);
        if mask.is_one() {
            return Some(self.cast(Opcode::ZExt, 0, hit, site.ty));
        }
        let zero = self.int(site.ty, 0);
        Some(self.select(hit, site.right, zero))
    }

    /// `(x ^ K) & C -> (x & C) ^ (K & C)`. If neither constant is -1 and the `xor` goes away.
    fn and_of_xor_with_constant(&mut self, site: Binary, def: Inst, mask: Int) -> Option<Value> {
        if self.f.op(def) != Opcode::Xor || !self.one_use(site.left) || mask.is_all_ones() {
            return None;
        }
        let (x, k) = self.ops(def);
        let k = p::int(self.f, k).filter(|k| !k.is_all_ones())?;
        let kept = self.binary(Opcode::And, 0, x, site.right);
        let flipped = self.int(site.ty, k.v & mask.v);
        Some(self.binary(Opcode::Xor, 0, kept, flipped))
    }

    /// `(x | K) & C -> (x & (C & ~K)) | (K & C)`. If `C` is not -1 and the `or` goes away.
    fn and_of_or_with_constant(&mut self, site: Binary, def: Inst, mask: Int) -> Option<Value> {
        if self.f.op(def) != Opcode::Or || !self.one_use(site.left) || mask.is_all_ones() {
            return None;
        }
        let (x, k) = self.ops(def);
        let k = p::int(self.f, k)?;
        let rest = self.int(site.ty, mask.v & !k.v);
        let kept = self.binary(Opcode::And, 0, x, rest);
        let set = self.int(site.ty, k.v & mask.v);
        Some(self.binary(Opcode::Or, flags::DISJOINT, kept, set))
    }

    /// `zext(x) & C -> zext(x & C)`. If `x` is no boolean and the extension goes away.
    fn and_of_zero_extension(&mut self, site: Binary, def: Inst, mask: Int) -> Option<Value> {
        if self.f.op(def) != Opcode::ZExt || !self.one_use(site.left) {
            return None;
        }
        let x = self.f.operand(def, 0);
        if p::is_bool(self.f, self.f.type_of(x)) {
            return None;
        }
        let narrow = self.int(self.f.type_of(x), mask.v & p::mask(p::width(self.f, x)));
        let kept = self.binary(Opcode::And, 0, x, narrow);
        Some(self.cast(Opcode::ZExt, 0, kept, site.ty))
    }

    /// `sext(x) & C -> zext(x) & C`. If `C` reads no copy of the sign, and the extension goes away.
    fn and_of_sign_extension(&mut self, site: Binary, def: Inst, mask: Int) -> Option<Value> {
        if self.f.op(def) != Opcode::SExt || !self.one_use(site.left) {
            return None;
        }
        let x = self.f.operand(def, 0);
        let bits = p::width(self.f, x);
        if mask.v & !p::mask(bits) != 0 || bits == 1 {
            return None;
        }
        let extended = self.cast(Opcode::ZExt, 0, x, site.ty);
        Some(self.binary(Opcode::And, 0, extended, site.right))
    }

    /// `(x >>s N) & C -> (x >>u N) & C`. If `C` reads no copy of the sign, and the shift goes away.
    fn and_of_arithmetic_shift(&mut self, site: Binary, def: Inst, mask: Int) -> Option<Value> {
        if self.f.op(def) != Opcode::AShr || !self.one_use(site.left) {
            return None;
        }
        let (x, amount) = self.ops(def);
        let n = p::int(self.f, amount).filter(|n| n.v < n.bits as u128)?;
        if mask.v & !(p::mask(mask.bits) >> n.v) != 0 {
            return None;
        }
        let exact = self.f.flags(def) & flags::EXACT;
        let shifted = self.binary(Opcode::LShr, exact, x, amount);
        Some(self.binary(Opcode::And, 0, shifted, site.right))
    }

    /// `(x >>s (WIDTH - 1)) & y -> x < 0 ? y : 0`, `~(x >>s (WIDTH - 1)) & y -> x < 0 ? 0 : y`, also through `sext`. If the shift goes away
    /// and `y` is no constant.
    fn and_of_spread_sign(&mut self, site: Binary) -> Option<Value> {
        [(site.left, site.right), (site.right, site.left)].into_iter().find_map(|(spread, y)| {
            let spread = Some(spread).filter(|&spread| self.one_use(spread) && !y.is_constant())?;
            let (spread, is_complement) = match p::not(self.f, spread) {
                Some(inner) => (inner, true),
                None => (spread, false),
            };
            let shift = p::cast(self.f, spread, Opcode::SExt).unwrap_or(spread);
            let (x, amount) = p::binary(self.f, shift, Opcode::AShr)?;
            let bits = p::width(self.f, x);
            p::int(self.f, amount).filter(|amount| amount.v == u128::from(bits) - 1)?;
            if !self.one_use(spread) || !self.one_use(shift) || bits == 1 {
                return None;
            }
            let zero = self.int(self.f.type_of(x), 0);
            let is_negative = self.icmp(IntPred::Slt, x, zero);
            let zero = self.int(site.ty, 0);
            let (yes, no) = if is_complement { (zero, y) } else { (y, zero) };
            Some(self.select(is_negative, yes, no))
        })
    }

    /// `-x & 1 -> x & 1`. Always.
    fn and_of_negation_with_one(&mut self, site: Binary, _def: Inst, mask: Int) -> Option<Value> {
        let x = p::neg(self.f, site.left).filter(|_| mask.is_one())?;
        Some(self.binary(Opcode::And, 0, x, site.right))
    }

    /// `(x + K) & C -> x & C`. If `C` is a mask of low bits none of which is in `K`.
    fn and_of_sum_with_low_mask(&mut self, site: Binary, def: Inst, mask: Int) -> Option<Value> {
        if self.f.op(def) != Opcode::Add || !mask.is_low_mask() {
            return None;
        }
        let (x, k) = self.ops(def);
        p::int(self.f, k).filter(|k| k.v & mask.v == 0)?;
        Some(self.binary(Opcode::And, 0, x, site.right))
    }

    // ---- of two values ------------------------------------------------------------------------------------------

    /// `(u ^ y) & y -> ~u & y`. If `u` is no constant, and the `xor` goes away or `~u` costs nothing.
    fn and_of_own_xor(&mut self, _site: Binary, x: Value, y: Value) -> Option<Value> {
        let u = p::other(self.f, x, Opcode::Xor, y).filter(|u| !u.is_constant())?;
        if !self.one_use(x) && !self.is_free_to_not(u, false) {
            return None;
        }
        let complement = self.inverted(u);
        Some(self.binary(Opcode::And, 0, y, complement))
    }

    /// `sext(bool) & y -> bool ? y : 0`. Always.
    fn and_of_extended_sign(&mut self, site: Binary, x: Value, y: Value) -> Option<Value> {
        let condition = p::extended_bool(self.f, x, Opcode::SExt)?;
        let zero = self.int(site.ty, 0);
        Some(self.select(condition, y, zero))
    }

    /// `(zext(v) + C) & zext(v) -> zext((v + C) & v)`, and so for `*`, `>>u`, `<<` and `C - zext(v)`. If the operation goes away and
    /// at most two read the extension; a shift must be by less than the narrow width.
    fn and_of_own_extension(&mut self, site: Binary, x: Value, y: Value) -> Option<Value> {
        let v = p::cast(self.f, y, Opcode::ZExt)?;
        let def = x.as_inst().filter(|_| self.one_use(x) && self.f.uses(y).nth(2).is_none())?;
        let op = self.f.op(def);
        if !matches!(op, Opcode::Add | Opcode::Sub | Opcode::Mul | Opcode::LShr | Opcode::Shl) {
            return None;
        }
        let (left, right) = self.ops(def);
        let own = if op == Opcode::Sub { (right, left) } else { (left, right) };
        let constant = Some(own.1).filter(|k| k.is_constant() && own.0 == y)?;
        if op.is_shift() && !self.is_constant_below(constant, p::width(self.f, v)) {
            return None;
        }
        if !self.worth_narrowing(site.ty, self.f.type_of(v)) {
            return None;
        }
        let narrow_type = self.f.type_of(v);
        let constant = self.f.folder().cast(Opcode::Trunc, 0, constant, narrow_type)?;
        let narrow = if op == Opcode::Sub { self.binary(op, 0, constant, v) } else { self.binary(op, 0, v, constant) };
        let both = self.binary(Opcode::And, 0, narrow, v);
        Some(self.cast(Opcode::ZExt, 0, both, site.ty))
    }

    /// Whether arithmetic of type `from` is as cheap in the narrower type `to`: vectors, and integers of the widths that registers
    /// have.
    pub(super) fn worth_narrowing(&self, from: Type, to: Type) -> bool {
        self.f.types().is_vector(from) || matches!(self.f.types().int_bits(to), Some(8 | 16 | 32 | 64))
    }

    /// `(C << n) & 1 -> zext(n == 0)`. If `C` is odd and the shift goes away.
    fn and_of_shifted_odd_constant(&mut self, site: Binary) -> Option<Value> {
        let (shifted, n) = p::binary(self.f, site.left, Opcode::Shl)?;
        let is_odd = p::int(self.f, shifted).is_some_and(|shifted| shifted.v & 1 == 1);
        if !is_odd || !p::is_one(self.f, site.right) || !self.one_use(site.left) {
            return None;
        }
        let zero = self.int(site.ty, 0);
        let test = self.icmp(IntPred::Eq, n, zero);
        Some(self.cast(Opcode::ZExt, 0, test, site.ty))
    }
}
