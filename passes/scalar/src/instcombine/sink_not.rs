//! Complements moved through `and` and `or` of booleans, also such that are written as selects, to where they cost nothing: into
//! comparisons, other complements, and users that take the opposite as well.

use super::{Combiner, p};
use smallvec::SmallVec;
use warpc_ir::ids::*;
use warpc_ir::opcode::flags;
use warpc_ir::{Opcode, Value};

/// Users of a value that are looked at.
const MAX_USERS: usize = 16;

/// Users of a value, once for each use.
type Users = SmallVec<[Inst; MAX_USERS]>;

/// `first & second` or `first | second`.
#[derive(Clone, Copy)]
struct Joined {
    first: Value,
    second: Value,
    is_and: bool,
    /// Whether `second` is asked only where `first` does not decide.
    is_select: bool,
}

impl Combiner<'_, '_> {
    rules! {
        /// Rules of `and` and `or` of booleans by their users.
        pub(super) fn complement_to_users_rules(&mut self, inst: Inst) -> Option<Value> {
            complement_into_other_hand,
        }
    }
    rules! {
        /// Rules of a complement of `def` by what else uses that.
        pub(super) fn complement_of_join_rules(&mut self, def: Inst) -> Option<Value> {
            complement_into_both_hands,
        }
    }

    fn joined(&self, inst: Inst) -> Option<Joined> {
        let ty = self.f.ty(inst);
        if !p::is_bool(self.f, ty) {
            return None;
        }
        let operand = |n: usize| self.f.operand(inst, n);
        let (first, second, is_and, is_select) = match self.f.op(inst) {
            Opcode::And => (operand(0), operand(1), true, false),
            Opcode::Or => (operand(0), operand(1), false, false),
            Opcode::Select if self.f.type_of(operand(0)) == ty => match () {
                _ if p::is_zero(self.f, operand(2)) => (operand(0), operand(1), true, true),
                _ if p::is_all_ones(self.f, operand(1)) => (operand(0), operand(2), false, true),
                _ => return None,
            },
            _ => return None,
        };
        (first != second).then_some(Joined { first, second, is_and, is_select })
    }

    /// The other one of `and` and `or`, of other operands.
    fn dual(&mut self, joined: Joined, first: Value, second: Value) -> Value {
        let ty = self.f.type_of(first);
        match (joined.is_select, joined.is_and) {
            (false, true) => self.binary(Opcode::Or, 0, first, second),
            (false, false) => self.binary(Opcode::And, 0, first, second),
            (true, true) => {
                let yes = self.bool(ty, true);
                self.select(first, yes, second)
            }
            (true, false) => {
                let no = self.bool(ty, false);
                self.select(first, second, no)
            }
        }
    }

    /// The users of `value` but `ignored`, if all of them take the opposite for nothing.
    fn users_of_opposite(&self, value: Value, ignored: Inst) -> Option<Users> {
        let mut users = Users::new();
        for u in self.f.uses(value) {
            let user = self.f.user(u);
            if user == ignored {
                continue;
            }
            if users.len() == MAX_USERS || !self.takes_opposite(user, self.f.use_index(u)) {
                return None;
            }
            users.push(user);
        }
        Some(users)
    }

    /// Whether `value`, a comparison or a complement, can become its opposite for all users but `ignored`.
    fn can_turn(&self, value: Value, ignored: Inst) -> bool {
        let Some(inst) = value.as_inst() else { return false };
        (matches!(self.f.op(inst), Opcode::ICmp | Opcode::FCmp) || p::not(self.f, value).is_some())
            && self.users_of_opposite(value, ignored).is_some()
    }

    /// The opposite of `value`, for which [`Combiner::can_turn`] holds. Other users than `ignored` take it.
    fn turn(&mut self, value: Value, ignored: Inst) -> Value {
        let users = self.users_of_opposite(value, ignored).expect("users that take the opposite");
        if let Some(plain) = p::not(self.f, value) {
            self.give_opposite(&users, plain);
            return plain;
        }
        let inst = value.as_inst().expect("a comparison");
        self.invert_predicate(inst);
        self.f.derive_name(value, value, ".not");
        self.give_opposite(&users, value);
        value
    }

    /// Makes comparison `inst` its opposite, where it stands. Its users are the caller's.
    pub(super) fn invert_predicate(&mut self, inst: Inst) {
        let kept = self.f.flags(inst) & !flags::PRED_MASK;
        let predicate = match self.f.op(inst) {
            Opcode::ICmp => self.f.int_pred(inst).inverse() as u16,
            _ => self.f.float_pred(inst).inverse() as u16,
        };
        self.f.set_flags(inst, kept | predicate << flags::PRED_SHIFT);
        self.list.push(inst);
    }

    /// Gives `users` of a condition `value`, which is its opposite.
    fn give_opposite(&mut self, users: &[Inst], value: Value) {
        for &user in users {
            if self.f.is_dead(user) {
                continue;
            }
            match self.f.op(user) {
                Opcode::Br | Opcode::Select => {
                    self.f.set_operand(user, 0, value);
                    self.f.swap_operands(user, 1, 2);
                    self.turned |= self.f.op(user) == Opcode::Br;
                    self.f.unsettle(user);
                    self.list.push(user);
                }
                _ => {
                    self.push_users(user);
                    self.f.replace_all_uses(Value::inst(user), value);
                    self.erase(user);
                }
            }
        }
    }

    /// `~x & y -> ~(x | ~y)`, `~x | y -> ~(x & ~y)` of booleans, also as selects. If all users turn around for nothing, and so does `y`
    /// with its other users.
    fn complement_into_other_hand(&mut self, inst: Inst) -> Option<Value> {
        let me = Value::inst(inst);
        let joined = self.joined(inst).filter(|_| !self.f.is_unused(me))?;
        let Joined { first, second, .. } = joined;
        let pairs = [(p::not(self.f, first), second), (p::not(self.f, second), first)];
        let at = pairs
            .iter()
            .position(|&(plain, other)| plain.is_some_and(|plain| plain != other) && self.can_turn(other, inst))?;
        let users = self.users_of_opposite(me, Inst::NONE)?;
        let (plain, other) = (pairs[at].0?, self.turn(pairs[at].1, inst));
        let new = if at == 0 { self.dual(joined, plain, other) } else { self.dual(joined, other, plain) };
        self.give_opposite(&users, new);
        Some(me)
    }

    /// `~(x & y) -> ~x | ~y`, `~(x | y) -> ~x & ~y` of booleans, also as selects, whoever else uses the inner operation `def`. If both
    /// complements cost nothing, and all users turn around for nothing.
    fn complement_into_both_hands(&mut self, def: Inst) -> Option<Value> {
        let joined = self.joined(def)?;
        let hands = [joined.first, joined.second];
        let uses = |user: Value, used: Value| user.as_inst().is_some_and(|i| self.f.operands(i).any(|v| v == used));
        if uses(hands[0], hands[1]) || uses(hands[1], hands[0]) || !hands.iter().all(|&hand| self.can_turn(hand, def)) {
            return None;
        }
        let asked = self.at;
        let users = self.users_of_opposite(Value::inst(def), asked)?;
        let [first, second] = hands.map(|hand| self.turn(hand, def));
        self.at = def;
        let new = self.dual(joined, first, second);
        self.at = asked;
        self.give_opposite(&users, new);
        Some(new)
    }
}
