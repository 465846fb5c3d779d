//! Numbers that are 64 digits and a power of two: what frequencies are scaled by. Products and quotients keep 64 digits, and what is below
//! them is rounded to nearest, as in LLVM, so that whole numbers made of them agree.

use std::cmp::Ordering;

/// `digits * 2^scale`.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Scaled {
    digits: u64,
    scale: i32,
}

impl Scaled {
    pub(super) const ONE: Scaled = Scaled::new(1, 0);

    pub(super) const fn new(digits: u64, scale: i32) -> Scaled {
        Scaled { digits, scale }
    }
    /// `self` with one more in the last digit if `up`.
    fn rounded(self, up: bool) -> Scaled {
        match self.digits.checked_add(up as u64) {
            Some(digits) => Scaled { digits, ..self },
            None => Scaled::new(1 << 63, self.scale + 1),
        }
    }
    pub(super) fn times(self, other: Scaled) -> Scaled {
        let product = u128::from(self.digits) * u128::from(other.digits);
        let extra = 64u32.saturating_sub(product.leading_zeros());
        let digits = (product >> extra) as u64;
        let scale = self.scale + other.scale;
        if digits == 0 {
            return Scaled::default();
        }
        let half = extra > 0 && product >> (extra - 1) & 1 == 1;
        Scaled::new(digits, scale + extra as i32).rounded(half)
    }
    /// The quotient; `other` is not 0.
    pub(super) fn over(self, other: Scaled) -> Scaled {
        if self.digits == 0 {
            return Scaled::default();
        }
        let zeros = other.digits.trailing_zeros();
        let divisor = other.digits >> zeros;
        let scale = self.scale - other.scale - zeros as i32;
        if divisor == 1 {
            return Scaled::new(self.digits, scale);
        }
        // As many bits of the quotient as fit: one division of 128 bits by 64.
        let lead = self.digits.leading_zeros();
        let dividend = self.digits << lead;
        let mut more = (dividend / divisor).leading_zeros().min(64);
        if more > 0 && more < 64 && (u128::from(dividend) << more).is_multiple_of(u128::from(divisor)) {
            // The division comes out even earlier: no digits behind it.
            more = (0..more).find(|&n| (u128::from(dividend) << n).is_multiple_of(u128::from(divisor))).unwrap_or(more);
        }
        let wide = u128::from(dividend) << more;
        let (quotient, rest) = (wide / u128::from(divisor), (wide % u128::from(divisor)) as u64);
        let half = (divisor >> 1) + (divisor & 1);
        Scaled::new(quotient as u64, scale - lead as i32 - more as i32).rounded(rest >= half)
    }
    /// The whole part.
    pub(super) fn floor(self) -> u64 {
        match self.scale {
            scale if scale >= 0 && scale as u32 <= self.digits.leading_zeros() => self.digits << scale,
            scale if scale >= 0 => u64::MAX,
            scale => self.digits.checked_shr(scale.unsigned_abs()).unwrap_or(0),
        }
    }
    pub(super) fn value(self) -> f64 {
        // Digits of numbers that are small enough to matter fit the exponent of a double many times over.
        self.digits as f64 * f64::from(self.scale.clamp(-1000, 900)).exp2()
    }
    fn log(self) -> i32 {
        self.scale + 63 - self.digits.leading_zeros() as i32
    }
    pub(super) fn compare(self, other: Scaled) -> Ordering {
        if self.digits == 0 || other.digits == 0 {
            return self.digits.cmp(&other.digits);
        }
        let aligned = |x: Scaled| x.digits << x.digits.leading_zeros();
        self.log().cmp(&other.log()).then(aligned(self).cmp(&aligned(other)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quotients_have_sixty_four_digits() {
        let third = Scaled::ONE.over(Scaled::new(3, 0));
        assert_eq!((third.digits, third.scale), (0xaaaa_aaaa_aaaa_aaab, -65));
        assert_eq!(third.times(Scaled::new(3, 0)).compare(Scaled::ONE), Ordering::Equal);
        assert_eq!(Scaled::new(12, 3).over(Scaled::new(4, -2)).floor(), 96);
        let mass = Scaled::new(0x0800_0000_0000_0000, -64);
        assert_eq!(Scaled::ONE.over(mass).floor(), 32);
    }

    #[test]
    fn products_are_rounded() {
        let most = Scaled::new(u64::MAX, 0);
        let square = most.times(most);
        assert_eq!((square.digits, square.scale), (u64::MAX - 1, 64));
        assert_eq!(Scaled::new(u64::MAX, -64).times(Scaled::new(1 << 20, 0)).floor(), (1 << 20) - 1);
        assert!((Scaled::new(5, -1).value() - 2.5).abs() < 1e-12);
    }
}
