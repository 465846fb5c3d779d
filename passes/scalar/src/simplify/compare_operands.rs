//! `icmp` of an operation with one of its operands, and of two operations with a common operand.

use super::compare::IntCompare;
use super::imply::same_operands_imply;
use super::{Operation, Simplifier, p};
use warpc_ir::intrinsics::{IntrinsicId, id};
use warpc_ir::opcode::{Opcode, flags};
use warpc_ir::{IntPred, Value};

impl Simplifier<'_, '_> {
    /// Rules of comparisons of operations with their operands, for both orders.
    pub(super) fn operand_compare_rules(&mut self, site: IntCompare) -> Option<Value> {
        self.own_operand_rules(site)
            .or_else(|| self.own_operand_rules(site.swapped()))
            .or_else(|| self.two_operation_rules(site))
    }

    /// Rules of comparisons of the operation on the left with its operand on the right.
    fn own_operand_rules(&mut self, site: IntCompare) -> Option<Value> {
        if let Some(inner) = self.operation(site.left) {
            return self.operation_compare_rules(site, inner);
        }
        self.call_compare_rules(site)
    }

    rules! {
        /// Rules of comparisons of a call with its argument.
        fn call_compare_rules(&mut self, site: IntCompare) -> Option<Value> {
            compare_of_extreme_with_argument,
            compare_of_chosen_extreme,
            compare_of_abs_with_argument,
        }
    }
    rules! {
        /// Rules of comparisons of operation `inner` with its operand, in order.
        fn operation_compare_rules(&mut self, site: IntCompare, inner: Operation) -> Option<Value> {
            compare_of_part_with_whole,
            compare_of_whole_with_part,
            compare_of_remainder_with_divisor,
            compare_of_quotient_with_dividend,
            equality_of_sum_with_addend,
            equality_with_own_difference,
            order_of_sum_with_addend,
            order_of_scaled_part_with_whole,
        }
    }
    rules! {
        /// Rules of comparisons of two operations.
        fn two_operation_rules(&mut self, site: IntCompare) -> Option<Value> {
            compare_of_max_with_min,
            compare_of_sums_with_common_addend,
            compare_of_sums_with_constants,
            compare_of_words_under_masks,
            compare_of_operations_with_one_amount,
            compare_of_multiples,
        }
    }

    /// `umin(x, y) <=u x -> true`, the same for other extremes, `usub.sat`, `uadd.sat` and what follows. Always.
    fn compare_of_extreme_with_argument(&mut self, site: IntCompare) -> Option<Value> {
        use IntPred::*;
        let (which, x, y) = self.extreme_of(site.left)?;
        let either = x == site.right || y == site.right;
        let holds = match which {
            id::UMIN if either => Ule,
            id::UMAX | id::UADD_SAT if either => Uge,
            id::SMIN if either => Sle,
            id::SMAX if either => Sge,
            id::USUB_SAT if x == site.right => Ule,
            _ => return None,
        };
        let truth = same_operands_imply(holds, site.pred)?;
        self.answer(site, truth)
    }

    /// The call of an intrinsic of two arguments behind `value`, or the minimum or maximum that a comparison and a select are: the
    /// intrinsic and both operands, the one first that is chosen where the comparison holds.
    fn extreme_of(&self, value: Value) -> Option<(IntrinsicId, Value, Value)> {
        if let Some((which, _)) = p::intrinsic(self.f, value) {
            let (x, y) = p::binary_intrinsic(self.f, value, which)?;
            return Some((which, x, y));
        }
        let (condition, x, y) = p::select(self.f, value)?;
        let (pred, a, b) = p::icmp(self.f, condition)?;
        let pred = match ((a, b) == (x, y), (b, a) == (x, y)) {
            (true, _) => pred,
            (_, true) => pred.swapped(),
            _ => return None,
        };
        let which = match pred {
            IntPred::Ult | IntPred::Ule => id::UMIN,
            IntPred::Ugt | IntPred::Uge => id::UMAX,
            IntPred::Slt | IntPred::Sle => id::SMIN,
            IntPred::Sgt | IntPred::Sge => id::SMAX,
            _ => return None,
        };
        Some((which, x, y))
    }

