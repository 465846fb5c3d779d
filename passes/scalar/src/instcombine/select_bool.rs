//! `select` of booleans: `and`, `or` and complements written with it.

use super::select::Select;
use super::{Combiner, p};
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{self, id};
use warpc_ir::{Builder, IntPred, Opcode, Value};

impl Combiner<'_, '_> {
    /// Rules of a choice between booleans.
    pub(super) fn select_of_bools_rules(&mut self, site: Select) -> Option<Value> {
        if !p::is_bool(self.f, site.ty) || self.f.type_of(site.c) != site.ty {
            return None;
        }
        self.bool_select_rules(site)
    }

    rules! {
        /// Rules of a choice between booleans, in order.
        fn bool_select_rules(&mut self, site: Select) -> Option<Value> {
            select_of_false_and_true,
            logical_and_to_and,
            logical_and_of_overflow,
            logical_and_of_compares_rules,
            logical_or_to_or,
            logical_or_of_overflow,
            logical_or_of_compares_rules,
            select_with_false_arm,
            select_with_true_arm,
            select_of_condition_itself,
        }
    }

    /// `b` of `c ? b : false`.
    fn guarded_by_and(&self, site: Select) -> Option<Value> {
        p::is_zero(self.f, site.e).then_some(site.t)
    }
    /// `b` of `c ? true : b`.
    fn guarded_by_or(&self, site: Select) -> Option<Value> {
        p::is_all_ones(self.f, site.t).then_some(site.e)
    }
    /// Rules of a conjunction of comparisons the second of which is guarded.
    fn logical_and_of_compares_rules(&mut self, site: Select) -> Option<Value> {
        let b = self.guarded_by_and(site)?;
        self.combine_compares(site.c, b, true, true)
    }
    /// Rules of a disjunction of comparisons the second of which is guarded.
    fn logical_or_of_compares_rules(&mut self, site: Select) -> Option<Value> {
        let b = self.guarded_by_or(site)?;
        self.combine_compares(site.c, b, false, true)
    }

    /// `c ? false : true -> ~c`. Always.
    fn select_of_false_and_true(&mut self, site: Select) -> Option<Value> {
        (p::is_zero(self.f, site.t) && p::is_all_ones(self.f, site.e)).then(|| self.not(site.c))
    }

    /// `c ? b : false -> c & b`. If `b` is poison only when `c` is.
    fn logical_and_to_and(&mut self, site: Select) -> Option<Value> {
        let b = self.guarded_by_and(site).filter(|&b| self.poison_implies(b, site.c))?;
        Some(self.binary(Opcode::And, 0, site.c, b))
    }

    /// `c ? b : false -> b`. If `c` is `x != 0`, and `b` whether a product with `x` overflows; the other factor, which is always
    /// read now, is frozen.
    fn logical_and_of_overflow(&mut self, site: Select) -> Option<Value> {
        let b = self.guarded_by_and(site)?;
        self.guards_product(site.c, b, true).then_some(b)
    }

    /// `c ? true : b -> c | b`. If `b` is poison only when `c` is.
    fn logical_or_to_or(&mut self, site: Select) -> Option<Value> {
        let b = self.guarded_by_or(site).filter(|&b| self.poison_implies(b, site.c))?;
        Some(self.binary(Opcode::Or, 0, site.c, b))
    }

    /// `c ? true : b -> b`. If `c` is `x == 0`, and `b` whether a product with `x` does not overflow; the other factor, which is
    /// always read now, is frozen.
    fn logical_or_of_overflow(&mut self, site: Select) -> Option<Value> {
        let b = self.guarded_by_or(site)?;
        self.guards_product(site.c, b, false).then_some(b)
    }

    /// `c ? false : b -> ~c ? b : false`. Always.
    fn select_with_false_arm(&mut self, site: Select) -> Option<Value> {
        if !p::is_zero(self.f, site.t) {
            return None;
        }
        let complement = self.complement_of(site.c);
        let no = self.bool(site.ty, false);
        Some(self.select(complement, site.e, no))
    }

