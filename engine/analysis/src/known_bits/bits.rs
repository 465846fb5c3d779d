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
    pub const fn constant(bits: u32, v: u128) -> KnownBits {
        KnownBits { zero: !v & mask(bits), one: v & mask(bits), bits }
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
    pub const fn no_common_bits(self, o: KnownBits) -> bool {
        (self.zero | o.zero) & self.mask() == self.mask()
    }
    /// Whether no value fits.
    pub const fn conflicts(self) -> bool {
        self.zero & self.one != 0
    }
    /// Whether `v` fits.
    pub const fn admits(self, v: u128) -> bool {
        v & self.zero == 0 && v & self.one == self.one
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
    pub fn intersect(self, o: KnownBits) -> KnownBits {
        KnownBits { zero: self.zero & o.zero, one: self.one & o.one, bits: self.bits }
    }
    /// Known from two sources of one value. When they contradict each other, the first.
    pub fn union(self, o: KnownBits) -> KnownBits {
        let r = KnownBits { zero: self.zero | o.zero, one: self.one | o.one, bits: self.bits };
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
    pub fn and(l: KnownBits, r: KnownBits) -> KnownBits {
        KnownBits { zero: l.zero | r.zero, one: l.one & r.one, bits: l.bits }
    }
    /// Bitwise or.
    pub fn or(l: KnownBits, r: KnownBits) -> KnownBits {
        KnownBits { zero: l.zero & r.zero, one: l.one | r.one, bits: l.bits }
    }
    /// Bitwise exclusive or.
    pub fn xor(l: KnownBits, r: KnownBits) -> KnownBits {
        KnownBits { zero: l.zero & r.zero | l.one & r.one, one: l.zero & r.one | l.one & r.zero, bits: l.bits }
    }
    /// Complement.
    pub fn complement(self) -> KnownBits {
        KnownBits { zero: self.one, one: self.zero, bits: self.bits }
    }
    /// Unsigned maximum.
    pub fn umax(l: KnownBits, r: KnownBits) -> KnownBits {
        if l.min() >= r.max() {
            return l;
        }
        if r.min() >= l.max() {
            return r;
        }
        l.at_least(r.min()).intersect(r.at_least(l.min()))
    }
    /// Unsigned minimum.
    pub fn umin(l: KnownBits, r: KnownBits) -> KnownBits {
        Self::umax(l.complement(), r.complement()).complement()
    }
    fn flip_sign(self) -> KnownBits {
        let s = self.sign();
        let swap = |a: u128, b: u128| a & !s | b & s;
        KnownBits { zero: swap(self.zero, self.one), one: swap(self.one, self.zero), bits: self.bits }
    }
    /// Signed maximum.
    pub fn smax_of(l: KnownBits, r: KnownBits) -> KnownBits {
        Self::umax(l.flip_sign(), r.flip_sign()).flip_sign()
    }
    /// Signed minimum.
    pub fn smin_of(l: KnownBits, r: KnownBits) -> KnownBits {
        Self::umin(l.flip_sign(), r.flip_sign()).flip_sign()
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
pub fn sext(v: u128, bits: u32) -> i128 {
    ((v << (128 - bits)) as i128) >> (128 - bits)
}
