//! A cubin read back into plain data: the way that a file of ptxas goes before it is written again.

use super::attributes::{NO_PLACE, parameter_base};
use super::frame;
use super::module::*;
use crate::cubin::attribute::*;
use crate::cubin::{Cubin, CubinError, is_code, numbers};
use crate::elf::{Bytes, Section, SectionIndex, Symbol};
use std::collections::HashMap;

/// A file that is no cubin of ptxas's form.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ReadError {
    /// It cannot be taken apart.
    #[error(transparent)]
    Cubin(#[from] CubinError),
    /// A section is missing.
    #[error("there is no section {name}")]
    Missing {
        /// Its name.
        name: &'static str,
    },
    /// A symbol, section or string is named that is not there.
    #[error("{what} {number} is not there")]
    Reference {
        /// What it is.
        what: &'static str,
        /// Its number.
        number: u32,
    },
    /// Something has not the form in which ptxas writes it.
    #[error("{section} has another form than ptxas gives it")]
    Form {
        /// The section.
        section: String,
    },
}

/// Reads a cubin.
pub fn read(file: &[u8]) -> Result<CubinModule, ReadError> {
    let cubin = Cubin::read(file)?;
    let mut taker = Taker::new(&cubin)?;
    taker.number_symbols();
    taker.functions()?;
    taker.data()?;
    taker.information()?;
    taker.frames()?;
    taker.debug()?;
    taker.notes()?;
    taker.calls()?;
    Ok(taker.module)
}

struct Taker<'c, 'a> {
    cubin: &'c Cubin<'a>,
    module: CubinModule,
    /// The symbol of the module for each symbol of the file.
    ids: Vec<Option<SymbolId>>,
    /// The function of each section of code.
    code: HashMap<SectionIndex, SymbolId>,
    /// Where each name of a section, and of what was to become one, begins.
    section_names: HashMap<&'a [u8], usize>,
    symbol_names: &'a [u8],
    symbol_places: HashMap<&'a [u8], usize>,
}

const WEAK: u8 = 2;
const LOCAL: u8 = 0;
const SECTION_SYMBOL: u8 = 3;
const FUNCTION: u8 = 2;
const COMMON: u32 = 0xfff2;
const DROPPED: u8 = 1;

fn form(section: &str) -> ReadError {
    ReadError::Form { section: section.to_string() }
}

impl<'c, 'a> Taker<'c, 'a> {
    fn new(cubin: &'c Cubin<'a>) -> Result<Taker<'c, 'a>, ReadError> {
        let elf = &cubin.elf;
        let table = |name| elf.section(name).map(|section| section.bytes).ok_or(ReadError::Missing { name });
        let (mut isa_class, mut tensor_maps, mut finalizer_features) = (0, 0, 0);
        if let Some(compat) = elf.section(".nv.compat") {
            for attribute in cubin.attributes(compat)? {
                match (attribute.code, Bytes(attribute.bytes).u64(0)) {
                    (2, _) => isa_class = attribute.bytes[0],
                    (3, _) => tensor_maps = attribute.bytes[0],
                    (11, Some(features)) => finalizer_features = features,
                    _ => {}
                }
            }
        }
        let tool = Tool { name: String::new(), version: String::new(), build: String::new(), options: String::new() };
        let module = CubinModule {
            arch: cubin.arch,
            accelerated: cubin.is_accelerated(),
            kind: if elf.kind == 1 { Kind::Relocatable } else { Kind::Executable },
            tool,
            isa_class,
            finalizer_features,
            tensor_maps,
            has_samplers: false,
            samplers: Vec::new(),
            symbols: Vec::new(),
            data: Vec::new(),
            calls: Vec::new(),
            addressed: Vec::new(),
            indirect_callers: Vec::new(),
            address_users: Vec::new(),
            compiled: Vec::new(),
            prototypes: Vec::new(),
            prototyped: Vec::new(),
            frames: Vec::new(),
            debug: Vec::new(),
        };
        Ok(Taker {
            cubin,
            module,
            ids: vec![None; elf.symbols.len()],
            code: HashMap::new(),
            section_names: places(table(".shstrtab")?),
            symbol_names: table(".strtab")?,
            symbol_places: places(table(".strtab")?),
        })
    }

    fn section_of(&self, symbol: &Symbol<'a>) -> Option<&'c Section<'a>> {
        self.cubin.elf.sections.get(symbol.section.0 as usize)
    }

