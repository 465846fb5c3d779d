//! Bytes between two addresses, where they are constant: by constant steps from one base, by scalar evolution, by indices that are
//! extended from sums which do not wrap, and by selects of one condition.

use smallvec::SmallVec;
use warpc_analysis::alias::constant_offset;
use warpc_analysis::facts::{int_constant, signed_constant};
use warpc_analysis::known_bits::Values;
use warpc_analysis::known_bits::bits::{mask, sext};
use warpc_ir::ids::*;
use warpc_ir::opcode::{Opcode, flags};
use warpc_ir::{Func, Value};
use warpc_scev::{COULD_NOT_COMPUTE, Se, Wrap};

/// Selects within selects.
const SELECTS: u32 = 3;
/// Terms of a sum that is taken apart.
const TERMS: usize = 8;

/// An address: a base and constant bytes from it.
#[derive(Clone, Copy)]
pub(super) struct Place {
    base: Value,
    offset: i64,
}

impl Place {
    /// The place that `ptr` points to.
    pub fn of(func: &Func<'_>, ptr: Value) -> Place {
        let (base, offset) = constant_offset(func, ptr);
        Place { base, offset }
    }
}

/// Finds distances while its budget lasts.
pub(super) struct Distances {
    /// Questions left that cost more than a comparison.
    budget: usize,
}

/// A sum that is exact: its terms, which are ordered, and a constant.
#[derive(PartialEq)]
struct Sum {
    terms: SmallVec<[Value; TERMS]>,
    constant: i128,
}

impl Distances {
    /// With `budget` questions that cost more than a comparison.
    pub fn new(budget: usize) -> Distances {
        Distances { budget }
    }
    /// `to - from` in bytes, if it is the same whenever both are accessed from one part of a block; `at` is the later access.
    pub fn between(&mut self, se: &mut Se<'_, '_>, from: Place, to: Place, at: Inst) -> Option<i64> {
        self.nested(se, from, to, at, 0)
    }
    fn nested(&mut self, se: &mut Se<'_, '_>, from: Place, to: Place, at: Inst, depth: u32) -> Option<i64> {
        let offset = to.offset.wrapping_sub(from.offset);
        let bits =
            |base: Value| se.f.types().addrspace(se.f.type_of(base)).map(|space| se.f.layout().index_bits(space));
        let width = bits(from.base)?;
        if bits(to.base) != Some(width) || width > 64 {
            return None;
        }
        let cut = |bytes: i64| sext(bytes as u128 & mask(width), width) as i64;
        if from.base == to.base {
            return Some(cut(offset));
        }
        // Different objects, the most frequent case, are at no distance.
        let fixed = |base: Value| base.as_inst().is_none_or(|i| matches!(se.f.op(i), Opcode::Alloca | Opcode::Load));
        if self.budget == 0 || fixed(from.base) && fixed(to.base) {
            return None;
        }
        self.budget -= 1;
        let (lhs, rhs) = (se.get(to.base), se.get(from.base));
        let difference = se.minus(lhs, rhs, Wrap::ANY);
        if difference != COULD_NOT_COMPUTE
            && let Some(bytes) = se.range(difference, true).as_single()
        {
            return Some(cut(offset.wrapping_add(sext(bytes, width) as i64)));
        }
        let bytes = match by_index(se, from.base, to.base, at) {
            Some(bytes) => bytes,
            None => self.by_selects(se, from.base, to.base, at, depth)?,
        };
        Some(cut(offset.wrapping_add(bytes)))
    }
    /// The distance of two selects of one condition, if it is the same on both arms.
    fn by_selects(&mut self, se: &mut Se<'_, '_>, from: Value, to: Value, at: Inst, depth: u32) -> Option<i64> {
        let (a, b) = (from.as_inst()?, to.as_inst()?);
        let are_selects = se.f.op(a) == Opcode::Select && se.f.op(b) == Opcode::Select;
        if depth == SELECTS || !are_selects || se.f.operand(a, 0) != se.f.operand(b, 0) {
            return None;
        }
        let mut arm = |se: &mut Se<'_, '_>, n: usize| {
            let (x, y) = (Place::of(se.f, se.f.operand(a, n)), Place::of(se.f, se.f.operand(b, n)));
            self.nested(se, x, y, at, depth + 1)
        };
        let bytes = arm(se, 1)?;
        (arm(se, 2)? == bytes).then_some(bytes)
    }
}

/// The distance of two `getelementptr` that differ in the last index, which both extend from narrower numbers.
fn by_index(se: &mut Se<'_, '_>, from: Value, to: Value, at: Inst) -> Option<i64> {
    let f = se.f;
    let (a, b) = (from.as_inst()?, to.as_inst()?);
    let is_gep = |i: Inst| f.op(i) == Opcode::GetElementPtr;
    let last = f.num_operands(a).checked_sub(1).filter(|&last| last > 0)?;
    if !is_gep(a)
        || !is_gep(b)
        || f.num_operands(b) != last + 1
        || f.aux(a).a != f.aux(b).a
        || (0..last).any(|n| f.operand(a, n) != f.operand(b, n))
    {
        return None;
    }
    let stride = i64::try_from(stride_of_last(f, a)?).ok()?;
    let (x, y) = (f.operand(a, last).as_inst()?, f.operand(b, last).as_inst()?);
    let signed = f.op(x) == Opcode::SExt;
    if f.op(x) != f.op(y) || !signed && f.op(x) != Opcode::ZExt || f.ty(x) != f.ty(y) {
        return None;
    }
    let (x, y) = (f.operand(x, 0), f.operand(y, 0));
    if f.type_of(x) != f.type_of(y) {
        return None;
    }
    let steps = exact_difference(f, x, y, signed).or_else(|| extended_difference(se, x, y, signed, at))?;
    i64::try_from(steps).ok()?.checked_mul(stride)
}

