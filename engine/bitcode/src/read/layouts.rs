//! Records of debug information: which number of a record is which field of a node.

use crate::codes::metadata as code;
use warpc_ir::metadata_kinds::NODE_KINDS;

/// Code of a record, kind of its node, names of the fields from the second number on (empty: none), least numbers.
type Layout = (u32, &'static str, &'static [&'static str], usize);

#[rustfmt::skip]
const LAYOUTS: &[Layout] = &[
    (code::LOCATION, "DILocation",
     &["line", "column", "scope", "inlinedAt", "isImplicitCode", "atomGroup", "atomRank"], 5),
    (code::SUBRANGE, "DISubrange", &["count", "lowerBound", "upperBound", "stride"], 3),
    (code::GENERIC_SUBRANGE, "DIGenericSubrange", &["count", "lowerBound", "upperBound", "stride"], 5),
    (code::BASIC_TYPE, "DIBasicType",
     &["tag", "name", "size", "align", "encoding", "flags", "num_extra_inhabitants", "dataSize", "file", "line", "scope"], 6),
    (code::STRING_TYPE, "DIStringType",
     &["tag", "name", "stringLength", "stringLengthExpression", "stringLocationExpression", "size", "align", "encoding"], 8),
    (code::DERIVED_TYPE, "DIDerivedType",
     &["tag", "name", "file", "line", "scope", "baseType", "size", "align", "offset", "flags", "extraData",
       "dwarfAddressSpace", "annotations"], 12),
    (code::COMPOSITE_TYPE, "DICompositeType",
     &["tag", "name", "file", "line", "scope", "baseType", "size", "align", "offset", "flags", "elements", "runtimeLang",
       "vtableHolder", "templateParams", "identifier", "discriminator", "dataLocation", "associated", "allocated", "rank",
       "annotations", "num_extra_inhabitants", "specification", "enumKind", "bitStride"], 16),
    (code::SUBROUTINE_TYPE, "DISubroutineType", &["flags", "types", "cc"], 3),
    (code::FILE, "DIFile", &["filename", "directory", "checksumkind", "checksum", "source"], 3),
    (code::COMPILE_UNIT, "DICompileUnit",
     &["language", "file", "producer", "isOptimized", "flags", "runtimeVersion", "splitDebugFilename", "emissionKind", "enums",
       "retainedTypes", "", "globals", "imports", "dwoId", "macros", "splitDebugInlining", "debugInfoForProfiling",
       "nameTableKind", "rangesBaseAddress", "sysroot", "sdk", "sourceLanguageVersion"], 14),
    (code::SUBPROGRAM, "DISubprogram",
     &["scope", "name", "linkageName", "file", "line", "type", "scopeLine", "containingType", "spFlags", "virtualIndex", "flags",
       "unit", "templateParams", "declaration", "retainedNodes", "thisAdjustment", "thrownTypes", "annotations",
       "targetFuncName", "keyInstructions"], 18),
    (code::LEXICAL_BLOCK, "DILexicalBlock", &["scope", "file", "line", "column"], 5),
    (code::LEXICAL_BLOCK_FILE, "DILexicalBlockFile", &["scope", "file", "discriminator"], 4),
    (code::COMMON_BLOCK, "DICommonBlock", &["scope", "declaration", "name", "file", "line"], 6),
    (code::NAMESPACE, "DINamespace", &["scope", "name", "exportSymbols"], 3),
    (code::MACRO, "DIMacro", &["type", "line", "name", "value"], 5),
    (code::MACRO_FILE, "DIMacroFile", &["type", "line", "file", "nodes"], 5),
    (code::MODULE, "DIModule",
     &["file", "scope", "name", "configMacros", "includePath", "apinotes", "line", "isDecl"], 5),
    (code::TEMPLATE_TYPE, "DITemplateTypeParameter", &["name", "type", "defaulted"], 3),
    (code::TEMPLATE_VALUE, "DITemplateValueParameter", &["tag", "name", "type", "defaulted", "value"], 5),
    (code::GLOBAL_VAR, "DIGlobalVariable",
     &["scope", "name", "linkageName", "file", "line", "type", "isLocal", "isDefinition", "declaration", "templateParams",
       "align", "annotations"], 11),
    (code::LOCAL_VAR, "DILocalVariable",
     &["scope", "name", "file", "line", "type", "arg", "flags", "align", "annotations"], 8),
    (code::LABEL, "DILabel", &["scope", "name", "file", "line", "column", "isArtificial", "coroSuspendIdx"], 5),
    (code::GLOBAL_VAR_EXPR, "DIGlobalVariableExpression", &["var", "expr"], 3),
    (code::OBJC_PROPERTY, "DIObjCProperty",
     &["name", "file", "line", "setter", "getter", "attributes", "type"], 8),
    (code::IMPORTED_ENTITY, "DIImportedEntity",
     &["tag", "scope", "entity", "line", "name", "file", "elements"], 6),
    (code::ASSIGN_ID, "DIAssignID", &[], 1),
    (code::SUBRANGE_TYPE, "DISubrangeType",
     &["name", "file", "line", "scope", "size", "align", "flags", "baseType", "lowerBound", "upperBound", "stride", "bias"], 13),
    (code::ENUMERATOR, "DIEnumerator", &["", "name", ""], 3),
    (code::FIXED_POINT_TYPE, "DIFixedPointType",
     &["tag", "name", "size", "align", "encoding", "flags", "kind", "factor"], 9),
    (code::GENERIC_DEBUG, "GenericDINode", &["tag"], 4),
];

/// Number of no field.
pub(super) const NO_FIELD: u8 = u8::MAX;

/// A layout with names looked up.
pub(super) struct Plan {
    /// Row of `NODE_KINDS`.
    pub kind: usize,
    /// Rows of its fields by number of the record.
    pub fields: Vec<u8>,
    /// Least numbers of a record.
    pub least: usize,
}

/// Layouts by code.
pub(super) fn plans() -> &'static [Option<Plan>] {
    static PLANS: std::sync::OnceLock<Vec<Option<Plan>>> = std::sync::OnceLock::new();
    PLANS.get_or_init(|| {
        let most = LAYOUTS.iter().map(|l| l.0 as usize).max().unwrap_or(0);
        let mut plans: Vec<Option<Plan>> = (0..=most).map(|_| None).collect();
        for &(code, name, fields, least) in LAYOUTS {
            let kind = NODE_KINDS.iter().position(|k| k.name == name).expect("a kind of the table");
            let row = |f: &&str| {
                let at = NODE_KINDS[kind].fields.iter().position(|row| row.name == *f);
                at.map_or(NO_FIELD, |at| at as u8)
            };
            plans[code as usize] = Some(Plan { kind, fields: fields.iter().map(row).collect(), least });
        }
        plans
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn layouts_name_fields_of_the_table() {
        for &(_, kind, fields, _) in LAYOUTS {
            let kind = NODE_KINDS.iter().find(|k| k.name == kind).unwrap();
            for name in fields.iter().filter(|n| !n.is_empty()) {
                assert!(kind.fields.iter().any(|f| f.name == *name), "{}.{name}", kind.name);
            }
        }
        assert!(plans()[code::SUBPROGRAM as usize].is_some());
    }
}
