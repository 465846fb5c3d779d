//! Loads through a select or a phi of addresses become a select or a phi of loads, where those addresses may be loaded from.

use smallvec::SmallVec;
use warpc_analysis::facts;
use warpc_analysis::known_bits::{Values, is_dereferenceable};
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{id, is_mem_intrinsic};
use warpc_ir::{Builder, FuncMut, Opcode, Ordering, Value, flags};

/// Loads through one select or phi.
type Loads = SmallVec<[Inst; 8]>;

/// Instructions between a phi and the loads through it that are looked at.
const SCAN: usize = 64;
/// Users of an alloca that are looked at.
const MAX_USERS: usize = 256;

/// Turns selects and phis between `alloca` and other addresses, used by plain loads only, into selects and phis of values: all of
/// them or none, as the alloca stays with one.
pub fn loads(func: &mut FuncMut<'_>, alloca: Inst) -> bool {
    let mut changed = false;
    let mut plans: Vec<(Inst, Loads)> = Vec::new();
    for i in choices(func, alloca) {
        // A choice that nothing uses goes, and one between equal addresses is that address.
        let v = Value::inst(i);
        if func.is_unused(v) {
            func.erase(i);
            changed = true;
        } else if func.op(i) == Opcode::Select
            && let Some(taken) = taken(func, i)
        {
            func.replace_and_erase(i, taken);
            changed = true;
        } else {
            let plan = if func.op(i) == Opcode::Select { plan_select(func, i) } else { plan_phi(func, i) };
            let Some(plan) = plan else { return changed };
            plans.push((i, plan));
        }
    }
    for (i, loads) in plans {
        changed = true;
        if func.op(i) == Opcode::Select { select(func, i, loads) } else { phi(func, i, &loads) }
    }
    changed
}

/// The value that a select always gives: its arms are equal, or its condition is a constant.
fn taken(func: &FuncMut<'_>, select: Inst) -> Option<Value> {
    let (x, y) = (func.operand(select, 1), func.operand(select, 2));
    match func.consts().as_int(func.operand(select, 0)) {
        Some(0) => Some(y),
        Some(_) if func.ty(select) == func.type_of(x) && func.type_of(func.operand(select, 0)) == Type::I1 => Some(x),
        _ => (x == y).then_some(x),
    }
}

/// Selects and phis of `alloca` and constant offsets from it; none when its address is used for anything but accesses.
fn choices(func: &FuncMut<'_>, alloca: Inst) -> Vec<Inst> {
    let mut found: Vec<Inst> = Vec::new();
    let mut work: SmallVec<[Inst; 8]> = SmallVec::new();
    work.push(alloca);
    let mut seen = 0;
    while let Some(p) = work.pop() {
        for u in func.uses(Value::inst(p)) {
            let inst = func.user(u);
            seen += 1;
            if seen > MAX_USERS {
                return Vec::new();
            }
            match func.op(inst) {
                Opcode::Load => {}
                Opcode::Store if func.use_index(u) == 1 => {}
                Opcode::GetElementPtr if func.use_index(u) == 0 => work.push(inst),
                Opcode::Select | Opcode::Phi => {
                    if !found.contains(&inst) {
                        found.push(inst);
                    }
                }
                Opcode::Call => match facts::intrinsic(func, inst) {
                    Some(id::LIFETIME_START | id::LIFETIME_END) => {}
                    Some(which) if is_mem_intrinsic(which) => {}
                    _ => return Vec::new(),
                },
                _ => return Vec::new(),
            }
        }
    }
    found.sort_unstable();
    found
}

/// The loads that are all users of `inst`; `None` when there is another user or no load.
fn plain_loads(func: &FuncMut<'_>, inst: Inst) -> Option<Loads> {
    let mut list = Loads::new();
    for u in func.uses(Value::inst(inst)) {
        let l = func.user(u);
        let plain = func.op(l) == Opcode::Load
            && func.flags(l) & flags::VOLATILE == 0
            && func.mem(l).ordering == Ordering::NotAtomic
            && func.types().is_sized(func.ty(l));
        if !plain || list.len() == SCAN {
            return None;
        }
        list.push(l);
    }
    (!list.is_empty()).then_some(list)
}

