//! Stack slots of the caller that a region alone uses, and markers of lifetimes.

use super::plan::Region;
use warpc_analysis::facts;
use warpc_columns::RowSet;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::{Func, FuncMut, Opcode, Value};

/// Slots that go with a region.
#[derive(Clone, Default)]
pub(crate) struct Slots {
    /// The slots.
    pub(crate) allocas: Vec<Inst>,
    /// Starts of their lifetimes that stand before the region and go with them.
    pub(crate) markers: Vec<Inst>,
}

/// Slots that only `region` uses, whose lifetime begins and ends once: the content is gone when the region is left. A start may stand before
/// the region where nothing outside of it can access the slot.
pub(super) fn private(func: &Func<'_>, region: &Region) -> Slots {
    let mut slots = Slots::default();
    for block in func.block_order().filter(|&block| !region.has(block)) {
        for inst in func.block_insts(block).filter(|&inst| func.op(inst) == Opcode::Alloca) {
            if func.consts().as_int(func.operand(inst, 0)).is_none() {
                continue;
            }
            if let Some(start) = only_start(func, region, inst) {
                slots.allocas.push(inst);
                slots.markers.extend(Some(start).filter(|&start| !region.holds(func, start)));
            }
        }
    }
    slots
}

/// The only start of the lifetime of `slot`, if `region` alone uses it and holds the only end.
fn only_start(func: &Func<'_>, region: &Region, slot: Inst) -> Option<Inst> {
    let (mut starts, mut ends) = (Vec::new(), Vec::new());
    for u in func.uses(Value::inst(slot)) {
        let user = func.user(u);
        match facts::intrinsic(func, user) {
            Some(id::LIFETIME_START) => starts.push(user),
            Some(id::LIFETIME_END) => ends.push(user),
            _ if !region.holds(func, user) => return None,
            _ => {}
        }
    }
    let (&[start], &[end]) = (&starts[..], &ends[..]) else { return None };
    let before = func.single_predecessor(region.header) == Some(func.block_of(start));
    let inside = region.holds(func, start);
    let first = if inside { func.block_of(start) } else { region.header };
    let dies =
        region.holds(func, end) && (inside || before) && ends_before_exits(func, region, first, func.block_of(end));
    dies.then_some(start)
}

/// Whether all ways from `first` out of `region` lead through `end`: elsewhere the address may be known to code behind the region.
fn ends_before_exits(func: &Func<'_>, region: &Region, first: Block, end: Block) -> bool {
    let mut seen = RowSet::new(func.num_blocks());
    let mut work = vec![first];
    while let Some(block) = work.pop() {
        if block == end || !seen.insert(block) {
            continue;
        }
        if func.successors(block).any(|to| !region.has(to)) {
            return false;
        }
        work.extend(func.successors(block));
    }
    true
}

/// Drops the markers in `region` of slots that stay outside: a pointer that is passed says nothing of a lifetime. Gives the slots whose lifetime
/// begins in the region, and may as well begin before the call; where it may not, a slot loses all its markers, and lives as long as the function.
pub(super) fn drop_markers_of_inputs(func: &mut FuncMut<'_>, region: &Region, slots: &Slots) -> Vec<Value> {
    let mut started: Vec<Inst> = Vec::new();
    let mut dropped = Vec::new();
    for inst in region.blocks.iter().flat_map(|&block| func.block_insts(block)) {
        let which = facts::intrinsic(func, inst);
        if !matches!(which, Some(id::LIFETIME_START | id::LIFETIME_END)) {
            continue;
        }
        let slot = func.operand(inst, func.call(inst).num_args as usize - 1);
        let Some(alloca) = slot.as_inst().filter(|alloca| !slots.allocas.contains(alloca)) else { continue };
        if region.is_input(func, slot) {
            started.extend((which == Some(id::LIFETIME_START) && !started.contains(&alloca)).then_some(alloca));
            dropped.push(inst);
        }
    }
    let mut starts = Vec::new();
    let is_repeated = is_in_cycle(func, region.header);
    for slot in started {
        let markers: Vec<Inst> = markers(func, slot);
        if is_dead_before(func, region, slot, &markers, is_repeated) {
            starts.push(slot.into());
        } else {
            dropped.extend(markers);
        }
    }
    dropped.sort_unstable();
    dropped.dedup();
    dropped.into_iter().for_each(|inst| func.erase(inst));
    starts
}

/// All markers of `slot`.
fn markers(func: &Func<'_>, slot: Inst) -> Vec<Inst> {
    let users = func.uses(Value::inst(slot)).map(|u| func.user(u));
    users.filter(|&user| matches!(facts::intrinsic(func, user), Some(id::LIFETIME_START | id::LIFETIME_END))).collect()
}

/// Whether nothing can read on entry of `region` what `slot` holds: its life begins there before all else that is done to it, or begins
/// nowhere else while the region runs once.
fn is_dead_before(func: &Func<'_>, region: &Region, slot: Inst, markers: &[Inst], is_repeated: bool) -> bool {
    let is_start = |inst: Inst| facts::intrinsic(func, inst) == Some(id::LIFETIME_START);
    let names = |inst: Inst| func.operands(inst).any(|value| value == Value::inst(slot));
    let first = func.block_insts(region.header).find(|&inst| names(inst));
    first.is_some_and(is_start) || !is_repeated && markers.iter().filter(|&&marker| is_start(marker)).count() == 1
}

/// Whether control can come back to `block`.
fn is_in_cycle(func: &Func<'_>, block: Block) -> bool {
    let mut seen = RowSet::new(func.num_blocks());
    let mut work: Vec<Block> = func.successors(block).collect();
    while let Some(next) = work.pop() {
        if next == block {
            return true;
        }
        if seen.insert(next) {
            work.extend(func.successors(next));
        }
    }
    false
}
