//! Elements of arrays, characters among them, and records that are kept as bits.

use crate::read::bits::{Bits, SURE_BITS};

/// Reads elements of `width` bits each; `map` says what an element stands for.
#[inline(always)]
pub(super) fn fixed_array(bits: &mut Bits<'_>, elements: &mut [u64], width: u32, map: impl Fn(u64) -> u64) {
    let mask = (1 << width) - 1;
    // As many at a time as a window holds.
    for elements in elements.chunks_mut((SURE_BITS / width) as usize) {
        let mut window = bits.window();
        for element in elements.iter_mut() {
            *element = map(window & mask);
            window >>= width;
        }
        bits.advance(elements.len() * width as usize);
    }
}

/// Appends `count` characters of `WIDTH` bits each to `text`, `AT_ONCE` from each load: `to_bytes` makes bytes of them all.
#[inline(always)]
pub(super) fn characters<const WIDTH: u32, const AT_ONCE: usize>(
    bits: &mut Bits<'_>,
    text: &mut Vec<u8>,
    count: usize,
    to_bytes: impl Fn(u64) -> u64,
) {
    const { assert!(WIDTH * AT_ONCE as u32 <= SURE_BITS && AT_ONCE <= 8) };
    let (start, len) = (bits.position(), text.len());
    text.reserve(count.next_multiple_of(AT_ONCE));
    for _ in 0..count.div_ceil(AT_ONCE) {
        let window = bits.window() & ((1 << (WIDTH * AT_ONCE as u32)) - 1);
        text.extend_from_slice(&to_bytes(window).to_le_bytes()[..AT_ONCE]);
        bits.advance(AT_ONCE * WIDTH as usize);
    }
    // What is behind the last character goes.
    text.truncate(len + count);
    bits.seek(start + count * WIDTH as usize);
}

/// Eight characters of seven bits, each in a byte: halves are moved apart, then their halves, then theirs.
#[inline(always)]
pub(super) fn sevens(chars: u64) -> u64 {
    let halves = chars & 0x0fff_ffff | (chars & 0x0fff_ffff << 28) << 4;
    let pairs = halves & 0x3fff_0000_3fff | (halves & 0x3fff_0000_3fff << 14) << 2;
    pairs & 0x007f_007f_007f_007f | (pairs & 0x007f_007f_007f_007f << 7) << 1
}

/// Eight characters of six bits as their bytes: see [`char6`].
#[inline(always)]
pub(super) fn char6s(chars: u64) -> u64 {
    let pair = |n: u32| (CHAR6_PAIRS[(chars >> (12 * n)) as usize & 0xfff] as u64) << (16 * n);
    pair(0) | pair(1) | pair(2) | pair(3)
}

/// Two characters of six bits as their bytes.
static CHAR6_PAIRS: [u16; 1 << 12] = {
    let mut table = [0; 1 << 12];
    let mut n = 0;
    while n < table.len() {
        table[n] = (char6(n as u64) | char6(n as u64 >> 6) << 8) as u16;
        n += 1;
    }
    table
};

/// The character of six bits.
#[inline(always)]
pub(super) const fn char6(n: u64) -> u64 {
    const CHARACTERS: &[u8; 64] = b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._";
    CHARACTERS[n as usize & 63] as u64
}

/// The operands of a record without abbreviation, as bits.
#[derive(Clone, Copy)]
pub struct Packed {
    /// The byte of the list, the bit in it, and the number of operands.
    pub(super) at: u32,
    pub(super) bit: u32,
    pub(super) count: u32,
}

impl Packed {
    /// Number of operands.
    pub fn len(self) -> u32 {
        self.count
    }
}

/// Operands of records as bits, which are read when they are asked for.
#[derive(Default)]
pub struct PackedList {
    pub(super) bytes: Vec<u8>,
    /// Bytes of the stream that follow, which are not copied yet.
    pub(super) waiting: std::ops::Range<usize>,
}

impl PackedList {
    /// The operands of a record, to `record`; `None` where one has more than 64 bits.
    pub fn read(&self, packed: Packed, record: &mut Vec<u64>) -> Option<()> {
        let mut bits = Bits::new(&self.bytes[packed.at as usize..]);
        bits.seek(packed.bit as usize);
        record.clear();
        record.resize(packed.count as usize, 0);
        bits.vbr6_list(bits.look(), record);
        (!bits.is_past_end()).then_some(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn eight_characters_are_what_each_is_alone() {
        for first in 0..128u64 {
            let at = |k: u64| (first + k * 37) % 128;
            let packed = |bits: u64| (0..8).fold(0, |all, k| all | (at(k) & ((1 << bits) - 1)) << (k * bits));
            let sevens: [u8; 8] = sevens(packed(7)).to_le_bytes();
            let sixes: [u8; 8] = char6s(packed(6)).to_le_bytes();
            for k in 0..8 {
                assert_eq!((sevens[k as usize] as u64, sixes[k as usize] as u64), (at(k), char6(at(k) & 63)));
            }
        }
    }
}
