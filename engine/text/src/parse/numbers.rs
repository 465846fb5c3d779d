//! Literals: wide integers, floating-point numbers in decimal and hexadecimal.

use super::values::consts;
use super::{Parser, R, Span, T};
use rustc_apfloat::ieee::{BFloat, Double, Half, Quad, Single, X87DoubleExtended};
use rustc_apfloat::{Float, FloatConvert, Round};
use smallvec::SmallVec;
use warpc_ir::consts::low_mask;
use warpc_ir::ids::*;
use warpc_ir::types::TypeKind;
use warpc_ir::value::Value;

/// Digits of a decimal literal that are read: conversion is quadratic beyond a machine word.
const MAX_DIGITS: usize = 20_000;

/// Decimal digits (no sign) as a `u64`.
pub(super) fn decimal_u64(text: &[u8]) -> Option<u64> {
    text.iter().try_fold(0u64, |v, b| {
        if !b.is_ascii_digit() {
            return None;
        }
        v.checked_mul(10)?.checked_add((b - b'0') as u64)
    })
}

/// Decimal digits as little-endian limbs.
fn decimal_limbs(digits: &[u8]) -> SmallVec<[u64; 4]> {
    let mut limbs = SmallVec::<[u64; 4]>::new();
    for chunk in digits.chunks(18) {
        let scale = 10u64.pow(chunk.len() as u32) as u128;
        let mut carry = decimal_u64(chunk).expect("18 digits fit") as u128;
        for l in &mut limbs {
            let v = *l as u128 * scale + carry;
            *l = v as u64;
            carry = v >> 64;
        }
        if carry != 0 {
            limbs.push(carry as u64);
        }
    }
    limbs
}

/// Hexadecimal digits as little-endian limbs.
fn hex_limbs(digits: &[u8]) -> SmallVec<[u64; 4]> {
    digits
        .rchunks(16)
        .map(|c| c.iter().fold(0, |v, &b| v << 4 | (b as char).to_digit(16).unwrap_or(0) as u64))
        .collect()
}

/// Number of bits up to the highest that is set.
fn active_bits(limbs: &[u64]) -> u32 {
    match limbs.iter().rposition(|&l| l != 0) {
        Some(i) => i as u32 * 64 + 64 - limbs[i].leading_zeros(),
        None => 0,
    }
}

/// Two's complement in place.
fn negate(limbs: &mut [u64]) {
    let mut carry = true;
    for l in limbs {
        (*l, carry) = (!*l).overflowing_add(carry as u64);
    }
}

/// Sets all bits from `from` on.
fn fill_ones(limbs: &mut [u64], from: u32) {
    let at = (from / 64) as usize;
    if at < limbs.len() {
        limbs[at] |= !low_mask(from % 64);
        limbs[at + 1..].fill(u64::MAX);
    }
}

/// Digits of at most one limb.
fn hex_limb(digits: &[u8]) -> u64 {
    hex_limbs(digits).first().copied().unwrap_or(0)
}

/// Limbs of `0xL` and `0xM`, at most 32 digits: the low half comes first when it is complete (16 digits), and is zero when it is
/// not. So the first 16 digits are the low half, what follows is the high half, and fewer than 16 digits are a high half alone.
fn quad_limbs(digits: &[u8]) -> [u64; 2] {
    match digits.split_at_checked(16) {
        Some((low, high)) => [hex_limb(low), hex_limb(high)],
        None => [0, hex_limb(digits)],
    }
}

/// Limbs of `0xK`, at most 20 digits: sign and exponent are the first four digits, the significand is what follows. Encodings
/// that the x87 does not know (an exponent other than zero without the integer bit of the significand) are NaNs.
fn x87_limbs(digits: &[u8]) -> [u64; 2] {
    const EXPONENT: u64 = 0x7fff;
    let (top, significand) = digits.split_at(digits.len().min(4));
    let (mut top, significand) = (hex_limb(top), hex_limb(significand));
    if top & EXPONENT != 0 && significand >> 63 == 0 {
        top |= EXPONENT;
    }
    [significand, top]
}

