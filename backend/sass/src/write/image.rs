//! The ELF file itself: sections in the order of ptxas, symbols, string tables, program headers.
//!
//! It is written by hand. The crate `object` merges and sorts the strings of its tables, and has no way to keep a name that no
//! symbol or section bears any more, to fill a renamed one up to its old length, or to leave room behind a table; ptxas does all
//! three, and places of everything behind depend on it.

use super::module::{CubinModule, Kind, RUNTIME_SYMBOLS};
use super::{MAX_ALIGN, WriteError};
use crate::Arch;
use crate::cubin::{ABI, MACHINE};
use std::collections::HashMap;

/// A section by the order in which it was made.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct SectionId(pub(super) u32);

/// A table of strings: each one once, in the order in which they were met.
pub(super) struct Strings {
    bytes: Vec<u8>,
    places: HashMap<Vec<u8>, u32>,
}

impl Strings {
    pub(super) fn new() -> Strings {
        Strings { bytes: vec![0], places: HashMap::new() }
    }

    /// The place of a string.
    pub(super) fn add(&mut self, text: &str) -> u32 {
        if text.is_empty() {
            return 0;
        }
        *self.places.entry(text.as_bytes().to_vec()).or_insert_with(|| {
            let place = self.bytes.len() as u32;
            self.bytes.extend(text.as_bytes());
            self.bytes.push(0);
            place
        })
    }

    /// Adds a string that is overwritten with a shorter one.
    pub(super) fn add_renamed(&mut self, old: &str, new: &str) -> u32 {
        let known = self.places.contains_key(old.as_bytes());
        let place = self.add(old);
        if !known {
            let range = place as usize..place as usize + old.len();
            self.bytes[range.clone()].fill(0);
            self.bytes[range][..new.len()].copy_from_slice(new.as_bytes());
        }
        place
    }

    /// Leaves room for a string of a length that was overwritten with nothing.
    pub(super) fn add_erased(&mut self, length: usize) {
        self.bytes.resize(self.bytes.len() + length + 1, 0);
    }
}

/// The order of sections in the file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Rank {
    Debug,
    Notes,
    Information,
    Relocations,
    Constants,
    Code,
    Data,
    Zeros,
    Parameters,
}

/// What `sh_link` or `sh_info` of a section says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Reference {
    Number(u32),
    Section(SectionId),
    /// The table of symbols.
    Symbols,
}

pub(super) struct Section {
    pub(super) name: u32,
    pub(super) kind: u32,
    pub(super) flags: u64,
    pub(super) align: u64,
    pub(super) entry_size: u64,
    pub(super) link: Reference,
    pub(super) info: Reference,
    pub(super) rank: Rank,
    pub(super) bytes: Vec<u8>,
    /// Bytes in memory, if they are not in the file.
    pub(super) zeros: Option<u64>,
}

pub(super) struct Symbol {
    pub(super) name: u32,
    pub(super) info: u8,
    pub(super) other: u8,
    pub(super) section: SymbolSection,
    pub(super) value: u64,
    pub(super) size: u64,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum SymbolSection {
    Undefined,
    /// `SHN_COMMON`.
    Common,
    Section(SectionId),
}

/// `SHN_COMMON` of GPUs.
const COMMON: u16 = 0xfff2;
const HEADER: usize = 64;
const SECTION_HEADER: usize = 64;
const PROGRAM_HEADER: usize = 56;
const SYMBOL: usize = 24;
/// More sections than `e_shnum` can say.
const MAX_SECTIONS: usize = 0xff00;
/// `PT_PHDR`, `PT_LOAD` and their rights.
const HEADERS_SEGMENT: u32 = 6;
const LOAD: u32 = 1;
const READ: u32 = 4;
const READ_EXECUTE: u32 = 5;
const READ_WRITE: u32 = 6;
/// What ptxas leaves behind the names of sections from sm_90 on: room for the names of sections with portable code, which it drops.
const RESERVED_NAMES: usize = ".nv.merc.text".len() + 1;
/// The same for each function.
const RESERVED_NAME: usize = ".nv.capmerc.text.".len() + 1;

/// What is written.
pub(super) struct Image<'a> {
    pub(super) module: &'a CubinModule,
    pub(super) section_names: Strings,
    pub(super) symbol_names: Strings,
    /// In the order in which they were made, the three tables not included.
    pub(super) sections: Vec<Section>,
    pub(super) symbols: Vec<Symbol>,
    /// How many of the symbols are local or weak.
    pub(super) locals: u32,
    /// Names of the three tables.
    pub(super) table_names: [u32; 3],
    /// Lengths of the names of functions that have sections.
    pub(super) function_names: Vec<usize>,
}

/// A section in the file.
struct Placed {
    rank: Rank,
    offset: u64,
    file_size: u64,
    memory_size: u64,
    align: u64,
}

