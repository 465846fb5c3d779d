//! Suffixes of opcodes: `.GE.U32.AND`.

macro_rules! suffixes {
    ($($(#[$doc:meta])? $Name:ident $text:literal),* $(,)?) => {
        /// A suffix.
        #[allow(missing_docs)]
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
        #[repr(u16)]
        pub enum Suffix { #[default] None, $($Name),* }

        impl Suffix {
            /// All suffixes.
            pub const ALL: &'static [Suffix] = &[$(Suffix::$Name),*];
            /// As it is printed, without its dot.
            pub const fn text(self) -> &'static str {
                match self { Suffix::None => "", $(Suffix::$Name => $text),* }
            }
        }
    };
}

suffixes! {
    // Types and sizes.
    U8 "U8", S8 "S8", U16 "U16", S16 "S16", U32 "U32", S32 "S32", U64 "U64", S64 "S64",
    B16 "16", B32 "32", B64 "64", B128 "128", F16 "F16", Bf16 "BF16", F32 "F32", F64 "F64", Bf16V2 "BF16_V2", F16x2 "F16x2",
    // Comparison and what it is combined with.
    Lt "LT", Eq "EQ", Le "LE", Gt "GT", Ne "NE", Ge "GE", Num "NUM", Nan "NAN",
    Ltu "LTU", Equ "EQU", Leu "LEU", Gtu "GTU", Neu "NEU", Geu "GEU", F "F", T "T",
    And "AND", Or "OR", Xor "XOR", Ex "EX",
    // Arithmetic.
    X "X", Hi "HI", Wide "WIDE", Lut "LUT", Ftz "FTZ", Sat "SAT", Rm "RM", Rp "RP", Rz "RZ", Rn "RN",
    Floor "FLOOR", Ceil "CEIL", Trunc "TRUNC", Ntz "NTZ", L "L", R "R", W "W", C "C", Sh "SH",
    Rcp "RCP", Rcp64h "RCP64H", Rsq "RSQ", Rsq64h "RSQ64H", Sqrt "SQRT", Sin "SIN", Cos "COS", Ex2 "EX2", Lg2 "LG2", Tanh "TANH",
    // Memory.
    E "E", Constant "CONSTANT", Strong "STRONG", Weak "WEAK", Cta "CTA", Gpu "GPU", Sys "SYS", Sm "SM", Private "PRIVATE",
    Add "ADD", Min "MIN", Max "MAX", Inc "INC", Dec "DEC", Exch "EXCH", Cas "CAS", Popc "POPC", All "ALL", Sc "SC", Vc "VC",
    Ef "EF", El "EL", Lu "LU", Eu "EU", Na "NA", Ivall "IVALL", S "S", G "G",
    // Control and warps.
    Idx "IDX", Up "UP", Down "DOWN", Bfly "BFLY", Any "ANY", Sync "SYNC", Arv "ARV", Red "RED", Scan "SCAN",
    DeferBlocking "DEFER_BLOCKING", Exclusive "EXCLUSIVE", Rel "REL", Abs "ABS", Noinc "NOINC", Nodec "NODEC", Clear "CLEAR", U "U",
    Drain "DRAIN", Trap "TRAP",
    // Others, in the order of their texts.
    N168128 "168128", N16816 "16816", N168256 "168256", N16832 "16832", N16864 "16864", N1684 "1684", N1688 "1688", N16x2 "16x2",
    N16x8x16 "16x8x16", N16x8x4 "16x8x4", N16x8x8 "16x8x8", N1d "1D", N1dArray "1D_ARRAY", N1dBuffer "1D_BUFFER", N2 "2",
    N2a "2A", N2d "2D", N2dArray "2D_ARRAY", N3d "3D", N4 "4", N4a "4A", N4d "4D", N5d "5D", N64x104x16 "64x104x16",
    N64x104x32 "64x104x32", N64x104x64 "64x104x64", N64x104x8 "64x104x8", N64x112x16 "64x112x16", N64x112x256 "64x112x256",
    N64x112x32 "64x112x32", N64x112x64 "64x112x64", N64x112x8 "64x112x8", N64x120x16 "64x120x16", N64x120x32 "64x120x32",
    N64x120x64 "64x120x64", N64x120x8 "64x120x8", N64x128x16 "64x128x16", N64x128x256 "64x128x256", N64x128x32 "64x128x32",
    N64x128x64 "64x128x64", N64x128x8 "64x128x8", N64x136x16 "64x136x16", N64x136x32 "64x136x32", N64x136x64 "64x136x64",
    N64x136x8 "64x136x8", N64x144x16 "64x144x16", N64x144x256 "64x144x256", N64x144x32 "64x144x32", N64x144x64 "64x144x64",
    N64x144x8 "64x144x8", N64x152x16 "64x152x16", N64x152x32 "64x152x32", N64x152x64 "64x152x64", N64x152x8 "64x152x8",
    N64x160x16 "64x160x16", N64x160x256 "64x160x256", N64x160x32 "64x160x32", N64x160x64 "64x160x64", N64x160x8 "64x160x8",
    N64x168x16 "64x168x16", N64x168x32 "64x168x32", N64x168x64 "64x168x64", N64x168x8 "64x168x8", N64x16x16 "64x16x16",
    N64x16x256 "64x16x256", N64x16x32 "64x16x32", N64x16x64 "64x16x64", N64x16x8 "64x16x8", N64x176x16 "64x176x16",
    N64x176x256 "64x176x256", N64x176x32 "64x176x32", N64x176x64 "64x176x64", N64x176x8 "64x176x8", N64x184x16 "64x184x16",
    N64x184x32 "64x184x32", N64x184x64 "64x184x64", N64x184x8 "64x184x8", N64x192x16 "64x192x16", N64x192x256 "64x192x256",
    N64x192x32 "64x192x32", N64x192x64 "64x192x64", N64x192x8 "64x192x8", N64x200x16 "64x200x16", N64x200x32 "64x200x32",
    N64x200x64 "64x200x64", N64x200x8 "64x200x8", N64x208x16 "64x208x16", N64x208x256 "64x208x256", N64x208x32 "64x208x32",
    N64x208x64 "64x208x64", N64x208x8 "64x208x8", N64x216x16 "64x216x16", N64x216x32 "64x216x32", N64x216x64 "64x216x64",
    N64x216x8 "64x216x8", N64x224x16 "64x224x16", N64x224x256 "64x224x256", N64x224x32 "64x224x32", N64x224x64 "64x224x64",
    N64x224x8 "64x224x8", N64x232x16 "64x232x16", N64x232x32 "64x232x32", N64x232x64 "64x232x64", N64x232x8 "64x232x8",
    N64x240x16 "64x240x16", N64x240x256 "64x240x256", N64x240x32 "64x240x32", N64x240x64 "64x240x64", N64x240x8 "64x240x8",
    N64x248x16 "64x248x16", N64x248x32 "64x248x32", N64x248x64 "64x248x64", N64x248x8 "64x248x8", N64x24x16 "64x24x16",
    N64x24x256 "64x24x256", N64x24x32 "64x24x32", N64x24x64 "64x24x64", N64x24x8 "64x24x8", N64x256x16 "64x256x16",
    N64x256x256 "64x256x256", N64x256x32 "64x256x32", N64x256x64 "64x256x64", N64x256x8 "64x256x8", N64x32x16 "64x32x16",
    N64x32x256 "64x32x256", N64x32x32 "64x32x32", N64x32x64 "64x32x64", N64x32x8 "64x32x8", N64x40x16 "64x40x16",
    N64x40x32 "64x40x32", N64x40x64 "64x40x64", N64x40x8 "64x40x8", N64x48x16 "64x48x16", N64x48x256 "64x48x256",
    N64x48x32 "64x48x32", N64x48x64 "64x48x64", N64x48x8 "64x48x8", N64x56x16 "64x56x16", N64x56x32 "64x56x32",
    N64x56x64 "64x56x64", N64x56x8 "64x56x8", N64x64x16 "64x64x16", N64x64x256 "64x64x256", N64x64x32 "64x64x32",
    N64x64x64 "64x64x64", N64x64x8 "64x64x8", N64x72x16 "64x72x16", N64x72x32 "64x72x32", N64x72x64 "64x72x64",
    N64x72x8 "64x72x8", N64x80x16 "64x80x16", N64x80x256 "64x80x256", N64x80x32 "64x80x32", N64x80x64 "64x80x64",
    N64x80x8 "64x80x8", N64x88x16 "64x88x16", N64x88x32 "64x88x32", N64x88x64 "64x88x64", N64x88x8 "64x88x8",
    N64x8x16 "64x8x16", N64x8x256 "64x8x256", N64x8x32 "64x8x32", N64x8x64 "64x8x64", N64x8x8 "64x8x8", N64x96x16 "64x96x16",
    N64x96x256 "64x96x256", N64x96x32 "64x96x32", N64x96x64 "64x96x64", N64x96x8 "64x96x8", N88128 "88128", N8816 "8816", N8832 "8832",
    N8x8x4 "8x8x4", N96 "96", A "A", A0t1 "A0T1", A0tr "A0TR", A0tx "A0TX", A1t0 "A1T0", Ab "AB", Ac "AC", Acc "ACC",
    Aoffi "AOFFI", Arrive "ARRIVE", Art0 "ART0", Arvcnt "ARVCNT", Async "ASYNC", Attr "ATTR", B "B", B1 "B1", B2 "B2", B3 "B3",
    B4e "B4E", Ba "BA", Bf "BF", Bf16x2 "BF16x2", Bf16x4 "BF16x4", Bf16x8 "BF16x8", Bypass "BYPASS", Cast "CAST", Cctl "CCTL",
    Centroid "CENTROID", CentroidOffset "CENTROID_OFFSET", Cl "CL", Coarse "COARSE", Collective "COLLECTIVE", Conv "CONV",
    Covmask "COVMASK", CsmMx "CSM_MX", CsmTa "CSM_TA", CsmTr "CSM_TR", Ctapool "CTAPOOL", Cut "CUT", D "D", D2 "D2", D4 "D4",
    D8 "D8", Dc "DC", Dealloc "DEALLOC", Depbar "DEPBAR", Div "DIV", Dml2 "DML2", E4m3 "E4M3", E5m2 "E5M2", Ecl "ECL",
    Ecr "ECR", Emit "EMIT", EmitThenCut "EMIT_THEN_CUT", F16x4 "F16x4", F16x8 "F16x8", F32add "F32ADD", F32x2 "F32x2", F32x4 "F32x4", F4e "F4E",
    FcsmMx "FCSM_MX", FcsmTa "FCSM_TA", FcsmTr "FCSM_TR", Fdv "FDV", Final "FINAL", Flush "FLUSH", Fmz "FMZ", HAnd "H_AND",
    I "I", Ign "IGN", Ignorekill "IGNOREKILL", Il "IL", Im2col "IM2COL", InnerCoverage "INNER_COVERAGE", Int "INT",
    Invalid0 "INVALID0", Invalid1 "INVALID1", Invalid10 "INVALID10", Invalid108 "INVALID108", Invalid14 "INVALID14",
    Invalid15 "INVALID15", Invalid16 "INVALID16", Invalid2 "INVALID2", Invalid28 "INVALID28", Invalid3 "INVALID3",
    Invalid32 "INVALID32", Invalid4 "INVALID4", Invalid40 "INVALID40", Invalid42 "INVALID42", Invalid44 "INVALID44",
    Invalid5 "INVALID5", Invalid53 "INVALID53", Invalid6 "INVALID6", Invalid61 "INVALID61", Invalid63 "INVALID63",
    Invalid7 "INVALID7", Invalid8 "INVALID8", Invalid9 "INVALID9", Is "IS", Isl "ISL", IsA "IS_A", Iv "IV", Ivth "IVTH",
    Keeprefcount "KEEPREFCOUNT", L2 "L2", Lb "LB", Lc "LC", Ld "LD", Ldgstsbar "LDGSTSBAR", Ll "LL", Lo "LO", Lod "LOD",
    Ltc128b "LTC128B", Ltc256b "LTC256B", Ltc64b "LTC64B", Lz "LZ", M2 "M2", M4 "M4", M8 "M8", M816 "M816", M832 "M832",
    M864 "M864", M88 "M88", MergeC "MERGE_C", Mma "MMA", Mmio "MMIO", Ms "MS", Mt88 "MT88", Multicast "MULTICAST",
    MyIndex "MY_INDEX", Ndv "NDV", Nodep "NODEP", NoAtexit "NO_ATEXIT", O "O", Offset "OFFSET", Oob "OOB", Optout "OPTOUT",
    P "P", PackAb "PACK_AB", PackAbMergeC "PACK_AB_MERGE_C", PackB "PACK_B", Pand "PAND", Partial "PARTIAL", Pass "PASS",
    Patch "PATCH", Pf "PF", Pf1 "PF1", Pf2 "PF2", Phasechk "PHASECHK", Phys "PHYS", Pml2 "PML2", Pquad "PQUAD",
    Preempted "PREEMPTED", Prim "PRIM", Ptp "PTP", Ra "RA", Rand "RAND", Rc16 "RC16", Rc8 "RC8", Regoffset "REGOFFSET",
    Relu "RELU", Result "RESULT", Rg "RG", Rml2 "RML2", Rs "RS", S16x2 "S16x2", S2 "S2", S4 "S4", Safeadd "SAFEADD",
    Satfinite "SATFINITE", Satrelu "SATRELU", Sb "SB", Scr "SCR", Sd32 "SD32", Sd64 "SD64", Sequenced "SEQUENCED", Skew "SKEW",
    Sp "SP", Spin "SPIN", State "STATE", Sum "SUM", Sx32 "SX32", Syncs "SYNCS", Tex "TEX", Tf32 "TF32", Tmask "TMASK",
    Trans64 "TRANS64", Transcnt "TRANSCNT", Trywait "TRYWAIT", TryAlloc "TRY_ALLOC", Txd "TXD", U16x2 "U16x2", U2 "U2",
    U4 "U4", UnpackB "UNPACK_B", UnpackBMergeC "UNPACK_B_MERGE_C", View "VIEW", Wait "WAIT", Warp "WARP", Watch "WATCH",
    Wb "WB", Wball "WBALL", Xorsign "XORSIGN", Y "Y", Z "Z", Zfill "ZFILL",
}

/// Most suffixes of an opcode.
pub const MOST: usize = 8;

/// The suffixes of an opcode, in order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Suffixes([Suffix; MOST]);

impl Suffixes {
    /// No suffixes.
    pub const NONE: Suffixes = Suffixes([Suffix::None; MOST]);
    /// These suffixes.
    ///
    /// # Panics
    /// If there are more than [`MOST`].
    pub const fn new(list: &[Suffix]) -> Suffixes {
        let mut all = [Suffix::None; MOST];
        let mut at = 0;
        while at < list.len() {
            all[at] = list[at];
            at += 1;
        }
        Suffixes(all)
    }
    /// The suffixes.
    pub fn iter(self) -> impl Iterator<Item = Suffix> {
        self.0.into_iter().take_while(|&suffix| suffix != Suffix::None)
    }
    /// Their numbers, 0 for those that are not there.
    pub fn numbers(self) -> [u16; MOST] {
        self.0.map(|suffix| suffix as u16)
    }
    /// Whether `suffix` is among them.
    pub fn contains(self, suffix: Suffix) -> bool {
        self.0.contains(&suffix)
    }
    /// The same with one more at the end.
    ///
    /// # Panics
    /// If there are [`MOST`] already.
    pub fn with(mut self, suffix: Suffix) -> Suffixes {
        let end = self.iter().count();
        self.0[end] = suffix;
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn suffixes_keep_their_order() {
        let list = Suffixes::new(&[Suffix::Ge, Suffix::U32]).with(Suffix::And);
        let texts: Vec<&str> = list.iter().map(Suffix::text).collect();
        assert_eq!(texts, ["GE", "U32", "AND"]);
        assert!(list.contains(Suffix::U32) && !list.contains(Suffix::Ex));
        assert_eq!(Suffixes::NONE.iter().count(), 0);
    }
}
