//! Debug records under edits: which records stand before an instruction, and which name a value.
//!
//! A function compiled with debug information has a record per variable and assignment, and every erased or replaced
//! instruction must tell its records. A search through all records per edit is quadratic, so that the first edit builds an index:
//! for each instruction the records anchored at it and the records and metadata operands that name it, as singly linked lists of
//! nodes. A node whose record has since moved on is dropped when its list is next walked, since the record itself is compared.
//! The index is dropped when the rows are renumbered. Cost of an edit: the records that it moves.

use crate::body::*;
use crate::func::FuncMut;
use crate::ids::*;
use crate::value::{Value, ValueKind};

/// No node.
const END: u32 = u32::MAX;

/// The most records at an instruction that are moved for one to come first.
const MOST_MOVED: usize = 64;

/// Node of a list.
#[derive(Clone, Copy, Debug)]
struct Node {
    /// Row of the records, or of the local metadata.
    row: u32,
    next: u32,
}

/// Lists by row of the instructions, or of the local metadata.
#[derive(Clone, Default, Debug)]
struct Lists {
    heads: Vec<u32>,
    nodes: Vec<Node>,
}

impl Lists {
    fn push(&mut self, key: usize, row: usize) {
        if key >= self.heads.len() {
            self.heads.resize(key + 1, END);
        }
        let next = std::mem::replace(&mut self.heads[key], self.nodes.len() as u32);
        self.nodes.push(Node { row: row as u32, next });
    }
    /// Whether `holds` for a row in the list of `inst`.
    fn any(&self, inst: Inst, holds: impl Fn(u32) -> bool) -> bool {
        let mut at = self.heads.get(inst.index()).copied().unwrap_or(END);
        while at != END {
            let n = self.nodes[at as usize];
            if holds(n.row) {
                return true;
            }
            at = n.next;
        }
        false
    }
    /// Moves the nodes of `from` whose row `keep` accepts, which it may change, to the list of `to`; drops the others. Takes no
    /// memory, however often records move on.
    fn splice(&mut self, from: Inst, to: Option<Inst>, mut keep: impl FnMut(usize) -> bool) {
        let Some(head) = self.heads.get_mut(from.index()) else { return };
        let mut at = std::mem::replace(head, END);
        if at == END {
            return;
        }
        if let Some(to) = to
            && to.index() >= self.heads.len()
        {
            self.heads.resize(to.index() + 1, END);
        }
        while at != END {
            let Node { row, next } = self.nodes[at as usize];
            if keep(row as usize)
                && let Some(to) = to
            {
                self.nodes[at as usize].next = std::mem::replace(&mut self.heads[to.index()], at);
            }
            at = next;
        }
    }
    /// Rows in the list of `key`, in any order and perhaps with repeats.
    fn rows(&self, key: usize) -> Vec<usize> {
        let mut at = self.heads.get(key).copied().unwrap_or(END);
        let mut rows = Vec::new();
        while at != END {
            rows.push(self.nodes[at as usize].row as usize);
            at = self.nodes[at as usize].next;
        }
        rows
    }
}

/// Index of the debug records of a function. Empty until an edit asks, and for functions without debug records.
#[derive(Clone, Default, Debug)]
pub struct DebugIndex {
    anchors: Lists,
    /// Records by the instruction that is their value or address.
    values: Lists,
    /// Rows of local metadata by the instructions they name.
    metadata: Lists,
    /// Records by the row of local metadata, a list of operands, that is their value.
    holders: Lists,
    /// Records and rows of local metadata that are in the index; later ones are appended when it is used.
    filled: (usize, usize),
    /// Whether records were marked as dropped.
    dropped: bool,
}

impl DebugIndex {
    /// Enters what the record in row `row` names.
    fn enter(&mut self, record: &DbgRow, row: usize) {
        for i in [record.value, record.address].into_iter().filter_map(Value::as_inst) {
            self.values.push(i.index(), row);
        }
        if let ValueKind::LocalMeta(list) = record.value.kind() {
            self.holders.push(list as usize, row);
        }
    }
    fn fill(&mut self, dbg: &[DbgRow], local_md: &[LocalMd]) {
        if self.filled.0 > dbg.len() || self.filled.1 > local_md.len() {
            *self = DebugIndex { dropped: self.dropped, ..Default::default() };
        }
        for (row, r) in dbg.iter().enumerate().skip(self.filled.0) {
            if r.anchor.is_some() {
                self.anchors.push(r.anchor.index(), row);
            }
            self.enter(r, row);
        }
        for (row, m) in local_md.iter().enumerate().skip(self.filled.1) {
            match m {
                LocalMd::Value(_, v) => v.as_inst().into_iter().for_each(|i| self.metadata.push(i.index(), row)),
                LocalMd::ArgList(list) => {
                    list.iter().filter_map(|e| e.1.as_inst()).for_each(|i| self.metadata.push(i.index(), row));
                }
            }
        }
        self.filled = (dbg.len(), local_md.len());
    }
}

