//! Metadata: slots in the order of first use, nodes, attachments.

use super::{Printer, Scope, out};
use smallvec::SmallVec;
use std::cell::OnceCell;
use warpc_ir::Func;
use warpc_ir::body::LocalMd;
use warpc_ir::ids::*;
use warpc_ir::metadata::{MdField, MdNode};
use warpc_ir::metadata_kinds::ATTACHMENT_KINDS;
use warpc_ir::module::{GlobalKind, Tables};
use warpc_ir::new_metadata::Operands;

/// Fields that refer to nodes, in the order their slots are given out, for kinds where it is not the printed order.
/// Source: operand order of LLVM's debug-info nodes.
#[rustfmt::skip]
const OPERANDS: &[(&str, &[&str])] = &[
    ("DISubrangeType",     &["file", "scope", "size", "baseType", "lowerBound", "upperBound", "stride", "bias"]),
    ("DIBasicType",        &["file", "scope", "size"]),
    ("DIFixedPointType",   &["file", "scope", "size"]),
    ("DIStringType",       &["size", "stringLength", "stringLengthExpression", "stringLocationExpression"]),
    ("DIDerivedType",      &["file", "scope", "size", "offset", "baseType", "extraData", "annotations"]),
    ("DICompositeType",    &["file", "scope", "size", "offset", "baseType", "elements", "vtableHolder", "templateParams",
                             "discriminator", "dataLocation", "associated", "allocated", "rank", "annotations",
                             "specification", "bitStride"]),
    ("DISubprogram",       &["file", "scope", "type", "unit", "declaration", "retainedNodes", "containingType",
                             "templateParams", "thrownTypes", "annotations"]),
    ("DILexicalBlock",     &["file", "scope"]),
    ("DILexicalBlockFile", &["file", "scope"]),
    ("DIModule",           &["file", "scope"]),
    ("DIImportedEntity",   &["scope", "entity", "file", "elements"]),
];

/// Fields LLVM 19 does not know: kind and field.
#[rustfmt::skip]
const NEW_FIELDS: &[(&str, &str)] = &[
    ("DILocation", "atomGroup"), ("DILocation", "atomRank"), ("DISubprogram", "keyInstructions"),
    ("DICompositeType", "num_extra_inhabitants"), ("DICompositeType", "enumKind"), ("DICompositeType", "bitStride"),
    ("DICompositeType", "specification"), ("DIBasicType", "num_extra_inhabitants"), ("DIBasicType", "dataSize"),
    ("DIBasicType", "scope"), ("DIBasicType", "file"), ("DIBasicType", "line"), ("DICompileUnit", "sourceLanguageName"),
    ("DICompileUnit", "sourceLanguageVersion"), ("DILabel", "column"), ("DILabel", "isArtificial"),
    ("DILabel", "coroSuspendIdx"),
];

/// Numbers of metadata nodes.
#[derive(Default)]
pub(crate) struct MdState {
    /// Slot by node; `u32::MAX` when it has none. As long as the table once a node is numbered.
    slots: Vec<u32>,
    /// Nodes by slot.
    order: Vec<Md>,
    stack: Vec<Md>,
    /// Looked up when they are asked for: most functions have no metadata.
    names: OnceCell<Names>,
}

/// The tables above in strings of the module.
struct Names {
    /// Rank of attachment kinds that have a fixed place, sorted by string.
    ranks: Vec<(Str, u32)>,
    /// Fields of [`OPERANDS`] by kind, sorted by string.
    operands: Vec<(Str, Vec<Str>)>,
    /// Fields to leave out, sorted.
    hidden: Vec<(Str, Str)>,
    generic: Option<Str>,
}

