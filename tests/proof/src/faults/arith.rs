//! Wrong rewrites of values.

use super::{Place, change_op, int_constant, intrinsic_of, nudge, swap_intrinsic, swap_operands};
use warpc_ir::intrinsics::id;
use warpc_ir::opcode::{FloatPred, IntPred, Opcode, flags};
use warpc_ir::{Builder, Value};

pub fn add_becomes_sub(place: &mut Place<'_, '_>) -> Option<()> {
    change_op(place, Opcode::Add, Opcode::Sub)
}
pub fn sub_operands_swapped(place: &mut Place<'_, '_>) -> Option<()> {
    swap_operands(place, &[Opcode::Sub, Opcode::FSub])
}
pub fn shift_operands_swapped(place: &mut Place<'_, '_>) -> Option<()> {
    swap_operands(place, &[Opcode::Shl, Opcode::LShr, Opcode::AShr])
}
pub fn division_operands_swapped(place: &mut Place<'_, '_>) -> Option<()> {
    swap_operands(place, &[Opcode::UDiv, Opcode::SDiv, Opcode::URem, Opcode::SRem, Opcode::FDiv])
}
pub fn signed_division_becomes_unsigned(place: &mut Place<'_, '_>) -> Option<()> {
    change_op(place, Opcode::SDiv, Opcode::UDiv).or_else(|| change_op(place, Opcode::SRem, Opcode::URem))
}
pub fn remainder_becomes_quotient(place: &mut Place<'_, '_>) -> Option<()> {
    change_op(place, Opcode::URem, Opcode::UDiv).or_else(|| change_op(place, Opcode::SRem, Opcode::SDiv))
}
pub fn ashr_becomes_lshr(place: &mut Place<'_, '_>) -> Option<()> {
    change_op(place, Opcode::AShr, Opcode::LShr)
}
pub fn lshr_becomes_ashr(place: &mut Place<'_, '_>) -> Option<()> {
    change_op(place, Opcode::LShr, Opcode::AShr)
}
pub fn shl_becomes_lshr(place: &mut Place<'_, '_>) -> Option<()> {
    change_op(place, Opcode::Shl, Opcode::LShr)
}
pub fn sext_becomes_zext(place: &mut Place<'_, '_>) -> Option<()> {
    change_op(place, Opcode::SExt, Opcode::ZExt)
}
pub fn zext_becomes_sext(place: &mut Place<'_, '_>) -> Option<()> {
    change_op(place, Opcode::ZExt, Opcode::SExt)
}
pub fn or_becomes_xor(place: &mut Place<'_, '_>) -> Option<()> {
    change_op(place, Opcode::Or, Opcode::Xor)
}
pub fn and_becomes_or(place: &mut Place<'_, '_>) -> Option<()> {
    change_op(place, Opcode::And, Opcode::Or)
}
pub fn mul_becomes_add(place: &mut Place<'_, '_>) -> Option<()> {
    change_op(place, Opcode::Mul, Opcode::Add)
}
pub fn shift_amount_off_by_one(place: &mut Place<'_, '_>) -> Option<()> {
    nudge(place, &[Opcode::Shl, Opcode::LShr, Opcode::AShr], 1)
}
pub fn constant_off_by_one(place: &mut Place<'_, '_>) -> Option<()> {
    nudge(place, &[Opcode::Add, Opcode::Sub, Opcode::Mul, Opcode::Xor], 1)
}

/// A bit of a mask is lost.
pub fn mask_too_narrow(place: &mut Place<'_, '_>) -> Option<()> {
    let i = place.used(|f, i| f.op(i) == Opcode::And && int_constant(f, f.operand(i, 1)).is_some_and(|c| c != 0))?;
    let old = place.f.operand(i, 1);
    let (ty, v) = (place.f.type_of(old), int_constant(place.f, old)?);
    let bits = place.f.types().int_bits(ty)?;
    let new = place.f.consts_mut().add_int(ty, bits, v & (v - 1));
    place.f.set_operand(i, 1, new);
    Some(())
}

/// `not x` becomes `x`.
pub fn not_is_dropped(place: &mut Place<'_, '_>) -> Option<()> {
    let i = place.used(|f, i| f.op(i) == Opcode::Xor && f.operand(i, 1).is_constant())?;
    let v = place.f.operand(i, 0);
    place.f.replace_and_erase(i, v);
    Some(())
}

