//! Integer arithmetic up to 64 bits, and of predicates.

use super::Sel;
use super::divide::Division;
use super::limbs::limb_count;
use super::values::extension;
use crate::machine::*;
use crate::types::PartKind;
use warpc_analysis::known_bits::Values;
use warpc_ir::consts::{low_mask, sign_extend};
use warpc_ir::ids::*;
use warpc_ir::{Func, Opcode, Value, flags};

/// Bits of the register that holds an integer of `bits`.
pub fn container(bits: u32) -> u32 {
    match bits {
        0..=16 => 16,
        17..=32 => 32,
        _ => 64,
    }
}

impl Sel<'_, '_, '_> {
    /// `add` to `xor` of the opcode table.
    pub(super) fn int_binary(&mut self, i: Inst) {
        let f = self.f;
        let bits = self.type_bits(f.ty(i));
        let info = self.info(f.ty(i));
        if bits > 64 {
            for lane in 0..info.n as usize / limb_count(bits) {
                if bits > 128 { self.limb_binary(i, lane, bits) } else { self.wide_binary(i, lane, bits) }
            }
            return;
        }
        for lane in 0..info.n as usize {
            let d = self.dst(i, lane);
            if self.s.types.part(info, lane).kind == PartKind::Pred {
                self.pred_binary(i, lane, d);
            } else {
                self.int_lane(i, lane, d, bits);
            }
        }
    }

    fn pred_binary(&mut self, i: Inst, lane: usize, dst: VReg) {
        let f = self.f;
        let (x, y) = (f.operand(i, 0), f.operand(i, 1));
        let (a, b) = (self.src(x, lane), self.src(y, lane));
        let is_true = |o: Operand| o.is_imm() && o.payload & 1 == 1;
        let op = match f.op(i) {
            Opcode::And | Opcode::Mul => Op::And,
            Opcode::Or => Op::Or,
            Opcode::Xor | Opcode::Add | Opcode::Sub => {
                if is_true(b) {
                    let a = self.in_reg(a, Class::Pred);
                    return self.un(Op::Not, PTy::Pred, dst, a);
                }
                if is_true(a) {
                    return self.un(Op::Not, PTy::Pred, dst, b);
                }
                Op::Xor
            }
            // The other operand can only be 1 (division) or 0 (shifts).
            Opcode::UDiv | Opcode::SDiv | Opcode::Shl | Opcode::LShr | Opcode::AShr => {
                return self.mov(Class::Pred, dst, a);
            }
            _ => return self.mov(Class::Pred, dst, Operand::ZERO),
        };
        let a = self.in_reg(a, Class::Pred);
        let b = self.in_reg(b, Class::Pred);
        self.bin(op, PTy::Pred, dst, a, b);
    }

    fn int_lane(&mut self, i: Inst, lane: usize, dst: VReg, bits: u32) {
        let f = self.f;
        let op = f.op(i);
        let (x, y) = (f.operand(i, 0), f.operand(i, 1));
        let c = container(bits);
        let (signed, raw) = (PTy::signed(c), PTy::bits_of(c));
        match op {
            Opcode::And | Opcode::LShr | Opcode::AShr if self.loaded_part(i, dst, bits) => {}
            Opcode::Add if self.sum_of_difference(i, dst) => {}
            Opcode::Add => {
                for (m, other) in [(x, y), (y, x)] {
                    if self.multiply_add(i, m, other, dst, c) {
                        return;
                    }
                }
                if c == 64 && self.add_extended(dst, x, y, lane) {
                    return;
                }
                self.commutative(Op::Add, signed, dst, [x, y], lane);
            }
            Opcode::Sub if self.plain_difference(i, dst) => {}
            Opcode::Sub => {
                let (a, b) = (self.src(x, lane), self.src(y, lane));
                if a == Operand::ZERO {
                    return self.un(Op::Neg, signed, dst, b);
                }
                if b.is_imm() {
                    let v = self.m.side.imm(b).wrapping_neg();
                    let v = if c == 16 {
                        v as i16 as i64
                    } else if c == 32 {
                        v as i32 as i64
                    } else {
                        v
                    };
                    let n = self.imm(v);
                    let a = self.in_reg(a, raw.class());
                    return self.bin(Op::Add, signed, dst, a, n);
                }
                self.bin(Op::Sub, signed, dst, a, b);
            }
            Opcode::Mul => self.multiply(i, lane, dst, c),
            Opcode::And if self.bit_field(i, dst, c) => {}
            Opcode::Or if self.fields(i, dst) => {}
            Opcode::And | Opcode::Or | Opcode::Xor if self.logic(i, dst) => {}
            Opcode::Or if c == 32 && self.joins_shifted(i) => self.commutative(Op::Add, signed, dst, [x, y], lane),
            Opcode::And | Opcode::Or | Opcode::Xor => {
                let (a, b) = (self.src(x, lane), self.src(y, lane));
                let (a, b) = if a.is_imm() { (b, a) } else { (a, b) };
                let a = self.in_reg(a, raw.class());
                if op == Opcode::Xor && b.is_imm() {
                    let v = self.m.side.imm(b) as u64;
                    if v & low_mask(bits) == low_mask(bits) {
                        return self.un(Op::Not, raw, dst, a);
                    }
                }
                let p = match op {
                    Opcode::And => Op::And,
                    Opcode::Or => Op::Or,
                    _ => Op::Xor,
                };
                self.bin(p, raw, dst, a, b);
            }
            Opcode::Shl => {
                let a = self.src(x, lane);
                let n = self.shift_amount(y, lane);
                self.bin(Op::Shl, raw, dst, a, n);
            }
            Opcode::LShr => {
                let a = self.zero_extended(x, lane);
                let n = self.shift_amount(y, lane);
                self.bin(Op::Shr, PTy::unsigned(c), dst, a, n);
            }
            Opcode::AShr => {
                if self.extends_low_bits(i, lane, dst, c) || self.fields(i, dst) {
                    return;
                }
                let a = self.sign_extended(x, lane);
                let n = self.shift_amount(y, lane);
                self.bin(Op::Shr, signed, dst, a, n);
            }
            _ => self.division(i, lane, dst, bits),
        }
    }
    /// `x op y`, with a number on the right.
    fn commutative(&mut self, op: Op, ty: PTy, dst: VReg, [x, y]: [Value; 2], lane: usize) {
        let (a, b) = (self.src(x, lane), self.src(y, lane));
        let (a, b) = if a.is_imm() { (b, a) } else { (a, b) };
        let a = self.in_reg(a, ty.class());
        self.bin(op, ty, dst, a, b);
    }
    /// Whether disjunction `i` is of disjoint bits, of which some are shifted up by a constant: as a sum it is one instruction with the
    /// shift (`LEA`).
    fn joins_shifted(&self, i: Inst) -> bool {
        let is_shifted = |value: Value| {
            let shift = value.as_inst().filter(|&shift| self.f.op(shift) == Opcode::Shl);
            shift.is_some_and(|shift| self.f.operand(shift, 1).is_constant())
        };
        self.has_flag(i, flags::DISJOINT) && (is_shifted(self.f.operand(i, 0)) || is_shifted(self.f.operand(i, 1)))
    }
    /// A quotient or a remainder; by a constant without a division where that is possible.
    fn division(&mut self, i: Inst, lane: usize, dst: VReg, bits: u32) {
        let op = self.f.op(i);
        let (x, y) = (self.f.operand(i, 0), self.f.operand(i, 1));
        let c = container(bits);
        let signed = PTy::signed(c);
        let signed_op = matches!(op, Opcode::SDiv | Opcode::SRem);
        let extended = |s: &mut Self, v| if signed_op { s.sign_extended(v, lane) } else { s.zero_extended(v, lane) };
        let a = extended(self, x);
        let remainder = matches!(op, Opcode::SRem | Opcode::URem);
        if let Some(k) = self.lane_const(y, lane) {
            let k = if signed_op { sign_extend(k, bits) } else { k as i64 };
            let exact = self.has_flag(i, flags::EXACT) && !remainder;
            let zeros = self.zeros_above(x, bits, c, signed_op);
            let how = Division { signed: signed_op, remainder, exact, zeros };
            if self.divide_by(how, dst, a, k, c) {
                return;
            }
        }
        let b = extended(self, y);
        let t = if signed_op { signed } else { PTy::unsigned(c) };
        if remainder && self.session.opt_level > 0 && self.quotient_near(i) {
            // The row of the division is made twice, and shared after.
            let q = self.new_bin(Op::Div, t, a, b);
            let product = self.new_bin(Op::MulLo, signed, q, b);
            return self.bin(Op::Sub, signed, dst, a, product);
        }
        self.bin(if remainder { Op::Rem } else { Op::Div }, t, dst, a, b);
    }
    /// Upper bits of integer `value` of `bits`, extended to `container` bits by its sign or by zeros, that are known to be 0.
    pub(super) fn zeros_above(&self, value: Value, bits: u32, container: u32, signed: bool) -> u32 {
        let known = Values::new(self.f).known_bits(value).filter(|known| !known.conflicts());
        let used = known.map_or(bits, |known| 128 - known.max().leading_zeros());
        if signed && used >= bits { 0 } else { container - used.min(container) }
    }
    /// Whether the quotient of the operands of remainder `i` is computed near it in its block.
    fn quotient_near(&self, i: Inst) -> bool {
        const NEAR: usize = 16;
        let f = self.f;
        let op = if f.op(i) == Opcode::SRem { Opcode::SDiv } else { Opcode::UDiv };
        let operands = (f.operand(i, 0), f.operand(i, 1));
        let matches = |&j: &Inst| {
            f.op(j) == op && (f.operand(j, 0), f.operand(j, 1)) == operands && self.s.values.uses[j.index()] != 0
        };
        let walk = |step: fn(&Func<'_>, Inst) -> Inst| {
            std::iter::successors(Some(i), move |&j| Some(step(f, j)).filter(|j| j.is_some())).skip(1).take(NEAR)
        };
        walk(|f, j| f.prev(j)).any(|j| matches(&j)) || walk(|f, j| f.next(j)).any(|j| matches(&j))
    }
    /// `(x << n) >> n` as a sign extension of the low 8, 16 or 32 bits.
    fn extends_low_bits(&mut self, i: Inst, lane: usize, dst: VReg, container: u32) -> bool {
        let f = self.f;
        if f.types().is_vector(f.ty(i)) || self.type_bits(f.ty(i)) != container {
            return false;
        }
        let (Some(j), Some(n)) = (f.operand(i, 0).as_inst(), self.const_int(f.operand(i, 1))) else { return false };
        if f.op(j) != Opcode::Shl || self.const_int(f.operand(j, 1)) != Some(n) {
            return false;
        }
        let low = match (container as u64).checked_sub(n) {
            Some(low @ (8 | 16 | 32)) => low as u32,
            _ => return false,
        };
        let x = self.src_reg(f.operand(j, 0), lane);
        self.cvt(PTy::signed(container), PTy::signed(low), Mods(0), dst, x);
        true
    }
    /// `(x >> n) & mask` as one row, when the shift has no other use.
    fn bit_field(&mut self, i: Inst, dst: VReg, container: u32) -> bool {
        let f = self.f;
        if container < 32 || f.types().is_vector(f.ty(i)) || self.type_bits(f.ty(i)) != container {
            return false;
        }
        let (Some(j), Some(mask)) = (f.operand(i, 0).as_inst(), self.const_int(f.operand(i, 1))) else { return false };
        if f.op(j) != Opcode::LShr || !self.single_use(j) || self.is_asked(j) || mask & mask.wrapping_add(1) != 0 {
            return false;
        }
        let Some(n) = self.const_int(f.operand(j, 1)) else { return false };
        let width = 64 - mask.leading_zeros();
        if width == 0 || n + width as u64 > container as u64 {
            return false;
        }
        let x = self.src_reg(f.operand(j, 0), 0);
        let ops = [Operand::def(dst), x, Operand::imm(n as i32), Operand::imm(width as i32)];
        self.emit(Op::Bfe, PTy::unsigned(container), &ops);
        true
    }
    /// Constant of a lane, when the whole operand is a scalar or a splat.
    pub(super) fn lane_const(&mut self, value: Value, lane: usize) -> Option<u64> {
        if !value.is_constant() {
            return None;
        }
        let o = self.src(value, lane);
        let bits = self.bits_of(value);
        o.is_imm().then(|| self.m.side.imm(o) as u64 & low_mask(bits))
    }

    /// Amount of a shift as the 32-bit operand PTX takes.
    pub fn shift_amount(&mut self, value: Value, lane: usize) -> Operand {
        let bits = self.bits_of(value);
        if bits > 64 {
            let o = self.src(value, 2 * lane);
            return self.amount_of(o, 64);
        }
        let o = self.zero_extended(value, lane);
        self.amount_of(o, container(bits))
    }
    /// A 16, 32 or 64-bit operand as a 32-bit one.
    pub fn amount_of(&mut self, operand: Operand, container: u32) -> Operand {
        if operand.is_imm() {
            let v = self.m.side.imm(operand);
            let v = if container == 16 { v as u16 as i64 } else { v };
            return Operand::imm(v.clamp(0, 255) as i32);
        }
        if container == 32 { operand } else { self.new_cvt(PTy::U32, PTy::unsigned(container), Mods(0), operand) }
    }

    /// `add(mul(a, b), other)` as one row, when the product has no other use.
    fn multiply_add(&mut self, i: Inst, product: Value, other: Value, dst: VReg, container: u32) -> bool {
        let f = self.f;
        if container < 32 || f.types().is_vector(f.ty(i)) {
            return false;
        }
        let Some(j) = product.as_inst() else { return false };
        if f.op(j) != Opcode::Mul || !self.single_use(j) || self.is_asked(j) {
            return false;
        }
        let (x, y) = (f.operand(j, 0), f.operand(j, 1));
        if container == 64
            && let Some((a, b, signed)) = self.widening(x, y, 0)
        {
            // Two rows: ptxas makes one `IMAD.WIDE` of them whatever is uniform, and takes a `mad.wide` apart.
            let (a, b) = (self.src(a, 0), b.map_or_else(|v| Operand::imm(v as i32), |v| self.src(v, 0)));
            let o = self.src(other, 0);
            let wide = self.wide_product(signed, a, b);
            self.bin(Op::Add, PTy::S64, dst, wide, o);
            return true;
        }
        if let Some(k) = self.const_int(y)
            && k.is_power_of_two()
        {
            // A shift and an add are cheaper, and the address folds see them.
            return false;
        }
        let (a, b, o) = (self.src(x, 0), self.src(y, 0), self.src(other, 0));
        self.emit(Op::MadLo, PTy::signed(container), &[Operand::def(dst), a, b, o]);
        true
    }

    /// `dst = left + right` where one of both is extended from 32 bits for this sum alone.
    fn add_extended(&mut self, dst: VReg, left: Value, right: Value, lane: usize) -> bool {
        let f = self.f;
        for (value, other) in [(left, right), (right, left)] {
            if other.is_constant() {
                continue;
            }
            let Some((i, inner, signed)) = extension(f, value) else { continue };
            if f.type_of(inner) != Type::I32 || !self.single_use(i) || self.is_asked(i) {
                continue;
            }
            let (o, by) =
                self.exact_product(inner, signed, lane).unwrap_or_else(|| (self.src(inner, lane), Operand::imm(1)));
            let base = self.src(other, lane);
            let wide = self.wide_product(signed, o, by);
            self.bin(Op::Add, PTy::S64, dst, base, wide);
            return true;
        }
        false
    }
    /// The factors of `value`, a product of 32 bits that nothing else reads and that does not wrap when its factors are taken with signs, or
    /// without: the product of 64 bits is its extension.
    pub(super) fn exact_product(&mut self, value: Value, signed: bool, lane: usize) -> Option<(Operand, Operand)> {
        let f = self.f;
        let is_product =
            |i: Inst| matches!(f.op(i), Opcode::Mul | Opcode::Shl) && self.single_use(i) && !self.is_asked(i);
        let i = value.as_inst().filter(|&i| is_product(i))?;
        let exact = f.flags(i) & if signed { flags::NSW } else { flags::NUW } != 0;
        let (x, y) = (f.operand(i, 0), f.operand(i, 1));
        if !exact || x.is_constant() {
            return None;
        }
        let by = match f.op(i) {
            Opcode::Shl => Operand::imm(1 << self.const_int(y).filter(|&by| by < 31)?),
            _ => self.src(y, lane),
        };
        Some((self.src(x, lane), by))
    }
    /// A new register of 64 bits with a product of two of 32. By one it extends a term of a sum: ptxas makes one `IMAD.WIDE` of that
    /// and the sum, where a conversion and a sum are two instructions.
    pub(super) fn wide_product(&mut self, signed: bool, left: Operand, right: Operand) -> Operand {
        let d = self.reg(Class::B64);
        let left = self.in_reg(left, Class::B32);
        self.bin(Op::MulWide, if signed { PTy::S32 } else { PTy::U32 }, d, left, right);
        Operand::reg(d)
    }

    fn multiply(&mut self, i: Inst, lane: usize, dst: VReg, container: u32) {
        let f = self.f;
        let (x, y) = (f.operand(i, 0), f.operand(i, 1));
        if container == 64
            && let Some((a, b, signed)) = self.widening(x, y, lane)
        {
            let t = if signed { PTy::S32 } else { PTy::U32 };
            let (a, b) = (self.src(a, lane), b.map_or_else(|v| Operand::imm(v as i32), |v| self.src(v, lane)));
            return self.emit(Op::MulWide, t, &[Operand::def(dst), a, b]);
        }
        let (a, b) = (self.src(x, lane), self.src(y, lane));
        let (a, b) = if a.is_imm() { (b, a) } else { (a, b) };
        let a = self.in_reg(a, PTy::bits_of(container).class());
        if b.is_imm() {
            let v = self.m.side.imm(b);
            if v > 0 && (v as u64).is_power_of_two() {
                return self.bin(Op::Shl, PTy::bits_of(container), dst, a, Operand::imm(v.trailing_zeros() as i32));
            }
        }
        self.bin(Op::MulLo, PTy::signed(container), dst, a, b);
    }

    /// `trunc(value)`, where `value` is `x * y >> 32` of two extended 32-bit values: the high half of their product, which leaves
    /// the product itself to its other uses. With `mul.lo` of the same factors the assembler makes one wide product again.
    pub(super) fn high_product(&mut self, i: Inst, value: Value, lane: usize) -> bool {
        let f = self.f;
        let scalar = |v: Value| f.types().scalar(f.type_of(v));
        let Some(shift) = value.as_inst().filter(|&s| scalar(value) == Type::I64 && !self.is_asked(s)) else {
            return false;
        };
        if f.types().scalar(f.ty(i)) != Type::I32 || !matches!(f.op(shift), Opcode::LShr | Opcode::AShr) {
            return false;
        }
        let Some(m) = f.operand(shift, 0).as_inst().filter(|&m| f.op(m) == Opcode::Mul) else { return false };
        if self.is_asked(m) || self.lane_const(f.operand(shift, 1), lane) != Some(32) {
            return false;
        }
        let Some((a, b, signed)) = self.widening(f.operand(m, 0), f.operand(m, 1), lane) else { return false };
        let t = if signed { PTy::S32 } else { PTy::U32 };
        let (a, b) = (self.src(a, lane), b.map_or_else(|v| Operand::imm(v as i32), |v| self.src(v, lane)));
        let d = self.dst(i, lane);
        self.emit(Op::MulHi, t, &[Operand::def(d), a, b]);
        true
    }

    /// The 32-bit factors of a 64-bit product of two extended values (`Err` is a constant), and whether they are signed.
    fn widening(&mut self, left: Value, right: Value, lane: usize) -> Option<(Value, Result<Value, i64>, bool)> {
        let f = self.f;
        let factor = |v: Value| -> Option<(Value, bool, bool)> {
            let (i, inner, signed) = extension(f, v)?;
            let from = f.types().scalar(f.type_of(inner));
            (from == Type::I32).then(|| (inner, signed, f.flags(i) & flags::NNEG != 0))
        };
        let (left, right) = if left.is_constant() { (right, left) } else { (left, right) };
        let (a, signed, nonnegative) = factor(left)?;
        if let Some(k) = self.lane_const(right, lane) {
            let k = k as i64;
            if k >= 0 && (k as u64).is_power_of_two() && k > i32::MAX as i64 {
                return None;
            }
            if (signed || nonnegative) && i32::try_from(k).is_ok() {
                return Some((a, Err(k), true));
            }
            return (!signed && u32::try_from(k).is_ok()).then_some((a, Err(k as u32 as i32 as i64), false));
        }
        let (b, other, also) = factor(right)?;
        if signed == other {
            Some((a, Ok(b), signed))
        } else if signed && also || other && nonnegative {
            Some((a, Ok(b), true))
        } else {
            None
        }
    }
}
