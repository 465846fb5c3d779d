//! Operands beyond registers and numbers, in the encoding of the machine layer.
//!
//! | operand | how |
//! |---|---|
//! | `R5`, `-R5`, `|R5|`, `~R5`, `!P0` | a register with marks: `oflag::NEG` for `-` and `!`, bits of [`mark`] for others |
//! | `RZ`, `PT`, `URZ` | [`Kind::Sink`], the class in its payload |
//! | `c[0x0][0x210]` | [`Kind::Bank`]: the bank in `aux`, the byte in the payload |
//! | `[R2+0x10]` | a register with `oflag::ADDR` (or `RZ`), and its offset behind it |
//! | `desc[UR4][R2.64+0x10]` | a register with the mark [`mark::DESCRIPTOR`], the address behind it |
//! | `SR_TID.X` | [`Kind::Special`]: a row of [`SPECIALS`] |

use super::isa::Class;
use warpc_machine::operand::{Kind, Operand, oflag};

/// Bits of `aux` of registers.
pub mod mark {
    /// `|R5|`
    pub const ABSOLUTE: u16 = 1;
    /// `~R5`
    pub const INVERTED: u16 = 2;
    /// It is the descriptor of the address behind it.
    pub const DESCRIPTOR: u16 = 4;
    /// The address is the 64-bit value of the register, `R2.64`.
    pub const WIDE_ADDRESS: u16 = 8;
}

/// Special registers that rows name, as the disassembler prints them.
pub const SPECIALS: &[&str] = &[
    "SR_LANEID",
    "SR_TID.X",
    "SR_TID.Y",
    "SR_TID.Z",
    "SR_CTAID.X",
    "SR_CTAID.Y",
    "SR_CTAID.Z",
    "SR_CgaCtaId",
    "SR_EQMASK",
    "SR_LTMASK",
    "SR_LEMASK",
    "SR_GTMASK",
    "SR_GEMASK",
    "SR_VIRTUALSMID",
    "SR_VIRTID",
    "SR_SMEMSZ",
    "SR_CLOCKLO",
    "SR_CLOCKHI",
    "SR_GLOBALTIMERLO",
    "SR_GLOBALTIMERHI",
];

/// The zero register or the true predicate of a class.
pub const fn absent(class: Class) -> Operand {
    Operand::new(Kind::Sink, class as u32)
}
/// A place in a constant bank.
pub const fn bank(bank: u16, byte: u32) -> Operand {
    Operand { kind: Kind::Bank, flags: 0, aux: bank, payload: byte }
}
/// A special register; none where [`SPECIALS`] does not name it.
pub fn special(name: &str) -> Option<Operand> {
    let row = SPECIALS.iter().position(|&special| special == name)?;
    Some(Operand::new(Kind::Special, row as u32))
}
/// An address: base and offset.
pub const fn address(base: Operand, offset: i32) -> [Operand; 2] {
    [base.with(oflag::ADDR), Operand::imm(offset)]
}
/// The operand with marks.
pub const fn marked(mut operand: Operand, marks: u16) -> Operand {
    operand.aux |= marks;
    operand
}
