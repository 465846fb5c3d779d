//! Words to instructions and back.
//!
//! A word belongs to the first form, of those that have its opcode, whose bits it has and whose fields hold legal values; the
//! form's record says where the numbers lie. Cost: a few comparisons of 128 bits for each word (at most 40 forms share an opcode,
//! most words match the first or second), and one step for each piece of each field.

use crate::control::{Control, ControlError};
use crate::inst::{Guard, Inst};
use crate::table::*;

/// A word that cannot be decoded.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum DecodeError {
    /// No instruction has the opcode.
    #[error("{word:#034x}: unknown opcode {opcode:#05x}")]
    Opcode {
        /// The word.
        word: u128,
        /// Bits 0 to 11.
        opcode: u16,
    },
    /// Instructions with this opcode do not look like that.
    #[error("{word:#034x}: no form of opcode {opcode:#05x} has these bits")]
    Form {
        /// The word.
        word: u128,
        /// Bits 0 to 11.
        opcode: u16,
    },
    /// The instruction is known, but bits are set that are in no field of it.
    #[error("{word:#034x}: bits {stray:#x} are in no field of the instruction")]
    Stray {
        /// The word.
        word: u128,
        /// The bits that differ from what is known.
        stray: u128,
    },
    /// The control word is illegal.
    #[error("{word:#034x}: {error}")]
    Control {
        /// The word.
        word: u128,
        /// What is wrong.
        error: ControlError,
    },
}

/// An instruction that cannot be encoded.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum EncodeError {
    /// A number of an operand has no room in its field, or is not a multiple of the field's unit.
    #[error("operand {operand} does not take the number {number:#x}")]
    Value {
        /// The operand of the record.
        operand: u8,
        /// The number.
        number: i64,
    },
    /// A value of a modifier has no room in its field.
    #[error("modifier {modifier} does not take the value {value}")]
    Modifier {
        /// The modifier of the record.
        modifier: u8,
        /// The value.
        value: u32,
    },
    /// The guard or the control word has a number that is too large.
    #[error("the guard or the control word is out of range")]
    Control,
}

pub(crate) const CONTROL_BITS: u128 = !0 << crate::control::FIRST_BIT;

/// Bits 0 to 11 and 91 as an index.
fn opcode_index(word: u128) -> usize {
    (word & 0xfff) as usize | ((word >> 91 & 1) as usize) << 12
}

impl Table {
    /// The form of a word, if any: the first that it matches without bits that are in no field, else the first that it matches.
    pub fn form_of(&self, word: u128) -> Option<FormId> {
        let mut with_stray_bits = None;
        for form in &self.by_opcode[self.opcodes[opcode_index(word)].range()] {
            let row = &self.forms[form.0 as usize];
            if word & row.mask != row.value || !self.fields_are_legal(row, word) {
                continue;
            }
            if self.stray_bits(row.record, word) == 0 {
                return Some(*form);
            }
            with_stray_bits.get_or_insert(*form);
        }
        with_stray_bits
    }

    /// The bits of a word that are in no field of a record, and not as they should be.
    fn stray_bits(&self, record: RecordId, word: u128) -> u128 {
        let row = self.record(record);
        (word ^ row.base) & !(row.fields | CONTROL_BITS)
    }

    fn fields_are_legal(&self, form: &FormRow, word: u128) -> bool {
        self.prints[form.prints.range()].iter().all(|print| match *print {
            PrintRow::Always(_) => true,
            PrintRow::Choice { field, list, .. } => self.entry(list, self.get(field, word)).is_some(),
        })
    }

    /// Decodes a word, every bit of which must be known.
    pub fn decode(&self, word: u128) -> Result<Inst, DecodeError> {
        let (inst, stray) = self.decode_with_stray_bits(word)?;
        if stray != 0 {
            return Err(DecodeError::Stray { word, stray });
        }
        Ok(inst)
    }

