//! Metadata of older files, in the form of today.

use super::error::Part;
use super::metadata::Entry;
use super::reader::Reader;
use hashbrown::HashMap;
use smallvec::SmallVec;
use warpc_ir::ids::*;
use warpc_ir::metadata::{MdField, MdNode};
use warpc_ir::upgrade_debug;

/// What is brought up to date when all nodes of the module are there.
#[derive(Default)]
pub(super) struct Old {
    /// Units and their lists of subprograms, which name their unit today.
    pub unit_lists: Vec<(Md, Md)>,
    /// Types by identifier: older nodes name types by it.
    pub types: HashMap<Str, Md>,
    /// Functions as nodes, and the subprograms that named them.
    pub functions: Vec<(Md, Md)>,
    /// Whether variables are of a version in which they had no expressions around them.
    variables: bool,
    /// Whether an expression is of a version in which declarations of arguments had a dereference.
    pub expressions: bool,
    /// Whether a string is a tag of loop hints under an older name.
    loop_tags: bool,
    /// Loops whose hints were renamed.
    loops: HashMap<Md, Md>,
}

/// Prefix of the older names of loop hints.
const OLD_LOOP: &[u8] = b"llvm.vectorizer.";

impl Old {
    /// Notes a string of the file.
    #[inline]
    pub fn seen_string(&mut self, text: &[u8]) {
        self.loop_tags |= text.starts_with(OLD_LOOP);
    }
}

/// Operators of expressions.
mod op {
    pub const DEREF: u64 = 0x06;
    pub const CONSTU: u64 = 0x10;
    pub const MINUS: u64 = 0x1c;
    pub const PLUS: u64 = 0x22;
    pub const PLUS_UCONST: u64 = 0x23;
    pub const BIT_PIECE: u64 = 0x9d;
    pub const STACK_VALUE: u64 = 0x9f;
    pub const FRAGMENT: u64 = 0x1000;
}

/// Elements of an expression of an older version in the meaning of today.
pub(super) fn expression(version: u64, elements: &[u64]) -> SmallVec<[u64; 8]> {
    let mut list: SmallVec<[u64; 8]> = elements.into();
    let n = list.len();
    if version == 0 && n >= 3 && list[n - 3] == op::BIT_PIECE {
        list[n - 3] = op::FRAGMENT;
    }
    // A dereference at the start took place at the end.
    if version <= 1 && list.first() == Some(&op::DEREF) {
        let end = if n >= 3 && list[n - 3] == op::FRAGMENT { n - 3 } else { n };
        list[..end].rotate_left(1);
    }
    if version > 2 {
        return list;
    }
    // Addition and subtraction had their number as an argument.
    let mut out = SmallVec::new();
    let mut k = 0;
    while k < list.len() {
        let size = match list[k] {
            op::PLUS | op::MINUS | op::CONSTU | op::PLUS_UCONST => 2,
            op::FRAGMENT => 3,
            _ => 1,
        };
        let item = &list[k..list.len().min(k + size)];
        match *item {
            [op::PLUS, n] => out.extend([op::PLUS_UCONST, n]),
            [op::MINUS, n] => out.extend([op::CONSTU, n, op::MINUS]),
            _ => out.extend_from_slice(item),
        }
        k += item.len();
    }
    out
}

