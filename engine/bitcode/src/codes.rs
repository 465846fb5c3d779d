//! Numbers of the bitcode format: block ids, record codes, operation numbers, attribute kinds.
//!
//! Facts of LLVM's `LLVMBitCodes.h` (22) and of the bitcode reference, <https://llvm.org/docs/BitCodeFormat.html>; one row per
//! number. Numbers that no longer are written stand here too, for the reader of old files.
#![allow(missing_docs)] // a row says its name and its number

/// Block ids.
pub mod block {
    pub const MODULE: u32 = 8;
    pub const PARAMATTR: u32 = 9;
    pub const PARAMATTR_GROUP: u32 = 10;
    pub const CONSTANTS: u32 = 11;
    pub const FUNCTION: u32 = 12;
    pub const IDENTIFICATION: u32 = 13;
    pub const VALUE_SYMTAB: u32 = 14;
    pub const METADATA: u32 = 15;
    pub const METADATA_ATTACHMENT_ID: u32 = 16;
    pub const TYPE_NEW: u32 = 17;
    pub const USELIST: u32 = 18;
    pub const MODULE_STRTAB: u32 = 19;
    pub const GLOBALVAL_SUMMARY: u32 = 20;
    pub const OPERAND_BUNDLE_TAGS: u32 = 21;
    pub const METADATA_KIND: u32 = 22;
    pub const STRTAB: u32 = 23;
    pub const FULL_LTO_GLOBALVAL_SUMMARY: u32 = 24;
    pub const SYMTAB: u32 = 25;
    pub const SYNC_SCOPE_NAMES: u32 = 26;
}

/// Records of the identification block.
pub mod identification {
    pub const STRING: u32 = 1;
    pub const EPOCH: u32 = 2;
}

/// Records of the module block.
pub mod module {
    pub const VERSION: u32 = 1;
    pub const TRIPLE: u32 = 2;
    pub const DATALAYOUT: u32 = 3;
    pub const ASM: u32 = 4;
    pub const SECTIONNAME: u32 = 5;
    pub const DEPLIB: u32 = 6;
    pub const GLOBALVAR: u32 = 7;
    pub const FUNCTION: u32 = 8;
    pub const ALIAS_OLD: u32 = 9;
    pub const GCNAME: u32 = 11;
    pub const COMDAT: u32 = 12;
    pub const VSTOFFSET: u32 = 13;
    pub const ALIAS: u32 = 14;
    pub const METADATA_VALUES_UNUSED: u32 = 15;
    pub const SOURCE_FILENAME: u32 = 16;
    pub const HASH: u32 = 17;
    pub const IFUNC: u32 = 18;
}

/// Records of the two attribute blocks.
pub mod attribute {
    pub const CODE_ENTRY_OLD: u32 = 1;
    pub const CODE_ENTRY: u32 = 2;
    pub const GRP_CODE_ENTRY: u32 = 3;
}

/// Records of the type table.
pub mod types {
    pub const NUMENTRY: u32 = 1;
    pub const VOID: u32 = 2;
    pub const FLOAT: u32 = 3;
    pub const DOUBLE: u32 = 4;
    pub const LABEL: u32 = 5;
    pub const OPAQUE: u32 = 6;
    pub const INTEGER: u32 = 7;
    pub const POINTER: u32 = 8;
    pub const FUNCTION_OLD: u32 = 9;
    pub const HALF: u32 = 10;
    pub const ARRAY: u32 = 11;
    pub const VECTOR: u32 = 12;
    pub const X86_FP80: u32 = 13;
    pub const FP128: u32 = 14;
    pub const PPC_FP128: u32 = 15;
    pub const METADATA: u32 = 16;
    pub const X86_MMX: u32 = 17;
    pub const STRUCT_ANON: u32 = 18;
    pub const STRUCT_NAME: u32 = 19;
    pub const STRUCT_NAMED: u32 = 20;
    pub const FUNCTION: u32 = 21;
    pub const TOKEN: u32 = 22;
    pub const BFLOAT: u32 = 23;
    pub const X86_AMX: u32 = 24;
    pub const OPAQUE_POINTER: u32 = 25;
    pub const TARGET_TYPE: u32 = 26;
}

