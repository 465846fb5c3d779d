//! Numbers of any width in 128 bits: plain up to that many bits, as codes above.
//!
//! Ends of ranges of wider integers are nearly always a small number, or a power of two and a small number: zero, the largest and
//! the smallest signed number, what an extension can be, the bound of a loop. A **code** holds the numbers `s` and `±2^k + s` of a width
//! exactly, modulo it, where `s` has up to about 110 bits. Codes of one width are in the order of the unsigned numbers they stand for, each
//! number has one code at most, small numbers are their own codes, -1 is all ones, and adding or subtracting a few ones to a code adds
//! them to the number. So code that compares ends, or goes to the next number, is the same for all widths. What really computes
//! asks the functions here, which say `None` where the result has no code.
//!
//! | high 16 bits | low 112 bits | number |
//! |---|---|---|
//! | 0 | `s` | `s` |
//! | `k`, 112 and more | `s` + [`CENTRE`] | `2^k + s` |
//! | `0xffff - k` | `s` + [`CENTRE`] | `-2^k + s` |
//! | `0xffff` | the low bits of `s` | `s`, negative |
//!
//! Constants themselves are exact at any width: nodes of [`Kind::WideConstant`](super::Kind::WideConstant) have limbs.

use std::cmp::Ordering;
use warpc_analysis::known_bits::bits::mask;
use warpc_ir::fold::int::{self, Limbs};
use warpc_ir::opcode::{Opcode, flags};

/// The widest numbers that are plain.
pub const PLAIN: u32 = 128;

/// The widest integers that have expressions by themselves, which is the widest that compile.
pub const WIDEST: u32 = 8192;

/// The widest type that proofs compute in.
pub const WIDEST_PROOF: u32 = 2 * WIDEST + 64;

/// Bits of a code below its power of two.
const LOW: u32 = 112;
/// The offset that stands for nothing added to a power of two.
const CENTRE: u128 = 1 << (LOW - 1);
/// Room at the ends of offsets, so that code may count on from a number.
const MARGIN: u128 = 1 << 100;
/// Offsets from a power of two are at most that far from zero.
const REACH: u128 = CENTRE - MARGIN;
/// Numbers that are their own codes are below that.
const SMALL: u128 = (1 << LOW) - MARGIN;

/// `2^exponent` of an integer of `bits` bits.
#[inline]
pub const fn power(bits: u32, exponent: u32) -> u128 {
    if bits <= PLAIN || exponent < LOW { 1 << exponent } else { (exponent as u128) << LOW | CENTRE }
}

/// The number of a code, in limbs.
pub fn decode(code: u128, bits: u32) -> Limbs {
    let (top, low) = ((code >> LOW) as u32, code & ((1 << LOW) - 1));
    let limbs = |v: i128| int::sext(&[v as u64, (v >> 64) as u64], PLAIN, bits);
    match top {
        0 | 0xffff => limbs(code as i128),
        _ => {
            let negative = top >= 0x8000;
            let exponent = if negative { 0xffff - top } else { top };
            let one = int::shl(&int::zext(&[1], bits), exponent);
            let offset = limbs(low as i128 - CENTRE as i128);
            let op = if negative { Opcode::Sub } else { Opcode::Add };
            int::binary_wide(op, 0, bits, &offset, &one).unwrap_or(offset)
        }
    }
}

/// The code of a number of `bits` > 128 bits, if it has one.
pub fn encode(number: &[u64], bits: u32) -> Option<u128> {
    let word = |v: &[u64]| {
        let fits = int::active_bits(v) <= PLAIN;
        fits.then(|| v[0] as u128 | (v.get(1).copied().unwrap_or(0) as u128) << 64)
    };
    let zero = int::zext(&[], bits);
    let subtract = |a: &[u64], b: &[u64]| int::zext(&int::sub(a, b), bits);
    let magnitude = subtract(&zero, number);
    if let Some(small) = word(number).filter(|&v| v < SMALL) {
        return Some(small);
    }
    if let Some(small) = word(&magnitude).filter(|&v| v < SMALL) {
        return Some(small.wrapping_neg());
    }
    // Near the power of two at or above the highest bit, of the number and of its negative.
    for (value, negative) in [(number, false), (&magnitude[..], true)] {
        let highest = int::active_bits(value) - 1;
        for exponent in [highest, highest + 1] {
            if exponent >= bits || exponent < LOW {
                continue;
            }
            let one = int::zext(&int::shl(&int::zext(&[1], bits), exponent), bits);
            let above = int::ucmp(value, &one) != Ordering::Less;
            let distance = if above { subtract(value, &one) } else { subtract(&one, value) };
            let Some(distance) = word(&distance).filter(|&d| d <= REACH) else { continue };
            let low = if above != negative { CENTRE + distance } else { CENTRE - distance };
            let top = if negative { 0xffff - exponent } else { exponent };
            return Some((top as u128) << LOW | low);
        }
    }
    None
}

/// A number as it is written, if it is less than 2^128 and its code says so.
pub fn plain(number: u128, bits: u32) -> Option<u128> {
    (bits <= PLAIN || number >> LOW == 0).then_some(number)
}

