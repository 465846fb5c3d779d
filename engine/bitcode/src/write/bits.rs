//! The bit stream: integers of fixed and variable width, blocks with their lengths, records with and without abbreviations.
//!
//! Everything goes into one vector of bytes. A block is aligned to four bytes at both ends; its length is filled in when it
//! ends. An abbreviation says how the values of a record are encoded. [`BitWriter::abbreviated`] checks that the values fit what
//! the abbreviation has room for and writes the record without it if they do not, so an abbreviation cannot make a file wrong.

/// Ids of abbreviations that every block has.
const END_BLOCK: u64 = 0;
const ENTER_BLOCK: u64 = 1;
const DEFINE_ABBREV: u64 = 2;
const UNABBREVIATED: u64 = 3;
/// Id of the first abbreviation that a block defines.
pub(super) const FIRST_ABBREV: u32 = 4;

/// Encoding of one value of an abbreviated record, or of all that are left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Field {
    /// This value, which takes no bits.
    Literal(u64),
    /// This number of bits.
    Fixed(u32),
    /// Chunks of this number of bits.
    Vbr(u32),
    /// All further values, each encoded as the next field says. The field before the last.
    Array,
    /// One of the 64 characters of identifiers.
    Char6,
    /// All further values as bytes. The last field.
    Blob,
}

/// An abbreviation with its id in the blocks where it is known. The first field is the code of the record.
#[derive(Clone, Debug)]
pub(super) struct Abbrev {
    /// Id.
    pub id: u32,
    /// Fields.
    pub fields: Vec<Field>,
}

/// Number of a character in [`Field::Char6`].
pub(super) fn char6(byte: u64) -> Option<u64> {
    Some(match u8::try_from(byte).ok()? {
        c @ b'a'..=b'z' => c - b'a',
        c @ b'A'..=b'Z' => c - b'A' + 26,
        c @ b'0'..=b'9' => c - b'0' + 52,
        b'.' => 62,
        b'_' => 63,
        _ => return None,
    } as u64)
}

/// A signed number as records hold it: the sign in the lowest bit.
pub(super) fn signed(v: i64) -> u64 {
    if v >= 0 { (v as u64) << 1 } else { (v.wrapping_neg() as u64) << 1 | 1 }
}

struct OpenBlock {
    /// Offset of the word with the length.
    length_at: usize,
    /// Width of abbreviation ids outside.
    outer_width: u32,
}

/// Writer of a bit stream.
pub(super) struct BitWriter {
    out: Vec<u8>,
    /// Bits that are no whole word yet, lowest first.
    word: u64,
    /// Number of them, less than 64.
    used: u32,
    /// Width of abbreviation ids in the current block.
    width: u32,
    blocks: Vec<OpenBlock>,
}

