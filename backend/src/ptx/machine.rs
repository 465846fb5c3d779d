//! PTX machine rows: instructions, virtual registers and blocks as archetypes, and their operands.
//!
//! One function at a time. A row names its opcode, two PTX types and packed modifiers; operands lie in one pool. Blocks are
//! contiguous runs of rows, each opened by a `Label` row. Rows may hold any PTX, also what is not in SSA form: opaque
//! text (inline assembly, rare intrinsics) is a row with a template and ordinary operands.

use bevy_ecs::prelude::*;
use warpc_columns::archetype;

pub use crate::ptx::opcodes::Op;

macro_rules! ptx_types {
    ($($Name:ident, $text:literal, $Class:ident, $bits:literal;)*) => {
        /// Type of a PTX instruction.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
        #[repr(u8)]
        pub enum PTy { $(#[doc = concat!("`", $text, "`")] $Name),*, /// No type.
            #[default] None }
        impl PTy {
            /// Suffix with its dot.
            #[inline]
            pub const fn text(self) -> &'static str { match self { $(PTy::$Name => $text),*, PTy::None => "" } }
            /// Class of the registers that hold it.
            #[inline]
            pub const fn class(self) -> Class { match self { $(PTy::$Name => Class::$Class),*, PTy::None => Class::B32 } }
            /// Width in bits.
            #[inline]
            pub const fn bits(self) -> u32 { match self { $(PTy::$Name => $bits),*, PTy::None => 0 } }
        }
    };
}
ptx_types! {
    Pred,   ".pred",   Pred, 1;
    B8,     ".b8",     B16,  8;
    B16,    ".b16",    B16,  16;
    B32,    ".b32",    B32,  32;
    B64,    ".b64",    B64,  64;
    B128,   ".b128",   B128, 128;
    U8,     ".u8",     B16,  8;
    U16,    ".u16",    B16,  16;
    U32,    ".u32",    B32,  32;
    U64,    ".u64",    B64,  64;
    S8,     ".s8",     B16,  8;
    S16,    ".s16",    B16,  16;
    S32,    ".s32",    B32,  32;
    S64,    ".s64",    B64,  64;
    F16,    ".f16",    B16,  16;
    BF16,   ".bf16",   B16,  16;
    F32,    ".f32",    B32,  32;
    F64,    ".f64",    B64,  64;
    F16X2,  ".f16x2",  B32,  32;
    BF16X2, ".bf16x2", B32,  32;
}

impl PTy {
    /// Whether immediates of the type are written as floating-point bits.
    pub const fn is_f32_or_f64(self) -> bool {
        matches!(self, PTy::F32 | PTy::F64)
    }
    /// Whether it is a 16-bit float, or a pair of them: no immediates.
    pub const fn is_half(self) -> bool {
        matches!(self, PTy::F16 | PTy::BF16 | PTy::F16X2 | PTy::BF16X2)
    }
    /// Untyped bits of a width.
    pub const fn bits_of(bits: u32) -> PTy {
        match bits {
            1 => PTy::Pred,
            8 => PTy::B8,
            16 => PTy::B16,
            32 => PTy::B32,
            64 => PTy::B64,
            _ => PTy::B128,
        }
    }
    /// Unsigned integer of a width.
    pub const fn unsigned(bits: u32) -> PTy {
        match bits {
            8 => PTy::U8,
            16 => PTy::U16,
            32 => PTy::U32,
            _ => PTy::U64,
        }
    }
    /// Signed integer of a width.
    pub const fn signed(bits: u32) -> PTy {
        match bits {
            8 => PTy::S8,
            16 => PTy::S16,
            32 => PTy::S32,
            _ => PTy::S64,
        }
    }
}

/// Class of a virtual register: one declaration and one numbering each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[repr(u8)]
pub enum Class {
    /// Predicate, `%p`.
    Pred,
    /// 16 bits (also bytes), `%rs`.
    B16,
    /// 32 bits, `%r`.
    #[default]
    B32,
    /// 64 bits, `%rd`.
    B64,
    /// 128 bits, `%rq`.
    B128,
}

impl Class {
    /// All classes, in order of declaration.
    pub const ALL: [Class; 5] = [Class::Pred, Class::B16, Class::B32, Class::B64, Class::B128];
    /// Name prefix of the registers.
    pub const fn prefix(self) -> &'static str {
        match self {
            Class::Pred => "%p",
            Class::B16 => "%rs",
            Class::B32 => "%r",
            Class::B64 => "%rd",
            Class::B128 => "%rq",
        }
    }
    /// Type of a declaration and of a move.
    pub const fn ty(self) -> PTy {
        match self {
            Class::Pred => PTy::Pred,
            Class::B16 => PTy::B16,
            Class::B32 => PTy::B32,
            Class::B64 => PTy::B64,
            Class::B128 => PTy::B128,
        }
    }
}

/// Kind of an operand; says what the payload is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[repr(u8)]
pub enum Kind {
    /// None.
    #[default]
    None,
    /// Virtual register: row.
    Reg,
    /// Immediate: 32 bits, sign-extended. Floats of 32 bits: their bits.
    Imm,
    /// Immediate of 64 bits: row of the wide pool.
    Wide,
    /// Global of the module: row.
    Symbol,
    /// Machine block: row.
    Label,
    /// Input parameter of the function: number.
    Param,
    /// `func_retval0`
    RetVal,
    /// Parameter of a call being set up: number.
    CallParam,
    /// `retval0` of a call being set up.
    CallRet,
    /// `%SPL`: local address of the depot.
    DepotLocal,
    /// `%SP`: generic address of the depot.
    DepotGeneric,
    /// The depot symbol itself.
    DepotSymbol,
    /// Row of the function's texts.
    Text,
    /// `_`
    Sink,
}

/// Flag bits of an operand.
pub mod oflag {
    /// Written.
    pub const DEF: u8 = 1;
    /// Not printed.
    pub const IMPLICIT: u8 = 2;
    /// Same register as the definition (read and written).
    pub const TIED: u8 = 4;
    /// Negated predicate.
    pub const NEG: u8 = 8;
    /// Guard of the row; always operand 0.
    pub const GUARD: u8 = 16;
    /// Opens a brace list.
    pub const OPEN: u8 = 32;
    /// Closes a brace list.
    pub const CLOSE: u8 = 64;
    /// Base of an address; the operand after it is the offset.
    pub const ADDR: u8 = 128;
}

/// An operand of a machine row.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Operand {
    /// What the payload is.
    pub kind: Kind,
    /// Bits of [`oflag`].
    pub flags: u8,
    /// More by kind.
    pub aux: u16,
    /// Payload.
    pub payload: u32,
}

