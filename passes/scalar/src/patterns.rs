//! Small matchers over values, shared by the simplifier and the combiner. None of them allocates or changes anything.
//!
//! Integer constants are matched as scalars and as splats; [`Int`] holds up to 128 bits, wider ones do not match.

use warpc_ir::consts::ConstKind;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::IntrinsicId;
use warpc_ir::opcode::{FloatPred, IntPred, Opcode, class, flags};
use warpc_ir::{Func, FuncMut, Value};

/// An integer constant of at most 128 bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Int {
    /// Pattern, zero-extended.
    pub v: u128,
    /// Width.
    pub bits: u32,
}

/// Low `bits` bits.
pub const fn mask(bits: u32) -> u128 {
    if bits >= 128 { u128::MAX } else { (1u128 << bits) - 1 }
}

/// Whether an instruction makes the next value of a counter or pointer from this one: integer arithmetic without effects, an
/// address.
pub fn is_step(op: Opcode) -> bool {
    const ARITHMETIC: u16 = class::BIN | class::INT | class::PURE;
    op == Opcode::GetElementPtr || op.class() & ARITHMETIC == ARITHMETIC
}

/// Whether the blocks that exceptions enter begin with `op`, behind their phis.
pub fn is_exception_pad(op: Opcode) -> bool {
    op.class() & class::PAD != 0
}

/// Whether `op` is such a pad and gives a token, which no phi may bring from other blocks.
pub fn is_token_pad(op: Opcode) -> bool {
    is_exception_pad(op) && op != Opcode::LandingPad
}

/// Whether `inst` extends by the sign, as an extension by zeros of what is not negative does, too.
pub fn repeats_sign(f: &Func<'_>, inst: Inst) -> bool {
    f.op(inst) == Opcode::SExt || f.op(inst) == Opcode::ZExt && f.flags(inst) & flags::NNEG != 0
}

impl Int {
    /// `number` cut to `bits`.
    pub const fn new(number: u128, bits: u32) -> Int {
        Int { v: number & mask(bits), bits }
    }
    /// Signed value.
    pub const fn signed(self) -> i128 {
        ((self.v << (128 - self.bits)) as i128) >> (128 - self.bits)
    }
    /// Whether it is 0.
    pub const fn is_zero(self) -> bool {
        self.v == 0
    }
    /// Whether it is 1.
    pub const fn is_one(self) -> bool {
        self.v == 1
    }
    /// Whether all bits are set.
    pub const fn is_all_ones(self) -> bool {
        self.v == mask(self.bits)
    }
    /// Whether only the top bit is set.
    pub const fn is_sign_mask(self) -> bool {
        self.v == 1 << (self.bits - 1)
    }
    /// Whether it is the largest signed number.
    pub const fn is_max_signed(self) -> bool {
        self.v == mask(self.bits) >> 1
    }
    /// Whether the top bit is set.
    pub const fn is_negative(self) -> bool {
        self.v >> (self.bits - 1) != 0
    }
    /// Whether exactly one bit is set.
    pub const fn is_power_of_two(self) -> bool {
        self.v.is_power_of_two()
    }
    /// Whether it is a run of ones from bit 0 (not 0).
    pub const fn is_low_mask(self) -> bool {
        self.v != 0 && self.v & self.v.wrapping_add(1) == 0
    }
    /// Logarithm of a power of two.
    pub const fn log2(self) -> u32 {
        self.v.trailing_zeros()
    }
    /// Two's complement.
    pub const fn neg(self) -> Int {
        Int::new(self.v.wrapping_neg(), self.bits)
    }
    /// Bitwise complement.
    pub const fn not(self) -> Int {
        Int::new(!self.v, self.bits)
    }
}

