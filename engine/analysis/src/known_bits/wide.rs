//! Known bits of integers of more than 128 bits, in limbs.
//!
//! **When**: for scalars of up to [`MAX_WIDTH`] bits, as far as one can read them from the operation: constants, extensions and
//! truncations, bitwise operations, sums, products and quotients, shifts by constants, selects, phis, counts. What dominating
//! branches and assumptions say is not asked. **Cost**: linear in the limbs of each of at most 2 to the power of
//! [`MAX_DEPTH`](super::MAX_DEPTH) operands. **Source**: the transfer functions are those of `arith.rs`.

use super::bits::KnownBits;
use super::{MAX_DEPTH, Values};
use crate::facts::intrinsic;
use warpc_ir::consts::ConstKind;
use warpc_ir::fold::int::{self, Limbs};
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::opcode::Opcode;
use warpc_ir::{IntPred, Value, ValueKind};

/// The widest integers that are looked at: those that compile.
pub const MAX_WIDTH: u32 = 8192;

/// What is known of an integer: limbs of bits that are surely zero and of bits that are surely one, the lowest first. Bits above
/// the width are in neither.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WideBits {
    zero: Limbs,
    one: Limbs,
    bits: u32,
}

fn each(lhs: &[u64], rhs: &[u64], go: impl Fn(u64, u64) -> u64) -> Limbs {
    lhs.iter().zip(rhs).map(|(&l, &r)| go(l, r)).collect()
}

/// The bits from `from` on, up to `bits`.
fn ones(bits: u32, from: u32) -> Limbs {
    let all: Limbs = std::iter::repeat_n(u64::MAX, bits.div_ceil(64) as usize).collect();
    let low = if from >= bits { all.iter().map(|_| 0).collect() } else { int::shl(&all, from) };
    int::zext(&low, bits)
}

