//! Several instructions that the target has one for become that one.
//!
//! | before | after |
//! |---|---|
//! | `select (icmp slt a, b), a, b` and its like | `smin a, b`; `smax`, `umin`, `umax` |
//! | `select (fcmp olt a, b), a, b` with `nnan` and `nsz`, and its like | `minnum a, b`; `maxnum` |
//! | `select (icmp slt x, 0), (sub 0, x), x` and its like | `abs x` |
//! | `minnum (maxnum x, 0), 1` of `float` | `saturate x`, which ptxas makes part of the instruction that computes `x` |
//! | `or (shl x, n), (lshr y, 32 - n)` | `fshl x, y, n` |
//! | `or`s of bytes of words, each shifted to a place of its own | `prmt`, three for four words; bytes that stay do not count |

use super::Facts;
use smallvec::SmallVec;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{IntrinsicId, id};
use warpc_ir::opcode::{FloatPred, IntPred, flags};
use warpc_ir::{Builder, Func, FuncMut, Opcode, Value};
use warpc_scalar::patterns;

/// What stands for `inst`.
pub(super) fn rewrite(func: &mut FuncMut<'_>, inst: Inst, facts: &Facts) -> Option<Value> {
    match func.op(inst) {
        Opcode::Select => absolute(func, inst).or_else(|| extreme(func, inst)).or_else(|| float_extreme(func, inst)),
        Opcode::Call if !facts.flushes => saturated(func, inst),
        Opcode::Or => funnel(func, inst).or_else(|| permuted(func, inst)),
        _ => None,
    }
}

/// The width of integer type `ty`, if the target has minima of it.
fn has_extremes(func: &Func<'_>, ty: Type) -> bool {
    func.types().int_bits(ty).is_some_and(|bits| matches!(bits, 16 | 32 | 64))
}

/// The operands of a selection by an `icmp` that only it uses: predicate, left, right, of a true condition first.
fn compared(func: &Func<'_>, inst: Inst) -> Option<(IntPred, [Value; 2], [Value; 2])> {
    let (predicate, left, right) = patterns::icmp(func, func.operand(inst, 0))?;
    Some((predicate, [left, right], [func.operand(inst, 1), func.operand(inst, 2)]))
}

fn extreme(func: &mut FuncMut<'_>, inst: Inst) -> Option<Value> {
    let ty = func.ty(inst);
    let (mut predicate, compared, [yes, no]) = compared(func, inst).filter(|_| has_extremes(func, ty))?;
    if [yes, no] == [compared[1], compared[0]] {
        predicate = predicate.swapped();
    } else if [yes, no] != compared {
        return None;
    }
    let which = match predicate {
        IntPred::Slt | IntPred::Sle => id::SMIN,
        IntPred::Sgt | IntPred::Sge => id::SMAX,
        IntPred::Ult | IntPred::Ule => id::UMIN,
        IntPred::Ugt | IntPred::Uge => id::UMAX,
        IntPred::Eq | IntPred::Ne => return None,
    };
    Builder::before(func, inst).intrinsic(which, &[ty], &[yes, no], 0)
}

/// Without NaN, and where zeros of both signs are one, the order of operands and whether equal ones count do not matter.
fn float_extreme(func: &mut FuncMut<'_>, inst: Inst) -> Option<Value> {
    let (ty, fl) = (func.ty(inst), func.flags(inst) & flags::FAST);
    if !matches!(ty, Type::FLOAT | Type::DOUBLE) || fl & (flags::NNAN | flags::NSZ) != flags::NNAN | flags::NSZ {
        return None;
    }
    let (mut predicate, left, right) = patterns::fcmp(func, func.operand(inst, 0))?;
    let (yes, no) = (func.operand(inst, 1), func.operand(inst, 2));
    if (yes, no) == (right, left) {
        predicate = predicate.swapped();
    } else if (yes, no) != (left, right) {
        return None;
    }
    let which = match predicate {
        FloatPred::Olt | FloatPred::Ole | FloatPred::Ult | FloatPred::Ule => id::MINNUM,
        FloatPred::Ogt | FloatPred::Oge | FloatPred::Ugt | FloatPred::Uge => id::MAXNUM,
        _ => return None,
    };
    Builder::before(func, inst).intrinsic(which, &[ty], &[yes, no], fl)
}

