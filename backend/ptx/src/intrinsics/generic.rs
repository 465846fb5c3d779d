//! Target-independent intrinsics by name.

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

/// Looks up a name without overload suffix.
pub(super) fn find(name: &str) -> Option<Generic> {
    let name = name.strip_prefix("llvm.")?;
    if let Some(operation) = name.strip_prefix("vector.reduce.") {
        return reduction(operation);
    }
    if is_without_code(name) {
        return Some(Generic::Ignore);
    }
    if is_identity(name) {
        return Some(Generic::Identity);
    }
    integer(name).or_else(|| float(name)).or_else(|| other(name))
}

/// Intrinsics over integers.
fn integer(name: &str) -> Option<Generic> {
    Some(match name {
        "ctpop" => Generic::Int(IntOp::Ctpop),
        "ctlz" => Generic::Int(IntOp::Ctlz),
        "cttz" => Generic::Int(IntOp::Cttz),
        "bitreverse" => Generic::Int(IntOp::BitReverse),
        "bswap" => Generic::Int(IntOp::BSwap),
        "fshl" => Generic::Int(IntOp::Fshl),
        "fshr" => Generic::Int(IntOp::Fshr),
        "smin" => Generic::Int(IntOp::SMin),
        "smax" => Generic::Int(IntOp::SMax),
        "umin" => Generic::Int(IntOp::UMin),
        "umax" => Generic::Int(IntOp::UMax),
        "abs" => Generic::Int(IntOp::Abs),
        "sadd.sat" => Generic::Int(IntOp::SAddSat),
        "uadd.sat" => Generic::Int(IntOp::UAddSat),
        "ssub.sat" => Generic::Int(IntOp::SSubSat),
        "usub.sat" => Generic::Int(IntOp::USubSat),
        "sshl.sat" => Generic::Int(IntOp::SShlSat),
        "ushl.sat" => Generic::Int(IntOp::UShlSat),
        "scmp" => Generic::Int(IntOp::SCmp),
        "ucmp" => Generic::Int(IntOp::UCmp),
        "sadd.with.overflow" => Generic::Overflow(OverflowOp::SAdd),
        "uadd.with.overflow" => Generic::Overflow(OverflowOp::UAdd),
        "ssub.with.overflow" => Generic::Overflow(OverflowOp::SSub),
        "usub.with.overflow" => Generic::Overflow(OverflowOp::USub),
        "smul.with.overflow" => Generic::Overflow(OverflowOp::SMul),
        "umul.with.overflow" => Generic::Overflow(OverflowOp::UMul),
        _ => return None,
    })
}

/// Functions over floats.
fn float(name: &str) -> Option<Generic> {
    Some(match name {
        "sqrt" => Generic::Float(FloatFn::Sqrt),
        "fma" => Generic::Float(FloatFn::Fma),
        "fmuladd" => Generic::Float(FloatFn::MulAdd),
        "floor" => Generic::Float(FloatFn::Floor),
        "ceil" => Generic::Float(FloatFn::Ceil),
        "trunc" => Generic::Float(FloatFn::Trunc),
        "rint" | "nearbyint" | "roundeven" => Generic::Float(FloatFn::Rint),
        "round" => Generic::Float(FloatFn::Round),
        "fabs" => Generic::Float(FloatFn::Abs),
        "minnum" | "minimumnum" => Generic::Float(FloatFn::MinNum),
        "maxnum" | "maximumnum" => Generic::Float(FloatFn::MaxNum),
        "minimum" => Generic::Float(FloatFn::Minimum),
        "maximum" => Generic::Float(FloatFn::Maximum),
        "copysign" => Generic::Float(FloatFn::CopySign),
        "canonicalize" => Generic::Float(FloatFn::Canonicalize),
        "sin" => Generic::Float(FloatFn::Sin),
        "cos" => Generic::Float(FloatFn::Cos),
        "exp2" => Generic::Float(FloatFn::Exp2),
        "exp" => Generic::Float(FloatFn::Exp),
        "exp10" => Generic::Float(FloatFn::Exp10),
        "log2" => Generic::Float(FloatFn::Log2),
        "log" => Generic::Float(FloatFn::Log),
        "log10" => Generic::Float(FloatFn::Log10),
        _ => return None,
    })
}