/// `op` of two numbers; `None` where the result breaks `flags` or has no code.
fn computed(op: Opcode, flags: u16, bits: u32, lhs: u128, rhs: u128) -> Option<u128> {
    encode(&int::binary_wide(op, flags, bits, &decode(lhs, bits), &decode(rhs, bits))?, bits)
}

/// Sum, modulo the width.
#[inline]
pub fn add(bits: u32, lhs: u128, rhs: u128) -> Option<u128> {
    if bits <= PLAIN { Some(lhs.wrapping_add(rhs) & mask(bits)) } else { computed(Opcode::Add, 0, bits, lhs, rhs) }
}
/// Difference, modulo the width.
#[inline]
pub fn sub(bits: u32, lhs: u128, rhs: u128) -> Option<u128> {
    if bits <= PLAIN { Some(lhs.wrapping_sub(rhs) & mask(bits)) } else { computed(Opcode::Sub, 0, bits, lhs, rhs) }
}
/// Product, modulo the width.
#[inline]
pub fn mul(bits: u32, lhs: u128, rhs: u128) -> Option<u128> {
    if bits <= PLAIN { Some(lhs.wrapping_mul(rhs) & mask(bits)) } else { computed(Opcode::Mul, 0, bits, lhs, rhs) }
}
/// Whether `lhs - rhs`, modulo the width, is less than `other`, signed or not.
pub fn is_difference_below(bits: u32, lhs: u128, rhs: u128, other: u128, signed: bool) -> bool {
    if bits <= PLAIN {
        let difference = lhs.wrapping_sub(rhs) & mask(bits);
        return if signed { super::interval::slt(difference, other, bits) } else { difference < other };
    }
    let (difference, other) = (int::sub(&decode(lhs, bits), &decode(rhs, bits)), decode(other, bits));
    let difference = int::zext(&difference, bits);
    let order = if signed { int::scmp(&difference, &other, bits) } else { int::ucmp(&difference, &other) };
    order == Ordering::Less
}
/// The number that limbs stand for, or the next power of two above it; `None` where that is none of the width.
pub fn at_least(limbs: &[u64], bits: u32) -> Option<u128> {
    let above = int::active_bits(limbs);
    of_limbs(limbs, bits).or_else(|| (above < bits).then(|| power(bits, above)))
}
/// Sum, product or difference of numbers of more than 128 bits that does not wrap: unsigned or signed.
pub fn wide_no_wrap(op: Opcode, signed: bool, bits: u32, lhs: u128, rhs: u128) -> Option<u128> {
    computed(op, if signed { flags::NSW } else { flags::NUW }, bits, lhs, rhs)
}
/// Unsigned quotient by a number that is not zero.
#[inline]
pub fn udiv(bits: u32, lhs: u128, rhs: u128) -> Option<u128> {
    if bits <= PLAIN { Some(lhs / rhs) } else { computed(Opcode::UDiv, 0, bits, lhs, rhs) }
}
/// Unsigned remainder by a number that is not zero.
#[inline]
pub fn urem(bits: u32, lhs: u128, rhs: u128) -> Option<u128> {
    if bits <= PLAIN { Some(lhs % rhs) } else { computed(Opcode::URem, 0, bits, lhs, rhs) }
}
/// Bits up to the highest one set.
#[inline]
pub fn active_bits(number: u128, bits: u32) -> u32 {
    if bits <= PLAIN || number >> LOW == 0 {
        128 - number.leading_zeros()
    } else {
        int::active_bits(&decode(number, bits))
    }
}
/// A number of `from` bits, zero-extended or cut to `to`.
pub fn zext(number: u128, from: u32, to: u32) -> Option<u128> {
    if from <= PLAIN && to <= PLAIN {
        return Some(number & mask(to));
    }
    of_limbs(&int::zext(&limbs(number, from), to), to)
}
/// A number of `from` bits, sign-extended or cut to `to`.
pub fn sext(number: u128, from: u32, to: u32) -> Option<u128> {
    of_limbs(&int::sext(&limbs(number, from), from, to), to)
}
/// A number of `from` bits as an unsigned number of `to` bits, if it fits.
#[inline]
pub fn fit(number: u128, from: u32, to: u32) -> Option<u128> {
    if from <= PLAIN && to <= PLAIN {
        return (number <= mask(to)).then_some(number);
    }
    if active_bits(number, from) > to { None } else { zext(number, from, to) }
}
/// The low `count` bits of a number; `None` where a code does not show them.
#[inline]
pub fn low_bits(number: u128, bits: u32, count: u32) -> Option<u128> {
    let shown = bits <= PLAIN || count <= 110 && matches!(number >> LOW, 0 | 0xffff);
    shown.then(|| number & mask(count))
}
/// A number in limbs.
pub fn limbs(number: u128, bits: u32) -> Limbs {
    if bits <= PLAIN { int::zext(&[number as u64, (number >> 64) as u64], bits) } else { decode(number, bits) }
}
/// Limbs as a number.
pub fn of_limbs(limbs: &[u64], bits: u32) -> Option<u128> {
    if bits > PLAIN {
        return encode(limbs, bits);
    }
    Some(limbs[0] as u128 | (limbs.get(1).copied().unwrap_or(0) as u128) << 64)
}
/// The exponent, if a number in limbs is a power of two.
pub fn exact_log2(limbs: &[u64]) -> Option<u32> {
    let ones: u32 = limbs.iter().map(|l| l.count_ones()).sum();
    (ones == 1).then(|| int::active_bits(limbs) - 1)
}
/// Zero bits below the lowest that is set; all of `bits` of zero.
pub fn trailing_zeros(limbs: &[u64], bits: u32) -> u32 {
    limbs.iter().position(|&l| l != 0).map_or(bits, |at| 64 * at as u32 + limbs[at].trailing_zeros())
}
/// Inverse of an odd number modulo `2^bits`.
pub fn inverse(odd: &[u64], bits: u32) -> Limbs {
    let mul = |a: &[u64], b: &[u64]| int::binary_wide(Opcode::Mul, 0, bits, a, b).unwrap_or_default();
    let two = int::zext(&[2], bits);
    let mut x = int::zext(odd, bits);
    let odd = x.clone();
    // Each step doubles the number of right bits, of which there are three at first.
    let mut right = 3;
    while right < bits {
        x = mul(&x, &int::zext(&int::sub(&two, &mul(&odd, &x)), bits));
        right *= 2;
    }
    x
}