/// `select (icmp slt x, 0), (sub 0, x), x -> abs x`; also `sgt x, -1` and their like.
fn absolute(func: &mut FuncMut<'_>, inst: Inst) -> Option<Value> {
    let ty = func.ty(inst);
    let (predicate, [number, bound], [yes, no]) = compared(func, inst).filter(|_| has_extremes(func, ty))?;
    // Zero is its own negation, so it may be on either side.
    let (zero, one, minus_one) =
        (patterns::is_zero(func, bound), patterns::is_one(func, bound), patterns::is_all_ones(func, bound));
    let (is_bound, negated, plain) = match predicate {
        IntPred::Slt => (zero || one, yes, no),
        IntPred::Sle => (zero || minus_one, yes, no),
        IntPred::Sgt => (zero || minus_one, no, yes),
        IntPred::Sge => (zero || one, no, yes),
        _ => return None,
    };
    if !is_bound || plain != number || patterns::neg(func, negated) != Some(number) {
        return None;
    }
    // The smallest number stays: a flag of the negation said that it is none where the negation is chosen.
    let no_smallest = negated.as_inst().is_some_and(|negation| func.flags(negation) & flags::NSW != 0);
    let smallest = func.consts_mut().add_bool(no_smallest);
    Builder::before(func, inst).intrinsic(id::ABS, &[ty], &[number, smallest], 0)
}

/// `minnum (maxnum x, 0), 1 -> saturate x`: NaN becomes 0 both ways.
fn saturated(func: &mut FuncMut<'_>, inst: Inst) -> Option<Value> {
    let with_constant = |func: &Func<'_>, value: Value, of: IntrinsicId, bits: u128| -> Option<Value> {
        let (left, right) = patterns::binary_intrinsic(func, value, of)?;
        let is = |value: Value| func.consts().as_float_bits(value) == Some(bits);
        if is(right) { Some(left) } else { is(left).then_some(right) }
    };
    if func.ty(inst) != Type::FLOAT {
        return None;
    }
    let below = with_constant(func, Value::inst(inst), id::MINNUM, u128::from(1f32.to_bits()))?;
    let number = with_constant(func, below, id::MAXNUM, 0).filter(|_| func.has_one_use(below))?;
    Builder::before(func, inst).intrinsic(id::NVVM_SATURATE_F, &[], &[number], 0)
}

/// A value shifted by a constant.
fn shifted(func: &Func<'_>, value: Value, op: Opcode) -> Option<(Value, u64)> {
    let (of, amount) = patterns::binary(func, value, op)?;
    Some((of, func.consts().as_int(amount)?))
}

/// `or (shl x, n), (lshr y, 32 - n) -> fshl x, y, n`.
fn funnel(func: &mut FuncMut<'_>, inst: Inst) -> Option<Value> {
    if func.ty(inst) != Type::I32 {
        return None;
    }
    let (left, right) = (func.operand(inst, 0), func.operand(inst, 1));
    let pair = |func: &Func<'_>, up: Value, down: Value| {
        let ((high, up), (low, down)) = (shifted(func, up, Opcode::Shl)?, shifted(func, down, Opcode::LShr)?);
        (up + down == 32 && up != 0 && down != 0).then_some((high, low, up))
    };
    let (high, low, amount) = pair(func, left, right).or_else(|| pair(func, right, left))?;
    let amount = func.consts_mut().add_i32(amount as u32);
    Builder::before(func, inst).intrinsic(id::FSHL, &[Type::I32], &[high, low, amount], 0)
}

/// A byte of a word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Byte {
    Zero,
    Of(Value, u8),
}

/// Operations that a tree of bytes is looked through, at most.
const OPERATIONS: usize = 24;