fn set_int_pred(place: &mut Place<'_, '_>, change: impl Fn(IntPred) -> Option<IntPred>) -> Option<()> {
    let i = place.used(|f, i| f.op(i) == Opcode::ICmp && change(f.int_pred(i)).is_some())?;
    let new = change(place.f.int_pred(i))? as u16;
    place.f.set_flags(i, new << flags::PRED_SHIFT);
    Some(())
}

pub fn predicate_of_other_sign(place: &mut Place<'_, '_>) -> Option<()> {
    set_int_pred(place, |q| (!q.is_equality()).then(|| q.flipped_sign()))
}
pub fn predicate_off_by_one(place: &mut Place<'_, '_>) -> Option<()> {
    use IntPred::*;
    set_int_pred(place, |q| {
        Some(match q {
            Ugt => Uge,
            Uge => Ugt,
            Ult => Ule,
            Ule => Ult,
            Sgt => Sge,
            Sge => Sgt,
            Slt => Sle,
            Sle => Slt,
            _ => return None,
        })
    })
}
pub fn predicate_inverted(place: &mut Place<'_, '_>) -> Option<()> {
    set_int_pred(place, |q| Some(q.inverse()))
}
pub fn compare_swapped_without_predicate(place: &mut Place<'_, '_>) -> Option<()> {
    set_int_pred(place, |q| (!q.is_equality()).then(|| q.swapped()))
}

fn set_float_pred(place: &mut Place<'_, '_>, change: impl Fn(FloatPred) -> FloatPred) -> Option<()> {
    let i = place.used(|f, i| f.op(i) == Opcode::FCmp && change(f.float_pred(i)) != f.float_pred(i))?;
    let (new, old) = (change(place.f.float_pred(i)) as u16, place.f.flags(i));
    place.f.set_flags(i, old & flags::FAST | new << flags::PRED_SHIFT);
    Some(())
}
pub fn float_predicate_inverted(place: &mut Place<'_, '_>) -> Option<()> {
    set_float_pred(place, FloatPred::inverse)
}
pub fn float_predicate_forgets_equality(place: &mut Place<'_, '_>) -> Option<()> {
    set_float_pred(place, |q| FloatPred::from_u8(q as u8 ^ 1))
}

pub fn select_arms_swapped(place: &mut Place<'_, '_>) -> Option<()> {
    let i = place.used(|f, i| f.op(i) == Opcode::Select && f.operand(i, 1) != f.operand(i, 2))?;
    let (a, b) = (place.f.operand(i, 1), place.f.operand(i, 2));
    place.f.set_operand(i, 1, b);
    place.f.set_operand(i, 2, a);
    Some(())
}
pub fn select_takes_one_arm(place: &mut Place<'_, '_>) -> Option<()> {
    let i = place.used(|f, i| f.op(i) == Opcode::Select && f.operand(i, 1) != f.operand(i, 2))?;
    let k = 1 + place.rng.below(2);
    let v = place.f.operand(i, k);
    place.f.replace_and_erase(i, v);
    Some(())
}

/// A flag that does not hold, on operations of some kind.
fn claim(place: &mut Place<'_, '_>, ops: &[Opcode], flag: u16) -> Option<()> {
    let i = place.used(|f, i| ops.contains(&f.op(i)) && f.flags(i) & flag == 0)?;
    let old = place.f.flags(i);
    place.f.set_flags(i, old | flag);
    Some(())
}
pub fn claims_no_signed_wrap(place: &mut Place<'_, '_>) -> Option<()> {
    claim(place, &[Opcode::Add, Opcode::Sub, Opcode::Mul, Opcode::Shl, Opcode::Trunc], flags::NSW)
}
pub fn claims_no_unsigned_wrap(place: &mut Place<'_, '_>) -> Option<()> {
    claim(place, &[Opcode::Add, Opcode::Sub, Opcode::Mul, Opcode::Shl, Opcode::Trunc], flags::NUW)
}
pub fn claims_exact(place: &mut Place<'_, '_>) -> Option<()> {
    claim(place, &[Opcode::LShr, Opcode::AShr, Opcode::UDiv, Opcode::SDiv], flags::EXACT)
}
pub fn claims_disjoint(place: &mut Place<'_, '_>) -> Option<()> {
    claim(place, &[Opcode::Or], flags::DISJOINT)
}
pub fn claims_not_negative(place: &mut Place<'_, '_>) -> Option<()> {
    claim(place, &[Opcode::ZExt, Opcode::UIToFP], flags::NNEG)
}
pub fn claims_same_sign(place: &mut Place<'_, '_>) -> Option<()> {
    claim(place, &[Opcode::ICmp], flags::SAMESIGN)
}
pub fn claims_no_nan(place: &mut Place<'_, '_>) -> Option<()> {
    claim(place, &[Opcode::FAdd, Opcode::FMul, Opcode::FDiv, Opcode::FSub], flags::NNAN | flags::NINF)
}

