//! Integers of more than 128 bits: 64-bit limbs, low first, and what is done with lists of them.
//!
//! A value of `n` bits has `n.div_ceil(64)` limbs; bits of the top limb above the width are unspecified, and are cleared or
//! filled where they matter ([`Sel::limbs_extended`]). Loads, stores, phis, calls and selects need nothing of this file: they
//! work part by part. Sums are one chain of `add.cc`, whose rows stand side by side, since the carry is no register. Shifts and
//! products work on words of 32 bits: there `shf` and `mad.lo.cc`/`madc.hi` are one instruction of the machine each.
//!
//! Rows of a sum are linear in the width, those of a variable shift grow with `w * log w`, those of a product with the square;
//! products above `wide-multiply-limit` bits and all quotients are calls of routines, which the pass `expand-wide-integers` makes.

use super::Sel;
use crate::machine::*;
use crate::opcodes::cmp;
use smallvec::SmallVec;
use warpc_ir::consts::low_mask;
use warpc_ir::ids::*;
use warpc_ir::{Opcode, Value};

/// Limbs of a value, low first: registers of 64 bits or immediates.
pub(super) type Limbs = SmallVec<[Operand; 8]>;
/// Words of a value, low first: registers of 32 bits or immediates.
pub(super) type Words = SmallVec<[Operand; 16]>;

/// Limbs of an integer of `bits` bits.
pub(super) const fn limb_count(bits: u32) -> usize {
    bits.div_ceil(64) as usize
}

/// What stands above the top word of a value that is shifted right.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Fill {
    Zeros,
    Sign,
}

