//! Metadata: strings, constants, tuples, specialised nodes and debug expressions, as one table of the module.

use crate::columns::intern::Hasher;
use crate::ids::*;
use crate::ir::value::Value;
use hashbrown::HashTable;
use std::hash::BuildHasher;

/// Value of one field of a specialised node.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum MdField {
    /// Another node (`NONE` is `null`).
    Node(Md),
    /// Signed or unsigned integer.
    Int(i128),
    /// `true` or `false`.
    Bool(bool),
    /// String.
    Str(Str),
    /// A symbol, or symbols joined by ` | `, as written: `DW_TAG_member`, `DIFlagPublic | DIFlagVector`, `FullDebug`.
    Sym(Str),
}

/// A metadata node.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum MdNode {
    /// Declared by a forward reference and not defined yet; never in a finished module.
    Placeholder,
    /// `!"..."`
    Str(Str),
    /// `i32 7`, `ptr @f`: a module-level constant of a type.
    Value(Type, Value),
    /// `!{...}`; an operand may be `NONE` (`null`).
    Tuple {
        /// Never merged with another.
        distinct: bool,
        /// Operands.
        ops: Box<[Md]>,
    },
    /// `!DILocation(line: 1, ...)` and all its relatives.
    Special {
        /// Never merged with another.
        distinct: bool,
        /// Name of the node kind without `!`: `DILocation`.
        kind: Str,
        /// Field name and value, in the order of the language's table for this kind; fields at their default are absent.
        fields: Box<[(Str, MdField)]>,
    },
    /// `!DIExpression(...)`: elements are symbols or integers.
    Expr(Box<[MdField]>),
    /// `!DIArgList(...)` of constants (function-local ones are rows of the function).
    ArgList(Box<[Md]>),
}

impl MdNode {
    /// Whether two equal nodes are still two nodes.
    pub fn is_distinct(&self) -> bool {
        matches!(
            self,
            MdNode::Tuple { distinct: true, .. } | MdNode::Special { distinct: true, .. } | MdNode::Placeholder
        )
    }
}

/// Metadata of a module.
#[derive(Clone)]
pub struct Metadata {
    nodes: Vec<MdNode>,
    map: HashTable<u32>,
    hasher: Hasher,
    /// `!name = !{...}`
    pub named: Vec<(Str, Vec<Md>)>,
}

impl Default for Metadata {
    fn default() -> Self {
        Metadata { nodes: Vec::new(), map: HashTable::new(), hasher: Hasher::with_seed(0x6d657461), named: Vec::new() }
    }
}

impl Metadata {
    /// Number of nodes.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }
    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }
    /// Node `m`.
    #[inline]
    pub fn get(&self, m: Md) -> &MdNode {
        &self.nodes[m.index()]
    }
    /// All nodes.
    pub fn nodes(&self) -> &[MdNode] {
        &self.nodes
    }
    /// Adds a node; equal uniqued nodes share one id, distinct nodes never do.
    pub fn add(&mut self, node: MdNode) -> Md {
        if node.is_distinct() {
            self.nodes.push(node);
            return Md::new(self.nodes.len() - 1);
        }
        let hash = self.hasher.hash_one(&node);
        if let Some(&i) = self.map.find(hash, |&i| self.nodes[i as usize] == node) {
            return Md(i);
        }
        let i = self.nodes.len() as u32;
        self.nodes.push(node);
        let (nodes, hasher) = (&self.nodes, &self.hasher);
        self.map.insert_unique(hash, i, |&i| hasher.hash_one(&nodes[i as usize]));
        Md(i)
    }
    /// Adds a row to be defined later by [`Metadata::define`] (the reader's forward references).
    pub fn placeholder(&mut self) -> Md {
        self.nodes.push(MdNode::Placeholder);
        Md::new(self.nodes.len() - 1)
    }
    /// Defines or replaces row `m` in place. The row is not merged with an equal one.
    pub fn define(&mut self, m: Md, node: MdNode) {
        self.nodes[m.index()] = node;
    }
    /// Bytes of a string node.
    pub fn str_of(&self, m: Md) -> Option<Str> {
        match self.nodes.get(m.index())? {
            MdNode::Str(s) => Some(*s),
            _ => None,
        }
    }
    /// Operands of a tuple; empty otherwise.
    pub fn ops(&self, m: Md) -> &[Md] {
        match self.nodes.get(m.index()) {
            Some(MdNode::Tuple { ops, .. }) => ops,
            _ => &[],
        }
    }
    /// Nodes of a named list.
    pub fn named_list(&self, name: Str) -> &[Md] {
        self.named.iter().find(|(n, _)| *n == name).map_or(&[], |(_, l)| l)
    }
    /// Field `name` of a specialised node.
    pub fn field(&self, m: Md, name: Str) -> Option<&MdField> {
        match self.nodes.get(m.index())? {
            MdNode::Special { fields, .. } => fields.iter().find(|(n, _)| *n == name).map(|(_, v)| v),
            _ => None,
        }
    }
}