    /// Orders the symbols as they were met, from the order of local and weak ones, that of global ones, and that of functions.
    fn number_symbols(&mut self) {
        let cubin = self.cubin;
        let symbols = &cubin.elf.symbols;
        // Local and weak symbols by the section of code that was begun last; functions in their order.
        let mut parts: Vec<(SectionIndex, Vec<usize>)> = Vec::new();
        let mut early = Vec::new();
        let mut globals = Vec::new();
        for (index, symbol) in symbols.iter().enumerate().skip(1) {
            let section = self.section_of(symbol);
            let is_section = symbol.kind == SECTION_SYMBOL;
            if is_section && section.is_some_and(is_code) {
                parts.push((symbol.section, Vec::new()));
            } else if symbol.binding != LOCAL && symbol.binding != WEAK {
                globals.push(index);
            } else if is_section && !section.is_some_and(|section| is_module_data(section.name))
                || is_runtime(symbol.name)
            {
                // The writer makes these symbols again.
            } else if let Some((_, part)) = parts.last_mut() {
                part.push(index);
            } else {
                early.push(index);
            }
        }
        let mut globals = globals.into_iter().peekable();
        let owner = |section: SectionIndex| cubin.elf.sections[section.0 as usize].info as usize & 0xff_ffff;
        let mut done = vec![false; symbols.len()];
        let mut order: Vec<usize> = early;
        let mut compiled: Vec<(usize, usize)> = Vec::new();
        let sections: Vec<usize> = parts.iter().map(|(section, _)| owner(*section)).collect();
        order.iter().for_each(|index| done[*index] = true);
        for (place, (_, part)) in parts.iter().enumerate() {
            let own = sections[place];
            // A local function is met right before its section, or with the one that names it.
            let part = match part.split_last() {
                Some((last, rest)) if sections.get(place + 1) == Some(last) && self.is_met_late(*last) => rest,
                _ => &part[..],
            };
            if own < done.len() && !std::mem::replace(&mut done[own], true) {
                order.push(own);
            }
            // Global symbols up to the next function that has not been met.
            let next = sections.get(place + 1).copied();
            let mut met = Vec::new();
            while let Some(index) = globals.next_if(|index| Some(*index) != next || done[*index]) {
                if !done[index] {
                    met.push(index);
                }
            }
            merge(cubin, part, met, &mut |index| {
                if !std::mem::replace(&mut done[index], true) {
                    order.push(index);
                }
            });
            compiled.push((own, order.len()));
        }
        order.extend(globals.filter(|index| !done[*index]));
        for (id, index) in order.iter().enumerate() {
            self.ids[*index] = Some(SymbolId(id as u32));
        }
        for index in &order {
            let symbol = &symbols[*index];
            let kind = SymbolKind::Unused { size: symbol.size };
            let binding = match symbol.binding {
                LOCAL => Binding::Local,
                WEAK => Binding::Weak,
                _ => Binding::Global,
            };
            self.module.symbols.push(SymbolRow { name: symbol.name.to_string(), binding, kind });
        }
        for (own, count) in compiled {
            if let Some(function) = self.ids.get(own).copied().flatten() {
                self.module.compiled.push(Compiled { function, symbols: count as u32 });
            }
        }
    }

    /// Whether the name of a function stands right before that of its section.
    fn is_met_late(&self, index: usize) -> bool {
        let name = self.cubin.elf.symbols[index].name;
        let place = |name: &str| self.symbol_places.get(name.as_bytes()).copied();
        let end = place(name).map(|place| place + name.len() + 1);
        end.is_some() && end == place(&format!(".text.{name}"))
    }

    fn id(&self, number: u32) -> Result<SymbolId, ReadError> {
        let id = self.ids.get(number as usize).copied().flatten();
        id.ok_or(ReadError::Reference { what: "symbol", number })
    }

