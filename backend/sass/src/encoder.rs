//! Words of one form, one after the other: what [`Choice`] fills in is worked out once, so that a word is a few shifts.
//!
//! The bits that do not depend on the numbers of an instruction are made when an [`Encoder`] is; what is left is a list of places for
//! numbers. Forms whose fields overlap are rare, and are left to [`Choice::word`].

use crate::assemble::{AssembleError, Choice, in_32_bits};
use crate::codec::{CONTROL_BITS, EncodeError};
use crate::control::Control;
use crate::inst::{Guard, Inst};
use crate::table::{FieldId, FormId, GUARD_BITS, Place, Table, ValueRow};

/// Most numbers of an instruction.
pub const MOST_NUMBERS: usize = crate::table::MAX_VALUES;

/// Where one number of an instruction goes.
#[derive(Clone, Copy, Debug)]
struct Slot {
    /// The operand of the record, for messages.
    operand: u8,
    to: To,
}

#[derive(Clone, Copy, Debug)]
enum To {
    /// A field of one piece within 64 bits, at its lowest bit.
    Bits { bit: u8, width: u8, signed: bool, flip: u8 },
    /// A field of several pieces, or of one that leaves out low bits.
    Pieces { field: FieldId, width: u8, signed: bool, flip: u8 },
    /// It has no bits, and must be this.
    Constant(i64),
    /// It has no bits, and follows from others.
    Nowhere,
}

/// Which numbers of a written operand are given.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Given {
    /// How many it has.
    count: u8,
    /// A bit for each that is given.
    bits: u8,
}

impl Given {
    /// Of an operand with these numbers, at most eight: whether each is given.
    pub fn of(numbers: impl Iterator<Item = bool>) -> Given {
        numbers.fold(Given::default(), |given, is_given| Given {
            count: given.count + 1,
            bits: given.bits | (is_given as u8) << given.count,
        })
    }
    fn has(self, number: usize) -> bool {
        number < self.count as usize && self.bits >> number & 1 == 1
    }
    fn numbers(self) -> impl Iterator<Item = bool> {
        (0..self.count as usize).map(move |number| self.has(number))
    }
}

/// A form as far as it is known without numbers.
#[derive(Clone, Debug)]
pub struct Encoder {
    choice: Choice,
    /// All bits but those of numbers that are given, of the guard and of the control word.
    base: u128,
    /// The bits that a word of the form must have.
    mask: u128,
    value: u128,
    slots: Vec<Slot>,
    /// Whether fields overlap, so that the order in which they are filled matters: [`Choice::word`] does it then.
    is_plain: bool,
    /// By written operand: its numbers, the given ones of which are in `slots`.
    given: Vec<Given>,
}

impl Encoder {
    /// Whether the guard is a uniform predicate.
    pub fn has_uniform_guard(&self, table: &Table) -> bool {
        let form = self.choice.form();
        table.record(table.forms[form.0 as usize].record).uniform_guard
    }

    /// An encoder of instructions whose written operands have these numbers; those that are not given are what they are when nothing
    /// is asked for.
    ///
    /// # Errors
    /// A number that is not given has no room, whatever the others are.
    pub fn new(table: &Table, choice: Choice, given: Vec<Given>) -> Result<Encoder, EncodeError> {
        let form = choice.form();
        let row = &table.forms[form.0 as usize];
        let record = table.record(row.record);
        let shown = &table.shown[row.shown.range()];
        let mut slots = Vec::with_capacity(given.iter().map(|given| given.count as usize).sum());
        let operands = table.operands(row.record);
        let is_plain = record.is_plain;
        let mut base = 0;
        if is_plain {
            let others = record.base & !(record.fields | CONTROL_BITS);
            base = others | choice.base() & record.fields & !(GUARD_BITS | CONTROL_BITS);
            for (&place, given) in shown.iter().zip(&given) {
                let values = table.values(&operands[place as usize]).iter();
                for (n, value) in values.enumerate().take(given.count as usize) {
                    let Place::Field(field) = value.place else { continue };
                    base &= !table.mask(field);
                    if !given.has(n) {
                        base = put_default(table, place, value, field, base)?;
                    }
                }
            }
        } else {
            check_overlapping(table, &choice, &given)?;
        }
        for (&place, given) in shown.iter().zip(&given) {
            let operand = &operands[place as usize];
            for (is_given, value) in given.numbers().zip(table.values(operand)) {
                if !is_given {
                    continue;
                }
                let to = match value.place {
                    Place::Constant(number) => To::Constant(number),
                    Place::After { .. } => To::Nowhere,
                    Place::Field(field) => {
                        let (width, signed, flip) = (table.width(field), value.signed, value.flip);
                        match *table.pieces(field) {
                            [piece] if piece.shift == 0 && piece.bit / 64 == (piece.bit + piece.width - 1) / 64 => {
                                To::Bits { bit: piece.bit, width, signed, flip }
                            }
                            _ => To::Pieces { field, width, signed, flip },
                        }
                    }
                };
                slots.push(Slot { operand: place, to });
            }
        }
        let (mask, value) = (row.mask & !GUARD_BITS, row.value & !GUARD_BITS);
        Ok(Encoder { choice, base, mask, value, slots, is_plain, given })
    }

