//! Operations that are dear on the target become cheap ones.
//!
//! | before | after | why |
//! |---|---|---|
//! | `mul x, 2^n` | `shl x, n` | |
//! | `sdiv`, `srem` of numbers that are not negative | `udiv`, `urem` | no signs to mend |
//! | `udiv x, 2^n`; `urem x, 2^n` | `lshr x, n`; `and x, 2^n - 1` | a division is some twenty instructions |
//! | `udiv`, `urem` of 64 bits, both operands below 2^32 | the same of 32 bits | one of 64 bits is a call of some seventy |
//! | `trunc (op (ext a), (ext b))`, also with constants | `op a, b` | 64 bits are two instructions and a carry |
//! | `icmp (ext a), (ext b)`, also with constants | `icmp a, b` | the same |
//! | `fptrunc (op (fpext a), (fpext b))`, `float` and `double` | `op a, b` | `double` runs at a part of the speed; both ways round the same |
//! | `fcmp (fpext a), (fpext b)`, also with constants | `fcmp a, b` | the same |
//! | `fdiv x, c`, `1 / c` exact | `fmul x, 1 / c` | a division is a call |

use super::Facts;
use warpc_analysis::known_bits::Values;
use warpc_ir::fold::float;
use warpc_ir::ids::*;
use warpc_ir::opcode::flags;
use warpc_ir::{Builder, Func, FuncMut, Opcode, Value};
use warpc_scalar::patterns;

/// What stands for `inst`.
pub(super) fn rewrite(func: &mut FuncMut<'_>, inst: Inst, facts: &Facts) -> Option<Value> {
    match func.op(inst) {
        Opcode::Mul => power_of_two_product(func, inst),
        Opcode::SDiv | Opcode::SRem => unsigned_division(func, inst),
        Opcode::UDiv | Opcode::URem => power_of_two_division(func, inst).or_else(|| short_division(func, inst)),
        Opcode::Trunc => short_operation(func, inst),
        Opcode::ICmp => short_comparison(func, inst),
        Opcode::FPTrunc if !facts.flushes => short_float_operation(func, inst),
        Opcode::FCmp if !facts.flushes => short_float_comparison(func, inst),
        Opcode::FDiv => exact_reciprocal(func, inst),
        _ => None,
    }
}

/// The exponent of constant `value` of `bits` bits, if it is a power of two.
fn exponent(func: &Func<'_>, value: Value) -> Option<(u32, u32)> {
    let bits = func.types().int_bits(func.type_of(value)).filter(|&bits| bits <= 64)?;
    let number = func.consts().as_int(value)?;
    number.is_power_of_two().then(|| (number.trailing_zeros(), bits))
}

fn int(func: &mut FuncMut<'_>, ty: Type, number: u64) -> Value {
    let bits = func.types().int_bits(ty).unwrap_or(64);
    func.consts_mut().add_int(ty, bits, number & warpc_ir::consts::low_mask(bits))
}

/// `mul x, 2^n -> shl x, n`. A signed product may overflow where the shift to the sign bit is poison, and the other way round.
fn power_of_two_product(func: &mut FuncMut<'_>, inst: Inst) -> Option<Value> {
    let (n, bits) = exponent(func, func.operand(inst, 1))?;
    let (left, ty) = (func.operand(inst, 0), func.ty(inst));
    let kept = if n + 1 == bits { flags::NUW } else { flags::NUW | flags::NSW };
    let (amount, fl) = (int(func, ty, u64::from(n)), func.flags(inst) & kept);
    Some(Builder::before(func, inst).binary(Opcode::Shl, left, amount, fl))
}

/// Signed division of numbers that are not negative.
fn unsigned_division(func: &mut FuncMut<'_>, inst: Inst) -> Option<Value> {
    let (left, right) = (func.operand(inst, 0), func.operand(inst, 1));
    let values = Values::new(func).at(inst);
    let is_positive = |value: Value| values.known_bits(value).is_some_and(|known| known.is_non_negative());
    if !is_positive(left) || !is_positive(right) {
        return None;
    }
    let op = if func.op(inst) == Opcode::SDiv { Opcode::UDiv } else { Opcode::URem };
    let fl = func.flags(inst) & flags::EXACT;
    let new = Builder::before(func, inst).binary(op, left, right, fl);
    let Some(division) = new.as_inst() else { return Some(new) };
    // The walk is past the new instruction.
    match power_of_two_division(func, division).or_else(|| short_division(func, division)) {
        Some(value) => {
            func.erase(division);
            Some(value)
        }
        None => Some(new),
    }
}