impl Names {
    fn new(tables: &Tables) -> Names {
        let find = |s: &str| tables.strings.find(s.as_bytes());
        let mut ranks: Vec<_> =
            ATTACHMENT_KINDS.iter().enumerate().filter_map(|(i, k)| Some((find(k)?, i as u32))).collect();
        ranks.sort();
        let mut operands: Vec<_> = (OPERANDS.iter())
            .filter_map(|(k, fields)| Some((find(k)?, fields.iter().filter_map(|f| find(f)).collect())))
            .collect();
        operands.sort();
        let mut hidden: Vec<_> = NEW_FIELDS.iter().filter_map(|(k, f)| Some((find(k)?, find(f)?))).collect();
        hidden.sort();
        Names { ranks, operands, hidden, generic: find("GenericDINode") }
    }
    /// Key that sorts attachments: fixed kinds first, others by their string.
    fn rank(&self, kind: Str) -> u32 {
        match self.ranks.binary_search_by_key(&kind, |r| r.0) {
            Ok(i) => self.ranks[i].1,
            Err(_) => ATTACHMENT_KINDS.len() as u32 + kind.0,
        }
    }
}

impl MdState {
    fn names(&self, tables: &Tables) -> &Names {
        self.names.get_or_init(|| Names::new(tables))
    }
    /// Slot of `node`; `u32::MAX` when it has none.
    fn slot(&self, node: Md) -> u32 {
        self.slots.get(node.index()).copied().unwrap_or(u32::MAX)
    }
}