    /// The functions with their words, then all other symbols.
    fn functions(&mut self) -> Result<(), ReadError> {
        let cubin = self.cubin;
        for (index, section) in cubin.elf.sections.iter().enumerate().filter(|(_, section)| is_code(section)) {
            let number = section.info & 0xff_ffff;
            let id = self.id(number)?;
            let symbol = &cubin.elf.symbols[number as usize];
            let function = Function {
                is_entry: symbol.other & crate::cubin::SYMBOL_IS_KERNEL != 0,
                words: crate::cubin::words(section.bytes).map(|(_, word)| word).collect(),
                size: symbol.size,
                ..Function::default()
            };
            self.code.insert(SectionIndex(index as u32), id);
            self.module.symbols[id.0 as usize].kind = SymbolKind::Function(Box::new(function));
        }
        let mut erased_before = 0;
        for (index, symbol) in cubin.elf.symbols.iter().enumerate() {
            let Some(id) = self.ids[index] else { continue };
            let kind = match (symbol.kind, symbol.section.0) {
                _ if matches!(self.module.symbols[id.0 as usize].kind, SymbolKind::Function(_)) => continue,
                (0, 0) if symbol.other == DROPPED => {
                    erased_before = if erased_before == index { index + 1 } else { 0 };
                    let length = if erased_before == 0 { self.erased_length(index) } else { 0 };
                    erased_before = index + 1;
                    SymbolKind::Erased { length }
                }
                (kind, section) if let Some(kind) = ImageKind::of(kind) => {
                    SymbolKind::Image { kind, parameter_of: self.code.get(&SectionIndex(section)).copied() }
                }
                (_, 0) if symbol.other == DROPPED => SymbolKind::Unused { size: symbol.size },
                (FUNCTION, 0) => SymbolKind::ExternalFunction,
                (FUNCTION, section) => {
                    let host = self.code.get(&SectionIndex(section)).copied();
                    let host = host.ok_or(ReadError::Reference { what: "section", number: section })?;
                    SymbolKind::Inner(InnerFunction { host, offset: symbol.value, size: symbol.size, frame_size: 0 })
                }
                (_, 0) => {
                    let space = if symbol.other == 0x40 { Space::ModuleShared } else { Space::Global };
                    SymbolKind::ExternalVariable { space, size: symbol.size, value: symbol.value }
                }
                (_, COMMON) => SymbolKind::Common { size: symbol.size, align: symbol.value },
                (_, section) => {
                    let space = self.space(SectionIndex(section));
                    let space = space.ok_or(ReadError::Reference { what: "section", number: section })?;
                    SymbolKind::Variable(Variable { space, offset: symbol.value, size: symbol.size })
                }
            };
            self.module.symbols[id.0 as usize].kind = kind;
        }
        Ok(())
    }

    /// Zeros behind the name of the symbol before, up to the next name; less one for each further row without a name.
    fn erased_length(&self, index: usize) -> u32 {
        let symbols = &self.cubin.elf.symbols;
        let Some(before) = symbols[..index].iter().rev().find(|symbol| !symbol.name.is_empty()) else { return 0 };
        let Some(at) = self.symbol_places.get(before.name.as_bytes()) else { return 0 };
        let rows = symbols[index..].iter().take_while(|symbol| symbol.kind == 0 && symbol.other == DROPPED).count();
        // Names of sections without symbols may stand between.
        let mut at = *at;
        while let Some(rest) = self.symbol_names.get(at..).filter(|rest| !rest.is_empty()) {
            let length = rest.iter().take_while(|byte| **byte != 0).count();
            let zeros = rest[length..].iter().take_while(|byte| **byte == 0).count();
            let renamed = match &rest[..length] {
                b".nv.constant3" => 4,
                b".nv.constant4" => 3,
                name if name.starts_with(b".nv.constant2.") => 9,
                _ => 0,
            };
            if zeros > 1 + renamed {
                return zeros.saturating_sub(1 + renamed + rows) as u32;
            }
            at += length + zeros;
        }
        0
    }

    /// The space of a section.
    fn space(&self, index: SectionIndex) -> Option<Space> {
        let section = self.cubin.elf.sections.get(index.0 as usize)?;
        let owner = || self.code.get(&SectionIndex(section.info)).copied();
        Some(match section.name {
            ".nv.global.init" => Space::GlobalInit,
            ".nv.global" => Space::Global,
            ".nv.constant3" => Space::Constant,
            ".nv.constant4" => Space::Addresses,
            ".nv_debug.shared" => Space::ModuleShared,
            name if name.starts_with(".nv.shared.reserved.") => return None,
            name if name.starts_with(".nv.shared.") => Space::Shared(owner()?),
            name if name.starts_with(".nv.constant2.") => Space::Literals(owner()?),
            name if name.starts_with(".nv.constant0.") => Space::Parameters(owner()?),
            _ => return None,
        })
    }