/// Records of a value symbol table.
pub mod symbols {
    pub const ENTRY: u32 = 1;
    pub const BBENTRY: u32 = 2;
    pub const FNENTRY: u32 = 3;
    pub const COMBINED_ENTRY: u32 = 5;
}

/// Records of metadata blocks.
pub mod metadata {
    pub const STRING_OLD: u32 = 1;
    pub const VALUE: u32 = 2;
    pub const NODE: u32 = 3;
    pub const NAME: u32 = 4;
    pub const DISTINCT_NODE: u32 = 5;
    pub const KIND: u32 = 6;
    pub const LOCATION: u32 = 7;
    pub const OLD_NODE: u32 = 8;
    pub const OLD_FN_NODE: u32 = 9;
    pub const NAMED_NODE: u32 = 10;
    pub const ATTACHMENT: u32 = 11;
    pub const GENERIC_DEBUG: u32 = 12;
    pub const SUBRANGE: u32 = 13;
    pub const ENUMERATOR: u32 = 14;
    pub const BASIC_TYPE: u32 = 15;
    pub const FILE: u32 = 16;
    pub const DERIVED_TYPE: u32 = 17;
    pub const COMPOSITE_TYPE: u32 = 18;
    pub const SUBROUTINE_TYPE: u32 = 19;
    pub const COMPILE_UNIT: u32 = 20;
    pub const SUBPROGRAM: u32 = 21;
    pub const LEXICAL_BLOCK: u32 = 22;
    pub const LEXICAL_BLOCK_FILE: u32 = 23;
    pub const NAMESPACE: u32 = 24;
    pub const TEMPLATE_TYPE: u32 = 25;
    pub const TEMPLATE_VALUE: u32 = 26;
    pub const GLOBAL_VAR: u32 = 27;
    pub const LOCAL_VAR: u32 = 28;
    pub const EXPRESSION: u32 = 29;
    pub const OBJC_PROPERTY: u32 = 30;
    pub const IMPORTED_ENTITY: u32 = 31;
    pub const MODULE: u32 = 32;
    pub const MACRO: u32 = 33;
    pub const MACRO_FILE: u32 = 34;
    pub const STRINGS: u32 = 35;
    pub const GLOBAL_DECL_ATTACHMENT: u32 = 36;
    pub const GLOBAL_VAR_EXPR: u32 = 37;
    pub const INDEX_OFFSET: u32 = 38;
    pub const INDEX: u32 = 39;
    pub const LABEL: u32 = 40;
    pub const STRING_TYPE: u32 = 41;
    pub const COMMON_BLOCK: u32 = 44;
    pub const GENERIC_SUBRANGE: u32 = 45;
    pub const ARG_LIST: u32 = 46;
    pub const ASSIGN_ID: u32 = 47;
    pub const SUBRANGE_TYPE: u32 = 48;
    pub const FIXED_POINT_TYPE: u32 = 49;
}

/// Records of constant blocks.
pub mod constants {
    pub const SETTYPE: u32 = 1;
    pub const NULL: u32 = 2;
    pub const UNDEF: u32 = 3;
    pub const INTEGER: u32 = 4;
    pub const WIDE_INTEGER: u32 = 5;
    pub const FLOAT: u32 = 6;
    pub const AGGREGATE: u32 = 7;
    pub const STRING: u32 = 8;
    pub const CSTRING: u32 = 9;
    pub const CE_BINOP: u32 = 10;
    pub const CE_CAST: u32 = 11;
    pub const CE_GEP_OLD: u32 = 12;
    pub const CE_SELECT: u32 = 13;
    pub const CE_EXTRACTELT: u32 = 14;
    pub const CE_INSERTELT: u32 = 15;
    pub const CE_SHUFFLEVEC: u32 = 16;
    pub const CE_CMP: u32 = 17;
    pub const INLINEASM_OLD: u32 = 18;
    pub const CE_SHUFVEC_EX: u32 = 19;
    pub const CE_INBOUNDS_GEP: u32 = 20;
    pub const BLOCKADDRESS: u32 = 21;
    pub const DATA: u32 = 22;
    pub const INLINEASM_OLD2: u32 = 23;
    pub const CE_GEP_WITH_INRANGE_INDEX_OLD: u32 = 24;
    pub const CE_UNOP: u32 = 25;
    pub const POISON: u32 = 26;
    pub const DSO_LOCAL_EQUIVALENT: u32 = 27;
    pub const INLINEASM_OLD3: u32 = 28;
    pub const NO_CFI_VALUE: u32 = 29;
    pub const INLINEASM: u32 = 30;
    pub const CE_GEP_WITH_INRANGE: u32 = 31;
    pub const CE_GEP: u32 = 32;
    pub const PTRAUTH: u32 = 33;
    pub const PTRAUTH2: u32 = 34;
}

