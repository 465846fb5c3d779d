//! Bytes between two addresses, where they are constant: by constant steps from one base, by scalar evolution, by indices that are
//! extended from sums which do not wrap, and by selects of one condition.

use smallvec::SmallVec;
use warpc_analysis::alias::constant_offset;
use warpc_analysis::facts::{int_constant, signed_constant};
use warpc_analysis::known_bits::Values;
use warpc_analysis::known_bits::bits::{mask, sext};
use warpc_columns::random::mix;
use warpc_ir::ids::*;
use warpc_ir::opcode::{Opcode, flags};
use warpc_ir::{Func, Value};
use warpc_scev::{COULD_NOT_COMPUTE, Expr, Kind, Se, Wrap};

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
    sums: Fingerprints,
}

/// A number for what each expression is besides the constant that is added to it, so that most pairs are told apart without subtracting
/// them: of the accesses of a large block nearly all have no constant distance.
#[derive(Default)]
struct Fingerprints(Vec<Option<u64>>);

/// Sums within products, extensions and recurrences.
const DEPTH: u32 = 24;

impl Fingerprints {
    /// Whether `left - right` may be a constant.
    fn may_differ_by_constant(&mut self, se: &Se<'_, '_>, left: Expr, right: Expr) -> bool {
        match (self.of(se, left, DEPTH), self.of(se, right, DEPTH)) {
            (Some(left), Some(right)) => left == right,
            _ => true,
        }
    }
    /// The number of `expr`: that of a sum is the sum of those of its terms, where a constant has none.
    fn of(&mut self, se: &Se<'_, '_>, expr: Expr, depth: u32) -> Option<u64> {
        let depth = depth.checked_sub(1)?;
        let own = |expr: Expr| mix(u64::from(expr.0) + 1);
        match se.kind(expr) {
            Kind::Constant => return Some(0),
            Kind::Add | Kind::Mul | Kind::AddRec => {}
            _ => return Some(own(expr)),
        }
        if let Some(&Some(known)) = self.0.get(expr.index()) {
            return Some(known);
        }
        let number = match (se.kind(expr), se.ops(expr)) {
            (Kind::Add, terms) => {
                terms.iter().try_fold(0u64, |sum, &term| Some(sum.wrapping_add(self.of(se, term, depth)?)))?
            }
            (Kind::Mul, &[factor, of]) if se.constant(factor).is_some() => {
                signed(se, factor).wrapping_mul(self.of(se, of, depth)?)
            }
            (Kind::AddRec, &[start, ref steps @ ..]) => {
                let of_loop = mix(u64::from(se.rec_loop(expr)?.0) << 32 | 1);
                let mut number = self.of(se, start, depth)?;
                for (n, &step) in steps.iter().enumerate() {
                    let place = of_loop.wrapping_add(mix(n as u64 + 2));
                    number = number.wrapping_add(place.wrapping_mul(self.with_constants(se, step, depth)?));
                }
                number
            }
            _ => own(expr),
        };
        if self.0.len() <= expr.index() {
            self.0.resize(expr.index() + 1, None);
        }
        self.0[expr.index()] = Some(number);
        Some(number)
    }
    /// The number of `expr` where the constant counts, too.
    fn with_constants(&mut self, se: &Se<'_, '_>, expr: Expr, depth: u32) -> Option<u64> {
        let constant = match se.kind(expr) {
            Kind::Constant => signed(se, expr),
            Kind::Add => {
                se.ops(expr).first().filter(|&&term| se.constant(term).is_some()).map_or(0, |&c| signed(se, c))
            }
            _ => 0,
        };
        Some(self.of(se, expr, depth)?.wrapping_add(constant.wrapping_mul(mix(0))))
    }
}

