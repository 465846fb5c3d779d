//! The bitstream container: blocks, abbreviations, records.
//!
//! A record goes to a scratch list that is used again for the next: nothing is allocated per record. What a file announces
//! (lengths of blocks, arrays and blobs) is compared with the bits that are left before it is believed, and the operands of all
//! records together are at most as many as the file has bits, so memory and time stay proportional to the input.

use super::bits::{Bits, Field, Look, Width};
use super::error::{Cause, Part};
pub use elements::{Packed, PackedList};
use elements::{char6, char6s, characters, fixed_array, sevens};
pub use quick::{Head, Quick};

mod define;
mod elements;
mod packing;
mod quick;

/// Abbreviation ids with a meaning of their own.
mod id {
    pub const END_BLOCK: u64 = 0;
    pub const ENTER_BLOCK: u64 = 1;
    pub const DEFINE: u64 = 2;
    pub const UNABBREVIATED: u64 = 3;
    pub const FIRST_DEFINED: u64 = 4;
}

/// Operands of an abbreviation: more than any writer uses.
const MAX_ABBREVIATION: usize = 64;
const TOO_MANY: Cause = Cause::Limit("more operands than a file of this size can have");
/// The code of no record that is kept as bits.
const NOT_PACKED: (u64, usize) = (u64::MAX, 0);
/// Blocks inside of blocks.
const MAX_DEPTH: usize = 16;

/// How one operand is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Operand {
    /// Not at all: it is always this.
    Literal(u64),
    Number(Width),
    /// Six bits: letters, digits, dot, underscore.
    Char6,
}

/// What stands behind the operands of an abbreviation that are one each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Tail {
    Nothing,
    /// A count and as many elements.
    Array(Operand),
    /// A count and bytes.
    Blob,
}

impl Operand {
    /// How it is read; a character as its number.
    fn field(self) -> Field {
        match self {
            Operand::Literal(value) => Field::literal(value),
            Operand::Number(width) => Field::number(width),
            Operand::Char6 => Field::number(Width::fixed(6)),
        }
    }
    /// Bits of an element of a text, where each has as many and they are a byte at most.
    fn character_width(self) -> Option<u32> {
        match self {
            Operand::Char6 => Some(6),
            Operand::Number(width) => width.exact().filter(|&bits| bits <= 8),
            Operand::Literal(_) => None,
        }
    }
}

/// How records of an abbreviation are written.
#[derive(Clone, Copy, Debug)]
struct Abbreviation {
    /// Range of the pool of operands: those behind the code, which stands before.
    at: u32,
    end: u32,
    /// The code, where it is always the same.
    code: u32,
    /// Whether there is more to it than operands: a code that is not always the same, characters, a tail.
    is_special: bool,
    /// Whether the operands are written, and so few that two chunks of each and an id fit in one load.
    has_few: bool,
    /// Bits of a character, where the code is always the same, the operands are numbers and text follows them; else 0.
    text_width: u8,
    tail: Tail,
}

/// Abbreviations that blocks of an id have from the start.
#[derive(Clone, Debug, Default)]
struct Preset {
    block: u32,
    abbreviations: Vec<Abbreviation>,
}

/// What surrounds the current block.
#[derive(Clone, Copy, Debug)]
struct Outer {
    width: u32,
    first: usize,
    end: usize,
    packed: (u64, usize),
}

/// What the stream has next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Entry {
    /// A record of this code, in [`Stream::record`] and [`Stream::blob`].
    Record(u32),
    /// A block of this id, to be entered or skipped.
    Block(u32),
    /// The end of the current block, which is left.
    End,
}

/// A place to come back to: a block that was not read yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mark(usize);

/// A stream without its bytes, to go on later.
#[derive(Default)]
pub struct Saved {
    pool: Vec<Operand>,
    fields: Vec<Field>,
    presets: Vec<Preset>,
    budget: usize,
    /// Range of the bytes in the file.
    range: std::ops::Range<usize>,
}

