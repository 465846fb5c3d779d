//! Floating-point intrinsics, conversions to integers by other roundings, vector reductions.

use super::Sel;
use super::float::{half_of, lanes_of};
use super::int::container;
use crate::features::Feature;
use crate::intrinsics::{FloatFn, Reduce};
use crate::knobs;
use crate::machine::*;
use crate::opcodes::{cmp, round};
use crate::types::{PartKind, TypeInfo};
use smallvec::SmallVec;
use warpc_ir::consts::{low_mask, sign_extend};
use warpc_ir::fold::float::target_nan_to_int;
use warpc_ir::ids::*;
use warpc_ir::{Value, flags};

impl Sel<'_, '_, '_> {
    /// A floating-point intrinsic, part by part.
    pub(crate) fn float_intrinsic(&mut self, i: Inst, op: FloatFn) {
        let f = self.f;
        let info = self.info(f.ty(i));
        let arity = f.call(i).num_args as usize;
        for k in 0..info.n as usize {
            let part = self.s.types.part(info, k);
            let d = self.dst(i, k);
            let ty = part.arith();
            let mut ops: SmallVec<[Operand; 3]> = SmallVec::new();
            for n in 0..arity.min(3) {
                let o = self.src_for(f.operand(i, n), k, ty);
                ops.push(o);
            }
            let all = ops.iter().all(|o| o.is_imm());
            if all {
                ops[0] = self.in_reg(ops[0], ty.class());
            }
            if self.is_native(op, ty) {
                self.float_function(i, op, ty, d, &ops);
                continue;
            }
            let (packed, half) = (lanes_of(part.kind) == 2, half_of(part.kind));
            if packed && arity == 1 && self.is_native(op, half) {
                let (low, high) = self.unpack_halves(ops[0]);
                let halves = [low, high].map(|operand| {
                    let of_half = self.reg(Class::B16);
                    self.float_function(i, op, half, of_half, &[operand]);
                    Operand::reg(of_half)
                });
                self.pack(PTy::B32, d, halves[0], halves[1]);
                continue;
            }
            // Through float, one half at a time.
            let mut lanes: SmallVec<[[Operand; 2]; 3]> = SmallVec::new();
            for &o in &ops {
                lanes.push(if packed {
                    let (a, b) = self.unpack_halves(o);
                    [self.half_to_float(a, half), self.half_to_float(b, half)]
                } else {
                    [self.half_to_float(o, half); 2]
                });
            }
            self.round_lanes(d, part.kind, |sel, lane, wide| {
                let args: SmallVec<[Operand; 3]> = lanes.iter().map(|l| l[lane]).collect();
                sel.float_function(i, op, PTy::F32, wide, &args);
            });
        }
    }
    /// Whether PTX has the function on this type (for halves; floats and doubles always count as native).
    fn is_native(&mut self, op: FloatFn, ty: PTy) -> bool {
        if !ty.is_half() {
            return true;
        }
        let f16 = matches!(ty, PTy::F16 | PTy::F16X2);
        match op {
            FloatFn::Abs | FloatFn::CopySign => true,
            _ if f16 && !self.half_arithmetic() => false,
            FloatFn::Fma => {
                if !f16 {
                    self.need(Feature::Bf16);
                }
                true
            }
            FloatFn::MulAdd => f16 || self.try_need(Feature::Bf16),
            FloatFn::MinNum | FloatFn::MaxNum | FloatFn::Minimum | FloatFn::Maximum => {
                self.try_need(Feature::HalfMinMax)
            }
            FloatFn::Floor | FloatFn::Ceil | FloatFn::Trunc | FloatFn::Rint => {
                ty == PTy::F16 || ty == PTy::BF16 && self.try_need(Feature::Bf16Convert)
            }
            _ => false,
        }
    }

    fn float_function(&mut self, i: Inst, op: FloatFn, ty: PTy, dst: VReg, args: &[Operand]) {
        let mods = self.ftz_mods(ty);
        let def = Operand::def(dst);
        let to_integral = |s: &mut Self, r: u8| {
            let o = s.in_reg(args[0], ty.class());
            s.cvt(ty, ty, mods.with_round(r), dst, o);
        };
        match op {
            FloatFn::Sqrt => {
                let approximate = ty == PTy::F32 && !self.precise_sqrt(i);
                let r = if approximate { round::APPROX } else { round::RN };
                self.emit_mods(Op::Sqrt, ty, mods.with_round(r), &[def, args[0]]);
            }
            FloatFn::Fma => self.fma(ty, dst, args[0], args[1], args[2]),
            FloatFn::MulAdd => {
                if self.fuses() || matches!(ty, PTy::BF16 | PTy::BF16X2) {
                    return self.fma(ty, dst, args[0], args[1], args[2]);
                }
                let t = self.reg(ty.class());
                let rn = mods.with_round(round::RN);
                self.emit_mods(Op::Mul, ty, rn, &[Operand::def(t), args[0], args[1]]);
                self.emit_mods(Op::Add, ty, rn, &[def, Operand::reg(t), args[2]]);
            }
            FloatFn::Floor => to_integral(self, round::RMI),
            FloatFn::Ceil => to_integral(self, round::RPI),
            FloatFn::Trunc => to_integral(self, round::RZI),
            FloatFn::Rint => to_integral(self, round::RNI),
            FloatFn::Round => self.round_away(ty, dst, args[0]),
            FloatFn::Abs => match ty {
                PTy::F32 | PTy::F64 => self.un(Op::Abs, ty, dst, args[0]),
                _ => {
                    let (t, m) = half_mask(ty, 0x7fff);
                    self.bin(Op::And, t, dst, args[0], m);
                }
            },
            FloatFn::MinNum => self.emit_mods(Op::Min, ty, mods, &[def, args[0], args[1]]),
            FloatFn::MaxNum => self.emit_mods(Op::Max, ty, mods, &[def, args[0], args[1]]),
            FloatFn::Minimum | FloatFn::Maximum => {
                let p = if op == FloatFn::Minimum { Op::Min } else { Op::Max };
                if ty != PTy::F64 && self.try_need(Feature::NanMinMax) {
                    return self.emit_mods(p, ty, mods.with_nan(1), &[def, args[0], args[1]]);
                }
                let t = self.reg(ty.class());
                self.emit_mods(p, ty, mods, &[Operand::def(t), args[0], args[1]]);
                let x = self.in_reg(args[0], ty.class());
                let nan = self.new_setp(cmp::NAN, ty, x, args[1]);
                let bits = if ty == PTy::F64 { 0x7ff8_0000_0000_0000 } else { 0x7fc0_0000 };
                let q = self.imm_bits(bits, ty.bits());
                self.emit(Op::Selp, ty.class().ty(), &[def, q, Operand::reg(t), nan]);
            }
            FloatFn::CopySign => match ty {
                // PTX takes the sign from its first operand.
                PTy::F32 | PTy::F64 => self.emit(Op::Copysign, ty, &[def, args[1], args[0]]),
                _ => {
                    let ((t, m), (_, s)) = (half_mask(ty, 0x7fff), half_mask(ty, 0x8000));
                    let x = self.new_bin(Op::And, t, args[0], m);
                    let y = self.new_bin(Op::And, t, args[1], s);
                    self.bin(Op::Or, t, dst, x, y);
                }
            },
            FloatFn::Canonicalize => {
                let one = if ty == PTy::F64 { 0x3ff0_0000_0000_0000 } else { 0x3f80_0000 };
                let one = self.imm_bits(one, ty.bits());
                let o = self.in_reg(args[0], ty.class());
                self.emit_mods(Op::Mul, ty, mods.with_round(round::RN), &[def, o, one]);
            }
            _ if ty == PTy::F64 => self.fail("this function of double has no PTX instruction; link libdevice"),
            FloatFn::Sin => self.emit_mods(Op::Sin, ty, mods, &[def, args[0]]),
            FloatFn::Cos => self.emit_mods(Op::Cos, ty, mods, &[def, args[0]]),
            FloatFn::Exp2 => self.emit_mods(Op::Ex2, ty, mods, &[def, args[0]]),
            FloatFn::Log2 => self.emit_mods(Op::Lg2, ty, mods, &[def, args[0]]),
            FloatFn::Exp | FloatFn::Exp10 => {
                let c = if op == FloatFn::Exp { std::f32::consts::LOG2_E } else { std::f32::consts::LOG2_10 };
                let t = self.reg(Class::B32);
                let c = self.imm_bits(c.to_bits() as u64, 32);
                let x = self.in_reg(args[0], Class::B32);
                self.emit_mods(Op::Mul, ty, mods.with_round(round::RN), &[Operand::def(t), x, c]);
                self.emit_mods(Op::Ex2, ty, mods, &[def, Operand::reg(t)]);
            }
            FloatFn::Log | FloatFn::Log10 => {
                let c = if op == FloatFn::Log { std::f32::consts::LN_2 } else { std::f32::consts::LOG10_2 };
                let t = self.reg(Class::B32);
                let c = self.imm_bits(c.to_bits() as u64, 32);
                self.emit_mods(Op::Lg2, ty, mods, &[Operand::def(t), args[0]]);
                self.emit_mods(Op::Mul, ty, mods.with_round(round::RN), &[def, Operand::reg(t), c]);
            }
        }
    }
    /// Whether square root `i` is rounded as IEEE says.
    pub(super) fn precise_sqrt(&self, i: Inst) -> bool {
        let knob = self.session.knobs.get(knobs::NVPTX_PREC_SQRT);
        if knob >= 0 {
            return knob > 0;
        }
        !self.has_flag(i, flags::AFN) && self.session.fp.prec_sqrt
    }
    /// Half away from zero: the distance to the truncated value is exact.
    fn round_away(&mut self, ty: PTy, dst: VReg, operand: Operand) {
        let operand = self.in_reg(operand, ty.class());
        let rn = Mods(0).with_round(round::RN);
        let t = self.new_cvt(ty, ty, Mods(0).with_round(round::RZI), operand);
        let rest = self.reg(ty.class());
        self.emit_mods(Op::Sub, ty, rn, &[Operand::def(rest), operand, t]);
        let size = self.new_un(Op::Abs, ty, Operand::reg(rest));
        let (half, one) =
            if ty == PTy::F64 { (0x3fe0_0000_0000_0000, 0x3ff0_0000_0000_0000) } else { (0x3f00_0000, 0x3f80_0000) };
        let (half, one) = (self.imm_bits(half, ty.bits()), self.imm_bits(one, ty.bits()));
        let up = self.new_setp(cmp::GE, ty, size, half);
        let step = self.new_bin(Op::Copysign, ty, operand, one);
        let next = self.reg(ty.class());
        self.emit_mods(Op::Add, ty, rn, &[Operand::def(next), t, step]);
        self.emit(Op::Selp, ty.class().ty(), &[Operand::def(dst), Operand::reg(next), t, up]);
    }

    /// `llvm.fptosi.sat` and `llvm.fptoui.sat`: the conversion saturates to its own width. They give zero for NaN, as the machine
    /// does where no side has 64 bits; elsewhere NaN is chosen away.
    pub(crate) fn saturating_to_int(&mut self, i: Inst, signed: bool) {
        let f = self.f;
        let v = f.operand(i, 0);
        let bits = self.type_bits(f.ty(i));
        let info = self.info(f.type_of(v));
        if bits > 64 {
            return self.fail("a saturating conversion of this type is not supported");
        }
        for lane in 0..self.float_lane_count(info) {
            let d = self.dst(i, lane);
            let (o, from) = self.float_lane(v, info, lane, true);
            let c = container(bits).max(32);
            let to = if signed { PTy::signed(c) } else { PTy::unsigned(c) };
            let mut r = self.new_cvt(to, from, Mods(0).with_round(round::RZI), o);
            if bits < c {
                let top = if signed { low_mask(bits) >> 1 } else { low_mask(bits) };
                let hi = self.imm(top as i64);
                r = self.new_bin(Op::Min, to, r, hi);
                if signed {
                    let lo = self.imm(-(top as i64) - 1);
                    r = self.new_bin(Op::Max, to, r, lo);
                }
            }
            if target_nan_to_int(from.bits(), c) != 0 {
                let nan = self.new_setp(cmp::NAN, from, o, o);
                r = self.new_selp(PTy::bits_of(c), Operand::ZERO, r, nan);
            }
            self.truncate(d, r, bits, c);
        }
    }
    /// Lanes of a float vector (or one), packed ones counted apart.
    fn float_lane_count(&self, info: TypeInfo) -> usize {
        if info.packed { 2 * info.n as usize } else { info.n as usize }
    }
    /// A lane and its type: bfloats, packed halves and (unless `halves`) all halves as floats.
    fn float_lane(&mut self, value: Value, info: TypeInfo, lane: usize, halves: bool) -> (Operand, PTy) {
        let k = if info.packed { lane / 2 } else { lane };
        let part = self.s.types.part(info, k);
        if info.packed {
            return (self.float_lanes(value, k, part.kind)[lane % 2], PTy::F32);
        }
        if part.kind == PartKind::BF16 || part.arith().is_half() && !halves {
            return (self.float_lanes(value, k, part.kind)[0], PTy::F32);
        }
        (self.src_reg(value, k), part.arith())
    }
    /// `llvm.lrint` and `llvm.lround`
    pub(crate) fn round_to_int(&mut self, i: Inst, away: bool) {
        let f = self.f;
        let v = f.operand(i, 0);
        let bits = self.type_bits(f.ty(i));
        let info = self.info(f.type_of(v));
        if bits > 64 {
            return self.fail("a rounding conversion of this type is not supported");
        }
        for lane in 0..self.float_lane_count(info) {
            let d = self.dst(i, lane);
            let (mut o, from) = self.float_lane(v, info, lane, false);
            if away {
                let r = self.reg(from.class());
                self.round_away(from, r, o);
                o = Operand::reg(r);
            }
            let c = container(bits);
            self.cvt(PTy::signed(c), from, Mods(0).with_round(if away { round::RZI } else { round::RNI }), d, o);
        }
    }
    /// `llvm.ldexp`. Halves are scaled as floats, which have room for all that a half may become, and rounded once.
    pub(crate) fn ldexp(&mut self, i: Inst) {
        let exponents = self.f.operand(i, 1);
        let is_vector = self.f.types().is_vector(self.f.type_of(exponents));
        self.each_float(i, |sel, lane, ty, dst, number| {
            let n = sel.exponent(exponents, if is_vector { lane } else { 0 });
            sel.scale(ty, dst, number, n);
        });
    }
    /// `llvm.powi`, whose exponent is a constant: products of squares.
    pub(crate) fn powi(&mut self, i: Inst) {
        let exponent = self.f.operand(i, 1);
        let bits = self.bits_of(exponent);
        let Some(n) = self.const_int(exponent).filter(|_| bits <= 64) else {
            return self.fail("`llvm.powi` needs an exponent that is a constant");
        };
        let n = sign_extend(n, bits);
        self.each_float(i, |sel, _, ty, dst, number| sel.power(ty, dst, number, n));
    }
    /// `dst = number^n`
    fn power(&mut self, ty: PTy, dst: VReg, number: Operand, n: i64) {
        let one = if ty == PTy::F64 { self.imm(1f64.to_bits() as i64) } else { self.imm(i64::from(1f32.to_bits())) };
        let rounded = Mods(0).with_round(round::RN);
        let mut product = None;
        let mut square = number;
        let mut left = n.unsigned_abs();
        while left != 0 {
            if left & 1 != 0 {
                product = Some(match product {
                    Some(product) => self.new_product(ty, product, square),
                    None => square,
                });
            }
            left >>= 1;
            if left != 0 {
                square = self.new_product(ty, square, square);
            }
        }
        match product {
            Some(product) if n < 0 => {
                let one = self.in_reg(one, ty.class());
                self.emit_mods(Op::Div, ty, rounded, &[Operand::def(dst), one, product]);
            }
            Some(product) => self.mov(ty.class(), dst, product),
            None => self.mov(ty.class(), dst, one),
        }
    }
    fn new_product(&mut self, ty: PTy, left: Operand, right: Operand) -> Operand {
        let product = self.reg(ty.class());
        self.emit_mods(Op::Mul, ty, Mods(0).with_round(round::RN), &[Operand::def(product), left, right]);
        Operand::reg(product)
    }
    /// Calls `compute` for each number of operand 0 of `i`: with its lane, its type, the register for the result, and the number. Halves
    /// and bfloats are floats in between.
    fn each_float(&mut self, i: Inst, mut compute: impl FnMut(&mut Self, usize, PTy, VReg, Operand)) {
        let x = self.f.operand(i, 0);
        let info = self.info(self.f.ty(i));
        for k in 0..info.n as usize {
            let part = self.s.types.part(info, k);
            let d = self.dst(i, k);
            let number = self.src_reg(x, k);
            if !matches!(part.kind, PartKind::F16 | PartKind::F16X2 | PartKind::BF16 | PartKind::BF16X2) {
                compute(self, k, part.arith(), d, number);
                continue;
            }
            let lanes = lanes_of(part.kind);
            let numbers = if lanes == 2 { self.unpack_halves(number) } else { (number, Operand::NONE) };
            self.round_lanes(d, part.kind, |sel, lane, result| {
                let number = if lane == 0 { numbers.0 } else { numbers.1 };
                let wide = sel.half_to_float(number, half_of(part.kind));
                compute(sel, lanes * k + lane, PTy::F32, result, wide);
            });
        }
    }
    /// The exponent of `llvm.ldexp` in 32 bits: what is out of their range may as well be any number that is large.
    fn exponent(&mut self, value: Value, lane: usize) -> Operand {
        let n = self.sign_extended(value, lane);
        match container(self.bits_of(value)) {
            32 => self.in_reg(n, Class::B32),
            16 => {
                let n = self.in_reg(n, Class::B16);
                self.new_cvt(PTy::S32, PTy::S16, Mods(0), n)
            }
            _ => {
                let n = self.in_reg(n, Class::B64);
                let (lo, hi) = (self.imm(-100_000), self.imm(100_000));
                let n = self.new_bin(Op::Max, PTy::S64, n, lo);
                let n = self.new_bin(Op::Min, PTy::S64, n, hi);
                self.new_cvt(PTy::S32, PTy::S64, Mods(0), n)
            }
        }
    }
    /// `dst = number * 2^n`, by powers of two in four steps, so that neither overflow nor underflow comes too early.
    fn scale(&mut self, ty: PTy, dst: VReg, number: Operand, n: Operand) {
        let (limit, bias, shift) = if ty == PTy::F64 { (3000, 1023, 20) } else { (400, 127, 23) };
        let n = self.new_bin(Op::Max, PTy::S32, n, Operand::imm(-limit));
        let n = self.new_bin(Op::Min, PTy::S32, n, Operand::imm(limit));
        // Quarters of the exponent are factors in the normal range.
        let quarter = self.new_bin(Op::Shr, PTy::S32, n, Operand::imm(2));
        let three = self.new_bin(Op::MulLo, PTy::S32, quarter, Operand::imm(3));
        let rest = self.new_bin(Op::Sub, PTy::S32, n, three);
        let mut acc = number;
        for step in 0..4 {
            let part = if step == 3 { rest } else { quarter };
            let biased = self.new_bin(Op::Add, PTy::S32, part, Operand::imm(bias));
            let word = self.new_bin(Op::Shl, PTy::B32, biased, Operand::imm(shift));
            let factor = if ty == PTy::F64 {
                let r = self.reg(Class::B64);
                self.pack(PTy::B64, r, Operand::ZERO, word);
                Operand::reg(r)
            } else {
                word
            };
            let r = if step == 3 { dst } else { self.reg(ty.class()) };
            self.emit_mods(Op::Mul, ty, Mods(0).with_round(round::RN), &[Operand::def(r), acc, factor]);
            acc = Operand::reg(r);
        }
    }

    /// `llvm.vector.reduce.*`, in lane order.
    pub(crate) fn reduce_intrinsic(&mut self, i: Inst, op: Reduce) {
        let f = self.f;
        let started = matches!(op, Reduce::FAdd | Reduce::FMul);
        let v = f.operand(i, started as usize);
        let info = self.info(f.type_of(v));
        let bits = self.type_bits(f.ty(i));
        let part = self.part(f.ty(i), 0);
        if bits > 64 || info.n == 0 {
            return self.fail("a reduction of this vector is not supported");
        }
        let d = self.dst(i, 0);
        let ty = part.arith();
        let c = part.container();
        let rn = self.ftz_mods(ty).with_round(round::RN);
        let plain = self.ftz_mods(ty);
        let pred = part.kind == PartKind::Pred;
        let (p, t, mods) = match op {
            Reduce::Add if pred => (Op::Xor, PTy::Pred, Mods(0)),
            Reduce::Mul | Reduce::UMin | Reduce::SMax if pred => (Op::And, PTy::Pred, Mods(0)),
            Reduce::UMax | Reduce::SMin if pred => (Op::Or, PTy::Pred, Mods(0)),
            Reduce::Add => (Op::Add, ty, Mods(0)),
            Reduce::Mul => (Op::MulLo, ty, Mods(0)),
            Reduce::And => (Op::And, part.raw(), Mods(0)),
            Reduce::Or => (Op::Or, part.raw(), Mods(0)),
            Reduce::Xor => (Op::Xor, part.raw(), Mods(0)),
            Reduce::SMax => (Op::Max, PTy::signed(c), Mods(0)),
            Reduce::SMin => (Op::Min, PTy::signed(c), Mods(0)),
            Reduce::UMax => (Op::Max, PTy::unsigned(c), Mods(0)),
            Reduce::UMin => (Op::Min, PTy::unsigned(c), Mods(0)),
            Reduce::FAdd => (Op::Add, ty, rn),
            Reduce::FMul => (Op::Mul, ty, rn),
            Reduce::FMax => (Op::Max, ty, plain),
            Reduce::FMin => (Op::Min, ty, plain),
            Reduce::FMaximum | Reduce::FMinimum if ty == PTy::F64 => {
                (if op == Reduce::FMaximum { Op::Max } else { Op::Min }, ty, plain)
            }
            Reduce::FMaximum | Reduce::FMinimum => {
                self.need(Feature::NanMinMax);
                (if op == Reduce::FMaximum { Op::Max } else { Op::Min }, ty, plain.with_nan(1))
            }
        };
        if matches!(ty, PTy::BF16) && started {
            self.need(Feature::Bf16Arith);
        }
        if t.is_half() && matches!(p, Op::Min | Op::Max) {
            self.need(Feature::HalfMinMax);
        }
        let mut acc = if started { Some(self.src_for(f.operand(i, 0), 0, t)) } else { None };
        for k in 0..info.n as usize {
            let lanes = match op {
                Reduce::SMax | Reduce::SMin if !pred => [self.sign_extended(v, k), Operand::NONE],
                Reduce::UMax | Reduce::UMin if !pred => [self.zero_extended(v, k), Operand::NONE],
                _ if info.packed => {
                    let o = self.src_reg(v, k);
                    let (lo, hi) = self.unpack_halves(o);
                    [lo, hi]
                }
                _ => [self.src_for(v, k, t), Operand::NONE],
            };
            for o in lanes.into_iter().filter(|o| o.kind != Kind::None) {
                let Some(last) = acc else {
                    acc = Some(o);
                    continue;
                };
                let r = self.reg(t.class());
                let a = self.in_reg(last, t.class());
                self.emit_mods(p, t, mods, &[Operand::def(r), a, o]);
                acc = Some(Operand::reg(r));
                if t == PTy::F64 && matches!(op, Reduce::FMaximum | Reduce::FMinimum) {
                    // The instruction has no `.NaN` form for doubles.
                    let nan = self.new_setp(cmp::NAN, PTy::F64, a, o);
                    let bits = self.imm_bits(0x7ff8_0000_0000_0000, 64);
                    acc = Some(self.new_selp(PTy::B64, bits, Operand::reg(r), nan));
                }
            }
        }
        let acc = acc.unwrap_or(Operand::ZERO);
        self.mov(t.class(), d, acc);
    }
}

/// A mask for a half or a pair of halves.
fn half_mask(ty: PTy, mask: u32) -> (PTy, Operand) {
    if matches!(ty, PTy::F16X2 | PTy::BF16X2) {
        (PTy::B32, Operand::new(Kind::Imm, mask << 16 | mask))
    } else {
        (PTy::B16, Operand::imm(mask as i32))
    }
}
