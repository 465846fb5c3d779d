//! Records that are read from one load of the bits, or from a few, for loops that know what to do with most.
//!
//! Nothing here fails: what is not quick to read, or reaches over the end of its block, is `None`, and the position is where it
//! was. [`Stream::next`] then reads the record, or says what is wrong with it.

use super::elements::{char6s, characters, sevens};
use super::{Abbreviation, Operand, Stream, Tail, id};
use crate::read::bits::{Bits, Field, Look};

/// The most bits of an abbreviation id in blocks that are read quickly.
pub(super) const QUICK_ID_BITS: u32 = 8;

/// A stream inside of a block, as long as no block or definition comes.
pub struct Quick<'s, 'a> {
    bits: Bits<'a>,
    width: u32,
    abbreviations: &'s [Abbreviation],
    fields: &'s [Field],
}

/// The head of a record, which was not read yet.
pub enum Head<'s> {
    /// By an abbreviation of numbers alone: its code and how the others are read.
    Fields(u32, &'s [Field], Look),
    /// Without abbreviation: its code and the number of the others.
    List(u32, usize, Look),
}

impl<'a> Stream<'a> {
    /// A quick reader from the position on, in blocks that have one.
    pub fn quick(&self) -> Option<Quick<'_, 'a>> {
        (self.width <= QUICK_ID_BITS).then(|| Quick {
            bits: self.bits,
            width: self.width,
            abbreviations: &self.defined[self.first..],
            fields: &self.fields,
        })
    }
    /// Goes on from where a quick reader is.
    pub fn go_on(&mut self, position: usize) {
        self.bits.seek(position);
    }
}

impl<'s> Quick<'s, '_> {
    /// Position in bits.
    #[inline(always)]
    pub fn position(&self) -> usize {
        self.bits.position()
    }
    /// Goes behind a record.
    #[inline(always)]
    pub fn seek(&mut self, position: usize) {
        self.bits.seek(position);
    }
    /// What is known of the next record before it is read.
    #[inline(always)]
    pub fn head(&self) -> Option<Head<'s>> {
        let mut look = self.bits.look();
        let n = look.fixed(self.width);
        if n == id::UNABBREVIATED {
            let code = look.small6()? as u32;
            let count = look.small6()? as usize;
            return Some(Head::List(code, count, look));
        }
        let abbreviation = self.abbreviations.get((n as usize).wrapping_sub(id::FIRST_DEFINED as usize))?;
        if abbreviation.is_special || !abbreviation.has_few {
            return None;
        }
        let fields = self.fields.get(abbreviation.at as usize..abbreviation.end as usize)?;
        Some(Head::Fields(abbreviation.code, fields, look))
    }
    /// The numbers of a record by abbreviation that has `N`, and the position behind it.
    #[inline(always)]
    pub fn fields<const N: usize>(&self, fields: &[Field], mut look: Look) -> Option<([u64; N], usize)> {
        let numbers = look.small_fields(<&[Field; N]>::try_from(fields).ok()?)?;
        self.behind(look).map(|at| (numbers, at))
    }
    /// The numbers of a record without abbreviation, and the position behind it.
    #[inline(always)]
    pub fn list(&self, look: Look, numbers: &mut [u64]) -> Option<usize> {
        let mut bits = self.bits;
        bits.vbr6_list(look, numbers);
        (!bits.is_past_end()).then_some(bits.position())
    }
    /// The number of a record without abbreviation that has one, and the position behind it.
    #[inline(always)]
    pub fn number(&self, look: Look) -> Option<(u64, usize)> {
        let mut bits = self.bits;
        bits.end_look(look);
        let number = bits.vbr6();
        (!bits.is_past_end()).then_some((number, bits.position()))
    }
    /// A record of one number and text by abbreviation: its code, the number and the position behind it. The text is added to
    /// `text`.
    #[inline(always)]
    pub fn text(&self, text: &mut Vec<u8>) -> Option<(u32, u64, usize)> {
        let mut bits = self.bits;
        let mut look = bits.look();
        let n = look.fixed(self.width);
        let abbreviation = self.abbreviations.get((n as usize).wrapping_sub(id::FIRST_DEFINED as usize))?;
        let width = abbreviation.text_width as u32;
        if width == 0 || !abbreviation.has_few {
            return None;
        }
        let fields = self.fields.get(abbreviation.at as usize..abbreviation.end as usize)?;
        let [number] = look.small_fields(<&[Field; 1]>::try_from(fields).ok()?)?;
        let count = look.small6()? as usize;
        bits.end_look(look);
        if count > bits.left() / 8 && count > bits.left() / width as usize {
            return None;
        }
        match (abbreviation.tail, width) {
            (Tail::Array(Operand::Char6), _) => characters::<6, 8>(&mut bits, text, count, char6s),
            (_, 7) => characters::<7, 8>(&mut bits, text, count, sevens),
            (_, 8) => characters::<8, 7>(&mut bits, text, count, |bytes| bytes),
            _ => return None,
        }
        Some((abbreviation.code, number, bits.position()))
    }
    #[inline(always)]
    fn behind(&self, look: Look) -> Option<usize> {
        let mut bits = self.bits;
        bits.end_look(look);
        (!bits.is_past_end()).then_some(bits.position())
    }
}
