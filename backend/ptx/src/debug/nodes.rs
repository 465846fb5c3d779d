//! Debug metadata as the back end reads it: the names of fields and kinds as strings of the module, looked up once, and typed
//! access to the fields of a node. A field that is absent has its default: 0, the empty string, no node.

use warpc_ir::ModuleCtx;
use warpc_ir::debug_expression::{self, Elements};
use warpc_ir::ids::{Md, Str};
use warpc_ir::metadata::{MdField, MdNode, Metadata};

/// Longest chain of scopes, of types without size, or of calls inlined into each other that is followed.
pub const DEPTH: usize = 1 << 12;

macro_rules! names {
    ($($field:ident: $text:literal,)*) => {
        /// Names of fields and of kinds of nodes; none for those that the module does not have.
        #[derive(Clone, Copy)]
        pub struct Names {
            $(#[doc = $text] pub $field: Str,)*
        }
        impl Names {
            /// Those of a module.
            pub fn new(cx: ModuleCtx<'_>) -> Names {
                Names { $($field: cx.tables.strings.find($text.as_bytes()).unwrap_or(Str::NONE),)* }
            }
        }
    };
}

names! {
    base_type: "baseType",
    bit_field: "DIFlagBitField",
    column: "column",
    count: "count",
    declaration: "declaration",
    di_basic: "DIBasicType",
    di_composite: "DICompositeType",
    di_derived: "DIDerivedType",
    di_enumerator: "DIEnumerator",
    di_fixed_point: "DIFixedPointType",
    di_global: "DIGlobalVariable",
    di_global_expression: "DIGlobalVariableExpression",
    di_imported: "DIImportedEntity",
    di_label: "DILabel",
    di_lexical_block: "DILexicalBlock",
    di_lexical_file: "DILexicalBlockFile",
    di_local_variable: "DILocalVariable",
    di_module: "DIModule",
    di_namespace: "DINamespace",
    di_string: "DIStringType",
    di_subprogram: "DISubprogram",
    di_subrange: "DISubrange",
    di_subrange_type: "DISubrangeType",
    di_subroutine: "DISubroutineType",
    di_template_type: "DITemplateTypeParameter",
    di_template_value: "DITemplateValueParameter",
    address_space: "dwarfAddressSpace",
    arg: "arg",
    call_convention: "cc",
    dbg: "dbg",
    directory: "directory",
    elements: "elements",
    emission_kind: "emissionKind",
    encoding: "encoding",
    entity: "entity",
    enums: "enums",
    expr: "expr",
    extra_data: "extraData",
    file: "file",
    filename: "filename",
    flags: "flags",
    globals: "globals",
    imports: "imports",
    inlined_at: "inlinedAt",
    is_definition: "isDefinition",
    is_local: "isLocal",
    is_unsigned: "isUnsigned",
    language: "language",
    line: "line",
    linkage_name: "linkageName",
    lower_bound: "lowerBound",
    name: "name",
    name_table: "nameTableKind",
    offset: "offset",
    producer: "producer",
    retained_nodes: "retainedNodes",
    retained_types: "retainedTypes",
    scope: "scope",
    scope_line: "scopeLine",
    size: "size",
    source_language: "sourceLanguageName",
    sysroot: "sysroot",
    sp_flags: "spFlags",
    tag: "tag",
    template_params: "templateParams",
    ty: "type",
    types: "types",
    unit: "unit",
    units: "llvm.dbg.cu",
    upper_bound: "upperBound",
    value: "value",
    var: "var",
    virtual_index: "virtualIndex",
    containing_type: "containingType",
}

/// Metadata of a module with the names of its fields.
#[derive(Clone, Copy)]
pub struct Nodes<'a> {
    /// The module.
    pub cx: ModuleCtx<'a>,
    /// Names.
    pub names: &'a Names,
}

