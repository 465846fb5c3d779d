//! What a file becomes: rows of plain data that name each other by typed ids.
//!
//! ```text
//!  Item ---> Variable, Function, ...          one row per thing at the top, in the order of the text
//!  Function ---> [Statement] ---> Instruction, Label, RegisterGroup, Variable, Location, ...   a range; scopes are statements
//!  Instruction: spelling, form, guard, [Operand]                     the operands are a range of one pool
//!  Spelling: opcode, [modifier], [type]                              one row per different `add.sat.s32` of the file
//! ```
//!
//! Nothing is nested: an operand that holds others (`[map, {x, y}]`) says how many rows behind it belong to it. Registers are
//! numbers, dense in their function: `%r<1000000>` is one row.

pub use crate::basic::{Span, Suffix, Target};
use crate::types::Type;

warpc_columns::id! {
    /// A name of the file.
    pub Name;
    /// A text in quotes.
    pub Text;
    /// A register, dense in its function.
    pub Register;
    /// A declaration of registers.
    pub RegisterGroup;
    /// A variable, in the space that it says; parameters of functions too.
    pub Variable;
    /// A function or kernel.
    pub Function;
    /// A label.
    pub Label;
    /// `.branchtargets` or `.calltargets`.
    pub Targets;
    /// `.callprototype`: a function without a body.
    pub Prototype;
    /// An instruction.
    pub Instruction;
    /// A row of the pool of operands.
    pub OperandId;
    /// One way to write an instruction, without its operands.
    pub Spelling;
    /// A name of instructions in the table.
    pub Opcode;
    /// A modifier of the table.
    pub Modifier;
    /// A row of the table of instructions.
    pub Form;
    /// A `.loc`.
    pub Location;
}

/// A state space.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[repr(u8)]
pub enum Space {
    /// None said: generic addresses.
    #[default]
    Generic,
    /// `.reg`
    Reg,
    /// `.sreg`
    Special,
    /// `.const`
    Const,
    /// `.global`
    Global,
    /// `.local`
    Local,
    /// `.param`
    Param,
    /// `.shared`
    Shared,
    /// `.tex`
    Tex,
}

impl Space {
    /// As it is written, with the dot.
    pub fn text(self) -> &'static str {
        ["", ".reg", ".sreg", ".const", ".global", ".local", ".param", ".shared", ".tex"][self as usize]
    }
}

/// Who sees a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[repr(u8)]
pub enum Linkage {
    /// This file.
    #[default]
    File,
    /// `.visible`
    Visible,
    /// `.extern`
    Extern,
    /// `.weak`
    Weak,
    /// `.common`
    Common,
}

impl Linkage {
    /// As it is written, with the dot.
    pub fn text(self) -> &'static str {
        ["", ".visible", ".extern", ".weak", ".common"][self as usize]
    }
}

/// What an operand row is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum OperandKind {
    /// A register: `id` is a [`Register`], `ty` its type; in an address, `value` is what is added.
    Register,
    /// `_`
    Sink,
    /// An integer: `value`. `WARP_SZ` is 32. `component` is 1 where it is unsigned.
    Integer,
    /// A `.f32`: its bits.
    Float32,
    /// A `.f64`: its bits. `component` is 1 where it was written in decimal.
    Float64,
    /// A special register: `id` is its row in the table of special registers.
    Special,
    /// A [`Variable`]; `value` is what is added to its address.
    Variable,
    /// A [`Function`].
    Function,
    /// A [`Label`].
    Label,
    /// [`Targets`].
    Targets,
    /// A [`Prototype`].
    Prototype,
    /// `[ ]` around the next `id` rows; `value` is what is added to the address.
    Address,
    /// `{ }` around the next `id` rows.
    Vector,
    /// `( )` around the next `id` rows.
    List,
    /// A [`Name`] that nothing has: an error was reported.
    Unknown,
}