/// The bytes of `value`, lowest first, looked at through shifts by whole bytes, masks of whole bytes, extensions and `or`s that only the
/// tree uses. Counts the operations in `count`; a value that is none of these is its own bytes.
fn bytes(func: &Func<'_>, value: Value, depth: u32, count: &mut usize) -> Option<[Byte; 4]> {
    if let Some(number) = func.consts().as_int(value) {
        return (number == 0).then_some([Byte::Zero; 4]);
    }
    let own = [0, 1, 2, 3].map(|at| Byte::Of(value, at));
    let Some(inst) = value.as_inst().filter(|_| depth > 0) else { return Some(own) };
    let is_own = depth == DEPTH || func.has_one_use(value);
    let inner = |func: &Func<'_>, at: usize, count: &mut usize| bytes(func, func.operand(inst, at), depth - 1, count);
    let constant = func.consts().as_int(if func.num_operands(inst) > 1 { func.operand(inst, 1) } else { Value::NONE });
    let before = *count;
    let looked = match (func.op(inst), constant) {
        _ if !is_own || *count >= OPERATIONS => None,
        (Opcode::Or, None) => {
            let (left, right) = (inner(func, 0, count)?, inner(func, 1, count)?);
            let mut joined = [Byte::Zero; 4];
            for (n, byte) in joined.iter_mut().enumerate() {
                *byte = match (left[n], right[n]) {
                    (Byte::Zero, other) | (other, Byte::Zero) => other,
                    (one, other) if one == other => one,
                    _ => {
                        *count = before;
                        return Some(own);
                    }
                };
            }
            Some(joined)
        }
        (Opcode::Shl | Opcode::LShr, Some(amount @ (8 | 16 | 24))) => {
            let (from, places) = (inner(func, 0, count)?, amount as usize / 8);
            let source = |n: usize| match func.op(inst) {
                Opcode::Shl => n.checked_sub(places),
                _ => Some(n + places).filter(|&n| n < 4),
            };
            Some([0, 1, 2, 3].map(|n| source(n).map_or(Byte::Zero, |n| from[n])))
        }
        (Opcode::And, Some(mask)) if (mask as u32).to_le_bytes().iter().all(|byte| matches!(byte, 0 | 255)) => {
            let from = inner(func, 0, count)?;
            Some([0, 1, 2, 3].map(|n| if mask >> (8 * n) & 1 == 0 { Byte::Zero } else { from[n] }))
        }
        (Opcode::ZExt, _) if matches!(func.type_of(func.operand(inst, 0)), Type::I8 | Type::I16) => {
            let of = func.operand(inst, 0);
            let kept = if func.type_of(of) == Type::I8 { 1 } else { 2 };
            // Permutations read words: what a truncation of a word is extended from is the word.
            let word = patterns::cast(func, of, Opcode::Trunc).filter(|&word| func.type_of(word) == Type::I32)?;
            Some([0, 1, 2, 3].map(|n| if n < kept { Byte::Of(word, n as u8) } else { Byte::Zero }))
        }
        _ => None,
    };
    *count += usize::from(looked.is_some());
    Some(looked.unwrap_or(own))
}

/// Levels of a tree of bytes.
const DEPTH: u32 = 6;

/// A tree of bytes as permutations: one for up to two words (a zero counts as a word), one more for each word more.
fn permuted(func: &mut FuncMut<'_>, inst: Inst) -> Option<Value> {
    // The root of a tree is not part of a larger one.
    let is_part = |func: &Func<'_>| {
        let user = func.first_use(Value::inst(inst));
        user.is_some() && func.has_one_use(Value::inst(inst)) && func.op(func.user(user)) == Opcode::Or
    };
    if func.ty(inst) != Type::I32 || is_part(func) {
        return None;
    }
    let mut count = 0;
    let bytes = bytes(func, Value::inst(inst), DEPTH, &mut count)?;
    let mut words: SmallVec<[Value; 4]> = SmallVec::new();
    for byte in bytes {
        if let Byte::Of(word, _) = byte
            && !words.contains(&word)
        {
            words.push(word);
        }
    }
    let has_zero = bytes.contains(&Byte::Zero);
    let sources = words.len() + usize::from(has_zero);
    let needed = sources.max(2) - 1;
    if words.is_empty() || words.contains(&Value::inst(inst)) || count < needed + 2 {
        return None;
    }
    // The first word gives its bytes, then each other puts its own in.
    let zero = func.consts_mut().add_i32(0);
    let mut order = words;
    if has_zero || order.len() == 1 {
        order.push(zero);
    }
    let mut made = order[0];
    let mut is_first = true;
    for &word in &order[1..] {
        let mut selector = 0;
        for (n, byte) in bytes.iter().enumerate() {
            let own = match *byte {
                Byte::Of(of, at) if of == word => Some(4 + u32::from(at)),
                Byte::Zero if word == zero => Some(4),
                Byte::Of(of, at) if is_first && of == order[0] => Some(u32::from(at)),
                _ => None,
            };
            selector |= own.unwrap_or(n as u32) << (4 * n);
        }
        let selector = func.consts_mut().add_i32(selector);
        made = Builder::before(func, inst).intrinsic(id::NVVM_PRMT, &[], &[made, word, selector], 0)?;
        is_first = false;
    }
    Some(made)
}
