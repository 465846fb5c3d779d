//! Bits of a byte slice, the first in the lowest bit of a byte.
//!
//! Reading never fails: past the end there are zeros, and the position goes on. Who reads looks at [`Bits::is_past_end`] after
//! each record, so that the common path has one test and not one per number.

use std::num::NonZeroU64;

/// Bits that a load of eight bytes gives from any bit on.
pub const SURE_BITS: u32 = 57;
/// The highest bits of the chunks of six that so many bits hold.
const SIXES: u64 = 0x0020_8208_2082_0820;
/// Bits of these chunks.
const ALL_SIXES: u64 = (1 << 54) - 1;

/// How a number is written: in a fixed number of bits, or in chunks of which the highest bit says that another chunk follows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Width {
    bits: u8,
    chunks: bool,
}

/// The highest bit of each chunk of so many bits that a window holds.
static ENDS: [u64; 33] = {
    let mut table = [0; 33];
    let mut bits = 1;
    while bits <= 32 {
        let mut used = bits;
        while used <= SURE_BITS as usize {
            table[bits] |= 1 << (used - 1);
            used += bits;
        }
        bits += 1;
    }
    table
};

impl Width {
    /// A number of `bits` bits, 1 to 32.
    pub const fn fixed(bits: u32) -> Width {
        assert!(bits >= 1 && bits <= 32);
        Width { bits: bits as u8, chunks: false }
    }
    /// A number in chunks of `bits` bits, 2 to 32.
    pub const fn chunks(bits: u32) -> Width {
        assert!(bits >= 2 && bits <= 32);
        Width { bits: bits as u8, chunks: true }
    }
    /// Bits of a number, at least.
    pub const fn least(self) -> usize {
        self.bits as usize
    }
    /// Bits of every number, where they are the same.
    pub const fn exact(self) -> Option<u32> {
        if self.chunks { None } else { Some(self.bits as u32) }
    }
}

/// An operand of a record as it is read: with as few choices as there can be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Field {
    /// A value that is not written; zero where `width` is not.
    literal: u64,
    /// The bit of a chunk that says that another follows; zero where there is one chunk.
    more: u64,
    /// The bits of a chunk, and how many they are.
    mask: u64,
    width: u32,
}

impl Field {
    /// Always this value, and no bits.
    pub const fn literal(value: u64) -> Field {
        Field { literal: value, more: 0, mask: 0, width: 0 }
    }
    /// Bits of two chunks of it, or of all there are; `None` of a literal.
    pub const fn small_bits(self) -> Option<u32> {
        match self.width {
            0 => None,
            width if self.more == 0 => Some(width),
            width => Some(2 * width),
        }
    }
    /// A number.
    pub const fn number(width: Width) -> Field {
        let more = if width.chunks { 1 << (width.bits - 1) } else { 0 };
        Field { literal: 0, more, mask: (1 << width.bits) - 1, width: width.bits as u32 }
    }
}

/// Bits from a position on, of which some may be taken already.
#[derive(Clone, Copy, Debug)]
pub struct Look {
    /// What is not taken.
    window: u64,
    /// How many bits of it are from the bytes.
    left: u32,
}