impl WideBits {
    /// Nothing known.
    pub fn unknown(bits: u32) -> WideBits {
        let none: Limbs = std::iter::repeat_n(0, bits.div_ceil(64) as usize).collect();
        WideBits { zero: none.clone(), one: none, bits }
    }
    /// A constant, cut or zero-extended to the width.
    pub fn constant(bits: u32, value: &[u64]) -> WideBits {
        let one = int::zext(value, bits);
        WideBits { zero: each(&one, &ones(bits, 0), |v, mask| !v & mask), one, bits }
    }
    /// The bits from `from` on are zero.
    fn zero_from(bits: u32, from: u32) -> WideBits {
        WideBits { zero: ones(bits, from), ..WideBits::unknown(bits) }
    }
    /// Bits known to be zero.
    pub fn zero(&self) -> &[u64] {
        &self.zero
    }
    /// Bits known to be one: the smallest unsigned value.
    pub fn min(&self) -> &[u64] {
        &self.one
    }
    /// Largest unsigned value.
    pub fn max(&self) -> Limbs {
        each(&self.zero, &ones(self.bits, 0), |zero, mask| !zero & mask)
    }
    /// The value, when all bits are known.
    pub fn as_constant(&self) -> Option<&[u64]> {
        (!self.conflicts() && self.max() == self.one).then_some(&self.one)
    }
    /// Whether no value fits.
    pub fn conflicts(&self) -> bool {
        self.zero.iter().zip(&self.one).any(|(zero, one)| zero & one != 0)
    }
    /// Whether nothing is known.
    pub fn is_unknown(&self) -> bool {
        self.zero.iter().chain(&self.one).all(|&limb| limb == 0)
    }
    /// Whether `value` fits.
    pub fn admits(&self, value: &[u64]) -> bool {
        let zeros = value.iter().zip(&self.zero).all(|(v, zero)| v & zero == 0);
        zeros && value.iter().zip(&self.one).all(|(v, one)| v & one == *one)
    }
    /// Whether no bit can be set in both.
    pub fn no_common_bits(&self, other: &WideBits) -> bool {
        each(&self.zero, &other.zero, |l, r| l | r) == ones(self.bits, 0)
    }
    fn top(&self, limbs: &[u64]) -> bool {
        int::is_negative(limbs, self.bits)
    }
    /// What is known of the low bits, up to 128 of them.
    pub fn low(&self, bits: u32) -> KnownBits {
        let low = |limbs: &[u64]| limbs[0] as u128 | (limbs.get(1).copied().unwrap_or(0) as u128) << 64;
        KnownBits { zero: low(&self.zero), one: low(&self.one), bits: 128 }.trunc(bits)
    }
    /// Of a narrow number, zero-extended.
    fn of_narrow(known: KnownBits, bits: u32, signed: bool) -> WideBits {
        let limbs = |v: u128| [v as u64, (v >> 64) as u64];
        let extend = |v: u128| if signed { int::sext(&limbs(v), known.bits, bits) } else { int::zext(&limbs(v), bits) };
        let mut wide = WideBits { zero: extend(known.zero), one: extend(known.one), bits };
        if !signed {
            wide.zero = each(&wide.zero, &ones(bits, known.bits), |l, r| l | r);
        }
        wide
    }
    fn cut(&self, bits: u32) -> WideBits {
        WideBits { zero: int::zext(&self.zero, bits), one: int::zext(&self.one, bits), bits }
    }
    fn extended(&self, bits: u32, signed: bool) -> WideBits {
        if signed {
            let extend = |limbs: &[u64]| int::sext(limbs, self.bits, bits);
            return WideBits { zero: extend(&self.zero), one: extend(&self.one), bits };
        }
        let mut wide = self.cut(bits);
        wide.zero = each(&wide.zero, &ones(bits, self.bits), |l, r| l | r);
        wide
    }
    /// Known on both of two paths.
    pub fn intersect(&self, other: &WideBits) -> WideBits {
        let both = |l: &[u64], r: &[u64]| each(l, r, |l, r| l & r);
        WideBits { zero: both(&self.zero, &other.zero), one: both(&self.one, &other.one), bits: self.bits }
    }
    fn bitwise(op: Opcode, lhs: &WideBits, rhs: &WideBits) -> WideBits {
        let and = |l: &[u64], r: &[u64]| each(l, r, |l, r| l & r);
        let or = |l: &[u64], r: &[u64]| each(l, r, |l, r| l | r);
        let (zero, one) = match op {
            Opcode::And => (or(&lhs.zero, &rhs.zero), and(&lhs.one, &rhs.one)),
            Opcode::Or => (and(&lhs.zero, &rhs.zero), or(&lhs.one, &rhs.one)),
            _ => (
                or(&and(&lhs.zero, &rhs.zero), &and(&lhs.one, &rhs.one)),
                or(&and(&lhs.zero, &rhs.one), &and(&lhs.one, &rhs.zero)),
            ),
        };
        WideBits { zero, one, bits: lhs.bits }
    }
    /// `lhs + rhs + carry`: a bit is known where both operands are and the carry into it is.
    fn sum(lhs: &WideBits, rhs: &WideBits, carry: bool) -> WideBits {
        let bits = lhs.bits;
        let add = |l: &[u64], r: &[u64]| {
            let mut carry = carry;
            let sum: Limbs = l
                .iter()
                .zip(r)
                .map(|(&l, &r)| {
                    let (first, over) = l.overflowing_add(r);
                    let (all, again) = first.overflowing_add(carry as u64);
                    carry = over | again;
                    all
                })
                .collect();
            int::zext(&sum, bits)
        };
        let (high, low) = (add(&lhs.max(), &rhs.max()), add(&lhs.one, &rhs.one));
        let mask = ones(bits, 0);
        let mut known = WideBits::unknown(bits);
        for k in 0..mask.len() {
            let carry_zero = !(high[k] ^ !lhs.zero[k] ^ !rhs.zero[k]);
            let carry_one = low[k] ^ lhs.one[k] ^ rhs.one[k];
            let all = (lhs.zero[k] | lhs.one[k]) & (rhs.zero[k] | rhs.one[k]) & (carry_zero | carry_one) & mask[k];
            known.zero[k] = !high[k] & all;
            known.one[k] = low[k] & all;
        }
        known
    }
    fn complement(&self) -> WideBits {
        WideBits { zero: self.one.clone(), one: self.zero.clone(), bits: self.bits }
    }
    fn min_trailing_zeros(&self) -> u32 {
        let mut count = 0;
        for limb in &self.zero {
            count += limb.trailing_ones();
            if limb.trailing_ones() < 64 {
                break;
            }
        }
        count.min(self.bits)
    }
    /// Bits of the largest value, without its leading zeros.
    fn active_bits(&self) -> u32 {
        int::active_bits(&self.max())
    }
    /// The low `count` bits are zero as well.
    fn with_trailing_zeros(mut self, count: u32) -> WideBits {
        let low = each(&ones(self.bits, 0), &ones(self.bits, count), |all, high| all & !high);
        self.zero = each(&self.zero, &low, |l, r| l | r);
        self
    }
    /// A product, quotient or remainder of unsigned numbers: how long it is, and the low zeros of a product.
    fn product(op: Opcode, lhs: &WideBits, rhs: &WideBits) -> WideBits {
        let (bits, active) = (lhs.bits, (lhs.active_bits(), rhs.active_bits()));
        match op {
            Opcode::Mul => {
                let zeros = (lhs.min_trailing_zeros() + rhs.min_trailing_zeros()).min(bits);
                WideBits::zero_from(bits, (active.0 + active.1).min(bits)).with_trailing_zeros(zeros)
            }
            Opcode::UDiv => {
                // By a number of so many bits, at least, the quotient has so many fewer.
                let fewer = int::active_bits(rhs.min()).saturating_sub(1);
                WideBits::zero_from(bits, active.0.saturating_sub(fewer))
            }
            _ => WideBits::zero_from(bits, active.0.min(active.1)),
        }
    }
    fn shifted(op: Opcode, lhs: &WideBits, amount: u32) -> WideBits {
        let bits = lhs.bits;
        let cut = |limbs: Limbs| int::zext(&limbs, bits);
        match op {
            Opcode::Shl => {
                WideBits { zero: cut(int::shl(&lhs.zero, amount)), one: cut(int::shl(&lhs.one, amount)), bits }
                    .with_trailing_zeros(amount)
            }
            Opcode::LShr => {
                let zero = each(&int::lshr(&lhs.zero, amount), &ones(bits, bits - amount), |l, r| l | r);
                WideBits { zero, one: int::lshr(&lhs.one, amount), bits }
            }
            _ => {
                let shift = |limbs: &[u64]| {
                    let moved = int::lshr(limbs, amount);
                    let fill = if lhs.top(limbs) { ones(bits, bits - amount) } else { ones(bits, bits) };
                    each(&moved, &fill, |l, r| l | r)
                };
                WideBits { zero: shift(&lhs.zero), one: shift(&lhs.one), bits }
            }
        }
    }
    /// Whether `lhs pred rhs` always holds, or never.
    pub fn compare(pred: IntPred, lhs: &WideBits, rhs: &WideBits) -> Option<bool> {
        use std::cmp::Ordering::*;
        let decide = |yes: bool, no: bool| if yes { Some(true) } else { no.then_some(false) };
        let differ = || lhs.one.iter().zip(&rhs.zero).chain(lhs.zero.iter().zip(&rhs.one)).any(|(l, r)| l & r != 0);
        let equal = || Some(lhs.as_constant()? == rhs.as_constant()?);
        let flipped = |known: &WideBits| {
            let sign = ones(known.bits, known.bits - 1);
            let swap =
                |a: &Limbs, b: &Limbs| -> Limbs { (0..a.len()).map(|k| a[k] & !sign[k] | b[k] & sign[k]).collect() };
            WideBits { zero: swap(&known.zero, &known.one), one: swap(&known.one, &known.zero), bits: known.bits }
        };
        let below = |lhs: &WideBits, rhs: &WideBits| {
            decide(int::ucmp(&lhs.max(), &rhs.one) == Less, int::ucmp(&lhs.one, &rhs.max()) != Less)
        };
        let above = |lhs: &WideBits, rhs: &WideBits| below(rhs, lhs);
        match pred {
            IntPred::Eq => {
                if differ() {
                    Some(false)
                } else {
                    equal()
                }
            }
            IntPred::Ne => {
                if differ() {
                    Some(true)
                } else {
                    equal().map(|equal| !equal)
                }
            }
            IntPred::Ult => below(lhs, rhs),
            IntPred::Ugt => above(lhs, rhs),
            IntPred::Ule => above(lhs, rhs).map(|above| !above),
            IntPred::Uge => below(lhs, rhs).map(|below| !below),
            IntPred::Slt => below(&flipped(lhs), &flipped(rhs)),
            IntPred::Sgt => above(&flipped(lhs), &flipped(rhs)),
            IntPred::Sle => above(&flipped(lhs), &flipped(rhs)).map(|above| !above),
            IntPred::Sge => below(&flipped(lhs), &flipped(rhs)).map(|below| !below),
        }
    }
}

