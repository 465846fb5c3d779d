//! Operands of machine rows: one encoding for every instruction set.

use crate::ids::{MBlock, TextId, VReg};
use bevy_ecs::prelude::Component;

/// Kind of an operand; says what the payload is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[repr(u8)]
pub enum Kind {
    /// None.
    #[default]
    None,
    /// Virtual register.
    Reg,
    /// Immediate: 32 bits, sign-extended. Floats of 32 bits: their bits.
    Imm,
    /// Immediate of 64 bits: row of the wide pool.
    Wide,
    /// Global of the module: row.
    Symbol,
    /// Machine block.
    Label,
    /// Input parameter of the function: number.
    Param,
    /// What the function returns.
    RetVal,
    /// Parameter of a call being set up: number.
    CallParam,
    /// What a call being set up returns.
    CallRet,
    /// Address of the function's frame in the address space of frames.
    DepotLocal,
    /// Generic address of the function's frame.
    DepotGeneric,
    /// Symbol of the function's frame.
    DepotSymbol,
    /// Text of the function.
    Text,
    /// A result that nobody wants.
    Sink,
    /// A place in a constant bank: the bank in `aux`, the byte as payload.
    Bank,
    /// A special register: a row of the table of its instruction set.
    Special,
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
    pub const fn reg(reg: VReg) -> Operand {
        Operand::new(Kind::Reg, reg.0)
    }
    /// A register that is written.
    #[inline]
    pub const fn def(reg: VReg) -> Operand {
        Operand { kind: Kind::Reg, flags: oflag::DEF, aux: 0, payload: reg.0 }
    }
    /// A label.
    #[inline]
    pub const fn label(block: MBlock) -> Operand {
        Operand::new(Kind::Label, block.0)
    }
    /// A small immediate.
    #[inline]
    pub const fn imm(value: i32) -> Operand {
        Operand::new(Kind::Imm, value as u32)
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
    /// Whether it is a label.
    #[inline]
    pub const fn is_label(self) -> bool {
        matches!(self.kind, Kind::Label)
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
    /// Whether it is a register that is read: a use, or a definition tied to one.
    #[inline]
    pub const fn is_use(self) -> bool {
        self.is_reg() && (!self.has(oflag::DEF) || self.has(oflag::TIED))
    }
    /// Whether its value is known when the program is linked and it has no flags.
    #[inline]
    pub const fn is_constant(self) -> bool {
        matches!(self.kind, Kind::Imm | Kind::Wide | Kind::Symbol | Kind::DepotSymbol) && self.flags == 0
    }
    /// The register of an operand that is one.
    #[inline]
    pub const fn vreg(self) -> VReg {
        VReg(self.payload)
    }
    /// The block of a label.
    #[inline]
    pub const fn block(self) -> MBlock {
        MBlock(self.payload)
    }
    /// The text of an operand that is one.
    #[inline]
    pub const fn text(self) -> TextId {
        TextId(self.payload)
    }
}

/// Whether a row with these operands runs under a guard.
#[inline]
pub fn is_guarded(operands: &[Operand]) -> bool {
    operands.first().is_some_and(|o| o.has(oflag::GUARD))
}

/// Operands of a row: a range of the operand pool.
#[derive(Component, Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct MOps {
    /// First operand.
    pub at: u32,
    /// Number of operands.
    pub n: u32,
}

impl MOps {
    /// Where they lie in the pool.
    #[inline]
    pub const fn range(self) -> std::ops::Range<usize> {
        self.at as usize..(self.at + self.n) as usize
    }
}

/// Where a row comes from, `u32::MAX` for nowhere: the instruction of the IR that it was made for, or the location that a text
/// gave it.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct MLoc(pub u32);

impl MLoc {
    /// No location.
    pub const NONE: MLoc = MLoc(u32::MAX);
    /// The number; none for nowhere.
    pub const fn get(self) -> Option<u32> {
        if self.0 == u32::MAX { None } else { Some(self.0) }
    }
}

impl Default for MLoc {
    fn default() -> Self {
        MLoc::NONE
    }
}