/// Casts.
pub mod casts {
    pub const TRUNC: u32 = 0;
    pub const ZEXT: u32 = 1;
    pub const SEXT: u32 = 2;
    pub const FPTOUI: u32 = 3;
    pub const FPTOSI: u32 = 4;
    pub const UITOFP: u32 = 5;
    pub const SITOFP: u32 = 6;
    pub const FPTRUNC: u32 = 7;
    pub const FPEXT: u32 = 8;
    pub const PTRTOINT: u32 = 9;
    pub const INTTOPTR: u32 = 10;
    pub const BITCAST: u32 = 11;
    pub const ADDRSPACECAST: u32 = 12;
    pub const PTRTOADDR: u32 = 13;
}

/// Binary operations, of integers and of floating point.
pub mod binary {
    pub const ADD: u32 = 0;
    pub const SUB: u32 = 1;
    pub const MUL: u32 = 2;
    pub const UDIV: u32 = 3;
    pub const SDIV: u32 = 4;
    pub const UREM: u32 = 5;
    pub const SREM: u32 = 6;
    pub const SHL: u32 = 7;
    pub const LSHR: u32 = 8;
    pub const ASHR: u32 = 9;
    pub const AND: u32 = 10;
    pub const OR: u32 = 11;
    pub const XOR: u32 = 12;
}

/// Operations of `atomicrmw`.
pub mod rmw {
    pub const XCHG: u32 = 0;
    pub const ADD: u32 = 1;
    pub const SUB: u32 = 2;
    pub const AND: u32 = 3;
    pub const NAND: u32 = 4;
    pub const OR: u32 = 5;
    pub const XOR: u32 = 6;
    pub const MAX: u32 = 7;
    pub const MIN: u32 = 8;
    pub const UMAX: u32 = 9;
    pub const UMIN: u32 = 10;
    pub const FADD: u32 = 11;
    pub const FSUB: u32 = 12;
    pub const FMAX: u32 = 13;
    pub const FMIN: u32 = 14;
    pub const UINC_WRAP: u32 = 15;
    pub const UDEC_WRAP: u32 = 16;
    pub const USUB_COND: u32 = 17;
    pub const USUB_SAT: u32 = 18;
    pub const FMAXIMUM: u32 = 19;
    pub const FMINIMUM: u32 = 20;
}

/// Bits of fast-math flags.
pub mod fast_math {
    pub const UNSAFE_ALGEBRA: u64 = 0x1;
    pub const NO_NA_NS: u64 = 0x2;
    pub const NO_INFS: u64 = 0x4;
    pub const NO_SIGNED_ZEROS: u64 = 0x8;
    pub const ALLOW_RECIPROCAL: u64 = 0x10;
    pub const ALLOW_CONTRACT: u64 = 0x20;
    pub const APPROX_FUNC: u64 = 0x40;
    pub const ALLOW_REASSOC: u64 = 0x80;
}

/// Bits of flags of `getelementptr`.
pub mod gep_flags {
    pub const INBOUNDS: u32 = 0;
    pub const NUSW: u32 = 1;
    pub const NUW: u32 = 2;
}

