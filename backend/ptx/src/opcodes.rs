//! The PTX instruction table, one row per line: name, text, operands.
//!
//! The text is the mnemonic with its modifiers where they stand: `%t` type, `%u` second type, `%r` rounding, `%f` `.ftz`,
//! `%s` `.sat`, `%c` comparison, `%m` state space, `%o` memory semantics and scope, `%v` vector, `%a` atomic operation,
//! `%n` `.nc`, `%x` `.NaN`, `%z` `.noftz`.
//!
//! Operands, one letter each: `D` definition of the type's class, `d` use of it, `W`/`w` the class of twice the width,
//! `U`/`u` of the second type, `P`/`p` predicate, `R`/`r` 32 bits, `A` address (base and offset), `L` label,
//! `V`/`v` a brace list (or one register) of the type, `X`/`x` any definition or use, `*` anything any number of times.

macro_rules! opcodes {
    ($($Name:ident, $text:literal, $sig:literal;)*) => {
        /// Opcode of a machine row.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, PartialOrd, Ord)]
        #[repr(u16)]
        pub enum Op { $(#[doc = concat!("`", $text, "`")] $Name),* }
        /// All rows: opcode, text, operands.
        pub const TABLE: &[(Op, &str, &str)] = &[$((Op::$Name, $text, $sig)),*];
        const NAMES: &[&str] = &[$(stringify!($Name)),*];
    };
}

opcodes! {
    Add,        "add%r%f%s%t",              "Ddd";
    Sub,        "sub%r%f%s%t",              "Ddd";
    AddCc,      "add.cc%t",                 "Ddd";
    AddC,       "addc%t",                   "Ddd";
    AddCCc,     "addc.cc%t",                "Ddd";
    SubCc,      "sub.cc%t",                 "Ddd";
    SubCCc,     "subc.cc%t",                "Ddd";
    SubC,       "subc%t",                   "Ddd";
    MadLoCc,    "mad.lo.cc%t",              "Dddd";
    MadCLoCc,   "madc.lo.cc%t",             "Dddd";
    MadCLo,     "madc.lo%t",                "Dddd";
    MadHiCc,    "mad.hi.cc%t",              "Dddd";
    MadCHiCc,   "madc.hi.cc%t",             "Dddd";
    MadCHi,     "madc.hi%t",                "Dddd";
    Mul,        "mul%r%f%s%t",              "Ddd";
    MulLo,      "mul.lo%t",                 "Ddd";
    MulHi,      "mul.hi%t",                 "Ddd";
    MulWide,    "mul.wide%t",               "Wdd";
    MadLo,      "mad.lo%t",                 "Dddd";
    MadHi,      "mad.hi%t",                 "Dddd";
    Fma,        "fma%r%f%s%t",              "Dddd";
    Div,        "div%r%f%t",                "Ddd";
    Rem,        "rem%t",                    "Ddd";
    Neg,        "neg%f%t",                  "Dd";
    Abs,        "abs%f%t",                  "Dd";
    Sad,        "sad%t",                    "Dddd";
    Min,        "min%f%x%t",                "Ddd";
    Max,        "max%f%x%t",                "Ddd";
    Sqrt,       "sqrt%r%f%t",               "Dd";
    Rsqrt,      "rsqrt%r%f%t",              "Dd";
    Rcp,        "rcp%r%f%t",                "Dd";
    Sin,        "sin.approx%f%t",           "Dd";
    Cos,        "cos.approx%f%t",           "Dd";
    Lg2,        "lg2.approx%f%t",           "Dd";
    Ex2,        "ex2.approx%f%t",           "Dd";
    Copysign,   "copysign%t",               "Ddd";
    TestpInf,   "testp.infinite%t",         "Pd";
    TestpNan,   "testp.notanumber%t",       "Pd";
    And,        "and%t",                    "Ddd";
    Or,         "or%t",                     "Ddd";
    Xor,        "xor%t",                    "Ddd";
    Not,        "not%t",                    "Dd";
    Shl,        "shl%t",                    "Ddr";
    Shr,        "shr%t",                    "Ddr";
    ShfL,       "shf.l.wrap.b32",           "Rrrr";
    ShfR,       "shf.r.wrap.b32",           "Rrrr";
    ShfLClamp,  "shf.l.clamp.b32",          "Rrrr";
    ShfRClamp,  "shf.r.clamp.b32",          "Rrrr";
    Bfe,        "bfe%t",                    "Ddrr";
    Bfi,        "bfi%t",                    "Dddrr";
    Prmt,       "prmt.b32",                 "Rrrr";
    Lop3,       "lop3.b32",                 "Rrrrx";
    Popc,       "popc%t",                   "Rd";
    Clz,        "clz%t",                    "Rd";
    Bfind,      "bfind%t",                  "Rd";
    BfindShift, "bfind.shiftamt%t",         "Rd";
    Brev,       "brev%t",                   "Dd";
    Setp,       "setp%c%f%t",               "Pdd";
    Selp,       "selp%t",                   "Dddp";
    Mov,        "mov%t",                    "Xx";
    Copy,       "mov%t",                    "Dd";
    Pack,       "mov%t",                    "Dv";
    Unpack,     "mov%t",                    "Vd";
    Cvt,        "cvt%r%f%s%t%u",            "Du";
    CvtPack,    "cvt%r%s%t%u",              "Duu";
    Cvta,       "cvta%m%t",                 "Dx";
    CvtaTo,     "cvta.to%m%t",              "Dx";
    Ld,         "ld%o%m%n%v%t",             "VA";
    St,         "st%o%m%v%t",               "Av";
    Atom,       "atom%o%m%a%z%t",           "DAd";
    Red,        "red%o%m%a%z%t",            "Ad";
    AtomCas,    "atom%o%m.cas%t",           "DAdd";
    Fence,      "fence%o",                  "";
    Alloca,     "alloca.u64",               "Xxx";
    Bra,        "bra",                      "L";
    BraUni,     "bra.uni",                  "L";
    BrxIdx,     "brx.idx",                  "r*";
    Ret,        "ret",                      "";
    Exit,       "exit",                     "";
    Trap,       "trap",                     "";
    CallOpen,   "{",                        "";
    CallClose,  "}",                        "";
    DeclParam,  ".param",                   "*";
    Prototype,  ".callprototype",           "*";
    Call,       "call",                     "*";
    Text,       "",                         "*";
    Label,      "",                         "x";
}

impl Op {
    /// Name of the opcode, for messages.
    pub const fn name(self) -> &'static str {
        NAMES[self as usize]
    }
    /// Text of the row.
    #[inline]
    pub const fn text(self) -> &'static str {
        TABLE[self as usize].1
    }
    /// Operand letters of the row.
    #[inline]
    pub const fn operands(self) -> &'static str {
        TABLE[self as usize].2
    }
    /// Whether control does not go on to the next row (when unguarded).
    pub const fn ends_block(self) -> bool {
        matches!(self, Op::BraUni | Op::BrxIdx | Op::Ret | Op::Exit)
    }
    /// Whether a row without used definitions may be dropped.
    pub const fn is_pure(self) -> bool {
        (self as u16) <= Op::CvtaTo as u16 && !self.uses_carry()
    }
    /// Whether it reads or writes the carry flag, so that it must stay beside its neighbours.
    pub const fn uses_carry(self) -> bool {
        (self as u16) >= Op::AddCc as u16 && (self as u16) <= Op::MadCHi as u16
    }
}

