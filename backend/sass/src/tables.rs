//! The tables of the architectures, which the build script made of the files in `tables/`, unpacked at first use.

use crate::arch::Arch;
use crate::roles::Roles;
use crate::table::Table;
use std::sync::OnceLock;
use warpc_packed::unpack;

/// Number of architectures.
const COUNT: usize = Arch::ALL.len();

/// A file that the build script made.
macro_rules! built {
    ($name:literal) => {
        include_bytes!(concat!(env!("OUT_DIR"), "/", $name))
    };
}

/// The tables of an architecture.
struct Files {
    table: &'static [u8],
    roles: &'static [u8],
    latencies: &'static str,
}

/// By architecture.
const FILES: [Files; COUNT] = [
    Files {
        table: built!("sm_80.table"),
        roles: built!("sm_80.roles"),
        latencies: include_str!("../tables/sm_80.latency"),
    },
    Files {
        table: built!("sm_89.table"),
        roles: built!("sm_89.roles"),
        latencies: include_str!("../tables/sm_89.latency"),
    },
    Files {
        table: built!("sm_90.table"),
        roles: built!("sm_90.roles"),
        latencies: include_str!("../tables/sm_90.latency"),
    },
    Files {
        table: built!("sm_100.table"),
        roles: built!("sm_100.roles"),
        latencies: include_str!("../tables/sm_100.latency"),
    },
    Files {
        table: built!("sm_120.table"),
        roles: built!("sm_120.roles"),
        latencies: include_str!("../tables/sm_120.latency"),
    },
];

static TABLES: [OnceLock<Table>; COUNT] = [const { OnceLock::new() }; COUNT];

static ROLES: [OnceLock<Roles>; COUNT] = [const { OnceLock::new() }; COUNT];

impl Arch {
    /// The instruction table, unpacked at first use.
    pub fn table(self) -> &'static Table {
        TABLES[self as usize].get_or_init(|| unpack(FILES[self as usize].table))
    }

    /// The roles of the operands of its instructions, unpacked at first use.
    pub(crate) fn roles(self) -> &'static Roles {
        ROLES[self as usize].get_or_init(|| unpack(FILES[self as usize].roles))
    }

    /// The text of the table of distances, [`crate::latency`].
    pub(crate) fn latencies(self) -> &'static str {
        FILES[self as usize].latencies
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{parse, roles};

    /// The texts of the tables, by architecture, and that of the roles.
    const TEXTS: [&str; COUNT] = [
        include_str!("../tables/sm_80.sass"),
        include_str!("../tables/sm_89.sass"),
        include_str!("../tables/sm_90.sass"),
        include_str!("../tables/sm_100.sass"),
        include_str!("../tables/sm_120.sass"),
    ];
    const ROLES_TEXT: &str = include_str!("../tables/roles");

    #[test]
    fn tables_are_what_their_texts_say() {
        for (arch, text) in Arch::ALL.into_iter().zip(TEXTS) {
            let read = parse::table(arch, text).expect("a table");
            assert!(*arch.table() == read, "sm_{}", arch.number());
            let read = roles::read(arch, arch.table(), ROLES_TEXT).expect("roles");
            assert!(*arch.roles() == read, "roles of sm_{}", arch.number());
        }
    }

    #[test]
    fn what_is_wrong_with_a_table_is_said() {
        let fault = |text| parse::table(Arch::Sm90, text).err().map(|error| error.to_string());
        assert_eq!(fault("v 1 SM90\nx").as_deref(), Some("line 2: expected a letter and a space"));
        assert_eq!(fault("z 1").as_deref(), Some("line 1: expected one of # v t i o m f"));
        assert_eq!(fault("# of\ni MOV 1000 0 1").as_deref(), Some("line 2: expected an opcode"));
        assert_eq!(fault("i MOV 202 0 1\nm 64").as_deref(), Some("line 2: expected a field"));
        assert_eq!(fault("i MOV 202 0 1\nf 0 0 1 g").as_deref(), Some("line 2: expected an operand"));
        let fault = |text| roles::read(Arch::Sm90, Arch::Sm90.table(), text).err().map(|error| error.to_string());
        assert_eq!(fault("MOV").as_deref(), Some("line 1: expected a mnemonic and a unit"));
        assert_eq!(fault("MOV alu wR q").as_deref(), Some("line 1: expected an element instead of the 4th word"));
    }
}
