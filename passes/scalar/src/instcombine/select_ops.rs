//! `select` of operations: what both arms do, or one arm does to the other, moves out of it.

use super::select::Select;
use super::{Combiner, p};
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::opcode::flags;
use warpc_ir::{Opcode, Value};

/// A select whose arms are operations of one kind that nothing else uses.
#[derive(Clone, Copy)]
struct AlikeArms {
    site: Select,
    op: Opcode,
    t: Inst,
    e: Inst,
    /// Flags that both have.
    flags: u16,
}

/// `c ? x op y : x`, or with exchanged arms.
#[derive(Clone, Copy)]
struct ArmOfOther {
    site: Select,
    /// The operation.
    def: Inst,
    /// The other arm, one of its operands.
    x: Value,
    /// Its other operand.
    y: Value,
    /// Whether the operation is in the first arm.
    first: bool,
}

impl Combiner<'_, '_> {
    rules! {
        /// Rules of a choice between results of operations, in order.
        pub(super) fn select_of_operations_rules(&mut self, site: Select) -> Option<Value> {
            select_of_alike_rules,
            select_of_sum_and_difference,
            select_of_operation_and_operand,
            select_of_extended_bool_and_constant,
        }
    }

    /// Rules of arms of one operation.
    fn select_of_alike_rules(&mut self, site: Select) -> Option<Value> {
        let (t, e) = (site.t.as_inst()?, site.e.as_inst()?);
        let op = self.f.op(t);
        if op != self.f.op(e) || t == e || !self.one_use(site.t) || !self.one_use(site.e) {
            return None;
        }
        let fl = self.f.flags(t) & self.f.flags(e) & !(flags::HAS_MD | flags::PRED_MASK);
        self.alike_arms_rules(AlikeArms { site, op, t, e, flags: fl })
    }

    rules! {
        /// Rules of arms of one operation.
        fn alike_arms_rules(&mut self, arms: AlikeArms) -> Option<Value> {
            select_of_casts,
            select_of_operations_with_common_operand,
            select_of_extremes_with_common_operand,
        }
    }

    /// `c ? cast(x) : cast(y) -> cast(c ? x : y)`. If `x` and `y` have one type, of lanes as the result is, both conversions go
    /// away, and they are no `bitcast`.
    fn select_of_casts(&mut self, arms: AlikeArms) -> Option<Value> {
        if !arms.op.is_cast() || arms.op == Opcode::BitCast {
            return None;
        }
        let (x, y) = (self.f.operand(arms.t, 0), self.f.operand(arms.e, 0));
        let from = self.f.type_of(x);
        if from != self.f.type_of(y) || self.f.types().is_vector(from) != self.f.types().is_vector(arms.site.ty) {
            return None;
        }
        let chosen = self.select(arms.site.c, x, y);
        Some(self.cast(arms.op, arms.flags, chosen, arms.site.ty))
    }

    /// `c ? ext(b) : k -> ext(c ? b : k')`, the constant in either arm. If `b` is a boolean of which `k` is the extension for one
    /// value, the conversion goes away, and `c` has as many lanes as `b`.
    fn select_of_extended_bool_and_constant(&mut self, site: Select) -> Option<Value> {
        let in_true_arm = site.e.is_constant();
        let (extended, constant) = if in_true_arm { (site.t, site.e) } else { (site.e, site.t) };
        let extension = extended.as_inst().filter(|_| constant.is_constant() && self.one_use(extended))?;
        let (op, fl) = (self.f.op(extension), self.f.flags(extension) & flags::NNEG);
        let set = match op {
            Opcode::ZExt if fl == 0 => p::is_one(self.f, constant),
            Opcode::SExt => p::is_all_ones(self.f, constant),
            _ => return None,
        };
        let bool = self.f.operand(extension, 0);
        let ty = self.f.type_of(bool);
        if !p::is_bool(self.f, ty) || self.f.type_of(site.c) != ty || !set && !p::is_zero(self.f, constant) {
            return None;
        }
        let narrow = p::make_int(self.f, ty, set as u128);
        let (yes, no) = if in_true_arm { (bool, narrow) } else { (narrow, bool) };
        let chosen = self.select(site.c, yes, no);
        Some(self.cast(op, 0, chosen, site.ty))
    }

    /// `c ? x op y : x op z -> x op (c ? y : z)`, for all binary operations and either operand. If both operations go away;
    /// for a division, if the condition is no poison, which the chosen operand, and so the division, would have.
    fn select_of_operations_with_common_operand(&mut self, arms: AlikeArms) -> Option<Value> {
        let op = arms.op;
        if !op.is_binary() || op.is_int_div() && !self.well_defined(arms.site.c) {
            return None;
        }
        let ((t0, t1), (e0, e1)) = (self.ops(arms.t), self.ops(arms.e));
        let (common, y, z, common_is_left) = if t0 == e0 {
            (t0, t1, e1, true)
        } else if t1 == e1 {
            (t1, t0, e0, false)
        } else if op.is_commutative() && t0 == e1 {
            (t0, t1, e0, true)
        } else if op.is_commutative() && t1 == e0 {
            (t1, t0, e1, true)
        } else {
            return None;
        };
        // Of a division: the operand that is chosen divides, as before.
        let chosen = self.select(arms.site.c, y, z);
        let (left, right) = if common_is_left { (common, chosen) } else { (chosen, common) };
        Some(self.binary(op, arms.flags, left, right))
    }

