//! Metadata: which nodes are in use, their numbers, the module's metadata block, and the table of attachment kinds.
//!
//! Numbers go to strings first, then to values, then to nodes; a node comes after what it refers to where no circle forbids
//! that. All nodes of the module stand in one block; a function's block has only what names values of that function.
//!
//! | file | what |
//! |---|---|
//! | `layout.rs` | the records of specialised nodes, as data |
//! | `node.rs` | writes a node by its layout |

mod layout;
mod node;

use super::bits::{Abbrev, BitWriter, FIRST_ABBREV, Field};
use super::consts::{ConstScope, ConstSet, Entry};
use super::types::TypeTable;
use crate::codes::{block, metadata as code};
use hashbrown::HashMap;
use layout::{LAYOUTS, Piece};
use warpc_columns::intern::Hasher;
use warpc_ir::ids::*;
use warpc_ir::metadata::{MdField, MdNode, Metadata};
use warpc_ir::metadata_kinds::ATTACHMENT_KINDS;
use warpc_ir::module::ModuleCtx;
use warpc_ir::value::Value;

/// Attachment kinds in use.
pub(super) struct KindTable {
    /// Strings with a fixed number, sorted.
    fixed: Vec<(Str, u32)>,
    /// Number by string, `u32::MAX` when not in use.
    numbers: Vec<u32>,
    /// Kinds in use, with their numbers.
    used: Vec<(u32, Str)>,
    next: u32,
}

impl KindTable {
    /// No kind is in use yet.
    pub(super) fn new(ctx: ModuleCtx<'_>) -> KindTable {
        let strings = &ctx.tables.strings;
        let find = |(n, k): (usize, &&str)| Some((strings.find(k.as_bytes())?, n as u32));
        let mut fixed: Vec<_> = ATTACHMENT_KINDS.iter().enumerate().filter_map(find).collect();
        fixed.sort_unstable();
        KindTable { fixed, numbers: Vec::new(), used: Vec::new(), next: ATTACHMENT_KINDS.len() as u32 }
    }
    /// Notes that a kind is in use.
    pub(super) fn need(&mut self, kind: Str) {
        if self.numbers.len() <= kind.index() {
            self.numbers.resize(kind.index() + 1, u32::MAX);
        }
        if self.numbers[kind.index()] != u32::MAX {
            return;
        }
        let n = match self.fixed.binary_search_by_key(&kind, |r| r.0) {
            Ok(i) => self.fixed[i].1,
            Err(_) => {
                self.next += 1;
                self.next - 1
            }
        };
        self.numbers[kind.index()] = n;
        self.used.push((n, kind));
    }
    /// Number of a kind in use.
    pub(super) fn number(&self, kind: Str) -> u64 {
        self.numbers.get(kind.index()).copied().unwrap_or(u32::MAX) as u64
    }
    /// Writes the block.
    pub(super) fn write(&self, ctx: ModuleCtx<'_>, bits: &mut BitWriter, record: &mut Vec<u64>) {
        if self.used.is_empty() {
            return;
        }
        let mut used = self.used.clone();
        used.sort_unstable();
        bits.enter(block::METADATA_KIND, 3);
        for (n, kind) in used {
            record.clear();
            record.push(n as u64);
            record.extend(ctx.str(kind).iter().map(|&b| b as u64));
            bits.record(code::KIND, record);
        }
        bits.exit();
    }
}

/// What has a number besides strings.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum MdEntry {
    /// A node of the table.
    Node(Md),
    /// A constant of 64 bits, for a bound that is written as a number.
    Number(u64),
    /// `!DIExpression(DW_OP_consts, n)`, for such a bound of a generic range.
    Expression(u64),
}

const NONE: u32 = u32::MAX;
/// Bit of a slot that is among the values.
const VALUE: u32 = 1 << 31;

/// A layout with names of fields as strings of the module; fields that no node has are `NONE`.
struct KindLayout {
    kind: Str,
    code: u32,
    pieces: Vec<Piece<Str>>,
}

/// Metadata in use.
pub(super) struct MdTable<'m> {
    ctx: ModuleCtx<'m>,
    nodes: &'m Metadata,
    /// Layouts, sorted by the string of the kind.
    layouts: Vec<KindLayout>,
    names: node::Names,
    /// Number by string, `u32::MAX` when not in use.
    of_string: Vec<u32>,
    strings: Vec<Str>,
    /// Slot by node: its place among values (with [`VALUE`]) or nodes.
    slots: Vec<u32>,
    values: Vec<MdEntry>,
    others: Vec<MdEntry>,
    /// Slots of what is no node of the table. Looked up only, never walked.
    made: HashMap<MdEntry, u32, Hasher>,
    stack: Vec<(Md, bool)>,
}

