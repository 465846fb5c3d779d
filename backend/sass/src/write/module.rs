//! What a cubin is made of, as plain data: functions, variables, calls and lists of instructions, without sections, symbol numbers
//! or string tables, which [`super::write`] derives.

use crate::Arch;

/// A symbol of a module: its index in [`CubinModule::symbols`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct SymbolId(pub u32);

/// What kind of file it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// What the driver loads.
    Executable,
    /// What the linker takes: `ptxas -c`.
    Relocatable,
}

/// A cubin.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CubinModule {
    /// The architecture.
    pub arch: Arch,
    /// Whether it is for `sm_90a` and its like.
    pub accelerated: bool,
    /// Executable or relocatable.
    pub kind: Kind,
    /// Who wrote it.
    pub tool: Tool,
    /// The least set of instructions that a GPU must have, from sm_90 on: 1, or 2 and 4 where newer ones are used.
    pub isa_class: u8,
    /// What another GPU of the family must know to take the file, from sm_90 on; 0 on sm_90.
    pub finalizer_features: u64,
    /// Which tensor map instructions are used, from sm_90 on.
    pub tensor_maps: u8,
    /// Whether samplers stand apart from textures (`texmode_independent`).
    pub has_samplers: bool,
    /// Samplers of the module, in the order of their declarations.
    pub samplers: Vec<SamplerRow>,
    /// Functions, variables and what is defined elsewhere, in the order in which they were met: the first function, all variables of
    /// the module, what the first function names besides, the second function, and so on.
    pub symbols: Vec<SymbolRow>,
    /// Sections of data, in the order in which relocations in them were met. A space that is not here has no variable.
    pub data: Vec<DataSection>,
    /// Calls of functions that have symbols, caller first.
    pub calls: Vec<(SymbolId, SymbolId)>,
    /// Functions whose address is taken, each with the place of its text in `prototypes`; of relocatable files.
    pub addressed: Vec<(SymbolId, u32)>,
    /// Functions that call through a pointer, each with the place of the text of what it calls; of relocatable files.
    pub indirect_callers: Vec<(SymbolId, u32)>,
    /// The order in which functions were compiled, and how many symbols were known after each.
    pub compiled: Vec<Compiled>,
    /// Who takes the address of which function.
    pub address_users: Vec<(SymbolId, SymbolId)>,
    /// Prototypes in the linker's form (`#ii`), for relocatable files.
    pub prototypes: Vec<String>,
    /// Functions with prototypes that the linker must know: their symbols and the places of the texts in `prototypes`.
    pub prototyped: Vec<(SymbolId, u32)>,
    /// Call frames, in the order of `.debug_frame`.
    pub frames: Vec<Frame>,
    /// Sections for debuggers and profilers, in order.
    pub debug: Vec<DebugSection>,
}

/// What a sampler of the module does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SamplerRow {
    /// Its symbol, an image.
    pub symbol: SymbolId,
    /// How coordinates of three dimensions are brought into the image (0 `wrap`, 1 `mirror`, 2 `clamp_ogl`, 3 `clamp_to_edge`,
    /// 4 `clamp_to_border`), and 0 for the nearest texel or 1 for a linear filter; [`SamplerRow::UNSET`] where it is not said.
    pub modes: [u8; 4],
    /// Whether coordinates count texels whatever the texture says, if it is said.
    pub unnormalized: Option<u32>,
}

impl SamplerRow {
    /// The file does not say it.
    pub const UNSET: u8 = 0xff;
}

/// Who wrote a cubin, as `.note.nv.tkinfo` says it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tool {
    /// `ptxas`.
    pub name: String,
    /// `Cuda compilation tools, release 13.0, V13.0.88`.
    pub version: String,
    /// `Build cuda_13.0.r13.0/compiler.36424714_0`.
    pub build: String,
    /// `-O 3 -arch sm_90 `.
    pub options: String,
}

/// Who sees a symbol; the numbers are those of ELF.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Binding {
    /// This file alone.
    Local = 0,
    /// All files.
    Global = 1,
    /// All files, and another definition may replace it.
    Weak = 2,
}

/// A symbol.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SymbolRow {
    /// Its name.
    pub name: String,
    /// Who sees it.
    pub binding: Binding,
    /// What it names.
    pub kind: SymbolKind,
}