/// An `i32` goes through 16 bits, as if the upper ones were known.
pub fn narrowed_to_sixteen_bits(place: &mut Place<'_, '_>) -> Option<()> {
    let i = place.used(|f, i| f.op(i).is_int_binary() && f.types().int_bits(f.ty(i)) == Some(32))?;
    let (ty, next) = (place.f.ty(i), place.f.next(i).get()?);
    let short = place.f.int_type(16);
    let mut b = Builder::before(place.f, next);
    let v = b.cast(Opcode::Trunc, i.into(), short, 0);
    let w = b.cast(Opcode::SExt, v, ty, 0);
    place.f.replace_all_uses(i.into(), w);
    place.f.set_operand(v.as_inst()?, 0, i.into());
    Some(())
}
/// A carry is lost: the upper half of a 64-bit sum is that of the first operand.
pub fn carry_is_lost(place: &mut Place<'_, '_>) -> Option<()> {
    let i =
        place.used(|f, i| matches!(f.op(i), Opcode::Add | Opcode::Sub) && f.types().int_bits(f.ty(i)) == Some(64))?;
    let (a, ty, next) = (place.f.operand(i, 0), place.f.ty(i), place.f.next(i).get()?);
    let high = place.f.consts_mut().add_int(ty, 64, u64::MAX << 32);
    let low = place.f.consts_mut().add_int(ty, 64, u64::MAX >> 32);
    let mut b = Builder::before(place.f, next);
    let h = b.binary(Opcode::And, a, high, 0);
    let l = b.binary(Opcode::And, i.into(), low, 0);
    let v = b.binary(Opcode::Or, h, l, 0);
    place.f.replace_all_uses(i.into(), v);
    place.f.set_operand(l.as_inst()?, 0, i.into());
    Some(())
}