    /// `(x >= y ? x : y) == x -> x >= y`, and so for other extremes, for `<=` of a maximum and `>=` of a minimum. If the comparison is just that
    /// one; equal numbers are not told apart by it.
    fn compare_of_chosen_extreme(&mut self, site: IntCompare) -> Option<Value> {
        use IntPred::*;
        let (condition, _, _) = p::select(self.f, site.left)?;
        let (which, x, y) = self.extreme_of(site.left)?;
        let other = p::partner((x, y), site.right)?;
        // The operand is the extreme where `at_least` holds of it and the other one; what the question then asks is `asks`.
        let (at_least, asks) = match which {
            id::UMIN => (Ule, Uge),
            id::UMAX => (Uge, Ule),
            id::SMIN => (Sle, Sge),
            _ => (Sge, Sle),
        };
        let truth = match site.pred {
            pred if pred == Eq || pred == asks => true,
            pred if pred == Ne || pred == asks.inverse() => false,
            _ => return None,
        };
        let wanted = if truth { at_least } else { at_least.inverse() };
        let (pred, a, b) = p::icmp(self.f, condition)?;
        let is_it =
            (pred, a, b) == (wanted, site.right, other) || (pred.swapped(), b, a) == (wanted, site.right, other);
        is_it.then_some(condition)
    }

    /// `abs(x) >=s x -> true`, `abs(x) <=u x -> true`, and so for their opposites. Always: the smallest number is its own.
    fn compare_of_abs_with_argument(&mut self, site: IntCompare) -> Option<Value> {
        p::binary_intrinsic(self.f, site.left, id::ABS).filter(|&(x, _)| x == site.right)?;
        let truth = same_operands_imply(IntPred::Sge, site.pred).or(same_operands_imply(IntPred::Ule, site.pred))?;
        self.answer(site, truth)
    }

    /// `(x & y) <=u x -> true`, `x /u y <=u x -> true`, the same for `urem`, `>>u`, `sub nuw`, and for `>u`. Always.
    fn compare_of_part_with_whole(&mut self, site: IntCompare, inner: Operation) -> Option<Value> {
        let truth = match site.pred {
            IntPred::Ule => true,
            IntPred::Ugt => false,
            _ => return None,
        };
        let is_part = match inner.op {
            Opcode::And => inner.left == site.right || inner.right == site.right,
            Opcode::URem | Opcode::UDiv | Opcode::LShr => inner.left == site.right,
            Opcode::Sub => inner.left == site.right && inner.has(flags::NUW),
            _ => false,
        };
        if !is_part {
            return None;
        }
        self.answer(site, truth)
    }

    /// `(x | y) >=u x -> true`, the same for `add nuw` and `shl nuw`, and for `<u`. Always.
    fn compare_of_whole_with_part(&mut self, site: IntCompare, inner: Operation) -> Option<Value> {
        let truth = match site.pred {
            IntPred::Uge => true,
            IntPred::Ult => false,
            _ => return None,
        };
        let is_whole = match inner.op {
            Opcode::Or => inner.left == site.right || inner.right == site.right,
            Opcode::Add => (inner.left == site.right || inner.right == site.right) && inner.has(flags::NUW),
            Opcode::Shl => inner.left == site.right && inner.has(flags::NUW),
            _ => false,
        };
        if !is_whole {
            return None;
        }
        self.answer(site, truth)
    }

    /// `x %u y <u y -> true`, and what follows. Always; signed orders if `y` is known not to be negative.
    fn compare_of_remainder_with_divisor(&mut self, site: IntCompare, inner: Operation) -> Option<Value> {
        use IntPred::*;
        if inner.op != Opcode::URem || inner.right != site.right {
            return None;
        }
        if site.pred.is_signed() && !self.non_negative(site.right) {
            return None;
        }
        self.answer(site, matches!(site.pred, Ult | Ule | Ne | Slt | Sle))
    }

