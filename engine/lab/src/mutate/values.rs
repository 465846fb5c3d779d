//! Changes of operands and operations.

use super::site::Site;
use warpc_ir::Builder;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{IntrinsicId, id};
use warpc_ir::opcode::{FloatPred, IntPred, Opcode, flags as fl};
use warpc_ir::types::TypeKind;
use warpc_ir::value::Value;

/// Opcodes that may stand for each other: operands and result have the same types.
const FAMILIES: &[&[Opcode]] = &[
    &[Opcode::Add, Opcode::Sub, Opcode::Mul, Opcode::And, Opcode::Or, Opcode::Xor],
    &[Opcode::Shl, Opcode::LShr, Opcode::AShr],
    &[Opcode::UDiv, Opcode::SDiv, Opcode::URem, Opcode::SRem],
    &[Opcode::FAdd, Opcode::FSub, Opcode::FMul, Opcode::FDiv, Opcode::FRem],
    &[Opcode::ZExt, Opcode::SExt],
    &[Opcode::UIToFP, Opcode::SIToFP],
    &[Opcode::FPToUI, Opcode::FPToSI],
];

/// An operand becomes a value that dominates it.
pub(super) fn operand(s: &mut Site<'_, '_>) -> Option<()> {
    let (i, k) = s.slot(|_, _| true)?;
    let old = s.f.operand(i, k);
    let place = s.place_of(i, k)?;
    let v = s.value(s.f.type_of(old), place)?;
    if v == old {
        return None;
    }
    s.set(i, k, v);
    Some(())
}

/// A constant becomes another: one more or less, a bit flipped, or anything.
pub(super) fn constant(s: &mut Site<'_, '_>) -> Option<()> {
    let (i, k) = s.slot(|f, v| v.is_constant() && !f.types().is_ptr(f.type_of(v)))?;
    let old = s.f.operand(i, k);
    let ty = s.f.type_of(old);
    let new = match (s.f.consts().as_int(old), s.f.types().int_bits(ty)) {
        (Some(v), Some(n @ 1..=64)) if !s.rng.one_in(3) => {
            let bit = s.rng.below(n as usize);
            let v = match s.rng.below(4) {
                0 => v.wrapping_add(1),
                1 => v.wrapping_sub(1),
                2 => v.wrapping_neg(),
                _ => v ^ 1 << bit,
            };
            s.f.consts_mut().add_int(ty, n, v & warpc_ir::consts::low_mask(n))
        }
        _ => s.constant(ty)?,
    };
    if new == old {
        return None;
    }
    s.set(i, k, new);
    Some(())
}

/// An operation becomes another of its kind, without flags.
pub(super) fn opcode(s: &mut Site<'_, '_>) -> Option<()> {
    let family = |op: Opcode| FAMILIES.iter().find(|f| f.contains(&op));
    let i = s.inst(|f, i| {
        family(f.op(i)).is_some()
            || exchangeable(f.intrinsic_callee(i).and_then(|n| f.intrins().get(n).known())).is_some()
    })?;
    let Some(family) = family(s.f.op(i)) else {
        let known = s.f.intrinsic_callee(i).and_then(|n| s.f.intrins().get(n).known());
        let other = s.rng.pick(exchangeable(known)?);
        let ty = s.f.ty(i);
        let args: Vec<Value> = s.f.operands(i).take(s.f.call(i).num_args as usize).collect();
        let v = Builder::before(s.f, i).intrinsic(other, &[ty], &args, 0)?;
        s.f.replace_and_erase(i, v);
        return Some(());
    };
    let op = s.rng.pick(family);
    if op == s.f.op(i) {
        return None;
    }
    let ty = s.f.ty(i);
    s.f.set_op(i, op, ty);
    s.f.set_flags(i, 0);
    Some(())
}

/// Intrinsics of the same operands as this one.
fn exchangeable(known: Option<IntrinsicId>) -> Option<&'static [IntrinsicId]> {
    const LISTS: &[&[IntrinsicId]] = &[
        &[id::SMAX, id::SMIN, id::UMAX, id::UMIN],
        &[id::UADD_SAT, id::USUB_SAT, id::SADD_SAT, id::SSUB_SAT],
        &[id::FSHL, id::FSHR],
        &[id::CTLZ, id::CTTZ],
        &[id::MINNUM, id::MAXNUM, id::MINIMUM, id::MAXIMUM],
    ];
    let known = known?;
    LISTS.iter().find(|l| l.contains(&known)).copied()
}

