//! Operations that become unsigned, narrower or another one, and flags that ranges prove.

use super::Walk;
use crate::lattice::range_bits;
use crate::range::Range;
use warpc_ir::ids::*;
use warpc_ir::opcode::flags;
use warpc_ir::{Builder, FuncMut, IntPred, Opcode, Value};
use warpc_scalar::patterns as p;

/// Divisions are not made narrower than this.
const MIN_DIVISION_BITS: u32 = 8;

/// Replaces `inst` by `value`, a new instruction with a name made of its name.
pub(super) fn give_like(func: &mut FuncMut<'_>, inst: Inst, value: Value) -> bool {
    func.derive_name(value, Value::inst(inst), "");
    give_new(func, inst, value)
}

/// Replaces `inst` by `value`, a new instruction at the same place of the source.
pub(super) fn give_new(func: &mut FuncMut<'_>, inst: Inst, value: Value) -> bool {
    if let Some(new) = value.as_inst() {
        let loc = func.loc(inst);
        func.set_loc(new, loc);
    }
    func.replace_and_erase(inst, value);
    true
}

/// Replaces `inst` by `value`, which takes its name if it is new.
pub(super) fn give(func: &mut FuncMut<'_>, inst: Inst, value: Value, is_new: bool) -> bool {
    if is_new && let Some(new) = value.as_inst() {
        func.take_name(value, Value::inst(inst));
        let loc = func.loc(inst);
        func.set_loc(new, loc);
    }
    func.replace_and_erase(inst, value);
    true
}

