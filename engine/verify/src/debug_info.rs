//! Nodes of debug information: what each kind of node may refer to. One pass over the table of nodes.

use super::Verifier;
use smallvec::SmallVec;
use warpc_ir::dwarf;
use warpc_ir::ids::*;
use warpc_ir::metadata::{MdField, MdNode};
use warpc_ir::value::Value;

/// Kinds of types.
const TYPES: &[&str] = &[
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
/// Tags of a derived type.
const DERIVED: &[&str] = &[
    "DW_TAG_typedef",
    "DW_TAG_pointer_type",
    "DW_TAG_ptr_to_member_type",
    "DW_TAG_reference_type",
    "DW_TAG_rvalue_reference_type",
    "DW_TAG_const_type",
    "DW_TAG_immutable_type",
    "DW_TAG_volatile_type",
    "DW_TAG_restrict_type",
    "DW_TAG_atomic_type",
    "DW_TAG_LLVM_ptrauth_type",
    "DW_TAG_member",
    "DW_TAG_variable",
    "DW_TAG_inheritance",
    "DW_TAG_friend",
    "DW_TAG_set_type",
    "DW_TAG_template_alias",
];
/// Tags of a composite type.
const COMPOSITE: &[&str] = &[
    "DW_TAG_array_type",
    "DW_TAG_structure_type",
    "DW_TAG_union_type",
    "DW_TAG_enumeration_type",
    "DW_TAG_class_type",
    "DW_TAG_variant_part",
    "DW_TAG_variant",
    "DW_TAG_namelist",
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
    /// `m` as a specialised node.
    pub(super) fn special(&self, m: Md) -> Option<Node<'m>> {
        match self.ctx.tables.metadata.nodes().get(m.index())? {
            MdNode::Special { distinct, kind, fields } => {
                Some(Node { md: m, kind: self.ctx.str(*kind), distinct: *distinct, fields })
            }
            _ => None,
        }
    }
    fn field(&self, n: Node<'m>, name: &str) -> Option<&'m MdField> {
        n.fields.iter().find(|(f, _)| self.ctx.str(*f) == name.as_bytes()).map(|(_, v)| v)
    }
    /// Node in field `name`; absent and `null` are the same.
    pub(super) fn md_field(&self, n: Node<'m>, name: &str) -> Option<Md> {
        match self.field(n, name)? {
            MdField::Node(m) if m.is_some() => Some(*m),
            _ => None,
        }
    }
    fn int_field(&self, n: Node<'m>, name: &str) -> Option<i128> {
        match self.field(n, name)? {
            MdField::Int(v) => Some(*v),
            MdField::Node(m) if m.is_some() => self.md_int(*m).map(i128::from),
            _ => None,
        }
    }
    fn symbol(&self, n: Node<'m>, name: &str) -> &'m str {
        match self.field(n, name) {
            Some(MdField::Sym(s)) => std::str::from_utf8(self.ctx.str(*s)).unwrap_or(""),
            _ => "",
        }
    }
    pub(super) fn is_kind(&self, m: Md, kinds: &[&str]) -> bool {
        self.special(m).is_some_and(|n| kinds.iter().any(|k| k.as_bytes() == n.kind))
    }
    fn is_scope(&self, m: Md) -> bool {
        self.is_kind(m, SCOPES) || self.is_kind(m, TYPES) || self.is_kind(m, LOCAL_SCOPES)
    }
    fn is_tuple(&self, m: Md) -> bool {
        matches!(self.ctx.tables.metadata.nodes().get(m.index()), Some(MdNode::Tuple { .. }))
    }
    /// Whether a subprogram is a definition.
    pub(super) fn is_definition(&self, m: Md) -> bool {
        self.special(m).is_some_and(|n| self.symbol(n, "spFlags").contains("DISPFlagDefinition"))
    }
    /// Records `message` about node `n` unless `ok`.
    fn di(&mut self, ok: bool, message: &str, n: Node<'m>, other: Option<Md>) -> bool {
        if !ok {
            let mut at = vec![Value::meta(n.md)];
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
            if !reached[row] {
                continue;
            }
            if let MdNode::Expr(_) = md.get(m) {
                if !self.expression_ok(m) {
                    self.fail_debug("invalid expression", &[Value::meta(m)]);
                }
            } else if let Some(n) = self.special(m) {
                self.debug_node(n);
            }
            if self.full() {
                return;
            }
        }
        self.compile_units(&reached);
    }

    /// Nodes that are used: what named lists, attachments, locations, records and operands refer to. Others are never seen.
    fn reached(&mut self) -> Vec<bool> {
        let ctx = self.ctx;
        let md = &ctx.tables.metadata;
        let mut reached = vec![false; md.len()];
        let mut work = std::mem::take(&mut self.roots);
        work.extend(md.named.iter().flat_map(|n| n.1.iter().copied()));
        for e in &ctx.tables.extras {
            work.extend(e.attachments.iter().map(|a| a.1));
        }
        while let Some(m) = work.pop() {
            if m.index() >= reached.len() || std::mem::replace(&mut reached[m.index()], true) {
                continue;
            }
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
        }
        reached
    }

    fn debug_node(&mut self, n: Node<'m>) {
        match n.kind {
            b"DILocation" => {
                let scope = self.md_field(n, "scope");
                let ok = scope.is_some_and(|s| self.is_kind(s, LOCAL_SCOPES));
                self.di(ok, "location requires a valid scope", n, scope);
                let inlined = self.md_field(n, "inlinedAt");
                let ok = inlined.is_none_or(|m| self.is_kind(m, &["DILocation"]));
                self.di(ok, "inlined-at should be a location", n, inlined);
            }
            b"DISubrange" | b"DIGenericSubrange" => self.subrange(n),
            b"DIBasicType" => {
                let ok = matches!(
                    self.symbol(n, "tag"),
                    "" | "DW_TAG_base_type" | "DW_TAG_unspecified_type" | "DW_TAG_string_type"
                );
                self.di(ok, "invalid tag", n, None);
            }
            b"DIDerivedType" => self.derived_type(n),
            b"DICompositeType" => self.composite_type(n),
            b"DISubroutineType" => {
                let types = self.md_field(n, "types");
                if let Some(list) = types
                    && self.di(self.is_tuple(list), "invalid composite elements", n, types)
                {
                    for &t in self.ctx.tables.metadata.ops(list) {
                        let ok = t.is_none() || self.is_kind(t, TYPES);
                        self.di(ok, "invalid subroutine type ref", n, Some(list));
                    }
                }
            }
            b"DICompileUnit" => self.compile_unit(n),
            b"DISubprogram" => self.subprogram(n),
            b"DILexicalBlock" | b"DILexicalBlockFile" => {
                let scope = self.md_field(n, "scope");
                let ok = scope.is_some_and(|s| self.is_kind(s, LOCAL_SCOPES));
                self.di(ok, "invalid local scope", n, scope);
                let column = self.int_field(n, "column").unwrap_or(0) != 0;
                let ok = !column || self.int_field(n, "line").unwrap_or(0) != 0;
                self.di(ok, "cannot have column info without line info", n, None);
            }
            b"DIGlobalVariable" | b"DILocalVariable" => self.variable_node(n),
            b"DIGlobalVariableExpression" => {
                let var = self.md_field(n, "var");
                if self.di(var.is_some(), "missing variable", n, None) {
                    self.fragment(n, var.unwrap_or(Md::NONE));
                }
            }
            b"DILabel" => {
                let scope = self.md_field(n, "scope");
                let ok = scope.is_some_and(|s| self.is_kind(s, LOCAL_SCOPES));
                self.di(ok, "label requires a valid scope", n, scope);
            }
            b"DIImportedEntity" => {
                let scope = self.md_field(n, "scope");
                self.di(scope.is_none_or(|s| self.is_scope(s)), "invalid scope for imported entity", n, scope);
            }
            b"DITemplateTypeParameter" => {
                let ty = self.md_field(n, "type");
                self.di(ty.is_none_or(|t| self.is_kind(t, TYPES)), "invalid type ref", n, ty);
            }
            _ => {}
        }
    }

    fn file(&mut self, n: Node<'m>) {
        let file = self.md_field(n, "file");
        self.di(file.is_none_or(|f| self.is_kind(f, &["DIFile"])), "invalid file", n, file);
    }

    fn subrange(&mut self, n: Node<'m>) {
        let generic = n.kind == b"DIGenericSubrange";
        let name = if generic { "GenericSubrange" } else { "Subrange" };
        let count = self.field(n, "count").is_some();
        let upper = self.field(n, "upperBound").is_some();
        self.di(!(count && upper), &format!("{name} can have any one of count or upperBound"), n, None);
        if generic {
            let text = format!("{name} must contain count or upperBound");
            self.di(count || upper, &text, n, None);
        }
        for (field, word) in
            [("count", "Count"), ("lowerBound", "LowerBound"), ("upperBound", "UpperBound"), ("stride", "Stride")]
        {
            let Some(m) = self.md_field(n, field) else { continue };
            let expr = matches!(self.ctx.tables.metadata.get(m), MdNode::Expr(_));
            let constant = !generic && self.md_int(m).is_some();
            let ok = expr || constant || self.is_kind(m, &["DILocalVariable", "DIGlobalVariable"]);
            let what =
                if generic { "DIVariable or DIExpression" } else { "signed constant or DIVariable or DIExpression" };
            self.di(ok, &format!("{word} must be {what}"), n, None);
        }
        if let Some(c) = self.int_field(n, "count") {
            self.di(c >= -1, "invalid subrange count", n, None);
        }
        if generic {
            self.di(self.field(n, "lowerBound").is_some(), "GenericSubrange must contain lowerBound", n, None);
            self.di(self.field(n, "stride").is_some(), "GenericSubrange must contain stride", n, None);
        }
    }

    fn scope_and_base(&mut self, n: Node<'m>) {
        let scope = self.md_field(n, "scope");
        self.di(scope.is_none_or(|s| self.is_scope(s)), "invalid scope", n, scope);
        let base = self.md_field(n, "baseType");
        self.di(base.is_none_or(|b| self.is_kind(b, TYPES)), "invalid base type", n, base);
    }

    fn derived_type(&mut self, n: Node<'m>) {
        self.file(n);
        let tag = self.symbol(n, "tag");
        if !self.di(DERIVED.contains(&tag), "invalid tag", n, None) {
            return;
        }
        if tag == "DW_TAG_ptr_to_member_type" {
            let extra = self.md_field(n, "extraData");
            self.di(extra.is_none_or(|e| self.is_kind(e, TYPES)), "invalid pointer to member type", n, extra);
        }
        if tag == "DW_TAG_set_type"
            && let Some(base) = self.md_field(n, "baseType").and_then(|b| self.special(b))
        {
            let base_tag = self.symbol(base, "tag");
            let ok = base.kind == b"DISubrangeType"
                || base_tag == "DW_TAG_enumeration_type"
                || base_tag == "DW_TAG_subrange_type"
                || (base.kind == b"DIBasicType"
                    && matches!(
                        self.symbol(base, "encoding"),
                        "DW_ATE_unsigned"
                            | "DW_ATE_signed"
                            | "DW_ATE_unsigned_char"
                            | "DW_ATE_signed_char"
                            | "DW_ATE_boolean"
                    ));
            self.di(ok, "invalid set base type", n, Some(base.md));
        }
        self.scope_and_base(n);
        if self.field(n, "dwarfAddressSpace").is_some() {
            let ok = matches!(tag, "DW_TAG_pointer_type" | "DW_TAG_reference_type" | "DW_TAG_rvalue_reference_type");
            self.di(ok, "DWARF address space only applies to pointer or reference types", n, None);
        }
    }

    fn template_params(&mut self, n: Node<'m>) {
        let Some(list) = self.md_field(n, "templateParams") else { return };
        if !self.di(self.is_tuple(list), "invalid template params", n, Some(list)) {
            return;
        }
        for &p in self.ctx.tables.metadata.ops(list) {
            let ok = p.is_some() && self.is_kind(p, &["DITemplateTypeParameter", "DITemplateValueParameter"]);
            if !ok {
                let mut at = vec![Value::meta(n.md), Value::meta(list)];
                at.extend(p.is_some().then(|| Value::meta(p)));
                self.fail_debug("invalid template parameter", &at);
            }
        }
    }

    fn composite_type(&mut self, n: Node<'m>) {
        self.file(n);
        let tag = self.symbol(n, "tag");
        if !self.di(COMPOSITE.contains(&tag), "invalid tag", n, None) {
            return;
        }
        self.scope_and_base(n);
        let elements = self.md_field(n, "elements");
        let holder = self.md_field(n, "vtableHolder");
        self.di(elements.is_none_or(|e| self.is_tuple(e)), "invalid composite elements", n, elements);
        self.di(holder.is_none_or(|h| self.is_kind(h, TYPES)), "invalid vtable holder", n, holder);
        if self.symbol(n, "flags").split(" | ").any(|f| f == "DIFlagVector") {
            let list = elements.map_or(&[][..], |e| self.ctx.tables.metadata.ops(e));
            let one = list.len() == 1 && list[0].is_some() && self.is_kind(list[0], &["DISubrange"]);
            self.di(one, "invalid vector, expected one element of type subrange", n, None);
        }
        self.template_params(n);
        if let Some(d) = self.md_field(n, "discriminator") {
            let ok = self.is_kind(d, &["DIDerivedType"]) && tag == "DW_TAG_variant_part";
            self.di(ok, "discriminator can only appear on variant part", n, None);
        }
        for field in ["dataLocation", "associated", "allocated", "rank"] {
            if self.field(n, field).is_some() {
                let text = format!("{field} can only appear in array type");
                self.di(tag == "DW_TAG_array_type", &text, n, None);
            }
        }
        if tag == "DW_TAG_array_type" {
            let base = self.md_field(n, "baseType").is_some();
            self.di(base, "array types must have a base type", n, None);
        }
    }

    fn compile_unit(&mut self, n: Node<'m>) {
        self.di(n.distinct, "compile units must be distinct", n, None);
        let file = self.md_field(n, "file");
        self.di(file.is_some_and(|f| self.is_kind(f, &["DIFile"])), "invalid file", n, file);
        let lists: [(&str, &str, &str); 4] = [
            ("enums", "invalid enum list", "invalid enum type"),
            ("retainedTypes", "invalid retained type list", "invalid retained type"),
            ("globals", "invalid global variable list", "invalid global variable ref"),
            ("imports", "invalid imported entity list", "invalid imported entity ref"),
        ];
        for (field, bad_list, bad_entry) in lists {
            let Some(list) = self.md_field(n, field) else { continue };
            if !self.di(self.is_tuple(list), bad_list, n, Some(list)) {
                continue;
            }
            for &e in self.ctx.tables.metadata.ops(list) {
                let ok = e.is_some()
                    && match field {
                        "enums" => self.special(e).is_some_and(|s| self.symbol(s, "tag") == "DW_TAG_enumeration_type"),
                        "retainedTypes" => {
                            self.is_kind(e, TYPES) || (self.is_kind(e, &["DISubprogram"]) && !self.is_definition(e))
                        }
                        "globals" => self.is_kind(e, &["DIGlobalVariableExpression"]),
                        _ => self.is_kind(e, &["DIImportedEntity"]),
                    };
                self.di(ok, bad_entry, n, Some(list));
            }
        }
    }

    fn subprogram(&mut self, n: Node<'m>) {
        let scope = self.md_field(n, "scope");
        self.di(scope.is_none_or(|s| self.is_scope(s)), "invalid scope", n, scope);
        match self.md_field(n, "file") {
            Some(f) => self.di(self.is_kind(f, &["DIFile"]), "invalid file", n, Some(f)),
            None => {
                let line = self.int_field(n, "line").unwrap_or(0);
                self.di(line == 0, "line specified with no file", n, None)
            }
        };
        let ty = self.md_field(n, "type");
        self.di(ty.is_none_or(|t| self.is_kind(t, &["DISubroutineType"])), "invalid subroutine type", n, ty);
        let holder = self.md_field(n, "containingType");
        self.di(holder.is_none_or(|t| self.is_kind(t, TYPES)), "invalid containing type", n, holder);
        self.template_params(n);
        if let Some(d) = self.md_field(n, "declaration") {
            let ok = self.is_kind(d, &["DISubprogram"]) && !self.is_definition(d);
            self.di(ok, "invalid subprogram declaration", n, Some(d));
        }
        if let Some(list) = self.md_field(n, "retainedNodes")
            && self.di(self.is_tuple(list), "invalid retained nodes list", n, Some(list))
        {
            for &e in self.ctx.tables.metadata.ops(list) {
                let ok = e.is_some()
                    && (self.is_kind(e, &["DILocalVariable", "DILabel", "DIImportedEntity"]) || self.is_kind(e, TYPES));
                let text = "invalid retained nodes, expected DILocalVariable, DILabel or DIImportedEntity";
                self.di(ok, text, n, Some(list));
            }
        }
        let unit = self.md_field(n, "unit");
        if self.is_definition(n.md) {
            self.di(n.distinct, "subprogram definitions must be distinct", n, None);
            if self.di(unit.is_some(), "subprogram definitions must have a compile unit", n, None) {
                self.di(unit.is_some_and(|u| self.is_kind(u, &["DICompileUnit"])), "invalid unit type", n, unit);
            }
        } else {
            self.di(unit.is_none(), "subprogram declarations must not have a compile unit", n, unit);
        }
    }

    fn variable_node(&mut self, n: Node<'m>) {
        let local = n.kind == b"DILocalVariable";
        let scope = self.md_field(n, "scope");
        let ty = self.md_field(n, "type");
        self.di(ty.is_none_or(|t| self.is_kind(t, TYPES)), "invalid type ref", n, ty);
        self.file(n);
        if local {
            let ok = scope.is_some_and(|s| self.is_kind(s, LOCAL_SCOPES));
            self.di(ok, "local variable requires a valid scope", n, scope);
            let subroutine = ty.is_some_and(|t| self.is_kind(t, &["DISubroutineType"]));
            self.di(!subroutine, "invalid type", n, ty);
        } else {
            self.di(scope.is_none_or(|s| self.is_scope(s)), "invalid scope", n, scope);
            let definition = matches!(self.field(n, "isDefinition"), None | Some(MdField::Bool(true)));
            self.di(!definition || ty.is_some(), "missing global variable type", n, None);
        }
    }

    /// A fragment lies inside the variable.
    fn fragment(&mut self, n: Node<'m>, var: Md) {
        let Some(e) = self.md_field(n, "expr") else { return };
        let MdNode::Expr(list) = self.ctx.tables.metadata.get(e) else { return };
        let [.., op, MdField::Int(offset), MdField::Int(size)] = &**list else { return };
        if !self.is_op(op, "DW_OP_LLVM_fragment") {
            return;
        }
        let bits = self
            .special(var)
            .and_then(|v| self.md_field(v, "type"))
            .and_then(|t| self.special(t))
            .and_then(|t| self.int_field(t, "size"));
        let Some(bits) = bits else { return };
        let at = [Value::meta(n.md), Value::meta(var)];
        if offset + size > bits {
            self.fail_debug("fragment is larger than or outside of variable", &at);
        } else if *size == bits {
            self.fail_debug("fragment covers entire variable", &at);
        }
    }

    fn is_op(&self, f: &MdField, name: &str) -> bool {
        matches!(f, MdField::Sym(s) if self.ctx.str(*s) == name.as_bytes())
    }

    /// Whether an expression is well formed.
    fn expression_ok(&self, m: Md) -> bool {
        let MdNode::Expr(list) = self.ctx.tables.metadata.get(m) else { return true };
        let number = |f: &MdField| match f {
            MdField::Int(v) => Some(*v as u64),
            MdField::Sym(s) => {
                let text = self.ctx.str(*s);
                ["DW_OP_", "DW_ATE_"].iter().find_map(|p| dwarf::symbols(p)?.number(text)).map(u64::from)
            }
            _ => None,
        };
        let list: Option<SmallVec<[u64; 8]>> = list.iter().map(number).collect();
        list.is_some_and(|l| dwarf::expression_ok(&l))
    }

    /// Compile units that subprograms name are listed.
    fn compile_units(&mut self, reached: &[bool]) {
        let md = &self.ctx.tables.metadata;
        let listed = match self.ctx.tables.strings.find(b"llvm.dbg.cu") {
            Some(name) => md.named_list(name),
            None => &[],
        };
        for &m in listed {
            if !self.is_kind(m, &["DICompileUnit"]) {
                self.fail_debug("invalid compile unit", &[Value::meta(m)]);
            }
        }
        for row in (0..md.len()).filter(|&r| reached[r]) {
            let m = Md::new(row);
            if self.is_kind(m, &["DICompileUnit"]) && !listed.contains(&m) {
                self.fail_debug("DICompileUnit not listed in llvm.dbg.cu", &[Value::meta(m)]);
            }
        }
    }
}
