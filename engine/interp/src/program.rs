//! The decoded form: per function a vector of fixed-size operations over dense slots, decoded once, read-only afterwards.
//!
//! A value takes one slot per scalar of at most 64 bits: vectors and aggregates are flattened, wider integers take one for every 64 bits.
//! A slot is 32 lanes. Slot numbers with [`CONST`] set name the function's constant bank. Elementwise operations on vectors
//! are unrolled here; phis are copies on edges.

pub use super::flight::{Bulk, BulkWay, reduction, tile_reduction};
pub use super::float::opt;
pub use super::float::small::parse as narrow_kind;
use super::memory::Object;
pub use super::scalar::Fun;
pub use super::tensor::{Elem, MatrixOp, MatrixShape, Mma, Part, TensorOp, TensorWords, Wgmma, Wmma, mnemonic};
pub use super::tensormap::{Field, TileCopy};
use warpc_ir::Module;
use warpc_ir::ids::*;

/// One slot of values.
pub type Lanes = [u64; 32];

/// Bit of a slot number that names a constant.
pub const CONST: u32 = 1 << 31;
/// No slot.
pub const NO_SLOT: u32 = u32::MAX;

/// Kind of a decoded operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Code {
    /// Integer function of at most 64 bits: `f`, `w`, `w2`, `x`, `fl`; `n` operands.
    Int,
    /// Floating-point function, as `Int`.
    Float,
    /// Function of integers wider than 64 bits; operands and result take several slots where they are: bits 5 and 4 of `n`.
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
pub struct Op {
    /// Kind.
    pub code: Code,
    /// Function.
    pub f: Fun,
    /// Width or kind of the result.
    pub w: u16,
    /// Width or kind of the first operand.
    pub w2: u16,
    /// Flags of the opcode.
    pub fl: u8,
    /// Number of operands.
    pub n: u8,
    /// First slot of the result.
    pub d: u32,
    /// First operand.
    pub a: u32,
    /// Second operand.
    pub b: u32,
    /// Third operand.
    pub c: u32,
    /// A further operand; [`Code`] says which.
    pub x: u32,
}

impl Op {
    /// An operation whose other fields are zero.
    pub(crate) fn of(code: Code) -> Op {
        Op { code, f: Fun::Add, w: 0, w2: 0, fl: 0, n: 0, d: 0, a: 0, b: 0, c: 0, x: 0 }
    }
}

/// A scalar in memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Leaf {
    /// Byte offset.
    pub off: u64,
    /// Bit in that byte: not 0 only in vectors of odd widths.
    pub bit: u32,
    /// Bits of the value in the slot.
    pub bits: u32,
}

/// How an atomic access orders.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Order {
    /// What was done before it is known to those that acquire.
    pub release: bool,
    /// What its writers knew is known after it.
    pub acquire: bool,
}

/// A load, store or atomic.
#[derive(Clone, Debug, Default)]
pub struct Access {
    /// Scalars, in order of their slots.
    pub leaves: Vec<Leaf>,
    /// Bytes.
    pub size: u64,
    /// Offset and length of what lies between the scalars of a stored aggregate: it becomes undef.
    pub padding: Vec<(u32, u32)>,
    /// Alignment the address must have.
    pub align: u64,
    /// Whether it is atomic: two atomic accesses never race.
    pub atomic: bool,
    /// What an atomic access orders by itself.
    pub order: Order,
    /// State space the address must be in (as in its tag), 0 for any. A short address gets the tag.
    pub space: u64,
    /// Bytes added to the address.
    pub offset: i64,
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
pub struct GepRow {
    /// Slot of the base.
    pub base: u32,
    /// Constant part of the offset.
    pub constant: i64,
    /// Index slot, its bits, scale.
    pub terms: Vec<(u32, u32, i64)>,
    /// Flags of the opcode.
    pub flags: u16,
    /// Bits of the index type.
    pub bits: u32,
}

/// An edge of the control-flow graph: where it goes and the copies of the phis.
#[derive(Clone, Copy, Debug)]
pub struct Edge {
    /// Operation it leads to.
    pub pc: u32,
    /// First copy and number of them.
    pub moves: (u32, u32),
    /// Whether a copy's source is another copy's destination.
    pub hazard: bool,
}

/// Value of a case of a switch: its slots, the highest first.
pub type CaseValue = smallvec::SmallVec<[u64; 2]>;

/// A switch: cases sorted by value.
#[derive(Clone, Debug)]
pub struct SwitchRow {
    /// Value and edge, sorted by value.
    pub cases: Vec<(CaseValue, u32)>,
    /// Edge of all other values.
    pub default: u32,
    /// Slots of the value.
    pub slots: u32,
}

/// An argument of a call.
#[derive(Clone, Copy, Debug)]
pub struct CallArg {
    /// First slot.
    pub slot: u32,
    /// Slots.
    pub n: u32,
    /// `noundef`
    pub noundef: bool,
    /// Size and alignment of a `byval` copy, else 0.
    pub byval: (u64, u64),
    /// Type in the IR.
    pub ty: Type,
}

/// What is called.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Callee {
    /// Function row.
    Function(u32),
    /// Address in a slot.
    Indirect(u32),
}

