//! Variables of a file: where they lie, their contents, and the relocations in these.

use super::data::{Address, byte_of, initial};
use super::{Builder, CubinFault, binding, definition_of};
use crate::lower::layout::{align_of, is_image, size_of};
use crate::reference::Target as Referred;
use warpc_ptx_syntax::rows::{Function, Linkage, OPEN, Space, StatementRow, Symbol, Variable, VariableRow};
use warpc_sass::cubin::relocation::*;
use warpc_sass::write::module::{
    Binding, Contents, DataSection, Reloc, Space as CubinSpace, SymbolId, SymbolKind, Target, Variable as CubinVariable,
};

/// A space that is filled.
struct Filling {
    space: CubinSpace,
    bytes: Vec<u8>,
    align: u64,
    relocations: Vec<Reloc>,
}

impl Filling {
    fn new(space: CubinSpace) -> Filling {
        Filling { space, bytes: Vec::new(), align: 1, relocations: Vec::new() }
    }

    fn put(&mut self, size: u64, align: u64) -> u64 {
        let offset = (self.bytes.len() as u64).next_multiple_of(align);
        self.bytes.resize((offset + size) as usize, 0);
        self.align = self.align.max(align);
        offset
    }
}

/// A space of which only the size counts.
#[derive(Clone, Copy)]
struct Room {
    size: u64,
    align: u64,
}

impl Room {
    const EMPTY: Room = Room { size: 0, align: 1 };

    fn put(&mut self, size: u64, align: u64) -> u64 {
        let offset = self.size.next_multiple_of(align);
        *self = Room { size: offset + size, align: self.align.max(align) };
        offset
    }
}

fn section(space: CubinSpace, align: u64, contents: Contents, relocations: Vec<Reloc>) -> DataSection {
    DataSection { space, align, has_symbol: true, contents, relocations, emptied: None }
}

fn alignment(row: &VariableRow) -> u64 {
    align_of(row).next_power_of_two()
}

