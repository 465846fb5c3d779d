//! Known bits as a value: what they tell, and bitwise operations, extremes and permutations of them.

/// What is known of an integer of up to 128 bits: bits that are surely zero and bits that are surely one. A bit in both
/// means the value cannot exist (poison, or unreachable code).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KnownBits {
    /// Bits known to be zero.
    pub zero: u128,
    /// Bits known to be one.
    pub one: u128,
    /// Width, 1 to 128.
    pub bits: u32,
}

/// Mask of the low `n` bits, `n` up to 128.
pub const fn mask(n: u32) -> u128 {
    if n >= 128 { u128::MAX } else { (1 << n) - 1 }
}

impl KnownBits {
    /// Nothing known.
    pub const fn unknown(bits: u32) -> KnownBits {
        KnownBits { zero: 0, one: 0, bits }
    }
    /// A constant.
    pub const fn constant(bits: u32, value: u128) -> KnownBits {
        KnownBits { zero: !value & mask(bits), one: value & mask(bits), bits }
    }
    /// What all values from `lo` to `hi` (unsigned, inclusive, `lo <= hi`) have in common.
    pub fn range(bits: u32, lo: u128, hi: u128) -> KnownBits {
        let common = 128 - (lo ^ hi).leading_zeros();
        let m = mask(bits) & !mask(common);
        KnownBits { zero: !lo & m, one: lo & m, bits }
    }
    /// Mask of the width.
    pub const fn mask(self) -> u128 {
        mask(self.bits)
    }
    /// Mask of the sign bit.
    pub const fn sign(self) -> u128 {
        1 << (self.bits - 1)
    }
    /// The value, when all bits are known.
    pub fn as_constant(self) -> Option<u128> {
        (self.zero ^ self.one == self.mask() && !self.conflicts()).then_some(self.one)
    }
    /// Whether nothing is known.
    pub const fn is_unknown(self) -> bool {
        self.zero | self.one == 0
    }
    /// Whether no bit can be set in both.
    pub const fn no_common_bits(self, known_bits: KnownBits) -> bool {
        (self.zero | known_bits.zero) & self.mask() == self.mask()
    }
    /// Whether no value fits.
    pub const fn conflicts(self) -> bool {
        self.zero & self.one != 0
    }
    /// Whether `value` fits.
    pub const fn admits(self, value: u128) -> bool {
        value & self.zero == 0 && value & self.one == self.one
    }
    /// Smallest unsigned value.
    pub const fn min(self) -> u128 {
        self.one
    }
    /// Largest unsigned value.
    pub const fn max(self) -> u128 {
        !self.zero & mask(self.bits)
    }
    /// Smallest signed value.
    pub fn smin(self) -> i128 {
        let v = if self.zero & self.sign() != 0 { self.one } else { self.one | self.sign() };
        sext(v, self.bits)
    }
    /// Largest signed value.
    pub fn smax(self) -> i128 {
        let v = if self.one & self.sign() != 0 { self.max() } else { self.max() & !self.sign() };
        sext(v, self.bits)
    }
    /// Whether the sign bit is known zero.
    pub fn is_non_negative(self) -> bool {
        self.zero & self.sign() != 0
    }
    /// Whether the sign bit is known one.
    pub fn is_negative(self) -> bool {
        self.one & self.sign() != 0
    }
    /// Whether some bit is known one.
    pub fn is_non_zero(self) -> bool {
        self.one != 0
    }
    /// Leading zeros every value has.
    pub fn min_leading_zeros(self) -> u32 {
        (self.max() << (128 - self.bits)).leading_zeros().min(self.bits)
    }
    /// Leading ones every value has.
    pub fn min_leading_ones(self) -> u32 {
        (self.one << (128 - self.bits)).leading_ones().min(self.bits)
    }
    /// Trailing zeros every value has.
    pub fn min_trailing_zeros(self) -> u32 {
        self.zero.trailing_ones().min(self.bits)
    }
    /// Trailing zeros of the value that has most.
    pub fn max_trailing_zeros(self) -> u32 {
        self.one.trailing_zeros().min(self.bits)
    }
    /// Leading zeros of the value that has most.
    pub fn max_leading_zeros(self) -> u32 {
        (self.one << (128 - self.bits)).leading_zeros().min(self.bits)
    }
    /// Number of copies of the sign bit at the top, itself included, that every value has.
    pub fn min_sign_bits(self) -> u32 {
        self.min_leading_zeros().max(self.min_leading_ones()).max(1)
    }
    /// Known on both of two paths.
    pub fn intersect(self, known_bits: KnownBits) -> KnownBits {
        KnownBits { zero: self.zero & known_bits.zero, one: self.one & known_bits.one, bits: self.bits }
    }
    /// Known from two sources of one value. When they contradict each other, the first.
    pub fn union(self, known_bits: KnownBits) -> KnownBits {
        let r = KnownBits { zero: self.zero | known_bits.zero, one: self.one | known_bits.one, bits: self.bits };
        if r.conflicts() { self } else { r }
    }
    /// The low `bits` bits.
    pub fn trunc(self, bits: u32) -> KnownBits {
        KnownBits { zero: self.zero & mask(bits), one: self.one & mask(bits), bits }
    }
    /// Zero-extended to `bits`.
    pub fn zext(self, bits: u32) -> KnownBits {
        KnownBits { zero: self.zero | mask(bits) & !self.mask(), one: self.one, bits }
    }
    /// Extended to `bits` with unknown bits.
    pub fn anyext(self, bits: u32) -> KnownBits {
        KnownBits { bits, ..self }
    }
    /// Sign-extended to `bits`.
    pub fn sext(self, bits: u32) -> KnownBits {
        let ext = |v: u128| sext(v, self.bits) as u128 & mask(bits);
        KnownBits { zero: ext(self.zero), one: ext(self.one), bits }
    }
    /// Truncated, or zero-extended, to `bits`.
    pub fn zext_or_trunc(self, bits: u32) -> KnownBits {
        if bits <= self.bits { self.trunc(bits) } else { self.zext(bits) }
    }

