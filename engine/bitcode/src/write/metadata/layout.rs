//! Records of specialised nodes: for each kind its code and its values in order. Source: what LLVM 22 writes.

use crate::codes::metadata as code;

/// A value of a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Piece<N> {
    /// Bit 0 says whether the node is distinct; the other bits are these.
    Head(u64),
    /// The same, and this bit if the field is true.
    HeadBit(u64, N, u32),
    /// The same, and this bit if size or offset of the node are nodes. [`Piece::Size`] then is one, too.
    HeadSize(u64, u64),
    /// A node or string, counted from 1; 0 without one.
    Ref(N),
    /// A node, counted from 0.
    Id(N),
    /// The same if the field is there, else nothing: the last value.
    OptionalRef(N),
    /// A number, a truth value, or the number of a symbol; this one without the field.
    Num(N, u64),
    /// A number and one; 0 without the field.
    NumPlusOne(N),
    /// A bound: a node, or a number that becomes a constant of 64 bits.
    Bound(N),
    /// A bound: a node, or a number that becomes an expression.
    GenericBound(N),
    /// A size or offset: a number, or see [`Piece::HeadSize`].
    Size(N),
    /// Language of a unit: `language`, or `sourceLanguageName` with the highest bit.
    Language,
    /// Width of an enumerator's `value`; its words are [`Piece::Words`].
    Width(N),
    /// The words of a wide number.
    Words(N),
    /// Count of words and width of a wide number, then the words.
    WideNumber(N),
    /// The fields about pointer authentication.
    PointerAuth,
    /// Operands of a generic node.
    Operands,
    /// File, line and scope. Nothing if none is there: LLVM 22 does not know them
    /// on basic types.
    Place([N; 3]),
    /// This number.
    Always(u64),
}

/// Record of a node kind.
pub(super) struct Layout {
    /// Name of the kind.
    pub name: &'static str,
    /// Code.
    pub code: u32,
    /// Values.
    pub pieces: &'static [Piece<&'static str>],
}

use Piece::*;

const NONE_32: u64 = u32::MAX as u64;
const BASE_TYPE: u64 = 0x24;
const STRING_TYPE: u64 = 0x12;
const VALUE_PARAMETER: u64 = 0x30;
const START_FILE: u64 = 3;
const PLACE: [&str; 3] = ["file", "line", "scope"];

