//! `add`, `sub` and `mul`.

use super::{Operation, Simplifier, WRAP, p};
use warpc_ir::opcode::{Opcode, flags};
use warpc_ir::{TypeKind, Value};

impl Simplifier<'_, '_> {
    rules! {
        /// Rules of `add`, in order; a constant is on the right.
        pub(super) fn add_rules(&mut self, site: Operation) -> Option<Value> {
            add_of_undef,
            add_of_zero,
            add_of_difference,
            add_of_opposite_differences,
            add_of_complements,
            add_of_bits_and_the_others,
            add_of_masked_complements,
            add_nuw_of_all_ones,
            add_of_flipped_sign,
            add_of_bools,
            reassociated,
        }
    }
    rules! {
        /// Rules of `sub`, in order.
        pub(super) fn sub_rules(&mut self, site: Operation) -> Option<Value> {
            sub_of_undef,
            sub_of_zero,
            sub_of_itself,
            negation_without_unsigned_wrap,
            negation_of_limit,
            sub_from_sum,
            sub_of_sum,
            sub_of_difference,
            sub_of_truncations,
            sub_of_bools,
        }
    }
    rules! {
        /// Rules of `mul`, in order; a constant is on the right.
        pub(super) fn mul_rules(&mut self, site: Operation) -> Option<Value> {
            mul_by_zero,
            mul_by_one,
            mul_of_exact_quotient,
            mul_of_signed_bools,
            mul_of_bools,
            reassociated,
        }
    }

    rules! {
        /// Rules of operations on two values that are known to be equal.
        pub(super) fn equal_operands_rules(&mut self, site: Operation) -> Option<Value> {
            operation_on_equals,
        }
    }

    /// `x - y -> 0`, `x ^ y -> 0`, `x % y -> 0`, `x / y -> 1`, `x & y -> y`, `x | y -> y`. If the branch by which control comes to the block says that `x` and `y` are
    /// equal.
    fn operation_on_equals(&mut self, site: Operation) -> Option<Value> {
        match site.op {
            Opcode::UDiv | Opcode::SDiv => self.int(site.ty, 1),
            Opcode::And | Opcode::Or => Some(site.right),
            _ => self.zero(site.ty),
        }
    }

    // ---- sums ---------------------------------------------------------------------------------------------------

    /// Whether no rule of `add` but [`Simplifier::reassociated`] is about the sum `site`: the others want a constant, a difference, an
    /// `xor`, masked values, or one bit. Most sums within sums that are regrouped are of this kind.
    pub(super) fn is_plain_sum(&self, site: Operation) -> bool {
        let is_plain = |value: Value| {
            value.as_inst().is_none_or(|i| !matches!(self.f.op(i), Opcode::Sub | Opcode::Xor | Opcode::And))
        };
        !site.right.is_constant() && is_plain(site.left) && is_plain(site.right) && !p::is_bool(self.f, site.ty)
    }

    /// `x + undef -> undef`. Always.
    fn add_of_undef(&mut self, site: Operation) -> Option<Value> {
        site.right.is_undef_or_poison().then_some(site.right)
    }

    /// `x + 0 -> x`. Always.
    fn add_of_zero(&mut self, site: Operation) -> Option<Value> {
        p::is_zero(self.f, site.right).then_some(site.left)
    }

    /// `x + (y - x) -> y`. Always, in both orders.
    fn add_of_difference(&mut self, site: Operation) -> Option<Value> {
        [site, site.swapped()].into_iter().find_map(|site| {
            let (y, x) = p::binary(self.f, site.right, Opcode::Sub)?;
            (x == site.left).then_some(y)
        })
    }

    /// `(x - y) + (y - x) -> 0`, `x + -x -> 0`. Always.
    fn add_of_opposite_differences(&mut self, site: Operation) -> Option<Value> {
        if !p::are_negations(self.f, site.left, site.right) {
            return None;
        }
        self.zero(site.ty)
    }

    /// `x + ~x -> -1`. Always, in both orders.
    fn add_of_complements(&mut self, site: Operation) -> Option<Value> {
        if !p::are_complements(self.f, site.left, site.right) {
            return None;
        }
        self.int(site.ty, -1)
    }

    /// `x + (x ^ C) -> C`. If `x` has no bits but those of `C`: each of these is in one of the two. In both orders.
    fn add_of_bits_and_the_others(&mut self, site: Operation) -> Option<Value> {
        [site, site.swapped()].into_iter().find_map(|site| {
            let (x, flipped) = p::binary(self.f, site.right, Opcode::Xor)?;
            let bits = p::int(self.f, flipped).filter(|_| x == site.left)?;
            self.known(x).is_some_and(|known| known.max() & !bits.v == 0).then_some(flipped)
        })
    }