/// A call.
#[derive(Clone, Debug)]
pub struct CallRow {
    /// What is called.
    pub callee: Callee,
    /// Arguments.
    pub args: Vec<CallArg>,
    /// First slot of the result.
    pub dst: u32,
    /// Slots of the result.
    pub ret: u32,
    /// Whether the result is `noundef`.
    pub ret_noundef: bool,
}

/// Reduction over lanes or threads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Reduce {
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

/// The accesses that a copy or fill of memory is made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Elements {
    /// Of any widths; none is atomic.
    Any,
    /// Of that many bytes each, every one atomic; the length must be a multiple.
    Atomic(u32),
}

/// Operations that are neither elementwise nor plain memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Intr {
    Nop,
    Fence,
    /// Special register by its PTX name's index in `SREG_NAMES`.
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
        elements: Elements,
    },
    MemSet {
        elements: Elements,
    },
    /// An address, of which that many low bits must be zero, and a length; one of no bytes may lie anywhere.
    Aligned(u8),
    /// Load by a row of the accesses where a condition holds: condition, address. Elsewhere the result stays.
    LoadIf(u32),
    /// Store by a row of the accesses where a condition holds: condition, address, value.
    StoreIf(u32),
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
    /// Closes the group of copies that is open, or of bulk operations.
    CloseGroup {
        bulk: bool,
    },
    /// Waits until at most as many groups are in flight as the argument says; without one, for all.
    WaitGroup {
        bulk: bool,
    },
    /// Arrives at a memory barrier when the copies of the thread are done.
    CopiesArrive {
        noinc: bool,
    },
    Bulk(Bulk),
    Tile(TileCopy),
    /// The field and whether a number of the dimension stands before the value.
    ReplaceField(Field, bool),
    /// Writes that nothing is cancelled, and tells the memory barrier: response, barrier.
    TryCancel,
    Matrix(MatrixOp),
    /// Transposes a matrix of 8 by 8 numbers of 16 bits, two of which each lane holds.
    MovMatrix,
    /// Registers of `A`, `B`, `C`; those of `D` at `dst`.
    Mma(Mma),
    Wmma(Wmma),
    /// Registers of `D`, of `A` or its descriptor, descriptor of `B`, predicate.
    Wgmma(Wgmma),
    Tensor(TensorOp),
    MbarInit,
    /// `drop` leaves the next phase too; second argument is a count when `counted`, bytes expected when `expect`.
    MbarArrive {
        drop: bool,
        counted: bool,
        expect: bool,
    },
    MbarExpect,
    MbarComplete,
    /// One arrival more is expected in this phase.
    MbarMore,
    /// Whether the phase of the state (or parity) is over.
    MbarTest {
        parity: bool,
    },
    MbarPending,
    PtrCopy,
}

/// A row of an [`Intr`].
#[derive(Clone, Debug)]
pub struct IntrRow {
    /// Operation.
    pub kind: Intr,
    /// First slots of the arguments.
    pub args: Vec<u32>,
    /// First slot of the result.
    pub dst: u32,
}

/// A decoded function.
#[derive(Default, Debug)]
pub struct Function {
    /// Row of the module.
    pub global: Global,
    /// Operations.
    pub ops: Vec<Op>,
    /// Instruction of each operation.
    pub inst: Vec<Inst>,
    /// Line of each operation, for functions that are not of the IR.
    pub lines: Vec<u32>,
    /// Number of slots.
    pub slots: u32,
    /// Slots are undefined when a call begins (they are not in SSA form).
    pub fresh: bool,
    /// Constant bank.
    pub consts: Vec<Lanes>,
    /// Undef bits of each constant; the poison ones are in `const_poison`.
    pub const_undef: Vec<u64>,
    /// Whether a constant is poison.
    pub const_poison: Vec<bool>,
    /// First operation.
    pub entry: u32,
    /// Parameters. With a block of parameters: its address, alone.
    pub args: Vec<CallArg>,
    /// Scalars of each parameter, where a launch finds them in an argument.
    pub arg_leaves: Vec<Vec<Leaf>>,
    /// A kernel whose parameters are a block of memory: offset and size of each.
    pub params: Option<Vec<(u64, u64)>>,
    /// Slots of the result.
    pub ret: u32,
    /// Whether the result is `noundef`.
    pub ret_noundef: bool,
    /// Edges.
    pub edges: Vec<Edge>,
    /// Copies of edges: destination, source.
    pub moves: Vec<(u32, u32)>,
    /// Switches.
    pub switches: Vec<SwitchRow>,
    /// Address arithmetic.
    pub geps: Vec<GepRow>,
    /// Stack objects: bytes of an element, alignment, bits of the address.
    pub allocas: Vec<(u64, u64, u32)>,
    /// Loads, stores and atomics.
    pub accesses: Vec<Access>,
    /// Calls.
    pub calls: Vec<CallRow>,
    /// Other operations.
    pub intrs: Vec<IntrRow>,
    /// What is not supported.
    pub messages: Vec<String>,
    /// First slot of each instruction and each argument, in watched programs.
    pub value_slots: Vec<u32>,
    /// See `value_slots`.
    pub arg_slots: Vec<u32>,
}

