//! Metadata blocks: of the module and of functions, kinds, attachments.
//!
//! Nodes have numbers in the order of their records. A node that is named before its record is a placeholder until then, as in
//! text. Strings and constants become nodes only where they are operands; names of debug information stay strings.

use super::consts::Owner;
use super::debug_info::Names;
use super::error::{Cause, Part};
use super::reader::Reader;
use super::stream::{Stream, rotated};
use crate::codes::{block, metadata as code};
use hashbrown::HashMap;
use smallvec::SmallVec;
use warpc_ir::body::LocalMd;
use warpc_ir::ids::*;
use warpc_ir::metadata::{MdField, MdNode, NamedRows};
use warpc_ir::value::Value;

/// Metadata by its number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Entry {
    Node(Md),
    Str(Str),
    /// A constant, by the number of the value.
    Const(u32),
    /// A local value: row of `State::locals`.
    Local(u32),
    /// Values: row of `State::lists`.
    List(u32),
}

/// A kind of attachments.
struct Kind {
    /// Range of the bytes of its name.
    at: u32,
    len: u32,
    /// The name as a string of the module, once it was asked for.
    name: Option<Str>,
}

/// Kinds of attachments by number: a library says all there are, and few are asked for.
#[derive(Default)]
struct Kinds {
    rows: Vec<Kind>,
    text: Vec<u8>,
    /// Kinds below this number are in the row of their number; the rows of those that came later.
    in_order: u32,
    others: HashMap<u64, u32>,
}

impl Kinds {
    fn add(&mut self, kind: u64, name: &[u64], interned: Option<Str>) {
        let row = self.rows.len() as u32;
        if kind == row as u64 && self.in_order == row {
            self.in_order += 1;
        } else {
            self.others.insert(kind, row);
        }
        let at = self.text.len() as u32;
        self.text.extend(name.iter().map(|&c| c as u8));
        self.rows.push(Kind { at, len: name.len() as u32, name: interned });
    }
    fn row(&self, kind: u64) -> Option<u32> {
        // The last of a number counts.
        let other = if self.others.is_empty() { None } else { self.others.get(&kind).copied() };
        other.or_else(|| u32::try_from(kind).ok().filter(|&row| row < self.in_order))
    }
}

/// State of metadata.
#[derive(Default)]
pub(super) struct State {
    pub entries: Vec<Entry>,
    /// Placeholders of numbers that come later.
    forward: HashMap<u32, Md>,
    /// Number of entries of the module.
    module_entries: usize,
    kinds: Kinds,
    pub locals: Vec<(Type, Value)>,
    pub lists: Vec<Box<[(Type, Value)]>>,
    /// Placeholders, and nodes that they are equal to.
    pub twins: Vec<(Md, Md)>,
    /// Name of the named list that comes next.
    name: Option<Str>,
    named_lists: NamedRows,
    pub names: Names,
    /// Things to bring up to date when all nodes are there.
    pub old: super::old_metadata::Old,
    /// Locations of the function by their words.
    locations: HashMap<[u64; 7], Md>,
}

const BAD: Cause = Cause::Record("metadata");

impl Reader {
    /// Names of kinds of attachments, in a block of their own.
    pub(super) fn metadata_kinds(&mut self, stream: &mut Stream<'_>) -> Part<()> {
        stream.enter(block::METADATA_KIND)?;
        while let Some(code) = stream.next_record()? {
            if code == code::KIND {
                self.metadata_kind(stream.record())?;
            }
        }
        Ok(())
    }
    fn metadata_kind(&mut self, record: &[u64]) -> Part<()> {
        let &[kind, ref name @ ..] = record else { return Err(BAD) };
        let interned = if self.is_lazy { None } else { Some(self.characters(name)) };
        self.md.kinds.add(kind, name, interned);
        Ok(())
    }
    /// Reads a block of metadata: of the module, or of a function.
    pub(super) fn metadata_block(&mut self, stream: &mut Stream<'_>, of_module: bool) -> Part<()> {
        stream.enter(block::METADATA)?;
        while let Some(code) = stream.next_record()? {
            self.metadata_record(code, stream, of_module)?;
        }
        Ok(())
    }
    /// An error when a node is named that no block has had.
    fn no_node_is_missing(&self) -> Part<()> {
        match self.md.forward.keys().min() {
            Some(n) => Err(Cause::Reference("metadata node", *n as u64)),
            None => Ok(()),
        }
    }
    /// Nodes of the module are all there now.
    pub(super) fn end_of_module_metadata(&mut self) -> Part<()> {
        self.no_node_is_missing()?;
        self.md.module_entries = self.md.entries.len();
        self.finish_old_metadata();
        Ok(())
    }
    /// Numbers of a function end with it.
    pub(super) fn end_of_function_metadata(&mut self) -> Part<()> {
        self.no_node_is_missing()?;
        self.md.entries.truncate(self.md.module_entries);
        self.md.locals.clear();
        self.md.lists.clear();
        self.md.locations.clear();
        Ok(())
    }