    /// `x /u y <u x -> true`, `x >>u y <u x -> true`, and what follows. If `x` is not zero, and `y` is above 1 (not zero).
    fn compare_of_quotient_with_dividend(&mut self, site: IntCompare, inner: Operation) -> Option<Value> {
        use IntPred::*;
        if inner.left != site.right || !matches!(site.pred, Eq | Ne | Ult | Uge) {
            return None;
        }
        let shrinks = match inner.op {
            Opcode::UDiv => self.known(inner.right).is_some_and(|known| known.min() > 1),
            Opcode::LShr => self.non_zero(inner.right),
            _ => false,
        };
        if !shrinks || !self.non_zero(inner.left) {
            return None;
        }
        self.answer(site, matches!(site.pred, Ne | Ult))
    }

    /// `x + y == x -> false`, the same for `x ^ y` and `x - y`, and for `!=`. If `y` is known not to be zero.
    fn equality_of_sum_with_addend(&mut self, site: IntCompare, inner: Operation) -> Option<Value> {
        if !site.pred.is_equality() {
            return None;
        }
        let difference = match inner.op {
            Opcode::Add | Opcode::Xor => p::partner((inner.left, inner.right), site.right)?,
            Opcode::Sub if inner.left == site.right => inner.right,
            _ => return None,
        };
        if !self.non_zero(difference) {
            return None;
        }
        self.answer(site, site.pred == IntPred::Ne)
    }

    /// `x +nsw y >=s x -> true`, `x +nsw y <s x -> true`, and what follows. If `y` is known not to be negative (to be negative).
    fn order_of_sum_with_addend(&mut self, site: IntCompare, inner: Operation) -> Option<Value> {
        use IntPred::*;
        if inner.op != Opcode::Add || !inner.has(flags::NSW) {
            return None;
        }
        let known = self.known(p::partner((inner.left, inner.right), site.right)?)?;
        let truth = match site.pred {
            Sge if known.is_non_negative() => true,
            Slt if known.is_non_negative() => false,
            Slt | Sle if known.is_negative() => true,
            Sge | Sgt if known.is_negative() => false,
            _ => return None,
        };
        self.answer(site, truth)
    }

    /// `smax(x, y) >=s smin(x, z) -> true`, the same unsigned, exchanged and for `<`. Always: both are compared with `x`.
    fn compare_of_max_with_min(&mut self, site: IntCompare) -> Option<Value> {
        let (left, x, y) = self.extreme_of(site.left)?;
        let (right, u, w) = self.extreme_of(site.right)?;
        let holds = match (left, right) {
            (id::SMAX, id::SMIN) => IntPred::Sge,
            (id::SMIN, id::SMAX) => IntPred::Sle,
            (id::UMAX, id::UMIN) => IntPred::Uge,
            (id::UMIN, id::UMAX) => IntPred::Ule,
            _ => return None,
        };
        p::partner((u, w), x).or_else(|| p::partner((u, w), y))?;
        let truth = same_operands_imply(holds, site.pred)?;
        self.answer(site, truth)
    }

    /// `x + y pred x + z -> y pred z`, the same for `xor`. If that is known and `x` is not undef; sums only keep orders in
    /// which both do not wrap, `xor` only equality.
    fn compare_of_sums_with_common_addend(&mut self, site: IntCompare) -> Option<Value> {
        let (left, right) = (self.operation(site.left)?, self.operation(site.right)?);
        if left.op != right.op || !matches!(left.op, Opcode::Add | Opcode::Xor) {
            return None;
        }
        let wanted = if site.pred.is_signed() { flags::NSW } else { flags::NUW };
        let keeps_order = left.op == Opcode::Add && left.has(wanted) && right.has(wanted);
        if !site.pred.is_equality() && !keeps_order {
            return None;
        }
        let (common, y, z) = if left.left == right.left {
            (left.left, left.right, right.right)
        } else if left.right == right.right {
            (left.right, left.left, right.left)
        } else if left.left == right.right {
            (left.left, left.right, right.left)
        } else if left.right == right.left {
            (left.right, left.left, right.right)
        } else {
            return None;
        };
        // Undef in the common operand may be one number on both sides: the answer is one that there can be.
        if common.is_poison() {
            return None;
        }
        let truth = self.known_compare(site.pred, y, z)?;
        self.answer(site, truth)
    }