    fn data(&mut self) -> Result<(), ReadError> {
        let mut order = Vec::new();
        for (index, section) in self.cubin.elf.sections.iter().enumerate() {
            let index = SectionIndex(index as u32);
            if let Some(id) = self.code.get(&index).copied() {
                let relocations = self.relocations(index)?;
                let emptied = self.emptied(section.name).filter(|met| self.is_told(&relocations, &met.0));
                let function = self.function(id);
                (function.relocations, function.emptied) = (relocations, emptied.map(|emptied| emptied.0));
                continue;
            }
            let Some(space) = self.space(index) else { continue };
            if matches!(space, Space::Parameters(_)) {
                continue;
            }
            let contents = if section.bytes.is_empty() {
                Contents::Zeros(section.size)
            } else {
                Contents::Bytes(section.bytes.to_vec())
            };
            let relocations = self.relocations(index)?;
            let met = self.emptied(section.name);
            let emptied = met.filter(|met| self.is_told(&relocations, &met.0)).map(|met| met.0);
            let symbols = &self.cubin.elf.symbols;
            let has_symbol = symbols.iter().any(|symbol| symbol.kind == SECTION_SYMBOL && symbol.section == index);
            let data = DataSection { space, align: section.align, has_symbol, contents, relocations, emptied };
            order.push((met.map(|met| met.1), data));
        }
        order.sort_by_key(|(place, _)| *place);
        self.module.data = order.into_iter().map(|(_, data)| data).collect();
        Ok(())
    }

    /// Whether names tell something that the relocations do not.
    fn is_told(&self, relocations: &[Reloc], emptied: &Emptied) -> bool {
        // From sm_90 on both names are usual, whatever the relocations are.
        let is_odd = self.module.is_recent() && emptied.names.each().len() == 1;
        relocations.first().is_none_or(|first| (first.addend != 0) != emptied.names.each()[0] || is_odd)
    }

    /// Which tables of relocations of a section the names tell of, and where the first of them stands.
    fn emptied(&self, name: &str) -> Option<(Emptied, usize)> {
        // A section that was renamed gave its old name to the tables that were resolved.
        let old = match name.strip_prefix(".nv.constant2.") {
            _ if !self.module.is_recent() => name.to_string(),
            Some(function) => format!(".nv.constant.optimizer.{function}"),
            None => name.replace(".nv.constant3", ".nv.constant.user").replace(".nv.constant4", ".nv.constant.pic"),
        };
        let place = |prefix: &str, name: &str| self.section_names.get(format!("{prefix}{name}").as_bytes()).copied();
        let plain = place(".rel", &old);
        let with_addend = place(".rela", name).or(place(".rela", &old));
        let (names, first) = match (plain, with_addend) {
            (None, None) => return None,
            (Some(plain), None) => (TableNames::Plain, plain),
            (None, Some(with_addend)) => (TableNames::WithAddend, with_addend),
            (Some(plain), Some(with_addend)) if plain < with_addend => (TableNames::PlainFirst, plain),
            (Some(_), Some(with_addend)) => (TableNames::WithAddendFirst, with_addend),
        };
        let frames = self.section_names.get(&b".debug_frame"[..]).copied().unwrap_or(0);
        let has_table = self.module.is_recent() && self.cubin.elf.section(&format!(".rela{name}")).is_some();
        Some((Emptied { names, is_late: first > frames, has_table }, first))
    }

    fn relocations(&self, section: SectionIndex) -> Result<Vec<Reloc>, ReadError> {
        let cubin = self.cubin;
        let mut all = Vec::new();
        for relocation in cubin.elf.relocations.iter().rev().filter(|relocation| relocation.section == section) {
            let target = self.target(relocation.symbol.0)?;
            let (offset, kind, addend) = (relocation.offset, relocation.kind, relocation.addend);
            all.push(Reloc { offset, kind, target, addend });
        }
        // Before sm_90 there are two tables; the one that is named first was begun first.
        let first = self.emptied(cubin.elf.sections[section.0 as usize].name);
        if !self.module.is_recent()
            && let Some((Emptied { names, .. }, _)) = first
        {
            all.sort_by_key(|relocation| (relocation.addend != 0) != names.each()[0]);
        }
        Ok(all)
    }

