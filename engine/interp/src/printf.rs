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
        let (spec, conversion) = (&rest[..end], rest.as_bytes()[end]);
        rest = &rest[end + 1..];
        if conversion == b'%' {
            out.push(b'%');
            continue;
        }
        let mut read = |source: &mut dyn Source, size: u64| -> Option<u64> {
            at = at.next_multiple_of(size);
            let number = source.number(at, size)?;
            at += size;
            Some(number)
        };
        let Some(directive) = Directive::read(spec, conversion, || read(source, 4)) else { return -1 };
        let Some(value) = read(source, if directive.wide { 8 } else { 4 }) else { return -1 };
        count += 1;
        directive.pad(&directive.text(value, source), out);
    }
    out.extend_from_slice(rest.as_bytes());
    count
}

/// What stands between a `%` and its letter, and the letter.
struct Directive {
    conversion: u8,
    /// The argument has eight bytes instead of four.
    wide: bool,
    /// Signs that stand before the width: `-`, `+`, space, `#`, `0`.
    flags: String,
    width: usize,
    precision: Option<usize>,
}

impl Directive {
    /// Takes a specification apart. `star` gives the integer argument of each `*`; `None` where there is none.
    fn read(spec: &str, conversion: u8, mut star: impl FnMut() -> Option<u64>) -> Option<Directive> {
        let long = spec.contains(['l', 'z', 'j', 't']);
        let wide = long || matches!(conversion, b'f' | b'F' | b'e' | b'E' | b'g' | b'G' | b'a' | b'p' | b's');
        let mut text = String::new();
        for c in spec.chars() {
            match c {
                '*' => text.push_str(&(star()? as i32).to_string()),
                'h' | 'l' | 'L' | 'j' | 'z' | 't' => {}
                other => text.push(other),
            }
        }
        let (before, precision) = match text.split_once('.') {
            // A negative one, which an argument can give, is as if none were there.
            Some((before, precision)) if precision.starts_with('-') => (before, None),
            Some((before, precision)) => (before, Some(precision.parse().unwrap_or(0))),
            None => (&*text, None),
        };
        let width = before.trim_start_matches(['-', '+', ' ', '0', '#']);
        let flags = before[..before.len() - width.len()].to_string();
        Some(Directive { conversion, wide, flags, width: width.parse().unwrap_or(0), precision })
    }
    fn sign(&self, negative: bool) -> &'static str {
        match () {
            () if negative => "-",
            () if self.flags.contains('+') => "+",
            () if self.flags.contains(' ') => " ",
            () => "",
        }
    }
    fn prefix(&self, prefix: &'static str, value: u64) -> &'static str {
        if self.flags.contains('#') && value != 0 { prefix } else { "" }
    }
    /// An argument as text, as wide as it is.
    fn text(&self, value: u64, source: &mut dyn Source) -> String {
        let signed = if self.wide { value as i64 } else { value as i32 as i64 };
        let digits = |text: String| match self.precision {
            Some(least) if text.len() < least => "0".repeat(least - text.len()) + &text,
            _ => text,
        };
        match self.conversion {
            b'd' | b'i' => format!("{}{}", self.sign(signed < 0), digits(signed.unsigned_abs().to_string())),
            b'u' => digits(value.to_string()),
            b'x' => format!("{}{}", self.prefix("0x", value), digits(format!("{value:x}"))),
            b'X' => format!("{}{}", self.prefix("0X", value), digits(format!("{value:X}"))),
            b'o' => digits(format!("{value:o}")),
            b'c' => (value as u8 as char).to_string(),
            b'p' => format!("{value:#x}"),
            b's' => {
                let text = source.text(value);
                self.precision.map_or(text.clone(), |most| text.chars().take(most).collect())
            }
            conversion => {
                let number = f64::from_bits(value);
                let alternate = self.flags.contains('#');
                let text = float(number.abs(), conversion, self.precision, alternate);
                format!("{}{text}", self.sign(number.is_sign_negative()))
            }
        }
    }
    /// Appends a text at the width that was asked for.
    fn pad(&self, text: &str, out: &mut Vec<u8>) {
        let missing = self.width.saturating_sub(text.chars().count());
        let pad = |with: u8| std::iter::repeat_n(with, missing);
        if self.flags.contains('-') {
            out.extend_from_slice(text.as_bytes());
            out.extend(pad(b' '));
        } else if self.flags.contains('0') && !matches!(self.conversion, b's' | b'c') {
            // Zeros stand behind the sign and behind `0x`.
            let sign = text.find(|c: char| c.is_ascii_alphanumeric()).unwrap_or(0);
            let prefixed = self.flags.contains('#') && text.len() > sign + 2 && text[sign..].starts_with("0x");
            let (before, behind) = text.split_at(if prefixed { sign + 2 } else { sign });
            out.extend_from_slice(before.as_bytes());
            out.extend(pad(b'0'));
            out.extend_from_slice(behind.as_bytes());
        } else {
            out.extend(pad(b' '));
            out.extend_from_slice(text.as_bytes());
        }
    }
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
        let printed = |format: &str, list: &[u8]| {
            let mut out = Vec::new();
            print(format, 0, &mut Arguments(list.to_vec()), &mut out);
            String::from_utf8(out).unwrap()
        };
        let numbers: Vec<u8> = [-6i32, 42].iter().flat_map(|n| n.to_le_bytes()).collect();
        assert_eq!(printed("[%*d]", &numbers), "[42    ]", "a negative width pads on the right");
        assert_eq!(printed("[%.*d]", &numbers), "[42]", "a negative precision is none");
        assert_eq!(print("%d %f", 100, &mut Arguments(list), &mut Vec::new()), -1, "arguments that are not there");
    }
}
