//! Funnel shifts of integers: `fshl`, `fshr`, and rotations, which are funnel shifts of one number.
//!
//! Words of 32 bits are what the machine shifts so, with one `shf`. Numbers of 64 and 128 bits are taken apart into words for that; narrower
//! ones are shifted twice and put together.

use super::Sel;
use super::int::container;
use super::limbs::Words;
use crate::machine::*;
use crate::opcodes::cmp;
use warpc_ir::Value;
use warpc_ir::ids::*;

impl Sel<'_, '_, '_> {
    /// `fshl` or `fshr` of a lane.
    pub(super) fn funnel(&mut self, i: Inst, left: bool, lane: usize, dst: VReg, bits: u32) {
        let f = self.f;
        let (x, y, z) = (f.operand(i, 0), f.operand(i, 1), f.operand(i, 2));
        let c = container(bits);
        if bits == 32 {
            let (hi, lo) = (self.src(x, lane), self.src(y, lane));
            let n = self.src(z, lane);
            let op = if left { Op::ShfL } else { Op::ShfR };
            return self.emit(op, PTy::B32, &[Operand::def(dst), lo, hi, n]);
        }
        let b = PTy::bits_of(c);
        let numbers = [(x, lane), (y, lane)];
        if let Some(n) = self.lane_const(z, lane) {
            let n = (n % bits as u64) as u32;
            return match bits {
                64 if n != 0 => {
                    let low = self.src(y, lane);
                    let high = if x == y { low } else { self.src(x, lane) };
                    // Right by `n` is left by the rest.
                    self.funnel_long_by(dst, high, low, if left { n } else { 64 - n })
                }
                _ => self.funnel_by(left, dst, numbers, n, bits),
            };
        }
        if bits == 64 {
            return self.funnel_long(left, dst, numbers, (z, lane));
        }
        // The amount counts modulo the width.
        let z_bits = self.zero_extended(z, lane);
        let n = if bits.is_power_of_two() {
            let z = self.in_reg(z_bits, b.class());
            let t = self.new_bin(Op::And, b, z, Operand::imm(bits as i32 - 1));
            self.amount_of(t, c)
        } else {
            let z = self.in_reg(z_bits, b.class());
            let t = self.new_bin(Op::Rem, PTy::unsigned(c), z, Operand::imm(bits as i32));
            self.amount_of(t, c)
        };
        let (hi, lo) = (self.zero_extended(x, lane), self.zero_extended(y, lane));
        let (hi, lo) = (self.in_reg(hi, b.class()), self.in_reg(lo, b.class()));
        if c == 16 {
            return self.funnel_short(left, dst, [hi, lo], n, bits);
        }
        // A shift by one first keeps the other amount below the width.
        let back = self.new_bin(Op::Sub, PTy::S32, Operand::imm(bits as i32 - 1), n);
        let (p, q) = if left {
            let half = self.new_bin(Op::Shr, PTy::unsigned(c), lo, Operand::imm(1));
            (self.new_bin(Op::Shl, b, hi, n), self.new_bin(Op::Shr, PTy::unsigned(c), half, back))
        } else {
            let double = self.new_bin(Op::Shl, b, hi, Operand::imm(1));
            (self.new_bin(Op::Shr, PTy::unsigned(c), lo, n), self.new_bin(Op::Shl, b, double, back))
        };
        self.bin(Op::Or, b, dst, p, q);
    }

    /// A funnel shift of numbers of at most 16 bits by less than their width: both are in one word.
    fn funnel_short(&mut self, left: bool, dst: VReg, numbers: [Operand; 2], n: Operand, bits: u32) {
        let [hi, lo] = numbers.map(|number| self.new_cvt(PTy::U32, PTy::U16, Mods(0), number));
        let width = Operand::imm(bits as i32);
        let upper = self.new_bin(Op::Shl, PTy::B32, hi, width);
        let both = self.new_bin(Op::Or, PTy::B32, upper, lo);
        let shifted = match left {
            true => {
                let up = self.new_bin(Op::Shl, PTy::B32, both, n);
                self.new_bin(Op::Shr, PTy::U32, up, width)
            }
            false => self.new_bin(Op::Shr, PTy::U32, both, n),
        };
        self.cvt(PTy::U16, PTy::U32, Mods(0), dst, shifted);
    }

    /// A funnel shift by a constant: two shifts, or none.
    fn funnel_by(&mut self, left: bool, dst: VReg, [hi, lo]: [(Value, usize); 2], n: u32, bits: u32) {
        let c = container(bits);
        let b = PTy::bits_of(c);
        if n == 0 {
            let (v, lane) = if left { hi } else { lo };
            let o = self.src(v, lane);
            return self.mov(b.class(), dst, o);
        }
        let up = if left { n } else { bits - n };
        let (hi, lo) = (self.src_reg(hi.0, hi.1), self.zero_extended(lo.0, lo.1));
        let lo = self.in_reg(lo, b.class());
        let p = self.new_bin(Op::Shl, b, hi, Operand::imm(up as i32));
        let q = self.new_bin(Op::Shr, PTy::unsigned(c), lo, Operand::imm((bits - up) as i32));
        self.bin(Op::Or, b, dst, p, q);
    }

    /// A funnel shift of numbers of 64 bits by any amount.
    fn funnel_long(&mut self, left: bool, dst: VReg, [hi, lo]: [(Value, usize); 2], amount: (Value, usize)) {
        let low = self.src(lo.0, lo.1);
        let high = if hi == lo { low } else { self.src(hi.0, hi.1) };
        let amount = self.src_reg(amount.0, amount.1);
        let n = self.new_cvt(PTy::U32, PTy::U64, Mods(0), amount);
        let words = self.funnel_words(left, &[low, high], n);
        self.join_words(&[dst], &words);
    }

    /// The number of 64 bits that is `up` bits, 1 to 63, below the top of `{high, low}`: words are chosen, and shifted by what is left. That
    /// is one instruction for each word. Of two shifts and an `or` `ptxas` makes as much only where the `or` stays alone: logic of
    /// three operands takes it in where the result is combined further, as in hashes.
    pub(super) fn funnel_long_by(&mut self, dst: VReg, high: Operand, low: Operand, up: u32) {
        let words = self.limbs_in_words(&[low, high]);
        let (skipped, n) = ((up / 32) as usize, up % 32);
        let [below, middle, above] = [words[1 - skipped], words[2 - skipped], words[3 - skipped]];
        if n == 0 {
            return self.pack(PTy::B64, dst, middle, above);
        }
        let n = Operand::imm(n as i32);
        let parts = [(below, middle), (middle, above)].map(|(below, above)| self.funnel_word(true, below, above, n));
        self.pack(PTy::B64, dst, parts[0], parts[1]);
    }

    /// A funnel shift of numbers of 128 bits, of which `limbs` are the four halves from the lowest on, by a constant below 128.
    pub(super) fn funnel_pair_by(&mut self, left: bool, dst: [VReg; 2], limbs: [Operand; 4], n: u32) {
        if n == 0 {
            let kept = if left { [limbs[2], limbs[3]] } else { [limbs[0], limbs[1]] };
            return (0..2).for_each(|k| self.mov(Class::B64, dst[k], kept[k]));
        }
        // Right by `n` is left by the rest.
        let up = if left { n } else { 128 - n };
        let (skipped, n) = ((up / 64) as usize, up % 64);
        for k in 0..2 {
            let (low, high) = (limbs[k + 1 - skipped], limbs[k + 2 - skipped]);
            match n {
                0 => self.mov(Class::B64, dst[k], high),
                _ => self.funnel_long_by(dst[k], high, low, n),
            }
        }
    }

    /// The words of a funnel shift by any amount, of two numbers whose limbs of 64 bits are `limbs`, the lowest first. Each bit of the
    /// amount from 32 on chooses among words; the bits below are what `shf.wrap` counts.
    pub(super) fn funnel_words(&mut self, left: bool, limbs: &[Operand], n: Operand) -> Words {
        let mut words = self.limbs_in_words(limbs);
        let mut step = words.len() / 4;
        while step > 0 {
            let bit = self.new_bin(Op::And, PTy::B32, n, Operand::imm(32 * step as i32));
            let skips = self.new_setp(cmp::NE, PTy::B32, bit, Operand::ZERO);
            // To the left the words from the top, to the right those from the bottom.
            let (kept, taken) = if left { (step, 0) } else { (0, step) };
            let pair = |k: usize| (words[taken + k], words[kept + k]);
            let mut chosen = Words::new();
            for k in 0..words.len() - step {
                // Words of a number that is rotated come again.
                let known = (0..k).find(|&known| pair(known) == pair(k)).map(|known| chosen[known]);
                let (taken, kept) = (self.in_reg(pair(k).0, Class::B32), pair(k).1);
                chosen.push(match known {
                    Some(known) => known,
                    None => self.new_selp(PTy::B32, taken, kept, skips),
                });
            }
            words = chosen;
            step /= 2;
        }
        (1..words.len()).map(|k| self.funnel_word(left, words[k - 1], words[k], n)).collect()
    }

    /// Words of limbs, the lowest first. A limb that stands twice is taken apart once.
    fn limbs_in_words(&mut self, limbs: &[Operand]) -> Words {
        let mut words = Words::new();
        for (at, limb) in limbs.iter().enumerate() {
            let known = limbs[..at].iter().position(|known| known == limb);
            let (low, high) = match known {
                Some(known) => (words[2 * known], words[2 * known + 1]),
                None => {
                    let limb = self.in_reg(*limb, Class::B64);
                    self.unpack64(limb)
                }
            };
            words.extend([low, high]);
        }
        words
    }

    /// A word of `{above, below}` shifted by the low five bits of `n`: the upper one to the left, the lower one to the right.
    fn funnel_word(&mut self, left: bool, below: Operand, above: Operand, n: Operand) -> Operand {
        let word = self.reg(Class::B32);
        let op = if left { Op::ShfL } else { Op::ShfR };
        self.emit(op, PTy::B32, &[Operand::def(word), below, above, n]);
        Operand::reg(word)
    }
}