impl Image<'_> {
    /// The bytes of the file.
    pub(super) fn write(mut self) -> Result<Vec<u8>, WriteError> {
        let mut order: Vec<usize> = (0..self.sections.len()).collect();
        order.sort_by_key(|index| self.sections[*index].rank);
        let count = self.sections.len() + 4;
        if count >= MAX_SECTIONS {
            return Err(WriteError::Sections { count });
        }
        // The empty section and three tables come first.
        let mut numbers = vec![0u16; self.sections.len()];
        for (place, index) in order.iter().enumerate() {
            numbers[*index] = place as u16 + 4;
        }
        let symbols = self.symbol_bytes(&numbers);
        let mut file = vec![0; HEADER];
        let mut headers = vec![0; SECTION_HEADER];
        let [section_table, string_table, symbol_table] = self.table_names;
        let names = std::mem::take(&mut self.section_names.bytes);
        let strings = std::mem::take(&mut self.symbol_names.bytes);
        let first_global = if self.module.is_recent() { self.symbols.len() as u32 } else { self.locals };
        table(section_table, 3, [0, 0], [1, 0], &names, &mut file, &mut headers);
        if self.module.is_recent() {
            let reserved: usize = self.function_names.iter().map(|length| length + RESERVED_NAME).sum();
            file.resize(file.len() + reserved + RESERVED_NAMES, 0);
        }
        table(string_table, 3, [0, 0], [1, 0], &strings, &mut file, &mut headers);
        table(symbol_table, 2, [2, first_global], [8, SYMBOL as u64], &symbols, &mut file, &mut headers);
        let mut placed = Vec::with_capacity(order.len());
        for index in &order {
            let section = &self.sections[*index];
            if !section.align.is_power_of_two() || section.align > MAX_ALIGN {
                return Err(WriteError::Align { align: section.align });
            }
            align(&mut file, section.align);
            let offset = file.len() as u64;
            let size = section.zeros.unwrap_or(section.bytes.len() as u64);
            header(
                section.name,
                section.kind,
                section.flags,
                [offset, size],
                [self.reference(section.link, &numbers), self.reference(section.info, &numbers)],
                [section.align, section.entry_size],
                &mut headers,
            );
            let rank = section.rank;
            let file_size = section.bytes.len() as u64;
            placed.push(Placed { rank, offset, file_size, memory_size: size, align: section.align });
            file.extend(&section.bytes);
        }
        align(&mut file, 8);
        let section_headers = file.len() as u64;
        file.extend(&headers);
        let program_headers =
            if self.module.kind == Kind::Executable { self.segments(&placed, file.len()) } else { vec![] };
        let places = [file.len() as u64, section_headers];
        let segments = program_headers.len() / PROGRAM_HEADER;
        // The note of the architecture stands behind that of the tool.
        let note = order.iter().take_while(|index| self.sections[**index].rank < Rank::Notes).count() + 4 + 1;
        self.file_header(places, [segments as u16, count as u16], note as u32, &mut file[..HEADER]);
        file.extend(program_headers);
        Ok(file)
    }

    fn reference(&self, reference: Reference, numbers: &[u16]) -> u32 {
        match reference {
            Reference::Number(number) => number,
            Reference::Section(section) => numbers[section.0 as usize] as u32,
            Reference::Symbols => 3,
        }
    }

    fn symbol_bytes(&self, numbers: &[u16]) -> Vec<u8> {
        let mut out = Vec::with_capacity(self.symbols.len() * SYMBOL);
        for symbol in &self.symbols {
            let section = match symbol.section {
                SymbolSection::Undefined => 0,
                SymbolSection::Common => COMMON,
                SymbolSection::Section(section) => numbers[section.0 as usize],
            };
            out.extend(symbol.name.to_le_bytes());
            out.extend([symbol.info, symbol.other]);
            out.extend(section.to_le_bytes());
            out.extend(symbol.value.to_le_bytes());
            out.extend(symbol.size.to_le_bytes());
        }
        out
    }

    /// The program headers of an executable, which stand at `at`.
    fn segments(&self, placed: &[Placed], at: usize) -> Vec<u8> {
        let mut segments: Vec<(u32, [u64; 3])> = Vec::new();
        let spans = |first: Rank, last: Rank| span(placed, first, last);
        if self.module.is_recent() {
            segments.extend(spans(Rank::Constants, Rank::Constants).map(|span| (READ, span)));
            segments.extend(spans(Rank::Code, Rank::Code).map(|span| (READ_EXECUTE, span)));
            segments.extend(spans(Rank::Data, Rank::Zeros).map(|span| (READ_WRITE, span)));
            segments.extend(spans(Rank::Parameters, Rank::Parameters).map(|span| (READ, span)));
        } else {
            segments.extend(spans(Rank::Constants, Rank::Code).map(|span| (READ_EXECUTE, span)));
            segments.extend(spans(Rank::Data, Rank::Zeros).map(|span| (READ_WRITE, span)));
        }
        let own = ((segments.len() + 2) * PROGRAM_HEADER) as u64;
        let own = [at as u64, own, own];
        let mut out = Vec::new();
        let mut add = |kind: u32, flags: u32, [offset, file, memory]: [u64; 3]| {
            out.extend(kind.to_le_bytes());
            out.extend(flags.to_le_bytes());
            for number in [offset, 0, 0, file, memory, 8] {
                out.extend(number.to_le_bytes());
            }
        };
        if self.module.is_recent() {
            add(HEADERS_SEGMENT, READ, own);
            add(LOAD, READ, own);
            segments.iter().for_each(|(flags, span)| add(LOAD, *flags, *span));
        } else {
            add(HEADERS_SEGMENT, READ_EXECUTE, own);
            segments.iter().for_each(|(flags, span)| add(LOAD, *flags, *span));
            add(LOAD, READ_EXECUTE, own);
        }
        out
    }

    /// The header of the file. `note` is the number of the section that says for which architecture it is.
    fn file_header(&self, [program, section]: [u64; 2], [segments, sections]: [u16; 2], note: u32, header: &mut [u8]) {
        let arch = self.module.arch;
        let low = if arch >= Arch::Sm100 { 2 } else { 4 };
        let is_executable = self.module.kind == Kind::Executable;
        let flags = note << 24 | (arch.number() as u32) << 8 | low;
        header[..9].copy_from_slice(&[0x7f, b'E', b'L', b'F', 2, 1, 1, ABI[0], ABI[1]]);
        let mut put = |at: usize, bytes: &[u8]| header[at..at + bytes.len()].copy_from_slice(bytes);
        put(16, &(if is_executable { 2u16 } else { 1 }).to_le_bytes());
        put(18, &MACHINE.to_le_bytes());
        put(20, &1u32.to_le_bytes());
        put(32, &(if is_executable { program } else { 0 }).to_le_bytes());
        put(40, &section.to_le_bytes());
        put(48, &flags.to_le_bytes());
        put(52, &(HEADER as u16).to_le_bytes());
        let has_entry_size = is_executable || !self.module.is_recent();
        put(54, &(if has_entry_size { PROGRAM_HEADER as u16 } else { 0 }).to_le_bytes());
        put(56, &segments.to_le_bytes());
        put(58, &(SECTION_HEADER as u16).to_le_bytes());
        put(60, &sections.to_le_bytes());
        put(62, &1u16.to_le_bytes());
    }
}

