//! What an intrinsic is and does, as columns of the table: [`Kind`], [`Options`] and [`Form`] of each row.
//!
//! The names of many intrinsics spell what they do: `llvm.nvvm.add.rm.ftz.f` adds two `float`s, rounds down and flushes
//! subnormals. `engine/ir/tools/gen-intrinsics.py` takes the names apart when it writes the tables, so that nobody has to do so
//! at run time: passes, interpreters and back ends read [`semantics`] by id.

use super::IntrinsicId;
use super::matrix::Matrix;

/// The columns of one intrinsic.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Semantics {
    /// Family and operation.
    pub kind: Kind,
    /// Variants of the operation.
    pub options: Options,
    /// Numbers, sizes or ranks, as its name tells.
    pub form: Form,
}

/// Families of intrinsics, with the operation where a family has several.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// None of the following: known by its id only.
    Other,
    /// Describes variables or labels of the source: `llvm.dbg.*`.
    Debug,
    /// Predicated by a mask and an explicit vector length: `llvm.vp.*`, `llvm.experimental.vp.*`.
    VectorPredicated,
    /// Floating-point arithmetic under a rounding mode and exception behaviour given as metadata.
    ConstrainedFloat,
    /// Reduces a vector to a scalar: `llvm.vector.reduce.*`.
    VectorReduction,
    /// Of the run time of Objective-C; it may become a call of a function.
    ObjectiveC,
    /// Floating-point arithmetic.
    Float(FloatOp),
    /// Conversion of numbers.
    Convert(Conversion),
    /// Reads a special register; see [`super::sreg()`].
    SpecialRegister,
    /// Moves values between the lanes of a warp.
    Shuffle(Shuffle),
    /// A vote of the lanes of a warp.
    Vote(Vote),
    /// Compares a value over the lanes of a warp.
    Match,
    /// Reduces a value over the lanes of a warp.
    WarpReduction(Reduction),
    /// The threads of a block, or a counted part of them, meet.
    BlockBarrier(BlockBarrier),
    /// The blocks of a cluster arrive.
    ClusterArrive,
    /// The blocks of a cluster wait for each other.
    ClusterWait,
    /// A barrier in memory.
    MemoryBarrier(MemoryBarrier),
    /// An atomic read-modify-write of a scope other than the device.
    Atomic(Atomic),
    /// Orders accesses of memory.
    Fence,
    /// Tells something that only affects speed: prefetches, cache priorities, numbers of registers.
    Hint,
    /// Reads a texture.
    Texture,
    /// Reads or writes a surface.
    Surface,
    /// Asks what a texture, surface or sampler is.
    ImageQuery,
    /// The handle of a texture, surface or sampler.
    ImageHandle,
    /// A load that is the same for all threads: `llvm.nvvm.ldu.*`.
    UniformLoad,
    /// Orders products of four warps.
    WarpGroupOrder,
    /// Matrices in registers and in tensor memory.
    Matrix(Matrix),
    /// Copies and reductions that are done later, what waits for them, and what belongs to them.
    Asynchronous(Asynchronous),
}

/// Floating-point operations.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum FloatOp {
    Add,
    Mul,
    Div,
    Fma,
    Rcp,
    Sqrt,
    Rsqrt,
    Sin,
    Cos,
    Tanh,
    Ex2,
    Lg2,
    Abs,
    Neg,
    Floor,
    Ceil,
    Trunc,
    Round,
    Min,
    Max,
    Saturate,
}

