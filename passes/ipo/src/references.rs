//! Who refers to which global, and references to one global turned into those to another.

use std::collections::HashMap;
pub(crate) use warpc_analysis::callgraph::Marker;
use warpc_columns::RowSet;
use warpc_ir::body::{Body, LocalMd, POOLED};
use warpc_ir::consts::{ConstKind, Consts, ExprHead};
use warpc_ir::ids::*;
use warpc_ir::metadata::MdNode;
use warpc_ir::module::Symbol;
use warpc_ir::{Module, Value};

/// Makes `global` a tombstone: no body, no initialiser, no name in the printed module.
pub(crate) fn erase_global(module: &mut Module, global: Global) {
    module.take_body(global);
    let mut rows = module.globals_mut();
    rows.sym_mut()[global.index()].flags |= Symbol::DEAD;
    rows.parts_mut()[global.index()].init = Value::NONE;
}

/// Globals that a body, an initialiser or a rare part of a live global refers to; metadata and debug records do not count.
/// Linear.
pub(crate) fn referenced(module: &Module) -> RowSet<Global> {
    let n = module.globals().len();
    let mut found = RowSet::new(n);
    let mut marker = Marker::new(&module.tables().consts);
    for g in (0..n).map(Global::new) {
        if module.globals().sym()[g.index()].is_dead() {
            continue;
        }
        marker.mark(module.globals().parts()[g.index()].init, |to| {
            found.insert(to);
        });
        if let Some(extra) = module.ctx().extra(g) {
            for value in [extra.prefix, extra.prologue, extra.personality] {
                marker.mark(value, |to| {
                    found.insert(to);
                });
            }
        }
        let Some(f) = module.func(g) else { continue };
        let mut own = Marker::new(f.consts());
        for i in f.block_order().flat_map(|b| f.block_insts(b)) {
            for value in f.operands(i) {
                own.mark(value, |to| {
                    found.insert(to);
                });
            }
        }
    }
    found
}

/// Globals that `llvm.used` and `llvm.compiler.used` list.
pub(crate) fn listed_as_used(module: &Module) -> RowSet<Global> {
    let mut found = RowSet::new(module.globals().len());
    for name in ["llvm.used", "llvm.compiler.used"] {
        if let Some(list) = module.find_global(name) {
            let mut marker = Marker::new(&module.tables().consts);
            marker.mark(module.globals().parts()[list.index()].init, |g| {
                found.insert(g);
            });
        }
    }
    found
}

/// Rows of `consts` that are equal to an earlier row, each with that row. Rows refer to earlier rows only.
fn duplicates(consts: &Consts) -> HashMap<Const, Const> {
    let mut first: HashMap<(ConstKind, Type, Option<ExprHead>, Vec<Value>), Const> = HashMap::new();
    let mut twins: HashMap<Const, Const> = HashMap::new();
    for c in (0..consts.len()).map(Const::new) {
        let list = consts.list(c);
        if list.is_empty() {
            continue;
        }
        let stands = |v: &Value| v.as_const().and_then(|c| twins.get(&c)).map_or(*v, |&c| Value::constant(c));
        let row = consts.row(c);
        let key = (row.kind, row.ty, consts.expr(c), list.iter().map(stands).collect());
        let one = *first.entry(key).or_insert(c);
        if one != c {
            twins.insert(c, one);
        }
    }
    twins
}

/// Rewrites the globals in `consts`, and gives the constants that became equal to others.
fn rewrite_consts(consts: &mut Consts, with: impl Fn(Value) -> Value) -> HashMap<Const, Const> {
    if consts.operands().iter().all(|&v| with(v) == v) {
        return HashMap::new();
    }
    consts.rewrite(|ty| ty, &with);
    let twins = duplicates(consts);
    if !twins.is_empty() {
        consts.rewrite(|ty| ty, |v| stand_in(&twins, v));
    }
    twins
}

fn stand_in(twins: &HashMap<Const, Const>, value: Value) -> Value {
    value.as_const().and_then(|c| twins.get(&c)).map_or(value, |&c| Value::constant(c))
}

/// Rewrites the globals in a body at rest.
fn rewrite_body(body: &mut Body, with: impl Fn(Value) -> Value) {
    let twins = rewrite_consts(&mut body.side.consts, &with);
    rewrite_operands(body, |value| with(stand_in(&twins, value)));
}

/// Gives every operand of a body at rest, and every value of its debug records and of its local metadata, to `new` and puts the result
/// in its place. Constants that `new` adds go into a table of the caller's: that of the body is not looked at. No row stays settled.
pub fn rewrite_operands(body: &mut Body, mut new: impl FnMut(Value) -> Value) {
    for (head, ops) in body.insts.head.iter().zip(&mut body.insts.ops) {
        if head.n != POOLED {
            ops.0[..head.n as usize].iter_mut().for_each(|v| *v = new(Value(*v)).0);
        }
    }
    let side = &mut body.side;
    side.settled.clear();
    side.pool.iter_mut().for_each(|row| row.value = new(row.value));
    for local in &mut side.local_md {
        match local {
            LocalMd::Value(_, value) => *value = new(*value),
            LocalMd::ArgList(list) => list.iter_mut().for_each(|entry| entry.1 = new(entry.1)),
        }
    }
    for record in &mut side.dbg {
        (record.value, record.address) = (new(record.value), new(record.address));
    }
}

/// Turns references to the first of each pair into references to the second, which has the same type, everywhere in the
/// module: in bodies, constants, initialisers, rare parts and metadata. Linear in the module, whatever the number of pairs.
pub(crate) fn replace_globals(module: &mut Module, pairs: &[(Global, Global)]) {
    let mut to: Vec<Global> = (0..module.globals().len()).map(Global::new).collect();
    for &(old, new) in pairs {
        to[old.index()] = new;
    }
    let with = |value: Value| value.as_global().map_or(value, |g| Value::global(to[g.index()]));
    for g in module.defined_functions() {
        if let Some(body) = module.body_mut(g) {
            rewrite_body(body, with);
        }
    }
    let tables = module.tables_mut();
    let twins = rewrite_consts(&mut tables.consts, with);
    let new = |value: Value| with(stand_in(&twins, value));
    for extra in &mut tables.extras {
        for value in [&mut extra.prefix, &mut extra.prologue, &mut extra.personality] {
            *value = new(*value);
        }
    }
    let renamed: Vec<(Md, MdNode)> = (tables.metadata.nodes().iter().enumerate())
        .filter_map(|(n, node)| match node {
            MdNode::Value(ty, value) if new(*value) != *value => Some((Md::new(n), MdNode::Value(*ty, new(*value)))),
            _ => None,
        })
        .collect();
    for (md, node) in renamed {
        tables.metadata.define(md, node);
    }
    for parts in module.globals_mut().parts_mut() {
        parts.init = new(parts.init);
    }
}
