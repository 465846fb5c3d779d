//! Target-independent intrinsics, and what selection makes of each.

use warpc_ir::intrinsics::{IntrinsicId, id};

/// An integer intrinsic of one, two or three operands of its result type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum IntOp {
    Ctpop,
    Ctlz,
    Cttz,
    BitReverse,
    BSwap,
    Fshl,
    Fshr,
    SMin,
    SMax,
    UMin,
    UMax,
    Abs,
    SAddSat,
    UAddSat,
    SSubSat,
    USubSat,
    SShlSat,
    UShlSat,
    SCmp,
    UCmp,
}

/// An arithmetic intrinsic with an overflow bit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum OverflowOp {
    SAdd,
    UAdd,
    SSub,
    USub,
    SMul,
    UMul,
}

/// Floating-point intrinsics of one to three operands of the result type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum FloatFn {
    Sqrt,
    Fma,
    MulAdd,
    Floor,
    Ceil,
    Trunc,
    Rint,
    Round,
    Abs,
    MinNum,
    MaxNum,
    Minimum,
    Maximum,
    CopySign,
    Canonicalize,
    Sin,
    Cos,
    Exp2,
    Exp,
    Exp10,
    Log2,
    Log,
    Log10,
}

/// Reductions of a vector.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Reduce {
    Add,
    Mul,
    And,
    Or,
    Xor,
    SMax,
    SMin,
    UMax,
    UMin,
    FAdd,
    FMul,
    FMax,
    FMin,
    FMaximum,
    FMinimum,
}

/// A target-independent intrinsic.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Generic {
    Int(IntOp),
    Overflow(OverflowOp),
    Float(FloatFn),
    Reduce(Reduce),
    MemCpy,
    MemMove,
    MemSet,
    /// Nothing is emitted; a result, if any, is its first operand.
    Ignore,
    /// The result is the first operand.
    Identity,
    Trap,
    DebugTrap,
    CycleCounter,
    SteadyCounter,
    StackSave,
    StackRestore,
    /// Constants: unknown size, not a constant.
    ObjectSize,
    Zero,
    PtrMask,
    VaStart,
    VaCopy,
    ToInt {
        signed: bool,
    },
    RoundToInt {
        away: bool,
    },
    FromFp16,
    ToFp16,
    FpClass,
    Ldexp,
    Powi,
    StepVector,
    MaskedLoad,
    MaskedStore,
}

impl Generic {
    /// Whether it may be dropped when its result is unused.
    pub fn is_pure(self) -> bool {
        !matches!(
            self,
            Generic::MemCpy
                | Generic::MemMove
                | Generic::MemSet
                | Generic::Trap
                | Generic::DebugTrap
                | Generic::CycleCounter
                | Generic::SteadyCounter
                | Generic::StackSave
                | Generic::StackRestore
                | Generic::VaStart
                | Generic::VaCopy
                | Generic::MaskedLoad
                | Generic::MaskedStore
        )
    }
    /// Whether the result is the first operand.
    pub fn is_identity(self) -> bool {
        matches!(self, Generic::Identity)
    }
    /// Whether it does nothing with pointers it is given.
    pub fn ignores_pointers(self) -> bool {
        matches!(self, Generic::Ignore)
    }
    /// Whether it reads memory through its second operand only.
    pub fn is_copy(self) -> bool {
        matches!(self, Generic::MemCpy | Generic::MemMove)
    }
}

/// How code is generated for `id`, if it is done without a table.
pub(super) fn find(id: IntrinsicId) -> Option<Generic> {
    if is_without_code(id) {
        return Some(Generic::Ignore);
    }
    if is_identity(id) {
        return Some(Generic::Identity);
    }
    integer(id).or_else(|| float(id)).or_else(|| reduction(id)).or_else(|| other(id))
}

