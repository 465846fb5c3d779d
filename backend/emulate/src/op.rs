//! Names as numbers: families of instructions, suffixes, special registers.
//!
//! A family holds a mnemonic of the vector datapath and its uniform twin (`IADD3` and `UIADD3`): they differ in the registers that
//! their operands name, and in nothing else.

macro_rules! names {
    ($(#[$meta:meta])* $name:ident { $($variant:ident $($text:literal)|+,)* }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
        #[repr(u8)]
        #[allow(missing_docs)]
        pub enum $name { $($variant,)* }

        impl $name {
            /// The name that a text stands for.
            pub fn parse(text: &str) -> Option<$name> {
                match text {
                    $($($text)|+ => Some($name::$variant),)*
                    _ => None,
                }
            }
        }
    };
}

names! {
    /// A family of instructions.
    #[rustfmt::skip]
    Op {
        Unknown "",
        // Integers.
        Mov "MOV"|"UMOV", Sel "SEL"|"USEL", Iadd3 "IADD3"|"UIADD3", Viadd "VIADD", Imad "IMAD"|"UIMAD", Lea "LEA"|"ULEA",
        Lop3 "LOP3"|"ULOP3", Plop3 "PLOP3"|"UPLOP3", Shf "SHF"|"USHF", Prmt "PRMT"|"UPRMT", Isetp "ISETP"|"UISETP",
        Iabs "IABS", Imnmx "IMNMX"|"VIMNMX"|"UIMNMX", Vimnmx3 "VIMNMX3", Viaddmnmx "VIADDMNMX", Vabsdiff "VABSDIFF",
        Vabsdiff4 "VABSDIFF4", Sgxt "SGXT"|"USGXT", Bmsk "BMSK"|"UBMSK", Popc "POPC"|"UPOPC", Flo "FLO"|"UFLO",
        Brev "BREV"|"UBREV", Idp "IDP", P2r "P2R"|"UP2UR", R2p "R2P"|"UR2UP", R2ur "R2UR", S2r "S2R"|"S2UR", Cs2r "CS2R"|"CS2UR",
        I2i "I2I", I2ip "I2IP",
        // Numbers.
        Fadd "FADD", Fmul "FMUL", Ffma "FFMA", Fmnmx "FMNMX", Fsel "FSEL", Fset "FSET", Fsetp "FSETP", Fchk "FCHK", Mufu "MUFU",
        Dadd "DADD", Dmul "DMUL", Dfma "DFMA", Dsetp "DSETP", Hadd2 "HADD2", Hmul2 "HMUL2", Hfma2 "HFMA2", Hmnmx2 "HMNMX2",
        Hset2 "HSET2", Hsetp2 "HSETP2", F2f "F2F", F2i "F2I", I2f "I2F"|"I2FP", Frnd "FRND", F2fp "F2FP"|"UF2FP", F2ip "F2IP",
        // Memory.
        Ldc "LDC"|"ULDC", Ld "LD", Ldg "LDG", Lds "LDS", Ldl "LDL", St "ST", Stg "STG", Sts "STS", Stl "STL",
        Atom "ATOM", Atomg "ATOMG", Atoms "ATOMS", Red "RED"|"REDG", Ldgsts "LDGSTS", Ldsm "LDSM", Stsm "STSM", Qspc "QSPC",
        Syncs "SYNCS", Arrives "ARRIVES", Ublkcp "UBLKCP", Stas "STAS", Redas "REDAS",
        Nothing "NOP"|"CCTL"|"CCTLL"|"MEMBAR"|"ERRBAR"|"CGAERRBAR"|"FENCE"|"DEPBAR"|"LDGDEPBAR"|"PMTRIG"|"PREEXIT"
            |"ACQBULK"|"USETMAXREG"|"UTMACMDFLUSH"|"UTMACCTL"|"UCGABAR_ARV"|"UCGABAR_WAIT",
        // Lanes of a warp.
        Shfl "SHFL", Vote "VOTE"|"VOTEU", Match "MATCH", Redux "REDUX", Elect "ELECT", Movm "MOVM",
        // Matrices.
        Hmma "HMMA", Imma "IMMA", Dmma "DMMA", Bmma "BMMA",
        Gmma "HGMMA"|"IGMMA"|"QGMMA"|"BGMMA", Warpgroup "WARPGROUP",
        // Control.
        Bra "BRA", Brx "BRX", Call "CALL", Ret "RET", Exit "EXIT", Bssy "BSSY", Bsync "BSYNC", Break "BREAK", Bmov "BMOV",
        Warpsync "WARPSYNC", Endcollective "ENDCOLLECTIVE", Yield "YIELD"|"NANOSLEEP", Bar "BAR", B2r "B2R", Bpt "BPT", Lepc "LEPC"|"ULEPC",
    }
}

names! {
    /// A suffix of a mnemonic.
    #[rustfmt::skip]
    Suffix {
        // Types.
        U8 "U8", S8 "S8", U16 "U16", S16 "S16", U32 "U32", S32 "S32", U64 "U64", S64 "S64", F16 "F16", Bf16 "BF16", F32 "F32",
        F64 "F64", Tf32 "TF32", E4m3 "E4M3", E5m2 "E5M2", U4 "U4", S4 "S4", F16x2 "F16x2", Bf16x2 "BF16x2", Bf16v2 "BF16_V2",
        S16x2 "S16x2", U16x2 "U16x2", B16x2 "16x2", B16 "16", B32 "32", B64 "64", B128 "128", N2 "2", N4 "4", F16v2 "F16_V2", F32x2 "F32x2",
        F16x4 "F16x4", F16x8 "F16x8", Bf16x4 "BF16x4", Bf16x8 "BF16x8", F32x4 "F32x4",
        // Comparisons.
        F "F", Lt "LT", Eq "EQ", Le "LE", Gt "GT", Ne "NE", Ge "GE", T "T", Num "NUM", Nan "NAN", Ltu "LTU", Equ "EQU",
        Leu "LEU", Gtu "GTU", Neu "NEU", Geu "GEU", And "AND", Or "OR", Xor "XOR", Ex "EX",
        // Arithmetic.
        X "X", Wide "WIDE", Hi "HI", Lo "LO", L "L", R "R", W "W", Sx32 "SX32", Sh "SH", Ftz "FTZ", Fmz "FMZ", Sat "SAT",
        Rn "RN", Rm "RM", Rp "RP", Rz "RZ", Relu "RELU", Satfinite "SATFINITE", Mma "MMA", Lut "LUT", Pand "PAND",
        Trunc "TRUNC", Floor "FLOOR", Ceil "CEIL", Ntz "NTZ", PackAb "PACK_AB", MergeC "MERGE_C", UnpackB "UNPACK_B", PackB "PACK_B",
        PackAbMergeC "PACK_AB_MERGE_C", UnpackBMergeC "UNPACK_B_MERGE_C", Xorsign "XORSIGN", D4a "4A", D2a "2A", F4e "F4E", B4e "B4E",
        Rc8 "RC8", Ecl "ECL", Ecr "ECR", Rc16 "RC16", C "C", Bm "BM", Bf "BF", Oob "OOB", Old "OLD", Only "ONLY",
        // Special functions.
        Cos "COS", Sin "SIN", Ex2 "EX2", Lg2 "LG2", Rcp "RCP", Rsq "RSQ", Rcp64h "RCP64H", Rsq64h "RSQ64H", Sqrt "SQRT",
        Tanh "TANH",
        // Memory.
        E "E", Add "ADD", Min "MIN", Max "MAX", Inc "INC", Dec "DEC", Exch "EXCH", Cas "CAS", Cast "CAST", Spin "SPIN",
        Popc "POPC", Safeadd "SAFEADD", Zd "ZD", M88 "M88", Mt88 "MT88", Il "IL", Is "IS", Isl "ISL", S "S", G "G",
        Private "PRIVATE", Constant "CONSTANT", Strong "STRONG", Weak "WEAK", Mmio "MMIO", Gpu "GPU", Sys "SYS", Cta "CTA", Sm "SM",
        Vc "VC", Ef "EF", El "EL", Lu "LU", Eu "EU", Na "NA", Bypass "BYPASS", Access "ACCESS", Ltc64b "LTC64B", Ltc128b "LTC128B",
        Ltc256b "LTC256B", Zfill "ZFILL",
        // Barriers in memory.
        Trans64 "TRANS64", Phasechk "PHASECHK", Trywait "TRYWAIT", Arrive "ARRIVE", Tmask "TMASK", Optout "OPTOUT", A1t0 "A1T0", A0t1 "A0T1",
        A0tr "A0TR", A0tx "A0TX", Art0 "ART0", Cctl "CCTL", Iv "IV", Ldgstsbar "LDGSTSBAR", Arvcnt "ARVCNT", Transcnt "TRANSCNT",
        Multicast "MULTICAST", Sequenced "SEQUENCED", Syncs "SYNCS",
        // Lanes and barriers.
        Idx "IDX", Up "UP", Down "DOWN", Bfly "BFLY", All "ALL", Any "ANY", Sum "SUM", Sync "SYNC", Arv "ARV", Red "RED",
        DeferBlocking "DEFER_BLOCKING", Result "RESULT", Warp "WARP", Collective "COLLECTIVE", Exclusive "EXCLUSIVE",
        Clear "CLEAR", Pq "PQ", Scan "SCAN",
        // Control.
        Div "DIV", Conv "CONV", U "U", Rel "REL", Abs "ABS", Noinc "NOINC", Nodec "NODEC", Trap "TRAP",
        KeepRefCount "KEEPREFCOUNT", Preempted "PREEMPTED", Reconvergent "RECONVERGENT", Int "INT", Drain "DRAIN", Inc2 "INC2",
        // Shapes of matrices.
        M884 "8x8x4", M16816 "16816", M1688 "1688", M1684 "1684", M16832 "16832", M8816 "8816", M8832 "8832", M16864 "16864", M88128 "88128", M168128 "168128", M168256 "168256",
        M888 "888", M16x8x4 "16x8x4", M16x8x8 "16x8x8", M16x8x16 "16x8x16", Row "ROW", Col "COL", Sp "SP", Id "ID", Depbar "DEPBAR",
    }
}

impl Suffix {
    /// Whether it names the type of a value.
    pub fn is_type(self) -> bool {
        self <= Suffix::S4
    }
}

names! {
    /// A special register, by its name without `SR_`.
    #[rustfmt::skip]
    Special {
        Unknown "", Zero "SRZ", LaneId "LANEID", TidX "TID.X", TidY "TID.Y", TidZ "TID.Z", CtaidX "CTAID.X", CtaidY "CTAID.Y",
        CtaidZ "CTAID.Z", VirtualId "VIRTID", VirtualSm "VIRTUALSMID", EqMask "EQMASK", LtMask "LTMASK", LeMask "LEMASK",
        GtMask "GTMASK", GeMask "GEMASK", ClockLo "CLOCKLO"|"CLOCK", ClockHi "CLOCKHI", TimerLo "GLOBALTIMERLO",
        TimerHi "GLOBALTIMERHI", SharedWindow "SWINHI", LocalWindow "LWINHI", LocalLimit "LMEMHIOFF", ClusterRank "CgaCtaId",
        GpcCluster "GpcLocalCgaId", Tid "TID", SharedSize "SMEMSZ",
        // Files of predicates, as operands of the instructions that move them.
        Predicates "PR"|"UPR",
    }
}

/// A set of suffixes.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Suffixes([u64; 5]);

impl Suffixes {
    /// Adds a suffix.
    pub fn insert(&mut self, suffix: Suffix) {
        self.0[suffix as usize >> 6] |= 1 << (suffix as usize & 63);
    }

    /// Whether a suffix is in the set.
    pub fn has(&self, suffix: Suffix) -> bool {
        self.0[suffix as usize >> 6] >> (suffix as usize & 63) & 1 != 0
    }

    /// The first of some suffixes that is in the set.
    pub fn first(&self, of: &[Suffix]) -> Option<Suffix> {
        of.iter().copied().find(|suffix| self.has(*suffix))
    }
}