impl Builder<'_> {
    /// Variables of the module and of functions, with their contents.
    pub(super) fn variables(&mut self) -> Result<(), CubinFault> {
        let scopes = self.scopes();
        let (mut constants, mut globals) = (Filling::new(CubinSpace::Constant), Filling::new(CubinSpace::GlobalInit));
        let (mut zeros, mut shared) = (Room::EMPTY, Room::EMPTY);
        let mut of_kernels: Vec<(SymbolId, Room)> = Vec::new();
        let mut late: Vec<(usize, u64)> = Vec::new();
        for (n, row) in self.rows.variables.iter().enumerate() {
            let is_declared = row.linkage == Linkage::Extern;
            let is_known = matches!(row.space, Space::Global | Space::Const | Space::Shared);
            let is_shared_of_file = row.space == Space::Shared && !self.is_relocatable;
            if !is_known || is_shared_of_file || is_image(row) {
                continue;
            }
            if is_declared && (self.is_relocatable || size_of(self.rows, row) == 0 || self.is_defined(row)) {
                // What other files define has its symbol when it is used.
                continue;
            }
            let (size, align) = (size_of(self.rows, row), alignment(row));
            let is_common = row.linkage == Linkage::Common && self.is_relocatable && row.init.is_empty();
            let kind = match row.space {
                Space::Global if is_common => SymbolKind::Common { size, align },
                Space::Global if row.init.is_empty() => {
                    let offset = zeros.put(size, align);
                    SymbolKind::Variable(CubinVariable { space: CubinSpace::Global, offset, size })
                }
                // The linker places shared variables by themselves: their places are their alignments.
                Space::Shared => {
                    let kernel = scopes[n].and_then(|function| self.of.get(&(true, function.0)).copied());
                    let kernel = kernel.filter(|id| self.is_kernel(*id));
                    let space = kernel.map_or(CubinSpace::ModuleShared, CubinSpace::Shared);
                    match kernel {
                        Some(kernel) => {
                            if of_kernels.last().is_none_or(|last| last.0 != kernel) {
                                of_kernels.push((kernel, Room::EMPTY));
                            }
                            let last = of_kernels.len() - 1;
                            of_kernels[last].1.put(size, align);
                        }
                        None => drop(shared.put(size, align)),
                    }
                    SymbolKind::Variable(CubinVariable { space, offset: align, size })
                }
                _ => {
                    let filling = if row.space == Space::Const { &mut constants } else { &mut globals };
                    let offset = filling.put(size, align);
                    late.push((n, offset));
                    SymbolKind::Variable(CubinVariable { space: filling.space, offset, size })
                }
            };
            let name = match scopes[n] {
                // Functions may have variables of one name.
                Some(_) if self.is_relocatable => format!("$__{}__{n}", self.name(row.name)),
                _ => self.name(row.name),
            };
            let id = self.symbol(name, binding(row.linkage), kind);
            self.of.insert((false, n as u32), id);
        }
        if self.is_relocatable {
            self.external_variables();
        }
        for (n, offset) in late {
            let row = &self.rows.variables[n];
            let filling = if row.space == Space::Const { &mut constants } else { &mut globals };
            let found = initial(self.rows, row, &mut filling.bytes[offset as usize..]);
            let found = found.ok_or_else(|| CubinFault::Initial(self.name(row.name)))?;
            for (at, symbol, form) in found {
                self.address(n, (offset + at, symbol, form), filling)?;
            }
        }
        if !constants.bytes.is_empty() {
            let contents = Contents::Bytes(constants.bytes);
            self.data.push(section(CubinSpace::Constant, constants.align.max(4), contents, constants.relocations));
        }
        for (space, room) in [(CubinSpace::Global, zeros), (CubinSpace::ModuleShared, shared)] {
            if room.size > 0 {
                self.data.push(section(space, room.align, Contents::Zeros(room.size), Vec::new()));
            }
        }
        for (kernel, room) in of_kernels {
            let space = CubinSpace::Shared(kernel);
            self.data.push(section(space, room.align, Contents::Zeros(room.size), Vec::new()));
        }
        if !globals.bytes.is_empty() {
            let contents = Contents::Bytes(globals.bytes);
            self.data.push(section(CubinSpace::GlobalInit, globals.align, contents, globals.relocations));
        }
        Ok(())
    }

    fn is_kernel(&self, id: SymbolId) -> bool {
        matches!(&self.symbols[id.0 as usize].kind, SymbolKind::Function(function) if function.is_entry)
    }

    fn is_defined(&self, row: &VariableRow) -> bool {
        definition_of(self.rows, row).is_some()
    }

    /// By variable: the function that it is declared in.
    fn scopes(&self) -> Vec<Option<Function>> {
        let mut scopes = vec![None; self.rows.variables.len()];
        for (n, function) in self.rows.functions.iter().enumerate() {
            for statement in &self.rows.statements[function.body.range()] {
                if let StatementRow::Variable(variable) = *statement {
                    scopes[variable.index()] = Some(Function::new(n));
                }
            }
        }
        scopes
    }

    /// Symbols of variables that code or data names and other files define, and of those that are declared before they are defined.
    fn external_variables(&mut self) {
        let in_code = self.bodies.iter().flat_map(|body| &body.code.references);
        let in_code = in_code.filter_map(|(_, reference)| match reference.target {
            Referred::Symbol(Symbol::Variable(variable)) => Some(variable),
            _ => None,
        });
        let in_data = self.rows.inits.iter().filter_map(|init| match *init {
            warpc_ptx_syntax::rows::Init::Address(Symbol::Variable(variable), _) => Some(variable),
            _ => None,
        });
        let mut named: Vec<Variable> = in_code.chain(in_data).collect();
        named.sort_unstable();
        named.dedup();
        for variable in named {
            if self.of.contains_key(&(false, variable.0)) {
                continue;
            }
            let row = &self.rows.variables[variable.index()];
            if let Some(id) = definition_of(self.rows, row).and_then(|row| self.of.get(&(false, row.0)).copied()) {
                self.of.insert((false, variable.0), id);
                continue;
            }
            if is_image(row) {
                continue;
            }
            let space = match row.space {
                Space::Const => CubinSpace::Constant,
                Space::Shared => CubinSpace::ModuleShared,
                _ => CubinSpace::Global,
            };
            let is_open = self.rows.dimensions[row.dimensions.range()].contains(&OPEN);
            let size = if is_open { 0 } else { size_of(self.rows, row) };
            let kind = SymbolKind::ExternalVariable { space, size, value: 0 };
            let id = self.symbol(self.name(row.name), Binding::Global, kind);
            self.of.insert((false, variable.0), id);
        }
    }

    /// Functions that initial values are addresses of, kernels not among them.
    pub(super) fn addressed_in_data(&self) -> Vec<Function> {
        let functions = self.rows.inits.iter().filter_map(|init| match *init {
            warpc_ptx_syntax::rows::Init::Address(Symbol::Function(function), _) => Some(self.body_of(function)),
            _ => None,
        });
        functions.filter(|function| !self.rows.functions[function.index()].is_entry).collect()
    }

    /// An address in the initial value of variable `n`: a relocation, or a number where the file itself knows it.
    fn address(&self, n: usize, (at, symbol, form): Address, filling: &mut Filling) -> Result<(), CubinFault> {
        let fault = || CubinFault::Initial(self.name(self.rows.variables[n].name));
        let byte = byte_of(form.mask);
        let put = |filling: &mut Filling, value: u64| {
            let value = value.wrapping_add(form.offset as u64).to_le_bytes();
            let bytes = byte.map_or(&value[..], |byte| &value[byte as usize..][..1]);
            filling.bytes[at as usize..][..bytes.len()].copy_from_slice(bytes);
        };
        // The kinds of relocation for eight bytes, and for the lowest of them.
        let (key, [whole, first]) = match symbol {
            Symbol::Variable(variable) => {
                let is_generic = form.generic || self.rows.variables[variable.index()].space == Space::Global;
                if !is_generic && !self.is_relocatable {
                    // A place in the constant bank of the file.
                    let id = self.of.get(&(false, variable.0)).ok_or_else(fault)?;
                    let SymbolKind::Variable(known) = &self.symbols[id.0 as usize].kind else { return Err(fault()) };
                    put(filling, known.offset);
                    return Ok(());
                }
                let generic = [GENERIC_64, GENERIC_BYTE];
                ((false, variable.0), if is_generic { generic } else { [ABSOLUTE_64, ABSOLUTE_BYTE] })
            }
            Symbol::Function(function) => {
                let body = self.body_of(function);
                if self.rows.functions[body.index()].is_entry {
                    ((true, body.0), [KERNEL_64, KERNEL_BYTE])
                } else if self.is_relocatable {
                    if byte.is_some() {
                        return Err(fault());
                    }
                    ((true, body.0), [POINTER_64; 2])
                } else {
                    put(filling, self.pointer_to(body).ok_or_else(fault)?);
                    return Ok(());
                }
            }
        };
        let target = Target::Symbol(*self.of.get(&key).ok_or_else(fault)?);
        let kind = byte.map_or(whole, |byte| first + byte);
        filling.relocations.push(Reloc { offset: at, kind, target, addend: form.offset });
        Ok(())
    }
}
