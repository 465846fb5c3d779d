//! A reader of 64-bit little-endian ELF files that trusts no offset: every number of the file is checked before it is used, and
//! what is read are slices of the file.

use std::ops::Range;

/// Index of a section.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct SectionIndex(pub u32);

/// Index of a symbol.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct SymbolIndex(pub u32);

/// `SHT_PROGBITS`: bytes of the program.
pub const PROGRAM_BITS: u32 = 1;
/// `SHT_SYMTAB`: the symbols.
pub const SYMBOL_TABLE: u32 = 2;
/// `SHT_RELA`: relocations with addends.
pub const RELOCATIONS_WITH_ADDEND: u32 = 4;
/// `SHT_NOBITS`: zeros that take no room in the file.
pub const NO_BITS: u32 = 8;
/// Global variables without values, as ptxas -O0 writes them: zeros that take no room either.
pub const GLOBAL_NO_BITS: u32 = 0x7000_0007;
/// Shared memory of a kernel, as ptxas -O0 writes it.
pub const SHARED_NO_BITS: u32 = 0x7000_000a;
/// `sh_type` of shared memory that the driver keeps for itself.
pub const RESERVED_NO_BITS: u32 = 0x7000_0015;
/// `SHT_REL`: relocations without addends.
pub const RELOCATIONS: u32 = 9;

/// `SHF_EXECINSTR`: the section is code.
pub const FLAG_CODE: u64 = 4;

/// The file is no ELF file that this reader takes, or is damaged.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ElfError {
    /// The first bytes are not those of a 64-bit little-endian ELF file.
    #[error("not a 64-bit little-endian ELF file")]
    Magic,
    /// A part of the file lies outside of it.
    #[error("{what} at byte {at:#x} does not lie in the file")]
    Outside {
        /// Which part.
        what: &'static str,
        /// Where it should be.
        at: u64,
    },
    /// A name is not UTF-8 or does not end.
    #[error("the name at byte {at:#x} is no text")]
    Name {
        /// Where it is.
        at: u64,
    },
    /// The entries of a table do not have the size that they must have.
    #[error("section {section} has entries of {size} bytes")]
    EntrySize {
        /// The section.
        section: u32,
        /// The size that it says.
        size: u64,
    },
}

/// A section.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Section<'a> {
    /// Its name.
    pub name: &'a str,
    /// What it holds.
    pub kind: u32,
    /// Its flags.
    pub flags: u64,
    /// Bytes in memory; in the file there may be none.
    pub size: u64,
    /// A section that it belongs to.
    pub link: u32,
    /// A section or symbol that it is about.
    pub info: u32,
    /// Alignment in bytes.
    pub align: u64,
    /// Size of an entry, of tables.
    pub entry_size: u64,
    /// Its bytes in the file.
    pub bytes: &'a [u8],
}

/// A symbol.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Symbol<'a> {
    /// Its name.
    pub name: &'a str,
    /// What it is: 1 an object, 2 a function, 3 a section.
    pub kind: u8,
    /// Who sees it: 0 local, 1 global, 2 weak.
    pub binding: u8,
    /// Visibility, and flags of the machine: 0x10 is a kernel.
    pub other: u8,
    /// Its section; 0 if it is defined elsewhere.
    pub section: SectionIndex,
    /// Its place in the section.
    pub value: u64,
    /// Its size in bytes.
    pub size: u64,
}

/// A relocation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Relocation {
    /// The section that is changed.
    pub section: SectionIndex,
    /// Where in the section.
    pub offset: u64,
    /// What is done.
    pub kind: u32,
    /// The symbol whose address is used.
    pub symbol: SymbolIndex,
    /// What is added to it.
    pub addend: i64,
}

/// A file, taken apart.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Elf<'a> {
    /// `e_type`: 1 relocatable, 2 executable.
    pub kind: u16,
    /// `e_machine`.
    pub machine: u16,
    /// `e_flags`.
    pub flags: u32,
    /// `EI_OSABI` and `EI_ABIVERSION`.
    pub abi: [u8; 2],
    /// The sections, the empty first one included.
    pub sections: Vec<Section<'a>>,
    /// The symbols, the empty first one included.
    pub symbols: Vec<Symbol<'a>>,
    /// All relocations, in the order of the file.
    pub relocations: Vec<Relocation>,
}

/// Little-endian numbers of a slice; `None` outside of it.
#[derive(Clone, Copy)]
pub(crate) struct Bytes<'a>(pub &'a [u8]);

impl<'a> Bytes<'a> {
    pub(crate) fn array<const N: usize>(self, at: u64) -> Option<[u8; N]> {
        let at = usize::try_from(at).ok()?;
        self.0.get(at..at.checked_add(N)?)?.try_into().ok()
    }

    pub(crate) fn u16(self, at: u64) -> Option<u16> {
        self.array(at).map(u16::from_le_bytes)
    }

    pub(crate) fn u32(self, at: u64) -> Option<u32> {
        self.array(at).map(u32::from_le_bytes)
    }

    pub(crate) fn u64(self, at: u64) -> Option<u64> {
        self.array(at).map(u64::from_le_bytes)
    }

