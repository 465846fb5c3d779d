//! Stores of one byte over and over, and fills, that stand next to each other in memory, become one fill.

use super::{Operation, State, Visit, argument_alignment, is_volatile, offset_between};
use crate::bytewise::{Byte, byte_of};
use warpc_analysis::facts;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::{Func, Opcode, Value};

/// Bytes written by some stores, counted from the pointer of the first store.
struct Range {
    start: i64,
    end: i64,
    /// Pointer to the first byte, and its alignment.
    pointer: Value,
    align: Option<u64>,
    stores: Vec<Inst>,
}

/// Ranges that do not touch, ascending.
#[derive(Default)]
pub(super) struct Ranges(Vec<Range>);

impl Ranges {
    fn add(&mut self, start: i64, size: u64, pointer: Value, align: Option<u64>, store: Inst) {
        let end = start.saturating_add(i64::try_from(size).unwrap_or(i64::MAX));
        let first = self.0.partition_point(|range| range.end < start);
        if self.0.get(first).is_none_or(|range| end < range.start) {
            self.0.insert(first, Range { start, end, pointer, align, stores: vec![store] });
            return;
        }
        let mut last = first + 1;
        while self.0.get(last).is_some_and(|range| range.start <= end) {
            last += 1;
        }
        let joined: Vec<Range> = self.0.drain(first + 1..last).collect();
        let range = &mut self.0[first];
        for other in joined {
            range.end = range.end.max(other.end);
            range.stores.extend(other.stores);
        }
        range.stores.push(store);
        range.end = range.end.max(end);
        if start < range.start {
            (range.start, range.pointer, range.align) = (start, pointer, align);
        }
    }
}

impl Range {
    /// Whether a fill is better than the stores.
    fn is_worth_a_fill(&self, func: &Func<'_>) -> bool {
        let bytes = (self.end - self.start) as u64;
        if self.stores.len() >= 4 || bytes >= 16 {
            return true;
        }
        if self.stores.len() < 2 {
            return false;
        }
        if self.stores.iter().any(|&i| func.op(i) != Opcode::Store) {
            return true;
        }
        if self.stores.len() == 2 {
            return false;
        }
        let widest =
            (1..=128).rev().find(|&bits| func.layout().is_native(bits)).map_or(1, |bits| u64::from(bits / 8).max(1));
        self.stores.len() as u64 > bytes / widest + bytes % widest
    }
}

/// What a store or fill writes where: its byte, address, size, alignment. `None` for what cannot be part of a fill.
fn written_byte(func: &Func<'_>, inst: Inst) -> Option<(Byte, Value, u64, Option<u64>)> {
    if func.op(inst) == Opcode::Store {
        let value = func.operand(inst, 0);
        let ty = func.type_of(value);
        let scalar = func.types().scalar(ty);
        let foreign = func.types().addrspace(scalar).is_some_and(|space| func.layout().non_integral.contains(&space));
        if !facts::is_simple(func, inst) || foreign || is_nontemporal(func, inst) {
            return None;
        }
        let size = func.layout().fixed_store_size(func.types(), ty)?;
        return Some((byte_of(func, value)?, func.operand(inst, 1), size, Some(func.mem(inst).align)));
    }
    if facts::intrinsic(func, inst) != Some(id::MEMSET) || is_volatile(func, inst) {
        return None;
    }
    let size = func.consts().as_int(func.operand(inst, 2))?;
    Some((Byte::of_i8(func, func.operand(inst, 1)), func.operand(inst, 0), size, argument_alignment(func, inst, 0)))
}

pub(super) fn is_nontemporal(func: &Func<'_>, inst: Inst) -> bool {
    func.ctx().tables.strings.find(b"nontemporal").is_some_and(|kind| func.attachment(inst, kind).is_some())
}

impl State<'_, '_> {
    pub(super) fn visit_store(&mut self, store: Inst) -> Visit {
        if !facts::is_simple(self.func, store) || is_nontemporal(self.func, store) {
            return Visit::Kept;
        }
        if let Visit::Changed(at) = self.store_of_load(store) {
            return Visit::Changed(at);
        }
        if !self.make_fills {
            return Visit::Kept;
        }
        if let Visit::Changed(at) = self.join_fills(store) {
            return Visit::Changed(at);
        }
        // An aggregate of one byte: other passes know fills better.
        let func = &*self.func;
        let Some((byte, pointer, size, align)) = written_byte(func, store) else { return Visit::Kept };
        if !func.types().is_aggregate(func.type_of(func.operand(store, 0))) {
            return Visit::Kept;
        }
        let source = self.byte_value(byte);
        let length = self.func.consts_mut().add_i64(size);
        let operation =
            Operation { which: id::MEMSET, dest: pointer, dest_align: align, source, source_align: None, length };
        self.replace(store, operation)
    }
    pub(super) fn visit_fill(&mut self, fill: Inst) -> Visit {
        if is_volatile(self.func, fill) || self.func.consts().as_int(self.func.operand(fill, 2)).is_none() {
            return Visit::Kept;
        }
        self.join_fills(fill)
    }
    fn byte_value(&mut self, byte: Byte) -> Value {
        match byte {
            Byte::Undef => Value::undef(Type::I8),
            Byte::Known(n) => self.func.consts_mut().add_int(Type::I8, 8, n as u64),
            Byte::Value(v) => v,
        }
    }
    /// Joins `first` and the stores and fills after it, up to the first instruction that may access other memory.
    fn join_fills(&mut self, first: Inst) -> Visit {
        let func = &*self.func;
        let Some((mut byte, base, size, align)) = written_byte(func, first) else { return Visit::Kept };
        let ranges = &mut self.s.ranges;
        ranges.0.clear();
        let mut at = func.next(first);
        while at.is_some() && !func.op(at).is_terminator() {
            if !(func.op(at) == Opcode::Store || facts::intrinsic(func, at) == Some(id::MEMSET)) {
                let inaccessible = func.op(at).is_call() && facts::call_memory(func, at).only_inaccessible();
                if !inaccessible && (facts::may_write(func, at) || facts::may_read(func, at)) {
                    break;
                }
                at = func.next(at);
                continue;
            }
            let Some((next_byte, pointer, next_size, next_align)) = written_byte(func, at) else { break };
            if byte == Byte::Undef && func.op(at) == Opcode::Store {
                byte = next_byte;
            }
            let Some(offset) = offset_between(func, base, pointer).filter(|_| byte == next_byte) else { break };
            ranges.add(offset, next_size, pointer, next_align, at);
            at = func.next(at);
        }
        if ranges.0.is_empty() {
            return Visit::Kept;
        }
        ranges.add(0, size, base, align, first);
        let ranges = std::mem::take(&mut ranges.0);
        let mut made = None;
        for range in &ranges {
            if range.stores.len() < 2 || !range.is_worth_a_fill(self.func) {
                continue;
            }
            let source = self.byte_value(byte);
            let length = self.func.consts_mut().add_i64((range.end - range.start) as u64);
            let operation = Operation {
                which: id::MEMSET,
                dest: range.pointer,
                dest_align: range.align,
                source,
                source_align: None,
                length,
            };
            let Some(fill) = self.make(operation, at) else { continue };
            let place = self.func.loc(range.stores[0]);
            self.func.set_loc(fill, place);
            self.add_definition(fill);
            for &store in &range.stores {
                self.erase(store);
            }
            made = Some(fill);
        }
        self.s.ranges.0 = ranges;
        made.map_or(Visit::Kept, Visit::Changed)
    }
}