/// Reductions of vectors, by their operation.
fn reduction(operation: &str) -> Option<Generic> {
    Some(match operation {
        "add" => Generic::Reduce(Reduce::Add),
        "mul" => Generic::Reduce(Reduce::Mul),
        "and" => Generic::Reduce(Reduce::And),
        "or" => Generic::Reduce(Reduce::Or),
        "xor" => Generic::Reduce(Reduce::Xor),
        "smax" => Generic::Reduce(Reduce::SMax),
        "smin" => Generic::Reduce(Reduce::SMin),
        "umax" => Generic::Reduce(Reduce::UMax),
        "umin" => Generic::Reduce(Reduce::UMin),
        "fadd" => Generic::Reduce(Reduce::FAdd),
        "fmul" => Generic::Reduce(Reduce::FMul),
        "fmax" => Generic::Reduce(Reduce::FMax),
        "fmin" => Generic::Reduce(Reduce::FMin),
        "fmaximum" => Generic::Reduce(Reduce::FMaximum),
        "fminimum" => Generic::Reduce(Reduce::FMinimum),
        _ => return None,
    })
}

/// Whether an intrinsic is no code.
fn is_without_code(name: &str) -> bool {
    matches!(
        name,
        "lifetime.start"
            | "lifetime.end"
            | "assume"
            | "experimental.noalias.scope.decl"
            | "donothing"
            | "sideeffect"
            | "invariant.start"
            | "invariant.end"
            | "prefetch"
            | "var.annotation"
            | "pseudoprobe"
            | "dbg.value"
            | "dbg.declare"
            | "dbg.assign"
            | "dbg.label"
            | "va_end"
            | "fake.use"
            | "allow.ubsan.check"
            | "allow.runtime.check"
            | "nvvm.compiler.error"
            | "nvvm.compiler.warn"
    )
}

/// Whether an intrinsic gives its first argument.
fn is_identity(name: &str) -> bool {
    matches!(
        name,
        "expect"
            | "expect.with.probability"
            | "launder.invariant.group"
            | "strip.invariant.group"
            | "ssa.copy"
            | "ptr.annotation"
            | "annotation"
            | "arithmetic.fence"
            | "threadlocal.address"
            | "preserve.static.offset"
            | "preserve.array.access.index"
            | "preserve.struct.access.index"
            | "preserve.union.access.index"
    )
}

/// Intrinsics over memory and the rest.
fn other(name: &str) -> Option<Generic> {
    use Generic::*;
    Some(match name {
        "memcpy" | "memcpy.inline" => MemCpy,
        "memmove" => MemMove,
        "memset" | "memset.inline" => MemSet,
        "trap" | "ubsantrap" => Trap,
        "debugtrap" => DebugTrap,
        "readcyclecounter" => CycleCounter,
        "readsteadycounter" => SteadyCounter,
        "stacksave" => StackSave,
        "stackrestore" => StackRestore,
        "objectsize" => ObjectSize,
        "is.constant" | "returnaddress" | "frameaddress" => Zero,
        "ptrmask" => PtrMask,
        "va_start" => VaStart,
        "va_copy" => VaCopy,
        "fptosi.sat" => ToInt { signed: true },
        "fptoui.sat" => ToInt { signed: false },
        "lrint" | "llrint" => RoundToInt { away: false },
        "lround" | "llround" => RoundToInt { away: true },
        "convert.from.fp16" => FromFp16,
        "convert.to.fp16" => ToFp16,
        "is.fpclass" => FpClass,
        "ldexp" => Ldexp,
        "masked.load" => MaskedLoad,
        "masked.store" => MaskedStore,
        _ => return None,
    })
}
