//! `select`: canonical conditions, constants, selects of selects.
//!
//! Selects of booleans, of comparisons and of operations have files of their own.

use super::{Combiner, p};
use smallvec::SmallVec;
use warpc_ir::ids::*;
use warpc_ir::opcode::flags;
use warpc_ir::{Builder, Opcode, Value};

/// Operands of an arm are searched this deep for the condition.
const CONDITION_DEPTH: u32 = 2;

/// `c ? t : e` as its rules see it.
#[derive(Clone, Copy)]
pub(super) struct Select {
    pub inst: Inst,
    pub c: Value,
    pub t: Value,
    pub e: Value,
    pub ty: Type,
    /// Whether it has metadata: profile weights would have to follow a change of the condition.
    pub has_md: bool,
}

impl Combiner<'_, '_> {
    /// Rules of `select`.
    pub(super) fn select_inst(&mut self, inst: Inst) -> Option<Value> {
        let site = Select {
            inst,
            c: self.f.operand(inst, 0),
            t: self.f.operand(inst, 1),
            e: self.f.operand(inst, 2),
            ty: self.f.ty(inst),
            has_md: self.f.flags(inst) & flags::HAS_MD != 0,
        };
        if let Some(v) = self.tree_of_bools_rules(inst) {
            return Some(v);
        }
        let found = self.select_rules(site).or_else(|| self.complement_to_users_rules(inst));
        let found = found.or_else(|| self.fold_into_select_or_phi(inst));
        if found.is_some() || !self.f.types().is_vector(site.ty) {
            return found;
        }
        self.lane_rules(inst)
    }

    rules! {
        /// Rules of `select`, in order.
        fn select_rules(&mut self, site: Select) -> Option<Value> {
            select_of_bools_rules,
            select_by_complement,
            select_by_lane,
            select_of_compare_rules,
            select_at_bound_rules,
            select_by_bit_rules,
            select_to_absolute_rules,
            select_to_float_min_max,
            select_of_constants_rules,
            select_of_same_where_equal,
            select_of_equal_value_in_arm,
            select_of_arm_that_equality_decides,
            select_of_operations_rules,
            select_of_exchange_result,
            select_of_scalings,
            select_of_tests_with_common_operand,
            select_by_overflow_rules,
            select_to_clamp,
            select_of_exchanged_selects,
            select_with_same_condition_inside,
            select_with_condition_in_arm,
            select_with_decided_arm,
            select_of_select_in_true_arm,
            select_of_select_in_false_arm,
            select_by_way,
        }
    }

    /// `cmpxchg succeeds ? expected : loaded -> loaded`, `cmpxchg succeeds ? loaded : expected -> expected`. Always: where it succeeds, both
    /// are equal.
    fn select_of_exchange_result(&mut self, site: Select) -> Option<Value> {
        let field = |s: &Self, value: Value, number: u32| {
            let part = p::inst(s.f, value, Opcode::ExtractValue).filter(|&part| s.f.indices(part) == [number])?;
            p::inst(s.f, s.f.operand(part, 0), Opcode::CmpXchg)
        };
        let exchange = field(self, site.c, 1)?;
        let expected = self.f.operand(exchange, 1);
        let loaded = |s: &Self, value: Value| field(s, value, 0) == Some(exchange);
        let fits = site.t == expected && loaded(self, site.e) || site.e == expected && loaded(self, site.t);
        fits.then_some(site.e)
    }

    /// Whether the arms may be exchanged. `and` and `or` written as selects keep theirs: exchanged, the constant would be in the
    /// other arm, and come back with the condition inverted.
    fn may_exchange_arms(&self, site: Select) -> bool {
        let logical = p::is_bool(self.f, site.ty) && (p::is_zero(self.f, site.e) || p::is_all_ones(self.f, site.t));
        !site.has_md && !logical
    }

    /// `~c ? t : e -> c ? e : t`. If there are no profile weights, and it is no `and` or `or`.
    fn select_by_complement(&mut self, site: Select) -> Option<Value> {
        let c = p::not(self.f, site.c).filter(|_| self.may_exchange_arms(site))?;
        self.set(site.inst, 0, c);
        self.f.swap_operands(site.inst, 1, 2);
        Some(Value::inst(site.inst))
    }