/// What a symbol names.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SymbolKind {
    /// A function with a section of its own.
    Function(Box<Function>),
    /// A function in the section of another one.
    Inner(InnerFunction),
    /// A variable.
    Variable(Variable),
    /// A function that is defined elsewhere.
    ExternalFunction,
    /// A variable that is defined elsewhere.
    ExternalVariable {
        /// Its space.
        space: Space,
        /// Its size in bytes; 0 if nobody knows.
        size: u64,
        /// 0, but of symbols for reserved shared memory.
        value: u64,
    },
    /// A texture, a sampler or a surface: the driver writes the number of its header where relocations say.
    Image {
        /// What it is.
        kind: ImageKind,
        /// The kernel whose parameter it is; none for one of the module.
        parameter_of: Option<SymbolId>,
    },
    /// A symbol that was dropped again: a row without a name, and so many zeros in the place of its name, stay from sm_90 on.
    Erased {
        /// Length of the name.
        length: u32,
    },
    /// A local variable that nobody uses.
    Unused {
        /// Its size in bytes.
        size: u64,
    },
    /// A tentative definition (`.common`): the linker makes one of all of a name.
    Common {
        /// Its size in bytes.
        size: u64,
        /// Its alignment.
        align: u64,
    },
}

/// What an image is; the numbers are those of its symbol.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum ImageKind {
    /// `.texref`
    Texture = 10,
    /// `.samplerref`
    Sampler = 11,
    /// `.surfref`
    Surface = 12,
}

impl ImageKind {
    /// The image that a symbol of a kind is.
    pub(super) fn of(kind: u8) -> Option<ImageKind> {
        [ImageKind::Texture, ImageKind::Sampler, ImageKind::Surface].into_iter().find(|image| *image as u8 == kind)
    }
    /// The kind of a relocation that puts the number of its header.
    pub fn relocation(self) -> u32 {
        match self {
            ImageKind::Texture => 6,
            ImageKind::Sampler => 101,
            ImageKind::Surface => 52,
        }
    }
    /// The space of a parameter in its attribute.
    pub(super) fn space(self) -> u32 {
        match self {
            ImageKind::Texture => 6,
            ImageKind::Sampler => 8,
            ImageKind::Surface => 7,
        }
    }
}

/// Where variables lie.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Space {
    /// `.global` with initial bytes.
    GlobalInit,
    /// `.global` without.
    Global,
    /// `.const`.
    Constant,
    /// Addresses of variables and functions that code reads from constant bank 4.
    Addresses,
    /// Shared memory of a function.
    Shared(SymbolId),
    /// Shared memory of the module, in relocatable files.
    ModuleShared,
    /// Literals and jump tables of a function: constant bank 2.
    Literals(SymbolId),
    /// Parameters of a kernel: constant bank 0.
    Parameters(SymbolId),
}

/// A variable.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Variable {
    /// Where it lies.
    pub space: Space,
    /// Its place there.
    pub offset: u64,
    /// Its size in bytes.
    pub size: u64,
}

/// The contents of a space.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DataSection {
    /// Which space.
    pub space: Space,
    /// Its alignment.
    pub align: u64,
    /// Whether its section has a symbol: not that of shared memory whose size the launch gives.
    pub has_symbol: bool,
    /// What is in it.
    pub contents: Contents,
    /// What a loader or linker fills in, in the order in which it was met.
    pub relocations: Vec<Reloc>,
    /// Relocations existed and have been resolved, all of them or at least the first.
    pub emptied: Option<Emptied>,
}

/// Bytes, or their number.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Contents {
    /// The bytes.
    Bytes(Vec<u8>),
    /// So many zeros, which are not in the file.
    Zeros(u64),
}

/// What the loader or linker writes into code or data.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reloc {
    /// Where.
    pub offset: u64,
    /// What, [`crate::cubin::relocation`].
    pub kind: u32,
    /// Whose address or size.
    pub target: Target,
    /// What is added to it.
    pub addend: i64,
}

/// What a relocation refers to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    /// A symbol of the module.
    Symbol(SymbolId),
    /// The start of a section of data.
    Space(Space),
    /// The section of a function.
    Code(SymbolId),
    /// `.debug_frame`, or a section of [`CubinModule::debug`] by its place there.
    Debug(Option<u32>),
    /// A symbol of the runtime, [`RUNTIME_SYMBOLS`], by its place there.
    Runtime(u32),
    /// Nothing but the addend.
    Nothing,
}

/// Symbols that the runtime defines, and which every relocatable file names from sm_90 on. The last one is in executables too.
pub const RUNTIME_SYMBOLS: [(&str, u64); 9] = [
    ("__UDT_OFFSET", 8),
    ("__UFT_OFFSET", 8),
    ("__UFT_CANONICAL", 8),
    ("__UDT_CANONICAL", 8),
    ("__UFT", 8),
    ("__UDT", 8),
    ("__UFT_END", 8),
    ("__UDT_END", 8),
    (".nv.reservedSmem.offset0", 4),
];

