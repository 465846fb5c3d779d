//! `sub`: differences as canonical, cheaper operations.

use super::{Binary, Combiner, p};
use p::Int;
use warpc_ir::consts::ConstKind;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::opcode::flags;
use warpc_ir::{Builder, Opcode, Value};

const NUW: u16 = flags::NUW;
const NSW: u16 = flags::NSW;

impl Combiner<'_, '_> {
    /// Rules of `sub`.
    pub(super) fn sub(&mut self, inst: Inst) -> Option<Value> {
        if let Some(v) = self.common(inst) {
            return Some(v);
        }
        let site = self.binary_site(inst, NUW | NSW);
        self.sub_rules(site).or_else(|| self.infer_wrap(inst))
    }

    rules! {
        /// Rules of `sub`, in order.
        fn sub_rules(&mut self, site: Binary) -> Option<Value> {
            sub_of_bools,
            difference_of_sums,
            sub_of_constant,
            sub_of_negation,
            sub_from_constant_rules,
            sub_of_complements,
            sub_of_parts_rules,
            sub_of_sum_rules,
            sub_from_difference,
            sub_of_difference,
            sub_of_own_and,
            sub_from_or_rules,
            sub_of_or_from_and,
            sub_from_difference_of_values,
            sub_of_or_from_xor,
            sub_of_extended_bool,
            sub_of_own_multiple,
            sub_from_own_multiple,
            sub_of_umin,
            sub_from_umax,
            sub_of_select,
            sub_of_pointers,
            sub_of_product,
            sub_to_absolute,
            operation_that_fits_before_extension,
            difference_from_negatible,
            wrap_of_remainder,
        }
    }

    /// Rules of a difference from a constant.
    fn sub_from_constant_rules(&mut self, site: Binary) -> Option<Value> {
        let minuend = p::int(self.f, site.left)?;
        self.sub_constant_rules(site, minuend)
    }

    rules! {
        /// Rules of `minuend - right`, in order.
        fn sub_constant_rules(&mut self, site: Binary, minuend: Int) -> Option<Value> {
            sub_from_all_ones,
            sub_of_complement,
            sub_of_sum_with_constant,
            sub_of_difference_from_constant,
            sub_of_bool_from_constant,
            negation_of_free_rules,
            sub_from_low_mask,
        }
    }

    /// Rules of `0 - v` for a `v` whose negation costs nothing more.
    fn negation_of_free_rules(&mut self, site: Binary, minuend: Int) -> Option<Value> {
        if !minuend.is_zero() {
            return None;
        }
        let def = site.right.as_inst()?;
        self.negation_rules(site, def)
    }

    rules! {
        /// Rules of the negation of the result of `def`.
        fn negation_rules(&mut self, site: Binary, def: Inst) -> Option<Value> {
            negation_of_difference,
            negation_of_product,
            negation_of_multiple_of_power,
            negation_of_sign_bit,
            negation_of_three_way_compare,
            negation_of_shifted_constant,
        }
    }

    /// Rules of a difference whose right side is a sum.
    fn sub_of_sum_rules(&mut self, site: Binary) -> Option<Value> {
        let (x, y) = p::binary(self.f, site.right, Opcode::Add)?;
        self.sub_of_sum_in_order_rules(site, x, y)
            .or_else(|| self.sub_of_sum_in_order_rules(site, y, x))
            .or_else(|| self.sub_of_sum_with_addend_rules(site, x, y))
    }

    rules! {
        /// Rules of `left - (x + y)` for one order of the sum.
        fn sub_of_sum_in_order_rules(&mut self, site: Binary, x: Value, y: Value) -> Option<Value> {
            sub_of_own_sum,
            sub_of_sums,
        }
    }

    rules! {
        /// Rules of `left - (x + y)` for a constant `y`.
        fn sub_of_sum_with_addend_rules(&mut self, site: Binary, x: Value, y: Value) -> Option<Value> {
            sub_of_sum_with_addend,
        }
    }

