//! A compiled file as a cubin: symbols, data, attributes.
//!
//! | file | what |
//! |---|---|
//! | `variables.rs` | where variables lie, and their contents |
//! | `data.rs` | initial values as bytes and addresses |
//! | `images.rs` | textures, samplers and surfaces |
//! | `linkage.rs` | calls and prototypes, for the linker |
//! | `dwarf.rs` | descriptions of functions and variables, for debuggers |
//! | `registers.rs` | where registers of the PTX are, for debuggers |
//! | `lines.rs` | lines of sources and of the PTX, for `-lineinfo` |

mod data;
mod dwarf;
mod images;
mod lines;
mod linkage;
mod registers;
mod variables;

pub use dwarf::{has_section, is_described};
pub use lines::Source;

use crate::compile::{Code, Kernel, Module};
use crate::lower::layout::{SYSTEM_FUNCTIONS, align_of, is_image, size_of};
use crate::reference::Target as Referred;
use hashbrown::HashMap;
use warpc_ptx_syntax::rows::{
    DirectiveKind, Function, FunctionRow, Item, Linkage, Rows, Space, Suffix, Symbol, Variable, VariableRow,
};
use warpc_sass::Arch;
use warpc_sass::cubin::{attribute, relocation};
use warpc_sass::write::module::{
    Binding, Compiled, Contents, CubinModule, DataSection, Emptied, Frame, FrameOp, Function as CubinFunction,
    InnerFunction, Kind, Parameter, Reloc, Space as CubinSpace, SymbolId, SymbolKind, SymbolRow, TableNames, Target,
    Tool, Variable as CubinVariable,
};
use warpc_sass::write::{WriteError, frame, write};

/// The symbol of the runtime that calls through pointers count from, by its place in the list of these.
const FUNCTION_TABLE: u32 = 1;

/// What a file of PTX cannot be made of.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CubinFault {
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

/// What debuggers and profilers are told.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Debug {
    /// Nothing.
    Nothing,
    /// What the PTX has.
    #[default]
    Given,
    /// Lines of sources and of the PTX.
    Lines,
    /// The same, of code that is made to be debugged.
    Code,
}

/// What a cubin is made of beside the code.
#[derive(Clone, Debug)]
pub struct File<'s> {
    /// The architecture.
    pub arch: Arch,
    /// Who writes it.
    pub tool: Tool,
    /// What debuggers and profilers are told.
    pub debug: Debug,
    /// The text, for lines.
    pub source: Option<Source<'s>>,
}

/// The cubin of a compiled file.
///
/// # Errors
/// What cannot be written.
pub fn cubin(rows: &Rows, module: &Module, file: File<'_>) -> Result<Vec<u8>, CubinFault> {
    let mut builder = Builder {
        rows,
        module,
        bodies: bodies(rows, module),
        is_relocatable: module.links.is_some(),
        symbols: Vec::new(),
        data: Vec::new(),
        of: HashMap::default(),
    };
    builder.functions();
    builder.variables()?;
    match &module.links {
        Some(links) => {
            builder.images();
            builder.external_functions(links);
            builder.references()?;
        }
        None => {
            builder.externals()?;
            builder.images();
            let addresses = builder.addresses();
            builder.data.extend(addresses);
        }
    }
    let calls = if builder.is_relocatable { Vec::new() } else { builder.calls() };
    let count = builder.symbols.len() as u32;
    let frames = builder.frames();
    let has_lines = match file.debug {
        Debug::Nothing => false,
        Debug::Given => !rows.locations.is_empty(),
        Debug::Lines | Debug::Code => true,
    };
    let codes: Vec<&Code> = builder.bodies.iter().map(|body| body.code).collect();
    let source = file.source.filter(|_| has_lines);
    let mut debug = source.map_or_else(Vec::new, |source| lines::sections(rows, &codes, source));
    let is_described = file.debug != Debug::Nothing && is_described(rows);
    if names_registers(rows, file.debug) {
        let before = debug.iter().position(|section| section.name == lines::PTX_TEXT).map_or(debug.len(), |at| at + 1);
        debug.splice(before..before, builder.registers());
    }
    if is_described {
        let descriptions = builder.descriptions(&debug);
        debug.extend(descriptions);
    }
    if builder.is_relocatable {
        // Texts of all files stay apart when they are linked.
        for section in debug.iter_mut().filter(|section| section.name == lines::PTX_TEXT) {
            section.name = format!("{}.{}", section.name, lines::text_number(&section.bytes));
        }
    }
    let compiled = (0..builder.bodies.len() as u32)
        .map(|function| Compiled { function: SymbolId(function), symbols: count })
        .collect();
    let mut out = CubinModule {
        arch: file.arch,
        accelerated: rows.target.suffix == Suffix::Architecture,
        kind: if builder.is_relocatable { Kind::Relocatable } else { Kind::Executable },
        tool: file.tool,
        isa_class: 1,
        finalizer_features: 0,
        tensor_maps: 0,
        has_samplers: rows.has_samplers(),
        samplers: builder.samplers(),
        symbols: std::mem::take(&mut builder.symbols),
        data: std::mem::take(&mut builder.data),
        calls,
        addressed: Vec::new(),
        indirect_callers: Vec::new(),
        compiled,
        address_users: Vec::new(),
        prototypes: Vec::new(),
        prototyped: Vec::new(),
        frames,
        debug,
    };
    if let Some(links) = &module.links {
        builder.link(links, &mut out);
    }
    Ok(write(&out)?)
}

