//! Which sections, symbols and names a module has, in the order in which ptxas makes them.
//!
//! Names go into the two string tables when a section or symbol is made; global symbols are numbered behind local and weak ones, and
//! their names follow all names of sections. From sm_90 on the banks of constants are renamed when their final number is known
//! (`.nv.constant.pic` becomes `.nv.constant4`), and the old length of the name stays.

use super::image::*;
use super::module::*;
use super::{WriteError, fill, frame, image};
use crate::Arch;
use crate::cubin::relocation::UNUSED_CLEAR_64;
use crate::cubin::{SECTION_CALL_GRAPH, SECTION_COMPAT, SECTION_INFO};
use crate::elf::{FLAG_CODE, NO_BITS, PROGRAM_BITS, RELOCATIONS, RELOCATIONS_WITH_ADDEND};
use std::collections::HashMap;

/// Types of sections.
const NOTE: u32 = 7;
const PROTOTYPES: u32 = 0x7000_0002;
const RELOCATION_ACTIONS: u32 = 0x7000_000b;
/// Types that data has in relocatable files.
const GLOBAL: u32 = 0x7000_0007;
const GLOBAL_INIT: u32 = 0x7000_0008;
const SHARED: u32 = 0x7000_000a;
const CONSTANT_BANK: u32 = 0x7000_0064;
/// Flags of sections: allocated and written, `sh_info` is a section, notes that depend on the tool and on the architecture.
const ALLOCATED: u64 = 2;
const WRITTEN: u64 = 1;
const INFO_LINK: u64 = 0x40;
const TOOL_NOTE: u64 = 0x0200_0000;
const ARCH_NOTE: u64 = 0x0100_0000;
/// Symbol types.
const OBJECT: u8 = 1;
const FUNCTION: u8 = 2;
const SECTION: u8 = 3;
const GPU_OBJECT: u8 = 13;
/// `st_other`: a kernel; what memory a variable of a relocatable file lies in; a parameter; a symbol that was dropped; reserved memory.
const KERNEL: u8 = 0x10;
const IN_GLOBAL: u8 = 0x20;
const IN_SHARED: u8 = 0x40;
const IN_CONSTANT: u8 = 0x80;
const IN_PRIVATE_CONSTANT: u8 = 0x81;
const DROPPED: u8 = 1;
const RESERVED: u8 = 0xa0;
/// What `.nv.rel.action` says before sm_90.
const ACTIONS: [u8; 16] = [0x73, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x11, 0x25, 0, 5, 0x36];
/// Bytes of shared memory that the driver keeps for itself from sm_100 on, besides the 1,024 of sm_90.
const RESERVED_BYTES: u64 = 0x40;
/// Alignment of code.
const CODE_ALIGN: u64 = 128;

/// The numbers that the tables of a file are made with.
pub(super) struct Plan<'a> {
    pub(super) module: &'a CubinModule,
    pub(super) image: Image<'a>,
    pub(super) locals: Vec<Symbol>,
    /// With their names, which come last.
    pub(super) globals: Vec<(Symbol, &'a str)>,
    late: Vec<Symbol>,
    /// Where each symbol of the module is.
    pub(super) places: Vec<Option<Place>>,
    section_symbols: HashMap<SectionId, Place>,
    spaces: HashMap<SpaceKey, SectionId>,
    pub(super) code: HashMap<SymbolId, SectionId>,
    pub(super) information: HashMap<SymbolId, SectionId>,
    pub(super) debug: Vec<SectionId>,
    pub(super) debug_frame: Option<SectionId>,
    pub(super) tables: Vec<RelocationTable>,
    runtime: Option<Place>,
}

/// A place in one of the three lists of symbols.
#[derive(Clone, Copy)]
pub(super) enum Place {
    Local(u32),
    Global(u32),
    Late(u32),
}

type SpaceKey = (u8, u32);

fn key(space: Space) -> SpaceKey {
    match space {
        Space::GlobalInit => (0, 0),
        Space::Global => (1, 0),
        Space::Constant => (2, 0),
        Space::Addresses => (3, 0),
        Space::ModuleShared => (4, 0),
        Space::Shared(function) => (5, function.0),
        Space::Literals(function) => (6, function.0),
        Space::Parameters(function) => (7, function.0),
    }
}