/// Integer constant, scalar or splat.
#[inline]
pub fn int(f: &Func<'_>, value: Value) -> Option<Int> {
    let c = value.as_const()?;
    let consts = f.consts();
    let row = consts.row(c);
    match row.kind {
        ConstKind::Int => Some(Int { v: row.payload as u128, bits: f.types().int_bits(row.ty)? }),
        ConstKind::WideInt => Some(Int { v: consts.as_u128(value)?, bits: f.types().int_bits(row.ty)? }),
        ConstKind::Zero => {
            let bits = f.types().int_bits(f.types().vector(row.ty)?.2).filter(|&b| b <= 128)?;
            Some(Int { v: 0, bits })
        }
        ConstKind::Splat => {
            let e = consts.list(c)[0];
            Some(Int { v: consts.as_u128(e)?, bits: f.types().int_bits(f.type_of(e))? })
        }
        _ => None,
    }
}
/// Floating-point constant, scalar or splat: format and bits.
pub fn float(f: &Func<'_>, value: Value) -> Option<(Type, u128)> {
    let c = value.as_const()?;
    let consts = f.consts();
    let row = consts.row(c);
    match row.kind {
        ConstKind::Float | ConstKind::WideFloat => Some((row.ty, consts.as_float_bits(value)?)),
        ConstKind::Zero => {
            let e = f.types().vector(row.ty)?.2;
            f.types().is_float(e).then_some((e, 0))
        }
        ConstKind::Splat => {
            let e = consts.list(c)[0];
            Some((f.type_of(e), consts.as_float_bits(e)?))
        }
        _ => None,
    }
}
/// The one lane of a literal vector whose other lanes are poison or the same: poison may become any value, so such a vector may
/// stand for the splat of that lane.
fn lane_beside_poison(f: &Func<'_>, value: Value) -> Option<Value> {
    let c = value.as_const()?;
    let consts = f.consts();
    if consts.row(c).kind != ConstKind::Aggregate || !f.types().is_vector(consts.row(c).ty) {
        return None;
    }
    let mut lanes = consts.list(c).iter().filter(|lane| !lane.is_poison());
    let first = *lanes.next()?;
    lanes.all(|&lane| lane == first).then_some(first)
}
/// Whether `value` is the zero of its type; lanes of a vector may be poison.
#[inline]
pub fn is_zero(f: &Func<'_>, value: Value) -> bool {
    f.consts().is_zero(value) || lane_beside_poison(f, value).is_some_and(|lane| f.consts().is_zero(lane))
}
/// Limbs of an integer constant of more than 128 bits, scalar or splat, and its width.
fn wide_limbs<'f>(f: &'f Func<'_>, value: Value) -> Option<(&'f [u64], u32)> {
    let consts = f.consts();
    let c = value.as_const()?;
    let c = if consts.row(c).kind == ConstKind::Splat { consts.list(c)[0].as_const()? } else { c };
    let row = consts.row(c);
    (row.kind == ConstKind::WideInt).then(|| (consts.limbs(c), f.types().int_bits(row.ty).unwrap_or(0)))
}
/// Whether `value` is an integer constant of any width, or a splat of one.
pub fn is_number(f: &Func<'_>, value: Value) -> bool {
    int(f, value).is_some() || wide_limbs(f, value).is_some()
}
/// The constant `value`, of any width, if it is less than 2^64.
pub fn small_number(f: &Func<'_>, value: Value) -> Option<u64> {
    match int(f, value) {
        Some(number) => u64::try_from(number.v).ok(),
        None => wide_limbs(f, value).filter(|(limbs, _)| limbs[1..].iter().all(|&l| l == 0)).map(|(limbs, _)| limbs[0]),
    }
}
/// Whether `value` is the integer 1 (or a splat of it), of any width; lanes of a vector may be poison.
pub fn is_one(f: &Func<'_>, value: Value) -> bool {
    let value = lane_beside_poison(f, value).unwrap_or(value);
    match int(f, value) {
        Some(number) => number.is_one(),
        None => wide_limbs(f, value).is_some_and(|(limbs, _)| limbs[0] == 1 && limbs[1..].iter().all(|&l| l == 0)),
    }
}
/// Whether `value` is the integer with all bits set, of any width; lanes of a vector may be poison.
pub fn is_all_ones(f: &Func<'_>, value: Value) -> bool {
    let value = lane_beside_poison(f, value).unwrap_or(value);
    match int(f, value) {
        Some(number) => number.is_all_ones(),
        None => wide_limbs(f, value).is_some_and(|(limbs, bits)| {
            let (top, rest) = limbs.split_last().unwrap_or((&0, &[]));
            let used = bits - 64 * rest.len() as u32;
            *top == warpc_ir::consts::low_mask(used) && rest.iter().all(|&l| l == u64::MAX)
        }),
    }
}
/// Width of the (lanes of the) integer type of `value`; 0 for other types.
pub fn width(f: &Func<'_>, value: Value) -> u32 {
    f.types().int_bits(f.types().scalar(f.type_of(value))).unwrap_or(0)
}
/// Whether `ty` is `i1` or a vector of it.
pub fn is_bool(f: &Func<'_>, ty: Type) -> bool {
    ty == Type::I1 || f.types().scalar(ty) == Type::I1
}
/// The constant `number` of type `ty`, an integer of at most 128 bits or a vector of it.
pub fn make_int(f: &mut FuncMut<'_>, ty: Type, number: u128) -> Value {
    let mut fold = f.folder();
    let scalar = fold.types.scalar(ty);
    debug_assert!(fold.types.int_bits(scalar).is_some(), "an integer constant of another type");
    let bits = fold.types.int_bits(scalar).unwrap_or(1);
    let c = fold.consts.add_wide_int(scalar, bits, &[number as u64, (number >> 64) as u64]);
    fold.splat(ty, c)
}
/// The constant of type `ty`, an integer of any width or a vector of it, in which all bits are set.
pub fn make_all_ones(f: &mut FuncMut<'_>, ty: Type) -> Value {
    let ones = f.folder().int_of(ty, -1);
    debug_assert!(ones.is_some(), "an integer constant of another type");
    ones.unwrap_or(Value::poison(ty))
}
/// Whether `ty` is an integer of more than 128 bits or a vector of it.
pub fn is_wide_integer(f: &Func<'_>, ty: Type) -> bool {
    f.types().int_bits(f.types().scalar(ty)).is_some_and(|bits| bits > 128)
}
/// Whether `inst`, or what it is computed from in [`WIDE_DEPTH`] steps, has an integer of more than 128 bits: constants of these
/// do not fit in [`Int`], and a rule that looked through a truncation could make a wrong one.
pub fn is_near_wide_integer(f: &Func<'_>, inst: Inst) -> bool {
    let mut work = smallvec::SmallVec::<[(Inst, u32); 16]>::from_slice(&[(inst, 0)]);
    while let Some((at, depth)) = work.pop() {
        if is_wide_integer(f, f.ty(at)) {
            return true;
        }
        // Operands of a phi have its type.
        for value in f.operands(at).take(WIDE_OPERANDS).filter(|v| v.as_block().is_none()) {
            if is_wide_integer(f, f.type_of(value)) {
                return true;
            }
            if let Some(next) = value.as_inst().filter(|_| depth < WIDE_DEPTH) {
                work.push((next, depth + 1));
            }
        }
    }
    false
}
/// Steps from an instruction that rules look at.
const WIDE_DEPTH: u32 = 4;
/// Operands of an instruction that are looked at for wide integers.
const WIDE_OPERANDS: usize = 4;