/// A row of the pool of operands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Operand {
    /// What it is.
    pub kind: OperandKind,
    /// Type of a register or variable.
    pub ty: Type,
    /// 1 to 4 for `.x` to `.w`; 0 without; [`Operand::SELECTED`]. See [`OperandKind`] for numbers. Of an address: 1 for `.unified`.
    /// Of a variable: [`Operand::SUMMED`].
    pub component: u8,
    /// [`Operand::NOT`], [`Operand::NEGATED`], [`Operand::BESIDE`]; elements of a vector register minus one, shifted by two.
    pub flags: u8,
    /// What it names.
    pub id: u32,
    /// Number, bits, offset.
    pub value: u64,
}

impl Operand {
    /// Flag: `!` stands before it.
    pub const NOT: u8 = 1;
    /// Flag: `-` stands before it.
    pub const NEGATED: u8 = 2;
    /// Flag: a second operand of one row follows behind a bar, `a|b`.
    pub const BESIDE: u8 = 32;
    /// Component: `value` has the letters that a video instruction selects bytes by, `b3` as 0x6233.
    pub const SELECTED: u8 = 255;
    /// Component: a number is added to the variable, be it 0: the sum stands where numbers do, and the name alone does not.
    pub const SUMMED: u8 = 1;
    /// An operand of a kind with nothing else.
    pub fn of(kind: OperandKind, id: u32, value: u64) -> Operand {
        Operand { kind, ty: Type::B32, component: 0, flags: 0, id, value }
    }
    /// A label that comes later.
    pub fn awaited_label() -> Operand {
        Operand::of(OperandKind::Label, u32::MAX, 0)
    }
    /// Elements of the vector register it is, else 1. A component has 1.
    pub fn elements(self) -> u8 {
        if self.kind == OperandKind::Register && self.component == 0 { (self.flags >> 2 & 7) + 1 } else { 1 }
    }
    /// A component of a vector, from 1, with no sign.
    pub fn element(self, component: u8) -> Operand {
        let flags = self.flags & !(Operand::NOT | Operand::NEGATED | Operand::BESIDE);
        Operand { component, flags, ..self }
    }
    /// Which register of a vector it is, from 0; 0 for others. A part behind the last is the last: ptxas takes it, and says nothing.
    pub fn part(self) -> u32 {
        let last = if self.component == Operand::SELECTED { 1 } else { (self.flags >> 2 & 7) + 1 };
        u32::from(self.component.clamp(1, last)) - 1
    }
    /// Whether a second operand follows behind a bar.
    pub fn is_pair(self) -> bool {
        self.flags & Operand::BESIDE != 0
    }
    /// Number of rows it has, with those inside of it, without one behind a bar.
    pub fn rows(self) -> usize {
        match self.kind {
            OperandKind::Address | OperandKind::Vector | OperandKind::List => 1 + self.id as usize,
            _ => 1,
        }
    }
}

/// The predicate before an instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Guard {
    /// The predicate, or none.
    pub register: Register,
    /// Whether it must be false.
    pub negated: bool,
}

/// Columns of all instructions of a file; one row each.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Instructions {
    /// Opcode, modifiers and types.
    pub spelling: Vec<Spelling>,
    /// The row of the table that it is; none if it was refused.
    pub form: Vec<Form>,
    /// Its guard.
    pub guard: Vec<Guard>,
    /// Its operands.
    pub operands: Vec<Span>,
}

/// One way to write an instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SpellingRow {
    /// Opcode.
    pub opcode: Opcode,
    /// Number of types.
    pub type_count: u8,
    /// Elements by `.v2`, `.v4`, `.v8`; 1 without.
    pub elements: u8,
    /// Types, in the order of the text.
    pub types: [Type; 5],
    /// The state space that an address has, if the modifiers say one.
    pub space: Space,
    /// Modifiers that are no types, in the order of the text: rows of [`Rows::modifiers`].
    pub modifiers: Span,
}

/// A declaration of registers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RegisterGroupRow {
    /// Name, or what stands before the number.
    pub name: Name,
    /// Type.
    pub ty: Type,
    /// Elements of a vector register, else 1.
    pub elements: u8,
    /// Number of registers of a `%r<10>`; none for a single name.
    pub count: Option<u32>,
    /// The first register.
    pub first: Register,
}