/// How a section of a space is called, and what it was called first.
fn space_names(module: &CubinModule, space: Space) -> (String, String) {
    let of = |function: SymbolId| &module.symbols[function.0 as usize].name;
    let (name, old) = match space {
        Space::GlobalInit => (".nv.global.init".into(), None),
        Space::Global => (".nv.global".into(), None),
        Space::Constant => (".nv.constant3".into(), Some(".nv.constant.user".into())),
        Space::Addresses => (".nv.constant4".into(), Some(".nv.constant.pic".into())),
        Space::ModuleShared => (".nv_debug.shared".into(), None),
        Space::Shared(function) => (format!(".nv.shared.{}", of(function)), None),
        Space::Literals(function) => {
            (format!(".nv.constant2.{}", of(function)), Some(format!(".nv.constant.optimizer.{}", of(function))))
        }
        Space::Parameters(function) => (format!(".nv.constant0.{}", of(function)), None),
    };
    let old = old.filter(|_| module.is_recent()).unwrap_or_else(|| name.clone());
    (name, old)
}

impl<'a> Plan<'a> {
    pub(super) fn new(module: &'a CubinModule) -> Plan<'a> {
        let mut symbol_names = Strings::new();
        for prototype in &module.prototypes {
            symbol_names.add(prototype);
        }
        let function_names = module.functions().map(|(_, row, _)| row.name.len()).collect();
        let image = Image {
            module,
            section_names: Strings::new(),
            symbol_names,
            sections: Vec::new(),
            symbols: Vec::new(),
            locals: 0,
            table_names: [0; 3],
            function_names,
        };
        Plan {
            module,
            image,
            locals: Vec::new(),
            globals: Vec::new(),
            late: Vec::new(),
            places: vec![None; module.symbols.len()],
            section_symbols: HashMap::new(),
            spaces: HashMap::new(),
            code: HashMap::new(),
            information: HashMap::new(),
            debug: Vec::new(),
            debug_frame: None,
            tables: Vec::new(),
            runtime: None,
        }
    }

    /// A name in both tables.
    fn name(&mut self, name: &str) -> u32 {
        self.image.symbol_names.add(name);
        self.image.section_names.add(name)
    }

    fn section(&mut self, name: u32, kind: u32, flags: u64, align: u64, rank: Rank) -> SectionId {
        let id = SectionId(self.image.sections.len() as u32);
        let (link, info) = (Reference::Number(0), Reference::Number(0));
        let (bytes, zeros, entry_size) = (Vec::new(), None, 0);
        self.image.sections.push(image::Section {
            name,
            kind,
            flags,
            align,
            entry_size,
            link,
            info,
            rank,
            bytes,
            zeros,
        });
        id
    }

    fn local(&mut self, symbol: Symbol) -> Place {
        self.locals.push(symbol);
        Place::Local(self.locals.len() as u32 - 1)
    }

    /// A symbol for a section.
    fn section_symbol(&mut self, section: SectionId, name: u32) {
        let place = self.local(section_symbol(section, name));
        self.section_symbols.insert(section, place);
    }

    /// A section with its name and symbol.
    fn named(&mut self, name: &str, kind: u32, flags: u64, align: u64, rank: Rank) -> SectionId {
        let place = self.name(name);
        let symbol = self.image.symbol_names.add(name);
        let section = self.section(place, kind, flags, align, rank);
        self.section_symbol(section, symbol);
        section
    }

    /// Makes all sections, symbols and names, and then what is in the sections.
    pub(super) fn write(mut self) -> Result<Vec<u8>, WriteError> {
        let heads = self.heads();
        let module = self.module;
        let mut known = 0;
        for compiled in &module.compiled {
            let id = compiled.function;
            let SymbolKind::Function(function) = &self.row(id)?.kind else {
                return Err(WriteError::NotCompiled { symbol: id });
            };
            let until = (compiled.symbols as usize).min(module.symbols.len());
            self.function(id, function, known..until.max(known))?;
            known = known.max(until);
        }
        for index in known..module.symbols.len() {
            self.symbol(SymbolId(index as u32))?;
        }
        let tails = self.tails()?;
        for place in 0..self.globals.len() {
            self.globals[place].0.name = self.image.symbol_names.add(self.globals[place].1);
        }
        if module.is_recent() {
            for (id, _, function) in module.functions() {
                if function.is_entry {
                    let section = self.space_section(Space::Parameters(id));
                    let has_data = module.data_of(Space::Parameters(id)).is_some();
                    let is_late = matches!(self.section_symbols.get(&section), Some(Place::Late(_)));
                    debug_assert!(is_late != has_data);
                }
            }
        }
        fill::fill(&mut self, heads, tails)?;
        self.image.locals = self.locals.len() as u32;
        let globals = std::mem::take(&mut self.globals).into_iter().map(|(symbol, _)| symbol);
        self.image.symbols = self.locals.into_iter().chain(globals).chain(self.late).collect();
        self.image.write()
    }

    fn row(&self, id: SymbolId) -> Result<&'a SymbolRow, WriteError> {
        self.module.symbols.get(id.0 as usize).ok_or(WriteError::Symbol { symbol: id })
    }

