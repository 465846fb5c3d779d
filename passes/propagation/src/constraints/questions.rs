//! What is asked about, and what is replaced.

use super::collect::replace_overflow;
use super::decompose::Condition;
use super::{MAX_PARTS, Walk};
use smallvec::SmallVec;
use warpc_analysis::facts;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::{FuncMut, IntPred, Opcode, Value, flags};
use warpc_scalar::patterns as p;

impl Walk<'_> {
    /// The comparison that use `row` holds may be decided there.
    pub(super) fn decide_use(&mut self, func: &mut FuncMut<'_>, row: Use, span: [u32; 2]) -> bool {
        let user = func.user(row);
        if func.is_dead(user) || func.use_index(row) >= func.num_operands(user) {
            return false;
        }
        let value = func.use_value(row);
        let Some((pred, left, right)) = p::icmp(func, value) else { return false };
        let condition = Condition { pred, left, right };
        let mut truth = self.truth(func, condition);
        if truth.is_none() && p::has_flags(func, value, flags::SAMESIGN) && !pred.is_signed() && !pred.is_equality() {
            truth = self.truth(func, Condition { pred: pred.flipped_sign(), ..condition });
        }
        match truth {
            Some(truth) => self.replace_below(func, value, truth, func.place_of_use(row), span),
            None => self.decide_by_other(func, user, func.use_index(row), condition, span),
        }
    }
    /// Uses of comparison `value` at `place` and where that dominates are `truth`.
    fn replace_below(
        &mut self,
        func: &mut FuncMut<'_>,
        value: Value,
        truth: bool,
        place: Inst,
        span: [u32; 2],
    ) -> bool {
        let ty = func.type_of(value);
        let constant = func.folder().bool_of(ty, truth);
        let block = func.block_of(place);
        let mut changed = false;
        for row in func.uses(value).collect::<Vec<_>>() {
            let at = func.place_of_use(row);
            let there = self.dom.span(func.block_of(at));
            if there[0] < span[0] || there[1] > span[1] || !self.dom.is_reachable(func.block_of(at)) {
                continue;
            }
            if func.block_of(at) == block && self.number(at) < self.number(place) {
                continue;
            }
            let user = func.user(row);
            if func.op(user).is_call() && facts::intrinsic(func, user) == Some(id::ASSUME) {
                continue;
            }
            func.set_use(row, constant);
            changed = true;
        }
        if func.is_unused(value)
            && let Some(inst) = value.as_inst()
        {
            self.dead.push(inst);
        }
        changed
    }
    /// The number of an instruction in its block; differences of this pass are not asked about.
    fn number(&self, inst: Inst) -> u32 {
        self.numbers.get(inst.index()).copied().unwrap_or(0)
    }
    /// `condition` is operand `index` of `join`, an `and` or `or`: it is only asked for where the other operand has one truth.
    fn decide_by_other(
        &mut self,
        func: &mut FuncMut<'_>,
        join: Inst,
        index: usize,
        condition: Condition,
        span: [u32; 2],
    ) -> bool {
        let value = Value::inst(join);
        let is_or = p::logical_or(func, value).is_some();
        if !is_or && p::logical_and(func, value).is_none() {
            return false;
        }
        let is_select = func.op(join) == Opcode::Select;
        // Of a select, the first condition must not depend on the second, which may be poison where it is not asked.
        if is_select && index == 0 {
            return false;
        }
        let other = if is_select || index == 1 { 0 } else { 1 };
        let before = self.stack.len();
        let mut work: SmallVec<[Value; 4]> = SmallVec::from_slice(&[func.operand(join, other)]);
        let mut parts = 0;
        while let Some(part) = work.pop() {
            parts += 1;
            if parts > MAX_PARTS {
                break;
            }
            if let Some((pred, left, right)) = p::icmp(func, part) {
                let pred = if is_or { pred.inverse() } else { pred };
                self.enter(func, Condition { pred, left, right }, span);
                continue;
            }
            let both = if is_or { p::logical_or(func, part) } else { p::logical_and(func, part) };
            if let Some((left, right, _)) = both {
                work.extend([left, right]);
            }
        }
        let truth = if self.stack.len() > before { self.truth(func, condition) } else { None };
        while self.stack.len() > before {
            self.pop();
        }
        let Some(truth) = truth else { return false };
        let constant = {
            let ty = func.type_of(func.operand(join, index));
            func.folder().bool_of(ty, truth)
        };
        func.set_operand(join, index, constant);
        true
    }

    /// A minimum, maximum, three-way comparison or difference may be decided.
    pub(super) fn decide_inst(&mut self, func: &mut FuncMut<'_>, inst: Inst) -> bool {
        let Some(which) = facts::intrinsic(func, inst) else { return false };
        let (left, right) = (func.operand(inst, 0), func.operand(inst, 1));
        let condition = |pred| Condition { pred, left, right };
        let value = match which {
            id::UMIN | id::UMAX | id::SMIN | id::SMAX => {
                let pred = match which {
                    id::UMIN => IntPred::Ule,
                    id::UMAX => IntPred::Uge,
                    id::SMIN => IntPred::Sle,
                    _ => IntPred::Sge,
                };
                if self.truth(func, condition(pred)) == Some(true) {
                    left
                } else if self.truth(func, Condition { pred, left: right, right: left }) == Some(true) {
                    right
                } else {
                    return false;
                }
            }
            id::UCMP | id::SCMP => {
                let [more, less] = match which {
                    id::UCMP => [IntPred::Ugt, IntPred::Ult],
                    _ => [IntPred::Sgt, IntPred::Slt],
                };
                let ty = func.ty(inst);
                if self.truth(func, condition(more)) == Some(true) {
                    p::make_int(func, ty, 1)
                } else if self.truth(func, condition(less)) == Some(true) {
                    p::make_all_ones(func, ty)
                } else if self.truth(func, condition(IntPred::Eq)) == Some(true) {
                    p::make_int(func, ty, 0)
                } else {
                    return false;
                }
            }
            id::SSUB_WITH_OVERFLOW => {
                let zero = p::make_int(func, func.type_of(left), 0);
                let fits = self.holds(func, condition(IntPred::Sge))
                    && self.holds(func, Condition { pred: IntPred::Sge, left: right, right: zero });
                return fits && replace_overflow(func, inst);
            }
            _ => return false,
        };
        func.replace_all_uses(Value::inst(inst), value);
        self.dead.push(inst);
        true
    }
}
