//! `strip-dead-debug-info`: debug information of what is gone goes: variables of a compile unit that no variable of the module has, and
//! compile units without functions and variables.
//!
//! **When**: an entry of `globals` of a `DICompileUnit` stays if a variable of the module is attached to it, or if its expression is a constant.
//! A unit of `llvm.dbg.cu` stays if an entry of it does, or if a function, or a place in one, leads to it. **How**: what functions lead to is
//! marked, each node once. **Cost**: linear in the module and its metadata. **Invariants**: no code changes.
//! **Source**: LLVM's pass of this name.
//! **Relies on** nothing that is said of threads or memory.

use std::collections::HashSet;
use warpc_analysis::AnalysisSet;
use warpc_columns::RowSet;
use warpc_ir::Module;
use warpc_ir::ids::*;
use warpc_ir::metadata::{MdField, MdNode, Metadata};
use warpc_phase::{Level, ModuleCx, ModulePass, PassBody, PassInfo};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "strip-dead-debug-info",
    summary: "drop debug information of what is gone",
    level: Level::Module,
    reads: AnalysisSet::NONE,
    preserves: AnalysisSet::ALL,
    columns: warpc_ir::column_sets::MODULE,
    knobs: &[],
    idempotent: true,
    required: false,
    make: |params| {
        params.finish(INFO.name)?;
        Ok(PassBody::Module(Box::new(StripDead)))
    },
};

struct StripDead;

impl ModulePass for StripDead {
    fn run(&mut self, module: &mut Module, _cx: &mut ModuleCx<'_>) -> bool {
        let strings = &module.tables().strings;
        let names =
            ["llvm.dbg.cu", "dbg", "globals", "expr", "DW_OP_stack_value"].map(|name| strings.find(name.as_bytes()));
        let [Some(units), dbg, globals, expr, constant] = names else { return false };
        let reached = reached_from_functions(module, dbg);
        let attached = attached_to_variables(module, dbg);
        let metadata = &mut module.tables_mut().metadata;
        let Some(list) = metadata.named.iter().position(|row| row.0 == units) else { return false };
        let mut changed = false;
        let mut live = Vec::new();
        let mut seen = HashSet::new();
        for unit in metadata.named[list].1.clone() {
            let entries = globals.and_then(|globals| field_node(metadata, unit, globals));
            let all = entries.map_or(Vec::new(), |entries| metadata.ops(entries).to_vec());
            let is_live = |&entry: &Md| {
                attached.contains(&entry) || expr.is_some_and(|expr| is_constant(metadata, entry, expr, constant))
            };
            let kept: Vec<Md> = all.iter().copied().filter(|entry| seen.insert(*entry) && is_live(entry)).collect();
            let is_unit_live = !kept.is_empty() || reached.contains(unit);
            if let (Some(globals), true) = (globals, kept.len() != all.len()) {
                set_globals(metadata, unit, globals, kept);
                changed = true;
            }
            live.extend(is_unit_live.then_some(unit));
        }
        changed |= live.len() != metadata.named[list].1.len();
        metadata.named[list].1 = live;
        changed
    }
}

/// The node that field `name` of `node` is.
fn field_node(metadata: &Metadata, node: Md, name: Str) -> Option<Md> {
    match metadata.field(node, name)? {
        MdField::Node(node) => Some(*node).filter(|node| node.is_some()),
        _ => None,
    }
}

/// Whether the expression of `entry` computes its value from nothing.
fn is_constant(metadata: &Metadata, entry: Md, expr: Str, stack_value: Option<Str>) -> bool {
    let expression = field_node(metadata, entry, expr).map(|node| metadata.get(node));
    let Some(MdNode::Expr(elements)) = expression else { return false };
    elements.len() == 3 && matches!(elements[2], MdField::Sym(last) if Some(last) == stack_value)
}

/// Makes `kept` the list of variables of `unit`.
fn set_globals(metadata: &mut Metadata, unit: Md, globals: Str, kept: Vec<Md>) {
    let list = match kept.is_empty() {
        true => Md::NONE,
        false => metadata.add(MdNode::Tuple { distinct: false, ops: kept.into() }),
    };
    let MdNode::Special { distinct, kind, fields } = metadata.get(unit).clone() else { return };
    let fields = fields.iter().filter(|field| field.0 != globals || list.is_some());
    let fields = fields.map(|field| if field.0 == globals { (globals, MdField::Node(list)) } else { field.clone() });
    let node = MdNode::Special { distinct, kind, fields: fields.collect() };
    metadata.define(unit, node);
}

/// Entries that variables of the module are attached to.
fn attached_to_variables(module: &Module, dbg: Option<Str>) -> HashSet<Md> {
    let globals = module.globals();
    let live = (0..globals.len()).map(Global::new).filter(|global| !globals.sym()[global.index()].is_dead());
    let extras = live.filter_map(|global| module.ctx().extra(global));
    extras.flat_map(|extra| &extra.attachments).filter(|row| Some(row.0) == dbg).map(|row| row.1).collect()
}

/// Nodes that functions, and places in them, lead to.
fn reached_from_functions(module: &Module, dbg: Option<Str>) -> RowSet<Md> {
    let metadata = &module.tables().metadata;
    let mut reached = RowSet::new(metadata.len());
    let mut work: Vec<Md> = Vec::new();
    let mut add = |node: Md, work: &mut Vec<Md>| {
        if node.is_some() && reached.insert(node) {
            work.push(node);
        }
    };
    for global in module.defined_functions() {
        let extra = module.ctx().extra(global);
        let own = extra.into_iter().flat_map(|extra| &extra.attachments).filter(|row| Some(row.0) == dbg);
        own.for_each(|row| add(row.1, &mut work));
        let Some(func) = module.func(global) else { continue };
        for inst in func.block_order().flat_map(|block| func.block_insts(block)) {
            add(func.loc(inst), &mut work);
        }
        func.side()
            .dbg
            .iter()
            .for_each(|record| [record.loc, record.var].into_iter().for_each(|node| add(node, &mut work)));
    }
    while let Some(node) = work.pop() {
        match metadata.get(node) {
            MdNode::Tuple { ops, .. } | MdNode::ArgList(ops) => ops.iter().for_each(|&op| add(op, &mut work)),
            MdNode::Special { fields, .. } => fields.iter().for_each(|(_, field)| {
                if let MdField::Node(op) = field {
                    add(*op, &mut work);
                }
            }),
            _ => {}
        }
    }
    reached
}
