//! `vprintf`: the format, and arguments in the layout of a variadic call (each aligned to its size, floats as doubles).

use super::memory::{Object, space};

/// Bytes up to a zero, of a string in global or constant memory; empty when there is none.
pub(crate) fn c_string(objects: &[Object], p: u64) -> String {
    let tag = p >> space::SHIFT;
    if tag != space::GLOBAL && tag != space::CONST {
        return String::new();
    }
    let Some(o) = objects.get((p >> 36) as usize & 0xf_ffff) else { return String::new() };
    let rest = o.data.get((p & ((1 << 36) - 1)) as usize..).unwrap_or(&[]);
    let end = rest.iter().position(|&b| b == 0).unwrap_or(rest.len());
    String::from_utf8_lossy(&rest[..end]).into_owned()
}

/// The memory that a text is made from.
pub trait Source {
    /// A little-endian number of so many bytes; none where nothing is.
    fn number(&mut self, address: u64, bytes: u64) -> Option<u64>;
    /// Bytes up to a zero.
    fn text(&mut self, address: u64) -> String;
}

/// Appends the formatted text to `out`, with the arguments that lie in memory from `list` on; returns their number, or -1 when they cannot be
/// read.
pub fn print(format: &str, list: u64, source: &mut dyn Source, out: &mut Vec<u8>) -> i32 {
    let mut at = list;
    let mut count = 0;
    let mut rest = format;
    while let Some(percent) = rest.find('%') {
        out.extend_from_slice(&rest.as_bytes()[..percent]);
        rest = &rest[percent + 1..];
        let end = rest.find(|c: char| c.is_ascii_alphabetic() && !"hlLjzt".contains(c) || c == '%');
        let Some(end) = end else { break };
        let (spec, conv) = (&rest[..end], rest.as_bytes()[end]);
        rest = &rest[end + 1..];
        if conv == b'%' {
            out.push(b'%');
            continue;
        }
        let long = spec.contains('l') || spec.contains('z') || spec.contains('j') || spec.contains('t');
        let wide = long || matches!(conv, b'f' | b'F' | b'e' | b'E' | b'g' | b'G' | b'a' | b'p' | b's');
        // `*` takes an integer argument.
        let mut read = |source: &mut dyn Source, size: u64| -> Option<u64> {
            at = at.next_multiple_of(size);
            let number = source.number(at, size)?;
            at += size;
            Some(number)
        };
        let mut flags = String::new();
        for c in spec.chars() {
            match c {
                '*' => match read(source, 4) {
                    Some(n) => flags.push_str(&(n as i32).to_string()),
                    None => return -1,
                },
                'h' | 'l' | 'L' | 'j' | 'z' | 't' => {}
                other => flags.push(other),
            }
        }
        let Some(v) = read(source, if wide { 8 } else { 4 }) else { return -1 };
        count += 1;
        let signed = if wide { v as i64 } else { v as i32 as i64 };
        let (width, precision) =
            flags.split_once('.').map_or((&*flags, None), |(w, p)| (w, Some(p.parse().unwrap_or(0))));
        let digits = |s: String| match precision {
            Some(p) if s.len() < p => "0".repeat(p - s.len()) + &s,
            _ => s,
        };
        let sign = |neg: bool| {
            if neg {
                "-"
            } else if width.contains('+') {
                "+"
            } else if width.contains(' ') {
                " "
            } else {
                ""
            }
        };
        let alternate = width.contains('#');
        let text = match conv {
            b'd' | b'i' => format!("{}{}", sign(signed < 0), digits(signed.unsigned_abs().to_string())),
            b'u' => digits(v.to_string()),
            b'x' => format!("{}{}", if alternate && v != 0 { "0x" } else { "" }, digits(format!("{v:x}"))),
            b'X' => format!("{}{}", if alternate && v != 0 { "0X" } else { "" }, digits(format!("{v:X}"))),
            b'o' => digits(format!("{v:o}")),
            b'c' => (v as u8 as char).to_string(),
            b'p' => format!("{v:#x}"),
            b's' => {
                let s = source.text(v);
                precision.map_or(s.clone(), |p: usize| s.chars().take(p).collect())
            }
            _ => {
                let d = f64::from_bits(v);
                format!("{}{}", sign(d.is_sign_negative()), float(d.abs(), conv, precision, alternate))
            }
        };
        let minimum: usize = width.trim_start_matches(['-', '+', ' ', '0', '#']).parse().unwrap_or(0);
        let pad = minimum.saturating_sub(text.chars().count());
        if width.contains('-') {
            out.extend_from_slice(text.as_bytes());
            out.extend(std::iter::repeat_n(b' ', pad));
        } else if width.trim_start_matches(['+', ' ', '#']).starts_with('0') && !matches!(conv, b's' | b'c') {
            let sign = text.find(|c: char| c.is_ascii_alphanumeric()).unwrap_or(0);
            let lead =
                if alternate && text[sign..].len() > 2 && !conv.is_ascii_digit() && text[sign..].starts_with("0x") {
                    sign + 2
                } else {
                    sign
                };
            out.extend_from_slice(&text.as_bytes()[..lead]);
            out.extend(std::iter::repeat_n(b'0', pad));
            out.extend_from_slice(&text.as_bytes()[lead..]);
        } else {
            out.extend(std::iter::repeat_n(b' ', pad));
            out.extend_from_slice(text.as_bytes());
        }
    }
    out.extend_from_slice(rest.as_bytes());
    count
}