    /// The form, and the instruction that a word of it is.
    pub fn decode(&self, table: &Table, word: u128) -> (FormId, Inst) {
        let form = self.choice.form();
        let mut inst = Inst::new(table, table.forms[form.0 as usize].record);
        table.fill(&mut inst, word);
        (form, inst)
    }

    /// The word with these numbers: those that are given, operand by operand.
    ///
    /// # Errors
    /// A number that has no room, or a guard or control word that is none.
    pub fn word(&self, table: &Table, guard: Guard, control: Control, numbers: &[i64]) -> Result<u128, AssembleError> {
        if !self.is_plain {
            return self.by_choice(table, guard, control, numbers);
        }
        if guard.predicate > 7 || control.stall > 15 || control.wait > 63 || control.reuse > 15 {
            return Err(EncodeError::Control.into());
        }
        let mut word = self.base | control.pack();
        word |= (guard.predicate as u128) << 12 | (guard.negated as u128) << 15;
        // Two words of the machine: shifts of 128 bits take a dozen instructions.
        let mut halves = [0u64; 2];
        for (slot, &number) in self.slots.iter().zip(numbers) {
            let error = || EncodeError::Value { operand: slot.operand, number };
            match slot.to {
                To::Bits { bit, width, signed, flip } => {
                    let stored = stored(number, width, signed, flip).ok_or_else(error)?;
                    halves[(bit >> 6) as usize & 1] |= stored << (bit & 63);
                }
                To::Pieces { field, width, signed, flip } => {
                    let stored = stored(number, width, signed, flip).ok_or_else(error)?;
                    word = table.put(field, word, stored);
                    // Bits below the lowest piece have no room.
                    if table.get(field, word) != stored {
                        return Err(error().into());
                    }
                }
                To::Constant(only) if only != number => return Err(error().into()),
                To::Constant(_) | To::Nowhere => {}
            }
        }
        word |= halves[0] as u128 | (halves[1] as u128) << 64;
        if word & self.mask != self.value {
            return Err(AssembleError::OtherNumber { operand: self.given.len().saturating_sub(1) });
        }
        Ok(word)
    }

    fn by_choice(&self, table: &Table, guard: Guard, control: Control, numbers: &[i64]) -> Result<u128, AssembleError> {
        let mut numbers = numbers.iter().copied();
        let all: Vec<Vec<Option<i64>>> = self
            .given
            .iter()
            .map(|given| given.numbers().map(|is_given| if is_given { numbers.next() } else { None }).collect())
            .collect();
        let all: Vec<&[Option<i64>]> = all.iter().map(Vec::as_slice).collect();
        self.choice.word(table, guard, control, &all)
    }
}

/// A word with what a number is when nothing is asked for.
fn put_default(table: &Table, place: u8, value: &ValueRow, field: FieldId, word: u128) -> Result<u128, EncodeError> {
    let number = if table.width(field) == 32 { in_32_bits(value.default, value.signed) } else { value.default };
    table.put_value(field, value, word, number).ok_or(EncodeError::Value { operand: place, number })
}

/// Whether the numbers and modifiers of a form whose fields overlap have room: [`Choice::word`] fills them in their order.
fn check_overlapping(table: &Table, choice: &Choice, given: &[Given]) -> Result<(), EncodeError> {
    let (form, inst) = (choice.form(), choice.inst(table));
    let row = &table.forms[form.0 as usize];
    let record = table.record(row.record);
    let shown = &table.shown[row.shown.range()];
    let mut base = record.base & !(record.fields | CONTROL_BITS);
    for (index, operand) in table.operands(row.record).iter().enumerate() {
        let written = shown.iter().zip(given).find(|(place, _)| **place as usize == index).map(|(_, given)| given);
        for (n, value) in table.values(operand).iter().enumerate() {
            let Place::Field(field) = value.place else { continue };
            if written.is_some_and(|given| given.has(n)) {
                continue;
            }
            base = match written.is_some_and(|given| n < given.count as usize) {
                true => put_default(table, index as u8, value, field, base)?,
                false => {
                    let number = inst.values[operand.first as usize + n];
                    let error = EncodeError::Value { operand: index as u8, number };
                    table.put_value(field, value, base, number).ok_or(error)?
                }
            };
        }
    }
    for (index, modifier) in table.modifiers(row.record).iter().enumerate() {
        let value = inst.modifiers[index];
        base = table.put(modifier.field, base, value as u64);
        if table.get(modifier.field, base) != value as u64 {
            return Err(EncodeError::Modifier { modifier: index as u8, value });
        }
    }
    Ok(())
}

/// The bits of a number in a field of so many; none where it has no room. Of 32 bits it does not matter whether the highest is a sign.
fn stored(number: i64, width: u8, signed: bool, flip: u8) -> Option<u64> {
    let above = 64 - width as u32;
    let bits = (number as u64 ^ flip as u64) << above >> above;
    let unflipped = bits ^ flip as u64;
    let back = if signed { ((unflipped << above) as i64) >> above } else { unflipped as i64 };
    let fits = back == number
        || above == 32 && back as u32 == number as u32 && (i32::MIN as i64..=u32::MAX as i64).contains(&number);
    fits.then_some(bits)
}
