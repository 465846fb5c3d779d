//! Products and quotients as calls of routines that work in memory.
//!
//! Operands are stored to buffers in local memory, extended to whole limbs; the routine gets their addresses and the number of
//! digits of 32 bits. The buffers are made once for a function, as large as its widest operation needs.

use super::{Expansion, Work, binary, compare, int, is_negative, negate_if, once, work_of};
use smallvec::SmallVec;
use warpc_ir::edit::build::Point;
use warpc_ir::ids::*;
use warpc_ir::{Builder, Func, FuncMut, IntPred, Opcode, TypeKind, Value};

/// A routine of `wide-integer-routines`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Routine {
    Multiply,
    Divide,
}

impl Routine {
    /// All of them, in the order of their numbers.
    pub(crate) const ALL: [Routine; 2] = [Routine::Multiply, Routine::Divide];

    /// Name in the module.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Routine::Multiply => "__warpc_multiply_digits",
            Routine::Divide => "__warpc_divide_digits",
        }
    }
}

/// Routine that `inst` is made a call of, when it is expanded.
pub(crate) fn routine_of(func: &Func<'_>, inst: Inst, limit: i64) -> Option<Routine> {
    needed(func, inst, work_of(func, inst, limit)?, limit)
}

fn needed(func: &Func<'_>, inst: Inst, work: Work, limit: i64) -> Option<Routine> {
    let bits = super::int_bits(func, func.type_of(func.operand(inst, 0)));
    match work {
        Work::Divide { signed: false, .. } if power_of_two(func, func.operand(inst, 1)).is_some() => None,
        Work::Divide { .. } => Some(Routine::Divide),
        Work::Multiply => Some(Routine::Multiply),
        Work::Overflow { op: Opcode::Mul, .. } => (2 * bits as i64 > limit).then_some(Routine::Multiply),
        _ => None,
    }
}

/// Exponent of a constant that is a power of two.
fn power_of_two(func: &Func<'_>, value: Value) -> Option<u32> {
    let limbs = func.consts().limbs(value.as_const()?);
    let ones: u32 = limbs.iter().map(|l| l.count_ones()).sum();
    let at = limbs.iter().position(|&l| l != 0)?;
    (ones == 1).then(|| 64 * at as u32 + limbs[at].trailing_zeros())
}

/// The constant of type `ty` whose low `count` bits are set.
fn low_ones(bld: &mut Builder<'_, '_>, ty: Type, count: u32) -> Value {
    let bits = bld.f.types().int_bits(ty).unwrap_or(1);
    let mut limbs = SmallVec::<[u64; 8]>::from_elem(u64::MAX, count.div_ceil(64) as usize);
    if let Some(top) = limbs.last_mut().filter(|_| !count.is_multiple_of(64)) {
        *top = (1 << (count % 64)) - 1;
    }
    bld.f.consts_mut().add_wide_int(ty, bits, &limbs)
}

/// Limbs of an integer of `bits` bits.
fn limb_count(bits: u32) -> u32 {
    bits.div_ceil(64)
}

/// Alignment of the buffers.
const ALIGN: u64 = 16;

/// Routines and buffers of a function.
pub(super) struct Routines {
    routines: [Option<Global>; Routine::ALL.len()],
    /// Addresses in local memory: result, first and second operand.
    buffers: [Value; 3],
    /// The division that was made last.
    last: Option<Division>,
}

/// A division that is made: one of the same operands in the same block has the same results.
struct Division {
    block: Block,
    signed: bool,
    operands: [Value; 2],
    /// Quotient and remainder.
    results: [Value; 2],
}

impl Routines {
    /// Finds the routines that `jobs` need and makes the buffers.
    pub(super) fn new(func: &mut FuncMut<'_>, limit: i64, jobs: &[(Inst, Work)]) -> Routines {
        let mut limbs = 0;
        let mut wanted = [false; Routine::ALL.len()];
        for &(inst, work) in jobs {
            if let Some(routine) = needed(func, inst, work, limit) {
                wanted[routine as usize] = true;
                limbs = limbs.max(limb_count(super::int_bits(func, func.type_of(func.operand(inst, 0)))));
            }
        }
        let routines = Routine::ALL.map(|routine| {
            let name =
                func.ctx().tables.strings.find(routine.name().as_bytes()).filter(|_| wanted[routine as usize])?;
            let symbols = func.ctx().globals.sym;
            symbols.iter().position(|s| s.name == name && !s.is_dead()).map(Global::new)
        });
        let mut made = Routines { routines, buffers: [Value::NONE; 3], last: None };
        if routines.iter().any(|r| r.is_some()) {
            // A product may have twice the limbs; a dividend has one more.
            made.buffers = [2 * limbs, limbs + 1, limbs].map(|count| buffer(func, count));
        }
        made
    }
    /// Whether `inst` can be expanded with the routines that there are.
    pub(super) fn can(&self, func: &Func<'_>, inst: Inst, work: Work, limit: i64) -> bool {
        needed(func, inst, work, limit).is_none_or(|routine| self.routines[routine as usize].is_some())
    }
    /// Calls `routine` on the addresses in `buffers` with `digits`.
    fn call(&self, bld: &mut Builder<'_, '_>, routine: Routine, digits: &[u32]) {
        let Some(global) = self.routines[routine as usize] else { return };
        let mut operands: SmallVec<[Value; 5]> = SmallVec::from_slice(&self.buffers);
        operands.extend(digits.iter().map(|&n| bld.f.consts_mut().add_i32(n)));
        let ty = bld.f.ctx().globals.shape[global.index()].ty;
        bld.call(Value::global(global), ty, Type::VOID, &operands, 0, AttrList::EMPTY);
    }
}