/// Conversions of numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Conversion {
    /// `float` or `double` to a signed integer.
    FloatToSigned,
    /// `float` or `double` to an unsigned integer.
    FloatToUnsigned,
    /// A signed integer to `float` or `double`.
    SignedToFloat,
    /// An unsigned integer to `float` or `double`.
    UnsignedToFloat,
    /// `double` to `float`.
    DoubleToFloat,
    /// `float` to `half` or `bfloat`.
    FloatToHalf,
    /// `float` to the bits of a `half`.
    FloatToHalfBits,
    /// `bfloat` to the bits of a `half`.
    BfloatToHalfBits,
    /// Two `float`s to a pair of `half`s or `bfloat`s.
    FloatsToPair,
    /// `float` to a number of ten bits of fraction.
    FloatToTf32,
    /// Two `float`s to a pair of narrow numbers.
    FloatsToNarrow,
    /// Four `float`s to narrow numbers, rounded by random bits.
    FourFloatsToNarrow,
    /// A pair of `half`s to a pair of narrow numbers.
    HalfsToNarrow,
    /// A pair of `bfloat`s to a pair of narrow numbers.
    BfloatsToNarrow,
    /// A pair of narrow numbers to a pair of `half`s.
    NarrowToHalfs,
    /// A pair of narrow numbers to a pair of `bfloat`s.
    NarrowToBfloats,
}

/// From which lane a value comes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shuffle {
    /// From a lane so many below.
    Up,
    /// From a lane so many above.
    Down,
    /// From the lane whose number differs in these bits.
    Butterfly,
    /// From the lane of this number.
    Index,
}

/// Votes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Vote {
    /// Whether the predicate holds in all lanes.
    All,
    /// Whether the predicate holds in a lane.
    Any,
    /// Whether the predicate is the same in all lanes.
    Uniform,
    /// The lanes in which the predicate holds, as a mask.
    Ballot,
}

/// Reductions over lanes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Reduction {
    Add,
    And,
    Or,
    Xor,
    SMin,
    SMax,
    UMin,
    UMax,
    FMin,
    FMax,
}

/// What threads do at a barrier of their block.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BlockBarrier {
    /// Wait for each other.
    Sync,
    /// Arrive without waiting.
    Arrive,
    /// Wait, and learn whether a condition holds in all.
    And,
    /// Wait, and learn whether a condition holds in one.
    Or,
    /// Wait, and learn in how many a condition holds.
    Popc,
}

/// What is done with a barrier in memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum MemoryBarrier {
    Init,
    Invalidate,
    Arrive,
    ExpectTransactions,
    CompleteTransactions,
    TestWait,
    TryWait,
    PendingCount,
}

/// Atomic operations.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Atomic {
    Add,
    And,
    Or,
    Xor,
    Min,
    Max,
    Inc,
    Dec,
    Exchange,
    CompareExchange,
}

/// Copies and reductions that are done later, what waits for them, and what belongs to them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asynchronous {
    /// Copies since the last group are a group; [`Options::BULK`]: of bytes and tiles.
    CloseGroup,
    /// Waits for all groups.
    WaitAll,
    /// Waits until so many groups are left; [`Options::BULK`]: of bytes and tiles.
    WaitGroup,
    /// A memory barrier learns of the copies of the thread.
    Arrive,
    /// Brings bytes or tiles into a cache.
    Prefetch,
    /// A thread copies [`Form::Bytes4`] to [`Form::Bytes16`] to shared memory.
    Copy,
    /// Bytes of global memory to the shared memory of the blocks of a cluster.
    BulkToCluster,
    /// Bytes to the shared memory of a block.
    BulkToShared,
    /// Bytes of shared memory to global memory.
    BulkToGlobal,
    /// A tile to the shared memory of the blocks of a cluster.
    TileToCluster,
    /// A tile to the shared memory of the block.
    TileToShared,
    /// A tile of shared memory to global memory.
    TileToGlobal,
    /// A tile of shared memory is combined with one of global memory.
    TileReduction(TileReduction),
    /// Copies and reductions of unfolded images.
    Unfolded,
    /// Changes a field of a tensor map.
    ReplaceField,
    /// Asks for the launch of another block to be cancelled.
    TryCancel,
    /// Asks whether a launch was cancelled, and which block it was.
    AskCancelled,
    /// Makes shared memory zero.
    Clear,
}

/// Reductions of tiles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum TileReduction {
    Add,
    Min,
    Max,
    Inc,
    Dec,
    And,
    Or,
    Xor,
}

