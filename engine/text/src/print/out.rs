//! Bytes of the textual form: digits, escapes, names, numbers of floating point.

use std::io::Write as _;

/// Decimal digits of `n`, at the end of `digits`.
#[inline]
pub fn decimal(digits: &mut [u8; 20], mut n: u64) -> &[u8] {
    let mut at = digits.len();
    while n >= 100 {
        let pair = (n % 100) as u8;
        n /= 100;
        at -= 2;
        digits[at] = b'0' + pair / 10;
        digits[at + 1] = b'0' + pair % 10;
    }
    if n >= 10 {
        at -= 2;
        digits[at] = b'0' + n as u8 / 10;
        digits[at + 1] = b'0' + n as u8 % 10;
    } else {
        at -= 1;
        digits[at] = b'0' + n as u8;
    }
    &digits[at..]
}

/// Appends `n` in decimal.
#[inline]
pub fn dec(out: &mut Vec<u8>, n: u64) {
    if n < 10 {
        out.push(b'0' + n as u8);
        return;
    }
    out.extend_from_slice(decimal(&mut [0; 20], n));
}

/// Appends `n` in decimal with its sign.
#[inline]
pub fn int(out: &mut Vec<u8>, n: i64) {
    if n < 0 {
        out.push(b'-');
    }
    dec(out, n.unsigned_abs());
}

/// Appends a 128-bit integer.
pub fn int128(out: &mut Vec<u8>, n: i128) {
    match i64::try_from(n) {
        Ok(n) => int(out, n),
        Err(_) => write!(out, "{n}").expect("writing to memory"),
    }
}

/// Limbs above which a wide integer is written in hexadecimal: decimal takes time quadratic in the width.
const DECIMAL_LIMBS: usize = 1024;

/// Appends the integer of `bits` bits in these little-endian limbs, as signed.
pub fn wide_int(out: &mut Vec<u8>, limbs: &[u64], bits: u32) {
    let used = limbs.iter().rposition(|&l| l != 0).map_or(0, |n| n + 1);
    if used > DECIMAL_LIMBS {
        out.extend_from_slice(b"u0x");
        // A leading zero digit, so that the value is never read as narrower than it is.
        out.push(b'0');
        limbs.iter().rev().for_each(|&l| hex(out, l, 16));
        return;
    }
    let mut rest = limbs[..used].to_vec();
    let top = (bits - 1) % 64;
    if used == limbs.len() && rest.last().is_some_and(|l| l >> top & 1 == 1) {
        out.push(b'-');
        let mut carry = true;
        for l in &mut rest {
            (*l, carry) = (!*l).overflowing_add(carry as u64);
        }
        if !bits.is_multiple_of(64) {
            *rest.last_mut().expect("limbs") &= (1 << (bits % 64)) - 1;
        }
    }
    const CHUNK: u64 = 10_000_000_000_000_000_000;
    let mut chunks: Vec<u64> = Vec::new();
    while rest.last() == Some(&0) {
        rest.pop();
    }
    while !rest.is_empty() {
        let mut r = 0u128;
        for l in rest.iter_mut().rev() {
            let n = r << 64 | *l as u128;
            *l = (n / CHUNK as u128) as u64;
            r = n % CHUNK as u128;
        }
        chunks.push(r as u64);
        while rest.last() == Some(&0) {
            rest.pop();
        }
    }
    dec(out, chunks.pop().unwrap_or(0));
    for &c in chunks.iter().rev() {
        write!(out, "{c:019}").expect("writing to memory");
    }
}

const HEX: &[u8; 16] = b"0123456789ABCDEF";

/// Appends the low `digits` hexadecimal digits of `n`.
pub fn hex(out: &mut Vec<u8>, n: u64, digits: u32) {
    for k in (0..digits).rev() {
        out.push(HEX[(n >> (k * 4) & 15) as usize]);
    }
}

/// Appends `s` with everything but plain printable characters escaped as `\xx`.
pub fn escaped(out: &mut Vec<u8>, s: &[u8]) {
    let mut from = 0;
    for (i, &c) in s.iter().enumerate() {
        if (0x20..0x7f).contains(&c) && c != b'"' && c != b'\\' {
            continue;
        }
        out.extend_from_slice(&s[from..i]);
        from = i + 1;
        if c == b'\\' {
            out.extend_from_slice(b"\\\\");
        } else {
            out.extend_from_slice(&[b'\\', HEX[(c >> 4) as usize], HEX[(c & 15) as usize]]);
        }
    }
    out.extend_from_slice(&s[from..]);
}

/// Appends `s` in quotes.
pub fn quoted(out: &mut Vec<u8>, s: &[u8]) {
    out.push(b'"');
    escaped(out, s);
    out.push(b'"');
}

/// Appends a name without its prefix, in quotes where it needs them.
#[inline]
pub fn name(out: &mut Vec<u8>, s: &[u8]) {
    let plain = |&c: &u8| c.is_ascii_alphanumeric() || matches!(c, b'-' | b'.' | b'_');
    if s.first().is_some_and(|c| !c.is_ascii_digit()) && s.iter().all(plain) {
        out.extend_from_slice(s);
    } else {
        quoted(out, s);
    }
}

