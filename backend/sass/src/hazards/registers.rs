//! Registers of all files as numbers of one row, and sets of them as bits.

use crate::roles::{Access, RegisterFile};

/// A register of any file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Register(u16);

/// The first number of each file, and the file.
const FILES: [(u16, RegisterFile); 5] = [
    (0, RegisterFile::Register),
    (256, RegisterFile::Uniform),
    (512, RegisterFile::Predicate),
    (520, RegisterFile::UniformPredicate),
    (528, RegisterFile::Barrier),
];

impl Register {
    /// The register of a file and a number in it.
    pub fn new(file: RegisterFile, number: u8) -> Register {
        let base = match file {
            RegisterFile::Register => FILES[0].0,
            RegisterFile::Uniform => FILES[1].0,
            RegisterFile::Predicate => FILES[2].0,
            RegisterFile::UniformPredicate => FILES[3].0,
            RegisterFile::Barrier => FILES[4].0,
        };
        Register(base + number as u16)
    }

    /// The registers of an access.
    pub fn of(access: &Access) -> impl Iterator<Item = Register> + use<> {
        let first = Register::new(access.file, access.first);
        (first.0..first.0 + access.count as u16).map(Register)
    }

    /// Its file.
    pub fn file(self) -> RegisterFile {
        FILES[FILES.partition_point(|row| row.0 <= self.0) - 1].1
    }
}

impl std::fmt::Display for Register {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (base, file) = FILES[FILES.partition_point(|row| row.0 <= self.0) - 1];
        write!(f, "{}{}", file.prefix(), self.0 - base)
    }
}

/// A set of registers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
pub struct RegisterSet([u64; 9]);

impl RegisterSet {
    /// All registers.
    pub const ALL: RegisterSet = RegisterSet([u64::MAX; 9]);

    /// Whether it has a register.
    pub fn contains(&self, register: Register) -> bool {
        self.0[register.0 as usize / 64] >> (register.0 % 64) & 1 != 0
    }

    /// Adds a register.
    pub fn insert(&mut self, register: Register) {
        self.0[register.0 as usize / 64] |= 1 << (register.0 % 64);
    }

    /// Whether it has none.
    pub fn is_empty(&self) -> bool {
        self.0 == [0; 9]
    }

    /// What it has and another set has not.
    pub fn without(&self, other: &RegisterSet) -> RegisterSet {
        RegisterSet(std::array::from_fn(|word| self.0[word] & !other.0[word]))
    }

    /// What either set has.
    pub fn union(&self, other: &RegisterSet) -> RegisterSet {
        RegisterSet(std::array::from_fn(|word| self.0[word] | other.0[word]))
    }
}
