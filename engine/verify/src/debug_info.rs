//! Nodes of debug information: what each kind of node may refer to. One pass over the table of nodes.

use super::Verifier;
use warpc_columns::RowSet;
use warpc_ir::debug_expression;
use warpc_ir::dwarf;
use warpc_ir::ids::*;
use warpc_ir::metadata::{MdField, MdNode};
use warpc_ir::module::GlobalKind;
use warpc_ir::value::Value;

/// Kinds of types.
pub(super) const TYPES: &[&str] = &[
    "DIBasicType",
    "DIStringType",
    "DIDerivedType",
    "DICompositeType",
    "DISubroutineType",
    "DIFixedPointType",
    "DISubrangeType",
];
/// Scopes of code.
pub(super) const LOCAL_SCOPES: &[&str] = &["DISubprogram", "DILexicalBlock", "DILexicalBlockFile"];
/// Scopes besides types and [`LOCAL_SCOPES`].
const SCOPES: &[&str] = &["DIFile", "DICompileUnit", "DINamespace", "DIModule", "DICommonBlock"];
/// Nodes that a subprogram keeps.
const RETAINED: &[&str] = &["DILocalVariable", "DILabel", "DIImportedEntity"];
/// Nodes besides scopes that an entity may be imported as.
const ENTITIES: &[&str] = &[
    "GenericDINode",
    "DISubrange",
    "DIGenericSubrange",
    "DIEnumerator",
    "DITemplateTypeParameter",
    "DITemplateValueParameter",
    "DIGlobalVariable",
    "DILocalVariable",
    "DILabel",
    "DIObjCProperty",
    "DIImportedEntity",
];

/// A specialised node: its fields by name.
#[derive(Clone, Copy)]
pub(super) struct Node<'m> {
    pub(super) md: Md,
    pub(super) kind: &'m [u8],
    pub(super) distinct: bool,
    fields: &'m [(Str, MdField)],
}