/// How a result is rounded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rounding {
    /// To nearest, ties to even.
    Nearest,
    /// Toward zero.
    Zero,
    /// Down.
    Down,
    /// Up.
    Up,
    /// To nearest, ties away from zero.
    NearestAway,
    /// By random bits.
    Random,
}

/// A set of variants.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options(pub u32);

impl Options {
    /// None.
    pub const NONE: Options = Options(0);
    /// All roundings.
    pub const ROUNDINGS: Options = Options(0x3f);
    /// Round to nearest, ties to even.
    pub const RN: Options = Options(1);
    /// Round toward zero.
    pub const RZ: Options = Options(1 << 1);
    /// Round down.
    pub const RM: Options = Options(1 << 2);
    /// Round up.
    pub const RP: Options = Options(1 << 3);
    /// Round to nearest, ties away from zero.
    pub const RNA: Options = Options(1 << 4);
    /// Round by random bits.
    pub const RS: Options = Options(1 << 5);
    /// Subnormals are flushed.
    pub const FTZ: Options = Options(1 << 6);
    /// Clamped to the numbers from 0 to 1.
    pub const SAT: Options = Options(1 << 7);
    /// NaN is propagated.
    pub const NAN: Options = Options(1 << 8);
    /// Negative numbers become zero.
    pub const RELU: Options = Options(1 << 9);
    /// Overflow gives the largest finite number.
    pub const SATFINITE: Options = Options(1 << 10);
    /// The sign is that of the product.
    pub const XORSIGN: Options = Options(1 << 11);
    /// Of magnitudes.
    pub const ABS: Options = Options(1 << 12);
    /// Approximate.
    pub const APPROX: Options = Options(1 << 13);
    /// Approximate over the full range.
    pub const FULL: Options = Options(1 << 14);
    /// All threads of a warp execute it together.
    pub const ALIGNED: Options = Options(1 << 15);
    /// Has the number of threads that take part.
    pub const COUNT: Options = Options(1 << 16);
    /// Has the mask of the lanes that take part.
    pub const SYNC: Options = Options(1 << 17);
    /// Also gives a predicate.
    pub const PREDICATE: Options = Options(1 << 18);
    /// The thread takes no further part.
    pub const DROP: Options = Options(1 << 19);
    /// Also expects transactions.
    pub const EXPECT: Options = Options(1 << 20);
    /// By the parity of a phase.
    pub const PARITY: Options = Options(1 << 21);
    /// Of bytes and tiles.
    pub const BULK: Options = Options(1 << 22);
    /// The barrier expects no further arrival.
    pub const NOINC: Options = Options(1 << 23);
    /// Under a mask: of bytes of a copy, of lanes or columns of a product.
    pub const MASKED: Options = Options(1 << 24);
    /// Of single rows, gathered or scattered.
    pub const GATHERED: Options = Options(1 << 25);
    /// Of two blocks in a pair.
    pub const PAIR: Options = Options(1 << 26);
    /// A matrix is sparse.
    pub const SPARSE: Options = Options(1 << 27);
    /// Blocks of the matrices are scaled.
    pub const SCALED: Options = Options(1 << 28);
    /// The sum that is added to is scaled.
    pub const SUM_SCALED: Options = Options(1 << 29);
    /// The rows of a matrix are shifted.
    pub const SHIFTED: Options = Options(1 << 30);
    /// One matrix stays where it is for several products.
    pub const STATIONARY: Options = Options(1 << 31);

    /// Both sets.
    pub const fn and(self, other: Options) -> Options {
        Options(self.0 | other.0)
    }
    /// Whether one of `others` is there.
    pub const fn has(self, others: Options) -> bool {
        self.0 & others.0 != 0
    }
    /// Whether there are none but `others`.
    pub const fn only(self, others: Options) -> bool {
        self.0 & !others.0 == 0
    }
    /// The rounding, if one is named.
    pub const fn rounding(self) -> Option<Rounding> {
        match Options(self.0 & Options::ROUNDINGS.0) {
            Options::RN => Some(Rounding::Nearest),
            Options::RZ => Some(Rounding::Zero),
            Options::RM => Some(Rounding::Down),
            Options::RP => Some(Rounding::Up),
            Options::RNA => Some(Rounding::NearestAway),
            Options::RS => Some(Rounding::Random),
            _ => None,
        }
    }
}