impl Parser<'_> {
    /// The integer at the current token in two's complement of `bits` bits (truncated, or extended by its sign).
    pub(super) fn wide_integer(&mut self, bits: u32) -> R<SmallVec<[u64; 4]>> {
        let text = self.token_text();
        let n = bits.div_ceil(64) as usize;
        let (mut limbs, negative, signed_from) = match text.first() {
            Some(b'u') => (hex_limbs(&text[3..]), false, None),
            Some(b's') => {
                let limbs = hex_limbs(&text[3..]);
                let top = active_bits(&limbs);
                (limbs, false, (top > 0).then_some(top))
            }
            _ => {
                let negative = self.lex.tok.negative;
                let digits = &text[negative as usize..];
                if digits.len() > MAX_DIGITS {
                    return self.fail(format!("integer literal of more than {MAX_DIGITS} digits"));
                }
                (decimal_limbs(digits), negative, None)
            }
        };
        limbs.resize(n, 0);
        if negative {
            negate(&mut limbs);
        }
        if let Some(top) = signed_from {
            fill_ones(&mut limbs, top);
        }
        self.next();
        Ok(limbs)
    }
    /// The integer at the current token as an `i128`, and the bits it needs (as unsigned when it has no sign).
    pub(super) fn integer_i128(&mut self) -> R<(i128, u32)> {
        let tok = self.lex.tok;
        if tok.kind != T::Int {
            return self.fail("expected integer");
        }
        if !tok.big {
            self.next();
            let v = tok.value as i128;
            let unsigned = 64 - tok.value.leading_zeros();
            return Ok(if tok.negative {
                (-v, if tok.value == 0 { 1 } else { 65 - (tok.value - 1).leading_zeros() })
            } else {
                (v, unsigned.max(1))
            });
        }
        let text = self.token_text();
        let limbs = match text.first() {
            Some(b'u' | b's') => hex_limbs(&text[3..]),
            _ if text.len() > MAX_DIGITS => return self.fail("integer literal is too long"),
            _ => decimal_limbs(&text[tok.negative as usize..]),
        };
        let need = active_bits(&limbs);
        let low = limbs.first().copied().unwrap_or(0) as u128 | (limbs.get(1).copied().unwrap_or(0) as u128) << 64;
        self.next();
        let signed_hex = text[0] == b's' && need > 0;
        let v = match (tok.negative, signed_hex) {
            (true, _) => (low as i128).wrapping_neg(),
            (_, true) if need < 128 => (low as i128) << (128 - need) >> (128 - need),
            _ => low as i128,
        };
        Ok((v, (need + tok.negative as u32).max(1)))
    }
    /// The integer at the current token as an `i64`; other widths are an error.
    pub(super) fn integer_i64(&mut self) -> R<i64> {
        let span = self.span();
        let (v, _) = self.integer_i128()?;
        match i64::try_from(v) {
            Ok(v) => Ok(v),
            Err(_) => self.err(span, "integer is too large"),
        }
    }
    /// Floating-point literal at the current token.
    pub(super) fn float(&mut self, ty: Type, span: Span) -> R<Value> {
        if !self.types().is_float(ty) {
            return self.err(span, "floating point constant invalid for type");
        }
        let text = self.token_text();
        self.next();
        match text {
            [b'f', b'0', b'x', digits @ ..] => return self.bits_of_float(ty, digits, span),
            [b'0', b'x', digits @ ..] if !digits.contains(&b'p') && !digits.contains(&b'P') => {
                return self.hex_float(ty, digits, span);
            }
            [sign @ (b'+' | b'-'), word @ ..] if !word[0].is_ascii_digit() => {
                return self.special_float(ty, *sign == b'-', word, span);
            }
            _ => {}
        }
        if text.len() > MAX_DIGITS {
            return self.err(span, "floating-point literal is too long");
        }
        // Not UTF-8 is impossible: the lexer took digits, signs, points and letters only.
        let text = std::str::from_utf8(text).unwrap_or("").trim_start_matches('+');
        match self.rounded(ty, text) {
            Some(bits) => Ok(self.float_of_bits(ty, bits)),
            None => self.err(span, "floating point constant invalid for type"),
        }
    }
    /// The bits of the number of type `ty` that is nearest to what `text` says, the even one of two. None where that is beyond all numbers.
    fn rounded(&self, ty: Type, text: &str) -> Option<u128> {
        let is_hexadecimal = text.contains('x');
        match self.types().kind(ty) {
            TypeKind::Double if !is_hexadecimal => {
                text.parse().ok().filter(|number: &f64| number.is_finite()).map(|number| u128::from(number.to_bits()))
            }
            TypeKind::Float if !is_hexadecimal => {
                text.parse().ok().filter(|number: &f32| number.is_finite()).map(|number| u128::from(number.to_bits()))
            }
            TypeKind::Half => nearest::<Half>(text),
            TypeKind::BFloat => nearest::<BFloat>(text),
            TypeKind::Float => nearest::<Single>(text),
            TypeKind::Double => nearest::<Double>(text),
            TypeKind::X86Fp80 => nearest::<X87DoubleExtended>(text),
            TypeKind::Fp128 => nearest::<Quad>(text),
            // The sum of two doubles, of which the second is what the first is off.
            TypeKind::PpcFp128 => nearest::<Double>(text),
            _ => None,
        }
    }
    /// `f0x` and the bits of the number as its type has them.
    fn bits_of_float(&mut self, ty: Type, digits: &[u8], span: Span) -> R<Value> {
        let limbs = hex_limbs(digits);
        let bits = self.types().scalar_bits(ty).unwrap_or(0);
        if active_bits(&limbs) > bits {
            return self.err(span, format!("hexadecimal constant too large for '{}' ({bits}-bit)", self.type_text(ty)));
        }
        let limb = |n: usize| u128::from(limbs.get(n).copied().unwrap_or(0));
        Ok(self.float_of_bits(ty, limb(0) | limb(1) << 64))
    }
    fn float_of_bits(&mut self, ty: Type, bits: u128) -> Value {
        if self.types().scalar_bits(ty) > Some(64) {
            consts!(self).add_wide_float(ty, [bits as u64, (bits >> 64) as u64])
        } else {
            consts!(self).add_float(ty, bits as u64)
        }
    }
    /// A number without a bound, or none: `word` is `inf`, `qnan`, `nan(0x1)` or `snan(0x1)`.
    fn special_float(&mut self, ty: Type, negative: bool, word: &[u8], span: Span) -> R<Value> {
        let bits = match self.types().kind(ty) {
            TypeKind::Half => special::<Half>(word, negative),
            TypeKind::BFloat => special::<BFloat>(word, negative),
            TypeKind::Float => special::<Single>(word, negative),
            TypeKind::X86Fp80 => special::<X87DoubleExtended>(word, negative),
            TypeKind::Fp128 => special::<Quad>(word, negative),
            // Of two doubles the first says it.
            _ => special::<Double>(word, negative),
        };
        match bits {
            Some(bits) => Ok(self.float_of_bits(ty, bits)),
            None => self.err(span, "the payload of a number that is none does not fit its type"),
        }
    }
    fn hex_float(&mut self, ty: Type, digits: &[u8], span: Span) -> R<Value> {
        let kind = digits[0];
        let wrong = |p: &mut Self| {
            let text = p.type_text(ty);
            p.err(span, format!("floating point constant does not have type '{text}'"))
        };
        let prefixed = !kind.is_ascii_hexdigit();
        let digits = if prefixed { &digits[1..] } else { digits };
        // Wide formats count digits, not bits: leading zeros say where the two halves meet.
        let longest = match kind {
            b'K' => 20,
            b'L' | b'M' => 32,
            _ => usize::MAX,
        };
        if digits.len() > longest {
            return self.err(span, "constant bigger than 128 bits detected");
        }
        match kind {
            b'H' | b'R' => {
                let (want, name) = if kind == b'H' { (Type::HALF, "half") } else { (Type::BFLOAT, "bfloat") };
                let limbs = hex_limbs(digits);
                if active_bits(&limbs) > 16 {
                    return self.err(span, format!("hexadecimal constant too large for {name} (16-bit)"));
                }
                if ty != want {
                    return wrong(self);
                }
                Ok(consts!(self).add_float(ty, limbs.first().copied().unwrap_or(0)))
            }
            b'K' => {
                if ty != Type::X86_FP80 {
                    return wrong(self);
                }
                Ok(consts!(self).add_wide_float(ty, x87_limbs(digits)))
            }
            b'L' | b'M' => {
                let want = if kind == b'L' { Type::FP128 } else { Type::PPC_FP128 };
                if ty != want {
                    return wrong(self);
                }
                Ok(consts!(self).add_wide_float(ty, quad_limbs(digits)))
            }
            _ => {
                let limbs = hex_limbs(digits);
                if active_bits(&limbs) > 64 {
                    return self.err(span, "constant bigger than 64 bits detected");
                }
                self.double_as(ty, limbs.first().copied().unwrap_or(0), span)
            }
        }
    }
    /// A double as a constant of type `ty`, when nothing is lost.
    fn double_as(&mut self, ty: Type, bits: u64, span: Span) -> R<Value> {
        let v = match self.types().kind(ty) {
            TypeKind::Double => Some(bits),
            TypeKind::Float => double_to_float(bits),
            TypeKind::Half => convert::<Half>(bits, 16),
            TypeKind::BFloat => convert::<BFloat>(bits, 16),
            _ => {
                let text = self.type_text(ty);
                return self.err(span, format!("floating point constant does not have type '{text}'"));
            }
        };
        match v {
            Some(v) => Ok(consts!(self).add_float(ty, v)),
            None => self.err(span, "floating point constant invalid for type"),
        }
    }
}

