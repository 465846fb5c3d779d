//! Opcodes of the IR, one row per line, and the per-opcode meaning of the flag bits of a row.

macro_rules! opcodes {
    ($($Name:ident, $text:literal, $($class:ident)|+;)*) => {
        /// Operation of an instruction row. Operands stand in the order of LLVM's; the methods of [`Builder`](crate::Builder)
        /// and [`CallRow`](crate::CallRow) say what that is.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
        #[repr(u8)]
        pub enum Opcode { #[default] $(#[doc = concat!("`", $text, "`")] $Name),* }

        impl Opcode {
            /// All opcodes in table order.
            pub const ALL: &[Opcode] = &[$(Opcode::$Name),*];
            /// Keyword of the language.
            pub const fn text(self) -> &'static str {
                const TEXT: &[&str] = &[$($text),*];
                TEXT[self as usize]
            }
            /// Class bits.
            #[inline(always)]
            pub const fn class(self) -> u16 {
                const CLASS: &[u16] = &[$($(class::$class)|+),*];
                CLASS[self as usize]
            }
            /// Opcode of a keyword. `fneg` is the only one that is a keyword of one operand only.
            pub fn parse(s: &str) -> Option<Opcode> {
                match s { $($text => Some(Opcode::$Name),)* _ => None }
            }
        }
    };
}

/// Class bits of an opcode.
pub mod class {
    /// Ends a block.
    pub const TERM: u16 = 1;
    /// Two operands of one type, result of that type.
    pub const BIN: u16 = 2;
    /// Integer arithmetic.
    pub const INT: u16 = 4;
    /// Floating-point arithmetic.
    pub const FP: u16 = 8;
    /// Operands commute.
    pub const COMM: u16 = 16;
    /// Conversion.
    pub const CAST: u16 = 32;
    /// May read memory.
    pub const READ: u16 = 64;
    /// May write memory (calls: by their attributes).
    pub const WRITE: u16 = 128;
    /// Comparison.
    pub const CMP: u16 = 256;
    /// A call of some form.
    pub const CALL: u16 = 512;
    /// Result does not depend on more than the operands, no side effect, no trap.
    pub const PURE: u16 = 1024;
    /// May trap or be undefined on some operands (division).
    pub const TRAP: u16 = 2048;
    /// Shift.
    pub const SHIFT: u16 = 4096;
    /// Exception handling pad.
    pub const PAD: u16 = 8192;
    /// No class.
    pub const NONE: u16 = 0;
}