/// `x + 0.0` and `x * 0.0` as integers would have them: also a negation that is lost.
pub fn negation_is_lost(place: &mut Place<'_, '_>) -> Option<()> {
    let i = place.used(|f, i| f.op(i) == Opcode::FNeg || intrinsic_of(f, i) == Some(id::FABS))?;
    let v = place.f.operand(i, 0);
    place.f.replace_and_erase(i, v);
    Some(())
}
pub fn float_operation_is_another(place: &mut Place<'_, '_>) -> Option<()> {
    change_op(place, Opcode::FMul, Opcode::FAdd)
        .or_else(|| change_op(place, Opcode::FAdd, Opcode::FSub))
        .or_else(|| change_op(place, Opcode::FDiv, Opcode::FMul))
}
/// `(a + b) + c` as `a + (b + c)`, without permission.
pub fn sum_is_reassociated(place: &mut Place<'_, '_>) -> Option<()> {
    let op = |o: Opcode| matches!(o, Opcode::FAdd | Opcode::FMul);
    let inner = |f: &warpc_ir::FuncMut<'_>, i| f.operand(i, 0).as_inst().filter(|&j| op(f.op(j)) && f.op(j) == f.op(i));
    let i = place.used(|f, i| op(f.op(i)) && inner(f, i).is_some())?;
    let j = inner(place.f, i)?;
    let (o, a, b, c) = (place.f.op(i), place.f.operand(j, 0), place.f.operand(j, 1), place.f.operand(i, 1));
    let mut w = Builder::before(place.f, i);
    let bc = w.binary(o, b, c, 0);
    let v = w.binary(o, a, bc, 0);
    place.f.replace_and_erase(i, v);
    Some(())
}
pub fn conversion_of_other_sign(place: &mut Place<'_, '_>) -> Option<()> {
    change_op(place, Opcode::SIToFP, Opcode::UIToFP)
        .or_else(|| change_op(place, Opcode::UIToFP, Opcode::SIToFP))
        .or_else(|| change_op(place, Opcode::FPToSI, Opcode::FPToUI))
}
pub fn minimum_is_maximum(place: &mut Place<'_, '_>) -> Option<()> {
    swap_intrinsic(
        place,
        &[
            (id::SMIN, id::SMAX),
            (id::SMAX, id::SMIN),
            (id::UMIN, id::UMAX),
            (id::UMAX, id::UMIN),
            (id::MINNUM, id::MAXNUM),
            (id::MAXNUM, id::MINNUM),
        ],
    )
}
pub fn minimum_of_other_sign(place: &mut Place<'_, '_>) -> Option<()> {
    swap_intrinsic(place, &[(id::SMIN, id::UMIN), (id::SMAX, id::UMAX), (id::UMIN, id::SMIN), (id::UMAX, id::SMAX)])
}
pub fn zeros_are_counted_from_the_other_end(place: &mut Place<'_, '_>) -> Option<()> {
    swap_intrinsic(place, &[(id::CTLZ, id::CTTZ), (id::CTTZ, id::CTLZ), (id::FSHL, id::FSHR), (id::FSHR, id::FSHL)])
}
/// A saturating operation wraps.
pub fn saturation_is_lost(place: &mut Place<'_, '_>) -> Option<()> {
    let op = |i| match i {
        Some(id::UADD_SAT | id::SADD_SAT) => Some(Opcode::Add),
        Some(id::USUB_SAT | id::SSUB_SAT) => Some(Opcode::Sub),
        _ => None,
    };
    let i = place.used(|f, i| op(intrinsic_of(f, i)).is_some())?;
    let (o, a, b) = (op(intrinsic_of(place.f, i))?, place.f.operand(i, 0), place.f.operand(i, 1));
    let v = Builder::before(place.f, i).binary(o, a, b, 0);
    place.f.replace_and_erase(i, v);
    Some(())
}
/// An element or field beside the right one.
pub fn element_beside(place: &mut Place<'_, '_>) -> Option<()> {
    let i = place.used(|f, i| {
        f.op(i) == Opcode::ExtractElement && int_constant(f, f.operand(i, 1)).is_some()
            || f.op(i) == Opcode::InsertElement && int_constant(f, f.operand(i, 2)).is_some()
    })?;
    let k = if place.f.op(i) == Opcode::ExtractElement { 1 } else { 2 };
    let old = place.f.operand(i, k);
    let (ty, v) = (place.f.type_of(old), int_constant(place.f, old)?);
    let bits = place.f.types().int_bits(ty)?;
    let new = place.f.consts_mut().add_int(ty, bits, v ^ 1);
    place.f.set_operand(i, k, new);
    Some(())
}
/// An insertion that is dropped.
pub fn insertion_is_dropped(place: &mut Place<'_, '_>) -> Option<()> {
    let i = place.used(|f, i| matches!(f.op(i), Opcode::InsertValue | Opcode::InsertElement))?;
    let v = place.f.operand(i, 0);
    place.f.replace_and_erase(i, v);
    Some(())
}
/// The two vectors of a shuffle are exchanged.
pub fn shuffle_operands_swapped(place: &mut Place<'_, '_>) -> Option<()> {
    swap_operands(place, &[Opcode::ShuffleVector])
}
/// A value is taken for another of its type: the wrong leader of a class.
pub fn value_of_another_class(p: &mut Place<'_, '_>) -> Option<()> {
    let i = p.used(|f, i| f.op(i).is_pure() && f.op(i) != Opcode::GetElementPtr)?;
    let place = (p.f.block_of(i), i);
    let ty = p.f.ty(i);
    let v = p.existing(ty, place)?;
    if v == Value::inst(i) {
        return None;
    }
    p.f.replace_and_erase(i, v);
    Some(())
}
