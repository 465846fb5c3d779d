//! A compiled file as a cubin: symbols, data, attributes.
//!
//! | file | what |
//! |---|---|
//! | `data.rs` | initial values as bytes and relocations |
//! | `lines.rs` | lines of sources and of the PTX, for `-lineinfo` |

mod data;
mod lines;

pub use lines::Source;

use crate::compile::{Code, Kernel, Module};
use crate::lower::layout::{align_of, is_image, size_of};
use crate::ori::operand::RUNTIME;
use data::initial;
use hashbrown::HashMap;
use warpc_ptx_syntax::rows::{
    DirectiveKind, Function, FunctionRow, Linkage, Rows, Space, Suffix, Symbol, Variable, VariableRow,
};
use warpc_ptx_syntax::types::Type;
use warpc_sass::Arch;
use warpc_sass::cubin::attribute::{BINDLESS_SURFACE_BANK, BINDLESS_TEXTURE_BANK};
use warpc_sass::cubin::relocation::RUNTIME_LOW_32;
use warpc_sass::write::module::{
    Binding, Compiled, Contents, CubinModule, DataSection, Frame, FrameOp, Function as CubinFunction, ImageKind,
    InnerFunction, Kind, Parameter, Reloc, Space as CubinSpace, SymbolId, SymbolKind, SymbolRow, Target, Tool,
    Variable as CubinVariable,
};
use warpc_sass::write::{WriteError, write};

/// A relocation that puts an address of 64 bits.
const ADDRESS: u32 = 2;
/// The same with a generic address, in initial values.
const GENERIC_ADDRESS: u32 = 4;

/// What a file of PTX cannot be made of.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CubinFault {
    /// A pointer to a function that more than one kernel may call.
    #[error("more than one kernel may call the function whose address is in '{0}': this is not supported yet")]
    Pointer(String),
    /// An initial value that has no relocation.
    #[error("the initial value of '{0}' is not supported yet")]
    Initial(String),
    /// A variable of another file whose size is not known.
    #[error("Unresolved extern variable '{0}'")]
    UnresolvedVariable(String),
    /// A function of another file.
    #[error("Unresolved extern function '{0}'")]
    UnresolvedFunction(String),
    /// More than the file can hold: a bug of the compiler but for files beyond all bounds.
    #[error(transparent)]
    Write(#[from] WriteError),
}

/// The cubin of a compiled file without lines, as [`cubin_with_lines`].
///
/// # Errors
/// What cannot be written.
pub fn cubin(rows: &Rows, module: &Module, arch: Arch, tool: Tool) -> Result<Vec<u8>, CubinFault> {
    cubin_with_lines(rows, module, arch, tool, None)
}

/// The cubin of a compiled file. `tool` is who wrote it; with the source the file tells its lines.
///
/// # Errors
/// What cannot be written.
pub fn cubin_with_lines(
    rows: &Rows,
    module: &Module,
    arch: Arch,
    tool: Tool,
    source: Option<Source<'_>>,
) -> Result<Vec<u8>, CubinFault> {
    let mut builder = Builder { rows, module, symbols: Vec::new(), data: Vec::new(), of: HashMap::default() };
    builder.kernels();
    builder.variables()?;
    builder.externals()?;
    builder.images();
    let addresses = builder.addresses();
    builder.data.extend(addresses);
    let calls = builder.calls();
    let count = builder.symbols.len() as u32;
    let frames = builder.frames();
    let compiled = (0..module.kernels.len() as u32)
        .map(|kernel| Compiled { function: SymbolId(kernel), symbols: count })
        .collect();
    let file = CubinModule {
        arch,
        accelerated: rows.target.suffix == Suffix::Architecture,
        for_debuggers: false,
        kind: Kind::Executable,
        tool,
        isa_class: 1,
        finalizer_features: 0,
        tensor_maps: 0,
        symbols: builder.symbols,
        data: builder.data,
        calls,
        addressed: Vec::new(),
        indirect_callers: Vec::new(),
        compiled,
        address_users: Vec::new(),
        prototypes: Vec::new(),
        prototyped: Vec::new(),
        frames,
        debug: source.map_or_else(Vec::new, |source| lines::sections(rows, module, source)),
    };
    Ok(write(&file)?)
}