impl Walk<'_> {
    fn both(&mut self, func: &FuncMut<'_>, inst: Inst) -> Option<(Range, Range)> {
        Some((self.lazy.range_at_use(func, inst, 0, false)?, self.lazy.range_at_use(func, inst, 1, false)?))
    }
    pub(super) fn wrapping(&mut self, func: &mut FuncMut<'_>, inst: Inst) -> bool {
        let (op, had) = (func.op(inst), func.flags(inst));
        if had & (flags::NUW | flags::NSW) == flags::NUW | flags::NSW {
            return false;
        }
        let Some((a, b)) = self.both(func, inst) else { return false };
        let mut add = 0;
        for kind in [flags::NUW, flags::NSW] {
            if had & kind == 0 && Range::no_wrap_region(op, b, kind).contains(a) {
                add |= kind;
            }
        }
        func.set_flags(inst, had | add);
        add != 0
    }
    /// `x & mask` of what has no other bits.
    pub(super) fn low_mask(&mut self, func: &mut FuncMut<'_>, inst: Inst) -> bool {
        let Some(mask) = p::int(func, func.operand(inst, 1)).filter(|mask| mask.is_low_mask()) else { return false };
        let Some(range) = self.lazy.range_at_use(func, inst, 0, false) else { return false };
        if range.umax() > mask.v {
            return false;
        }
        let value = func.operand(inst, 0);
        give(func, inst, value, false)
    }
    pub(super) fn arithmetic_shift(&mut self, func: &mut FuncMut<'_>, inst: Inst) -> bool {
        let Some(range) = self.lazy.range_at_use(func, inst, 0, false) else { return false };
        // All ones and zero stay what they are.
        if Range::new(range.bits(), u128::MAX, 1).contains(range) {
            let value = func.operand(inst, 0);
            return give(func, inst, value, false);
        }
        if !range.is_non_negative() {
            return false;
        }
        let (ty, exact) = (func.ty(inst), func.flags(inst) & flags::EXACT);
        func.set_op(inst, Opcode::LShr, ty);
        func.set_flags(inst, exact);
        true
    }
    pub(super) fn signed_conversion(&mut self, func: &mut FuncMut<'_>, inst: Inst) -> bool {
        if !self.lazy.range_at_use(func, inst, 0, false).is_some_and(|range| range.is_non_negative()) {
            return false;
        }
        let ty = func.ty(inst);
        let new = if func.op(inst) == Opcode::SExt { Opcode::ZExt } else { Opcode::UIToFP };
        func.set_op(inst, new, ty);
        func.set_flags(inst, flags::NNEG);
        true
    }
    pub(super) fn unsigned_conversion(&mut self, func: &mut FuncMut<'_>, inst: Inst) -> bool {
        let fl = func.flags(inst);
        if fl & flags::NNEG != 0
            || !self.lazy.range_at_use(func, inst, 0, false).is_some_and(|range| range.is_non_negative())
        {
            return false;
        }
        func.set_flags(inst, fl | flags::NNEG);
        true
    }
    pub(super) fn truncation(&mut self, func: &mut FuncMut<'_>, inst: Inst) -> bool {
        let fl = func.flags(inst);
        let (Some(bits), Some(range)) = (range_bits(func, func.ty(inst)), self.lazy.range_at_use(func, inst, 0, false))
        else {
            return false;
        };
        let mut new = fl;
        if range.active_bits() <= bits {
            new |= flags::NUW;
        }
        if range.signed_bits() <= bits {
            new |= flags::NSW;
        }
        func.set_flags(inst, new);
        new != fl
    }

    pub(super) fn signed_division(&mut self, func: &mut FuncMut<'_>, inst: Inst) -> bool {
        let Some((a, b)) = self.both(func, inst) else { return false };
        if func.types().is_vector(func.ty(inst)) && (a.is_empty() || b.is_empty()) {
            return false;
        }
        let (left, right, ty) = (func.operand(inst, 0), func.operand(inst, 1), func.ty(inst));
        // Numbers nearer to 0 than what they are divided by.
        if a.abs(false).compare(IntPred::Ult, b.abs(false)) {
            let value = match func.op(inst) {
                Opcode::SRem => left,
                _ => match func.folder().zero(ty) {
                    Some(zero) => zero,
                    None => return false,
                },
            };
            return give(func, inst, value, false);
        }
        let sign = |range: Range| {
            if range.is_non_negative() {
                Some(false)
            } else if range.smax() <= 0 {
                Some(true)
            } else {
                None
            }
        };
        match (sign(a), sign(b)) {
            (Some(x), Some(y)) => self.divide_magnitudes(func, inst, x, y),
            _ => narrow_signed(func, inst, a, b, left, right),
        }
    }
    /// Divides the magnitudes of operands of known sign, and gives the result its sign.
    fn divide_magnitudes(
        &mut self,
        func: &mut FuncMut<'_>,
        inst: Inst,
        left_negative: bool,
        right_negative: bool,
    ) -> bool {
        let (op, ty, loc) = (func.op(inst), func.ty(inst), func.loc(inst));
        let mut operands = [func.operand(inst, 0), func.operand(inst, 1)];
        for (operand, negative) in operands.iter_mut().zip([left_negative, right_negative]) {
            if negative {
                let Some(zero) = func.folder().zero(ty) else { return false };
                let negated = Builder::before(func, inst).binary(Opcode::Sub, zero, *operand, 0);
                if let Some(new) = negated.as_inst() {
                    func.derive_name(negated, *operand, ".nonneg");
                    func.set_loc(new, loc);
                }
                *operand = negated;
            }
        }
        let (new, fl) = match op {
            Opcode::SDiv => (Opcode::UDiv, func.flags(inst) & flags::EXACT),
            _ => (Opcode::URem, 0),
        };
        let quotient = Builder::before(func, inst).binary(new, operands[0], operands[1], fl);
        let negate = if op == Opcode::SDiv { left_negative != right_negative } else { left_negative };
        let Some(division) = quotient.as_inst() else { return false };
        func.derive_name(quotient, Value::inst(inst), "");
        func.set_loc(division, loc);
        let mut result = quotient;
        if negate && let Some(zero) = func.folder().zero(ty) {
            result = Builder::before(func, inst).binary(Opcode::Sub, zero, quotient, 0);
            func.derive_name(result, quotient, ".neg");
            if let Some(new) = result.as_inst() {
                func.set_loc(new, loc);
            }
        }
        func.replace_and_erase(inst, result);
        self.unsigned_division(func, division);
        true
    }

    pub(super) fn unsigned_division(&mut self, func: &mut FuncMut<'_>, inst: Inst) -> bool {
        let Some((a, b)) = self.both(func, inst) else { return false };
        if a.is_empty() || b.is_empty() {
            return false;
        }
        let (left, right, ty) = (func.operand(inst, 0), func.operand(inst, 1), func.ty(inst));
        let is_rem = func.op(inst) == Opcode::URem;
        if a.compare(IntPred::Ult, b) {
            let value = if is_rem { Some(left) } else { func.folder().zero(ty) };
            return value.is_some_and(|value| give(func, inst, value, false));
        }
        let two = Range::single(b.bits(), 2);
        let below_twice = b.bits() > 1 && a.compare(IntPred::Ult, b.umul_sat(two));
        if below_twice || b.is_negative() {
            return self.expand(func, inst, a.compare(IntPred::Uge, b), left, right);
        }
        let bits = a.active_bits().max(b.active_bits()).next_power_of_two().max(MIN_DIVISION_BITS);
        if bits >= a.bits() {
            return false;
        }
        let (op, exact) = (func.op(inst), func.flags(inst) & flags::EXACT);
        narrow(func, inst, op, bits, exact, [left, right])
    }
    /// A quotient that is 0 or 1, or 1 with `at_least`, and its remainder.
    fn expand(&mut self, func: &mut FuncMut<'_>, inst: Inst, at_least: bool, left: Value, right: Value) -> bool {
        let (ty, loc, is_rem) = (func.ty(inst), func.loc(inst), func.op(inst) == Opcode::URem);
        let bool_ty = if func.types().is_vector(ty) {
            let Some((len, false, _)) = func.types().vector(ty) else { return false };
            func.vector_type(len, Type::I1)
        } else {
            Type::I1
        };
        let at = |func: &mut FuncMut<'_>, value: Value| {
            if let Some(new) = value.as_inst() {
                func.set_loc(new, loc);
            }
        };
        let name = Value::inst(inst);
        let value = if at_least && is_rem {
            Builder::before(func, inst).binary(Opcode::Sub, left, right, flags::NUW)
        } else if at_least {
            let one = p::make_int(func, ty, 1);
            return give(func, inst, one, false);
        } else if is_rem {
            // Used more than once from here on.
            let mut frozen = [left, right];
            for value in &mut frozen {
                if !self.values(func, inst).not_undef(*value) {
                    let new = Builder::before(func, inst).freeze(*value);
                    func.derive_name(new, *value, ".frozen");
                    at(func, new);
                    *value = new;
                }
            }
            let [x, y] = frozen;
            let less = Builder::before(func, inst).binary(Opcode::Sub, x, y, flags::NUW);
            func.derive_name(less, name, ".urem");
            at(func, less);
            let below = Builder::before(func, inst).icmp(IntPred::Ult, x, y, bool_ty);
            func.derive_name(below, name, ".cmp");
            at(func, below);
            Builder::before(func, inst).select(below, x, less, 0)
        } else {
            let above = Builder::before(func, inst).icmp(IntPred::Uge, left, right, bool_ty);
            func.derive_name(above, name, ".cmp");
            at(func, above);
            if ty == bool_ty { above } else { Builder::before(func, inst).cast(Opcode::ZExt, above, ty, 0) }
        };
        give(func, inst, value, true)
    }
}

