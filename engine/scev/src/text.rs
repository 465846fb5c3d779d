//! Numbers, types and intervals as text, without the machinery of formatting: most of what is printed is made of them.

use super::interval::Interval;
use super::number::{self, PLAIN};
use super::types::Ty;
use warpc_analysis::known_bits::bits::sext;
use warpc_text::print::out::{decimal, wide_int};

/// Appends a number in decimal.
pub(super) fn push_number(value: i128, out: &mut String) {
    let Ok(short) = i64::try_from(value) else {
        *out += &value.to_string();
        return;
    };
    if short < 0 {
        out.push('-');
    }
    match short.unsigned_abs() {
        n @ 0..10 => out.push((b'0' + n as u8) as char),
        n => {
            let mut digits = [0; 20];
            // SAFETY: digits are ASCII.
            out.push_str(unsafe { str::from_utf8_unchecked(decimal(&mut digits, n)) })
        }
    }
}

/// Appends a number in limbs, signed.
pub(super) fn push_limbs(limbs: &[u64], bits: u32, out: &mut String) {
    let mut text = Vec::new();
    wide_int(&mut text, limbs, bits);
    *out += &String::from_utf8_lossy(&text);
}

/// Appends an end of an interval.
fn push_end(end: u128, bits: u32, out: &mut String) {
    match bits {
        0..=PLAIN => push_number(sext(end, bits), out),
        _ => push_limbs(&number::decode(end, bits), bits, out),
    }
}

impl Ty {
    /// Appends the type as LLVM's language writes it.
    pub fn push_name(self, out: &mut String) {
        if !self.is_ptr() {
            out.push('i');
            push_number(self.bits() as i128, out);
        } else {
            out.push_str("ptr");
            if self.space() != 0 {
                out.push_str(" addrspace(");
                push_number(self.space() as i128, out);
                out.push(')');
            }
        }
    }
}

impl std::fmt::Display for Ty {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut text = String::new();
        self.push_name(&mut text);
        f.write_str(&text)
    }
}

impl Interval {
    /// Appends the interval, `[low,high)` in signed numbers or one of two words.
    pub fn push_text(&self, out: &mut String) {
        if self.is_full() {
            out.push_str("full-set");
        } else if self.is_empty() {
            out.push_str("empty-set");
        } else {
            out.push('[');
            push_end(self.lo, self.bits, out);
            out.push(',');
            push_end(self.hi, self.bits, out);
            out.push(')');
        }
    }
}

impl std::fmt::Display for Interval {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut text = String::new();
        self.push_text(&mut text);
        f.write_str(&text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_those_of_the_standard_library() {
        let ends = [0, 1, 9, 10, 11, 99, 100, 4_294_967_295, u64::MAX as i128, u64::MAX as i128 + 1, i128::MAX];
        for v in ends.into_iter().flat_map(|v| [v, -v, v.wrapping_add(1), -v - 1]) {
            let mut text = String::new();
            push_number(v, &mut text);
            assert_eq!(text, v.to_string());
        }
    }
    #[test]
    fn types_and_intervals_are_written_as_llvm_does() {
        let text = |lo, hi| Interval { lo, hi, bits: 8 }.to_string();
        assert_eq!([text(255, 255), text(0, 0), text(250, 3)], ["full-set", "empty-set", "[-6,3)"]);
        assert_eq!(
            [Ty::int(7), Ty::ptr(0, 64), Ty::ptr(3, 32)].map(|t| t.to_string()),
            ["i7", "ptr", "ptr addrspace(3)"]
        );
    }
}