impl RegisterGroupRow {
    /// Register `number` of the group as an operand.
    pub fn member(&self, number: u32) -> Operand {
        let mut operand = Operand::of(OperandKind::Register, self.first.0 + number, 0);
        operand.ty = self.ty;
        operand.flags = (self.elements - 1) << 2;
        operand
    }
}

/// A dimension that an initialiser decides (`[]`).
pub const OPEN: u64 = u64::MAX;

/// A variable or parameter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct VariableRow {
    /// Name; `_` in prototypes.
    pub name: Name,
    /// Where it lies.
    pub space: Space,
    /// Who sees it.
    pub linkage: Linkage,
    /// Type of an element.
    pub ty: Type,
    /// Elements of `.v2`, `.v4`, else 1.
    pub elements: u8,
    /// `.managed`, `.unified(..)`: rows of attributes.
    pub managed: bool,
    /// The two numbers of `.unified`.
    pub unified: Option<(u64, u64)>,
    /// Alignment in bytes, if it is said.
    pub align: Option<u64>,
    /// What `.ptr` says of a parameter: space and alignment.
    pub pointer: Option<(Space, Option<u64>)>,
    /// What `.ptr` says that it points to: `.texref`, `.samplerref` or `.surfref`.
    pub opaque: Option<Type>,
    /// Dimensions: rows of [`Rows::dimensions`].
    pub dimensions: Span,
    /// Initial value: rows of [`Rows::inits`], flat, with braces.
    pub init: Span,
    /// Its register, if it is a parameter in `.reg`.
    pub register: Register,
    /// How many of `%p<4>` it declares; none without.
    pub count: Option<u32>,
}

/// What textures, samplers and surfaces are initialised by. Names of values are numbers from 1 on: `wrap`, `mirror`, `clamp_ogl`,
/// `clamp_to_edge` and `clamp_to_border`; `nearest` and `linear`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "they are called as in PTX, in the table of fields")]
pub enum OpaqueField {
    Width,
    Height,
    Depth,
    ChannelDataType,
    ChannelOrder,
    ArraySize,
    MipmapLevels,
    Samples,
    NormalizedCoordinates,
    FilterMode,
    AddressMode0,
    AddressMode1,
    AddressMode2,
    ForceUnnormalizedCoordinates,
}

/// A row of an initial value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Init {
    /// `{`
    Open,
    /// `}`
    Close,
    /// An integer.
    Integer(u64),
    /// Bits of a `.f32`.
    Float32(u64),
    /// Bits of a `.f64`.
    Float64(u64),
    /// The address of a variable, or of a function.
    Address(Symbol, AddressForm),
    /// `addr_mode_0 = wrap` of a texture, sampler or surface.
    Field(OpaqueField, u64),
}

/// What a name in an initial value is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Symbol {
    /// A variable.
    Variable(Variable),
    /// A function.
    Function(Function),
}

/// What of an address is meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AddressForm {
    /// `generic(..)`
    pub generic: bool,
    /// `0xff00(..)`: the bits that are taken, brought down; 0 for all.
    pub mask: u64,
    /// What is added.
    pub offset: i64,
}

/// A directive of performance, or of the ABI, with its numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Directive {
    /// Which.
    pub kind: DirectiveKind,
    /// How many numbers were written.
    pub count: u8,
    /// The numbers.
    pub values: [u64; 3],
}