    /// The sections that every file begins with, and their names.
    fn heads(&mut self) -> Heads {
        self.locals.push(Symbol { name: 0, info: 0, other: 0, section: SymbolSection::Undefined, value: 0, size: 0 });
        self.image.table_names = [".shstrtab", ".strtab", ".symtab"].map(|name| self.name(name));
        self.name(".symtab_shndx");
        let recent = self.module.is_recent();
        let tool = self.named(".note.nv.tkinfo", NOTE, TOOL_NOTE, 4, Rank::Notes);
        let arch_flags = if recent { ARCH_NOTE | INFO_LINK } else { ARCH_NOTE };
        let arch = self.named(".note.nv.cuinfo", NOTE, arch_flags, 4, Rank::Notes);
        let name = self.name(".nv.info");
        let information = self.section(name, SECTION_INFO, 0, 4, Rank::Information);
        let compat = recent.then(|| {
            let name = self.name(".nv.compat");
            self.section(name, SECTION_COMPAT, 0, 4, Rank::Information)
        });
        Heads { tool, arch, information, compat }
    }

    fn function(
        &mut self,
        id: SymbolId,
        function: &'a Function,
        symbols: std::ops::Range<usize>,
    ) -> Result<(), WriteError> {
        let name = &self.row(id)?.name;
        let is_first = self.code.is_empty();
        self.symbol(id)?;
        let code = format!(".text.{name}");
        let code = self.named(&code, PROGRAM_BITS, ALLOCATED | FLAG_CODE, CODE_ALIGN, Rank::Code);
        self.code.insert(id, code);
        if function.is_entry {
            self.information(id, name);
            self.name(&format!(".nv.shared.{name}"));
        }
        let is_executable = self.module.kind == Kind::Executable;
        if function.is_entry && self.module.data_of(Space::Shared(id)).is_some() {
            self.space_section(Space::Shared(id));
        }
        if is_first {
            self.runtime_symbols();
            // The variables of the module come next.
            for index in symbols.clone() {
                let is_of_module = match &self.module.symbols[index].kind {
                    SymbolKind::Variable(variable) => matches!(
                        variable.space,
                        Space::GlobalInit | Space::Global | Space::Constant | Space::ModuleShared
                    ),
                    SymbolKind::Erased { .. } => !function.is_entry,
                    SymbolKind::Common { .. } => true,
                    SymbolKind::ExternalVariable { value, .. } => *value == 0,
                    _ => false,
                };
                if is_of_module {
                    self.symbol(SymbolId(index as u32))?;
                }
            }
        }
        if !function.is_entry {
            self.information(id, name);
        }
        let has_erased =
            symbols.clone().any(|index| matches!(self.module.symbols[index].kind, SymbolKind::Erased { .. }));
        if has_erased && self.module.data_of(Space::Shared(id)).is_some() {
            self.space_section(Space::Shared(id));
        }
        if is_executable && self.module.data_of(Space::Literals(id)).is_some() {
            self.space_section(Space::Literals(id));
        }
        for index in symbols {
            self.symbol(SymbolId(index as u32))?;
        }
        for space in [Space::Shared(id), Space::Literals(id)] {
            if self.module.data_of(space).is_some() {
                self.space_section(space);
            }
        }
        let base = format!("text.{name}");
        self.relocations(code, &base, &base, &function.relocations, function.emptied);
        self.data_relocations(Space::Literals(id), false);
        if function.is_entry && !self.module.is_recent() {
            let bank = format!("nv.constant0.{name}");
            self.image.section_names.add(&format!(".{bank}"));
            if self.module.kind == Kind::Executable {
                self.name(&format!(".rel.{bank}"));
            }
            self.space_section(Space::Parameters(id));
        }
        Ok(())
    }

