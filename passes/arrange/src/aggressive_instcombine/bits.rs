//! Bits that are counted or tested one by one.

use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::{Builder, Func, FuncMut, IntPred, Opcode, Value};
use warpc_scalar::patterns as p;

/// Operands of one chain of `and` or `or` that are looked at.
const CHAIN: usize = 256;

/// `(x >> 3 | x) & 1 -> zext((x & 9) != 0)`; `x >> 3 & x & 1 -> zext((x & 9) == 9)`.
pub(super) fn any_or_all(func: &mut FuncMut<'_>, inst: Inst) -> Option<Value> {
    let (left, right) = (func.operand(inst, 0), func.operand(inst, 1));
    let chain = |func: &Func<'_>, v: Value, op: Opcode| p::binary(func, v, op).is_some() && func.has_one_use(v);
    let all = chain(func, left, Opcode::And) || chain(func, right, Opcode::And);
    if !(all || p::is_one(func, right) && chain(func, left, Opcode::Or)) {
        return None;
    }
    let ty = func.ty(inst);
    let bits = p::width(func, inst.into());
    if bits > 128 {
        return None;
    }
    let (mut root, mut mask, mut clears) = (Value::NONE, 0u128, !all);
    let mut work = if all { vec![left, right] } else { vec![left] };
    let mut left = CHAIN;
    while let Some(v) = work.pop() {
        left = left.checked_sub(1)?;
        if all && p::is_one(func, v) {
            clears = true;
            continue;
        }
        if let Some((a, b)) = p::binary(func, v, if all { Opcode::And } else { Opcode::Or }) {
            work.extend([a, b]);
            continue;
        }
        let shifted = p::binary(func, v, Opcode::LShr).and_then(|(x, n)| Some((x, p::int(func, n)?.v)));
        let (x, n) = shifted.unwrap_or((v, 0));
        if root.is_some() && root != x || n >= bits as u128 || x.is_constant() {
            return None;
        }
        root = x;
        mask |= 1 << n;
    }
    if root.is_none() || !clears {
        return None;
    }
    let mask = p::make_int(func, ty, mask);
    let masked = Builder::before(func, inst).binary(Opcode::And, root, mask, 0);
    let condition = match func.types().vector(ty) {
        Some((len, false, _)) => func.vector_type(len, Type::I1),
        Some(_) => return None,
        None => Type::I1,
    };
    let test = if all {
        Builder::before(func, inst).icmp(IntPred::Eq, masked, mask, condition)
    } else {
        let zero = p::make_int(func, ty, 0);
        Builder::before(func, inst).icmp(IntPred::Ne, masked, zero, condition)
    };
    Some(Builder::before(func, inst).cast(Opcode::ZExt, test, ty, 0))
}

/// Both orders of the operands of a commutative operation.
fn either(pair: (Value, Value)) -> [(Value, Value); 2] {
    [pair, (pair.1, pair.0)]
}

/// The known way to count ones, by pairs, groups of four and bytes, ends in `(sums * 0x0101...) >> width - 8`.
pub(super) fn population_count(func: &mut FuncMut<'_>, inst: Inst) -> Option<Value> {
    let ty = func.ty(inst);
    let bits = p::width(func, inst.into());
    if bits > 128 || !bits.is_multiple_of(8) || bits <= 8 {
        return None;
    }
    let bytes = |byte: u8| u128::from_le_bytes([byte; 16]) & p::mask(bits);
    let is = |func: &Func<'_>, v: Value, n: u128| p::int(func, v).is_some_and(|c| c.v == n);
    let masked = |func: &Func<'_>, v: Value, byte: u8| {
        let (a, b) = p::binary(func, v, Opcode::And)?;
        is(func, b, bytes(byte)).then_some(a)
    };
    let shifted = |func: &Func<'_>, v: Value, n: u128| {
        let (a, b) = p::binary(func, v, Opcode::LShr)?;
        is(func, b, n).then_some(a)
    };
    if !is(func, func.operand(inst, 1), bits as u128 - 8) {
        return None;
    }
    let (product, ones) = p::binary(func, func.operand(inst, 0), Opcode::Mul)?;
    if !is(func, ones, bytes(1)) {
        return None;
    }
    // (fours + (fours >> 4)) & 0x0f
    let sum = p::binary(func, masked(func, product, 0x0f)?, Opcode::Add)?;
    let fours = either(sum).into_iter().find_map(|(a, b)| (shifted(func, a, 4) == Some(b)).then_some(b))?;
    // (pairs & 0x33) + (pairs >> 2 & 0x33)
    let sum = p::binary(func, fours, Opcode::Add)?;
    let pairs = either(sum).into_iter().find_map(|(a, b)| {
        let low = masked(func, a, 0x33)?;
        (shifted(func, masked(func, b, 0x33)?, 2) == Some(low)).then_some(low)
    })?;
    // x - (x >> 1 & 0x55)
    let (x, odd) = p::binary(func, pairs, Opcode::Sub)?;
    if shifted(func, masked(func, odd, 0x55)?, 1) != Some(x) {
        return None;
    }
    Builder::before(func, inst).intrinsic(id::CTPOP, &[ty], &[x], 0)
}
