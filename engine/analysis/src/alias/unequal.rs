//! Numbers that are never equal, at one time: what variables of two addresses keep apart.
//!
//! **How**: one is the other plus something that is not zero, both are one number plus different constants, or both come from different
//! numbers by an operation that keeps them so; else their bits say it. **Cost**: at most [`STEPS`] instructions below each.

use crate::facts::int_constant;
use crate::known_bits::Values;
use crate::known_bits::bits::mask;
use warpc_ir::opcode::{Opcode, flags};
use warpc_ir::{Func, Value};

/// Operations that two numbers are traced back through.
const STEPS: u32 = 4;

/// Whether integers `lhs` and `rhs`, of one type, are never equal where both were last computed.
pub(super) fn surely_differ(func: &Func<'_>, lhs: Value, rhs: Value) -> bool {
    let (mut lhs, mut rhs) = (lhs, rhs);
    for _ in 0..STEPS {
        if lhs == rhs {
            return false;
        }
        if let Some(differ) = differ_by_constants(func, lhs, rhs) {
            return differ;
        }
        if is_moved(func, lhs, rhs) || is_moved(func, rhs, lhs) {
            return true;
        }
        match parts_that_decide(func, lhs, rhs) {
            Some(parts) => (lhs, rhs) = parts,
            None => break,
        }
    }
    differ_in_bits(func, lhs, rhs)
}

/// Whether the two are one number plus different constants; `None` where they are not sums of one number.
fn differ_by_constants(func: &Func<'_>, lhs: Value, rhs: Value) -> Option<bool> {
    let bits = func.types().int_bits(func.type_of(lhs)).filter(|&bits| bits <= 64)?;
    let ((first, x), (second, y)) = (without_constants(func, lhs), without_constants(func, rhs));
    (first == second).then(|| u128::from(x.wrapping_sub(y)) & mask(bits) != 0)
}

/// A number without the constants that were added to it, and these.
fn without_constants(func: &Func<'_>, value: Value) -> (Value, u64) {
    let (mut value, mut sum) = (value, 0u64);
    for _ in 0..STEPS {
        let Some(inst) = value.as_inst() else { break };
        let op = func.op(inst);
        let adds = match op {
            Opcode::Add | Opcode::Sub => true,
            Opcode::Or => func.flags(inst) & flags::DISJOINT != 0,
            _ => false,
        };
        if !adds {
            break;
        }
        let Some(constant) = int_constant(func, func.operand(inst, 1)) else { break };
        let constant = constant as u64;
        sum = if op == Opcode::Sub { sum.wrapping_sub(constant) } else { sum.wrapping_add(constant) };
        value = func.operand(inst, 0);
    }
    (value, sum)
}

/// Whether `moved` is `from` plus, minus or exclusive-or something that is not zero.
fn is_moved(func: &Func<'_>, moved: Value, from: Value) -> bool {
    let Some(inst) = moved.as_inst() else { return false };
    let by = match func.op(inst) {
        Opcode::Add | Opcode::Xor if func.operand(inst, 1) == from => func.operand(inst, 0),
        Opcode::Add | Opcode::Sub | Opcode::Xor if func.operand(inst, 0) == from => func.operand(inst, 1),
        _ => return false,
    };
    Values::new(func).is_non_zero(by)
}

/// Of two numbers that one operation makes: the numbers that it takes, if those are equal where the results are.
fn parts_that_decide(func: &Func<'_>, lhs: Value, rhs: Value) -> Option<(Value, Value)> {
    let (i, j) = (lhs.as_inst()?, rhs.as_inst()?);
    let op = func.op(i);
    if func.op(j) != op || func.num_operands(i) == 0 || func.num_operands(j) == 0 {
        return None;
    }
    let (a, c) = (func.operand(i, 0), func.operand(j, 0));
    if matches!(op, Opcode::ZExt | Opcode::SExt) {
        return (func.type_of(a) == func.type_of(c)).then_some((a, c));
    }
    let both = |flag: u16| func.flags(i) & func.flags(j) & flag != 0;
    let is_exact = both(flags::NUW) || both(flags::NSW);
    match op {
        Opcode::Add | Opcode::Xor | Opcode::Sub => {
            let (b, d) = (func.operand(i, 1), func.operand(j, 1));
            match () {
                _ if a == c => Some((b, d)),
                _ if b == d => Some((a, c)),
                _ if op != Opcode::Sub && a == d => Some((b, c)),
                _ if op != Opcode::Sub && b == c => Some((a, d)),
                _ => None,
            }
        }
        Opcode::Mul | Opcode::Shl if is_exact => {
            let by = func.operand(i, 1);
            let keeps =
                by == func.operand(j, 1) && int_constant(func, by).is_some_and(|by| op == Opcode::Shl || by != 0);
            keeps.then_some((a, c))
        }
        _ => None,
    }
}

/// Whether a bit is known to be set in one and clear in the other.
fn differ_in_bits(func: &Func<'_>, lhs: Value, rhs: Value) -> bool {
    let values = Values::new(func);
    let Some((x, y)) = values.known_bits(lhs).zip(values.known_bits(rhs)) else { return false };
    x.zero & y.one != 0 || x.one & y.zero != 0
}
