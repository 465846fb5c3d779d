//! How many registers an operand is wide: the suffixes that say it, and what they say.

use super::rows::{Count, Element};
use crate::inst::Inst;
use crate::table::*;
use warpc_packed::packed;

/// Sizes of memory accesses, in registers.
pub(super) const SIZES: [(&str, u8); 19] = [
    ("64", 2),
    ("U64", 2),
    ("S64", 2),
    ("F64", 2),
    ("F32x2", 2),
    ("F16x4", 2),
    ("BF16x4", 2),
    ("E5M2x8", 2),
    ("E4M3x8", 2),
    ("128", 4),
    ("U.128", 4),
    ("F32x4", 4),
    ("F16x8", 4),
    ("BF16x8", 4),
    ("E5M2x16", 4),
    ("E4M3x16", 4),
    ("96", 3),
    ("256", 8),
    ("ENL2.256", 8),
];

/// Dimensions of textures and surfaces, in coordinates.
pub(super) const DIMENSIONS: [(&str, u8); 10] = [
    ("1D", 1),
    ("1D_BUFFER", 1),
    ("BUFFER", 1),
    ("2D", 2),
    ("3D", 3),
    ("CUBE", 3),
    ("ARRAY_1D", 2),
    ("1D_ARRAY", 2),
    ("ARRAY_2D", 3),
    ("ARRAY_CUBE", 4),
];

/// Shapes of accesses to tensor memory, in registers for one column.
pub(super) const TENSOR_SHAPES: [(&str, u8); 3] = [("16dp64bit", 1), ("16dp128bit", 2), ("16dp256bit", 4)];

/// Repeats of such shapes.
pub(super) const TENSOR_REPEATS: [(&str, u8); 7] =
    [("x2", 2), ("x4", 4), ("x8", 8), ("x16", 16), ("x32", 32), ("x64", 64), ("x128", 128)];

/// Most of the suffixes of one instruction that are numbered.
const MOST: usize = 16;

/// A suffix of a word: its number, and the shown operand that it marks, if it marks one.
#[derive(Clone, Copy, Default)]
struct Found {
    word: u8,
    /// 255: the mnemonic.
    operand: u8,
}

/// The numbered suffixes of a word, in the order in which they are printed.
#[derive(Clone, Copy, Default)]
pub(super) struct Suffixes {
    found: [Found; MOST],
    len: usize,
}

const MNEMONIC: u8 = 255;

impl Suffixes {
    fn push(&mut self, word: u8, operand: u8) {
        if self.len < MOST {
            self.found[self.len] = Found { word, operand };
            self.len += 1;
        }
    }

    fn all(&self) -> &[Found] {
        &self.found[..self.len]
    }

    /// Whether the mnemonic has suffixes in this order, with or without others between.
    pub(super) fn contain(&self, wanted: &[u8]) -> bool {
        let mut rest = self.all().iter().filter(|found| found.operand == MNEMONIC);
        wanted.iter().all(|word| rest.any(|found| found.word == *word))
    }
}

/// Texts of tokens that matter, with numbers from 1.
#[derive(PartialEq, Debug)]
pub struct Words {
    pub(super) names: Vec<&'static str>,
    /// For each token of the table its number, or 0.
    pub(super) tokens: Vec<u8>,
    /// For each print of the table that is always there its number, or 0.
    pub(super) prints: Vec<u8>,
}

impl Words {
    /// Collects the numbered suffixes of a word.
    pub(super) fn collect(&self, table: &Table, form: FormId, word: u128, suffixes: &mut Suffixes) {
        let operand = |target: Target| match target {
            Target::Mnemonic => MNEMONIC,
            Target::Operand(shown) => shown,
        };
        let prints = table.forms[form.0 as usize].prints.range();
        for (print, always) in table.prints[prints.clone()].iter().zip(&self.prints[prints]) {
            match *print {
                PrintRow::Always(token) if *always != 0 => {
                    suffixes.push(*always, operand(token.target.unwrap_or(Target::Mnemonic)));
                }
                PrintRow::Always(_) => {}
                PrintRow::Choice { field, list, target } => {
                    let list = table.lists[list.0 as usize].entries.range();
                    let Some(entry) = entry(&table.entries[list], table.get(field, word)) else { continue };
                    for token in entry.tokens.range() {
                        if self.tokens[token] != 0 {
                            suffixes.push(self.tokens[token], operand(table.tokens[token].target.unwrap_or(target)));
                        }
                    }
                }
            }
        }
    }

