//! Opcodes.

use super::{Class, Control, Suffix, Suffixes};

/// Bits of what is known of an opcode.
pub(super) mod trait_of {
    /// A row whose results nobody reads may go.
    pub const PURE: u8 = 1;
    /// It writes results while operands are still read: these must not share registers.
    pub const EARLY: u8 = 2;
    /// A phase turns it into other rows.
    pub const PSEUDO: u8 = 4;
    /// That phase is one of `crate::macros`: legalisation meets none.
    pub const MACRO: u8 = 8;
}
use trait_of::*;

macro_rules! ops {
    ($($(#[$doc:meta])* $Name:ident, $text:literal, $control:ident, $traits:expr;)*) => {
        /// An opcode. Its name is what the disassembler prints; those of pseudo instructions begin with a dot.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
        #[repr(u8)]
        pub enum Op { $($(#[$doc])* $Name),* }

        impl Op {
            /// All opcodes.
            pub const ALL: &'static [Op] = &[$(Op::$Name),*];
            /// As it is printed, without suffixes.
            pub const fn text(self) -> &'static str {
                match self { $(Op::$Name => $text),* }
            }
            /// How control leaves it.
            #[inline]
            pub const fn control(self) -> Control {
                const COLUMN: &[Control] = &[$(Control::$control),*];
                COLUMN[self as usize]
            }
            #[inline]
            const fn traits(self) -> u8 {
                const COLUMN: &[u8] = &[$($traits),*];
                COLUMN[self as usize]
            }
        }
    };
}

#[rustfmt::skip]
ops! {
    /// A label.
    #[default] Label,                    ".LABEL",      Label,  PSEUDO;
    /// A copy made to be removed.
    Copy,                                ".COPY",       Next,   PSEUDO | PURE;
    /// A wide register of others, the lowest first, and numbers. All are moved at once: it may have the registers that it is made of.
    Pack,                                ".PACK",       Next,   PSEUDO | PURE;
    /// Registers of 32 bits of a wide one, from the lowest on, moved at once.
    Unpack,                              ".UNPACK",     Next,   PSEUDO | PURE;
    /// A register of part of a wide one.
    Extract,                             ".EXTRACT",    Next,   PSEUDO | PURE;
    /// Where a function begins: registers that it is given.
    Entry,                               ".ENTRY",      Next,   PSEUDO;
    /// The stack pointer becomes a register.
    MoveStack,                           ".STACK",      Next,   PSEUDO;
    /// Spill code: a register to its place.
    Spill,                               ".SPILL",      Next,   PSEUDO;
    /// Spill code: a register from its place.
    Fill,                                ".FILL",       Next,   PSEUDO;

    // Macros: `crate::macros` says what they become.
    /// Integer quotient, by its type.
    Div,                                 ".DIV",        Next,   PSEUDO | PURE | MACRO;
    /// Integer remainder, by its type.
    Rem,                                 ".REM",        Next,   PSEUDO | PURE | MACRO;
    /// Quotient of floats of 32 bits.
    Fdiv,                                ".FDIV",       Next,   PSEUDO | PURE | MACRO;
    /// Reciprocal of 32 bits.
    Frcp,                                ".FRCP",       Next,   PSEUDO | PURE | MACRO;
    /// Square root of 32 bits.
    Fsqrt,                               ".FSQRT",      Next,   PSEUDO | PURE | MACRO;
    /// Quotient of floats of 64 bits.
    Ddiv,                                ".DDIV",       Next,   PSEUDO | PURE | MACRO;
    /// Square root of 64 bits.
    Dsqrt,                               ".DSQRT",      Next,   PSEUDO | PURE | MACRO;
    /// Reciprocal of a square root of 64 bits, not rounded right.
    Drsqrt,                              ".DRSQRT",     Next,   PSEUDO | PURE | MACRO;
    /// A float of 64 bits brought between 0 and 1.
    Dsat,                                ".DSAT",       Next,   PSEUDO | PURE | MACRO;
    /// Upper half of a product of 64 bits.
    Mulhi,                               ".MULHI",      Next,   PSEUDO | PURE | MACRO;

    /// Move.
    Mov,                                 "MOV",         Next,   PURE;
    /// Move to a uniform register.
    Umov,                                "UMOV",        Next,   PURE;
    /// Uniform register to register, where the value is in all lanes.
    R2ur,                                "R2UR",        Next,   PURE;
    /// Special register.
    S2r,                                 "S2R",         Next,   0;
    /// Special register to a uniform register.
    S2ur,                                "S2UR",        Next,   0;
    /// Special register of 64 bits, of fixed latency.
    Cs2r,                                "CS2R",        Next,   0;
    /// Select.
    Sel,                                 "SEL",         Next,   PURE;
    /// Select of floats.
    Fsel,                                "FSEL",        Next,   PURE;
    /// Permute bytes.
    Prmt,                                "PRMT",        Next,   PURE;
    /// Predicates to a register.
    P2r,                                 "P2R",         Next,   PURE;
    /// A register to predicates.
    R2p,                                 "R2P",         Next,   PURE;

    /// Sum of three.
    Iadd3,                               "IADD3",       Next,   PURE;
    /// Product and sum.
    Imad,                                "IMAD",        Next,   PURE;
    /// Shifted sum.
    Lea,                                 "LEA",         Next,   PURE;
    /// Shift of two registers.
    Shf,                                 "SHF",         Next,   PURE;
    /// Any logic of three.
    Lop3,                                "LOP3",        Next,   PURE;
    /// Any logic of three predicates.
    Plop3,                               "PLOP3",       Next,   PURE;
    /// Minimum or maximum.
    Vimnmx,                              "VIMNMX",      Next,   PURE;
    /// Absolute value.
    Iabs,                                "IABS",        Next,   PURE;
    /// Ones in a register.
    Popc,                                "POPC",        Next,   PURE;
    /// The highest one.
    Flo,                                 "FLO",         Next,   PURE;
    /// Bits in reverse.
    Brev,                                "BREV",        Next,   PURE;
    /// Bit mask.
    Bmsk,                                "BMSK",        Next,   PURE;
    /// Sign extension.
    Sgxt,                                "SGXT",        Next,   PURE;
    /// Comparison.
    Isetp,                               "ISETP",       Next,   PURE;
    /// Dot product of bytes.
    Idp,                                 "IDP",         Next,   PURE;

    /// Sum of floats.
    Fadd,                                "FADD",        Next,   PURE;
    /// Product of floats.
    Fmul,                                "FMUL",        Next,   PURE;
    /// Product and sum of floats.
    Ffma,                                "FFMA",        Next,   PURE;
    /// Minimum or maximum of floats.
    Fmnmx,                               "FMNMX",       Next,   PURE;
    /// Comparison of floats.
    Fsetp,                               "FSETP",       Next,   PURE;
    /// Whether a division needs the slow path.
    Fchk,                                "FCHK",        Next,   PURE;
    /// The special-function unit.
    Mufu,                                "MUFU",        Next,   PURE;
    /// Sum of doubles.
    Dadd,                                "DADD",        Next,   PURE;
    /// Product of doubles.
    Dmul,                                "DMUL",        Next,   PURE;
    /// Product and sum of doubles.
    Dfma,                                "DFMA",        Next,   PURE;
    /// Comparison of doubles.
    Dsetp,                               "DSETP",       Next,   PURE;
    /// Sums of two halves.
    Hadd2,                               "HADD2",       Next,   PURE;
    /// Products of two halves.
    Hmul2,                               "HMUL2",       Next,   PURE;
    /// Products and sums of two halves.
    Hfma2,                               "HFMA2",       Next,   PURE;
    /// Minima or maxima of two halves.
    Hmnmx2,                              "HMNMX2",      Next,   PURE;
    /// Comparison of two halves.
    Hsetp2,                              "HSETP2",      Next,   PURE;

    /// Float to float.
    F2f,                                 "F2F",         Next,   PURE;
    /// Float to integer.
    F2i,                                 "F2I",         Next,   PURE;
    /// Integer to float.
    I2f,                                 "I2F",         Next,   PURE;
    /// Integer to float, of fixed latency.
    I2fp,                                "I2FP",        Next,   PURE;
    /// Floats to a pair of halves.
    F2fp,                                "F2FP",        Next,   PURE;
    /// Rounding to an integer that is a float.
    Frnd,                                "FRND",        Next,   PURE;

    /// Load from a constant bank.
    Ldc,                                 "LDC",         Next,   PURE;
    /// The same to a uniform register.
    Uldc,                                "ULDC",        Next,   PURE;
    /// Load of any address.
    Ld,                                  "LD",          Next,   0;
    /// Load of global memory.
    Ldg,                                 "LDG",         Next,   0;
    /// Load of shared memory.
    Lds,                                 "LDS",         Next,   0;
    /// Load of local memory.
    Ldl,                                 "LDL",         Next,   0;
    /// Store to any address.
    St,                                  "ST",          Next,   0;
    /// Store to global memory.
    Stg,                                 "STG",         Next,   0;
    /// Store to shared memory.
    Sts,                                 "STS",         Next,   0;
    /// Store to local memory.
    Stl,                                 "STL",         Next,   0;
    /// Atomic of any address.
    Atom,                                "ATOM",        Next,   0;
    /// Atomic of global memory.
    Atomg,                               "ATOMG",       Next,   0;
    /// Atomic of shared memory.
    Atoms,                               "ATOMS",       Next,   0;
    /// Reduction of global memory.
    Redg,                                "REDG",        Next,   0;
    /// Fence.
    Membar,                              "MEMBAR",      Next,   0;
    /// Wait for errors of accesses before.
    Errbar,                              "ERRBAR",      Next,   0;
    /// Control of a cache.
    Cctl,                                "CCTL",        Next,   0;
    /// Which space an address is in.
    Qspc,                                "QSPC",        Next,   PURE;

    /// Barrier of a thread block.
    Bar,                                 "BAR",         Next,   0;
    /// Exchange within a warp.
    Shfl,                                "SHFL",        Next,   0;
    /// Vote of a warp.
    Vote,                                "VOTE",        Next,   0;
    /// Equal values within a warp.
    Match,                               "MATCH",       Next,   0;
    /// Reduction over a warp.
    Redux,                               "REDUX",       Next,   0;
    /// Threads of a mask come together.
    Warpsync,                            "WARPSYNC",    Next,   0;
    /// Threads enlist for a convergence barrier; its label is where they meet.
    Bssy,                                "BSSY",        Next,   0;
    /// Threads wait at a convergence barrier.
    Bsync,                               "BSYNC",       Next,   0;
    /// Threads leave a convergence barrier.
    Break,                               "BREAK",       Next,   0;
    /// A convergence barrier to a register and back.
    Bmov,                                "BMOV",        Next,   0;
    /// Other threads of the warp may go on.
    Yield,                               "YIELD",       Next,   0;
    /// Sleep.
    Nanosleep,                           "NANOSLEEP",   Next,   0;

    /// Branch.
    Bra,                                 "BRA",         Jump,   0;
    /// Branch by a table.
    Brx,                                 "BRX",         Jump,   0;
    /// Call.
    Call,                                "CALL",        Next,   0;
    /// Return.
    Ret,                                 "RET",         Exit,   0;
    /// End of a thread.
    Exit,                                "EXIT",        Exit,   0;
    /// Trap.
    Bpt,                                 "BPT",         Next,   0;
    /// Nothing.
    Nop,                                 "NOP",         Next,   0;

    // Others, as the disassembler names them.
    /// `ACQBULK`
    Acqbulk,                             "ACQBULK",     Next,   0;
    /// `ARRIVES`
    Arrives,                             "ARRIVES",     Next,   0;
    /// `B2R`
    B2r,                                 "B2R",         Next,   0;
    /// `BGMMA`
    Bgmma,                               "BGMMA",       Next,   0;
    /// `BMMA`
    Bmma,                                "BMMA",        Next,   0;
    /// `BRXU`
    Brxu,                                "BRXU",        Next,   0;
    /// `CCTLL`
    Cctll,                               "CCTLL",       Next,   0;
    /// `CGAERRBAR`
    Cgaerrbar,                           "CGAERRBAR",   Next,   0;
    /// `DEPBAR`
    Depbar,                              "DEPBAR",      Next,   0;
    /// `DMMA`
    Dmma,                                "DMMA",        Next,   0;
    /// `ELECT`
    Elect,                               "ELECT",       Next,   0;
    /// `ENDCOLLECTIVE`
    Endcollective,                       "ENDCOLLECTIVE", Next,   0;
    /// `F2IP`
    F2ip,                                "F2IP",        Next,   PURE;
    /// `FENCE`
    Fence,                               "FENCE",       Next,   0;
    /// `FSET`
    Fset,                                "FSET",        Next,   PURE;
    /// `HGMMA`
    Hgmma,                               "HGMMA",       Next,      0;
    /// `HMMA`
    Hmma,                                "HMMA",        Next,   PURE;
    /// `HSET2`
    Hset2,                               "HSET2",       Next,   PURE;
    /// `I2I`
    I2i,                                 "I2I",         Next,   PURE;
    /// `I2IP`
    I2ip,                                "I2IP",        Next,   PURE;
    /// `IGMMA`
    Igmma,                               "IGMMA",       Next,      0;
    /// `IMMA`
    Imma,                                "IMMA",        Next,   PURE;
    /// `LDGDEPBAR`
    Ldgdepbar,                           "LDGDEPBAR",   Next,   0;
    /// `LDGMC`
    Ldgmc,                               "LDGMC",       Next,   0;
    /// `LDGSTS`
    Ldgsts,                              "LDGSTS",      Next,   0;
    /// `LDSM`
    Ldsm,                                "LDSM",        Next,   0;
    /// `LEPC`
    Lepc,                                "LEPC",        Next,   PURE;
    /// `MOVM`
    Movm,                                "MOVM",        Next,   PURE;
    /// `PMTRIG`
    Pmtrig,                              "PMTRIG",      Next,   0;
    /// `PREEXIT`
    Preexit,                             "PREEXIT",     Next,   0;
    /// `QGMMA`
    Qgmma,                               "QGMMA",       Next,   0;
    /// `REDAS`
    Redas,                               "REDAS",       Next,   0;
    /// `RPCMOV`
    Rpcmov,                              "RPCMOV",      Next,   0;
    /// `STAS`
    Stas,                                "STAS",        Next,   0;
    /// `STSM`
    Stsm,                                "STSM",        Next,   0;
    /// `SULD`
    Suld,                                "SULD",        Next,   0;
    /// `SURED`
    Sured,                               "SURED",       Next,   0;
    /// `SUST`
    Sust,                                "SUST",        Next,   0;
    /// `SYNCS`
    Syncs,                               "SYNCS",       Next,   0;
    /// `TEX`
    Tex,                                 "TEX",         Next,   0;
    /// `TLD`
    Tld,                                 "TLD",         Next,   0;
    /// `TLD4`
    Tld4,                                "TLD4",        Next,   0;
    /// `TXD`
    Txd,                                 "TXD",         Next,   0;
    /// `TXQ`
    Txq,                                 "TXQ",         Next,   PURE;
    /// `UBLKCP`
    Ublkcp,                              "UBLKCP",      Next,   0;
    /// `UBLKPF`
    Ublkpf,                              "UBLKPF",      Next,   0;
    /// `UBLKRED`
    Ublkred,                             "UBLKRED",     Next,   0;
    /// `UBREV`
    Ubrev,                               "UBREV",       Next,   PURE;
    /// `UCGABAR_ARV`
    UcgabarArv,                         "UCGABAR_ARV", Next,   0;
    /// `UCGABAR_WAIT`
    UcgabarWait,                        "UCGABAR_WAIT", Next,   0;
    /// `UFLO`
    Uflo,                                "UFLO",        Next,   PURE;
    /// `UIADD3`
    Uiadd3,                              "UIADD3",      Next,   PURE;
    /// `UIMAD`
    Uimad,                               "UIMAD",       Next,   PURE;
    /// `UISETP`
    Uisetp,                              "UISETP",      Next,   PURE;
    /// `ULEA`
    Ulea,                                "ULEA",        Next,   PURE;
    /// `ULOP3`
    Ulop3,                               "ULOP3",       Next,   PURE;
    /// `UP2UR`
    Up2ur,                               "UP2UR",       Next,   PURE;
    /// `UPLOP3`
    Uplop3,                              "UPLOP3",      Next,   PURE;
    /// `UPOPC`
    Upopc,                               "UPOPC",       Next,   PURE;
    /// `UPRMT`
    Uprmt,                               "UPRMT",       Next,   PURE;
    /// `UR2UP`
    Ur2up,                               "UR2UP",       Next,   PURE;
    /// `USEL`
    Usel,                                "USEL",        Next,   PURE;
    /// `USHF`
    Ushf,                                "USHF",        Next,   PURE;
    /// `UTMACCTL`
    Utmacctl,                            "UTMACCTL",    Next,   0;
    /// `UTMACMDFLUSH`
    Utmacmdflush,                        "UTMACMDFLUSH", Next,   0;
    /// `UTMALDG`
    Utmaldg,                             "UTMALDG",     Next,   0;
    /// `UTMAPF`
    Utmapf,                              "UTMAPF",      Next,   0;
    /// `UTMAREDG`
    Utmaredg,                            "UTMAREDG",    Next,   0;
    /// `UTMASTG`
    Utmastg,                             "UTMASTG",     Next,   0;
    /// `VABSDIFF`
    Vabsdiff,                            "VABSDIFF",    Next,   PURE;
    /// `VABSDIFF4`
    Vabsdiff4,                           "VABSDIFF4",   Next,   PURE;
    /// `VIADD`
    Viadd,                               "VIADD",       Next,   PURE;
    /// `VIADDMNMX`
    Viaddmnmx,                           "VIADDMNMX",   Next,   PURE;
    /// `VIMNMX3`
    Vimnmx3,                             "VIMNMX3",     Next,   PURE;
    /// `VOTEU`
    Voteu,                               "VOTEU",       Next,   PURE;
    /// `WARPGROUP`
    Warpgroup,                           "WARPGROUP",   Next,   0;
}

impl Op {
    /// The class of the floating-point numbers that it computes with; none where it computes with others.
    pub const fn floating(self) -> Option<Class> {
        match self {
            Op::Dadd | Op::Dmul | Op::Dfma | Op::Dsetp => Some(Class::R64),
            Op::Fadd | Op::Fmul | Op::Ffma | Op::Fmnmx | Op::Fsetp | Op::Fsel | Op::Fchk | Op::Mufu => Some(Class::R),
            Op::Hadd2 | Op::Hmul2 | Op::Hfma2 | Op::Hmnmx2 | Op::Hsetp2 => Some(Class::R),
            _ => None,
        }
    }
    /// Whether its descriptor is one of matrices in shared memory.
    pub const fn reads_matrices(self) -> bool {
        matches!(self, Op::Hgmma | Op::Igmma | Op::Qgmma | Op::Bgmma)
    }
    /// Whether a row whose results nobody reads may go.
    #[inline]
    pub const fn is_pure(self) -> bool {
        self.traits() & PURE != 0
    }
    /// Whether results must not share registers with operands.
    #[inline]
    pub const fn writes_early(self) -> bool {
        self.traits() & EARLY != 0
    }
    /// Whether a phase turns it into other rows.
    #[inline]
    pub const fn is_pseudo(self) -> bool {
        self.traits() & PSEUDO != 0
    }
    /// Whether the guard of it with these suffixes is a uniform predicate.
    pub fn has_uniform_guard(self, suffixes: Suffixes) -> bool {
        let is_exchange = |suffix| matches!(suffix, Suffix::Exch | Suffix::Cas | Suffix::Ld);
        match self {
            Op::Syncs => suffixes.iter().any(is_exchange),
            op => op.text().starts_with('U') || op.text() == "S2UR",
        }
    }
    /// Whether a phase of `crate::macros` expands it.
    #[inline]
    pub const fn is_macro(self) -> bool {
        self.traits() & MACRO != 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_unique_and_those_of_pseudo_instructions_begin_with_a_dot() {
        for (n, op) in Op::ALL.iter().enumerate() {
            assert!(Op::ALL[..n].iter().all(|other| other.text() != op.text()), "{}", op.text());
            assert_eq!(op.is_pseudo(), op.text().starts_with('.'), "{}", op.text());
            assert_eq!(*op as usize, n);
        }
    }
}
