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
            order_of_sum_with_addend,
        }
    }
    rules! {
        /// Rules of comparisons of two operations.
        fn two_operation_rules(&mut self, site: IntCompare) -> Option<Value> {
            compare_of_max_with_min,
            compare_of_sums_with_common_addend,
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
        // Undef in the common operand may differ on the two sides.
        if !self.well_defined(common) {
            return None;
        }
        let truth = self.known_compare(site.pred, y, z)?;
        self.answer(site, truth)
    }
}
