//! Records of debug information, of all versions, as the nodes of today.
//!
//! A record is a list of numbers, a node a list of fields; which number is which field stands in [`LAYOUTS`]. What a number means
//! (a node, a string, a symbol, a set of flags) says the type of the field. Records whose layout changed are brought to the
//! present one first.

use super::error::{Cause, Part};
use super::metadata::signed_field;
use super::reader::Reader;
use super::stream::{rotated, signed};
use crate::codes::metadata as code;
use hashbrown::HashMap;
use smallvec::SmallVec;
use warpc_ir::ids::*;
use warpc_ir::metadata::{MdField, MdNode};
use warpc_ir::metadata_kinds::{FieldKind, NODE_KINDS};
use warpc_ir::special_node::{self, NodeNames, Seen};

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
     &["tag", "name", "file", "line", "scope", "size", "align", "encoding", "flags", "kind", "factor"], 12),
    (code::GENERIC_DEBUG, "GenericDINode", &["tag"], 4),
];

/// Number of no field.
const NO_FIELD: u8 = u8::MAX;

/// A layout with names looked up.
struct Plan {
    /// Row of `NODE_KINDS`.
    kind: usize,
    /// Rows of its fields by number of the record.
    fields: Vec<u8>,
    least: usize,
}

/// Layouts by code.
fn plans() -> &'static [Option<Plan>] {
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

/// Strings that are made of numbers, by what they are made of, and names of fields.
#[derive(Default)]
pub(super) struct Names {
    nodes: NodeNames,
    symbols: HashMap<(&'static str, u64), MdField>,
}

/// Flags and how they are written, in order.
type FlagTable = &'static [(u64, &'static str)];

const DI_FLAGS: FlagTable = &[
    (1 << 2 | 1 << 5, "IndirectVirtualBase"),
    (1 << 2, "FwdDecl"),
    (1 << 3, "AppleBlock"),
    (1 << 4, "ReservedBit4"),
    (1 << 5, "Virtual"),
    (1 << 6, "Artificial"),
    (1 << 7, "Explicit"),
    (1 << 8, "Prototyped"),
    (1 << 9, "ObjcClassComplete"),
    (1 << 10, "ObjectPointer"),
    (1 << 11, "Vector"),
    (1 << 12, "StaticMember"),
    (1 << 13, "LValueReference"),
    (1 << 14, "RValueReference"),
    (1 << 15, "ExportSymbols"),
    (1 << 18, "IntroducedVirtual"),
    (1 << 19, "BitField"),
    (1 << 20, "NoReturn"),
    (1 << 22, "TypePassByValue"),
    (1 << 23, "TypePassByReference"),
    (1 << 24, "EnumClass"),
    (1 << 25, "Thunk"),
    (1 << 26, "NonTrivial"),
    (1 << 27, "BigEndian"),
    (1 << 28, "LittleEndian"),
    (1 << 29, "AllCallsDescribed"),
];
const SP_FLAGS: FlagTable = &[
    (1 << 2, "LocalToUnit"),
    (1 << 3, "Definition"),
    (1 << 4, "Optimized"),
    (1 << 5, "Pure"),
    (1 << 6, "Elemental"),
    (1 << 7, "Recursive"),
    (1 << 8, "MainSubprogram"),
    (1 << 9, "Deleted"),
    (1 << 11, "ObjCDirect"),
];
const ACCESS: [&str; 4] = ["", "Private", "Protected", "Public"];
const INHERITANCE: [&str; 4] = ["", "SingleInheritance", "MultipleInheritance", "VirtualInheritance"];
const VIRTUALITY: [&str; 4] = ["", "Virtual", "PureVirtual", ""];

/// The main program was a flag of all nodes once, it is one of functions now.
const MAIN_FLAG: u64 = 1 << 21;
const MAIN: u64 = 1 << 8;