opcodes! {
    Add,            "add",            BIN|INT|COMM|PURE;
    Sub,            "sub",            BIN|INT|PURE;
    Mul,            "mul",            BIN|INT|COMM|PURE;
    UDiv,           "udiv",           BIN|INT|TRAP;
    SDiv,           "sdiv",           BIN|INT|TRAP;
    URem,           "urem",           BIN|INT|TRAP;
    SRem,           "srem",           BIN|INT|TRAP;
    Shl,            "shl",            BIN|INT|SHIFT|PURE;
    LShr,           "lshr",           BIN|INT|SHIFT|PURE;
    AShr,           "ashr",           BIN|INT|SHIFT|PURE;
    And,            "and",            BIN|INT|COMM|PURE;
    Or,             "or",             BIN|INT|COMM|PURE;
    Xor,            "xor",            BIN|INT|COMM|PURE;
    FNeg,           "fneg",           FP|PURE;
    FAdd,           "fadd",           BIN|FP|COMM|PURE;
    FSub,           "fsub",           BIN|FP|PURE;
    FMul,           "fmul",           BIN|FP|COMM|PURE;
    FDiv,           "fdiv",           BIN|FP|PURE;
    FRem,           "frem",           BIN|FP|PURE;
    Trunc,          "trunc",          CAST|PURE;
    ZExt,           "zext",           CAST|PURE;
    SExt,           "sext",           CAST|PURE;
    FPTrunc,        "fptrunc",        CAST|PURE;
    FPExt,          "fpext",          CAST|PURE;
    FPToUI,         "fptoui",         CAST|PURE;
    FPToSI,         "fptosi",         CAST|PURE;
    UIToFP,         "uitofp",         CAST|PURE;
    SIToFP,         "sitofp",         CAST|PURE;
    PtrToInt,       "ptrtoint",       CAST|PURE;
    PtrToAddr,      "ptrtoaddr",      CAST|PURE;
    IntToPtr,       "inttoptr",       CAST|PURE;
    BitCast,        "bitcast",        CAST|PURE;
    AddrSpaceCast,  "addrspacecast",  CAST|PURE;
    ICmp,           "icmp",           CMP|PURE;
    FCmp,           "fcmp",           CMP|PURE;
    Select,         "select",         PURE;
    Freeze,         "freeze",         PURE;
    ExtractElement, "extractelement", PURE;
    InsertElement,  "insertelement",  PURE;
    ShuffleVector,  "shufflevector",  PURE;
    ExtractValue,   "extractvalue",   PURE;
    InsertValue,    "insertvalue",    PURE;
    GetElementPtr,  "getelementptr",  PURE;
    Phi,            "phi",            NONE;
    Alloca,         "alloca",         NONE;
    Load,           "load",           READ;
    Store,          "store",          WRITE;
    Fence,          "fence",          READ|WRITE;
    CmpXchg,        "cmpxchg",        READ|WRITE;
    AtomicRmw,      "atomicrmw",      READ|WRITE;
    Call,           "call",           CALL;
    VaArg,          "va_arg",         READ|WRITE;
    LandingPad,     "landingpad",     PAD;
    CatchPad,       "catchpad",       PAD|WRITE;
    CleanupPad,     "cleanuppad",     PAD|WRITE;
    Ret,            "ret",            TERM;
    Br,             "br",             TERM;
    Switch,         "switch",         TERM;
    IndirectBr,     "indirectbr",     TERM;
    Unreachable,    "unreachable",    TERM;
    Invoke,         "invoke",         TERM|CALL;
    CallBr,         "callbr",         TERM|CALL;
    Resume,         "resume",         TERM|WRITE;
    CatchSwitch,    "catchswitch",    TERM|PAD|WRITE;
    CatchRet,       "catchret",       TERM|WRITE;
    CleanupRet,     "cleanupret",     TERM|WRITE;
}

impl Opcode {
    /// Whether it ends a block.
    #[inline(always)]
    pub const fn is_terminator(self) -> bool {
        self.class() & class::TERM != 0
    }
    /// Whether it has two operands of the result's type.
    #[inline(always)]
    pub const fn is_binary(self) -> bool {
        self.class() & class::BIN != 0
    }
    /// Whether it is a conversion.
    #[inline(always)]
    pub const fn is_cast(self) -> bool {
        self.class() & class::CAST != 0
    }
    /// Whether the operands commute.
    #[inline(always)]
    pub const fn is_commutative(self) -> bool {
        self.class() & class::COMM != 0
    }
    /// Whether it is a shift.
    #[inline(always)]
    pub const fn is_shift(self) -> bool {
        self.class() & class::SHIFT != 0
    }
    /// Whether it calls.
    #[inline(always)]
    pub const fn is_call(self) -> bool {
        self.class() & class::CALL != 0
    }
    /// Whether it is free of side effects and of traps and depends on its operands only.
    #[inline(always)]
    pub const fn is_pure(self) -> bool {
        self.class() & class::PURE != 0
    }
    /// Whether it may be integer division or remainder.
    #[inline(always)]
    pub const fn is_int_div(self) -> bool {
        self.class() & class::TRAP != 0
    }
    /// Whether it is integer arithmetic of two operands.
    #[inline(always)]
    pub const fn is_int_binary(self) -> bool {
        self.class() & (class::BIN | class::INT) == class::BIN | class::INT
    }
    /// Whether fast-math flags may be written on it (calls, phis and selects: when of floating-point type).
    pub const fn takes_fast_math(self) -> bool {
        self.class() & class::FP != 0
            || matches!(
                self,
                Opcode::FCmp | Opcode::Phi | Opcode::Select | Opcode::Call | Opcode::FPTrunc | Opcode::FPExt
            )
    }
}

/// Flag bits of an instruction row. Bits 0 to 7 mean fast-math or integer flags by opcode, bits 8 to 12 hold a
/// predicate (comparisons) or memory flags, bits 13 to 15 mean the same on every row.
pub mod flags {
    /// `nnan`
    pub const NNAN: u16 = 1;
    /// `ninf`
    pub const NINF: u16 = 2;
    /// `nsz`
    pub const NSZ: u16 = 4;
    /// `arcp`
    pub const ARCP: u16 = 8;
    /// `contract`
    pub const CONTRACT: u16 = 16;
    /// `afn`
    pub const AFN: u16 = 32;
    /// `reassoc`
    pub const REASSOC: u16 = 64;
    /// `fast`: all seven.
    pub const FAST: u16 = 127;

