//! Numbers, types and intervals as text, without the machinery of formatting: most of what is printed is made of them.

use super::interval::Interval;
use super::types::Ty;
use crate::analysis::known_bits::bits::sext;

/// Appends a number in decimal.
pub(super) fn push_number(v: i128, out: &mut String) {
    let mut digits = [0u8; 40];
    let mut at = digits.len();
    let mut put = |digit: u8| {
        at -= 1;
        digits[at] = b'0' + digit;
    };
    match u64::try_from(v.unsigned_abs()) {
        Ok(mut n) => loop {
            put((n % 10) as u8);
            n /= 10;
            if n == 0 {
                break;
            }
        },
        Err(_) => {
            let mut n = v.unsigned_abs();
            while n != 0 {
                put((n % 10) as u8);
                n /= 10;
            }
        }
    }
    if v < 0 {
        out.push('-');
    }
    out.push_str(std::str::from_utf8(&digits[at..]).unwrap_or_default());
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
            push_number(sext(self.lo, self.bits), out);
            out.push(',');
            push_number(sext(self.hi, self.bits), out);
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
