//! The decoded form: per function a vector of fixed-size operations over dense slots, decoded once, read-only afterwards.
//!
//! A value takes one slot per scalar of at most 64 bits: vectors and aggregates are flattened, integers to 128 bits take two.
//! A slot is 32 lanes. Slot numbers with [`CONST`] set name the function's constant bank. Elementwise operations on vectors
//! are unrolled here; phis are copies on edges.

use super::memory::Object;
use super::scalar::Fun;
use crate::ids::*;
use crate::ir::Module;

/// One slot of values.
pub(crate) type Lanes = [u64; 32];

/// Bit of a slot number that names a constant.
pub(crate) const CONST: u32 = 1 << 31;
/// No slot.
pub(crate) const NO_SLOT: u32 = u32::MAX;

/// Kind of a decoded operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Code {
    /// Integer function of at most 64 bits: `f`, `w`, `w2`, `x`, `fl`; `n` operands.
    Int,
    /// Floating-point function, as `Int`.
    Float,
    /// Function of integers wider than 64 bits; operands and result take two slots where they are (`wide` bits of `c2`).
    Wide,
    /// Copy of one slot.
    Mov,
    /// `d = a ? b : c`, one slot.
    Select,
    /// One slot; `w` bits.
    Freeze,
    /// Element of a vector by a variable index: `a` base, `b` index, `x` elements, `c` slots each.
    Extract,
    /// The reverse, into `d`, which holds the vector already.
    Insert,
    /// Address arithmetic: row `x` of `geps`.
    Gep,
    /// Stack object: `a` count, row `x` of `allocas`.
    Alloca,
    /// Row `x` of `accesses`, address `a`.
    Load,
    /// Row `x` of `accesses`, value `a`, address `b`.
    Store,
    /// Row `x` of `accesses`, address `a`, expected `b`, new `c`; result and success bit at `d`.
    CmpXchg,
    /// Row `x` of `accesses`, address `a`, operand `b`, operation `w2`.
    Rmw,
    /// Row `x` of `calls`.
    Call,
    /// Row `x` of `intrs`.
    Intr,
    /// Values at `a`, `x` slots.
    Ret,
    /// Edge `x`.
    Jump,
    /// Condition `a`, edges `x` and `b`.
    Branch,
    /// Value `a`, row `x` of `switches`.
    Switch,
    /// Undefined behaviour.
    Unreachable,
    /// Row `x` of `messages`.
    Unsupported,
}

/// A decoded operation. Meaning of the fields by [`Code`].
#[derive(Clone, Copy, Debug)]
pub(crate) struct Op {
    pub code: Code,
    pub f: Fun,
    pub w: u8,
    pub w2: u8,
    pub fl: u8,
    pub n: u8,
    pub d: u32,
    pub a: u32,
    pub b: u32,
    pub c: u32,
    pub x: u32,
}

/// A scalar in memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Leaf {
    /// Byte offset.
    pub off: u64,
    /// Bit in that byte: not 0 only in vectors of odd widths.
    pub bit: u32,
    /// Bits of the value in the slot.
    pub bits: u32,
}

/// A load, store or atomic.
#[derive(Clone, Debug, Default)]
pub(crate) struct Access {
    pub leaves: Vec<Leaf>,
    pub size: u64,
    pub align: u64,
    pub atomic: bool,
    /// `!noundef`
    pub noundef: bool,
    /// `!range`: pairs of limits for a value of the first leaf.
    pub range: Vec<(u64, u64)>,
    /// `!nonnull`
    pub nonnull: bool,
    /// Kind of the operand of an atomic: 0 integer, else as in `Op::w`.
    pub float: u32,
    /// Constant-size vector operand of an atomic: number of elements.
    pub elems: u32,
}

/// Address arithmetic.
#[derive(Clone, Debug)]
pub(crate) struct GepRow {
    pub base: u32,
    pub constant: i64,
    /// Index slot, its bits, scale.
    pub terms: Vec<(u32, u32, i64)>,
    pub flags: u16,
    /// Bits of the index type.
    pub bits: u32,
}

/// An edge of the control-flow graph: where it goes and the copies of the phis.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Edge {
    pub pc: u32,
    pub moves: (u32, u32),
    /// Whether a copy's source is another copy's destination.
    pub hazard: bool,
}

/// A switch: cases sorted by value. Two words per value.
#[derive(Clone, Debug)]
pub(crate) struct SwitchRow {
    pub cases: Vec<(u128, u32)>,
    pub default: u32,
    pub slots: u32,
}

/// An argument of a call.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CallArg {
    pub slot: u32,
    pub n: u32,
    pub noundef: bool,
    /// Size and alignment of a `byval` copy, else 0.
    pub byval: (u64, u64),
    pub ty: Type,
}

/// What is called.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Callee {
    /// Function row.
    Function(u32),
    /// Address in a slot.
    Indirect(u32),
}