/// The boolean `truth` of type `ty`.
pub fn make_bool(f: &mut FuncMut<'_>, ty: Type, truth: bool) -> Value {
    f.folder().bool_of(ty, truth)
}

/// The `x` of `value = x >>s (WIDTH - 1)`.
pub fn spread_sign(f: &Func<'_>, value: Value) -> Option<Value> {
    let (x, amount) = binary(f, value, Opcode::AShr)?;
    int(f, amount).is_some_and(|amount| amount.v == u128::from(amount.bits) - 1).then_some(x)
}

/// The instruction behind `value` when its opcode is `op`.
#[inline]
pub fn inst(f: &Func<'_>, value: Value, op: Opcode) -> Option<Inst> {
    value.as_inst().filter(|&i| f.op(i) == op)
}
/// Operands of binary operation `op`.
#[inline]
pub fn binary(f: &Func<'_>, value: Value, op: Opcode) -> Option<(Value, Value)> {
    let i = inst(f, value, op)?;
    Some((f.operand(i, 0), f.operand(i, 1)))
}
/// Operands of `op` with all of `fl` set.
pub fn binary_with(f: &Func<'_>, value: Value, op: Opcode, fl: u16) -> Option<(Value, Value)> {
    let i = inst(f, value, op).filter(|&i| f.flags(i) & fl == fl)?;
    Some((f.operand(i, 0), f.operand(i, 1)))
}
/// The other operand of `op` when one is `x`.
pub fn other(f: &Func<'_>, value: Value, op: Opcode, x: Value) -> Option<Value> {
    partner(binary(f, value, op)?, x)
}
/// Whether two pairs of operands are the same in some order.
#[inline]
pub fn same_pair(left: (Value, Value), right: (Value, Value)) -> bool {
    left == right || left == (right.1, right.0)
}
/// The other one of `pair` when one is `x`.
#[inline]
pub fn partner(pair: (Value, Value), x: Value) -> Option<Value> {
    if pair.0 == x {
        Some(pair.1)
    } else if pair.1 == x {
        Some(pair.0)
    } else {
        None
    }
}
/// Operand of conversion `op`.
#[inline]
pub fn cast(f: &Func<'_>, value: Value, op: Opcode) -> Option<Value> {
    inst(f, value, op).map(|i| f.operand(i, 0))
}
/// The boolean, or vector of booleans, that `value` extends by `ext`.
pub fn extended_bool(f: &Func<'_>, value: Value, ext: Opcode) -> Option<Value> {
    cast(f, value, ext).filter(|&bit| is_bool(f, f.type_of(bit)))
}
/// `x` of `xor x, -1`.
pub fn not(f: &Func<'_>, value: Value) -> Option<Value> {
    let (a, b) = binary(f, value, Opcode::Xor)?;
    if is_all_ones(f, b) {
        Some(a)
    } else if is_all_ones(f, a) {
        Some(b)
    } else {
        None
    }
}
/// `x` of `sub 0, x`.
pub fn neg(f: &Func<'_>, value: Value) -> Option<Value> {
    let (a, b) = binary(f, value, Opcode::Sub)?;
    is_zero(f, a).then_some(b)
}
/// Whether one is the negation of the other: `-x` and `x`, or `x - y` and `y - x`.
pub fn are_negations(f: &Func<'_>, left: Value, right: Value) -> bool {
    if neg(f, left) == Some(right) || neg(f, right) == Some(left) {
        return true;
    }
    let (Some((x, y)), Some((u, w))) = (binary(f, left, Opcode::Sub), binary(f, right, Opcode::Sub)) else {
        return false;
    };
    x == w && y == u
}
/// Whether one is the complement of the other.
pub fn are_complements(f: &Func<'_>, left: Value, right: Value) -> bool {
    not(f, left) == Some(right) || not(f, right) == Some(left)
}
/// Whether one is `x + C` and the other `~C - x`, the complement of that.
pub fn are_complementary_sums(f: &Func<'_>, left: Value, right: Value) -> bool {
    let complement = |sum: Value, difference: Value| {
        let (Some((x, c)), Some((d, y))) = (binary(f, sum, Opcode::Add), binary(f, difference, Opcode::Sub)) else {
            return false;
        };
        x == y && int(f, c).zip(int(f, d)).is_some_and(|(c, d)| c.not() == d)
    };
    complement(left, right) || complement(right, left)
}
/// Predicate and operands of `icmp`.
#[inline]
pub fn icmp(f: &Func<'_>, value: Value) -> Option<(IntPred, Value, Value)> {
    let i = inst(f, value, Opcode::ICmp)?;
    Some((f.int_pred(i), f.operand(i, 0), f.operand(i, 1)))
}
/// Predicate and operands of `fcmp`.
pub fn fcmp(f: &Func<'_>, value: Value) -> Option<(FloatPred, Value, Value)> {
    let i = inst(f, value, Opcode::FCmp)?;
    Some((f.float_pred(i), f.operand(i, 0), f.operand(i, 1)))
}
/// Operands of `select`.
#[inline]
pub fn select(f: &Func<'_>, value: Value) -> Option<(Value, Value, Value)> {
    let i = inst(f, value, Opcode::Select)?;
    Some((f.operand(i, 0), f.operand(i, 1), f.operand(i, 2)))
}
/// `(a, b)` of `and i1 a, b` or `select a, b, false`; the flag tells which (`true`: `b` is guarded by `a`).
pub fn logical_and(f: &Func<'_>, value: Value) -> Option<(Value, Value, bool)> {
    if !is_bool(f, f.type_of(value)) {
        return None;
    }
    if let Some((a, b)) = binary(f, value, Opcode::And) {
        return Some((a, b, false));
    }
    let (c, t, e) = select(f, value)?;
    (is_zero(f, e) && f.type_of(c) == f.type_of(value)).then_some((c, t, true))
}
/// `(a, b)` of `or i1 a, b` or `select a, true, b`.
pub fn logical_or(f: &Func<'_>, value: Value) -> Option<(Value, Value, bool)> {
    if !is_bool(f, f.type_of(value)) {
        return None;
    }
    if let Some((a, b)) = binary(f, value, Opcode::Or) {
        return Some((a, b, false));
    }
    let (c, t, e) = select(f, value)?;
    (is_all_ones(f, t) && f.type_of(c) == f.type_of(value)).then_some((c, e, true))
}
/// Row of the intrinsic table that `value` calls, and the call.
#[inline]
pub fn intrinsic(f: &Func<'_>, value: Value) -> Option<(IntrinsicId, Inst)> {
    let i = inst(f, value, Opcode::Call)?;
    Some((f.intrins().get(f.intrinsic_callee(i)?).known()?, i))
}
/// First argument of a call of `id`.
pub fn unary_intrinsic(f: &Func<'_>, value: Value, id: IntrinsicId) -> Option<Value> {
    let (got, i) = intrinsic(f, value)?;
    (got == id && f.call(i).num_args >= 1).then(|| f.operand(i, 0))
}
/// First two arguments of a call of `id`, when it has as many.
pub fn binary_intrinsic(f: &Func<'_>, value: Value, id: IntrinsicId) -> Option<(Value, Value)> {
    let (got, i) = intrinsic(f, value)?;
    (got == id && f.call(i).num_args >= 2).then(|| (f.operand(i, 0), f.operand(i, 1)))
}
/// Flag test of an instruction behind `value`.
pub fn has_flags(f: &Func<'_>, value: Value, fl: u16) -> bool {
    value.as_inst().is_some_and(|i| f.flags(i) & fl == fl)
}
/// Fast-math flags of `inst`.
pub fn fast_math(f: &Func<'_>, inst: Inst) -> u16 {
    f.flags(inst) & flags::FAST
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pads_are_four_and_all_but_one_give_tokens() {
        let of =
            |is_asked: fn(Opcode) -> bool| Opcode::ALL.iter().copied().filter(|&op| is_asked(op)).collect::<Vec<_>>();
        use Opcode::{CatchPad, CatchSwitch, CleanupPad, LandingPad};
        assert_eq!(of(is_exception_pad), [LandingPad, CatchPad, CleanupPad, CatchSwitch]);
        assert_eq!(of(is_token_pad), [CatchPad, CleanupPad, CatchSwitch]);
    }
}