    fn target(&self, number: u32) -> Result<Target, ReadError> {
        if number == 0 {
            return Ok(Target::Nothing);
        }
        if let Some(id) = self.ids.get(number as usize).copied().flatten() {
            return Ok(Target::Symbol(id));
        }
        let missing = ReadError::Reference { what: "symbol", number };
        let symbol = self.cubin.elf.symbols.get(number as usize).ok_or(missing.clone())?;
        if let Some(index) = RUNTIME_SYMBOLS.iter().position(|(name, _)| *name == symbol.name) {
            return Ok(Target::Runtime(index as u32));
        }
        if let Some(function) = self.code.get(&symbol.section) {
            return Ok(Target::Code(*function));
        }
        if let Some(space) = self.space(symbol.section) {
            return Ok(Target::Space(space));
        }
        if symbol.name == ".debug_frame" {
            return Ok(Target::Debug(None));
        }
        let debug = self.debug_sections().position(|(index, _)| index == symbol.section);
        debug.map(|place| Target::Debug(Some(place as u32))).ok_or(missing)
    }

    fn debug_sections(&self) -> impl Iterator<Item = (SectionIndex, &'c Section<'a>)> {
        let sections = self.cubin.elf.sections.iter().enumerate();
        sections
            .filter(|(_, section)| {
                let is_debug = section.name.starts_with(".debug_") || section.name.starts_with(".nv_debug_");
                section.kind == crate::elf::PROGRAM_BITS && is_debug && section.name != ".debug_frame"
            })
            .map(|(index, section)| (SectionIndex(index as u32), section))
    }

    fn function(&mut self, id: SymbolId) -> &mut Function {
        match &mut self.module.symbols[id.0 as usize].kind {
            SymbolKind::Function(function) => function,
            _ => unreachable!("the code of a section belongs to a function"),
        }
    }

    /// Attributes of the module and of functions.
    fn information(&mut self) -> Result<(), ReadError> {
        let cubin = self.cubin;
        for section in cubin.elf.sections.iter().filter(|section| section.kind == crate::cubin::SECTION_INFO) {
            if section.name == ".nv.info" {
                for attribute in cubin.attributes(section)? {
                    if attribute.code == TEXMODE_INDEPENDENT {
                        self.module.has_samplers = true;
                        continue;
                    }
                    let [symbol, value] = pair(attribute.bytes).ok_or(form(section.name))?;
                    self.module_attribute(attribute.code, self.id(symbol)?, value)?;
                }
                continue;
            }
            let id = self.code.get(&SectionIndex(section.info)).copied().ok_or(form(section.name))?;
            for attribute in cubin.attributes(section)? {
                self.function_attribute(id, attribute.code, attribute.bytes).ok_or(form(section.name))?;
            }
            let function = self.function(id);
            function.parameters.reverse();
            function.image_parameters.reverse();
        }
        Ok(())
    }

    fn module_attribute(&mut self, code: u8, id: SymbolId, value: u32) -> Result<(), ReadError> {
        match (&mut self.module.symbols[id.0 as usize].kind, code) {
            (SymbolKind::Function(function), REGCOUNT) => function.registers = value,
            (SymbolKind::Function(function), FRAME_SIZE) => function.frame_size = value,
            (SymbolKind::Function(function), MIN_STACK_SIZE) => function.min_stack_size = value,
            (SymbolKind::Function(function), MAX_STACK_SIZE) => function.max_stack_size = value,
            (SymbolKind::Inner(inner), FRAME_SIZE) => inner.frame_size = value,
            (SymbolKind::Image { .. }, SAMPLER_INIT | SAMPLER_FORCE_UNNORMALIZED) => self.sampler(code, id, value),
            _ => return Err(form(".nv.info")),
        }
        Ok(())
    }

    /// What the attributes of a sampler say; the last sampler comes first.
    fn sampler(&mut self, code: u8, symbol: SymbolId, value: u32) {
        let samplers = &mut self.module.samplers;
        if samplers.first().is_none_or(|sampler| sampler.symbol != symbol) {
            samplers.insert(0, SamplerRow { symbol, modes: [SamplerRow::UNSET; 4], unnormalized: None });
        }
        match code {
            SAMPLER_INIT => samplers[0].modes = value.to_le_bytes(),
            _ => samplers[0].unnormalized = Some(value),
        }
    }