    /// `c ? smin(x, y) : smin(x, z) -> smin(c ? y : z, x)`, for all minima and maxima. If both calls go away.
    fn select_of_extremes_with_common_operand(&mut self, arms: AlikeArms) -> Option<Value> {
        let (which, _) = p::intrinsic(self.f, arms.site.t)?;
        if !matches!(which, id::UMIN | id::UMAX | id::SMIN | id::SMAX) {
            return None;
        }
        let pair = p::binary_intrinsic(self.f, arms.site.t, which)?;
        let other = p::binary_intrinsic(self.f, arms.site.e, which)?;
        let (common, y, z) =
            [pair.0, pair.1].into_iter().find_map(|x| Some((x, p::partner(pair, x)?, p::partner(other, x)?)))?;
        let chosen = self.select(arms.site.c, y, z);
        self.intrinsic(which, &[chosen, common], 0)
    }

    /// `c ? x + y : x - z -> x + (c ? y : -z)`, and with exchanged arms, of integers and floating-point numbers. If both
    /// operations go away.
    fn select_of_sum_and_difference(&mut self, site: Select) -> Option<Value> {
        let (t, e) = (site.t.as_inst()?, site.e.as_inst()?);
        let (sum, difference) = match (self.f.op(t), self.f.op(e)) {
            (Opcode::Add, Opcode::Sub) | (Opcode::FAdd, Opcode::FSub) => (t, e),
            (Opcode::Sub, Opcode::Add) | (Opcode::FSub, Opcode::FAdd) => (e, t),
            _ => return None,
        };
        if !self.one_use(site.t) || !self.one_use(site.e) {
            return None;
        }
        let (x, z) = self.ops(difference);
        let y = p::partner(self.ops(sum), x)?;
        let op = self.f.op(sum);
        let (negation, fl) = if op == Opcode::FAdd {
            let fast = self.f.flags(sum) & self.f.flags(difference) & flags::FAST;
            (self.make_fneg(z, fast), fast)
        } else {
            (self.neg(z, 0), 0)
        };
        let chosen = if sum == t { self.select(site.c, y, negation) } else { self.select(site.c, negation, y) };
        Some(self.binary(op, fl, x, chosen))
    }

    /// `c ? x op y : x -> x op (c ? y : NEUTRAL)`, and with exchanged arms. If the operation goes away, it is no division, `x` is
    /// no constant, and `y` is none or 0, 1 or -1: a choice between two constants is worth it only where it is a conversion of
    /// the condition.
    fn select_of_operation_and_operand(&mut self, site: Select) -> Option<Value> {
        for (arm, x, first) in [(site.t, site.e, true), (site.e, site.t, false)] {
            let Some(def) = arm.as_inst() else { continue };
            let op = self.f.op(def);
            if !op.is_int_binary() || op.is_int_div() || !self.one_use(arm) || x.is_constant() {
                continue;
            }
            let (left, right) = self.ops(def);
            let y = if left == x {
                right
            } else if right == x && op.is_commutative() {
                left
            } else {
                continue;
            };
            if let Some(v) = self.choose_operand(ArmOfOther { site, def, x, y, first }) {
                return Some(v);
            }
        }
        None
    }

    /// `x op (c ? y : NEUTRAL)`.
    fn choose_operand(&mut self, arm: ArmOfOther) -> Option<Value> {
        let op = self.f.op(arm.def);
        if let Some(k) = p::int(self.f, arm.y)
            && (op == Opcode::And || !(k.is_zero() || k.is_one() || k.is_all_ones()))
        {
            return None;
        }
        let neutral = match op {
            Opcode::Mul => 1,
            Opcode::And => u128::MAX,
            _ => 0,
        };
        let neutral = self.int(arm.site.ty, neutral);
        let (t, e) = if arm.first { (arm.y, neutral) } else { (neutral, arm.y) };
        let chosen = self.select(arm.site.c, t, e);
        // The operation is done in both cases now; with the neutral operand no flag is violated.
        let fl = self.f.flags(arm.def) & flags::INT_POISON;
        Some(self.binary(op, fl, arm.x, chosen))
    }
}

impl Combiner<'_, '_> {
    /// `c ? (x < y) : (x < z) -> x < (c ? y : z)`, and so for all predicates and either operand. If one of the comparisons goes away.
    pub(super) fn select_of_tests_with_common_operand(&mut self, site: Select) -> Option<Value> {
        let ((pred, x, y), (other, u, w)) = (p::icmp(self.f, site.t)?, p::icmp(self.f, site.e)?);
        if !self.one_use(site.t) && !self.one_use(site.e) || self.f.type_of(x) != self.f.type_of(u) {
            return None;
        }
        let forms = [
            (pred, x, y, other, u, w),
            (pred, x, y, other.swapped(), w, u),
            (pred.swapped(), y, x, other, u, w),
            (pred.swapped(), y, x, other.swapped(), w, u),
        ];
        let (pred, common, y, _, _, z) =
            forms.into_iter().find(|&(pred, x, _, other, u, _)| pred == other && x == u)?;
        let chosen = self.select(site.c, y, z);
        Some(self.icmp(pred, common, chosen))
    }
}