/// Intrinsics over integers.
fn integer(id: IntrinsicId) -> Option<Generic> {
    Some(match id {
        id::CTPOP => Generic::Int(IntOp::Ctpop),
        id::CTLZ => Generic::Int(IntOp::Ctlz),
        id::CTTZ => Generic::Int(IntOp::Cttz),
        id::BITREVERSE => Generic::Int(IntOp::BitReverse),
        id::BSWAP => Generic::Int(IntOp::BSwap),
        id::FSHL => Generic::Int(IntOp::Fshl),
        id::FSHR => Generic::Int(IntOp::Fshr),
        id::SMIN => Generic::Int(IntOp::SMin),
        id::SMAX => Generic::Int(IntOp::SMax),
        id::UMIN => Generic::Int(IntOp::UMin),
        id::UMAX => Generic::Int(IntOp::UMax),
        id::ABS => Generic::Int(IntOp::Abs),
        id::SADD_SAT => Generic::Int(IntOp::SAddSat),
        id::UADD_SAT => Generic::Int(IntOp::UAddSat),
        id::SSUB_SAT => Generic::Int(IntOp::SSubSat),
        id::USUB_SAT => Generic::Int(IntOp::USubSat),
        id::SSHL_SAT => Generic::Int(IntOp::SShlSat),
        id::USHL_SAT => Generic::Int(IntOp::UShlSat),
        id::SCMP => Generic::Int(IntOp::SCmp),
        id::UCMP => Generic::Int(IntOp::UCmp),
        id::SADD_WITH_OVERFLOW => Generic::Overflow(OverflowOp::SAdd),
        id::UADD_WITH_OVERFLOW => Generic::Overflow(OverflowOp::UAdd),
        id::SSUB_WITH_OVERFLOW => Generic::Overflow(OverflowOp::SSub),
        id::USUB_WITH_OVERFLOW => Generic::Overflow(OverflowOp::USub),
        id::SMUL_WITH_OVERFLOW => Generic::Overflow(OverflowOp::SMul),
        id::UMUL_WITH_OVERFLOW => Generic::Overflow(OverflowOp::UMul),
        _ => return None,
    })
}

/// Functions over floats.
fn float(id: IntrinsicId) -> Option<Generic> {
    Some(match id {
        id::SQRT => Generic::Float(FloatFn::Sqrt),
        id::FMA => Generic::Float(FloatFn::Fma),
        id::FMULADD => Generic::Float(FloatFn::MulAdd),
        id::FLOOR => Generic::Float(FloatFn::Floor),
        id::CEIL => Generic::Float(FloatFn::Ceil),
        id::TRUNC => Generic::Float(FloatFn::Trunc),
        id::RINT | id::NEARBYINT | id::ROUNDEVEN => Generic::Float(FloatFn::Rint),
        id::ROUND => Generic::Float(FloatFn::Round),
        id::FABS => Generic::Float(FloatFn::Abs),
        id::MINNUM | id::MINIMUMNUM => Generic::Float(FloatFn::MinNum),
        id::MAXNUM | id::MAXIMUMNUM => Generic::Float(FloatFn::MaxNum),
        id::MINIMUM => Generic::Float(FloatFn::Minimum),
        id::MAXIMUM => Generic::Float(FloatFn::Maximum),
        id::COPYSIGN => Generic::Float(FloatFn::CopySign),
        id::CANONICALIZE => Generic::Float(FloatFn::Canonicalize),
        id::SIN => Generic::Float(FloatFn::Sin),
        id::COS => Generic::Float(FloatFn::Cos),
        id::EXP2 => Generic::Float(FloatFn::Exp2),
        id::EXP => Generic::Float(FloatFn::Exp),
        id::EXP10 => Generic::Float(FloatFn::Exp10),
        id::LOG2 => Generic::Float(FloatFn::Log2),
        id::LOG => Generic::Float(FloatFn::Log),
        id::LOG10 => Generic::Float(FloatFn::Log10),
        _ => return None,
    })
}

/// Reductions of vectors, by their operation.
fn reduction(id: IntrinsicId) -> Option<Generic> {
    Some(match id {
        id::VECTOR_REDUCE_ADD => Generic::Reduce(Reduce::Add),
        id::VECTOR_REDUCE_MUL => Generic::Reduce(Reduce::Mul),
        id::VECTOR_REDUCE_AND => Generic::Reduce(Reduce::And),
        id::VECTOR_REDUCE_OR => Generic::Reduce(Reduce::Or),
        id::VECTOR_REDUCE_XOR => Generic::Reduce(Reduce::Xor),
        id::VECTOR_REDUCE_SMAX => Generic::Reduce(Reduce::SMax),
        id::VECTOR_REDUCE_SMIN => Generic::Reduce(Reduce::SMin),
        id::VECTOR_REDUCE_UMAX => Generic::Reduce(Reduce::UMax),
        id::VECTOR_REDUCE_UMIN => Generic::Reduce(Reduce::UMin),
        id::VECTOR_REDUCE_FADD => Generic::Reduce(Reduce::FAdd),
        id::VECTOR_REDUCE_FMUL => Generic::Reduce(Reduce::FMul),
        id::VECTOR_REDUCE_FMAX => Generic::Reduce(Reduce::FMax),
        id::VECTOR_REDUCE_FMIN => Generic::Reduce(Reduce::FMin),
        id::VECTOR_REDUCE_FMAXIMUM => Generic::Reduce(Reduce::FMaximum),
        id::VECTOR_REDUCE_FMINIMUM => Generic::Reduce(Reduce::FMinimum),
        _ => return None,
    })
}

