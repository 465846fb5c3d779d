//! Checks that together cost no more than those of one guard did. See the [pass](super).
//!
//! *Comparisons of one value* with constants are one comparison if their ranges have one range in common that a comparison describes.
//! *Checks of one range*, `base + offset <u length` with constant offsets and a length that is not negative, are covered by those with the
//! smallest and the largest offset: if `x + k0` and `x + kn` are below the length and `kn - k0` does not go halfway around, so is
//! all between them.

use super::freeze::freeze;
use super::{Shape, make_available};
use warpc_analysis::facts;
use warpc_analysis::known_bits::Values;
use warpc_ir::ids::*;
use warpc_ir::opcode::IntPred;
use warpc_ir::{Builder, Func, FuncMut, Opcode, Value};
use warpc_scalar::patterns::{Int, binary, mask};
use warpc_scalar::range::Range;

/// Checks that are looked at together.
const CHECKS: usize = 64;

/// `base + offset <u length`, checked by `compare`.
#[derive(Clone, Copy, Debug)]
struct RangeCheck {
    base: Value,
    offset: u128,
    length: Value,
    bits: u32,
    compare: Inst,
}

impl RangeCheck {
    fn signed_offset(&self) -> i128 {
        let shift = 128 - self.bits;
        ((self.offset << shift) as i128) >> shift
    }
}

/// One condition for checks `hoisted` and `own`, made before `place` if there is one: `None` if it would cost more than those of `own`.
/// `Some(None)` says that it can be made.
pub(super) fn merge(
    f: &mut FuncMut<'_>,
    shape: &Shape,
    hoisted: &[Value],
    own: &[Value],
    place: Option<Inst>,
) -> Option<Option<Value>> {
    if let ([first], [second]) = (own, hoisted)
        && let Some((pred, value, limit)) = one_comparison(f, *first, *second)
    {
        return Some(place.map(|place| {
            make_available(f, shape, &[value], place);
            let ty = f.type_of(value);
            let limit = f.consts_mut().add_int(ty, limit.bits, limit.v as u64);
            let wide = Builder::before(f, place).icmp(pred, value, limit, Type::I1);
            f.set_name(wide, b"wide.chk");
            wide
        }));
    }
    if own.len() + hoisted.len() > CHECKS {
        return None;
    }
    let checks: Option<Vec<RangeCheck>> =
        own.iter().chain(hoisted).map(|&check| range_check(f, shape, check)).collect();
    let needed = covering(&checks?)?;
    Some(place.and_then(|place| {
        let mut wide: Option<Value> = None;
        for check in needed {
            make_available(f, shape, &[check.compare.into()], place);
            wide = Some(match wide {
                Some(before) => Builder::before(f, place).binary(Opcode::And, check.compare.into(), before, 0),
                None => check.compare.into(),
            });
        }
        let wide = wide?;
        f.set_name(wide, b"wide.chk");
        // A check that is kept may have been poison where one that goes was false.
        Some(freeze(f, shape, wide, place))
    }))
}

/// The comparison of a value with a constant that holds where both `first` and `second`, comparisons of it with constants, do.
fn one_comparison(func: &Func<'_>, first: Value, second: Value) -> Option<(IntPred, Value, Int)> {
    let (value, own) = compared(func, first)?;
    let (other, hoisted) = compared(func, second)?;
    if value != other {
        return None;
    }
    let (pred, limit) = comparison(own.intersect(hoisted)?)?;
    Some((pred, value, limit))
}

/// A comparison with a constant that holds for the values of `range` alone; one that takes the lower end, where that is one.
fn comparison(range: Range) -> Option<(IntPred, Int)> {
    if range.is_empty() {
        return Some((IntPred::Ult, Int::new(0, range.bits())));
    }
    let (pred, limit) = range.as_compare()?;
    let next = Int::new(limit.v.wrapping_add(1) & mask(limit.bits), limit.bits);
    Some(match pred {
        IntPred::Ugt => (IntPred::Uge, next),
        IntPred::Sgt => (IntPred::Sge, next),
        _ => (pred, limit),
    })
}