/// Whether a file tells where registers of the PTX are.
pub fn names_registers(rows: &Rows, debug: Debug) -> bool {
    debug == Debug::Code || debug != Debug::Nothing && is_described(rows)
}

/// A function with a section of its own.
struct Body<'b> {
    function: Function,
    code: &'b Code,
    /// What else is known of a kernel.
    kernel: Option<&'b Kernel>,
}

/// Functions with sections of their own, in order: kernels, and all functions of relocatable files.
fn bodies<'b>(rows: &Rows, module: &'b Module) -> Vec<Body<'b>> {
    let kernels = module.kernels.iter();
    let mut all: Vec<Body<'b>> =
        kernels.map(|kernel| Body { function: kernel.function, code: &kernel.code, kernel: Some(kernel) }).collect();
    if module.links.is_some() {
        let functions = module.functions.iter().filter(|row| rows.functions[row.0.index()].has_body);
        all.extend(functions.map(|(function, code)| Body { function: *function, code, kernel: None }));
        all.sort_by_key(|body| body.function);
    }
    all
}

struct Builder<'b> {
    rows: &'b Rows,
    module: &'b Module,
    bodies: Vec<Body<'b>>,
    is_relocatable: bool,
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

    /// Functions with sections of their own, then those behind each.
    fn functions(&mut self) {
        for n in 0..self.bodies.len() {
            let row = &self.rows.functions[self.bodies[n].function.index()];
            let function = self.function(row, &self.bodies[n]);
            let id = self.symbol(self.name(row.name), binding(row.linkage), SymbolKind::Function(Box::new(function)));
            self.of.insert((true, self.bodies[n].function.0), id);
        }
        for n in 0..self.bodies.len() {
            let Body { function, code, .. } = self.bodies[n];
            let id = SymbolId(n as u32);
            let host_name = self.name(self.rows.functions[function.index()].name);
            let mut places = Vec::new();
            for (function, offset, end) in inner(code) {
                let name = self.name(self.rows.functions[function as usize].name);
                let found = self.module.functions.iter().find(|row| row.0.0 == function);
                places.push((Function(function), offset));
                let inner = InnerFunction {
                    host: id,
                    offset: offset as u64,
                    size: (end - offset) as u64,
                    frame_size: found.map_or(0, |row| row.1.frame),
                };
                self.symbol(format!("${host_name}${name}"), Binding::Local, SymbolKind::Inner(inner));
            }
            if code.shared > 0 && !self.is_relocatable {
                let align = self.shared_align();
                self.data.push(DataSection {
                    space: CubinSpace::Shared(id),
                    align,
                    has_symbol: true,
                    contents: Contents::Zeros(code.shared as u64),
                    relocations: Vec::new(),
                    emptied: None,
                });
            }
            self.literals(id, &host_name, &places);
        }
    }

    /// Constant bank 2 of a function: places of functions by pointer, then jump tables. Their relocations have been resolved.
    fn literals(&mut self, id: SymbolId, name: &str, places: &[(Function, u32)]) {
        let code = self.bodies[id.0 as usize].code;
        if code.literals.is_empty() {
            return;
        }
        let mut bytes = code.literals.clone();
        for (row, function) in
            bytes[..code.pointer_table as usize].chunks_exact_mut(8).skip(1).zip(&self.module.addressed)
        {
            let place = places.iter().find(|place| place.0 == *function).map_or(0, |place| place.1 as u64);
            row.copy_from_slice(&place.to_le_bytes());
        }
        let space = CubinSpace::Literals(id);
        if self.is_relocatable {
            let size = bytes.len() as u64;
            let kind = SymbolKind::Variable(CubinVariable { space, offset: 0, size });
            self.symbol(format!("{name}.const_opt.0.{size}"), Binding::Local, kind);
        }
        self.data.push(DataSection {
            space,
            align: if code.pointer_table > 0 { 8 } else { 4 },
            has_symbol: true,
            contents: Contents::Bytes(bytes),
            relocations: Vec::new(),
            emptied: Some(Emptied { names: TableNames::PlainFirst, is_late: true, has_table: true }),
        });
    }

    /// Alignment of the shared memory of a kernel.
    fn shared_align(&self) -> u64 {
        let shared = self.rows.variables.iter().filter(|row| row.space == Space::Shared);
        shared.map(align_of).max().unwrap_or(1).next_power_of_two().clamp(16, 1 << 16)
    }

    fn function(&self, row: &FunctionRow, body: &Body<'_>) -> CubinFunction {
        let code = body.code;
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
        if let Some(blocks) = three(DirectiveKind::ClusterBlocks) {
            attributes.push((attribute::CLUSTER_SHAPE, blocks.iter().flat_map(|n| n.to_le_bytes()).collect()));
        }
        if directives.iter().any(|d| matches!(d.kind, DirectiveKind::ExplicitCluster | DirectiveKind::ClusterBlocks)) {
            attributes.push((attribute::EXPLICIT_CLUSTER, Vec::new()));
        }
        if !code.branches.is_empty() {
            let numbers = code.branches.iter().flat_map(|(branch, targets)| {
                [*branch, 0, targets.len() as u32].into_iter().chain(targets.iter().copied())
            });
            let bytes = numbers.flat_map(|number| number.to_le_bytes()).collect();
            attributes.push((attribute::INDIRECT_BRANCH_TARGETS, bytes));
        }
        CubinFunction {
            is_entry: row.is_entry,
            words: code.words.clone(),
            size: if code.functions.is_empty() { code.words.len() as u64 * 16 } else { first as u64 },
            registers: code.registers as u32,
            frame_size: code.frame,
            min_stack_size: body.kernel.and_then(|kernel| kernel.stack).unwrap_or(code.frame),
            parameters: if row.is_entry { parameters.collect() } else { Vec::new() },
            parameter_bytes: code.parameters,
            max_threads: three(DirectiveKind::MaxThreads),
            required_threads: three(DirectiveKind::RequiredThreads),
            max_registers: body.kernel.map(|kernel| kernel.limit).filter(|&limit| limit < 255),
            barriers: code.barriers,
            exits: code.exits.clone(),
            has_convergence_stack: row.is_entry,
            attributes,
            ..CubinFunction::default()
        }
    }

    /// The row of a function that has its body, if there is one.
    fn body_of(&self, function: Function) -> Function {
        let functions = &self.rows.functions;
        if functions[function.index()].has_body {
            return function;
        }
        let name = functions[function.index()].name;
        let alias = self.rows.items.iter().find_map(|item| match *item {
            Item::Alias(other, of) if other == name => Some(of),
            _ => None,
        });
        let is_it = |row: &FunctionRow| row.has_body && (row.name == name || Some(row.name) == alias);
        let found = functions.iter().position(is_it);
        found.map_or(function, Function::new)
    }

    /// The value of a pointer to a function, where the file itself knows it.
    fn pointer_to(&self, function: Function) -> Option<u64> {
        let number = self.module.addressed.binary_search(&function).ok()?;
        Some((number as u64 + 1) * 8)
    }

    /// What code leaves to the linker becomes relocations.
    fn references(&mut self) -> Result<(), CubinFault> {
        for n in 0..self.bodies.len() {
            let id = SymbolId(n as u32);
            let tables = self.symbols.iter().position(
                |row| matches!(&row.kind, SymbolKind::Variable(variable) if variable.space == CubinSpace::Literals(id)),
            );
            let references = &self.bodies[n].code.references;
            let mut relocations = Vec::with_capacity(references.len());
            for &(at, reference) in references {
                let target = match reference.target {
                    Referred::FunctionTable => Target::Runtime(FUNCTION_TABLE),
                    Referred::JumpTables => Target::Symbol(tables.map_or(id, |place| SymbolId(place as u32))),
                    Referred::Symbol(symbol) => Target::Symbol(self.symbol_of(symbol)?),
                };
                let (kind, addend) = (reference.kind.relocation(), reference.addend);
                relocations.push(Reloc { offset: at as u64, kind, target, addend });
            }
            if let SymbolKind::Function(function) = &mut self.symbols[n].kind {
                function.relocations.extend(relocations);
            }
        }
        Ok(())
    }

    fn symbol_of(&self, symbol: Symbol) -> Result<SymbolId, CubinFault> {
        match symbol {
            Symbol::Variable(variable) => {
                self.of.get(&(false, variable.0)).copied().ok_or_else(|| {
                    CubinFault::UnresolvedVariable(self.name(self.rows.variables[variable.index()].name))
                })
            }
            Symbol::Function(function) => {
                self.of.get(&(true, function.0)).copied().ok_or_else(|| {
                    CubinFault::UnresolvedFunction(self.name(self.rows.functions[function.index()].name))
                })
            }
        }
    }

    /// What the file declares: functions of the driver, and variables that it defines elsewhere.
    fn externals(&mut self) -> Result<(), CubinFault> {
        for &symbol in &self.module.symbols {
            match symbol {
                // A kernel of the file.
                Symbol::Function(function) if self.of.contains_key(&(true, function.0)) => {}
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
                let is_kernel = key.0 && self.rows.functions[key.1 as usize].is_entry;
                let kind = if is_kernel { relocation::KERNEL_64 } else { relocation::ABSOLUTE_64 };
                Some(Reloc { offset: n as u64 * 8, kind, target, addend: 0 })
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

    /// Call frames: where the stack pointer gets the frame of a function, its address is that many bytes above. Functions return to where
    /// their registers say.
    fn frames(&self) -> Vec<Frame> {
        let mut frames = Vec::new();
        for (n, body) in self.bodies.iter().enumerate() {
            let is_entry = body.kernel.is_some();
            let (id, size) = (SymbolId(n as u32), body.code.words.len() as u64 * 16);
            // Kernels load the stack pointer first.
            let opens = if is_entry { 2 * 16 } else { 16 };
            frames.push(frame_of(id, is_entry, (0, size), (opens, body.code.frame)));
        }
        for (n, row) in self.symbols.iter().enumerate() {
            if let SymbolKind::Inner(inner) = &row.kind {
                let range = (inner.offset, inner.size);
                frames.push(frame_of(SymbolId(n as u32), false, range, (16, inner.frame_size)));
            }
        }
        // Functions stand behind those whose section they are in.
        let host = |frame: &Frame| match &self.symbols[frame.function.0 as usize].kind {
            SymbolKind::Inner(inner) => (inner.host, inner.offset),
            _ => (frame.function, 0),
        };
        frames.sort_by_key(host);
        frames
    }
}

/// The frame of a function: where it opens, and its bytes.
fn frame_of(function: SymbolId, is_entry: bool, range: (u64, u64), (opens, bytes): (u32, u32)) -> Frame {
    const DEFINE_CFA: u8 = 0x0c;
    let changes = match bytes {
        0 => Vec::new(),
        _ => vec![FrameOp::Advance(opens / 4), FrameOp::Op(DEFINE_CFA, vec![frame::register(1), bytes as u64])],
    };
    Frame { range, changes, ..frame::usual(function, is_entry, range.1, 0, 0) }
}

/// Functions behind a kernel: the function, where it begins and where it ends.
fn inner(code: &Code) -> impl Iterator<Item = (u32, u32, u32)> {
    let end = code.words.len() as u32 * 16;
    code.functions
        .iter()
        .enumerate()
        .map(move |(n, &(function, offset))| (function, offset, code.functions.get(n + 1).map_or(end, |next| next.1)))
}