/// The bits of a special number of format `F`; none where its payload does not fit.
fn special<F: Float>(word: &[u8], negative: bool) -> Option<u128> {
    let payload = word.iter().position(|&byte| byte == b'x').map(|at| hex_limbs(&word[at + 1..word.len() - 1]));
    let payload = payload.unwrap_or_default();
    let limb = |n: usize| payload.get(n).map_or(0, |&limb| u128::from(limb));
    let given = limb(0) | limb(1) << 64;
    let is_signalling = word.starts_with(b"snan");
    // The highest bit of the fraction says whether it is quiet.
    if active_bits(&payload) >= F::PRECISION as u32 - 1 || is_signalling && given == 0 {
        return None;
    }
    let number = match word {
        b"inf" => F::INFINITY,
        _ if is_signalling => F::snan(Some(given)),
        _ => F::qnan(Some(given)),
    };
    Some(if negative { -number } else { number }.to_bits())
}

/// The bits of the number of format `F` that is nearest to what `text` says; none where there is none.
fn nearest<F: Float>(text: &str) -> Option<u128> {
    let read = F::from_str_r(text, Round::NearestTiesToEven).ok()?;
    read.value.is_finite().then(|| read.value.to_bits())
}

fn double_to_float(bits: u64) -> Option<u64> {
    let d = f64::from_bits(bits);
    if d.is_nan() {
        return convert::<Single>(bits, 32);
    }
    let f = d as f32;
    (f as f64 == d).then(|| f.to_bits() as u64)
}