/// The value that `check` compares with a constant, and for which of its values the check holds.
fn compared(func: &Func<'_>, check: Value) -> Option<(Value, Range)> {
    let compare = check.as_inst().filter(|&inst| func.op(inst) == Opcode::ICmp)?;
    let value = func.operand(compare, 0);
    let bits = func.types().int_bits(func.type_of(value)).filter(|&bits| bits <= 64)?;
    let limit = facts::int_constant(func, func.operand(compare, 1))?;
    Some((value, Range::of_compare(func.int_pred(compare), Int::new(limit, bits))))
}

/// `check` as a check of a range.
fn range_check(func: &Func<'_>, shape: &Shape, check: Value) -> Option<RangeCheck> {
    let compare = check.as_inst().filter(|&inst| func.op(inst) == Opcode::ICmp)?;
    let (left, right) = (func.operand(compare, 0), func.operand(compare, 1));
    let bits = func.types().int_bits(func.type_of(left)).filter(|&bits| bits <= 128)?;
    let (base, length) = match func.int_pred(compare) {
        IntPred::Ult => (left, right),
        IntPred::Ugt => (right, left),
        _ => return None,
    };
    let values = Values::with(func, &shape.dom, &shape.assumptions);
    if !values.known_bits(length)?.is_non_negative() {
        return None;
    }
    let mut found = RangeCheck { base, offset: 0, length, bits, compare };
    for _ in 0..CHECKS {
        let sum = binary(func, found.base, Opcode::Add)
            .and_then(|(base, offset)| Some((base, facts::int_constant(func, offset)?)));
        let disjoint = || {
            let (base, offset) = binary(func, found.base, Opcode::Or)?;
            let offset = facts::int_constant(func, offset)?;
            (offset & !values.known_bits(base)?.zero == 0).then_some((base, offset))
        };
        let Some((base, offset)) = sum.or_else(disjoint) else { break };
        found.base = base;
        found.offset = found.offset.wrapping_add(offset) & mask(bits);
    }
    Some(found)
}

/// Fewer of `checks` that cover all of them.
fn covering(checks: &[RangeCheck]) -> Option<Vec<RangeCheck>> {
    let mut left: Vec<RangeCheck> = checks.to_vec();
    let mut needed = Vec::new();
    while let Some(&first) = left.first() {
        let of_range = |check: &RangeCheck| check.base == first.base && check.length == first.length;
        let mut group: Vec<RangeCheck> = left.iter().copied().filter(of_range).collect();
        left.retain(|check| !of_range(check));
        if group.len() < 3 {
            needed.extend(group);
            continue;
        }
        group.sort_by_key(RangeCheck::signed_offset);
        let (lowest, highest) = (group[0], group[group.len() - 1]);
        let ones = mask(first.bits);
        let span = highest.offset.wrapping_sub(lowest.offset) & ones;
        let is_between = |check: &RangeCheck| highest.offset.wrapping_sub(check.offset) & ones < span;
        if span > 1 << (first.bits - 1) || span == 0 || !group[1..].iter().all(is_between) {
            return None;
        }
        needed.extend([lowest, highest]);
    }
    (needed.len() < checks.len()).then_some(needed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_checks_that_are_kept_cover_the_others() {
        // All offsets of four bits, three checks of one range: where the kept ones hold, all do, for every base and length.
        let (base, length) = (Value::arg(0), Value::arg(1));
        let check = |n: u32, offset: u128| RangeCheck { base, offset, length, bits: 4, compare: Inst::new(n as usize) };
        let mut covered = 0;
        for code in 0..16 * 16 * 16u128 {
            let all = [check(0, code & 15), check(1, code >> 4 & 15), check(2, code >> 8)];
            let Some(kept) = covering(&all) else { continue };
            covered += 1;
            for x in 0..16u128 {
                for length in 0..8 {
                    let holds = |check: &RangeCheck| (x + check.offset) & 15 < length;
                    assert!(!kept.iter().all(holds) || all.iter().all(holds), "{all:?} {x} {length}");
                }
            }
        }
        assert!(covered > 500);
    }
}
