//! Target-independent integer intrinsics: counts, reversals, minima, saturation, overflow.

use super::Sel;
use super::int::container;
use super::limbs::limb_count;
use crate::intrinsics::{IntOp, OverflowOp};
use crate::machine::*;
use crate::opcodes::cmp;
use warpc_ir::Value;
use warpc_ir::consts::low_mask;
use warpc_ir::ids::*;

impl Sel<'_, '_, '_> {
    /// Selects an integer intrinsic lane by lane.
    pub(crate) fn int_intrinsic(&mut self, i: Inst, op: IntOp) {
        let f = self.f;
        let operand_bits = self.bits_of(f.operand(i, 0));
        let info = self.info(f.ty(i));
        let lanes = info.n as usize / limb_count(self.type_bits(f.ty(i)).max(1));
        for lane in 0..lanes {
            if operand_bits > 128 {
                self.limb_intrinsic(i, op, lane);
            } else if operand_bits > 64 {
                self.wide_intrinsic(i, op, lane);
            } else {
                let d = self.dst(i, lane);
                self.narrow_intrinsic(i, op, lane, d, operand_bits);
            }
        }
    }

    /// An integer intrinsic of up to 64 bits, element `lane` of it, into register `dst`.
    fn narrow_intrinsic(&mut self, i: Inst, op: IntOp, lane: usize, dst: VReg, bits: u32) {
        if bits == 1 && !matches!(op, IntOp::SCmp | IntOp::UCmp) {
            return self.pred_intrinsic(i, op, lane, dst);
        }
        let x = self.f.operand(i, 0);
        match op {
            IntOp::Ctpop | IntOp::Ctlz | IntOp::Cttz => self.count_bits(i, op, lane, dst, bits),
            IntOp::BitReverse => self.reverse_bits(x, lane, dst, bits),
            IntOp::BSwap => self.bswap(x, lane, dst, bits),
            IntOp::Fshl | IntOp::Fshr => self.funnel(i, op == IntOp::Fshl, lane, dst, bits),
            IntOp::SMin | IntOp::SMax | IntOp::UMin | IntOp::UMax => self.min_or_max(i, op, lane, dst, bits),
            IntOp::Abs if self.plain_difference(i, dst) => {}
            IntOp::Abs => {
                let o = self.sign_extended(x, lane);
                self.un(Op::Abs, PTy::signed(container(bits)), dst, o);
            }
            IntOp::UAddSat | IntOp::USubSat => self.saturate_unsigned(i, op, lane, dst, bits),
            IntOp::SAddSat | IntOp::SSubSat => self.saturate_signed(i, op, lane, dst, bits),
            IntOp::SShlSat | IntOp::UShlSat => self.saturate_shift(i, op, lane, dst, bits),
            IntOp::SCmp | IntOp::UCmp => self.compare_three_ways(i, op, lane, dst, bits),
        }
    }
    /// Both operands of an intrinsic, extended to their containers.
    fn extended_operands(&mut self, i: Inst, lane: usize, signed: bool) -> (Operand, Operand) {
        let (x, y) = (self.f.operand(i, 0), self.f.operand(i, 1));
        match signed {
            true => (self.sign_extended(x, lane), self.sign_extended(y, lane)),
            false => (self.zero_extended(x, lane), self.zero_extended(y, lane)),
        }
    }
    /// `ctpop`, `ctlz`, `cttz`. Counts are taken of at least 32 bits and give 32.
    fn count_bits(&mut self, i: Inst, op: IntOp, lane: usize, dst: VReg, bits: u32) {
        let x = self.f.operand(i, 0);
        let c = container(bits);
        let w = c.max(32);
        let o = match op {
            IntOp::Cttz => self.src(x, lane),
            _ => self.zero_extended(x, lane),
        };
        let mut o = self.in_reg(o, PTy::bits_of(c).class());
        if c == 16 {
            o = self.new_cvt(PTy::U32, PTy::U16, Mods(0), o);
        }
        // Where zero may give anything, the position of the highest bit is one row.
        let poison = op != IntOp::Ctpop && self.const_int(self.f.operand(i, 1)) == Some(1);
        let (row, extra) = match op {
            IntOp::Ctpop => (Op::Popc, 0),
            IntOp::Ctlz if poison => (Op::BfindShift, w as i32 - bits as i32),
            IntOp::Ctlz => (Op::Clz, w as i32 - bits as i32),
            // Of 64 bits both are two rows of the machine, and more to put the result together.
            _ if poison && w == 32 => {
                o = self.new_un(Op::Brev, PTy::bits_of(w), o);
                (Op::BfindShift, 0)
            }
            _ => {
                o = self.trailing_zeros_as_ones(o, bits, w);
                (Op::Popc, 0)
            }
        };
        let t = if row == Op::BfindShift { PTy::unsigned(w) } else { PTy::bits_of(w) };
        let direct = c == 32 && extra == 0;
        let count = if direct { dst } else { self.reg(Class::B32) };
        self.un(row, t, count, o);
        let mut o = Operand::reg(count);
        if extra != 0 {
            let less = if c == 32 { dst } else { self.reg(Class::B32) };
            self.bin(Op::Add, PTy::S32, less, o, Operand::imm(-extra));
            o = Operand::reg(less);
        }
        if c != 32 {
            self.cvt(PTy::unsigned(c), PTy::U32, Mods(0), dst, o);
        }
    }
    /// The zeros below the lowest bit of `operand` as ones: `(operand - 1) & !operand`. Of zero all `bits` bits.
    fn trailing_zeros_as_ones(&mut self, mut operand: Operand, bits: u32, width: u32) -> Operand {
        let t = PTy::bits_of(width);
        if bits < width {
            // A stop bit just above the width.
            let stop = self.imm((1u64 << bits) as i64);
            operand = self.new_bin(Op::Or, t, operand, stop);
        }
        let minus = self.imm(-1);
        let less = self.new_bin(Op::Add, PTy::signed(width), operand, minus);
        let not = self.new_un(Op::Not, t, operand);
        self.new_bin(Op::And, t, less, not)
    }
    /// `bitreverse`: in at least 32 bits, then shifted down.
    fn reverse_bits(&mut self, value: Value, lane: usize, dst: VReg, bits: u32) {
        let c = container(bits);
        let o = self.src_reg(value, lane);
        let w = c.max(32);
        let o = if c == 16 { self.new_cvt(PTy::U32, PTy::U16, Mods(0), o) } else { o };
        let up = w - bits;
        let direct = up == 0;
        let reversed = if direct { dst } else { self.reg(PTy::bits_of(w).class()) };
        self.un(Op::Brev, PTy::bits_of(w), reversed, o);
        if !direct {
            let down = if c == 16 { self.reg(Class::B32) } else { dst };
            self.bin(Op::Shr, PTy::unsigned(w), down, Operand::reg(reversed), Operand::imm(up as i32));
            if c == 16 {
                self.cvt(PTy::U16, PTy::U32, Mods(0), dst, Operand::reg(down));
            }
        }
    }
    /// `smin`, `smax`, `umin`, `umax`.
    fn min_or_max(&mut self, i: Inst, op: IntOp, lane: usize, dst: VReg, bits: u32) {
        let signed = matches!(op, IntOp::SMin | IntOp::SMax);
        let (a, o) = self.extended_operands(i, lane, signed);
        let (a, o) = if a.is_imm() { (o, a) } else { (a, o) };
        let row = if matches!(op, IntOp::SMin | IntOp::UMin) { Op::Min } else { Op::Max };
        let c = container(bits);
        self.bin(row, if signed { PTy::signed(c) } else { PTy::unsigned(c) }, dst, a, o);
    }
    /// `uadd.sat`, `usub.sat`.
    fn saturate_unsigned(&mut self, i: Inst, op: IntOp, lane: usize, dst: VReg, bits: u32) {
        let c = container(bits);
        let (s, u) = (PTy::signed(c), PTy::unsigned(c));
        let (a, o) = self.extended_operands(i, lane, false);
        if op == IntOp::USubSat {
            // The difference to the larger one is 0 where it would be negative.
            let top = self.new_bin(Op::Max, u, a, o);
            return self.bin(Op::Sub, s, dst, top, o);
        }
        let sum = self.new_bin(Op::Add, s, a, o);
        let full = self.mask_operand(bits);
        let over = if bits == c { self.new_setp(cmp::LT, u, sum, a) } else { self.new_setp(cmp::GT, u, sum, full) };
        self.emit(Op::Selp, PTy::bits_of(c), &[Operand::def(dst), full, sum, over]);
    }
    /// `sadd.sat`, `ssub.sat`.
    fn saturate_signed(&mut self, i: Inst, op: IntOp, lane: usize, dst: VReg, bits: u32) {
        let add = op == IntOp::SAddSat;
        if bits == 32 {
            let (x, y) = (self.f.operand(i, 0), self.f.operand(i, 1));
            let (a, o) = (self.src(x, lane), self.src(y, lane));
            let row = if add { Op::Add } else { Op::Sub };
            return self.emit_mods(row, PTy::S32, Mods(0).with_sat(1), &[Operand::def(dst), a, o]);
        }
        let (a, o) = self.extended_operands(i, lane, true);
        if bits < container(bits) {
            return self.clamped(if add { Op::Add } else { Op::Sub }, a, o, dst, bits);
        }
        let (sum, over) = self.signed_overflow(a, o, add, bits);
        let limit = self.signed_limit(a, bits);
        self.emit(Op::Selp, PTy::bits_of(container(bits)), &[Operand::def(dst), limit, sum, over]);
    }
    /// A sum or difference of sign-extended operands, which their container holds whole, brought back into the range of `bits` bits.
    fn clamped(&mut self, op: Op, left: Operand, right: Operand, dst: VReg, bits: u32) {
        let s = PTy::signed(container(bits));
        let left = self.in_reg(left, s.class());
        let whole = self.new_bin(op, s, left, right);
        let largest = (low_mask(bits) >> 1) as i64;
        let (top, bottom) = (self.imm(largest), self.imm(!largest));
        let below = self.new_bin(Op::Min, s, whole, top);
        self.bin(Op::Max, s, dst, below, bottom);
    }
    /// The largest magnitude of the sign of `value`: what saturates there.
    fn signed_limit(&mut self, value: Operand, bits: u32) -> Operand {
        let c = container(bits);
        let sign = self.new_bin(Op::Shr, PTy::signed(c), value, Operand::imm(c as i32 - 1));
        let top = self.imm((low_mask(bits) >> 1) as i64);
        self.new_bin(Op::Xor, PTy::bits_of(c), sign, top)
    }
    /// `sshl.sat`, `ushl.sat`: whether the value comes back when it is shifted down again says whether it fits.
    fn saturate_shift(&mut self, i: Inst, op: IntOp, lane: usize, dst: VReg, bits: u32) {
        let (x, y) = (self.f.operand(i, 0), self.f.operand(i, 1));
        let signed = op == IntOp::SShlSat;
        let c = container(bits);
        let b = PTy::bits_of(c);
        let a = if signed { self.sign_extended(x, lane) } else { self.zero_extended(x, lane) };
        let a = self.in_reg(a, b.class());
        let count = self.shift_amount(y, lane);
        let shifted = self.new_bin(Op::Shl, b, a, count);
        let shifted = match (signed, bits == c) {
            (_, true) => shifted,
            (true, _) => self.extend_in_container(shifted, bits, c),
            (false, _) => {
                let mask = self.mask_operand(bits);
                self.new_bin(Op::And, b, shifted, mask)
            }
        };
        let back = self.new_bin(Op::Shr, if signed { PTy::signed(c) } else { PTy::unsigned(c) }, shifted, count);
        let over = self.new_setp(cmp::NE, b, back, a);
        let limit = if signed { self.signed_limit(a, bits) } else { self.mask_operand(bits) };
        self.emit(Op::Selp, b, &[Operand::def(dst), limit, shifted, over]);
    }
    /// `scmp`, `ucmp`.
    fn compare_three_ways(&mut self, i: Inst, op: IntOp, lane: usize, dst: VReg, bits: u32) {
        let signed = op == IntOp::SCmp;
        let c = container(bits);
        let t = match (bits, signed) {
            (1, _) => PTy::S16,
            (_, true) => PTy::signed(c),
            _ => PTy::unsigned(c),
        };
        let (a, o) = if bits == 1 {
            let (x, y) = (self.f.operand(i, 0), self.f.operand(i, 1));
            let (x, y) = (self.src_reg(x, lane), self.src_reg(y, lane));
            // A signed bit is 0 or -1.
            let one = Operand::imm(if signed { -1 } else { 1 });
            let a = self.new_selp(PTy::B16, one, Operand::ZERO, x);
            (a, self.new_selp(PTy::B16, one, Operand::ZERO, y))
        } else {
            self.extended_operands(i, lane, signed)
        };
        let (less, more) = (self.new_setp(cmp::LT, t, a, o), self.new_setp(cmp::GT, t, a, o));
        self.three_way(i, lane, dst, less, more);
    }
    /// All ones of `bits` bits.
    fn mask_operand(&mut self, bits: u32) -> Operand {
        match bits {
            16 | 32 | 64 => Operand::imm(-1),
            _ => self.imm(low_mask(bits) as i64),
        }
    }
    pub(super) fn three_way(&mut self, i: Inst, lane: usize, dst: VReg, less: Operand, more: Operand) {
        let part = self.part(self.f.ty(i), lane);
        let t = part.raw();
        let gt = self.new_selp(t, Operand::imm(1), Operand::ZERO, more);
        self.emit(Op::Selp, t, &[Operand::def(dst), Operand::imm(-1), gt, less]);
    }
    fn pred_intrinsic(&mut self, i: Inst, op: IntOp, lane: usize, dst: VReg) {
        let f = self.f;
        let a = self.src_reg(f.operand(i, 0), lane);
        let two = |s: &mut Self, p: Op| {
            let b = s.src_reg(f.operand(i, 1), lane);
            s.bin(p, PTy::Pred, dst, a, b);
        };
        match op {
            IntOp::Ctpop | IntOp::BitReverse | IntOp::BSwap | IntOp::Abs => self.mov(Class::Pred, dst, a),
            IntOp::Ctlz | IntOp::Cttz => self.un(Op::Not, PTy::Pred, dst, a),
            IntOp::SMin | IntOp::UMax | IntOp::UAddSat | IntOp::SAddSat => two(self, Op::Or),
            IntOp::SMax | IntOp::UMin => two(self, Op::And),
            IntOp::USubSat | IntOp::SSubSat => {
                let b = self.src_reg(f.operand(i, 1), lane);
                let n = self.new_un(Op::Not, PTy::Pred, b);
                self.bin(Op::And, PTy::Pred, dst, a, n);
            }
            IntOp::Fshl => self.mov(Class::Pred, dst, a),
            IntOp::Fshr => {
                let b = self.src(f.operand(i, 1), lane);
                self.mov(Class::Pred, dst, b);
            }
            _ => self.mov(Class::Pred, dst, a),
        }
    }
    fn bswap(&mut self, value: Value, lane: usize, dst: VReg, bits: u32) {
        let o = self.src_reg(value, lane);
        match bits {
            16 => {
                let w = self.new_cvt(PTy::U32, PTy::U16, Mods(0), o);
                let r = self.new_tri(Op::Prmt, PTy::B32, w, Operand::ZERO, Operand::imm(0x7701));
                self.cvt(PTy::U16, PTy::U32, Mods(0), dst, r);
            }
            32 => self.emit(Op::Prmt, PTy::B32, &[Operand::def(dst), o, Operand::ZERO, Operand::imm(0x0123)]),
            64 => self.bswap64(o, dst),
            _ => {
                // Other multiples of 16: reverse the container, then drop the bytes that came from above.
                let c = container(bits);
                let r = self.reg(PTy::bits_of(c).class());
                if c == 64 {
                    self.bswap64(o, r);
                } else {
                    self.emit(Op::Prmt, PTy::B32, &[Operand::def(r), o, Operand::ZERO, Operand::imm(0x0123)]);
                }
                self.bin(Op::Shr, PTy::unsigned(c), dst, Operand::reg(r), Operand::imm((c - bits) as i32));
            }
        }
    }
    /// Bytes of a 64-bit register reversed.
    pub(super) fn bswap64(&mut self, operand: Operand, dst: VReg) {
        let (lo, hi) = self.unpack64(operand);
        let a = self.new_tri(Op::Prmt, PTy::B32, hi, Operand::ZERO, Operand::imm(0x0123));
        let b = self.new_tri(Op::Prmt, PTy::B32, lo, Operand::ZERO, Operand::imm(0x0123));
        self.pack(PTy::B64, dst, a, b);
    }
    /// Halves of a 64-bit register.
    pub fn unpack64(&mut self, operand: Operand) -> (Operand, Operand) {
        let (lo, hi) = (self.reg(Class::B32), self.reg(Class::B32));
        self.emit(
            Op::Unpack,
            PTy::B64,
            &[Operand::def(lo).with(oflag::OPEN), Operand::def(hi).with(oflag::CLOSE), operand],
        );
        (Operand::reg(lo), Operand::reg(hi))
    }
    /// `dst = {low, high}`
    pub fn pack(&mut self, ty: PTy, dst: VReg, low: Operand, high: Operand) {
        self.emit(Op::Pack, ty, &[Operand::def(dst), low.with(oflag::OPEN), high.with(oflag::CLOSE)]);
    }
    /// Sum or difference of sign-extended operands, and whether it leaves `bits` bits.
    fn signed_overflow(&mut self, left: Operand, operand: Operand, add: bool, bits: u32) -> (Operand, Operand) {
        let c = container(bits);
        let (s, b) = (PTy::signed(c), PTy::bits_of(c));
        let left = self.in_reg(left, b.class());
        let r = self.new_bin(if add { Op::Add } else { Op::Sub }, s, left, operand);
        if bits < c {
            let e = self.extend_in_container(r, bits, c);
            return (r, self.new_setp(cmp::NE, b, e, r));
        }
        // Overflow: the result's sign differs from the first operand's, and the second does not explain it.
        let x = self.new_bin(Op::Xor, b, left, r);
        let y = if add { self.new_bin(Op::Xor, b, operand, r) } else { self.new_bin(Op::Xor, b, left, operand) };
        let t = self.new_bin(Op::And, b, x, y);
        (r, self.new_setp(cmp::LT, s, t, Operand::ZERO))
    }

    /// `llvm.*.with.overflow`: result parts are the value and the bit, lane by lane.
    pub(crate) fn overflow_intrinsic(&mut self, i: Inst, op: OverflowOp) {
        let f = self.f;
        let (x, y) = (f.operand(i, 0), f.operand(i, 1));
        let bits = self.bits_of(x);
        let info = self.info(f.type_of(x));
        let per = limb_count(bits);
        let lanes = info.n as usize / per;
        for lane in 0..lanes {
            let flag = self.dst(i, info.n as usize + lane);
            if bits > 128 {
                self.not_expanded();
                continue;
            }
            if bits > 64 {
                self.wide_overflow(i, op, lane, flag);
                continue;
            }
            let d = self.dst(i, lane);
            if bits == 1 {
                self.pred_overflow(x, y, lane, op, d, flag);
                continue;
            }
            let signed = matches!(op, OverflowOp::SAdd | OverflowOp::SSub | OverflowOp::SMul);
            let (a, o) = if signed {
                (self.sign_extended(x, lane), self.sign_extended(y, lane))
            } else {
                (self.zero_extended(x, lane), self.zero_extended(y, lane))
            };
            let c = container(bits);
            let (b, u) = (PTy::bits_of(c), PTy::unsigned(c));
            let a = self.in_reg(a, b.class());
            match op {
                OverflowOp::SAdd | OverflowOp::SSub => {
                    let (r, p) = self.signed_overflow(a, o, op == OverflowOp::SAdd, bits);
                    self.mov(b.class(), d, r);
                    self.mov(Class::Pred, flag, p);
                }
                OverflowOp::UAdd => {
                    self.bin(Op::Add, PTy::signed(c), d, a, o);
                    let full = self.mask_operand(bits);
                    if bits == c {
                        self.setp(cmp::LT, u, flag, Operand::reg(d), a);
                    } else {
                        self.setp(cmp::GT, u, flag, Operand::reg(d), full);
                    }
                }
                OverflowOp::USub => {
                    self.bin(Op::Sub, PTy::signed(c), d, a, o);
                    self.setp(cmp::LT, u, flag, a, o);
                }
                OverflowOp::UMul | OverflowOp::SMul => {
                    let t = if signed { PTy::signed(c) } else { u };
                    self.bin(Op::MulLo, PTy::signed(c), d, a, o);
                    let high = self.new_bin(Op::MulHi, t, a, o);
                    let low = Operand::reg(d);
                    // The full product fits when what lies above the width is only extension.
                    let sign =
                        if signed { self.new_bin(Op::Shr, t, low, Operand::imm(c as i32 - 1)) } else { Operand::ZERO };
                    if bits == c {
                        self.setp(cmp::NE, b, flag, high, sign);
                    } else {
                        let over = self.new_setp(cmp::NE, b, high, sign);
                        let e = if signed {
                            self.extend_in_container(low, bits, c)
                        } else {
                            let m = self.mask_operand(bits);
                            self.new_bin(Op::And, b, low, m)
                        };
                        let lost = self.new_setp(cmp::NE, b, e, low);
                        self.bin(Op::Or, PTy::Pred, flag, over, lost);
                    }
                }
            }
        }
    }
    /// The same of predicates: as signed, true is -1.
    fn pred_overflow(&mut self, left: Value, right: Value, lane: usize, op: OverflowOp, dst: VReg, flag: VReg) {
        let (a, b) = (self.src_reg(left, lane), self.src_reg(right, lane));
        let p = if matches!(op, OverflowOp::UMul | OverflowOp::SMul) { Op::And } else { Op::Xor };
        self.bin(p, PTy::Pred, dst, a, b);
        match op {
            OverflowOp::UMul => self.mov(Class::Pred, flag, Operand::ZERO),
            OverflowOp::SMul | OverflowOp::UAdd | OverflowOp::SAdd => self.bin(Op::And, PTy::Pred, flag, a, b),
            OverflowOp::USub | OverflowOp::SSub => {
                let n = self.new_un(Op::Not, PTy::Pred, a);
                self.bin(Op::And, PTy::Pred, flag, n, b);
            }
        }
    }
}
