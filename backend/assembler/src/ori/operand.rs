//! Operands beyond registers and numbers, in the encoding of the machine layer.
//!
//! | operand | how |
//! |---|---|
//! | `R5`, `-R5`, `|R5|`, `~R5`, `!P0` | a register with marks: `oflag::NEG` for `-` and `!`, bits of [`mark`] for others |
//! | `RZ`, `PT`, `URZ` | [`Kind::Sink`], the class in its payload |
//! | `c[0x0][0x210]` | [`Kind::Bank`]: the bank in `aux`, the byte in the payload |
//! | the jump tables of the function, from a byte on | the same in the bank [`JUMP_TABLES`] |
//! | the number of the header of an image, which the linker places | the same in the bank [`IMAGES`], the variable in the payload |
//! | `c[0x3][R2+0x10]` | the same with `oflag::ADDR`, the register (or `RZ`) behind it |
//! | `[R2+0x10]` | a register with `oflag::ADDR` (or `RZ`), and its offset behind it |
//! | `desc[UR4][R2.64+0x10]` | a register with the mark [`mark::DESCRIPTOR`], the address behind it |
//! | `gdesc[UR4].tnspB` | the same without an address; what is said of the matrices: [`mark::MATRICES`] |
//! | `R5.H1` | a register with a tail: [`mark::TAILS`] |
//! | register 1 of a wide one | the wide register, the number in its marks ([`mark::part`]) |
//! | where the frame of the function begins | [`Kind::DepotLocal`] |
//! | the stack pointer, which `alloca` moves away from there | [`TOP_OF_STACK`] |
//! | `SR_TID.X`, `gsb0` | [`Kind::Special`]: a row of [`SPECIALS`] |

use super::isa::Class;
use warpc_machine::operand::{Kind, Operand, oflag};

/// The bank of a place that counts from the first jump table of its function: where in constant bank 2 that lies is known when all
/// functions of a section are there.
pub const JUMP_TABLES: u16 = 0x100;

/// The bank of the number of the header of a texture, sampler or surface in relocatable files: the linker knows the place.
pub const IMAGES: u16 = 0x101;

/// The stack pointer.
pub const TOP_OF_STACK: Operand = Operand::new(Kind::DepotLocal, 1);

pub use super::mark;
pub use super::special::{RUNTIME, SPECIALS};

/// Payload of the first row of [`RUNTIME`].
pub const RUNTIME_FIRST: u32 = 0xffff_ff00;
/// The row of [`RUNTIME`] that a payload of [`Kind::Symbol`] means.
pub fn runtime_of(payload: u32) -> Option<usize> {
    let row = payload.checked_sub(RUNTIME_FIRST)? as usize;
    (row < RUNTIME.len()).then_some(row)
}

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