    /// Rules of a difference whose left side is an `or`.
    fn sub_from_or_rules(&mut self, site: Binary) -> Option<Value> {
        let (x, y) = p::binary(self.f, site.left, Opcode::Or)?;
        self.sub_from_or_pair_rules(site, x, y)
    }

    rules! {
        /// Rules of `(x | y) - right`.
        fn sub_from_or_pair_rules(&mut self, site: Binary, x: Value, y: Value) -> Option<Value> {
            sub_of_and_from_or,
            sub_of_xor_from_or,
            sub_of_part_from_or,
        }
    }

    /// `sub i1 x, y -> xor y, x`. Always.
    fn sub_of_bools(&mut self, site: Binary) -> Option<Value> {
        p::is_bool(self.f, site.ty).then(|| self.binary(Opcode::Xor, 0, site.right, site.left))
    }

    /// `x - C -> x + -C`. Always; `nsw` stays unless `C` is the smallest number, whose negation does not exist.
    fn sub_of_constant(&mut self, site: Binary) -> Option<Value> {
        let Some(subtrahend) = p::int(self.f, site.right) else {
            // Lanes that differ are negated one by one.
            let listed = |c: Const| self.f.consts().row(c).kind == ConstKind::Aggregate;
            if !self.f.types().is_vector(site.ty) || !site.right.as_const().is_some_and(listed) {
                return None;
            }
            let zero = self.f.folder().zero(site.ty)?;
            let negated = self.f.folder().binary(Opcode::Sub, 0, zero, site.right)?;
            return Some(self.binary(Opcode::Add, 0, site.left, negated));
        };
        let k = self.int(site.ty, subtrahend.neg().v);
        let keep = if subtrahend.is_sign_mask() { 0 } else { site.flags & NSW };
        Some(self.binary(Opcode::Add, keep, site.left, k))
    }

    /// `x - -y -> x + y`. Always; `nsw` stays if difference and negation have it.
    fn sub_of_negation(&mut self, site: Binary) -> Option<Value> {
        let y = p::neg(self.f, site.right)?;
        let keep = if p::has_flags(self.f, site.right, NSW) { site.flags & NSW } else { 0 };
        Some(self.binary(Opcode::Add, keep, site.left, y))
    }

    /// `-1 - x -> ~x`. Always.
    fn sub_from_all_ones(&mut self, site: Binary, minuend: Int) -> Option<Value> {
        minuend.is_all_ones().then(|| self.not(site.right))
    }

    /// `C - ~x -> x + (C + 1)`. Always.
    fn sub_of_complement(&mut self, site: Binary, minuend: Int) -> Option<Value> {
        let x = p::not(self.f, site.right)?;
        let k = self.int(site.ty, minuend.v.wrapping_add(1));
        Some(self.binary(Opcode::Add, 0, x, k))
    }

    /// `C - (x + C1) -> (C - C1) - x`. Always; what both say of wrapping stays where `C - C1` does not wrap.
    fn sub_of_sum_with_constant(&mut self, site: Binary, minuend: Int) -> Option<Value> {
        let (x, addend) = p::binary(self.f, site.right, Opcode::Add)?;
        if !addend.is_constant() {
            return None;
        }
        let said = self.f.flags(site.inst) & site.right.as_inst().map_or(0, |sum| self.f.flags(sum));
        let exact = p::int(self.f, addend).and_then(|addend| minuend.signed().checked_sub(addend.signed()));
        let fits = exact.is_some_and(|exact| Int::new(exact as u128, minuend.bits).signed() == exact);
        // Without a sign `C` is no less than the sum, and so than `C1`.
        let keep = if fits { said & (flags::NUW | flags::NSW) } else { said & flags::NUW };
        let k = self.binary(Opcode::Sub, 0, site.left, addend);
        Some(self.binary(Opcode::Sub, keep, k, x))
    }

    /// `C - (C1 - x) -> x + (C - C1)`. Always.
    fn sub_of_difference_from_constant(&mut self, site: Binary, _minuend: Int) -> Option<Value> {
        let (inner, x) = p::binary(self.f, site.right, Opcode::Sub)?;
        if !inner.is_constant() {
            return None;
        }
        let k = self.binary(Opcode::Sub, 0, site.left, inner);
        Some(self.binary(Opcode::Add, 0, x, k))
    }

