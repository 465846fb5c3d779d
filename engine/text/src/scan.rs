//! A position in the input with the few steps that the quick rules of the reader need, and the search for the end of a name.

/// Whether a byte may stand in a name or word: `[-a-zA-Z$._0-9]`.
#[inline(always)]
pub(crate) fn is_name_byte(b: u8) -> bool {
    const TABLE: [bool; 256] = {
        let mut t = [false; 256];
        let mut i = 0;
        while i < 256 {
            let b = i as u8;
            t[i] = b.is_ascii_alphanumeric() || matches!(b, b'-' | b'$' | b'.' | b'_');
            i += 1;
        }
        t
    };
    static NAME: [bool; 256] = TABLE;
    NAME[b as usize]
}

/// End of the run of name bytes that starts at `i`.
#[inline(always)]
pub(crate) fn name_end(src: &[u8], mut i: usize) -> usize {
    while let Some(chunk) = src.get(i..i + 16) {
        let chunk: &[u8; 16] = chunk.try_into().expect("sixteen bytes");
        let other = not_name(chunk);
        if other != 0 {
            return i + other.trailing_zeros() as usize;
        }
        i += 16;
    }
    while i < src.len() && is_name_byte(src[i]) {
        i += 1;
    }
    i
}

/// One bit per byte that is no name byte.
#[cfg(target_arch = "x86_64")]
#[inline(always)]
fn not_name(chunk: &[u8; 16]) -> u32 {
    use std::arch::x86_64::*;
    // SAFETY: SSE2 is part of the architecture, and the load is of the sixteen bytes of `chunk`.
    unsafe {
        let x = _mm_loadu_si128(chunk.as_ptr().cast());
        // Bytes of a range: those that wrap to at most its length when its start is subtracted.
        let within = |x: __m128i, lo: u8, n: u8| {
            let d = _mm_sub_epi8(x, _mm_set1_epi8(lo as i8));
            _mm_cmpeq_epi8(_mm_min_epu8(d, _mm_set1_epi8(n as i8)), d)
        };
        let letter = within(_mm_or_si128(x, _mm_set1_epi8(0x20)), b'a', 25);
        let digit = within(x, b'0', 9);
        let dash_dot = within(x, b'-', 1);
        let under = _mm_cmpeq_epi8(x, _mm_set1_epi8(b'_' as i8));
        let dollar = _mm_cmpeq_epi8(x, _mm_set1_epi8(b'$' as i8));
        let name = _mm_or_si128(_mm_or_si128(letter, digit), _mm_or_si128(dash_dot, _mm_or_si128(under, dollar)));
        !_mm_movemask_epi8(name) as u32 & 0xffff
    }
}

/// One bit per byte that is no name byte.
#[cfg(not(target_arch = "x86_64"))]
#[inline(always)]
fn not_name(chunk: &[u8; 16]) -> u32 {
    let mut bits = 0;
    for (k, &b) in chunk.iter().enumerate() {
        bits |= (!is_name_byte(b) as u32) << k;
    }
    bits
}

/// A position in the input.
#[derive(Clone, Copy)]
pub(crate) struct Cursor<'a> {
    /// The input.
    pub src: &'a [u8],
    /// Next byte.
    pub at: usize,
}

impl<'a> Cursor<'a> {
    /// The next byte; 0 at the end.
    #[inline(always)]
    pub fn peek(&self) -> u8 {
        self.ahead(0)
    }
    /// The byte `index` further on; 0 past the end.
    #[inline(always)]
    pub fn ahead(&self, index: usize) -> u8 {
        match self.src.get(self.at + index) {
            Some(&b) => b,
            None => 0,
        }
    }
    /// The next four bytes as a number, as [`four`] makes it of a literal; 0 near the end.
    #[inline(always)]
    pub fn four(&self) -> u32 {
        match self.src.get(self.at..self.at + 4) {
            Some(b) => u32::from_le_bytes(b.try_into().expect("four bytes")),
            None => 0,
        }
    }
    /// Takes `text` when it is next.
    #[inline(always)]
    pub fn eat<const N: usize>(&mut self, text: &[u8; N]) -> bool {
        match self.src.get(self.at..self.at + N) {
            Some(b) if b == text => {
                self.at += N;
                true
            }
            _ => false,
        }
    }
    /// Takes `text`, or nothing matches.
    #[inline(always)]
    pub fn need<const N: usize>(&mut self, text: &[u8; N]) -> Option<()> {
        self.eat(text).then_some(())
    }
    /// Takes a decimal number of at most eighteen digits with no name byte after it.
    #[inline(always)]
    pub fn number(&mut self) -> Option<u64> {
        let from = self.at;
        // Past the end stands nothing that could go on a number.
        let text = self.src.get(from..)?;
        let mut value = 0u64;
        let mut n = 0;
        let next = loop {
            let Some(&b) = text.get(n) else { break 0 };
            let d = b.wrapping_sub(b'0');
            if d > 9 {
                break b;
            }
            value = value.wrapping_mul(10).wrapping_add(d as u64);
            n += 1;
        };
        if n == 0 || n > 18 || is_name_byte(next) {
            return None;
        }
        let at = from + n;
        self.at = at;
        Some(value)
    }
    /// Takes a number that fits an id.
    #[inline(always)]
    pub fn id(&mut self) -> Option<u32> {
        let n = self.number()?;
        (n < u32::MAX as u64).then_some(n as u32)
    }
    /// Skips spaces and line ends.
    #[inline(always)]
    pub fn blanks(&mut self) {
        while matches!(self.peek(), b' ' | b'\n' | b'\r' | b'\t') {
            self.at += 1;
        }
    }
    /// Skips comments that start here, and the blanks after them.
    #[inline(always)]
    pub fn comments(&mut self) {
        while self.peek() == b';' {
            self.at = memchr::memchr(b'\n', &self.src[self.at..]).map_or(self.src.len(), |n| self.at + n);
            self.blanks();
        }
    }
}

/// Four bytes as [`Cursor::four`] reads them.
pub(crate) const fn four(text: &[u8; 4]) -> u32 {
    u32::from_le_bytes(*text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_end_where_the_table_says() {
        for b in 0..=255u8 {
            for pad in [0usize, 3, 15, 16, 40] {
                let mut text = vec![b'x'; pad];
                text.push(b);
                text.extend_from_slice(b"                 ");
                let end = pad + is_name_byte(b) as usize;
                assert_eq!(name_end(&text, 0), end, "{b} after {pad}");
                assert_eq!(name_end(&text[..pad + 1], 0), end, "{b} after {pad} at the end");
            }
        }
    }

    #[test]
    fn steps() {
        let mut c = Cursor { src: b"load 12, 7x", at: 0 };
        assert_eq!(c.four(), four(b"load"));
        assert!(c.eat(b"load ") && !c.eat(b"load "));
        assert_eq!(c.number(), Some(12));
        assert!(c.eat(b", "));
        assert_eq!(c.number(), None);
        assert_eq!((c.peek(), c.ahead(5)), (b'7', 0));
        assert_eq!(Cursor { src: b"1234567890123456789", at: 0 }.number(), None);
    }
}