/// A double as a narrower format, exactly; signalling NaNs stay signalling.
fn convert<F: Float>(bits: u64, width: u32) -> Option<u64>
where
    Double: FloatConvert<F>,
{
    let d = Double::from_bits(bits as u128);
    let mut loses = false;
    let v: F = d.convert(&mut loses).value;
    if d.is_nan() {
        // The payload keeps its high bits; what does not fit must be zero.
        let fraction = v.to_bits() as u64;
        let precision = F::PRECISION as u32 - 1;
        let payload = bits & low_mask(52);
        if payload & low_mask(52 - precision) != 0 {
            return None;
        }
        let quiet = 1u64 << (precision - 1);
        let signalling = payload & (1 << 51) == 0;
        return Some(if signalling { fraction & !quiet } else { fraction } & low_mask(width));
    }
    (!loses).then_some(v.to_bits() as u64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wide_numbers() {
        assert_eq!(decimal_limbs(b"18446744073709551616").as_slice(), &[0, 1]);
        assert_eq!(decimal_limbs(b"340282366920938463463374607431768211455").as_slice(), &[u64::MAX, u64::MAX]);
        assert_eq!(hex_limbs(b"10000000000000000").as_slice(), &[0, 1]);
        assert_eq!(active_bits(&[0, 1]), 65);
        let mut l = [1, 0];
        negate(&mut l);
        assert_eq!(l, [u64::MAX, u64::MAX]);
    }

    #[test]
    fn literals_of_wide_formats_with_fewer_digits() {
        assert_eq!(quad_limbs(b"01"), [0, 1]);
        assert_eq!(quad_limbs(b"123456789ABCDEF"), [0, 0x123456789abcdef]);
        assert_eq!(quad_limbs(b"123456789ABCDEF0"), [0x123456789abcdef0, 0]);
        assert_eq!(quad_limbs(b"123456789ABCDEF01"), [0x123456789abcdef0, 1]);
        assert_eq!(quad_limbs(b"0123456789ABCDEF0123456789ABCDE0"), [0x123456789abcdef, 0x0123456789abcde0]);
        assert_eq!(x87_limbs(b"0"), [0, 0]);
        assert_eq!(x87_limbs(b"3FFF8000000000000000"), [1 << 63, 0x3fff]);
        assert_eq!(x87_limbs(b"1"), [0, 0x7fff]);
        assert_eq!(x87_limbs(b"81234"), [4, 0xffff]);
        assert_eq!(x87_limbs(b"00000000000000000001"), [1, 0]);
    }

    #[test]
    fn doubles_narrow_exactly_or_not_at_all() {
        assert_eq!(double_to_float(1.5f64.to_bits()), Some(1.5f32.to_bits() as u64));
        assert_eq!(double_to_float(0.1f64.to_bits()), None);
        assert_eq!(convert::<Half>(1.0f64.to_bits(), 16), Some(0x3c00));
        assert_eq!(convert::<BFloat>(1.0f64.to_bits(), 16), Some(0x3f80));
        assert_eq!(convert::<Half>(0x7ff8000000000000, 16), Some(0x7e00));
        assert_eq!(convert::<Single>(0x7ff4000000000000, 32), Some(0x7fa00000));
    }
}
