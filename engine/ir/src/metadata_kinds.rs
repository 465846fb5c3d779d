//! The specialised metadata nodes of the language: per node kind its fields in printed order, with type and default.
//!
//! Both sides use this table. The reader checks fields against it and stores them in table order, normalised: a field at its
//! default is absent unless the row says `always`, then it is always stored. The printer therefore prints exactly what is
//! stored, in the order it is stored. Source: LLVM language reference, "Specialized Metadata Nodes"; order as LLVM 22 prints.

/// Attachment kinds whose numbers LLVM fixes, by number: their numbers in bitcode and their order in text, where others follow.
#[rustfmt::skip]
pub const ATTACHMENT_KINDS: &[&str] = &[
    "dbg", "tbaa", "prof", "fpmath", "range", "tbaa.struct", "invariant.load", "alias.scope", "noalias", "nontemporal",
    "llvm.mem.parallel_loop_access", "nonnull", "dereferenceable", "dereferenceable_or_null", "make.implicit",
    "unpredictable", "invariant.group", "align", "llvm.loop", "type", "section_prefix", "absolute_symbol", "associated",
    "callees", "irr_loop", "llvm.access.group", "callback", "llvm.preserve.access.index", "vcall_visibility", "noundef",
    "annotation", "nosanitize", "func_sanitize", "exclude", "memprof", "callsite", "kcfi_type", "pcsections", "DIAssignID",
    "coro.outside.frame", "mmra", "noalias.addrspace", "callee_type", "nofree", "captures", "alloc_token", "implicit.ref",
];

/// Type of a field.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FieldKind {
    /// Metadata node, may be `null`.
    Node,
    /// Metadata node, not `null`.
    NodeNotNull,
    /// Unsigned integer up to this limit.
    UInt(u64),
    /// Signed integer between these limits.
    SInt(i64, i64),
    /// Integer of any width.
    BigInt,
    /// Unsigned integer or node.
    UIntOrNode,
    /// Signed integer or node.
    SIntOrNode,
    /// `true` or `false`.
    Bool,
    /// String; empty is the default.
    Str,
    /// String; empty is kept.
    StrKept,
    /// String; empty is an error.
    StrNotEmpty,
    /// A symbol with this prefix, or an unsigned integer up to the limit; the last is the noun of messages.
    Sym(&'static str, u64, &'static str),
    /// One of these words, or an unsigned integer; the last is the noun of messages.
    Word(&'static [&'static str], &'static str),
    /// Symbols with this prefix (or unsigned integers) joined by ` | `.
    Flags(&'static str, &'static str),
    /// `{!0, !1}`: kept as a node that is a tuple, printed in braces without `!`.
    List,
}

/// Default of a field.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FieldDefault {
    /// None: what is written is kept.
    Kept,
    /// `null`, 0, `false` or the empty string, by type.
    Zero,
    /// `true`
    True,
    /// This symbol.
    Sym(&'static str),
}

/// Row of a field.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Field {
    /// Name.
    pub name: &'static str,
    /// Type.
    pub kind: FieldKind,
    /// Must be written.
    pub required: bool,
    /// Value when not written.
    pub default: FieldDefault,
    /// Stored and printed also at its default.
    pub always: bool,
    /// Read from older text only, never stored.
    pub legacy: bool,
}

/// Row of a node kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NodeKind {
    /// Name without `!`.
    pub name: &'static str,
    /// Must be `distinct`.
    pub distinct: bool,
    /// Fields in printed order.
    pub fields: &'static [Field],
}

/// Row of the node kind called `name`. `DIExpression` and `DIArgList` have forms of their own and no row.
pub fn node_kind(name: &[u8]) -> Option<&'static NodeKind> {
    NODE_KINDS.iter().find(|k| k.name.as_bytes() == name)
}

const fn opt(name: &'static str, kind: FieldKind) -> Field {
    Field { name, kind, required: false, default: FieldDefault::Zero, always: false, legacy: false }
}
const fn req(name: &'static str, kind: FieldKind) -> Field {
    Field { required: true, ..opt(name, kind) }
}
const fn always(field: Field) -> Field {
    Field { always: true, ..field }
}
const fn or(field: Field, default: FieldDefault) -> Field {
    Field { default, ..field }
}
const fn legacy(field: Field) -> Field {
    Field { legacy: true, ..field }
}

use FieldDefault::{Kept, Sym as DefaultSym, True};
use FieldKind::*;