fn narrow_signed(func: &mut FuncMut<'_>, inst: Inst, a: Range, b: Range, left: Value, right: Value) -> bool {
    if a.is_empty() || b.is_empty() {
        return false;
    }
    let mut bits = a.signed_bits().max(b.signed_bits());
    // The smallest number by -1 is undefined in the narrow type only.
    let smallest = (1u128 << (bits - 1)).wrapping_neg() & crate::range::mask(a.bits());
    if b.has(crate::range::mask(b.bits())) && a.has(smallest) {
        bits += 1;
    }
    let bits = bits.next_power_of_two().max(MIN_DIVISION_BITS);
    if bits >= a.bits() {
        return false;
    }
    let (op, exact) = (func.op(inst), func.flags(inst) & flags::EXACT);
    narrow(func, inst, op, bits, exact, [left, right])
}

/// Makes division `inst` one of `bits` bits.
fn narrow(func: &mut FuncMut<'_>, inst: Inst, op: Opcode, bits: u32, exact: u16, operands: [Value; 2]) -> bool {
    let (ty, loc, name) = (func.ty(inst), func.loc(inst), Value::inst(inst));
    let scalar = func.int_type(bits);
    let small = match func.types().vector(ty) {
        None => scalar,
        Some((len, false, _)) => func.vector_type(len, scalar),
        Some(_) => return false,
    };
    let mut cut = operands;
    for (operand, suffix) in cut.iter_mut().zip([".lhs.trunc", ".rhs.trunc"]) {
        if operand.is_constant() {
            let Some(folded) = func.folder().cast(Opcode::Trunc, 0, *operand, small) else { return false };
            *operand = folded;
            continue;
        }
        let new = Builder::before(func, inst).cast(Opcode::Trunc, *operand, small, 0);
        func.derive_name(new, name, suffix);
        if let Some(new) = new.as_inst() {
            func.set_loc(new, loc);
        }
        *operand = new;
    }
    let result = Builder::before(func, inst).binary(op, cut[0], cut[1], exact);
    if let Some(new) = result.as_inst() {
        func.set_loc(new, loc);
    }
    let (widen, suffix) = match op {
        Opcode::SDiv | Opcode::SRem => (Opcode::SExt, ".sext"),
        _ => (Opcode::ZExt, ".zext"),
    };
    let wide = Builder::before(func, inst).cast(widen, result, ty, 0);
    func.derive_name(wide, name, suffix);
    func.derive_name(result, name, "");
    if let Some(new) = wide.as_inst() {
        func.set_loc(new, loc);
    }
    func.replace_and_erase(inst, wide);
    true
}