    /// `C - x == x -> false`, and so for `!=`. If `C` is odd: twice a number is even.
    fn equality_with_own_difference(&mut self, site: IntCompare, inner: Operation) -> Option<Value> {
        let is_odd = inner.op == Opcode::Sub && p::int(self.f, inner.left).is_some_and(|c| c.v & 1 == 1);
        if !is_odd || inner.right != site.right || !site.pred.is_equality() {
            return None;
        }
        self.answer(site, site.pred == IntPred::Ne)
    }

    /// `(x * C) /u D <=u x -> true`, `x * C >>u N <=u x -> true`, the same for `x << N`, and for `>u`. If the divisor is no less than the factor.
    fn order_of_scaled_part_with_whole(&mut self, site: IntCompare, inner: Operation) -> Option<Value> {
        let truth = match site.pred {
            IntPred::Ule => true,
            IntPred::Ugt => false,
            _ => return None,
        };
        let power = |amount: p::Int| (amount.v < amount.bits as u128).then(|| 1u128 << amount.v);
        let right = p::int(self.f, inner.right)?;
        let divisor = match inner.op {
            Opcode::UDiv => right.v,
            Opcode::LShr => power(right)?,
            _ => return None,
        };
        let scaled = self.operation(inner.left).filter(|scaled| scaled.left == site.right)?;
        let by = p::int(self.f, scaled.right)?;
        let factor = match scaled.op {
            Opcode::Mul => by.v,
            Opcode::Shl => power(by)?,
            _ => return None,
        };
        if factor > divisor {
            return None;
        }
        self.answer(site, truth)
    }

    /// The sum behind `value`: what is not constant, the constant, and its flags; zero is added where there is no sum. An `or` of bits that
    /// are not there is one.
    fn sum_with_constant(&self, value: Value) -> (Value, Option<p::Int>, u16) {
        let sum = self.operation(value).and_then(|sum| match sum.op {
            Opcode::Add => Some((sum.left, p::int(self.f, sum.right)?, sum.flags)),
            Opcode::Or if sum.has(flags::DISJOINT) => {
                Some((sum.left, p::int(self.f, sum.right)?, flags::NUW | flags::NSW))
            }
            _ => None,
        });
        match sum {
            Some((part, constant, flags)) => (part, Some(constant), flags),
            None => (value, None, flags::NUW | flags::NSW),
        }
    }

    /// `x + C == x + D -> C == D`, `x + C < x + D -> C < D`, also where one of the two is `x`. Orders if neither sum wraps: one that is
    /// marked so, with a constant that is no nearer to zero, says it of the other.
    pub(super) fn compare_of_sums_with_constants(&mut self, site: IntCompare) -> Option<Value> {
        let ((x, c, first), (y, d, second)) = (self.sum_with_constant(site.left), self.sum_with_constant(site.right));
        if x != y || c.is_none() && d.is_none() {
            return None;
        }
        let bits = c.or(d).map_or(0, |number| number.bits);
        let zero = p::Int::new(0, bits);
        let (c, d) = (c.unwrap_or(zero), d.unwrap_or(zero));
        let truth = if site.pred.is_equality() {
            (c == d) == (site.pred == IntPred::Eq)
        } else {
            let marked = if site.pred.is_signed() { flags::NSW } else { flags::NUW };
            // Whether `near` lies between zero and `far`.
            let between = |near: p::Int, far: p::Int| match site.pred.is_signed() {
                true => {
                    near.is_negative() == far.is_negative()
                        && near.signed().unsigned_abs() <= far.signed().unsigned_abs()
                }
                false => near.v <= far.v,
            };
            let exact = first & marked != 0 && (second & marked != 0 || between(d, c) || d.is_zero())
                || second & marked != 0 && (between(c, d) || c.is_zero());
            if !exact {
                return None;
            }
            let (pred, order) = match site.pred.is_signed() {
                true => (site.pred, c.signed().cmp(&d.signed())),
                false => (site.pred, c.v.cmp(&d.v)),
            };
            super::compare::order_fulfils(pred, order)
        };
        self.answer(site, truth)
    }