/// From the first to the last section of some ranks: where they begin, how many bytes of the file and of memory they take.
fn span(placed: &[Placed], first: Rank, last: Rank) -> Option<[u64; 3]> {
    let own = || placed.iter().filter(|section| (first..=last).contains(&section.rank));
    let start = own().next()?.offset;
    let (mut file_end, mut memory_end) = (start, start);
    for section in own() {
        file_end = section.offset + section.file_size;
        memory_end = memory_end.max(section.offset).next_multiple_of(section.align).saturating_add(section.memory_size);
    }
    Some([start, file_end - start, memory_end.saturating_sub(start)])
}

fn align(file: &mut Vec<u8>, to: u64) {
    file.resize(file.len().next_multiple_of(to as usize), 0);
}

fn table(
    name: u32,
    kind: u32,
    [link, info]: [u32; 2],
    [alignment, entry_size]: [u64; 2],
    bytes: &[u8],
    file: &mut Vec<u8>,
    headers: &mut Vec<u8>,
) {
    align(file, alignment);
    let place = [file.len() as u64, bytes.len() as u64];
    header(name, kind, 0, place, [link, info], [alignment, entry_size], headers);
    file.extend(bytes);
}

fn header(
    name: u32,
    kind: u32,
    flags: u64,
    [offset, size]: [u64; 2],
    [link, info]: [u32; 2],
    [alignment, entry_size]: [u64; 2],
    out: &mut Vec<u8>,
) {
    out.extend(name.to_le_bytes());
    out.extend(kind.to_le_bytes());
    for number in [flags, 0, offset, size] {
        out.extend(number.to_le_bytes());
    }
    out.extend(link.to_le_bytes());
    out.extend(info.to_le_bytes());
    out.extend(alignment.to_le_bytes());
    out.extend(entry_size.to_le_bytes());
}

/// The number of symbols of the runtime that a file of a kind has.
pub(super) fn runtime_symbols(kind: Kind) -> std::ops::Range<usize> {
    match kind {
        Kind::Executable => RUNTIME_SYMBOLS.len() - 1..RUNTIME_SYMBOLS.len(),
        Kind::Relocatable => 0..RUNTIME_SYMBOLS.len(),
    }
}
