//! Values as sums of variables: `zext i8 (add nuw i8 %x, 3)` is `x + 3`.
//!
//! Values are taken apart for the unsigned or the signed system, by what their flags promise. What only holds under a condition
//! (`add nsw` is the unsigned sum if both operands are not negative) leaves that as a precondition to prove.

use smallvec::SmallVec;
use warpc_analysis::known_bits::Values;
use warpc_ir::ids::*;
use warpc_ir::{Func, FuncMut, IntPred, Opcode, Value, flags};
use warpc_scalar::patterns as p;

/// Operands of operands that are taken apart.
const MAX_DEPTH: u32 = 32;
/// Terms of a sum; beyond them the value is a variable itself.
const MAX_TERMS: usize = 24;

/// A variable of a sum.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Term {
    pub factor: i64,
    pub variable: Value,
    /// It is not negative, as far as this value says.
    pub not_negative: bool,
}

/// A sum of terms and a number.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Sum {
    pub offset: i64,
    pub terms: SmallVec<[Term; 4]>,
}

/// `left pred right`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Condition {
    pub pred: IntPred,
    pub left: Value,
    pub right: Value,
}

impl Sum {
    fn number(offset: i64) -> Sum {
        Sum { offset, terms: SmallVec::new() }
    }
    fn of(variable: Value, not_negative: bool) -> Sum {
        Sum { offset: 0, terms: SmallVec::from_slice(&[Term { factor: 1, variable, not_negative }]) }
    }
    /// `self + other * factor`; `None` where numbers or terms are too many.
    fn plus(mut self, other: &Sum, factor: i64) -> Option<Sum> {
        self.offset = self.offset.checked_add(other.offset.checked_mul(factor)?)?;
        for term in &other.terms {
            let more = term.factor.checked_mul(factor)?;
            match self.terms.iter_mut().find(|mine| mine.variable == term.variable) {
                Some(mine) => {
                    mine.factor = mine.factor.checked_add(more)?;
                    mine.not_negative &= term.not_negative;
                }
                None => self.terms.push(Term { factor: more, ..*term }),
            }
        }
        (self.terms.len() <= MAX_TERMS).then_some(self)
    }
    fn times(self, factor: i64) -> Option<Sum> {
        Sum::default().plus(&self, factor)
    }
}

/// A constant that is negated and added without overflow, as a signed number.
fn signed(func: &Func<'_>, value: Value) -> Option<i64> {
    let int = p::int(func, value).filter(|int| int.bits <= 64)?;
    let number = ((int.v as u64) << (64 - int.bits)) as i64 >> (64 - int.bits);
    (number > i64::MIN && number < i64::MAX).then_some(number)
}

fn bits_of(func: &Func<'_>, value: Value) -> Option<u32> {
    func.types().int_bits(func.types().scalar(func.type_of(value)))
}

/// Whether `value` is known not to be negative.
pub(super) fn is_not_negative(func: &Func<'_>, value: Value) -> bool {
    Values::new(func).known_bits(value).is_some_and(|known| known.is_non_negative())
}

/// `value` as a sum, in the signed or the unsigned system. `needs` gets what it depends on.
pub(super) fn decompose(
    func: &mut FuncMut<'_>,
    value: Value,
    is_signed: bool,
    needs: &mut Vec<Condition>,
    depth: u32,
) -> Sum {
    let whole = |not_negative: bool| Sum::of(value, not_negative);
    if depth > MAX_DEPTH {
        return whole(false);
    }
    let scalar = func.types().scalar(func.type_of(value));
    if func.types().is_ptr(scalar) {
        if is_signed {
            return whole(false);
        }
        if p::is_zero(func, value) {
            return Sum::number(0);
        }
        return of_address(func, value, needs, depth).unwrap_or_else(|| whole(false));
    }
    if func.types().int_bits(scalar).is_none_or(|bits| bits > 64) {
        return whole(false);
    }
    if is_signed { of_signed(func, value, needs, depth) } else { of_unsigned(func, value, needs, depth) }
}

/// `left + right * factor` of the signed or unsigned system.
fn joined(
    func: &mut FuncMut<'_>,
    (left, right, factor): (Value, Value, i64),
    signs: [bool; 2],
    needs: &mut Vec<Condition>,
    depth: u32,
) -> Option<Sum> {
    let a = decompose(func, left, signs[0], needs, depth + 1);
    let b = decompose(func, right, signs[1], needs, depth + 1);
    a.plus(&b, factor)
}