/// A comparison gets another predicate.
pub(super) fn predicate(s: &mut Site<'_, '_>) -> Option<()> {
    let i = s.inst(|f, i| matches!(f.op(i), Opcode::ICmp | Opcode::FCmp))?;
    let p = match s.f.op(i) {
        Opcode::ICmp => s.rng.pick(IntPred::ALL) as u16,
        _ => s.rng.pick(FloatPred::ALL) as u16,
    };
    let old = s.f.flags(i);
    s.f.set_flags(i, old & !fl::PRED_MASK | p << fl::PRED_SHIFT);
    Some(())
}

/// Flags that a random choice may set or drop: those whose violation is poison. Fast-math flags that allow another result
/// are left alone.
fn choices(op: Opcode) -> &'static [u16] {
    match op {
        Opcode::Add | Opcode::Sub | Opcode::Mul | Opcode::Shl | Opcode::Trunc => &[fl::NUW, fl::NSW],
        Opcode::UDiv | Opcode::SDiv | Opcode::LShr | Opcode::AShr => &[fl::EXACT],
        Opcode::Or => &[fl::DISJOINT],
        Opcode::ZExt | Opcode::UIToFP => &[fl::NNEG],
        Opcode::ICmp => &[fl::SAMESIGN],
        Opcode::GetElementPtr => &[fl::NUW, fl::NUSW, fl::INBOUNDS],
        Opcode::FAdd | Opcode::FSub | Opcode::FMul | Opcode::FDiv | Opcode::FNeg | Opcode::FCmp => {
            &[fl::NNAN, fl::NINF]
        }
        _ => &[],
    }
}

/// A flag is set or dropped.
pub(super) fn flags(s: &mut Site<'_, '_>) -> Option<()> {
    let i = s.inst(|f, i| !choices(f.op(i)).is_empty())?;
    let bit = s.rng.pick(choices(s.f.op(i)));
    let mut new = s.f.flags(i) ^ bit;
    if s.f.op(i) == Opcode::GetElementPtr && new & fl::INBOUNDS != 0 {
        new |= fl::NUSW;
    }
    s.f.set_flags(i, new);
    Some(())
}

/// Two operands of one type are exchanged.
pub(super) fn commute(s: &mut Site<'_, '_>) -> Option<()> {
    let i = s.inst(|f, i| f.op(i) != Opcode::Phi && !f.op(i).is_terminator() && f.num_operands(i) >= 2)?;
    let slots = s.free_slots(i);
    if slots.len() < 2 {
        return None;
    }
    let (a, b) = (s.rng.pick(&slots), s.rng.pick(&slots));
    let (x, y) = (s.f.operand(i, a), s.f.operand(i, b));
    // A constant may be an index of a struct in one place and not in the other.
    if x == y || s.f.type_of(x) != s.f.type_of(y) || s.f.op(i) == Opcode::GetElementPtr {
        return None;
    }
    s.f.set_operand(i, a, y);
    s.f.set_operand(i, b, x);
    Some(())
}

/// An operand that is a number: its slot, the instruction before which something of it can be made, and the place.
fn number(s: &mut Site<'_, '_>) -> Option<(Inst, usize, Inst, (Block, Inst))> {
    let (i, k) = s.slot(|f, v| {
        let e = f.types().scalar(f.type_of(v));
        f.types().is_int(e) || f.types().is_float(e)
    })?;
    let place = s.place_of(i, k)?;
    let at = s.maker(place)?;
    Some((i, k, at, place))
}

/// An operand becomes an operation of itself and another value.
pub(super) fn grow(s: &mut Site<'_, '_>) -> Option<()> {
    use Opcode::*;
    let (i, k, at, place) = number(s)?;
    let x = s.f.operand(i, k);
    let ty = s.f.type_of(x);
    let e = s.f.types().scalar(ty);
    if matches!(s.f.types().kind(e), TypeKind::Fp128 | TypeKind::X86Fp80 | TypeKind::PpcFp128) {
        return None;
    }
    let y = s.value(ty, place)?;
    let float = s.f.types().is_float(e);
    let op = match float {
        true => s.rng.pick(&[FAdd, FSub, FMul]),
        false => s.rng.pick(&[Add, Sub, Mul, And, Or, Xor, And, Xor, Shl, LShr, AShr, UDiv, SRem]),
    };
    let swap = s.rng.one_in(2);
    let bits = s.rng.below(64) as u16;
    let mut b = Builder::before(s.f, at);
    let (x, mut y) = if swap && !op.is_shift() && !op.is_int_div() { (y, x) } else { (x, y) };
    if !float && (op.is_shift() || op.is_int_div()) {
        // An amount in range, a divisor that is not zero: seldom otherwise.
        if let Some(n) = b.f.types().int_bits(ty).filter(|n| (2..=64).contains(n) && !bits.is_multiple_of(8)) {
            let (mask, or) = if op.is_shift() { ((n - 1).next_power_of_two() as u64 / 2, 0) } else { (7, 1) };
            let low = warpc_ir::consts::low_mask(n);
            let (mask, or) = (b.f.consts_mut().add_int(ty, n, mask & low), b.f.consts_mut().add_int(ty, n, or));
            y = b.binary(And, y, mask, 0);
            if op.is_int_div() {
                y = b.binary(Or, y, or, 0);
            }
        }
    }
    let allowed = choices(op).iter().fold(0, |a, f| a | f);
    let fl = if !float && bits % 8 == 1 { allowed & bits >> 3 } else { 0 };
    let v = b.binary(op, x, y, fl);
    s.set(i, k, v);
    Some(())
}