/// Whether a value of type `ty` may be loaded from `ptr` anywhere.
fn is_safe(func: &FuncMut<'_>, ptr: Value, ty: Type) -> bool {
    func.layout().fixed_store_size(func.types(), ty).is_some_and(|size| is_dereferenceable(func, ptr, size))
}

/// The alignment that `ptr` has whatever its value.
fn known_align(func: &FuncMut<'_>, ptr: Value) -> u64 {
    Values::new(func).pointer_alignment(ptr)
}

fn plan_select(func: &FuncMut<'_>, select: Inst) -> Option<Loads> {
    let (x, y) = (func.operand(select, 1), func.operand(select, 2));
    plain_loads(func, select)
        .filter(|loads| loads.iter().all(|&l| is_safe(func, x, func.ty(l)) && is_safe(func, y, func.ty(l))))
}

fn select(func: &mut FuncMut<'_>, select: Inst, loads: Loads) {
    let (c, x, y) = (func.operand(select, 0), func.operand(select, 1), func.operand(select, 2));
    for l in loads {
        let (ty, align) = (func.ty(l), func.mem(l).align);
        // Only the address that is chosen has the alignment of the load.
        let (ax, ay) = (align.min(known_align(func, x)), align.min(known_align(func, y)));
        let mut bld = Builder::before(func, l);
        let v = bld.load(ty, x, ax, 0);
        let w = bld.load(ty, y, ay, 0);
        let r = bld.select(c, v, w, 0);
        func.take_name(r, Value::inst(l));
        func.replace_and_erase(l, r);
    }
    func.erase(select);
}

/// Loads that come right after phi `inst`, which may be done at the end of the blocks before it.
fn plan_phi(func: &FuncMut<'_>, inst: Inst) -> Option<Loads> {
    let loads = plain_loads(func, inst)?;
    let (b, ty) = (func.block_of(inst), func.ty(loads[0]));
    if loads.iter().any(|&l| func.block_of(l) != b || func.ty(l) != ty) {
        return None;
    }
    // No instruction between the phi and the loads may write, or keep the loads from being reached.
    let mut left = loads.len();
    let mut at = func.next(inst);
    for _ in 0..SCAN {
        if left == 0 || at.is_none() {
            break;
        }
        if loads.contains(&at) {
            left -= 1;
        } else if facts::may_write(func, at) || facts::may_throw(func, at) || !facts::will_return(func, at) {
            return None;
        }
        at = func.next(at);
    }
    let align = widest_align(func, &loads);
    let possible = left == 0
        && func.phi_pairs(inst).all(|(v, from)| {
            let t = func.terminator(from);
            let only_way = func.op(t) == Opcode::Br && func.num_operands(t) == 1;
            v != Value::inst(inst)
                && v != Value::inst(t)
                && (only_way || is_safe(func, v, ty) && known_align(func, v) >= align)
        });
    possible.then_some(loads)
}

fn widest_align(func: &FuncMut<'_>, loads: &Loads) -> u64 {
    loads.iter().map(|&l| func.mem(l).align).max().unwrap_or(1)
}

fn phi(func: &mut FuncMut<'_>, inst: Inst, loads: &Loads) {
    let (b, ty, align) = (func.block_of(inst), func.ty(loads[0]), widest_align(func, loads));
    let pairs: SmallVec<[(Value, Block); 8]> = func.phi_pairs(inst).collect();
    let new = func.new_phi(b, ty);
    func.set_loc(new, func.loc(inst));
    let mut made: SmallVec<[(Block, Value); 8]> = SmallVec::new();
    for (v, from) in pairs {
        let value = match made.iter().find(|m| m.0 == from) {
            Some(m) => m.1,
            None => {
                let t = func.terminator(from);
                let l = Builder::before(func, t).load(ty, v, align, 0);
                made.push((from, l));
                l
            }
        };
        func.add_incoming(new, value, from);
    }
    func.take_name(Value::inst(new), Value::inst(loads[0]));
    for &l in loads {
        func.replace_and_erase(l, Value::inst(new));
    }
    func.erase(inst);
}