/// Whether an intrinsic is no code.
fn is_without_code(id: IntrinsicId) -> bool {
    matches!(
        id,
        id::LIFETIME_START
            | id::LIFETIME_END
            | id::ASSUME
            | id::EXPERIMENTAL_NOALIAS_SCOPE_DECL
            | id::DONOTHING
            | id::SIDEEFFECT
            | id::INVARIANT_START
            | id::INVARIANT_END
            | id::PREFETCH
            | id::VAR_ANNOTATION
            | id::PSEUDOPROBE
            | id::DBG_VALUE
            | id::DBG_DECLARE
            | id::DBG_ASSIGN
            | id::DBG_LABEL
            | id::VA_END
            | id::FAKE_USE
            | id::ALLOW_UBSAN_CHECK
            | id::ALLOW_RUNTIME_CHECK
            | id::NVVM_COMPILER_ERROR
            | id::NVVM_COMPILER_WARN
    )
}

/// Whether an intrinsic gives its first argument.
fn is_identity(id: IntrinsicId) -> bool {
    matches!(
        id,
        id::EXPECT
            | id::EXPECT_WITH_PROBABILITY
            | id::LAUNDER_INVARIANT_GROUP
            | id::STRIP_INVARIANT_GROUP
            | id::SSA_COPY
            | id::PTR_ANNOTATION
            | id::ANNOTATION
            | id::ARITHMETIC_FENCE
            | id::THREADLOCAL_ADDRESS
            | id::PRESERVE_STATIC_OFFSET
            | id::PRESERVE_ARRAY_ACCESS_INDEX
            | id::PRESERVE_STRUCT_ACCESS_INDEX
            | id::PRESERVE_UNION_ACCESS_INDEX
    )
}

/// Intrinsics over memory and the rest.
fn other(id: IntrinsicId) -> Option<Generic> {
    use Generic::*;
    Some(match id {
        id::MEMCPY | id::MEMCPY_INLINE | id::MEMCPY_ELEMENT_UNORDERED_ATOMIC => MemCpy,
        id::MEMMOVE | id::MEMMOVE_ELEMENT_UNORDERED_ATOMIC => MemMove,
        id::MEMSET | id::MEMSET_INLINE | id::MEMSET_ELEMENT_UNORDERED_ATOMIC => MemSet,
        id::TRAP | id::UBSANTRAP => Trap,
        id::DEBUGTRAP => DebugTrap,
        id::READCYCLECOUNTER => CycleCounter,
        id::READSTEADYCOUNTER => SteadyCounter,
        id::STACKSAVE => StackSave,
        id::STACKRESTORE => StackRestore,
        id::OBJECTSIZE => ObjectSize,
        id::IS_CONSTANT | id::RETURNADDRESS | id::FRAMEADDRESS => Zero,
        id::PTRMASK => PtrMask,
        id::VA_START => VaStart,
        id::VA_COPY => VaCopy,
        id::FPTOSI_SAT => ToInt { signed: true },
        id::FPTOUI_SAT => ToInt { signed: false },
        id::LRINT | id::LLRINT => RoundToInt { away: false },
        id::LROUND | id::LLROUND => RoundToInt { away: true },
        id::CONVERT_FROM_FP16 => FromFp16,
        id::CONVERT_TO_FP16 => ToFp16,
        id::IS_FPCLASS => FpClass,
        id::LDEXP => Ldexp,
        id::POWI => Powi,
        id::STEPVECTOR => StepVector,
        id::MASKED_LOAD => MaskedLoad,
        id::MASKED_STORE => MaskedStore,
        _ => return None,
    })
}
