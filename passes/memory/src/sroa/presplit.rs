//! Loads and stores of integers that are copies, and reach over partitions, are cut before anything else: each part is then copied from
//! alloca to alloca, and no integer is put together only to be taken apart.

use super::metadata;
use super::partition::partitions;
use super::slices::{Slice, Slices};
use super::state::State;
use super::values::*;
use warpc_analysis::facts;
use warpc_ir::ids::*;
use warpc_ir::{FuncMut, Opcode, Value};

/// A load or store that is cut, its slice, and where: offsets from its begin.
struct Cut {
    inst: Inst,
    slice: usize,
    at: Vec<u64>,
    /// Another access keeps it from being cut.
    off: bool,
}

/// Accesses that may be cut, in the order of their slices.
#[derive(Default)]
struct Cuts {
    list: Vec<Cut>,
    /// Loads that cannot be cut; sorted when all are known.
    whole: Vec<Inst>,
}

impl Cuts {
    fn find(&self, inst: Inst) -> Option<usize> {
        self.list.iter().position(|cut| cut.inst == inst)
    }
}

/// Most accesses of an alloca that are cut before the others.
const MAX_CUTS: usize = 512;

/// The load whose value a store stores.
fn stored_load(func: &FuncMut<'_>, store: Inst) -> Option<Inst> {
    func.operand(store, 0).as_inst().filter(|&inst| func.op(inst) == Opcode::Load)
}

/// Cuts copies at the bounds of partitions of `alloca`, whose slices change; whether there were any.
pub fn presplit(func: &mut FuncMut<'_>, state: &mut State, alloca: Inst, slices: &mut Slices) -> bool {
    let mut cuts = candidates(func, slices);
    settle(func, &mut cuts);
    if cuts.list.iter().all(|cut| cut.off) {
        return false;
    }
    let mut resplit: Vec<Inst> = Vec::new();
    let mut new: Vec<Slice> = Vec::new();
    let mut parts: Vec<(Inst, Vec<Value>)> = Vec::new();
    for n in 0..cuts.list.len() {
        if !cuts.list[n].off && func.op(cuts.list[n].inst) == Opcode::Load {
            split_load(func, state, slices, &cuts, n, &mut new, &mut parts, &mut resplit);
        }
    }
    for n in 0..cuts.list.len() {
        if !cuts.list[n].off && func.op(cuts.list[n].inst) == Opcode::Store {
            split_store(func, state, slices, &cuts.list[n], &mut new, &parts, &mut resplit);
        }
    }
    slices.list.retain(|slice| slice.usage.is_some());
    slices.list.extend(new);
    slices.sort();
    for other in resplit {
        if other != alloca {
            state.promotable.remove(other);
        }
    }
    true
}

/// Loads that are only stored, and stores of loads, that reach over a partition's end.
fn candidates(func: &FuncMut<'_>, slices: &Slices) -> Cuts {
    let mut cuts = Cuts::default();
    for part in partitions(slices) {
        for n in part.first..part.last {
            let slice = slices.list[n];
            let inst = func.user(slice.usage);
            let op = func.op(inst);
            if !slice.splittable || slice.end <= part.end {
                match op {
                    Opcode::Load => cuts.whole.push(inst),
                    Opcode::Store => cuts.whole.extend(stored_load(func, inst)),
                    _ => {}
                }
                continue;
            }
            let may = match op {
                Opcode::Load => {
                    let only_stored = func.uses(Value::inst(inst)).all(|usage| {
                        let user = func.user(usage);
                        func.op(user) == Opcode::Store && func.use_index(usage) == 0 && facts::is_simple(func, user)
                    });
                    if !only_stored {
                        cuts.whole.push(inst);
                    }
                    only_stored
                }
                Opcode::Store => stored_load(func, inst).is_some_and(|load| facts::is_simple(func, load)),
                _ => false,
            };
            if may && cuts.list.len() < MAX_CUTS {
                cuts.list.push(Cut { inst, slice: n, at: vec![part.end - slice.begin], off: false });
            } else if may && op == Opcode::Load {
                cuts.whole.push(inst);
            }
        }
        for &n in &part.tails {
            let slice = slices.list[n];
            if slice.end > part.end
                && let Some(cut) = cuts.find(func.user(slice.usage))
            {
                cuts.list[cut].at.push(part.end - slice.begin);
            }
        }
    }
    cuts.whole.sort_unstable();
    cuts
}

/// Leaves out stores whose load is not cut, or cut elsewhere, and the loads of these.
fn settle(func: &FuncMut<'_>, cuts: &mut Cuts) {
    let is_whole = |whole: &[Inst], inst: Inst| whole.contains(&inst);
    for n in 0..cuts.list.len() {
        if func.op(cuts.list[n].inst) != Opcode::Store {
            continue;
        }
        let Some(load) = stored_load(func, cuts.list[n].inst) else { continue };
        if is_whole(&cuts.whole, load) {
            cuts.list[n].off = true;
        } else if let Some(other) = cuts.find(load)
            && cuts.list[other].at != cuts.list[n].at
        {
            cuts.list[n].off = true;
            cuts.whole.push(load);
        }
    }
    for n in 0..cuts.list.len() {
        let inst = cuts.list[n].inst;
        let load = if func.op(inst) == Opcode::Load { Some(inst) } else { stored_load(func, inst) };
        cuts.list[n].off |= load.is_some_and(|load| is_whole(&cuts.whole, load));
    }
}