/// The low bits of constant `expr`.
fn signed(se: &Se<'_, '_>, expr: Expr) -> u64 {
    sext(se.constant(expr).unwrap_or(0), se.bits(expr)) as u64
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
        Distances { budget, sums: Fingerprints::default() }
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
        let difference = match self.sums.may_differ_by_constant(se, lhs, rhs) {
            true => se.minus(lhs, rhs, Wrap::ANY),
            false => COULD_NOT_COMPUTE,
        };
        if difference != COULD_NOT_COMPUTE
            && let Some(bytes) = se.range(difference, true).as_single()
        {
            return Some(cut(offset.wrapping_add(sext(bytes, width) as i64)));
        }
        let bytes = match by_index(se, &mut self.sums, from.base, to.base, at) {
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
fn by_index(se: &mut Se<'_, '_>, sums: &mut Fingerprints, from: Value, to: Value, at: Inst) -> Option<i64> {
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
    let steps = exact_difference(f, x, y, signed).or_else(|| extended_difference(se, sums, x, y, signed, at))?;
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
            ty = types.sequence_element(ty)?;
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
fn extended_difference(
    se: &mut Se<'_, '_>,
    sums: &mut Fingerprints,
    from: Value,
    to: Value,
    signed: bool,
    at: Inst,
) -> Option<i128> {
    let (lhs, rhs) = (se.get(to), se.get(from));
    if !sums.may_differ_by_constant(se, lhs, rhs) {
        return None;
    }
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

#[cfg(test)]
mod tests {
    use super::*;
    use warpc_analysis::Analyses;
    use warpc_analysis::testing::on_function;
    use warpc_ir::knobs::Knobs;
    use warpc_scev::CachedScev;

    const TEXT: &str = "define void @f(ptr %p, i64 %n, i32 %m) {
    entry:
      %n1 = add i64 %n, 1
      %twice = shl i64 %n, 1
      %twice2 = shl i64 %n1, 1
      %both = add i64 %twice, %n
      %low = trunc i64 %n to i32
      %sum = add nsw i32 %m, 7
      %wide = sext i32 %m to i64
      %wide7 = sext i32 %sum to i64
      %zero = zext i32 %m to i64
      %p0 = getelementptr i32, ptr %p, i64 %n
      %p1 = getelementptr i32, ptr %p, i64 %n1
      %p2 = getelementptr i32, ptr %p1, i64 %wide7
      br label %outer
    outer:
      %j = phi i64 [ %n, %entry ], [ %nextj, %latch ]
      br label %loop
    loop:
      %i = phi i64 [ 0, %outer ], [ %next, %loop ]
      %k = phi i64 [ 5, %outer ], [ %nextk, %loop ]
      %fast = phi i64 [ 0, %outer ], [ %nextf, %loop ]
      %from = phi i64 [ %n, %outer ], [ %nextn, %loop ]
      %square = phi i64 [ 0, %outer ], [ %nexts, %loop ]
      %q = getelementptr i32, ptr %p, i64 %i
      %q5 = getelementptr i32, ptr %p, i64 %k
      %qj = getelementptr i32, ptr %q, i64 %j
      %s3 = mul i64 %i, 3
      %nexts = add i64 %square, %i
      %nextk = add i64 %k, 1
      %nextf = add i64 %fast, 2
      %nextn = add i64 %from, 1
      %next = add i64 %i, 1
      %c = icmp ult i64 %next, 100
      br i1 %c, label %loop, label %latch
    latch:
      %nextj = add i64 %j, 4
      %d = icmp ult i64 %nextj, 1000
      br i1 %d, label %outer, label %done
    done:
      ret void
    }";

    #[test]
    fn values_at_a_constant_distance_have_equal_fingerprints() {
        on_function(TEXT, "f", |f| {
            let (mut analyses, knobs) = (Analyses::default(), Knobs::default());
            let (mut constant, mut told_apart, mut missed) = (0, 0, 0);
            analyses.with_scev(f, &knobs, |se| {
                let mut sums = Fingerprints::default();
                let all: Vec<Inst> = se.f.block_order().flat_map(|b| se.f.block_insts(b)).collect();
                let values: Vec<Value> =
                    all.into_iter().map(Value::inst).filter(|&v| se.f.type_of(v) != Type::VOID).collect();
                for &left in &values {
                    for &right in values.iter().filter(|&&right| se.f.type_of(right) == se.f.type_of(left)) {
                        if !matches!(se.f.type_of(left), Type::I64 | Type::PTR) {
                            continue;
                        }
                        let (left, right) = (se.get(left), se.get(right));
                        let may = sums.may_differ_by_constant(se, left, right);
                        let difference = se.minus(left, right, Wrap::ANY);
                        let differ =
                            difference != COULD_NOT_COMPUTE && se.range(difference, true).as_single().is_some();
                        assert!(may || !differ, "{left:?} and {right:?} have a constant distance");
                        constant += usize::from(differ);
                        told_apart += usize::from(!may);
                        missed += usize::from(may && !differ);
                    }
                }
            });
            assert!(constant > 40 && told_apart > 300 && missed == 0, "{constant} {told_apart} {missed}");
        });
    }
}
