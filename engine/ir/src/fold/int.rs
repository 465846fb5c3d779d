//! Integer arithmetic of the folder on bit patterns: a fast path to 64 bits in machine words, limbs for any other width.
//!
//! All functions take and give zero-extended patterns of a width. `None` is poison: a violated flag, a shift amount that is not
//! less than the width, or division by zero (immediate undefined behaviour, which poison refines).

use crate::consts::{low_mask, sign_extend};
use crate::opcode::{IntPred, Opcode, flags};
use smallvec::{SmallVec, smallvec};
use std::cmp::Ordering;

/// Little-endian limbs; the unused high bits of the last one are zero.
pub type Limbs = SmallVec<[u64; 4]>;

/// `lhs op rhs` of `bits` <= 64 bits.
pub fn binary64(op: Opcode, fl: u16, bits: u32, lhs: u64, rhs: u64) -> Option<u64> {
    let mask = low_mask(bits);
    let (sa, sb) = (sign_extend(lhs, bits) as i128, sign_extend(rhs, bits) as i128);
    let (ua, ub) = (lhs as u128, rhs as u128);
    // The exact result, as unsigned and as signed operands give it; the flags ask whether it fits.
    let fits = |u: u128, s: i128| {
        let r = u as u64 & mask;
        if fl & flags::NUW != 0 && u != r as u128 {
            return None;
        }
        if fl & flags::NSW != 0 && s != sign_extend(r, bits) as i128 {
            return None;
        }
        Some(r)
    };
    match op {
        Opcode::Add => fits(ua + ub, sa + sb),
        Opcode::Sub => fits(ua.wrapping_sub(ub), sa - sb),
        Opcode::Mul => fits(ua * ub, sa * sb),
        Opcode::UDiv if rhs == 0 => None,
        Opcode::UDiv if fl & flags::EXACT != 0 && !lhs.is_multiple_of(rhs) => None,
        Opcode::UDiv => Some(lhs / rhs),
        Opcode::URem if rhs == 0 => None,
        Opcode::URem => Some(lhs % rhs),
        Opcode::SDiv | Opcode::SRem => {
            // The quotient of the smallest number and -1 does not exist; the remainder is undefined with it.
            if sb == 0 || (sb == -1 && sa == -(1i128 << (bits - 1))) {
                return None;
            }
            if op == Opcode::SRem {
                return Some((sa % sb) as u64 & mask);
            }
            if fl & flags::EXACT != 0 && sa % sb != 0 {
                return None;
            }
            Some((sa / sb) as u64 & mask)
        }
        Opcode::Shl | Opcode::LShr | Opcode::AShr => {
            if rhs >= bits as u64 {
                return None;
            }
            let n = rhs as u32;
            if op == Opcode::Shl {
                return fits(ua << n, sa << n);
            }
            if fl & flags::EXACT != 0 && lhs & low_mask(n) != 0 && n > 0 {
                return None;
            }
            Some(if op == Opcode::LShr { lhs >> n } else { (sa >> n) as u64 & mask })
        }
        Opcode::And => Some(lhs & rhs),
        Opcode::Or if fl & flags::DISJOINT != 0 && lhs & rhs != 0 => None,
        Opcode::Or => Some(lhs | rhs),
        Opcode::Xor => Some(lhs ^ rhs),
        _ => None,
    }
}

/// Compares patterns of `bits` <= 64 bits.
pub fn compare64(pred: IntPred, bits: u32, lhs: u64, rhs: u64) -> bool {
    holds(pred, lhs.cmp(&rhs), sign_extend(lhs, bits).cmp(&sign_extend(rhs, bits)))
}

/// Whether `pred` holds for operands of this unsigned and this signed order.
pub fn holds(pred: IntPred, unsigned: Ordering, signed: Ordering) -> bool {
    let o = if pred.is_signed() { signed } else { unsigned };
    match pred {
        IntPred::Eq => o.is_eq(),
        IntPred::Ne => o.is_ne(),
        IntPred::Ugt | IntPred::Sgt => o.is_gt(),
        IntPred::Uge | IntPred::Sge => o.is_ge(),
        IntPred::Ult | IntPred::Slt => o.is_lt(),
        IntPred::Ule | IntPred::Sle => o.is_le(),
    }
}

/// `a` cut or zero-extended to `bits`.
pub fn zext(a: &[u64], bits: u32) -> Limbs {
    let n = bits.div_ceil(64) as usize;
    let mut r: Limbs = a.iter().copied().take(n).collect();
    r.resize(n, 0);
    if !bits.is_multiple_of(64) {
        r[n - 1] &= low_mask(bits % 64);
    }
    r
}

