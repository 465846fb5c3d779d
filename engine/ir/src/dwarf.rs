//! Symbols of DWARF that debug information may name: `DW_TAG_member`, `DW_OP_plus`, with their numbers.
//!
//! Text may write the symbol or the number; the reader keeps the symbol where there is one, so that equal nodes look equal.
//! Source: DWARF 5 and LLVM's extensions to it.

/// Symbols that share a prefix, sorted by what follows it.
#[derive(Clone, Copy, Debug)]
pub struct Symbols {
    prefix: &'static str,
    rows: &'static [(&'static str, u32)],
}

/// All prefixes.
const ALL: &[Symbols] = &[
    Symbols { prefix: "DW_TAG_", rows: TAGS },
    Symbols { prefix: "DW_OP_", rows: OPERATORS },
    Symbols { prefix: "DW_ATE_", rows: ENCODINGS },
    Symbols { prefix: "DW_LANG_", rows: LANGUAGES },
    Symbols { prefix: "DW_LNAME_", rows: LANGUAGE_NAMES },
    Symbols { prefix: "DW_CC_", rows: CONVENTIONS },
    Symbols { prefix: "DW_VIRTUALITY_", rows: VIRTUALITIES },
    Symbols { prefix: "DW_MACINFO_", rows: MACINFOS },
    Symbols { prefix: "DW_APPLE_ENUM_KIND_", rows: ENUM_KINDS },
];

/// Operators with a number in the name: name, number of the first. There are 32 of each.
const NUMBERED: &[(&str, u32)] = &[("lit", 0x30), ("reg", 0x50), ("breg", 0x70)];

/// The symbols with this prefix.
pub fn symbols(prefix: &str) -> Option<Symbols> {
    ALL.iter().copied().find(|s| s.prefix == prefix)
}

impl Symbols {
    /// Number of a symbol.
    pub fn number(self, symbol: &[u8]) -> Option<u32> {
        let name = symbol.strip_prefix(self.prefix.as_bytes())?;
        if let Ok(i) = self.rows.binary_search_by(|r| r.0.as_bytes().cmp(name)) {
            return Some(self.rows[i].1);
        }
        if self.prefix != "DW_OP_" {
            return None;
        }
        NUMBERED.iter().find_map(|(base, first)| {
            let digits = std::str::from_utf8(name.strip_prefix(base.as_bytes())?).ok()?;
            let n: u32 = digits.parse().ok()?;
            (n < 32 && n.to_string() == digits).then(|| first + n)
        })
    }
    /// Symbol of a number.
    pub fn name(self, number: u64) -> Option<String> {
        if let Some(r) = self.rows.iter().find(|r| r.1 as u64 == number) {
            return Some(format!("{}{}", self.prefix, r.0));
        }
        if self.prefix != "DW_OP_" {
            return None;
        }
        let (base, first) = NUMBERED.iter().find(|r| (r.1 as u64..r.1 as u64 + 32).contains(&number))?;
        Some(format!("DW_OP_{base}{}", number - *first as u64))
    }
}

/// Number of the tag `DW_TAG_` and `name`, for constants: where there is none, the build fails.
pub const fn tag(name: &str) -> u16 {
    let mut row = 0;
    while row < TAGS.len() {
        if equal(TAGS[row].0.as_bytes(), name.as_bytes()) {
            return TAGS[row].1 as u16;
        }
        row += 1;
    }
    panic!("no such tag");
}

const fn equal(left: &[u8], right: &[u8]) -> bool {
    let mut at = 0;
    while at < left.len() && at < right.len() && left[at] == right[at] {
        at += 1;
    }
    at == left.len() && at == right.len()
}

/// What follows `DW_TAG_` in the name of a tag.
pub fn tag_name(number: u16) -> Option<&'static str> {
    TAGS.iter().find(|row| row.1 == number as u32).map(|row| row.0)
}