/// Reader of a bitstream.
pub struct Stream<'a> {
    bits: Bits<'a>,
    /// Bits of an abbreviation id in the current block.
    width: u32,
    /// Operands of all abbreviations, and how they are read.
    pool: Vec<Operand>,
    fields: Vec<Field>,
    /// Abbreviations of the current block, from `first` on, and of those around it before.
    defined: Vec<Abbreviation>,
    first: usize,
    outer: Vec<Outer>,
    presets: Vec<Preset>,
    /// Operands that may still be read in all.
    budget: usize,
    /// Bytes of the file before those of the stream.
    before: usize,
    /// Operands of the record read last are the first `count` of these.
    words: Vec<u64>,
    count: usize,
    /// Blob of the record read last.
    pub blob: &'a [u8],
    /// The code of records that are kept as bits, and how many of their operands are read nevertheless.
    packed: (u64, usize),
    /// Where the operands of the record read last begin, and how many they are, where it is kept as bits.
    packed_record: Option<(usize, usize)>,
}

impl<'a> Stream<'a> {
    /// A stream over bytes after the magic number, `before` bytes into the file.
    pub fn new(bytes: &'a [u8], before: usize) -> Stream<'a> {
        Stream {
            bits: Bits::new(bytes),
            width: 2,
            pool: Vec::new(),
            fields: Vec::new(),
            defined: Vec::new(),
            first: 0,
            outer: Vec::new(),
            presets: Vec::new(),
            budget: bytes.len() * 8 + 4096,
            before,
            words: vec![0; MAX_ABBREVIATION],
            count: 0,
            blob: &[],
            packed: NOT_PACKED,
            packed_record: None,
        }
    }
    /// What has to be kept to go on later.
    pub fn save(self) -> Saved {
        let range = self.before..self.before + self.bits.len();
        Saved { pool: self.pool, fields: self.fields, presets: self.presets, budget: self.budget, range }
    }
    /// Goes on in the bytes of the same file.
    pub fn resume(file: &'a [u8], saved: Saved) -> Stream<'a> {
        let Saved { pool, fields, presets, budget, range } = saved;
        let before = range.start;
        Stream { pool, fields, presets, budget, ..Stream::new(file.get(range).unwrap_or(&[]), before) }
    }
    /// Byte of the file at the position.
    pub fn byte(&self) -> usize {
        self.before + self.bits.position() / 8
    }
    /// Bytes left in the current block, rounded up.
    pub fn bytes_left(&self) -> usize {
        self.bits.left() / 8 + 1
    }
    /// Whole bytes left in the current block or, outside of all blocks, in the file.
    pub fn whole_bytes_left(&self) -> usize {
        self.bits.left() / 8
    }
    /// Whether there is nothing more, outside of all blocks.
    pub fn at_end(&self) -> bool {
        self.bits.left() < 32
    }
    /// What comes next. Abbreviations that the block defines are taken in on the way.
    #[inline(never)]
    pub fn next(&mut self) -> Part<Entry> {
        let mut look = self.bits.look();
        match look.fixed(self.width) {
            id::UNABBREVIATED => self.unabbreviated(look),
            n @ id::FIRST_DEFINED.. => self.abbreviated(n, look),
            n => {
                self.bits.end_look(look);
                self.no_record(n)
            }
        }
    }
    /// The same where the abbreviation id is that of no record.
    #[inline(never)]
    fn no_record(&mut self, mut n: u64) -> Part<Entry> {
        loop {
            match n {
                id::DEFINE => {
                    let abbreviation = self.define()?;
                    self.defined.push(abbreviation);
                }
                id::ENTER_BLOCK => {
                    let block = self.bits.vbr(8);
                    self.check()?;
                    return u32::try_from(block).map(Entry::Block).map_err(|_| Cause::Stream("block id"));
                }
                id::END_BLOCK => {
                    self.bits.align();
                    self.check()?;
                    self.leave()?;
                    return Ok(Entry::End);
                }
                _ => {
                    // Read again, as what it is.
                    self.bits.seek(self.bits.position() - self.width as usize);
                    return self.next();
                }
            }
            n = self.bits.fixed(self.width);
        }
    }
    /// The same inside a block that has no blocks of interest: they are skipped.
    #[inline]
    pub fn next_record(&mut self) -> Part<Option<u32>> {
        loop {
            match self.next()? {
                Entry::Record(code) => return Ok(Some(code)),
                Entry::Block(_) => self.skip()?,
                Entry::End => return Ok(None),
            }
        }
    }
    /// The same for records that end in text: `text_start` says by their code where it begins. It is added to `text`, and the
    /// record has what is before it. Of other records it has all, as ever.
    #[inline(always)]
    pub fn next_text(&mut self, text_start: impl Fn(u32) -> Option<usize>, text: &mut Vec<u8>) -> Part<Option<u32>> {
        loop {
            let mut bits = self.bits;
            let mut look = bits.look();
            let n = look.fixed(self.width);
            let row = self.first.wrapping_add((n as usize).wrapping_sub(id::FIRST_DEFINED as usize));
            if n >= id::FIRST_DEFINED
                && let Some(&Abbreviation { at, end, code, text_width: width, tail: Tail::Array(element), .. }) =
                    self.defined.get(row)
                && width != 0
                && text_start(code) == Some((end - at) as usize)
            {
                let (at, end) = (at as usize, end as usize);
                self.set_len(end - at);
                bits.fields(&mut look, &self.fields[at..end], &mut self.words[..end - at]);
                let count = bits.vbr6_of(&mut look) as usize;
                bits.end_look(look);
                if count > bits.left() / width as usize {
                    return Err(Cause::End);
                }
                self.spend(end - at + count)?;
                match (element, width as u32) {
                    (Operand::Char6, _) => characters::<6, 8>(&mut bits, text, count, char6s),
                    (_, 7) => characters::<7, 8>(&mut bits, text, count, sevens),
                    (_, 8) => characters::<8, 7>(&mut bits, text, count, |bytes| bytes),
                    (_, width) => text.extend((0..count).map(|_| bits.fixed(width) as u8)),
                }
                self.bits.seek(bits.position());
                self.check()?;
                return Ok(Some(code));
            }
            match self.next()? {
                Entry::Record(code) => {
                    if let Some(start) = text_start(code) {
                        let words = self.record().get(start..).ok_or(Cause::Record("symbol"))?;
                        text.extend(words.iter().map(|&c| c as u8));
                        self.count = start;
                    }
                    return Ok(Some(code));
                }
                Entry::Block(_) => self.skip()?,
                Entry::End => return Ok(None),
            }
        }
    }
    #[inline(always)]
    fn check(&self) -> Part<()> {
        if self.bits.is_past_end() { Err(Cause::End) } else { Ok(()) }
    }
    #[inline(always)]
    fn spend(&mut self, operands: usize) -> Part<()> {
        self.budget = self.budget.checked_sub(operands).ok_or(TOO_MANY)?;
        Ok(())
    }
    /// Operands of the record read last.
    #[inline(always)]
    pub fn record(&self) -> &[u64] {
        &self.words[..self.count]
    }
    /// Gives the record this length; what is in it is still to be written.
    #[inline(always)]
    fn set_len(&mut self, len: usize) -> &mut [u64] {
        if len > self.words.len() {
            self.words.resize(len.max(64), 0);
        }
        self.count = len;
        &mut self.words[..len]
    }
    /// The head of a block: width of abbreviation ids and the bit where the block ends.
    #[inline]
    fn head(&mut self) -> Part<(u32, usize)> {
        let look = self.bits.window();
        let width = if look & 8 == 0 {
            self.bits.advance(4);
            look & 7
        } else {
            self.bits.vbr(4)
        };
        self.bits.align();
        let words = self.bits.fixed(32) as usize;
        self.check()?;
        if words > self.bits.left() / 32 {
            return Err(Cause::End);
        }
        if !(2..=32).contains(&width) {
            return Err(Cause::Stream("width of abbreviation ids"));
        }
        Ok((width as u32, self.bits.position() + words * 32))
    }
    /// Enters the block that [`Stream::next`] announced.
    pub fn enter(&mut self, block: u32) -> Part<()> {
        let (width, end) = self.head()?;
        if self.outer.len() == MAX_DEPTH {
            return Err(Cause::Stream("blocks nested too deeply"));
        }
        let packed = std::mem::replace(&mut self.packed, NOT_PACKED);
        self.outer.push(Outer { width: self.width, first: self.first, end: self.bits.end(), packed });
        self.bits.set_end(end);
        self.width = width;
        self.first = self.defined.len();
        if let Some(preset) = self.presets.iter().find(|p| p.block == block) {
            self.defined.extend_from_slice(&preset.abbreviations);
        }
        Ok(())
    }
    /// Goes over the block that [`Stream::next`] announced.
    pub fn skip(&mut self) -> Part<()> {
        let (_, end) = self.head()?;
        self.bits.seek(end);
        Ok(())
    }
    /// Goes over the block that was announced and says where it is.
    pub fn skip_for_later(&mut self) -> Part<Mark> {
        let mark = Mark(self.bits.position());
        self.skip()?;
        Ok(mark)
    }
    /// Goes over the blocks `block` that follow and says where they are. Ids of two chunks are left to [`Stream::next`].
    pub fn skip_all_for_later(&mut self, block: u32, marks: &mut Vec<Mark>) -> Part<()> {
        loop {
            let mut look = self.bits.look();
            if look.fixed(self.width) != id::ENTER_BLOCK || look.fixed(8) != block as u64 || block >> 7 != 0 {
                return Ok(());
            }
            self.bits.end_look(look);
            marks.push(self.skip_for_later()?);
        }
    }
    /// Goes back to a block that was skipped, as if it was just announced; to be entered. What surrounds it is the whole input.
    pub fn seek(&mut self, mark: Mark) {
        self.bits.set_end(usize::MAX);
        self.outer.clear();
        self.defined.clear();
        self.first = 0;
        self.packed = NOT_PACKED;
        self.bits.seek(mark.0);
    }
    fn leave(&mut self) -> Part<()> {
        let Some(outer) = self.outer.pop() else { return Err(Cause::Stream("end of no block")) };
        self.defined.truncate(self.first);
        (self.width, self.first, self.packed) = (outer.width, outer.first, outer.packed);
        self.bits.set_end(outer.end);
        Ok(())
    }
    #[inline(always)]
    fn unabbreviated(&mut self, mut look: Look) -> Part<Entry> {
        // The position stays in a register while it is a local.
        let mut bits = self.bits;
        let code = bits.vbr6_of(&mut look) as u32;
        let count = bits.vbr6_of(&mut look) as usize;
        if count > self.words.len() {
            self.make_room(count, bits)?;
        }
        self.blob = &[];
        if code as u64 == self.packed.0 {
            return self.unabbreviated_packed(code, count, bits, look);
        }
        self.count = count;
        bits.vbr6_list(look, &mut self.words[..count]);
        self.bits.seek(bits.position());
        self.check()?;
        Ok(Entry::Record(code))
    }
    /// Makes room for a long record, if the bits that are left can hold it.
    #[cold]
    fn make_room(&mut self, count: usize, bits: Bits<'_>) -> Part<()> {
        if count.saturating_mul(6) > bits.left() {
            return Err(Cause::End);
        }
        self.set_len(count);
        Ok(())
    }
    #[inline(always)]
    fn abbreviated(&mut self, n: u64, mut look: Look) -> Part<Entry> {
        let Some(abbreviation) = self.defined.get(self.first + (n - id::FIRST_DEFINED) as usize) else {
            return Err(Cause::Stream("unknown abbreviation"));
        };
        if abbreviation.is_special {
            let abbreviation = *abbreviation;
            self.bits.end_look(look);
            return self.special(abbreviation);
        }
        let (at, end, code) = (abbreviation.at as usize, abbreviation.end as usize, abbreviation.code);
        let fields = &self.fields[at..end];
        self.budget = self.budget.checked_sub(fields.len()).ok_or(TOO_MANY)?;
        self.count = fields.len();
        self.blob = &[];
        let mut bits = self.bits;
        bits.fields(&mut look, fields, &mut self.words[..fields.len()]);
        bits.end_look(look);
        self.bits.seek(bits.position());
        self.check()?;
        Ok(Entry::Record(code))
    }
    /// A record whose abbreviation has more to it than operands.
    #[inline(never)]
    fn special(&mut self, abbreviation: Abbreviation) -> Part<Entry> {
        let Abbreviation { at, end, tail, .. } = abbreviation;
        let (at, end) = (at as usize, end as usize);
        self.spend(end - at)?;
        self.set_len(end - at);
        self.blob = &[];
        let mut bits = self.bits;
        let code = read(&mut bits, self.pool[at - 1]);
        let mut look = bits.look();
        bits.fields(&mut look, &self.fields[at..end], &mut self.words[..end - at]);
        bits.end_look(look);
        self.bits.seek(bits.position());
        let characters = self.words.iter_mut().zip(&self.pool[at..end]);
        characters.filter(|(_, operand)| **operand == Operand::Char6).for_each(|(n, _)| *n = char6(*n));
        match tail {
            Tail::Nothing => {}
            Tail::Array(element) => self.array(element)?,
            Tail::Blob => self.read_blob()?,
        }
        self.check()?;
        Ok(Entry::Record(code as u32))
    }
    #[inline(never)]
    fn array(&mut self, element: Operand) -> Part<()> {
        let mut bits = self.bits;
        let count = bits.vbr6() as usize;
        let least = match element {
            Operand::Number(width) => width.least(),
            Operand::Char6 => 6,
            Operand::Literal(_) => return Err(Cause::Stream("abbreviation")),
        };
        if count > bits.left() / least {
            return Err(Cause::End);
        }
        self.spend(count)?;
        let before = self.count;
        let elements = &mut self.set_len(before + count)[before..];
        match element {
            Operand::Char6 => fixed_array(&mut bits, elements, 6, char6),
            Operand::Number(width) => match width.exact() {
                Some(width) => fixed_array(&mut bits, elements, width, |element| element),
                None => elements.iter_mut().for_each(|element| *element = bits.number(width)),
            },
            Operand::Literal(_) => {}
        }
        self.bits.seek(bits.position());
        Ok(())
    }
    fn read_blob(&mut self) -> Part<()> {
        let len = self.bits.vbr6() as usize;
        self.bits.align();
        if len > self.bits.left() / 8 {
            return Err(Cause::End);
        }
        self.blob = self.bits.take_bytes(len);
        self.bits.align();
        Ok(())
    }
}

/// Reads one operand.
#[inline(always)]
fn read(bits: &mut Bits<'_>, operand: Operand) -> u64 {
    match operand {
        Operand::Number(width) => bits.number(width),
        Operand::Literal(value) => value,
        Operand::Char6 => char6(bits.fixed(6)),
    }
}

/// A signed number whose lowest bit is its sign.
#[inline(always)]
pub fn signed(v: u64) -> i64 {
    match v {
        // There is no negative zero: it is the least number.
        1 => i64::MIN,
        _ if v & 1 == 0 => (v >> 1) as i64,
        _ => -((v >> 1) as i64),
    }
}

/// A signed number whose lowest bit says that the others are inverted, as debug information has them.
#[inline(always)]
pub fn rotated(v: u64) -> i64 {
    (if v & 1 == 0 { v >> 1 } else { !(v >> 1) }) as i64
}

#[cfg(test)]
mod tests;