/// Memory orderings.
pub mod ordering {
    pub const NOTATOMIC: u32 = 0;
    pub const UNORDERED: u32 = 1;
    pub const MONOTONIC: u32 = 2;
    pub const ACQUIRE: u32 = 3;
    pub const RELEASE: u32 = 4;
    pub const ACQREL: u32 = 5;
    pub const SEQCST: u32 = 6;
}

/// Bits of the calling convention operand of calls.
pub mod call_flags {
    pub const TAIL: u32 = 0;
    pub const CCONV: u32 = 1;
    pub const MUSTTAIL: u32 = 14;
    pub const EXPLICIT_TYPE: u32 = 15;
    pub const NOTAIL: u32 = 16;
    pub const FMF: u32 = 17;
}

/// Records of function blocks.
pub mod function {
    pub const DECLAREBLOCKS: u32 = 1;
    pub const INST_BINOP: u32 = 2;
    pub const INST_CAST: u32 = 3;
    pub const INST_GEP_OLD: u32 = 4;
    pub const INST_SELECT: u32 = 5;
    pub const INST_EXTRACTELT: u32 = 6;
    pub const INST_INSERTELT: u32 = 7;
    pub const INST_SHUFFLEVEC: u32 = 8;
    pub const INST_CMP: u32 = 9;
    pub const INST_RET: u32 = 10;
    pub const INST_BR: u32 = 11;
    pub const INST_SWITCH: u32 = 12;
    pub const INST_INVOKE: u32 = 13;
    pub const INST_UNREACHABLE: u32 = 15;
    pub const INST_PHI: u32 = 16;
    pub const INST_ALLOCA: u32 = 19;
    pub const INST_LOAD: u32 = 20;
    pub const INST_VAARG: u32 = 23;
    pub const INST_STORE_OLD: u32 = 24;
    pub const INST_EXTRACTVAL: u32 = 26;
    pub const INST_INSERTVAL: u32 = 27;
    pub const INST_CMP2: u32 = 28;
    pub const INST_VSELECT: u32 = 29;
    pub const INST_INBOUNDS_GEP_OLD: u32 = 30;
    pub const INST_INDIRECTBR: u32 = 31;
    pub const DEBUG_LOC_AGAIN: u32 = 33;
    pub const INST_CALL: u32 = 34;
    pub const DEBUG_LOC: u32 = 35;
    pub const INST_FENCE: u32 = 36;
    pub const INST_CMPXCHG_OLD: u32 = 37;
    pub const INST_ATOMICRMW_OLD: u32 = 38;
    pub const INST_RESUME: u32 = 39;
    pub const INST_LANDINGPAD_OLD: u32 = 40;
    pub const INST_LOADATOMIC: u32 = 41;
    pub const INST_STOREATOMIC_OLD: u32 = 42;
    pub const INST_GEP: u32 = 43;
    pub const INST_STORE: u32 = 44;
    pub const INST_STOREATOMIC: u32 = 45;
    pub const INST_CMPXCHG: u32 = 46;
    pub const INST_LANDINGPAD: u32 = 47;
    pub const INST_CLEANUPRET: u32 = 48;
    pub const INST_CATCHRET: u32 = 49;
    pub const INST_CATCHPAD: u32 = 50;
    pub const INST_CLEANUPPAD: u32 = 51;
    pub const INST_CATCHSWITCH: u32 = 52;
    pub const OPERAND_BUNDLE: u32 = 55;
    pub const INST_UNOP: u32 = 56;
    pub const INST_CALLBR: u32 = 57;
    pub const INST_FREEZE: u32 = 58;
    pub const INST_ATOMICRMW: u32 = 59;
    pub const BLOCKADDR_USERS: u32 = 60;
    pub const DEBUG_RECORD_VALUE: u32 = 61;
    pub const DEBUG_RECORD_DECLARE: u32 = 62;
    pub const DEBUG_RECORD_ASSIGN: u32 = 63;
    pub const DEBUG_RECORD_VALUE_SIMPLE: u32 = 64;
    pub const DEBUG_RECORD_LABEL: u32 = 65;
    pub const DEBUG_RECORD_DECLARE_VALUE: u32 = 66;
}