    fn information(&mut self, id: SymbolId, name: &str) {
        let name = self.name(&format!(".nv.info.{name}"));
        let section = self.section(name, SECTION_INFO, INFO_LINK, 4, Rank::Information);
        self.information.insert(id, section);
    }

    /// Symbols of the runtime, which the first function brings from sm_90 on.
    fn runtime_symbols(&mut self) {
        if !self.module.is_recent() {
            return;
        }
        let reserved = if self.module.arch >= Arch::Sm100 { RESERVED_BYTES } else { 0 };
        for index in runtime_symbols(self.module.kind) {
            let (name, size) = RUNTIME_SYMBOLS[index];
            let name = self.image.symbol_names.add(name);
            let info = OBJECT | (Binding::Weak as u8) << 4;
            let value = if index + 1 == RUNTIME_SYMBOLS.len() { reserved } else { 0 };
            let symbol = Symbol { name, info, other: 0, section: SymbolSection::Undefined, value, size };
            let place = self.local(symbol);
            self.runtime.get_or_insert(place);
        }
        if self.module.kind == Kind::Executable {
            let name = self.name(".nv.shared.reserved.0");
            let section = self.section(name, NO_BITS, ALLOCATED | WRITTEN, 1, Rank::Zeros);
            self.image.sections[section.0 as usize].zeros = Some(reserved);
            let name = self.image.symbol_names.add("__nv_reservedSMEM_offset_0_alias");
            let info = (Binding::Weak as u8) << 4;
            let section = SymbolSection::Section(section);
            self.local(Symbol { name, info, other: RESERVED, section, value: reserved, size: 0 });
        }
    }

