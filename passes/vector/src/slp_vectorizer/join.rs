//! Which rows of scalars become one vector instruction, or two from which each lane takes its own.
//!
//! Rows *alternate* where their lanes do one of two things: two binary operations (no divisions of integers, which would be done for
//! lanes that never asked), two conversions from one type, comparisons by two predicates. A comparison in the other direction is
//! the same one with its operands exchanged; it is taken for that where the operands then go with those of the first lane.

use super::lanes::is_lane;
use super::variants::variant;
use crate::intrinsics::lanewise;
use warpc_analysis::facts;
use warpc_ir::ids::*;
use warpc_ir::opcode::{Opcode, flags};
use warpc_ir::{FloatPred, Func, IntPred, Value};

/// Pairs of a phi that becomes a vector.
const PAIRS: usize = 32;

/// How a row becomes vector code.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Join {
    /// Lanes that do the second operation of an alternating row, a bit each.
    pub alternate: u32,
    /// Lanes whose first two operands are exchanged, a bit each.
    pub swapped: u32,
}

/// How instructions `lanes`, which lie in one block, become a vector by what they do; their memory is not looked at.
pub(super) fn join(func: &Func<'_>, lanes: &[Value], may_be_vectors: bool) -> Option<Join> {
    let first = lanes[0].as_inst()?;
    let (op, ty) = (func.op(first), func.ty(first));
    let operand_type = |inst: Inst| func.type_of(func.operand(inst, 0));
    let lane = |ty: Type| is_lane(func, ty, may_be_vectors);
    let all = |same: &dyn Fn(Inst) -> bool| lanes.iter().all(|lane| lane.as_inst().is_some_and(same));
    if !all(&|inst| func.ty(inst) == ty) {
        return None;
    }
    if !all(&|inst| func.op(inst) == op) {
        return alternating(func, lanes).filter(|_| lane(ty) && lane(operand_type(first)));
    }
    let one = |is_one: bool| is_one.then_some(Join::default());
    match op {
        Opcode::Store => one(lane(operand_type(first))
            && all(&|inst| facts::is_simple(func, inst) && operand_type(inst) == operand_type(first))),
        Opcode::Load => one(lane(ty) && all(&|inst| facts::is_simple(func, inst))),
        // A division whose divisor is no number in one lane is the program's fault anyway: each lane was executed.
        _ if op.is_binary() || op == Opcode::FNeg => one(lane(ty)),
        _ if op.is_cast() => {
            let from = operand_type(first);
            one(lane(ty) && lane(from) && all(&|inst| operand_type(inst) == from))
        }
        Opcode::ICmp | Opcode::FCmp => {
            let from = operand_type(first);
            (lane(from) && all(&|inst| operand_type(inst) == from)).then(|| comparisons(func, lanes))?
        }
        // The blocks come in one order, and what comes from them is there at their ends.
        Opcode::Phi => one(lane(ty)
            && func.phi_len(first) <= PAIRS
            && all(&|inst| {
                func.phi_len(inst) == func.phi_len(first)
                    && func.phi_pairs(inst).zip(func.phi_pairs(first)).all(|(own, other)| own.1 == other.1)
                    && func
                        .phi_pairs(inst)
                        .all(|(value, _)| value.as_inst().is_none_or(|i| !func.op(i).is_terminator()))
            })),
        Opcode::Select => {
            let (condition, is_vector) = (operand_type(first), func.types().is_vector(ty));
            one(lane(ty)
                && func.types().is_vector(condition) == is_vector
                && all(&|inst| operand_type(inst) == condition))
        }
        Opcode::Call => one(lane(ty) && calls(func, lanes, first, may_be_vectors)),
        _ => None,
    }
}