/// A number without its sign, by conversion `f`, `e` or `g`.
fn float(d: f64, conv: u8, precision: Option<usize>, alternate: bool) -> String {
    let upper = conv.is_ascii_uppercase();
    if !d.is_finite() {
        let s = if d.is_nan() { "nan" } else { "inf" };
        return if upper { s.to_uppercase() } else { s.into() };
    }
    let exponential = |p: usize| {
        let s = format!("{d:.p$e}");
        let (m, e) = s.split_once('e').unwrap_or((&s, "0"));
        let e: i32 = e.parse().unwrap_or(0);
        (m.to_string(), e)
    };
    let join = |m: &str, e: i32| {
        format!("{m}{}{}{:02}", if upper { 'E' } else { 'e' }, if e < 0 { '-' } else { '+' }, e.abs())
    };
    match conv.to_ascii_lowercase() {
        b'f' => format!("{d:.*}", precision.unwrap_or(6)),
        b'e' => {
            let (m, e) = exponential(precision.unwrap_or(6));
            join(&m, e)
        }
        _ => {
            let p = precision.unwrap_or(6).max(1);
            let (m, e) = exponential(p - 1);
            let trim = |s: String| {
                if alternate || !s.contains('.') {
                    s
                } else {
                    s.trim_end_matches('0').trim_end_matches('.').to_string()
                }
            };
            if e < -4 || e >= p as i32 {
                join(&trim(m), e)
            } else {
                trim(format!("{d:.*}", (p as i32 - 1 - e) as usize))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Arguments at 0, and one text.
    struct Arguments(Vec<u8>);

    impl Source for Arguments {
        fn number(&mut self, address: u64, bytes: u64) -> Option<u64> {
            let part = self.0.get(address as usize..(address + bytes) as usize)?;
            Some(part.iter().rev().fold(0, |value, &byte| value << 8 | byte as u64))
        }
        fn text(&mut self, address: u64) -> String {
            format!("text{address}")
        }
    }

    #[test]
    fn formats() {
        let mut list = Vec::new();
        list.extend_from_slice(&(-7i32).to_le_bytes());
        list.extend_from_slice(&[0; 4]);
        list.extend_from_slice(&2.5f64.to_le_bytes());
        list.extend_from_slice(&255u32.to_le_bytes());
        list.extend_from_slice(&[0; 4]);
        list.extend_from_slice(&17u64.to_le_bytes());
        list.extend_from_slice(&1e10f64.to_le_bytes());
        let mut out = Vec::new();
        let n = print("a %5d|%-8.2f|%#06x %s %g%%\n", 0, &mut Arguments(list.clone()), &mut out);
        assert_eq!(String::from_utf8(out).unwrap(), "a    -7|2.50    |0x00ff text17 1e+10%\n");
        assert_eq!(n, 5);
        assert_eq!(print("%d %f", 100, &mut Arguments(list), &mut Vec::new()), -1, "arguments that are not there");
    }
}