    /// Makes a symbol of the module, unless it is made.
    fn symbol(&mut self, id: SymbolId) -> Result<(), WriteError> {
        if self.places[id.0 as usize].is_some() {
            return Ok(());
        }
        let row = self.row(id)?;
        let is_relocatable = self.module.kind == Kind::Relocatable;
        let object = if is_relocatable { GPU_OBJECT } else { OBJECT };
        let undefined = SymbolSection::Undefined;
        // The section and place of a function follow when its section is there.
        let (kind, other, section, value, size) = match &row.kind {
            SymbolKind::Function(function) => {
                (FUNCTION, if function.is_entry { KERNEL } else { 0 }, undefined, 0, function.size)
            }
            SymbolKind::Inner(inner) => (FUNCTION, 0, undefined, inner.offset, inner.size),
            SymbolKind::ExternalFunction => (FUNCTION, 0, undefined, 0, 0),
            SymbolKind::Image { kind, .. } => (*kind as u8, 0, undefined, 0, 0),
            SymbolKind::ExternalVariable { value, size, .. } if *value != 0 => (OBJECT, 0, undefined, *value, *size),
            SymbolKind::ExternalVariable { space, size, .. } => {
                (object, if is_relocatable { memory(*space) } else { 0 }, undefined, 0, *size)
            }
            SymbolKind::Erased { length } => {
                self.image.symbol_names.add_erased(*length as usize);
                let place =
                    self.local(Symbol { name: 0, info: 0, other: DROPPED, section: undefined, value: 0, size: 0 });
                self.places[id.0 as usize] = Some(place);
                return Ok(());
            }
            SymbolKind::Unused { size } => (OBJECT, DROPPED, undefined, 0, *size),
            SymbolKind::Common { size, align } => (object, IN_GLOBAL, SymbolSection::Common, *align, *size),
            SymbolKind::Variable(variable) => {
                // Shared memory has no symbols in executables.
                if !is_relocatable && matches!(variable.space, Space::Shared(_) | Space::ModuleShared) {
                    return Ok(());
                }
                let section = self.space_section(variable.space);
                let other = if is_relocatable { memory(variable.space) } else { 0 };
                (object, other, SymbolSection::Section(section), variable.offset, variable.size)
            }
        };
        let info = kind | (row.binding as u8) << 4;
        let mut symbol = Symbol { name: 0, info, other, section, value, size };
        self.places[id.0 as usize] = Some(if row.binding == Binding::Global {
            self.globals.push((symbol, &row.name));
            Place::Global(self.globals.len() as u32 - 1)
        } else {
            symbol.name = self.image.symbol_names.add(&row.name);
            self.local(symbol)
        });
        let brings_addresses = match &row.kind {
            SymbolKind::Variable(variable) => matches!(variable.space, Space::Global | Space::GlobalInit),
            kind => matches!(kind, SymbolKind::ExternalFunction),
        };
        if brings_addresses && self.module.data_of(Space::Addresses).is_some() {
            self.space_section(Space::Addresses);
        }
        Ok(())
    }

    /// The section of a space, made if it is not there.
    fn space_section(&mut self, space: Space) -> SectionId {
        if let Some(section) = self.spaces.get(&key(space)) {
            return *section;
        }
        let (name, old) = space_names(self.module, space);
        let data = self.module.data_of(space);
        let in_file = !matches!(data.map(|data| &data.contents), Some(Contents::Zeros(_)));
        let (bank, flags, rank) = match space {
            Space::GlobalInit => (GLOBAL_INIT, ALLOCATED | WRITTEN, Rank::Data),
            Space::Global => (GLOBAL, ALLOCATED | WRITTEN, Rank::Zeros),
            Space::Constant => (CONSTANT_BANK + 3, ALLOCATED, Rank::Constants),
            Space::Addresses => (CONSTANT_BANK + 4, ALLOCATED, Rank::Constants),
            Space::ModuleShared => (SHARED, ALLOCATED | WRITTEN, Rank::Zeros),
            Space::Shared(_) => (SHARED, ALLOCATED | WRITTEN | INFO_LINK, Rank::Zeros),
            Space::Literals(_) => (CONSTANT_BANK + 2, ALLOCATED | INFO_LINK, Rank::Constants),
            Space::Parameters(_) if self.module.is_recent() => (CONSTANT_BANK, ALLOCATED | INFO_LINK, Rank::Parameters),
            Space::Parameters(_) => (CONSTANT_BANK, ALLOCATED | INFO_LINK, Rank::Constants),
        };
        let kind = match (self.module.kind, in_file) {
            (Kind::Relocatable, _) => bank,
            (Kind::Executable, true) => PROGRAM_BITS,
            (Kind::Executable, false) => NO_BITS,
        };
        let section_name = self.image.section_names.add_renamed(&old, &name);
        let symbol_name = self.image.symbol_names.add_renamed(&old, &name);
        let section = self.section(section_name, kind, flags, data.map_or(4, |data| data.align), rank);
        self.spaces.insert(key(space), section);
        if matches!(space, Space::Parameters(_)) && self.module.is_recent() && data.is_none() {
            self.late.push(section_symbol(section, symbol_name));
            self.section_symbols.insert(section, Place::Late(self.late.len() as u32 - 1));
        } else if data.is_none_or(|data| data.has_symbol) {
            self.section_symbol(section, symbol_name);
        }
        section
    }

