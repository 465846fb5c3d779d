//! Functions of floating-point numbers, for interpreters of other machines: the same as those of this one, so that two runs of a
//! kernel can be compared bit for bit.
//!
//! Kinds are 16 (half), 17 (bfloat), 32, 64 and the small ones that [`kind`] names; values are bits in a `u64`.

use super::float;
pub use super::float::opt;
pub use super::scalar::Fun;

/// Evaluates a function of kind `kind`, from kind or width `from` where it converts, with options of [`opt`]. Zero where `fun` is no
/// function of numbers.
pub fn float(fun: Fun, kind: u32, from: u32, options: u32, operands: [u64; 3]) -> u64 {
    float::float(fun, kind, from, options, 0, operands).map_or(0, |(value, _)| value)
}

/// Kind of a narrow number by its PTX name: `e4m3`, `tf32`.
pub fn kind(name: &str) -> Option<u32> {
    float::small::parse(name)
}

/// The value of a number, exactly.
pub fn widen(kind: u32, bits: u64) -> f64 {
    if float::small::is_small(kind) { float::small::widen(kind, bits) } else { float::widen(kind, bits) }
}

/// The nearest number of a kind, ties to even. A value that is none becomes the canonical one of the kind.
pub fn narrow(kind: u32, value: f64) -> u64 {
    if float::small::is_small(kind) { float::small::narrow(kind, 0, value) } else { float::narrow(kind, value) }
}

/// `a * b + c` in double precision; `rounding` as in [`opt::ROUND`], 0 nearest even.
pub fn fma64(rounding: u8, a: f64, b: f64, c: f64) -> f64 {
    float::fma64(rounding, a, b, c)
}
