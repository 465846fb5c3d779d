//! Comparisons and selects.

use super::Sel;
use super::control::TURNED;
use super::int::container;
use crate::features::Feature;
use crate::machine::*;
use crate::opcodes::cmp;
use crate::types::PartKind;
use warpc_ir::ids::*;
use warpc_ir::opcode::flags;
use warpc_ir::{FloatPred, IntPred, Opcode, Value};

/// Comparison modifier and signedness of an integer predicate.
pub fn int_cmp(pred: IntPred) -> u8 {
    match pred {
        IntPred::Eq => cmp::EQ,
        IntPred::Ne => cmp::NE,
        IntPred::Ugt | IntPred::Sgt => cmp::GT,
        IntPred::Uge | IntPred::Sge => cmp::GE,
        IntPred::Ult | IntPred::Slt => cmp::LT,
        IntPred::Ule | IntPred::Sle => cmp::LE,
    }
}

/// Comparison modifier of a float predicate; `None` for the constant ones.
pub fn float_cmp(pred: FloatPred) -> Option<u8> {
    Some(match pred {
        FloatPred::False | FloatPred::True => return None,
        FloatPred::Oeq => cmp::EQ,
        FloatPred::Ogt => cmp::GT,
        FloatPred::Oge => cmp::GE,
        FloatPred::Olt => cmp::LT,
        FloatPred::Ole => cmp::LE,
        FloatPred::One => cmp::NE,
        FloatPred::Ord => cmp::NUM,
        FloatPred::Uno => cmp::NAN,
        FloatPred::Ueq => cmp::EQU,
        FloatPred::Ugt => cmp::GTU,
        FloatPred::Uge => cmp::GEU,
        FloatPred::Ult => cmp::LTU,
        FloatPred::Ule => cmp::LEU,
        FloatPred::Une => cmp::NEU,
    })
}