/// An operand becomes a select of itself and another value.
pub(super) fn choose(s: &mut Site<'_, '_>) -> Option<()> {
    let (i, k) = s.slot(|_, _| true)?;
    let place = s.place_of(i, k)?;
    let x = s.f.operand(i, k);
    let y = s.value(s.f.type_of(x), place)?;
    let c = s.condition(place)?;
    let at = s.maker(place)?;
    let (a, b) = if s.rng.one_in(2) { (x, y) } else { (y, x) };
    let v = Builder::before(s.f, at).select(c, a, b, 0);
    s.set(i, k, v);
    Some(())
}

/// An integer operand goes through another width.
pub(super) fn widen(s: &mut Site<'_, '_>) -> Option<()> {
    let (i, k) = s.slot(|f, v| matches!(f.types().int_bits(f.type_of(v)), Some(1..=64)))?;
    let place = s.place_of(i, k)?;
    let at = s.maker(place)?;
    let x = s.f.operand(i, k);
    let ty = s.f.type_of(x);
    let n = s.f.types().int_bits(ty)?;
    let m = s.rng.pick(&[1, 7, 8, 16, 32, 33, 64, 128]);
    if m == n {
        return None;
    }
    let mid = s.f.int_type(m);
    let ext = s.rng.pick(&[Opcode::ZExt, Opcode::SExt]);
    let mut b = Builder::before(s.f, at);
    let v = match m > n {
        true => {
            let w = b.cast(ext, x, mid, 0);
            b.cast(Opcode::Trunc, w, ty, 0)
        }
        false => {
            let w = b.cast(Opcode::Trunc, x, mid, 0);
            b.cast(ext, w, ty, 0)
        }
    };
    s.set(i, k, v);
    Some(())
}

/// An operand is frozen.
pub(super) fn freeze(s: &mut Site<'_, '_>) -> Option<()> {
    let (i, k) = s.slot(|_, _| true)?;
    let place = s.place_of(i, k)?;
    let at = s.maker(place)?;
    let x = s.f.operand(i, k);
    let v = Builder::before(s.f, at).freeze(x);
    s.set(i, k, v);
    Some(())
}

/// A number goes through an intrinsic, with another value where it takes more than one.
pub(super) fn intrinsic(s: &mut Site<'_, '_>) -> Option<()> {
    let (i, k, at, place) = number(s)?;
    let x = s.f.operand(i, k);
    let ty = s.f.type_of(x);
    let e = s.f.types().scalar(ty);
    let float = s.f.types().is_float(e);
    let bits = s.f.types().scalar_bits(e)?;
    let flag = |s: &mut Site<'_, '_>| {
        let yes = s.rng.one_in(8);
        s.f.consts_mut().add_bool(yes)
    };
    let (which, args) = if float {
        match s.rng.below(4) {
            0 => (id::FABS, vec![x]),
            1 => (id::COPYSIGN, vec![x, s.value(ty, place)?]),
            _ => (s.rng.pick(&[id::MINNUM, id::MAXNUM]), vec![x, s.value(ty, place)?]),
        }
    } else {
        match s.rng.below(8) {
            0 => (s.rng.pick(&[id::CTLZ, id::CTTZ, id::ABS]), vec![x, flag(s)]),
            1 => (s.rng.pick(&[id::CTPOP, id::BITREVERSE]), vec![x]),
            2 if bits.is_multiple_of(16) => (id::BSWAP, vec![x]),
            3 => (s.rng.pick(&[id::FSHL, id::FSHR]), vec![x, s.value(ty, place)?, s.value(ty, place)?]),
            4 => (s.rng.pick(exchangeable(Some(id::UADD_SAT))?), vec![x, s.value(ty, place)?]),
            _ => (s.rng.pick(exchangeable(Some(id::SMAX))?), vec![x, s.value(ty, place)?]),
        }
    };
    let v = Builder::before(s.f, at).intrinsic(which, &[ty], &args, 0)?;
    s.set(i, k, v);
    Some(())
}
