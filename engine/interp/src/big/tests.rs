//! Wide functions against numbers that are computed bit by bit, and against those of 128 bits.

use super::*;
use crate::wide;

const WIDTHS: [u32; 10] = [129, 130, 191, 192, 193, 255, 256, 257, 512, 1000];

struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }
    /// A number with runs of zeros and ones, which is where carries go far.
    fn number(&mut self, bits: u32) -> Limbs {
        let limb = |r: &mut Self| match r.next() % 4 {
            0 => 0,
            1 => u64::MAX,
            _ => r.next(),
        };
        let limbs: Limbs = (0..limb_count(bits)).map(|_| limb(self)).collect();
        let cut = (self.next() % (bits as u64 + 1)) as u32;
        let cut = if cut == 0 { 1 } else { cut };
        if self.next().is_multiple_of(2) {
            int::zext(&int::zext(&limbs, cut), bits)
        } else {
            int::sext(&int::zext(&limbs, cut), cut, bits)
        }
    }
}

fn bit(limbs: &[u64], at: u32) -> bool {
    limbs.get(at as usize / 64).is_some_and(|l| l >> (at % 64) & 1 != 0)
}

fn from_bits(bits: impl Iterator<Item = bool>, width: u32) -> Limbs {
    let mut r = small(0, width);
    for (k, b) in bits.enumerate().take(width as usize) {
        r[k / 64] |= (b as u64) << (k % 64);
    }
    r
}

/// Sum of two numbers and a carry, bit by bit, in one bit more.
fn model_add(a: &[u64], b: &[u64], mut carry: bool, width: u32) -> (Limbs, bool) {
    let sum = from_bits(
        (0..width).map(|k| {
            let n = bit(a, k) as u8 + bit(b, k) as u8 + carry as u8;
            carry = n > 1;
            n & 1 != 0
        }),
        width,
    );
    (sum, carry)
}

fn go(fun: Fun, width: u32, fl: u16, a: &[u64], b: &[u64]) -> (Limbs, bool) {
    big(fun, width, width, 0, fl as u8, [a, b, &[]]).unwrap()
}

#[test]
fn sums_products_and_quotients() {
    let mut r = Random(0x9e37_79b9_7f4a_7c15);
    for width in WIDTHS {
        for _ in 0..8 {
            let (a, b) = (r.number(width), r.number(width));
            let (sum, carry) = model_add(&a, &b, false, width);
            assert_eq!(go(Fun::Add, width, 0, &a, &b).0, sum);
            assert_eq!(go(Fun::Add, width, flags::NUW, &a, &b).1, carry);
            assert_eq!(go(Fun::UAddO, width, 0, &a, &b).0[0] != 0, carry);
            let signs = [&a, &b, &sum].map(|n| bit(n, width - 1));
            let wraps = signs[0] == signs[1] && signs[0] != signs[2];
            assert_eq!(go(Fun::SAddO, width, 0, &a, &b).0[0] != 0, wraps);
            assert_eq!(go(Fun::Add, width, flags::NSW, &a, &b).1, wraps);
            assert_eq!(go(Fun::Sub, width, 0, &sum, &b).0, a);
            // Shifted sums.
            let mut product = small(0, width);
            for k in (0..width).filter(|&k| bit(&b, k)) {
                let moved = from_bits((0..width).map(|j| j >= k && bit(&a, j - k)), width);
                product = model_add(&product, &moved, false, width).0;
            }
            assert_eq!(go(Fun::Mul, width, 0, &a, &b).0, product, "i{width} {a:x?} {b:x?}");
            if is_zero(&b) {
                assert!(big(Fun::UDiv, width, width, 0, 0, [&a, &b, &[]]).is_err());
                continue;
            }
            for (divide, rest) in [(Fun::UDiv, Fun::URem), (Fun::SDiv, Fun::SRem)] {
                let signed = divide == Fun::SDiv;
                if signed && has_only_sign(&a, width) && b == ones(width) {
                    continue;
                }
                let (q, m) = (go(divide, width, 0, &a, &b).0, go(rest, width, 0, &a, &b).0);
                let back = go(Fun::Add, width, 0, &go(Fun::Mul, width, 0, &q, &b).0, &m).0;
                assert_eq!(back, a, "i{width} {a:x?} / {b:x?}");
                let size = |n: &Limbs| if signed { go(Fun::Abs, width, 0, n, &[0]).0 } else { n.clone() };
                assert!(int::ucmp(&size(&m), &size(&b)).is_lt());
                assert!(!signed || is_zero(&m) || bit(&m, width - 1) == bit(&a, width - 1));
            }
        }
    }
}