    /// Decodes a word; also returns the bits outside of the instruction's fields that are not as they are known to be. The
    /// disassembler of the vendor ignores them.
    pub fn decode_with_stray_bits(&self, word: u128) -> Result<(Inst, u128), DecodeError> {
        let opcode = (word & 0xfff) as u16;
        let form = self.form_of(word).ok_or(if self.opcodes[opcode_index(word)].is_empty() {
            DecodeError::Opcode { word, opcode }
        } else {
            DecodeError::Form { word, opcode }
        })?;
        let record = self.forms[form.0 as usize].record;
        let mut inst = Inst::new(self, record);
        inst.control = Control::unpack(word).map_err(|error| DecodeError::Control { word, error })?;
        inst.guard = Guard { predicate: (word >> 12 & 7) as u8, negated: word >> 15 & 1 != 0 };
        self.fill(&mut inst, word);
        Ok((inst, self.stray_bits(record, word)))
    }

    /// Sets the numbers of operands and the modifiers of an instruction to what a word has in the fields of its record.
    pub(crate) fn fill(&self, inst: &mut Inst, word: u128) {
        for operand in self.operands(inst.record) {
            for (place, value) in self.values(operand).iter().enumerate() {
                inst.values[operand.first as usize + place] = self.value_of(inst, value, word);
            }
        }
        for (place, modifier) in self.modifiers(inst.record).iter().enumerate() {
            inst.modifiers[place] = self.get(modifier.field, word) as u32;
        }
    }

    fn value_of(&self, inst: &Inst, value: &ValueRow, word: u128) -> i64 {
        match value.place {
            Place::Constant(number) => number,
            Place::After { operand, distance } => {
                let row = &self.operands(inst.record)[operand as usize];
                let place = self.uniform_place(row);
                inst.values[row.first as usize + place] + distance as i64
            }
            Place::Field(field) => {
                let number = self.get(field, word) ^ value.flip as u64;
                let above = 64 - self.width(field) as u32;
                if value.signed { ((number << above) as i64) >> above } else { number as i64 }
            }
        }
    }

    /// Which number of an operand is its last uniform register that has bits.
    pub(crate) fn uniform_place(&self, operand: &OperandRow) -> usize {
        let is_uniform = |value: &ValueRow| value.kind == Kind::Uniform && matches!(value.place, Place::Field(_));
        self.values(operand).iter().rposition(is_uniform).unwrap_or(0)
    }

    /// Encodes an instruction. Numbers of operands without bits of their own must be what they are decoded as.
    pub fn encode(&self, inst: &Inst) -> Result<u128, EncodeError> {
        let row = self.record(inst.record);
        if inst.guard.predicate > 7 || inst.control.stall > 15 || inst.control.wait > 63 || inst.control.reuse > 15 {
            return Err(EncodeError::Control);
        }
        let mut word = row.base & !(row.fields | CONTROL_BITS) | inst.control.pack();
        word |= (inst.guard.predicate as u128) << 12 | (inst.guard.negated as u128) << 15;
        for (index, operand) in self.operands(inst.record).iter().enumerate() {
            for (place, value) in self.values(operand).iter().enumerate() {
                let number = inst.values[operand.first as usize + place];
                let error = EncodeError::Value { operand: index as u8, number };
                word = match value.place {
                    Place::Field(field) => self.put_value(field, value, word, number).ok_or(error)?,
                    _ if self.value_of(inst, value, word) == number => word,
                    _ => return Err(error),
                };
            }
        }
        for (index, modifier) in self.modifiers(inst.record).iter().enumerate() {
            let value = inst.modifiers[index];
            word = self.put(modifier.field, word, value as u64);
            if self.get(modifier.field, word) != value as u64 {
                return Err(EncodeError::Modifier { modifier: index as u8, value });
            }
        }
        Ok(word)
    }

    pub(crate) fn put_value(&self, field: FieldId, value: &ValueRow, word: u128, number: i64) -> Option<u128> {
        let word = self.put(field, word, number as u64 ^ value.flip as u64);
        let stored = self.get(field, word) ^ value.flip as u64;
        let above = 64 - self.width(field) as u32;
        let stored = if value.signed { ((stored << above) as i64) >> above } else { stored as i64 };
        // Of 32 bits it does not matter whether the highest is a sign.
        let is_same = stored == number
            || above == 32 && stored as u32 == number as u32 && (i32::MIN as i64..=u32::MAX as i64).contains(&number);
        is_same.then_some(word)
    }
}

/// All bits of a word that are in no field and not part of the opcode, for tests and tools.
pub fn free_bits(row: &RecordRow) -> u128 {
    !(row.fields | CONTROL_BITS | GUARD_BITS | 0xfff | 1 << 91)
}
