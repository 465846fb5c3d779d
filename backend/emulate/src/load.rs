//! A cubin, made ready to run: code as columns, images of memory, constant banks, symbols put in their places.

use crate::decode::{Code, Row, table};
use crate::memory::{self, Object};
use crate::timing::Timing;
use std::collections::BTreeMap;
use std::sync::OnceLock;
use warpc_sass::cubin::{self, Cubin, CubinError, attribute};
use warpc_sass::elf::{Section, SectionIndex, Symbol};
use warpc_sass::{Arch, print};

/// `st_type` of a variable.
const SYMBOL_OBJECT: u8 = 1;
/// `st_type` of a function.
const SYMBOL_FUNCTION: u8 = 2;

/// Relocations that executable cubins have, by their numbers.
mod relocation {
    /// 32 bits of an address.
    pub const ABSOLUTE_32: [u32; 2] = [1, 3];
    /// 64 bits of an address: of anything, of a variable, of a kernel.
    pub const ABSOLUTE_64: [u32; 3] = [2, 4, 35];
    /// One byte of these, eight kinds for each, from these on.
    pub const ABSOLUTE_BYTES: std::ops::Range<u32> = 76..100;
    /// The header of a texture: there are none here.
    pub const TEXTURE: u32 = 6;
    /// Low half of an address, in the immediate at bit 32.
    pub const LOW_AT_32: u32 = 56;
    /// High half of an address, at the same place.
    pub const HIGH_AT_32: u32 = 57;
    /// Nothing to do.
    pub const UNUSED: u32 = 73;
    /// An address of code, in the pieces of a branch.
    pub const BRANCH: u32 = 75;
}

/// A cubin that cannot be run.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LoadError {
    /// The file is damaged, or no cubin.
    #[error(transparent)]
    Cubin(#[from] CubinError),
    /// It must be linked first.
    #[error("a relocatable cubin: it must be linked before it can run")]
    Relocatable,
    /// A relocation lies outside of its section.
    #[error("the relocation at {offset:#x} of {section} lies outside of the section")]
    Outside {
        /// The section.
        section: String,
        /// Where in it.
        offset: u64,
    },
    /// A kind of relocation that is not known.
    #[error("relocation of kind {kind} at {offset:#x} of {section} is not known")]
    Relocation {
        /// Its kind.
        kind: u32,
        /// The section.
        section: String,
        /// Where in it.
        offset: u64,
    },
}

/// A parameter of a kernel.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Parameter {
    pub ordinal: u16,
    pub offset: u16,
    pub size: u32,
}

/// A kernel.
pub(crate) struct Kernel {
    pub name: String,
    pub entry: Row,
    /// Sorted by ordinal.
    pub parameters: Vec<Parameter>,
    /// Where parameters begin in constant bank 0.
    pub parameter_base: u32,
    /// Bytes of constant bank 0.
    pub bank_size: u32,
    /// Contents of the other constant banks.
    pub banks: BTreeMap<u8, Vec<u8>>,
    /// Bytes of shared memory, those that the system reserves included.
    pub shared: u32,
    /// Bytes of the stack of a thread.
    pub stack: u32,
}

/// A section of code.
struct CodeSection {
    name: String,
    start: u32,
    end: u32,
    bytes: Vec<u8>,
}

/// A variable of the module.
pub(crate) struct Variable {
    pub name: String,
    pub object: usize,
    pub offset: usize,
    pub size: usize,
}

/// A cubin that is ready to run.
pub struct Program {
    pub(crate) arch: Arch,
    pub(crate) code: Code,
    sections: Vec<CodeSection>,
    pub(crate) kernels: Vec<Kernel>,
    /// Global memory of the module.
    pub(crate) objects: Vec<Object>,
    pub(crate) variables: Vec<Variable>,
    /// Functions that are defined elsewhere, by the order of their addresses.
    pub(crate) externals: Vec<String>,
    timing: OnceLock<Timing>,
}

/// Address of the first instruction. Those behind it follow at 16 bytes each.
pub(crate) const CODE_BASE: u64 = 1 << 32;
/// Address of the first function that is defined elsewhere; 16 bytes each.
pub(crate) const EXTERNAL_BASE: u64 = 1 << 33;

impl Program {
    /// Takes a cubin apart and decodes its code. Words that are no instructions are errors only if they run.
    pub fn read(file: &[u8]) -> Result<Program, LoadError> {
        let cubin = Cubin::read(file)?;
        if cubin.elf.kind == 1 {
            return Err(LoadError::Relocatable);
        }
        Loader::new(&cubin).load()
    }