impl Sel<'_, '_, '_> {
    /// Limbs of lane `lane` of a value, the top one not normalised.
    pub(super) fn limbs(&mut self, value: Value, lane: usize) -> Limbs {
        let count = limb_count(self.bits_of(value));
        let known = self.limbs_in_use(value, count);
        (0..count).map(|k| if k < known { self.src(value, count * lane + k) } else { Operand::ZERO }).collect()
    }
    /// Limbs below those that are zero by the instruction that makes the value.
    fn limbs_in_use(&self, value: Value, count: usize) -> usize {
        let Some(i) = value.as_inst() else { return count };
        let used = match self.f.op(i) {
            Opcode::ZExt => limb_count(self.bits_of(self.f.operand(i, 0))),
            Opcode::LShr => match self.const_int(self.f.operand(i, 1)) {
                Some(n) => count - (n / 64).min(count as u64 - 1) as usize,
                None => count,
            },
            _ => count,
        };
        used.min(count)
    }
    /// The same with the bits above the width cleared or copied from the sign.
    pub(super) fn limbs_extended(&mut self, value: Value, lane: usize, signed: bool) -> Limbs {
        let bits = self.bits_of(value);
        let mut limbs = self.limbs(value, lane);
        self.extend_top(&mut limbs, bits, signed);
        limbs
    }
    /// Clears the bits of the top limb above `bits`, or copies the sign there.
    pub(super) fn extend_top(&mut self, limbs: &mut Limbs, bits: u32, signed: bool) {
        let used = bits - 64 * (limbs.len() as u32 - 1);
        let Some(top) = limbs.last_mut().filter(|_| used < 64) else { return };
        *top = match self.imm_of(*top) {
            Some(v) if signed => self.imm(warpc_ir::consts::sign_extend(v as u64, used)),
            Some(v) => self.imm(v & low_mask(used) as i64),
            None if signed => self.new_tri(Op::Bfe, PTy::S64, *top, Operand::ZERO, Operand::imm(used as i32)),
            None => {
                let mask = self.imm(low_mask(used) as i64);
                self.new_bin(Op::And, PTy::B64, *top, mask)
            }
        };
    }
    /// Registers of lane `lane` of the value of `i`, which is being selected.
    pub(super) fn limb_dst(&mut self, i: Inst, lane: usize, count: usize) -> SmallVec<[VReg; 8]> {
        (0..count).map(|k| self.dst(i, count * lane + k)).collect()
    }
    /// Copies `limbs` to `dst`.
    pub(super) fn move_limbs(&mut self, dst: &[VReg], limbs: &[Operand]) {
        for (&d, &o) in dst.iter().zip(limbs) {
            self.mov(Class::B64, d, o);
        }
    }
    pub(super) fn limb_regs(&mut self, limbs: &[Operand]) -> Limbs {
        limbs.iter().map(|&o| self.in_reg(o, Class::B64)).collect()
    }

    /// `left + right` into `dst`, or `left - right`: one chain from the lowest limb that `right` has.
    pub(super) fn add_limbs(&mut self, dst: &[VReg], left: &[Operand], right: &[Operand], subtract: bool) {
        let last = dst.len() - 1;
        let start = right.iter().position(|&o| self.imm_of(o) != Some(0)).unwrap_or(dst.len());
        self.move_limbs(&dst[..start], left);
        if start == last {
            let high = self.in_reg(left[last], Class::B64);
            return self.bin(if subtract { Op::Sub } else { Op::Add }, PTy::S64, dst[last], high, right[last]);
        }
        // Constants are loaded before the chain: nothing may stand between a carry and its use.
        let left = self.limb_regs(left);
        let [first, next, end] =
            if subtract { [Op::SubCc, Op::SubCCc, Op::SubC] } else { [Op::AddCc, Op::AddCCc, Op::AddC] };
        for k in start..dst.len() {
            let op = if k == start {
                first
            } else if k == last {
                end
            } else {
                next
            };
            self.bin(op, PTy::S64, dst[k], left[k], right[k]);
        }
    }
    /// Predicate `left == right`.
    pub(super) fn limbs_equal(&mut self, left: &[Operand], right: &[Operand]) -> Operand {
        let mut differ = Operand::ZERO;
        for (&x, &y) in left.iter().zip(right) {
            let one = match (self.imm_of(x), self.imm_of(y)) {
                (Some(x), Some(y)) => self.imm(x ^ y),
                (_, Some(0)) => x,
                (Some(0), _) => y,
                (Some(_), _) => self.new_bin(Op::Xor, PTy::B64, y, x),
                _ => self.new_bin(Op::Xor, PTy::B64, x, y),
            };
            differ = self.or_half(differ, one);
        }
        let differ = self.in_reg(differ, Class::B64);
        self.new_setp(cmp::EQ, PTy::B64, differ, Operand::ZERO)
    }

    /// Words of a list of limbs.
    pub(super) fn words_of(&mut self, limbs: &[Operand]) -> Words {
        let mut words = Words::new();
        for &o in limbs {
            let (low, high) = match self.imm_of(o) {
                Some(v) => (Operand::imm(v as i32), Operand::imm((v >> 32) as i32)),
                None => self.unpack64(o),
            };
            words.extend([low, high]);
        }
        words
    }
    /// Puts pairs of words together in `dst`; words that are missing are zero.
    pub(super) fn join_words(&mut self, dst: &[VReg], words: &[Operand]) {
        for (k, &d) in dst.iter().enumerate() {
            let at = |n: usize| words.get(n).copied().unwrap_or(Operand::ZERO);
            let (low, high) = (at(2 * k), at(2 * k + 1));
            match (self.imm_of(low), self.imm_of(high)) {
                (Some(l), Some(h)) => {
                    let whole = self.imm((l as u32 as u64 | (h as u64) << 32) as i64);
                    self.mov(Class::B64, d, whole);
                }
                _ => {
                    let (low, high) = (self.in_reg(low, Class::B32), self.in_reg(high, Class::B32));
                    self.pack(PTy::B64, d, low, high);
                }
            }
        }
    }
    /// 32 bits of the pair `high:low`: those that stand at the top after a shift to the left, at the bottom after one to the right.
    fn shift_pair(&mut self, left: bool, low: Operand, high: Operand, amount: Operand) -> Operand {
        if low == Operand::ZERO && high == Operand::ZERO {
            return Operand::ZERO;
        }
        let (low, high) = (self.in_reg(low, Class::B32), self.in_reg(high, Class::B32));
        self.new_tri(if left { Op::ShfL } else { Op::ShfR }, PTy::B32, low, high, amount)
    }
    /// The word that fills a shift to the right.
    fn fill_word(&mut self, words: &[Operand], fill: Fill) -> Operand {
        match (fill, words.last().map(|&top| (top, self.imm_of(top)))) {
            (Fill::Zeros, _) | (_, None) => Operand::ZERO,
            (Fill::Sign, Some((_, Some(v)))) => Operand::imm((v as i32) >> 31),
            (Fill::Sign, Some((top, None))) => self.new_bin(Op::Shr, PTy::S32, top, Operand::imm(31)),
        }
    }
    /// `words << n`, or `words >> n` with `fill` above. An amount of at least the width gives anything.
    pub(super) fn shift_words(&mut self, words: &[Operand], left: bool, fill: Fill, amount: Operand) -> Words {
        let beyond = if left { Operand::ZERO } else { self.fill_word(words, fill) };
        let count = words.len();
        // Word `k` before it is shifted by `by` words.
        let at = |words: &[Operand], k: usize, by: usize| match left {
            true => k.checked_sub(by).map_or(beyond, |k| words[k]),
            false => words.get(k + by).copied().unwrap_or(beyond),
        };
        let (moved, rest): (Words, Operand) = match self.imm_of(amount) {
            Some(n) => {
                let n = (n as u64).min(32 * count as u64) as usize;
                ((0..count).map(|k| at(words, k, n / 32)).collect(), Operand::imm((n % 32) as i32))
            }
            None => {
                let mut moved: Words = words.into();
                let mut by = 1usize;
                while by < count {
                    let bit = self.new_bin(Op::And, PTy::B32, amount, Operand::imm(32 * by as i32));
                    let p = self.new_setp(cmp::NE, PTy::B32, bit, Operand::ZERO);
                    moved = (0..count)
                        .map(|k| {
                            let (far, near) = (at(&moved, k, by), moved[k]);
                            if far == near { near } else { self.new_selp(PTy::B32, far, near, p) }
                        })
                        .collect();
                    by *= 2;
                }
                (moved, amount)
            }
        };
        if rest == Operand::ZERO {
            return moved;
        }
        (0..count)
            .map(|k| {
                let (own, other) = (moved[k], at(&moved, k, 1));
                let (low, high) = if left { (other, own) } else { (own, other) };
                self.shift_pair(left, low, high, rest)
            })
            .collect()
    }
    /// `limbs` shifted into `dst`.
    pub(super) fn shift_limbs(&mut self, dst: &[VReg], limbs: &[Operand], op: Opcode, amount: Operand) {
        let (left, fill) = (op == Opcode::Shl, if op == Opcode::AShr { Fill::Sign } else { Fill::Zeros });
        if let Some(n) = self.imm_of(amount).filter(|n| n % 64 == 0 && (left || fill == Fill::Zeros)) {
            // Whole limbs.
            let by = n as usize / 64;
            for (k, &d) in dst.iter().enumerate() {
                let from = if left { k.checked_sub(by) } else { Some(k + by) };
                let o = from.and_then(|k| limbs.get(k)).copied().unwrap_or(Operand::ZERO);
                self.mov(Class::B64, d, o);
            }
            return;
        }
        let words = self.words_of(limbs);
        let words = self.shift_words(&words, left, fill, amount);
        self.join_words(dst, &words);
    }

    /// The low `bits` bits of `left * right`, word by word. Products are added up in two lists: those that begin at an even word and
    /// those that begin at an odd one, so that each row of products is one chain in which `mad.lo.cc` and `madc.hi` of the same
    /// factors are neighbours. The machine has one instruction for such a pair.
    pub(super) fn multiply_limbs(&mut self, dst: &[VReg], left: &[Operand], right: &[Operand], bits: u32) {
        let count = bits.div_ceil(32) as usize;
        let words = |s: &mut Self, limbs: &[Operand]| -> Words {
            let mut words = s.words_of(limbs);
            words.truncate(count);
            while words.last() == Some(&Operand::ZERO) {
                words.pop();
            }
            words.iter().map(|&o| if o == Operand::ZERO { o } else { s.in_reg(o, Class::B32) }).collect()
        };
        let (left, right) = (words(self, left), words(self, right));
        let zero = self.in_reg(Operand::ZERO, Class::B32);
        let mut sums: [SmallVec<[Option<VReg>; 16]>; 2] =
            [SmallVec::from_elem(None, count), SmallVec::from_elem(None, count)];
        for (i, &factor) in right.iter().enumerate().filter(|r| *r.1 != Operand::ZERO) {
            for parity in 0..2 {
                let row: SmallVec<[usize; 16]> = (0..left.len().min(count - i))
                    .filter(|j| (i + j) % 2 == parity && left[*j] != Operand::ZERO)
                    .collect();
                self.product_row(&mut sums[parity], i, &row, &left, factor, zero);
            }
        }
        // Both lists; the lowest word begins at an even one.
        let mut result = Words::new();
        let mut carried = false;
        for k in 0..count {
            let (even, odd) = (sums[0][k], sums[1][k]);
            let (Some(x), Some(y)) = (even, odd) else {
                if !carried {
                    result.push(even.or(odd).map_or(Operand::ZERO, Operand::reg));
                    continue;
                }
                let x = even.or(odd).map_or(zero, Operand::reg);
                let op = if k + 1 == count { Op::AddC } else { Op::AddCCc };
                result.push(self.new_bin(op, PTy::S32, x, Operand::ZERO));
                continue;
            };
            let op = match (carried, k + 1 == count) {
                (false, false) => Op::AddCc,
                (false, true) => Op::Add,
                (true, false) => Op::AddCCc,
                (true, true) => Op::AddC,
            };
            carried = true;
            result.push(self.new_bin(op, PTy::S32, Operand::reg(x), Operand::reg(y)));
        }
        self.join_words(dst, &result);
    }
    /// Adds the products of `factor`, word `i` of a number, with the words `row` of `left`, every second one of them, to `sums`.
    fn product_row(
        &mut self,
        sums: &mut [Option<VReg>],
        i: usize,
        row: &[usize],
        left: &[Operand],
        factor: Operand,
        zero: Operand,
    ) {
        let count = sums.len();
        // Where the carry of the chain at hand goes.
        let mut carry_at = None;
        for &j in row {
            let (x, k) = (left[j], i + j);
            if let Some(at) = carry_at.filter(|&at| at != k) {
                self.ripple(sums, at, zero);
                carry_at = None;
            }
            let last = k + 1 == count;
            if carry_at.is_none() && sums[k].is_none() && (last || sums[k + 1].is_none()) {
                sums[k] = Some(self.new_bin(Op::MulLo, PTy::U32, x, factor).vreg());
                if !last {
                    sums[k + 1] = Some(self.new_bin(Op::MulHi, PTy::U32, x, factor).vreg());
                }
                continue;
            }
            let low = match (carry_at.is_some(), last) {
                (false, false) => Op::MadLoCc,
                (false, true) => Op::MadLo,
                (true, false) => Op::MadCLoCc,
                (true, true) => Op::MadCLo,
            };
            let old = sums[k].map_or(zero, Operand::reg);
            sums[k] = Some(self.new_tri(low, PTy::U32, x, factor, old).vreg());
            if last {
                return;
            }
            // A high word and a carry fit in 32 bits: a sum that begins with them carries nothing.
            let ends = k + 2 >= count || sums[k + 1].is_none();
            let old = sums[k + 1].map_or(zero, Operand::reg);
            let high = if ends { Op::MadCHi } else { Op::MadCHiCc };
            sums[k + 1] = Some(self.new_tri(high, PTy::U32, x, factor, old).vreg());
            carry_at = (!ends).then_some(k + 2);
        }
        if let Some(at) = carry_at {
            self.ripple(sums, at, zero);
        }
    }
    /// Adds the carry to `sums` from word `at` on, up to a word that had no sum.
    fn ripple(&mut self, sums: &mut [Option<VReg>], at: usize, zero: Operand) {
        for k in at..sums.len() {
            let ends = k + 1 == sums.len() || sums[k].is_none();
            let old = sums[k].map_or(zero, Operand::reg);
            let op = if ends { Op::AddC } else { Op::AddCCc };
            sums[k] = Some(self.new_bin(op, PTy::S32, old, Operand::ZERO).vreg());
            if ends {
                return;
            }
        }
    }
}