fn power_of_two_division(func: &mut FuncMut<'_>, inst: Inst) -> Option<Value> {
    let (n, _) = exponent(func, func.operand(inst, 1))?;
    let (left, ty) = (func.operand(inst, 0), func.ty(inst));
    if func.op(inst) == Opcode::UDiv {
        let (amount, fl) = (int(func, ty, u64::from(n)), func.flags(inst) & flags::EXACT);
        return Some(Builder::before(func, inst).binary(Opcode::LShr, left, amount, fl));
    }
    let mask = int(func, ty, (1 << n) - 1);
    Some(Builder::before(func, inst).binary(Opcode::And, left, mask, 0))
}

/// Division of 64 bits whose operands fit in 32.
fn short_division(func: &mut FuncMut<'_>, inst: Inst) -> Option<Value> {
    let (left, right) = (func.operand(inst, 0), func.operand(inst, 1));
    if func.ty(inst) != Type::I64 {
        return None;
    }
    let values = Values::new(func).at(inst);
    let fits = |value: Value| values.known_bits(value).is_some_and(|known| known.min_leading_zeros() >= 32);
    if !fits(left) || !fits(right) {
        return None;
    }
    let (op, fl) = (func.op(inst), func.flags(inst) & flags::EXACT);
    let left = low_half(func, inst, left)?;
    let right = low_half(func, inst, right)?;
    let mut build = Builder::before(func, inst);
    let short = build.binary(op, left, right, fl);
    Some(build.cast(Opcode::ZExt, short, Type::I64, 0))
}

/// The lower 32 bits of `value`, before `at`.
fn low_half(func: &mut FuncMut<'_>, at: Inst, value: Value) -> Option<Value> {
    if let Some(number) = func.consts().as_int(value) {
        return Some(int(func, Type::I32, number));
    }
    if value.is_constant() {
        return None;
    }
    if let Some(inner) = patterns::cast(func, value, Opcode::ZExt).filter(|&inner| func.type_of(inner) == Type::I32) {
        return Some(inner);
    }
    Some(Builder::before(func, at).cast(Opcode::Trunc, value, Type::I32, 0))
}

/// An operand as a number of type `ty`: what it extends, or a constant cut off. The other part says which extension: `None` a constant.
fn short_operand(func: &mut FuncMut<'_>, value: Value, ty: Type) -> Option<(Value, Option<Opcode>)> {
    if let Some(number) = func.consts().as_int(value) {
        return Some((int(func, ty, number), None));
    }
    let inst = value.as_inst().filter(|&inst| matches!(func.op(inst), Opcode::ZExt | Opcode::SExt))?;
    let inner = func.operand(inst, 0);
    (func.type_of(inner) == ty).then(|| (inner, Some(func.op(inst))))
}

/// `trunc (op (ext a), (ext b)) -> op a, b` where the operation's low bits depend on low bits alone.
fn short_operation(func: &mut FuncMut<'_>, inst: Inst) -> Option<Value> {
    let ty = func.ty(inst);
    func.types().int_bits(ty).filter(|bits| *bits <= 64)?;
    let wide = func.operand(inst, 0).as_inst().filter(|&wide| func.has_one_use(Value::inst(wide)))?;
    let op = func.op(wide);
    if !matches!(op, Opcode::Add | Opcode::Sub | Opcode::Mul | Opcode::And | Opcode::Or | Opcode::Xor) {
        return None;
    }
    let (left, left_by) = short_operand(func, func.operand(wide, 0), ty)?;
    let (right, right_by) = short_operand(func, func.operand(wide, 1), ty)?;
    left_by.or(right_by)?;
    Some(Builder::before(func, inst).binary(op, left, right, 0))
}