    // ---- numbers ------------------------------------------------------------------------------------------------

    /// Gives the next number to a node.
    pub(super) fn add_node(&mut self, node: MdNode) {
        let id = self.md.entries.len() as u32;
        let known = if self.md.forward.is_empty() { None } else { self.md.forward.remove(&id) };
        let m = match known {
            Some(m) => {
                if let Some(twin) = self.tables.metadata.define_uniqued(m, node) {
                    self.md.twins.push((m, twin));
                }
                m
            }
            None => self.tables.metadata.add(node),
        };
        self.md.entries.push(Entry::Node(m));
    }
    fn add_entry(&mut self, entry: Entry) -> Part<()> {
        let id = self.md.entries.len() as u32;
        self.md.entries.push(entry);
        // What was named before is a node already.
        if !self.md.forward.is_empty()
            && let Some(m) = self.md.forward.remove(&id)
        {
            let node = match entry {
                Entry::Str(s) => MdNode::Str(s),
                Entry::Const(v) => self.constant_node(v)?,
                _ => return Err(Cause::Type("a metadata operand")),
            };
            if let Some(twin) = self.tables.metadata.define_uniqued(m, node) {
                self.md.twins.push((m, twin));
            }
        }
        Ok(())
    }
    fn constant_node(&mut self, id: u32) -> Part<MdNode> {
        let v = self.constant(id as u64, Owner::Module)?;
        Ok(MdNode::Value(self.constant_type(v, Owner::Module), v))
    }
    /// Metadata number `id` as an operand of a node.
    #[inline]
    pub(super) fn md(&mut self, id: u64) -> Part<Md> {
        match self.md.entries.get(id as usize).copied() {
            Some(Entry::Node(m)) => Ok(m),
            Some(Entry::Str(s)) => Ok(self.tables.metadata.add(MdNode::Str(s))),
            Some(Entry::Const(v)) => {
                let node = self.constant_node(v)?;
                Ok(self.tables.metadata.add(node))
            }
            Some(Entry::Local(_) | Entry::List(_)) => Err(Cause::Type("a metadata operand")),
            None => self.forward_md(id),
        }
    }
    #[cold]
    fn forward_md(&mut self, id: u64) -> Part<Md> {
        let id = u32::try_from(id).map_err(|_| Cause::Reference("metadata node", id))?;
        let metadata = &mut self.tables.metadata;
        Ok(*self.md.forward.entry(id).or_insert_with(|| metadata.placeholder()))
    }
    /// The same where 0 is none and numbers are one higher.
    #[inline]
    pub(super) fn md_or_null(&mut self, n: u64) -> Part<Md> {
        match n.checked_sub(1) {
            None => Ok(Md::NONE),
            Some(id) => self.md(id),
        }
    }
    /// A string, where 0 is none and numbers are one higher.
    #[inline]
    pub(super) fn md_string(&self, n: u64) -> Part<Option<Str>> {
        let Some(id) = n.checked_sub(1) else { return Ok(None) };
        match self.md.entries.get(id as usize) {
            Some(Entry::Str(s)) => Ok(Some(*s)),
            _ => Err(Cause::Reference("metadata string", id)),
        }
    }
    /// A node, not a string, constant or local.
    pub(super) fn md_only_node(&mut self, id: u64) -> Part<Md> {
        match self.md.entries.get(id as usize) {
            Some(Entry::Node(m)) => Ok(*m),
            Some(_) => Err(Cause::Type("a metadata node")),
            None => self.forward_md(id),
        }
    }
    /// Metadata as an operand of a call.
    pub(super) fn md_value(&mut self, id: u64) -> Part<Value> {
        let local = match self.md.entries.get(id as usize).copied() {
            Some(Entry::Local(n)) => {
                let (ty, v) = self.md.locals[n as usize];
                LocalMd::Value(ty, v)
            }
            Some(Entry::List(n)) => LocalMd::ArgList(self.md.lists[n as usize].clone()),
            _ => return Ok(Value::meta(self.md(id)?)),
        };
        self.f.side.local_md.push(local);
        Ok(Value::local_meta(self.f.side.local_md.len() as u32 - 1))
    }
    /// Metadata as the location of a debug record: a value of the function where it is one.
    pub(super) fn md_location(&mut self, id: u64) -> Part<(Value, Type)> {
        match self.md.entries.get(id as usize).copied() {
            Some(Entry::Local(n)) => {
                let (ty, v) = self.md.locals[n as usize];
                Ok((v, ty))
            }
            Some(Entry::Const(c)) => {
                let v = self.constant(c as u64, Owner::Function)?;
                Ok((v, self.slots[c as usize].ty))
            }
            _ => Ok((self.md_value(id)?, Type::METADATA)),
        }
    }