impl Operand {
    /// No operand.
    pub const NONE: Operand = Operand::new(Kind::None, 0);
    /// Zero.
    pub const ZERO: Operand = Operand::new(Kind::Imm, 0);
    /// An operand without flags.
    #[inline]
    pub const fn new(kind: Kind, payload: u32) -> Operand {
        Operand { kind, flags: 0, aux: 0, payload }
    }
    /// A register that is read.
    #[inline]
    pub const fn reg(v: u32) -> Operand {
        Operand::new(Kind::Reg, v)
    }
    /// A register that is written.
    #[inline]
    pub const fn def(v: u32) -> Operand {
        Operand { kind: Kind::Reg, flags: oflag::DEF, aux: 0, payload: v }
    }
    /// A small immediate.
    #[inline]
    pub const fn imm(v: i32) -> Operand {
        Operand::new(Kind::Imm, v as u32)
    }
    /// The same with more flags.
    #[inline]
    pub const fn with(mut self, flags: u8) -> Operand {
        self.flags |= flags;
        self
    }
    /// Whether `flag` is set.
    #[inline]
    pub const fn has(self, flag: u8) -> bool {
        self.flags & flag != 0
    }
    /// Whether it is a register.
    #[inline]
    pub const fn is_reg(self) -> bool {
        matches!(self.kind, Kind::Reg)
    }
    /// Whether it is an immediate.
    #[inline]
    pub const fn is_imm(self) -> bool {
        matches!(self.kind, Kind::Imm | Kind::Wide)
    }
    /// Whether it is a register that is written.
    #[inline]
    pub const fn is_def(self) -> bool {
        self.is_reg() && self.has(oflag::DEF)
    }
}