    /// `C - ext(b) -> b ? C - ext(true) : C`; `0 - zext(b) -> sext(b)` and the other way round. If `b` is a boolean.
    fn sub_of_bool_from_constant(&mut self, site: Binary, minuend: Int) -> Option<Value> {
        for (ext, other, step) in [(Opcode::ZExt, Opcode::SExt, u128::MAX), (Opcode::SExt, Opcode::ZExt, 1)] {
            if let Some(x) = p::extended_bool(self.f, site.right, ext) {
                if minuend.is_zero() {
                    return Some(self.cast(other, 0, x, site.ty));
                }
                let yes = self.int(site.ty, minuend.v.wrapping_add(step));
                return Some(self.select(x, yes, site.left));
            }
        }
        None
    }

    /// `MASK - x -> x ^ MASK`. If `MASK` is a low mask and `x` has no bit outside of it.
    fn sub_from_low_mask(&mut self, site: Binary, minuend: Int) -> Option<Value> {
        if !minuend.is_low_mask() || self.known(site.right).is_none_or(|known| known.max() & !minuend.v != 0) {
            return None;
        }
        Some(self.binary(Opcode::Xor, 0, site.right, site.left))
    }

    /// `~x - ~y -> y - x`. Always.
    fn sub_of_complements(&mut self, site: Binary) -> Option<Value> {
        let (x, y) = (p::not(self.f, site.left)?, p::not(self.f, site.right)?);
        Some(self.binary(Opcode::Sub, 0, y, x))
    }

    /// `x - (x + y) -> -y`. Always.
    fn sub_of_own_sum(&mut self, site: Binary, x: Value, y: Value) -> Option<Value> {
        (x == site.left).then(|| self.neg(y, 0))
    }

    /// `(x + z) - (x + y) -> z - y`. Always.
    fn sub_of_sums(&mut self, site: Binary, x: Value, y: Value) -> Option<Value> {
        let z = p::other(self.f, site.left, Opcode::Add, x)?;
        Some(self.binary(Opcode::Sub, 0, z, y))
    }

    /// `v - (x + C) -> (v - x) - C`. If the sum goes away.
    fn sub_of_sum_with_addend(&mut self, site: Binary, x: Value, y: Value) -> Option<Value> {
        if p::int(self.f, y).is_none() || !self.one_use(site.right) {
            return None;
        }
        let difference = self.binary(Opcode::Sub, 0, site.left, x);
        Some(self.binary(Opcode::Sub, 0, difference, y))
    }

    /// `(x - y) - x -> -y`. Always.
    fn sub_from_difference(&mut self, site: Binary) -> Option<Value> {
        let (x, y) = p::binary(self.f, site.left, Opcode::Sub)?;
        (x == site.right).then(|| self.neg(y, 0))
    }

    /// `x - (y - z) -> x + (z - y)`. If the inner difference goes away.
    fn sub_of_difference(&mut self, site: Binary) -> Option<Value> {
        let (y, z) = p::binary(self.f, site.right, Opcode::Sub)?;
        if !self.one_use(site.right) {
            return None;
        }
        let turned = self.binary(Opcode::Sub, 0, z, y);
        Some(self.binary(Opcode::Add, 0, turned, site.left))
    }

    /// `x - (x & y) -> x & ~y`. If the `and` goes away or `~y` costs nothing.
    fn sub_of_own_and(&mut self, site: Binary) -> Option<Value> {
        let y = p::other(self.f, site.right, Opcode::And, site.left)?;
        if !self.one_use(site.right) && !self.is_free_to_not(y, false) {
            return None;
        }
        let complement = self.inverted(y);
        Some(self.binary(Opcode::And, 0, site.left, complement))
    }

    /// `(x | y) - (x & y) -> x ^ y`. Always.
    fn sub_of_and_from_or(&mut self, site: Binary, x: Value, y: Value) -> Option<Value> {
        let (u, w) = p::binary(self.f, site.right, Opcode::And).filter(|&pair| p::same_pair(pair, (x, y)))?;
        Some(self.binary(Opcode::Xor, 0, u, w))
    }

