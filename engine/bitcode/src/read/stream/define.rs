//! Definitions of abbreviations, in the blocks that have them and in the block that describes other blocks.

use super::quick::QUICK_ID_BITS;
use super::{Abbreviation, Entry, MAX_ABBREVIATION, Operand, Preset, Stream, Tail, id};
use crate::read::bits::{SURE_BITS, Width};
use crate::read::error::{Cause, Part};

/// Records of the block that describes other blocks.
mod block_info {
    pub const ID: u32 = 0;
    pub const SET_BLOCK: u32 = 1;
}

/// Operands of all abbreviations of most files, about.
const USUAL_OPERANDS: usize = 128;

impl Stream<'_> {
    /// Reads the definition of an abbreviation.
    pub(super) fn define(&mut self) -> Part<Abbreviation> {
        const BAD: Cause = Cause::Stream("abbreviation");
        let count = self.bits.vbr(5) as usize;
        if count == 0 || count > MAX_ABBREVIATION {
            return Err(BAD);
        }
        let at = self.pool.len();
        if at == 0 {
            // Enough for the abbreviations that LLVM gives blocks from the start.
            self.pool.reserve(USUAL_OPERANDS);
            self.fields.reserve(USUAL_OPERANDS);
        }
        let mut tail = Tail::Nothing;
        for k in 0..count {
            let operand = if self.bits.fixed(1) != 0 {
                Operand::Literal(self.bits.vbr(8))
            } else {
                match self.bits.fixed(3) {
                    1 => match self.bits.vbr(5) {
                        0 => Operand::Literal(0),
                        w @ 1..=32 => Operand::Number(Width::fixed(w as u32)),
                        _ => return Err(BAD),
                    },
                    2 => match self.bits.vbr(5) {
                        0 => Operand::Literal(0),
                        w @ 2..=32 => Operand::Number(Width::chunks(w as u32)),
                        _ => return Err(BAD),
                    },
                    // The elements say how they are written in the operand behind.
                    3 if k > 0 && k + 2 == count => {
                        tail = Tail::Array(Operand::Literal(0));
                        continue;
                    }
                    4 => Operand::Char6,
                    5 if k > 0 && k + 1 == count && tail == Tail::Nothing => {
                        tail = Tail::Blob;
                        continue;
                    }
                    _ => return Err(BAD),
                }
            };
            match (&mut tail, operand) {
                // Elements that take no bits would let a count alone take memory.
                (Tail::Array(_), Operand::Literal(_)) => return Err(BAD),
                (Tail::Array(element), _) => *element = operand,
                _ => {
                    self.pool.push(operand);
                    self.fields.push(operand.field());
                }
            }
        }
        self.check()?;
        // The first operand is the code.
        let (code, varies) = match self.pool[at] {
            Operand::Literal(code) => (code as u32, false),
            _ => (0, true),
        };
        let is_special = varies || tail != Tail::Nothing || self.pool[at + 1..].contains(&Operand::Char6);
        let text_width = match tail {
            Tail::Array(element) if !varies && !self.pool[at + 1..].contains(&Operand::Char6) => {
                element.character_width().unwrap_or(0) as u8
            }
            _ => 0,
        };
        let bits = self.fields[at + 1..].iter().map(|field| field.small_bits()).sum::<Option<u32>>();
        let has_few = bits.is_some_and(|bits| bits + QUICK_ID_BITS <= SURE_BITS);
        let end = self.pool.len() as u32;
        Ok(Abbreviation { at: at as u32 + 1, end, code, is_special, has_few, text_width, tail })
    }
    /// Reads the block, announced just now, of abbreviations that other blocks start with.
    pub fn read_block_info(&mut self) -> Part<()> {
        self.enter(block_info::ID)?;
        let mut row = None;
        loop {
            // A definition here belongs to the block that was named last.
            match self.bits.fixed(self.width) {
                id::DEFINE => {
                    let abbreviation = self.define()?;
                    let Some(row) = row else { return Err(Cause::Stream("block information")) };
                    let preset: &mut Preset = &mut self.presets[row];
                    preset.abbreviations.push(abbreviation);
                    continue;
                }
                id::END_BLOCK => {
                    self.bits.align();
                    self.check()?;
                    return self.leave();
                }
                id::UNABBREVIATED => {
                    let Entry::Record(code) = self.unabbreviated(self.bits.look())? else { continue };
                    if code != block_info::SET_BLOCK {
                        continue;
                    }
                    let Some(&block) = self.record().first() else { return Err(Cause::Stream("block information")) };
                    let block = block as u32;
                    row = self.presets.iter().position(|p| p.block == block);
                    if row.is_none() {
                        row = Some(self.presets.len());
                        self.presets.push(Preset { block, abbreviations: Vec::new() });
                    }
                }
                _ => return Err(Cause::Stream("block information")),
            }
        }
    }
}