/// Operators that expressions are checked for and made of.
pub mod op {
    #![allow(missing_docs)]
    pub const DEREF: u64 = 0x06;
    pub const CONSTU: u64 = 0x10;
    pub const CONSTS: u64 = 0x11;
    pub const AND: u64 = 0x1a;
    pub const DIV: u64 = 0x1b;
    pub const MINUS: u64 = 0x1c;
    pub const MOD: u64 = 0x1d;
    pub const MUL: u64 = 0x1e;
    pub const OR: u64 = 0x21;
    pub const PLUS: u64 = 0x22;
    pub const PLUS_UCONST: u64 = 0x23;
    pub const SHL: u64 = 0x24;
    pub const SHR: u64 = 0x25;
    pub const SHRA: u64 = 0x26;
    pub const XOR: u64 = 0x27;
    pub const EQ: u64 = 0x29;
    pub const GE: u64 = 0x2a;
    pub const GT: u64 = 0x2b;
    pub const LE: u64 = 0x2c;
    pub const LT: u64 = 0x2d;
    pub const NE: u64 = 0x2e;
    pub const REG0: u64 = 0x50;
    pub const BREG0: u64 = 0x70;
    pub const BREG31: u64 = 0x8f;
    pub const REGX: u64 = 0x90;
    pub const BREGX: u64 = 0x92;
    pub const DEREF_SIZE: u64 = 0x94;
    pub const STACK_VALUE: u64 = 0x9f;
    pub const FRAGMENT: u64 = 0x1000;
    pub const CONVERT: u64 = 0x1001;
    pub const ENTRY_VALUE: u64 = 0x1003;
    pub const ARG: u64 = 0x1005;
    pub const EXTRACT_BITS_SEXT: u64 = 0x1006;
    pub const EXTRACT_BITS_ZEXT: u64 = 0x1007;
}

/// Arguments of operator `op`; `None` when it may not stand in an expression.
pub fn arguments(op: u64) -> Option<usize> {
    Some(match op {
        // deref, dup, over, rot, xderef, abs, and, div, minus, mod, mul, neg, not, or, plus, shl .. ne, lit0
        0x06 | 0x12 | 0x14 | 0x17..=0x22 | 0x24..=0x27 | 0x29..=0x2e | 0x30 => 0,
        // swap; push_object_address, stack_value, implicit_pointer
        0x16 | 0x97 | op::STACK_VALUE | 0x1004 => 0,
        0x50..=0x6f => 0,
        // constu, consts, plus_uconst, deref_size
        0x10 | 0x11 | 0x23 | 0x94 => 1,
        op::BREG0..=op::BREG31 | op::REGX | 0x1002 | op::ENTRY_VALUE | op::ARG => 1,
        op::BREGX | op::FRAGMENT | op::CONVERT | op::EXTRACT_BITS_SEXT | op::EXTRACT_BITS_ZEXT => 2,
        _ => return None,
    })
}

/// Whether an expression is well formed: operators, their numbers of arguments, and where the closing ones may stand.
pub fn expression_ok(list: &[u64]) -> bool {
    const SWAP: u64 = 0x16;
    let mut at = 0;
    while at < list.len() {
        let Some(args) = arguments(list[at]) else { return false };
        let next = at + 1 + args;
        if next > list.len() {
            return false;
        }
        match list[at] {
            op::FRAGMENT => return next == list.len(),
            op::REG0..=op::BREG31 | op::REGX | op::BREGX => return true,
            op::STACK_VALUE => {
                let end = next == list.len() || list[next] == op::FRAGMENT && list.len() - next == 3;
                if !end {
                    return false;
                }
            }
            SWAP if list.len() == 1 => return false,
            op::ENTRY_VALUE => {
                let first = at == 0 || at == 2 && list[..2] == [op::ARG, 0];
                if !first || list[at + 1] != 1 {
                    return false;
                }
            }
            _ => {}
        }
        at = next;
    }
    true
}