    /// `(x | y) - (x ^ y) -> x & y`. Always.
    fn sub_of_xor_from_or(&mut self, site: Binary, x: Value, y: Value) -> Option<Value> {
        let (u, w) = p::binary(self.f, site.right, Opcode::Xor).filter(|&pair| p::same_pair(pair, (x, y)))?;
        Some(self.binary(Opcode::And, 0, u, w))
    }

    /// `(x | y) - y -> x & ~y`. If the `or` goes away.
    fn sub_of_part_from_or(&mut self, site: Binary, x: Value, y: Value) -> Option<Value> {
        for (x, y) in [(x, y), (y, x)] {
            if y == site.right && self.one_use(site.left) {
                let complement = self.not(y);
                return Some(self.binary(Opcode::And, 0, x, complement));
            }
        }
        None
    }

    /// `(x & y) - (x | y) -> -(x ^ y)`. If one of the operations goes away.
    fn sub_of_or_from_and(&mut self, site: Binary) -> Option<Value> {
        let (x, y) = p::binary(self.f, site.left, Opcode::And)?;
        p::binary(self.f, site.right, Opcode::Or).filter(|&pair| p::same_pair(pair, (x, y)))?;
        if !self.one_use(site.left) && !self.one_use(site.right) {
            return None;
        }
        let differ = self.binary(Opcode::Xor, 0, x, y);
        Some(self.neg(differ, 0))
    }

    /// `(x - y) - z -> x - (y + z)`. If the inner difference goes away; without wrap where neither difference wraps unsigned, and
    /// without signed wrap where neither wraps at all.
    fn sub_from_difference_of_values(&mut self, site: Binary) -> Option<Value> {
        let (x, y) = p::binary(self.f, site.left, Opcode::Sub).filter(|_| self.one_use(site.left))?;
        let both = site.flags & self.f.flags(site.left.as_inst()?);
        let kept = if both & NUW != 0 { both & (NUW | NSW) } else { 0 };
        let sum = self.binary(Opcode::Add, kept, y, site.right);
        Some(self.binary(Opcode::Sub, kept, x, sum))
    }

    /// `(x ^ y) - (x | y) -> -(x & y)`. If one of the operations goes away.
    fn sub_of_or_from_xor(&mut self, site: Binary) -> Option<Value> {
        let (x, y) = p::binary(self.f, site.left, Opcode::Xor)?;
        if !p::same_pair(p::binary(self.f, site.right, Opcode::Or)?, (x, y))
            || !self.one_use(site.left) && !self.one_use(site.right)
        {
            return None;
        }
        let both = self.binary(Opcode::And, 0, x, y);
        Some(self.neg(both, 0))
    }

    /// `x - zext(b) -> x + sext(b)`, `x - sext(b) -> x + zext(b)`. If `b` is a boolean and its extension goes away.
    fn sub_of_extended_bool(&mut self, site: Binary) -> Option<Value> {
        for (ext, other) in [(Opcode::ZExt, Opcode::SExt), (Opcode::SExt, Opcode::ZExt)] {
            if let Some(x) = p::extended_bool(self.f, site.right, ext).filter(|_| self.one_use(site.right)) {
                let extended = self.cast(other, 0, x, site.ty);
                return Some(self.binary(Opcode::Add, 0, site.left, extended));
            }
        }
        None
    }

    /// `x - x * C -> x * (1 - C)`. If the product goes away.
    fn sub_of_own_multiple(&mut self, site: Binary) -> Option<Value> {
        let (x, factor) = p::binary(self.f, site.right, Opcode::Mul)?;
        if x != site.left || !self.one_use(site.right) {
            return None;
        }
        let factor = p::int(self.f, factor)?;
        let k = self.int(site.ty, 1u128.wrapping_sub(factor.v));
        Some(self.binary(Opcode::Mul, 0, x, k))
    }