macro_rules! layouts {
    ($($name:literal, $code:ident: $($piece:expr),+;)*) => {
        /// All node kinds.
        pub(super) const LAYOUTS: &[Layout] = &[
            $(Layout { name: $name, code: code::$code, pieces: &[$($piece),+] }),*
        ];
    };
}
#[rustfmt::skip]
layouts! {
    "DILocation", LOCATION: Head(0), Num("line", 0), Num("column", 0), Id("scope"), Ref("inlinedAt"),
        Num("isImplicitCode", 0), Num("atomGroup", 0), Num("atomRank", 0);
    "DIAssignID", ASSIGN_ID: Head(0);
    "GenericDINode", GENERIC_DEBUG: Head(0), Num("tag", 0), Always(0), Ref("header"), Operands;
    "DISubrange", SUBRANGE: Head(4), Bound("count"), Bound("lowerBound"), Bound("upperBound"), Bound("stride");
    "DIGenericSubrange", GENERIC_SUBRANGE: Head(0), GenericBound("count"), GenericBound("lowerBound"),
        GenericBound("upperBound"), GenericBound("stride");
    "DISubrangeType", SUBRANGE_TYPE: HeadSize(0, 2), Ref("name"), Ref("file"), Num("line", 0), Ref("scope"), Size("size"),
        Num("align", 0), Num("flags", 0), Ref("baseType"), Bound("lowerBound"), Bound("upperBound"), Bound("stride"),
        Bound("bias");
    "DIEnumerator", ENUMERATOR: HeadBit(4, "isUnsigned", 1), Width("value"), Ref("name"), Words("value");
    "DIBasicType", BASIC_TYPE: HeadSize(0, 2), Num("tag", BASE_TYPE), Ref("name"), Size("size"), Num("align", 0),
        Num("encoding", 0), Num("flags", 0), Num("num_extra_inhabitants", 0), Num("dataSize", 0), Place(PLACE);
    "DIFixedPointType", FIXED_POINT_TYPE: HeadSize(0, 2), Num("tag", BASE_TYPE), Ref("name"), Size("size"),
        Num("align", 0), Num("encoding", 0), Num("flags", 0), Num("kind", 0), Num("factor", 0), WideNumber("numerator"),
        WideNumber("denominator"), Place(PLACE);
    "DIStringType", STRING_TYPE: HeadSize(0, 2), Num("tag", STRING_TYPE), Ref("name"), Ref("stringLength"),
        Ref("stringLengthExpression"), Ref("stringLocationExpression"), Size("size"), Num("align", 0), Num("encoding", 0);
    "DIDerivedType", DERIVED_TYPE: HeadSize(0, 2), Num("tag", 0), Ref("name"), Ref("file"), Num("line", 0), Ref("scope"),
        Ref("baseType"), Size("size"), Num("align", 0), Size("offset"), Num("flags", 0), Ref("extraData"),
        NumPlusOne("dwarfAddressSpace"), Ref("annotations"), PointerAuth;
    "DICompositeType", COMPOSITE_TYPE: HeadSize(2, 4), Num("tag", 0), Ref("name"), Ref("file"), Num("line", 0),
        Ref("scope"), Ref("baseType"), Size("size"), Num("align", 0), Size("offset"), Num("flags", 0), Ref("elements"),
        Num("runtimeLang", 0), Ref("vtableHolder"), Ref("templateParams"), Ref("identifier"), Ref("discriminator"),
        Ref("dataLocation"), Ref("associated"), Ref("allocated"), Bound("rank"), Ref("annotations"),
        Num("num_extra_inhabitants", 0), Ref("specification"), Num("enumKind", NONE_32), Ref("bitStride");
    "DISubroutineType", SUBROUTINE_TYPE: Head(2), Num("flags", 0), Ref("types"), Num("cc", 0);
    "DIFile", FILE: Head(0), Ref("filename"), Ref("directory"), Num("checksumkind", 0), Ref("checksum"),
        OptionalRef("source");
    "DICompileUnit", COMPILE_UNIT: Head(0), Language, Ref("file"), Ref("producer"), Num("isOptimized", 0), Ref("flags"),
        Num("runtimeVersion", 0), Ref("splitDebugFilename"), Num("emissionKind", 0), Ref("enums"), Ref("retainedTypes"),
        Always(0), Ref("globals"), Ref("imports"), Num("dwoId", 0), Ref("macros"), Num("splitDebugInlining", 1),
        Num("debugInfoForProfiling", 0), Num("nameTableKind", 0), Num("rangesBaseAddress", 0), Ref("sysroot"), Ref("sdk"),
        Num("sourceLanguageVersion", 0);
    "DISubprogram", SUBPROGRAM: Head(6), Ref("scope"), Ref("name"), Ref("linkageName"), Ref("file"), Num("line", 0),
        Ref("type"), Num("scopeLine", 0), Ref("containingType"), Num("spFlags", 0), Num("virtualIndex", 0),
        Num("flags", 0), Ref("unit"), Ref("templateParams"), Ref("declaration"), Ref("retainedNodes"),
        Num("thisAdjustment", 0), Ref("thrownTypes"), Ref("annotations"), Ref("targetFuncName"), Num("keyInstructions", 0);
    "DILexicalBlock", LEXICAL_BLOCK: Head(0), Ref("scope"), Ref("file"), Num("line", 0), Num("column", 0);
    "DILexicalBlockFile", LEXICAL_BLOCK_FILE: Head(0), Ref("scope"), Ref("file"), Num("discriminator", 0);
    "DICommonBlock", COMMON_BLOCK: Head(0), Ref("scope"), Ref("declaration"), Ref("name"), Ref("file"), Num("line", 0);
    "DINamespace", NAMESPACE: HeadBit(0, "exportSymbols", 1), Ref("scope"), Ref("name");
    "DIMacro", MACRO: Head(0), Num("type", 0), Num("line", 0), Ref("name"), Ref("value");
    "DIMacroFile", MACRO_FILE: Head(0), Num("type", START_FILE), Num("line", 0), Ref("file"), Ref("nodes");
    "DIModule", MODULE: Head(0), Ref("file"), Ref("scope"), Ref("name"), Ref("configMacros"), Ref("includePath"),
        Ref("apinotes"), Num("line", 0), Num("isDecl", 0);
    "DITemplateTypeParameter", TEMPLATE_TYPE: Head(0), Ref("name"), Ref("type"), Num("defaulted", 0);
    "DITemplateValueParameter", TEMPLATE_VALUE: Head(0), Num("tag", VALUE_PARAMETER), Ref("name"), Ref("type"),
        Num("defaulted", 0), Ref("value");
    "DIGlobalVariable", GLOBAL_VAR: Head(4), Ref("scope"), Ref("name"), Ref("linkageName"), Ref("file"), Num("line", 0),
        Ref("type"), Num("isLocal", 0), Num("isDefinition", 1), Ref("declaration"), Ref("templateParams"), Num("align", 0),
        Ref("annotations");
    "DILocalVariable", LOCAL_VAR: Head(2), Ref("scope"), Ref("name"), Ref("file"), Num("line", 0), Ref("type"),
        Num("arg", 0), Num("flags", 0), Num("align", 0), Ref("annotations");
    "DILabel", LABEL: HeadBit(0, "isArtificial", 1), Ref("scope"), Ref("name"), Ref("file"), Num("line", 0),
        Num("column", 0), Num("coroSuspendIdx", u64::MAX);
    "DIGlobalVariableExpression", GLOBAL_VAR_EXPR: Head(0), Ref("var"), Ref("expr");
    "DIObjCProperty", OBJC_PROPERTY: Head(0), Ref("name"), Ref("file"), Num("line", 0), Ref("setter"), Ref("getter"),
        Num("attributes", 0), Ref("type");
    "DIImportedEntity", IMPORTED_ENTITY: Head(0), Num("tag", 0), Ref("scope"), Ref("entity"), Num("line", 0), Ref("name"),
        Ref("file"), Ref("elements");
}

