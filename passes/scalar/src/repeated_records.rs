//! Debug records that say again what is known, which go.

use std::collections::{HashMap, HashSet};
use warpc_ir::body::{DbgKind, DbgRow};
use warpc_ir::debug_expression as expression;
use warpc_ir::ids::*;
use warpc_ir::metadata::MdField;
use warpc_ir::new_metadata::NewNode;
use warpc_ir::{FuncMut, Value};

/// Drops records of values that say nothing, as LLVM's `RemoveRedundantDbgInstrs` does: of the same bits of a variable another one
/// follows before any instruction, or the variable was last said to be the same in this block. Cost: n log n in the records.
pub fn drop_repeated_records(f: &mut FuncMut<'_>) {
    let mut rank = vec![u32::MAX; f.num_insts()];
    for (place, inst) in f.block_order().flat_map(|block| f.block_insts(block)).enumerate() {
        rank[inst.index()] = place as u32;
    }
    let is_told = |record: &DbgRow| {
        record.kind == DbgKind::Value
            && !record.is_cleared()
            && record.anchor.get().is_some_and(|anchor| rank[anchor.index()] != u32::MAX)
    };
    let mut rows: Vec<(u32, usize)> = (0..f.side().dbg.len())
        .filter(|&row| is_told(&f.side().dbg[row]))
        .map(|row| (rank[f.side().dbg[row].anchor.index()], row))
        .collect();
    rows.sort_unstable();
    let variable = |f: &FuncMut<'_>, record: &DbgRow| (record.var, inlined_at(f, record.loc));
    // Backwards: what is said of the same bits before the same instruction.
    let mut dropped: Vec<usize> = Vec::new();
    let mut seen = HashSet::new();
    let mut kept = Vec::with_capacity(rows.len());
    let mut place = u32::MAX;
    for &(at, row) in rows.iter().rev() {
        if at != place {
            seen.clear();
            place = at;
        }
        let record = f.side().dbg[row];
        let part = f.expression_elements(record.expr).and_then(|list| expression::fragment(&list));
        match seen.insert((variable(f, &record), part)) {
            true => kept.push(row),
            false => dropped.push(row),
        }
    }
    // Forwards: what was said last in the block.
    let (mut block, mut said) = (Block::NONE, HashMap::<(Md, Md), (Value, Md)>::new());
    for &row in kept.iter().rev() {
        let record = f.side().dbg[row];
        let here = f.block_of(record.anchor);
        if here != block {
            said.clear();
            block = here;
        }
        let told = (record.value, record.expr);
        if said.insert(variable(f, &record), told) == Some(told) {
            dropped.push(row);
        }
    }
    f.clear_debug_records(&dropped);
}

/// The call that the code at `location` was inlined at.
fn inlined_at(f: &FuncMut<'_>, location: Md) -> Md {
    let of = match f.new_md(location) {
        Some(&NewNode::Scope { of }) => of,
        Some(&NewNode::Location { inlined_at, .. }) => return inlined_at,
        _ => location,
    };
    let tables = f.ctx().tables;
    let field = tables.strings.find(b"inlinedAt").filter(|_| of.index() < tables.metadata.len());
    match field.and_then(|name| tables.metadata.field(of, name)) {
        Some(&MdField::Node(call)) => call,
        _ => Md::NONE,
    }
}