impl<'m> Verifier<'m> {
    /// `node` as a specialised node.
    pub(super) fn special(&self, node: Md) -> Option<Node<'m>> {
        match self.ctx.tables.metadata.nodes().get(node.index())? {
            MdNode::Special { distinct, kind, fields } => {
                Some(Node { md: node, kind: self.ctx.str(*kind), distinct: *distinct, fields })
            }
            _ => None,
        }
    }
    pub(super) fn field(&self, node: Node<'m>, name: &str) -> Option<&'m MdField> {
        node.fields.iter().find(|(f, _)| self.ctx.str(*f) == name.as_bytes()).map(|(_, v)| v)
    }
    /// Node in field `name`; absent and `null` are the same.
    pub(super) fn md_field(&self, node: Node<'m>, name: &str) -> Option<Md> {
        match self.field(node, name)? {
            MdField::Node(m) if m.is_some() => Some(*m),
            _ => None,
        }
    }
    pub(super) fn int_field(&self, node: Node<'m>, name: &str) -> Option<i128> {
        match self.field(node, name)? {
            MdField::Int(v) => Some(*v),
            MdField::Node(m) if m.is_some() => self.md_int(*m).map(i128::from),
            _ => None,
        }
    }
    pub(super) fn symbol(&self, node: Node<'m>, name: &str) -> &'m str {
        match self.field(node, name) {
            Some(MdField::Sym(s)) => std::str::from_utf8(self.ctx.str(*s)).unwrap_or(""),
            _ => "",
        }
    }
    pub(super) fn is_kind(&self, node: Md, kinds: &[&str]) -> bool {
        self.special(node).is_some_and(|n| kinds.iter().any(|k| k.as_bytes() == n.kind))
    }
    pub(super) fn is_scope(&self, node: Md) -> bool {
        self.is_kind(node, SCOPES) || self.is_kind(node, TYPES) || self.is_kind(node, LOCAL_SCOPES)
    }
    pub(super) fn is_tuple(&self, node: Md) -> bool {
        matches!(self.ctx.tables.metadata.nodes().get(node.index()), Some(MdNode::Tuple { .. }))
    }
    /// Whether a subprogram is a definition.
    pub(super) fn is_definition(&self, node: Md) -> bool {
        self.special(node).is_some_and(|n| self.symbol(n, "spFlags").contains("DISPFlagDefinition"))
    }
    /// Records `message` about node `node` unless `ok`.
    pub(super) fn di(&mut self, ok: bool, message: &str, node: Node<'m>, other: Option<Md>) -> bool {
        if !ok {
            let mut at = vec![Value::meta(node.md)];
            at.extend(other.map(Value::meta));
            self.fail_debug(message, &at);
        }
        ok
    }

    /// All nodes.
    pub(super) fn debug_info(&mut self) {
        let md = &self.ctx.tables.metadata;
        // Modules without debug information have no specialised node at all.
        let Some(first) = md.nodes().iter().position(|n| matches!(n, MdNode::Special { .. } | MdNode::Expr(_))) else {
            return;
        };
        let reached = self.reached();
        for row in first..md.len() {
            let m = Md::new(row);
            if !reached.contains(Md::new(row)) {
                continue;
            }
            if let MdNode::Expr(_) = md.get(m) {
                if !self.is_valid_expression(m) {
                    self.fail_debug("invalid expression", &[Value::meta(m)]);
                }
            } else if let Some(n) = self.special(m) {
                self.debug_node(n);
            }
            if self.full() {
                return;
            }
        }
        self.compile_units();
    }

    /// Nodes that are used: what attachments, locations, records, operands and named lists refer to, in this order. Others are
    /// never seen. Locations stand only where an instruction has one, and in what describes a loop: a node that is reached from
    /// elsewhere holds none.
    fn reached(&mut self) -> RowSet<Md> {
        let ctx = self.ctx;
        let md = &ctx.tables.metadata;
        let mut reached = RowSet::new(md.len());
        let mut roots: Vec<(Md, bool)> = Vec::new();
        for (n, sym) in ctx.globals.sym.iter().enumerate() {
            let Some(extra) = ctx.extra(Global::new(n)) else { continue };
            let body = sym.kind == GlobalKind::Function && !sym.is_declaration();
            roots.extend(extra.attachments.iter().map(|a| (a.1, !body || Some(a.0) == self.kinds.dbg)));
        }
        roots.append(&mut self.roots);
        roots.extend(md.named.iter().flat_map(|n| n.1.iter().map(|&m| (m, true))));
        let mut work = Vec::new();
        for (root, locations) in roots {
            work.push(root);
            while let Some(m) = work.pop() {
                if m.index() >= reached.rows() || !reached.insert(m) {
                    continue;
                }
                let first = work.len();
                match md.get(m) {
                    MdNode::Tuple { ops, .. } | MdNode::ArgList(ops) => work.extend(ops.iter().filter(|o| o.is_some())),
                    MdNode::Special { fields, .. } => {
                        work.extend(fields.iter().filter_map(|(_, f)| match f {
                            MdField::Node(n) if n.is_some() => Some(*n),
                            _ => None,
                        }));
                    }
                    _ => {}
                }
                if !locations && let Some(&l) = work[first..].iter().find(|&&l| self.is_kind(l, &["DILocation"])) {
                    let message = "DILocation not allowed within this metadata node";
                    self.fail_debug(message, &[Value::meta(m), Value::meta(l)]);
                }
            }
        }
        reached
    }

    fn debug_node(&mut self, node: Node<'m>) {
        match node.kind {
            b"DILocation" => self.location_node(node),
            b"DISubrange" | b"DIGenericSubrange" => self.subrange(node),
            b"DISubrangeType" => self.subrange_type(node),
            b"DIFixedPointType" => self.fixed_point_type(node),
            b"DIBasicType" => {
                self.tags(node, &["", "DW_TAG_base_type", "DW_TAG_unspecified_type", "DW_TAG_string_type"]);
                self.constant_size(node);
            }
            b"DIStringType" => self.tags(node, &["", "DW_TAG_string_type"]),
            b"DIDerivedType" => self.derived_type(node),
            b"DICompositeType" => self.composite_type(node),
            b"DISubroutineType" => self.subroutine_type(node),
            b"DICompileUnit" => self.compile_unit(node),
            b"DISubprogram" => self.subprogram(node),
            b"DILexicalBlock" | b"DILexicalBlockFile" => self.lexical_block(node),
            b"DIGlobalVariable" | b"DILocalVariable" => self.variable_node(node),
            b"DIGlobalVariableExpression" => self.global_expression(node),
            b"DILabel" => self.label(node),
            b"DIImportedEntity" => self.imported_entity(node),
            b"DITemplateTypeParameter" => self.type_ref(node),
            b"DITemplateValueParameter" => self.template_value(node),
            b"DIObjCProperty" => {
                self.type_ref(node);
                self.file(node);
            }
            b"DIFile" => self.checksum(node),
            b"DICommonBlock" => self.common_block(node),
            b"DINamespace" => self.scope_ref(node),
            b"DIModule" => {
                let named = self.text_field(node, "name").is_some_and(|t| !t.is_empty());
                self.di(named, "anonymous module", node, None);
            }
            b"DIMacro" => self.macro_node(node),
            b"DIMacroFile" => self.macro_file(node),
            b"DIAssignID" => {
                self.di(node.distinct, "DIAssignID must be distinct", node, None);
            }
            b"GenericDINode" => {
                let zero = self.int_field(node, "tag") == Some(0);
                self.di(!zero, "invalid tag", node, None);
            }
            _ => {}
        }
    }
    /// A location has a scope, and was inlined at a location if at all.
    fn location_node(&mut self, node: Node<'m>) {
        if !self.local_scope(node, "location requires a valid scope") {
            return;
        }
        self.atom(node);
        let inlined = self.md_field(node, "inlinedAt");
        let ok = inlined.is_none_or(|m| self.is_kind(m, &["DILocation"]));
        self.di(ok, "inlined-at should be a location", node, inlined);
    }
    /// A block has a scope, and a line where it has a column.
    fn lexical_block(&mut self, node: Node<'m>) {
        self.local_scope(node, "invalid local scope");
        let column = self.int_field(node, "column").unwrap_or(0) != 0;
        let ok = !column || self.int_field(node, "line").unwrap_or(0) != 0;
        self.di(ok, "cannot have column info without line info", node, None);
    }
    /// An expression of a global variable does not reach beyond it.
    fn global_expression(&mut self, node: Node<'m>) {
        let var = self.md_field(node, "var");
        if self.di(var.is_some(), "missing variable", node, None) {
            let var = var.unwrap_or(Md::NONE);
            let ok = self.is_kind(var, &["DIGlobalVariable"]);
            self.di(ok, "missing variable", node, Some(var));
            self.fragment(node, var);
        }
    }
    fn label(&mut self, node: Node<'m>) {
        self.file(node);
        let scope = self.md_field(node, "scope");
        let ok = scope.is_some_and(|s| self.is_kind(s, LOCAL_SCOPES));
        self.di(ok, "label requires a valid scope", node, scope);
    }
    fn imported_entity(&mut self, node: Node<'m>) {
        self.tags(node, &["DW_TAG_imported_module", "DW_TAG_imported_declaration"]);
        let scope = self.md_field(node, "scope");
        self.di(scope.is_none_or(|s| self.is_scope(s)), "invalid scope for imported entity", node, scope);
        let entity = self.md_field(node, "entity");
        let ok = entity.is_none_or(|e| self.is_scope(e) || self.is_kind(e, ENTITIES));
        self.di(ok, "invalid imported entity", node, entity);
    }
    fn template_value(&mut self, node: Node<'m>) {
        self.type_ref(node);
        let tags = [
            "",
            "DW_TAG_template_value_parameter",
            "DW_TAG_GNU_template_template_param",
            "DW_TAG_GNU_template_parameter_pack",
        ];
        self.tags(node, &tags);
    }
    fn common_block(&mut self, node: Node<'m>) {
        self.scope_ref(node);
        let variable = self.md_field(node, "declaration");
        let ok = variable.is_none_or(|v| self.is_kind(v, &["DIGlobalVariable"]));
        self.di(ok, "invalid declaration", node, variable);
    }
    /// A macro has a name and a known kind.
    fn macro_node(&mut self, node: Node<'m>) {
        let ok = matches!(self.symbol(node, "type"), "DW_MACINFO_define" | "DW_MACINFO_undef");
        self.di(ok, "invalid macinfo type", node, None);
        let named = self.text_field(node, "name").is_some_and(|t| !t.is_empty());
        self.di(named, "anonymous macro", node, None);
    }
    fn macro_file(&mut self, node: Node<'m>) {
        let ok = matches!(self.symbol(node, "type"), "" | "DW_MACINFO_start_file");
        self.di(ok, "invalid macinfo type", node, None);
        self.file(node);
        self.entries(node, "nodes", "invalid macro list", "invalid macro ref");
    }

    /// A location that belongs to a group of instructions: the subprogram says that there are such groups.
    fn atom(&mut self, node: Node<'m>) {
        if self.int_field(node, "atomGroup").is_none_or(|g| g == 0) {
            return;
        }
        let subprogram =
            self.md_field(node, "scope").and_then(|s| self.scope_subprogram(s)).and_then(|s| self.special(s));
        let ok = subprogram.is_none_or(|s| matches!(self.field(s, "keyInstructions"), Some(MdField::Bool(true))));
        self.di(ok, "DbgLoc uses atomGroup but DISubprogram doesn't have Key Instructions enabled", node, None);
    }

    /// The tag of a node is one of `tags`; empty stands for the one that is not written.
    fn tags(&mut self, node: Node<'m>, tags: &[&str]) {
        let ok = tags.contains(&self.symbol(node, "tag"));
        self.di(ok, "invalid tag", node, None);
    }

    /// Text in field `name`.
    fn text_field(&self, node: Node<'m>, name: &str) -> Option<&'m [u8]> {
        match self.field(node, name)? {
            MdField::Str(s) => Some(self.ctx.str(*s)),
            _ => None,
        }
    }

    fn type_ref(&mut self, node: Node<'m>) {
        let ty = self.md_field(node, "type");
        self.di(ty.is_none_or(|t| self.is_kind(t, TYPES)), "invalid type ref", node, ty);
    }

    fn scope_ref(&mut self, node: Node<'m>) {
        let scope = self.md_field(node, "scope");
        self.di(scope.is_none_or(|s| self.is_scope(s)), "invalid scope ref", node, scope);
    }

    /// The scope of code, which is not a mere declaration of a subprogram.
    fn local_scope(&mut self, node: Node<'m>, message: &str) -> bool {
        let scope = self.md_field(node, "scope");
        if !self.di(scope.is_some_and(|s| self.is_kind(s, LOCAL_SCOPES)), message, node, scope) {
            return false;
        }
        let declared = scope.is_some_and(|s| self.is_kind(s, &["DISubprogram"]) && !self.is_definition(s));
        self.di(!declared, "scope points into the type hierarchy", node, None)
    }

    fn subroutine_type(&mut self, node: Node<'m>) {
        let types = self.md_field(node, "types");
        if let Some(list) = types
            && self.di(self.is_tuple(list), "invalid composite elements", node, types)
        {
            for &t in self.ctx.tables.metadata.ops(list) {
                let ok = t.is_none() || self.is_kind(t, TYPES);
                self.di(ok, "invalid subroutine type ref", node, Some(list));
            }
        }
        self.reference_flags(node);
    }

    /// The hash of a file has the length of its kind.
    fn checksum(&mut self, node: Node<'m>) {
        let size = match self.symbol(node, "checksumkind") {
            "CSK_MD5" => 32,
            "CSK_SHA1" => 40,
            "CSK_SHA256" => 64,
            _ => return,
        };
        let text = self.text_field(node, "checksum").unwrap_or_default();
        if self.di(text.len() == size, "invalid checksum length", node, None) {
            self.di(text.iter().all(u8::is_ascii_hexdigit), "invalid checksum", node, None);
        }
    }

    /// A list of nodes of the kinds that belong in field `field`.
    fn entries(&mut self, node: Node<'m>, field: &str, bad_list: &str, bad_entry: &str) {
        let Some(list) = self.md_field(node, field) else { return };
        if !self.di(self.is_tuple(list), bad_list, node, Some(list)) {
            return;
        }
        for &e in self.ctx.tables.metadata.ops(list) {
            let ok = e.is_some()
                && match field {
                    "enums" => self.special(e).is_some_and(|s| self.symbol(s, "tag") == "DW_TAG_enumeration_type"),
                    "retainedTypes" => {
                        self.is_kind(e, TYPES) || (self.is_kind(e, &["DISubprogram"]) && !self.is_definition(e))
                    }
                    "globals" => self.is_kind(e, &["DIGlobalVariableExpression"]),
                    "imports" => self.is_kind(e, &["DIImportedEntity"]),
                    "thrownTypes" => self.is_kind(e, TYPES),
                    _ => self.is_kind(e, &["DIMacro", "DIMacroFile"]),
                };
            self.di(ok, bad_entry, node, Some(list));
        }
    }

    pub(super) fn file(&mut self, node: Node<'m>) {
        let file = self.md_field(node, "file");
        self.di(file.is_none_or(|f| self.is_kind(f, &["DIFile"])), "invalid file", node, file);
    }

    pub(super) fn template_params(&mut self, node: Node<'m>) {
        let Some(list) = self.md_field(node, "templateParams") else { return };
        if !self.di(self.is_tuple(list), "invalid template params", node, Some(list)) {
            return;
        }
        for &p in self.ctx.tables.metadata.ops(list) {
            let ok = p.is_some() && self.is_kind(p, &["DITemplateTypeParameter", "DITemplateValueParameter"]);
            if !ok {
                let mut at = vec![Value::meta(node.md), Value::meta(list)];
                at.extend(p.is_some().then(|| Value::meta(p)));
                self.fail_debug("invalid template parameter", &at);
            }
        }
    }

    fn compile_unit(&mut self, node: Node<'m>) {
        self.di(node.distinct, "compile units must be distinct", node, None);
        let file = self.md_field(node, "file");
        self.di(file.is_some_and(|f| self.is_kind(f, &["DIFile"])), "invalid file", node, file);
        let named = file.and_then(|f| self.special(f)).and_then(|f| self.text_field(f, "filename"));
        self.di(file.is_none() || named.is_some_and(|t| !t.is_empty()), "invalid filename", node, file);
        for (field, bad_list, bad_entry) in [
            ("enums", "invalid enum list", "invalid enum type"),
            ("retainedTypes", "invalid retained type list", "invalid retained type"),
            ("globals", "invalid global variable list", "invalid global variable ref"),
            ("imports", "invalid imported entity list", "invalid imported entity ref"),
            ("macros", "invalid macro list", "invalid macro ref"),
        ] {
            self.entries(node, field, bad_list, bad_entry);
        }
    }

    fn subprogram(&mut self, node: Node<'m>) {
        let scope = self.md_field(node, "scope");
        self.di(scope.is_none_or(|s| self.is_scope(s)), "invalid scope", node, scope);
        match self.md_field(node, "file") {
            Some(f) => self.di(self.is_kind(f, &["DIFile"]), "invalid file", node, Some(f)),
            None => {
                let line = self.int_field(node, "line").unwrap_or(0);
                self.di(line == 0, "line specified with no file", node, None)
            }
        };
        let ty = self.md_field(node, "type");
        self.di(ty.is_none_or(|t| self.is_kind(t, &["DISubroutineType"])), "invalid subroutine type", node, ty);
        let holder = self.md_field(node, "containingType");
        self.di(holder.is_none_or(|t| self.is_kind(t, TYPES)), "invalid containing type", node, holder);
        self.template_params(node);
        if let Some(d) = self.md_field(node, "declaration") {
            let ok = self.is_kind(d, &["DISubprogram"]) && !self.is_definition(d);
            self.di(ok, "invalid subprogram declaration", node, Some(d));
        }
        if let Some(list) = self.md_field(node, "retainedNodes")
            && self.di(self.is_tuple(list), "invalid retained nodes list", node, Some(list))
        {
            for &e in self.ctx.tables.metadata.ops(list) {
                self.retained(node, list, e);
            }
        }
        self.reference_flags(node);
        let unit = self.md_field(node, "unit");
        if self.is_definition(node.md) {
            self.di(node.distinct, "subprogram definitions must be distinct", node, None);
            if self.di(unit.is_some(), "subprogram definitions must have a compile unit", node, None) {
                self.di(unit.is_some_and(|u| self.is_kind(u, &["DICompileUnit"])), "invalid unit type", node, unit);
            }
            let class = scope.and_then(|s| self.special(s)).filter(|s| s.kind == b"DICompositeType");
            let named = class.is_some_and(|c| self.field(c, "identifier").is_some());
            let ok = !named || self.md_field(node, "declaration").is_some();
            let text = "definition subprograms cannot be nested within DICompositeType when enabling ODR";
            self.di(ok, text, node, None);
        } else {
            self.di(unit.is_none(), "subprogram declarations must not have a compile unit", node, unit);
            let declaration = self.md_field(node, "declaration").is_some();
            self.di(!declaration, "subprogram declaration must not have a declaration field", node, None);
            let described = self.symbol(node, "flags").split(" | ").any(|f| f == "DIFlagAllCallsDescribed");
            self.di(!described, "DIFlagAllCallsDescribed must be attached to a definition", node, None);
        }
        self.entries(node, "thrownTypes", "invalid thrown types list", "invalid thrown type");
    }

    /// A node that a subprogram keeps, which lies in it.
    fn retained(&mut self, node: Node<'m>, list: Md, md: Md) {
        if !self.di(md.is_some(), "nullptr in retained nodes", node, Some(list)) {
            return;
        }
        let Some(entry) = self.special(md).filter(|_| self.is_kind(md, RETAINED)) else {
            let text = "invalid retained nodes, expected DILocalVariable, DILabel or DIImportedEntity";
            self.di(false, text, node, Some(list));
            return;
        };
        let scope = self.md_field(entry, "scope");
        let local = scope.is_some_and(|s| self.is_kind(s, LOCAL_SCOPES));
        if self.di(local, "invalid retained nodes, retained node is not local", node, Some(md)) {
            let own = scope.and_then(|s| self.scope_subprogram(s)) == Some(node.md);
            self.di(own, "invalid retained nodes, retained node does not belong to subprogram", node, Some(md));
        }
    }

    fn variable_node(&mut self, node: Node<'m>) {
        let local = node.kind == b"DILocalVariable";
        let scope = self.md_field(node, "scope");
        let ty = self.md_field(node, "type");
        self.di(ty.is_none_or(|t| self.is_kind(t, TYPES)), "invalid type ref", node, ty);
        self.file(node);
        if local {
            let ok = scope.is_some_and(|s| self.is_kind(s, LOCAL_SCOPES));
            self.di(ok, "local variable requires a valid scope", node, scope);
            let subroutine = ty.is_some_and(|t| self.is_kind(t, &["DISubroutineType"]));
            self.di(!subroutine, "invalid type", node, ty);
        } else {
            self.di(scope.is_none_or(|s| self.is_scope(s)), "invalid scope", node, scope);
            let definition = matches!(self.field(node, "isDefinition"), None | Some(MdField::Bool(true)));
            self.di(!definition || ty.is_some(), "missing global variable type", node, None);
            let member = self.md_field(node, "declaration");
            let ok = member.is_none_or(|m| self.is_kind(m, &["DIDerivedType"]));
            self.di(ok, "invalid static data member declaration", node, member);
        }
    }

    /// A fragment lies inside the variable.
    fn fragment(&mut self, node: Node<'m>, var: Md) {
        let Some(e) = self.md_field(node, "expr") else { return };
        if let Some(message) = self.fragment_fault(e, var) {
            self.fail_debug(message, &[Value::meta(node.md), Value::meta(var)]);
        }
    }

    /// What is wrong with the part of variable `var` that expression `md` describes.
    pub(super) fn fragment_fault(&self, md: Md, var: Md) -> Option<&'static str> {
        let (metadata, strings) = (&self.ctx.tables.metadata, &self.ctx.tables.strings);
        let part =
            debug_expression::fragment(&debug_expression::elements(metadata.nodes().get(md.index())?, strings)?)?;
        let bits = debug_expression::variable_bits(metadata, strings, var)?;
        if part.offset.saturating_add(part.bits) > bits {
            Some("fragment is larger than or outside of variable")
        } else if part.bits == bits {
            Some("fragment covers entire variable")
        } else {
            None
        }
    }

    /// Whether an expression is well formed.
    fn is_valid_expression(&self, node: Md) -> bool {
        let elements = debug_expression::elements(self.ctx.tables.metadata.get(node), &self.ctx.tables.strings);
        elements.is_some_and(|list| dwarf::expression_ok(&list))
    }

    /// What is listed as a compile unit is one.
    fn compile_units(&mut self) {
        let listed = match self.ctx.tables.strings.find(b"llvm.dbg.cu") {
            Some(name) => self.ctx.tables.metadata.named_list(name),
            None => &[],
        };
        for &m in listed {
            if !self.is_kind(m, &["DICompileUnit"]) {
                self.fail_debug("invalid compile unit", &[Value::meta(m)]);
            }
        }
    }
}