/// A module variable of shared memory.
#[derive(Clone, Debug)]
pub struct SharedVar {
    /// Name.
    pub name: String,
    /// Bytes.
    pub size: u64,
    /// Sized by the launch.
    pub dynamic: bool,
    /// Place in shared memory.
    pub base: u64,
}

impl SharedVar {
    /// The memory that the launch sizes.
    pub(crate) fn dynamic() -> SharedVar {
        SharedVar { name: "dynamic".into(), size: 0, dynamic: true, base: super::memory::DYNAMIC_BASE }
    }
}

/// A program made ready to run: a module of the IR, or functions that another front end decoded (see `assemble.rs`).
/// Running does not change it.
pub struct Program<'m> {
    pub(crate) module: Option<&'m Module>,
    /// Decoded functions by global row; `None` for declarations and variables.
    pub(crate) functions: Vec<Option<Function>>,
    /// Names of the functions when there is no module.
    pub(crate) names: Vec<String>,
    /// Objects of module variables, in order; the launch adds its buffers behind.
    pub(crate) objects: Vec<Object>,
    /// Variables of shared memory; row 0 is sized by the launch.
    pub(crate) shared: Vec<SharedVar>,
    /// Address of each global row.
    pub(crate) addresses: Vec<u64>,
}

impl Program<'_> {
    /// Adds a variable of shared memory; its address.
    pub(crate) fn place_shared(&mut self, name: &str, size: u64) -> Result<u64, super::decode::ProgramError> {
        let end = self.shared[1..].last().map_or(0, |v| v.base + v.size);
        let base = super::memory::shared_base(end, size);
        self.shared.push(SharedVar { name: name.into(), size, dynamic: false, base });
        if size > 1 << 20 || self.shared.len() > 4096 {
            return Err(super::decode::ProgramError::TooLarge { name: name.into(), size, shared: true });
        }
        Ok(self.shared_address(self.shared.len() - 1))
    }
    /// Address of a shared variable.
    pub(crate) fn shared_address(&self, index: usize) -> u64 {
        super::memory::shared_address(index, self.shared[index].base)
    }
    /// Kernels with a body, by name.
    pub fn kernels(&self) -> Vec<String> {
        let is = |row: &usize| match (self.module, &self.functions[*row]) {
            (Some(m), Some(_)) => *row < m.ctx().globals.sym.len() && m.ctx().is_kernel(Global::new(*row)),
            (None, Some(f)) => f.params.is_some(),
            _ => false,
        };
        (0..self.functions.len()).filter(is).map(|row| self.name(row)).collect()
    }
    /// Name of a function row.
    pub(crate) fn name(&self, row: usize) -> String {
        match self.module {
            Some(m) if row < m.ctx().globals.sym.len() => {
                String::from_utf8_lossy(m.ctx().name(Global::new(row))).into_owned()
            }
            Some(_) => "inline assembly".into(),
            None => self.names.get(row).cloned().unwrap_or_default(),
        }
    }
    /// Row of a function by its name.
    pub(crate) fn find(&self, name: &str) -> Option<usize> {
        match self.module {
            Some(m) => m.find_global(name).map(|g| g.index()),
            None => self.names.iter().position(|n| n == name),
        }
    }
    /// The operations that cannot be run: name of the function, and what the operation is.
    pub fn unsupported(&self) -> Vec<(String, &str)> {
        let of = |row: usize| self.functions[row].iter().flat_map(|f| &f.messages).map(move |m| (self.name(row), &**m));
        (0..self.functions.len()).flat_map(of).collect()
    }
    /// What `Code::Intr` operations do, in all functions.
    pub fn intrinsics(&self) -> impl Iterator<Item = Intr> {
        self.functions.iter().flatten().flat_map(|function| &function.intrs).map(|row| row.kind)
    }
    /// Operations in all functions.
    pub fn operations(&self) -> usize {
        self.functions.iter().flatten().map(|f| f.ops.len()).sum()
    }
}