/// Begins and ends of the parts of an access of `size` bytes that is cut at `at`.
fn parts_of(at: &[u64], size: u64) -> impl Iterator<Item = (u64, u64)> + '_ {
    let begins = [0].into_iter().chain(at.iter().copied());
    begins.zip(at.iter().copied().chain([size]))
}

fn part_load(func: &mut FuncMut<'_>, load: Inst, begin: u64, end: u64) -> Value {
    let spot = Spot::before(func, load);
    let ptr = func.operand(load, 0);
    let ptr_ty = func.type_of(ptr);
    let at = named_offset(func, &spot, ptr, begin, ptr_ty);
    let ty = func.int_type(((end - begin) * 8) as u32);
    let align = common_align(func.mem(load).align, begin);
    let part = spot.build(func).load(ty, at, align, 0);
    func.derive_name(part, Value::inst(load), "");
    metadata::copy_loop_facts(func, part, load);
    part
}

/// The address `offset` bytes behind `ptr`, named after it.
fn named_offset(func: &mut FuncMut<'_>, spot: &Spot, ptr: Value, offset: u64, ty: Type) -> Value {
    let at = offset_pointer(func, spot, ptr, offset, ty);
    if at != ptr {
        func.name_after(at, ptr, ".sroa_idx");
    }
    at
}

fn part_store(func: &mut FuncMut<'_>, store: Inst, value: Value, begin: u64) -> Inst {
    let spot = Spot::before(func, store);
    let ptr = func.operand(store, 1);
    let ptr_ty = func.type_of(ptr);
    let at = named_offset(func, &spot, ptr, begin, ptr_ty);
    let align = common_align(func.mem(store).align, begin);
    let part = spot.build(func).store(value, at, align, 0);
    metadata::copy_loop_facts(func, Value::inst(part), store);
    part
}

/// Notes that the other end of a copy is to be looked at, and not promoted if it is an alloca as a whole.
fn revisit(func: &FuncMut<'_>, state: &mut State, ptr: Value, resplit: &mut Vec<Inst>) {
    let Some(root) = root_alloca(func, ptr) else { return };
    if ptr == Value::inst(root) {
        resplit.push(root);
    }
    state.allocas.insert(root);
}

#[expect(clippy::too_many_arguments)]
fn split_load(
    func: &mut FuncMut<'_>,
    state: &mut State,
    slices: &mut Slices,
    cuts: &Cuts,
    n: usize,
    new: &mut Vec<Slice>,
    parts: &mut Vec<(Inst, Vec<Value>)>,
    resplit: &mut Vec<Inst>,
) {
    let cut = &cuts.list[n];
    let (load, slice) = (cut.inst, slices.list[cut.slice]);
    let mut made = Vec::new();
    for (begin, end) in parts_of(&cut.at, slice.end - slice.begin) {
        let part = part_load(func, load, begin, end);
        let usage = func.use_of(part.as_inst().expect("load"), 0);
        new.push(Slice { begin: slice.begin + begin, end: slice.begin + end, usage, splittable: false });
        made.push(part);
    }
    let users: Vec<Inst> = func.uses(Value::inst(load)).map(|usage| func.user(usage)).collect();
    let mut deferred = false;
    for store in users {
        // A store to the same alloca is cut with its own slice, as long as it is cut at all.
        if let Some(other) = cuts.find(store)
            && !cuts.list[other].off
        {
            deferred = true;
            continue;
        }
        for ((begin, _), &value) in parts_of(&cut.at, slice.end - slice.begin).zip(&made) {
            let part = part_store(func, store, value, begin);
            metadata::copy_alias_facts(func, Value::inst(part), store, begin);
        }
        revisit(func, state, func.operand(store, 1), resplit);
        state.dead.push(store);
    }
    if deferred {
        parts.push((load, made));
    }
    state.dead.push(load);
    slices.list[cut.slice].usage = Use::NONE;
}

fn split_store(
    func: &mut FuncMut<'_>,
    state: &mut State,
    slices: &mut Slices,
    cut: &Cut,
    new: &mut Vec<Slice>,
    parts: &[(Inst, Vec<Value>)],
    resplit: &mut Vec<Inst>,
) {
    let (store, slice) = (cut.inst, slices.list[cut.slice]);
    let Some(load) = stored_load(func, store) else { return };
    let made = parts.iter().find(|row| row.0 == load);
    for (k, (begin, end)) in parts_of(&cut.at, slice.end - slice.begin).enumerate() {
        let value = match made {
            Some((_, made)) => made[k],
            None => part_load(func, load, begin, end),
        };
        let part = part_store(func, store, value, begin);
        let usage = func.use_of(part, 1);
        new.push(Slice { begin: slice.begin + begin, end: slice.begin + end, usage, splittable: false });
    }
    if made.is_none() {
        revisit(func, state, func.operand(load, 0), resplit);
        // What only this store used is not needed.
        if func.has_one_use(Value::inst(load)) {
            state.dead.push(load);
        }
    }
    state.dead.push(store);
    slices.list[cut.slice].usage = Use::NONE;
}
