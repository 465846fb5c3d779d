//! Arithmetic, shifts and saturation on known bits. Sound for every operation and exact for the simple ones; the tests
//! compare with evaluation of every concrete value at four bits.

use super::bits::{KnownBits, mask, sext};

impl KnownBits {
    fn carry(lhs: KnownBits, rhs: KnownBits, carry_zero: bool, carry_one: bool) -> KnownBits {
        let high = lhs.max().wrapping_add(rhs.max()).wrapping_add(!carry_zero as u128);
        let low = lhs.one.wrapping_add(rhs.one).wrapping_add(carry_one as u128);
        let carry_known_zero = !(high ^ lhs.zero ^ rhs.zero);
        let carry_known_one = low ^ lhs.one ^ rhs.one;
        let known = (lhs.zero | lhs.one) & (rhs.zero | rhs.one) & (carry_known_zero | carry_known_one) & lhs.mask();
        KnownBits { zero: !high & known, one: low & known, bits: lhs.bits }
    }
    /// Sum. `nsw`, `nuw`: wrapping gives poison, so it does not happen.
    pub fn add(lhs: KnownBits, rhs: KnownBits, nsw: bool, nuw: bool) -> KnownBits {
        let mut k = Self::carry(lhs, rhs, true, false);
        let s = k.sign();
        if nsw && (k.zero | k.one) & s == 0 {
            if lhs.is_non_negative() && rhs.is_non_negative() {
                k.zero |= s;
            } else if lhs.is_negative() && rhs.is_negative() {
                k.one |= s;
            }
        }
        if nuw {
            let low = lhs.min().checked_add(rhs.min()).filter(|&v| v <= k.mask());
            k = k.at_least(low.unwrap_or(k.mask()));
        }
        k
    }
    /// Difference.
    pub fn sub(lhs: KnownBits, rhs: KnownBits, nsw: bool, nuw: bool) -> KnownBits {
        let not = KnownBits { zero: rhs.one, one: rhs.zero, bits: rhs.bits };
        let mut k = Self::carry(lhs, not, false, true);
        let s = k.sign();
        if nsw && (k.zero | k.one) & s == 0 {
            if lhs.is_non_negative() && rhs.is_negative() {
                k.zero |= s;
            } else if lhs.is_negative() && rhs.is_non_negative() {
                k.one |= s;
            }
        }
        if nuw {
            k = k.at_most(lhs.max().saturating_sub(rhs.min()));
        }
        k
    }
    /// With the knowledge that the unsigned value is at least `value`.
    pub fn at_least(self, value: u128) -> KnownBits {
        // Leading ones of the bound that the value could not make up for otherwise.
        let width = 128 - self.bits;
        let n = ((self.zero | value) << width).leading_ones().min(self.bits);
        let high = self.mask() & !mask(self.bits - n);
        let r = KnownBits { one: self.one | value & high & !self.zero, ..self };
        if r.conflicts() { self } else { r }
    }
    /// With the knowledge that the unsigned value is at most `value`.
    pub fn at_most(self, value: u128) -> KnownBits {
        let flip = KnownBits { zero: self.one, one: self.zero, bits: self.bits };
        let r = flip.at_least(!value & self.mask());
        KnownBits { zero: r.one, one: r.zero, bits: self.bits }
    }
    /// Product. `square`: both operands are the same value, never undef.
    pub fn mul(lhs: KnownBits, rhs: KnownBits, square: bool) -> KnownBits {
        let bits = lhs.bits;
        let mut k = KnownBits::unknown(bits);
        if let Some(m) = lhs.max().checked_mul(rhs.max()).filter(|&m| m <= k.mask()) {
            k = k.at_most(m);
        }
        let (zl, zr) = (lhs.min_trailing_zeros(), rhs.min_trailing_zeros());
        let (tl, tr) = ((lhs.zero | lhs.one).trailing_ones().min(bits), (rhs.zero | rhs.one).trailing_ones().min(bits));
        let low = (tl - zl).min(tr - zr);
        let known = (low + zl + zr).min(bits);
        let bottom = (lhs.one & mask(tl)).wrapping_mul(rhs.one & mask(tr));
        k.one |= bottom & mask(known);
        k.zero |= !bottom & mask(known);
        if square && bits > 1 {
            k.zero |= 2;
            k.one &= !2;
        }
        k
    }
    /// Unsigned quotient.
    pub fn udiv(lhs: KnownBits, rhs: KnownBits, exact: bool) -> KnownBits {
        let bits = lhs.bits;
        if lhs.max() == 0 {
            return KnownBits::constant(bits, 0);
        }
        let low = lhs.min().checked_div(rhs.max()).unwrap_or(0);
        let k = KnownBits::range(bits, low, lhs.max() / rhs.min().max(1));
        if exact { k.union(Self::exact_low(lhs, rhs)) } else { k }
    }
    /// Low bits of an exact quotient.
    fn exact_low(lhs: KnownBits, rhs: KnownBits) -> KnownBits {
        let mut k = KnownBits::unknown(lhs.bits);
        // Trailing zeros subtract.
        if lhs.one & 1 != 0 {
            k.one |= 1;
        }
        let (least, most) = (lhs.min_trailing_zeros(), lhs.max_trailing_zeros());
        let (least_r, most_r) = (rhs.min_trailing_zeros(), rhs.max_trailing_zeros());
        let n = least.saturating_sub(most_r);
        k.zero |= mask(n.min(lhs.bits));
        if lhs.one != 0 && least == most && least_r == most_r && n < lhs.bits && least >= least_r {
            k.one |= 1 << n;
        }
        if k.conflicts() { KnownBits::unknown(lhs.bits) } else { k }
    }
    /// Signed quotient.
    pub fn sdiv(lhs: KnownBits, rhs: KnownBits, exact: bool) -> KnownBits {
        let bits = lhs.bits;
        if lhs.is_non_negative() && rhs.is_non_negative() {
            return Self::udiv(lhs, rhs, exact);
        }
        let mut k = if exact { Self::exact_low(lhs, rhs) } else { KnownBits::unknown(bits) };
        // Magnitudes: |l| / |r|.
        let (a, b) = (lhs.smin(), lhs.smax());
        let far = a.unsigned_abs().max(b.unsigned_abs());
        let near = if a > 0 {
            a.unsigned_abs()
        } else if b < 0 {
            b.unsigned_abs()
        } else {
            0
        };
        let (c, d) = (rhs.smin(), rhs.smax());
        let small = if c > 0 {
            c.unsigned_abs()
        } else if d < 0 {
            d.unsigned_abs()
        } else {
            1
        };
        let big = c.unsigned_abs().max(d.unsigned_abs()).max(1);
        let (q, least) = (far / small.max(1), near / big);
        let same = lhs.is_negative() && rhs.is_negative();
        let opposite = lhs.is_negative() && rhs.is_non_negative() || lhs.is_non_negative() && rhs.is_negative();
        if same && q <= k.mask() >> 1 {
            k = k.union(KnownBits::range(bits, least, q));
        } else if opposite && least > 0 && q <= 1 << (bits - 1) {
            let neg = |v: u128| v.wrapping_neg() & mask(bits);
            k = k.union(KnownBits::range(bits, neg(q), neg(least)));
        }
        k
    }
    /// Unsigned remainder.
    pub fn urem(lhs: KnownBits, rhs: KnownBits) -> KnownBits {
        let mut k = Self::rem_low(lhs, rhs);
        if let Some(c) = rhs.as_constant()
            && c.is_power_of_two()
        {
            return KnownBits {
                zero: lhs.zero & (c - 1) | lhs.mask() & !(c - 1),
                one: lhs.one & (c - 1),
                bits: lhs.bits,
            };
        }
        if lhs.max() < rhs.min() {
            return lhs;
        }
        k = k.at_most(lhs.max().min(rhs.max().saturating_sub(1)));
        k
    }
    /// The low bits of a remainder below the trailing zeros of the divisor are those of the dividend.
    fn rem_low(lhs: KnownBits, rhs: KnownBits) -> KnownBits {
        let m = mask(rhs.min_trailing_zeros());
        KnownBits { zero: lhs.zero & m, one: lhs.one & m, bits: lhs.bits }
    }
    /// Signed remainder.
    pub fn srem(lhs: KnownBits, rhs: KnownBits) -> KnownBits {
        if lhs.is_non_negative() && rhs.is_non_negative() {
            return Self::urem(lhs, rhs);
        }
        let mut k = Self::rem_low(lhs, rhs);
        if lhs.is_non_negative() {
            // The magnitude is at most that of the dividend.
            return k.at_most(lhs.max());
        }
        let power = rhs.as_constant().map(|c| {
            let v = sext(c, rhs.bits);
            v.unsigned_abs()
        });
        if let Some(p) = power.filter(|p| p.is_power_of_two()) {
            let low = p - 1;
            if lhs.is_negative() && lhs.one & low != 0 {
                k.one |= lhs.mask() & !low;
            }
        }
        k
    }
    /// What holds for every amount `rhs` may have, by `shift`, which returns `None` when that amount gives poison.
    fn each_amount(lhs: KnownBits, rhs: KnownBits, shift: impl Fn(u32) -> Option<KnownBits>) -> KnownBits {
        let bits = lhs.bits;
        let mut all: Option<KnownBits> = None;
        let (from, to) = (rhs.min(), rhs.max().min(bits as u128 - 1));
        let mut s = from;
        while s <= to {
            if rhs.admits(s)
                && let Some(k) = shift(s as u32)
            {
                all = Some(all.map_or(k, |a| a.intersect(k)));
                if all.is_some_and(KnownBits::is_unknown) {
                    break;
                }
            }
            s += 1;
        }
        // Always poison: any answer holds, zero is the one that helps most.
        all.unwrap_or(KnownBits::constant(bits, 0))
    }
    /// Left shift; amounts past the width give poison.
    pub fn shl(lhs: KnownBits, rhs: KnownBits, nuw: bool, nsw: bool) -> KnownBits {
        let m = lhs.mask();
        Self::each_amount(lhs, rhs, |s| {
            let out = m & !mask(lhs.bits - s);
            if nuw && lhs.one & out != 0 {
                return None;
            }
            let mut k = KnownBits { zero: lhs.zero << s & m | mask(s), one: lhs.one << s & m, bits: lhs.bits };
            if nsw {
                // All bits shifted out and the new sign equal the old sign.
                let top = m & !mask(lhs.bits - s - 1);
                if lhs.zero & top != 0 && lhs.one & top != 0 {
                    return None;
                }
                if lhs.zero & top != 0 {
                    k.zero |= k.sign();
                } else if lhs.one & top != 0 {
                    k.one |= k.sign();
                }
                if k.conflicts() {
                    return None;
                }
            }
            if nuw && nsw && s > 0 {
                k.zero |= k.sign();
                if k.conflicts() {
                    return None;
                }
            }
            Some(k)
        })
    }
    /// Logical right shift.
    pub fn lshr(lhs: KnownBits, rhs: KnownBits, exact: bool) -> KnownBits {
        Self::each_amount(lhs, rhs, |s| {
            if exact && lhs.one & mask(s) != 0 {
                return None;
            }
            Some(KnownBits {
                zero: lhs.zero >> s | lhs.mask() & !mask(lhs.bits - s),
                one: lhs.one >> s,
                bits: lhs.bits,
            })
        })
    }
    /// Arithmetic right shift.
    pub fn ashr(lhs: KnownBits, rhs: KnownBits, exact: bool) -> KnownBits {
        Self::each_amount(lhs, rhs, |s| {
            if exact && lhs.one & mask(s) != 0 {
                return None;
            }
            let shift = |v: u128| (sext(v, lhs.bits) >> s) as u128 & lhs.mask();
            Some(KnownBits { zero: shift(lhs.zero), one: shift(lhs.one), bits: lhs.bits })
        })
    }
    /// Saturating unsigned sum.
    pub fn uadd_sat(lhs: KnownBits, rhs: KnownBits) -> KnownBits {
        let m = lhs.mask();
        match lhs.max().checked_add(rhs.max()) {
            Some(v) if v <= m => Self::add(lhs, rhs, false, true),
            _ => {
                let low = lhs.min().saturating_add(rhs.min()).min(m);
                let sum = Self::add(lhs, rhs, false, false);
                // Either the sum or all ones.
                KnownBits { zero: 0, ..sum }.intersect(KnownBits::constant(lhs.bits, m)).at_least(low)
            }
        }
    }
    /// Saturating unsigned difference.
    pub fn usub_sat(lhs: KnownBits, rhs: KnownBits) -> KnownBits {
        Self::uadd_sat(lhs.complement(), rhs).complement()
    }
    /// Saturating signed sum or difference, when it is known not to saturate; else by sign only.
    pub fn signed_sat(lhs: KnownBits, rhs: KnownBits, sub: bool) -> KnownBits {
        let (lo, hi) = if sub {
            (lhs.smin().checked_sub(rhs.smax()), lhs.smax().checked_sub(rhs.smin()))
        } else {
            (lhs.smin().checked_add(rhs.smin()), lhs.smax().checked_add(rhs.smax()))
        };
        let (least, most) = (sext(lhs.sign(), lhs.bits), (lhs.mask() >> 1) as i128);
        if lo.is_some_and(|v| v >= least) && hi.is_some_and(|v| v <= most) {
            return if sub { Self::sub(lhs, rhs, true, false) } else { Self::add(lhs, rhs, true, false) };
        }
        let mut k = KnownBits::unknown(lhs.bits);
        let other = if sub { rhs.complement() } else { rhs };
        if lhs.is_non_negative() && other.is_non_negative() {
            k.zero |= k.sign();
        } else if lhs.is_negative() && other.is_negative() {
            k.one |= k.sign();
        }
        k
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const W: u32 = 4;
    fn all() -> Vec<KnownBits> {
        let mut out = Vec::new();
        for zero in 0..16u128 {
            for one in 0..16u128 {
                if zero & one == 0 {
                    out.push(KnownBits { zero, one, bits: W });
                }
            }
        }
        out
    }
    /// Checks `known` against `eval` on every pair of concrete values (`None`: poison or undefined). Returns in how many
    /// of all pairs of inputs the answer is the best possible.
    fn check(
        name: &str,
        known: impl Fn(KnownBits, KnownBits) -> KnownBits,
        eval: impl Fn(i128, i128) -> Option<i128>,
        signed: bool,
    ) -> f64 {
        let (mut best, mut total) = (0, 0);
        for l in all() {
            for r in all() {
                let k = known(l, r);
                let (mut zero, mut one, mut any) = (15u128, 15u128, false);
                for a in (0..16u128).filter(|&a| l.admits(a)) {
                    for b in (0..16u128).filter(|&b| r.admits(b)) {
                        let (x, y) = if signed { (sext(a, W), sext(b, W)) } else { (a as i128, b as i128) };
                        if let Some(v) = eval(x, y) {
                            let v = v as u128 & 15;
                            assert!(k.admits(v), "{name} {l:?} {r:?}: {a} {b} gives {v}, known {k:?}");
                            zero &= !v;
                            one &= v;
                            any = true;
                        }
                    }
                }
                if any {
                    total += 1;
                    best += (k.zero == zero && k.one == one) as u32;
                }
            }
        }
        best as f64 / total as f64
    }
    fn fits_u(value: i128) -> Option<i128> {
        (0..16).contains(&value).then_some(value)
    }
    fn fits_s(value: i128) -> Option<i128> {
        (-8..8).contains(&value).then_some(value)
    }

    #[test]
    fn every_operation_on_every_input() {
        use KnownBits as K;
        let exact = [
            check("add", |l, r| K::add(l, r, false, false), |a, b| Some(a + b), false),
            check("sub", |l, r| K::sub(l, r, false, false), |a, b| Some(a - b), false),
            check("and", K::and, |a, b| Some(a & b), false),
            check("or", K::or, |a, b| Some(a | b), false),
            check("xor", K::xor, |a, b| Some(a ^ b), false),
            check("umax", K::umax, |a, b| Some(a.max(b)), false),
            check("umin", K::umin, |a, b| Some(a.min(b)), false),
            check("smax", K::smax_of, |a, b| Some(a.max(b)), true),
            check("smin", K::smin_of, |a, b| Some(a.min(b)), true),
            check("shl", |l, r| K::shl(l, r, false, false), |a, b| (b < 4).then(|| a << b), false),
            check("lshr", |l, r| K::lshr(l, r, false), |a, b| (b < 4).then(|| a >> b), false),
            check("ashr", |l, r| K::ashr(l, r, false), |a, b| (0..4).contains(&b).then(|| a >> b), true),
            check("popcount", |l, _| l.popcount(), |a, _| Some(a.count_ones() as i128), false),
        ];
        assert_eq!(exact, [1.0; 13]);
        let good = [
            check("add nuw", |l, r| K::add(l, r, false, true), |a, b| fits_u(a + b), false),
            check("add nsw", |l, r| K::add(l, r, true, false), |a, b| fits_s(a + b), true),
            check("sub nuw", |l, r| K::sub(l, r, false, true), |a, b| fits_u(a - b), false),
            check("sub nsw", |l, r| K::sub(l, r, true, false), |a, b| fits_s(a - b), true),
            check("mul", |l, r| K::mul(l, r, false), |a, b| Some(a * b), false),
            check("udiv", |l, r| K::udiv(l, r, false), |a, b| (b != 0).then(|| a / b), false),
            check("udiv exact", |l, r| K::udiv(l, r, true), |a, b| (b != 0 && a % b == 0).then(|| a / b), false),
            check("urem", K::urem, |a, b| (b != 0).then(|| a % b), false),
            check("sdiv", |l, r| K::sdiv(l, r, false), |a, b| (b != 0).then(|| fits_s(a / b)).flatten(), true),
            check("srem", K::srem, |a, b| (b != 0).then(|| a % b), true),
            check(
                "sdiv exact",
                |l, r| K::sdiv(l, r, true),
                |a, b| (b != 0 && a % b == 0).then(|| fits_s(a / b)).flatten(),
                true,
            ),
            check("shl nuw", |l, r| K::shl(l, r, true, false), |a, b| (b < 4).then(|| fits_u(a << b)).flatten(), false),
            check(
                "shl nsw",
                |l, r| K::shl(l, r, false, true),
                |a, b| (0..4).contains(&b).then(|| fits_s(a << b)).flatten(),
                true,
            ),
            check(
                "lshr exact",
                |l, r| K::lshr(l, r, true),
                |a, b| (b < 4 && (a >> b) << b == a).then(|| a >> b),
                false,
            ),
            check("abs", |l, _| l.abs(false), |a, _| Some(a.abs()), true),
            check("abs no min", |l, _| l.abs(true), |a, _| fits_s(a.abs()), true),
            check("uadd.sat", K::uadd_sat, |a, b| Some((a + b).min(15)), false),
            check("usub.sat", K::usub_sat, |a, b| Some((a - b).max(0)), false),
            check("sadd.sat", |l, r| K::signed_sat(l, r, false), |a, b| Some((a + b).clamp(-8, 7)), true),
            check("ssub.sat", |l, r| K::signed_sat(l, r, true), |a, b| Some((a - b).clamp(-8, 7)), true),
        ];
        assert!(good.iter().all(|&g| g > 0.3), "{good:?}");
        let square: Vec<KnownBits> = all();
        for k in square {
            for a in (0..16u128).filter(|&a| k.admits(a)) {
                assert!(K::mul(k, k, true).admits((a * a) & 15));
                assert!(k.at_least(k.min()) == k && k.at_most(k.max()) == k);
                for v in 0..=a {
                    assert!(k.at_least(v).admits(a));
                }
                for v in a..16 {
                    assert!(k.at_most(v).admits(a));
                }
            }
        }
    }

    #[test]
    fn widths_and_counts() {
        let k = KnownBits { zero: 0xf0, one: 0x01, bits: 8 };
        assert_eq!((k.min_leading_zeros(), k.max_trailing_zeros(), k.min_sign_bits()), (4, 0, 4));
        assert_eq!(k.sext(128).min_leading_zeros(), 124);
        assert_eq!(k.bswap(), k);
        assert_eq!(k.reverse(), KnownBits { zero: 0x0f, one: 0x80, bits: 8 });
        assert_eq!(KnownBits::range(32, 0, 1023).zero, !1023u32 as u128);
        assert_eq!(KnownBits::constant(128, u128::MAX).min_leading_ones(), 128);
        assert_eq!(KnownBits::constant(8, 0x80).smin(), -128);
    }
}