/// Tags of entries.
#[rustfmt::skip]
const TAGS: &[(&str, u32)] = &[
    ("ALTIUM_circ_type", 0x5101), ("ALTIUM_mwa_circ_type", 0x5102), ("ALTIUM_rev_carry_type", 0x5103),
    ("ALTIUM_rom", 0x5111), ("APPLE_property", 0x4200), ("BORLAND_Delphi_dynamic_array", 0xb002),
    ("BORLAND_Delphi_set", 0xb003), ("BORLAND_Delphi_string", 0xb001), ("BORLAND_Delphi_variant", 0xb004),
    ("BORLAND_property", 0xb000), ("GHS_namespace", 0x8004), ("GHS_template_templ_param", 0x8007),
    ("GHS_using_declaration", 0x8006), ("GHS_using_namespace", 0x8005), ("GNU_BINCL", 0x4104), ("GNU_EINCL", 0x4105),
    ("GNU_call_site", 0x4109), ("GNU_call_site_parameter", 0x410a), ("GNU_formal_parameter_pack", 0x4108),
    ("GNU_template_parameter_pack", 0x4107), ("GNU_template_template_param", 0x4106), ("LLVM_annotation", 0x6000),
    ("LLVM_ptrauth_type", 0x4300), ("MIPS_loop", 0x4081), ("PGI_interface_block", 0xa020), ("PGI_kanji_type", 0xa000),
    ("SUN_class_template", 0x4202), ("SUN_codeflags", 0x4206), ("SUN_dtor", 0x420b), ("SUN_dtor_info", 0x420a),
    ("SUN_f90_interface", 0x420c), ("SUN_fortran_vax_structure", 0x420d), ("SUN_function_template", 0x4201),
    ("SUN_hi", 0x42ff), ("SUN_indirect_inheritance", 0x4205), ("SUN_memop_info", 0x4207),
    ("SUN_omp_child_func", 0x4208), ("SUN_rtti_descriptor", 0x4209), ("SUN_struct_template", 0x4203),
    ("SUN_union_template", 0x4204), ("UPC_relaxed", 0x8767), ("UPC_shared_type", 0x8765), ("UPC_strict_type", 0x8766),
    ("access_declaration", 0x23), ("array_type", 0x1), ("atomic_type", 0x47), ("base_type", 0x24), ("call_site", 0x48),
    ("call_site_parameter", 0x49), ("catch_block", 0x25), ("class_template", 0x4103), ("class_type", 0x2),
    ("coarray_type", 0x44), ("common_block", 0x1a), ("common_inclusion", 0x1b), ("compile_unit", 0x11),
    ("condition", 0x3f), ("const_type", 0x26), ("constant", 0x27), ("dwarf_procedure", 0x36), ("dynamic_type", 0x46),
    ("entry_point", 0x3), ("enumeration_type", 0x4), ("enumerator", 0x28), ("file_type", 0x29),
    ("formal_parameter", 0x5), ("format_label", 0x4101), ("friend", 0x2a), ("function_template", 0x4102),
    ("generic_subrange", 0x45), ("immutable_type", 0x4b), ("imported_declaration", 0x8), ("imported_module", 0x3a),
    ("imported_unit", 0x3d), ("inheritance", 0x1c), ("inlined_subroutine", 0x1d), ("interface_type", 0x38),
    ("label", 0xa), ("lexical_block", 0xb), ("member", 0xd), ("module", 0x1e), ("namelist", 0x2b),
    ("namelist_item", 0x2c), ("namespace", 0x39), ("null", 0x0), ("packed_type", 0x2d), ("partial_unit", 0x3c),
    ("pointer_type", 0xf), ("ptr_to_member_type", 0x1f), ("reference_type", 0x10), ("restrict_type", 0x37),
    ("rvalue_reference_type", 0x42), ("set_type", 0x20), ("shared_type", 0x40), ("skeleton_unit", 0x4a),
    ("string_type", 0x12), ("structure_type", 0x13), ("subprogram", 0x2e), ("subrange_type", 0x21),
    ("subroutine_type", 0x15), ("template_alias", 0x43), ("template_type_parameter", 0x2f),
    ("template_value_parameter", 0x30), ("thrown_type", 0x31), ("try_block", 0x32), ("type_unit", 0x41),
    ("typedef", 0x16), ("union_type", 0x17), ("unspecified_parameters", 0x18), ("unspecified_type", 0x3b),
    ("variable", 0x34), ("variant", 0x19), ("variant_part", 0x33), ("volatile_type", 0x35), ("with_stmt", 0x22),
];

