//! Clones of instructions, for passes that copy regions of blocks: loop rotation, unrolling.
//!
//! The pass owns the map from the values of the region to those of the copy, a dense column over instruction rows, because
//! it may fold what it copies. What belongs to an instruction beside its operands is copied here: the row of a call, index
//! lists, attachments, location, metadata that wraps a local value, and the debug records that stand before it.

use crate::body::{Aux, DbgRow, LocalMd};
use crate::func::{Func, FuncMut};
use crate::ids::*;
use crate::opcode::{Opcode, flags};
use crate::value::{Value, ValueKind};

/// Debug records of a function beyond which clones get none: each region that is copied looks through all of them, and copies of
/// copies would add records without end.
const MAX_DEBUG_RECORDS: usize = 2048;

impl FuncMut<'_> {
    /// A copy of `original` with `operands` in place of its own. It stands in no block yet and has no name.
    pub fn clone_inst(&mut self, original: Inst, operands: &[Value]) -> Inst {
        let head = self.head(original);
        let mut aux = self.aux(original);
        match head.op {
            Opcode::Call | Opcode::Invoke | Opcode::CallBr => {
                let row = self.call(original).clone();
                let calls = &mut self.side_mut().calls;
                aux = Aux { a: calls.len() as u32, b: aux.b };
                calls.push(row);
            }
            Opcode::ExtractValue | Opcode::InsertValue | Opcode::ShuffleVector | Opcode::LandingPad => {
                let indices = &mut self.side_mut().indices;
                let from = aux.a as usize;
                aux.a = indices.len() as u32;
                indices.extend_from_within(from..from + aux.b as usize);
            }
            _ => {}
        }
        let copy = self.new_inst(head.op, head.flags & !flags::HAS_MD, head.ty, operands, aux);
        self.copy_attachments(copy, original);
        copy
    }

    /// `value` with the local values it refers to replaced by `map`. Metadata that wraps a changed local value becomes a
    /// new row.
    pub fn map_value(&mut self, value: Value, map: impl Fn(Value) -> Value) -> Value {
        let ValueKind::LocalMeta(row) = value.kind() else { return map(value) };
        let wrapped = self.side().local_md[row as usize].clone();
        let mapped = match &wrapped {
            LocalMd::Value(ty, v) => LocalMd::Value(*ty, map(*v)),
            LocalMd::ArgList(list) => LocalMd::ArgList(list.iter().map(|&(ty, v)| (ty, map(v))).collect()),
        };
        if mapped == wrapped {
            return value;
        }
        let rows = &mut self.side_mut().local_md;
        rows.push(mapped);
        Value::local_meta(rows.len() as u32 - 1)
    }
}

/// The debug records that stand before the instructions of a region, to be repeated before their clones.
#[derive(Default)]
pub struct RegionDebug {
    /// Records in order of their anchors, each anchor's in program order.
    rows: Vec<DbgRow>,
}

impl RegionDebug {
    /// Records anchored at instructions of blocks for which `inside` holds. One walk over the function's records.
    pub fn of(func: &Func<'_>, inside: impl Fn(Block) -> bool) -> RegionDebug {
        let all = &func.side().dbg;
        if all.len() > MAX_DEBUG_RECORDS {
            return RegionDebug::default();
        }
        let anchored = |r: &&DbgRow| r.anchor.is_some() && inside(func.block_of(r.anchor));
        let mut rows: Vec<DbgRow> = all.iter().filter(anchored).copied().collect();
        rows.sort_by_key(|r| r.anchor);
        RegionDebug { rows }
    }
    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }
    /// The records before `anchor`.
    pub fn before(&self, anchor: Inst) -> &[DbgRow] {
        let from = self.rows.partition_point(|r| r.anchor < anchor);
        let to = from + self.rows[from..].partition_point(|r| r.anchor == anchor);
        &self.rows[from..to]
    }
    /// Puts a copy of `record` before `anchor`, with the values it refers to replaced by `map`.
    pub fn repeat(func: &mut FuncMut<'_>, record: &DbgRow, anchor: Inst, map: impl Fn(Value) -> Value + Copy) {
        if func.side().dbg.len() > MAX_DEBUG_RECORDS {
            return;
        }
        let mut copy = *record;
        copy.anchor = anchor;
        copy.value = func.map_value(record.value, map);
        if record.address.is_some() {
            copy.address = func.map_value(record.address, map);
        }
        func.side_mut().dbg.push(copy);
    }
}