impl<'m> MdTable<'m> {
    /// Nothing is in use yet.
    pub(super) fn new(ctx: ModuleCtx<'m>) -> MdTable<'m> {
        let find = |s: &str| ctx.tables.strings.find(s.as_bytes());
        let layout = |l: &layout::Layout| {
            let field = |name: &str| find(name).unwrap_or(Str::NONE);
            let pieces = l.pieces.iter().map(|p| p.map(field)).collect();
            Some(KindLayout { kind: find(l.name)?, code: l.code, pieces })
        };
        let mut layouts: Vec<_> = LAYOUTS.iter().filter_map(layout).collect();
        layouts.sort_unstable_by_key(|l| l.kind);
        let nodes = &ctx.tables.metadata;
        MdTable {
            ctx,
            nodes,
            layouts,
            names: node::Names::new(ctx),
            of_string: Vec::new(),
            strings: Vec::new(),
            slots: vec![NONE; nodes.len()],
            values: Vec::new(),
            others: Vec::new(),
            made: HashMap::with_hasher(Hasher::with_seed(0x6d657461)),
            stack: Vec::new(),
        }
    }
    /// Whether nothing is in use.
    pub(super) fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// How many numbers are given out.
    pub(super) fn len(&self) -> usize {
        self.strings.len() + self.values.len() + self.others.len()
    }
    fn layout(&self, kind: Str) -> Option<&KindLayout> {
        self.layouts.binary_search_by_key(&kind, |l| l.kind).ok().map(|i| &self.layouts[i])
    }

    /// Notes that a node is in use, with all that it refers to.
    #[inline]
    pub(super) fn need(&mut self, node: Md) {
        if node.is_some() && self.slots.get(node.index()) == Some(&NONE) {
            self.need_new(node);
        }
    }
    fn need_new(&mut self, node: Md) {
        const VISITED: u32 = NONE - 1;
        let nodes = self.nodes;
        let mut stack = std::mem::take(&mut self.stack);
        stack.push((node, false));
        while let Some((node, done)) = stack.pop() {
            if node.is_none() || node.index() >= self.slots.len() {
                continue;
            }
            if done {
                self.slots[node.index()] = self.others.len() as u32;
                self.others.push(MdEntry::Node(node));
                continue;
            }
            if self.slots[node.index()] != NONE {
                continue;
            }
            self.slots[node.index()] = VISITED;
            match nodes.get(node) {
                MdNode::Str(s) => self.need_string(*s),
                MdNode::Value(..) => {
                    self.slots[node.index()] = self.values.len() as u32 | VALUE;
                    self.values.push(MdEntry::Node(node));
                }
                MdNode::Tuple { ops, .. } | MdNode::ArgList(ops) => {
                    stack.push((node, true));
                    stack.extend(ops.iter().rev().map(|&o| (o, false)));
                }
                MdNode::Special { kind, fields, .. } => {
                    stack.push((node, true));
                    self.need_fields(*kind, fields, &mut stack);
                }
                MdNode::Expr(_) | MdNode::Placeholder => stack.push((node, true)),
            }
        }
        self.stack = stack;
    }
    fn need_fields(&mut self, kind: Str, fields: &'m [(Str, MdField)], stack: &mut Vec<(Md, bool)>) {
        let nodes = self.nodes;
        for (name, field) in fields.iter().rev() {
            match field {
                MdField::Node(list) if self.names.is_operands(kind, *name) => {
                    // Written in place: the list is no node of its own.
                    stack.extend(nodes.ops(*list).iter().rev().map(|&o| (o, false)));
                }
                MdField::Node(n) => stack.push((*n, false)),
                MdField::Str(s) if self.keeps(*name, *s) => self.need_string(*s),
                MdField::Int(n) => {
                    let value = *n as u64;
                    let bound =
                        self.layout(kind).and_then(|l| l.pieces.iter().copied().find(|p| p.field() == Some(*name)));
                    match bound {
                        Some(Piece::Bound(_)) => self.make(MdEntry::Number(value)),
                        Some(Piece::GenericBound(_)) => self.make(MdEntry::Expression(value)),
                        Some(Piece::Size(_)) if self.names.size_is_node(fields) => self.make(MdEntry::Number(value)),
                        _ => {}
                    }
                }
                _ => {}
            }
        }
    }
    /// Whether a string of a field has a number: an empty one is none, except where the language keeps it.
    fn keeps(&self, field: Str, s: Str) -> bool {
        s != Str::EMPTY || self.names.keeps_empty(field)
    }
    fn need_string(&mut self, s: Str) {
        if self.of_string.len() <= s.index() {
            self.of_string.resize(s.index() + 1, NONE);
        }
        if self.of_string[s.index()] == NONE {
            self.of_string[s.index()] = self.strings.len() as u32;
            self.strings.push(s);
        }
    }
    fn make(&mut self, entry: MdEntry) {
        let list = if matches!(entry, MdEntry::Number(_)) { &mut self.values } else { &mut self.others };
        let slot = list.len() as u32 | if matches!(entry, MdEntry::Number(_)) { VALUE } else { 0 };
        if *self.made.entry(entry).or_insert(slot) == slot {
            list.push(entry);
        }
    }

    fn of_slot(&self, slot: u32) -> u64 {
        let before = self.strings.len();
        match slot {
            NONE => {
                debug_assert!(false, "metadata without a number");
                0
            }
            s if s & VALUE != 0 => before as u64 + (s & !VALUE) as u64,
            s => (before + self.values.len()) as u64 + s as u64,
        }
    }
    fn string(&self, s: Str) -> u64 {
        self.of_string.get(s.index()).copied().unwrap_or(0) as u64
    }
    /// Number of a node in use, from 0.
    pub(super) fn number(&self, node: Md) -> u64 {
        match self.nodes.get(node) {
            MdNode::Str(s) => self.string(*s),
            _ => self.of_slot(self.slots[node.index()]),
        }
    }
    /// Number of a node in use, from 1; 0 for none.
    pub(super) fn number_or_none(&self, node: Md) -> u64 {
        if node.is_none() || node.index() >= self.slots.len() { 0 } else { self.number(node) + 1 }
    }

    /// Calls `f` with the values that nodes in use name: a value of the module, or a number of 64 bits.
    fn each_value(&self, mut f: impl FnMut(Result<(Type, Value), u64>)) {
        for entry in &self.values {
            match *entry {
                MdEntry::Number(n) => f(Err(n)),
                MdEntry::Node(m) => {
                    if let MdNode::Value(t, v) = self.nodes.get(m) {
                        f(Ok((*t, *v)));
                    }
                }
                MdEntry::Expression(_) => {}
            }
        }
    }
    /// Adds the constants that nodes in use name.
    pub(super) fn add_constants(&self, set: &mut ConstSet, scope: &ConstScope<'_>, types: &mut TypeTable<'_>) {
        self.each_value(|value| match value {
            Ok((t, v)) => {
                types.need(t);
                set.add(scope, v, types);
            }
            Err(n) => {
                types.need(Type::I64);
                set.add_entry(Entry::Number(Type::I64, n), Type::I64, types);
            }
        });
    }

    /// Writes the strings, values and nodes into the module's block, which is open.
    pub(super) fn write(
        &self,
        bits: &mut BitWriter,
        record: &mut Vec<u64>,
        types: &TypeTable<'_>,
        set: &ConstSet,
        number: &dyn Fn(Value) -> u32,
    ) {
        self.write_strings(bits);
        self.each_value(|value| match value {
            Ok((t, v)) => bits.record(code::VALUE, &[types.number(t), number(v) as u64]),
            Err(n) => {
                let constant = set.entry(Entry::Number(Type::I64, n));
                bits.record(code::VALUE, &[types.number(Type::I64), constant as u64]);
            }
        });
        for entry in &self.others {
            record.clear();
            match *entry {
                MdEntry::Node(m) => self.write_node(bits, record, m),
                MdEntry::Expression(n) => node::constant_expression(bits, n),
                MdEntry::Number(_) => {}
            }
        }
        for (name, list) in &self.nodes.named {
            bits.string_record(code::NAME, self.ctx.str(*name));
            record.clear();
            record.extend(list.iter().filter(|m| m.is_some()).map(|&m| self.number(m)));
            bits.record(code::NAMED_NODE, record);
        }
    }
    /// All strings are one record: their lengths, six bits at a time, then their bytes.
    fn write_strings(&self, bits: &mut BitWriter) {
        if self.strings.is_empty() {
            return;
        }
        let mut lengths = BitWriter::new(&[]);
        let mut bytes = Vec::new();
        for &s in &self.strings {
            let text = self.ctx.str(s);
            lengths.vbr(text.len() as u64, 6);
            bytes.extend_from_slice(text);
        }
        let lengths = lengths.finish();
        let fields = vec![Field::Literal(code::STRINGS as u64), Field::Vbr(6), Field::Vbr(6), Field::Blob];
        let abbrev = Abbrev { id: FIRST_ABBREV, fields };
        bits.define(&abbrev.fields);
        bits.blob_record(&abbrev, &[self.strings.len() as u64, lengths.len() as u64], &[&lengths, &bytes]);
    }
}

/// Begins a metadata block.
pub(super) fn enter(bits: &mut BitWriter) {
    bits.enter(block::METADATA, 3);
}