    /// `x * C - x -> x * (C - 1)`. If the product goes away.
    fn sub_from_own_multiple(&mut self, site: Binary) -> Option<Value> {
        let (x, factor) = p::binary(self.f, site.left, Opcode::Mul)?;
        if x != site.right || !self.one_use(site.left) {
            return None;
        }
        let factor = p::int(self.f, factor)?;
        let k = self.int(site.ty, factor.v.wrapping_sub(1));
        Some(self.binary(Opcode::Mul, 0, x, k))
    }

    /// `x - umin(x, y) -> usub.sat(x, y)`. If the minimum goes away.
    fn sub_of_umin(&mut self, site: Binary) -> Option<Value> {
        let (x, y) = p::binary_intrinsic(self.f, site.right, id::UMIN)?;
        let y = p::partner((x, y), site.left).filter(|_| self.one_use(site.right))?;
        self.intrinsic(id::USUB_SAT, &[site.left, y], 0)
    }

    /// `umax(x, y) - y -> usub.sat(x, y)`. If the maximum goes away.
    fn sub_from_umax(&mut self, site: Binary) -> Option<Value> {
        let (x, y) = p::binary_intrinsic(self.f, site.left, id::UMAX)?;
        let x = p::partner((y, x), site.right).filter(|_| self.one_use(site.left))?;
        self.intrinsic(id::USUB_SAT, &[x, site.right], 0)
    }

    /// `x - (c ? x : y) -> c ? 0 : x - y`, `(c ? x : y) - x -> c ? 0 : y - x`. If the select goes away.
    fn sub_of_select(&mut self, site: Binary) -> Option<Value> {
        for (select, x, x_is_left) in [(site.right, site.left, true), (site.left, site.right, false)] {
            let Some((c, t, e)) = p::select(self.f, select).filter(|_| self.one_use(select)) else { continue };
            if t != x && e != x {
                continue;
            }
            let y = if t == x { e } else { t };
            let (minuend, subtrahend) = if x_is_left { (x, y) } else { (y, x) };
            let difference = self.binary(Opcode::Sub, 0, minuend, subtrahend);
            let zero = self.int(site.ty, 0);
            let (t, e) = if t == x { (zero, difference) } else { (difference, zero) };
            let new = Builder::before(self.f, self.at).select(c, t, e, 0);
            if let (Some(new), Some(old)) = (new.as_inst(), select.as_inst()) {
                let loc = self.f.loc(new);
                self.f.copy_attachments(new, old);
                self.f.set_loc(new, loc);
            }
            return Some(self.queue_new(new));
        }
        None
    }

    /// `x - y * C -> x + y * -C`. If the product goes away; a shift stays.
    fn sub_of_product(&mut self, site: Binary) -> Option<Value> {
        let (y, factor) = p::binary(self.f, site.right, Opcode::Mul).filter(|_| self.one_use(site.right))?;
        let factor = p::int(self.f, factor)?;
        let k = self.int(site.ty, factor.neg().v);
        let product = self.binary(Opcode::Mul, 0, y, k);
        Some(self.binary(Opcode::Add, 0, product, site.left))
    }

    /// `ptrtoint(p + n) - ptrtoint(p) -> n * size`, and the other way round its negation. If an address is its index.
    fn sub_of_pointers(&mut self, site: Binary) -> Option<Value> {
        let x = p::cast(self.f, site.left, Opcode::PtrToInt)?;
        let y = p::cast(self.f, site.right, Opcode::PtrToInt)?;
        let space = self.f.types().addrspace(self.f.type_of(x))?;
        let bits = self.f.layout().index_bits(space);
        if p::width(self.f, site.left) != bits || self.f.layout().pointer_bits(space) != bits {
            return None;
        }
        for (address, base, negate) in [(x, y, false), (y, x, true)] {
            let Some(step) = p::inst(self.f, address, Opcode::GetElementPtr) else { continue };
            if self.f.operand(step, 0) != base || self.f.num_operands(step) != 2 {
                continue;
            }
            let index = self.f.operand(step, 1);
            let elem = Type(self.f.aux(step).a);
            if self.f.type_of(index) != site.ty {
                continue;
            }
            let Some(size) = self.f.layout().fixed_alloc_size(self.f.types(), elem) else { continue };
            let size = self.int(site.ty, size as u128);
            let bytes = if p::is_one(self.f, size) { index } else { self.binary(Opcode::Mul, 0, index, size) };
            return Some(if negate { self.neg(bytes, 0) } else { bytes });
        }
        None
    }