macro_rules! fields {
    ($($(#[$doc:meta])* $get:ident, $with:ident, $shift:literal, $bits:literal;)*) => {
        impl Mods {
            $(
                $(#[$doc])*
                #[inline]
                pub const fn $get(self) -> u8 { (self.0 >> $shift) as u8 & ((1u16 << $bits) - 1) as u8 }
                /// The same with this field set.
                #[inline]
                pub const fn $with(self, v: u8) -> Mods {
                    Mods(self.0 & !(((1u32 << $bits) - 1) << $shift) | (v as u32) << $shift)
                }
            )*
        }
    };
}

/// Packed modifiers of a row. Each field is a row number of the table of its name in `opcodes.rs`; 0 is none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Mods(pub u32);
fields! {
    /// Rounding and precision.
    round, with_round, 0, 5;
    /// Comparison.
    cmp, with_cmp, 5, 5;
    /// State space.
    space, with_space, 10, 4;
    /// Memory semantics.
    sem, with_sem, 14, 3;
    /// Scope.
    scope, with_scope, 17, 3;
    /// Vector: log2 of the number of elements.
    vec, with_vec, 20, 2;
    /// Atomic operation.
    atom, with_atom, 22, 4;
    /// `.ftz`
    ftz, with_ftz, 26, 1;
    /// `.sat`
    sat, with_sat, 27, 1;
    /// `.nc`
    nc, with_nc, 28, 1;
    /// `.NaN`
    nan, with_nan, 29, 1;
    /// `.noftz`
    noftz, with_noftz, 30, 1;
}

/// Opcode, types and modifiers.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct MHead {
    /// Opcode.
    pub op: Op,
    /// Type.
    pub ty: PTy,
    /// Second type (source of a conversion).
    pub ty2: PTy,
    /// Modifiers.
    pub mods: Mods,
}

impl Default for MHead {
    fn default() -> Self {
        MHead { op: Op::Label, ty: PTy::None, ty2: PTy::None, mods: Mods(0) }
    }
}

/// Operands: a run of the pool.
#[derive(Component, Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct MOps {
    /// First operand.
    pub at: u32,
    /// Number of operands.
    pub n: u32,
}

/// Debug location: row of the module's metadata, `u32::MAX` for none.
#[derive(Component, Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct MLoc(pub u32);

archetype! {
    /// A PTX instruction.
    pub MachineInst: MachineInstRows, MachineInstView, MachineInstViewMut {
        /// Opcode, types, modifiers.
        head, head_mut: MHead,
        /// Operands.
        ops, ops_mut: MOps,
        /// Location.
        loc, loc_mut: MLoc,
    }
}

/// Class of a virtual register.
#[derive(Component, Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct VClass(pub Class);

archetype! {
    /// A virtual register.
    pub VirtualReg: VirtualRegRows, VirtualRegView, VirtualRegViewMut {
        /// Class, which gives the width.
        class, class_mut: VClass,
    }
}

/// Rows of a block.
#[derive(Component, Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct MRange {
    /// First row: the label.
    pub first: u32,
    /// One past the last row.
    pub end: u32,
}

/// How often a block runs per run of the function; 0 where nobody asked.
#[derive(Component, Clone, Copy, Default, PartialEq, Debug)]
pub struct MFreq(pub f32);

archetype! {
    /// A block of machine rows, by number of its label. Rows of blocks that were never placed are empty.
    pub MachineBlock: MachineBlockRows, MachineBlockView, MachineBlockViewMut {
        /// Rows.
        range, range_mut: MRange,
        /// Frequency.
        freq, freq_mut: MFreq,
    }
}

/// Modifiers of the copies that phis leave; a `mov` prints none.
pub mod phi_mark {
    use super::Mods;
    /// Into the incoming register, at the end of a predecessor: all those of a block happen at once.
    pub const IN: Mods = Mods(1);
    /// From the incoming register, at the start of the phi's block.
    pub const HEAD: Mods = Mods(2);
}

/// Registers the machine archetypes in a slot's World.
pub fn register(world: &mut World) {
    warpc_columns::register::<MachineInst>(world);
    warpc_columns::register::<VirtualReg>(world);
    warpc_columns::register::<MachineBlock>(world);
    crate::ptx::coalesce::intervals::register(world);
}