    /// `x & C <=u x & D -> true`, `x | C <=u x | D -> true`, and what follows. If `D` has all bits of `C`; signed orders if both constants have
    /// one sign.
    fn compare_of_words_under_masks(&mut self, site: IntCompare) -> Option<Value> {
        let (left, right) = (self.operation(site.left)?, self.operation(site.right)?);
        if left.op != right.op || left.left != right.left || !matches!(left.op, Opcode::And | Opcode::Or) {
            return None;
        }
        let (c, d) = (p::int(self.f, left.right)?, p::int(self.f, right.right)?);
        if site.pred.is_signed() && c.is_negative() != d.is_negative() {
            return None;
        }
        let holds = match (c.v & d.v == c.v, c.v & d.v == d.v, site.pred.is_signed()) {
            (true, _, false) => IntPred::Ule,
            (_, true, false) => IntPred::Uge,
            (true, _, true) => IntPred::Sle,
            (_, true, true) => IntPred::Sge,
            _ => return None,
        };
        let truth = same_operands_imply(holds, site.pred)?;
        self.answer(site, truth)
    }

    /// `x << n pred y << n -> x pred y`, the same for exact right shifts and quotients. If that is known and no bit of either is lost.
    fn compare_of_operations_with_one_amount(&mut self, site: IntCompare) -> Option<Value> {
        let (left, right) = (self.operation(site.left)?, self.operation(site.right)?);
        if left.op != right.op || left.right != right.right {
            return None;
        }
        let both = |wanted: u16| left.has(wanted) && right.has(wanted);
        let (signed, equality) = (site.pred.is_signed(), site.pred.is_equality());
        let keeps = match left.op {
            Opcode::Shl => !signed && both(flags::NUW) || (signed || equality) && both(flags::NSW),
            Opcode::UDiv | Opcode::LShr => !signed && both(flags::EXACT),
            Opcode::SDiv => equality && both(flags::EXACT),
            Opcode::AShr => both(flags::EXACT),
            _ => false,
        };
        if !keeps {
            return None;
        }
        let truth = self.known_compare(site.pred, left.left, right.left)?;
        self.answer(site, truth)
    }

    /// `x << N <u x << M -> true`, and what follows. If `N < M`, `x` is not zero and neither wraps; signed orders if `x` is positive.
    fn compare_of_multiples(&mut self, site: IntCompare) -> Option<Value> {
        let (left, right) = (self.operation(site.left)?, self.operation(site.right)?);
        if left.op != Opcode::Shl || right.op != Opcode::Shl || left.left != right.left {
            return None;
        }
        let (n, m) = (p::int(self.f, left.right)?, p::int(self.f, right.right)?);
        let marked = if site.pred.is_signed() { flags::NSW } else { flags::NUW };
        if n == m || !left.has(marked) || !right.has(marked) || !self.non_zero(left.left) {
            return None;
        }
        if site.pred.is_signed() && !self.non_negative(left.left) {
            return None;
        }
        let holds = match (n.v < m.v, site.pred.is_signed()) {
            (true, false) => IntPred::Ult,
            (false, false) => IntPred::Ugt,
            (true, true) => IntPred::Slt,
            (false, true) => IntPred::Sgt,
        };
        let truth = same_operands_imply(holds, site.pred)?;
        self.answer(site, truth)
    }
}