/// `a` of `from` bits cut or sign-extended to `bits`.
pub fn sext(a: &[u64], from: u32, bits: u32) -> Limbs {
    let mut r = zext(a, bits);
    if bits > from && is_negative(a, from) {
        let w = (from / 64) as usize;
        r[w] |= !low_mask(from % 64);
        r[w + 1..].fill(u64::MAX);
        r = zext(&r, bits);
    }
    r
}

/// Top bit of a pattern.
pub fn is_negative(a: &[u64], bits: u32) -> bool {
    a[((bits - 1) / 64) as usize] >> ((bits - 1) % 64) & 1 != 0
}

fn is_zero(a: &[u64]) -> bool {
    a.iter().all(|&l| l == 0)
}

/// Bits without leading zeros.
pub fn active_bits(a: &[u64]) -> u32 {
    match a.iter().rposition(|&l| l != 0) {
        Some(i) => i as u32 * 64 + 64 - a[i].leading_zeros(),
        None => 0,
    }
}

fn add(lhs: &[u64], rhs: &[u64], mut carry: bool) -> Limbs {
    lhs.iter()
        .zip(rhs)
        .map(|(&x, &y)| {
            let (s, c) = x.overflowing_add(y);
            let (s, d) = s.overflowing_add(carry as u64);
            carry = c | d;
            s
        })
        .collect()
}

fn not(a: &[u64]) -> Limbs {
    a.iter().map(|l| !l).collect()
}

/// `lhs - rhs` modulo the limbs.
pub fn sub(lhs: &[u64], rhs: &[u64]) -> Limbs {
    add(lhs, &not(rhs), true)
}

fn mul(lhs: &[u64], rhs: &[u64]) -> Limbs {
    let n = lhs.len();
    let mut r: Limbs = smallvec![0; n];
    for i in 0..n {
        let mut carry = 0u128;
        for j in 0..n - i {
            let t = lhs[i] as u128 * rhs[j] as u128 + r[i + j] as u128 + carry;
            r[i + j] = t as u64;
            carry = t >> 64;
        }
    }
    r
}

/// `a << n` modulo the limbs.
pub fn shl(a: &[u64], n: u32) -> Limbs {
    let (w, s) = ((n / 64) as usize, n % 64);
    let at = |i: usize| if i < w { 0 } else { a[i - w] };
    (0..a.len())
        .map(|i| if s == 0 { at(i) } else { at(i) << s | if i > 0 { at(i - 1) >> (64 - s) } else { 0 } })
        .collect()
}

/// `a >> n`, unsigned.
pub fn lshr(a: &[u64], n: u32) -> Limbs {
    let (w, s) = ((n / 64) as usize, n % 64);
    let at = |i: usize| a.get(i + w).copied().unwrap_or(0);
    (0..a.len()).map(|i| if s == 0 { at(i) } else { at(i) >> s | at(i + 1) << (64 - s) }).collect()
}

/// Unsigned order.
pub fn ucmp(lhs: &[u64], rhs: &[u64]) -> Ordering {
    lhs.iter().rev().cmp(rhs.iter().rev())
}

/// Signed order of patterns of `bits`.
pub fn scmp(lhs: &[u64], rhs: &[u64], bits: u32) -> Ordering {
    is_negative(rhs, bits).cmp(&is_negative(lhs, bits)).then(ucmp(lhs, rhs))
}