    /// `c ? b : true -> ~c ? true : b`. Always.
    fn select_with_true_arm(&mut self, site: Select) -> Option<Value> {
        if !p::is_all_ones(self.f, site.e) {
            return None;
        }
        let complement = self.complement_of(site.c);
        let yes = self.bool(site.ty, true);
        Some(self.select(complement, yes, site.t))
    }

    /// `c ? c : b -> c ? true : b`, `c ? b : c -> c ? b : false`. Always.
    fn select_of_condition_itself(&mut self, site: Select) -> Option<Value> {
        let arm = if site.t == site.c { 1 } else { 2 };
        if arm == 2 && site.e != site.c {
            return None;
        }
        let known = self.bool(site.ty, arm == 1);
        self.set(site.inst, arm, known);
        Some(Value::inst(site.inst))
    }

    /// Whether `condition` tests a factor for zero (or not) before `value`, the overflow bit of a product with it (or its
    /// complement), is read: the test is not needed then. The other factor is frozen, as it is read always now.
    fn guards_product(&mut self, condition: Value, value: Value, and: bool) -> bool {
        let Some((pred, x, zero)) = p::icmp(self.f, condition) else { return false };
        let bit = if and { Some(value) } else { p::not(self.f, value) };
        let Some(bit) = bit.and_then(|b| p::inst(self.f, b, Opcode::ExtractValue)) else { return false };
        let Some(call) = p::inst(self.f, self.f.operand(bit, 0), Opcode::Call) else { return false };
        let product = p::intrinsic(self.f, Value::inst(call))
            .is_some_and(|(which, _)| matches!(which, id::UMUL_WITH_OVERFLOW | id::SMUL_WITH_OVERFLOW));
        let tested = pred == if and { IntPred::Ne } else { IntPred::Eq } && p::is_zero(self.f, zero);
        if !product || !tested || self.f.indices(bit) != [1] {
            return false;
        }
        let (l, r) = self.ops(call);
        let k = match (l == x, r == x) {
            (true, _) => 1,
            (_, true) => 0,
            _ => return false,
        };
        let other = self.f.operand(call, k);
        if !self.well_defined(other) {
            let frozen = Builder::before(self.f, call).freeze(other);
            let frozen = self.queue_new(frozen);
            self.set(call, k, frozen);
        }
        true
    }

    /// Whether `value` is poison only when `cause` is.
    fn poison_implies(&self, value: Value, cause: Value) -> bool {
        self.poison_implies_at(value, cause, 0)
    }
    fn poison_implies_at(&self, value: Value, cause: Value, depth: u32) -> bool {
        if self.well_defined(value) || self.poisons(value, cause, 0) {
            return true;
        }
        // What makes no poison by itself has it from its operands.
        value.as_inst().is_some_and(|i| {
            depth < 2
                && !warpc_analysis::known_bits::can_create_undef_or_poison(self.f, i)
                && self.f.op(i) != Opcode::Phi
                && self.f.operands(i).all(|v| self.poison_implies_at(v, cause, depth + 1))
        })
    }
    /// Whether a poison `value` makes `effect` poison: `effect` is computed from it.
    fn poisons(&self, value: Value, effect: Value, depth: u32) -> bool {
        value == effect
            || depth < 3
                && effect.as_inst().is_some_and(|j| {
                    self.propagates(j) && self.f.operands(j).any(|o| o.has_uses() && self.poisons(value, o, depth + 1))
                })
    }
    /// Whether a poison operand makes the result poison.
    fn propagates(&self, inst: Inst) -> bool {
        let op = self.f.op(inst);
        op.is_binary() && op.is_int_binary()
            || op.is_cast()
            || matches!(op, Opcode::ICmp | Opcode::FCmp | Opcode::FNeg | Opcode::ExtractValue)
            || op == Opcode::Call
                && p::intrinsic(self.f, Value::inst(inst)).is_some_and(|(which, _)| intrinsics::is_with_overflow(which))
    }
}