macro_rules! modifier {
    ($(#[$doc:meta])* $module:ident, $table:ident: $($Name:ident = $text:literal),* $(,)?) => {
        $(#[$doc])*
        #[allow(missing_docs, non_camel_case_types, clippy::upper_case_acronyms)]
        pub mod $module {
            #[repr(u8)]
            enum At { None, $($Name),* }
            /// No modifier.
            pub const NONE: u8 = At::None as u8;
            $(#[doc = concat!("`", $text, "`")] pub const $Name: u8 = At::$Name as u8;)*
            /// Texts by number.
            pub const TEXT: &[&str] = &["", $($text),*];
        }
        pub use $module::TEXT as $table;
    };
}
modifier! {
    /// Rounding and precision.
    round, ROUND: RN = ".rn", RZ = ".rz", RM = ".rm", RP = ".rp", RNI = ".rni", RZI = ".rzi", RMI = ".rmi", RPI = ".rpi",
    RNA = ".rna", APPROX = ".approx", FULL = ".full",
}
modifier! {
    /// Comparisons of `setp`.
    cmp, CMP: EQ = ".eq", NE = ".ne", LT = ".lt", LE = ".le", GT = ".gt", GE = ".ge", LO = ".lo", LS = ".ls", HI = ".hi",
    HS = ".hs", EQU = ".equ", NEU = ".neu", LTU = ".ltu", LEU = ".leu", GTU = ".gtu", GEU = ".geu", NUM = ".num", NAN = ".nan",
}
modifier! {
    /// State spaces.
    space, SPACE: GLOBAL = ".global", SHARED = ".shared", CONST = ".const", LOCAL = ".local", PARAM = ".param",
    CLUSTER = ".shared::cluster",
}
modifier! {
    /// Memory semantics.
    sem, SEM: VOLATILE = ".volatile", RELAXED = ".relaxed", ACQUIRE = ".acquire", RELEASE = ".release", ACQ_REL = ".acq_rel",
    SC = ".sc", MMIO = ".mmio",
}
modifier! {
    /// Scopes.
    scope, SCOPE: CTA = ".cta", CLUSTER = ".cluster", GPU = ".gpu", SYS = ".sys",
}
modifier! {
    /// Operations of `atom` and `red`.
    atom, ATOM: ADD = ".add", EXCH = ".exch", AND = ".and", OR = ".or", XOR = ".xor", MIN = ".min", MAX = ".max", INC = ".inc",
    DEC = ".dec",
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_in_order_and_letters_are_known() {
        for (n, row) in TABLE.iter().enumerate() {
            assert_eq!(row.0 as usize, n);
            assert!(row.2.bytes().all(|c| b"DdWwUuPpRrALVvXx*".contains(&c)), "{}", row.1);
            let mut rest = row.1;
            while let Some(at) = rest.find('%') {
                assert!(b"turfscmovanxz".contains(&rest.as_bytes()[at + 1]), "{}", row.1);
                rest = &rest[at + 2..];
            }
        }
        assert_eq!(Op::CvtaTo.text(), "cvta.to%m%t");
    }
}
