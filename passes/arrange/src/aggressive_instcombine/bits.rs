//! Bits that are counted or tested one by one.

use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::{Builder, Func, FuncMut, IntPred, Opcode, Value};
use warpc_scalar::patterns as p;

/// Operands of one chain of `and` or `or` that are looked at.
const CHAIN: usize = 256;

/// `(x >> 3 | x) & 1 -> zext((x & 9) != 0)`; `x >> 3 & x & 1 -> zext((x & 9) == 9)`.
pub(super) fn any_or_all(f: &mut FuncMut<'_>, inst: Inst) -> Option<Value> {
    let (left, right) = (f.operand(inst, 0), f.operand(inst, 1));
    let chain = |f: &Func<'_>, v: Value, op: Opcode| p::binary(f, v, op).is_some() && f.has_one_use(v);
    let all = chain(f, left, Opcode::And) || chain(f, right, Opcode::And);
    if !(all || p::is_one(f, right) && chain(f, left, Opcode::Or)) {
        return None;
    }
    let ty = f.ty(inst);
    let bits = p::width(f, inst.into());
    if bits > 128 {
        return None;
    }
    let (mut root, mut mask, mut clears) = (Value::NONE, 0u128, !all);
    let mut work = if all { vec![left, right] } else { vec![left] };
    let mut left = CHAIN;
    while let Some(v) = work.pop() {
        left = left.checked_sub(1)?;
        if all && p::is_one(f, v) {
            clears = true;
            continue;
        }
        if let Some((a, b)) = p::binary(f, v, if all { Opcode::And } else { Opcode::Or }) {
            work.extend([a, b]);
            continue;
        }
        let shifted = p::binary(f, v, Opcode::LShr).and_then(|(x, n)| Some((x, p::int(f, n)?.v)));
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
    let mask = p::make_int(f, ty, mask);
    let masked = Builder::before(f, inst).binary(Opcode::And, root, mask, 0);
    let condition = match f.types().vector(ty) {
        Some((len, false, _)) => f.vector_type(len, Type::I1),
        Some(_) => return None,
        None => Type::I1,
    };
    let test = if all {
        Builder::before(f, inst).icmp(IntPred::Eq, masked, mask, condition)
    } else {
        let zero = p::make_int(f, ty, 0);
        Builder::before(f, inst).icmp(IntPred::Ne, masked, zero, condition)
    };
    Some(Builder::before(f, inst).cast(Opcode::ZExt, test, ty, 0))
}

/// Both orders of the operands of a commutative operation.
fn either(pair: (Value, Value)) -> [(Value, Value); 2] {
    [pair, (pair.1, pair.0)]
}

/// The known way to count ones, by pairs, groups of four and bytes, ends in `(sums * 0x0101...) >> width - 8`.
pub(super) fn population_count(f: &mut FuncMut<'_>, inst: Inst) -> Option<Value> {
    let ty = f.ty(inst);
    let bits = p::width(f, inst.into());
    if bits > 128 || !bits.is_multiple_of(8) || bits <= 8 {
        return None;
    }
    let bytes = |byte: u8| u128::from_le_bytes([byte; 16]) & p::mask(bits);
    let is = |f: &Func<'_>, v: Value, n: u128| p::int(f, v).is_some_and(|c| c.v == n);
    let masked = |f: &Func<'_>, v: Value, byte: u8| {
        let (a, b) = p::binary(f, v, Opcode::And)?;
        is(f, b, bytes(byte)).then_some(a)
    };
    let shifted = |f: &Func<'_>, v: Value, n: u128| {
        let (a, b) = p::binary(f, v, Opcode::LShr)?;
        is(f, b, n).then_some(a)
    };
    if !is(f, f.operand(inst, 1), bits as u128 - 8) {
        return None;
    }
    let (product, ones) = p::binary(f, f.operand(inst, 0), Opcode::Mul)?;
    if !is(f, ones, bytes(1)) {
        return None;
    }
    // (fours + (fours >> 4)) & 0x0f
    let sum = p::binary(f, masked(f, product, 0x0f)?, Opcode::Add)?;
    let fours = either(sum).into_iter().find_map(|(a, b)| (shifted(f, a, 4) == Some(b)).then_some(b))?;
    // (pairs & 0x33) + (pairs >> 2 & 0x33)
    let sum = p::binary(f, fours, Opcode::Add)?;
    let pairs = either(sum).into_iter().find_map(|(a, b)| {
        let low = masked(f, a, 0x33)?;
        (shifted(f, masked(f, b, 0x33)?, 2) == Some(low)).then_some(low)
    })?;
    // x - (x >> 1 & 0x55)
    let (x, odd) = p::binary(f, pairs, Opcode::Sub)?;
    if shifted(f, masked(f, odd, 0x55)?, 1) != Some(x) {
        return None;
    }
    Builder::before(f, inst).intrinsic(id::CTPOP, &[ty], &[x], 0)
}