/// Numbers, sizes or ranks that the name of an intrinsic names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Form {
    /// None: the types tell.
    Any,
    Float,
    Double,
    Half,
    HalfPair,
    Bfloat,
    BfloatPair,
    E4M3Pair,
    E5M2Pair,
    E3M2Pair,
    E2M3Pair,
    E2M1Pair,
    Ue8M0Pair,
    E4M3Quad,
    E5M2Quad,
    E3M2Quad,
    E2M3Quad,
    E2M1Quad,
    Bytes4,
    Bytes8,
    Bytes16,
    Rank1,
    Rank2,
    Rank3,
    Rank4,
    Rank5,
}

impl Form {
    /// Whether it is a pair of numbers of 16 bits.
    pub const fn is_pair(self) -> bool {
        matches!(self, Form::HalfPair | Form::BfloatPair)
    }
}

/// The columns of `id`.
#[inline]
pub fn semantics(id: IntrinsicId) -> Semantics {
    super::info(id).semantics()
}

/// The columns of an intrinsic that LLVM 22 does not have, by its name.
pub fn semantics_of_older(name: &str) -> Option<Semantics> {
    let rows = super::table_older::ROWS;
    rows.binary_search_by(|row| row.0.cmp(name)).ok().map(|at| rows[at].1)
}

/// The words that the tables write.
pub(super) mod columns {
    pub use super::super::matrix::columns::*;
    pub use super::{Asynchronous, Atomic, BlockBarrier, Conversion, FloatOp, Form, Kind, MemoryBarrier};
    use super::{Options, Semantics};
    pub use super::{Reduction, Rounding, Shuffle, TileReduction, Vote};

    /// Known by its id only.
    pub const OTHER: Semantics = is(Kind::Other);
    /// Of a family without variants.
    pub const fn is(kind: Kind) -> Semantics {
        of(kind, 0, Form::Any)
    }
    /// A variant.
    pub const fn of(kind: Kind, options: u32, form: Form) -> Semantics {
        Semantics { kind, options: Options(options), form }
    }
    pub const RN: u32 = Options::RN.0;
    pub const RZ: u32 = Options::RZ.0;
    pub const RM: u32 = Options::RM.0;
    pub const RP: u32 = Options::RP.0;
    pub const RNA: u32 = Options::RNA.0;
    pub const RS: u32 = Options::RS.0;
    pub const FTZ: u32 = Options::FTZ.0;
    pub const SAT: u32 = Options::SAT.0;
    pub const NAN: u32 = Options::NAN.0;
    pub const RELU: u32 = Options::RELU.0;
    pub const SATFINITE: u32 = Options::SATFINITE.0;
    pub const XORSIGN: u32 = Options::XORSIGN.0;
    pub const ABS: u32 = Options::ABS.0;
    pub const APPROX: u32 = Options::APPROX.0;
    pub const FULL: u32 = Options::FULL.0;
    pub const ALIGNED: u32 = Options::ALIGNED.0;
    pub const COUNT: u32 = Options::COUNT.0;
    pub const SYNC: u32 = Options::SYNC.0;
    pub const PREDICATE: u32 = Options::PREDICATE.0;
    pub const DROP: u32 = Options::DROP.0;
    pub const EXPECT: u32 = Options::EXPECT.0;
    pub const PARITY: u32 = Options::PARITY.0;
    pub const BULK: u32 = Options::BULK.0;
    pub const NOINC: u32 = Options::NOINC.0;
    pub const MASKED: u32 = Options::MASKED.0;
    pub const GATHERED: u32 = Options::GATHERED.0;
    pub const PAIR: u32 = Options::PAIR.0;
    pub const SPARSE: u32 = Options::SPARSE.0;
    pub const SCALED: u32 = Options::SCALED.0;
    pub const SUM_SCALED: u32 = Options::SUM_SCALED.0;
    pub const SHIFTED: u32 = Options::SHIFTED.0;
    pub const STATIONARY: u32 = Options::STATIONARY.0;
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::intrinsics::{COUNT, find, id, is_nvvm_atomic};