const U16: FieldKind = UInt(u16::MAX as u64);
const U32: FieldKind = UInt(u32::MAX as u64);
const U64: FieldKind = UInt(u64::MAX);
const TAG: FieldKind = Sym("DW_TAG_", 0xffff, "DWARF tag");
const ENCODING: FieldKind = Sym("DW_ATE_", 0xff, "DWARF type attribute encoding");
const LANG: FieldKind = Sym("DW_LANG_", 0xffff, "DWARF language");
const LANG_NAME: FieldKind = Sym("DW_LNAME_", u32::MAX as u64, "DWARF source language name");
const CONVENTION: FieldKind = Sym("DW_CC_", 0xff, "DWARF calling convention");
const VIRTUALITY: FieldKind = Sym("DW_VIRTUALITY_", 2, "DWARF virtuality code");
const MACINFO: FieldKind = Sym("DW_MACINFO_", 0xff, "DWARF macinfo type");
const ENUM_KIND: FieldKind = Sym("DW_APPLE_ENUM_KIND_", 1, "DWARF enum kind code");
const FLAGS: FieldKind = Flags("DIFlag", "debug info flag");
const SP_FLAGS: FieldKind = Flags("DISPFlag", "debug info flag");
const EMISSION: FieldKind = Word(&["NoDebug", "FullDebug", "LineTablesOnly", "DebugDirectivesOnly"], "emission kind");
const NAME_TABLE: FieldKind = Word(&["Default", "GNU", "None", "Apple"], "nameTable kind");
const FIXED_POINT: FieldKind = Word(&["Binary", "Decimal", "Rational"], "fixed-point kind");
const CHECKSUM: FieldKind = Word(&["CSK_MD5", "CSK_SHA1", "CSK_SHA256"], "checksum kind");

const BASE_TYPE: FieldDefault = DefaultSym("DW_TAG_base_type");

