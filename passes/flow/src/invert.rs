//! The opposite of a condition: one that exists, or a new `xor` beside the condition.

use warpc_ir::ids::*;
use warpc_ir::{Builder, Func, FuncMut, Opcode, Value};
use warpc_scalar::patterns as p;

/// Users of a condition that are looked at for one that inverts it. New users come first, so one that was made lately is found.
const MAX_USERS: usize = 64;

/// The opposite of the truth value `condition`, available wherever `condition` is.
pub(crate) fn invert(func: &mut FuncMut<'_>, condition: Value) -> Value {
    if let Some(truth) = p::int(func, condition).filter(|_| condition.is_constant()) {
        return p::make_bool(func, Type::I1, truth.v == 0);
    }
    if condition.is_undef_or_poison() {
        return condition;
    }
    if let Some(opposite) = p::not(func, condition) {
        return opposite;
    }
    let home = match condition.as_inst() {
        Some(inst) => func.block_of(inst),
        None => func.entry(),
    };
    if let Some(found) = existing(func, condition, home) {
        return found.into();
    }
    let at = match condition.as_inst().filter(|&inst| func.op(inst) != Opcode::Phi) {
        Some(inst) if func.op(inst).is_terminator() => return elsewhere(func, condition, inst),
        Some(inst) => func.next(inst),
        None => func.first_non_phi(home),
    };
    make(func, condition, at)
}

/// Makes the opposite of the result of a terminator where that is available: at the start of its normal destination.
fn elsewhere(func: &mut FuncMut<'_>, condition: Value, terminator: Inst) -> Value {
    let normal = func.successors_of(terminator).next().expect("a terminator with a result has a destination");
    let at = func.first_non_phi(normal);
    make(func, condition, at)
}

fn make(func: &mut FuncMut<'_>, condition: Value, at: Inst) -> Value {
    let truth = p::make_bool(func, Type::I1, true);
    let opposite = Builder::before(func, at).binary(Opcode::Xor, condition, truth, 0);
    func.name_after(opposite, condition, ".inv");
    opposite
}

/// An instruction of block `home` that is the opposite of `condition`.
fn existing(func: &Func<'_>, condition: Value, home: Block) -> Option<Inst> {
    let users = func.uses(condition).take(MAX_USERS).map(|row| func.user(row));
    let mut users = users;
    users.find(|&user| func.block_of(user) == home && p::not(func, user.into()) == Some(condition))
}