    /// `extractelement(v, N) ? t : e -> shufflevector(v, <N, N, ...>) ? t : e`, of vectors `t` and `e`. If the element goes away and the
    /// lane exists.
    fn select_by_lane(&mut self, site: Select) -> Option<Value> {
        let extract = p::inst(self.f, site.c, Opcode::ExtractElement).filter(|_| self.one_use(site.c))?;
        let (len, scalable, _) = self.f.types().vector(site.ty)?;
        let (vector, lane) = self.ops(extract);
        let lane = p::int(self.f, lane)?.v;
        if scalable || self.lane_count(vector).is_none_or(|lanes| lane >= lanes as u128) {
            return None;
        }
        let mask: SmallVec<[u32; 16]> = (0..len).map(|_| lane as u32).collect();
        let splat_type = self.f.vector_type(len, Type::I1);
        let poison = Value::poison(self.f.type_of(vector));
        let splat = Builder::before(self.f, self.at).shuffle(vector, poison, &mask, splat_type);
        self.f.derive_name(splat, site.c, ".splat");
        let splat = self.queue_new(splat);
        self.set(site.inst, 0, splat);
        Some(Value::inst(site.inst))
    }

    // ---- constants ----------------------------------------------------------------------------------------------

    /// Rules of a choice between two integers. `c ? K + 1 : K` stays: it is one instruction as it is.
    fn select_of_constants_rules(&mut self, site: Select) -> Option<Value> {
        p::int(self.f, site.t).zip(p::int(self.f, site.e))?;
        let same_shape = self.f.types().is_vector(site.ty) == self.f.types().is_vector(self.f.type_of(site.c));
        if p::is_bool(self.f, site.ty) || !same_shape {
            return None;
        }
        self.select_of_integers_rules(site)
    }

    rules! {
        /// Rules of a choice between two integers that are no booleans.
        fn select_of_integers_rules(&mut self, site: Select) -> Option<Value> {
            select_of_one_and_zero,
            select_of_all_ones_and_zero,
            select_of_zero_and_one,
            select_of_zero_and_all_ones,
        }
    }

    /// `c ? 1 : 0 -> zext(c)`. Always.
    fn select_of_one_and_zero(&mut self, site: Select) -> Option<Value> {
        (p::is_one(self.f, site.t) && p::is_zero(self.f, site.e)).then(|| self.cast(Opcode::ZExt, 0, site.c, site.ty))
    }

    /// `c ? -1 : 0 -> sext(c)`. Always.
    fn select_of_all_ones_and_zero(&mut self, site: Select) -> Option<Value> {
        let fits = p::is_all_ones(self.f, site.t) && p::is_zero(self.f, site.e);
        fits.then(|| self.cast(Opcode::SExt, 0, site.c, site.ty))
    }

    /// `c ? 0 : 1 -> zext(~c)`. Always.
    fn select_of_zero_and_one(&mut self, site: Select) -> Option<Value> {
        if !p::is_zero(self.f, site.t) || !p::is_one(self.f, site.e) {
            return None;
        }
        let complement = self.complement_of(site.c);
        Some(self.cast(Opcode::ZExt, 0, complement, site.ty))
    }

    /// `c ? 0 : -1 -> sext(~c)`. Always.
    fn select_of_zero_and_all_ones(&mut self, site: Select) -> Option<Value> {
        if !p::is_zero(self.f, site.t) || !p::is_all_ones(self.f, site.e) {
            return None;
        }
        let complement = self.complement_of(site.c);
        Some(self.cast(Opcode::SExt, 0, complement, site.ty))
    }

    // ---- selects of selects -------------------------------------------------------------------------------------

    /// `c ? (d ? x : y) : (d ? y : x) -> (d ^ c) ? y : x`. If the inner selects go away, and there are no profile weights.
    fn select_of_exchanged_selects(&mut self, site: Select) -> Option<Value> {
        let ((d, x, y), (other, u, w)) = (p::select(self.f, site.t)?, p::select(self.f, site.e)?);
        if (d, x, y) != (other, w, u) || self.f.type_of(site.c) != self.f.type_of(d) || site.has_md {
            return None;
        }
        if !self.one_use(site.t) || !self.one_use(site.e) {
            return None;
        }
        let differ = self.binary(Opcode::Xor, 0, d, site.c);
        Some(self.select(differ, y, x))
    }

    /// `c ? (c ? x : y) : e -> c ? x : e`, `c ? t : (c ? x : y) -> c ? t : y`. Always.
    fn select_with_same_condition_inside(&mut self, site: Select) -> Option<Value> {
        for (arm, v) in [(1, site.t), (2, site.e)] {
            let Some((_, t, e)) = p::select(self.f, v).filter(|inner| inner.0 == site.c) else { continue };
            self.set(site.inst, arm, if arm == 1 { t } else { e });
            return Some(Value::inst(site.inst));
        }
        None
    }

