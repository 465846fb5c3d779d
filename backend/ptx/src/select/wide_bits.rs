//! Intrinsics of integers of 65 to 128 bits: overflow, saturation, bits, funnel shifts.

use super::Sel;
use super::wide::Pair;
use crate::intrinsics::{IntOp, OverflowOp};
use crate::machine::*;
use crate::opcodes::cmp;
use warpc_ir::Opcode;
use warpc_ir::ids::*;

impl Sel<'_, '_, '_> {
    pub(super) fn wide_overflow(&mut self, i: Inst, op: OverflowOp, lane: usize, flag: VReg) {
        let f = self.f;
        let (x, y) = (f.operand(i, 0), f.operand(i, 1));
        let bits = self.bits_of(x);
        let signed = matches!(op, OverflowOp::SAdd | OverflowOp::SSub | OverflowOp::SMul);
        let (a, b) = (self.wide_extended(x, lane, signed), self.wide_extended(y, lane, signed));
        let a = [self.in_reg(a[0], Class::B64), self.in_reg(a[1], Class::B64)];
        let b = [self.in_reg(b[0], Class::B64), self.in_reg(b[1], Class::B64)];
        let d = [self.dst(i, 2 * lane), self.dst(i, 2 * lane + 1)];
        if bits == 128 {
            return self.pair_overflow(op, d, a, b, flag);
        }
        // What 128 bits cannot hold is lost, and so is what does not extend back from the width.
        let over = self.reg(Class::Pred);
        self.pair_overflow(op, d, a, b, over);
        let r = Self::pair_of(d);
        let back = self.extended_pair(r, bits, signed);
        let kept = self.wide_equal(back, r);
        let lost = self.new_un(Op::Not, PTy::Pred, kept);
        self.bin(Op::Or, PTy::Pred, flag, Operand::reg(over), lost);
    }
    /// `dst = a op b` in 128 bits, and whether it did not fit.
    fn pair_overflow(&mut self, op: OverflowOp, dst: [VReg; 2], a: [Operand; 2], b: [Operand; 2], flag: VReg) {
        let r = Self::pair_of(dst);
        match op {
            OverflowOp::UAdd => {
                self.wide_add(dst, a, b, false);
                let p = self.wide_less(r, a, false);
                self.mov(Class::Pred, flag, p);
            }
            OverflowOp::USub => {
                self.wide_add(dst, a, b, true);
                let p = self.wide_less(a, b, false);
                self.mov(Class::Pred, flag, p);
            }
            OverflowOp::SAdd | OverflowOp::SSub => {
                let add = op == OverflowOp::SAdd;
                self.wide_add(dst, a, b, !add);
                let x = self.new_bin(Op::Xor, PTy::B64, a[1], r[1]);
                let y = self.new_bin(Op::Xor, PTy::B64, if add { b[1] } else { a[1] }, if add { r[1] } else { b[1] });
                let t = self.new_bin(Op::And, PTy::B64, x, y);
                self.setp(cmp::LT, PTy::S64, flag, t, Operand::ZERO);
            }
            OverflowOp::UMul | OverflowOp::SMul => {
                // Divide the product back: exact unless it wrapped. A zero factor never overflows.
                self.wide_multiply(dst, a, b);
                let signed = op == OverflowOp::SMul;
                let zero = [Operand::ZERO, Operand::ZERO];
                let none = self.wide_equal(b, zero);
                let one = self.new_pair();
                self.wide_select(one, [Operand::imm(1), Operand::ZERO], b, none);
                let q = self.new_pair();
                self.wide_divide(q, r, Self::pair_of(one), signed, true);
                let back = self.wide_equal(Self::pair_of(q), a);
                let ok = self.new_bin(Op::Or, PTy::Pred, back, none);
                if !signed {
                    return self.un(Op::Not, PTy::Pred, flag, ok);
                }
                // The smallest value times -1 divides back to itself.
                let bad = self.new_un(Op::Not, PTy::Pred, ok);
                let all = [Operand::imm(-1), Operand::imm(-1)];
                let min_v = self.imm(i64::MIN);
                let min_r = self.in_reg(min_v, Class::B64);
                let (m, is_min) = (self.wide_equal(b, all), self.wide_equal(a, [Operand::ZERO, min_r]));
                let worst = self.new_bin(Op::And, PTy::Pred, m, is_min);
                self.bin(Op::Or, PTy::Pred, flag, bad, worst);
            }
        }
    }

    pub(super) fn wide_intrinsic(&mut self, i: Inst, op: IntOp, lane: usize) {
        let f = self.f;
        let x = f.operand(i, 0);
        let bits = self.bits_of(x);
        let spare = 128 - bits as i32;
        if matches!(op, IntOp::SCmp | IntOp::UCmp) {
            let d = self.dst(i, lane);
            let signed = op == IntOp::SCmp;
            let (a, b) = (self.wide_extended(x, lane, signed), self.wide_extended(f.operand(i, 1), lane, signed));
            let (less, more) = (self.wide_less(a, b, signed), self.wide_less(b, a, signed));
            return self.three_way(i, lane, d, less, more);
        }
        let d = [self.dst(i, 2 * lane), self.dst(i, 2 * lane + 1)];
        let a = match op {
            IntOp::Ctpop | IntOp::Ctlz => self.wide_extended(x, lane, false),
            IntOp::Abs => self.wide_extended(x, lane, true),
            _ => self.wide(x, lane),
        };
        let a = [self.in_reg(a[0], Class::B64), self.in_reg(a[1], Class::B64)];
        let widen = |s: &mut Self, o: Operand| {
            s.cvt(PTy::U64, PTy::U32, Mods(0), d[0], o);
            s.mov(Class::B64, d[1], Operand::ZERO);
        };
        match op {
            IntOp::Ctpop => {
                let (p, q) = (self.reg(Class::B32), self.reg(Class::B32));
                self.un(Op::Popc, PTy::B64, p, a[0]);
                self.un(Op::Popc, PTy::B64, q, a[1]);
                let t = self.new_bin(Op::Add, PTy::S32, Operand::reg(p), Operand::reg(q));
                widen(self, t);
            }
            IntOp::Ctlz => {
                let mut t = self.wide_clz(a);
                if spare != 0 {
                    t = self.new_bin(Op::Add, PTy::S32, t, Operand::imm(-spare));
                }
                widen(self, t);
            }
            IntOp::Cttz => {
                let mut a = a;
                if spare != 0 {
                    // A stop bit just above the width.
                    let stop = self.imm((1u64 << (bits - 64)) as i64);
                    a[1] = self.new_bin(Op::Or, PTy::B64, a[1], stop);
                }
                let (p, q) = (self.new_un(Op::Brev, PTy::B64, a[0]), self.new_un(Op::Brev, PTy::B64, a[1]));
                let t = self.wide_clz([q, p]);
                widen(self, t);
            }
            IntOp::BitReverse => {
                let (p, q) = (self.new_un(Op::Brev, PTy::B64, a[1]), self.new_un(Op::Brev, PTy::B64, a[0]));
                self.wide_shift(Opcode::LShr, d, [p, q], Operand::imm(spare));
            }
            IntOp::BSwap => {
                let r = self.new_pair();
                self.bswap64(a[1], r[0]);
                self.bswap64(a[0], r[1]);
                self.wide_shift(Opcode::LShr, d, Self::pair_of(r), Operand::imm(spare));
            }
            IntOp::Fshl | IntOp::Fshr if spare != 0 => self.odd_funnel(i, op, lane, d, bits),
            IntOp::Fshl | IntOp::Fshr => self.whole_funnel(i, op, lane, d, a),
            IntOp::SMin | IntOp::SMax | IntOp::UMin | IntOp::UMax => {
                let signed = matches!(op, IntOp::SMin | IntOp::SMax);
                let (a, b) = (self.wide_extended(x, lane, signed), self.wide_extended(f.operand(i, 1), lane, signed));
                let less = self.wide_less(a, b, signed);
                let min = matches!(op, IntOp::SMin | IntOp::UMin);
                self.wide_select(d, if min { a } else { b }, if min { b } else { a }, less);
            }
            IntOp::Abs => {
                let n = self.new_pair();
                let p = self.new_setp(cmp::LT, PTy::S64, a[1], Operand::ZERO);
                self.wide_negate(n, a);
                self.wide_select(d, Self::pair_of(n), a, p);
            }
            IntOp::UAddSat | IntOp::USubSat | IntOp::SAddSat | IntOp::SSubSat => {
                let b = self.wide(f.operand(i, 1), lane);
                let b = self.at_the_top(b, spare);
                let a = self.at_the_top(a, spare);
                let r = self.saturating(op, a, b);
                self.wide_shift(Opcode::LShr, d, r, Operand::imm(spare));
            }
            IntOp::UShlSat | IntOp::SShlSat => self.wide_saturating_shift(i, op, lane, d, a),
            // Their result is not wide: see above.
            IntOp::SCmp | IntOp::UCmp => {}
        }
    }
    /// `fshl` or `fshr` of values of 128 bits; `first` is the first operand, which is the upper half of what is shifted.
    fn whole_funnel(&mut self, i: Inst, op: IntOp, lane: usize, dst: [VReg; 2], first: Pair) {
        let f = self.f;
        let second = match f.operand(i, 0) == f.operand(i, 1) {
            true => first,
            false => self.wide(f.operand(i, 1), lane),
        };
        let limbs = [second[0], second[1], first[0], first[1]];
        let amount = f.operand(i, 2);
        let n = self.src(amount, 2 * lane);
        let left = op == IntOp::Fshl;
        if let Some(n) = self.imm_of(n) {
            return self.funnel_pair_by(left, dst, limbs, n as u32 % 128);
        }
        let n = self.in_reg(n, Class::B64);
        let n = self.new_cvt(PTy::U32, PTy::U64, Mods(0), n);
        let words = self.funnel_words(left, &limbs, n);
        self.join_words(&dst, &words);
    }
    /// `sshl.sat` or `ushl.sat` of `first`, done at the top of the pair, so that bits are lost exactly when the shift overflows.
    fn wide_saturating_shift(&mut self, i: Inst, op: IntOp, lane: usize, dst: [VReg; 2], first: Pair) {
        let f = self.f;
        let spare = 128 - self.bits_of(f.operand(i, 0)) as i32;
        let n = self.shift_amount(f.operand(i, 1), lane);
        let first = self.at_the_top(first, spare);
        let (r, back, s) = (self.new_pair(), self.new_pair(), self.new_pair());
        self.wide_shift(Opcode::Shl, r, first, n);
        let right = if op == IntOp::SShlSat { Opcode::AShr } else { Opcode::LShr };
        self.wide_shift(right, back, Self::pair_of(r), n);
        // What was pushed out does not come back.
        let kept = self.wide_equal(Self::pair_of(back), first);
        let limit =
            if op == IntOp::SShlSat { self.limit_towards(first[1]) } else { [Operand::imm(-1), Operand::imm(-1)] };
        self.wide_select(s, Self::pair_of(r), limit, kept);
        self.wide_shift(Opcode::LShr, dst, Self::pair_of(s), Operand::imm(spare));
    }
    /// `pair << spare`: bits that an integer does not use are at the bottom, so that it overflows where 128 bits do.
    fn at_the_top(&mut self, pair: Pair, spare: i32) -> Pair {
        if spare == 0 {
            return [self.in_reg(pair[0], Class::B64), self.in_reg(pair[1], Class::B64)];
        }
        let r = self.new_pair();
        self.wide_shift(Opcode::Shl, r, pair, Operand::imm(spare));
        Self::pair_of(r)
    }
    /// The greatest or least number of 128 bits, by the sign of `high`.
    fn limit_towards(&mut self, high: Operand) -> Pair {
        let sign = self.new_bin(Op::Shr, PTy::S64, high, Operand::imm(63));
        let max = self.imm(i64::MAX);
        [self.new_un(Op::Not, PTy::B64, sign), self.new_bin(Op::Xor, PTy::B64, sign, max)]
    }
    /// Saturating sum or difference in 128 bits.
    fn saturating(&mut self, op: IntOp, left: Pair, right: Pair) -> Pair {
        let (r, d) = (self.new_pair(), self.new_pair());
        let (over, limit);
        match op {
            IntOp::UAddSat | IntOp::USubSat => {
                let add = op == IntOp::UAddSat;
                self.wide_add(r, left, right, !add);
                over = if add {
                    self.wide_less(Self::pair_of(r), left, false)
                } else {
                    self.wide_less(left, right, false)
                };
                limit = [Operand::imm(if add { -1 } else { 0 }); 2];
            }
            _ => {
                let p = self.reg(Class::Pred);
                let op = if op == IntOp::SAddSat { OverflowOp::SAdd } else { OverflowOp::SSub };
                self.pair_overflow(op, r, left, right, p);
                over = Operand::reg(p);
                limit = self.limit_towards(left[1]);
            }
        }
        self.wide_select(d, limit, Self::pair_of(r), over);
        Self::pair_of(d)
    }
    /// A funnel shift of less than 128 bits. The amount counts modulo the width.
    fn odd_funnel(&mut self, i: Inst, op: IntOp, lane: usize, dst: [VReg; 2], bits: u32) {
        let f = self.f;
        let width = Operand::imm(bits as i32);
        let n = self.wide_extended(f.operand(i, 2), lane, false);
        let rest = |s: &mut Self, v: Operand| {
            let v = s.in_reg(v, Class::B64);
            s.new_bin(Op::Rem, PTy::U64, v, width)
        };
        let (low, high) = (rest(self, n[0]), rest(self, n[1]));
        let turn = Operand::imm(((1u128 << 64) % bits as u128) as i32);
        let sum = self.new_tri(Op::MadLo, PTy::S64, high, turn, low);
        let n = rest(self, sum);
        let n = self.new_cvt(PTy::U32, PTy::U64, Mods(0), n);
        let back = {
            let w = self.in_reg(width, Class::B32);
            self.new_bin(Op::Sub, PTy::S32, w, n)
        };
        // Of what is shifted right nothing may stand above the width; what is shifted left beyond it does not matter.
        let a = self.wide(f.operand(i, 0), lane);
        let b = self.wide_extended(f.operand(i, 1), lane, false);
        let (left, right) = if op == IntOp::Fshl { (n, back) } else { (back, n) };
        let (p, q) = (self.new_pair(), self.new_pair());
        self.wide_shift(Opcode::Shl, p, a, left);
        self.wide_shift(Opcode::LShr, q, b, right);
        for k in 0..2 {
            self.bin(Op::Or, PTy::B64, dst[k], Operand::reg(p[k]), Operand::reg(q[k]));
        }
    }
}