struct Builder<'b> {
    rows: &'b Rows,
    module: &'b Module,
    symbols: Vec<SymbolRow>,
    data: Vec<DataSection>,
    /// Symbols of variables and functions of the file.
    of: HashMap<(bool, u32), SymbolId, foldhash::fast::FixedState>,
}

fn binding(linkage: Linkage) -> Binding {
    match linkage {
        Linkage::File => Binding::Local,
        Linkage::Weak => Binding::Weak,
        Linkage::Visible | Linkage::Extern | Linkage::Common => Binding::Global,
    }
}

/// What an image is.
fn kind_of_image(row: &VariableRow) -> ImageKind {
    match row.ty {
        Type::Samplerref => ImageKind::Sampler,
        Type::Surfref => ImageKind::Surface,
        _ => ImageKind::Texture,
    }
}

/// Functions that every driver brings along.
const SYSTEM_FUNCTIONS: [&str; 4] = ["vprintf", "malloc", "free", "__assertfail"];

/// What a file says of what a parameter points to: the space, and the binary logarithm of the alignment.
fn pointer(parameter: &VariableRow) -> u16 {
    let Some((space, align)) = parameter.pointer else { return 0 };
    let space = match space {
        Space::Local => 1,
        Space::Shared => 2,
        Space::Global | Space::Const => 4,
        _ => 5,
    };
    let align = align.filter(|align| *align != 0).map_or(0, u64::ilog2);
    space << 8 | align as u16 & 0xff
}

/// Variables that the file names and no file defines, in order. One whose size is known becomes a variable of this file.
pub fn unresolved(rows: &Rows) -> impl Iterator<Item = Variable> {
    let spaces = [Space::Global, Space::Const, Space::Shared];
    (0..rows.variables.len()).map(Variable::new).filter(move |variable| {
        let row = &rows.variables[variable.index()];
        row.linkage == Linkage::Extern
            && spaces.contains(&row.space)
            && size_of(rows, row) != 0
            && definition_of(rows, row).is_none()
    })
}

/// The row that defines what another row declares.
fn definition_of(rows: &Rows, declared: &VariableRow) -> Option<Variable> {
    let is_it =
        |row: &VariableRow| row.name == declared.name && row.space == declared.space && row.linkage != Linkage::Extern;
    rows.variables.iter().position(is_it).map(Variable::new)
}