impl Look {
    /// The next `width` bits, at most 32, where so many are left.
    #[inline(always)]
    pub fn fixed(&mut self, width: u32) -> u64 {
        let value = self.window & ((1 << width) - 1);
        self.skip(width);
        value
    }
    #[inline(always)]
    fn skip(&mut self, bits: u32) {
        self.window >>= bits;
        self.left -= bits;
    }
    /// A number in one chunk or two of six bits, where these are left.
    #[inline(always)]
    pub fn small6(&mut self) -> Option<u64> {
        let window = self.window;
        let (value, bits) = if window & 1 << 5 == 0 {
            (window & 0x1f, 6)
        } else if window & 1 << 11 == 0 {
            (window & 0x1f | window >> 1 & 0x3e0, 12)
        } else {
            return None;
        };
        if self.left < bits {
            return None;
        }
        self.skip(bits);
        Some(value)
    }
    /// The operands of a record with none that is a literal, where each has one chunk or two. Two of each must be left.
    #[inline(always)]
    pub fn small_fields<const N: usize>(&mut self, fields: &[Field; N]) -> Option<[u64; N]> {
        let (mut list, mut window, mut used) = ([0; N], self.window, 0);
        for (slot, field) in list.iter_mut().zip(fields) {
            let width = field.width;
            let first = window & field.mask;
            window >>= width;
            used += width;
            *slot = first;
            if first & field.more != 0 {
                let second = window & field.mask;
                if second & field.more != 0 {
                    return None;
                }
                *slot = first ^ field.more | second << (width - 1);
                window >>= width;
                used += width;
            }
        }
        (self.window, self.left) = (window, self.left.wrapping_sub(used));
        Some(list)
    }
}

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
    #[inline(always)]
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
    pub fn window(&self) -> u64 {
        let byte = self.at >> 3;
        match self.bytes.get(byte..byte + 8).and_then(<[u8]>::first_chunk::<8>) {
            Some(chunk) => u64::from_le_bytes(*chunk) >> (self.at & 7),
            None => last_window(self.bytes, self.at),
        }
    }
    /// A number of `width` bits, at most 32.
    #[inline(always)]
    pub fn fixed(&mut self, width: u32) -> u64 {
        debug_assert!(width <= 32);
        let value = self.window() & ((1 << width) - 1);
        self.at += width as usize;
        value
    }
    /// Goes over `bits` bits.
    #[inline(always)]
    pub fn advance(&mut self, bits: usize) {
        self.at += bits;
    }
    /// A number written in this way.
    #[inline(always)]
    pub fn number(&mut self, width: Width) -> u64 {
        let bits = width.bits as u32;
        if !width.chunks {
            return self.fixed(bits);
        }
        let window = self.window();
        match NonZeroU64::new(ENDS[bits as usize] & !window) {
            Some(ends) => {
                self.at += ends.trailing_zeros() as usize + 1;
                let chunks = window & through_first(ends);
                if bits == 6 {
                    joined6(chunks)
                } else if chunks >> (bits - 1) == 0 {
                    chunks
                } else {
                    joined(chunks, bits)
                }
            }
            None => self.long(bits),
        }
    }
    /// A number in chunks of six bits, as most are.
    #[inline(always)]
    pub fn vbr6(&mut self) -> u64 {
        let window = self.window();
        match NonZeroU64::new(SIXES & !window) {
            Some(ends) => {
                self.at += ends.trailing_zeros() as usize + 1;
                joined6(window & through_first(ends))
            }
            None => self.long(6),
        }
    }
    /// The bits from the position on, for several small numbers.
    #[inline(always)]
    pub fn look(&self) -> Look {
        Look { window: self.window(), left: SURE_BITS }
    }
    /// A number in chunks of six bits from a look, which goes on behind it.
    #[inline(always)]
    pub fn vbr6_of(&mut self, look: &mut Look) -> u64 {
        let window = look.window;
        if window & 1 << 5 == 0 && look.left >= 6 {
            look.skip(6);
            return window & 0x1f;
        }
        if window & 1 << 11 == 0 && look.left >= 12 {
            look.skip(12);
            return window & 0x1f | window >> 1 & 0x3e0;
        }
        self.end_look(*look);
        let value = self.vbr6();
        *look = self.look();
        value
    }
    /// Goes behind what was taken from a look.
    #[inline(always)]
    pub fn end_look(&mut self, look: Look) {
        self.at += (SURE_BITS - look.left) as usize;
    }
    /// The operands of a record, as many as `fields`. As many are taken from each load as it holds. Numbers of one chunk or two,
    /// as nearly all are, take no other look at the bits.
    #[inline(always)]
    pub fn fields(&mut self, look: &mut Look, fields: &[Field], list: &mut [u64]) {
        let Look { mut window, mut left } = *look;
        for (slot, field) in list.iter_mut().zip(fields) {
            let width = field.width;
            if width > left {
                self.at += (SURE_BITS - left) as usize;
                (window, left) = (self.window(), SURE_BITS);
            }
            let first = window & field.mask;
            window >>= width;
            if first & field.more == 0 {
                *slot = first | field.literal;
                left -= width;
                continue;
            }
            let second = window & field.mask;
            if second & field.more == 0 && 2 * width <= left {
                *slot = first ^ field.more | second << (width - 1);
                window >>= width;
                left -= 2 * width;
                continue;
            }
            self.at += (SURE_BITS - left) as usize;
            *slot = self.number(Width::chunks(width));
            (window, left) = (self.window(), SURE_BITS);
        }
        *look = Look { window, left };
    }
    /// Numbers in chunks of six bits, from a look on. As many are taken from each load as end in it. Most have one chunk or
    /// a few: these are told by one bit each, before the end of a longer one is looked for.
    #[inline(always)]
    pub fn vbr6_list(&mut self, mut look: Look, list: &mut [u64]) {
        let mut list = list.iter_mut();
        let Some(mut slot) = list.next() else {
            self.end_look(look);
            return;
        };
        self.end_look(look);
        loop {
            // What is shifted in from above says that a chunk follows: no number ends there.
            let mut window = (look.window | u64::MAX << look.left) as i64;
            let mut used = 0;
            loop {
                let chunks = window as u64;
                let bits = if chunks & 1 << 5 == 0 {
                    *slot = chunks & 0x1f;
                    6
                } else if chunks & 1 << 11 == 0 {
                    *slot = chunks & 0x1f | chunks >> 1 & 0x3e0;
                    12
                } else if chunks & 1 << 17 == 0 {
                    *slot = chunks & 0x1f | chunks >> 1 & 0x3e0 | chunks >> 2 & 0x7c00;
                    18
                } else if chunks & 1 << 23 == 0 {
                    *slot = chunks & 0x1f | chunks >> 1 & 0x3e0 | chunks >> 2 & 0x7c00 | chunks >> 3 & 0xf_8000;
                    24
                } else {
                    let Some(ends) = NonZeroU64::new(SIXES & !chunks) else { break };
                    *slot = joined6(chunks & through_first(ends));
                    ends.trailing_zeros() + 1
                };
                used += bits as usize;
                window >>= bits;
                match list.next() {
                    Some(next) => slot = next,
                    None => {
                        self.at += used;
                        return;
                    }
                }
            }
            self.at += used;
            if used == 0 && look.left == SURE_BITS {
                *slot = self.long(6);
                match list.next() {
                    Some(next) => slot = next,
                    None => return,
                }
            }
            look = self.look();
        }
    }
    /// Goes over `count` numbers in chunks of six bits.
    pub fn skip_vbr6(&mut self, mut count: usize) {
        while count > 0 && !self.is_past_end() {
            let mut ends = SIXES & !self.window();
            // As most are: each of one chunk.
            let wanted = count.min(SIXES.count_ones() as usize);
            if !ends & SIXES & ((1 << (6 * wanted)) - 1) == 0 {
                count -= wanted;
                self.at += 6 * wanted;
                continue;
            }
            let ended = ends.count_ones() as usize;
            if ended < count {
                count -= ended;
                self.at += 54;
                continue;
            }
            for _ in 1..count {
                ends &= ends - 1;
            }
            self.at += ends.trailing_zeros() as usize + 1;
            return;
        }
    }
    /// The bytes that hold the bits from `start` to `end`; without what is behind the last byte.
    pub fn bytes_between(&self, start: usize, end: usize) -> &'a [u8] {
        let to = end.div_ceil(8).min(self.bytes.len());
        &self.bytes[(start / 8).min(to)..to]
    }
    /// A number in chunks of `bits` bits, 2 to 32.
    #[inline]
    pub fn vbr(&mut self, bits: u32) -> u64 {
        self.number(Width::chunks(bits))
    }
    /// A number of more chunks than a window holds.
    #[inline(always)]
    fn long(&mut self, width: u32) -> u64 {
        // A copy: the position of the caller need not be in memory for this.
        let (value, at) = long_number(*self, width);
        self.at = at;
        value
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

/// Bits up to the lowest that is set, and that one.
#[inline(always)]
fn through_first(bits: NonZeroU64) -> u64 {
    bits.get() ^ (bits.get() - 1)
}

/// The window of a position less than eight bytes before the end.
#[cold]
fn last_window(bytes: &[u8], at: usize) -> u64 {
    let mut chunk = [0; 8];
    let rest = bytes.get(at >> 3..).unwrap_or(&[]);
    chunk[..rest.len()].copy_from_slice(rest);
    u64::from_le_bytes(chunk) >> (at & 7)
}

/// A number chunk by chunk, and the position behind it.
#[cold]
fn long_number(mut bits: Bits<'_>, width: u32) -> (u64, usize) {
    if width == 6 {
        // Two windows hold 64 bits.
        let low = joined6(bits.window() & ALL_SIXES);
        let start = bits.at;
        bits.at += 54;
        let window = bits.window();
        if let Some(ends) = NonZeroU64::new(SIXES & !window) {
            let high = joined6(window & through_first(ends));
            if high >> 19 == 0 {
                return (low | high << 45, bits.at + ends.trailing_zeros() as usize + 1);
            }
        }
        bits.at = start;
    }
    let more = 1u64 << (width - 1);
    let (mut value, mut shift) = (0, 0);
    loop {
        let chunk = bits.fixed(width);
        let part = chunk & (more - 1);
        // Bits beyond the 64th must be zero.
        if shift >= 64 || part << shift >> shift != part {
            if part != 0 {
                bits.spoil();
                return (0, bits.at);
            }
        } else {
            value |= part << shift;
        }
        if chunk & more == 0 {
            return (value, bits.at);
        }
        shift = (shift + width - 1).min(64);
    }
}

/// The number in chunks of `bits` bits, without the bits that say that another follows.
#[inline]
fn joined(mut chunks: u64, bits: u32) -> u64 {
    let low = (1 << (bits - 1)) - 1;
    let (mut value, mut shift) = (0, 0);
    while chunks != 0 {
        value |= (chunks & low) << shift;
        chunks >>= bits;
        shift += bits - 1;
    }
    value
}

/// The same for up to nine chunks of six bits: neighbours are joined, then pairs, then fours.
#[inline(always)]
fn joined6(chunks: u64) -> u64 {
    let pairs = chunks & 0x001f_01f0_1f01_f01f | chunks >> 1 & 0x3e03_e03e_03e0;
    if chunks >> 24 == 0 {
        return pairs & 0x3ff | pairs >> 2 & 0xf_fc00;
    }
    let fours = pairs & 0x03ff_0003_ff00_03ff | pairs >> 2 & 0x0ffc_000f_fc00;
    fours & 0xf_ffff | fours >> 4 & 0xf_ffff << 20 | fours >> 8 & 0x3ff << 40
}

#[cfg(test)]
mod tests;