/// A slot of `limbs` limbs in the entry block: its address in local memory.
fn buffer(func: &mut FuncMut<'_>, limbs: u32) -> Value {
    let ty = func.intern_type(TypeKind::Array { len: limbs as u64, elem: Type::I64 });
    let one = func.consts_mut().add_i32(1);
    let at = func.first_non_phi(func.entry());
    let mut bld = Builder::before(func, at);
    bld.loc = Md::NONE;
    let slot = bld.alloca(ty, Type::PTR, one, ALIGN);
    bld.cast(Opcode::AddrSpaceCast, slot, Type::PTR_LOCAL, 0)
}

/// The unsigned integer of whole limbs that holds `bits` bits.
fn whole(bld: &mut Builder<'_, '_>, bits: u32) -> Type {
    bld.f.int_type(64 * limb_count(bits))
}

/// `value` as an integer of type `ty`, which is as wide or wider.
fn extended(bld: &mut Builder<'_, '_>, op: Opcode, value: Value, ty: Type) -> Value {
    if bld.f.type_of(value) == ty { value } else { bld.cast(op, value, ty, 0) }
}

/// The low bits of `value` as an integer of type `ty`.
fn cut(bld: &mut Builder<'_, '_>, value: Value, ty: Type) -> Value {
    if bld.f.type_of(value) == ty { value } else { bld.cast(Opcode::Trunc, value, ty, 0) }
}

/// `base` and `limbs` limbs.
fn offset(bld: &mut Builder<'_, '_>, base: Value, limbs: u32) -> Value {
    let index = bld.f.consts_mut().add_i64(limbs as u64);
    bld.gep(Type::I64, base, &[index], Type::PTR_LOCAL, 0)
}