    /// Names and sections for the relocations of a section.
    fn relocations(&mut self, of: SectionId, name: &str, old: &str, all: &'a [Reloc], emptied: Option<Emptied>) {
        let is_recent = self.module.is_recent();
        let has = |has_addend: bool| all.iter().any(|relocation| is_with_addend(relocation) == has_addend);
        let names = match all.first().map(is_with_addend) {
            _ if emptied.is_some() => emptied.map_or(TableNames::Plain, |emptied| emptied.names),
            None => return,
            Some(true) if is_recent || has(false) => TableNames::WithAddendFirst,
            Some(false) if is_recent || has(true) => TableNames::PlainFirst,
            Some(true) => TableNames::WithAddend,
            Some(false) => TableNames::Plain,
        };
        let has_table = !all.is_empty() || emptied.is_some_and(|emptied| emptied.has_table);
        for has_addend in names.each().iter().copied() {
            let prefix = if has_addend { ".rela." } else { ".rel." };
            let old = format!("{prefix}{old}");
            self.image.symbol_names.add(&old);
            // From sm_90 on all stand in the table with addends; its name alone is changed.
            let is_table = has_table && (has_addend || !is_recent);
            let new = if is_table && has_addend { format!("{prefix}{name}") } else { old.clone() };
            let name = self.image.section_names.add_renamed(&old, &new);
            if is_table {
                self.relocation_section(name, of, has_addend, is_recent, all);
            }
        }
    }

    fn relocation_section(&mut self, name: u32, of: SectionId, has_addend: bool, is_recent: bool, all: &'a [Reloc]) {
        let kind = if has_addend { RELOCATIONS_WITH_ADDEND } else { RELOCATIONS };
        let section = self.section(name, kind, INFO_LINK, 8, Rank::Relocations);
        let chosen = all.iter().filter(|relocation| is_recent || is_with_addend(relocation) == has_addend);
        self.tables.push(RelocationTable { section, of, has_addend, relocations: chosen.copied().collect() });
    }

    /// Frames, sections for debuggers, relocations of data, the graph of calls.
    fn tails(&mut self) -> Result<Tails, WriteError> {
        let module = self.module;
        let frame = self.named(".debug_frame", PROGRAM_BITS, 0, 1, Rank::Debug);
        self.debug_frame = Some(frame);
        for debug in &module.debug {
            let section = self.named(&debug.name, PROGRAM_BITS, 0, 1, Rank::Debug);
            self.debug.push(section);
            let base = debug.name.trim_start_matches('.');
            self.relocations(section, base, base, &debug.relocations, None);
        }
        for data in module.data.iter().filter(|data| !matches!(data.space, Space::Literals(_))) {
            self.data_relocations(data.space, true);
        }
        let mut functions = module.functions();
        if let Some((first, ..)) = functions.next() {
            self.data_relocations(Space::Literals(first), true);
        }
        let (bytes, relocations) = frame::section(module);
        self.name(".rel.debug_frame");
        let name = self.name(".rela.debug_frame");
        let plain = self.image.section_names.add(".rel.debug_frame");
        for has_addend in [false, true] {
            let chosen = |relocation: &&Reloc| module.is_recent() || is_with_addend(relocation) == has_addend;
            if (module.is_recent() && !has_addend) || !relocations.iter().any(|relocation| chosen(&relocation)) {
                continue;
            }
            let kind = if has_addend { RELOCATIONS_WITH_ADDEND } else { RELOCATIONS };
            let name = if has_addend { name } else { plain };
            let section = self.section(name, kind, INFO_LINK, 8, Rank::Relocations);
            let relocations = relocations.iter().filter(chosen).copied().collect();
            self.tables.push(RelocationTable { section, of: frame, has_addend, relocations });
        }
        for (id, ..) in functions {
            self.data_relocations(Space::Literals(id), true);
        }
        let calls = self.named(".nv.callgraph", SECTION_CALL_GRAPH, 0, 4, Rank::Information);
        let prototypes = if module.prototyped.is_empty() {
            self.name(".nv.prototype");
            None
        } else {
            Some(self.named(".nv.prototype", PROTOTYPES, 0, 4, Rank::Information))
        };
        if !module.is_recent() && module.kind == Kind::Executable {
            let actions = self.named(".nv.rel.action", RELOCATION_ACTIONS, 0, 8, Rank::Information);
            let actions = &mut self.image.sections[actions.0 as usize];
            (actions.entry_size, actions.bytes) = (8, ACTIONS.to_vec());
        }
        Ok(Tails { frame: bytes, calls, prototypes })
    }