    /// `(x & m) + (~x & m) -> m`. Always, in all orders: each bit of `m` is in one of the two.
    fn add_of_masked_complements(&mut self, site: Operation) -> Option<Value> {
        let (x, m) = p::binary(self.f, site.left, Opcode::And)?;
        let (y, n) = p::binary(self.f, site.right, Opcode::And)?;
        for (x, m) in [(x, m), (m, x)] {
            for (y, n) in [(y, n), (n, y)] {
                if m == n && p::are_complements(self.f, x, y) {
                    return Some(m);
                }
            }
        }
        None
    }

    /// `x + -1 -> -1`. With `nuw`: the sum wraps for every `x` but 0.
    fn add_nuw_of_all_ones(&mut self, site: Operation) -> Option<Value> {
        (site.has(flags::NUW) && p::is_all_ones(self.f, site.right)).then_some(site.right)
    }

    /// `(x ^ SIGN) + SIGN -> x`. With `nuw` or `nsw`: the sum always flips the top bit, and has these flags to be seen.
    fn add_of_flipped_sign(&mut self, site: Operation) -> Option<Value> {
        let sign = p::int(self.f, site.right).filter(|addend| addend.is_sign_mask() && site.flags & WRAP != 0)?;
        let (x, flipped) = p::binary(self.f, site.left, Opcode::Xor)?;
        (p::int(self.f, flipped) == Some(sign)).then_some(x)
    }

    /// `add i1 x, y -> xor x, y`. If that is a value at hand.
    fn add_of_bools(&mut self, site: Operation) -> Option<Value> {
        self.as_bool_operation(site, Opcode::Xor)
    }

    /// The value of `op` of the operands of `site` when these have one bit.
    fn as_bool_operation(&mut self, site: Operation, op: Opcode) -> Option<Value> {
        if !p::is_bool(self.f, site.ty) {
            return None;
        }
        self.deeper(|s| {
            let site = Operation { op, flags: 0, ..site };
            if op == Opcode::And { s.and_rules(site) } else { s.xor_rules(site) }
        })
    }

    // ---- differences --------------------------------------------------------------------------------------------

    /// `x - undef -> undef`, `undef - x -> undef`. Always.
    fn sub_of_undef(&mut self, site: Operation) -> Option<Value> {
        (site.left.is_undef_or_poison() || site.right.is_undef_or_poison()).then(|| Value::undef(site.ty))
    }

    /// `x - 0 -> x`. Always.
    fn sub_of_zero(&mut self, site: Operation) -> Option<Value> {
        p::is_zero(self.f, site.right).then_some(site.left)
    }

    /// `x - x -> 0`. Always.
    fn sub_of_itself(&mut self, site: Operation) -> Option<Value> {
        if site.left != site.right {
            return None;
        }
        self.zero(site.ty)
    }

    /// `0 - x -> 0`. With `nuw`: it wraps for every other `x`.
    fn negation_without_unsigned_wrap(&mut self, site: Operation) -> Option<Value> {
        (p::is_zero(self.f, site.left) && site.has(flags::NUW)).then_some(site.left)
    }

    /// `0 - x -> x`, `0 -nsw x -> 0`. If `x` is known to be 0 or the smallest signed number, which is its own negation.
    fn negation_of_limit(&mut self, site: Operation) -> Option<Value> {
        if !p::is_zero(self.f, site.left) {
            return None;
        }
        self.known(site.right).filter(|known| known.max() & (known.mask() >> 1) == 0)?;
        Some(if site.has(flags::NSW) { site.left } else { site.right })
    }

    /// `(x + y) - z -> x + (y - z)`. If both steps are values at hand; for both orders of the sum.
    fn sub_from_sum(&mut self, site: Operation) -> Option<Value> {
        let (x, y) = p::binary(self.f, site.left, Opcode::Add)?;
        [(x, y), (y, x)].into_iter().find_map(|(x, y)| {
            let difference = self.deeper(|s| s.binary(Opcode::Sub, 0, y, site.right))?;
            self.deeper(|s| s.binary(Opcode::Add, 0, x, difference))
        })
    }