    // ---- records ------------------------------------------------------------------------------------------------

    fn metadata_record(&mut self, code: u32, stream: &mut Stream<'_>, module: bool) -> Part<()> {
        let record = stream.record();
        if let Some(name) = self.md.name.take() {
            if code != code::NAMED_NODE {
                return Err(BAD);
            }
            return self.named_list(name, record);
        }
        match code {
            code::STRINGS => self.strings(record, stream.blob),
            code::STRING_OLD => {
                let s = self.characters(record);
                self.md.old.seen_string(self.tables.strings.get(s));
                self.add_entry(Entry::Str(s))
            }
            code::VALUE => match *record {
                [ty, id] => self.value_entry(ty, id, module),
                _ => Err(BAD),
            },
            code::NODE | code::DISTINCT_NODE => {
                let ops: SmallVec<[Md; 8]> = record.iter().map(|&n| self.md_or_null(n)).collect::<Part<_>>()?;
                self.add_node(MdNode::Tuple { distinct: code == code::DISTINCT_NODE, ops: ops[..].into() });
                Ok(())
            }
            code::NAME => {
                let name = self.characters(record);
                self.md.name = Some(name);
                Ok(())
            }
            code::KIND => self.metadata_kind(record),
            code::OLD_NODE => self.old_node(record),
            code::OLD_FN_NODE => match *record {
                [ty, id] if !matches!(self.types.get(ty)?, Type::METADATA | Type::VOID) => {
                    self.value_entry(ty, id, module)
                }
                // What it was has no form of today.
                _ => {
                    self.add_node(MdNode::Tuple { distinct: false, ops: Box::default() });
                    Ok(())
                }
            },
            code::GLOBAL_DECL_ATTACHMENT => self.global_attachment(record),
            code::ARG_LIST => self.arg_list(record),
            code::INDEX_OFFSET | code::INDEX | code::NAMED_NODE | code::ATTACHMENT => Ok(()),
            _ => self.debug_node(code, record),
        }
    }
    /// `[count, offset of the characters]`, and a blob of lengths and characters.
    fn strings(&mut self, record: &[u64], blob: &[u8]) -> Part<()> {
        let &[count, at] = record else { return Err(BAD) };
        let Some((lengths, mut characters)) = usize::try_from(at).ok().and_then(|at| blob.split_at_checked(at)) else {
            return Err(BAD);
        };
        let mut bits = super::bits::Bits::new(lengths);
        // A length takes six bits at least.
        if count as usize > lengths.len() * 8 / 6 {
            return Err(BAD);
        }
        self.md.entries.reserve(count as usize);
        for _ in 0..count {
            let len = bits.vbr6();
            let Some((text, rest)) = usize::try_from(len).ok().and_then(|n| characters.split_at_checked(n)) else {
                return Err(BAD);
            };
            characters = rest;
            let s = self.tables.strings.intern(text);
            self.md.old.seen_string(text);
            self.add_entry(Entry::Str(s))?;
        }
        if bits.is_past_end() { Err(BAD) } else { Ok(()) }
    }
    /// A value as metadata: a constant, or a value of the function.
    fn value_entry(&mut self, ty: u64, id: u64, module: bool) -> Part<()> {
        let row = self.types.row(ty);
        let ty = self.types.get(ty)?;
        if ty == Type::METADATA || ty == Type::VOID {
            return Err(BAD);
        }
        let known = self.slot(id)?;
        let is_local = |v: Value| v.as_inst().is_some() || v.as_arg().is_some();
        match known {
            Some(slot) if slot.ty != ty => return Err(Cause::Type("a value as metadata")),
            Some(slot) if !is_local(slot.value) => return self.add_entry(Entry::Const(id as u32)),
            _ if module => return Err(Cause::Reference("constant", id)),
            _ => {}
        }
        let v = match known {
            Some(slot) => slot.value,
            None => self.forward_value(id, ty, row)?,
        };
        self.md.locals.push((ty, v));
        self.add_entry(Entry::Local(self.md.locals.len() as u32 - 1))
    }
    fn arg_list(&mut self, record: &[u64]) -> Part<()> {
        let mut list = Vec::with_capacity(record.len());
        for &id in record {
            let (v, ty) = match self.md.entries.get(id as usize) {
                Some(Entry::Local(_) | Entry::Const(_)) => self.md_location(id)?,
                _ => return Err(Cause::Reference("argument of a list", id)),
            };
            list.push((ty, v));
        }
        self.md.lists.push(list.into());
        self.add_entry(Entry::List(self.md.lists.len() as u32 - 1))
    }
    fn named_list(&mut self, name: Str, record: &[u64]) -> Part<()> {
        let list: Vec<Md> = record.iter().map(|&id| self.md_only_node(id)).collect::<Part<_>>()?;
        self.md.named_lists.list(&mut self.tables.metadata, name).extend(list);
        Ok(())
    }
    /// Pairs of type and number; operands of a type that is not metadata are constants.
    fn old_node(&mut self, record: &[u64]) -> Part<()> {
        if !record.len().is_multiple_of(2) {
            return Err(BAD);
        }
        let mut ops: SmallVec<[Md; 8]> = SmallVec::new();
        for pair in record.chunks_exact(2) {
            ops.push(match self.types.get(pair[0])? {
                Type::METADATA => self.md(pair[1])?,
                Type::VOID => Md::NONE,
                _ => {
                    let id = u32::try_from(pair[1]).map_err(|_| BAD)?;
                    let node = self.constant_node(id)?;
                    self.tables.metadata.add(node)
                }
            });
        }
        self.add_node(MdNode::Tuple { distinct: false, ops: ops[..].into() });
        Ok(())
    }