    #[test]
    fn columns_say_what_names_say() {
        let of = |name: &str| semantics(find(name).expect("a row"));
        let add = of("llvm.nvvm.add.rm.ftz.sat.f");
        assert_eq!((add.kind, add.form), (Kind::Float(FloatOp::Add), Form::Float));
        assert_eq!(add.options.rounding(), Some(Rounding::Down));
        assert!(add.options.has(Options::SAT) && add.options.only(Options::RM.and(Options::FTZ).and(Options::SAT)));
        assert!(!add.options.has(Options::NAN.and(Options::RELU)) && !add.options.only(Options::FTZ));
        let max = of("llvm.nvvm.fmax.ftz.nan.xorsign.abs.bf16x2");
        assert_eq!((max.kind, max.form, max.options.rounding()), (Kind::Float(FloatOp::Max), Form::BfloatPair, None));
        assert!(max.form.is_pair() && !add.form.is_pair());
        assert_eq!(of("llvm.nvvm.f2tf32.rna").options.rounding(), Some(Rounding::NearestAway));
        assert_eq!(of("llvm.nvvm.d2ull.rz").kind, Kind::Convert(Conversion::FloatToUnsigned));
        assert_eq!(of("llvm.nvvm.d2i.hi").kind, Kind::Other, "no conversion, but half of the bits");
        let narrow = of("llvm.nvvm.ff.to.ue8m0x2.rz.satfinite");
        assert_eq!((narrow.kind, narrow.form), (Kind::Convert(Conversion::FloatsToNarrow), Form::Ue8M0Pair));
        assert_eq!(of("llvm.nvvm.e4m3x2.to.f16x2.rn").kind, Kind::Convert(Conversion::NarrowToHalfs));
        let shuffle = of("llvm.nvvm.shfl.sync.bfly.i32p");
        assert_eq!(shuffle.kind, Kind::Shuffle(Shuffle::Butterfly));
        assert_eq!(shuffle.options, Options::SYNC.and(Options::PREDICATE));
        assert_eq!(of("llvm.nvvm.vote.uni").options, Options::NONE);
        let arrive = of("llvm.nvvm.mbarrier.arrive.drop.expect.tx.scope.cta.space.cta");
        assert_eq!(arrive.kind, Kind::MemoryBarrier(MemoryBarrier::Arrive));
        assert_eq!(arrive.options, Options::DROP.and(Options::EXPECT));
        let red = of("llvm.nvvm.barrier.cta.red.popc.aligned.count");
        assert_eq!(red.kind, Kind::BlockBarrier(BlockBarrier::Popc));
        assert_eq!(red.options, Options::ALIGNED.and(Options::COUNT));
        assert_eq!(of("llvm.umin").kind, Kind::Other);
        assert_eq!(of("llvm.vp.add").kind, Kind::VectorPredicated);
    }

    #[test]
    fn registers_and_older_names_have_rows() {
        for n in 0..COUNT as u16 {
            let (of, is) = (IntrinsicId(n), super::super::is_sreg(IntrinsicId(n)));
            assert_eq!(semantics(of).kind == Kind::SpecialRegister, is, "{of:?}");
            assert_eq!(matches!(semantics(of).kind, Kind::Atomic(_)), is_nvvm_atomic(of));
        }
        let rows = super::super::table_older::ROWS;
        assert!(rows.is_sorted_by(|a, b| a.0 < b.0));
        for (name, columns) in rows {
            assert_eq!((find(name), semantics_of_older(name)), (None, Some(*columns)));
        }
        assert_eq!(semantics_of_older("llvm.nvvm.mul.rn"), None);
        assert_eq!(semantics(id::NVVM_ACTIVEMASK).kind, Kind::Other);
    }
}
