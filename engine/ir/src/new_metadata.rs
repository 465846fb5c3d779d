//! Metadata that a function made during a parallel stage. Its ids continue those of the module's table; until the next barrier
//! merges it, nobody but the function's own edits can read it.

use crate::ids::*;
use crate::metadata::{MdField, MdNode, Metadata};
use crate::module::Tables;

/// A new node.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NewNode {
    /// `!"..."`
    Text(Box<[u8]>),
    /// `i32 7`
    Number(u32),
    /// An integer of this type, of this many bits, at most 64.
    Int(Type, u32, u64),
    /// `i1 true`
    Truth(bool),
    /// `!{...}`
    Tuple(Box<[Md]>),
    /// `distinct !{...}` whose first operand is the node itself, then these.
    Own(Box<[Md]>),
    /// A `DIExpression` of these elements, see [`crate::debug_expression`].
    Expression(Box<[u64]>),
    /// The `DILocation` `of`, inlined at `inlined_at`.
    Location {
        /// Never merged with another.
        distinct: bool,
        /// A location of the module.
        of: Md,
        /// Another location, or `NONE`.
        inlined_at: Md,
    },
    /// The `DILocation` `of` in a part of its scope that this number stands for, in place of such parts that it is in.
    Discriminated {
        /// A location of the module, or a new one.
        of: Md,
        /// Not zero.
        discriminator: u32,
    },
    /// The `DILocation` `of` in another scope, without column.
    Merged {
        /// A location of the module.
        of: Md,
        /// A scope of the module.
        scope: Md,
        /// Zero where it is not known.
        line: u32,
    },
    /// The `DILocation` `of` without line and column: its scope, for a record that no line of the source stands for.
    Scope {
        /// A location of the module, or one of these.
        of: Md,
    },
}

/// What a new node refers to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Operands<'n> {
    /// It is written where it is used.
    InPlace,
    /// These nodes, itself aside.
    Of(&'n [Md]),
}

impl NewNode {
    /// What it refers to.
    pub fn operands(&self) -> Operands<'_> {
        match self {
            NewNode::Text(_) | NewNode::Number(_) | NewNode::Int(..) | NewNode::Truth(_) | NewNode::Expression(_) => {
                Operands::InPlace
            }
            NewNode::Tuple(operands) | NewNode::Own(operands) => Operands::Of(operands),
            NewNode::Location { of, .. }
            | NewNode::Discriminated { of, .. }
            | NewNode::Merged { of, .. }
            | NewNode::Scope { of } => Operands::Of(std::slice::from_ref(of)),
        }
    }
}

/// New nodes of one function. A node refers to nodes of the module and to earlier new ones only.
#[derive(Clone, Default, Debug)]
pub struct NewMetadata {
    first: u32,
    rows: Vec<NewNode>,
}

impl NewMetadata {
    /// Empty, with ids from `first` on.
    pub fn starting_at(first: usize) -> NewMetadata {
        NewMetadata { first: first as u32, rows: Vec::new() }
    }
    /// First id.
    pub fn offset(&self) -> u32 {
        self.first
    }
    /// Node `node`, if it is one of these.
    pub fn get(&self, node: Md) -> Option<&NewNode> {
        self.rows.get(node.0.checked_sub(self.first)? as usize)
    }
    /// Adds a node.
    pub fn add(&mut self, node: NewNode) -> Md {
        self.rows.push(node);
        Md(self.first + self.rows.len() as u32 - 1)
    }
    /// Adds all nodes to the tables; their final ids in order.
    pub(super) fn merge(&self, tables: &mut Tables) -> Vec<Md> {
        let mut ids: Vec<Md> = Vec::with_capacity(self.rows.len());
        for row in &self.rows {
            let id = |m: Md| if m.is_none() || m.0 < self.first { m } else { ids[(m.0 - self.first) as usize] };
            let new = match row {
                NewNode::Text(text) => {
                    let s = tables.strings.intern(text);
                    tables.metadata.add(MdNode::Str(s))
                }
                NewNode::Number(n) => {
                    let v = tables.consts.add_i32(*n);
                    tables.metadata.add(MdNode::Value(Type::I32, v))
                }
                NewNode::Int(ty, bits, n) => {
                    let v = tables.consts.add_int(*ty, *bits, *n);
                    tables.metadata.add(MdNode::Value(*ty, v))
                }
                NewNode::Truth(truth) => {
                    let v = tables.consts.add_bool(*truth);
                    tables.metadata.add(MdNode::Value(Type::I1, v))
                }
                NewNode::Tuple(ops) => {
                    let ops = ops.iter().map(|&m| id(m)).collect();
                    tables.metadata.add(MdNode::Tuple { distinct: false, ops })
                }
                NewNode::Own(ops) => {
                    let me = tables.metadata.placeholder();
                    let ops = std::iter::once(me).chain(ops.iter().map(|&m| id(m))).collect();
                    tables.metadata.define(me, MdNode::Tuple { distinct: true, ops });
                    me
                }
                NewNode::Scope { of } => {
                    let node = scope_of(tables, id(*of));
                    tables.metadata.add(node)
                }
                NewNode::Merged { of, scope, line } => {
                    let node = merged(tables, *of, *scope, *line);
                    tables.metadata.add(node)
                }
                NewNode::Discriminated { of, discriminator } => {
                    let node = discriminated(tables, id(*of), *discriminator);
                    tables.metadata.add(node)
                }
                NewNode::Expression(list) => {
                    let node = crate::special_node::expression(&mut tables.strings, list);
                    tables.metadata.add(node)
                }
                NewNode::Location { distinct, of, inlined_at } => {
                    let node = location(tables, *distinct, *of, id(*inlined_at));
                    tables.metadata.add(node)
                }
            };
            ids.push(new);
        }
        ids
    }
}

