//! Conversions.

use super::Sel;
use super::int::container;
use super::limbs::limb_count;
use super::values::space_code;
use crate::features::Feature;
use crate::machine::*;
use crate::opcodes::{cmp, round, space};
use crate::types::{Part, PartKind, TypeInfo};
use warpc_ir::ids::*;
use warpc_ir::{Opcode, Value};

impl Sel<'_, '_, '_> {
    pub(super) fn cast(&mut self, i: Inst) {
        let f = self.f;
        let (x, ty) = (f.operand(i, 0), f.ty(i));
        let from = f.type_of(x);
        if f.op(i) == Opcode::BitCast {
            return self.bitcast(i, x);
        }
        let (to_bits, from_bits) = (self.type_bits(ty), self.type_bits(from));
        let info = self.info(ty);
        let source = self.info(from);
        // Lanes: packed halves have two per part.
        let lanes = match f.types().vector(ty) {
            Some((n, _, _)) => n as usize,
            None => 1,
        };
        if info.packed || source.packed {
            return self.packed_cast(i, x, lanes);
        }
        let (pd, ps) = (limb_count(to_bits), limb_count(from_bits));
        for lane in 0..lanes {
            match f.op(i) {
                Opcode::Trunc if self.high_product(i, x, lane) || self.half_of_pair(i, x) => {}
                Opcode::Trunc => {
                    for h in 0..pd {
                        let o = self.src(x, lane * ps + h);
                        let d = self.dst(i, lane * pd + h);
                        self.truncate(d, o, to_bits, from_bits.min(64));
                    }
                }
                Opcode::ZExt | Opcode::SExt => self.extend(i, x, lane, to_bits, from_bits),
                Opcode::PtrToInt | Opcode::PtrToAddr | Opcode::IntToPtr => {
                    if to_bits > from_bits {
                        self.extend(i, x, lane, to_bits, from_bits);
                    } else {
                        let o = self.src(x, lane * ps);
                        let d = self.dst(i, lane);
                        self.truncate(d, o, to_bits, from_bits.min(64));
                    }
                }
                Opcode::AddrSpaceCast => self.space_cast(i, x, lane),
                Opcode::FPToSI | Opcode::FPToUI => {
                    let o = self.src_for(x, lane, source_ty(self.s.types.part(source, lane)));
                    self.float_to_int(i, o, self.s.types.part(source, lane), lane, to_bits);
                }
                Opcode::SIToFP | Opcode::UIToFP => {
                    let d = self.dst(i, lane);
                    let part = self.s.types.part(info, lane);
                    self.int_to_float(i, x, lane, d, part, from_bits);
                }
                _ => {
                    let o = self.src_for(x, lane, source_ty(self.s.types.part(source, lane)));
                    let d = self.dst(i, lane);
                    let (to, from) = (self.s.types.part(info, lane), self.s.types.part(source, lane));
                    self.float_to_float(d, o, to, from);
                }
            }
        }
    }

    /// `dst = operand` with fewer bits.
    pub fn truncate(&mut self, dst: VReg, operand: Operand, to: u32, from: u32) {
        if to == 1 {
            let t = PTy::bits_of(container(from));
            let operand = self.in_reg(operand, t.class());
            let bit = self.new_bin(Op::And, t, operand, Operand::imm(1));
            return self.setp(cmp::NE, t, dst, bit, Operand::ZERO);
        }
        let (c, s) = (container(to), container(from));
        if c == s {
            return self.mov(PTy::bits_of(c).class(), dst, operand);
        }
        let operand = self.in_reg(operand, PTy::bits_of(s).class());
        self.cvt(PTy::unsigned(c), PTy::unsigned(s), Mods(0), dst, operand);
    }

    fn extend(&mut self, i: Inst, value: Value, lane: usize, to: u32, from: u32) {
        let f = self.f;
        let signed = f.op(i) == Opcode::SExt;
        if to > 64 {
            if to > 128 && from > 64 {
                return self.extend_limbs(i, value, lane, to, signed);
            }
            let count = limb_count(to);
            let (lo, hi) = (self.dst(i, count * lane), self.dst(i, count * lane + 1));
            if from > 64 {
                let [a, b] = self.wide_extended(value, lane, signed);
                self.mov(Class::B64, lo, a);
                return self.mov(Class::B64, hi, b);
            }
            self.extend_to(lo, value, lane, 64, from, signed);
            for k in 1..count {
                let d = self.dst(i, count * lane + k);
                if signed {
                    self.bin(Op::Shr, PTy::S64, d, Operand::reg(lo), Operand::imm(63));
                } else {
                    self.mov(Class::B64, d, Operand::ZERO);
                }
            }
            return;
        }
        let d = self.dst(i, lane);
        if !f.types().is_vector(f.ty(i)) && self.extended_load(value, d, to, from, signed) {
            return;
        }
        self.extend_to(d, value, lane, to, from, signed);
    }
    pub(super) fn extend_to(&mut self, dst: VReg, value: Value, lane: usize, to: u32, from: u32, signed: bool) {
        let c = container(to);
        let t = PTy::bits_of(c);
        if from == 1 {
            let p = self.src_reg(value, lane);
            let one = Operand::imm(if signed { -1 } else { 1 });
            return self.emit(Op::Selp, t, &[Operand::def(dst), one, Operand::ZERO, p]);
        }
        let s = container(from);
        if from == 8 && to == 16 && self.extended_byte(dst, value, lane, to, signed) {
            return;
        }
        if s != c && matches!(from, 8 | 16 | 32) {
            if from == 8 && self.extended_byte(dst, value, lane, to, signed) {
                return;
            }
            // The conversion reads only the low bits.
            let (a, b) =
                if signed { (PTy::signed(c), PTy::signed(from)) } else { (PTy::unsigned(c), PTy::unsigned(from)) };
            let o = self.src_reg(value, lane);
            return self.cvt(a, b, Mods(0), dst, o);
        }
        let o = if signed { self.sign_extended(value, lane) } else { self.zero_extended(value, lane) };
        if s == c {
            return self.mov(t.class(), dst, o);
        }
        let o = self.in_reg(o, PTy::bits_of(s).class());
        let (a, b) = if signed { (PTy::signed(c), PTy::signed(s)) } else { (PTy::unsigned(c), PTy::unsigned(s)) };
        self.cvt(a, b, Mods(0), dst, o);
    }

    fn space_cast(&mut self, i: Inst, value: Value, lane: usize) {
        let f = self.f;
        let types = f.types();
        let from = types.addrspace(types.scalar(f.type_of(value))).unwrap_or(0);
        let to = types.addrspace(types.scalar(f.ty(i))).unwrap_or(0);
        let d = self.dst(i, lane);
        let (a, b) = (space_code(from), space_code(to));
        if b == space::LOCAL && lane == 0 && self.casts_own(value, b) {
            let at = self.addr(value);
            if at.base.kind == Kind::DepotLocal {
                return self.frame_address(d, at.base.kind, at.offset as i32, self.pointer_bits(to) == 32);
            }
        }
        let o = self.src(value, lane);
        let widths = (f.layout().pointer_bits(from), f.layout().pointer_bits(to));
        // Shared memory of the block is part of that of the cluster, at the same addresses.
        let same = a == b || matches!((a, b), (space::SHARED, space::CLUSTER) | (space::CLUSTER, space::SHARED));
        if same || o.is_imm() && !value.is_constant() {
            return self.mov(if widths.1 == 32 { Class::B32 } else { Class::B64 }, d, o);
        }
        if a != space::NONE && b != space::NONE {
            // Only through the generic space is a change of space meaningful.
            return self.fail("addrspacecast between two specific address spaces");
        }
        if b == space::NONE {
            let o = if widths.0 == 32 { self.new_cvt(PTy::U64, PTy::U32, Mods(0), o) } else { o };
            let o = self.in_reg(o, Class::B64);
            if a == space::CLUSTER {
                self.need(Feature::Cluster);
            }
            return self.emit_mods(Op::Cvta, PTy::U64, Mods(0).with_space(a), &[Operand::def(d), o]);
        }
        let o = self.in_reg(o, Class::B64);
        let mods = Mods(0).with_space(b);
        if widths.1 == 32 {
            let t = self.reg(Class::B64);
            self.emit_mods(Op::CvtaTo, PTy::U64, mods, &[Operand::def(t), o]);
            return self.cvt(PTy::U32, PTy::U64, Mods(0), d, Operand::reg(t));
        }
        if b == space::CLUSTER {
            self.need(Feature::Cluster);
        }
        self.emit_mods(Op::CvtaTo, PTy::U64, mods, &[Operand::def(d), o]);
    }

    /// Float `operand` of kind `part` to an integer of `bits`, rounding towards zero.
    fn float_to_int(&mut self, i: Inst, operand: Operand, part: Part, lane: usize, bits: u32) {
        let signed = self.f.op(i) == Opcode::FPToSI;
        let (operand, from) = match part.kind {
            PartKind::BF16 if bits > 64 || !self.try_need(Feature::Bf16Convert) => {
                (self.half_to_float(operand, PTy::BF16), PTy::F32)
            }
            PartKind::F16 if bits > 64 => (self.half_to_float(operand, PTy::F16), PTy::F32),
            _ => (operand, part.arith()),
        };
        if bits > 128 {
            return self.not_expanded();
        }
        if bits > 64 {
            return self.float_to_wide(i, operand, from, lane, signed);
        }
        let d = self.dst(i, lane);
        let mods = self.ftz_mods(from).with_round(round::RZI);
        if bits == 1 {
            let t = self.new_cvt(PTy::S32, from, mods, operand);
            return self.setp(cmp::NE, PTy::B32, d, t, Operand::ZERO);
        }
        let c = container(bits);
        let to = if signed { PTy::signed(c) } else { PTy::unsigned(c) };
        let operand = self.in_reg(operand, from.class());
        self.cvt(to, from, mods, d, operand);
    }
    fn float_to_wide(&mut self, i: Inst, operand: Operand, from: PTy, lane: usize, signed: bool) {
        let x = if from == PTy::F64 {
            self.in_reg(operand, Class::B64)
        } else {
            let operand = self.in_reg(operand, Class::B32);
            self.new_cvt(PTy::F64, PTy::F32, Mods(0), operand)
        };
        let magnitude = if signed { self.new_un(Op::Abs, PTy::F64, x) } else { x };
        // high = trunc(x / 2^64), low = the rest; both steps are exact.
        let down = self.imm_bits(0x3bf0_0000_0000_0000, 64);
        let t = self.reg(Class::B64);
        let rn = Mods(0).with_round(round::RN);
        self.emit_mods(Op::Mul, PTy::F64, rn, &[Operand::def(t), magnitude, down]);
        let rzi = Mods(0).with_round(round::RZI);
        let whole = self.new_cvt(PTy::F64, PTy::F64, rzi, Operand::reg(t));
        let high = self.new_cvt(PTy::U64, PTy::F64, rzi, whole);
        let up = self.imm_bits(0xc3f0_0000_0000_0000, 64);
        let rest = self.reg(Class::B64);
        self.fma(PTy::F64, rest, whole, up, magnitude);
        let low = self.new_cvt(PTy::U64, PTy::F64, rzi, Operand::reg(rest));
        let d = [self.dst(i, 2 * lane), self.dst(i, 2 * lane + 1)];
        if !signed {
            self.mov(Class::B64, d[0], low);
            return self.mov(Class::B64, d[1], high);
        }
        let n = self.new_pair();
        self.wide_negate(n, [low, high]);
        let negative = self.new_setp(cmp::LT, PTy::F64, x, Operand::ZERO);
        self.wide_select(d, Self::pair_of(n), [low, high], negative);
    }

    fn int_to_float(&mut self, i: Inst, value: Value, lane: usize, dst: VReg, to: Part, bits: u32) {
        let signed = self.f.op(i) == Opcode::SIToFP;
        if to.kind == PartKind::BF16 {
            // Without a conversion of its own: integers of up to 24 bits are exact in float, wider ones round twice. One bit is a predicate.
            if (2..=64).contains(&bits) && self.try_need(Feature::Bf16Convert) {
                let (o, t) = match (bits, signed) {
                    // There is no conversion from bytes.
                    (8, true) => (self.sign_extended(value, lane), PTy::S16),
                    (8, false) => (self.zero_extended(value, lane), PTy::U16),
                    _ => self.int_source(value, lane, bits, signed),
                };
                let o = self.in_reg(o, PTy::bits_of(t.bits()).class());
                return self.cvt(PTy::BF16, t, Mods(0).with_round(round::RN), dst, o);
            }
            let t = self.reg(Class::B32);
            self.int_to_real(value, lane, t, PTy::F32, bits, signed);
            return self.float_to_half(dst, Operand::reg(t), PTy::BF16);
        }
        if to.kind == PartKind::F16 && bits > 64 {
            let t = self.reg(Class::B32);
            self.int_to_real(value, lane, t, PTy::F32, bits, signed);
            return self.float_to_half(dst, Operand::reg(t), PTy::F16);
        }
        self.int_to_real(value, lane, dst, to.arith(), bits, signed);
    }
    fn int_source(&mut self, value: Value, lane: usize, bits: u32, signed: bool) -> (Operand, PTy) {
        let c = container(bits);
        let (o, t) = match (bits, signed) {
            (8 | 16 | 32 | 64, true) => (self.src(value, lane), PTy::signed(bits)),
            (8 | 16 | 32 | 64, false) => (self.src(value, lane), PTy::unsigned(bits)),
            (_, true) => (self.sign_extended(value, lane), PTy::signed(c)),
            (_, false) => (self.zero_extended(value, lane), PTy::unsigned(c)),
        };
        (self.in_reg(o, PTy::bits_of(c).class()), t)
    }
    fn int_to_real(&mut self, value: Value, lane: usize, dst: VReg, to: PTy, bits: u32, signed: bool) {
        let mods = Mods(0).with_round(round::RN);
        if bits == 1 {
            let p = self.src_reg(value, lane);
            let one = Operand::imm(if signed { -1 } else { 1 });
            let o = self.new_selp(PTy::B32, one, Operand::ZERO, p);
            return self.cvt(to, PTy::S32, mods, dst, o);
        }
        if bits <= 64 {
            let (o, t) = self.int_source(value, lane, bits, signed);
            return self.cvt(to, t, mods, dst, o);
        }
        if bits > 128 {
            return self.not_expanded();
        }
        // Normalise to 64 bits with a sticky bit, convert (one rounding), scale by a power of two (exact).
        let a = self.wide_extended(value, lane, signed);
        let a = [self.in_reg(a[0], Class::B64), self.in_reg(a[1], Class::B64)];
        let m = if signed {
            let (n, m) = (self.new_pair(), self.new_pair());
            self.wide_negate(n, a);
            let p = self.new_setp(cmp::LT, PTy::S64, a[1], Operand::ZERO);
            self.wide_select(m, Self::pair_of(n), a, p);
            Self::pair_of(m)
        } else {
            a
        };
        let lead = {
            let r = self.reg(Class::B32);
            self.un(Op::Clz, PTy::B64, r, m[1]);
            Operand::reg(r)
        };
        let n = self.new_pair();
        self.wide_shift(Opcode::Shl, n, m, lead);
        let lost = self.new_setp(cmp::NE, PTy::B64, Operand::reg(n[0]), Operand::ZERO);
        let sticky = self.new_selp(PTy::B64, Operand::imm(1), Operand::ZERO, lost);
        let top = self.new_bin(Op::Or, PTy::B64, Operand::reg(n[1]), sticky);
        let r = self.new_cvt(to, PTy::U64, mods, top);
        let (bias, shift) = if to == PTy::F64 { (1023, 20) } else { (127, 23) };
        let exponent = self.new_bin(Op::Sub, PTy::S32, Operand::imm(64 + bias), lead);
        let word = self.new_bin(Op::Shl, PTy::B32, exponent, Operand::imm(shift));
        let scale = if to == PTy::F64 {
            let s = self.reg(Class::B64);
            self.pack(PTy::B64, s, Operand::ZERO, word);
            Operand::reg(s)
        } else {
            word
        };
        let v = if signed { self.reg(to.class()) } else { dst };
        self.emit_mods(Op::Mul, to, mods, &[Operand::def(v), r, scale]);
        if signed {
            let n = self.new_un(Op::Neg, to, Operand::reg(v));
            let p = self.new_setp(cmp::LT, PTy::S64, a[1], Operand::ZERO);
            self.emit(Op::Selp, to.class().ty(), &[Operand::def(dst), n, Operand::reg(v), p]);
        }
    }

    /// One float kind to another.
    pub fn float_to_float(&mut self, dst: VReg, operand: Operand, to: Part, from: Part) {
        use PartKind::*;
        let rn = Mods(0).with_round(round::RN);
        let ftz = Mods(0).with_ftz(self.ftz as u8);
        match (to.kind, from.kind) {
            (F64, F32) => {
                let operand = self.in_reg(operand, Class::B32);
                self.cvt(PTy::F64, PTy::F32, ftz, dst, operand)
            }
            (F32, F64) => {
                let operand = self.in_reg(operand, Class::B64);
                self.cvt(PTy::F32, PTy::F64, ftz.with_round(round::RN), dst, operand)
            }
            (F32, F16) => self.half_to_float_in(dst, operand, PTy::F16),
            (F32, BF16) => self.half_to_float_in(dst, operand, PTy::BF16),
            (F64, F16) => self.cvt(PTy::F64, PTy::F16, Mods(0), dst, operand),
            (F64, BF16) if self.try_need(Feature::Bf16Convert) => {
                let operand = self.in_reg(operand, Class::B16);
                self.cvt(PTy::F64, PTy::BF16, Mods(0), dst, operand)
            }
            (F64, BF16) => {
                let t = self.half_to_float(operand, PTy::BF16);
                self.cvt(PTy::F64, PTy::F32, Mods(0), dst, t)
            }
            (F16, F32) => {
                let operand = self.in_reg(operand, Class::B32);
                self.cvt(PTy::F16, PTy::F32, rn, dst, operand)
            }
            (F16, F64) => {
                let operand = self.in_reg(operand, Class::B64);
                self.cvt(PTy::F16, PTy::F64, rn, dst, operand)
            }
            (BF16, F32) => self.float_to_half(dst, operand, PTy::BF16),
            (BF16, F64) => {
                let operand = self.in_reg(operand, Class::B64);
                if self.try_need(Feature::Bf16Convert) {
                    return self.cvt(PTy::BF16, PTy::F64, rn, dst, operand);
                }
                let t = self.double_to_odd(operand);
                self.float_to_half(dst, t, PTy::BF16)
            }
            _ => self.fail("a conversion between these floating-point types is not supported"),
        }
    }
    /// A double as float rounded to odd, so that a second rounding to fewer bits is right.
    fn double_to_odd(&mut self, operand: Operand) -> Operand {
        let near = self.new_cvt(PTy::F32, PTy::F64, Mods(0).with_round(round::RZ), operand);
        let back = self.new_cvt(PTy::F64, PTy::F32, Mods(0), near);
        let p = self.new_setp(cmp::NEU, PTy::F64, back, operand);
        let odd = self.new_bin(Op::Or, PTy::B32, near, Operand::imm(1));
        let nan = self.new_setp(cmp::NAN, PTy::F64, operand, operand);
        let t = self.new_selp(PTy::B32, odd, near, p);
        self.new_selp(PTy::B32, near, t, nan)
    }

    /// Conversions with packed halves on one side: lane by lane, packed again.
    fn packed_cast(&mut self, i: Inst, value: Value, lanes: usize) {
        let f = self.f;
        let (ty, from) = (f.ty(i), f.type_of(value));
        let (info, source) = (self.info(ty), self.info(from));
        let elem = f.types().scalar(ty);
        let to = self.part(elem, 0);
        let from_elem = f.types().scalar(from);
        let fp = self.part(from_elem, 0);
        let (to_bits, from_bits) = (self.type_bits(ty), self.type_bits(from));
        if to_bits > 64 || from_bits > 64 {
            return self.fail("a conversion of these vectors is not supported");
        }
        let mut low = Operand::NONE;
        let rounds = f.op(i) == Opcode::FPTrunc && fp.kind == PartKind::F32 && info.packed;
        if rounds && lanes.is_multiple_of(2) && self.try_need(Feature::Bf16) {
            let ty = if to.kind == PartKind::BF16 { PTy::BF16X2 } else { PTy::F16X2 };
            for k in 0..lanes / 2 {
                let (low, high) = (self.src_reg(value, 2 * k), self.src_reg(value, 2 * k + 1));
                let d = self.dst(i, k);
                self.row(Op::CvtPack, ty, PTy::F32, Mods(0).with_round(round::RN), &[Operand::def(d), high, low]);
            }
            return;
        }
        let mut unpacked = [Operand::NONE; 2];
        for lane in 0..lanes {
            let o = if source.packed {
                if lane % 2 == 0 {
                    let w = self.src_reg(value, lane / 2);
                    let (a, b) = self.unpack_halves(w);
                    unpacked = [a, b];
                }
                unpacked[lane % 2]
            } else {
                self.src_reg(value, lane)
            };
            let d = if info.packed { self.reg(to.class()) } else { self.dst(i, lane) };
            match f.op(i) {
                Opcode::SIToFP | Opcode::UIToFP => self.int_to_float(i, value, lane, d, to, from_bits),
                Opcode::FPToSI | Opcode::FPToUI => self.float_to_int(i, o, fp, lane, to_bits),
                _ => self.float_to_float(d, o, to, fp),
            }
            if info.packed {
                if lane % 2 == 0 {
                    low = Operand::reg(d);
                } else {
                    let whole = self.dst(i, lane / 2);
                    self.pack(PTy::B32, whole, low, Operand::reg(d));
                }
            }
        }
    }

    /// A bit cast between types whose parts differ: through the bits, in the order of memory.
    fn bitcast(&mut self, i: Inst, value: Value) {
        let f = self.f;
        let (to, from) = (self.info(f.ty(i)), self.info(f.type_of(value)));
        let bits: u64 = f.layout().size_in_bits(f.types(), f.ty(i));
        if self.cast_of_words(i, value) {
            return;
        }
        if self.has_whole_parts(to) && self.has_whole_parts(from) {
            let (first, sources) = (self.value_regs(i), self.value_operands(value));
            return self.regroup(to, first, from, &sources);
        }
        // Rare: vectors of bits, odd widths. Through memory of the depot.
        let align = 16;
        let at = self.depot_slot(bits.div_ceil(8), align);
        self.m.side.uses_depot = true;
        let a = super::Addr { base: Operand::new(Kind::DepotLocal, 0), offset: at as i64, space: space::LOCAL };
        let values = self.value_operands(value);
        self.store_parts(a, from, &values, align, Self::space_mods(&a));
        let first = self.value_regs(i);
        self.load_parts(a, to, first, align, Self::space_mods(&a));
    }
    /// Whether each part of a type is a number of whole bytes in a register.
    pub(super) fn has_whole_parts(&self, info: TypeInfo) -> bool {
        info.bit_lanes == 0 && self.s.types.parts(info).iter().all(|p| p.kind != PartKind::Pred && !Self::is_odd(*p))
    }
    /// Splits and joins parts of whole bytes: `sources` are those of one type, those of the other become registers from
    /// `first_register` on.
    pub(super) fn regroup(&mut self, to: TypeInfo, first_register: VReg, from: TypeInfo, sources: &[Operand]) {
        for k in 0..to.n as usize {
            let p = self.s.types.part(to, k);
            let d = first_register + k as u32;
            let (lo, n) = (p.offset, p.bytes());
            // Source parts that cover the bytes.
            let first = (0..from.n as usize)
                .find(|&j| {
                    let q = self.s.types.part(from, j);
                    q.offset <= lo && lo < q.offset + q.bytes()
                })
                .unwrap_or(0);
            let q = self.s.types.part(from, first);
            if q.bytes() == n && q.offset == lo {
                let o = sources[first];
                if q.class() == p.class() {
                    self.mov(p.class(), d, o);
                    continue;
                }
            }
            if q.bytes() > n {
                // A field of a wider register.
                let o = self.in_reg(sources[first], q.class());
                self.field(d, p, o, q, (lo - q.offset) * 8);
                continue;
            }
            if let Some([low, high]) = self.halves(p, from, first, sources) {
                self.pack(PTy::bits_of(p.container()), d, low, high);
                continue;
            }
            // Several narrower registers joined.
            let mut acc = Operand::NONE;
            let mut j = first;
            let t = PTy::bits_of(p.container());
            while j < from.n as usize && self.s.types.part(from, j).offset < lo + n {
                let q = self.s.types.part(from, j);
                let o = self.in_reg(sources[j], q.class());
                let o =
                    if q.bits < 16 { self.new_bin(Op::And, PTy::B16, o, Operand::imm((1 << q.bits) - 1)) } else { o };
                let wide = if q.class() == p.class() {
                    o
                } else {
                    self.new_cvt(PTy::unsigned(p.container()), PTy::unsigned(q.container()), Mods(0), o)
                };
                let shift = (q.offset - lo) * 8;
                let placed = if shift == 0 { wide } else { self.new_bin(Op::Shl, t, wide, Operand::imm(shift as i32)) };
                acc = if acc == Operand::NONE { placed } else { self.new_bin(Op::Or, t, acc, placed) };
                j += 1;
            }
            self.mov(p.class(), d, acc);
        }
    }
    /// The two parts of type `from`, from part `first` on, that are the halves of part `whole` of another, in registers.
    fn halves(&mut self, whole: Part, from: TypeInfo, first: usize, sources: &[Operand]) -> Option<[Operand; 2]> {
        if first + 1 >= from.n as usize {
            return None;
        }
        let (low, high) = (self.s.types.part(from, first), self.s.types.part(from, first + 1));
        let (width, half) = (u32::from(whole.bits), u32::from(low.bits));
        let fits = low.offset == whole.offset
            && low.bits == high.bits
            && 2 * half == width
            && matches!(width, 32 | 64)
            && low.container() == half
            && high.offset == whole.offset + low.bytes();
        fits.then(|| [(first, low), (first + 1, high)].map(|(n, part)| self.in_reg(sources[n], part.class())))
    }
    /// `dst = bits of operand from bit at`, of the width of `part`.
    fn field(&mut self, dst: VReg, part: Part, operand: Operand, other: Part, at: u32) {
        let (c, s) = (part.container(), other.container());
        if s == 2 * c && part.bits as u32 == c && at.is_multiple_of(c) {
            let (ty, ops) = (
                PTy::bits_of(s),
                if at == 0 {
                    [Operand::def(dst).with(oflag::OPEN), Operand::new(Kind::Sink, 0).with(oflag::CLOSE), operand]
                } else {
                    [Operand::new(Kind::Sink, 0).with(oflag::OPEN), Operand::def(dst).with(oflag::CLOSE), operand]
                },
            );
            return self.emit(Op::Unpack, ty, &ops);
        }
        let shifted =
            if at == 0 { operand } else { self.new_bin(Op::Shr, PTy::unsigned(s), operand, Operand::imm(at as i32)) };
        if c == s {
            return self.mov(part.class(), dst, shifted);
        }
        self.cvt(PTy::unsigned(c), PTy::unsigned(s), Mods(0), dst, shifted);
    }
}

/// Type for reading an operand of a float part.
fn source_ty(part: Part) -> PTy {
    part.arith()
}