    /// The relocations of a space: what is known with its function, or what had to wait for all functions.
    fn data_relocations(&mut self, space: Space, is_late: bool) {
        let Some(data) = self.module.data_of(space) else { return };
        if is_late != data.emptied.is_none_or(|emptied| emptied.is_late) {
            return;
        }
        let section = self.space_section(space);
        let (name, old) = space_names(self.module, space);
        self.relocations(section, &name[1..], &old[1..], &data.relocations, data.emptied);
    }

    /// The section of a space, if it has one.
    pub(super) fn space(&self, space: Space) -> Option<SectionId> {
        self.spaces.get(&key(space)).copied()
    }

    /// The number of a symbol of the module in the file.
    pub(super) fn number(&self, id: SymbolId) -> Result<u32, WriteError> {
        let place = self.places.get(id.0 as usize).copied().flatten();
        Ok(self.number_of(place.ok_or(WriteError::Symbol { symbol: id })?))
    }

    fn number_of(&self, place: Place) -> u32 {
        let (locals, globals) = (self.locals.len() as u32, self.globals.len() as u32);
        match place {
            Place::Local(index) => index,
            Place::Global(index) => locals + index,
            Place::Late(index) => locals + globals + index,
        }
    }

    /// The number of what a relocation refers to.
    pub(super) fn target(&self, target: Target) -> Result<u32, WriteError> {
        let section = match target {
            Target::Symbol(symbol) => return self.number(symbol),
            Target::Runtime(index) => {
                let Some(Place::Local(first)) = self.runtime else { return Err(WriteError::Target { target }) };
                return Ok(first + index - runtime_symbols(self.module.kind).start as u32);
            }
            Target::Space(space) => self.spaces.get(&key(space)).copied(),
            Target::Code(function) => self.code.get(&function).copied(),
            Target::Nothing => return Ok(0),
            Target::Debug(None) => self.debug_frame,
            Target::Debug(Some(index)) => self.debug.get(index as usize).copied(),
        };
        let place = section.and_then(|section| self.section_symbols.get(&section));
        Ok(self.number_of(*place.ok_or(WriteError::Target { target })?))
    }
}

/// Whether a relocation stands in the table with addends before sm_90.
fn is_with_addend(relocation: &Reloc) -> bool {
    relocation.addend != 0 || relocation.kind == UNUSED_CLEAR_64
}

fn memory(space: Space) -> u8 {
    match space {
        Space::GlobalInit | Space::Global => IN_GLOBAL,
        Space::Constant | Space::Addresses => IN_CONSTANT,
        Space::Shared(_) | Space::ModuleShared => IN_SHARED,
        Space::Literals(_) | Space::Parameters(_) => IN_PRIVATE_CONSTANT,
    }
}

fn section_symbol(section: SectionId, name: u32) -> Symbol {
    Symbol { name, info: SECTION, other: 0, section: SymbolSection::Section(section), value: 0, size: 0 }
}

/// The sections that every file begins with.
pub(super) struct Heads {
    pub(super) tool: SectionId,
    pub(super) arch: SectionId,
    pub(super) information: SectionId,
    pub(super) compat: Option<SectionId>,
}

/// What comes behind the functions.
pub(super) struct Tails {
    /// The bytes of `.debug_frame`.
    pub(super) frame: Vec<u8>,
    pub(super) calls: SectionId,
    pub(super) prototypes: Option<SectionId>,
}

/// The relocations of a section.
pub(super) struct RelocationTable {
    pub(super) section: SectionId,
    pub(super) of: SectionId,
    pub(super) has_addend: bool,
    pub(super) relocations: Vec<Reloc>,
}