    /// `x - (y + z) -> (x - y) - z`. If both steps are values at hand; for both orders of the sum.
    fn sub_of_sum(&mut self, site: Operation) -> Option<Value> {
        let (y, z) = p::binary(self.f, site.right, Opcode::Add)?;
        [(y, z), (z, y)].into_iter().find_map(|(y, z)| {
            let difference = self.deeper(|s| s.binary(Opcode::Sub, 0, site.left, y))?;
            self.deeper(|s| s.binary(Opcode::Sub, 0, difference, z))
        })
    }

    /// `z - (x - y) -> (z - x) + y`. If both steps are values at hand.
    fn sub_of_difference(&mut self, site: Operation) -> Option<Value> {
        let (x, y) = p::binary(self.f, site.right, Opcode::Sub)?;
        let difference = self.deeper(|s| s.binary(Opcode::Sub, 0, site.left, x))?;
        self.deeper(|s| s.binary(Opcode::Add, 0, difference, y))
    }

    /// `trunc x - trunc y -> trunc (x - y)`. If both steps are values at hand.
    fn sub_of_truncations(&mut self, site: Operation) -> Option<Value> {
        let x = p::cast(self.f, site.left, Opcode::Trunc)?;
        let y = p::cast(self.f, site.right, Opcode::Trunc)?;
        if self.f.type_of(x) != self.f.type_of(y) {
            return None;
        }
        let difference = self.deeper(|s| s.binary(Opcode::Sub, 0, x, y))?;
        self.deeper(|s| s.cast(Opcode::Trunc, 0, difference, site.ty))
    }

    /// `sub i1 x, y -> xor x, y`. If that is a value at hand.
    fn sub_of_bools(&mut self, site: Operation) -> Option<Value> {
        self.as_bool_operation(site, Opcode::Xor)
    }

    // ---- products -----------------------------------------------------------------------------------------------

    /// `x * 0 -> 0`, `x * undef -> 0`. Always: undef may be zero.
    fn mul_by_zero(&mut self, site: Operation) -> Option<Value> {
        if !site.right.is_undef_or_poison() && !p::is_zero(self.f, site.right) {
            return None;
        }
        self.zero(site.ty)
    }

    /// `x * 1 -> x`. Always.
    fn mul_by_one(&mut self, site: Operation) -> Option<Value> {
        p::is_one(self.f, site.right).then_some(site.left)
    }

    /// `(x /exact y) * y -> x`, signed or not. Always, in both orders.
    fn mul_of_exact_quotient(&mut self, site: Operation) -> Option<Value> {
        [site, site.swapped()].into_iter().find_map(|site| {
            let quotient = |op| p::binary_with(self.f, site.left, op, flags::EXACT);
            let (x, divisor) = quotient(Opcode::UDiv).or_else(|| quotient(Opcode::SDiv))?;
            (divisor == site.right).then_some(x)
        })
    }

    /// `mul nsw i1 x, y -> 0`. Always: true is -1, and the product of two is 1, which wraps.
    fn mul_of_signed_bools(&mut self, site: Operation) -> Option<Value> {
        if !p::is_bool(self.f, site.ty) || !site.has(flags::NSW) {
            return None;
        }
        self.zero(site.ty)
    }

    /// `mul i1 x, y -> and x, y`. If that is a value at hand.
    fn mul_of_bools(&mut self, site: Operation) -> Option<Value> {
        self.as_bool_operation(site, Opcode::And)
    }

    // ---- all that are associative -------------------------------------------------------------------------------

    /// `(x op y) op z -> x op (y op z)`, the same for every order of the operands. If both steps are values at hand, on
    /// scalars; sums and products of one bit are seen as logic.
    pub(super) fn reassociated(&mut self, site: Operation) -> Option<Value> {
        let is_arithmetic = matches!(site.op, Opcode::Add | Opcode::Mul);
        if self.depth >= super::MAX_DEPTH
            || !matches!(self.f.types().kind(site.ty), TypeKind::Int(_))
            || is_arithmetic && p::is_bool(self.f, site.ty)
        {
            return None;
        }
        for site in [site, site.swapped()] {
            let Some((x, y)) = p::binary(self.f, site.left, site.op) else { continue };
            for (x, y) in [(x, y), (y, x)] {
                let Some(inner) = self.deeper(|s| s.binary(site.op, 0, y, site.right)) else { continue };
                if inner == y {
                    return Some(site.left);
                }
                if let Some(whole) = self.deeper(|s| s.binary(site.op, 0, x, inner)) {
                    return Some(whole);
                }
            }
        }
        None
    }
}
