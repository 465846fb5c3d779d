//! Comparisons by predicates that are not canonical, all users of which take the opposite as well.

use super::{Combiner, p};
use smallvec::SmallVec;
use warpc_ir::ids::*;
use warpc_ir::loop_hints::{branch_weights, set_branch_weights};
use warpc_ir::opcode::flags;
use warpc_ir::{FloatPred, IntPred, Opcode, Value};

/// Users of a comparison that are looked at.
const MAX_USERS: usize = 16;

impl Combiner<'_, '_> {
    rules! {
        /// Rules of `icmp` and `fcmp` by the users.
        pub(super) fn compare_for_users_rules(&mut self, inst: Inst) -> Option<Value> {
            negative_predicate_for_users,
        }
    }

    /// `x != y -> x == y`, and so for orders that are not strict, and for floating-point predicates that are not canonical. If every
    /// user is a complement, a branch or a select; complements go, the others exchange their sides and profile weights. Of a
    /// floating-point comparison a branch must be the only user.
    fn negative_predicate_for_users(&mut self, inst: Inst) -> Option<Value> {
        use IntPred::*;
        let is_icmp = self.f.op(inst) == Opcode::ICmp;
        let negative = if is_icmp {
            matches!(self.f.int_pred(inst), Ne | Uge | Ule | Sge | Sle)
        } else {
            matches!(self.f.float_pred(inst), FloatPred::One | FloatPred::Ole | FloatPred::Oge)
        };
        let me = Value::inst(inst);
        if !negative || self.f.is_unused(me) || !is_icmp && !self.only_decides_branch(me) {
            return None;
        }
        let mut users: SmallVec<[(Inst, usize); MAX_USERS]> = SmallVec::new();
        for u in self.f.uses(me) {
            let (user, index) = (self.f.user(u), self.f.use_index(u));
            if users.len() == MAX_USERS || !self.takes_opposite(user, index) {
                return None;
            }
            users.push((user, index));
        }
        let keep = self.f.flags(inst) & !flags::PRED_MASK;
        let pred = if is_icmp {
            (self.f.int_pred(inst).inverse() as u16) << flags::PRED_SHIFT
        } else {
            (self.f.float_pred(inst).inverse() as u16) << flags::PRED_SHIFT
        };
        self.f.set_flags(inst, keep | pred);
        self.f.derive_name(me, me, ".not");
        for (user, _) in users {
            match self.f.op(user) {
                Opcode::Br => {
                    self.f.swap_operands(user, 1, 2);
                    self.exchange_weights(user);
                    self.turned = true;
                }
                Opcode::Select => {
                    self.f.swap_operands(user, 1, 2);
                    self.exchange_weights(user);
                }
                _ => {
                    self.push_users(user);
                    self.f.replace_all_uses(Value::inst(user), me);
                    self.erase(user);
                    continue;
                }
            }
            self.f.unsettle(user);
            self.list.push(user);
        }
        Some(me)
    }

    /// Exchanges the two profile weights of `user`, a branch or select whose sides were exchanged.
    pub(super) fn exchange_weights(&mut self, user: Inst) {
        if let Some([yes, no]) = branch_weights(self.f, user).as_deref() {
            let turned = [*no, *yes];
            set_branch_weights(self.f, user, &turned);
        }
    }

    /// Whether the sides of `user`, a branch or select, may be exchanged: its profile weights, if it has any, are two numbers.
    pub(super) fn may_exchange_sides(&self, user: Inst) -> bool {
        let Some(kind) = self.f.ctx().tables.strings.find(b"prof") else { return true };
        let unprofiled = self.f.flags(user) & flags::HAS_MD == 0 || self.f.attachment(user, kind).is_none();
        unprofiled || branch_weights(self.f, user).is_some_and(|weights| weights.len() == 2)
    }

    /// Whether one branch is the only user of `condition`.
    fn only_decides_branch(&self, condition: Value) -> bool {
        self.one_use(condition) && self.f.op(self.f.user(self.f.first_use(condition))) == Opcode::Br
    }

    /// Whether operand `index` of `user`, a condition, may become its opposite. `and` and `or` that are written as selects stay.
    pub(super) fn takes_opposite(&self, user: Inst, index: usize) -> bool {
        let weights = !self.may_exchange_sides(user);
        match self.f.op(user) {
            Opcode::Br => !weights && self.f.operand(user, 1) != self.f.operand(user, 2),
            Opcode::Select => {
                let (t, e) = (self.f.operand(user, 1), self.f.operand(user, 2));
                let boolean = p::is_bool(self.f, self.f.ty(user));
                let logical = boolean && (p::is_zero(self.f, e) || p::is_all_ones(self.f, t));
                index == 0 && !weights && !logical && t != Value::inst(user) && e != Value::inst(user)
            }
            Opcode::Xor => p::not(self.f, Value::inst(user)).is_some(),
            _ => false,
        }
    }
}