macro_rules! directives {
    ($($Kind:ident $text:literal $least:literal $most:literal $entry:literal $func:literal $needs:literal;)*) => {
        /// Directives between the head and the body of a function.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[repr(u8)]
        pub enum DirectiveKind { $(#[doc = concat!("`", $text, "`")] $Kind,)* }
        /// Kind, text, least and most numbers, whether kernels and functions take it, least version of the language times ten.
        pub(crate) const DIRECTIVES: &[(DirectiveKind, &str, u8, u8, bool, bool, u32)] = &[$((DirectiveKind::$Kind, $text, $least, $most, $entry, $func, $needs)),*];
    };
}

#[rustfmt::skip]
directives! {
    //               text                     numbers  entry  func   version
    MaxThreads      ".maxntid"                 1 3     true   false  13;
    RequiredThreads ".reqntid"                 1 3     true   false  21;
    MinBlocks       ".minnctapersm"            1 1     true   false  20;
    MaxBlocks       ".maxnctapersm"            1 1     true   false  13;
    MaxRegisters    ".maxnreg"                 1 1     true   false  13;
    ClusterBlocks   ".reqnctapercluster"       1 3     true   false  78;
    ExplicitCluster ".explicitcluster"         0 0     true   false  78;
    MaxCluster      ".maxclusterrank"          1 1     true   false  78;
    BlocksClusters  ".blocksareclusters"       0 0     true   false  90;
    NoReturn        ".noreturn"                0 0     false  true   64;
    AbiPreserve     ".abi_preserve"            1 1     false  true   90;
    AbiPreserveCtl  ".abi_preserve_control"    1 1     false  true   90;
}

/// A function or kernel, or a declaration of one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FunctionRow {
    /// Name.
    pub name: Name,
    /// Whether it is a kernel (`.entry`).
    pub is_entry: bool,
    /// Who sees it.
    pub linkage: Linkage,
    /// Whether the list of results was written, empty or not.
    pub has_results: bool,
    /// Results: rows of [`Rows::variables`].
    pub results: Span,
    /// Parameters: rows of [`Rows::variables`].
    pub params: Span,
    /// Directives: rows of [`Rows::directives`].
    pub directives: Span,
    /// Pragmas before the body: rows of [`Rows::texts`].
    pub pragmas: Span,
    /// Whether a body follows.
    pub has_body: bool,
    /// The body: rows of [`Rows::statements`], without its outer braces.
    pub body: Span,
    /// Number of registers of the body.
    pub registers: u32,
    /// Groups of registers: rows of [`Rows::register_groups`], ascending by their first register.
    pub register_groups: Span,
}

/// A statement.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StatementRow {
    /// An instruction.
    Instruction(Instruction),
    /// A label stands here.
    Label(Label),
    /// Registers are declared.
    Registers(RegisterGroup),
    /// A variable is declared.
    Variable(Variable),
    /// A function is declared.
    Function(Function),
    /// `{`
    Open,
    /// `}`
    Close,
    /// `.loc`
    Location(Location),
    /// `.pragma`
    Pragma(Text),
    /// Targets of an indirect branch or call.
    Targets(Targets),
    /// A prototype of an indirect call.
    Prototype(Prototype),
}

/// A `.loc`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LocationRow {
    /// File, line, column.
    pub place: [u64; 3],
    /// Where the function was inlined: name and offset of its name in `.debug_str`, and file, line, column of the call.
    pub inlined: Option<(Name, u64, [u64; 3])>,
}

/// `.branchtargets` or `.calltargets`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TargetsRow {
    /// Its label.
    pub name: Name,
    /// Whether functions are meant.
    pub is_call: bool,
    /// What it names: rows of [`Rows::operands`].
    pub targets: Span,
}

/// A `.callprototype`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PrototypeRow {
    /// Its label.
    pub name: Name,
    /// Whether the list of results was written.
    pub has_results: bool,
    /// Results: rows of [`Rows::variables`].
    pub results: Span,
    /// Parameters: rows of [`Rows::variables`].
    pub params: Span,
    /// Directives: rows of [`Rows::directives`].
    pub directives: Span,
}

/// A row of a `.section`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DataRow {
    /// A label.
    Label(Name),
    /// Numbers of a type follow, this many rows.
    Numbers(Type, u32),
    /// A number.
    Integer(u64),
    /// A name (of a label or a section) plus a number.
    Name(Name, u64),
    /// A name minus a name.
    Difference(Name, Name),
}

/// A thing at the top of the file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Item {
    /// A variable.
    Variable(Variable),
    /// A function.
    Function(Function),
    /// `.alias first, second;`
    Alias(Name, Name),
    /// `.pragma`
    Pragma(Text),
    /// `.file`: number, name, and time and size if they are said.
    File(u64, Text, Option<(u64, u64)>),
    /// `.section`: name and rows of [`Rows::data`].
    Section(Name, Span),
}