/// Appends the name of a named metadata list or of an attachment kind.
pub fn md_name(out: &mut Vec<u8>, s: &[u8]) {
    if s.is_empty() {
        out.extend_from_slice(b"<empty name> ");
        return;
    }
    for (i, &c) in s.iter().enumerate() {
        let letter = if i == 0 { c.is_ascii_alphabetic() } else { c.is_ascii_alphanumeric() };
        if letter || matches!(c, b'-' | b'$' | b'.' | b'_') {
            out.push(c);
        } else {
            out.extend_from_slice(&[b'\\', HEX[(c >> 4) as usize], HEX[(c & 15) as usize]]);
        }
    }
}

/// Appends a `double` (or a `float` widened to it): with six digits after the point where that is exact, else in
/// hexadecimal.
pub fn double(out: &mut Vec<u8>, value: f64) {
    if value.is_finite() {
        if value == 0.0 {
            out.extend_from_slice(if value.is_sign_negative() { b"-0.000000e+00" } else { b"0.000000e+00" });
            return;
        }
        let a = value.abs();
        if a < 1e6 && a.trunc() == a {
            if value < 0.0 {
                out.push(b'-');
            }
            let at = out.len();
            dec(out, a as u64);
            let digits = out.len() - at;
            out.push(b'0');
            out.copy_within(at + 1..at + digits, at + 2);
            out[at + 1] = b'.';
            out.resize(at + 8, b'0');
            out.extend_from_slice(b"e+0");
            out.push(b'0' + (digits - 1) as u8);
            return;
        }
        if let Some((digits, exp)) = six_digits(value) {
            if value < 0.0 {
                out.push(b'-');
            }
            out.push(digits[0]);
            out.push(b'.');
            out.extend_from_slice(&digits[1..]);
            out.extend_from_slice(if exp < 0 { b"0e-" } else { b"0e+" });
            if exp.abs() < 10 {
                out.push(b'0');
            }
            dec(out, exp.unsigned_abs() as u64);
            return;
        }
    }
    let bits = value.to_bits();
    out.extend_from_slice(b"0x");
    hex(out, bits, (64 - bits.leading_zeros()).div_ceil(4).max(1));
}

/// Digits and decimal exponent of the six-digit form of `value`, when it reads back as `value`.
///
/// LLVM first cuts the exact decimal significand, as an integer, to about 20 bits and rounds half up from there when that leaves
/// seven digits; when it leaves six the number is cut, not rounded. So 1e-12, which is a little less than the decimal number,
/// has no such form: this is followed to the digit.
fn six_digits(value: f64) -> Option<([u8; 6], i32)> {
    let mut text = [0u8; 80];
    let len = {
        let mut rest = &mut text[..];
        write!(rest, "{:e}", value.abs()).expect("fits");
        80 - rest.len()
    };
    if value.is_normal() {
        // The shortest form of a normal number has at most six digits if any of six digits reads back as it.
        let mut digits = [b'0'; 6];
        let mut count = 0;
        let shortest = std::str::from_utf8(&text[..len]).expect("ascii");
        let (mantissa, exp) = shortest.split_once('e').expect("scientific");
        for c in mantissa.bytes().filter(|&c| c != b'.') {
            *digits.get_mut(count)? = c;
            count += 1;
        }
        let exp: i32 = exp.parse().expect("exponent");
        if let Some(below) = is_below(value.abs(), &digits[..count], exp) {
            let exact_exp = exp - (below && digits == *b"100000") as i32;
            return (!below || kept_digits(value.abs(), exact_exp) >= 7).then_some((digits, exp));
        }
    }
    // Enough digits that a double is never mistaken for a number of seven digits.
    let len = {
        let mut rest = &mut text[..];
        write!(rest, "{:.50e}", value.abs()).expect("fits");
        80 - rest.len()
    };
    let exact = std::str::from_utf8(&text[..len]).expect("ascii");
    let (mantissa, exp) = exact.split_once('e').expect("scientific");
    let mut exp: i32 = exp.parse().expect("exponent");
    let mut digits = [0u8; 7];
    mantissa.bytes().filter(|&c| c != b'.').zip(&mut digits).for_each(|(c, d)| *d = c);
    if kept_digits(value.abs(), exp) >= 7 && digits[6] >= b'5' {
        let mut at = 6;
        loop {
            if at == 0 {
                digits[0] = b'1';
                exp += 1;
                break;
            }
            at -= 1;
            if digits[at] < b'9' {
                digits[at] += 1;
                break;
            }
            digits[at] = b'0';
        }
    }
    let digits: [u8; 6] = digits[..6].try_into().expect("six");
    let mut number = [0u8; 16];
    let len = {
        let mut rest = &mut number[..];
        rest.write_all(&digits[..1])
            .and_then(|()| rest.write_all(b"."))
            .and_then(|()| rest.write_all(&digits[1..]))
            .expect("fits");
        write!(rest, "e{exp}").expect("fits");
        16 - rest.len()
    };
    let number = std::str::from_utf8(&number[..len]).expect("ascii");
    (number.parse::<f64>() == Ok(value.abs())).then_some((digits, exp))
}

