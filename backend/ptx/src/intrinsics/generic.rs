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
    use Generic::*;
    use IntOp as I;
    let name = name.strip_prefix("llvm.")?;
    Some(match name {
        "ctpop" => Int(I::Ctpop),
        "ctlz" => Int(I::Ctlz),
        "cttz" => Int(I::Cttz),
        "bitreverse" => Int(I::BitReverse),
        "bswap" => Int(I::BSwap),
        "fshl" => Int(I::Fshl),
        "fshr" => Int(I::Fshr),
        "smin" => Int(I::SMin),
        "smax" => Int(I::SMax),
        "umin" => Int(I::UMin),
        "umax" => Int(I::UMax),
        "abs" => Int(I::Abs),
        "sadd.sat" => Int(I::SAddSat),
        "uadd.sat" => Int(I::UAddSat),
        "ssub.sat" => Int(I::SSubSat),
        "usub.sat" => Int(I::USubSat),
        "sshl.sat" => Int(I::SShlSat),
        "ushl.sat" => Int(I::UShlSat),
        "scmp" => Int(I::SCmp),
        "ucmp" => Int(I::UCmp),
        "sadd.with.overflow" => Overflow(OverflowOp::SAdd),
        "uadd.with.overflow" => Overflow(OverflowOp::UAdd),
        "ssub.with.overflow" => Overflow(OverflowOp::SSub),
        "usub.with.overflow" => Overflow(OverflowOp::USub),
        "smul.with.overflow" => Overflow(OverflowOp::SMul),
        "umul.with.overflow" => Overflow(OverflowOp::UMul),
        "sqrt" => Float(FloatFn::Sqrt),
        "fma" => Float(FloatFn::Fma),
        "fmuladd" => Float(FloatFn::MulAdd),
        "floor" => Float(FloatFn::Floor),
        "ceil" => Float(FloatFn::Ceil),
        "trunc" => Float(FloatFn::Trunc),
        "rint" | "nearbyint" | "roundeven" => Float(FloatFn::Rint),
        "round" => Float(FloatFn::Round),
        "fabs" => Float(FloatFn::Abs),
        "minnum" | "minimumnum" => Float(FloatFn::MinNum),
        "maxnum" | "maximumnum" => Float(FloatFn::MaxNum),
        "minimum" => Float(FloatFn::Minimum),
        "maximum" => Float(FloatFn::Maximum),
        "copysign" => Float(FloatFn::CopySign),
        "canonicalize" => Float(FloatFn::Canonicalize),
        "sin" => Float(FloatFn::Sin),
        "cos" => Float(FloatFn::Cos),
        "exp2" => Float(FloatFn::Exp2),
        "exp" => Float(FloatFn::Exp),
        "exp10" => Float(FloatFn::Exp10),
        "log2" => Float(FloatFn::Log2),
        "log" => Float(FloatFn::Log),
        "log10" => Float(FloatFn::Log10),
        "vector.reduce.add" => Reduce(self::Reduce::Add),
        "vector.reduce.mul" => Reduce(self::Reduce::Mul),
        "vector.reduce.and" => Reduce(self::Reduce::And),
        "vector.reduce.or" => Reduce(self::Reduce::Or),
        "vector.reduce.xor" => Reduce(self::Reduce::Xor),
        "vector.reduce.smax" => Reduce(self::Reduce::SMax),
        "vector.reduce.smin" => Reduce(self::Reduce::SMin),
        "vector.reduce.umax" => Reduce(self::Reduce::UMax),
        "vector.reduce.umin" => Reduce(self::Reduce::UMin),
        "vector.reduce.fadd" => Reduce(self::Reduce::FAdd),
        "vector.reduce.fmul" => Reduce(self::Reduce::FMul),
        "vector.reduce.fmax" => Reduce(self::Reduce::FMax),
        "vector.reduce.fmin" => Reduce(self::Reduce::FMin),
        "vector.reduce.fmaximum" => Reduce(self::Reduce::FMaximum),
        "vector.reduce.fminimum" => Reduce(self::Reduce::FMinimum),
        "memcpy" | "memcpy.inline" => MemCpy,
        "memmove" => MemMove,
        "memset" | "memset.inline" => MemSet,
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
        | "nvvm.compiler.warn" => Ignore,
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
        | "preserve.union.access.index" => Identity,
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