/// All rows of a file. Equal rows are the same program; lines are kept apart, in [`Lines`].
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Rows {
    /// Version of the language: 90 is 9.0.
    pub version: u32,
    /// Target.
    pub target: Target,
    /// Further words of `.target`.
    pub target_options: Vec<Name>,
    /// Width of addresses, if it is said.
    pub address_size: Option<u32>,
    /// Names: bytes of all, and where each ends.
    pub names: crate::names::Pool,
    /// Texts, without quotes.
    pub texts: crate::names::Pool,
    /// Things at the top.
    pub items: Vec<Item>,
    /// Variables and parameters.
    pub variables: Vec<VariableRow>,
    /// Dimensions of arrays; [`OPEN`] for `[]`.
    pub dimensions: Vec<u64>,
    /// Initial values.
    pub inits: Vec<Init>,
    /// Functions.
    pub functions: Vec<FunctionRow>,
    /// Directives of functions and prototypes.
    pub directives: Vec<Directive>,
    /// Pragmas of functions.
    pub pragmas: Vec<Text>,
    /// Statements.
    pub statements: Vec<StatementRow>,
    /// Declarations of registers.
    pub register_groups: Vec<RegisterGroupRow>,
    /// Labels: their names.
    pub labels: Vec<Name>,
    /// Instructions.
    pub instructions: Instructions,
    /// Operands.
    pub operands: Vec<Operand>,
    /// Ways to write instructions.
    pub spellings: Vec<SpellingRow>,
    /// Modifiers of spellings.
    pub modifiers: Vec<Modifier>,
    /// `.loc`
    pub locations: Vec<LocationRow>,
    /// Targets of indirect branches and calls.
    pub targets: Vec<TargetsRow>,
    /// Prototypes.
    pub prototypes: Vec<PrototypeRow>,
    /// What sections hold.
    pub data: Vec<DataRow>,
}

impl Rows {
    /// Whether samplers stand apart from textures.
    pub fn has_samplers(&self) -> bool {
        self.target_options.iter().any(|name| self.names.get(name.index()) == b"texmode_independent")
    }

    /// Gives back what the columns of instructions have beyond their rows.
    pub(crate) fn shrink(&mut self) {
        self.statements.shrink_to_fit();
        self.instructions.spelling.shrink_to_fit();
        self.instructions.form.shrink_to_fit();
        self.instructions.guard.shrink_to_fit();
        self.instructions.operands.shrink_to_fit();
        self.operands.shrink_to_fit();
        self.locations.shrink_to_fit();
    }

    /// Bytes and alignment of a variable whose size is said.
    pub fn room(&self, row: &VariableRow) -> (u64, u64) {
        let element = u64::from(row.ty.bits()).div_ceil(8).max(1) * u64::from(row.elements);
        let sizes = self.dimensions[row.dimensions.range()].iter().filter(|&&size| size != OPEN);
        let align = row.align.filter(|align| align.is_power_of_two()).unwrap_or(element.next_power_of_two());
        (sizes.fold(element, |all, &size| all.saturating_mul(size)), align)
    }

    /// A variable as an operand.
    pub fn variable_operand(&self, variable: Variable) -> Operand {
        let mut operand = Operand::of(OperandKind::Variable, variable.0, 0);
        operand.ty = self.variables[variable.index()].ty;
        operand
    }
    /// The group of a register of `function`, and its number in the group.
    pub fn group(&self, function: &FunctionRow, register: Register) -> (&RegisterGroupRow, u32) {
        let groups = &self.register_groups[function.register_groups.range()];
        let row = groups.partition_point(|group| group.first <= register) - 1;
        (&groups[row], register.0 - groups[row].first.0)
    }
}

/// Lines of the text, from 1, by row.
#[derive(Clone, Debug, Default)]
pub struct Lines {
    /// Of instructions.
    pub instructions: Vec<u32>,
    /// Of functions.
    pub functions: Vec<u32>,
    /// Of variables.
    pub variables: Vec<u32>,
}