/// `old` in the value and address of a record becomes `new`; whether one of them was.
fn replace_in_record(record: &mut DbgRow, old: Value, new: Value) -> bool {
    let hits = [record.value == old, record.address == old];
    if hits[0] {
        record.value = new;
    }
    if hits[1] {
        record.address = new;
    }
    hits[0] | hits[1]
}
/// The same for a row of local metadata.
fn replace_in_metadata(local_md: &mut LocalMd, old: Value, new: Value) -> bool {
    let mut hit = false;
    let mut replace = |v: &mut Value| {
        if *v == old {
            *v = new;
            hit = true;
        }
    };
    match local_md {
        LocalMd::Value(_, v) => replace(v),
        LocalMd::ArgList(list) => list.iter_mut().for_each(|e| replace(&mut e.1)),
    }
    hit
}

impl FuncMut<'_> {
    /// Makes debug records that name `old` name `new`. Cost: the records of `old` if it is an instruction, else all records.
    #[inline]
    pub(super) fn replace_debug_uses(&mut self, old: Value, new: Value) {
        let s = self.side();
        // Most functions have no debug information; every erased instruction asks.
        if !s.dbg.is_empty() || !s.local_md.is_empty() {
            self.replace_in_debug_info(old, new);
        }
    }
    fn replace_in_debug_info(&mut self, old: Value, new: Value) {
        let s = self.side_mut();
        let Some(i) = old.as_inst() else {
            // Arguments and blocks are replaced rarely. The index has no lists of them, so it is built anew when it is used
            // next: then `new` has the records too.
            for r in &mut s.dbg {
                replace_in_record(r, old, new);
            }
            for m in &mut s.local_md {
                replace_in_metadata(m, old, new);
            }
            s.debug_index.filled = (usize::MAX, usize::MAX);
            return;
        };
        let (dbg, local_md, index) = (&mut s.dbg, &mut s.local_md, &mut s.debug_index);
        index.fill(dbg, local_md);
        index.values.splice(i, new.as_inst(), |row| replace_in_record(&mut dbg[row], old, new));
        index.metadata.splice(i, new.as_inst(), |row| replace_in_metadata(&mut local_md[row], old, new));
    }
    /// Debug records before `inst`, which leaves the place between `prev` and `next` in `block`, stay there: before `next`, or at the end
    /// of the block before the terminator that was put in behind it. Where there is neither they wait for what is appended next.
    pub(super) fn move_debug_anchor(&mut self, inst: Inst, prev: Inst, next: Inst, block: Block) {
        if self.side().dbg.is_empty() {
            return;
        }
        if next.is_some() {
            self.move_debug_records(inst, next);
        } else if prev.is_some() && self.op(prev).is_terminator() {
            self.move_debug_records(inst, prev);
        } else if self.anchors_debug_records(inst) {
            self.side_mut().dbg_waiting.push((inst, block));
        }
    }
    /// Records that stand before `from` stand before `to` from now on. Costs what `from` has records.
    pub fn move_debug_records(&mut self, from: Inst, to: Inst) {
        let s = self.side_mut();
        let (dbg, index) = (&mut s.dbg, &mut s.debug_index);
        index.fill(dbg, &s.local_md);
        index.anchors.splice(from, Some(to), |row| {
            let stood_here = dbg[row].anchor == from;
            if stood_here {
                dbg[row].anchor = to;
            }
            stood_here
        });
    }
    /// Whether any record stands before `inst`.
    fn anchors_debug_records(&mut self, inst: Inst) -> bool {
        let s = self.side_mut();
        s.debug_index.fill(&s.dbg, &s.local_md);
        s.debug_index.anchors.any(inst, |row| s.dbg[row as usize].anchor == inst)
    }
    /// Debug records that wait at the end of `b` stand before `to` from now on.
    pub(super) fn place_waiting_debug(&mut self, b: Block, to: Inst) {
        let mut waiting = std::mem::take(&mut self.side_mut().dbg_waiting);
        waiting.retain(|&(from, block)| {
            if block == b {
                self.move_debug_records(from, to);
            }
            block != b
        });
        self.side_mut().dbg_waiting = waiting;
    }
    /// Drops the debug records that wait at the end of `b`, which goes with them.
    pub(super) fn drop_waiting_debug(&mut self, b: Block) {
        let mut waiting = std::mem::take(&mut self.side_mut().dbg_waiting);
        waiting.retain(|&(from, block)| {
            if block == b {
                self.drop_records_before(from);
            }
            block != b
        });
        self.side_mut().dbg_waiting = waiting;
    }
    fn drop_records_before(&mut self, anchor: Inst) {
        let s = self.side_mut();
        let (dbg, index) = (&mut s.dbg, &mut s.debug_index);
        index.fill(dbg, &s.local_md);
        let dropped = &mut index.dropped;
        index.anchors.splice(anchor, None, |row| {
            if dbg[row].anchor == anchor {
                dbg[row].clear();
                *dropped = true;
            }
            false
        });
    }
    /// Rows of the debug records whose value is `inst`, ascending.
    pub fn debug_records_of(&mut self, inst: Inst) -> Vec<usize> {
        let s = self.side_mut();
        if s.dbg.is_empty() {
            return Vec::new();
        }
        let (dbg, index) = (&s.dbg, &mut s.debug_index);
        index.fill(dbg, &s.local_md);
        let mut rows = index.values.rows(inst.index());
        rows.retain(|&row| dbg[row].value == Value::inst(inst));
        rows.sort_unstable();
        rows.dedup();
        rows
    }
    /// Drops the debug records whose value is `inst` and for which `drop` holds. The rows stay, naming nothing, until
    /// [`FuncMut::purge_debug_records`], which runs after every pass.
    pub fn drop_debug_records(&mut self, inst: Inst, drop: impl Fn(&DbgRow) -> bool) {
        for row in self.debug_records_of(inst) {
            let s = self.side_mut();
            if drop(&s.dbg[row]) {
                s.dbg[row].clear();
                s.debug_index.dropped = true;
            }
        }
    }
    /// Adds a record that comes before all others at its anchor. Where more than [`MOST_MOVED`] stand there it comes after them,
    /// since every record added would move them all.
    pub fn add_first_debug_record(&mut self, record: DbgRow) {
        let s = self.side_mut();
        let (dbg, index) = (&mut s.dbg, &mut s.debug_index);
        index.fill(dbg, &s.local_md);
        let mut rows = index.anchors.rows(record.anchor.index());
        rows.retain(|&row| dbg[row].anchor == record.anchor);
        rows.sort_unstable();
        rows.dedup();
        let mut carried = record;
        if rows.len() <= MOST_MOVED {
            for row in rows {
                std::mem::swap(&mut dbg[row], &mut carried);
                index.enter(&dbg[row], row);
            }
        }
        dbg.push(carried);
    }
    /// Drops the debug records in `rows`, as [`FuncMut::drop_debug_records`] does.
    pub fn clear_debug_records(&mut self, rows: &[usize]) {
        let s = self.side_mut();
        for &row in rows {
            s.dbg[row].clear();
            s.debug_index.dropped = true;
        }
    }
    /// Makes `new` the value of the debug record in row `row`. Constant time.
    pub fn set_debug_value(&mut self, row: usize, new: Value) {
        let s = self.side_mut();
        if std::mem::replace(&mut s.dbg[row].value, new) == new {
            return;
        }
        // Rows that the index does not hold yet enter it with the value they have then.
        if row < s.debug_index.filled.0
            && let Some(value) = new.as_inst()
        {
            s.debug_index.values.push(value.index(), row);
        } else if row < s.debug_index.filled.0
            && let ValueKind::LocalMeta(list) = new.kind()
        {
            s.debug_index.holders.push(list as usize, row);
        }
    }
    /// Makes `new` the address of the assignment in row `row`. Constant time.
    pub fn set_debug_address(&mut self, row: usize, new: Value) {
        let s = self.side_mut();
        s.dbg[row].address = new;
        if row < s.debug_index.filled.0
            && let Some(address) = new.as_inst()
        {
            s.debug_index.values.push(address.index(), row);
        }
    }
    /// Rows of the debug records that name `inst` as value, as address or in their list of operands, ascending.
    pub(super) fn debug_records_with(&mut self, inst: Inst) -> Vec<usize> {
        let s = self.side_mut();
        let (dbg, local_md, index) = (&s.dbg, &s.local_md, &mut s.debug_index);
        index.fill(dbg, local_md);
        let mut rows = index.values.rows(inst.index());
        rows.retain(|&row| dbg[row].value == Value::inst(inst) || dbg[row].address == Value::inst(inst));
        for list in index.metadata.rows(inst.index()) {
            let names =
                matches!(&local_md[list], LocalMd::ArgList(all) if all.iter().any(|e| e.1 == Value::inst(inst)));
            if names {
                let holds = |row: &usize| dbg[*row].value == Value::local_meta(list as u32);
                rows.extend(index.holders.rows(list).into_iter().filter(holds));
            }
        }
        rows.sort_unstable();
        rows.dedup();
        rows
    }
    /// Records that name `inst`, which is about to be erased, say what it was if they can, else poison.
    #[inline]
    pub(super) fn lose_debug_value(&mut self, inst: Inst) {
        // Most functions have no debug information; every erased instruction asks.
        if !self.side().dbg.is_empty() || !self.side().local_md.is_empty() {
            self.salvage_debug_uses(inst);
            self.replace_in_debug_info(Value::inst(inst), Value::poison(self.ty(inst)));
        }
    }
    /// Removes the rows of dropped debug records. Linear in the records, when any was dropped.
    pub fn purge_debug_records(&mut self) {
        let s = self.side_mut();
        if s.debug_index.dropped {
            s.dbg.retain(|record| !record.is_cleared());
            s.debug_index = DebugIndex::default();
        }
    }
    /// The value of the debug records that name instruction `old` is `new` from now on.
    pub fn replace_debug_value(&mut self, old: Inst, new: Value) {
        self.replace_debug_uses(Value::inst(old), new);
    }
}
