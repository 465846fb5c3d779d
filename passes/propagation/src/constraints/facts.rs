//! Facts enter the systems, with what follows from them.

use super::collect::access_in_object;
use super::decompose::{Condition, is_not_negative};
use super::system::{Row, Variable};
use super::{Entry, MAX_QUESTIONS, Walk};
use smallvec::SmallVec;
use warpc_analysis::facts;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::{FuncMut, IntPred, Value};
use warpc_scalar::patterns as p;

impl Walk<'_> {
    /// Enters a condition that holds, and what follows from it in the other system.
    pub(super) fn learn(&mut self, func: &mut FuncMut<'_>, fact: Condition, same_sign: bool, span: [u32; 2]) {
        if self.sides[usize::from(fact.pred.is_signed())].system.len() > self.max_rows {
            return;
        }
        self.enter(func, fact, span);
        if fact.pred.is_equality() {
            return;
        }
        if same_sign {
            self.enter(func, Condition { pred: fact.pred.flipped_sign(), ..fact }, span);
        } else {
            self.transfer(func, fact, span);
        }
    }
    pub(super) fn enter(&mut self, func: &mut FuncMut<'_>, fact: Condition, span: [u32; 2]) {
        self.enter_row(func, fact, span, false);
        if fact.pred.is_equality() {
            self.enter_row(func, fact, span, true);
        }
    }
    fn enter_row(&mut self, func: &mut FuncMut<'_>, fact: Condition, span: [u32; 2], as_signed: bool) {
        let Some(constraint) = self.constraint(func, fact, as_signed) else { return };
        self.budget.set(MAX_QUESTIONS);
        if constraint.is_unequal || !self.all_hold(func, &constraint.needs, 0) {
            return;
        }
        let is_signed = constraint.is_signed;
        let opposite = if constraint.is_equal { constraint.row.at_least() } else { None };
        let side = &mut self.sides[usize::from(is_signed)];
        if !side.system.push(constraint.row) {
            return;
        }
        let first = side.variables.len() as u32 + 1;
        for (n, &value) in constraint.new.iter().enumerate() {
            side.variables.insert(value, Variable(first + n as u32));
        }
        let new = constraint.new.len() as u32;
        self.stack.push(Entry { span, is_signed, variables: constraint.new });
        let mut rows: SmallVec<[Row; 3]> = SmallVec::new();
        if !is_signed {
            rows.extend((first..first + new).map(|n| Row::not_negative(Variable(n))));
        }
        rows.extend(opposite);
        for row in rows {
            if self.sides[usize::from(is_signed)].system.push(row) {
                self.stack.push(Entry { span, is_signed, variables: SmallVec::new() });
            }
        }
    }
    /// Facts of the other order that follow because numbers are not negative.
    fn transfer(&mut self, func: &mut FuncMut<'_>, fact: Condition, span: [u32; 2]) {
        let Condition { pred, left, right } = fact;
        if func.types().int_bits(func.type_of(left)).is_none() {
            return;
        }
        let number = |func: &mut FuncMut<'_>, n: u128| p::make_int(func, func.type_of(left), n);
        let zero = number(func, 0);
        let not_negative = |walk: &mut Self, func: &mut FuncMut<'_>, value: Value| {
            walk.holds(func, Condition { pred: IntPred::Sge, left: value, right: zero }) || is_not_negative(func, value)
        };
        let other = Condition { pred: pred.flipped_sign(), left, right };
        match pred {
            IntPred::Ult | IntPred::Ule if not_negative(self, func, right) => {
                self.enter(func, Condition { pred: IntPred::Sge, left, right: zero }, span);
                self.enter(func, other, span);
            }
            IntPred::Ugt | IntPred::Uge if not_negative(self, func, left) => {
                self.enter(func, Condition { pred: IntPred::Sge, left: right, right: zero }, span);
                self.enter(func, other, span);
            }
            IntPred::Slt if not_negative(self, func, left) => self.enter(func, other, span),
            IntPred::Sgt => {
                let minus_one = p::make_all_ones(func, func.type_of(left));
                if self.holds(func, Condition { pred: IntPred::Sge, left: right, right: minus_one }) {
                    self.enter(func, Condition { pred: IntPred::Uge, left, right: zero }, span);
                }
                if not_negative(self, func, right) {
                    self.enter(func, other, span);
                }
            }
            IntPred::Sge if not_negative(self, func, right) => self.enter(func, other, span),
            _ => {}
        }
    }
    /// What instruction `inst` says of itself and its operands.
    pub(super) fn said_by(&mut self, func: &mut FuncMut<'_>, inst: Inst, span: [u32; 2]) {
        if let Some((index, most)) = access_in_object(func, inst) {
            let most = p::make_int(func, func.type_of(index), u128::from(most));
            self.learn(func, Condition { pred: IntPred::Ule, left: index, right: most }, false, span);
            return;
        }
        if !func.op(inst).is_call() {
            return;
        }
        let value = Value::inst(inst);
        let Some(which) = facts::intrinsic(func, inst) else { return };
        let left = func.operand(inst, 0);
        let say = |walk: &mut Self, func: &mut FuncMut<'_>, pred, other| {
            walk.learn(func, Condition { pred, left: value, right: other }, false, span);
        };
        let both = match which {
            id::ASSUME => {
                if let Some((pred, left, right)) = p::icmp(func, left) {
                    self.learn(func, Condition { pred, left, right }, false, span);
                }
                return;
            }
            id::ABS => {
                if p::int(func, func.operand(inst, 1)).is_some_and(|flag| !flag.is_zero()) {
                    let zero = p::make_int(func, func.ty(inst), 0);
                    say(self, func, IntPred::Sge, zero);
                }
                say(self, func, IntPred::Sge, left);
                return;
            }
            id::USUB_SAT => {
                say(self, func, IntPred::Ule, left);
                return;
            }
            id::UADD_SAT | id::UMAX => IntPred::Uge,
            id::UMIN => IntPred::Ule,
            id::SMAX => IntPred::Sge,
            id::SMIN => IntPred::Sle,
            _ => return,
        };
        let right = func.operand(inst, 1);
        say(self, func, both, left);
        say(self, func, both, right);
    }
}
