//! Which registers an instruction writes and which it reads: the roles of its operands.
//!
//! The table `tables/roles` has a row for each mnemonic, or for a mnemonic with suffixes where these change how many registers an
//! operand is wide (`parse.rs` describes the rows). [`Roles`] joins it with the instruction table of an architecture: for each
//! record the rows that fit its operands, resolved to the places of its numbers. The accesses of an instruction are then
//! read off without text, but for a few suffixes that are numbered when the table is made.
//!
//! `RZ`, `URZ`, `PT` and `UPT` are no registers, so there is no access to them.
//!
//! Cost: one step for each operand, and for rows with suffixes one for each field that prints; nothing is allocated.

mod count;
#[cfg(test)]
mod parse;
mod rows;

use crate::arch::Arch;
use crate::codec::EncodeError;
use crate::inst::Inst;
use crate::table::{FormId, RecordId, Table};
use count::Suffixes;
#[cfg(test)]
pub(crate) use parse::roles as read;
use rows::{Candidate, Count};
pub use rows::{Purpose, RegisterFile, Roles, Unit};

/// Registers that an instruction reads or writes: `count` of them, from `first` on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Access {
    /// Their file.
    pub file: RegisterFile,
    /// The lowest of them.
    pub first: u8,
    /// How many they are; never 0.
    pub count: u8,
    /// Whether they are written, not read.
    pub is_write: bool,
    /// What for.
    pub purpose: Purpose,
    /// The operand of the record; none is the guard.
    pub operand: Option<u8>,
    /// Whether it happens only in lanes that the guard lets through. Reads of the guard itself always happen.
    pub conditional: bool,
}

/// An instruction whose operands have no known roles.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum UnknownRoles {
    /// No row fits its record.
    #[error("the roles of the operands of {mnemonic} are not known")]
    Record {
        /// Its mnemonic.
        mnemonic: &'static str,
    },
    /// It cannot be encoded.
    #[error(transparent)]
    Encode(#[from] EncodeError),
}

impl Roles {
    /// The roles of an architecture's instructions; read on first use.
    pub fn of_arch(arch: Arch) -> &'static Roles {
        arch.roles()
    }

    /// The accesses of an instruction. Who has its word should ask [`Roles::accesses`], which is faster.
    pub fn of(table: &Table, inst: &Inst) -> Result<Vec<Access>, UnknownRoles> {
        let roles = Roles::of_arch(table.arch);
        let word = table.encode(inst)?;
        let mut accesses = Vec::new();
        let Some(form) = table.form_of(word) else { return Err(roles.unknown(inst.record)) };
        roles.accesses(form, word, inst, &mut accesses)?;
        Ok(accesses)
    }

    fn table(&self) -> &'static Table {
        self.arch.table()
    }

    /// Whether a record has a row.
    pub fn knows(&self, record: RecordId) -> bool {
        !self.records[record.0 as usize].is_empty()
    }

    fn unknown(&self, record: RecordId) -> UnknownRoles {
        UnknownRoles::Record { mnemonic: self.table().text(self.table().record(record).mnemonic) }
    }

    fn candidate(&self, form: FormId, word: u128, record: RecordId) -> Option<(Candidate, Suffixes)> {
        let candidates = &self.candidates[self.records[record.0 as usize].range()];
        let mut suffixes = Suffixes::default();
        if let [only] = candidates
            && only.suffixes.is_empty()
            && self.elements[only.elements.range()].iter().all(|element| matches!(element.count, Count::Fixed(_)))
        {
            return Some((*only, suffixes));
        }
        self.words.collect(self.table(), form, word, &mut suffixes);
        let found = candidates.iter().find(|candidate| suffixes.contain(&self.suffixes[candidate.suffixes.range()]));
        found.map(|found| (*found, suffixes))
    }

    /// The unit that an instruction runs on.
    pub fn unit(&self, form: FormId, word: u128) -> Option<Unit> {
        let record = self.table().forms[form.0 as usize].record;
        self.candidate(form, word, record).map(|(candidate, _)| candidate.unit)
    }

    /// Replaces `accesses` with those of an instruction that was decoded from a word of a form: first the guard, then the
    /// operands in the order of the record, of each the reads before the writes. Returns the unit that it runs on.
    pub fn accesses(
        &self,
        form: FormId,
        word: u128,
        inst: &Inst,
        accesses: &mut Vec<Access>,
    ) -> Result<Unit, UnknownRoles> {
        accesses.clear();
        let (candidate, suffixes) = self.candidate(form, word, inst.record).ok_or_else(|| self.unknown(inst.record))?;
        let conditional = inst.guard.predicate != 7 || inst.guard.negated;
        if inst.guard.predicate != 7 {
            let is_uniform = self.table().record(inst.record).uniform_guard;
            accesses.push(Access {
                file: if is_uniform { RegisterFile::UniformPredicate } else { RegisterFile::Predicate },
                first: inst.guard.predicate,
                count: 1,
                is_write: false,
                purpose: Purpose::Guard,
                operand: None,
                conditional: false,
            });
        }
        let shown = self.shown[form.0 as usize];
        for element in &self.elements[candidate.elements.range()] {
            // What the text leaves out is `RZ` or `PT`, or a field that this form does not have.
            if shown >> element.operand & 1 == 0 {
                continue;
            }
            let access = Access {
                file: element.file,
                first: 0,
                count: 1,
                is_write: element.is_write && !element.is_read,
                purpose: element.purpose,
                operand: Some(element.operand),
                conditional,
            };
            if element.count == Count::Masked {
                let mask = element.value.map_or(0x7f, |value| inst.values[value as usize]);
                let bits = (0..7).filter(|bit| mask >> bit & 1 != 0);
                accesses.extend(bits.map(|first| Access { first, ..access }));
                continue;
            }
            let number = element.value.map_or(0, |value| inst.values[value as usize]);
            if number == self.none(element.file) {
                continue;
            }
            let count = self.words.count(self.table(), element, inst, &suffixes);
            // Registers behind the last one do not exist; a word may ask for them all the same.
            let room = self.none(element.file) - number;
            let count = (count as i64).min(room.max(1)) as u8;
            if count == 0 {
                continue;
            }
            let access = Access { first: number as u8, count, ..access };
            accesses.push(access);
            if element.is_read && element.is_write {
                accesses.push(Access { is_write: true, ..access });
            }
        }
        Ok(candidate.unit)
    }

    /// The number that stands for no register of a file.
    fn none(&self, file: RegisterFile) -> i64 {
        match file {
            RegisterFile::Register => 255,
            RegisterFile::Uniform => self.arch.uniform_zero() as i64,
            RegisterFile::Predicate | RegisterFile::UniformPredicate => 7,
            RegisterFile::Barrier => 16,
        }
    }
}
