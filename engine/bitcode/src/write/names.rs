//! Names: the string table of the file, and tables of names that records refer to by number.

use super::bits::{Abbrev, BitWriter, FIRST_ABBREV, Field};
use crate::codes::block;
use warpc_ir::ids::*;

/// Record of a string table.
const BLOB: u32 = 1;

/// The string table: names of symbols, one after the other.
#[derive(Default)]
pub(super) struct StringTable {
    bytes: Vec<u8>,
}

impl StringTable {
    /// Adds a name; offset and length.
    pub(super) fn add(&mut self, name: &[u8]) -> [u64; 2] {
        let at = self.bytes.len() as u64;
        self.bytes.extend_from_slice(name);
        [at, name.len() as u64]
    }
    /// Writes the block.
    pub(super) fn write(&self, bits: &mut BitWriter) {
        bits.enter(block::STRTAB, 3);
        let abbrev = Abbrev { id: FIRST_ABBREV, fields: vec![Field::Literal(BLOB as u64), Field::Blob] };
        bits.define(&abbrev.fields);
        bits.blob_record(&abbrev, &[], &[&self.bytes]);
        bits.exit();
    }
}

/// Names in order of first use, each with a number.
#[derive(Default)]
pub(super) struct NameTable {
    /// Number by string of the module, `u32::MAX` without one.
    numbers: Vec<u32>,
    /// Names by number.
    pub(super) order: Vec<Str>,
}

impl NameTable {
    /// Number of a name, from 0; a new one if it has none.
    pub(super) fn add(&mut self, name: Str) -> u32 {
        if self.numbers.len() <= name.index() {
            self.numbers.resize(name.index() + 1, u32::MAX);
        }
        let slot = &mut self.numbers[name.index()];
        if *slot == u32::MAX {
            *slot = self.order.len() as u32;
            self.order.push(name);
        }
        *slot
    }
    /// Number of a name that was added.
    pub(super) fn number(&self, name: Str) -> u64 {
        self.numbers.get(name.index()).copied().unwrap_or(u32::MAX) as u64
    }
}