    /// Bitwise and.
    pub fn and(lhs: KnownBits, rhs: KnownBits) -> KnownBits {
        KnownBits { zero: lhs.zero | rhs.zero, one: lhs.one & rhs.one, bits: lhs.bits }
    }
    /// Bitwise or.
    pub fn or(lhs: KnownBits, rhs: KnownBits) -> KnownBits {
        KnownBits { zero: lhs.zero & rhs.zero, one: lhs.one | rhs.one, bits: lhs.bits }
    }
    /// Bitwise exclusive or.
    pub fn xor(lhs: KnownBits, rhs: KnownBits) -> KnownBits {
        KnownBits {
            zero: lhs.zero & rhs.zero | lhs.one & rhs.one,
            one: lhs.zero & rhs.one | lhs.one & rhs.zero,
            bits: lhs.bits,
        }
    }
    /// Complement.
    pub fn complement(self) -> KnownBits {
        KnownBits { zero: self.one, one: self.zero, bits: self.bits }
    }
    /// Unsigned maximum.
    pub fn umax(lhs: KnownBits, rhs: KnownBits) -> KnownBits {
        if lhs.min() >= rhs.max() {
            return lhs;
        }
        if rhs.min() >= lhs.max() {
            return rhs;
        }
        lhs.at_least(rhs.min()).intersect(rhs.at_least(lhs.min()))
    }
    /// Unsigned minimum.
    pub fn umin(lhs: KnownBits, rhs: KnownBits) -> KnownBits {
        Self::umax(lhs.complement(), rhs.complement()).complement()
    }
    fn flip_sign(self) -> KnownBits {
        let s = self.sign();
        let swap = |a: u128, b: u128| a & !s | b & s;
        KnownBits { zero: swap(self.zero, self.one), one: swap(self.one, self.zero), bits: self.bits }
    }
    /// Signed maximum.
    pub fn smax_of(lhs: KnownBits, rhs: KnownBits) -> KnownBits {
        Self::umax(lhs.flip_sign(), rhs.flip_sign()).flip_sign()
    }
    /// Signed minimum.
    pub fn smin_of(lhs: KnownBits, rhs: KnownBits) -> KnownBits {
        Self::umin(lhs.flip_sign(), rhs.flip_sign()).flip_sign()
    }
    /// Absolute value; `no_min`: of the smallest number it is poison.
    pub fn abs(self, no_min: bool) -> KnownBits {
        if self.is_non_negative() {
            return self;
        }
        let negated = Self::sub(KnownBits::constant(self.bits, 0), self, no_min, false);
        if self.is_negative() {
            let mut k = negated;
            if no_min || self.one & !self.sign() != 0 {
                k.zero |= k.sign();
                k.one &= !k.sign();
            }
            return k;
        }
        let mut k = negated.intersect(self);
        if no_min || self.one & !self.sign() != 0 {
            k.zero |= k.sign();
        }
        k
    }
    /// Bytes reversed; the width is a multiple of 8.
    pub fn bswap(self) -> KnownBits {
        let f = |v: u128| v.swap_bytes() >> (128 - self.bits);
        KnownBits { zero: f(self.zero), one: f(self.one), bits: self.bits }
    }
    /// Bits reversed.
    pub fn reverse(self) -> KnownBits {
        let f = |v: u128| v.reverse_bits() >> (128 - self.bits);
        KnownBits { zero: f(self.zero), one: f(self.one), bits: self.bits }
    }
    /// Number of ones.
    pub fn popcount(self) -> KnownBits {
        KnownBits::range(self.bits, self.one.count_ones() as u128, self.max().count_ones() as u128)
    }
}

/// Sign-extends the low `bits` bits.
pub fn sext(value: u128, bits: u32) -> i128 {
    ((value << (128 - bits)) as i128) >> (128 - bits)
}