    /// `c ? (c & x) : e -> c ? x : e`, `c ? t : (c | x) -> c ? t : x`, and so for all logic, extensions and conditions of selects that an
    /// arm or an operand of it is. An operand is only changed if nothing else reads it.
    fn select_with_condition_in_arm(&mut self, site: Select) -> Option<Value> {
        for (arm, value, truth) in [(1, site.t, true), (2, site.e, false)] {
            if site.c.is_constant() || value.as_inst().is_none() {
                continue;
            }
            if let Some(known) = self.with_known_condition(value, site.c, truth) {
                self.set(site.inst, arm, known);
                return Some(Value::inst(site.inst));
            }
            if self.replace_condition_in(value, site.c, truth, 0) {
                return Some(Value::inst(site.inst));
            }
        }
        None
    }

    /// What logic with `condition` or an extension of it gives where the condition is `truth`, if that is there already.
    fn with_known_condition(&mut self, value: Value, condition: Value, truth: bool) -> Option<Value> {
        let def = value.as_inst()?;
        let op = self.f.op(def);
        if matches!(op, Opcode::ZExt | Opcode::SExt) && self.f.operand(def, 0) == condition {
            let ty = self.f.ty(def);
            return Some(match (truth, op) {
                (false, _) => self.int(ty, 0),
                (_, Opcode::ZExt) => self.int(ty, 1),
                _ => self.all_ones(ty),
            });
        }
        if !matches!(op, Opcode::And | Opcode::Or | Opcode::Xor) {
            return None;
        }
        let other = p::partner(self.ops(def), condition)?;
        match op {
            Opcode::And if truth => Some(other),
            Opcode::Or if !truth => Some(other),
            Opcode::Xor if !truth => Some(other),
            Opcode::And | Opcode::Or => Some(self.bool(self.f.type_of(condition), truth)),
            _ => None,
        }
    }

    /// Replaces `condition` by `truth` in `value`, which nothing else reads, and in its operands.
    fn replace_condition_in(&mut self, value: Value, condition: Value, truth: bool, depth: u32) -> bool {
        let Some(def) = value.as_inst().filter(|_| self.one_use(value) && depth < CONDITION_DEPTH) else {
            return false;
        };
        let op = self.f.op(def);
        // Lane by lane, and without effect whatever the operands are.
        let plain = matches!(op, Opcode::And | Opcode::Or | Opcode::Xor | Opcode::Add | Opcode::Sub | Opcode::Mul)
            || op.is_shift()
            || matches!(op, Opcode::Select | Opcode::ICmp | Opcode::ZExt | Opcode::SExt | Opcode::Trunc);
        if !plain {
            return false;
        }
        let mut changed = false;
        for index in 0..self.f.num_operands(def) {
            let operand = self.f.operand(def, index);
            if operand == condition {
                let known = self.bool(self.f.type_of(condition), truth);
                self.set(def, index, known);
                changed = true;
            } else {
                changed |= self.replace_condition_in(operand, condition, truth, depth + 1);
            }
        }
        if changed {
            self.list.push(def);
        }
        changed
    }

    /// The select behind arm `value`, if nothing else uses it, its condition has the type of this one's, and there are no profile
    /// weights.
    fn joinable_arm(&self, site: Select, value: Value) -> Option<(Value, Value, Value)> {
        let inner = p::select(self.f, value)?;
        let same = self.f.type_of(inner.0) == self.f.type_of(site.c);
        (same && self.one_use(value) && !site.has_md).then_some(inner)
    }

    /// `c ? (d ? x : e) : e -> (c && d) ? x : e`. If the inner select goes away, and there are no profile weights.
    fn select_of_select_in_true_arm(&mut self, site: Select) -> Option<Value> {
        let (d, x, _) = self.joinable_arm(site, site.t).filter(|inner| inner.2 == site.e)?;
        let no = self.bool(self.f.type_of(site.c), false);
        let both = self.select(site.c, d, no);
        Some(self.select(both, x, site.e))
    }

    /// `c ? t : (d ? t : y) -> (c || d) ? t : y`. If the inner select goes away, and there are no profile weights.
    fn select_of_select_in_false_arm(&mut self, site: Select) -> Option<Value> {
        let (d, _, y) = self.joinable_arm(site, site.e).filter(|inner| inner.1 == site.t)?;
        let yes = self.bool(self.f.type_of(site.c), true);
        let either = self.select(site.c, yes, d);
        Some(self.select(either, site.t, y))
    }
}
