//! Integers of 65 to 128 bits: two 64-bit parts, low first. Division is a shift-and-subtract loop that starts at the
//! highest set bit, with the 64-bit instruction when both operands fit it.

use super::Sel;
use super::limbs::Limbs;
use crate::machine::*;
use crate::opcodes::cmp;
use warpc_ir::ids::*;
use warpc_ir::{Opcode, Value};

/// Low and high part.
pub type Pair = [Operand; 2];

impl Sel<'_, '_, '_> {
    /// Parts of lane `lane` of a wide value, the upper one not normalised.
    pub fn wide(&mut self, value: Value, lane: usize) -> Pair {
        let low = self.src(value, 2 * lane);
        let high = if self.is_half(value) { Operand::ZERO } else { self.src(value, 2 * lane + 1) };
        [low, high]
    }
    /// Whether the upper part of `value` is zero by the instruction that makes it.
    fn is_half(&self, value: Value) -> bool {
        let Some(i) = value.as_inst() else { return false };
        match self.f.op(i) {
            Opcode::ZExt => self.bits_of(self.f.operand(i, 0)) <= 64,
            Opcode::LShr => self.const_int(self.f.operand(i, 1)).is_some_and(|n| (64..128).contains(&n)),
            _ => false,
        }
    }
    /// The same with the bits above the width cleared or copied from the sign.
    pub fn wide_extended(&mut self, value: Value, lane: usize, signed: bool) -> Pair {
        let bits = self.bits_of(value);
        let [lo, hi] = self.wide(value, lane);
        if bits == 128 {
            return [lo, hi];
        }
        self.extended_pair([lo, hi], bits, signed)
    }
    /// The low `bits` of a pair, extended.
    pub(super) fn extended_pair(&mut self, pair: Pair, bits: u32, signed: bool) -> Pair {
        let mut limbs = Limbs::from_slice(&pair);
        self.extend_top(&mut limbs, bits, signed);
        [limbs[0], limbs[1]]
    }
    fn pair_reg(&mut self, pair: Pair) -> Pair {
        [self.in_reg(pair[0], Class::B64), self.in_reg(pair[1], Class::B64)]
    }
    /// `left + right` into `dst`, or `left - right`.
    pub fn wide_add(&mut self, dst: [VReg; 2], left: Pair, right: Pair, subtract: bool) {
        if self.imm_of(right[0]) == Some(0) {
            // No carry.
            self.mov(Class::B64, dst[0], left[0]);
            return match self.imm_of(right[1]) {
                Some(0) => self.mov(Class::B64, dst[1], left[1]),
                _ => {
                    let high = self.in_reg(left[1], Class::B64);
                    self.bin(if subtract { Op::Sub } else { Op::Add }, PTy::S64, dst[1], high, right[1]);
                }
            };
        }
        let (first, second) = if subtract { (Op::SubCc, Op::SubC) } else { (Op::AddCc, Op::AddC) };
        // Constants are loaded before the pair: nothing may stand between the carry and its use.
        let left = self.pair_reg(left);
        self.bin(first, PTy::S64, dst[0], left[0], right[0]);
        self.bin(second, PTy::S64, dst[1], left[1], right[1]);
    }
    /// New registers for a pair.
    pub fn new_pair(&mut self) -> [VReg; 2] {
        [self.reg(Class::B64), self.reg(Class::B64)]
    }
    pub(super) fn pair_of(regs: [VReg; 2]) -> Pair {
        [Operand::reg(regs[0]), Operand::reg(regs[1])]
    }
    /// `-operand`
    pub fn wide_negate(&mut self, dst: [VReg; 2], operand: Pair) {
        self.wide_add(dst, [Operand::ZERO, Operand::ZERO], operand, true);
    }
    /// `pred ? left : right`
    pub fn wide_select(&mut self, dst: [VReg; 2], left: Pair, right: Pair, pred: Operand) {
        for k in 0..2 {
            self.emit(Op::Selp, PTy::B64, &[Operand::def(dst[k]), left[k], right[k], pred]);
        }
    }
    /// Value of an immediate.
    pub(super) fn imm_of(&self, operand: Operand) -> Option<i64> {
        operand.is_imm().then(|| self.m.side.imm(operand))
    }
    /// `left | right` of 64 bits.
    pub(super) fn or_half(&mut self, left: Operand, right: Operand) -> Operand {
        match (self.imm_of(left), self.imm_of(right)) {
            (Some(x), Some(y)) => self.imm(x | y),
            (Some(0), _) => right,
            (_, Some(0)) => left,
            (Some(_), _) => self.new_bin(Op::Or, PTy::B64, right, left),
            _ => self.new_bin(Op::Or, PTy::B64, left, right),
        }
    }
    /// 64 bits shifted by `amount` below 64; `ty` says how a right shift fills.
    fn shift_half(&mut self, op: Op, ty: PTy, operand: Operand, amount: u32) -> Operand {
        match self.imm_of(operand) {
            _ if amount == 0 => operand,
            Some(v) if op == Op::Shl => self.imm(v << amount),
            Some(v) if ty == PTy::S64 => self.imm(v >> amount),
            Some(v) => self.imm((v as u64 >> amount) as i64),
            None => self.new_bin(op, ty, operand, Operand::imm(amount as i32)),
        }
    }
    /// The upper half of `{high, low} << amount`, 1 to 63.
    fn shifted_into(&mut self, high: Operand, low: Operand, amount: u32) -> Operand {
        if self.imm_of(high).is_some() || self.imm_of(low).is_some() {
            let x = self.shift_half(Op::Shl, PTy::B64, high, amount);
            let y = self.shift_half(Op::Shr, PTy::U64, low, 64 - amount);
            return self.or_half(x, y);
        }
        let half = self.reg(Class::B64);
        self.funnel_long_by(half, high, low, amount);
        Operand::reg(half)
    }
    /// `operand << amount`, `operand >> amount` by a constant.
    fn wide_shift_by(&mut self, op: Opcode, operand: Pair, amount: u32) -> Pair {
        let fill = if op == Opcode::AShr { PTy::S64 } else { PTy::U64 };
        match (op, amount) {
            (_, 0) => operand,
            (Opcode::Shl, 1..64) => {
                let high = self.shifted_into(operand[1], operand[0], amount);
                [self.shift_half(Op::Shl, PTy::B64, operand[0], amount), high]
            }
            (Opcode::Shl, 64..128) => [Operand::ZERO, self.shift_half(Op::Shl, PTy::B64, operand[0], amount - 64)],
            (Opcode::Shl, _) => [Operand::ZERO; 2],
            (_, 1..64) => {
                let low = self.shifted_into(operand[1], operand[0], 64 - amount);
                [low, self.shift_half(Op::Shr, fill, operand[1], amount)]
            }
            _ => {
                let sign =
                    if op == Opcode::AShr { self.shift_half(Op::Shr, PTy::S64, operand[1], 63) } else { Operand::ZERO };
                [if amount < 128 { self.shift_half(Op::Shr, fill, operand[1], amount - 64) } else { sign }, sign]
            }
        }
    }
    /// `left << n`, `left >> n`. PTX shifts give 0 (or the sign) beyond the width, which makes the cases meet without branches.
    pub fn wide_shift(&mut self, op: Opcode, dst: [VReg; 2], left: Pair, n: Operand) {
        if let Some(v) = self.imm_of(n) {
            let r = self.wide_shift_by(op, left, u32::try_from(v).unwrap_or(128));
            for k in 0..2 {
                self.mov(Class::B64, dst[k], r[k]);
            }
            return;
        }
        let back = self.new_bin(Op::Sub, PTy::S32, Operand::imm(64), n);
        let over = self.new_bin(Op::Add, PTy::S32, n, Operand::imm(-64));
        let known_zero = |s: &Self, k: usize| s.imm_of(left[k]) == Some(0);
        let (no_low, no_high) = (known_zero(self, 0), known_zero(self, 1));
        let shifted = |s: &mut Self, zero: bool, op: Op, ty: PTy, v: Operand, n: Operand| match zero {
            true => Operand::ZERO,
            false => s.new_bin(op, ty, v, n),
        };
        let left = self.pair_reg(left);
        match op {
            Opcode::Shl => {
                let x = shifted(self, no_high, Op::Shl, PTy::B64, left[1], n);
                let y = shifted(self, no_low, Op::Shr, PTy::U64, left[0], back);
                let z = shifted(self, no_low, Op::Shl, PTy::B64, left[0], over);
                let t = self.or_half(x, y);
                let t = self.or_half(t, z);
                self.mov(Class::B64, dst[1], t);
                self.bin(Op::Shl, PTy::B64, dst[0], left[0], n);
            }
            Opcode::LShr => {
                let x = shifted(self, no_low, Op::Shr, PTy::U64, left[0], n);
                let y = shifted(self, no_high, Op::Shl, PTy::B64, left[1], back);
                let z = shifted(self, no_high, Op::Shr, PTy::U64, left[1], over);
                let t = self.or_half(x, y);
                let t = self.or_half(t, z);
                self.mov(Class::B64, dst[0], t);
                self.bin(Op::Shr, PTy::U64, dst[1], left[1], n);
            }
            _ => {
                let x = self.new_bin(Op::Shr, PTy::U64, left[0], n);
                let y = self.new_bin(Op::Shl, PTy::B64, left[1], back);
                let near = self.new_bin(Op::Or, PTy::B64, x, y);
                let far = self.new_bin(Op::Shr, PTy::S64, left[1], over);
                let p = self.new_setp(cmp::GE, PTy::U32, n, Operand::imm(64));
                self.emit(Op::Selp, PTy::B64, &[Operand::def(dst[0]), far, near, p]);
                self.bin(Op::Shr, PTy::S64, dst[1], left[1], n);
            }
        }
    }
    /// Low 128 bits of `left * right`.
    pub fn wide_multiply(&mut self, dst: [VReg; 2], left: Pair, right: Pair) {
        let (no_a, no_b) = (self.imm_of(left[1]) == Some(0), self.imm_of(right[1]) == Some(0));
        let low = [self.in_reg(left[0], Class::B64), right[0]];
        let mut high = self.new_bin(Op::MulHi, PTy::U64, low[0], low[1]);
        if !no_b {
            high = self.new_tri(Op::MadLo, PTy::S64, low[0], right[1], high);
        }
        if !no_a {
            let upper = self.in_reg(left[1], Class::B64);
            high = self.new_tri(Op::MadLo, PTy::S64, upper, low[1], high);
        }
        self.mov(Class::B64, dst[1], high);
        self.bin(Op::MulLo, PTy::S64, dst[0], low[0], low[1]);
    }
    /// 64 bits or fewer that wide value `value` extends by its sign, as a 64-bit operand.
    fn sign_extended_half(&mut self, value: Value, lane: usize) -> Option<Operand> {
        let i = value.as_inst().filter(|&i| self.f.op(i) == Opcode::SExt)?;
        let from = self.f.operand(i, 0);
        if self.bits_of(from) > 64 {
            return None;
        }
        let low = self.src(value, 2 * lane);
        Some(self.in_reg(low, Class::B64))
    }
    /// Predicate `left == right`.
    pub fn wide_equal(&mut self, left: Pair, right: Pair) -> Operand {
        self.limbs_equal(&left, &right)
    }
    /// Leading zeros of a pair: 0 to 128, 32 bits.
    pub fn wide_clz(&mut self, operand: Pair) -> Operand {
        let hi = self.reg(Class::B32);
        self.un(Op::Clz, PTy::B64, hi, operand[1]);
        let lo = self.reg(Class::B32);
        self.un(Op::Clz, PTy::B64, lo, operand[0]);
        let t = self.new_bin(Op::Add, PTy::S32, Operand::reg(lo), Operand::imm(64));
        let p = self.new_setp(cmp::NE, PTy::B64, operand[1], Operand::ZERO);
        self.new_selp(PTy::B32, Operand::reg(hi), t, p)
    }

    /// A wide binary operation on one lane.
    pub(super) fn wide_binary(&mut self, i: Inst, lane: usize, bits: u32) {
        let f = self.f;
        let op = f.op(i);
        let (x, y) = (f.operand(i, 0), f.operand(i, 1));
        let d = [self.dst(i, 2 * lane), self.dst(i, 2 * lane + 1)];
        match op {
            Opcode::Add | Opcode::Sub => {
                let (a, b) = (self.wide(x, lane), self.wide(y, lane));
                self.wide_add(d, a, b, op == Opcode::Sub);
            }
            Opcode::Mul => {
                if let (Some(a), Some(b)) = (self.sign_extended_half(x, lane), self.sign_extended_half(y, lane)) {
                    self.bin(Op::MulHi, PTy::S64, d[1], a, b);
                    self.bin(Op::MulLo, PTy::S64, d[0], a, b);
                    return;
                }
                let (a, b) = (self.wide(x, lane), self.wide(y, lane));
                self.wide_multiply(d, a, b);
            }
            Opcode::And | Opcode::Or | Opcode::Xor => {
                let (a, b) = (self.wide(x, lane), self.wide(y, lane));
                let p = match op {
                    Opcode::And => Op::And,
                    Opcode::Or => Op::Or,
                    _ => Op::Xor,
                };
                for k in 0..2 {
                    match (p, self.imm_of(b[k])) {
                        (Op::And, Some(-1)) | (Op::Or | Op::Xor, Some(0)) => self.mov(Class::B64, d[k], a[k]),
                        (Op::And, Some(0)) => self.mov(Class::B64, d[k], Operand::ZERO),
                        _ => self.bin(p, PTy::B64, d[k], a[k], b[k]),
                    }
                }
            }
            Opcode::Shl | Opcode::LShr | Opcode::AShr => {
                let a = match op {
                    Opcode::Shl => self.wide(x, lane),
                    _ => self.wide_extended(x, lane, op == Opcode::AShr),
                };
                let n = self.shift_amount(y, lane);
                self.wide_shift(op, d, a, n);
            }
            _ => {
                let signed = matches!(op, Opcode::SDiv | Opcode::SRem);
                let quotient = matches!(op, Opcode::SDiv | Opcode::UDiv);
                let (a, b) = (self.wide_extended(x, lane, signed), self.wide_extended(y, lane, signed));
                let divisor = self.imm_of(b[0]).zip(self.imm_of(b[1]));
                let divisor = divisor.map(|(low, high)| i128::from(high) << 64 | i128::from(low as u64));
                match divisor {
                    Some(divisor) if is_power_of_two(divisor, signed) => {
                        self.wide_divide_by_power(d, a, divisor, signed, quotient);
                    }
                    _ => self.wide_divide(d, a, b, signed, quotient),
                }
            }
        }
        let _ = bits;
    }
    /// Quotient or remainder by a constant whose magnitude is a power of two.
    fn wide_divide_by_power(&mut self, dst: [VReg; 2], left: Pair, divisor: i128, signed: bool, quotient: bool) {
        let left = self.pair_reg(left);
        let magnitude = if signed { divisor.unsigned_abs() } else { divisor as u128 };
        let (places, below) = (magnitude.trailing_zeros() as i32, magnitude - 1);
        let masked = |s: &mut Self, numbers: Pair, mask: u128| -> Pair {
            [0, 1].map(|k| {
                let mask = s.imm((mask >> (64 * k)) as i64);
                s.new_bin(Op::And, PTy::B64, numbers[k], mask)
            })
        };
        if !signed {
            if quotient {
                return self.wide_shift(Opcode::LShr, dst, left, Operand::imm(places));
            }
            let rest = masked(self, left, below);
            return (0..2).for_each(|k| self.mov(Class::B64, dst[k], rest[k]));
        }
        // A quotient goes towards zero: of a negative number it is that of the number one less than a divisor higher.
        let sign = self.new_bin(Op::Shr, PTy::S64, left[1], Operand::imm(63));
        let bias = masked(self, [sign, sign], below);
        let sum = self.new_pair();
        self.wide_add(sum, left, bias, false);
        let sum = Self::pair_of(sum);
        if !quotient {
            let whole = masked(self, sum, !below);
            return self.wide_add(dst, left, whole, true);
        }
        let shifted = if divisor < 0 { self.new_pair() } else { dst };
        self.wide_shift(Opcode::AShr, shifted, sum, Operand::imm(places));
        if divisor < 0 {
            self.wide_negate(dst, Self::pair_of(shifted));
        }
    }
    fn wide_abs(&mut self, operand: Pair) -> Pair {
        let negative = self.new_setp(cmp::LT, PTy::S64, operand[1], Operand::ZERO);
        let (n, d) = (self.new_pair(), self.new_pair());
        self.wide_negate(n, operand);
        self.wide_select(d, Self::pair_of(n), operand, negative);
        Self::pair_of(d)
    }
    /// Quotient or remainder.
    pub fn wide_divide(&mut self, dst: [VReg; 2], left: Pair, right: Pair, signed: bool, quotient: bool) {
        let (left, right) = (self.pair_reg(left), self.pair_reg(right));
        if !signed {
            return self.wide_divide_unsigned(dst, left, right, quotient);
        }
        let (ua, ub) = (self.wide_abs(left), self.wide_abs(right));
        let r = self.new_pair();
        self.wide_divide_unsigned(r, ua, ub, quotient);
        let sign = if quotient { self.new_bin(Op::Xor, PTy::B64, left[1], right[1]) } else { left[1] };
        let negative = self.new_setp(cmp::LT, PTy::S64, sign, Operand::ZERO);
        let n = self.new_pair();
        self.wide_negate(n, Self::pair_of(r));
        self.wide_select(dst, Self::pair_of(n), Self::pair_of(r), negative);
    }
    fn wide_divide_unsigned(&mut self, dst: [VReg; 2], left: Pair, right: Pair, quotient: bool) {
        let (slow, head, end) = (self.label(), self.label(), self.label());
        let top = self.new_bin(Op::Or, PTy::B64, left[1], right[1]);
        let p = self.new_setp(cmp::NE, PTy::B64, top, Operand::ZERO);
        // Registers that the loop rewrites: what is left of the dividend (and the quotient so far), the remainder, a count.
        let (q, r, count) = (self.new_pair(), self.new_pair(), self.reg(Class::B32));
        self.jump_if(p, false, slow);
        let short = self.label();
        self.place(short);
        self.bin(Op::Div, PTy::U64, q[0], left[0], right[0]);
        self.mov(Class::B64, q[1], Operand::ZERO);
        self.bin(Op::Rem, PTy::U64, r[0], left[0], right[0]);
        self.mov(Class::B64, r[1], Operand::ZERO);
        self.jump(end);

        self.place(slow);
        // Leading zeros of the dividend give quotient bits 0: skip them. A zero dividend still does one round.
        let lead = self.wide_clz(left);
        let lead = self.new_bin(Op::Min, PTy::U32, lead, Operand::imm(127));
        self.wide_shift(Opcode::Shl, q, left, lead);
        self.mov(Class::B64, r[0], Operand::ZERO);
        self.mov(Class::B64, r[1], Operand::ZERO);
        self.bin(Op::Sub, PTy::S32, count, Operand::imm(128), lead);

        self.place(head);
        let (ro, qo) = (Self::pair_of(r), Self::pair_of(q));
        // The bit that the remainder loses by doubling.
        let carry = self.new_setp(cmp::LT, PTy::S64, ro[1], Operand::ZERO);
        let n = self.new_pair();
        let bit = self.new_bin(Op::Shr, PTy::U64, qo[1], Operand::imm(63));
        let low = self.new_bin(Op::Shl, PTy::B64, ro[0], Operand::imm(1));
        let up = self.new_bin(Op::Shr, PTy::U64, ro[0], Operand::imm(63));
        let high = self.new_bin(Op::Shl, PTy::B64, ro[1], Operand::imm(1));
        self.bin(Op::Or, PTy::B64, n[0], low, bit);
        self.bin(Op::Or, PTy::B64, n[1], high, up);
        let no = Self::pair_of(n);
        let less = self.wide_less(no, right, false);
        let enough = self.new_un(Op::Not, PTy::Pred, less);
        let take = self.new_bin(Op::Or, PTy::Pred, enough, carry);
        let m = self.new_pair();
        self.wide_add(m, no, right, true);
        self.wide_select(r, Self::pair_of(m), no, take);
        let one = self.new_selp(PTy::B64, Operand::imm(1), Operand::ZERO, take);
        let q_up = self.new_bin(Op::Shr, PTy::U64, qo[0], Operand::imm(63));
        let q_high = self.new_bin(Op::Shl, PTy::B64, qo[1], Operand::imm(1));
        let q_low = self.new_bin(Op::Shl, PTy::B64, qo[0], Operand::imm(1));
        self.bin(Op::Or, PTy::B64, q[1], q_high, q_up);
        self.bin(Op::Or, PTy::B64, q[0], q_low, one);
        self.bin(Op::Add, PTy::S32, count, Operand::reg(count), Operand::imm(-1));
        let more = self.new_setp(cmp::NE, PTy::B32, Operand::reg(count), Operand::ZERO);
        self.jump_if(more, false, head);
        self.place(end);
        let result = if quotient { q } else { r };
        for k in 0..2 {
            self.mov(Class::B64, dst[k], Operand::reg(result[k]));
        }
    }
}

/// Whether the magnitude of `divisor`, of a division of 128 bits, is a power of two.
fn is_power_of_two(divisor: i128, signed: bool) -> bool {
    if signed { divisor.unsigned_abs().is_power_of_two() } else { (divisor as u128).is_power_of_two() }
}