    // ---- attachments --------------------------------------------------------------------------------------------

    /// Makes the names of all kinds, in the order of the file: attachments are printed in the order of these names.
    pub(super) fn all_kinds(&mut self) {
        let (kinds, strings) = (&mut self.md.kinds, &mut self.tables.strings);
        for Kind { at, len, name } in &mut kinds.rows {
            name.get_or_insert_with(|| strings.intern(&kinds.text[*at as usize..(*at + *len) as usize]));
        }
    }
    fn kind(&mut self, n: u64) -> Part<Str> {
        let row = self.md.kinds.row(n).ok_or(Cause::Reference("kind of metadata", n))?;
        let kinds = &mut self.md.kinds;
        let Kind { at, len, ref mut name } = kinds.rows[row as usize];
        let strings = &mut self.tables.strings;
        Ok(*name.get_or_insert_with(|| strings.intern(&kinds.text[at as usize..(at + len) as usize])))
    }
    /// `[value, (kind, node)...]`
    fn global_attachment(&mut self, record: &[u64]) -> Part<()> {
        let &[id, ref pairs @ ..] = record else { return Err(BAD) };
        let Some(slot) = self.slot(id)? else { return Err(Cause::Reference("global", id)) };
        match slot.value.as_global() {
            Some(g) => self.attach_to_global(g, pairs),
            None => Ok(()),
        }
    }
    fn attach_to_global(&mut self, g: Global, pairs: &[u64]) -> Part<()> {
        if !pairs.len().is_multiple_of(2) {
            return Err(BAD);
        }
        for pair in pairs.chunks_exact(2) {
            let (kind, node) = (self.kind(pair[0])?, self.md_only_node(pair[1])?);
            self.extra_of(g).attachments.push((kind, node));
        }
        Ok(())
    }
    /// Attachments of the function and of its instructions.
    pub(super) fn attachments(&mut self, stream: &mut Stream<'_>) -> Part<()> {
        stream.enter(block::METADATA_ATTACHMENT_ID)?;
        let mut list = std::mem::take(&mut self.func.attached);
        list.clear();
        while let Some(code) = stream.next_record()? {
            if code != code::ATTACHMENT {
                continue;
            }
            let record = stream.record();
            if record.len().is_multiple_of(2) {
                self.attach_to_global(self.f.side.global, record)?;
                continue;
            }
            let inst = self.numbered_inst(record[0]).ok_or(Cause::Reference("instruction", record[0]))?;
            for pair in record[1..].chunks_exact(2) {
                let kind = self.kind(pair[0])?;
                // What named a local has no form of today.
                if matches!(self.md.entries.get(pair[1] as usize), Some(Entry::Local(_))) {
                    break;
                }
                let node = self.md_only_node(pair[1])?;
                // A call that became a debug record keeps its location alone.
                if inst.is_some() {
                    list.push((inst, kind, node));
                }
            }
        }
        // The builder takes them in the order of instructions.
        if !list.is_sorted_by_key(|a| a.0) {
            list.sort_by_key(|a| a.0);
        }
        let dbg = self.tables.strings.find(b"dbg");
        for &(inst, kind, node) in &list {
            if Some(kind) == dbg {
                self.f.set_loc(inst, node);
            } else {
                let node = self.old_attachment(kind, node);
                self.f.attach(inst, kind, node);
            }
        }
        self.func.attached = list;
        Ok(())
    }
    /// The location of words `[line, column, scope, inlined at, implicit, atom group, atom rank]`.
    pub(super) fn location(&mut self, record: &[u64]) -> Part<Md> {
        let mut words = [0; 7];
        if record.len() < 4 {
            return Err(Cause::Record("location"));
        }
        let n = record.len().min(7);
        words[..n].copy_from_slice(&record[..n]);
        if let Some(&m) = self.md.locations.get(&words) {
            return Ok(m);
        }
        if words[2] == 0 {
            return Err(Cause::Record("location without a scope"));
        }
        let node = self.location_node(false, &words)?;
        let m = self.tables.metadata.add(node);
        self.md.locations.insert(words, m);
        Ok(m)
    }
    /// An integer constant behind a node.
    pub(super) fn int_of_node(&self, m: Md, signed: bool) -> Option<i128> {
        match *self.tables.metadata.get(m) {
            MdNode::Value(ty, v) => {
                let bits = self.tables.types.view().int_bits(ty)?;
                let v = self.tables.consts.as_int(v)?;
                Some(if signed { warpc_ir::consts::sign_extend(v, bits) as i128 } else { v as i128 })
            }
            _ => None,
        }
    }
    /// The number in a `DIExpression(DW_OP_consts, n)`.
    pub(super) fn int_of_expression(&self, m: Md) -> Option<i128> {
        let MdNode::Expr(list) = self.tables.metadata.get(m) else { return None };
        match **list {
            [MdField::Sym(s), MdField::Int(n)] if self.tables.strings.get(s) == b"DW_OP_consts" => {
                Some(n as u64 as i64 as i128)
            }
            _ => None,
        }
    }
}

/// A signed number as a field.
pub(super) fn signed_field(n: u64) -> MdField {
    MdField::Int(rotated(n) as i128)
}