/// Encodings of base types.
#[rustfmt::skip]
static ENCODINGS: &[(&str, u32)] = &[
    ("ASCII", 0x12), ("HP_complex_float", 0x81), ("HP_complex_float128", 0x83), ("HP_float128", 0x82),
    ("HP_floathpintel", 0x84), ("HP_imaginary_float128", 0x86), ("HP_imaginary_float90", 0x85), ("UCS", 0x11),
    ("UTF", 0x10), ("address", 0x1), ("boolean", 0x2), ("complex_float", 0x3), ("decimal_float", 0xf), ("edited", 0xc),
    ("float", 0x4), ("imaginary_float", 0x9), ("numeric_string", 0xb), ("packed_decimal", 0xa), ("signed", 0x5),
    ("signed_char", 0x6), ("signed_fixed", 0xd), ("unsigned", 0x7), ("unsigned_char", 0x8), ("unsigned_fixed", 0xe),
];

/// Languages.
#[rustfmt::skip]
static LANGUAGES: &[(&str, u32)] = &[
    ("Ada2005", 0x2e), ("Ada2012", 0x2f), ("Ada83", 0x3), ("Ada95", 0xd), ("Assembly", 0x31), ("BLISS", 0x25),
    ("BORLAND_Delphi", 0xb000), ("C", 0x2), ("C11", 0x1d), ("C17", 0x2c), ("C89", 0x1), ("C99", 0xc),
    ("CPP_for_OpenCL", 0x38), ("C_plus_plus", 0x4), ("C_plus_plus_03", 0x19), ("C_plus_plus_11", 0x1a),
    ("C_plus_plus_14", 0x21), ("C_plus_plus_17", 0x2a), ("C_plus_plus_20", 0x2b), ("C_sharp", 0x32), ("Cobol74", 0x5),
    ("Cobol85", 0x6), ("Crystal", 0x28), ("D", 0x13), ("Dylan", 0x20), ("Fortran03", 0x22), ("Fortran08", 0x23),
    ("Fortran18", 0x2d), ("Fortran77", 0x7), ("Fortran90", 0x8), ("Fortran95", 0xe), ("GLSL", 0x34), ("GLSL_ES", 0x35),
    ("GOOGLE_RenderScript", 0x8e57), ("Go", 0x16), ("HIP", 0x30), ("HLSL", 0x36), ("Haskell", 0x18), ("Hylo", 0x42),
    ("Java", 0xb), ("Julia", 0x1f), ("Kotlin", 0x26), ("Metal", 0x3d), ("Mips_Assembler", 0x8001), ("Modula2", 0xa),
    ("Modula3", 0x17), ("Mojo", 0x33), ("Move", 0x41), ("OCaml", 0x1b), ("ObjC", 0x10), ("ObjC_plus_plus", 0x11),
    ("OpenCL", 0x15), ("OpenCL_CPP", 0x37), ("PLI", 0xf), ("Pascal83", 0x9), ("Python", 0x14), ("RenderScript", 0x24),
    ("Ruby", 0x40), ("Rust", 0x1c), ("SYCL", 0x39), ("Swift", 0x1e), ("UPC", 0x12), ("Zig", 0x27),
];

/// Languages by name and version.
#[rustfmt::skip]
static LANGUAGE_NAMES: &[(&str, u32)] = &[
    ("Ada", 0x1), ("Assembly", 0x1d), ("BLISS", 0x2), ("C", 0x3), ("CPP_for_OpenCL", 0x24), ("C_plus_plus", 0x4),
    ("C_sharp", 0x1e), ("Cobol", 0x5), ("Crystal", 0x6), ("D", 0x7), ("Dylan", 0x8), ("Fortran", 0x9), ("GLSL", 0x20),
    ("GLSL_ES", 0x21), ("Go", 0xa), ("HLSL", 0x22), ("Haskell", 0xb), ("Hylo", 0x28), ("Java", 0xc), ("Julia", 0xd),
    ("Kotlin", 0xe), ("Metal", 0x2c), ("Modula2", 0xf), ("Modula3", 0x10), ("Mojo", 0x1f), ("Move", 0x27),
    ("OCaml", 0x13), ("ObjC", 0x11), ("ObjC_plus_plus", 0x12), ("OpenCL_C", 0x14), ("OpenCL_CPP", 0x23), ("PLI", 0x16),
    ("Pascal", 0x15), ("Python", 0x17), ("RenderScript", 0x18), ("Ruby", 0x26), ("Rust", 0x19), ("SYCL", 0x25),
    ("Swift", 0x1a), ("UPC", 0x1b), ("Zig", 0x1c),
];

