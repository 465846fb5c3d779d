//! PTX text to machine rows: the reader of what the back end prints.
//!
//! The result is a [`PtxModule`]: variables, signatures and one [`MachineBody`] per body, in the form that selection makes, so
//! that printer, interpreter and checks serve both. The instruction table drives the reader as it drives the printer:
//! a mnemonic that a row of `opcodes.rs` can print becomes that row; anything else (rare intrinsics, inline assembly)
//! becomes a row of opaque text whose registers are ordinary operands.
//!
//! | file | what |
//! |---|---|
//! | `lexer.rs` | tokens |
//! | `module.rs` | directives, signatures, variables |
//! | `body.rs` | a body being read: scopes, labels, rows |
//! | `func.rs`, `names.rs` | statements and calls; names of registers and other operands |
//! | `inst.rs` | mnemonics by the instruction table |
//! | `operand.rs` | operands |
//! | `text.rs` | a module back to text |
//! | `fuzzing.rs` | any bytes: an error or a module (feature `fuzzing`) |

mod body;
mod func;
#[cfg(feature = "fuzzing")]
pub mod fuzzing;
mod inst;
pub mod lexer;
mod module;
mod names;
pub mod operand;
mod text;

#[cfg(test)]
mod tests;

pub use text::print_module;

use crate::machine::{Class, MachineBody, VClass, VReg, VirtualReg};
use warpc_ir::diag::Diag;

/// A PTX module in memory.
#[derive(Default)]
pub struct PtxModule {
    /// PTX version times ten.
    pub version: u16,
    /// Operand of `.target`.
    pub target: String,
    /// All names of the module; `Kind::Symbol` operands are rows of it.
    pub symbols: Vec<Symbol>,
    /// Variables in order.
    pub variables: Vec<Variable>,
    /// Prototypes and definitions in order.
    pub functions: Vec<Function>,
    /// What stands in the module, in order.
    pub items: Vec<Item>,
}

/// A name of the module.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Symbol {
    /// Name.
    pub name: String,
    /// What it names.
    pub what: What,
}

/// What a symbol names.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum What {
    /// Nothing that was declared.
    #[default]
    Unknown,
    /// Row of the variables.
    Variable(u32),
    /// Row of the functions; a definition when there is one.
    Function(u32),
    /// Another symbol.
    Alias(u32),
}

/// One thing of a module's text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Item {
    /// `.file` with its operands as written.
    File(String),
    /// Row of the variables.
    Variable(u32),
    /// Row of the functions.
    Function(u32),
    /// `.alias` of a symbol: what it stands for.
    Alias(u32, u32),
}

/// A variable of the module.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Variable {
    /// Row of the symbols.
    pub symbol: u32,
    /// `.visible`, `.extern`, `.weak`, `.common` or nothing.
    pub linkage: &'static str,
    /// State space with its dot.
    pub space: &'static str,
    /// `.attribute(.managed)`
    pub managed: bool,
    /// Alignment, 0 when there is none.
    pub align: u64,
    /// Element type with its dot; `.texref` and the like for opaque ones.
    pub ty: &'static str,
    /// Bytes of an element; 0 for opaque ones.
    pub bytes: u32,
    /// Elements: `None` for a scalar, 0 for an array without a size.
    pub count: Option<u64>,
    /// Initialiser: one value per element, the rest is zero.
    pub init: Vec<Init>,
}

impl Variable {
    /// Bytes it takes.
    pub fn size(&self) -> u64 {
        self.count.unwrap_or(1).saturating_mul(self.bytes as u64)
    }
}

/// An element of an initialiser.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Init {
    /// Bits.
    Bits(u64),
    /// An address.
    Address {
        /// Row of the symbols.
        symbol: u32,
        /// Bytes from it.
        offset: i64,
        /// In generic form.
        generic: bool,
        /// Which byte of it alone (`0xFF00(...)` is byte 1); `None` for all.
        byte: Option<u8>,
    },
}

/// A parameter or result.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Param {
    /// Name.
    pub name: String,
    /// Type of an element with its dot.
    pub ty: &'static str,
    /// Bytes of an element.
    pub bytes: u32,
    /// Alignment, 0 when there is none.
    pub align: u64,
    /// Elements of an array.
    pub count: Option<u64>,
    /// `.ptr`: what follows it, up to the name.
    pub ptr: Option<String>,
}

impl Param {
    /// Bytes it takes.
    pub fn size(&self) -> u64 {
        self.count.unwrap_or(1).saturating_mul(self.bytes as u64)
    }
    /// Alignment it has.
    pub fn natural_align(&self) -> u64 {
        // That of a pointer parameter is the pointee's.
        if self.align == 0 || self.ptr.is_some() { self.bytes.max(1) as u64 } else { self.align }
    }
}

/// A function: prototype or definition.
#[derive(Default)]
pub struct Function {
    /// Row of the symbols.
    pub symbol: u32,
    /// `.visible`, `.extern`, `.weak` or nothing.
    pub linkage: &'static str,
    /// `.entry`
    pub kernel: bool,
    /// Result.
    pub ret: Option<Param>,
    /// Parameters; `Kind::Param` operands are rows of it.
    pub params: Vec<Param>,
    /// `.noreturn`
    pub noreturn: bool,
    /// Launch bounds and the like, as written.
    pub directives: Vec<String>,
    /// Body of a definition.
    pub body: Option<Body>,
}

/// A body: machine rows and what only text has.
#[derive(Default)]
pub struct Body {
    /// Machine rows. Their locations are rows of `locs`.
    pub rows: MachineBody,
    /// Line of the text per row.
    pub lines: Vec<u32>,
    /// Operands of `.loc` directives.
    pub locs: Vec<String>,
}

impl Body {
    /// A new register.
    fn new_reg(&mut self, class: Class) -> VReg {
        VReg(self.rows.vregs.push(VirtualReg { class: VClass(class.number()) }))
    }
}

/// Reads a module. The diagnostics tell the place.
pub fn read_module(text: &[u8]) -> Result<PtxModule, Vec<Diag>> {
    module::read(text).map_err(|e| vec![e])
}