/// The machine form of one function at rest: what the checks, the coalescers and the printer read.
#[derive(Default)]
pub struct MachineFunc {
    /// Instructions in order.
    pub insts: MachineInstRows,
    /// Virtual registers.
    pub vregs: VirtualRegRows,
    /// Blocks by label.
    pub blocks: MachineBlockRows,
    /// Blocks in order.
    pub order: Vec<u32>,
    /// Labels below this one are blocks of the IR; those after stand in the block before them.
    pub ir_blocks: u32,
    /// Operands.
    pub pool: Vec<Operand>,
    /// Immediates of 64 bits.
    pub wide: Vec<u64>,
    /// Texts (templates and names): ranges of `text_bytes`.
    pub texts: Vec<(u32, u32)>,
    /// Bytes of the texts.
    pub text_bytes: Vec<u8>,
    /// Registers that some path reads before it writes them (phis with undefined operands).
    pub loose: Vec<u32>,
    /// Bytes and alignment of the local depot; 0 when there is none.
    pub depot: (u64, u64),
    /// Whether `%SP` or `%SPL` are used.
    pub uses_depot: bool,
}

impl MachineFunc {
    /// Drops all rows, keeps the memory.
    pub fn clear(&mut self) {
        self.insts.clear();
        self.vregs.clear();
        self.blocks.clear();
        self.order.clear();
        self.pool.clear();
        self.wide.clear();
        self.texts.clear();
        self.text_bytes.clear();
        self.loose.clear();
        self.depot = (0, 1);
        self.uses_depot = false;
    }
    /// Keeps the rows that `keep` says, which is asked once per row in order; blocks shrink with them.
    pub fn retain_rows(&mut self, mut keep: impl FnMut(usize) -> bool) {
        let n = self.insts.len();
        let (head, ops, loc) = (&mut self.insts.head[..n], &mut self.insts.ops[..n], &mut self.insts.loc[..n]);
        let mut to = 0;
        for &b in &self.order {
            let r = self.blocks.range[b as usize];
            let first = to;
            for i in r.first as usize..(r.end as usize).min(n) {
                if keep(i) {
                    (head[to], ops[to], loc[to]) = (head[i], ops[i], loc[i]);
                    to += 1;
                }
            }
            self.blocks.range[b as usize] = MRange { first: first as u32, end: to as u32 };
        }
        self.insts.head.truncate(to);
        self.insts.ops.truncate(to);
        self.insts.loc.truncate(to);
    }
    /// The same rows.
    pub fn copied(&self) -> MachineFunc {
        MachineFunc {
            insts: self.insts.clone(),
            vregs: self.vregs.clone(),
            blocks: self.blocks.clone(),
            order: self.order.clone(),
            pool: self.pool.clone(),
            wide: self.wide.clone(),
            texts: self.texts.clone(),
            text_bytes: self.text_bytes.clone(),
            loose: self.loose.clone(),
            ..*self
        }
    }
    /// Operands of row `i`.
    #[inline]
    pub fn operands(&self, i: usize) -> &[Operand] {
        let o = self.insts.ops[i];
        &self.pool[o.at as usize..(o.at + o.n) as usize]
    }
    /// Value of an immediate.
    #[inline]
    pub fn imm(&self, o: Operand) -> i64 {
        match o.kind {
            Kind::Wide => self.wide[o.payload as usize] as i64,
            _ => o.payload as i32 as i64,
        }
    }
    /// Bytes of a text.
    pub fn text(&self, row: u32) -> &[u8] {
        let (at, end) = self.texts[row as usize];
        &self.text_bytes[at as usize..end as usize]
    }
    /// Class of a virtual register.
    #[inline]
    pub fn class(&self, v: u32) -> Class {
        self.vregs.class[v as usize].0
    }
    /// Loads all rows into a World of a slot.
    pub fn load(&self, world: &mut World) {
        self.insts.load(world);
        self.vregs.load(world);
        self.blocks.load(world);
    }
    /// Takes all rows back from a World.
    pub fn store(&mut self, world: &World) {
        self.insts.store(world);
        self.vregs.store(world);
        self.blocks.store(world);
    }
}
