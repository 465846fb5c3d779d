//! The architectures. `tables.rs` has their tables.

/// An architecture whose instructions are known.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Arch {
    /// `sm_80`.
    Sm80,
    /// `sm_89`.
    Sm89,
    /// `sm_90` and `sm_90a`.
    Sm90,
    /// `sm_100` and `sm_100a`.
    Sm100,
    /// `sm_120` and `sm_120a`.
    Sm120,
}

/// What is known of an architecture besides its instructions.
struct ArchRow {
    arch: Arch,
    number: u16,
    /// The number of `URZ`, all bits of a uniform register's field.
    uniform_zero: u8,
}

const ARCHES: [ArchRow; 5] = [
    ArchRow { arch: Arch::Sm80, number: 80, uniform_zero: 63 },
    ArchRow { arch: Arch::Sm89, number: 89, uniform_zero: 63 },
    ArchRow { arch: Arch::Sm90, number: 90, uniform_zero: 63 },
    ArchRow { arch: Arch::Sm100, number: 100, uniform_zero: 255 },
    ArchRow { arch: Arch::Sm120, number: 120, uniform_zero: 255 },
];

impl Arch {
    /// All architectures.
    pub const ALL: [Arch; ARCHES.len()] = [Arch::Sm80, Arch::Sm89, Arch::Sm90, Arch::Sm100, Arch::Sm120];

    /// The architecture of a number: 90.
    pub fn from_number(number: u16) -> Option<Arch> {
        ARCHES.iter().find(|row| row.number == number).map(|row| row.arch)
    }

    /// Its number: 90.
    pub fn number(self) -> u16 {
        ARCHES[self as usize].number
    }

    /// The number of the uniform register that reads as zero.
    pub fn uniform_zero(self) -> u8 {
        ARCHES[self as usize].uniform_zero
    }
}
