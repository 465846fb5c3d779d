//! Suffixes of opcodes: `.GE.U32.AND`.

macro_rules! suffixes {
    ($($(#[$doc:meta])? $Name:ident $text:literal),* $(,)?) => {
        /// A suffix.
        #[allow(missing_docs)]
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
        #[repr(u8)]
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
}

/// Most suffixes of an opcode.
pub const MOST: usize = 7;

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
