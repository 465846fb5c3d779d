//! Integers of 65 to 128 bits: two 64-bit parts, low first. Division is a shift-and-subtract loop that starts at the
//! highest set bit, with the 64-bit instruction when both operands fit it.

use super::Sel;
use crate::ptx::machine::*;
use crate::ptx::opcodes::cmp;
use warpc_engine::ids::*;
use warpc_engine::ir::{Opcode, Value};

/// Low and high part.
pub type Pair = [Operand; 2];

impl Sel<'_, '_> {
    /// Parts of lane `lane` of a wide value, the upper one not normalised.
    pub fn wide(&mut self, v: Value, lane: usize) -> Pair {
        [self.src(v, 2 * lane), self.src(v, 2 * lane + 1)]
    }
    /// The same with the bits above the width cleared or copied from the sign.
    pub fn wide_extended(&mut self, v: Value, lane: usize, signed: bool) -> Pair {
        let bits = self.bits_of(v);
        let [lo, hi] = self.wide(v, lane);
        if bits == 128 {
            return [lo, hi];
        }
        self.extended_pair([lo, hi], bits, signed)
    }
    /// The low `bits` of a pair, extended.
    pub(super) fn extended_pair(&mut self, p: Pair, bits: u32, signed: bool) -> Pair {
        let hi = self.in_reg(p[1], Class::B64);
        let hi = if signed {
            self.new_tri(Op::Bfe, PTy::S64, hi, Operand::ZERO, Operand::imm(bits as i32 - 64))
        } else {
            let m = self.imm(warpc_engine::ir::consts::low_mask(bits - 64) as i64);
            self.new_bin(Op::And, PTy::B64, hi, m)
        };
        [p[0], hi]
    }
    fn pair_reg(&mut self, p: Pair) -> Pair {
        [self.in_reg(p[0], Class::B64), self.in_reg(p[1], Class::B64)]
    }
    /// `a + b` into `d`, or `a - b`.
    pub fn wide_add(&mut self, d: [u32; 2], a: Pair, b: Pair, subtract: bool) {
        let (first, second) = if subtract { (Op::SubCc, Op::SubC) } else { (Op::AddCc, Op::AddC) };
        // Constants are loaded before the pair: nothing may stand between the carry and its use.
        let (a, b) = (self.pair_reg(a), self.pair_reg(b));
        self.bin(first, PTy::S64, d[0], a[0], b[0]);
        self.bin(second, PTy::S64, d[1], a[1], b[1]);
    }
    /// New registers for a pair.
    pub fn new_pair(&mut self) -> [u32; 2] {
        [self.reg(Class::B64), self.reg(Class::B64)]
    }
    pub(super) fn pair_of(r: [u32; 2]) -> Pair {
        [Operand::reg(r[0]), Operand::reg(r[1])]
    }
    /// `-a`
    pub fn wide_negate(&mut self, d: [u32; 2], a: Pair) {
        self.wide_add(d, [Operand::ZERO, Operand::ZERO], a, true);
    }
    /// `p ? a : b`
    pub fn wide_select(&mut self, d: [u32; 2], a: Pair, b: Pair, p: Operand) {
        for k in 0..2 {
            self.emit(Op::Selp, PTy::B64, &[Operand::def(d[k]), a[k], b[k], p]);
        }
    }
    /// `a << n`, `a >> n`. PTX shifts give 0 (or the sign) beyond the width, which makes the cases meet without branches.
    pub fn wide_shift(&mut self, op: Opcode, d: [u32; 2], a: Pair, n: Operand) {
        let (back, over) = if n.is_imm() {
            // Beyond the width, like a negative amount at run time.
            let beyond = |v: i64| Operand::imm(if v < 0 { 255 } else { v as i32 });
            let v = self.s.machine.imm(n);
            (beyond(64 - v), beyond(v - 64))
        } else {
            let back = self.new_bin(Op::Sub, PTy::S32, Operand::imm(64), n);
            (back, self.new_bin(Op::Add, PTy::S32, n, Operand::imm(-64)))
        };
        let a = self.pair_reg(a);
        match op {
            Opcode::Shl => {
                let x = self.new_bin(Op::Shl, PTy::B64, a[1], n);
                let y = self.new_bin(Op::Shr, PTy::U64, a[0], back);
                let z = self.new_bin(Op::Shl, PTy::B64, a[0], over);
                let t = self.new_bin(Op::Or, PTy::B64, x, y);
                self.bin(Op::Or, PTy::B64, d[1], t, z);
                self.bin(Op::Shl, PTy::B64, d[0], a[0], n);
            }
            Opcode::LShr => {
                let x = self.new_bin(Op::Shr, PTy::U64, a[0], n);
                let y = self.new_bin(Op::Shl, PTy::B64, a[1], back);
                let z = self.new_bin(Op::Shr, PTy::U64, a[1], over);
                let t = self.new_bin(Op::Or, PTy::B64, x, y);
                self.bin(Op::Or, PTy::B64, d[0], t, z);
                self.bin(Op::Shr, PTy::U64, d[1], a[1], n);
            }
            _ => {
                let x = self.new_bin(Op::Shr, PTy::U64, a[0], n);
                let y = self.new_bin(Op::Shl, PTy::B64, a[1], back);
                let near = self.new_bin(Op::Or, PTy::B64, x, y);
                let far = self.new_bin(Op::Shr, PTy::S64, a[1], over);
                let n_reg = self.in_reg(n, Class::B32);
                let p = self.new_setp(cmp::GE, PTy::U32, n_reg, Operand::imm(64));
                self.emit(Op::Selp, PTy::B64, &[Operand::def(d[0]), far, near, p]);
                self.bin(Op::Shr, PTy::S64, d[1], a[1], n);
            }
        }
    }
    /// Low 128 bits of `a * b`.
    pub fn wide_multiply(&mut self, d: [u32; 2], a: Pair, b: Pair) {
        let (a, b) = (self.pair_reg(a), self.pair_reg(b));
        let high = self.new_bin(Op::MulHi, PTy::U64, a[0], b[0]);
        let t = self.new_tri(Op::MadLo, PTy::S64, a[0], b[1], high);
        self.emit(Op::MadLo, PTy::S64, &[Operand::def(d[1]), a[1], b[0], t]);
        self.bin(Op::MulLo, PTy::S64, d[0], a[0], b[0]);
    }
    /// Predicate `a < b`.
    pub fn wide_less(&mut self, a: Pair, b: Pair, signed: bool) -> Operand {
        let high = self.new_setp(cmp::LT, if signed { PTy::S64 } else { PTy::U64 }, a[1], b[1]);
        let same = self.new_setp(cmp::EQ, PTy::B64, a[1], b[1]);
        let low = self.new_setp(cmp::LT, PTy::U64, a[0], b[0]);
        let t = self.new_bin(Op::And, PTy::Pred, same, low);
        self.new_bin(Op::Or, PTy::Pred, high, t)
    }
    /// Predicate `a == b`.
    pub fn wide_equal(&mut self, a: Pair, b: Pair) -> Operand {
        let x = self.new_bin(Op::Xor, PTy::B64, a[0], b[0]);
        let y = self.new_bin(Op::Xor, PTy::B64, a[1], b[1]);
        let t = self.new_bin(Op::Or, PTy::B64, x, y);
        self.new_setp(cmp::EQ, PTy::B64, t, Operand::ZERO)
    }
    /// Leading zeros of a pair: 0 to 128, 32 bits.
    pub fn wide_clz(&mut self, a: Pair) -> Operand {
        let hi = self.reg(Class::B32);
        self.un(Op::Clz, PTy::B64, hi, a[1]);
        let lo = self.reg(Class::B32);
        self.un(Op::Clz, PTy::B64, lo, a[0]);
        let t = self.new_bin(Op::Add, PTy::S32, Operand::reg(lo), Operand::imm(64));
        let p = self.new_setp(cmp::NE, PTy::B64, a[1], Operand::ZERO);
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
                    self.bin(p, PTy::B64, d[k], a[k], b[k]);
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
                self.wide_divide(d, a, b, signed, quotient);
            }
        }
        let _ = bits;
    }
    fn wide_abs(&mut self, a: Pair) -> Pair {
        let negative = self.new_setp(cmp::LT, PTy::S64, a[1], Operand::ZERO);
        let (n, d) = (self.new_pair(), self.new_pair());
        self.wide_negate(n, a);
        self.wide_select(d, Self::pair_of(n), a, negative);
        Self::pair_of(d)
    }
    /// Quotient or remainder.
    pub fn wide_divide(&mut self, d: [u32; 2], a: Pair, b: Pair, signed: bool, quotient: bool) {
        let (a, b) = (self.pair_reg(a), self.pair_reg(b));
        if !signed {
            return self.wide_divide_unsigned(d, a, b, quotient);
        }
        let (ua, ub) = (self.wide_abs(a), self.wide_abs(b));
        let r = self.new_pair();
        self.wide_divide_unsigned(r, ua, ub, quotient);
        let sign = if quotient { self.new_bin(Op::Xor, PTy::B64, a[1], b[1]) } else { a[1] };
        let negative = self.new_setp(cmp::LT, PTy::S64, sign, Operand::ZERO);
        let n = self.new_pair();
        self.wide_negate(n, Self::pair_of(r));
        self.wide_select(d, Self::pair_of(n), Self::pair_of(r), negative);
    }
    fn wide_divide_unsigned(&mut self, d: [u32; 2], a: Pair, b: Pair, quotient: bool) {
        let (slow, head, end) = (self.label(), self.label(), self.label());
        let top = self.new_bin(Op::Or, PTy::B64, a[1], b[1]);
        let p = self.new_setp(cmp::NE, PTy::B64, top, Operand::ZERO);
        // Registers that the loop rewrites: what is left of the dividend (and the quotient so far), the remainder, a count.
        let (q, r, count) = (self.new_pair(), self.new_pair(), self.reg(Class::B32));
        self.jump_if(p, false, slow);
        let short = self.label();
        self.place(short);
        self.bin(Op::Div, PTy::U64, q[0], a[0], b[0]);
        self.mov(Class::B64, q[1], Operand::ZERO);
        self.bin(Op::Rem, PTy::U64, r[0], a[0], b[0]);
        self.mov(Class::B64, r[1], Operand::ZERO);
        self.jump(end);

        self.place(slow);
        // Leading zeros of the dividend give quotient bits 0: skip them. A zero dividend still does one round.
        let lead = self.wide_clz(a);
        let lead = self.new_bin(Op::Min, PTy::U32, lead, Operand::imm(127));
        self.wide_shift(Opcode::Shl, q, a, lead);
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
        let less = self.wide_less(no, b, false);
        let enough = self.new_un(Op::Not, PTy::Pred, less);
        let take = self.new_bin(Op::Or, PTy::Pred, enough, carry);
        let m = self.new_pair();
        self.wide_add(m, no, b, true);
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
            self.mov(Class::B64, d[k], Operand::reg(result[k]));
        }
    }
}