/// Whether `value` is less than the decimal number `d.ddd * 10^exp`; `None` where that takes numbers of more than 128 bits.
fn is_below(value: f64, digits: &[u8], exp: i32) -> Option<bool> {
    let whole = digits.iter().fold(0u128, |n, &d| n * 10 + (d - b'0') as u128);
    let ten = exp + 1 - digits.len() as i32;
    let (sig, two) = parts(value);
    if ten >= 0 {
        return (value < (1u64 << 53) as f64).then_some(false);
    }
    if ten < -27 {
        return None;
    }
    // sig * 2^two against whole * 10^ten: multiply both by 10^-ten.
    let left = sig as u128 * 5u128.pow(-ten as u32);
    let shift = two - ten;
    match shift {
        0.. => (shift < left.leading_zeros() as i32).then(|| left << shift < whole),
        _ => (-shift < whole.leading_zeros() as i32).then(|| left < whole << -shift),
    }
}

/// Odd significand and power of two of a positive finite number.
fn parts(value: f64) -> (u64, i32) {
    let bits = value.to_bits();
    let raw = (bits >> 52) as i32;
    let sig = if raw == 0 { bits } else { bits & ((1 << 52) - 1) | 1 << 52 };
    let zeros = sig.trailing_zeros() as i32;
    (sig >> zeros, raw.max(1) - 1075 + zeros)
}

/// Digits that are left of the exact decimal significand of `value`, of decimal exponent `exp`, when it was cut to 20 bits or more.
fn kept_digits(value: f64, exp: i32) -> i32 {
    // v = sig * 2^two; a negative power becomes a power of five over a power of ten.
    let (sig, two) = parts(value);
    let length = (sig as f64).log2() + if two < 0 { -two as f64 * 5f64.log2() } else { two as f64 };
    let active = length.floor() as i32 + 1;
    let removed = if active <= 20 { 0 } else { (active - 20) * 59 / 196 };
    exp + 1 + (-two).max(0) - removed
}

/// Bits of `float` widened to `double` bit for bit, so that NaN payloads and their quiet bit survive.
pub fn widen(bits: u32) -> f64 {
    let v = f32::from_bits(bits);
    if !v.is_nan() {
        return v as f64;
    }
    let sign = (bits as u64 >> 31) << 63;
    f64::from_bits(sign | 0x7ff << 52 | (bits as u64 & 0x7f_ffff) << 29)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(f: impl FnOnce(&mut Vec<u8>)) -> String {
        let mut v = b"~".to_vec();
        f(&mut v);
        String::from_utf8(v[1..].to_vec()).unwrap()
    }

    #[test]
    fn integers() {
        for n in [0, 7, 10, 99, 100, 12345, u64::MAX] {
            assert_eq!(text(|o| dec(o, n)), n.to_string());
        }
        assert_eq!(text(|o| int(o, i64::MIN)), i64::MIN.to_string());
        let wide = |v: i128, bits| {
            text(|o| wide_int(o, &[v as u64, (v >> 64) as u64 & ((1u128 << (bits - 64)) - 1) as u64], bits))
        };
        for v in [0, -1, i128::MIN >> 27, i128::MAX >> 27, 10i128.pow(19), -(10i128.pow(20) + 5)] {
            assert_eq!(wide(v, 101), v.to_string());
            assert_eq!(wide(v, 127), v.to_string());
        }
    }

    #[test]
    fn floats() {
        for (v, t) in [
            (1.0, "1.000000e+00"),
            (-0.0, "-0.000000e+00"),
            (123456.0, "1.234560e+05"),
            (-40.0, "-4.000000e+01"),
            (999999.0, "9.999990e+05"),
            (1234567.0, "0x4132D68700000000"),
            (1e6, "1.000000e+06"),
            (0.1, "1.000000e-01"),
            (0.1f32 as f64, "0x3FB99999A0000000"),
            (1e300, "1.000000e+300"),
            (5e-324, "4.940660e-324"),
            (1e-12, "0x3D719799812DEA11"),
            (1e23, "0x44B52D02C7E14AF6"),
            (1e22, "1.000000e+22"),
            (-2.5e-7, "-2.500000e-07"),
            (0.5, "5.000000e-01"),
            (f64::INFINITY, "0x7FF0000000000000"),
            (f64::MIN_POSITIVE, "0x10000000000000"),
        ] {
            assert_eq!(text(|o| double(o, v)), t);
        }
        assert_eq!(text(|o| double(o, widen(0x7f80_0001))), "0x7FF0000020000000");
    }

    #[test]
    fn names_and_escapes() {
        assert_eq!(text(|o| name(o, b"a.b-c_1")), "a.b-c_1");
        assert_eq!(text(|o| name(o, b"1a")), "\"1a\"");
        assert_eq!(text(|o| name(o, b"a$")), "\"a$\"");
        assert_eq!(text(|o| name(o, b"a\"\\\n\xff")), "\"a\\22\\\\\\0A\\FF\"");
        assert_eq!(text(|o| md_name(o, b"1a b")), "\\31a\\20b");
    }
}