#[cfg(test)]
mod tests {
    use super::*;

    const WIDTHS: [u32; 6] = [129, 160, 192, 256, 512, 8192];

    /// Numbers near powers of two and their negatives, in order.
    fn numbers(bits: u32) -> Vec<Limbs> {
        let small = |v: i128| int::sext(&[v as u64, (v >> 64) as u64], 128, bits);
        let mut all: Vec<Limbs> =
            [0, 1, 2, 99, 1 << 64, 1 << 111, -1, -2, -100, -(1 << 63), -(1 << 111)].map(small).to_vec();
        for exponent in [112, 113, 127, 128, bits - 2, bits - 1] {
            for offset in [-1000, -1, 0, 1, 7] {
                let one = int::zext(&int::shl(&int::zext(&[1], bits), exponent), bits);
                let add = |op| int::binary_wide(op, 0, bits, &small(offset), &one).unwrap();
                all.extend([add(Opcode::Add), add(Opcode::Sub)]);
            }
        }
        all.sort_by(|a, b| int::ucmp(a, b));
        all.dedup();
        all
    }

    #[test]
    fn codes_are_exact_and_in_order() {
        for bits in WIDTHS {
            let all = numbers(bits);
            let codes: Vec<u128> =
                all.iter().map(|n| encode(n, bits).unwrap_or_else(|| panic!("i{bits} {n:x?}"))).collect();
            for (n, &c) in all.iter().zip(&codes) {
                assert_eq!(decode(c, bits), *n, "i{bits}");
            }
            assert!(codes.is_sorted(), "i{bits}");
            assert_eq!(encode(&decode(u128::MAX, bits), bits), Some(u128::MAX));
            for (n, &c) in all.iter().zip(&codes) {
                let next = int::binary_wide(Opcode::Add, 0, bits, n, &int::zext(&[1], bits)).unwrap();
                assert_eq!(decode(c.wrapping_add(1), bits), next, "i{bits} {n:x?} + 1");
            }
        }
    }
    #[test]
    fn arithmetic_agrees_with_limbs() {
        for bits in WIDTHS {
            let all = numbers(bits);
            for a in &all {
                for b in &all {
                    let (x, y) = (encode(a, bits).unwrap(), encode(b, bits).unwrap());
                    for (op, got) in
                        [(Opcode::Add, add(bits, x, y)), (Opcode::Sub, sub(bits, x, y)), (Opcode::Mul, mul(bits, x, y))]
                    {
                        let exact = int::binary_wide(op, 0, bits, a, b).unwrap();
                        assert!(got.is_none_or(|c| decode(c, bits) == exact), "i{bits} {op:?} {a:x?} {b:x?}");
                    }
                }
            }
        }
    }
    #[test]
    fn inverses_multiply_to_one() {
        for bits in [129, 254, 256, 8192] {
            for odd in [1u64, 3, 5, 12345, u64::MAX] {
                let odd = int::zext(&[odd], bits);
                let product = int::binary_wide(Opcode::Mul, 0, bits, &odd, &inverse(&odd, bits)).unwrap();
                assert_eq!(product, int::zext(&[1], bits));
            }
        }
    }
    #[test]
    fn numbers_without_a_code_have_none() {
        // Two powers of two.
        let mut two = int::zext(&[], 512);
        two[3] = 1;
        two[6] = 1;
        assert_eq!(encode(&two, 512), None);
        assert_eq!(mul(512, power(512, 300), 3), None);
        assert_eq!(fit(power(512, 300), 512, 256), None);
        assert_eq!(fit(power(512, 120), 512, 128), Some(1 << 120));
    }
}