impl<N: Copy> Piece<N> {
    /// The field a piece is about, if it is one.
    pub(super) fn field(self) -> Option<N> {
        match self {
            HeadBit(_, n, _)
            | Ref(n)
            | Id(n)
            | OptionalRef(n)
            | Num(n, _)
            | NumPlusOne(n)
            | Bound(n)
            | GenericBound(n)
            | Size(n)
            | Width(n)
            | Words(n)
            | WideNumber(n) => Some(n),
            Head(_) | HeadSize(..) | Language | PointerAuth | Operands | Place(_) | Always(_) => None,
        }
    }
    /// The same piece with another name for the field.
    pub(super) fn map<M>(self, f: impl Fn(N) -> M) -> Piece<M> {
        match self {
            Head(v) => Head(v),
            HeadBit(v, n, at) => HeadBit(v, f(n), at),
            HeadSize(v, bit) => HeadSize(v, bit),
            Ref(n) => Ref(f(n)),
            Id(n) => Id(f(n)),
            OptionalRef(n) => OptionalRef(f(n)),
            Num(n, default) => Num(f(n), default),
            NumPlusOne(n) => NumPlusOne(f(n)),
            Bound(n) => Bound(f(n)),
            GenericBound(n) => GenericBound(f(n)),
            Size(n) => Size(f(n)),
            Language => Language,
            Width(n) => Width(f(n)),
            Words(n) => Words(f(n)),
            WideNumber(n) => WideNumber(f(n)),
            PointerAuth => PointerAuth,
            Operands => Operands,
            Place(names) => Place(names.map(f)),
            Always(v) => Always(v),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use warpc_ir::metadata_kinds::NODE_KINDS;

    /// Fields that pieces without a name write.
    const UNNAMED: &[&str] = &["language", "sourceLanguageName", "operands"];

    #[test]
    fn every_field_of_the_language_is_written() {
        assert_eq!(NODE_KINDS.len(), LAYOUTS.len());
        for kind in NODE_KINDS {
            let layout = LAYOUTS.iter().find(|l| l.name == kind.name).expect(kind.name);
            let written = |name: &str| {
                let own = layout.pieces.iter().any(|p| p.field() == Some(name));
                own || PLACE.contains(&name) && layout.pieces.contains(&Place(PLACE))
            };
            for f in kind.fields.iter().filter(|f| !f.legacy && !f.name.starts_with("ptrAuth")) {
                assert!(written(f.name) || UNNAMED.contains(&f.name), "{}.{}", kind.name, f.name);
            }
            for name in layout.pieces.iter().filter_map(|p| p.field()) {
                assert!(kind.fields.iter().any(|f| f.name == name), "{}.{name}", kind.name);
            }
        }
    }
}