/// All node kinds with fields.
#[rustfmt::skip]
pub const NODE_KINDS: &[NodeKind] = &[
    NodeKind { name: "DILocation", distinct: false, fields: &[
        always(opt("line", U32)),
        opt("column", U16),
        always(req("scope", NodeNotNull)),
        opt("inlinedAt", Node),
        opt("isImplicitCode", Bool),
        opt("atomGroup", U64),
        opt("atomRank", UInt(255)),
    ] },
    NodeKind { name: "DIAssignID", distinct: true, fields: &[] },
    NodeKind { name: "GenericDINode", distinct: false, fields: &[
        always(req("tag", TAG)),
        opt("header", Str),
        opt("operands", List),
    ] },
    NodeKind { name: "DISubrange", distinct: false, fields: &[
        or(opt("count", SIntOrNode), Kept),
        or(opt("lowerBound", SIntOrNode), Kept),
        or(opt("upperBound", SIntOrNode), Kept),
        or(opt("stride", SIntOrNode), Kept),
    ] },
    NodeKind { name: "DIGenericSubrange", distinct: false, fields: &[
        or(opt("count", SIntOrNode), Kept),
        or(opt("lowerBound", SIntOrNode), Kept),
        or(opt("upperBound", SIntOrNode), Kept),
        or(opt("stride", SIntOrNode), Kept),
    ] },
    NodeKind { name: "DISubrangeType", distinct: false, fields: &[
        opt("name", Str),
        opt("scope", Node),
        opt("file", Node),
        opt("line", U32),
        opt("size", UIntOrNode),
        opt("align", U32),
        opt("flags", FLAGS),
        always(opt("baseType", Node)),
        or(opt("lowerBound", SIntOrNode), Kept),
        or(opt("upperBound", SIntOrNode), Kept),
        or(opt("stride", SIntOrNode), Kept),
        or(opt("bias", SIntOrNode), Kept),
    ] },
    NodeKind { name: "DIEnumerator", distinct: false, fields: &[
        always(req("name", Str)),
        always(req("value", BigInt)),
        opt("isUnsigned", Bool),
    ] },
    NodeKind { name: "DIBasicType", distinct: false, fields: &[
        or(opt("tag", TAG), BASE_TYPE),
        opt("name", Str),
        opt("scope", Node),
        opt("file", Node),
        opt("line", U32),
        opt("size", UIntOrNode),
        opt("align", U32),
        opt("dataSize", U32),
        opt("encoding", ENCODING),
        opt("num_extra_inhabitants", U32),
        opt("flags", FLAGS),
    ] },
    NodeKind { name: "DIFixedPointType", distinct: false, fields: &[
        or(opt("tag", TAG), BASE_TYPE),
        opt("name", Str),
        opt("scope", Node),
        opt("file", Node),
        opt("line", U32),
        opt("size", UIntOrNode),
        opt("align", U32),
        opt("encoding", ENCODING),
        opt("flags", FLAGS),
        or(opt("kind", FIXED_POINT), Kept),
        opt("factor", SInt(i64::MIN, i64::MAX)),
        or(opt("numerator", BigInt), Kept),
        or(opt("denominator", BigInt), Kept),
    ] },
    NodeKind { name: "DIStringType", distinct: false, fields: &[
        or(opt("tag", TAG), DefaultSym("DW_TAG_string_type")),
        opt("name", Str),
        opt("stringLength", Node),
        opt("stringLengthExpression", Node),
        opt("stringLocationExpression", Node),
        opt("size", UIntOrNode),
        opt("align", U32),
        opt("encoding", ENCODING),
    ] },
    NodeKind { name: "DIDerivedType", distinct: false, fields: &[
        always(req("tag", TAG)),
        opt("name", Str),
        opt("scope", Node),
        opt("file", Node),
        opt("line", U32),
        always(req("baseType", Node)),
        opt("size", UIntOrNode),
        opt("align", U32),
        opt("offset", UIntOrNode),
        opt("flags", FLAGS),
        opt("extraData", Node),
        or(opt("dwarfAddressSpace", U32), Kept),
        opt("annotations", Node),
        opt("ptrAuthKey", UInt(7)),
        opt("ptrAuthIsAddressDiscriminated", Bool),
        opt("ptrAuthExtraDiscriminator", U16),
        opt("ptrAuthIsaPointer", Bool),
        opt("ptrAuthAuthenticatesNullValues", Bool),
    ] },
    NodeKind { name: "DICompositeType", distinct: false, fields: &[
        always(req("tag", TAG)),
        opt("name", Str),
        opt("scope", Node),
        opt("file", Node),
        opt("line", U32),
        opt("baseType", Node),
        opt("size", UIntOrNode),
        opt("align", U32),
        opt("offset", UIntOrNode),
        opt("num_extra_inhabitants", U32),
        opt("flags", FLAGS),
        opt("elements", Node),
        opt("runtimeLang", LANG),
        opt("vtableHolder", Node),
        opt("templateParams", Node),
        opt("identifier", Str),
        opt("discriminator", Node),
        opt("dataLocation", Node),
        opt("associated", Node),
        opt("allocated", Node),
        or(opt("rank", SIntOrNode), Kept),
        opt("annotations", Node),
        opt("specification", Node),
        or(opt("enumKind", ENUM_KIND), Kept),
        opt("bitStride", Node),
    ] },
    NodeKind { name: "DISubroutineType", distinct: false, fields: &[
        opt("flags", FLAGS),
        opt("cc", CONVENTION),
        always(req("types", Node)),
    ] },
    NodeKind { name: "DIFile", distinct: false, fields: &[
        always(req("filename", Str)),
        always(req("directory", Str)),
        or(opt("checksumkind", CHECKSUM), Kept),
        or(opt("checksum", StrKept), Kept),
        or(opt("source", StrKept), Kept),
    ] },
    NodeKind { name: "DICompileUnit", distinct: true, fields: &[
        or(opt("language", LANG), Kept),
        or(opt("sourceLanguageName", LANG_NAME), Kept),
        opt("sourceLanguageVersion", U32),
        always(req("file", NodeNotNull)),
        opt("producer", Str),
        always(opt("isOptimized", Bool)),
        opt("flags", Str),
        always(opt("runtimeVersion", U32)),
        opt("splitDebugFilename", Str),
        always(or(opt("emissionKind", EMISSION), DefaultSym("NoDebug"))),
        opt("enums", Node),
        opt("retainedTypes", Node),
        opt("globals", Node),
        opt("imports", Node),
        opt("macros", Node),
        opt("dwoId", U64),
        or(opt("splitDebugInlining", Bool), True),
        opt("debugInfoForProfiling", Bool),
        or(opt("nameTableKind", NAME_TABLE), DefaultSym("Default")),
        opt("rangesBaseAddress", Bool),
        opt("sysroot", Str),
        opt("sdk", Str),
    ] },
    NodeKind { name: "DISubprogram", distinct: false, fields: &[
        opt("name", Str),
        opt("linkageName", Str),
        always(opt("scope", Node)),
        opt("file", Node),
        opt("line", U32),
        opt("type", Node),
        opt("scopeLine", U32),
        opt("containingType", Node),
        or(opt("virtualIndex", U32), Kept),
        opt("thisAdjustment", SInt(i32::MIN as i64, i32::MAX as i64)),
        opt("flags", FLAGS),
        always(opt("spFlags", SP_FLAGS)),
        opt("unit", Node),
        opt("templateParams", Node),
        opt("declaration", Node),
        opt("retainedNodes", Node),
        opt("thrownTypes", Node),
        opt("annotations", Node),
        opt("targetFuncName", Str),
        opt("keyInstructions", Bool),
        legacy(opt("isLocal", Bool)),
        legacy(or(opt("isDefinition", Bool), True)),
        legacy(opt("isOptimized", Bool)),
        legacy(opt("virtuality", VIRTUALITY)),
    ] },
    NodeKind { name: "DILexicalBlock", distinct: false, fields: &[
        always(req("scope", NodeNotNull)),
        opt("file", Node),
        opt("line", U32),
        opt("column", U16),
    ] },
    NodeKind { name: "DILexicalBlockFile", distinct: false, fields: &[
        always(req("scope", NodeNotNull)),
        opt("file", Node),
        always(req("discriminator", U32)),
    ] },
    NodeKind { name: "DICommonBlock", distinct: false, fields: &[
        always(req("scope", Node)),
        always(opt("declaration", Node)),
        opt("name", Str),
        opt("file", Node),
        opt("line", U32),
    ] },
    NodeKind { name: "DINamespace", distinct: false, fields: &[
        opt("name", Str),
        always(req("scope", Node)),
        opt("exportSymbols", Bool),
    ] },
    NodeKind { name: "DIMacro", distinct: false, fields: &[
        always(req("type", MACINFO)),
        opt("line", U32),
        req("name", Str),
        opt("value", Str),
    ] },
    NodeKind { name: "DIMacroFile", distinct: false, fields: &[
        or(opt("type", MACINFO), DefaultSym("DW_MACINFO_start_file")),
        opt("line", U32),
        always(req("file", Node)),
        opt("nodes", Node),
    ] },
    NodeKind { name: "DIModule", distinct: false, fields: &[
        always(req("scope", Node)),
        req("name", Str),
        opt("configMacros", Str),
        opt("includePath", Str),
        opt("apinotes", Str),
        opt("file", Node),
        opt("line", U32),
        opt("isDecl", Bool),
    ] },
    NodeKind { name: "DITemplateTypeParameter", distinct: false, fields: &[
        opt("name", Str),
        always(req("type", Node)),
        opt("defaulted", Bool),
    ] },
    NodeKind { name: "DITemplateValueParameter", distinct: false, fields: &[
        or(opt("tag", TAG), DefaultSym("DW_TAG_template_value_parameter")),
        opt("name", Str),
        opt("type", Node),
        opt("defaulted", Bool),
        always(req("value", Node)),
    ] },
    NodeKind { name: "DIGlobalVariable", distinct: false, fields: &[
        opt("name", StrNotEmpty),
        opt("linkageName", Str),
        always(opt("scope", Node)),
        opt("file", Node),
        opt("line", U32),
        opt("type", Node),
        always(opt("isLocal", Bool)),
        always(or(opt("isDefinition", Bool), True)),
        opt("declaration", Node),
        opt("templateParams", Node),
        opt("align", U32),
        opt("annotations", Node),
    ] },
    NodeKind { name: "DILocalVariable", distinct: false, fields: &[
        opt("name", Str),
        opt("arg", U16),
        always(req("scope", NodeNotNull)),
        opt("file", Node),
        opt("line", U32),
        opt("type", Node),
        opt("flags", FLAGS),
        opt("align", U32),
        opt("annotations", Node),
    ] },
    NodeKind { name: "DILabel", distinct: false, fields: &[
        always(req("scope", NodeNotNull)),
        req("name", Str),
        req("file", Node),
        req("line", U32),
        opt("column", U16),
        opt("isArtificial", Bool),
        or(opt("coroSuspendIdx", U32), Kept),
    ] },
    NodeKind { name: "DIGlobalVariableExpression", distinct: false, fields: &[
        req("var", Node),
        req("expr", Node),
    ] },
    NodeKind { name: "DIObjCProperty", distinct: false, fields: &[
        opt("name", Str),
        opt("file", Node),
        opt("line", U32),
        opt("setter", Str),
        opt("getter", Str),
        opt("attributes", U32),
        opt("type", Node),
    ] },
    NodeKind { name: "DIImportedEntity", distinct: false, fields: &[
        always(req("tag", TAG)),
        opt("name", Str),
        always(req("scope", Node)),
        opt("entity", Node),
        opt("file", Node),
        opt("line", U32),
        opt("elements", Node),
    ] },
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_unique() {
        for (i, k) in NODE_KINDS.iter().enumerate() {
            assert!(NODE_KINDS[..i].iter().all(|o| o.name != k.name), "{}", k.name);
            for (j, f) in k.fields.iter().enumerate() {
                assert!(k.fields[..j].iter().all(|o| o.name != f.name), "{}.{}", k.name, f.name);
            }
        }
        assert_eq!(node_kind(b"DILocation").unwrap().fields[0].name, "line");
    }
}