impl Reader {
    /// All nodes of the module are there: what older files say elsewhere goes where it belongs.
    pub(super) fn finish_old_metadata(&mut self) {
        self.name_units();
        self.name_types();
        self.wrap_variables();
        for (value, subprogram) in std::mem::take(&mut self.md.old.functions) {
            if let Some(g) = self.tables.metadata.global_of(value) {
                self.attach_debug(g, subprogram);
            }
        }
    }
    fn attach_debug(&mut self, g: Global, node: Md) {
        let dbg = self.tables.strings.intern(b"dbg");
        self.extra_of(g).attachments.push((dbg, node));
    }
    /// Lists of subprograms of units: each subprogram names its unit today.
    fn name_units(&mut self) {
        let lists = std::mem::take(&mut self.md.old.unit_lists);
        if lists.is_empty() {
            return;
        }
        let unit = self.tables.strings.intern(b"unit");
        let order: Vec<Str> = warpc_ir::metadata_kinds::node_kind(b"DISubprogram")
            .map_or(&[][..], |k| k.fields)
            .iter()
            .map(|f| self.tables.strings.intern(f.name.as_bytes()))
            .collect();
        let place = |name: Str| order.iter().position(|&n| n == name);
        for (m, list) in lists {
            if list.is_none() {
                continue;
            }
            for subprogram in self.tables.metadata.ops(list).to_vec() {
                if subprogram.is_none() {
                    continue;
                }
                let node = self.tables.metadata.get(subprogram).clone();
                let MdNode::Special { distinct, kind, fields } = node else { continue };
                let mut fields = fields.into_vec();
                fields.retain(|f| f.0 != unit);
                let at = fields.iter().position(|f| place(f.0) > place(unit)).unwrap_or(fields.len());
                fields.insert(at, (unit, MdField::Node(m)));
                let node = MdNode::Special { distinct, kind, fields: fields.into() };
                self.tables.metadata.define(subprogram, node);
            }
        }
    }
    /// Types that are named by their identifier, a string, become the types.
    fn name_types(&mut self) {
        if self.md.old.types.is_empty() {
            return;
        }
        const FIELDS: [&[u8]; 9] = [
            b"scope",
            b"baseType",
            b"containingType",
            b"vtableHolder",
            b"extraData",
            b"type",
            b"entity",
            b"types",
            b"elements",
        ];
        let names: Vec<Option<Str>> = FIELDS.iter().map(|f| self.tables.strings.find(f)).collect();
        let metadata = &mut self.tables.metadata;
        let types = &self.md.old.types;
        let named = |metadata: &warpc_ir::metadata::Metadata, m: Md| match metadata.get(m) {
            MdNode::Str(s) => types.get(s).copied(),
            _ => None,
        };
        for row in 0..metadata.len() {
            let MdNode::Special { fields, .. } = metadata.get(Md::new(row)) else { continue };
            let mut changes: SmallVec<[(usize, Md); 4]> = SmallVec::new();
            let mut lists: SmallVec<[Md; 2]> = SmallVec::new();
            for (k, (name, field)) in fields.iter().enumerate() {
                let MdField::Node(m) = *field else { continue };
                if m.is_none() || !names.contains(&Some(*name)) {
                    continue;
                }
                if let Some(t) = named(metadata, m) {
                    changes.push((k, t));
                } else if Some(*name) == names[7] {
                    lists.push(m);
                }
            }
            if !changes.is_empty() {
                let mut node = metadata.get(Md::new(row)).clone();
                if let MdNode::Special { fields, .. } = &mut node {
                    for (k, t) in changes {
                        fields[k].1 = MdField::Node(t);
                    }
                }
                metadata.define(Md::new(row), node);
            }
            // Types of parameters.
            for list in lists {
                let ops = metadata.ops(list).to_vec();
                let new: Vec<Md> =
                    ops.iter().map(|&m| if m.is_some() { named(metadata, m).unwrap_or(m) } else { m }).collect();
                if new != ops {
                    metadata.define(list, MdNode::Tuple { distinct: false, ops: new.into() });
                }
            }
        }
    }
    /// A variable of an older file, whose record names its expression, its value or the global that it describes, by number. The
    /// number of the variable is that of both together when there is any of these.
    pub(super) fn old_global_variable(&mut self, variable: MdNode, n: u64) -> Part<()> {
        self.md.old.variables = true;
        let (mut expression, mut global) = (Md::NONE, None);
        if let Some(id) = n.checked_sub(1) {
            match self.md.entries.get(id as usize).copied() {
                Some(Entry::Const(v)) => {
                    let v = self.constant(v as u64, super::consts::Owner::Module)?;
                    global = v.as_global();
                    if let Some(n) = self.tables.consts.as_int(v) {
                        let list = [op::CONSTU, n, op::STACK_VALUE];
                        let node = warpc_ir::special_node::expression(&mut self.tables.strings, &list);
                        expression = self.tables.metadata.add(node);
                    }
                }
                Some(Entry::Local(_) | Entry::List(_) | Entry::Str(_)) => {}
                _ => expression = self.md(id)?,
            }
        }
        if expression.is_none() && global.is_none() {
            self.add_node(variable);
            return Ok(());
        }
        let variable = self.tables.metadata.add(variable);
        let both = self.variable_expression(variable, expression);
        self.add_node(both);
        if let (Some(g), Some(&Entry::Node(both))) = (global, self.md.entries.last()) {
            self.attach_debug(g, both);
        }
        Ok(())
    }
    /// A variable with an expression, the empty one when there is none.
    fn variable_expression(&mut self, variable: Md, mut expression: Md) -> MdNode {
        if expression.is_none() {
            let node = warpc_ir::special_node::expression(&mut self.tables.strings, &[]);
            expression = self.tables.metadata.add(node);
        }
        let [kind, var, expr] =
            [&b"DIGlobalVariableExpression"[..], b"var", b"expr"].map(|s| self.tables.strings.intern(s));
        let fields = [(var, MdField::Node(variable)), (expr, MdField::Node(expression))].into();
        MdNode::Special { distinct: true, kind, fields }
    }
    /// Units list, and globals have attached, variables with expressions today. Each place gets a node of its own, as in LLVM.
    fn wrap_variables(&mut self) {
        if !std::mem::take(&mut self.md.old.variables) {
            return;
        }
        let [unit, variable, globals, dbg] =
            [&b"DICompileUnit"[..], b"DIGlobalVariable", b"globals", b"dbg"].map(|s| self.tables.strings.intern(s));
        let is_variable = |nodes: &warpc_ir::metadata::Metadata, m: Md| {
            m.is_some() && matches!(nodes.get(m), MdNode::Special { kind, .. } if *kind == variable)
        };
        for row in 0..self.tables.metadata.len() {
            let nodes = &self.tables.metadata;
            let MdNode::Special { kind, .. } = nodes.get(Md::new(row)) else { continue };
            let Some(&MdField::Node(list)) = (*kind == unit).then(|| nodes.field(Md::new(row), globals)).flatten()
            else {
                continue;
            };
            if list.is_none() {
                continue;
            }
            let mut ops = nodes.ops(list).to_vec();
            for op in &mut ops {
                if is_variable(&self.tables.metadata, *op) {
                    let both = self.variable_expression(*op, Md::NONE);
                    *op = self.tables.metadata.add(both);
                }
            }
            if ops != self.tables.metadata.ops(list) {
                self.tables.metadata.define(list, MdNode::Tuple { distinct: false, ops: ops.into() });
            }
        }
        for row in 0..self.tables.extras.len() {
            for at in 0..self.tables.extras[row].attachments.len() {
                let (kind, node) = self.tables.extras[row].attachments[at];
                if kind == dbg && is_variable(&self.tables.metadata, node) {
                    let both = self.variable_expression(node, Md::NONE);
                    self.tables.extras[row].attachments[at].1 = self.tables.metadata.add(both);
                }
            }
        }
    }
    /// An expression without the dereference at its start, which older declarations of arguments had.
    pub(super) fn without_deref(&mut self, expression: Md) -> Md {
        let MdNode::Expr(list) = self.tables.metadata.get(expression) else { return expression };
        let [MdField::Sym(first), rest @ ..] = &**list else { return expression };
        if self.tables.strings.get(*first) != b"DW_OP_deref" {
            return expression;
        }
        let rest = MdNode::Expr(rest.into());
        self.tables.metadata.add(rest)
    }
    /// An expression with a dereference at its end, before a fragment; an offset of zero at its start goes.
    pub(super) fn with_deref(&mut self, expression: Md) -> Md {
        let MdNode::Expr(list) = self.tables.metadata.get(expression) else { return expression };
        let mut list = list.to_vec();
        if let [MdField::Sym(first), MdField::Int(0), ..] = list[..]
            && self.tables.strings.get(first) == b"DW_OP_plus_uconst"
        {
            list.drain(..2);
        }
        upgrade_debug::with_deref(&mut self.tables, list)
    }
    /// The node of an attachment in the form of today: type-based alias tags with access types, hints of loops by their names.
    pub(super) fn old_attachment(&mut self, kind: Str, node: Md) -> Md {
        match self.tables.strings.get(kind) {
            b"tbaa" => self.old_tbaa(node),
            b"llvm.loop" if self.md.old.loop_tags => self.old_loop(node),
            _ => node,
        }
    }
    /// A tag that is a type itself: an access of that type at its start.
    fn old_tbaa(&mut self, node: Md) -> Md {
        let ops: SmallVec<[Md; 4]> = self.tables.metadata.ops(node).into();
        let is_node = |r: &Self, m: Md| m.is_some() && matches!(r.tables.metadata.get(m), MdNode::Tuple { .. });
        // A tag of today has a node first and at least three operands.
        if ops.is_empty() || ops.len() >= 3 && is_node(self, ops[0]) {
            return node;
        }
        let zero = self.tables.consts.add_i64(0);
        let zero = self.tables.metadata.add(MdNode::Value(Type::I64, zero));
        let (ty, constant) = match ops[..] {
            // A third operand says that the memory is constant.
            [name, parent, constant] => {
                let ty = self.tables.metadata.add(MdNode::Tuple { distinct: false, ops: [name, parent].into() });
                (ty, Some(constant))
            }
            _ => (node, None),
        };
        let list: Vec<Md> = [ty, ty, zero].into_iter().chain(constant).collect();
        self.tables.metadata.add(MdNode::Tuple { distinct: false, ops: list.into() })
    }
    /// A loop whose hints have older names.
    fn old_loop(&mut self, node: Md) -> Md {
        if let Some(&m) = self.md.old.loops.get(&node) {
            return m;
        }
        let ops = self.tables.metadata.ops(node).to_vec();
        let mut new = ops.clone();
        for op in &mut new[..] {
            if op.is_some() && *op != node {
                *op = self.old_hint(*op);
            }
        }
        let m = if new == ops {
            node
        } else {
            // Its first operand goes on naming the loop as it was, as in LLVM.
            self.tables.metadata.add(MdNode::Tuple { distinct: false, ops: new.into() })
        };
        self.md.old.loops.insert(node, m);
        m
    }
    fn old_hint(&mut self, hint: Md) -> Md {
        let ops = self.tables.metadata.ops(hint).to_vec();
        let Some(s) = ops.first().filter(|m| m.is_some()).and_then(|&m| self.tables.metadata.str_of(m)) else {
            return hint;
        };
        let Some(rest) = self.tables.strings.get(s).strip_prefix(OLD_LOOP) else { return hint };
        let name = match rest {
            b"unroll" => b"llvm.loop.interleave.count".to_vec(),
            _ => [b"llvm.loop.vectorize.", rest].concat(),
        };
        let name = self.tables.strings.intern(&name);
        let name = self.tables.metadata.add(MdNode::Str(name));
        let mut new = ops;
        new[0] = name;
        self.tables.metadata.add(MdNode::Tuple { distinct: false, ops: new.into() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn expressions_of_older_versions() {
        assert_eq!(expression(0, &[op::BIT_PIECE, 0, 8])[..], [op::FRAGMENT, 0, 8]);
        assert_eq!(expression(1, &[op::DEREF, op::PLUS, 8])[..], [op::PLUS_UCONST, 8, op::DEREF]);
        assert_eq!(expression(2, &[op::MINUS, 8])[..], [op::CONSTU, 8, op::MINUS]);
        assert_eq!(expression(3, &[op::DEREF, op::PLUS])[..], [op::DEREF, op::PLUS]);
    }
}