/// A function with a section of its own.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Function {
    /// A kernel.
    pub is_entry: bool,
    /// The words, with the branch to itself and the padding behind the last instruction.
    pub words: Vec<u128>,
    /// Bytes of `words` that belong to the function itself; those of inner functions stand behind.
    pub size: u64,
    /// Registers of a thread.
    pub registers: u32,
    /// Bytes of its own frame.
    pub frame_size: u32,
    /// Bytes of stack with all that it calls; in executables.
    pub min_stack_size: u32,
    /// The same in relocatable files, where the linker adds those of other files.
    pub max_stack_size: u32,
    /// Parameters of a kernel, in order.
    pub parameters: Vec<Parameter>,
    /// Parameters that are images: their numbers, their symbols and what they are.
    pub image_parameters: Vec<(u16, SymbolId, ImageKind)>,
    /// Bytes of parameters of a kernel.
    pub parameter_bytes: u32,
    /// `.maxntid`.
    pub max_threads: Option<[u32; 3]>,
    /// `.reqntid`.
    pub required_threads: Option<[u32; 3]>,
    /// Registers that are allowed: `-maxrregcount` or `.maxnreg`.
    pub max_registers: Option<u16>,
    /// The highest named barrier and one more.
    pub barriers: u8,
    /// Byte offsets of `EXIT`.
    pub exits: Vec<u32>,
    /// Functions that are defined elsewhere and called.
    pub externals: Vec<SymbolId>,
    /// The kernel has loops or calls that keep a stack of convergence.
    pub has_convergence_stack: bool,
    /// All other attributes, [`crate::cubin::attribute`], with their bytes.
    pub attributes: Vec<(u8, Vec<u8>)>,
    /// What the linker writes into the words.
    pub relocations: Vec<Reloc>,
    /// Relocations existed and have been resolved, all of them or at least the first.
    pub emptied: Option<Emptied>,
}

/// Relocations of a section that were resolved. The names of their tables stay, and some tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Emptied {
    /// The names.
    pub names: TableNames,
    /// They were resolved when all functions had been compiled.
    pub is_late: bool,
    /// The empty table itself stays.
    pub has_table: bool,
}

/// The names that the relocations of a section may have, in the order in which they were met.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TableNames {
    /// `.rel`.
    Plain,
    /// `.rela`.
    WithAddend,
    /// `.rel`, `.rela`.
    PlainFirst,
    /// `.rela`, `.rel`.
    WithAddendFirst,
}

impl TableNames {
    /// Whether each name is one with addends.
    pub fn each(self) -> &'static [bool] {
        match self {
            TableNames::Plain => &[false],
            TableNames::WithAddend => &[true],
            TableNames::PlainFirst => &[false, true],
            TableNames::WithAddendFirst => &[true, false],
        }
    }
}

/// A parameter of a kernel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Parameter {
    /// Its number.
    pub ordinal: u16,
    /// Where it begins.
    pub offset: u16,
    /// Its size in bytes.
    pub size: u32,
    /// What is known of what it points to: twelve bits, 0 for what is no pointer, 0x500 for a pointer of 64 bits.
    pub pointer: u16,
}

/// A function in the section of another one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct InnerFunction {
    /// The function whose section it is in.
    pub host: SymbolId,
    /// Where it begins.
    pub offset: u64,
    /// Its size in bytes.
    pub size: u64,
    /// Bytes of its frame.
    pub frame_size: u32,
}

/// A function that was compiled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Compiled {
    /// The function.
    pub function: SymbolId,
    /// How many symbols of the module were known when the next function began.
    pub symbols: u32,
}

/// The frame of a function for debuggers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Frame {
    /// The function.
    pub function: SymbolId,
    /// Its offset in the section and its size.
    pub range: (u64, u64),
    /// What holds at its start.
    pub start: Vec<FrameOp>,
    /// The column of the return address.
    pub return_address: u32,
    /// What changes.
    pub changes: Vec<FrameOp>,
}

/// An instruction of call frames; registers have DWARF's numbers, [`super::frame::register`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FrameOp {
    /// `DW_CFA_advance_loc4`, in units of four bytes.
    Advance(u32),
    /// Another operation with its operands, of which all are numbers.
    Op(u8, Vec<u64>),
    /// Another operation with a register and an expression.
    Expression(u8, u64, Vec<u8>),
}

/// A section for debuggers or profilers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DebugSection {
    /// Its name.
    pub name: String,
    /// Its bytes.
    pub bytes: Vec<u8>,
    /// What refers to code.
    pub relocations: Vec<Reloc>,
}

impl CubinModule {
    /// Whether the file is of the kind that sm_90 brought: notes of compatibility, reserved shared memory, one table of relocations
    /// for each section.
    pub fn is_recent(&self) -> bool {
        self.arch >= Arch::Sm90
    }

    /// The functions with sections of their own, in the order in which they were compiled.
    pub fn functions(&self) -> impl DoubleEndedIterator<Item = (SymbolId, &SymbolRow, &Function)> {
        self.compiled.iter().filter_map(|compiled| {
            let row = self.symbols.get(compiled.function.0 as usize)?;
            match &row.kind {
                SymbolKind::Function(function) => Some((compiled.function, row, &**function)),
                _ => None,
            }
        })
    }

    /// The contents of a space.
    pub fn data_of(&self, space: Space) -> Option<&DataSection> {
        self.data.iter().find(|data| data.space == space)
    }
}
