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

/// Appends `count` characters of `WIDTH` bits each to `text`, `AT_ONCE` from each load.
#[inline(always)]
pub(super) fn characters<const WIDTH: u32, const AT_ONCE: usize>(
    bits: &mut Bits<'_>,
    text: &mut Vec<u8>,
    count: usize,
    map: impl Fn(u64) -> u8,
) {
    const { assert!(WIDTH * AT_ONCE as u32 <= SURE_BITS) };
    let (start, len) = (bits.position(), text.len());
    text.reserve(count + AT_ONCE);
    for _ in 0..count.div_ceil(AT_ONCE) {
        let window = bits.window();
        let chunk: [u8; AT_ONCE] = std::array::from_fn(|k| map(window >> (k as u32 * WIDTH) & ((1 << WIDTH) - 1)));
        text.extend_from_slice(&chunk);
        bits.advance(AT_ONCE * WIDTH as usize);
    }
    // What is behind the last character goes.
    text.truncate(len + count);
    bits.seek(start + count * WIDTH as usize);
}

/// The character of six bits.
#[inline(always)]
pub(super) fn char6(n: u64) -> u64 {
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
pub struct PackedList(pub(super) Vec<u8>);

impl PackedList {
    /// The operands of a record, to `record`; `None` where one has more than 64 bits.
    pub fn read(&self, packed: Packed, record: &mut Vec<u64>) -> Option<()> {
        let mut bits = Bits::new(&self.0[packed.at as usize..]);
        bits.seek(packed.bit as usize);
        record.clear();
        record.resize(packed.count as usize, 0);
        bits.vbr6_list(record);
        (!bits.is_past_end()).then_some(())
    }
}
