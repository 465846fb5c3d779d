//! Copies of an innermost loop with its preheader: what versioning and distribution make.
//!
//! A copy has the blocks of the loop in reverse post-order behind a preheader of its own, and of its instructions those that are wanted.
//! Its exits are those of the original until the caller turns them; phis of the exits are the caller's.
//! **Cost**: linear in the loop for each copy. The columns serve all copies of a function and are empty between two of them.

use crate::copy_map::CopyMap;
use warpc_ir::body::DbgRow;
use warpc_ir::edit::region::RegionDebug;
use warpc_ir::ids::*;
use warpc_ir::{Builder, Func, FuncMut, Value};
use warpc_scalar::scopes::ScopeClones;

/// The loop that is copied.
pub struct Source<'s> {
    /// A block that only jumps to the header.
    pub preheader: Block,
    /// Blocks in reverse post-order, the header first.
    pub order: &'s [Block],
    /// Debug records in it.
    pub debug: &'s RegionDebug,
}

impl CopyMap {
    /// Forgets what the blocks of `source` and their instructions became.
    pub fn forget_source(&mut self, func: &Func<'_>, source: &Source<'_>) {
        self.blocks[source.preheader.index()] = Block::NONE;
        self.forget(func, source.order);
    }

    /// Copies `source` in front of block `before`, with `suffix` behind the names. Of its instructions those that are `wanted`, among which
    /// are all terminators and all operands of wanted ones. With `scopes`, the copy gets alias scopes of its own.
    pub fn copy(
        &mut self,
        func: &mut FuncMut<'_>,
        source: &Source<'_>,
        before: Block,
        suffix: &str,
        scopes: Option<&mut ScopeClones>,
        wanted: impl Fn(Inst) -> bool,
    ) {
        self.cover(func);
        let mut after = func.prev_block(before);
        for &block in std::iter::once(&source.preheader).chain(source.order) {
            after = func.new_block_after(after);
            func.derive_name(Value::block(after), Value::block(block), suffix);
            self.blocks[block.index()] = after;
        }
        let jump = func.terminator(source.preheader);
        let (entry, header) = (self.block(source.preheader), self.block(source.order[0]));
        let made = Builder::at_end(func, entry).br(header);
        func.set_loc(made, func.loc(jump));

        // The instructions, and before which of them which records stand.
        let mut made: Vec<Inst> = Vec::new();
        let mut records: Vec<(DbgRow, Inst)> = Vec::new();
        for &block in source.order {
            let mut waiting: Vec<DbgRow> = Vec::new();
            let mut inst = func.first(block);
            while inst.is_some() {
                waiting.extend_from_slice(source.debug.before(inst));
                if wanted(inst) {
                    let clone = self.clone_inst(func, inst, suffix);
                    made.push(clone);
                    records.extend(waiting.drain(..).map(|record| (record, clone)));
                }
                inst = func.next(inst);
            }
        }
        let mut scopes = scopes.filter(|scopes| !scopes.is_empty());
        if let Some(scopes) = &mut scopes {
            scopes.renew(func, suffix.trim_start_matches('.'));
        }
        for &clone in &made {
            self.rename_operands(func, clone);
            if let Some(scopes) = &mut scopes {
                scopes.adapt(func, clone);
            }
        }
        // Phis come before all records.
        for (record, anchor) in records {
            let types: Vec<(Value, Type)> = self.lost(func, &record);
            RegionDebug::repeat(func, &record, anchor, |value| match types.iter().find(|lost| lost.0 == value) {
                Some(&(_, ty)) => Value::poison(ty),
                None => self.value(value),
            });
        }
    }
    /// The values that `record` names and that the copy lacks, with their types.
    fn lost(&self, func: &FuncMut<'_>, record: &DbgRow) -> Vec<(Value, Type)> {
        let mut named: Vec<Value> = Vec::new();
        for value in [record.value, record.address] {
            match value.kind() {
                warpc_ir::ValueKind::LocalMeta(row) => match &func.side().local_md[row as usize] {
                    warpc_ir::body::LocalMd::Value(_, value) => named.push(*value),
                    warpc_ir::body::LocalMd::ArgList(list) => named.extend(list.iter().map(|entry| entry.1)),
                },
                _ => named.push(value),
            }
        }
        let is_lost = |value: &Value| {
            value.as_inst().is_some_and(|inst| {
                self.block(func.block_of(inst)) != func.block_of(inst) && self.values[inst.index()] == Value::NONE
            })
        };
        named.into_iter().filter(is_lost).map(|value| (value, func.type_of(value))).collect()
    }
}