/// Whether calls, the first of which is `first`, are of one intrinsic of lanes, or of one function with a variant for all of them.
fn calls(func: &Func<'_>, lanes: &[Value], first: Inst, may_be_vectors: bool) -> bool {
    let insts = || lanes.iter().filter_map(|lane| lane.as_inst());
    let shape = |inst: Inst| (0..func.call(inst).num_args as usize).map(move |n| func.type_of(func.operand(inst, n)));
    if !insts().all(|inst| func.callee(inst) == func.callee(first) && shape(inst).eq(shape(first))) {
        return false;
    }
    match lanewise(func, first) {
        Some(row) => {
            is_lane(func, func.type_of(func.operand(first, 0)), may_be_vectors)
                && insts().all(|inst| {
                    func.call(inst).bundles.is_empty()
                        && row.scalar.is_none_or(|n| func.operand(inst, n) == func.operand(first, n))
                })
        }
        None => {
            let found = variant(func, first, lanes.len());
            found.is_some() && insts().all(|inst| variant(func, inst, lanes.len()) == found)
        }
    }
}

/// Two binary operations or conversions in one row.
fn alternating(func: &Func<'_>, lanes: &[Value]) -> Option<Join> {
    let first = lanes[0].as_inst()?;
    let main = func.op(first);
    let mut second: Option<Opcode> = None;
    let mut join = Join::default();
    for (n, lane) in lanes.iter().enumerate() {
        let inst = lane.as_inst()?;
        let op = func.op(inst);
        let is_integer_division = matches!(op, Opcode::SDiv | Opcode::UDiv | Opcode::SRem | Opcode::URem);
        let is_kind = if main.is_binary() {
            op.is_binary() && !is_integer_division
        } else {
            main.is_cast()
                && op.is_cast()
                && func.type_of(func.operand(inst, 0)) == func.type_of(func.operand(first, 0))
        };
        if !is_kind || op != main && *second.get_or_insert(op) != op {
            return None;
        }
        join.alternate |= ((op != main) as u32) << n;
    }
    Some(join)
}

/// Predicate of comparison `inst`, and that with its operands exchanged.
fn predicates(func: &Func<'_>, inst: Inst) -> (u16, u16) {
    let bits = |value: u16| value << flags::PRED_SHIFT;
    if func.op(inst) == Opcode::ICmp {
        let predicate: IntPred = func.int_pred(inst);
        (bits(predicate as u16), bits(predicate.swapped() as u16))
    } else {
        let predicate: FloatPred = func.float_pred(inst);
        (bits(predicate as u16), bits(predicate.swapped() as u16))
    }
}

/// Comparisons by one predicate or by two.
fn comparisons(func: &Func<'_>, lanes: &[Value]) -> Option<Join> {
    let first = lanes[0].as_inst()?;
    let (main, _) = predicates(func, first);
    let mut second: Option<u16> = None;
    let mut join = Join::default();
    for (n, lane) in lanes.iter().enumerate() {
        let inst = lane.as_inst()?;
        let (own, exchanged) = predicates(func, inst);
        let goes = |x: usize, y: usize| {
            are_alike(func, func.operand(first, 0), func.operand(inst, x))
                || are_alike(func, func.operand(first, 1), func.operand(inst, y))
        };
        if own == main {
            continue;
        }
        // Two lanes alone are always one comparison; of more, one whose operands go together.
        if exchanged == main && (lanes.len() == 2 || goes(1, 0)) {
            join.swapped |= 1 << n;
        } else if *second.get_or_insert(own) == own {
            join.alternate |= 1 << n;
        } else if second == Some(exchanged) {
            join.alternate |= 1 << n;
            join.swapped |= 1 << n;
        } else if exchanged == main {
            join.swapped |= 1 << n;
        } else {
            return None;
        }
    }
    Some(join)
}

/// Whether two values of neighbouring lanes may be in one vector: both are constants, both come from outside, or both do the same.
fn are_alike(func: &Func<'_>, x: Value, y: Value) -> bool {
    match (x.as_inst(), y.as_inst()) {
        (Some(a), Some(b)) => func.op(a) == func.op(b),
        (None, None) => x.is_constant() == y.is_constant(),
        _ => false,
    }
}

/// What a lane of an alternating row does: opcode and, of comparisons, predicate.
pub(super) fn operation_bits(func: &Func<'_>, inst: Inst, is_swapped: bool) -> (Opcode, u16) {
    let op = func.op(inst);
    match op {
        Opcode::ICmp | Opcode::FCmp => {
            let (own, exchanged) = predicates(func, inst);
            (op, if is_swapped { exchanged } else { own })
        }
        _ => (op, 0),
    }
}