    fn range(self, at: u64, size: u64) -> Option<&'a [u8]> {
        let range: Range<usize> = usize::try_from(at).ok()?..usize::try_from(at.checked_add(size)?).ok()?;
        self.0.get(range)
    }

    fn text(self, at: u64) -> Result<&'a str, ElfError> {
        let rest =
            usize::try_from(at).ok().and_then(|at| self.0.get(at..)).ok_or(ElfError::Outside { what: "a name", at })?;
        let end = rest.iter().position(|byte| *byte == 0).ok_or(ElfError::Name { at })?;
        std::str::from_utf8(&rest[..end]).map_err(|_| ElfError::Name { at })
    }
}

const SECTION_SIZE: u64 = 64;
const SYMBOL_SIZE: u64 = 24;

impl<'a> Elf<'a> {
    /// Takes a file apart. Cost: one step for each section, symbol and relocation, and the lengths of their names.
    pub fn read(file: &'a [u8]) -> Result<Elf<'a>, ElfError> {
        let bytes = Bytes(file);
        if !file.starts_with(b"\x7fELF\x02\x01") {
            return Err(ElfError::Magic);
        }
        let header = |at: u64| ElfError::Outside { what: "the header", at };
        let half = |at: u64| bytes.u16(at).ok_or(header(at));
        let mut elf = Elf {
            kind: half(16)?,
            machine: half(18)?,
            flags: bytes.u32(48).ok_or(header(48))?,
            abi: bytes.array(7).ok_or(header(7))?,
            sections: Vec::new(),
            symbols: Vec::new(),
            relocations: Vec::new(),
        };
        let table = bytes.u64(40).ok_or(header(40))?;
        let (count, names) = (half(60)?, half(62)?);
        let mut name_offsets = Vec::new();
        for index in 0..count as u64 {
            let at = table.saturating_add(index * SECTION_SIZE);
            let (name, section) = read_section(bytes, at)?;
            name_offsets.push(name);
            elf.sections.push(section);
        }
        let names = elf.sections.get(names as usize).map_or(&[][..], |section| section.bytes);
        for (section, name) in elf.sections.iter_mut().zip(name_offsets) {
            section.name = Bytes(names).text(name as u64)?;
        }
        elf.read_symbols()?;
        elf.read_relocations()?;
        Ok(elf)
    }

    fn read_symbols(&mut self) -> Result<(), ElfError> {
        let Some(index) = self.sections.iter().position(|section| section.kind == SYMBOL_TABLE) else { return Ok(()) };
        let section = self.sections[index];
        if section.entry_size != SYMBOL_SIZE {
            return Err(ElfError::EntrySize { section: index as u32, size: section.entry_size });
        }
        let names = self.sections.get(section.link as usize).map_or(&[][..], |section| section.bytes);
        for entry in section.bytes.chunks_exact(SYMBOL_SIZE as usize) {
            let entry = Bytes(entry);
            let read = || Some((entry.u32(0)?, entry.array::<2>(4)?, entry.u16(6)?, entry.u64(8)?, entry.u64(16)?));
            let Some((name, [info, other], section, value, size)) = read() else { break };
            self.symbols.push(Symbol {
                name: Bytes(names).text(name as u64)?,
                kind: info & 15,
                binding: info >> 4,
                other,
                section: SectionIndex(section as u32),
                value,
                size,
            });
        }
        Ok(())
    }

    fn read_relocations(&mut self) -> Result<(), ElfError> {
        for (index, section) in self.sections.iter().enumerate() {
            let size = match section.kind {
                RELOCATIONS => 16,
                RELOCATIONS_WITH_ADDEND => 24,
                _ => continue,
            };
            if section.entry_size != size && !section.bytes.is_empty() {
                return Err(ElfError::EntrySize { section: index as u32, size: section.entry_size });
            }
            for entry in section.bytes.chunks_exact(size as usize) {
                let entry = Bytes(entry);
                let (Some(offset), Some(info)) = (entry.u64(0), entry.u64(8)) else { break };
                self.relocations.push(Relocation {
                    section: SectionIndex(section.info),
                    offset,
                    kind: info as u32,
                    symbol: SymbolIndex((info >> 32) as u32),
                    addend: entry.u64(16).unwrap_or(0) as i64,
                });
            }
        }
        Ok(())
    }

    /// The first section of a name.
    pub fn section(&self, name: &str) -> Option<&Section<'a>> {
        self.sections.iter().find(|section| section.name == name)
    }
}

fn read_section(bytes: Bytes<'_>, at: u64) -> Result<(u32, Section<'_>), ElfError> {
    let read = || {
        Some((
            [
                bytes.u32(at)?,
                bytes.u32(at.checked_add(4)?)?,
                bytes.u32(at.checked_add(40)?)?,
                bytes.u32(at.checked_add(44)?)?,
            ],
            [bytes.u64(at.checked_add(8)?)?, bytes.u64(at.checked_add(24)?)?, bytes.u64(at.checked_add(32)?)?],
            [bytes.u64(at.checked_add(48)?)?, bytes.u64(at.checked_add(56)?)?],
        ))
    };
    let ([name, kind, link, info], [flags, offset, size], [align, entry_size]) =
        read().ok_or(ElfError::Outside { what: "a section header", at })?;
    // The empty first section and zeros of the program have no bytes in the file.
    let in_file =
        if matches!(kind, NO_BITS | GLOBAL_NO_BITS | SHARED_NO_BITS | RESERVED_NO_BITS | 0) { 0 } else { size };
    let contents = bytes.range(offset, in_file).ok_or(ElfError::Outside { what: "a section", at: offset });
    let contents = if in_file == 0 { &[][..] } else { contents? };
    Ok((name, Section { name: "", kind, flags, size, link, info, align, entry_size, bytes: contents }))
}