/// `of` without line and column.
fn scope_of(tables: &mut Tables, of: Md) -> MdNode {
    let dropped = [tables.strings.intern(b"line"), tables.strings.intern(b"column")];
    let node = tables.metadata.get(of);
    let MdNode::Special { kind, fields, .. } = node else { return node.clone() };
    let mut kept: Vec<(Str, MdField)> = fields.iter().filter(|field| !dropped.contains(&field.0)).cloned().collect();
    // A location is always written with its line.
    kept.insert(0, (dropped[0], MdField::Int(0)));
    MdNode::Special { distinct: false, kind: *kind, fields: kept.into() }
}

/// `of` in `scope`, at `line`.
fn merged(tables: &mut Tables, of: Md, scope: Md, line: u32) -> MdNode {
    let [line_name, scope_name] = [&b"line"[..], b"scope"].map(|name| tables.strings.intern(name));
    let MdNode::Special { distinct, kind, fields } = scope_of(tables, of) else {
        return tables.metadata.get(of).clone();
    };
    let with = |(name, field): (Str, MdField)| match name {
        _ if name == line_name => (name, MdField::Int(line.into())),
        _ if name == scope_name => (name, MdField::Node(scope)),
        _ => (name, field),
    };
    MdNode::Special { distinct, kind, fields: fields.into_iter().map(with).collect() }
}

/// `of` in a `DILexicalBlockFile` with this discriminator.
fn discriminated(tables: &mut Tables, of: Md, discriminator: u32) -> MdNode {
    let [line, column, scope, inlined_at, file, number, block_file] =
        ["line", "column", "scope", "inlinedAt", "file", "discriminator", "DILexicalBlockFile"]
            .map(|name| tables.strings.intern(name.as_bytes()));
    let metadata = &mut tables.metadata;
    let node_of = |metadata: &Metadata, node: Md, name: Str| match metadata.field(node, name) {
        Some(MdField::Node(node)) => *node,
        _ => Md::NONE,
    };
    let mut within = node_of(metadata, of, scope);
    let in_file = node_of(metadata, within, file);
    let is_numbered =
        |metadata: &Metadata, node: Md| matches!(metadata.field(node, number), Some(MdField::Int(n)) if *n != 0);
    while node_of(metadata, within, scope).is_some() && is_numbered(metadata, within) {
        within = node_of(metadata, within, scope);
    }
    let mut fields = vec![(scope, MdField::Node(within))];
    fields.extend(in_file.is_some().then_some((file, MdField::Node(in_file))));
    fields.push((number, MdField::Int(discriminator.into())));
    let part = metadata.add(MdNode::Special { distinct: false, kind: block_file, fields: fields.into() });
    let MdNode::Special { kind, fields, .. } = metadata.get(of) else { return metadata.get(of).clone() };
    let kept = fields.iter().filter(|field| [line, column, scope, inlined_at].contains(&field.0)).cloned();
    let fields = kept.map(|field| if field.0 == scope { (scope, MdField::Node(part)) } else { field }).collect();
    MdNode::Special { distinct: false, kind: *kind, fields }
}

/// `of` with another place of inlining.
fn location(tables: &mut Tables, distinct: bool, of: Md, inlined_at: Md) -> MdNode {
    let key = tables.strings.intern(b"inlinedAt");
    let first = [&b"line"[..], b"column", b"scope"].map(|k| tables.strings.find(k));
    let MdNode::Special { kind, fields, .. } = tables.metadata.get(of) else { return tables.metadata.get(of).clone() };
    let mut out: Vec<(Str, MdField)> = fields.iter().filter(|f| f.0 != key).cloned().collect();
    if inlined_at.is_some() {
        let at = out.iter().take_while(|f| first.contains(&Some(f.0))).count();
        out.insert(at, (key, MdField::Node(inlined_at)));
    }
    MdNode::Special { distinct, kind: *kind, fields: out.into() }
}
