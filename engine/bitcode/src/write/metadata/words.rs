//! Words of debug information with their numbers: flags, and words that stand for a small number. Source: LLVM's
//! `DebugInfoFlags.def` and the enumerations of its node classes. DWARF's own symbols are in `warpc_ir::dwarf`.

use warpc_ir::dwarf;

/// `DIFlag...`
#[rustfmt::skip]
const FLAGS: &[(&str, u64)] = &[
    ("Zero", 0), ("Private", 1), ("Protected", 2), ("Public", 3), ("FwdDecl", 1 << 2), ("AppleBlock", 1 << 3),
    ("ReservedBit4", 1 << 4), ("Virtual", 1 << 5), ("Artificial", 1 << 6), ("Explicit", 1 << 7), ("Prototyped", 1 << 8),
    ("ObjcClassComplete", 1 << 9), ("ObjectPointer", 1 << 10), ("Vector", 1 << 11), ("StaticMember", 1 << 12),
    ("LValueReference", 1 << 13), ("RValueReference", 1 << 14), ("ExportSymbols", 1 << 15),
    ("SingleInheritance", 1 << 16), ("MultipleInheritance", 2 << 16), ("VirtualInheritance", 3 << 16),
    ("IntroducedVirtual", 1 << 18), ("BitField", 1 << 19), ("NoReturn", 1 << 20), ("TypePassByValue", 1 << 22),
    ("TypePassByReference", 1 << 23), ("EnumClass", 1 << 24), ("Thunk", 1 << 25), ("NonTrivial", 1 << 26),
    ("BigEndian", 1 << 27), ("LittleEndian", 1 << 28), ("AllCallsDescribed", 1 << 29), ("NameIsSimplified", 1 << 30),
    ("IndirectVirtualBase", 1 << 2 | 1 << 5),
];

/// `DISPFlag...`
#[rustfmt::skip]
const SUBPROGRAM_FLAGS: &[(&str, u64)] = &[
    ("Zero", 0), ("Virtual", 1), ("PureVirtual", 2), ("LocalToUnit", 1 << 2), ("Definition", 1 << 3),
    ("Optimized", 1 << 4), ("Pure", 1 << 5), ("Elemental", 1 << 6), ("Recursive", 1 << 7), ("MainSubprogram", 1 << 8),
    ("Deleted", 1 << 9), ("ObjCDirect", 1 << 11),
];

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

fn find(rows: &[(&str, u64)], word: &[u8]) -> Option<u64> {
    rows.iter().find(|r| r.0.as_bytes() == word).map(|r| r.1)
}

/// Number of one word.
fn word(text: &[u8]) -> Option<u64> {
    if let Some(flag) = text.strip_prefix(b"DISPFlag") {
        return find(SUBPROGRAM_FLAGS, flag);
    }
    if let Some(flag) = text.strip_prefix(b"DIFlag") {
        return find(FLAGS, flag);
    }
    let dwarf = DWARF.iter().filter(|p| text.starts_with(p.as_bytes()));
    dwarf
        .filter_map(|p| dwarf::symbols(p)?.number(text))
        .map(u64::from)
        .next()
        .or_else(|| find(WORDS, text))
        .or_else(|| std::str::from_utf8(text).ok()?.parse().ok())
}

/// Number of a symbol, or of symbols joined by ` | `; 0 for what is unknown.
pub(super) fn number(text: &[u8]) -> u64 {
    text.split(|&b| b == b'|').fold(0, |bits, part| bits | word(part.trim_ascii()).unwrap_or(0))
}

#[cfg(test)]
mod tests {
    use super::number;

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
}