impl Sel<'_, '_, '_> {
    pub(super) fn icmp(&mut self, i: Inst) {
        let f = self.f;
        let (x, y) = (f.operand(i, 0), f.operand(i, 1));
        let bits = self.bits_of(x);
        for v in [x, y] {
            self.note_compared(v);
        }
        let p = match f.int_pred(i) {
            p if self.s.values.side_regs[i.index()] == TURNED => p.inverse(),
            p => p,
        };
        // Both orders are the same where the signs are: ptxas finds the iterations of a loop by the signed one.
        let is_both = p.is_unsigned() && f.flags(i) & flags::SAMESIGN != 0 && matches!(bits, 32 | 64);
        let p = if is_both { p.flipped_sign() } else { p };
        if bits == 64 && p.is_equality() && self.bit_test(i, x, y, p) {
            return;
        }
        let lanes = self.info(f.ty(i)).n as usize;
        for lane in 0..lanes {
            let d = self.dst(i, lane);
            if bits == 1 {
                self.compare_preds(i, lane, d, p);
                continue;
            }
            if bits > 128 {
                self.limb_compare(d, [x, y], lane, p);
                continue;
            }
            if bits > 64 {
                let (a, b) = (self.wide_extended(x, lane, p.is_signed()), self.wide_extended(y, lane, p.is_signed()));
                let (r, negate) = match p {
                    IntPred::Eq => (self.wide_equal(a, b), false),
                    IntPred::Ne => (self.wide_equal(a, b), true),
                    IntPred::Ult | IntPred::Slt => (self.wide_less(a, b, p.is_signed()), false),
                    IntPred::Uge | IntPred::Sge => (self.wide_less(a, b, p.is_signed()), true),
                    IntPred::Ugt | IntPred::Sgt => (self.wide_less(b, a, p.is_signed()), false),
                    IntPred::Ule | IntPred::Sle => (self.wide_less(b, a, p.is_signed()), true),
                };
                if negate {
                    self.un(Op::Not, PTy::Pred, d, r);
                } else {
                    self.mov(Class::Pred, d, r);
                }
                continue;
            }
            let c = container(bits);
            let (a, b, ty) = if p.is_signed() {
                (self.sign_extended(x, lane), self.sign_extended(y, lane), PTy::signed(c))
            } else {
                let t = if p.is_equality() { PTy::bits_of(c) } else { PTy::unsigned(c) };
                (self.zero_extended(x, lane), self.zero_extended(y, lane), t)
            };
            let a = self.in_reg(a, ty.class());
            self.setp(int_cmp(p), ty, d, a, b);
        }
    }
    /// Comparison `i` of `x & (1 << n)` with zero, of 64 bits and for it alone: the bit comes down, which is one shift, and its mask is not made, which
    /// is two. Of 32 bits either is one instruction.
    fn bit_test(&mut self, i: Inst, tested: Value, other: Value, pred: IntPred) -> bool {
        let f = self.f;
        let is_own = |value: Value, op: Opcode| {
            value.as_inst().filter(|&def| f.op(def) == op && self.single_use(def) && !self.is_asked(def))
        };
        let Some(masked) = is_own(tested, Opcode::And).filter(|_| self.const_int(other) == Some(0)) else {
            return false;
        };
        let sides = [(f.operand(masked, 0), f.operand(masked, 1)), (f.operand(masked, 1), f.operand(masked, 0))];
        let found = sides.into_iter().find_map(|(x, mask)| {
            let shift = is_own(mask, Opcode::Shl).filter(|&shift| self.const_int(f.operand(shift, 0)) == Some(1))?;
            Some((x, f.operand(shift, 1))).filter(|(_, amount)| !amount.is_constant())
        });
        let Some((x, amount)) = found else { return false };
        let d = self.dst(i, 0);
        let (x, amount) = (self.src(x, 0), self.shift_amount(amount, 0));
        let x = self.in_reg(x, Class::B64);
        let shifted = self.new_bin(Op::Shr, PTy::U64, x, amount);
        let low = self.new_cvt(PTy::U32, PTy::U64, Mods(0), shifted);
        let bit = self.new_bin(Op::And, PTy::B32, low, Operand::imm(1));
        self.setp(int_cmp(pred), PTy::B32, d, bit, Operand::imm(0));
        true
    }
    /// Comparison of two predicates. As signed, true is -1.
    fn compare_preds(&mut self, i: Inst, lane: usize, dst: VReg, pred: IntPred) {
        let f = self.f;
        let (a, b) = (self.src_reg(f.operand(i, 0), lane), self.src_reg(f.operand(i, 1), lane));
        if pred.is_equality() {
            if pred == IntPred::Ne {
                return self.bin(Op::Xor, PTy::Pred, dst, a, b);
            }
            let t = self.new_bin(Op::Xor, PTy::Pred, a, b);
            return self.un(Op::Not, PTy::Pred, dst, t);
        }
        // The operand that must be true, the one that must be false.
        let (yes, no, strict) = match pred {
            IntPred::Ugt | IntPred::Slt => (a, b, true),
            IntPred::Ult | IntPred::Sgt => (b, a, true),
            IntPred::Uge | IntPred::Sle => (a, b, false),
            _ => (b, a, false),
        };
        let n = self.new_un(Op::Not, PTy::Pred, no);
        self.bin(if strict { Op::And } else { Op::Or }, PTy::Pred, dst, yes, n);
    }

    pub(super) fn fcmp(&mut self, i: Inst) {
        let f = self.f;
        let (x, y) = (f.operand(i, 0), f.operand(i, 1));
        let is_turned = self.s.values.side_regs[i.index()] == TURNED;
        let p = if is_turned { f.float_pred(i).inverse() } else { f.float_pred(i) };
        let info = self.info(f.type_of(x));
        let lanes = self.info(f.ty(i)).n as usize;
        for lane in 0..lanes {
            let d = self.dst(i, lane);
            let Some(c) = float_cmp(p) else {
                self.mov(Class::Pred, d, Operand::imm(-((p == FloatPred::True) as i32)));
                continue;
            };
            let part = self.s.types.part(info, if info.packed { lane / 2 } else { lane });
            let through_float = match part.kind {
                PartKind::BF16 | PartKind::BF16X2 => !self.try_need(Feature::HalfCompare),
                PartKind::F16 | PartKind::F16X2 => !self.half_arithmetic(),
                _ => false,
            };
            let (at, half) = if info.packed { (lane / 2, lane % 2) } else { (lane, 0) };
            let (a, b, ty) = match part.kind {
                _ if through_float => {
                    (self.float_lanes(x, at, part.kind)[half], self.float_lanes(y, at, part.kind)[half], PTy::F32)
                }
                kind if info.packed => {
                    let halves = [x, y].map(|value| {
                        let both = self.src_reg(value, at);
                        let (low, high) = self.unpack_halves(both);
                        if half == 0 { low } else { high }
                    });
                    (halves[0], halves[1], if kind == PartKind::F16X2 { PTy::F16 } else { PTy::BF16 })
                }
                _ => {
                    let t = part.arith();
                    (self.src_for(x, lane, t), self.src_for(y, lane, t), t)
                }
            };
            let a = self.in_reg(a, ty.class());
            let mods = self.ftz_mods(ty).with_cmp(c);
            self.emit_mods(Op::Setp, ty, mods, &[Operand::def(d), a, b]);
        }
    }

    pub(super) fn select_op(&mut self, i: Inst) {
        let f = self.f;
        let (c, x, y) = (f.operand(i, 0), f.operand(i, 1), f.operand(i, 2));
        let info = self.info(f.ty(i));
        if matches!(f.types().int_bits(f.ty(i)), Some(16 | 32)) {
            let d = self.dst(i, 0);
            if self.plain_difference(i, d) {
                return;
            }
        }
        if self.select_extreme(i) {
            return;
        }
        let by_lane = f.types().is_vector(f.type_of(c));
        for k in 0..info.n as usize {
            let part = self.s.types.part(info, k);
            let d = self.dst(i, k);
            if by_lane && info.packed {
                let (p, q) = (self.src_reg(c, 2 * k), self.src_reg(c, 2 * k + 1));
                let (a, b) = (self.src_reg(x, k), self.src_reg(y, k));
                let ((al, ah), (bl, bh)) = (self.unpack_halves(a), self.unpack_halves(b));
                let lo = self.new_selp(PTy::B16, al, bl, p);
                let hi = self.new_selp(PTy::B16, ah, bh, q);
                self.pack(PTy::B32, d, lo, hi);
                continue;
            }
            let p = self.src_reg(c, if by_lane { k / info.per.max(1) as usize } else { 0 });
            let (a, b) = (self.src(x, k), self.src(y, k));
            self.select_part(part.raw(), d, a, b, p);
        }
    }
    /// `dst = pred ? left : right`, predicates included.
    pub fn select_part(&mut self, ty: PTy, dst: VReg, left: Operand, right: Operand, pred: Operand) {
        if ty != PTy::Pred {
            return self.emit(Op::Selp, ty, &[Operand::def(dst), left, right, pred]);
        }
        let known = |o: Operand| o.is_imm().then_some(o.payload & 1 == 1);
        match (known(left), known(right)) {
            (Some(true), Some(false)) => self.mov(Class::Pred, dst, pred),
            (Some(false), Some(true)) => self.un(Op::Not, PTy::Pred, dst, pred),
            (Some(x), Some(_)) => self.mov(Class::Pred, dst, Operand::imm(-(x as i32))),
            (Some(true), None) => self.bin(Op::Or, PTy::Pred, dst, pred, right),
            (None, Some(false)) => self.bin(Op::And, PTy::Pred, dst, pred, left),
            (Some(false), None) => {
                let n = self.new_un(Op::Not, PTy::Pred, pred);
                self.bin(Op::And, PTy::Pred, dst, n, right);
            }
            (None, Some(true)) => {
                let n = self.new_un(Op::Not, PTy::Pred, pred);
                self.bin(Op::Or, PTy::Pred, dst, n, left);
            }
            (None, None) => {
                let n = self.new_un(Op::Not, PTy::Pred, pred);
                let t = self.new_bin(Op::And, PTy::Pred, pred, left);
                let e = self.new_bin(Op::And, PTy::Pred, n, right);
                self.bin(Op::Or, PTy::Pred, dst, t, e);
            }
        }
    }
}
