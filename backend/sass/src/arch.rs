//! The architectures, each with its table.

use crate::parse;
use crate::roles::{self, Roles};
use crate::table::Table;
use std::sync::OnceLock;

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
    table: &'static str,
    latencies: &'static str,
}

const ARCHES: [ArchRow; 5] = [
    ArchRow {
        arch: Arch::Sm80,
        number: 80,
        uniform_zero: 63,
        table: include_str!("../tables/sm_80.sass"),
        latencies: include_str!("../tables/sm_80.latency"),
    },
    ArchRow {
        arch: Arch::Sm89,
        number: 89,
        uniform_zero: 63,
        table: include_str!("../tables/sm_89.sass"),
        latencies: include_str!("../tables/sm_89.latency"),
    },
    ArchRow {
        arch: Arch::Sm90,
        number: 90,
        uniform_zero: 63,
        table: include_str!("../tables/sm_90.sass"),
        latencies: include_str!("../tables/sm_90.latency"),
    },
    ArchRow {
        arch: Arch::Sm100,
        number: 100,
        uniform_zero: 255,
        table: include_str!("../tables/sm_100.sass"),
        latencies: include_str!("../tables/sm_100.latency"),
    },
    ArchRow {
        arch: Arch::Sm120,
        number: 120,
        uniform_zero: 255,
        table: include_str!("../tables/sm_120.sass"),
        latencies: include_str!("../tables/sm_120.latency"),
    },
];

/// The table of roles, which all architectures share.
const ROLES_SOURCE: &str = include_str!("../tables/roles");

static ROLES: [OnceLock<Roles>; ARCHES.len()] = [const { OnceLock::new() }; ARCHES.len()];

static TABLES: [OnceLock<Table>; ARCHES.len()] = [const { OnceLock::new() }; ARCHES.len()];

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

    /// The text of the table of distances, [`crate::latency`].
    pub(crate) fn latencies(self) -> &'static str {
        ARCHES[self as usize].latencies
    }

    /// The instruction table, read on first use.
    ///
    /// # Panics
    /// If the table file that was compiled in is malformed, which a test excludes.
    pub fn table(self) -> &'static Table {
        TABLES[self as usize].get_or_init(|| match parse::table(self, ARCHES[self as usize].table) {
            Ok(table) => table,
            Err(error) => panic!("table of sm_{}: {error}", self.number()),
        })
    }

    /// The roles of the operands of its instructions, read on first use.
    ///
    /// # Panics
    /// If the table of roles that was compiled in is malformed, which a test excludes.
    pub(crate) fn roles(self) -> &'static Roles {
        ROLES[self as usize].get_or_init(|| match roles::read(self, ROLES_SOURCE) {
            Ok(roles) => roles,
            Err(error) => panic!("table of roles: {error}"),
        })
    }
}