/// Quotient and remainder, unsigned; `rhs` is not zero. Long division by digits of 32 bits (Knuth, The Art of Computer Programming,
/// volume 2, 4.3.1, algorithm D): at most the square of the width.
fn udivrem(lhs: &[u64], rhs: &[u64]) -> (Limbs, Limbs) {
    let limbs = |v: u128| zext(&[v as u64, (v >> 64) as u64], lhs.len() as u32 * 64);
    if active_bits(lhs) <= 128 && active_bits(rhs) <= 128 {
        let word = |x: &[u64]| x[0] as u128 | (x.get(1).copied().unwrap_or(0) as u128) << 64;
        let (q, r) = (word(lhs) / word(rhs), word(lhs) % word(rhs));
        return (limbs(q), limbs(r));
    }
    let digit = |x: &[u64], k: usize| (x[k / 2] >> (32 * (k % 2))) as u32;
    let mut quotient: Limbs = smallvec![0; lhs.len()];
    let divisor_digits = active_bits(rhs).div_ceil(32) as usize;
    if divisor_digits == 1 {
        let mut rest = 0u64;
        for k in (0..2 * lhs.len()).rev() {
            let part = rest << 32 | digit(lhs, k) as u64;
            quotient[k / 2] |= (part / rhs[0]) << (32 * (k % 2));
            rest = part % rhs[0];
        }
        return (quotient, limbs(rest as u128));
    }
    // Both shifted, so that the highest digit of the divisor has its highest bit set: then a quotient digit guessed from the two
    // highest digits is at most two too large.
    let up = 32 * divisor_digits as u32 - active_bits(rhs);
    let divisor = shl(rhs, up);
    let wide = lhs.len() as u32 * 64 + 64;
    let mut rest: SmallVec<[u32; 16]> = {
        let moved = shl(&zext(lhs, wide), up);
        (0..2 * moved.len()).map(|k| digit(&moved, k)).collect()
    };
    let (top, next) = (digit(&divisor, divisor_digits - 1) as u64, digit(&divisor, divisor_digits - 2) as u64);
    for at in (0..=2 * lhs.len() - divisor_digits).rev() {
        let high = (rest[at + divisor_digits] as u64) << 32 | rest[at + divisor_digits - 1] as u64;
        let (mut guess, mut left) = (high / top, high % top);
        while guess >> 32 != 0 || guess * next > (left << 32 | rest[at + divisor_digits - 2] as u64) {
            guess -= 1;
            left += top;
            if left >> 32 != 0 {
                break;
            }
        }
        // What the guess takes away; where that is more than there is, it is one less.
        let (mut borrow, mut carry) = (0i64, 0u64);
        for k in 0..=divisor_digits {
            let part = if k < divisor_digits { guess * digit(&divisor, k) as u64 } else { 0 } + carry;
            carry = part >> 32;
            let t = rest[at + k] as i64 - (part as u32) as i64 + borrow;
            rest[at + k] = t as u32;
            borrow = t >> 32;
        }
        if borrow < 0 {
            guess -= 1;
            let mut carry = 0u64;
            for k in 0..=divisor_digits {
                let part = if k < divisor_digits { digit(&divisor, k) as u64 } else { 0 };
                carry += rest[at + k] as u64 + part;
                rest[at + k] = carry as u32;
                carry >>= 32;
            }
        }
        quotient[at / 2] |= guess << (32 * (at % 2));
    }
    let whole: Limbs = (0..lhs.len() + 1).map(|k| rest[2 * k] as u64 | (rest[2 * k + 1] as u64) << 32).collect();
    (quotient, zext(&lshr(&whole, up), lhs.len() as u32 * 64))
}

fn negate(a: &[u64], bits: u32) -> Limbs {
    zext(&sub(&Limbs::from_elem(0, a.len()), a), bits)
}