impl BitWriter {
    /// A stream that begins with these bytes, whose number is a multiple of four.
    pub(super) fn new(magic: &[u8]) -> BitWriter {
        debug_assert_eq!(magic.len() % 4, 0);
        BitWriter { out: magic.to_vec(), word: 0, used: 0, width: 2, blocks: Vec::new() }
    }
    /// The bytes of the finished stream.
    pub(super) fn finish(mut self) -> Vec<u8> {
        debug_assert!(self.blocks.is_empty());
        self.align();
        self.out
    }
    /// Position in words of four bytes. The stream must be aligned, as it is where a block begins or has ended.
    pub(super) fn position(&self) -> u32 {
        debug_assert_eq!(self.used, 0);
        (self.out.len() / 4) as u32
    }
    /// `value` in `bits` bits, at most 64.
    #[inline]
    pub(super) fn fixed(&mut self, value: u64, bits: u32) {
        debug_assert!(bits >= 64 || value >> bits == 0);
        self.word |= value << self.used;
        if self.used + bits < 64 {
            self.used += bits;
            return;
        }
        self.out.extend_from_slice(&self.word.to_le_bytes());
        self.word = if self.used == 0 { 0 } else { value >> (64 - self.used) };
        self.used = self.used + bits - 64;
    }
    /// `value` in as many chunks of `bits` bits as it takes; the highest bit of a chunk says whether another follows.
    #[inline]
    pub(super) fn vbr(&mut self, mut value: u64, bits: u32) {
        let more = 1u64 << (bits - 1);
        while value >= more {
            self.fixed(value & (more - 1) | more, bits);
            value >>= bits - 1;
        }
        self.fixed(value, bits);
    }
    /// Fills up with zeros to a multiple of four bytes.
    fn align(&mut self) {
        let bytes = self.used.div_ceil(32) as usize * 4;
        self.out.extend_from_slice(&self.word.to_le_bytes()[..bytes]);
        (self.word, self.used) = (0, 0);
    }
    /// Begins block `id`, whose abbreviation ids have `width` bits.
    pub(super) fn enter(&mut self, id: u32, width: u32) {
        self.fixed(ENTER_BLOCK, self.width);
        self.vbr(id as u64, 8);
        self.vbr(width as u64, 4);
        self.align();
        self.blocks.push(OpenBlock { length_at: self.out.len(), outer_width: self.width });
        self.out.extend_from_slice(&[0; 4]);
        self.width = width;
    }
    /// Ends the current block.
    pub(super) fn exit(&mut self) {
        self.fixed(END_BLOCK, self.width);
        self.align();
        if let Some(block) = self.blocks.pop() {
            let words = (self.out.len() - block.length_at) / 4 - 1;
            self.patch(block.length_at, words as u32);
            self.width = block.outer_width;
        }
    }
    /// Replaces the word at byte `at`.
    fn patch(&mut self, at: usize, word: u32) {
        self.out[at..at + 4].copy_from_slice(&word.to_le_bytes());
    }
    /// A record without abbreviation.
    pub(super) fn record(&mut self, code: u32, values: &[u64]) {
        self.fixed(UNABBREVIATED, self.width);
        self.vbr(code as u64, 6);
        self.vbr(values.len() as u64, 6);
        values.iter().for_each(|&v| self.vbr(v, 6));
    }
    /// A record whose values are the bytes of a string.
    pub(super) fn string_record(&mut self, code: u32, bytes: &[u8]) {
        self.fixed(UNABBREVIATED, self.width);
        self.vbr(code as u64, 6);
        self.vbr(bytes.len() as u64, 6);
        bytes.iter().for_each(|&b| self.vbr(b as u64, 6));
    }
    /// A record with an abbreviation if its values fit, else without.
    pub(super) fn abbreviated(&mut self, abbrev: &Abbrev, code: u32, values: &[u64]) {
        if !fits(&abbrev.fields, code as u64, values) {
            return self.record(code, values);
        }
        self.fixed(abbrev.id as u64, self.width);
        let mut left = values;
        let mut next = Some(code as u64);
        let mut fields = abbrev.fields.iter();
        while let Some(&field) = fields.next() {
            if field == Field::Array {
                self.vbr(left.len() as u64, 6);
                let element = *fields.next().unwrap_or(&Field::Vbr(6));
                left.iter().for_each(|&v| self.field(element, v));
                return;
            }
            if let Some(v) = next.take().or_else(|| pop(&mut left)) {
                self.field(field, v);
            }
        }
    }
    #[inline]
    fn field(&mut self, field: Field, v: u64) {
        match field {
            Field::Fixed(bits) => self.fixed(v, bits),
            Field::Vbr(bits) => self.vbr(v, bits),
            Field::Char6 => self.fixed(char6(v).unwrap_or(0), 6),
            Field::Literal(_) | Field::Array | Field::Blob => {}
        }
    }
    /// A record of some values and a blob: the abbreviation is a literal code, a field per value, and [`Field::Blob`].
    pub(super) fn blob_record(&mut self, abbrev: &Abbrev, values: &[u64], parts: &[&[u8]]) {
        debug_assert_eq!(abbrev.fields.len(), values.len() + 2);
        self.fixed(abbrev.id as u64, self.width);
        for (&field, &v) in abbrev.fields[1..].iter().zip(values) {
            self.field(field, v);
        }
        self.vbr(parts.iter().map(|p| p.len() as u64).sum(), 6);
        self.align();
        parts.iter().for_each(|p| self.out.extend_from_slice(p));
        self.out.resize(self.out.len().next_multiple_of(4), 0);
    }
    /// A record of one word that is known later, for [`BitWriter::fill`]: the abbreviation is a literal code and a fixed field of
    /// 32 bits.
    pub(super) fn word_for_later(&mut self, abbrev: &Abbrev) -> LaterWord {
        self.fixed(abbrev.id as u64, self.width);
        let bit = self.out.len() * 8 + self.used as usize;
        self.fixed(0, 32);
        LaterWord { bit }
    }
    /// Fills in a word, which is written already. The stream must be aligned.
    pub(super) fn fill(&mut self, later: LaterWord, word: u32) {
        debug_assert_eq!(self.used, 0);
        let (at, shift) = (later.bit / 8, later.bit % 8);
        for (k, byte) in ((word as u64) << shift).to_le_bytes()[..5].iter().enumerate() {
            if let Some(b) = self.out.get_mut(at + k) {
                *b |= byte;
            }
        }
    }
    /// Tells readers of an abbreviation, in the current block or, in a BLOCKINFO block, in the blocks it speaks of.
    pub(super) fn define(&mut self, fields: &[Field]) {
        self.fixed(DEFINE_ABBREV, self.width);
        self.vbr(fields.len() as u64, 5);
        for &field in fields {
            let (encoding, bits) = match field {
                Field::Literal(v) => {
                    self.fixed(1, 1);
                    self.vbr(v, 8);
                    continue;
                }
                Field::Fixed(bits) => (1, Some(bits)),
                Field::Vbr(bits) => (2, Some(bits)),
                Field::Array => (3, None),
                Field::Char6 => (4, None),
                Field::Blob => (5, None),
            };
            self.fixed(0, 1);
            self.fixed(encoding, 3);
            if let Some(bits) = bits {
                self.vbr(bits as u64, 5);
            }
        }
    }
}

/// A word to be filled in.
pub(super) struct LaterWord {
    bit: usize,
}

fn pop(values: &mut &[u64]) -> Option<u64> {
    let (&first, rest) = values.split_first()?;
    *values = rest;
    Some(first)
}

fn value_fits(field: Field, v: u64) -> bool {
    match field {
        Field::Literal(l) => v == l,
        Field::Fixed(bits) => bits >= 64 || v >> bits == 0,
        Field::Vbr(_) => true,
        Field::Char6 => char6(v).is_some(),
        Field::Array | Field::Blob => false,
    }
}

/// Whether an abbreviation can encode a record.
fn fits(fields: &[Field], code: u64, values: &[u64]) -> bool {
    let scalars = fields.iter().position(|&f| f == Field::Array).unwrap_or(fields.len());
    let length_fits = match fields.get(scalars + 1) {
        Some(_) => values.len() + 1 >= scalars,
        None => values.len() + 1 == scalars,
    };
    if !length_fits || scalars == 0 || !value_fits(fields[0], code) {
        return false;
    }
    let (own, rest) = values.split_at(scalars - 1);
    let element = fields.get(scalars + 1).copied();
    fields[1..scalars].iter().zip(own).all(|(&f, &v)| value_fits(f, v))
        && element.is_none_or(|f| rest.iter().all(|&v| value_fits(f, v)))
}