#[test]
fn bits_move_where_they_should() {
    let mut r = Random(0x1234_5678_9abc_def1);
    for width in WIDTHS {
        let a = r.number(width);
        let b = r.number(width);
        for by in [0, 1, 31, 63, 64, 65, width / 2, width - 1] {
            let n = small(by as u64, width);
            let left = from_bits((0..width).map(|k| k >= by && bit(&a, k - by)), width);
            let right = from_bits((0..width).map(|k| k + by < width && bit(&a, k + by)), width);
            let signed = from_bits((0..width).map(|k| bit(&a, (k + by).min(width - 1))), width);
            assert_eq!(go(Fun::Shl, width, 0, &a, &n).0, left);
            assert_eq!(go(Fun::LShr, width, 0, &a, &n).0, right);
            assert_eq!(go(Fun::AShr, width, 0, &a, &n).0, signed);
            // The pair of both, shifted; amounts count modulo the width.
            let more = model_add(&n, &small(width as u64, width), false, width).0;
            let up =
                from_bits((0..width).map(|k| if k >= by { bit(&a, k - by) } else { bit(&b, width + k - by) }), width);
            let down = from_bits(
                (0..width).map(|k| if k + by < width { bit(&b, k + by) } else { bit(&a, k + by - width) }),
                width,
            );
            assert_eq!(big(Fun::Fshl, width, width, 0, 0, [&a, &b, &more]).unwrap().0, up);
            assert_eq!(big(Fun::Fshr, width, width, 0, 0, [&a, &b, &more]).unwrap().0, down);
        }
        for by in [width, width + 1] {
            assert!(go(Fun::Shl, width, 0, &a, &small(by as u64, width)).1);
        }
        assert!(go(Fun::LShr, width, 0, &a, &ones(width)).1);
        let turned = from_bits((0..width).map(|k| bit(&a, width - 1 - k)), width);
        assert_eq!(go(Fun::BitReverse, width, 0, &a, &[]).0, turned);
        if width.is_multiple_of(16) {
            let swapped = from_bits((0..width).map(|k| bit(&a, width - 8 - k / 8 * 8 + k % 8)), width);
            assert_eq!(go(Fun::BSwap, width, 0, &a, &[]).0, swapped);
        }
        let count = |f: &dyn Fn(u32) -> bool| (0..width).filter(|&k| f(k)).count() as u64;
        assert_eq!(go(Fun::Ctpop, width, 0, &a, &[]).0, small(count(&|k| bit(&a, k)), width));
        let lead = (0..width).take_while(|&k| !bit(&a, width - 1 - k)).count() as u64;
        let trail = (0..width).take_while(|&k| !bit(&a, k)).count() as u64;
        assert_eq!(go(Fun::Ctlz, width, 0, &a, &[0]).0, small(lead, width));
        assert_eq!(go(Fun::Cttz, width, 0, &a, &[0]).0, small(trail, width));
        assert!(go(Fun::Cttz, width, 0, &small(0, width), &[1]).1);
    }
}

