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
pub fn loads(f: &mut FuncMut<'_>, alloca: Inst) -> bool {
    let mut changed = false;
    let mut plans: Vec<(Inst, Loads)> = Vec::new();
    for i in choices(f, alloca) {
        // A choice that nothing uses goes, and one between equal addresses is that address.
        let v = Value::inst(i);
        if f.is_unused(v) {
            f.erase(i);
            changed = true;
        } else if f.op(i) == Opcode::Select
            && let Some(taken) = taken(f, i)
        {
            f.replace_and_erase(i, taken);
            changed = true;
        } else {
            let plan = if f.op(i) == Opcode::Select { plan_select(f, i) } else { plan_phi(f, i) };
            let Some(plan) = plan else { return changed };
            plans.push((i, plan));
        }
    }
    for (i, loads) in plans {
        changed = true;
        if f.op(i) == Opcode::Select { select(f, i, loads) } else { phi(f, i, &loads) }
    }
    changed
}

/// The value that a select always gives: its arms are equal, or its condition is a constant.
fn taken(f: &FuncMut<'_>, select: Inst) -> Option<Value> {
    let (x, y) = (f.operand(select, 1), f.operand(select, 2));
    match f.consts().as_int(f.operand(select, 0)) {
        Some(0) => Some(y),
        Some(_) if f.ty(select) == f.type_of(x) && f.type_of(f.operand(select, 0)) == Type::I1 => Some(x),
        _ => (x == y).then_some(x),
    }
}

/// Selects and phis of `alloca` and constant offsets from it; none when its address is used for anything but accesses.
fn choices(f: &FuncMut<'_>, alloca: Inst) -> Vec<Inst> {
    let mut found: Vec<Inst> = Vec::new();
    let mut work: SmallVec<[Inst; 8]> = SmallVec::new();
    work.push(alloca);
    let mut seen = 0;
    while let Some(p) = work.pop() {
        for u in f.uses(Value::inst(p)) {
            let inst = f.user(u);
            seen += 1;
            if seen > MAX_USERS {
                return Vec::new();
            }
            match f.op(inst) {
                Opcode::Load => {}
                Opcode::Store if f.use_index(u) == 1 => {}
                Opcode::GetElementPtr if f.use_index(u) == 0 => work.push(inst),
                Opcode::Select | Opcode::Phi => {
                    if !found.contains(&inst) {
                        found.push(inst);
                    }
                }
                Opcode::Call => match facts::intrinsic(f, inst) {
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
fn plain_loads(f: &FuncMut<'_>, inst: Inst) -> Option<Loads> {
    let mut list = Loads::new();
    for u in f.uses(Value::inst(inst)) {
        let l = f.user(u);
        let plain = f.op(l) == Opcode::Load
            && f.flags(l) & flags::VOLATILE == 0
            && f.mem(l).ordering == Ordering::NotAtomic
            && f.types().is_sized(f.ty(l));
        if !plain || list.len() == SCAN {
            return None;
        }
        list.push(l);
    }
    (!list.is_empty()).then_some(list)
}

/// Whether a value of type `ty` may be loaded from `ptr` anywhere.
fn is_safe(f: &FuncMut<'_>, ptr: Value, ty: Type) -> bool {
    f.layout().fixed_store_size(f.types(), ty).is_some_and(|size| is_dereferenceable(f, ptr, size))
}

/// The alignment that `ptr` has whatever its value.
fn known_align(f: &FuncMut<'_>, ptr: Value) -> u64 {
    Values::new(f).pointer_alignment(ptr)
}

fn plan_select(f: &FuncMut<'_>, select: Inst) -> Option<Loads> {
    let (x, y) = (f.operand(select, 1), f.operand(select, 2));
    plain_loads(f, select).filter(|loads| loads.iter().all(|&l| is_safe(f, x, f.ty(l)) && is_safe(f, y, f.ty(l))))
}

fn select(f: &mut FuncMut<'_>, select: Inst, loads: Loads) {
    let (c, x, y) = (f.operand(select, 0), f.operand(select, 1), f.operand(select, 2));
    for l in loads {
        let (ty, align) = (f.ty(l), f.mem(l).align);
        // Only the address that is chosen has the alignment of the load.
        let (ax, ay) = (align.min(known_align(f, x)), align.min(known_align(f, y)));
        let mut bld = Builder::before(f, l);
        let v = bld.load(ty, x, ax, 0);
        let w = bld.load(ty, y, ay, 0);
        let r = bld.select(c, v, w, 0);
        f.take_name(r, Value::inst(l));
        f.replace_and_erase(l, r);
    }
    f.erase(select);
}

/// Loads that come right after phi `inst`, which may be done at the end of the blocks before it.
fn plan_phi(f: &FuncMut<'_>, inst: Inst) -> Option<Loads> {
    let loads = plain_loads(f, inst)?;
    let (b, ty) = (f.block_of(inst), f.ty(loads[0]));
    if loads.iter().any(|&l| f.block_of(l) != b || f.ty(l) != ty) {
        return None;
    }
    // No instruction between the phi and the loads may write, or keep the loads from being reached.
    let mut left = loads.len();
    let mut at = f.next(inst);
    for _ in 0..SCAN {
        if left == 0 || at.is_none() {
            break;
        }
        if loads.contains(&at) {
            left -= 1;
        } else if facts::may_write(f, at) || facts::may_throw(f, at) || !facts::will_return(f, at) {
            return None;
        }
        at = f.next(at);
    }
    let align = widest_align(f, &loads);
    let possible = left == 0
        && f.phi_pairs(inst).all(|(v, from)| {
            let t = f.terminator(from);
            let only_way = f.op(t) == Opcode::Br && f.num_operands(t) == 1;
            v != Value::inst(inst)
                && v != Value::inst(t)
                && (only_way || is_safe(f, v, ty) && known_align(f, v) >= align)
        });
    possible.then_some(loads)
}

fn widest_align(f: &FuncMut<'_>, loads: &Loads) -> u64 {
    loads.iter().map(|&l| f.mem(l).align).max().unwrap_or(1)
}

fn phi(f: &mut FuncMut<'_>, inst: Inst, loads: &Loads) {
    let (b, ty, align) = (f.block_of(inst), f.ty(loads[0]), widest_align(f, loads));
    let pairs: SmallVec<[(Value, Block); 8]> = f.phi_pairs(inst).collect();
    let new = f.new_phi(b, ty);
    f.set_loc(new, f.loc(inst));
    let mut made: SmallVec<[(Block, Value); 8]> = SmallVec::new();
    for (v, from) in pairs {
        let value = match made.iter().find(|m| m.0 == from) {
            Some(m) => m.1,
            None => {
                let t = f.terminator(from);
                let l = Builder::before(f, t).load(ty, v, align, 0);
                made.push((from, l));
                l
            }
        };
        f.add_incoming(new, value, from);
    }
    f.take_name(Value::inst(new), Value::inst(loads[0]));
    for &l in loads {
        f.replace_and_erase(l, Value::inst(new));
    }
    f.erase(inst);
}