/// Calling conventions.
#[rustfmt::skip]
static CONVENTIONS: &[(&str, u32)] = &[
    ("BORLAND_fastcall", 0xb6), ("BORLAND_msfastcall", 0xb3), ("BORLAND_msreturn", 0xb4), ("BORLAND_pascal", 0xb2),
    ("BORLAND_safecall", 0xb0), ("BORLAND_stdcall", 0xb1), ("BORLAND_thiscall", 0xb5), ("GDB_IBM_OpenCL", 0xff),
    ("GNU_borland_fastcall_i386", 0x41), ("GNU_renesas_sh", 0x40), ("LLVM_AAPCS", 0xc3), ("LLVM_AAPCS_VFP", 0xc4),
    ("LLVM_DeviceKernel", 0xc7), ("LLVM_IntelOclBicc", 0xc5), ("LLVM_M68kRTD", 0xcc), ("LLVM_OpenCLKernel", 0xc7),
    ("LLVM_PreserveAll", 0xca), ("LLVM_PreserveMost", 0xc9), ("LLVM_PreserveNone", 0xcd), ("LLVM_RISCVVLSCall", 0xd0),
    ("LLVM_RISCVVectorCall", 0xce), ("LLVM_SpirFunction", 0xc6), ("LLVM_Swift", 0xc8), ("LLVM_SwiftTail", 0xcf),
    ("LLVM_Win64", 0xc1), ("LLVM_X86RegCall", 0xcb), ("LLVM_X86_64SysV", 0xc2), ("LLVM_vectorcall", 0xc0),
    ("nocall", 0x3), ("normal", 0x1), ("pass_by_reference", 0x4), ("pass_by_value", 0x5), ("program", 0x2),
];

/// Virtuality of members.
#[rustfmt::skip]
static VIRTUALITIES: &[(&str, u32)] = &[
    ("none", 0x0), ("pure_virtual", 0x2), ("virtual", 0x1),
];

/// Records of macro information.
#[rustfmt::skip]
static MACINFOS: &[(&str, u32)] = &[
    ("define", 0x1), ("end_file", 0x4), ("start_file", 0x3), ("undef", 0x2), ("vendor_ext", 0xff),
];

/// Kinds of enumerations.
#[rustfmt::skip]
static ENUM_KINDS: &[(&str, u32)] = &[
    ("Closed", 0x0), ("Open", 0x1),
];

