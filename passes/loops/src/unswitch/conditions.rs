//! The parts of a branch condition that a loop does not change.

use warpc_ir::ids::*;
use warpc_ir::{Func, Opcode, Value};

/// How conditions are joined: all must hold, or one is enough.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Join {
    /// `and i1 a, b` or `select a, b, false`.
    And,
    /// `or i1 a, b` or `select a, true, b`.
    Or,
}

fn is_bool(func: &Func<'_>, value: Value, wanted: bool) -> bool {
    func.consts().as_int(value) == Some(u64::from(wanted))
}

/// `select c, true, false` is `c`.
pub fn skip_trivial_select(func: &Func<'_>, mut value: Value) -> Value {
    while let Some(select) = value.as_inst().filter(|&i| func.op(i) == Opcode::Select) {
        if !is_bool(func, func.operand(select, 1), true) || !is_bool(func, func.operand(select, 2), false) {
            break;
        }
        value = func.operand(select, 0);
    }
    value
}

/// How `inst` joins two conditions, if it does.
pub fn join_of(func: &Func<'_>, inst: Inst) -> Option<Join> {
    if func.ty(inst) != Type::I1 {
        return None;
    }
    match func.op(inst) {
        Opcode::And => Some(Join::And),
        Opcode::Or => Some(Join::Or),
        Opcode::Select if func.type_of(func.operand(inst, 0)) == Type::I1 => {
            if is_bool(func, func.operand(inst, 2), false) {
                Some(Join::And)
            } else {
                is_bool(func, func.operand(inst, 1), true).then_some(Join::Or)
            }
        }
        _ => None,
    }
}

/// Conditions of a tree of joins that are looked at.
const MAX_PARTS: usize = 256;

/// The conditions that `root` joins directly or through joins of its kind and that `is_invariant` holds for, constants aside, each once.
/// Of larger trees only the first [`MAX_PARTS`] conditions are looked at.
pub fn invariant_parts(func: &Func<'_>, root: Inst, join: Join, is_invariant: impl Fn(Value) -> bool) -> Vec<Value> {
    let mut parts: Vec<Value> = Vec::new();
    let mut work = vec![root];
    // In order, for the search.
    let mut seen: Vec<Value> = vec![Value::inst(root)];
    while let Some(inst) = work.pop() {
        for operand in func.operands(inst) {
            if operand.is_constant() || func.type_of(operand) != Type::I1 || seen.len() >= MAX_PARTS {
                continue;
            }
            let Err(at) = seen.binary_search(&operand) else { continue };
            seen.insert(at, operand);
            if is_invariant(operand) {
                parts.push(operand);
                continue;
            }
            let inner = skip_trivial_select(func, operand).as_inst().filter(|&i| join_of(func, i) == Some(join));
            work.extend(inner);
        }
    }
    parts
}