impl<'a> Nodes<'a> {
    /// The table of nodes.
    pub fn table(self) -> &'a Metadata {
        &self.cx.tables.metadata
    }
    /// A field that is a node.
    pub fn node(self, node: Md, field: Str) -> Option<Md> {
        match self.table().field(node, field)? {
            MdField::Node(other) => other.get(),
            _ => None,
        }
    }
    /// A field that is a number, also one that is the node of a constant; `None` where it is absent or something else.
    pub fn number(self, node: Md, field: Str) -> Option<i128> {
        match self.table().field(node, field)? {
            MdField::Int(number) => Some(*number),
            MdField::Node(other) => self.constant(other.get()?),
            _ => None,
        }
    }
    /// The integer that a node of a constant holds.
    pub fn constant(self, node: Md) -> Option<i128> {
        match self.table().get(node) {
            MdNode::Value(_, value) => self.cx.tables.consts.int(value.as_const()?).map(|bits| bits as i64 as i128),
            _ => None,
        }
    }
    /// A field that is an unsigned number; 0 by default.
    pub fn int(self, node: Md, field: Str) -> u64 {
        self.number(node, field).unwrap_or(0) as u64
    }
    /// A field that is yes or no.
    pub fn bool(self, node: Md, field: Str) -> Option<bool> {
        match self.table().field(node, field)? {
            MdField::Bool(yes) => Some(*yes),
            _ => None,
        }
    }
    /// A field that is a string, or the text of a symbol; empty by default.
    pub fn text(self, node: Md, field: Str) -> &'a [u8] {
        match self.table().field(node, field) {
            Some(MdField::Str(text) | MdField::Sym(text)) => self.cx.str(*text),
            _ => b"",
        }
    }
    /// Whether symbols joined by ` | ` in a field contain `flag`.
    pub fn has_flag(self, node: Md, field: Str, flag: &str) -> bool {
        let text = self.text(node, field);
        !text.is_empty() && text.split(|&c| c == b'|').any(|part| part.trim_ascii() == flag.as_bytes())
    }
    /// A field that is a symbol with `prefix`, as its number; a number as it is.
    pub fn symbol(self, node: Md, field: Str, prefix: &str) -> Option<u64> {
        match self.table().field(node, field)? {
            MdField::Int(number) => Some(*number as u64),
            MdField::Sym(text) => warpc_ir::dwarf::symbols(prefix)?.number(self.cx.str(*text)).map(u64::from),
            _ => None,
        }
    }
    /// Elements of an expression as numbers; `None` when `node` is no expression.
    pub fn expression(self, node: Md) -> Option<Elements> {
        debug_expression::elements(self.table().get(node), &self.cx.tables.strings)
    }
    /// Kind of a node with fields; none for others.
    pub fn kind(self, node: Md) -> Str {
        match self.table().get(node) {
            MdNode::Special { kind, .. } => *kind,
            _ => Str::NONE,
        }
    }
    /// Whether a node is of a kind that the module has.
    pub fn is(self, node: Md, kind: Str) -> bool {
        kind.is_some() && self.kind(node) == kind
    }
    /// Members of the tuple that a field names, without those that are `null`.
    pub fn list(self, node: Md, field: Str) -> impl DoubleEndedIterator<Item = Md> + 'a {
        let members = self.node(node, field).map_or(&[][..], |tuple| self.table().ops(tuple));
        members.iter().copied().filter(|member| member.is_some())
    }
    /// The subprogram that a local scope is in.
    pub fn subprogram(self, scope: Md) -> Option<Md> {
        let mut at = scope;
        for _ in 0..DEPTH {
            if self.is(at, self.names.di_subprogram) {
                return Some(at);
            }
            at = self.node(at, self.names.scope)?;
        }
        None
    }
    /// The file of a scope: its own, or that of the nearest scope around it that has one.
    pub fn file(self, scope: Md) -> Option<Md> {
        let mut at = scope;
        for _ in 0..DEPTH {
            if let Some(file) = self.node(at, self.names.file) {
                return Some(file);
            }
            at = self.node(at, self.names.scope)?;
        }
        None
    }
    /// The name of the file of a scope, without its directory.
    pub fn filename(self, scope: Md) -> &'a [u8] {
        self.file(scope).map_or(&b""[..], |file| self.text(file, self.names.filename))
    }
    /// Whether the language of compile unit `unit` is one of these numbers.
    pub fn is_written_in(self, unit: Md, languages: &[u64]) -> bool {
        self.symbol(unit, self.names.language, "DW_LANG_").is_some_and(|number| languages.contains(&number))
    }
    /// The compile units, in order.
    pub fn units(self) -> &'a [Md] {
        self.table().named_list(self.names.units)
    }
}