    /// A program of one kernel, called `kernel`, from the words of its code and the sizes of its parameters in bytes, each of which is
    /// aligned to its size. It has `shared` bytes of shared memory and no variables.
    pub fn of_words(arch: Arch, words: &[u128], parameters: &[u32], shared: u32) -> Program {
        let bytes = words.iter().flat_map(|word| word.to_le_bytes()).collect();
        let end = words.len() as u32;
        let mut code = Code::default();
        words.iter().for_each(|word| code.push(table(arch), *word));
        let mut offset = 0u32;
        let mut placed = Vec::with_capacity(parameters.len());
        for (ordinal, &size) in parameters.iter().enumerate() {
            offset = offset.next_multiple_of(size.clamp(1, 16).next_power_of_two());
            placed.push(Parameter { ordinal: ordinal as u16, offset: offset as u16, size });
            offset += size;
        }
        let kernel = Kernel {
            name: "kernel".into(),
            entry: Row(0),
            parameters: placed,
            parameter_base: parameter_base(arch),
            bank_size: parameter_base(arch) + offset,
            banks: BTreeMap::new(),
            shared,
            stack: UNKNOWN_STACK,
        };
        Program {
            arch,
            code,
            sections: vec![CodeSection { name: ".text.kernel".into(), start: 0, end, bytes }],
            kernels: vec![kernel],
            objects: Vec::new(),
            variables: Vec::new(),
            externals: Vec::new(),
            timing: OnceLock::new(),
        }
    }

    /// Names of the kernels, in the order of the file.
    pub fn kernels(&self) -> Vec<String> {
        self.kernels.iter().map(|kernel| kernel.name.clone()).collect()
    }

    /// Section, byte offset and text of an instruction.
    pub(crate) fn place(&self, row: Row) -> (&str, u64, String) {
        let Some(section) = self.sections.iter().find(|section| (section.start..section.end).contains(&row.0)) else {
            return ("", 0, "behind the end of the code".into());
        };
        let offset = (row.0 - section.start) as u64 * 16;
        let word = cubin::words(&section.bytes).nth((row.0 - section.start) as usize).map_or(0, |(_, word)| word);
        let text = print::line(table(self.arch), word, offset).unwrap_or_else(|| format!("{word:#034x}"));
        (section.name.strip_prefix(".text.").unwrap_or(&section.name), offset, text)
    }

    /// The words of all code.
    pub(crate) fn words(&self) -> impl Iterator<Item = u128> + '_ {
        self.sections.iter().flat_map(|section| cubin::words(&section.bytes).map(|(_, word)| word))
    }

    /// When results are visible, found at the first run that asks.
    pub(crate) fn timing(&self) -> &Timing {
        self.timing.get_or_init(|| Timing::new(self.arch, &self.code, self.words()))
    }

    /// The instruction at an address.
    pub(crate) fn row_at(&self, address: u64) -> Option<Row> {
        let row = address.checked_sub(CODE_BASE)? / 16;
        (address.is_multiple_of(16) && row < self.code.len() as u64).then_some(Row(row as u32))
    }

    /// The function defined elsewhere that has an address.
    pub(crate) fn external_at(&self, address: u64) -> Option<&str> {
        let index = address.checked_sub(EXTERNAL_BASE)? / 16;
        self.externals.get(index as usize).map(String::as_str)
    }
}

/// What a section of the file became.
#[derive(Clone, Copy)]
enum Home {
    Nowhere,
    Code(usize),
    Object(usize),
    /// A constant bank, whose addresses are offsets.
    Bank,
}

struct Loader<'a> {
    cubin: &'a Cubin<'a>,
    homes: Vec<Home>,
    /// Bytes of constant banks by section, with relocations done.
    banks: BTreeMap<usize, Vec<u8>>,
    program: Program,
}

