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
pub(super) fn operand(site: &mut Site<'_, '_>) -> Option<()> {
    let (i, k) = site.slot(|_, _| true)?;
    let old = site.f.operand(i, k);
    let place = site.place_of(i, k)?;
    let v = site.value(site.f.type_of(old), place)?;
    if v == old {
        return None;
    }
    site.set(i, k, v);
    Some(())
}

/// A constant becomes another: one more or less, a bit flipped, or anything.
pub(super) fn constant(site: &mut Site<'_, '_>) -> Option<()> {
    let (i, k) = site.slot(|f, v| v.is_constant() && !f.types().is_ptr(f.type_of(v)))?;
    let old = site.f.operand(i, k);
    let ty = site.f.type_of(old);
    let new = match (site.f.consts().as_int(old), site.f.types().int_bits(ty)) {
        (Some(v), Some(n @ 1..=64)) if !site.rng.one_in(3) => {
            let bit = site.rng.below(n as usize);
            let v = match site.rng.below(4) {
                0 => v.wrapping_add(1),
                1 => v.wrapping_sub(1),
                2 => v.wrapping_neg(),
                _ => v ^ 1 << bit,
            };
            site.f.consts_mut().add_int(ty, n, v & warpc_ir::consts::low_mask(n))
        }
        _ => site.constant(ty)?,
    };
    if new == old {
        return None;
    }
    site.set(i, k, new);
    Some(())
}