/// Bytes between elements of the last index of a `getelementptr`; `None` for a field of a struct.
fn stride_of_last(func: &Func<'_>, gep: Inst) -> Option<u64> {
    let (types, layout) = (func.types(), func.layout());
    let mut ty = Type(func.aux(gep).a);
    for n in 2..func.num_operands(gep) {
        let is_last = n + 1 == func.num_operands(gep);
        if types.fields(ty).is_some() {
            if is_last {
                return None;
            }
            ty = types.element(ty, int_constant(func, func.operand(gep, n))? as u64)?;
        } else {
            ty = types.element(ty, 0)?;
        }
    }
    layout.fixed_alloc_size(types, ty)
}

/// `to - from`, if both are sums of the same terms and constants that do not wrap.
fn exact_difference(func: &Func<'_>, from: Value, to: Value, signed: bool) -> Option<i128> {
    let (x, y) = (exact_sum(func, from, signed)?, exact_sum(func, to, signed)?);
    (x.terms == y.terms).then(|| y.constant - x.constant)
}

/// `value` as a sum of terms none of whose additions wraps.
fn exact_sum(func: &Func<'_>, value: Value, signed: bool) -> Option<Sum> {
    let mut sum = Sum { terms: SmallVec::new(), constant: 0 };
    let mut work: SmallVec<[Value; TERMS]> = smallvec::smallvec![value];
    let mut steps = 0;
    while let Some(at) = work.pop() {
        let constant = if signed {
            signed_constant(func, at)
        } else {
            int_constant(func, at).and_then(|constant| i128::try_from(constant).ok())
        };
        if let Some(constant) = constant {
            sum.constant = sum.constant.checked_add(constant)?;
            continue;
        }
        steps += 1;
        match at.as_inst() {
            Some(i) if steps < TERMS && is_exact_sum(func, i, signed) => work.extend(func.operands(i)),
            _ if sum.terms.len() == TERMS => return None,
            _ => sum.terms.push(at),
        }
    }
    sum.terms.sort_unstable();
    Some(sum)
}

/// Whether `inst` is an addition that does not wrap.
fn is_exact_sum(func: &Func<'_>, inst: Inst, signed: bool) -> bool {
    let flag = if signed { flags::NSW } else { flags::NUW };
    match func.op(inst) {
        Opcode::Add => func.flags(inst) & flag != 0,
        // No bit is set in both, so nothing is carried: it is an addition that wraps in neither sense.
        Opcode::Or => func.flags(inst) & flags::DISJOINT != 0,
        _ => false,
    }
}

/// `extend(to) - extend(from)`, if scalar evolution knows `to - from` and adding it to `from` cannot wrap.
fn extended_difference(se: &mut Se<'_, '_>, from: Value, to: Value, signed: bool, at: Inst) -> Option<i128> {
    let (lhs, rhs) = (se.get(to), se.get(from));
    let difference = se.minus(lhs, rhs, Wrap::ANY);
    if difference == COULD_NOT_COMPUTE {
        return None;
    }
    let bits = se.bits(difference);
    let steps = sext(se.range(difference, true).as_single()?, bits);
    let distance = steps.unsigned_abs();
    let (low, low_value) = if steps >= 0 { (rhs, from) } else { (lhs, to) };
    let top = mask(if signed { bits - 1 } else { bits });
    let fits = lies_within_addend(se.f, from, to, steps, signed)
        || Values::with(se.f, se.dom, se.facts).at(at).known_bits(low_value).is_some_and(|known| {
            // If all of these bits are zero, their sum with the distance stays below the bit above them.
            known.zero & top >= distance
        })
        || {
            let range = se.range(low, signed);
            let most = if signed { range.smax() } else { range.umax() };
            // The largest signed number is below the largest distance to it.
            let most = if signed { sext(most, bits) } else { i128::try_from(most).unwrap_or(i128::MAX) };
            i128::try_from(distance).is_ok_and(|distance| {
                most.checked_add(distance).is_some_and(|end| end <= i128::try_from(top).unwrap_or(i128::MAX))
            })
        };
    fits.then_some(steps)
}

/// Whether one of the two is a number plus a constant, without wrap, and the other, `steps` away, lies between that number and the sum.
fn lies_within_addend(func: &Func<'_>, from: Value, to: Value, steps: i128, signed: bool) -> bool {
    let within = |sum: Value, down: i128| {
        sum.as_inst().filter(|&i| is_exact_sum(func, i, signed)).is_some_and(|i| {
            let addend = func.operand(i, 1);
            let addend = if signed {
                signed_constant(func, addend)
            } else {
                int_constant(func, addend).and_then(|a| i128::try_from(a).ok())
            };
            addend.is_some_and(|addend| (0..=addend).contains(&down) || (addend..=0).contains(&down))
        })
    };
    // `to` lies `steps` above `from`, and `from` as much below `to`.
    within(to, steps) || within(from, -steps)
}
