//! Metadata: strings, constants, tuples, specialised nodes and debug expressions, as one table of the module.

use crate::ids::*;
use crate::value::Value;
use hashbrown::HashTable;
use std::hash::BuildHasher;
use warpc_columns::RowSet;
use warpc_columns::intern::Hasher;

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
    /// Calls `f` with every node this one refers to.
    fn for_operands(&self, mut f: impl FnMut(Md)) {
        match self {
            MdNode::Tuple { ops, .. } | MdNode::ArgList(ops) => {
                ops.iter().filter(|m| m.is_some()).for_each(|&m| f(m));
            }
            MdNode::Special { fields, .. } => {
                for (_, field) in fields {
                    if let MdField::Node(m) = field
                        && m.is_some()
                    {
                        f(*m);
                    }
                }
            }
            _ => {}
        }
    }
    /// Replaces every node this one refers to.
    fn map_operands(&mut self, mut f: impl FnMut(Md) -> Md) {
        match self {
            MdNode::Tuple { ops, .. } | MdNode::ArgList(ops) => {
                ops.iter_mut().filter(|m| m.is_some()).for_each(|m| *m = f(*m));
            }
            MdNode::Special { fields, .. } => {
                for (_, field) in fields {
                    if let MdField::Node(m) = field
                        && m.is_some()
                    {
                        *m = f(*m);
                    }
                }
            }
            _ => {}
        }
    }
}

/// The node that stands for `node` at last.
fn final_node(stands: &[Md], mut node: Md) -> Md {
    while stands[node.index()] != node {
        node = stands[node.index()];
    }
    node
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

/// Where the named lists of a module are, by name, while lists are added or made longer. A list is found in constant time, where
/// a search for each name would make a module of many lists quadratic.
#[derive(Clone, Default, Debug)]
pub struct NamedRows(Vec<u32>);

impl NamedRows {
    /// The rows of the lists that `metadata` has.
    pub fn of(metadata: &Metadata) -> NamedRows {
        let mut rows = NamedRows::default();
        for (row, (name, _)) in metadata.named.iter().enumerate() {
            rows.set(*name, row);
        }
        rows
    }
    fn set(&mut self, name: Str, row: usize) {
        if self.0.len() <= name.index() {
            self.0.resize(name.index() + 1, u32::MAX);
        }
        self.0[name.index()] = row as u32;
    }
    /// The row of the list called `name`.
    pub fn find(&self, name: Str) -> Option<usize> {
        self.0.get(name.index()).filter(|&&row| row != u32::MAX).map(|&row| row as usize)
    }
    /// The list of `metadata` called `name`; where these rows have none, an empty one is added.
    pub fn list<'m>(&mut self, metadata: &'m mut Metadata, name: Str) -> &'m mut Vec<Md> {
        let is_called = |list: &(Str, Vec<Md>)| list.0 == name;
        let row = match self.find(name) {
            Some(row) if metadata.named.get(row).is_some_and(is_called) => row,
            known => {
                // Lists were taken out since: those of a library are read in part before and in part after its upgrade.
                let moved = known.and_then(|_| metadata.named.iter().position(is_called));
                let row = moved.unwrap_or(metadata.named.len());
                if moved.is_none() {
                    metadata.named.push((name, Vec::new()));
                }
                self.set(name, row);
                row
            }
        };
        &mut metadata.named[row].1
    }
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
    /// Node `node`.
    #[inline]
    pub fn get(&self, node: Md) -> &MdNode {
        &self.nodes[node.index()]
    }
    /// All nodes.
    pub fn nodes(&self) -> &[MdNode] {
        &self.nodes
    }
    /// Adds a node; equal uniqued nodes share one id, distinct nodes never do.
    pub fn add(&mut self, node: MdNode) -> Md {
        let i = self.nodes.len() as u32;
        if !node.is_distinct() {
            let hash = self.hasher.hash_one(&node);
            if let Some(&i) = self.map.find(hash, |&i| self.nodes[i as usize] == node) {
                return Md(i);
            }
            self.nodes.push(node);
            self.insert(hash, i);
            return Md(i);
        }
        self.nodes.push(node);
        Md(i)
    }
    /// Makes row `i`, whose content has this hash, the one that equal nodes are.
    fn insert(&mut self, hash: u64, i: u32) {
        let (nodes, hasher) = (&self.nodes, &self.hasher);
        self.map.insert_unique(hash, i, |&i| hasher.hash_one(&nodes[i as usize]));
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
    /// Defines row `m`, which was a placeholder. A node that names itself becomes distinct. When an equal node is there
    /// already, that one: [`Metadata::merge`] then makes one of the two.
    pub fn define_uniqued(&mut self, m: Md, mut node: MdNode) -> Option<Md> {
        match &mut node {
            MdNode::Tuple { distinct, ops } => *distinct |= ops.contains(&m),
            MdNode::Special { distinct, fields, .. } => {
                *distinct |= fields.iter().any(|f| f.1 == MdField::Node(m));
            }
            _ => {}
        }
        let twin = if node.is_distinct() {
            None
        } else {
            let hash = self.hasher.hash_one(&node);
            let twin = self.map.find(hash, |&i| self.nodes[i as usize] == node).map(|&i| Md(i));
            if twin.is_none() {
                // The row takes its content first: the table may look at it when it grows.
                self.nodes[m.index()] = node;
                self.insert(hash, m.0);
                return None;
            }
            twin
        };
        self.nodes[m.index()] = node;
        twin
    }
    /// Makes one node of each pair of `twins`, and of the nodes that become equal by that. Gives the node that stands for each
    /// row; rows that another stands for are referred to by no node or named list any more. Linear in the table.
    ///
    /// Operands go before their users. Nodes that refer to each other in a circle and were equal as a whole stay apart.
    pub fn merge(&mut self, twins: &[(Md, Md)]) -> Vec<Md> {
        let mut stands: Vec<Md> = (0..self.nodes.len()).map(Md::new).collect();
        for &(m, twin) in twins {
            stands[m.index()] = twin;
        }
        let mut map = std::mem::take(&mut self.map);
        map.clear();
        let mut seen = RowSet::new(self.nodes.len());
        let mut stack: Vec<(Md, bool)> = Vec::new();
        for row in 0..self.nodes.len() {
            stack.push((Md::new(row), false));
            while let Some((m, done)) = stack.pop() {
                if !done {
                    if seen.insert(m) {
                        stack.push((m, true));
                        self.nodes[m.index()].for_operands(|op| {
                            if !seen.contains(op) {
                                stack.push((op, false));
                            }
                        });
                    }
                    continue;
                }
                self.nodes[m.index()].map_operands(|op| final_node(&stands, op));
                if stands[m.index()] != m || self.nodes[m.index()].is_distinct() {
                    continue;
                }
                let (nodes, hasher) = (&self.nodes, &self.hasher);
                let hash = hasher.hash_one(&nodes[m.index()]);
                match map.find(hash, |&i| nodes[i as usize] == nodes[m.index()]) {
                    Some(&i) => stands[m.index()] = Md(i),
                    None => {
                        map.insert_unique(hash, m.0, |&i| hasher.hash_one(&nodes[i as usize]));
                    }
                }
            }
        }
        self.map = map;
        for row in 0..stands.len() {
            stands[row] = final_node(&stands, Md::new(row));
        }
        // A node inside a cycle may have been visited before one of its operands was merged with another.
        for node in &mut self.nodes {
            node.map_operands(|op| stands[op.index()]);
        }
        for (_, list) in &mut self.named {
            for m in list.iter_mut().filter(|m| m.is_some()) {
                *m = stands[m.index()];
            }
        }
        stands
    }
    /// Bytes of a string node.
    pub fn str_of(&self, node: Md) -> Option<Str> {
        match self.nodes.get(node.index())? {
            MdNode::Str(s) => Some(*s),
            _ => None,
        }
    }
    /// The global that a node holds.
    pub fn global_of(&self, node: Md) -> Option<Global> {
        match self.nodes.get(node.index())? {
            MdNode::Value(_, value) => value.as_global(),
            _ => None,
        }
    }
    /// Operands of a tuple; empty otherwise.
    pub fn ops(&self, node: Md) -> &[Md] {
        match self.nodes.get(node.index()) {
            Some(MdNode::Tuple { ops, .. }) => ops,
            _ => &[],
        }
    }
    /// Nodes of a named list.
    pub fn named_list(&self, name: Str) -> &[Md] {
        self.named.iter().find(|(n, _)| *n == name).map_or(&[], |(_, l)| l)
    }
    /// Field `name` of a specialised node.
    pub fn field(&self, node: Md, name: Str) -> Option<&MdField> {
        match self.nodes.get(node.index())? {
            MdNode::Special { fields, .. } => fields.iter().find(|(n, _)| *n == name).map(|(_, v)| v),
            _ => None,
        }
    }
}

