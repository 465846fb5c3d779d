//! Instructions on integers of more than 128 bits: arithmetic, comparisons, conversions between integers, bits.
//!
//! What can be said in terms of other instructions of the IR is not here: the pass `expand-wide-integers` leaves no division, no
//! minimum, no saturation, no overflow bit and no conversion to or from floating point of such integers.

use super::Sel;
use super::limbs::{Fill, Limbs, Words, limb_count};
use crate::intrinsics::IntOp;
use crate::machine::*;
use crate::opcodes::cmp;
use warpc_ir::ids::*;
use warpc_ir::{IntPred, Opcode, Value};

impl Sel<'_, '_, '_> {
    /// An operation that the pass `expand-wide-integers` should have replaced.
    pub(super) fn not_expanded(&mut self) {
        self.fail("this operation on integers of more than 128 bits is made by the pass `expand-wide-integers`, which did not run");
    }
    /// A binary operation on one lane.
    pub(super) fn limb_binary(&mut self, i: Inst, lane: usize, bits: u32) {
        let f = self.f;
        let op = f.op(i);
        let (x, y) = (f.operand(i, 0), f.operand(i, 1));
        let dst = self.limb_dst(i, lane, limb_count(bits));
        match op {
            Opcode::Add | Opcode::Sub => {
                let (a, b) = (self.limbs(x, lane), self.limbs(y, lane));
                self.add_limbs(&dst, &a, &b, op == Opcode::Sub);
            }
            Opcode::Mul => {
                // Bits above the width do not reach those below it.
                let (a, b) = (self.limbs(x, lane), self.limbs(y, lane));
                self.multiply_limbs(&dst, &a, &b, bits);
            }
            Opcode::And | Opcode::Or | Opcode::Xor => {
                let (a, b) = (self.limbs(x, lane), self.limbs(y, lane));
                for (k, &d) in dst.iter().enumerate() {
                    self.limb_logic(op, d, a[k], b[k]);
                }
            }
            Opcode::Shl | Opcode::LShr | Opcode::AShr => {
                let a = match op {
                    Opcode::Shl => self.limbs(x, lane),
                    _ => self.limbs_extended(x, lane, op == Opcode::AShr),
                };
                let amount = self.limb_amount(y, lane);
                self.shift_limbs(&dst, &a, op, amount);
            }
            _ => self.not_expanded(),
        }
    }
    /// One limb of `and`, `or` or `xor`.
    fn limb_logic(&mut self, op: Opcode, dst: VReg, left: Operand, right: Operand) {
        let row = match op {
            Opcode::And => Op::And,
            Opcode::Or => Op::Or,
            _ => Op::Xor,
        };
        let (left, right) = if left.is_imm() { (right, left) } else { (left, right) };
        match (op, self.imm_of(right)) {
            (Opcode::And, Some(-1)) | (Opcode::Or | Opcode::Xor, Some(0)) => self.mov(Class::B64, dst, left),
            (Opcode::And, Some(0)) => self.mov(Class::B64, dst, Operand::ZERO),
            (Opcode::Or, Some(-1)) => self.mov(Class::B64, dst, right),
            (Opcode::Xor, Some(-1)) => {
                let left = self.in_reg(left, Class::B64);
                self.un(Op::Not, PTy::B64, dst, left);
            }
            _ => {
                let left = self.in_reg(left, Class::B64);
                self.bin(row, PTy::B64, dst, left, right);
            }
        }
    }
    /// Amount of a shift: 32 bits of it, an immediate where it is a constant.
    fn limb_amount(&mut self, value: Value, lane: usize) -> Operand {
        let bits = self.bits_of(value);
        let low = self.src(value, limb_count(bits) * lane);
        match self.imm_of(low) {
            Some(n) => Operand::imm((n as u64).min(bits as u64) as i32),
            None => self.new_cvt(PTy::U32, PTy::U64, Mods(0), low),
        }
    }
    /// A comparison of one lane.
    pub(super) fn limb_compare(&mut self, dst: VReg, [x, y]: [Value; 2], lane: usize, pred: IntPred) {
        let signed = pred.is_signed();
        let (a, b) = (self.limbs_extended(x, lane, signed), self.limbs_extended(y, lane, signed));
        let (r, negate) = match pred {
            IntPred::Eq => (self.limbs_equal(&a, &b), false),
            IntPred::Ne => (self.limbs_equal(&a, &b), true),
            IntPred::Ult | IntPred::Slt => (self.limbs_less(&a, &b, signed), false),
            IntPred::Uge | IntPred::Sge => (self.limbs_less(&a, &b, signed), true),
            IntPred::Ugt | IntPred::Sgt => (self.limbs_less(&b, &a, signed), false),
            IntPred::Ule | IntPred::Sle => (self.limbs_less(&b, &a, signed), true),
        };
        if negate {
            self.un(Op::Not, PTy::Pred, dst, r);
        } else {
            self.mov(Class::Pred, dst, r);
        }
    }
    /// `value`, of more than 64 bits, extended to `to` bits.
    pub(super) fn extend_limbs(&mut self, i: Inst, value: Value, lane: usize, to: u32, signed: bool) {
        let dst = self.limb_dst(i, lane, limb_count(to));
        let limbs = self.limbs_extended(value, lane, signed);
        self.move_limbs(&dst, &limbs);
        let fill = match (signed, limbs.last()) {
            (true, Some(&top)) if dst.len() > limbs.len() => {
                let top = self.in_reg(top, Class::B64);
                self.new_bin(Op::Shr, PTy::S64, top, Operand::imm(63))
            }
            _ => Operand::ZERO,
        };
        for &d in dst.iter().skip(limbs.len()) {
            self.mov(Class::B64, d, fill);
        }
    }

    /// An intrinsic of one operand type and result of more than 128 bits.
    pub(super) fn limb_intrinsic(&mut self, i: Inst, op: IntOp, lane: usize) {
        let f = self.f;
        let x = f.operand(i, 0);
        let bits = self.bits_of(x);
        let dst = self.limb_dst(i, lane, limb_count(bits));
        let spare = Operand::imm(64 * dst.len() as i32 - bits as i32);
        match op {
            IntOp::Ctpop => {
                let limbs = self.limbs_extended(x, lane, false);
                let mut sum = Operand::ZERO;
                for &o in &limbs {
                    let o = self.in_reg(o, Class::B64);
                    let r = self.reg(Class::B32);
                    self.un(Op::Popc, PTy::B64, r, o);
                    sum = match sum {
                        Operand::ZERO => Operand::reg(r),
                        _ => self.new_bin(Op::Add, PTy::S32, sum, Operand::reg(r)),
                    };
                }
                self.widen_count(&dst, sum);
            }
            IntOp::Ctlz => {
                let limbs = self.limbs_extended(x, lane, false);
                let count = self.leading_zeros(&limbs);
                let count = match spare {
                    Operand::ZERO => count,
                    _ => self.new_bin(Op::Sub, PTy::S32, count, spare),
                };
                self.widen_count(&dst, count);
            }
            IntOp::Cttz => {
                let mut limbs = self.limbs(x, lane);
                if spare != Operand::ZERO {
                    // A stop bit just above the width.
                    let stop = self.imm(1i64 << (bits % 64));
                    if let Some(top) = limbs.last_mut() {
                        let o = self.in_reg(*top, Class::B64);
                        *top = self.new_bin(Op::Or, PTy::B64, o, stop);
                    }
                }
                let turned = self.turned(&limbs);
                let count = self.leading_zeros(&turned);
                self.widen_count(&dst, count);
            }
            IntOp::BitReverse => {
                let limbs = self.limbs(x, lane);
                let turned = self.turned(&limbs);
                self.shift_limbs(&dst, &turned, Opcode::LShr, spare);
            }
            IntOp::BSwap => {
                let limbs = self.limbs(x, lane);
                let swapped: Limbs = limbs
                    .iter()
                    .rev()
                    .map(|&o| {
                        let (o, r) = (self.in_reg(o, Class::B64), self.reg(Class::B64));
                        self.bswap64(o, r);
                        Operand::reg(r)
                    })
                    .collect();
                self.shift_limbs(&dst, &swapped, Opcode::LShr, spare);
            }
            IntOp::Fshl | IntOp::Fshr => self.limb_funnel(i, op == IntOp::Fshl, lane, &dst, bits),
            _ => self.not_expanded(),
        }
    }
    /// Limbs with the order of all bits turned.
    fn turned(&mut self, limbs: &[Operand]) -> Limbs {
        limbs
            .iter()
            .rev()
            .map(|&o| {
                let o = self.in_reg(o, Class::B64);
                self.new_un(Op::Brev, PTy::B64, o)
            })
            .collect()
    }
    /// Zeros above the highest bit of the limbs, 32 bits.
    fn leading_zeros(&mut self, limbs: &[Operand]) -> Operand {
        let mut below = Operand::ZERO;
        for (k, &o) in limbs.iter().enumerate() {
            let o = self.in_reg(o, Class::B64);
            let own = self.reg(Class::B32);
            self.un(Op::Clz, PTy::B64, own, o);
            if k == 0 {
                below = Operand::reg(own);
                continue;
            }
            let through = self.new_bin(Op::Add, PTy::S32, below, Operand::imm(64));
            let any = self.new_setp(cmp::NE, PTy::B64, o, Operand::ZERO);
            below = self.new_selp(PTy::B32, Operand::reg(own), through, any);
        }
        below
    }
    /// A count of 32 bits as a number of many limbs.
    fn widen_count(&mut self, dst: &[VReg], count: Operand) {
        self.cvt(PTy::U64, PTy::U32, Mods(0), dst[0], count);
        for &d in &dst[1..] {
            self.mov(Class::B64, d, Operand::ZERO);
        }
    }
    /// A funnel shift: `bits` bits of the pair of both operands. The amount counts modulo the width.
    fn limb_funnel(&mut self, i: Inst, left: bool, lane: usize, dst: &[VReg], bits: u32) {
        let f = self.f;
        let (high, low) = (self.limbs(f.operand(i, 0), lane), self.limbs_extended(f.operand(i, 1), lane, false));
        let amount = self.limbs_extended(f.operand(i, 2), lane, false);
        let amount = self.modulo(&amount, bits);
        // One of the two shifts goes by one more, so that an amount of zero shifts by less than the width.
        let back = match self.imm_of(amount) {
            Some(n) => Operand::imm(bits as i32 - 1 - n as i32),
            None => {
                let most = self.in_reg(Operand::imm(bits as i32 - 1), Class::B32);
                self.new_bin(Op::Sub, PTy::S32, most, amount)
            }
        };
        let (high, low) = (self.words_of(&high), self.words_of(&low));
        let one = Operand::imm(1);
        let (up, down): (Words, Words) = if left {
            let half = self.shift_words(&low, false, Fill::Zeros, one);
            (self.shift_words(&high, true, Fill::Zeros, amount), self.shift_words(&half, false, Fill::Zeros, back))
        } else {
            let twice = self.shift_words(&high, true, Fill::Zeros, one);
            (self.shift_words(&twice, true, Fill::Zeros, back), self.shift_words(&low, false, Fill::Zeros, amount))
        };
        let words: Words = up
            .iter()
            .zip(&down)
            .map(|(&x, &y)| match (self.imm_of(x), self.imm_of(y)) {
                (Some(0), _) => y,
                (_, Some(0)) => x,
                _ => {
                    let x = self.in_reg(x, Class::B32);
                    self.new_bin(Op::Or, PTy::B32, x, y)
                }
            })
            .collect();
        self.join_words(dst, &words);
    }
    /// The limbs modulo `divisor`, which is less than 2^16, in 32 bits: digit by digit from the top.
    fn modulo(&mut self, limbs: &[Operand], divisor: u32) -> Operand {
        if limbs.iter().all(|&o| o.is_imm()) {
            let digits = limbs.iter().rev().map(|&o| self.imm_of(o).unwrap_or(0) as u64 as u128);
            return Operand::imm(digits.fold(0, |rest, digit| (rest << 64 | digit) % divisor as u128) as i32);
        }
        let words = self.words_of(limbs);
        if divisor.is_power_of_two() {
            let low = self.in_reg(words[0], Class::B32);
            return self.new_bin(Op::And, PTy::B32, low, Operand::imm(divisor as i32 - 1));
        }
        let divisor = Operand::imm(divisor as i32);
        let mut rest = Operand::ZERO;
        for &word in words.iter().rev() {
            if rest == Operand::ZERO && word == Operand::ZERO {
                continue;
            }
            let word = self.in_reg(word, Class::B32);
            let upper = self.new_bin(Op::Shr, PTy::U32, word, Operand::imm(16));
            let lower = self.new_bin(Op::And, PTy::B32, word, Operand::imm(0xffff));
            for half in [upper, lower] {
                let digit = match rest {
                    Operand::ZERO => half,
                    _ => {
                        let moved = self.new_bin(Op::Shl, PTy::B32, rest, Operand::imm(16));
                        self.new_bin(Op::Or, PTy::B32, moved, half)
                    }
                };
                rest = self.new_bin(Op::Rem, PTy::U32, digit, divisor);
            }
        }
        rest
    }
}