/// Operators of expressions; those above 255 are LLVM's.
#[rustfmt::skip]
static OPERATORS: &[(&str, u32)] = &[
    ("APPLE_uninit", 0xf0), ("GNU_addr_index", 0xfb), ("GNU_const_index", 0xfc), ("GNU_entry_value", 0xf3),
    ("GNU_implicit_pointer", 0xf2), ("GNU_push_tls_address", 0xe0), ("HP_fltconst4", 0xe2), ("HP_fltconst8", 0xe3),
    ("HP_is_value", 0xe1), ("HP_mod_range", 0xe4), ("HP_tls", 0xe6), ("HP_unmod_range", 0xe5),
    ("INTEL_bit_piece", 0xe8), ("LLVM_arg", 0x1005), ("LLVM_convert", 0x1001), ("LLVM_entry_value", 0x1003),
    ("LLVM_extract_bits_sext", 0x1006), ("LLVM_extract_bits_zext", 0x1007), ("LLVM_fragment", 0x1000),
    ("LLVM_implicit_pointer", 0x1004), ("LLVM_tag_offset", 0x1002), ("LLVM_user", 0xe9), ("PGI_omp_thread_num", 0xf8),
    ("WASM_location", 0xed), ("WASM_location_int", 0xee), ("abs", 0x19), ("addr", 0x3), ("addrx", 0xa1), ("and", 0x1a),
    ("bit_piece", 0x9d), ("bra", 0x28), ("bregx", 0x92), ("call2", 0x98), ("call4", 0x99), ("call_frame_cfa", 0x9c),
    ("call_ref", 0x9a), ("const1s", 0x9), ("const1u", 0x8), ("const2s", 0xb), ("const2u", 0xa), ("const4s", 0xd),
    ("const4u", 0xc), ("const8s", 0xf), ("const8u", 0xe), ("const_type", 0xa4), ("consts", 0x11), ("constu", 0x10),
    ("constx", 0xa2), ("convert", 0xa8), ("deref", 0x6), ("deref_size", 0x94), ("deref_type", 0xa6), ("div", 0x1b),
    ("drop", 0x13), ("dup", 0x12), ("entry_value", 0xa3), ("eq", 0x29), ("fbreg", 0x91), ("form_tls_address", 0x9b),
    ("ge", 0x2a), ("gt", 0x2b), ("implicit_pointer", 0xa0), ("implicit_value", 0x9e), ("le", 0x2c), ("lt", 0x2d),
    ("minus", 0x1c), ("mod", 0x1d), ("mul", 0x1e), ("ne", 0x2e), ("neg", 0x1f), ("nop", 0x96), ("not", 0x20),
    ("or", 0x21), ("over", 0x14), ("pick", 0x15), ("piece", 0x93), ("plus", 0x22), ("plus_uconst", 0x23),
    ("push_object_address", 0x97), ("regval_type", 0xa5), ("regx", 0x90), ("reinterpret", 0xa9), ("rot", 0x17),
    ("shl", 0x24), ("shr", 0x25), ("shra", 0x26), ("skip", 0x2f), ("stack_value", 0x9f), ("swap", 0x16),
    ("xderef", 0x18), ("xderef_size", 0x95), ("xderef_type", 0xa7), ("xor", 0x27),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_go_both_ways() {
        assert_eq!((tag("member"), tag_name(0x0d), tag_name(0xfffe)), (0x0d, Some("member"), None));
        assert_eq!(
            tag("subprogram"),
            symbols("DW_TAG_").and_then(|s| s.number(b"DW_TAG_subprogram")).unwrap_or(0) as u16
        );
    }

    #[test]
    fn tables_are_sorted_and_names_go_both_ways() {
        for s in ALL {
            assert!(s.rows.windows(2).all(|w| w[0].0 < w[1].0), "{}", s.prefix);
            for r in s.rows {
                let name = s.name(r.1 as u64).expect("a name");
                assert_eq!(s.number(name.as_bytes()), Some(r.1), "{name}");
            }
        }
        let ops = symbols("DW_OP_").expect("operators");
        assert_eq!(ops.number(b"DW_OP_breg31"), Some(0x8f));
        assert_eq!(ops.number(b"DW_OP_reg032"), None);
        assert_eq!(ops.number(b"DW_OP_lit01"), None);
        assert_eq!(ops.name(0x31).as_deref(), Some("DW_OP_lit1"));
        assert_eq!(symbols("DW_LANG_").and_then(|l| l.number(b"DW_LANG_NoSuch")), None);
    }

    #[test]
    fn expressions() {
        assert!(expression_ok(&[]));
        assert!(expression_ok(&[0x23, 8, 0x9f, 0x1000, 0, 32]));
        assert!(expression_ok(&[0x1005, 0, 0x1003, 1]));
        assert!(!expression_ok(&[0x1003, 2]), "one operand is covered");
        assert!(!expression_ok(&[0x9f, 0x06]), "the value ends the expression");
        assert!(!expression_ok(&[0x1000, 0, 32, 0x06]), "a fragment ends the expression");
        assert!(!expression_ok(&[0, 1, 9, 7, 2]), "no operators");
        assert!(!expression_ok(&[0x10]), "an argument is missing");
        assert!(!expression_ok(&[0x16]), "nothing to swap");
    }
}