impl Values<'_, '_> {
    /// Known bits of an integer of 129 to [`MAX_WIDTH`] bits; `None` for other types.
    pub fn wide_known_bits(&self, value: Value) -> Option<WideBits> {
        self.wide_width(self.f.type_of(value))?;
        Some(self.rooted(value).wide_bits_of(value, 0))
    }
    fn wide_width(&self, ty: Type) -> Option<u32> {
        self.f.types().int_bits(ty).filter(|bits| (129..=MAX_WIDTH).contains(bits))
    }
    /// Known bits of an operand, which has an integer type of more than 128 bits.
    pub(super) fn wide_bits_of(&self, value: Value, depth: u32) -> WideBits {
        let Some(bits) = self.wide_width(self.f.type_of(value)) else { return WideBits::unknown(MAX_WIDTH) };
        match value.kind() {
            ValueKind::Const(c) => {
                let consts = self.f.consts();
                match consts.row(c).kind {
                    ConstKind::WideInt => WideBits::constant(bits, consts.limbs(c)),
                    ConstKind::Zero | ConstKind::Null => WideBits::constant(bits, &[]),
                    _ => WideBits::unknown(bits),
                }
            }
            ValueKind::Inst(inst) if depth < MAX_DEPTH => self.wide_bits_of_inst(inst, bits, depth),
            _ => WideBits::unknown(bits),
        }
    }
    fn wide_bits_of_inst(&self, inst: Inst, bits: u32, depth: u32) -> WideBits {
        let f = self.f;
        let operand = |n: usize| self.wide_bits_of(f.operand(inst, n), depth + 1);
        let op = f.op(inst);
        match op {
            Opcode::ZExt | Opcode::SExt => {
                let from = f.operand(inst, 0);
                let signed = op == Opcode::SExt;
                match self.width(f.type_of(from)) {
                    Some(width) => WideBits::of_narrow(self.bits_at(from, width, depth + 1), bits, signed),
                    None => operand(0).extended(bits, signed),
                }
            }
            Opcode::Trunc if self.wide_width(f.type_of(f.operand(inst, 0))).is_some() => operand(0).cut(bits),
            Opcode::And | Opcode::Or | Opcode::Xor => WideBits::bitwise(op, &operand(0), &operand(1)),
            Opcode::Add => WideBits::sum(&operand(0), &operand(1), false),
            Opcode::Sub => WideBits::sum(&operand(0), &operand(1).complement(), true),
            Opcode::Mul | Opcode::UDiv | Opcode::URem => WideBits::product(op, &operand(0), &operand(1)),
            Opcode::Shl | Opcode::LShr | Opcode::AShr => self.wide_bits_of_shift(inst, op, bits, depth),
            Opcode::Select => self.wide_bits_of(f.operand(inst, 1), depth + 1).intersect(&operand(2)),
            Opcode::Phi => self.wide_bits_of_phi(inst, bits, depth),
            Opcode::Freeze if self.not_undef_or_poison_at(f.operand(inst, 0), depth + 1) => operand(0),
            Opcode::Call => self.wide_bits_of_call(inst, bits, depth),
            _ => WideBits::unknown(bits),
        }
    }
    fn wide_bits_of_shift(&self, inst: Inst, op: Opcode, bits: u32, depth: u32) -> WideBits {
        let left = self.wide_bits_of(self.f.operand(inst, 0), depth + 1);
        let right = self.wide_bits_of(self.f.operand(inst, 1), depth + 1);
        // An amount as large as the width gives poison.
        if let Some(amount) = right.as_constant() {
            let small = int::active_bits(amount) <= 32 && (amount[0] as u32) < bits;
            return if small { WideBits::shifted(op, &left, amount[0] as u32) } else { WideBits::unknown(bits) };
        }
        match op {
            Opcode::Shl => WideBits::unknown(bits).with_trailing_zeros(left.min_trailing_zeros()),
            Opcode::LShr => WideBits::zero_from(bits, left.active_bits()),
            _ if left.top(&left.zero) => WideBits::zero_from(bits, left.active_bits()),
            _ => WideBits::unknown(bits),
        }
    }
    /// What all incoming values have in common, each at the end of its block. They have little depth left, so that cycles end.
    fn wide_bits_of_phi(&self, phi: Inst, bits: u32, depth: u32) -> WideBits {
        let mut all: Option<WideBits> = None;
        if self.f.phi_len(phi) > 64 {
            return WideBits::unknown(bits);
        }
        for (value, from) in self.f.phi_pairs(phi) {
            if value == Value::inst(phi) {
                continue;
            }
            let there = self.at(self.f.terminator(from));
            let known = there.wide_bits_of(value, depth.max(MAX_DEPTH - 2) + 1);
            let both = all.map_or(known.clone(), |all| all.intersect(&known));
            if both.is_unknown() {
                return both;
            }
            all = Some(both);
        }
        all.unwrap_or_else(|| WideBits::unknown(bits))
    }
    fn wide_bits_of_call(&self, inst: Inst, bits: u32, depth: u32) -> WideBits {
        let operand = |n: usize| self.wide_bits_of(self.f.operand(inst, n), depth + 1);
        let up_to = |n: u32| WideBits::zero_from(bits, u32::BITS - n.leading_zeros());
        let Some(called) = intrinsic(self.f, inst) else { return WideBits::unknown(bits) };
        match called {
            id::CTLZ => {
                let known = operand(0);
                let least = bits - known.active_bits();
                let most = bits - int::active_bits(known.min());
                // The leading bits that both limits share.
                let count = WideBits::constant(bits, &[least as u64]);
                let common = u32::BITS - (least ^ most).leading_zeros();
                let mut result = WideBits::zero_from(bits, common);
                result.zero = each(&count.zero, &ones(bits, common), |l, r| l & r);
                result.one = each(&count.one, &ones(bits, common), |l, r| l & r);
                result
            }
            id::CTTZ => up_to(bits),
            id::CTPOP => up_to(operand(0).active_bits()),
            id::UMIN | id::UMAX | id::SMIN | id::SMAX => operand(0).intersect(&operand(1)),
            _ => WideBits::unknown(bits),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::Rng;

    fn random(rng: &mut Rng, bits: u32) -> Limbs {
        let all: Limbs = (0..bits.div_ceil(64)).map(|_| rng.bits()).collect();
        // Long and short ones, with many equal bits.
        let shift = rng.below(bits as usize) as u32;
        match rng.below(4) {
            0 => int::lshr(&int::zext(&all, bits), shift),
            1 => int::zext(&int::shl(&all, shift), bits),
            2 => int::sext(&int::zext(&all, 40), 40, bits),
            _ => int::zext(&all, bits),
        }
    }
    /// What is known of `value` by the bits of a random mask.
    fn known(rng: &mut Rng, value: &Limbs, bits: u32) -> WideBits {
        let mask = random(rng, bits);
        let all = WideBits::constant(bits, value);
        let keep = |limbs: &Limbs| each(limbs, &mask, |limb, mask| limb & mask);
        WideBits { zero: keep(&all.zero), one: keep(&all.one), bits }
    }

    #[test]
    fn operations_admit_what_their_operands_give() {
        let mut rng = Rng::new(5);
        let mut learnt = 0;
        for _ in 0..3000 {
            let bits = [129, 160, 192, 256, 300][rng.below(5)];
            let (x, y) = (random(&mut rng, bits), random(&mut rng, bits));
            let (left, right) = (known(&mut rng, &x, bits), known(&mut rng, &y, bits));
            let amount = rng.below(bits as usize) as u32;
            for op in [
                Opcode::And,
                Opcode::Or,
                Opcode::Xor,
                Opcode::Add,
                Opcode::Sub,
                Opcode::Mul,
                Opcode::UDiv,
                Opcode::URem,
            ] {
                let result = match op {
                    Opcode::And | Opcode::Or | Opcode::Xor => WideBits::bitwise(op, &left, &right),
                    Opcode::Add => WideBits::sum(&left, &right, false),
                    Opcode::Sub => WideBits::sum(&left, &right.complement(), true),
                    _ => WideBits::product(op, &left, &right),
                };
                let Some(value) = int::binary_wide(op, 0, bits, &x, &y) else { continue };
                assert!(
                    result.admits(&value) && !result.conflicts(),
                    "{op:?} {x:x?} {y:x?}: {value:x?} not in {result:x?}"
                );
                learnt += !result.is_unknown() as u32;
            }
            for op in [Opcode::Shl, Opcode::LShr, Opcode::AShr] {
                let result = WideBits::shifted(op, &left, amount);
                let value = int::binary_wide(op, 0, bits, &x, &[amount as u64, 0, 0, 0, 0][..x.len()]).unwrap();
                assert!(
                    result.admits(&value) && !result.conflicts(),
                    "{op:?} {x:x?} {amount}: {value:x?} not in {result:x?}"
                );
            }
            for &pred in IntPred::ALL.iter() {
                if let Some(truth) = WideBits::compare(pred, &left, &right) {
                    let holds = int::holds(pred, int::ucmp(&x, &y), int::scmp(&x, &y, bits));
                    assert_eq!(truth, holds, "{pred:?} {x:x?} {y:x?}");
                    learnt += 1;
                }
            }
            let (wider, narrower) = (bits + 70, bits - 1);
            assert!(left.extended(wider, true).admits(&int::sext(&x, bits, wider)));
            assert!(left.extended(wider, false).admits(&int::zext(&x, wider)));
            assert!(left.cut(narrower).admits(&int::zext(&x, narrower)));
            assert!(left.low(128).admits(x[0] as u128 | (x[1] as u128) << 64));
            assert!(left.intersect(&right).admits(&x) && left.intersect(&right).admits(&y));
        }
        assert!(learnt > 10_000, "{learnt}");
    }

    #[test]
    fn narrow_numbers_become_wide_ones() {
        let low = KnownBits::range(64, 0, 1000);
        assert_eq!(WideBits::of_narrow(low, 256, false).active_bits(), 10);
        let negative = WideBits::of_narrow(KnownBits::constant(64, u64::MAX as u128), 256, true);
        assert_eq!(negative.as_constant(), Some(&[u64::MAX; 4][..]));
        assert_eq!(WideBits::of_narrow(KnownBits::unknown(64), 256, true).active_bits(), 256);
        assert_eq!(WideBits::constant(256, &[6]).min_trailing_zeros(), 1);
        assert_eq!(WideBits::constant(256, &[]).min_trailing_zeros(), 256);
    }
}