    /// `nuw` (add, sub, mul, shl, trunc, getelementptr)
    pub const NUW: u16 = 1;
    /// `nsw` (add, sub, mul, shl, trunc)
    pub const NSW: u16 = 2;
    /// `exact` (udiv, sdiv, lshr, ashr)
    pub const EXACT: u16 = 4;
    /// `disjoint` (or)
    pub const DISJOINT: u16 = 8;
    /// `nneg` (zext, uitofp)
    pub const NNEG: u16 = 16;
    /// `inbounds` (getelementptr); implies `nusw`
    pub const INBOUNDS: u16 = 32;
    /// `nusw` (getelementptr)
    pub const NUSW: u16 = 64;
    /// `samesign` (icmp)
    pub const SAMESIGN: u16 = 128;
    /// All integer flags whose violation is poison.
    pub const INT_POISON: u16 = NUW | NSW | EXACT | DISJOINT | NNEG | INBOUNDS | NUSW | SAMESIGN;

    /// First bit of the comparison predicate.
    pub const PRED_SHIFT: u16 = 8;
    /// Bits of the comparison predicate.
    pub const PRED_MASK: u16 = 15 << PRED_SHIFT;

    /// `volatile` (load, store, cmpxchg, atomicrmw)
    pub const VOLATILE: u16 = 1 << 8;
    /// `weak` (cmpxchg)
    pub const WEAK: u16 = 1 << 9;
    /// `inalloca` (alloca)
    pub const INALLOCA: u16 = 1 << 8;
    /// `swifterror` (alloca)
    pub const SWIFTERROR: u16 = 1 << 9;
    /// `cleanup` (landingpad)
    pub const CLEANUP: u16 = 1 << 8;

    /// The row has metadata attachments (other than `!dbg`).
    pub const HAS_MD: u16 = 1 << 14;
    /// Tombstone: the row was erased.
    pub const DEAD: u16 = 1 << 15;
}