impl Builder<'_> {
    fn name(&self, name: warpc_ptx_syntax::rows::Name) -> String {
        self.rows.names.text(name.index()).into_owned()
    }

    fn symbol(&mut self, name: String, binding: Binding, kind: SymbolKind) -> SymbolId {
        self.symbols.push(SymbolRow { name, binding, kind });
        SymbolId(self.symbols.len() as u32 - 1)
    }

    /// Kernels, then functions behind each.
    fn kernels(&mut self) {
        for kernel in &self.module.kernels {
            let row = &self.rows.functions[kernel.function.index()];
            let function = self.function(row, kernel);
            let id = self.symbol(self.name(row.name), binding(row.linkage), SymbolKind::Function(Box::new(function)));
            self.of.insert((true, kernel.function.0), id);
        }
        for (n, kernel) in self.module.kernels.iter().enumerate() {
            let kernel_name = self.name(self.rows.functions[kernel.function.index()].name);
            for (function, offset, end) in inner(&kernel.code) {
                let name = self.name(self.rows.functions[function as usize].name);
                let code = self.module.functions.iter().find(|row| row.0.0 == function);
                let inner = InnerFunction {
                    host: SymbolId(n as u32),
                    offset: offset as u64,
                    size: (end - offset) as u64,
                    frame_size: code.map_or(0, |row| row.1.frame),
                };
                self.symbol(format!("${kernel_name}${name}"), Binding::Local, SymbolKind::Inner(inner));
            }
            if kernel.code.shared > 0 {
                let align = self.shared_align(kernel.function);
                self.data.push(DataSection {
                    space: CubinSpace::Shared(SymbolId(n as u32)),
                    align,
                    has_symbol: true,
                    contents: Contents::Zeros(kernel.code.shared as u64),
                    relocations: Vec::new(),
                    emptied: None,
                });
            }
        }
    }

    /// Alignment of the shared memory of a kernel.
    fn shared_align(&self, _: Function) -> u64 {
        let shared = self.rows.variables.iter().filter(|row| row.space == Space::Shared);
        shared.map(align_of).max().unwrap_or(1).next_power_of_two().clamp(16, 1 << 16)
    }

    fn function(&self, row: &FunctionRow, kernel: &Kernel) -> CubinFunction {
        let code = &kernel.code;
        let directives = &self.rows.directives[row.directives.range()];
        let three = |kind| {
            let found = directives.iter().find(|directive| directive.kind == kind)?;
            let mut all = [1u32; 3];
            let values = &found.values[..found.count as usize];
            all.iter_mut().zip(values).for_each(|(to, &value)| *to = value as u32);
            Some(all)
        };
        let first = code.functions.first().map_or(code.words.len() as u32 * 16, |row| row.1);
        let mut end = 0u64;
        let numbered = row.params.range().enumerate().filter(|(_, n)| !is_image(&self.rows.variables[*n]));
        let parameters = numbered.map(|(ordinal, n)| {
            let variable = &self.rows.variables[n];
            let offset = end.next_multiple_of(align_of(variable).next_power_of_two());
            let size = size_of(self.rows, variable);
            end = offset + size;
            Parameter { ordinal: ordinal as u16, offset: offset as u16, size: size as u32, pointer: pointer(variable) }
        });
        let mut attributes = Vec::new();
        for (kind, code) in [(DirectiveKind::ClusterBlocks, 0x3d)] {
            if let Some(blocks) = three(kind) {
                attributes.push((code, blocks.iter().flat_map(|n| n.to_le_bytes()).collect()));
            }
        }
        if directives.iter().any(|d| matches!(d.kind, DirectiveKind::ExplicitCluster | DirectiveKind::ClusterBlocks)) {
            attributes.push((0x3e, Vec::new()));
        }
        let registers = directives.iter().find(|directive| directive.kind == DirectiveKind::MaxRegisters);
        CubinFunction {
            is_entry: true,
            words: code.words.clone(),
            size: if code.functions.is_empty() { code.words.len() as u64 * 16 } else { first as u64 },
            registers: code.registers as u32,
            frame_size: code.frame,
            min_stack_size: kernel.stack.unwrap_or(code.frame),
            parameters: parameters.collect(),
            parameter_bytes: code.parameters,
            max_threads: three(DirectiveKind::MaxThreads),
            required_threads: three(DirectiveKind::RequiredThreads),
            max_registers: registers.map(|directive| directive.values[0] as u16),
            barriers: code.barriers,
            exits: code.exits.clone(),
            has_convergence_stack: true,
            attributes,
            ..CubinFunction::default()
        }
    }

    /// Variables of the module and of functions, with their contents.
    fn variables(&mut self) -> Result<(), CubinFault> {
        let spaces = [(Space::Const, CubinSpace::Constant), (Space::Global, CubinSpace::GlobalInit)];
        let mut late = Vec::new();
        let mut zeros = (0u64, 1u64);
        let mut filled: [(Vec<u8>, u64); 2] = [(Vec::new(), 1), (Vec::new(), 1)];
        for (n, row) in self.rows.variables.iter().enumerate() {
            let Some(space) = spaces.iter().position(|space| space.0 == row.space && !is_image(row)) else { continue };
            if row.linkage == Linkage::Extern
                && (size_of(self.rows, row) == 0 || definition_of(self.rows, row).is_some())
            {
                continue;
            }
            let (size, align) = (size_of(self.rows, row), align_of(row).next_power_of_two());
            let is_zero = row.space == Space::Global && row.init.is_empty();
            let offset = if is_zero {
                let offset = zeros.0.next_multiple_of(align);
                zeros = (offset + size, zeros.1.max(align));
                offset
            } else {
                let (bytes, most) = &mut filled[space];
                let offset = (bytes.len() as u64).next_multiple_of(align);
                bytes.resize((offset + size) as usize, 0);
                *most = align.max(*most);
                late.push((n, space, offset));
                offset
            };
            let space = if is_zero { CubinSpace::Global } else { spaces[space].1 };
            let variable = CubinVariable { space, offset, size };
            let id = self.symbol(self.name(row.name), binding(row.linkage), SymbolKind::Variable(variable));
            self.of.insert((false, n as u32), id);
        }
        let mut relocations: [Vec<Reloc>; 2] = Default::default();
        for (n, space, offset) in late {
            let row = &self.rows.variables[n];
            let found = initial(self.rows, row, &mut filled[space].0[offset as usize..]);
            let found = found.ok_or_else(|| CubinFault::Initial(self.name(row.name)))?;
            for (at, symbol, addend) in found {
                let key = match symbol {
                    Symbol::Variable(variable) => (false, variable.0),
                    Symbol::Function(function) if self.rows.functions[function.index()].is_entry => (true, function.0),
                    Symbol::Function(function) => {
                        let value =
                            self.pointer_to(function).ok_or_else(|| CubinFault::Pointer(self.name(row.name)))?;
                        let at = (offset + at) as usize;
                        let value = value.wrapping_add(addend as u64).to_le_bytes();
                        filled[space].0[at..at + value.len()].copy_from_slice(&value);
                        continue;
                    }
                };
                let target = self.of.get(&key).ok_or_else(|| CubinFault::Initial(self.name(row.name)))?;
                relocations[space].push(Reloc {
                    offset: offset + at,
                    kind: GENERIC_ADDRESS,
                    target: Target::Symbol(*target),
                    addend,
                });
            }
        }
        let section = |space, align, contents, relocations| DataSection {
            space,
            align,
            has_symbol: true,
            contents,
            relocations,
            emptied: None,
        };
        let [constants, globals] = filled;
        let [of_constants, of_globals] = relocations;
        if !constants.0.is_empty() {
            let contents = Contents::Bytes(constants.0);
            self.data.push(section(CubinSpace::Constant, constants.1.max(4), contents, of_constants));
        }
        if zeros.0 > 0 {
            self.data.push(section(CubinSpace::Global, zeros.1, Contents::Zeros(zeros.0), Vec::new()));
        }
        if !globals.0.is_empty() {
            let contents = Contents::Bytes(globals.0);
            self.data.push(section(CubinSpace::GlobalInit, globals.1, contents, of_globals));
        }
        Ok(())
    }

    /// The value of a pointer to a function, as kernels call it: bytes behind the start of their code. Which is why only one kernel
    /// may call through pointers; if none does, the value is any that differs from others and is not null.
    fn pointer_to(&self, function: Function) -> Option<u64> {
        let functions = &self.rows.functions;
        let name = functions[function.index()].name;
        let is_it = |&row: &u32| functions[row as usize].name == name && functions[row as usize].has_body;
        let mut callers = self.module.kernels.iter().filter(|kernel| kernel.is_indirect);
        match (callers.next(), callers.next()) {
            (None, _) => Some(8 * (function.0 as u64 + 1)),
            (Some(kernel), None) => {
                kernel.code.functions.iter().find(|(row, _)| is_it(row)).map(|&(_, offset)| offset as u64)
            }
            _ => None,
        }
    }

    /// What the file declares: functions of the driver, and variables that it defines elsewhere.
    fn externals(&mut self) -> Result<(), CubinFault> {
        for &symbol in &self.module.symbols {
            match symbol {
                Symbol::Function(function) => {
                    let is_called = self.module.kernels.iter().any(|kernel| kernel.externals.contains(&function));
                    let name = self.name(self.rows.functions[function.index()].name);
                    if is_called && !SYSTEM_FUNCTIONS.contains(&name.as_str()) {
                        return Err(CubinFault::UnresolvedFunction(name));
                    }
                    if is_called {
                        let same = self.symbols.iter().position(|row| row.name == name);
                        let same = same.map(|place| SymbolId(place as u32));
                        let id =
                            same.unwrap_or_else(|| self.symbol(name, Binding::Global, SymbolKind::ExternalFunction));
                        self.of.insert((true, function.0), id);
                    }
                }
                Symbol::Variable(variable) if !self.of.contains_key(&(false, variable.0)) => {
                    let row = &self.rows.variables[variable.index()];
                    let definition = definition_of(self.rows, row).and_then(|row| self.of.get(&(false, row.0)));
                    let definition = definition.ok_or_else(|| CubinFault::UnresolvedVariable(self.name(row.name)))?;
                    self.of.insert((false, variable.0), *definition);
                }
                Symbol::Variable(_) => {}
            }
        }
        Ok(())
    }

    /// Textures, samplers and surfaces, with the words of constant bank 0 that the driver puts their numbers in, and the numbers that
    /// it writes into the code.
    fn images(&mut self) {
        for (n, kernel) in self.module.kernels.iter().enumerate() {
            let kernel_id = SymbolId(n as u32);
            let row = &self.rows.functions[kernel.function.index()];
            let mut relocations = Vec::new();
            let mut parameters = Vec::new();
            for &(variable, byte) in &kernel.images {
                let kind = kind_of_image(&self.rows.variables[variable.index()]);
                let target = Target::Symbol(self.image(variable, row, kernel_id));
                relocations.push(Reloc { offset: byte as u64, kind: kind.relocation(), target, addend: 0 });
            }
            for (ordinal, at) in row.params.range().enumerate().filter(|(_, at)| is_image(&self.rows.variables[*at])) {
                let symbol = self.image(Variable::new(at), row, kernel_id);
                parameters.push((ordinal as u16, symbol, kind_of_image(&self.rows.variables[at])));
            }
            let runtime = kernel.code.runtime.iter().map(|&(at, symbol)| {
                let name = RUNTIME[symbol as usize];
                let known = self.symbols.iter().position(|row| row.name == name);
                let symbol = known.map(|place| SymbolId(place as u32)).unwrap_or_else(|| {
                    let kind = SymbolKind::ExternalVariable { space: CubinSpace::Global, size: 4, value: 0 };
                    self.symbols.push(SymbolRow { name: name.into(), binding: Binding::Weak, kind });
                    SymbolId(self.symbols.len() as u32 - 1)
                });
                Reloc { offset: at as u64, kind: RUNTIME_LOW_32, target: Target::Symbol(symbol), addend: 0 }
            });
            let runtime: Vec<Reloc> = runtime.collect();
            if let Some(last) = relocations.last() {
                let size = (last.offset + 4) as usize;
                self.data.push(DataSection {
                    space: CubinSpace::Parameters(kernel_id),
                    align: 4,
                    has_symbol: true,
                    contents: Contents::Bytes(vec![0; size]),
                    relocations,
                    emptied: None,
                });
            }
            if let SymbolKind::Function(function) = &mut self.symbols[n].kind {
                if !kernel.images.is_empty() {
                    let banks = [BINDLESS_TEXTURE_BANK, BINDLESS_SURFACE_BANK];
                    function.attributes.extend(banks.map(|code| (code, vec![0])));
                }
                (function.relocations, function.image_parameters) = (runtime, parameters);
            }
        }
        // Others are known to the driver by their names alone.
        for (n, row) in self.rows.variables.iter().enumerate() {
            if is_image(row) && row.space == Space::Global {
                self.image(Variable::new(n), &self.rows.functions[0], SymbolId(0));
            }
        }
    }

    /// The symbol of an image: of the module, or a parameter of a kernel.
    fn image(&mut self, variable: Variable, kernel: &FunctionRow, kernel_id: SymbolId) -> SymbolId {
        if let Some(&known) = self.of.get(&(false, variable.0)) {
            return known;
        }
        let row = &self.rows.variables[variable.index()];
        let is_parameter = kernel.params.range().contains(&variable.index());
        let parameter_of = is_parameter.then_some(kernel_id);
        let kind = SymbolKind::Image { kind: kind_of_image(row), parameter_of };
        let binding = if is_parameter { Binding::Local } else { Binding::Global };
        let id = self.symbol(self.name(row.name), binding, kind);
        self.of.insert((false, variable.0), id);
        id
    }

    /// Constant bank 4.
    fn addresses(&self) -> Option<DataSection> {
        let symbols = &self.module.symbols;
        let relocations: Vec<Reloc> = symbols
            .iter()
            .enumerate()
            .filter_map(|(n, symbol)| {
                let key = match *symbol {
                    Symbol::Variable(Variable(variable)) => (false, variable),
                    Symbol::Function(Function(function)) => (true, function),
                };
                let target = Target::Symbol(*self.of.get(&key)?);
                Some(Reloc { offset: n as u64 * 8, kind: ADDRESS, target, addend: 0 })
            })
            .collect();
        (!symbols.is_empty()).then(|| DataSection {
            space: CubinSpace::Addresses,
            align: 8,
            has_symbol: true,
            contents: Contents::Bytes(vec![0; symbols.len() * 8]),
            relocations,
            emptied: None,
        })
    }

    /// Calls of functions of other files, by kernel.
    fn calls(&mut self) -> Vec<(SymbolId, SymbolId)> {
        let mut calls = Vec::new();
        for (n, kernel) in self.module.kernels.iter().enumerate() {
            let callees = kernel.externals.iter().filter_map(|callee| self.of.get(&(true, callee.0)).copied());
            let mut callees: Vec<SymbolId> = callees.collect();
            callees.dedup();
            calls.extend(callees.iter().map(|&callee| (SymbolId(n as u32), callee)));
            if let SymbolKind::Function(function) = &mut self.symbols[n].kind {
                function.externals = callees;
            }
        }
        calls
    }

    /// Call frames of kernels: the stack pointer is what it was.
    fn frames(&self) -> Vec<Frame> {
        let kernels = self.module.kernels.iter().enumerate();
        kernels
            .map(|(n, kernel)| Frame {
                function: SymbolId(n as u32),
                range: (0, kernel.code.words.len() as u64 * 16),
                start: vec![
                    FrameOp::Op(12, vec![STACK_POINTER, 0]),
                    FrameOp::Op(8, vec![0x0500_00ff]),
                    FrameOp::Op(8, vec![STACK_POINTER]),
                ],
                return_address: u32::MAX,
                changes: Vec::new(),
            })
            .collect()
    }
}

/// The stack pointer in call frames.
const STACK_POINTER: u64 = 0x0500_0001;

/// Functions behind a kernel: the function, where it begins and where it ends.
fn inner(code: &Code) -> impl Iterator<Item = (u32, u32, u32)> {
    let end = code.words.len() as u32 * 16;
    code.functions
        .iter()
        .enumerate()
        .map(move |(n, &(function, offset))| (function, offset, code.functions.get(n + 1).map_or(end, |next| next.1)))
}