    /// How many registers an operand is wide.
    pub(super) fn count(&self, table: &Table, element: &Element, inst: &Inst, suffixes: &Suffixes) -> u8 {
        match element.count {
            Count::Fixed(count) => count,
            Count::Memory => self.listed(suffixes, &SIZES).unwrap_or(1),
            Count::TensorMemory => {
                let shape = self.listed(suffixes, &TENSOR_SHAPES).unwrap_or(1);
                shape.saturating_mul(self.listed(suffixes, &TENSOR_REPEATS).unwrap_or(1))
            }
            Count::Warpgroup => self.warpgroup(suffixes),
            Count::Coordinates => self.listed(suffixes, &DIMENSIONS).unwrap_or(1),
            Count::Level => {
                // Level, offsets, reference and sample, side by side where they are given.
                ["LL", "AOFFI", "DC", "MS"].iter().filter(|name| self.has(suffixes, name)).count() as u8
            }
            Count::StepCoordinates => {
                // Offsets share a register with the layer, where there is one.
                let has_own = self.has(suffixes, "AOFFI") && !self.is_array(suffixes);
                self.listed(suffixes, &DIMENSIONS).unwrap_or(1) + has_own as u8
            }
            Count::Steps => {
                let all = self.listed(suffixes, &DIMENSIONS).unwrap_or(1);
                2 * (all - self.is_array(suffixes) as u8)
            }
            Count::FirstTexels => (texels(table, inst).count_ones() as u8).min(2),
            Count::OtherTexels => (texels(table, inst).count_ones() as u8).saturating_sub(2),
            Count::GlobalAddress => self.global_address(suffixes),
            Count::Masked => 1,
        }
    }

    /// What the first suffix that a list has says.
    fn listed(&self, suffixes: &Suffixes, list: &[(&str, u8)]) -> Option<u8> {
        suffixes.all().iter().find_map(|found| {
            let name = self.names[found.word as usize];
            // Marks of operands begin with a dot, so no size is taken for one.
            list.iter().find(|row| row.0 == name).map(|row| row.1)
        })
    }

    /// Whether a suffix or mark is printed.
    fn has(&self, suffixes: &Suffixes, name: &str) -> bool {
        suffixes.all().iter().any(|found| self.names[found.word as usize] == name)
    }

    /// Whether a texture has layers.
    fn is_array(&self, suffixes: &Suffixes) -> bool {
        ["ARRAY_1D", "ARRAY_2D", "ARRAY_CUBE"].iter().any(|name| self.has(suffixes, name))
    }

    /// Accumulators of 64 rows by so many columns, in 128 threads.
    fn warpgroup(&self, suffixes: &Suffixes) -> u8 {
        let columns = suffixes.all().iter().find_map(|found| {
            let shape = self.names[found.word as usize].strip_prefix("64x")?;
            shape.split('x').next()?.parse::<u16>().ok()
        });
        let half = self.element_type(suffixes) == Some("F16");
        (columns.unwrap_or(8) / if half { 4 } else { 2 }) as u8
    }

    /// The type of the accumulators.
    fn element_type(&self, suffixes: &Suffixes) -> Option<&'static str> {
        suffixes.all().iter().map(|found| self.names[found.word as usize]).find(|name| matches!(*name, "F16" | "F32"))
    }

    fn global_address(&self, suffixes: &Suffixes) -> u8 {
        if self.has(suffixes, ".U32") {
            return 1;
        }
        if self.has(suffixes, ".64") || self.has(suffixes, "E") { 2 } else { 1 }
    }
}

/// The mask of texels: the last operand, all where there is none.
fn texels(table: &Table, inst: &Inst) -> u8 {
    let operands = table.operands(inst.record);
    let last = operands.last().filter(|operand| table.text(operand.class) == "I");
    last.map_or(15, |operand| (inst.values[operand.first as usize] & 15) as u8)
}

/// The entry of a value in a list that is sorted by values.
fn entry(entries: &[EntryRow], value: u64) -> Option<&EntryRow> {
    match entries.get(value as usize) {
        Some(entry) if entry.value as u64 == value => Some(entry),
        _ => {
            let at = entries.binary_search_by_key(&value, |entry| entry.value as u64).ok()?;
            Some(&entries[at])
        }
    }
}

packed! { Words { names, tokens, prints } }
