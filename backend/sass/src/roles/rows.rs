//! Rows of the roles of one architecture. The build script makes them of the table, as `parse.rs` says.

use super::count::Words;
use crate::arch::Arch;
use crate::table::Span;
use warpc_packed::packed;

/// A register file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum RegisterFile {
    /// `R0` to `R254`, 32 bits for each thread.
    Register,
    /// `UR0` and on, 32 bits for the warp.
    Uniform,
    /// `P0` to `P6`, a bit for each thread.
    Predicate,
    /// `UP0` to `UP6`, a bit for the warp.
    UniformPredicate,
    /// `B0` to `B15`, convergence barriers.
    Barrier,
}

impl RegisterFile {
    /// The letters in front of a register's number.
    pub fn prefix(self) -> &'static str {
        match self {
            RegisterFile::Register => "R",
            RegisterFile::Uniform => "UR",
            RegisterFile::Predicate => "P",
            RegisterFile::UniformPredicate => "UP",
            RegisterFile::Barrier => "B",
        }
    }
}

/// What a register is used for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Purpose {
    /// It decides whether the instruction does anything.
    Guard,
    /// It is a source or a result.
    Data,
    /// It is part of an address.
    Address,
    /// It describes memory or a matrix: `desc[UR4]`.
    Descriptor,
}

/// The part of the machine that an instruction runs on. Results of the fixed units are there after so many cycles; all others
/// come when they come, and their sources may be read late, so that scoreboards must be waited for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Unit {
    /// Everything of fixed latency: arithmetic, the uniform datapath, control.
    Fixed,
    /// Special functions, conversions, bit counts.
    Special,
    /// Double precision, where its latency varies.
    Double,
    /// Shared memory, shuffles, special registers.
    Shared,
    /// Global, local and constant memory, bulk copies, tensor cores that work on memory.
    Memory,
    /// Textures and surfaces.
    Texture,
    /// Matrices in registers; their latency is fixed.
    Matrix,
    /// Matrices of a warp group, finished when `WARPGROUP.DEPBAR` says so.
    Warpgroup,
}

impl Unit {
    /// Whether results need a scoreboard.
    pub fn is_variable(self) -> bool {
        !matches!(self, Unit::Fixed | Unit::Matrix | Unit::Warpgroup)
    }
}

/// How many registers an operand is wide.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Count {
    /// So many.
    Fixed(u8),
    /// As the size of the memory access says: `.64`, `.128`.
    Memory,
    /// As the shape of an access to tensor memory says: `.16dp256bit.x4`.
    TensorMemory,
    /// As the shape of a warp group's matrix says: `.64x16x16.F32`.
    Warpgroup,
    /// Coordinates of a texture: `2D`.
    Coordinates,
    /// What stands beside coordinates: level, offsets, reference, sample.
    Level,
    /// Coordinates and offsets of a texture that is read with gradients.
    StepCoordinates,
    /// These gradients.
    Steps,
    /// The first two texels that a mask asks for.
    FirstTexels,
    /// The other texels.
    OtherTexels,
    /// A pair, or one register where `.U32` or no `.E` says so.
    GlobalAddress,
    /// One predicate for each bit of a mask.
    Masked,
}

/// A number of an operand that names a register.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Element {
    pub(super) file: RegisterFile,
    /// Which number of the instruction is the register; of [`Count::Masked`] the mask, none is all predicates.
    pub(super) value: Option<u8>,
    pub(super) operand: u8,
    pub(super) count: Count,
    pub(super) is_read: bool,
    pub(super) is_write: bool,
    pub(super) purpose: Purpose,
}

/// A row of the table, resolved for a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Candidate {
    /// The suffixes that a word must print, in this order, in `suffixes`.
    pub(super) suffixes: Span,
    pub(super) elements: Span,
    pub(super) unit: Unit,
}

/// The roles of all operands of an architecture's instructions.
#[derive(PartialEq, Debug)]
pub struct Roles {
    pub(super) arch: Arch,
    pub(super) words: Words,
    /// For each record its rows, those with suffixes first, in `candidates`.
    pub(super) records: Vec<Span>,
    pub(super) candidates: Vec<Candidate>,
    pub(super) elements: Vec<Element>,
    pub(super) suffixes: Vec<u8>,
    /// For each form the operands that it shows, as bits.
    pub(super) shown: Vec<u32>,
}

packed! { enum RegisterFile { Register, Uniform, Predicate, UniformPredicate, Barrier } }
packed! { enum Purpose { Guard, Data, Address, Descriptor } }
packed! { enum Unit { Fixed, Special, Double, Shared, Memory, Texture, Matrix, Warpgroup } }
packed! { enum Count {
    Fixed(count), Memory, TensorMemory, Warpgroup, Coordinates, Level, StepCoordinates, Steps, FirstTexels, OtherTexels,
    GlobalAddress, Masked
} }
packed! { Element { file, value, operand, count, is_read, is_write, purpose } }
packed! { Candidate { suffixes, elements, unit } }
packed! { Roles { arch, words, records, candidates, elements, suffixes, shown } }