fn of_signed(func: &mut FuncMut<'_>, value: Value, needs: &mut Vec<Condition>, depth: u32) -> Sum {
    if let Some(number) = signed(func, value) {
        return Sum::number(number);
    }
    let (mut value, mut not_negative) = (value, false);
    if let Some(narrow) = p::cast(func, value, Opcode::SExt) {
        value = narrow;
    } else if let Some(cast) = p::inst(func, value, Opcode::ZExt).filter(|&cast| func.flags(cast) & flags::NNEG != 0) {
        (value, not_negative) = (func.operand(cast, 0), true);
    } else if let Some(cast) = p::inst(func, value, Opcode::Trunc).filter(|&cast| func.flags(cast) & flags::NSW != 0)
        && bits_of(func, func.operand(cast, 0)).is_some_and(|bits| bits <= 64)
    {
        value = func.operand(cast, 0);
    }
    let found = if let Some((left, right)) = p::binary_with(func, value, Opcode::Add, flags::NSW) {
        joined(func, (left, right, 1), [true; 2], needs, depth)
    } else if let Some((left, right)) = p::binary_with(func, value, Opcode::Sub, flags::NSW) {
        joined(func, (left, right, -1), [true; 2], needs, depth)
    } else if let Some((left, right)) = p::binary_with(func, value, Opcode::Mul, flags::NSW) {
        signed(func, right).and_then(|factor| decompose(func, left, true, needs, depth + 1).times(factor))
    } else if let Some((left, right)) = p::binary_with(func, value, Opcode::Shl, flags::NSW) {
        // A shift into the sign is no product with a number of this width.
        let last = u128::from(bits_of(func, value).unwrap_or(1)) - 1;
        let shift = p::int(func, right).filter(|shift| shift.v < last.min(63)).map(|shift| 1i64 << shift.v);
        shift.and_then(|factor| decompose(func, left, true, needs, depth + 1).times(factor))
    } else {
        None
    };
    found.unwrap_or_else(|| Sum::of(value, not_negative))
}

fn of_unsigned(func: &mut FuncMut<'_>, value: Value, needs: &mut Vec<Condition>, depth: u32) -> Sum {
    if let Some(int) = p::int(func, value) {
        return match i64::try_from(int.v) {
            Ok(number) if number < i64::MAX => Sum::number(number),
            _ => Sum::of(value, false),
        };
    }
    let mut value = value;
    let mut not_negative = false;
    if let Some(narrow) = p::cast(func, value, Opcode::ZExt) {
        (value, not_negative) = (narrow, true);
    } else if let Some(narrow) = p::cast(func, value, Opcode::SExt) {
        value = narrow;
        needs.push(is_positive(func, narrow));
    } else if let Some(cast) = p::inst(func, value, Opcode::Trunc)
        && func.flags(cast) & (flags::NUW | flags::NSW) != 0
        && bits_of(func, func.operand(cast, 0)).is_some_and(|bits| bits <= 64)
    {
        value = func.operand(cast, 0);
        if func.flags(cast) & flags::NUW == 0 {
            needs.push(is_positive(func, value));
        }
    }
    unsigned_operation(func, value, needs, depth).unwrap_or_else(|| Sum::of(value, not_negative))
}

fn is_positive(func: &mut FuncMut<'_>, value: Value) -> Condition {
    let zero = p::make_int(func, func.type_of(value), 0);
    Condition { pred: IntPred::Sge, left: value, right: zero }
}

fn unsigned_operation(func: &mut FuncMut<'_>, value: Value, needs: &mut Vec<Condition>, depth: u32) -> Option<Sum> {
    if let Some((left, right)) = p::binary_with(func, value, Opcode::Add, flags::NUW) {
        return joined(func, (left, right, 1), [false; 2], needs, depth);
    }
    if let Some((left, right)) = p::binary_with(func, value, Opcode::Add, flags::NSW) {
        for operand in [left, right] {
            if !is_not_negative(func, operand) {
                needs.push(is_positive(func, operand));
            }
        }
        return joined(func, (left, right, 1), [false; 2], needs, depth);
    }
    if let Some((left, right)) = p::binary(func, value, Opcode::Add) {
        // A number that is subtracted from more than it.
        let number = signed(func, right).filter(|&number| number < 0)?;
        let least = p::make_int(func, func.type_of(left), u128::from(number.unsigned_abs()));
        needs.push(Condition { pred: IntPred::Uge, left, right: least });
        return decompose(func, left, false, needs, depth + 1).plus(&Sum::number(number), 1);
    }
    if let Some((left, right)) = p::binary_with(func, value, Opcode::Or, flags::DISJOINT)
        && p::int(func, right).is_some()
    {
        return joined(func, (left, right, 1), [false; 2], needs, depth);
    }
    if let Some((left, right)) = p::binary_with(func, value, Opcode::Shl, flags::NUW) {
        let bits = u128::from(bits_of(func, value)?);
        let shift = p::int(func, right).filter(|shift| shift.v < bits.min(63))?;
        return decompose(func, left, false, needs, depth + 1).times(1 << shift.v);
    }
    if let Some((left, right)) = p::binary_with(func, value, Opcode::Mul, flags::NUW) {
        let factor = signed(func, right).filter(|&factor| factor >= 0)?;
        return decompose(func, left, false, needs, depth + 1).times(factor);
    }
    if let Some((left, right)) = p::binary_with(func, value, Opcode::Sub, flags::NUW) {
        return joined(func, (left, right, -1), [false; 2], needs, depth);
    }
    None
}