    fn function_attribute(&mut self, id: SymbolId, code: u8, bytes: &[u8]) -> Option<()> {
        let arch = self.module.arch;
        let list = || numbers(bytes).collect::<Vec<u32>>();
        let three = || <[u32; 3]>::try_from(numbers(bytes).collect::<Vec<u32>>()).ok();
        if code == EXTERNS {
            let externals: Option<Vec<SymbolId>> = numbers(bytes).map(|number| self.id(number).ok()).collect();
            self.function(id).externals = externals?;
            return Some(());
        }
        if code == KPARAM_INFO
            && let [image, place, _] = three()?
            && place >> 16 == NO_PLACE
        {
            let image = self.id(image).ok()?;
            let SymbolKind::Image { kind, .. } = self.module.symbols[image.0 as usize].kind else { return None };
            self.function(id).image_parameters.push((place as u16, image, kind));
            return Some(());
        }
        let function = self.function(id);
        match code {
            KPARAM_INFO => {
                let [_, place, rest] = three()?;
                function.parameters.push(Parameter {
                    ordinal: place as u16,
                    offset: (place >> 16) as u16,
                    size: rest >> 18,
                    pointer: (rest & 0xfff) as u16,
                });
            }
            PARAM_CBANK => {
                let place = *list().get(1)?;
                if place & 0xffff != parameter_base(arch) {
                    return None;
                }
            }
            CBANK_PARAM_SIZE => function.parameter_bytes = Bytes(bytes).u16(0)? as u32,
            MAXREG_COUNT => function.max_registers = Some(Bytes(bytes).u16(0)?).filter(|count| *count != 0xff),
            NUM_BARRIERS => function.barriers = bytes[0],
            EXIT_INSTR_OFFSETS => function.exits = list(),
            MAX_THREADS => function.max_threads = Some(three()?),
            REQUIRED_THREADS => function.required_threads = Some(three()?),
            CRS_STACK_SIZE => function.has_convergence_stack = true,
            CUDA_API_VERSION | PARAM_CBANK_IS_NEW | FUNCTION_FORM | SW_WAR => {}
            SPARSE_MMA_MASK | CONTROL_FLOW_FORM if bytes == [0, 0] => {}
            _ => function.attributes.push((code, bytes.to_vec())),
        }
        Some(())
    }

    fn frames(&mut self) -> Result<(), ReadError> {
        let cubin = self.cubin;
        let section = cubin.elf.section(".debug_frame").ok_or(ReadError::Missing { name: ".debug_frame" })?;
        let index = cubin.elf.sections.iter().position(|section| section.name == ".debug_frame").unwrap_or(0);
        let relocations = self.relocations(SectionIndex(index as u32))?;
        let at: HashMap<u64, &Reloc> = relocations.iter().map(|relocation| (relocation.offset, relocation)).collect();
        let entries = frame::entries(section.bytes).ok_or(form(section.name))?;
        for pair in entries.chunks(2) {
            let [start, changes] = pair else { return Err(form(section.name)) };
            let parsed = frame::parse(start.1, changes.1).ok_or(form(section.name))?;
            let address = at.get(&(changes.0 + 20)).ok_or(form(section.name))?;
            let Target::Symbol(host) = address.target else { return Err(form(section.name)) };
            let function = match (address.addend as u64).max(parsed.range.0) {
                0 => host,
                offset => self.inner(host, offset).ok_or(form(section.name))?,
            };
            self.module.frames.push(Frame { function, ..parsed });
        }
        Ok(())
    }

    fn inner(&self, host: SymbolId, offset: u64) -> Option<SymbolId> {
        let inner = self.module.symbols.iter().position(
            |row| matches!(&row.kind, SymbolKind::Inner(inner) if inner.host == host && inner.offset == offset),
        )?;
        Some(SymbolId(inner as u32))
    }

    fn debug(&mut self) -> Result<(), ReadError> {
        let mut all = Vec::new();
        for (index, section) in self.debug_sections() {
            let (name, bytes) = (section.name.to_string(), section.bytes.to_vec());
            all.push(DebugSection { name, bytes, relocations: self.relocations(index)? });
        }
        self.module.debug = all;
        Ok(())
    }