impl Printer<'_> {
    /// Slots of nodes that globals and named lists use.
    pub(super) fn number_global_metadata(&mut self) {
        let ctx = self.ctx;
        for kind in [GlobalKind::Variable, GlobalKind::IFunc] {
            for g in 0..ctx.globals.sym.len() {
                let s = &ctx.globals.sym[g];
                if s.kind == kind && !s.is_dead() {
                    self.number_attachments(Global::new(g));
                }
            }
        }
        for (_, list) in &ctx.tables.metadata.named {
            for &m in list {
                self.md_number(m);
            }
        }
    }

    /// Slots of the attachments of a global.
    pub(super) fn number_attachments(&mut self, global: Global) {
        if let Some(x) = self.ctx.extra(global) {
            for (_, m) in self.sorted(x.attachments.iter().copied()) {
                self.md_number(m);
            }
        }
    }

    /// Attachments in printed order.
    pub(super) fn sorted(&self, list: impl Iterator<Item = (Str, Md)>) -> SmallVec<[(Str, Md); 8]> {
        let mut list: SmallVec<[(Str, Md); 8]> = list.collect();
        if list.len() > 1 {
            let names = self.md.names(self.ctx.tables);
            list.sort_by_key(|r| names.rank(r.0));
        }
        list
    }

    /// Gives `node` and everything it refers to a slot, in order of a walk from it.
    #[inline]
    pub(super) fn md_number(&mut self, node: Md) {
        if node.is_some() && self.md.slot(node) == u32::MAX && node.index() < self.ctx.tables.metadata.len() {
            self.md_number_new(node);
        }
    }
    /// The same for a node that `f` may have made since the last barrier, which the module's table does not have. Texts and numbers are
    /// written in place.
    #[inline]
    pub(super) fn md_number_of(&mut self, f: &Func<'_>, node: Md) {
        match f.side().overlay.is_some() && node.index() >= self.ctx.tables.metadata.len() {
            true => self.md_number_made(f, node),
            false => self.md_number(node),
        }
    }
    fn md_number_made(&mut self, f: &Func<'_>, node: Md) {
        let Some(over) = f.side().overlay.as_deref() else { return };
        let mut stack = vec![node];
        while let Some(node) = stack.pop() {
            let Some(made) = over.metadata.get(node) else {
                self.md_number(node);
                continue;
            };
            let s = &mut self.md;
            if s.slot(node) != u32::MAX || matches!(made.operands(), Operands::InPlace) {
                continue;
            }
            if s.slots.len() <= node.index() {
                s.slots.resize(node.index() + 1, u32::MAX);
            }
            s.slots[node.index()] = s.order.len() as u32;
            s.order.push(node);
            if let Operands::Of(operands) = made.operands() {
                stack.extend(operands.iter().rev().filter(|operand| operand.is_some()));
            }
        }
    }
    fn md_number_new(&mut self, node: Md) {
        let ctx = self.ctx;
        let nodes = &ctx.tables.metadata;
        let s = &mut self.md;
        if s.slots.len() < nodes.len() {
            s.slots.resize(nodes.len(), u32::MAX);
        }
        let mut stack = std::mem::take(&mut s.stack);
        let names = s.names.get_or_init(|| Names::new(ctx.tables));
        stack.push(node);
        while let Some(node) = stack.pop() {
            if node.is_none() || s.slots[node.index()] != u32::MAX {
                continue;
            }
            match nodes.get(node) {
                MdNode::Tuple { ops, .. } => stack.extend(ops.iter().rev()),
                MdNode::Special { kind, fields, .. } => {
                    let of = |f: &MdField| match f {
                        MdField::Node(n) => Some(*n),
                        _ => None,
                    };
                    if Some(*kind) == names.generic {
                        // The operands are written in place: their list is no node of its own.
                        for list in fields.iter().filter_map(|(_, f)| of(f)) {
                            stack.extend(nodes.ops(list).iter().rev());
                        }
                    } else if let Ok(k) = names.operands.binary_search_by_key(kind, |r| r.0) {
                        for name in names.operands[k].1.iter().rev() {
                            stack.extend(fields.iter().find(|f| f.0 == *name).and_then(|(_, f)| of(f)));
                        }
                    } else {
                        stack.extend(fields.iter().rev().filter_map(|(_, f)| of(f)));
                    }
                }
                // Written in place everywhere.
                _ => continue,
            }
            s.slots[node.index()] = s.order.len() as u32;
            s.order.push(node);
        }
        s.stack = stack;
    }

    /// A node where it is used: in place, or by its slot.
    pub(super) fn md_ref(&mut self, node: Md) {
        let nodes = &self.ctx.tables.metadata;
        if node.is_none() || node.index() >= nodes.len() {
            // Of what a function made since the last barrier the number is all that can be told here.
            return match self.md.slot(node) {
                u32::MAX => self.text("null"),
                n => {
                    self.out.push(b'!');
                    out::dec(&mut self.out, n as u64);
                }
            };
        }
        match nodes.get(node) {
            MdNode::Tuple { .. } | MdNode::Special { .. } | MdNode::Placeholder => {
                self.out.push(b'!');
                match self.md.slot(node) {
                    u32::MAX => self.text("badref"),
                    n => out::dec(&mut self.out, n as u64),
                }
            }
            MdNode::Str(s) => {
                self.out.push(b'!');
                out::quoted(&mut self.out, self.ctx.str(*s));
            }
            MdNode::Value(t, v) => {
                let sc = Scope::module(self.ctx);
                self.ty(sc.types, *t);
                self.out.push(b' ');
                self.value(&sc, *v);
            }
            MdNode::Expr(list) => {
                self.text("!DIExpression(");
                for (i, f) in list.iter().enumerate() {
                    if i > 0 {
                        self.text(", ");
                    }
                    self.md_field(f);
                }
                self.out.push(b')');
            }
            MdNode::ArgList(list) => {
                self.text("!DIArgList(");
                for (i, &a) in list.iter().enumerate() {
                    if i > 0 {
                        self.text(", ");
                    }
                    // Arguments are values: never lists of their own.
                    if !matches!(nodes.get(a), MdNode::ArgList(_)) {
                        self.md_ref(a);
                    }
                }
                self.out.push(b')');
            }
        }
    }

    /// Local metadata `n` of the function.
    pub(super) fn local_md(&mut self, sc: &Scope<'_>, n: u32) {
        let Some(row) = sc.func.and_then(|f| f.side().local_md.get(n as usize)) else { return self.text("badref") };
        match row {
            LocalMd::Value(t, v) => {
                self.ty(sc.types, *t);
                self.out.push(b' ');
                self.value(sc, *v);
            }
            LocalMd::ArgList(list) => {
                self.text("!DIArgList(");
                for (i, &(t, v)) in list.iter().enumerate() {
                    if i > 0 {
                        self.text(", ");
                    }
                    self.ty(sc.types, t);
                    self.out.push(b' ');
                    self.value(sc, v);
                }
                self.out.push(b')');
            }
        }
    }

    fn md_field(&mut self, md_field: &MdField) {
        match md_field {
            MdField::Node(m) => self.md_ref(*m),
            MdField::Int(n) => out::int128(&mut self.out, *n),
            MdField::Bool(b) => self.text(if *b { "true" } else { "false" }),
            MdField::Str(s) => out::quoted(&mut self.out, self.ctx.str(*s)),
            MdField::Sym(s) => self.out.extend_from_slice(self.ctx.str(*s)),
        }
    }

    /// `before !kind !n` for every attachment.
    pub(super) fn attachments(&mut self, list: &[(Str, Md)], before: &str) {
        for &(kind, node) in list {
            self.text(before);
            self.out.push(b'!');
            out::md_name(&mut self.out, self.ctx.str(kind));
            self.out.push(b' ');
            self.md_ref(node);
        }
    }

    /// Named lists, then all nodes that have a slot.
    pub(super) fn metadata(&mut self) {
        let ctx = self.ctx;
        let md = &ctx.tables.metadata;
        if !md.named.is_empty() {
            self.out.push(b'\n');
        }
        for (name, list) in &md.named {
            self.out.push(b'!');
            out::md_name(&mut self.out, ctx.str(*name));
            self.text(" = !{");
            for (i, &m) in list.iter().enumerate() {
                if i > 0 {
                    self.text(", ");
                }
                self.md_ref(m);
            }
            self.text("}\n");
        }
        if self.md.order.is_empty() {
            return;
        }
        self.out.push(b'\n');
        for slot in 0..self.md.order.len() {
            let m = self.md.order[slot];
            self.out.push(b'!');
            out::dec(&mut self.out, slot as u64);
            self.text(" = ");
            self.md_node(m);
            self.out.push(b'\n');
        }
    }

    /// A node as it is defined, after its number; what has no number as it is used.
    pub(super) fn md_defined(&mut self, node: Md) {
        self.md_ref(node);
        if node.is_some() && self.md.slot(node) != u32::MAX {
            self.text(" = ");
            self.md_node(node);
        }
    }

    fn md_node(&mut self, node: Md) {
        let ctx = self.ctx;
        let nodes = &ctx.tables.metadata;
        if node.index() >= nodes.len() {
            return self.text("null");
        }
        match nodes.get(node) {
            MdNode::Tuple { distinct, ops } => {
                self.text(if *distinct { "distinct !{" } else { "!{" });
                self.md_list(ops);
                self.out.push(b'}');
            }
            MdNode::Special { distinct, kind, fields } => {
                self.text(if *distinct { "distinct !" } else { "!" });
                self.out.extend_from_slice(ctx.str(*kind));
                self.out.push(b'(');
                let mut first = true;
                for (f, v) in fields {
                    if self.v19() && self.md.names(ctx.tables).hidden.binary_search(&(*kind, *f)).is_ok() {
                        continue;
                    }
                    if !std::mem::replace(&mut first, false) {
                        self.text(", ");
                    }
                    self.out.extend_from_slice(ctx.str(*f));
                    self.text(": ");
                    match v {
                        MdField::Node(list) if Some(*kind) == self.md.names(ctx.tables).generic => {
                            self.out.push(b'{');
                            self.md_list(nodes.ops(*list));
                            self.out.push(b'}');
                        }
                        v => self.md_field(v),
                    }
                }
                self.out.push(b')');
            }
            _ => self.text("!{}"),
        }
    }
    fn md_list(&mut self, ops: &[Md]) {
        for (i, &m) in ops.iter().enumerate() {
            if i > 0 {
                self.text(", ");
            }
            self.md_ref(m);
        }
    }
}