/// `lhs op rhs` of any width.
pub fn binary_wide(op: Opcode, fl: u16, bits: u32, lhs: &[u64], rhs: &[u64]) -> Option<Limbs> {
    let exact_bits = bits * 2 + 1;
    // Flags: compute the exact result in more than twice the width, then ask whether it fits.
    let checked = |r: Limbs, f: &dyn Fn(&[u64], &[u64]) -> Limbs, amount: bool| {
        for (flag, signed) in [(flags::NUW, false), (flags::NSW, true)] {
            if fl & flag == 0 {
                continue;
            }
            let up = |x: &[u64], s: bool| if s { sext(x, bits, exact_bits) } else { zext(x, exact_bits) };
            let exact = zext(&f(&up(lhs, signed), &up(rhs, signed && !amount)), exact_bits);
            if up(&r, signed) != exact {
                return None;
            }
        }
        Some(r)
    };
    match op {
        Opcode::Add => checked(zext(&add(lhs, rhs, false), bits), &|x, y| add(x, y, false), false),
        Opcode::Sub => checked(zext(&sub(lhs, rhs), bits), &|x, y| sub(x, y), false),
        Opcode::Mul => checked(zext(&mul(lhs, rhs), bits), &|x, y| mul(x, y), false),
        Opcode::UDiv | Opcode::URem => {
            if is_zero(rhs) {
                return None;
            }
            let (q, r) = udivrem(lhs, rhs);
            if op == Opcode::URem {
                return Some(r);
            }
            (fl & flags::EXACT == 0 || is_zero(&r)).then_some(q)
        }
        Opcode::SDiv | Opcode::SRem => {
            let (na, nb) = (is_negative(lhs, bits), is_negative(rhs, bits));
            let abs = |x: &[u64], n: bool| if n { negate(x, bits) } else { x.into() };
            let (ma, mb) = (abs(lhs, na), abs(rhs, nb));
            // Smallest number by -1: both magnitudes tell.
            if is_zero(rhs) || (nb && na && active_bits(&mb) == 1 && is_negative(&ma, bits)) {
                return None;
            }
            let (q, r) = udivrem(&ma, &mb);
            if op == Opcode::SRem {
                return Some(if na { negate(&r, bits) } else { r });
            }
            if fl & flags::EXACT != 0 && !is_zero(&r) {
                return None;
            }
            Some(if na != nb { negate(&q, bits) } else { q })
        }
        Opcode::Shl | Opcode::LShr | Opcode::AShr => {
            if active_bits(rhs) > 32 || rhs[0] >= bits as u64 {
                return None;
            }
            let n = rhs[0] as u32;
            match op {
                Opcode::Shl => checked(zext(&shl(lhs, n), bits), &|x, _| shl(x, n), true),
                _ if fl & flags::EXACT != 0 && shl(&lshr(lhs, n), n)[..] != lhs[..] => None,
                Opcode::LShr => Some(lshr(lhs, n)),
                _ => Some(zext(&lshr(&sext(lhs, bits, bits + n.max(1)), n), bits)),
            }
        }
        Opcode::And => Some(lhs.iter().zip(rhs).map(|(x, y)| x & y).collect()),
        Opcode::Or => {
            if fl & flags::DISJOINT != 0 && lhs.iter().zip(rhs).any(|(x, y)| x & y != 0) {
                return None;
            }
            Some(lhs.iter().zip(rhs).map(|(x, y)| x | y).collect())
        }
        Opcode::Xor => Some(lhs.iter().zip(rhs).map(|(x, y)| x ^ y).collect()),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use warpc_columns::random::Rng;

    const OPS: [Opcode; 13] = [
        Opcode::Add,
        Opcode::Sub,
        Opcode::Mul,
        Opcode::UDiv,
        Opcode::SDiv,
        Opcode::URem,
        Opcode::SRem,
        Opcode::Shl,
        Opcode::LShr,
        Opcode::AShr,
        Opcode::And,
        Opcode::Or,
        Opcode::Xor,
    ];

    /// The meaning, from the language reference, in plain integers.
    fn reference(op: Opcode, fl: u16, bits: u32, lhs: u64, rhs: u64) -> Option<u64> {
        let m = 1i64 << bits;
        let s = |x: u64| if x as i64 >= m / 2 { x as i64 - m } else { x as i64 };
        let wrap = |x: i64| x.rem_euclid(m) as u64;
        let has = |f: u16| fl & f != 0;
        let (ua, ub, sa, sb) = (lhs as i64, rhs as i64, s(lhs), s(rhs));
        let (u, i) = match op {
            Opcode::Add => (ua + ub, sa + sb),
            Opcode::Sub => (ua - ub, sa - sb),
            Opcode::Mul => (ua * ub, sa * sb),
            Opcode::Shl if ub < bits as i64 => (ua << ub, sa << ub),
            Opcode::Shl => return None,
            _ => (0, 0),
        };
        match op {
            Opcode::Add | Opcode::Sub | Opcode::Mul | Opcode::Shl => {
                let bad = has(flags::NUW) && (u < 0 || u >= m) || has(flags::NSW) && (i < -m / 2 || i >= m / 2);
                (!bad).then(|| wrap(u))
            }
            Opcode::UDiv => (ub != 0 && !(has(flags::EXACT) && ua % ub != 0)).then(|| wrap(ua / ub)),
            Opcode::URem => (ub != 0).then(|| wrap(ua % ub)),
            Opcode::SDiv => (sb != 0 && sa / sb < m / 2 && !(has(flags::EXACT) && sa % sb != 0)).then(|| wrap(sa / sb)),
            Opcode::SRem => (sb != 0 && sa / sb < m / 2).then(|| wrap(sa % sb)),
            Opcode::LShr | Opcode::AShr => {
                let bad = ub >= bits as i64 || has(flags::EXACT) && (ua >> ub) << ub != ua;
                (!bad).then(|| wrap(if op == Opcode::LShr { ua >> ub } else { sa >> ub }))
            }
            Opcode::And => Some(lhs & rhs),
            Opcode::Or => (!(has(flags::DISJOINT) && lhs & rhs != 0)).then_some(lhs | rhs),
            _ => Some(lhs ^ rhs),
        }
    }

    #[test]
    fn every_operation_with_every_flag_at_four_bits_and_more() {
        for bits in [1, 3, 4, 6] {
            for op in OPS {
                for fl in 0..16 {
                    for a in 0..1u64 << bits {
                        for b in 0..1u64 << bits {
                            let want = reference(op, fl, bits, a, b);
                            assert_eq!(binary64(op, fl, bits, a, b), want, "{op:?} {fl} i{bits} {a} {b}");
                            let wide = binary_wide(op, fl, bits, &[a], &[b]).map(|l| l[0]);
                            assert_eq!(wide, want, "wide {op:?} {fl} i{bits} {a} {b}");
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn limbs_agree_with_128_bit_words() {
        let mut rng = Rng(1);
        let mut next = || rng.bits();
        let word = |l: &[u64]| l[0] as u128 | (l[1] as u128) << 64;
        for round in 0..2000 {
            let mut a = [next(), next()];
            let mut b = [next(), next()];
            if round % 3 == 0 {
                b[1] = 0;
            }
            if round % 5 == 0 {
                a[1] = u64::MAX;
            }
            let (ua, ub) = (word(&a), word(&b));
            let (sa, sb) = (ua as i128, ub as i128);
            for (op, want) in [
                (Opcode::Add, ua.wrapping_add(ub)),
                (Opcode::Sub, ua.wrapping_sub(ub)),
                (Opcode::Mul, ua.wrapping_mul(ub)),
                (Opcode::UDiv, ua / ub),
                (Opcode::URem, ua % ub),
                (Opcode::SDiv, (sa / sb) as u128),
                (Opcode::SRem, (sa % sb) as u128),
            ] {
                assert_eq!(word(&binary_wide(op, 0, 128, &a, &b).unwrap()), want, "{op:?} {a:x?} {b:x?}");
            }
            for (op, carry) in [(Opcode::Add, ua.checked_add(ub)), (Opcode::Mul, ua.checked_mul(ub))] {
                assert_eq!(binary_wide(op, flags::NUW, 128, &a, &b).map(|l| word(&l)), carry);
            }
            assert_eq!(binary_wide(Opcode::Mul, flags::NSW, 128, &a, &b).map(|l| word(&l) as i128), sa.checked_mul(sb));
            let n = [next() % 128, 0];
            assert_eq!(word(&binary_wide(Opcode::AShr, 0, 128, &a, &n).unwrap()), (sa >> n[0]) as u128);
            assert_eq!(word(&binary_wide(Opcode::LShr, 0, 128, &a, &n).unwrap()), ua >> n[0]);
            assert_eq!(word(&binary_wide(Opcode::Shl, 0, 128, &a, &n).unwrap()), ua << n[0]);
            assert_eq!(scmp(&a, &b, 128), sa.cmp(&sb));
            // A division of 192 bits: q * b + r == a, r < b.
            let (wa, wb) = ([a[0], a[1], next()], [b[0], b[1] | 1, 0]);
            let (q, r) = udivrem(&wa, &wb);
            assert_eq!(add(&mul(&q, &wb), &r, false)[..], wa[..]);
            assert!(ucmp(&r, &wb).is_lt());
        }
    }

    /// Digits that are all ones or zeros are where a guess is too large.
    #[test]
    fn long_divisions_give_back_the_dividend() {
        let mut rng = Rng(1);
        let mut next = || rng.bits();
        for round in 0..20_000 {
            let n = 3 + round % 5;
            let mut number = |len: usize| -> Limbs {
                let mut digit = || match next() % 4 {
                    0 => 0,
                    1 => u32::MAX as u64,
                    2 => 1 << 31,
                    _ => next() >> 32,
                };
                let mut limbs: Limbs = (0..len).map(|_| digit() | digit() << 32).collect();
                limbs.resize(n, 0);
                limbs
            };
            let (a, b) = (number(n), number(1 + round % n));
            if is_zero(&b) {
                continue;
            }
            let (q, r) = udivrem(&a, &b);
            assert_eq!(add(&mul(&q, &b), &r, false)[..], a[..], "{a:x?} {b:x?}");
            assert!(ucmp(&r, &b).is_lt(), "{a:x?} {b:x?}");
            assert!(active_bits(&q) <= active_bits(&a));
        }
    }
}