/// The limbs are those of 128 bits where both are defined.
#[test]
fn functions_agree_with_those_of_128_bits() {
    let mut r = Random(77);
    let funs = [
        Fun::Add,
        Fun::Sub,
        Fun::Mul,
        Fun::UDiv,
        Fun::SDiv,
        Fun::URem,
        Fun::SRem,
        Fun::Shl,
        Fun::LShr,
        Fun::AShr,
        Fun::And,
        Fun::Or,
        Fun::Xor,
        Fun::SMin,
        Fun::SMax,
        Fun::UMin,
        Fun::UMax,
        Fun::UAddSat,
        Fun::SAddSat,
        Fun::USubSat,
        Fun::SSubSat,
        Fun::UShlSat,
        Fun::SShlSat,
        Fun::SCmp,
        Fun::UCmp,
        Fun::UAddO,
        Fun::SAddO,
        Fun::USubO,
        Fun::SSubO,
        Fun::UMulO,
        Fun::SMulO,
        Fun::Abs,
        Fun::Ctpop,
        Fun::Ctlz,
        Fun::Cttz,
        Fun::BitReverse,
        Fun::Fshl,
        Fun::Fshr,
    ];
    let word = |l: &[u64]| l[0] as u128 | (l.get(1).copied().unwrap_or(0) as u128) << 64;
    for width in [65, 96, 127, 128] {
        for fun in funs {
            for round in 0..60 {
                let (a, mut b, c) = (r.number(width), r.number(width), r.number(width));
                if matches!(fun, Fun::Shl | Fun::LShr | Fun::AShr | Fun::UShlSat | Fun::SShlSat) && round % 4 != 0 {
                    b = small(r.next() % width as u64, width);
                }
                let flag = matches!(fun, Fun::Abs | Fun::Ctlz | Fun::Cttz);
                if flag {
                    b = small(r.next() % 2, width);
                }
                let fl = if flag { 0 } else { [0, flags::NUW, flags::NSW][round % 3] } as u8;
                let fl = if matches!(fun, Fun::Add | Fun::Sub | Fun::Mul | Fun::Shl) { fl } else { 0 };
                let want = wide::wide(fun, width, width, 0, fl, [word(&a), word(&b), word(&c)]);
                let have = big(fun, width, width, 0, fl, [&a, &b, &c]);
                match (want, have) {
                    (Err(w), Err(h)) => assert_eq!(w, h),
                    (Ok((_, true)), Ok((_, true))) => {}
                    (Ok((w, false)), Ok((h, false))) => {
                        assert_eq!(word(&h), w, "{fun:?} i{width} {a:x?} {b:x?} {c:x?}")
                    }
                    (w, h) => panic!("{fun:?} i{width} {a:x?} {b:x?}: {w:?} {h:?}"),
                }
            }
        }
    }
}

#[test]
fn numbers_with_a_fraction() {
    let to = |fun, width, kind, v: u64| big(fun, width, kind, 0, 0, [&[v], &[], &[]]).unwrap();
    let five = (-5.5f64).to_bits();
    assert_eq!(to(Fun::FpToSI, 200, 64, five), (int::sext(&[-5i64 as u64], 64, 200), false));
    assert!(to(Fun::FpToUI, 200, 64, five).1);
    assert_eq!(to(Fun::FpToUISat, 200, 64, five), (small(0, 200), false));
    assert_eq!(to(Fun::FpToUI, 256, 64, 2f64.powi(255).to_bits()).0, int::shl(&small(1, 256), 255));
    assert!(to(Fun::FpToSI, 256, 64, 2f64.powi(255).to_bits()).1);
    assert_eq!(to(Fun::FpToSI, 256, 64, (-2f64.powi(255)).to_bits()), (signed_limit(256, true), false));
    assert_eq!(to(Fun::FpToSISat, 256, 64, f64::INFINITY.to_bits()), (signed_limit(256, false), false));
    assert!(to(Fun::FpToUI, 4096, 64, f64::INFINITY.to_bits()).1);
    assert_eq!(to(Fun::FpToUISat, 4096, 64, f64::NAN.to_bits()), (small(0, 4096), false));
    let from = |fun, kind, width, a: &Limbs| big(fun, kind, width, 0, 0, [a, &[], &[]]).unwrap().0[0];
    let mut number = int::shl(&small((1 << 53) + 1, 300), 200);
    assert_eq!(f64::from_bits(from(Fun::UIToFp, 64, 300, &number)), 2f64.powi(253));
    number[0] = 1;
    // One bit far below decides a tie.
    let above = f64::from_bits(2f64.powi(253).to_bits() + 1);
    assert_eq!(f64::from_bits(from(Fun::UIToFp, 64, 300, &number)), above);
    let minus = int::zext(&int::sub(&small(0, 300), &number), 300);
    assert_eq!(f64::from_bits(from(Fun::SIToFp, 64, 300, &minus)), -above);
    assert_eq!(f32::from_bits(from(Fun::UIToFp, 32, 300, &number) as u32), f32::INFINITY);
    assert_eq!(from(Fun::UIToFp, 16, 300, &small(40000, 300)), from(Fun::UIToFp, 16, 300, &small(40000, 300)) & 0x7bff);
    assert_eq!(f64::from_bits(from(Fun::UIToFp, 64, 8192, &ones(8192))), f64::INFINITY);
}