/// A call.
#[derive(Clone, Debug)]
pub(crate) struct CallRow {
    pub callee: Callee,
    pub args: Vec<CallArg>,
    pub dst: u32,
    pub ret: u32,
    pub ret_noundef: bool,
}

/// Reduction over lanes or threads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Reduce {
    Add,
    And,
    Or,
    Xor,
    SMin,
    SMax,
    UMin,
    UMax,
    FMin { abs: bool, nan: bool },
    FMax { abs: bool, nan: bool },
}

/// Operations that are neither elementwise nor plain memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Intr {
    Nop,
    /// Special register by its PTX name's index in [`SREG_NAMES`].
    Sreg(u8),
    /// Arguments: identifier, then threads if `count`.
    Barrier {
        aligned: bool,
        count: bool,
    },
    BarrierArrive {
        count: bool,
    },
    /// The predicate is the last argument. 0 and, 1 or, 2 popc.
    BarrierRed {
        aligned: bool,
        count: bool,
        op: u8,
    },
    ClusterWait,
    WarpSync,
    /// Mode 0 up, 1 down, 2 butterfly, 3 index. Arguments: mask if `sync`, value, lane, clamp.
    Shfl {
        mode: u8,
        pred: bool,
        sync: bool,
    },
    /// Mode 0 all, 1 any, 2 uni, 3 ballot.
    Vote {
        mode: u8,
        sync: bool,
    },
    MatchAny,
    MatchAll,
    Redux(Reduce),
    Elect,
    ActiveMask,
    /// Overlap is undefined when not `moves`.
    MemCopy {
        moves: bool,
    },
    MemSet,
    Lifetime {
        start: bool,
    },
    Assume,
    IsSpace(u8),
    Trap,
    Exit,
    StackSave,
    StackRestore,
    ObjectSize,
    Clock,
    Printf,
    Malloc,
    Free,
    Assert,
    /// Copies `n` bytes: destination, source, optional size in use.
    CpAsync(u32),
    LdMatrix {
        num: u8,
        trans: bool,
    },
    MbarInit,
    /// `drop` leaves the next phase too; second argument is a count when `counted`, bytes expected when `expect`.
    MbarArrive {
        drop: bool,
        counted: bool,
        expect: bool,
    },
    MbarExpect,
    MbarComplete,
    /// Whether the phase of the state (or parity) is over.
    MbarTest {
        parity: bool,
    },
    MbarPending,
    PtrCopy,
}

/// A row of an [`Intr`].
#[derive(Clone, Debug)]
pub(crate) struct IntrRow {
    pub kind: Intr,
    pub args: Vec<u32>,
    pub dst: u32,
}

/// A decoded function.
#[derive(Default, Debug)]
pub(crate) struct Function {
    pub global: Global,
    pub ops: Vec<Op>,
    /// Instruction of each operation.
    pub inst: Vec<Inst>,
    pub slots: u32,
    pub consts: Vec<Lanes>,
    /// Undef bits of each constant; the poison ones are in `const_poison`.
    pub const_undef: Vec<u64>,
    pub const_poison: Vec<bool>,
    pub entry: u32,
    pub args: Vec<CallArg>,
    pub ret: u32,
    pub ret_noundef: bool,
    pub edges: Vec<Edge>,
    pub moves: Vec<(u32, u32)>,
    pub switches: Vec<SwitchRow>,
    pub geps: Vec<GepRow>,
    pub allocas: Vec<(u64, u64, u32)>,
    pub accesses: Vec<Access>,
    pub calls: Vec<CallRow>,
    pub intrs: Vec<IntrRow>,
    pub messages: Vec<String>,
}

/// A module variable of shared memory.
#[derive(Clone, Debug)]
pub(crate) struct SharedVar {
    pub name: String,
    pub size: u64,
    /// Sized by the launch.
    pub dynamic: bool,
}

/// A module made ready to run. Decoding is linear in the module; running does not change it.
pub struct Program<'m> {
    pub(crate) module: &'m Module,
    /// Decoded functions by global row; `None` for declarations and variables.
    pub(crate) functions: Vec<Option<Function>>,
    /// Objects of module variables, in order; the launch adds its buffers behind.
    pub(crate) objects: Vec<Object>,
    /// Variables of shared memory; row 0 is sized by the launch.
    pub(crate) shared: Vec<SharedVar>,
    /// Address of each global row.
    pub(crate) addresses: Vec<u64>,
}

impl Program<'_> {
    /// Kernels of the module with a body, by name.
    pub fn kernels(&self) -> Vec<String> {
        let ctx = self.module.ctx();
        let is = |g: &Global| ctx.is_kernel(*g) && self.functions[g.index()].is_some();
        let rows = (0..self.functions.len()).map(Global::new).filter(is);
        rows.map(|g| String::from_utf8_lossy(ctx.name(g)).into_owned()).collect()
    }
    /// Operations in all functions.
    pub fn operations(&self) -> usize {
        self.functions.iter().flatten().map(|f| f.ops.len()).sum()
    }
}