    /// The operands of `def` if it is `op` and only one use reads it.
    fn only_use_of(&self, def: Inst, op: Opcode) -> Option<(Value, Value)> {
        (self.f.op(def) == op && self.one_use(Value::inst(def))).then(|| self.ops(def))
    }

    /// `-(x - y) -> y - x`. If the inner difference goes away.
    fn negation_of_difference(&mut self, _site: Binary, def: Inst) -> Option<Value> {
        let (x, y) = self.only_use_of(def, Opcode::Sub)?;
        Some(self.binary(Opcode::Sub, 0, y, x))
    }

    /// `-(x * C) -> x * -C`. If the inner product goes away; `nsw` stays if both have it.
    fn negation_of_product(&mut self, site: Binary, def: Inst) -> Option<Value> {
        let (x, y) = self.only_use_of(def, Opcode::Mul)?;
        let factor = p::int(self.f, y)?;
        let keep = site.flags & self.f.flags(def) & NSW;
        let k = self.int(site.ty, factor.neg().v);
        Some(self.binary(Opcode::Mul, keep, x, k))
    }

    /// `-(x << N) -> x * -2^N`. If the shift goes away and the negation of `x` costs something; `nsw` stays if both have it.
    fn negation_of_multiple_of_power(&mut self, site: Binary, def: Inst) -> Option<Value> {
        let (x, amount) = self.only_use_of(def, Opcode::Shl).filter(|(x, _)| !x.is_constant())?;
        let amount = p::int(self.f, amount).filter(|amount| amount.v < u128::from(amount.bits))?;
        if self.negates_for_free(site.right, true, 0) {
            return None;
        }
        let keep = site.flags & self.f.flags(def) & NSW;
        let k = self.int(site.ty, Int::new(1 << amount.v, amount.bits).neg().v);
        Some(self.binary(Opcode::Mul, keep, x, k))
    }

    /// `-(x >>u (bits - 1)) -> x >>s (bits - 1)`, and the other way round. Always; `exact` stays.
    fn negation_of_sign_bit(&mut self, _site: Binary, def: Inst) -> Option<Value> {
        let other = match self.f.op(def) {
            Opcode::LShr => Opcode::AShr,
            Opcode::AShr => Opcode::LShr,
            _ => return None,
        };
        let (x, amount) = self.ops(def);
        p::int(self.f, amount).filter(|amount| amount.v == amount.bits as u128 - 1)?;
        let keep = self.f.flags(def) & flags::EXACT;
        Some(self.binary(other, keep, x, amount))
    }

    /// `-cmp(x, y) -> cmp(y, x)` for `scmp` and `ucmp`. If the inner comparison goes away.
    fn negation_of_three_way_compare(&mut self, _site: Binary, def: Inst) -> Option<Value> {
        let (which, call) = p::intrinsic(self.f, Value::inst(def)).filter(|_| self.one_use(Value::inst(def)))?;
        if !matches!(which, id::SCMP | id::UCMP) {
            return None;
        }
        let (x, y) = (self.f.operand(call, 0), self.f.operand(call, 1));
        let operands = self.f.type_of(x);
        self.intrinsic_with(which, &[self.f.ty(def), operands], &[y, x], 0)
    }

    /// `-(C << n) -> -C << n`. If the inner shift goes away.
    fn negation_of_shifted_constant(&mut self, _site: Binary, def: Inst) -> Option<Value> {
        let (shifted, amount) = self.only_use_of(def, Opcode::Shl)?;
        let shifted = p::int(self.f, shifted)?;
        let k = self.int(self.f.ty(def), shifted.neg().v);
        Some(self.binary(Opcode::Shl, 0, k, amount))
    }
}
