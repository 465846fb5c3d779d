//! Cubins written: from plain data to the file that ptxas 13.0.88 would write for it, byte for byte.
//!
//! | file | what |
//! |---|---|
//! | [`module`] | the data: functions, variables, calls, relocations |
//! | `plan.rs` | which sections, symbols and names there are, and their order |
//! | `fill.rs` | what is in the sections |
//! | [`attributes`], [`frame`] | attributes of `.nv.info`; call frames for debuggers |
//! | `image.rs` | the ELF file: places, headers, string tables |
//! | `take.rs` | the way back: [`read`] |
//!
//! `tools/cubin-check.py` reads cubins of ptxas, writes them again and compares the bytes. Sections of portable code ("mercury"),
//! which ptxas adds from sm_100 on for other GPUs of a family, are not written: no driver needs them for the GPU that a file names.

pub mod attributes;
mod fill;
pub mod frame;
mod image;
pub mod module;
mod plan;
mod take;

pub use module::CubinModule;
pub use take::{ReadError, read};

use module::{SymbolId, Target};

/// A module that is no cubin.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum WriteError {
    /// An attribute that is not in the table.
    #[error("attribute {code:#04x} has no place in the order of attributes")]
    Attribute {
        /// Its code.
        code: u8,
    },
    /// An attribute that is too long.
    #[error("the {size} bytes of attribute {code:#04x} are more than 65,535")]
    AttributeSize {
        /// Its code.
        code: u8,
        /// Its length.
        size: usize,
    },
    /// Parameters that the form of a cubin cannot say.
    #[error("{bytes} bytes of kernel parameters are too many")]
    Parameters {
        /// Their size.
        bytes: u32,
    },
    /// An alignment that is no power of two, or above [`MAX_ALIGN`].
    #[error("{align} bytes are no alignment of a section")]
    Align {
        /// The alignment.
        align: u64,
    },
    /// More sections than a file can have.
    #[error("{count} sections are more than 65,279")]
    Sections {
        /// Their number.
        count: usize,
    },
    /// More symbols than a section can name.
    #[error("more than 16,777,215 symbols")]
    Symbols,
    /// A symbol that is not in the list, or has no row in the file.
    #[error("symbol {} is not in the file", symbol.0)]
    Symbol {
        /// Which.
        symbol: SymbolId,
    },
    /// A function that was not compiled is said to be.
    #[error("symbol {} is no function of the file", symbol.0)]
    NotCompiled {
        /// Which.
        symbol: SymbolId,
    },
    /// A relocation refers to a section that is not there.
    #[error("a relocation refers to {target:?}, which is not in the file")]
    Target {
        /// What it refers to.
        target: Target,
    },
    /// A prototype that is not in the list.
    #[error("prototype {index} is not in the list")]
    Prototype {
        /// Its place.
        index: u32,
    },
}

/// The largest alignment of a section.
pub const MAX_ALIGN: u64 = 1 << 16;

/// Writes a cubin. Cost: linear in its size.
pub fn write(module: &CubinModule) -> Result<Vec<u8>, WriteError> {
    plan::Plan::new(module).write()
}