macro_rules! keyword_enum {
    ($(#[$doc:meta])* $Name:ident: $($Variant:ident = $text:literal),* $(,)?) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
        #[repr(u8)]
        pub enum $Name { #[default] $(#[doc = concat!("`", $text, "`")] $Variant),* }
        impl $Name {
            /// All variants in order.
            pub const ALL: &[$Name] = &[$($Name::$Variant),*];
            /// Keyword of the language.
            pub const fn text(self) -> &'static str {
                match self { $($Name::$Variant => $text),* }
            }
            /// Variant of a keyword.
            pub fn parse(s: &str) -> Option<$Name> {
                match s { $($text => Some($Name::$Variant),)* _ => None }
            }
            /// Variant number `i`; the default for numbers out of range.
            pub fn from_u8(i: u8) -> $Name { Self::ALL.get(i as usize).copied().unwrap_or_default() }
        }
    };
}
pub(crate) use keyword_enum;

keyword_enum! {
    /// Predicate of `icmp`.
    IntPred: Eq = "eq", Ne = "ne", Ugt = "ugt", Uge = "uge", Ult = "ult", Ule = "ule",
    Sgt = "sgt", Sge = "sge", Slt = "slt", Sle = "sle",
}
keyword_enum! {
    /// Predicate of `fcmp`, with LLVM's bit code: 1 equal, 2 greater, 4 less, 8 unordered.
    FloatPred: False = "false", Oeq = "oeq", Ogt = "ogt", Oge = "oge", Olt = "olt", Ole = "ole", One = "one", Ord = "ord",
    Uno = "uno", Ueq = "ueq", Ugt = "ugt", Uge = "uge", Ult = "ult", Ule = "ule", Une = "une", True = "true",
}
keyword_enum! {
    /// Memory ordering.
    Ordering: NotAtomic = "", Unordered = "unordered", Monotonic = "monotonic", Acquire = "acquire",
    Release = "release", AcqRel = "acq_rel", SeqCst = "seq_cst",
}
keyword_enum! {
    /// Operation of `atomicrmw`.
    RmwOp: Xchg = "xchg", Add = "add", Sub = "sub", And = "and", Nand = "nand", Or = "or", Xor = "xor", Max = "max",
    Min = "min", UMax = "umax", UMin = "umin", FAdd = "fadd", FSub = "fsub", FMax = "fmax", FMin = "fmin",
    FMaximum = "fmaximum", FMinimum = "fminimum", UIncWrap = "uinc_wrap", UDecWrap = "udec_wrap",
    USubCond = "usub_cond", USubSat = "usub_sat",
}
keyword_enum! {
    /// Tail-call marker of a call.
    TailKind: None = "", Tail = "tail", MustTail = "musttail", NoTail = "notail",
}

impl TailKind {
    /// The marker of one call that stands for two; none where the markers ask for different things. `tail` is a hint, which the
    /// one call has if both had it.
    pub fn joined(self, other: TailKind) -> Option<TailKind> {
        match (self, other) {
            (TailKind::None, TailKind::Tail) | (TailKind::Tail, TailKind::None) => Some(TailKind::None),
            _ => (self == other).then_some(self),
        }
    }
}

impl IntPred {
    /// `a p b` is `b p.swapped() a`.
    pub const fn swapped(self) -> IntPred {
        use IntPred::*;
        match self {
            Eq => Eq,
            Ne => Ne,
            Ugt => Ult,
            Uge => Ule,
            Ult => Ugt,
            Ule => Uge,
            Sgt => Slt,
            Sge => Sle,
            Slt => Sgt,
            Sle => Sge,
        }
    }
    /// `!(a p b)` is `a p.inverse() b`.
    pub const fn inverse(self) -> IntPred {
        use IntPred::*;
        match self {
            Eq => Ne,
            Ne => Eq,
            Ugt => Ule,
            Uge => Ult,
            Ult => Uge,
            Ule => Ugt,
            Sgt => Sle,
            Sge => Slt,
            Slt => Sge,
            Sle => Sgt,
        }
    }
    /// The same comparison with signed and unsigned exchanged.
    pub const fn flipped_sign(self) -> IntPred {
        use IntPred::*;
        match self {
            Eq => Eq,
            Ne => Ne,
            Ugt => Sgt,
            Uge => Sge,
            Ult => Slt,
            Ule => Sle,
            Sgt => Ugt,
            Sge => Uge,
            Slt => Ult,
            Sle => Ule,
        }
    }
    /// Whether the operands are compared as signed.
    pub const fn is_signed(self) -> bool {
        self as u8 >= IntPred::Sgt as u8
    }
    /// Whether the operands are compared as unsigned (not for equality).
    pub const fn is_unsigned(self) -> bool {
        matches!(self, IntPred::Ugt | IntPred::Uge | IntPred::Ult | IntPred::Ule)
    }
    /// Whether it is `eq` or `ne`.
    pub const fn is_equality(self) -> bool {
        matches!(self, IntPred::Eq | IntPred::Ne)
    }
    /// Whether `a p a` holds.
    pub const fn is_true_when_equal(self) -> bool {
        matches!(self, IntPred::Eq | IntPred::Uge | IntPred::Ule | IntPred::Sge | IntPred::Sle)
    }
}

impl FloatPred {
    /// `a p b` is `b p.swapped() a`.
    pub fn swapped(self) -> FloatPred {
        let b = self as u8;
        FloatPred::from_u8((b & 0b1001) | ((b & 2) << 1) | ((b & 4) >> 1))
    }
    /// `!(a p b)` is `a p.inverse() b`.
    pub fn inverse(self) -> FloatPred {
        FloatPred::from_u8(self as u8 ^ 15)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keywords_round_trip() {
        for &op in Opcode::ALL {
            assert_eq!(Opcode::parse(op.text()), Some(op));
        }
        for &p in FloatPred::ALL {
            assert_eq!(p.inverse().inverse(), p);
            assert_eq!(p.swapped().swapped(), p);
        }
        assert_eq!(FloatPred::Ogt.swapped(), FloatPred::Olt);
        assert_eq!(FloatPred::Oge.inverse(), FloatPred::Ult);
        for &p in IntPred::ALL {
            assert_eq!(p.inverse().inverse(), p);
        }
    }
}
