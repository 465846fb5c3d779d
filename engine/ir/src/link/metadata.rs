//! Metadata of what was imported, and named lists. Runs last: a node that names a global which was not linked must not
//! bring it in, and refers to nothing instead.

use super::LinkError;
use super::Linker;
use crate::ids::*;
use crate::metadata::{MdField, MdNode};
use crate::value::{Value, ValueKind};
use hashbrown::HashSet;
use warpc_columns::intern::Hasher;

const BEGUN: u8 = 1;
const DONE: u8 = 2;

impl Linker<'_> {
    /// Translates all metadata that the import refers to.
    pub(super) fn finish_metadata(&mut self) -> Result<(), LinkError> {
        let src = &self.ctx.tables.metadata;
        if !self.brings_anything() {
            return Ok(());
        }
        if !src.is_empty() {
            self.body_metadata()?;
            for row in std::mem::take(&mut self.map.new_extras) {
                let mut list = std::mem::take(&mut self.tables.extras[row as usize].attachments);
                for a in &mut list {
                    a.1 = self.md(a.1)?;
                }
                list.retain(|a| a.1.is_some());
                self.tables.extras[row as usize].attachments = list;
            }
        }
        self.named_lists()
    }

    /// `!{}`
    pub(super) fn empty_node(&mut self) -> Md {
        self.tables.metadata.add(MdNode::Tuple { distinct: false, ops: Box::default() })
    }

    /// Destination node of `node`; `NONE` for a value that was not linked.
    #[inline]
    pub(super) fn md(&mut self, node: Md) -> Result<Md, LinkError> {
        if node.is_some() && self.map.md_state[node.index()] != DONE {
            self.translate_md(node)?;
        }
        Ok(self.md_result(node))
    }
    /// Destination node of a node that was translated.
    fn md_result(&self, node: Md) -> Md {
        if node.is_none() { node } else { self.map.md[node.index()] }
    }

    /// Post-order. A distinct node gets its row before its operands, a uniqued one after; a uniqued node that is met again below
    /// itself gets a row too early to be merged with an equal one.
    fn translate_md(&mut self, m: Md) -> Result<(), LinkError> {
        let src = &self.ctx.tables.metadata;
        let mut open = vec![(m, false)];
        while let Some((m, entered)) = open.pop() {
            let node = src.get(m);
            if entered {
                self.define_md(m, node)?;
                continue;
            }
            let state = &mut self.map.md_state[m.index()];
            if *state == DONE {
                continue;
            }
            // Begun and met again: an ancestor.
            let again = std::mem::replace(state, BEGUN) == BEGUN;
            if (again || node.is_distinct()) && self.map.md[m.index()].is_none() {
                self.map.md[m.index()] = self.tables.metadata.placeholder();
            }
            if again {
                continue;
            }
            open.push((m, true));
            let state = &self.map.md_state;
            let mut child = |c: Md| {
                if c.is_some() && state[c.index()] != DONE {
                    open.push((c, false));
                }
            };
            match node {
                MdNode::Tuple { ops, .. } | MdNode::ArgList(ops) => ops.iter().rev().for_each(|&o| child(o)),
                MdNode::Special { fields, .. } => fields.iter().rev().for_each(|(_, f)| {
                    if let MdField::Node(n) = f {
                        child(*n);
                    }
                }),
                _ => {}
            }
        }
        Ok(())
    }

    fn define_md(&mut self, m: Md, node: &MdNode) -> Result<(), LinkError> {
        let node = match node {
            MdNode::Placeholder => MdNode::Tuple { distinct: false, ops: Box::default() },
            MdNode::Str(s) => MdNode::Str(self.str(*s)),
            MdNode::Value(t, v) => match self.linked_value(*v)? {
                Some(v) => MdNode::Value(self.ty(*t), v),
                None => {
                    self.map.md_state[m.index()] = DONE;
                    return Ok(());
                }
            },
            MdNode::Tuple { distinct, ops } => {
                MdNode::Tuple { distinct: *distinct, ops: ops.iter().map(|&o| self.md_result(o)).collect() }
            }
            MdNode::ArgList(ops) => MdNode::ArgList(ops.iter().map(|&o| self.md_result(o)).collect()),
            MdNode::Expr(list) => MdNode::Expr(list.iter().map(|f| self.md_field(f)).collect()),
            MdNode::Special { distinct, kind, fields } => MdNode::Special {
                distinct: *distinct,
                kind: self.str(*kind),
                fields: fields.iter().map(|(n, f)| (self.str(*n), self.md_field(f))).collect(),
            },
        };
        match self.map.md[m.index()].get() {
            Some(to) => self.tables.metadata.define(to, node),
            None => self.map.md[m.index()] = self.tables.metadata.add(node),
        }
        self.map.md_state[m.index()] = DONE;
        Ok(())
    }
    fn md_field(&mut self, md_field: &MdField) -> MdField {
        match md_field {
            MdField::Node(n) => MdField::Node(self.md_result(*n)),
            MdField::Str(s) => MdField::Str(self.str(*s)),
            MdField::Sym(s) => MdField::Sym(self.str(*s)),
            other => other.clone(),
        }
    }
    /// A constant in metadata; `None` when it names a global that is not here.
    fn linked_value(&mut self, value: Value) -> Result<Option<Value>, LinkError> {
        let mut stack = vec![value];
        while let Some(value) = stack.pop() {
            match value.kind() {
                ValueKind::Global(g) if self.globals[g.index()].is_none() => return Ok(None),
                ValueKind::Const(c) => stack.extend_from_slice(self.ctx.tables.consts.list(c)),
                _ => {}
            }
        }
        self.module_value(value).map(Some)
    }

    /// Named lists: flags are merged by their behaviour; compile units follow what refers to them; of other lists the entries
    /// that name something imported, and all of a list the destination does not have when it names no global at all.
    fn named_lists(&mut self) -> Result<(), LinkError> {
        let src = &self.ctx.tables.metadata;
        for (name, list) in &src.named {
            let text = self.ctx.str(*name);
            if text == crate::module_flags::LIST {
                self.module_flags(list)?;
                continue;
            }
            let name = self.str(*name);
            let known = self.named_rows.find(name).is_some();
            let mut entries = Vec::new();
            for &m in list {
                let wanted = match text {
                    _ if self.whole => m.is_some(),
                    b"llvm.dbg.cu" => self.map.md_state[m.index()] == DONE,
                    _ => match self.names_global(m) {
                        Some(imported) => imported,
                        None => !known,
                    },
                };
                if wanted {
                    entries.push(self.md(m)?);
                }
            }
            self.add_to_list(name, entries);
        }
        Ok(())
    }
    /// Adds `entries` to the list called `name`, without those that it has.
    pub(super) fn add_to_list(&mut self, name: Str, mut entries: Vec<Md>) {
        if entries.is_empty() {
            return;
        }
        let list = self.named_rows.list(&mut self.tables.metadata, name);
        let mut present: HashSet<Md, Hasher> = list.iter().copied().collect();
        entries.retain(|&entry| present.insert(entry));
        list.append(&mut entries);
    }
    /// Whether an entry of a named list names an imported global; `None` when it names none.
    fn names_global(&self, node: Md) -> Option<bool> {
        let nodes = &self.ctx.tables.metadata;
        let mut any = None;
        for &o in nodes.ops(node) {
            if let Some(g) = nodes.global_of(o) {
                any = Some(any.unwrap_or(false) || self.taken.contains(g));
            }
        }
        any
    }
}