/// An address: what it is computed from, a number of bytes, indices with their sizes, and what does not wrap.
pub(super) struct Offsets {
    pub base: Value,
    pub constant: i64,
    pub variables: SmallVec<[(Value, i64); 2]>,
    /// No step wraps as unsigned numbers; as the address plus a signed number.
    pub nuw: bool,
    pub nusw: bool,
}

/// The parts of address computation `gep`.
fn parts_of(func: &Func<'_>, gep: Inst) -> Option<Offsets> {
    let types = func.types();
    let layout = func.layout();
    let base = func.operand(gep, 0);
    let space = types.addrspace(func.ty(gep))?;
    if layout.pointer_bits(space) > 64 {
        return None;
    }
    let fl = func.flags(gep);
    let mut all = Offsets {
        base,
        constant: 0,
        variables: SmallVec::new(),
        nuw: fl & flags::NUW != 0,
        nusw: fl & (flags::NUSW | flags::INBOUNDS) != 0,
    };
    let mut ty = Type(func.aux(gep).a);
    for index in 1..func.num_operands(gep) {
        let value = func.operand(gep, index);
        if index > 1
            && let Some((fields, _)) = types.fields(ty)
        {
            let field = usize::try_from(p::int(func, value)?.v).ok()?;
            all.constant = all.constant.checked_add(i64::try_from(layout.field_offset(types, ty, field)).ok()?)?;
            ty = *fields.get(field)?;
            continue;
        }
        if index > 1 {
            ty = types.sequence_element(ty)?;
        }
        // The size of a scalable type is a multiple of a number that is not known here.
        if !types.is_sized(ty) || types.vector(ty).is_some_and(|(_, is_scalable, _)| is_scalable) {
            return None;
        }
        let size = i64::try_from(layout.alloc_size(types, ty)).ok()?;
        match signed(func, value) {
            Some(number) => all.constant = all.constant.checked_add(number.checked_mul(size)?)?,
            None if types.is_vector(func.type_of(value)) => return None,
            None => match all.variables.iter_mut().find(|entry| entry.0 == value) {
                Some(entry) => entry.1 = entry.1.checked_add(size)?,
                None => all.variables.push((value, size)),
            },
        }
    }
    Some(all)
}

/// The parts of address `gep`, with those of the address it is an offset from where at most one index is variable.
pub(super) fn offsets_of(func: &Func<'_>, gep: Inst) -> Option<Offsets> {
    let mut all = parts_of(func, gep)?;
    let Some(inner) = p::inst(func, all.base, Opcode::GetElementPtr) else { return Some(all) };
    let Some(below) = parts_of(func, inner) else { return Some(all) };
    if all.variables.len() + below.variables.len() > 1 {
        return Some(all);
    }
    let Some(constant) = all.constant.checked_add(below.constant) else { return Some(all) };
    all.base = below.base;
    all.constant = constant;
    all.variables.extend(below.variables);
    all.nuw &= below.nuw;
    all.nusw &= below.nusw;
    Some(all)
}

fn of_address(func: &mut FuncMut<'_>, value: Value, needs: &mut Vec<Condition>, depth: u32) -> Option<Sum> {
    let gep = p::inst(func, value, Opcode::GetElementPtr).filter(|&gep| !func.types().is_vector(func.ty(gep)))?;
    let offsets = offsets_of(func, gep)?;
    // Without `nusw` a negative number of bytes is a huge unsigned one.
    if !offsets.nusw && (!offsets.nuw || offsets.constant < 0) {
        return None;
    }
    let space = func.types().addrspace(func.ty(gep))?;
    let address_bits = func.layout().pointer_bits(space);
    let mut sum = Sum { offset: offsets.constant, ..Sum::of(offsets.base, false) };
    for &(index, size) in &offsets.variables {
        let part = decompose(func, index, false, needs, depth + 1).times(size)?;
        sum = sum.plus(&part, 1)?;
        let as_wide = bits_of(func, index) == Some(address_bits);
        let is_exact = offsets.nuw && as_wide || is_not_negative(func, index);
        if !is_exact {
            needs.push(is_positive(func, index));
        }
    }
    Some(sum)
}