impl Expansion {
    /// Quotient or remainder.
    pub(super) fn divide(
        &mut self,
        bld: &mut Builder<'_, '_>,
        left: Value,
        right: Value,
        signed: bool,
        quotient: bool,
    ) -> Value {
        let ty = bld.f.type_of(left);
        if let Some(exponent) = power_of_two(bld.f, right).filter(|_| !signed) {
            if quotient {
                let amount = int(bld, ty, exponent as i64);
                return binary(bld, Opcode::LShr, left, amount);
            }
            let mask = low_ones(bld, ty, exponent);
            return binary(bld, Opcode::And, left, mask);
        }
        let block = match bld.at {
            Point::Before(at) => bld.f.block_of(at),
            Point::End(block) => block,
        };
        let operands = [left, right];
        let known = self.routines.last.as_ref();
        let known = known.filter(|d| d.block == block && d.signed == signed && d.operands == operands);
        // Quotient and remainder stand side by side mostly.
        let results = match known.map(|division| division.results) {
            Some(results) => results,
            None => self.divide_both(bld, left, right, signed),
        };
        self.routines.last = Some(Division { block, signed, operands, results });
        results[!quotient as usize]
    }
    /// Quotient and remainder.
    fn divide_both(&mut self, bld: &mut Builder<'_, '_>, left: Value, right: Value, signed: bool) -> [Value; 2] {
        if !signed {
            return self.divide_unsigned(bld, left, right);
        }
        let (left, right) = (once(bld, left), once(bld, right));
        let (minus_a, minus_b) = (is_negative(bld, left), is_negative(bld, right));
        let (size_a, size_b) = (negate_if(bld, minus_a, left), negate_if(bld, minus_b, right));
        let [q, r] = self.divide_unsigned(bld, size_a, size_b);
        let differ = binary(bld, Opcode::Xor, minus_a, minus_b);
        [negate_if(bld, differ, q), negate_if(bld, minus_a, r)]
    }
    fn divide_unsigned(&mut self, bld: &mut Builder<'_, '_>, left: Value, right: Value) -> [Value; 2] {
        let ty = bld.f.type_of(left);
        let bits = bld.f.types().int_bits(ty).unwrap_or(1);
        let (wide, limbs) = (whole(bld, bits), limb_count(bits));
        let [result, first, second] = self.routines.buffers;
        for (value, buffer) in [(left, first), (right, second)] {
            let value = extended(bld, Opcode::ZExt, value, wide);
            bld.store(value, buffer, ALIGN, 0);
        }
        let (above, zero) = (offset(bld, first, limbs), int(bld, Type::I64, 0));
        bld.store(zero, above, 8, 0);
        self.routines.call(bld, Routine::Divide, &[2 * limbs]);
        [result, first].map(|buffer| {
            let value = bld.load(wide, buffer, ALIGN, 0);
            cut(bld, value, ty)
        })
    }
    /// The low half of a product.
    pub(super) fn multiply(&mut self, bld: &mut Builder<'_, '_>, left: Value, right: Value) -> Value {
        let ty = bld.f.type_of(left);
        let bits = bld.f.types().int_bits(ty).unwrap_or(1);
        let (wide, digits) = (whole(bld, bits), 2 * limb_count(bits));
        self.store_factors(bld, left, right, wide);
        self.routines.call(bld, Routine::Multiply, &[digits, digits]);
        let value = bld.load(wide, self.routines.buffers[0], ALIGN, 0);
        cut(bld, value, ty)
    }
    fn store_factors(&self, bld: &mut Builder<'_, '_>, left: Value, right: Value, wide: Type) {
        for (value, buffer) in [(left, self.routines.buffers[1]), (right, self.routines.buffers[2])] {
            let value = extended(bld, Opcode::ZExt, value, wide);
            bld.store(value, buffer, ALIGN, 0);
        }
    }
    /// A product and whether it wrapped. Signed numbers are multiplied as magnitudes.
    pub(super) fn multiply_checked(
        &mut self,
        bld: &mut Builder<'_, '_>,
        left: Value,
        right: Value,
        signed: bool,
    ) -> [Value; 2] {
        if !signed {
            return self.product(bld, left, right);
        }
        let ty = bld.f.type_of(left);
        let (left, right) = (once(bld, left), once(bld, right));
        let (minus_a, minus_b) = (is_negative(bld, left), is_negative(bld, right));
        let (size_a, size_b) = (negate_if(bld, minus_a, left), negate_if(bld, minus_b, right));
        let [size, over] = self.product(bld, size_a, size_b);
        let differ = binary(bld, Opcode::Xor, minus_a, minus_b);
        let result = negate_if(bld, differ, size);
        // A result that is not zero has the sign that the factors give it.
        let minus = is_negative(bld, result);
        let wrong = binary(bld, Opcode::Xor, minus, differ);
        let zero = int(bld, ty, 0);
        let some = compare(bld, IntPred::Ne, result, zero);
        let turned = binary(bld, Opcode::And, wrong, some);
        [result, binary(bld, Opcode::Or, over, turned)]
    }
    /// An unsigned product, and whether it wrapped.
    fn product(&mut self, bld: &mut Builder<'_, '_>, left: Value, right: Value) -> [Value; 2] {
        let ty = bld.f.type_of(left);
        let bits = bld.f.types().int_bits(ty).unwrap_or(1);
        if 2 * bits as i64 <= self.limit {
            let twice = bld.f.int_type(2 * bits);
            let [left, right] = [left, right].map(|value| bld.cast(Opcode::ZExt, value, twice, 0));
            let all = binary(bld, Opcode::Mul, left, right);
            let low = bld.cast(Opcode::Trunc, all, ty, 0);
            let (amount, zero) = (int(bld, twice, bits as i64), int(bld, twice, 0));
            let high = binary(bld, Opcode::LShr, all, amount);
            return [low, compare(bld, IntPred::Ne, high, zero)];
        }
        let (wide, limbs) = (whole(bld, bits), limb_count(bits));
        self.store_factors(bld, left, right, wide);
        self.routines.call(bld, Routine::Multiply, &[2 * limbs, 4 * limbs]);
        let result = self.routines.buffers[0];
        let low = bld.load(wide, result, ALIGN, 0);
        let above = offset(bld, result, limbs);
        let high = bld.load(wide, above, 8, 0);
        let zero = int(bld, wide, 0);
        let mut over = compare(bld, IntPred::Ne, high, zero);
        let low_bits = cut(bld, low, ty);
        if ty != wide {
            let back = bld.cast(Opcode::ZExt, low_bits, wide, 0);
            let lost = compare(bld, IntPred::Ne, back, low);
            over = binary(bld, Opcode::Or, over, lost);
        }
        [low_bits, over]
    }
}