/// A set of flags as text: `DIFlagPublic | DIFlagVector`.
fn flags_text(prefix: &str, mut bits: u64) -> String {
    let mut words: Vec<String> = Vec::new();
    let mut add = |word: &str| words.push(format!("{prefix}{word}"));
    let table = if prefix == "DIFlag" { DI_FLAGS } else { SP_FLAGS };
    let low = if prefix == "DIFlag" { ACCESS } else { VIRTUALITY }[bits as usize & 3];
    if !low.is_empty() {
        add(low);
        bits &= !3;
    }
    if prefix == "DIFlag" {
        let inheritance = INHERITANCE[(bits >> 16) as usize & 3];
        if !inheritance.is_empty() {
            add(inheritance);
            bits &= !(3 << 16);
        }
    }
    for &(flag, word) in table {
        if bits & flag == flag {
            add(word);
            bits &= !flag;
        }
    }
    if bits != 0 {
        words.push(bits.to_string());
    }
    words.join(" | ")
}

type Numbers = SmallVec<[u64; 28]>;

impl Reader {
    /// The record of a specialised node; what is not known is left out, as in LLVM.
    pub(super) fn debug_node(&mut self, code: u32, record: &[u64]) -> Part<()> {
        if code == code::EXPRESSION {
            return self.expression_node(record);
        }
        let Some(Some(plan)) = plans().get(code as usize) else { return Ok(()) };
        if record.len() < plan.least {
            return Err(Cause::Record("debug information"));
        }
        let mut record: Numbers = record.into();
        let mut distinct = record[0] & 1 != 0;
        let mut extra = Extra::default();
        self.modernise(code, &mut record, &mut distinct, &mut extra)?;
        let node = self.planned_node(code, plan, distinct, &record, &extra)?;
        if let Some(n) = extra.expression {
            let variable = self.tables.metadata.add(node);
            return self.old_global_variable(variable, n);
        }
        self.add_node(node);
        self.after_node(code, &record, &extra)
    }
    /// A location of words `[line, column, scope, inlined at, ...]`, nodes one higher.
    pub(super) fn location_node(&mut self, distinct: bool, words: &[u64]) -> Part<MdNode> {
        let Some(plan) = &plans()[code::LOCATION as usize] else { return Err(Cause::Record("location")) };
        let mut record: Numbers = SmallVec::new();
        record.push(distinct as u64);
        record.extend_from_slice(words);
        self.planned_node(code::LOCATION, plan, distinct, &record, &Extra::default())
    }
    fn planned_node(&mut self, code: u32, plan: &Plan, distinct: bool, record: &[u64], extra: &Extra) -> Part<MdNode> {
        let kind = &NODE_KINDS[plan.kind];
        let mut seen: Seen = (0..kind.fields.len()).map(|_| None).collect();
        let size_is_node = extra.size_is_node;
        for (&row, &n) in plan.fields.iter().zip(&record[1..]) {
            if row != NO_FIELD {
                let field = &kind.fields[row as usize];
                seen[row as usize] = self.field(field.name, field.kind, n, size_is_node)?;
            }
        }
        for (name, v) in &extra.fields {
            if let Some(row) = kind.fields.iter().position(|f| f.name == *name) {
                seen[row] = v.clone();
            }
        }
        if code == code::SUBPROGRAM {
            let at = |name: &str| kind.fields.iter().position(|f| f.name == name).unwrap_or(0);
            let sp_flags = seen[at("spFlags")].clone();
            special_node::virtual_index(&self.tables.strings, &sp_flags, &mut seen[at("virtualIndex")]);
        }
        special_node::normalise(&mut self.tables.strings, kind, &mut seen);
        if code == code::DERIVED_TYPE {
            special_node::signed_pointer(&self.tables.strings, kind, &mut seen);
        }
        Ok(self.md.names.nodes.node(&mut self.tables.strings, plan.kind, distinct, seen))
    }
    /// A number of a record as the field it is.
    fn field(&mut self, name: &str, kind: FieldKind, n: u64, size_is_node: bool) -> Part<Option<MdField>> {
        Ok(Some(match kind {
            FieldKind::Node | FieldKind::NodeNotNull | FieldKind::List => {
                if name == "file" && kind == FieldKind::NodeNotNull && n == 0 {
                    return Ok(Some(MdField::Node(Md::NONE)));
                }
                MdField::Node(self.md_or_null(n)?)
            }
            FieldKind::UInt(most) | FieldKind::Sym(_, most, _) if n > most => {
                return Err(Cause::Record("debug information"));
            }
            FieldKind::UInt(_) | FieldKind::BigInt => MdField::Int(n as i128),
            FieldKind::SInt(lo, _) if lo == i32::MIN as i64 => MdField::Int(n as i32 as i128),
            FieldKind::SInt(..) => MdField::Int(n as i64 as i128),
            FieldKind::Bool => MdField::Bool(n != 0),
            FieldKind::Str | FieldKind::StrNotEmpty => MdField::Str(self.md_string(n)?.unwrap_or(Str::EMPTY)),
            FieldKind::StrKept => match self.md_string(n)? {
                Some(s) => MdField::Str(s),
                None => return Ok(None),
            },
            FieldKind::Sym(prefix, ..) => self.symbol(prefix, n),
            FieldKind::Word(words, _) => match words.get(n as usize) {
                Some(word) => MdField::Sym(self.tables.strings.intern(word.as_bytes())),
                None => return Err(Cause::Record("debug information")),
            },
            FieldKind::Flags(prefix, _) => self.flags(prefix, n),
            // Sizes and offsets of today are nodes, those of older files numbers.
            FieldKind::UIntOrNode if !size_is_node => MdField::Int(n as i128),
            FieldKind::UIntOrNode | FieldKind::SIntOrNode => {
                let m = self.md_or_null(n)?;
                if m.is_none() {
                    return Ok(None);
                }
                match self.int_of_node(m, kind == FieldKind::SIntOrNode).or_else(|| self.int_of_expression(m)) {
                    Some(n) => MdField::Int(n),
                    None => MdField::Node(m),
                }
            }
        }))
    }
    fn symbol(&mut self, prefix: &'static str, n: u64) -> MdField {
        if n == 0 {
            return MdField::Int(0);
        }
        if let Some(f) = self.md.names.symbols.get(&(prefix, n)) {
            return f.clone();
        }
        let f = special_node::symbol_of(&mut self.tables.strings, prefix, MdField::Int(n as i128));
        self.md.names.symbols.insert((prefix, n), f.clone());
        f
    }
    pub(super) fn flags(&mut self, prefix: &'static str, n: u64) -> MdField {
        let n = n as u32 as u64;
        if n == 0 {
            return MdField::Int(0);
        }
        if let Some(f) = self.md.names.symbols.get(&(prefix, n)) {
            return f.clone();
        }
        let text = flags_text(prefix, n);
        let f = if text.bytes().all(|b| b.is_ascii_digit()) {
            MdField::Int(n as i128)
        } else {
            MdField::Sym(self.tables.strings.intern(text.as_bytes()))
        };
        self.md.names.symbols.insert((prefix, n), f.clone());
        f
    }
    /// Brings a record to the layout of today; what no number of it says goes to `extra`.
    fn modernise(&mut self, code: u32, record: &mut Numbers, distinct: &mut bool, extra: &mut Extra) -> Part<()> {
        let size_is_node = record[0] & 2 != 0;
        match code {
            // The scope is always there, and its number not one higher.
            code::LOCATION => record[3] = record[3].wrapping_add(1),
            code::GENERIC_DEBUG => self.generic_node(record, extra)?,
            code::SUBRANGE => self.subrange(record, extra),
            code::ENUMERATOR => self.enumerator(record, extra)?,
            code::BASIC_TYPE | code::STRING_TYPE | code::SUBRANGE_TYPE => extra.size_is_node = size_is_node,
            code::DERIVED_TYPE => {
                extra.size_is_node = size_is_node;
                self.derived_type(record, extra);
            }
            code::COMPOSITE_TYPE => {
                extra.size_is_node = record[0] & 4 != 0;
                self.composite_type(record, extra)?;
            }
            code::FILE => match record.get(3).copied() {
                None | Some(0) => extra.set("checksumkind", None),
                // The first kind has number 1.
                Some(n) => record[3] = n - 1,
            },
            code::COMPILE_UNIT => {
                *distinct = true;
                self.compile_unit(record, extra);
            }
            code::SUBPROGRAM => self.subprogram(record, distinct, extra)?,
            code::NAMESPACE => {
                let export = record[0] >> 1 & 1;
                if record.len() == 5 {
                    // Scope, file, name, line.
                    record[2] = record[3];
                }
                record.truncate(3);
                record.push(export);
            }
            // Without a file.
            code::MODULE if record.len() < 8 => record.insert(1, 0),
            // Without a file the line says nothing.
            code::IMPORTED_ENTITY if record.len() < 7 => record[4] = 0,
            code::TEMPLATE_VALUE if record.len() < 6 => record.insert(4, 0),
            code::GLOBAL_VAR => self.global_variable(record, extra)?,
            code::LOCAL_VAR => {
                let has_align = record[0] & 2 != 0;
                if !has_align && record.len() > 8 {
                    // A tag that said whether it is an argument.
                    record.remove(1);
                    record.truncate(8);
                }
            }
            code::LABEL => {
                let artificial = record[0] >> 1 & 1;
                record.resize(record.len().max(6), 0);
                record.insert(6, artificial);
                if record.get(7).is_some_and(|&n| n == u64::MAX || n == u32::MAX as u64) || record.len() < 8 {
                    extra.set("coroSuspendIdx", None);
                    record.truncate(7);
                }
            }
            code::FIXED_POINT_TYPE => self.fixed_point(record, extra)?,
            _ => {}
        }
        Ok(())
    }
    fn generic_node(&mut self, record: &mut Numbers, extra: &mut Extra) -> Part<()> {
        let ops: SmallVec<[Md; 8]> = record[4..].iter().map(|&n| self.md_or_null(n)).collect::<Part<_>>()?;
        // Tag, version, header, operands.
        let header = MdField::Str(self.md_string(record[3])?.unwrap_or(Str::EMPTY));
        extra.set("header", Some(header));
        record.truncate(2);
        if !ops.is_empty() {
            let list = self.tables.metadata.add(MdNode::Tuple { distinct: false, ops: ops[..].into() });
            extra.set("operands", Some(MdField::Node(list)));
        }
        Ok(())
    }
    /// Version 0 has the count as a number, version 1 as a node; both have the lower bound as a number.
    fn subrange(&mut self, record: &mut Numbers, extra: &mut Extra) {
        extra.size_is_node = true;
        let version = record[0] >> 1;
        if version >= 2 {
            return;
        }
        if version == 0 {
            extra.set("count", Some(MdField::Int(record[1] as i64 as i128)));
            record[1] = 0;
        }
        extra.set("lowerBound", Some(signed_field(record[2])));
        record.truncate(2);
    }
    /// `[distinct | unsigned | big, bits, name, words...]`, before `[distinct | unsigned, value, name]`.
    fn enumerator(&mut self, record: &mut Numbers, extra: &mut Extra) -> Part<()> {
        let unsigned = record[0] & 2 != 0;
        let value = if record[0] & 4 != 0 {
            let bits = record[1].clamp(1, 128) as u32;
            let words = &record[3..];
            let limb = |k: usize| words.get(k).map_or(0, |&w| signed(w) as u64);
            let mut v = limb(0) as u128 | (limb(1) as u128) << 64;
            if words.len() == 1 && bits > 64 && limb(0) >> 63 != 0 && !unsigned {
                v |= u128::MAX << 64;
            }
            let shift = 128 - bits;
            if unsigned { (v << shift >> shift) as i128 } else { (v << shift) as i128 >> shift }
        } else if unsigned {
            rotated(record[1]) as u64 as i128
        } else {
            rotated(record[1]) as i128
        };
        extra.set("value", Some(MdField::Int(value)));
        extra.set("isUnsigned", Some(MdField::Bool(unsigned)));
        Ok(())
    }
    fn derived_type(&mut self, record: &mut Numbers, extra: &mut Extra) {
        // One higher, 0 for none.
        match record.get(12).copied() {
            None | Some(0) => extra.set("dwarfAddressSpace", None),
            Some(n) => record[12] = n - 1,
        }
        if let Some(&bits) = record.get(14).filter(|&&b| b != 0) {
            let bit = |n: u32| Some(MdField::Bool(bits >> n & 1 != 0));
            extra.set("ptrAuthKey", Some(MdField::Int((bits & 15) as i128)));
            extra.set("ptrAuthIsAddressDiscriminated", bit(4));
            extra.set("ptrAuthExtraDiscriminator", Some(MdField::Int((bits >> 5 & 0xffff) as i128)));
            extra.set("ptrAuthIsaPointer", bit(21));
            extra.set("ptrAuthAuthenticatesNullValues", bit(22));
        }
        record.truncate(14);
    }
    fn composite_type(&mut self, record: &mut Numbers, extra: &mut Extra) -> Part<()> {
        // A rank of older files is a number; no kind of enumeration is the largest one.
        if record.get(24).is_none_or(|&n| n == 0 || n as u32 == u32::MAX) {
            extra.set("enumKind", None);
            if let Some(kind) = record.get_mut(24) {
                *kind = 0;
            }
        }
        if let Some(&rank) = record.get(20) {
            let m = self.md_or_null(rank)?;
            let rank =
                if m.is_none() { None } else { Some(self.int_of_node(m, true).map_or(MdField::Node(m), MdField::Int)) };
            extra.set("rank", rank);
            record[20] = 0;
        }
        Ok(())
    }
    fn compile_unit(&mut self, record: &mut Numbers, extra: &mut Extra) {
        if record.len() <= 16 {
            extra.set("splitDebugInlining", Some(MdField::Bool(true)));
        }
        // Units of today may name the language by another table: the highest bit says so.
        if record[1] >> 63 != 0 {
            let name = self.symbol("DW_LNAME_", record[1] & !(1 << 63));
            extra.set("sourceLanguageName", Some(name));
            extra.set("language", None);
        }
        extra.subprograms = record[11];
    }
    /// Version 1 names the function, version 2 nothing, later ones the unit; flags were numbers of their own.
    fn subprogram(&mut self, record: &mut Numbers, distinct: &mut bool, extra: &mut Extra) -> Part<()> {
        let (has_unit, has_flags) = (record[0] & 2 != 0, record[0] & 4 != 0);
        if has_flags {
            *distinct |= record[9] & 8 != 0;
            if record.len() < 17 {
                return Err(Cause::Record("subprogram"));
            }
            if record[11] & MAIN_FLAG != 0 {
                record[11] &= !MAIN_FLAG;
                record[9] |= MAIN;
            }
            return Ok(());
        }
        let old: Numbers = record.clone();
        let offset = (old.len() >= 19) as usize;
        let at = |k: usize| old.get(k).copied().unwrap_or(0);
        *distinct |= at(8) != 0;
        let flag = |n: u64, flag: u64| if n != 0 { flag } else { 0 };
        let sp_flags = at(11) & 3 | flag(at(7), 1 << 2) | flag(at(8), 1 << 3) | flag(at(14), 1 << 4);
        let has_function = offset != 0 && !has_unit;
        let unit = if has_unit { at(15) } else { 0 };
        if has_function {
            extra.function = at(15);
        }
        let main = flag(at(13) & MAIN_FLAG, MAIN);
        *record = SmallVec::from_slice(&[
            old[0],
            at(1),
            at(2),
            at(3),
            at(4),
            at(5),
            at(6),
            at(9),
            at(10),
            sp_flags | main,
            at(12),
            at(13) & !MAIN_FLAG,
            unit,
            at(15 + offset),
            at(16 + offset),
            at(17 + offset),
            if old.len() >= 20 { at(19) } else { 0 },
            at(20),
        ]);
        Ok(())
    }
    /// Version 0 has an expression or the variable itself, version 1 has not; both lack template parameters.
    fn global_variable(&mut self, record: &mut Numbers, extra: &mut Extra) -> Part<()> {
        let version = record[0] >> 1;
        if version >= 2 {
            return Ok(());
        }
        let old: Numbers = record.clone();
        let at = |k: usize| old.get(k).copied().unwrap_or(0);
        if version == 0 {
            extra.expression = Some(at(9));
        }
        record.truncate(9);
        record.extend([at(10), 0, at(11)]);
        Ok(())
    }
    /// `[.., tag, name, file?, .., kind, factor, numerator, denominator]`, the last two as wide integers.
    fn fixed_point(&mut self, record: &mut Numbers, extra: &mut Extra) -> Part<()> {
        extra.size_is_node = record[0] & 2 != 0;
        let wide = |bits: u64, words: &[u64]| -> i128 {
            let limb = |k: usize| words.get(k).map_or(0, |&w| signed(w) as u64);
            let v = limb(0) as u128 | (limb(1) as u128) << 64;
            let shift = 128 - bits.clamp(1, 128) as u32;
            (v << shift) as i128 >> shift
        };
        let mut at = 12;
        for name in ["numerator", "denominator"] {
            let Some(&bits) = record.get(at) else { break };
            let count = if bits == 0 { 0 } else { bits.div_ceil(64) as usize };
            let words = record.get(at + 1..at + 1 + count).ok_or(Cause::Record("fixed-point type"))?;
            if bits != 0 {
                let v = wide(bits, words);
                extra.set(name, Some(MdField::Int(v)));
            }
            at += 1 + count;
        }
        record.truncate(12);
        Ok(())
    }
    /// What other nodes have to know of a node that was just added.
    fn after_node(&mut self, code: u32, record: &[u64], extra: &Extra) -> Part<()> {
        let last = self.md.entries.len() as u64 - 1;
        let m = self.md(last)?;
        match code {
            code::COMPILE_UNIT if extra.subprograms != 0 => {
                let list = self.md_or_null(extra.subprograms)?;
                self.md.old.unit_lists.push((m, list));
            }
            code::COMPOSITE_TYPE => {
                if let Some(s) = self.md_string(record[15])? {
                    self.md.old.types.entry(s).or_insert(m);
                }
            }
            code::SUBPROGRAM if extra.function != 0 => {
                let value = self.md_or_null(extra.function)?;
                self.md.old.functions.push((value, m));
            }
            _ => {}
        }
        Ok(())
    }
    /// `DIExpression`, whose operators changed their meaning three times.
    fn expression_node(&mut self, record: &[u64]) -> Part<()> {
        let &[first, ref elements @ ..] = record else { return Err(Cause::Record("expression")) };
        self.md.old.expressions |= first >> 1 <= 1;
        let list = super::old_metadata::expression(first >> 1, elements);
        let node = special_node::expression(&mut self.tables.strings, &list);
        self.add_node(node);
        Ok(())
    }
}

/// What a record says beside the numbers of its layout.
#[derive(Default)]
struct Extra {
    fields: SmallVec<[(&'static str, Option<MdField>); 4]>,
    size_is_node: bool,
    /// List of subprograms of an older unit.
    subprograms: u64,
    /// Function of an older subprogram.
    function: u64,
    /// Expression or value of an older variable.
    expression: Option<u64>,
}

impl Extra {
    fn set(&mut self, name: &'static str, v: Option<MdField>) {
        self.fields.push((name, v));
    }
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

    #[test]
    fn flags_as_text() {
        assert_eq!(flags_text("DIFlag", 3 | 1 << 11), "DIFlagPublic | DIFlagVector");
        assert_eq!(flags_text("DIFlag", 1 << 2 | 1 << 5), "DIFlagIndirectVirtualBase");
        assert_eq!(flags_text("DISPFlag", 2 | 8), "DISPFlagPureVirtual | DISPFlagDefinition");
        assert_eq!(flags_text("DIFlag", 1 << 2 | 1 << 31), "DIFlagFwdDecl | 2147483648");
    }
}
