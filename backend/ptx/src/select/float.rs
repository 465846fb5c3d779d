//! Floating-point arithmetic: fusing, division by precision, half and bfloat natively or through float.

use super::Sel;
use crate::features::Feature;
use crate::intrinsics::{FloatFn, Found, Generic};
use crate::knobs;
use crate::machine::*;
use crate::opcodes::{cmp, round};
use crate::types::PartKind;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::{Opcode, Value, flags};

impl Sel<'_, '_, '_> {
    /// `.ftz` where it applies: arithmetic on float.
    pub fn ftz_mods(&self, ty: PTy) -> Mods {
        Mods(0).with_ftz((ty == PTy::F32 && self.ftz) as u8)
    }

    /// Whether arithmetic on half is done in half.
    pub(super) fn half_arithmetic(&self) -> bool {
        !self.session.knobs.get(knobs::NVPTX_NO_F16_MATH)
    }

    pub(super) fn float_op(&mut self, i: Inst) {
        let info = self.info(self.f.ty(i));
        for k in 0..info.n as usize {
            let part = self.s.types.part(info, k);
            let d = self.dst(i, k);
            let op = self.f.op(i);
            match part.kind {
                PartKind::BF16 | PartKind::BF16X2 | PartKind::F16 | PartKind::F16X2
                    if matches!(op, Opcode::FDiv | Opcode::FRem) =>
                {
                    self.through_float(i, k, d, part.kind);
                }
                PartKind::BF16 | PartKind::BF16X2 if op != Opcode::FNeg && !self.has(Feature::Bf16Arith) => {
                    self.through_float(i, k, d, part.kind);
                }
                PartKind::F16 | PartKind::F16X2 if op != Opcode::FNeg && !self.half_arithmetic() => {
                    self.through_float(i, k, d, part.kind);
                }
                _ => self.float_part(i, k, d, part.arith()),
            }
        }
    }

    fn float_part(&mut self, i: Inst, part: usize, dst: VReg, ty: PTy) {
        let f = self.f;
        let op = f.op(i);
        let x = f.operand(i, 0);
        if op == Opcode::FNeg {
            return self.negate(ty, dst, x, part);
        }
        let y = f.operand(i, 1);
        match op {
            Opcode::FAdd | Opcode::FSub => {
                if self.fused(i, part, dst, ty) {
                    return;
                }
                let (a, b) = (self.src_for(x, part, ty), self.src_for(y, part, ty));
                let p = if op == Opcode::FAdd { Op::Add } else { Op::Sub };
                self.float_binary(i, p, ty, dst, a, b);
            }
            Opcode::FMul => {
                let (a, b) = (self.src_for(x, part, ty), self.src_for(y, part, ty));
                self.float_binary(i, Op::Mul, ty, dst, a, b);
            }
            Opcode::FDiv => self.divide(i, part, dst, ty),
            _ => {
                let (a, b) = (self.src_reg(x, part), self.src_reg(y, part));
                self.float_remainder(ty, dst, a, b);
            }
        }
    }
    /// Without `.rn` the assembler may fuse further; with it, the result is that of the operation alone.
    fn float_binary(&mut self, i: Inst, op: Op, ty: PTy, dst: VReg, left: Operand, right: Operand) {
        if matches!(ty, PTy::BF16 | PTy::BF16X2) {
            self.need(Feature::Bf16Arith);
        }
        let left = if left.is_imm() && right.is_imm() { self.in_reg(left, ty.class()) } else { left };
        let mut mods = self.ftz_mods(ty);
        if !self.may_fuse(i) {
            mods = mods.with_round(round::RN);
        }
        self.emit_mods(op, ty, mods, &[Operand::def(dst), left, right]);
    }
    /// `a * b + c` from an addition or subtraction whose product has no other use.
    fn fused(&mut self, i: Inst, part: usize, dst: VReg, ty: PTy) -> bool {
        if !self.may_fuse(i) {
            return false;
        }
        let f = self.f;
        let subtract = f.op(i) == Opcode::FSub;
        let (x, y) = (f.operand(i, 0), f.operand(i, 1));
        for (product, other, first) in [(x, y, true), (y, x, false)] {
            let Some(j) = product.as_inst() else { continue };
            if f.op(j) != Opcode::FMul || !self.single_use(j) || self.is_asked(j) || !self.may_fuse(j) {
                continue;
            }
            let (a, b) = (f.operand(j, 0), f.operand(j, 1));
            let mut a = self.src_for(a, part, ty);
            let b = self.src_for(b, part, ty);
            let mut c = self.src_for(other, part, ty);
            if subtract {
                if first {
                    c = self.negated(ty, c);
                } else {
                    a = self.negated(ty, a);
                }
            }
            self.fma(ty, dst, a, b, c);
            return true;
        }
        false
    }
    /// `dst = left * right + addend`, rounded once.
    pub fn fma(&mut self, ty: PTy, dst: VReg, left: Operand, right: Operand, addend: Operand) {
        let mods = self.ftz_mods(ty).with_round(round::RN);
        let left = if left.is_imm() && right.is_imm() { self.in_reg(left, ty.class()) } else { left };
        self.emit_mods(Op::Fma, ty, mods, &[Operand::def(dst), left, right, addend]);
    }
    fn negated(&mut self, ty: PTy, operand: Operand) -> Operand {
        if operand.is_imm() {
            let bits = self.m.side.imm(operand) as u64;
            return self.imm_bits(bits ^ 1 << (ty.bits() - 1), ty.bits());
        }
        let d = self.reg(ty.class());
        self.negate_operand(ty, d, operand);
        Operand::reg(d)
    }
    fn negate(&mut self, ty: PTy, dst: VReg, value: Value, part: usize) {
        let o = self.src_reg(value, part);
        self.negate_operand(ty, dst, o);
    }
    pub(crate) fn negate_operand(&mut self, ty: PTy, dst: VReg, operand: Operand) {
        match ty {
            PTy::BF16 | PTy::BF16X2 if !self.try_need(Feature::HalfNeg) => {
                let (t, m) = if ty == PTy::BF16 { (PTy::B16, 0x8000) } else { (PTy::B32, 0x8000_8000u32 as i32) };
                self.bin(Op::Xor, t, dst, operand, Operand::imm(m));
            }
            // Negation keeps subnormals: no `.ftz`.
            _ => self.un(Op::Neg, ty, dst, operand),
        }
    }

    fn divide(&mut self, i: Inst, part: usize, dst: VReg, ty: PTy) {
        let f = self.f;
        let (x, y) = (f.operand(i, 0), f.operand(i, 1));
        let one = if ty == PTy::F64 { 0x3ff0_0000_0000_0000 } else { 0x3f80_0000 };
        let a = self.src(x, part);
        let reciprocal = a.is_imm() && x.is_constant() && {
            let v = self.m.side.imm(a) as u64;
            v & warpc_ir::consts::low_mask(ty.bits()) == one
        };
        let precision = if ty == PTy::F64 { 2 } else { self.division_precision(i) };
        let mods = self.ftz_mods(ty);
        // Exact division of an approximate root gives no more than the root of the reciprocal.
        if reciprocal
            && ty == PTy::F32
            && self.session.knobs.get(knobs::NVPTX_RSQRT_APPROX_OPT)
            && let Some((o, ftz)) = self.approximate_root(y)
        {
            let mods = Mods(0).with_round(round::APPROX).with_ftz(ftz as u8);
            return self.emit_mods(Op::Rsqrt, ty, mods, &[Operand::def(dst), o]);
        }
        if let Some(factor) = self.reciprocal_of(i, y, part, ty) {
            return self.float_binary(i, Op::Mul, ty, dst, a, factor);
        }
        let b = self.src_reg(y, part);
        if reciprocal {
            let r = if precision == 2 { round::RN } else { round::APPROX };
            return self.emit_mods(Op::Rcp, ty, mods.with_round(r), &[Operand::def(dst), b]);
        }
        let r = match precision {
            0 => round::APPROX,
            1 => round::FULL,
            _ => round::RN,
        };
        self.emit_mods(Op::Div, ty, mods.with_round(r), &[Operand::def(dst), a, b]);
    }
    /// What division `i` by a constant may multiply by instead: its reciprocal, where that is exact, or where the division allows it and
    /// neither of the two is subnormal.
    fn reciprocal_of(&mut self, i: Inst, divisor: Value, part: usize, ty: PTy) -> Option<Operand> {
        let divisor = Some(divisor).filter(|divisor| divisor.is_constant()).map(|divisor| self.src(divisor, part))?;
        if !divisor.is_imm() {
            return None;
        }
        let bits = self.m.side.imm(divisor) as u64;
        let is_allowed = self.has_flag(i, flags::ARCP);
        let factor = match ty {
            PTy::F32 => {
                let (divisor, factor) = (f32::from_bits(bits as u32), 1.0 / f32::from_bits(bits as u32));
                let is_exact = divisor.to_bits().trailing_zeros() >= f32::MANTISSA_DIGITS - 1;
                (divisor.is_normal() && factor.is_normal() && (is_exact || is_allowed)).then(|| factor.to_bits() as u64)
            }
            PTy::F64 => {
                let (divisor, factor) = (f64::from_bits(bits), 1.0 / f64::from_bits(bits));
                let is_exact = divisor.to_bits().trailing_zeros() >= f64::MANTISSA_DIGITS - 1;
                (divisor.is_normal() && factor.is_normal() && (is_exact || is_allowed)).then(|| factor.to_bits())
            }
            _ => None,
        }?;
        Some(self.imm_bits(factor, ty.bits()))
    }
    /// What `value` is the approximate square root of, when nothing else needs the root, and whether subnormals are flushed.
    fn approximate_root(&mut self, value: Value) -> Option<(Operand, bool)> {
        let f = self.f;
        let j = value.as_inst().filter(|&j| f.op(j) == Opcode::Call && f.ty(j) == Type::FLOAT)?;
        if !self.single_use(j) || self.is_asked(j) {
            return None;
        }
        let x = f.intrinsic_callee(j)?;
        let ftz = match self.intrinsic(x) {
            Found::Generic(Generic::Float(FloatFn::Sqrt)) if !self.precise_sqrt(j) => self.ftz,
            _ => match f.intrins().get(x).known()? {
                id::NVVM_SQRT_APPROX_F => false,
                id::NVVM_SQRT_APPROX_FTZ_F => true,
                _ => return None,
            },
        };
        Some((self.src_reg(f.operand(j, 0), 0), ftz))
    }
    /// Precision of a float division: 0 approximate, 1 full range, 2 IEEE.
    fn division_precision(&self, i: Inst) -> i64 {
        let knob = self.session.knobs.get(knobs::NVPTX_PREC_DIV);
        if (0..=2).contains(&knob) {
            knob
        } else if self.has_flag(i, flags::AFN) {
            0
        } else if self.session.fp.prec_div {
            2
        } else {
            1
        }
    }
    /// The exact remainder: `dividend - divisor * trunc(dividend / divisor)` with quotients of any size.
    ///
    /// Each step takes off a multiple of `divisor` (or of `divisor` scaled up, where the quotient would overflow) by a quotient
    /// that is rounded towards zero: what is left is exact, as its bits fit where those of the operands were. One step where the
    /// quotient has no more bits than the type.
    fn float_remainder(&mut self, ty: PTy, dst: VReg, dividend: Operand, divisor: Operand) {
        let class = ty.class();
        // Infinity, not a number, quotients that are large, and the scale for them.
        let (inf, nan, large, scale) = if ty == PTy::F64 {
            (0x7ff0 << 48, 0x7ff8 << 48, (1023 + 1000) << 52, (1023 + 960) << 52)
        } else {
            (0x7f80 << 16, 0x7fc0 << 16, (127 + 100) << 23, (127 + 96) << 23)
        };
        let [inf, nan, large, scale] = [inf, nan, large, scale].map(|v: u64| self.imm_bits(v, ty.bits()));
        let (left, by) = (self.new_un(Op::Abs, ty, dividend), self.new_un(Op::Abs, ty, divisor));
        let finite = self.new_setp(cmp::LT, ty, left, inf);
        let nonzero = self.new_setp(cmp::GT, ty, by, Operand::ZERO);
        let valid = self.new_bin(Op::And, PTy::Pred, finite, nonzero);
        let [outer, body, inner, grow, step, sign, start, done] = std::array::from_fn(|_| self.label());
        let (r, q, unit) = (self.reg(class), self.reg(class), self.reg(class));
        self.mov(class, dst, nan);
        self.jump_if(valid, true, done);
        self.place(start);
        self.mov(class, r, left);
        self.place(outer);
        let more = self.new_setp(cmp::GE, ty, Operand::reg(r), by);
        self.jump_if(more, true, sign);
        self.place(body);
        self.mov(class, unit, by);
        self.place(inner);
        let rz = Mods(0).with_round(round::RZ);
        self.emit_mods(Op::Div, ty, rz, &[Operand::def(q), Operand::reg(r), Operand::reg(unit)]);
        let over = self.new_setp(cmp::GE, ty, Operand::reg(q), large);
        self.jump_if(over, true, step);
        self.place(grow);
        let rn = Mods(0).with_round(round::RN);
        self.emit_mods(Op::Mul, ty, rn, &[Operand::def(unit), Operand::reg(unit), scale]);
        self.jump(inner);
        self.place(step);
        let whole = self.new_cvt(ty, ty, Mods(0).with_round(round::RZI), Operand::reg(q));
        let minus = self.new_un(Op::Neg, ty, whole);
        self.emit_mods(Op::Fma, ty, rn, &[Operand::def(r), minus, Operand::reg(unit), Operand::reg(r)]);
        self.jump(outer);
        self.place(sign);
        // The remainder has the sign of the dividend, also when it is zero.
        let dividend = self.in_reg(dividend, class);
        self.emit(Op::Copysign, ty, &[Operand::def(dst), dividend, Operand::reg(r)]);
        self.place(done);
    }

    /// Lanes of a (packed) half or bfloat part as floats.
    pub fn float_lanes(&mut self, value: Value, part: usize, kind: PartKind) -> [Operand; 2] {
        let (o, half) = (self.src_reg(value, part), half_of(kind));
        if lanes_of(kind) == 1 {
            return [self.half_to_float(o, half), Operand::NONE];
        }
        let (low, high) = self.unpack_halves(o);
        [self.half_to_float(low, half), self.half_to_float(high, half)]
    }
    /// 16-bit halves of a 32-bit register.
    pub fn unpack_halves(&mut self, operand: Operand) -> (Operand, Operand) {
        let (lo, hi) = (self.reg(Class::B16), self.reg(Class::B16));
        self.emit(
            Op::Unpack,
            PTy::B32,
            &[Operand::def(lo).with(oflag::OPEN), Operand::def(hi).with(oflag::CLOSE), operand],
        );
        (Operand::reg(lo), Operand::reg(hi))
    }
    /// A half or bfloat register as float: exact.
    pub fn half_to_float(&mut self, operand: Operand, from: PTy) -> Operand {
        let d = self.reg(Class::B32);
        self.half_to_float_in(d, operand, from);
        Operand::reg(d)
    }
    pub(super) fn half_to_float_in(&mut self, dst: VReg, operand: Operand, from: PTy) {
        if from == PTy::BF16 && self.try_need(Feature::Bf16ToFloat) {
            let operand = self.in_reg(operand, Class::B16);
            return self.cvt(PTy::F32, PTy::BF16, Mods(0), dst, operand);
        }
        if from == PTy::BF16 {
            // The bits of a bfloat are the upper half of a float.
            return self.pack(PTy::B32, dst, Operand::ZERO, operand);
        }
        let operand = self.in_reg(operand, Class::B16);
        self.cvt(PTy::F32, PTy::F16, Mods(0), dst, operand);
    }
    /// A float rounded to half or bfloat.
    pub fn float_to_half(&mut self, dst: VReg, operand: Operand, to: PTy) {
        if to == PTy::F16 || self.try_need(Feature::Bf16) {
            return self.cvt(to, PTy::F32, Mods(0).with_round(round::RN), dst, operand);
        }
        // To nearest even by integer arithmetic; a NaN keeps its upper bits and becomes quiet.
        let operand = self.in_reg(operand, Class::B32);
        let up = self.new_bin(Op::Shr, PTy::U32, operand, Operand::imm(16));
        let odd = self.new_bin(Op::And, PTy::B32, up, Operand::imm(1));
        let t = self.new_bin(Op::Add, PTy::S32, operand, odd);
        let rounded = self.new_bin(Op::Add, PTy::S32, t, Operand::imm(0x7fff));
        let quiet = self.new_bin(Op::Or, PTy::B32, operand, Operand::imm(0x0040_0000));
        let nan = self.new_setp(cmp::NAN, PTy::F32, operand, operand);
        let r = self.new_selp(PTy::B32, quiet, rounded, nan);
        let (_, hi) = self.unpack_halves(r);
        self.mov(Class::B16, dst, hi);
    }
    /// An operation on half or bfloat in float, rounded back: exact enough for one operation, as float has more than twice
    /// the precision.
    fn through_float(&mut self, i: Inst, part: usize, dst: VReg, kind: PartKind) {
        let f = self.f;
        let (x, y) = (f.operand(i, 0), f.operand(i, 1));
        let (a, b) = (self.float_lanes(x, part, kind), self.float_lanes(y, part, kind));
        self.round_lanes(dst, kind, |sel, lane, r| {
            let mods = Mods(0).with_round(round::RN);
            let ops = [Operand::def(r), a[lane], b[lane]];
            match f.op(i) {
                Opcode::FAdd => sel.emit_mods(Op::Add, PTy::F32, mods, &ops),
                Opcode::FSub => sel.emit_mods(Op::Sub, PTy::F32, mods, &ops),
                Opcode::FMul => sel.emit_mods(Op::Mul, PTy::F32, mods, &ops),
                Opcode::FDiv => {
                    let p = match sel.division_precision(i) {
                        0 => round::APPROX,
                        1 => round::FULL,
                        _ => round::RN,
                    };
                    sel.emit_mods(Op::Div, PTy::F32, Mods(0).with_round(p), &ops);
                }
                _ => sel.float_remainder(PTy::F32, r, a[lane], b[lane]),
            }
        });
    }
    /// Puts into `dst`, of halves or bfloats, what `compute` puts into a float register for each lane, rounded to nearest.
    pub(super) fn round_lanes(&mut self, dst: VReg, kind: PartKind, mut compute: impl FnMut(&mut Self, usize, VReg)) {
        let (half, lanes) = (half_of(kind), lanes_of(kind));
        let mut rounded = [Operand::NONE; 2];
        for (lane, rounded) in rounded.iter_mut().enumerate().take(lanes) {
            let wide = self.reg(Class::B32);
            compute(self, lane, wide);
            let short = if lanes == 2 { self.reg(Class::B16) } else { dst };
            self.float_to_half(short, Operand::reg(wide), half);
            *rounded = Operand::reg(short);
        }
        if lanes == 2 {
            self.pack(PTy::B32, dst, rounded[0], rounded[1]);
        }
    }
}

/// The type of one lane of a part of halves or bfloats.
pub(super) fn half_of(kind: PartKind) -> PTy {
    if matches!(kind, PartKind::F16 | PartKind::F16X2) { PTy::F16 } else { PTy::BF16 }
}

/// How many halves or bfloats a part of them has.
pub(super) fn lanes_of(kind: PartKind) -> usize {
    if matches!(kind, PartKind::F16X2 | PartKind::BF16X2) { 2 } else { 1 }
}