/// Records of use-list blocks.
pub mod use_list {
    pub const DEFAULT: u32 = 1;
    pub const BB: u32 = 2;
}

/// Selection kinds of comdats.
pub mod comdat {
    pub const ANY: u32 = 1;
    pub const EXACT_MATCH: u32 = 2;
    pub const LARGEST: u32 = 3;
    pub const NO_DUPLICATES: u32 = 4;
    pub const SAME_SIZE: u32 = 5;
}

/// Attribute kinds and how they are written in text, by number. Kinds that LLVM 22 no longer has keep their old spelling.
pub const ATTRIBUTE_KINDS: &[(u32, &str)] = &[
    (1, "align"),
    (2, "alwaysinline"),
    (3, "byval"),
    (4, "inlinehint"),
    (5, "inreg"),
    (6, "minsize"),
    (7, "naked"),
    (8, "nest"),
    (9, "noalias"),
    (10, "nobuiltin"),
    (11, "nocapture"),
    (12, "noduplicate"),
    (13, "noimplicitfloat"),
    (14, "noinline"),
    (15, "nonlazybind"),
    (16, "noredzone"),
    (17, "noreturn"),
    (18, "nounwind"),
    (19, "optsize"),
    (20, "readnone"),
    (21, "readonly"),
    (22, "returned"),
    (23, "returns_twice"),
    (24, "signext"),
    (25, "alignstack"),
    (26, "ssp"),
    (27, "sspreq"),
    (28, "sspstrong"),
    (29, "sret"),
    (30, "sanitize_address"),
    (31, "sanitize_thread"),
    (32, "sanitize_memory"),
    (33, "uwtable"),
    (34, "zeroext"),
    (35, "builtin"),
    (36, "cold"),
    (37, "optnone"),
    (38, "inalloca"),
    (39, "nonnull"),
    (40, "jumptable"),
    (41, "dereferenceable"),
    (42, "dereferenceable_or_null"),
    (43, "convergent"),
    (44, "safestack"),
    (45, "argmemonly"),
    (46, "swiftself"),
    (47, "swifterror"),
    (48, "norecurse"),
    (49, "inaccessiblememonly"),
    (50, "inaccessiblemem_or_argmemonly"),
    (51, "allocsize"),
    (52, "writeonly"),
    (53, "speculatable"),
    (54, "strictfp"),
    (55, "sanitize_hwaddress"),
    (56, "nocf_check"),
    (57, "optforfuzzing"),
    (58, "shadowcallstack"),
    (59, "speculative_load_hardening"),
    (60, "immarg"),
    (61, "willreturn"),
    (62, "nofree"),
    (63, "nosync"),
    (64, "sanitize_memtag"),
    (65, "preallocated"),
    (66, "nomerge"),
    (67, "null_pointer_is_valid"),
    (68, "noundef"),
    (69, "byref"),
    (70, "mustprogress"),
    (71, "nocallback"),
    (72, "hot"),
    (73, "noprofile"),
    (74, "vscale_range"),
    (75, "swiftasync"),
    (76, "nosanitize_coverage"),
    (77, "elementtype"),
    (78, "disable_sanitizer_instrumentation"),
    (79, "nosanitize_bounds"),
    (80, "allocalign"),
    (81, "allocptr"),
    (82, "allockind"),
    (83, "presplitcoroutine"),
    (84, "fn_ret_thunk_extern"),
    (85, "skipprofile"),
    (86, "memory"),
    (87, "nofpclass"),
    (88, "optdebug"),
    (89, "writable"),
    (90, "coro_only_destroy_when_complete"),
    (91, "dead_on_unwind"),
    (92, "range"),
    (93, "sanitize_numerical_stability"),
    (94, "initializes"),
    (95, "hybrid_patchable"),
    (96, "sanitize_realtime"),
    (97, "sanitize_realtime_blocking"),
    (98, "coro_elide_safe"),
    (99, "noext"),
    (100, "nodivergencesource"),
    (101, "sanitize_type"),
    (102, "captures"),
    (103, "dead_on_return"),
    (104, "sanitize_alloc_token"),
    (105, "nocreateundeforpoison"),
];