    fn notes(&mut self) -> Result<(), ReadError> {
        let name = ".note.nv.tkinfo";
        let section = self.cubin.elf.section(name).ok_or(ReadError::Missing { name })?;
        let bytes = section.bytes.get(24..).ok_or(form(name))?;
        let text = |index: u64| {
            let place = Bytes(bytes).u32(8 + 4 * index)? as usize;
            let rest = bytes.get(24 + place..)?;
            let end = rest.iter().position(|byte| *byte == 0)?;
            Some(std::str::from_utf8(&rest[..end]).ok()?.to_string())
        };
        let read = || Some(Tool { name: text(0)?, version: text(1)?, build: text(2)?, options: text(3)? });
        self.module.tool = read().ok_or(form(name))?;
        Ok(())
    }

    fn calls(&mut self) -> Result<(), ReadError> {
        // Prototypes are the first names of symbols.
        let mut places = Vec::new();
        let mut at = 1;
        while self.symbol_names.get(at) == Some(&b'#') {
            let end = self.symbol_names[at..].iter().position(|byte| *byte == 0).ok_or(form(".strtab"))? + at;
            let text = std::str::from_utf8(&self.symbol_names[at..end]).map_err(|_| form(".strtab"))?;
            self.module.prototypes.push(text.to_string());
            places.push(at as u32);
            at = end + 1;
        }
        let text_at = |place: u32, section: &str| {
            let text = places.iter().position(|known| *known == place).ok_or(form(section))?;
            Ok::<u32, ReadError>(text as u32)
        };
        let mut part = 0;
        if let Some(section) = self.cubin.elf.section(".nv.callgraph") {
            let all: Vec<u32> = numbers(section.bytes).collect();
            for pair in all.chunks_exact(2) {
                match (pair[0], part) {
                    (0, _) => part = -(pair[1] as i32),
                    (caller, 1) => {
                        let call = (self.id(caller)?, self.id(pair[1])?);
                        self.module.calls.push(call);
                    }
                    (function, 2) => {
                        let row = (self.id(function)?, text_at(pair[1], section.name)?);
                        self.module.addressed.push(row);
                    }
                    (function, 3) => {
                        let row = (self.id(function)?, text_at(pair[1], section.name)?);
                        self.module.indirect_callers.push(row);
                    }
                    (user, _) => {
                        let pair = (self.id(user)?, self.id(pair[1])?);
                        self.module.address_users.push(pair);
                    }
                }
            }
        }
        if let Some(section) = self.cubin.elf.section(".nv.prototype") {
            let all: Vec<u32> = numbers(section.bytes).collect();
            for pair in all.chunks_exact(2) {
                let text = text_at(pair[1], section.name)?;
                let id = self.id(pair[0])?;
                self.module.prototyped.push((id, text));
            }
        }
        Ok(())
    }
}

/// Sections whose place among the symbols tells when their first variable was met.
fn is_module_data(name: &str) -> bool {
    matches!(name, ".nv.global.init" | ".nv.global" | ".nv.constant3" | ".nv_debug.shared")
}

fn is_runtime(name: &str) -> bool {
    RUNTIME_SYMBOLS.iter().any(|(runtime, _)| *runtime == name) || name == "__nv_reservedSMEM_offset_0_alias"
}

/// Puts local and global symbols of a part into one order: a section of data was made by the variable behind it, or else by the
/// first global variable in it.
fn merge(cubin: &Cubin<'_>, locals: &[usize], globals: Vec<usize>, add: &mut impl FnMut(usize)) {
    let symbols = &cubin.elf.symbols;
    let mut globals = globals.into_iter();
    for (place, index) in locals.iter().enumerate() {
        let symbol = &symbols[*index];
        if symbol.kind != SECTION_SYMBOL {
            add(*index);
            continue;
        }
        // Bank 4 is made right behind the first variable that it may hold the address of.
        let follower = locals.get(place + 1).filter(|next| **next == index + 1).map(|next| &symbols[*next]);
        if follower.is_some_and(|next| next.section == symbol.section && next.kind != SECTION_SYMBOL) {
            continue;
        }
        for global in globals.by_ref() {
            add(global);
            if symbols[global].section == symbol.section {
                break;
            }
        }
    }
    globals.for_each(add);
}

fn pair(bytes: &[u8]) -> Option<[u32; 2]> {
    numbers(bytes).collect::<Vec<u32>>().try_into().ok()
}

/// Where each string of a table begins first.
fn places(table: &[u8]) -> HashMap<&[u8], usize> {
    let (mut at, mut places) = (0, HashMap::new());
    for text in table.split(|byte| *byte == 0) {
        places.entry(text).or_insert(at);
        at += text.len() + 1;
    }
    places
}
