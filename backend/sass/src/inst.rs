//! An instruction as plain data: a row that a word of 128 bits is decoded into and encoded from.

use crate::control::Control;
use crate::table::{MAX_MODIFIERS, MAX_VALUES, ModifierIndex, RecordId, Table};

/// The guard of an instruction: it does nothing in lanes where the predicate is false.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Guard {
    /// The predicate, 0 to 7; 7 is always true. Instructions of the uniform datapath are guarded by uniform predicates.
    pub predicate: u8,
    /// Whether the predicate is negated.
    pub negated: bool,
}

impl Guard {
    /// No guard.
    pub const ALWAYS: Guard = Guard { predicate: 7, negated: false };
}

/// An instruction.
///
/// `values` are the numbers of the operands of its record, in their order ([`crate::table::OperandRow::first`] says where those
/// of an operand begin); operands that the text leaves out are there too. Registers are numbers, immediates are their bits, sign
/// extended where they have a sign; offsets of branches are relative to the next instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Inst {
    /// Its encoding.
    pub record: RecordId,
    /// Its guard.
    pub guard: Guard,
    /// When it issues.
    pub control: Control,
    /// Numbers of the operands; those behind the record's are 0.
    pub values: [i64; MAX_VALUES],
    /// Values of the modifiers; those behind the record's are 0.
    pub modifiers: [u32; MAX_MODIFIERS],
}

impl Inst {
    /// An instruction of a record whose operands and modifiers are what they are when nothing is asked for.
    pub fn new(table: &Table, record: RecordId) -> Inst {
        let mut inst = Inst {
            record,
            guard: Guard::ALWAYS,
            control: Control::default(),
            values: [0; MAX_VALUES],
            modifiers: [0; MAX_MODIFIERS],
        };
        for operand in table.operands(record) {
            for (place, value) in table.values(operand).iter().enumerate() {
                inst.values[operand.first as usize + place] = value.default;
            }
        }
        for (place, modifier) in table.modifiers(record).iter().enumerate() {
            inst.modifiers[place] = modifier.default;
        }
        inst
    }

    /// The numbers of an operand.
    pub fn operand(&self, table: &Table, operand: usize) -> &[i64] {
        let row = &table.operands(self.record)[operand];
        &self.values[row.first as usize..row.first as usize + row.values.len()]
    }

    /// Sets the first numbers of an operand.
    ///
    /// # Panics
    /// If the record has no such operand, or the operand fewer numbers.
    pub fn set_operand(&mut self, table: &Table, operand: usize, numbers: &[i64]) {
        let row = &table.operands(self.record)[operand];
        assert!(numbers.len() <= row.values.len(), "operand {operand} has {} numbers", row.values.len());
        self.values[row.first as usize..row.first as usize + numbers.len()].copy_from_slice(numbers);
    }

    /// Sets a modifier.
    pub fn set_modifier(&mut self, (modifier, value): (ModifierIndex, u32)) {
        self.modifiers[modifier.0 as usize] = value;
    }
}