impl crate::module::Tables {
    /// The integer of at most 64 bits that a node of the module holds, zero-extended.
    pub fn metadata_int(&self, node: Md) -> Option<u64> {
        match *self.metadata.nodes().get(node.index())? {
            MdNode::Value(_, value) => self.consts.as_int(value),
            _ => None,
        }
    }
    /// The integer of at most 128 bits that a node of the module holds, zero-extended.
    pub fn metadata_u128(&self, node: Md) -> Option<u128> {
        match *self.metadata.nodes().get(node.index())? {
            MdNode::Value(_, value) => self.consts.as_u128(value),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_are_found_where_others_were_taken_out() {
        let mut metadata = Metadata::default();
        let names = [Str(3), Str(1), Str(7)];
        for name in names {
            metadata.named.push((name, Vec::new()));
        }
        let mut rows = NamedRows::of(&metadata);
        assert_eq!(names.map(|name| rows.find(name)), [Some(0), Some(1), Some(2)]);
        assert_eq!(rows.find(Str(2)), None);
        rows.list(&mut metadata, Str(2)).push(Md(5));
        rows.list(&mut metadata, Str(2)).push(Md(6));
        metadata.named.remove(0);
        rows.list(&mut metadata, Str(7)).push(Md(1));
        rows.list(&mut metadata, Str(3)).push(Md(2));
        let all = [(Str(1), vec![]), (Str(7), vec![Md(1)]), (Str(2), vec![Md(5), Md(6)]), (Str(3), vec![Md(2)])];
        assert_eq!(metadata.named, all);
    }
}
