//! Words of debug information with their numbers: flags, and words that stand for a small number. Source: LLVM's
//! `DebugInfoFlags.def` and the enumerations of its node classes. DWARF's own symbols are in `warpc_ir::dwarf`.
//!
//! The reader makes words of numbers, the writer numbers of words.

use warpc_ir::dwarf;

/// A flag: the word after the prefix, its number, and the bits that it is a value of.
type FlagRow = (&'static str, u64, u64);

/// Bits that say who may access a member, how a class is inherited, and whether a function is virtual.
const ACCESS: u64 = 3;
const INHERITANCE: u64 = 3 << 16;
const VIRTUALITY: u64 = 3;

/// `DIFlag...`, in the order in which they are written.
#[rustfmt::skip]
const FLAGS: &[FlagRow] = &[
    ("Private",              1,       ACCESS),
    ("Protected",            2,       ACCESS),
    ("Public",               3,       ACCESS),
    ("SingleInheritance",    1 << 16, INHERITANCE),
    ("MultipleInheritance",  2 << 16, INHERITANCE),
    ("VirtualInheritance",   3 << 16, INHERITANCE),
    ("IndirectVirtualBase",  1 << 2 | 1 << 5, 1 << 2 | 1 << 5),
    ("FwdDecl",               1 << 2,  1 << 2),
    ("AppleBlock",            1 << 3,  1 << 3),
    ("ReservedBit4",          1 << 4,  1 << 4),
    ("Virtual",               1 << 5,  1 << 5),
    ("Artificial",            1 << 6,  1 << 6),
    ("Explicit",              1 << 7,  1 << 7),
    ("Prototyped",            1 << 8,  1 << 8),
    ("ObjcClassComplete",     1 << 9,  1 << 9),
    ("ObjectPointer",         1 << 10, 1 << 10),
    ("Vector",                1 << 11, 1 << 11),
    ("StaticMember",          1 << 12, 1 << 12),
    ("LValueReference",       1 << 13, 1 << 13),
    ("RValueReference",       1 << 14, 1 << 14),
    ("ExportSymbols",         1 << 15, 1 << 15),
    ("IntroducedVirtual",     1 << 18, 1 << 18),
    ("BitField",              1 << 19, 1 << 19),
    ("NoReturn",              1 << 20, 1 << 20),
    ("TypePassByValue",       1 << 22, 1 << 22),
    ("TypePassByReference",   1 << 23, 1 << 23),
    ("EnumClass",             1 << 24, 1 << 24),
    ("Thunk",                 1 << 25, 1 << 25),
    ("NonTrivial",            1 << 26, 1 << 26),
    ("BigEndian",             1 << 27, 1 << 27),
    ("LittleEndian",          1 << 28, 1 << 28),
    ("AllCallsDescribed",     1 << 29, 1 << 29),
    ("NameIsSimplified",      1 << 30, 1 << 30),
];

/// `DISPFlag...`, in the order in which they are written.
#[rustfmt::skip]
const SUBPROGRAM_FLAGS: &[FlagRow] = &[
    ("Virtual",              1,       VIRTUALITY),
    ("PureVirtual",          2,       VIRTUALITY),
    ("LocalToUnit",           1 << 2,  1 << 2),
    ("Definition",            1 << 3,  1 << 3),
    ("Optimized",             1 << 4,  1 << 4),
    ("Pure",                  1 << 5,  1 << 5),
    ("Elemental",             1 << 6,  1 << 6),
    ("Recursive",             1 << 7,  1 << 7),
    ("MainSubprogram",        1 << 8,  1 << 8),
    ("Deleted",               1 << 9,  1 << 9),
    ("ObjCDirect",            1 << 11, 1 << 11),
];

/// No flag.
const NO_FLAG: &[u8] = b"Zero";
/// Prefixes of flags of nodes and of functions.
pub const FLAG_PREFIX: &str = "DIFlag";
/// The same of functions.
pub const SUBPROGRAM_PREFIX: &str = "DISPFlag";

/// Other words. No word is in two of LLVM's enumerations with two numbers.
#[rustfmt::skip]
const WORDS: &[(&str, u64)] = &[
    ("NoDebug", 0), ("FullDebug", 1), ("LineTablesOnly", 2), ("DebugDirectivesOnly", 3),
    ("Default", 0), ("GNU", 1), ("None", 2), ("Apple", 3),
    ("Binary", 0), ("Decimal", 1), ("Rational", 2),
    ("CSK_MD5", 1), ("CSK_SHA1", 2), ("CSK_SHA256", 3),
];

/// Prefixes of DWARF's symbols that may be a field or an element of an expression.
const DWARF: &[&str] = &[
    "DW_TAG_",
    "DW_OP_",
    "DW_ATE_",
    "DW_LANG_",
    "DW_LNAME_",
    "DW_CC_",
    "DW_VIRTUALITY_",
    "DW_MACINFO_",
    "DW_APPLE_ENUM_KIND_",
];

fn flag(rows: &[FlagRow], word: &[u8]) -> Option<u64> {
    if word == NO_FLAG {
        return Some(0);
    }
    rows.iter().find(|row| row.0.as_bytes() == word).map(|row| row.1)
}

/// Number of one word.
fn word(text: &[u8]) -> Option<u64> {
    if let Some(name) = text.strip_prefix(SUBPROGRAM_PREFIX.as_bytes()) {
        return flag(SUBPROGRAM_FLAGS, name);
    }
    if let Some(name) = text.strip_prefix(FLAG_PREFIX.as_bytes()) {
        return flag(FLAGS, name);
    }
    let dwarf = DWARF.iter().filter(|p| text.starts_with(p.as_bytes()));
    dwarf
        .filter_map(|p| dwarf::symbols(p)?.number(text))
        .map(u64::from)
        .next()
        .or_else(|| WORDS.iter().find(|row| row.0.as_bytes() == text).map(|row| row.1))
        .or_else(|| std::str::from_utf8(text).ok()?.parse().ok())
}

/// Number of a symbol, or of symbols joined by ` | `; 0 for what is unknown.
pub fn number(text: &[u8]) -> u64 {
    text.split(|&b| b == b'|').fold(0, |bits, part| bits | word(part.trim_ascii()).unwrap_or(0))
}

/// A set of flags with [`FLAG_PREFIX`] or [`SUBPROGRAM_PREFIX`] as text: `DIFlagPublic | DIFlagVector`. Bits without a word are
/// a number at the end.
pub fn flags_text(prefix: &str, mut bits: u64) -> String {
    let table = if prefix == FLAG_PREFIX { FLAGS } else { SUBPROGRAM_FLAGS };
    let mut words: Vec<String> = Vec::new();
    for &(word, value, mask) in table {
        if bits & mask == value {
            words.push(format!("{prefix}{word}"));
            bits &= !mask;
        }
    }
    if bits != 0 {
        words.push(bits.to_string());
    }
    words.join(" | ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_have_llvms_numbers() {
        assert_eq!(number(b"DIFlagPublic | DIFlagVector"), 3 | 1 << 11);
        assert_eq!(number(b"DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized"), 28);
        assert_eq!(number(b"DIFlagPrototyped | 2097152"), 1 << 8 | 1 << 21);
        assert_eq!(number(b"DW_TAG_member"), 0xd);
        assert_eq!(number(b"DW_OP_LLVM_fragment"), 0x1000);
        assert_eq!(number(b"LineTablesOnly"), 2);
        assert_eq!(number(b"CSK_SHA256"), 3);
    }

    #[test]
    fn flags_as_text() {
        assert_eq!(flags_text("DIFlag", 3 | 1 << 11), "DIFlagPublic | DIFlagVector");
        assert_eq!(flags_text("DIFlag", 1 << 2 | 1 << 5), "DIFlagIndirectVirtualBase");
        assert_eq!(flags_text("DISPFlag", 2 | 8), "DISPFlagPureVirtual | DISPFlagDefinition");
        assert_eq!(flags_text("DIFlag", 1 << 2 | 1 << 31), "DIFlagFwdDecl | 2147483648");
        assert_eq!(flags_text("DIFlag", 1 << 30), "DIFlagNameIsSimplified");
    }

    #[test]
    fn any_flags_come_back() {
        for prefix in [FLAG_PREFIX, SUBPROGRAM_PREFIX] {
            for bits in (0..32).map(|bit| 1u64 << bit).chain((0..4).map(|n| n << 16)).chain(0..64) {
                assert_eq!(number(flags_text(prefix, bits).as_bytes()), bits, "{prefix} {bits:#x}");
            }
        }
    }
}