/// `icmp (zext a), (zext b) -> icmp a, b` without signs, `icmp (sext a), (sext b) -> icmp a, b`; a constant must be such an extension.
fn short_comparison(func: &mut FuncMut<'_>, inst: Inst) -> Option<Value> {
    let (left, right, predicate) = (func.operand(inst, 0), func.operand(inst, 1), func.int_pred(inst));
    let extension = left.as_inst().filter(|&left| matches!(func.op(left), Opcode::ZExt | Opcode::SExt))?;
    let (op, ty) = (func.op(extension), func.type_of(func.operand(extension, 0)));
    let bits = func.types().int_bits(ty).filter(|bits| (8..64).contains(bits))?;
    let wide = func.types().int_bits(func.type_of(left)).filter(|wide| *wide <= 64)?;
    let (short, by) = short_operand(func, right, ty)?;
    let fits = match by {
        Some(by) => by == op,
        None => {
            let (number, cut) = (func.consts().as_int(right)?, func.consts().as_int(short)?);
            let again = match op {
                Opcode::ZExt => cut,
                _ => warpc_ir::consts::sign_extend(cut, bits) as u64 & warpc_ir::consts::low_mask(wide),
            };
            again == number
        }
    };
    if !fits {
        return None;
    }
    // Extended by zeros no number is negative.
    let predicate = if op == Opcode::ZExt && predicate.is_signed() { predicate.flipped_sign() } else { predicate };
    let inner = func.operand(extension, 0);
    Some(Builder::before(func, inst).icmp(predicate, inner, short, Type::I1))
}

/// What `value` is as a `float`: what it extends, or a constant that is one.
fn short_float(func: &mut FuncMut<'_>, value: Value) -> Option<Value> {
    if let Some(bits) = func.consts().as_float_bits(value) {
        if !float::converts_exactly(Type::DOUBLE, Type::FLOAT, bits) {
            return None;
        }
        let short = float::convert(Type::DOUBLE, Type::FLOAT, bits)?;
        return Some(func.folder().float(Type::FLOAT, short));
    }
    patterns::cast(func, value, Opcode::FPExt).filter(|&inner| func.type_of(inner) == Type::FLOAT)
}

/// `fptrunc (op (fpext a), (fpext b)) -> op a, b`: with more than twice the digits and two, the first rounding loses nothing that
/// the second would see.
fn short_float_operation(func: &mut FuncMut<'_>, inst: Inst) -> Option<Value> {
    if func.ty(inst) != Type::FLOAT {
        return None;
    }
    let wide = func.operand(inst, 0).as_inst().filter(|&wide| func.has_one_use(Value::inst(wide)))?;
    let op = func.op(wide);
    let is_exact = matches!(op, Opcode::FAdd | Opcode::FSub | Opcode::FMul | Opcode::FDiv);
    if !is_exact || func.ty(wide) != Type::DOUBLE || (0..2).all(|n| func.operand(wide, n).is_constant()) {
        return None;
    }
    let left = short_float(func, func.operand(wide, 0))?;
    let right = short_float(func, func.operand(wide, 1))?;
    let fl = func.flags(wide) & func.flags(inst) & flags::FAST;
    Some(Builder::before(func, inst).binary(op, left, right, fl))
}

/// `fcmp (fpext a), (fpext b) -> fcmp a, b`.
fn short_float_comparison(func: &mut FuncMut<'_>, inst: Inst) -> Option<Value> {
    let (left, right) = (func.operand(inst, 0), func.operand(inst, 1));
    if func.type_of(left) != Type::DOUBLE || left.is_constant() {
        return None;
    }
    let left = short_float(func, left)?;
    let right = short_float(func, right)?;
    let (predicate, fl) = (func.float_pred(inst), func.flags(inst) & flags::FAST);
    Some(Builder::before(func, inst).fcmp(predicate, left, right, Type::I1, fl))
}

/// `fdiv x, c -> fmul x, 1 / c` where the reciprocal is exact and no subnormal number.
fn exact_reciprocal(func: &mut FuncMut<'_>, inst: Inst) -> Option<Value> {
    let (ty, bits) = (func.ty(inst), func.consts().as_float_bits(func.operand(inst, 1))?);
    let inverse = float::exact_inverse(ty, bits)?;
    let is_plain = |bits: u128| float::classify(ty, bits).is_some_and(|class| !class.denormal);
    if !is_plain(bits) || !is_plain(inverse) {
        return None;
    }
    let (left, fl) = (func.operand(inst, 0), func.flags(inst) & flags::FAST);
    let factor = func.folder().float(ty, inverse);
    Some(Builder::before(func, inst).binary(Opcode::FMul, left, factor, fl))
}
