//! Bits of a byte slice, the first in the lowest bit of a byte.
//!
//! Reading never fails: past the end there are zeros, and the position goes on. Who reads looks at [`Bits::is_past_end`] after
//! each record, so that the common path has one test and not one per number.

/// Bits that a load of eight bytes gives from any bit on.
const SURE_BITS: u32 = 57;

/// A position in a slice, and the bit where what is read ends.
#[derive(Clone, Copy, Debug)]
pub struct Bits<'a> {
    bytes: &'a [u8],
    at: usize,
    end: usize,
}

impl<'a> Bits<'a> {
    /// All bits of `bytes`.
    pub fn new(bytes: &'a [u8]) -> Bits<'a> {
        Bits { bytes, at: 0, end: bytes.len() * 8 }
    }
    /// Bytes in all.
    pub fn len(&self) -> usize {
        self.bytes.len()
    }
    /// Position in bits.
    #[inline(always)]
    pub fn position(&self) -> usize {
        self.at
    }
    /// Goes to a position.
    pub fn seek(&mut self, at: usize) {
        self.at = at;
    }
    /// Bits left before the end.
    #[inline(always)]
    pub fn left(&self) -> usize {
        self.end.saturating_sub(self.at)
    }
    /// Whether more was read than there is.
    #[inline(always)]
    pub fn is_past_end(&self) -> bool {
        self.at > self.end
    }
    /// The bit where what is read ends.
    pub fn end(&self) -> usize {
        self.end
    }
    /// Lets what is read end at another bit, which lies inside the slice.
    pub fn set_end(&mut self, end: usize) {
        self.end = end.min(self.bytes.len() * 8);
    }
    /// Makes everything read from here on past the end.
    #[cold]
    pub fn spoil(&mut self) {
        self.at = self.at.max(self.end).saturating_add(1);
    }
    /// At least 57 bits from the position on.
    #[inline(always)]
    fn window(&self) -> u64 {
        let byte = self.at >> 3;
        match self.bytes.get(byte..).and_then(|rest| rest.first_chunk::<8>()) {
            Some(chunk) => u64::from_le_bytes(*chunk) >> (self.at & 7),
            None => self.last_window(byte),
        }
    }
    #[cold]
    fn last_window(&self, byte: usize) -> u64 {
        let mut chunk = [0; 8];
        let rest = self.bytes.get(byte..).unwrap_or(&[]);
        chunk[..rest.len()].copy_from_slice(rest);
        u64::from_le_bytes(chunk) >> (self.at & 7)
    }
    /// A number of `width` bits, at most 32.
    #[inline(always)]
    pub fn fixed(&mut self, width: u32) -> u64 {
        debug_assert!(width <= 32);
        let value = self.window() & ((1 << width) - 1);
        self.at += width as usize;
        value
    }
    /// A number in chunks of `width` bits (2 to 32), of which the highest says that another chunk follows.
    #[inline(always)]
    pub fn vbr(&mut self, width: u32) -> u64 {
        let more = 1u64 << (width - 1);
        let window = self.window();
        let chunk = window & ((more << 1) - 1);
        if chunk & more == 0 {
            self.at += width as usize;
            return chunk;
        }
        self.medium_vbr(window, width)
    }
    /// A number of more than one chunk, as far as the bits at hand go.
    #[inline]
    fn medium_vbr(&mut self, mut window: u64, width: u32) -> u64 {
        let more = 1u64 << (width - 1);
        let (mut value, mut used) = (0, 0);
        let mut shift = 0;
        while used + width <= SURE_BITS {
            value |= (window & (more - 1)) << shift;
            used += width;
            if window & more == 0 {
                self.at += used as usize;
                return value;
            }
            window >>= width;
            shift += width - 1;
        }
        self.long_vbr(width)
    }
    #[inline(never)]
    fn long_vbr(&mut self, width: u32) -> u64 {
        let more = 1u64 << (width - 1);
        let (mut value, mut shift) = (0, 0);
        loop {
            let chunk = self.fixed(width);
            let bits = chunk & (more - 1);
            // Bits beyond the 64th must be zero.
            if shift >= 64 || bits << shift >> shift != bits {
                if bits != 0 {
                    self.spoil();
                    return 0;
                }
            } else {
                value |= bits << shift;
            }
            if chunk & more == 0 {
                return value;
            }
            shift = (shift + width - 1).min(64);
        }
    }
    /// Goes to the next bit that starts a word of 32.
    #[inline]
    pub fn align(&mut self) {
        self.at = (self.at + 31) & !31;
    }
    /// The next `len` bytes, from a position that starts a byte.
    pub fn take_bytes(&mut self, len: usize) -> &'a [u8] {
        let from = self.at / 8;
        match from.checked_add(len).and_then(|to| self.bytes.get(from..to)) {
            Some(taken) if self.at.saturating_add(len * 8) <= self.end => {
                self.at += len * 8;
                taken
            }
            _ => {
                self.spoil();
                &[]
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_across_bytes() {
        let mut b = Bits::new(&[0b1010_1101, 0xff, 0x01]);
        assert_eq!(b.fixed(3), 0b101);
        assert_eq!(b.fixed(0), 0);
        assert_eq!(b.fixed(9), 0b1111_10101);
        assert_eq!(b.left(), 12);
        assert!(!b.is_past_end());
        b.fixed(13);
        assert!(b.is_past_end());
    }

    #[test]
    fn chunked_numbers() {
        // 100 in chunks of four: 100, 100, 001 of three bits each.
        let mut b = Bits::new(&[0b1100_1100, 0b0001]);
        assert_eq!(b.vbr(4), 0b001_100_100);
        // A number that never ends is spoilt or ends at the zeros past the end.
        let mut b = Bits::new(&[0xff; 64]);
        assert_eq!(b.vbr(6), 0);
        assert!(b.is_past_end());
        let mut b = Bits::new(&[0b0010_0001, 0b0000_1000, 0, 0]);
        assert_eq!(b.vbr(6), 1);
    }

    #[test]
    fn bytes_and_words() {
        let mut b = Bits::new(&[1, 2, 3, 4, 5, 6, 7, 8]);
        b.fixed(3);
        b.align();
        assert_eq!(b.take_bytes(2), [5, 6]);
        assert_eq!(b.take_bytes(3), [0u8; 0]);
        assert!(b.is_past_end());
    }
}
