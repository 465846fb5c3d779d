//! `redundant-dbg-inst-elim`: drops records of debug information that say nothing new.
//!
//! **When**: of records right behind each other that give the same part of a variable, the last one counts; and one that gives a variable the
//! value and expression that the record before it in the block gave is superfluous. Records that are linked to stores stay.
//! **How**: a walk up over the records of each block, then one down. **Cost**: linear in the records, and a sort of them.
//! **Invariants**: every instruction is in the same block with the same values of variables. **Source**: the rules of LLVM's pass of this name.
//! **Relies on** nothing that is said of threads or memory: only records change.

use std::collections::{HashMap, HashSet};
use warpc_analysis::AnalysisSet;
use warpc_ir::FuncMut;
use warpc_ir::body::{DbgKind, DbgRow};
use warpc_ir::debug_expression::{Fragment, elements, fragment};
use warpc_ir::ids::*;
use warpc_ir::metadata::MdField;
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "redundant-dbg-inst-elim",
    summary: "drop debug records that say nothing new",
    level: Level::Function,
    reads: AnalysisSet::NONE,
    preserves: AnalysisSet::ALL,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[],
    idempotent: true,
    required: false,
    make: |params| {
        params.finish(INFO.name)?;
        Ok(PassBody::Function(Box::new(Eliminate)))
    },
};

struct Eliminate;

/// A variable at one place of inlining.
type Variable = (Md, Md);

impl FunctionPass for Eliminate {
    fn run(&mut self, func: &mut FuncMut<'_>, _cx: &mut PassCx<'_>) -> Outcome {
        if func.side().dbg.is_empty() {
            return Outcome::Unchanged;
        }
        let by_block = records_by_block(func);
        let mut drops = vec![false; func.side().dbg.len()];
        for rows in &by_block {
            drop_overridden(func, rows, &mut drops);
            drop_repeated(func, rows, &mut drops);
        }
        if !drops.contains(&true) {
            return Outcome::Unchanged;
        }
        let mut row = 0;
        let side = func.side_mut();
        side.dbg.retain(|_| {
            row += 1;
            !drops[row - 1]
        });
        side.debug_index = Default::default();
        Outcome::Changed(AnalysisSet::ALL)
    }
}

/// Rows of the records of each block with some, in the order in which they stand.
fn records_by_block(func: &FuncMut<'_>) -> Vec<Vec<usize>> {
    let mut at = vec![u32::MAX; func.num_insts()];
    let insts = func.block_order().flat_map(|block| func.block_insts(block));
    insts.enumerate().for_each(|(place, inst)| at[inst.index()] = place as u32);
    let dbg = &func.side().dbg;
    let mut rows: Vec<usize> = (0..dbg.len()).filter(|&row| at[dbg[row].anchor.index()] != u32::MAX).collect();
    rows.sort_by_key(|&row| at[dbg[row].anchor.index()]);
    let block = |&row: &usize| func.block_of(dbg[row].anchor);
    rows.chunk_by(|a, b| block(a) == block(b)).map(<[usize]>::to_vec).collect()
}

fn variable_of(func: &FuncMut<'_>, record: &DbgRow) -> Variable {
    let tables = func.ctx().tables;
    let inlined = tables.strings.find(b"inlinedAt").and_then(|name| tables.metadata.field(record.loc, name));
    match inlined {
        Some(&MdField::Node(at)) => (record.var, at),
        _ => (record.var, Md::NONE),
    }
}

fn part_of(func: &FuncMut<'_>, record: &DbgRow) -> Option<Fragment> {
    let tables = func.ctx().tables;
    let node = tables.metadata.nodes().get(record.expr.index())?;
    fragment(&elements(node, &tables.strings)?)
}

/// Whether a record is linked to stores, which it must stay with.
fn is_linked(record: &DbgRow) -> bool {
    record.kind == DbgKind::Assign
}

/// Of records without an instruction between them, those that a later one replaces.
fn drop_overridden(func: &FuncMut<'_>, rows: &[usize], drops: &mut [bool]) {
    let dbg = &func.side().dbg;
    for run in rows.chunk_by(|&a, &b| dbg[a].anchor == dbg[b].anchor) {
        let mut given = HashSet::new();
        for &row in run.iter().rev() {
            let record = &dbg[row];
            if !matches!(record.kind, DbgKind::Value | DbgKind::Assign) {
                continue;
            }
            let is_last = given.insert((variable_of(func, record), part_of(func, record).map(|f| (f.offset, f.bits))));
            drops[row] |= !is_last && !is_linked(record);
        }
    }
}

/// Those that say again what the record of the variable before says.
fn drop_repeated(func: &FuncMut<'_>, rows: &[usize], drops: &mut [bool]) {
    let dbg = &func.side().dbg;
    let mut known: HashMap<Variable, Option<&DbgRow>> = HashMap::new();
    for &row in rows {
        let record = &dbg[row];
        if drops[row] || !matches!(record.kind, DbgKind::Value | DbgKind::Assign) {
            continue;
        }
        let last = known.entry(variable_of(func, record)).or_default();
        let is_same = last.is_some_and(|last| {
            (last.value, last.ty, last.expr) == (record.value, record.ty, record.expr) && !is_linked(last)
        });
        if is_same && !is_linked(record) {
            drops[row] = true;
        } else {
            *last = Some(record);
        }
    }
}