/// An operation becomes another of its kind, without flags.
pub(super) fn opcode(site: &mut Site<'_, '_>) -> Option<()> {
    let family = |op: Opcode| FAMILIES.iter().find(|f| f.contains(&op));
    let i = site.inst(|f, i| {
        family(f.op(i)).is_some()
            || exchangeable(f.intrinsic_callee(i).and_then(|n| f.intrins().get(n).known())).is_some()
    })?;
    let Some(family) = family(site.f.op(i)) else {
        let known = site.f.intrinsic_callee(i).and_then(|n| site.f.intrins().get(n).known());
        let other = site.rng.pick(exchangeable(known)?);
        let ty = site.f.ty(i);
        let args: Vec<Value> = site.f.operands(i).take(site.f.call(i).num_args as usize).collect();
        let v = Builder::before(site.f, i).intrinsic(other, &[ty], &args, 0)?;
        site.f.replace_and_erase(i, v);
        return Some(());
    };
    let op = site.rng.pick(family);
    if op == site.f.op(i) {
        return None;
    }
    let ty = site.f.ty(i);
    site.f.set_op(i, op, ty);
    site.f.set_flags(i, 0);
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
pub(super) fn predicate(site: &mut Site<'_, '_>) -> Option<()> {
    let i = site.inst(|f, i| matches!(f.op(i), Opcode::ICmp | Opcode::FCmp))?;
    let p = match site.f.op(i) {
        Opcode::ICmp => site.rng.pick(IntPred::ALL) as u16,
        _ => site.rng.pick(FloatPred::ALL) as u16,
    };
    let old = site.f.flags(i);
    site.f.set_flags(i, old & !fl::PRED_MASK | p << fl::PRED_SHIFT);
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
pub(super) fn flags(site: &mut Site<'_, '_>) -> Option<()> {
    let i = site.inst(|f, i| !choices(f.op(i)).is_empty())?;
    let bit = site.rng.pick(choices(site.f.op(i)));
    let mut new = site.f.flags(i) ^ bit;
    if site.f.op(i) == Opcode::GetElementPtr && new & fl::INBOUNDS != 0 {
        new |= fl::NUSW;
    }
    site.f.set_flags(i, new);
    Some(())
}

/// Two operands of one type are exchanged.
pub(super) fn commute(site: &mut Site<'_, '_>) -> Option<()> {
    let i = site.inst(|f, i| f.op(i) != Opcode::Phi && !f.op(i).is_terminator() && f.num_operands(i) >= 2)?;
    let slots = site.free_slots(i);
    if slots.len() < 2 {
        return None;
    }
    let (a, b) = (site.rng.pick(&slots), site.rng.pick(&slots));
    let (x, y) = (site.f.operand(i, a), site.f.operand(i, b));
    // A constant may be an index of a struct in one place and not in the other.
    if x == y || site.f.type_of(x) != site.f.type_of(y) || site.f.op(i) == Opcode::GetElementPtr {
        return None;
    }
    site.f.set_operand(i, a, y);
    site.f.set_operand(i, b, x);
    Some(())
}

/// An operand that is a number: its slot, the instruction before which something of it can be made, and the place.
fn number(site: &mut Site<'_, '_>) -> Option<(Inst, usize, Inst, (Block, Inst))> {
    let (i, k) = site.slot(|f, v| {
        let e = f.types().scalar(f.type_of(v));
        f.types().is_int(e) || f.types().is_float(e)
    })?;
    let place = site.place_of(i, k)?;
    let at = site.maker(place)?;
    Some((i, k, at, place))
}

/// An operand becomes an operation of itself and another value.
pub(super) fn grow(site: &mut Site<'_, '_>) -> Option<()> {
    use Opcode::*;
    let (i, k, at, place) = number(site)?;
    let x = site.f.operand(i, k);
    let ty = site.f.type_of(x);
    let e = site.f.types().scalar(ty);
    if matches!(site.f.types().kind(e), TypeKind::Fp128 | TypeKind::X86Fp80 | TypeKind::PpcFp128) {
        return None;
    }
    let y = site.value(ty, place)?;
    let float = site.f.types().is_float(e);
    let op = match float {
        true => site.rng.pick(&[FAdd, FSub, FMul]),
        false => site.rng.pick(&[Add, Sub, Mul, And, Or, Xor, And, Xor, Shl, LShr, AShr, UDiv, SRem]),
    };
    let swap = site.rng.one_in(2);
    let bits = site.rng.below(64) as u16;
    let mut b = Builder::before(site.f, at);
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
    site.set(i, k, v);
    Some(())
}

/// An operand becomes a select of itself and another value.
pub(super) fn choose(site: &mut Site<'_, '_>) -> Option<()> {
    let (i, k) = site.slot(|_, _| true)?;
    let place = site.place_of(i, k)?;
    let x = site.f.operand(i, k);
    let y = site.value(site.f.type_of(x), place)?;
    let c = site.condition(place)?;
    let at = site.maker(place)?;
    let (a, b) = if site.rng.one_in(2) { (x, y) } else { (y, x) };
    let v = Builder::before(site.f, at).select(c, a, b, 0);
    site.set(i, k, v);
    Some(())
}

/// An integer operand goes through another width.
pub(super) fn widen(site: &mut Site<'_, '_>) -> Option<()> {
    let (i, k) = site.slot(|f, v| matches!(f.types().int_bits(f.type_of(v)), Some(1..=64)))?;
    let place = site.place_of(i, k)?;
    let at = site.maker(place)?;
    let x = site.f.operand(i, k);
    let ty = site.f.type_of(x);
    let n = site.f.types().int_bits(ty)?;
    let m = site.rng.pick(&[1, 7, 8, 16, 32, 33, 64, 128]);
    if m == n {
        return None;
    }
    let mid = site.f.int_type(m);
    let ext = site.rng.pick(&[Opcode::ZExt, Opcode::SExt]);
    let mut b = Builder::before(site.f, at);
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
    site.set(i, k, v);
    Some(())
}

/// An operand is frozen.
pub(super) fn freeze(site: &mut Site<'_, '_>) -> Option<()> {
    let (i, k) = site.slot(|_, _| true)?;
    let place = site.place_of(i, k)?;
    let at = site.maker(place)?;
    let x = site.f.operand(i, k);
    let v = Builder::before(site.f, at).freeze(x);
    site.set(i, k, v);
    Some(())
}

/// A number goes through an intrinsic, with another value where it takes more than one.
pub(super) fn intrinsic(site: &mut Site<'_, '_>) -> Option<()> {
    let (i, k, at, place) = number(site)?;
    let x = site.f.operand(i, k);
    let ty = site.f.type_of(x);
    let e = site.f.types().scalar(ty);
    let float = site.f.types().is_float(e);
    let bits = site.f.types().scalar_bits(e)?;
    let flag = |site: &mut Site<'_, '_>| {
        let yes = site.rng.one_in(8);
        site.f.consts_mut().add_bool(yes)
    };
    let (which, args) = if float {
        match site.rng.below(4) {
            0 => (id::FABS, vec![x]),
            1 => (id::COPYSIGN, vec![x, site.value(ty, place)?]),
            _ => (site.rng.pick(&[id::MINNUM, id::MAXNUM]), vec![x, site.value(ty, place)?]),
        }
    } else {
        match site.rng.below(8) {
            0 => (site.rng.pick(&[id::CTLZ, id::CTTZ, id::ABS]), vec![x, flag(site)]),
            1 => (site.rng.pick(&[id::CTPOP, id::BITREVERSE]), vec![x]),
            2 if bits.is_multiple_of(16) => (id::BSWAP, vec![x]),
            3 => (site.rng.pick(&[id::FSHL, id::FSHR]), vec![x, site.value(ty, place)?, site.value(ty, place)?]),
            4 => (site.rng.pick(exchangeable(Some(id::UADD_SAT))?), vec![x, site.value(ty, place)?]),
            _ => (site.rng.pick(exchangeable(Some(id::SMAX))?), vec![x, site.value(ty, place)?]),
        }
    };
    let v = Builder::before(site.f, at).intrinsic(which, &[ty], &args, 0)?;
    site.set(i, k, v);
    Some(())
}
