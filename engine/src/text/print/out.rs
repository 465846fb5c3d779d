//! Bytes of the textual form: digits, escapes, names, numbers of floating point.

use std::io::Write as _;

/// Appends `n` in decimal.
#[inline]
pub fn dec(out: &mut Vec<u8>, mut n: u64) {
    if n < 10 {
        out.push(b'0' + n as u8);
        return;
    }
    let mut digits = [0u8; 20];
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
    out.extend_from_slice(&digits[at..]);
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
    if limbs.len() > DECIMAL_LIMBS {
        out.extend_from_slice(b"u0x");
        // A leading zero digit, so that the value is never read as narrower than it is.
        out.push(b'0');
        limbs.iter().rev().for_each(|&l| hex(out, l, 16));
        return;
    }
    let mut rest = limbs.to_vec();
    let top = (bits - 1) % 64;
    if rest.last().is_some_and(|l| l >> top & 1 == 1) {
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
pub fn double(out: &mut Vec<u8>, v: f64) {
    if v.is_finite() {
        let start = out.len();
        if v == 0.0 {
            out.extend_from_slice(if v.is_sign_negative() { b"-0.000000e+00" } else { b"0.000000e+00" });
            return;
        }
        let a = v.abs();
        if a < 1e6 && a.trunc() == a {
            if v < 0.0 {
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
        let mut text = [0u8; 32];
        let len = {
            let mut rest = &mut text[..];
            write!(rest, "{v:.5e}").expect("fits");
            32 - rest.len()
        };
        let text = std::str::from_utf8(&text[..len]).expect("ascii");
        if text.parse::<f64>() == Ok(v) {
            let (mantissa, exp) = text.split_once('e').expect("scientific");
            out.extend_from_slice(mantissa.as_bytes());
            out.extend_from_slice(b"0e");
            let exp: i32 = exp.parse().expect("exponent");
            out.push(if exp < 0 { b'-' } else { b'+' });
            if exp.abs() < 10 {
                out.push(b'0');
            }
            dec(out, exp.unsigned_abs() as u64);
            return;
        }
        out.truncate(start);
    }
    let bits = v.to_bits();
    out.extend_from_slice(b"0x");
    hex(out, bits, (64 - bits.leading_zeros()).div_ceil(4).max(1));
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