impl<'a> Loader<'a> {
    fn new(cubin: &'a Cubin<'a>) -> Loader<'a> {
        let program = Program {
            arch: cubin.arch,
            code: Code::default(),
            sections: Vec::new(),
            kernels: Vec::new(),
            objects: Vec::new(),
            variables: Vec::new(),
            externals: Vec::new(),
            timing: OnceLock::new(),
        };
        Loader { cubin, homes: vec![Home::Nowhere; cubin.elf.sections.len()], banks: BTreeMap::new(), program }
    }

    fn load(mut self) -> Result<Program, LoadError> {
        let mut rows = 0;
        for (index, section) in self.cubin.elf.sections.iter().enumerate() {
            self.homes[index] = if cubin::is_code(section) {
                let start = rows;
                rows += section.bytes.len() as u32 / 16;
                let (name, bytes) = (section.name.to_string(), section.bytes.to_vec());
                self.program.sections.push(CodeSection { name, start, end: rows, bytes });
                Home::Code(self.program.sections.len() - 1)
            } else if section.name == ".nv.global" || section.name == ".nv.global.init" {
                let mut data = section.bytes.to_vec();
                data.resize(section.size as usize, 0);
                self.program.objects.push(Object { name: section.name.to_string(), data });
                Home::Object(self.program.objects.len() - 1)
            } else if section.name.starts_with(".nv.constant") {
                self.banks.insert(index, section.bytes.to_vec());
                Home::Bank
            } else {
                Home::Nowhere
            };
        }
        self.relocate()?;
        for section in &self.program.sections {
            for (_, word) in cubin::words(&section.bytes) {
                self.program.code.push(table(self.cubin.arch), word);
            }
        }
        self.variables();
        self.kernels()?;
        Ok(self.program)
    }

    /// The address of a symbol.
    fn address(&mut self, symbol: &Symbol<'_>) -> u64 {
        match self.homes.get(symbol.section.0 as usize).copied() {
            Some(Home::Code(section)) => CODE_BASE + self.program.sections[section].start as u64 * 16 + symbol.value,
            Some(Home::Object(object)) => memory::object_address(object) + symbol.value,
            Some(Home::Bank) => symbol.value,
            _ if symbol.section.0 == 0 => {
                let known = self.program.externals.iter().position(|name| name == symbol.name);
                let index = known.unwrap_or_else(|| {
                    self.program.externals.push(symbol.name.to_string());
                    self.program.externals.len() - 1
                });
                EXTERNAL_BASE + index as u64 * 16
            }
            // Shared variables: offsets in their section.
            _ => symbol.value,
        }
    }

    fn relocate(&mut self) -> Result<(), LoadError> {
        for relocation in &self.cubin.elf.relocations {
            let target = relocation.section.0 as usize;
            let home = self.homes.get(target).copied().unwrap_or(Home::Nowhere);
            if matches!(home, Home::Nowhere) || matches!(relocation.kind, relocation::UNUSED | relocation::TEXTURE) {
                continue;
            }
            let Some(symbol) = self.cubin.elf.symbols.get(relocation.symbol.0 as usize).copied() else { continue };
            let address = self.address(&symbol).wrapping_add(relocation.addend as u64);
            let section = self.cubin.elf.sections[target].name.to_string();
            let offset = relocation.offset;
            let bytes = match home {
                Home::Code(index) => &mut self.program.sections[index].bytes,
                Home::Object(index) => &mut self.program.objects[index].data,
                _ => self.banks.entry(target).or_default(),
            };
            let outside = || LoadError::Outside { section: section.clone(), offset };
            let mut put = |at: u64, value: &[u8]| -> Result<(), LoadError> {
                let at = usize::try_from(at).map_err(|_| outside())?;
                let place = at.checked_add(value.len()).and_then(|end| bytes.get_mut(at..end));
                place.ok_or_else(outside)?.copy_from_slice(value);
                Ok(())
            };
            match relocation.kind {
                kind if relocation::ABSOLUTE_32.contains(&kind) => put(offset, &(address as u32).to_le_bytes())?,
                kind if relocation::ABSOLUTE_64.contains(&kind) => put(offset, &address.to_le_bytes())?,
                kind if relocation::ABSOLUTE_BYTES.contains(&kind) => {
                    let byte = (kind - relocation::ABSOLUTE_BYTES.start) as usize % 8;
                    put(offset, &address.to_le_bytes()[byte..=byte])?
                }
                relocation::LOW_AT_32 => put(offset.wrapping_add(4), &(address as u32).to_le_bytes())?,
                relocation::HIGH_AT_32 => put(offset.wrapping_add(4), &((address >> 32) as u32).to_le_bytes())?,
                relocation::BRANCH => {
                    let at = usize::try_from(offset).map_err(|_| outside())?;
                    let place = at.checked_add(16).and_then(|end| bytes.get_mut(at..end)).ok_or_else(outside)?;
                    let mut word = u128::from_le_bytes(place.try_into().map_err(|_| outside())?);
                    // Bits 2 to 9 of the address stand at bit 16, those from 10 on at bit 34.
                    word &= !(0xff << 16 | ((1u128 << 48) - 1) << 34);
                    word |= ((address >> 2 & 0xff) as u128) << 16 | ((address >> 10) as u128 & ((1 << 48) - 1)) << 34;
                    place.copy_from_slice(&word.to_le_bytes());
                }
                kind => return Err(LoadError::Relocation { kind, section, offset }),
            }
        }
        Ok(())
    }

    fn variables(&mut self) {
        for symbol in self.cubin.elf.symbols.iter().filter(|symbol| symbol.kind == SYMBOL_OBJECT) {
            if let Some(Home::Object(object)) = self.homes.get(symbol.section.0 as usize).copied() {
                let (offset, size) = (symbol.value as usize, symbol.size as usize);
                self.program.variables.push(Variable { name: symbol.name.to_string(), object, offset, size });
            }
        }
    }

    fn kernels(&mut self) -> Result<(), LoadError> {
        let elf = &self.cubin.elf;
        for symbol in &elf.symbols {
            let is_kernel = symbol.kind == SYMBOL_FUNCTION && symbol.other & cubin::SYMBOL_IS_KERNEL != 0;
            let Some(Home::Code(section)) = self.homes.get(symbol.section.0 as usize).copied() else { continue };
            if !is_kernel {
                continue;
            }
            let entry = Row(self.program.sections[section].start + (symbol.value / 16) as u32);
            let size_of = |name: String| elf.section(&name).map(|section| section.size as u32);
            let bank = size_of(format!(".nv.constant0.{}", symbol.name));
            let mut kernel = Kernel {
                name: symbol.name.to_string(),
                entry,
                parameters: Vec::new(),
                parameter_base: parameter_base(self.cubin.arch),
                bank_size: bank.unwrap_or(parameter_base(self.cubin.arch)),
                banks: self.banks_of(symbol.name),
                shared: size_of(format!(".nv.shared.{}", symbol.name)).unwrap_or(0),
                stack: self.stack_of(symbol.section)?,
            };
            if let Some(section) = elf.section(&format!(".nv.info.{}", symbol.name)) {
                self.parameters_of(section, &mut kernel)?;
            }
            self.program.kernels.push(kernel);
        }
        Ok(())
    }

    /// The constant banks that a kernel sees: its own, and those of the module.
    fn banks_of(&self, kernel: &str) -> BTreeMap<u8, Vec<u8>> {
        let mut banks = BTreeMap::new();
        for (index, bytes) in &self.banks {
            let name = &self.cubin.elf.sections[*index].name[".nv.constant".len()..];
            let (number, owner) = name.split_once('.').map_or((name, None), |(number, owner)| (number, Some(owner)));
            if let Ok(number) = number.parse::<u8>()
                && owner.is_none_or(|owner| owner == kernel)
            {
                banks.insert(number, bytes.clone());
            }
        }
        banks
    }

    fn parameters_of(&self, section: &Section<'_>, kernel: &mut Kernel) -> Result<(), LoadError> {
        for entry in self.cubin.attributes(section)? {
            let mut numbers = cubin::numbers(entry.bytes);
            match entry.code {
                attribute::KPARAM_INFO | attribute::KPARAM_INFO_V2 => {
                    let (_, Some(place), Some(size)) = (numbers.next(), numbers.next(), numbers.next()) else {
                        continue;
                    };
                    let (ordinal, offset) = (place as u16, (place >> 16) as u16);
                    kernel.parameters.push(Parameter { ordinal, offset, size: size >> 18 });
                }
                attribute::PARAM_CBANK => {
                    if let Some(place) = numbers.nth(1) {
                        kernel.parameter_base = place & 0xffff;
                    }
                }
                _ => {}
            }
        }
        kernel.parameters.sort();
        Ok(())
    }

    /// Bytes of stack that the functions of a section need; a fixed amount where the file does not say it.
    fn stack_of(&self, section: SectionIndex) -> Result<u32, LoadError> {
        let mut stack = 0;
        let Some(info) = self.cubin.elf.section(".nv.info") else { return Ok(UNKNOWN_STACK) };
        for entry in self.cubin.attributes(info)? {
            if !matches!(entry.code, attribute::FRAME_SIZE | attribute::MIN_STACK_SIZE) {
                continue;
            }
            let mut numbers = cubin::numbers(entry.bytes);
            let (Some(symbol), Some(bytes)) = (numbers.next(), numbers.next()) else { continue };
            let symbol = self.cubin.elf.symbols.get(symbol as usize);
            if symbol.is_some_and(|symbol| symbol.section == section) {
                stack = stack.max(bytes);
            }
        }
        // Calls through pointers and recursion have no known depth.
        let calls = self.program.sections.len() > 1 || !self.program.externals.is_empty() || stack > 1 << 20;
        Ok(if calls { UNKNOWN_STACK.max(if stack > 1 << 20 { 0 } else { stack * 2 }) } else { stack.max(16) })
    }
}

/// Bytes of stack where its depth is not known.
const UNKNOWN_STACK: u32 = 64 << 10;

/// Where parameters begin in constant bank 0.
fn parameter_base(arch: Arch) -> u32 {
    match arch {
        Arch::Sm80 | Arch::Sm89 => 0x160,
        Arch::Sm90 => cubin::PARAMETERS_SM90,
        Arch::Sm100 | Arch::Sm120 => 0x380,
    }
}
